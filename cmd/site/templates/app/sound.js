// What is felt and heard. The sounds, of wood and brass, are built from short bursts of noise and
// decaying tones: no file to fetch and none to license.

// The picture comes first: the browser takes as long to start a motor or a sound as a tap may take altogether.
const afterwards = [];
const oneAfterwards = () => {
  try {
    afterwards[0]();
  } finally {
    afterwards.shift();
    if (afterwards.length > 0) afterTurn(oneAfterwards);
  }
};
const afterPicture = (f) => {
  if (afterwards.push(f) === 1) requestAnimationFrame(() => setTimeout(oneAfterwards));
};
serviert.vibrates = "vibrate" in navigator;
serviert.vibrate = (ms) => { if (navigator.vibrate) afterPicture(() => navigator.vibrate(ms)); };

let audio = null;
let hiss = null; // a moment of noise, over and over: a whole second takes a slow phone too long to make
let out = null; // where everything goes: as loud as was chosen, at a place between left and right
const strike = (when, hertz, seconds, loud, kind) => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
  gain.connect(out);
  if (kind) {
    const tone = audio.createOscillator();
    tone.type = kind;
    tone.frequency.value = hertz;
    tone.connect(gain);
    tone.start(when);
    tone.stop(when + seconds);
    return;
  }
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 8, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const noise = audio.createBufferSource();
  noise.buffer = hiss;
  noise.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  band.Q.value = 3;
  noise.connect(band).connect(gain);
  noise.start(when, Math.random() * hiss.duration, seconds);
};

// notes are five tones that sound well together in any order, and the next one: one for each face.
const notes = [262, 294, 330, 392, 440, 523];
// Each sound gets the moment it begins at and its numbers, and tells for how many seconds the next one
// has to wait for it.
const sounds = {
  throw: (at, faces) => { // a clatter for each die, and how it comes to lie
    faces.forEach((face, i) => {
      const when = at + i * 0.1;
      strike(when, 700 + Math.random() * 900, 0.05, 0.35);
      strike(when + 0.03 + Math.random() * 0.02, 900 + Math.random() * 900, 0.04, 0.25);
      strike(when + 0.05, notes[face - 1], 0.22, 0.2, "triangle");
    });
    return faces.length * 0.1 + 0.15;
  },
  grande: (at) => { // the same bell three times, higher each time, over a low one
    for (let i = 0; i < 3; i++) strike(at + i * 0.14, 784 * (1 + i / 4), 1.4, 0.16, "sine");
    strike(at + 0.42, 392, 2.2, 0.16, "sine");
    strike(at + 0.42, 1568, 2, 0.14, "sine");
    strike(at + 0.42, 3920, 1.2, 0.04, "sine");
    return 1.2;
  },
  served: (at) => {
    strike(at, 1175, 1.1, 0.18, "sine");
    strike(at, 2960, 0.7, 0.06, "sine");
    strike(at + 0.12, 1568, 1.2, 0.14, "sine");
    return 0.6;
  },
  write: (at) => { // a pen
    strike(at, 3200, 0.12, 0.12);
    return 0.2;
  },
  strike: (at) => { // a longer stroke, back and forth, and a low tone
    strike(at, 2600, 0.2, 0.16);
    strike(at + 0.14, 1800, 0.25, 0.16);
    strike(at, 147, 0.5, 0.14, "triangle");
    return 0.45;
  },
  card: (at, [count]) => {
    for (let i = 0; i < Math.min(count, 7); i++) strike(at + i * 0.07, 1500 + i * 60, 0.05, 0.3);
    return Math.min(count, 7) * 0.07 + 0.1;
  },
  coins: (at, [count]) => {
    for (let i = 0; i < Math.min(count, 7); i++) {
      const when = at + i * 0.09, pitch = 1 + Math.random() / 20;
      strike(when, 4200 * pitch, 0.18, 0.06, "sine");
      strike(when, 6780 * pitch, 0.12, 0.04, "sine");
    }
    return Math.min(count, 7) * 0.09 + 0.15;
  },
  knock: (at) => {
    strike(at, 240, 0.07, 0.5);
    strike(at + 0.13, 220, 0.07, 0.5);
    return 0.3;
  },
  turn: (at, [seat, of]) => { // from left to right around the table, and from low to high
    if (out.pan) out.pan.value = of > 1 ? 1.4 * (seat - 1) / (of - 1) - 0.7 : 0;
    const hertz = notes[(seat - 1) % notes.length] * (seat > notes.length ? 2 : 1);
    strike(at, hertz, 0.3, 0.14, "sine");
    strike(at + 0.12, hertz * 1.5, 0.5, 0.14, "sine");
    return 0.4;
  },
};

let free = 0; // when the sounds so far let the next one begin
// A browser that has once made a sound goes on computing silence, which costs a phone its battery. So it rests
// when the longest sound has faded.
const fades = 3; // seconds
let resting = 0; // the timer
const silent = () => {}; // a browser may allow no sound, as during a call: the game goes on
const fallSilent = () => {
  resting = 0;
  audio.suspend().catch(silent);
};
const Audio = window.AudioContext || window.webkitAudioContext;
serviert.sound = (score, soft) => {
  if (!Audio) return;
  if (!audio) afterPicture(() => { audio ||= new Audio(); }); // takes long
  afterPicture(() => play(score, soft));
};
// It takes so long that a first throw would keep the next tap waiting. So at a table where sounds are wanted it is done
// as soon as nobody taps; no browser allows it before a first tap or key.
whenQuiet(600, () => {
  if (audio || !Audio || !atTable() || setting("sound") === false) return;
  audio = new Audio();
  audio.suspend().catch(silent);
});
const play = (score, soft) => {
  if (!resting || audio.state !== "running") audio.resume().catch(silent); // no state tells of a rest that is on its way
  clearTimeout(resting);
  const [name, ...numbers] = score.split(" ");
  const loud = audio.createGain();
  loud.gain.value = soft ? 0.33 : 1;
  out = audio.createStereoPanner ? audio.createStereoPanner() : audio.createGain();
  out.connect(loud).connect(audio.destination);
  // Who is quicker than the sounds does not hear them late.
  const at = Math.min(Math.max(free, audio.currentTime), audio.currentTime + 1.2);
  free = at + sounds[name](at, numbers.map(Number));
  resting = setTimeout(fallSilent, 1000 * (free - audio.currentTime + fades));
};
