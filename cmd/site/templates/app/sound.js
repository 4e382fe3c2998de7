// What is felt and heard. The sounds, of wood and brass, are built from short bursts of noise and
// decaying tones: no file to fetch and none to license.

serviert.vibrate = (ms) => { if (navigator.vibrate) navigator.vibrate(ms); };

let audio = null;
let hiss = null; // a second of noise
const strike = (when, hertz, seconds, loud, kind) => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
  gain.connect(audio.destination);
  if (kind === "tone") {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(gain);
    tone.start(when);
    tone.stop(when + seconds);
    return;
  }
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const noise = audio.createBufferSource();
  noise.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  band.Q.value = 3;
  noise.connect(band).connect(gain);
  noise.start(when, Math.random() * 0.8, seconds);
};
serviert.sound = (name) => requestAnimationFrame(() => setTimeout(play, 0, name)); // the picture comes first
const play = (name) => {
  const Audio = window.AudioContext || window.webkitAudioContext;
  if (!Audio) return;
  if (!audio) audio = new Audio();
  if (audio.state === "suspended") audio.resume();
  const now = audio.currentTime;
  switch (name) {
    case "throw":
      for (let i = 0; i < 7; i++) strike(now + i * 0.045 + Math.random() * 0.03, 700 + Math.random() * 900, 0.05, 0.35);
      break;
    case "write":
      strike(now, 3200, 0.12, 0.12);
      break;
    case "grande": // the same bell three times, higher each time, over a low one
      for (let i = 0; i < 3; i++) strike(now + 0.5 + i * 0.14, 784 * (1 + i / 4), 1.4, 0.16, "tone");
      strike(now + 0.92, 392, 2.2, 0.16, "tone");
      strike(now + 0.92, 1568, 2, 0.14, "tone");
      strike(now + 0.92, 3920, 1.2, 0.04, "tone");
      break;
    case "served":
      strike(now + 0.35, 1175, 1.1, 0.18, "tone");
      strike(now + 0.35, 2960, 0.7, 0.06, "tone");
      strike(now + 0.47, 1568, 1.2, 0.14, "tone");
      break;
  }
};
