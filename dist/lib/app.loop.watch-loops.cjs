

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_promises = require("node:timers/promises");
// src/app/loop/watch-loops.ts
var EVERY_MS = 1e3;
async function watchLoops(show, wait = waitASecond) {
  const { signal, release } = (0, import_shared_core_mapping_skeleton_languages.onInterrupt)();
  try {
    while (!signal.aborted && show()) await wait(signal);
  } finally {
    release();
  }
}
function waitASecond(signal) {
  return (0, import_promises.setTimeout)(EVERY_MS, void 0, { signal }).catch(() => null);
}
module.exports = {
  watchLoops: watchLoops
};
