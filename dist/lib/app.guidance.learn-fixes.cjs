var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var a in r)__defProp(e,a,{get:r[a],enumerable:!0})},__copyProps=(e,r,a,p)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==a&&__defProp(e,t,{get:()=>r[t],enumerable:!(p=__getOwnPropDesc(r,t))||p.enumerable});return e},__toESM=(e,r,a)=>(a=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(a,"default",{value:e,enumerable:!0}):a,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{learnFixes:()=>learnFixes,restoreFixes:()=>restoreFixes,withdrawFixes:()=>withdrawFixes}),module.exports=__toCommonJS(stdin_exports);var import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_note_failures=require("./app.guidance.note-failures.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_shared_diff_libesm_patch_create=require("./shared.diff.libesm.patch.create.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs");
// src/core/guidance/cut-change.ts
var MOST_FILES = 4;
var MOST_PATCH = 2400;
function tellingFiles(files, names) {
  const own = files.filter(({ path, added }) => added !== null && !isOurs(path));
  const made = own.filter(({ path }) => !GENERATED.test(path));
  const known = new Set(names);
  const weight = ({ path }) => {
    const named = (0, import_app_guidance_note_failures.lowerCaseNames)(path).some((word) => known.has(word)) ? 4 : 0;
    return named + (DOCUMENT.test(path) ? 0 : 2) + (TEST.test(path) ? 0 : 1);
  };
  return (made.length > 0 ? made : own).toSorted((one, other) => weight(other) - weight(one) || sizeOf(one) - sizeOf(other)).slice(0, MOST_FILES);
}
function cutPatches(patches, left) {
  const kept = [];
  let room = MOST_PATCH;
  for (const patch of patches) {
    const lines = patch.split("\n").filter((line) => !FOR_GIT.test(line));
    const fits = fitLines(lines, room);
    if (fits.length < 3) break;
    kept.push(...fits);
    room -= fits.reduce((sum, line) => sum + line.length + 1, 0);
    if (fits.length < lines.length) {
      kept.push("[the rest of this change is left out]");
      break;
    }
  }
  const more = left > 0 ? `[and ${(0, import_common5.countOf)(left, "more file")}]` : null;
  return [...kept.filter((line) => line !== ""), more].filter((line) => line !== null).join("\n");
}
function fitLines(lines, room) {
  let length = 0;
  const end = lines.findIndex((line) => {
    length += line.length + 1;
    return length > room;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
var FOR_GIT = /^(?:diff --git |index |new file mode |deleted file mode |old mode |new mode |\\ No newline)/;
function sizeOf({ added, removed }) {
  return (added ?? 0) + (removed ?? 0);
}
function isOurs(path) {
  return path.startsWith(".msw/") || path.includes("/.msw/") || path.startsWith(".planning/");
}
var GENERATED = /(?:^|\/)(?:dist|build|out|coverage|vendor|node_modules|__snapshots__|__pycache__)\/|(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|Cargo\.lock|poetry\.lock|uv\.lock|go\.sum|composer\.lock|Gemfile\.lock)$|\.(?:min\.js|map|snap|lock|log)$/;
var DOCUMENT = /\.(?:md|mdx|rst|txt|adoc)$/i;
var TEST = /(?:^|\/)(?:tests?|spec|__tests__)\/|[._-](?:test|spec)\.|(?:^|\/)test_/i;
// src/app/guidance/learn-fixes.ts
var LONGEST_WORDS = 600;
var LARGEST_FILE = 256 * 1024;
async function learnFixes(workspace, learned) {
  try {
    const fixes = await fixesOf(workspace, learned);
    if (fixes.length === 0) return;
    const { noteFixes } = await notes();
    const at = (0, import_common2.isoNow)(workspace);
    await (0, import_app_guidance_step_guidance2.appendFixLines)(
      workspace.userFolder,
      fixes.map((fix) => ({ kind: "fixed", at, fix }))
    );
    await noteFixes(workspace, fixes);
    for (const { id, class: failureClass } of fixes)
      await (0, import_common.appendJournal)(
        workspace.project,
        { event: "fix-learned", loop: learned.loop, class: failureClass, fix: id },
        at
      );
    await (0, import_app_guidance_step_guidance.shareInTurn)(workspace);
  } catch {
  }
}
async function withdrawFixes(workspace, loop, why, isMeant = () => true) {
  try {
    const meant = (0, import_app_guidance_step_guidance2.readFixes)(workspace.userFolder).filter(
      ({ fix, withdrawn }) => withdrawn === null && fix.loop === loop && isMeant(fix)
    );
    if (meant.length === 0) return;
    const { withdrawNotes } = await notes();
    const at = (0, import_common2.isoNow)(workspace);
    await (0, import_app_guidance_step_guidance2.appendFixLines)(
      workspace.userFolder,
      meant.map(({ fix }) => ({ kind: "withdrawn", at, fix: fix.id, why }))
    );
    await withdrawNotes(
      workspace,
      meant.map(({ fix }) => fix)
    );
    await (0, import_app_guidance_step_guidance.shareInTurn)(workspace);
  } catch {
  }
}
async function restoreFixes(workspace, loop) {
  try {
    const undone = (0, import_app_guidance_step_guidance2.readFixes)(workspace.userFolder).filter(
      ({ fix, withdrawn }) => withdrawn === "undone" && fix.loop === loop
    );
    if (undone.length === 0) return;
    const { noteFixes } = await notes();
    const at = (0, import_common2.isoNow)(workspace);
    await (0, import_app_guidance_step_guidance2.appendFixLines)(
      workspace.userFolder,
      undone.map(({ fix }) => ({ kind: "restored", at, fix: fix.id }))
    );
    await noteFixes(
      workspace,
      undone.map(({ fix }) => fix)
    );
  } catch {
  }
}
var notes = () => Promise.resolve().then(() => __toESM(require("./app.guidance.fix-notes.cjs")));
async function fixesOf(workspace, learned) {
  const store = await (0, import_app_snapshots_keep_snapshots.existingSnapshots)(workspace, learned.loop);
  const subject = learned.commits.at(-1);
  const commit = subject === void 0 ? null : (0, import_common3.redact)((0, import_common4.clipText)(subject, 100));
  const fixes = [];
  for (const one of learned.gone) {
    const explanation = explain(one, learned);
    const change = store === null ? null : await changeSince(store, one, learned.iteration);
    if (change === "" || change === null && !(learned.hasChanged && explanation !== "")) continue;
    const { phase: _phase, items: _items, seen: _seen, ...subject2 } = one;
    fixes.push(
      (0, import_app_guidance_step_guidance3.makeFix)({
        ...subject2,
        check: (0, import_common3.redact)(one.check),
        change: change ?? "",
        explanation,
        commit,
        project: workspace.project,
        loop: learned.loop,
        iteration: learned.iteration,
        at: (0, import_common2.isoNow)(workspace)
      })
    );
  }
  return fixes;
}
function explain({ seen }, { iteration, message, saidBefore }) {
  const first = seen + 1 < iteration ? saidBefore.get(seen + 1) : void 0;
  const words = [first, message.trim()].filter((part) => part !== void 0 && part !== "");
  return (0, import_common3.redact)((0, import_common4.clipText)(words.join("\n"), LONGEST_WORDS));
}
async function changeSince(store, { seen, names }, iteration) {
  const snapshots = store.list();
  const from = (0, import_app_snapshots_keep_snapshots.snapshotOf)(snapshots, seen);
  const to = (0, import_app_snapshots_keep_snapshots.snapshotOf)(snapshots, iteration);
  if (from === null || to === null) return null;
  const changed = await store.trees.changedFiles(from.tree, to.tree);
  if (changed === null) return null;
  const files = tellingFiles(changed, names);
  const paths = files.map(({ path }) => path);
  const [before, after] = await Promise.all(
    [from, to].map(({ tree }) => store.trees.contentsOf(tree, paths, LARGEST_FILE))
  );
  const textIn = (contents, path) => contents?.get(path)?.toString("utf8");
  const patches = files.map(
    (file) => (0, import_shared_diff_libesm_patch_create.filePatch)(
      file,
      file.before === null ? null : textIn(before, file.path),
      file.after === null ? null : textIn(after, file.path)
    )
  );
  return (0, import_common3.redact)(cutPatches(patches, changed.length - files.length));
}
