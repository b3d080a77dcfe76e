var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_adapters_snapshots_refresh_index = require("./shared.adapters.snapshots.refresh-index.cjs");

var import_shared_core_checks_empty_run = require("./shared.core.checks.empty-run.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/app/snapshots/keep-snapshot.ts
async function keepSnapshot(workspace, loop, iteration) {
  try {
    return await keep(workspace, loop, iteration);
  } catch (error) {
    return unavailable(error instanceof Error ? error.message : String(error));
  }
}
async function keep(workspace, loop, iteration) {
  const opened = await (0, import_shared_adapters_snapshots_refresh_index.openSnapshots)(workspace, loop);
  if (opened.status !== "ok") return unavailable(opened.reason);
  const { store } = opened;
  if (iteration === 0) (0, import_shared_adapters_snapshots_refresh_index.removeOldSnapshots)(workspace.userFolder, workspace.now() - KEPT_MS);
  const before = store.list();
  const taken = await store.take({ label: (0, import_shared_adapters_snapshots_refresh_index.labelOf)(iteration), at: workspace.now() });
  if (taken.status !== "ok") return unavailable(taken.reason);
  const last = (0, import_shared_adapters_snapshots_refresh_index.snapshotOf)(before, iteration - 1);
  const changes = last === null ? null : await (0, import_shared_core_checks_empty_run.changedFiles)(store, last.tree, taken.snapshot.tree);
  const known = new Set((last?.leftOut ?? []).map(({ path }) => path));
  const sentence = tellLeftOut(taken.snapshot.leftOut.filter(({ path }) => !known.has(path)));
  return { snapshot: taken.snapshot, changes, sentences: sentence === null ? [] : [sentence] };
}
function unavailable(reason) {
  const sentence = `No snapshot was kept (${(0, import_hooks_active_on_stop.plainLine)(reason, 200)}): undo cannot bring this state back.`;
  return { snapshot: null, changes: null, sentences: [sentence] };
}
var KEPT_MS = 30 * 24 * 60 * 6e4;
var MOST_NAMED = 3;
function tellLeftOut(leftOut) {
  if (leftOut.length === 0) return null;
  const named = leftOut.slice(0, MOST_NAMED).map(({ path, why }) => `\u201C${(0, import_hooks_active_on_stop.plainLine)(path, 80)}\u201D (${why})`);
  const more = leftOut.length > MOST_NAMED ? ` and ${leftOut.length - MOST_NAMED} more` : "";
  return `Not in the snapshots: ${named.join(", ")}${more}.`;
}
module.exports = {
  keepSnapshot: keepSnapshot
};
