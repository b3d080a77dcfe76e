

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

// src/core/snapshots/undo-text.ts
function iterationOf(label) {
  const [, number] = /^iteration-(\d+)$/.exec(label) ?? [];
  return number === void 0 ? null : Number(number);
}
function describeSnapshot(label) {
  const iteration = iterationOf(label);
  if (iteration === null) return "the state before the last undo";
  return iteration === 0 ? "the start of the loop" : `the end of iteration ${iteration}`;
}
function renderUndo(undo) {
  const { to, files, untouched, isDone, isRest, isRunning, loop } = undo;
  const target = describeSnapshot(to);
  const nothing = files.length === 0 ? "no file differs" : summary(files);
  const head = isDone ? `The files are as they were ${iterationOf(to) === null ? "before the last undo" : `at ${target}`} (loop ${loop}): ${nothing}.` : isRest ? `An undo that brings back ${target} (loop ${loop}) was interrupted. Left to change: ${nothing}.` : `Undo would bring back the files of ${target} (loop ${loop}): ${nothing}.`;
  const names = files.slice(0, MOST_SHOWN).map((file) => `  ${MARKS[file.status]} ${file.path}${lines(file)}`);
  const more = files.length > MOST_SHOWN ? [`  and ${files.length - MOST_SHOWN} more`] : [];
  const left = untouched.slice(0, MOST_SHOWN).map(({ path, why }) => `  ${path}: ${why}`);
  return (0, import_hooks_active_on_stop.forPeople)([
    head,
    ...names,
    ...more,
    ...left.length === 0 ? [] : [isDone ? "Left as they are:" : "Would be left as they are:", ...left],
    ...isRunning ? ["The loop is running: Claude continues with the files as they are then."] : [],
    ...nextSteps(undo)
  ]);
}
function nextSteps({ to, files, isDone, isRest }) {
  if (isDone) return ["To take it back: /msw:undo --back --yes"];
  if (isRest) return ["To complete it: /msw:undo --yes. To take it back: /msw:undo --back --yes"];
  if (files.length === 0) return [];
  const iteration = iterationOf(to);
  const words = iteration === null ? "--back" : `${iteration}`;
  return [
    "Nothing was changed yet. What git ignores stays as it is, and so do commits and the index.",
    `To do it: /msw:undo ${words} --yes`
  ];
}
var MOST_SHOWN = 50;
var MARKS = { added: "+", removed: "-", changed: "~" };
function lines({ added, removed }) {
  return added === null || removed === null ? "" : `  +${added} -${removed}`;
}
function summary(files) {
  const sum = (of) => files.reduce((total, file) => total + (file[of] ?? 0), 0);
  const count = (0, import_common.countOf)(files.length, "file");
  return `${count}, +${sum("added")} -${sum("removed")} lines`;
}
module.exports = {
  describeSnapshot: describeSnapshot,
  iterationOf: iterationOf,
  renderUndo: renderUndo
};
