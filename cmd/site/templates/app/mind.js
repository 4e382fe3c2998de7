// The mind: the program that thinks for computer players and the coach, in a thread of its own. It is started when
// it is first asked, and again when Go asks after it was lost. The browser says nothing when it ends a worker to
// save memory, so as long as there is work it is asked whether it is still there.

let mind = null;
let watch = 0;
let unanswered = 0;
let mindLost = false; // and nothing was heard since
const watchMillis = 2000;
const loseMind = (why) => {
  clearInterval(watch);
  watch = 0;
  if (mind) mind.terminate();
  mind = null;
  mindLost = true;
  console.warn("Serviert has lost its mind:", why);
  setTimeout(() => serviert.onMindLost()); // Go is not called from within its own call
};
const startMind = () => {
  const worker = new Worker(trusted(mindURL));
  worker.onmessage = ({ data }) => {
    if (worker !== mind) return;
    unanswered = 0;
    mindLost = false;
    if (typeof data === "string") {
      serviert.onThought(data);
    } else if (data.failed) {
      loseMind(data.failed);
    } else if (data.idle) {
      clearInterval(watch);
      watch = 0;
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (worker === mind) loseMind(event.message || "its script has not come");
  };
  const kept = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  worker.postMessage({ kept });
  return worker;
};
serviert.think = (question) => {
  try {
    mind ||= startMind();
  } catch (error) {
    loseMind(error);
    return;
  }
  mind.postMessage(question);
  if (watch) return;
  unanswered = 0;
  watch = setInterval(() => {
    if (unanswered > 3) {
      loseMind("it does not answer");
      return;
    }
    unanswered++;
    mind.postMessage({ there: true });
  }, watchMillis);
};
serviert.renewMind = () => renew(mindURL);
addEventListener("online", () => { if (mindLost && !mind && serviert.onMindBack) serviert.onMindBack(); });
