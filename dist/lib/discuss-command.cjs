"use strict";
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

// src/app/planning/writing/discuss-command.ts
var discuss_command_exports = {};
__export(discuss_command_exports, {
  discussCommand: () => discussCommand
});
module.exports = __toCommonJS(discuss_command_exports);
var import_node_path13 = require("node:path");

// src/adapters/files/msw-folder.ts
var import_node_fs5 = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/read-plain.ts
var import_node_fs2 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs = require("node:fs");
var noWait = import_node_fs.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs2.lstatSync : import_node_fs2.statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? readOpened(path, rule) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function readOpened(path, rule) {
  const file = (0, import_node_fs2.openSync)(path, import_node_fs2.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs2.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs2.closeSync)(file);
  }
}
function objectionTo(stat, rule) {
  const reason = notPlain(stat);
  if (reason !== null) return reason;
  if (rule.partFrom === void 0 && stat.size > rule.cap) return tooLarge(rule.cap);
  return rule.objection?.(stat) ?? null;
}
function notPlain(stat) {
  if (stat.isFile()) return null;
  if (stat.isSymbolicLink()) return "it is a symbolic link";
  if (stat.isDirectory()) return "it is a folder";
  if (stat.isFIFO()) return "it is a named pipe";
  return stat.isSocket() ? "it is a socket" : "it is a device";
}
function tooLarge(cap) {
  return `it is larger than ${cap >= 1024 * 1024 ? `${Math.floor(cap / 1024 / 1024)} MiB` : `${cap} bytes`}`;
}
function readUpTo(file, start, expected, cap) {
  let buffer = Buffer.alloc(Math.max(0, Math.min(expected, cap)) + 1);
  for (let length = 0; ; ) {
    const read2 = (0, import_node_fs2.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/set-aside.ts
var import_node_fs3 = require("node:fs");
function setAside(path, nowIso) {
  const base = `${path}.corrupt-${nowIso.replaceAll(":", "-")}`;
  for (let number = 1; ; number += 1) {
    const target = number === 1 ? base : `${base}-${number}`;
    if (moveWithoutOverwriting(path, target)) return target;
  }
}
function moveWithoutOverwriting(from, to) {
  try {
    (0, import_node_fs3.linkSync)(from, to);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOENT") throw error;
    return renameIfFree(from, to);
  }
  (0, import_node_fs3.unlinkSync)(from);
  return true;
}
function renameIfFree(from, to) {
  if ((0, import_node_fs3.lstatSync)(to, { throwIfNoEntry: false })) return false;
  (0, import_node_fs3.renameSync)(from, to);
  return true;
}

// src/adapters/files/write-file-atomic.ts
var import_node_fs4 = require("node:fs");
var import_node_path = require("node:path");
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var RENAME_ATTEMPTS = 8;
var counter = 0;
function writeFileAtomic(path, content, options = {}) {
  removeLeftovers(path);
  const mode = options.mode ?? existingMode(path);
  const temporary = writeTemporary(path, content, mode);
  try {
    renameWithRetry(temporary, path);
  } catch (error) {
    (0, import_node_fs4.rmSync)(temporary, { force: true });
    throw error;
  }
  syncFolder((0, import_node_path.dirname)(path));
}
function existingMode(path) {
  const stat = (0, import_node_fs4.lstatSync)(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 511 : void 0;
}
function writeTemporary(path, content, mode) {
  const { file, temporary } = openTemporary(path, mode);
  try {
    if (mode !== void 0 && process.platform !== "win32") (0, import_node_fs4.fchmodSync)(file, mode);
    (0, import_node_fs4.writeFileSync)(file, content);
    (0, import_node_fs4.fsyncSync)(file);
  } catch (error) {
    (0, import_node_fs4.closeSync)(file);
    (0, import_node_fs4.rmSync)(temporary, { force: true });
    throw error;
  }
  (0, import_node_fs4.closeSync)(file);
  return temporary;
}
function openTemporary(path, mode = 438) {
  for (; ; ) {
    counter += 1;
    const temporary = (0, import_node_path.join)((0, import_node_path.dirname)(path), `.${(0, import_node_path.basename)(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: (0, import_node_fs4.openSync)(temporary, "wx", mode), temporary };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
function renameWithRetry(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs4.renameSync)(from, to);
      return;
    } catch (error) {
      if (attempt === RENAME_ATTEMPTS || !isBusy(error)) throw error;
      sleep(attempt * 10);
    }
  }
}
function isBusy(error) {
  return process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(errorCode(error) ?? "");
}
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
function syncFolder(folder) {
  try {
    const file = (0, import_node_fs4.openSync)(folder, "r");
    try {
      (0, import_node_fs4.fsyncSync)(file);
    } finally {
      (0, import_node_fs4.closeSync)(file);
    }
  } catch {
  }
}
var LARGEST_FOLDER = 1024 * 1024;
function removeLeftovers(path) {
  const folder = (0, import_node_path.dirname)(path);
  if (((0, import_node_fs4.lstatSync)(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${(0, import_node_path.basename)(path)}.`;
  for (const name of (0, import_node_fs4.readdirSync)(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = (0, import_node_path.join)(folder, name);
    const age = Date.now() - ((0, import_node_fs4.lstatSync)(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) (0, import_node_fs4.rmSync)(leftover, { force: true });
  }
}

// src/adapters/files/msw-folder.ts
function openMswFolder(projectRoot) {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === "refused") return folder;
  const ignore = (0, import_node_path2.join)(path, ".gitignore");
  if (ignored.has(ignore)) return folder;
  const seen = readPlain(ignore, { cap: largestIgnore, followsLink: false });
  try {
    if (seen.status !== "ok" || !ignoresAll(seen.bytes.toString("utf8"))) {
      if (seen.status !== "missing") setAside(ignore, (/* @__PURE__ */ new Date()).toISOString());
      writeFileAtomic(ignore, "*\n");
    }
  } catch (error) {
    return cannotMake(ignore, error);
  }
  ignored.add(ignore);
  return folder;
}
var ignored = /* @__PURE__ */ new Set();
var largestIgnore = 64 * 1024;
function ignoresAll(text) {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const mayCount = (line) => !line.startsWith("!") || /^!\/?(?:config\.json|\.gitignore)$/.test(line);
  return lines.includes("*") && lines.every(mayCount);
}
function mswPath(projectRoot, ...parts) {
  return (0, import_node_path2.join)(projectRoot, ".msw", ...parts);
}
function openMswSubfolder(projectRoot, ...names) {
  let folder = openMswFolder(projectRoot);
  for (const name of names) {
    if (folder.status === "refused") return folder;
    folder = openRealFolder((0, import_node_path2.join)(folder.path, name));
  }
  return folder;
}
function openRealFolder(path) {
  const seen = (0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: "ok", path };
  try {
    (0, import_node_fs5.mkdirSync)(path);
    return { status: "ok", path };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return cannotMake(path, error);
  }
  const stat = (0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) return { status: "refused", reason: `${path} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: "refused", reason: `${path} is not a folder` };
  return { status: "ok", path };
}
function cannotMake(path, error) {
  return { status: "refused", reason: `${path} cannot be made (${errorCode(error) ?? "unknown error"})` };
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/visible.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/harmless.ts
var TAG = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING.test(plain) ? plain.replaceAll(TAG, "‹") : plain;
}

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/core/planning/documents/phase-id.ts
function phaseKey(id) {
  return id.trim().toUpperCase().replaceAll(/(^|[.-])0+(?=\d)/g, "$1");
}
function comparePhases(a, b) {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return left.length - right.length;
  return comparePart(left[at] ?? "", right[at] ?? "");
}
function comparePart(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}
function folderPhase(name) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*(?=-|$)/.exec(name)?.[0] ?? null;
}
function isFolderOf(name, id) {
  const found = folderPhase(name);
  if (found === null) return false;
  const key = phaseKey(id);
  return phaseKey(found) === key || phaseKey(found.replace(/^[A-Za-z]{1,12}-/, "")) === key;
}
function isBacklog(id) {
  return /^(?:[A-Z]+-)?999(?:\.|$)/.test(phaseKey(id));
}
function partsOf(id) {
  const [, prefix = "", number = "0", letter = "", rest = ""] = /^(?:([A-Z]+)-)?(\d+)([A-Z]?)((?:\.\d+)*)/.exec(phaseKey(id)) ?? [];
  return [prefix, Number(number), letter, ...rest.split(".").slice(1).map(Number)];
}

// src/core/planning/phases/find-phase.ts
function findPhase(phases, typed) {
  const word = typed.trim();
  const key = phaseKey(folderPhase(word) ?? word);
  const means = ({ number, folder }) => phaseKey(number) === key || folder !== null && isFolderOf(folder, word);
  return phases.find(means) ?? null;
}
function noSuchPhase(phases, typed) {
  const known = phases.map(({ number }) => number).join(", ");
  if (known === "") return "The roadmap names no phase: begin with /msw:init.";
  return `There is no phase "${plainLine(typed, 40)}" in this milestone: it has ${plainLine(known, 200)}.`;
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}
function joinProse(parts, between) {
  return ours(parts.filter((part) => part !== null).join(between));
}
function fitProse(parts, cap) {
  const kept = [];
  let length = 0;
  for (const part of parts) {
    length += part.length + 1;
    if (length > cap + 1) break;
    kept.push(part);
  }
  return joinProse(kept, "\n");
}

// src/core/text/spread-fences.ts
function spreadFences(text) {
  return text.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(" "));
}

// src/core/text/quotation.ts
function quotation(line, cap) {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll("<!--", "‹!--");
  return ours(`“${clipText(inert, cap)}”`);
}
var MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

// src/core/text/quote-line.ts
function quoteLine(text, cap) {
  return quotation(plainLine(text, Number.POSITIVE_INFINITY), cap);
}

// src/core/text/quote-name.ts
function quoteName(name, cap = LONGEST) {
  if (name.length <= cap && (ASCII.test(name) || PLAIN2.test(name)) && !MARKUP.test(name)) return ours(name);
  return quotation(harmless(name).replaceAll(/\s/g, " "), cap);
}
var LONGEST = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP = /~{3}/;

// src/app/workspace/cli-command.ts
var import_node_path3 = require("node:path");

// src/core/text/typed.ts
function typedExactly(text) {
  return ours(text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/app/workspace/cli-command.ts
function cliCommand(workspace) {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === void 0 ? prose`msw-protocol` : prose`node "${typedExactly((0, import_node_path3.resolve)(root, "dist", "cli.mjs"))}"`;
}

// src/app/planning/documents/documents.ts
var import_node_fs8 = require("node:fs");
var import_node_path6 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs7 = require("node:fs");

// src/adapters/files/place.ts
var import_node_fs6 = require("node:fs");
var import_node_path5 = require("node:path");

// src/adapters/files/real-path.ts
var import_node_path4 = require("node:path");
function isInside(path, folder) {
  const way = (0, import_node_path4.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path4.sep}`) && !(0, import_node_path4.isAbsolute)(way);
}

// src/adapters/files/place.ts
var projectFile = (root) => ({ kind: "project", root });
function findIn(place, path) {
  if (place.kind === "named") return { status: "ok", path, followsLink: true };
  try {
    return place.kind === "project" ? findInProject(place.root, path) : findOwn(place.root, path);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function findOwn(root, path) {
  const link = linkBetween(root, (0, import_node_path5.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs6.realpathSync.native(path);
  const base = import_node_fs6.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path5.relative)(base, real).split(import_node_path5.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path5.dirname)(path))
    if ((0, import_node_fs6.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}

// src/adapters/files/list-folder.ts
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs7.statSync : import_node_fs7.lstatSync;
    const stat = look(found.path, { throwIfNoEntry: false });
    if (stat === void 0) return { status: "missing" };
    if (!stat.isDirectory()) return { status: "refused", reason: "it is no folder" };
    const entries = readEntries(found.path, most);
    if (entries.length <= most) return { status: "ok", entries };
    return { status: "too-many", reason: `it holds more than ${most} files` };
  } catch (error) {
    return { status: "refused", reason: `it cannot be listed (${errorCode(error) ?? "unknown error"})` };
  }
}
function namesIn(path, place) {
  const list2 = listFolder(path, place);
  return list2.status === "ok" ? list2.entries.map(({ name }) => name).sort() : [];
}
function readEntries(path, most) {
  const folder = (0, import_node_fs7.opendirSync)(path, { bufferSize: 256 });
  try {
    const entries = [];
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (entries.push(entry) > most) break;
    }
    return entries;
  } finally {
    folder.closeSync();
  }
}

// src/adapters/files/only-ours.ts
function notOnlyOurs(path, { uid, mode }) {
  if (process.getuid === void 0) return null;
  const own = process.getuid();
  if (uid !== own)
    return `it belongs to another user; if it is yours, type: sudo chown ${own} ${quoted(path)}`;
  return (mode & 18) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path)}`;
}
function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readFile(path, place, cap) {
  return read(path, place, { cap });
}
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
}
function read(path, place, rule) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  const { followsLink } = found;
  return readPlain(found.path, {
    ...rule,
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  });
}

// src/app/planning/documents/documents.ts
function readDocument(root, path) {
  return readText((0, import_node_path6.resolve)(root, path), projectFile(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return namesIn((0, import_node_path6.resolve)(root, folder), projectFile(root));
}
function isDocument(root, path) {
  const found = findIn(projectFile(root), (0, import_node_path6.resolve)(root, path));
  return found.status === "ok" && (0, import_node_fs8.statSync)(found.path, { throwIfNoEntry: false })?.isFile() === true;
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/documents/find-planning.ts
var import_node_fs9 = require("node:fs");
var import_node_path7 = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path7.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path7.basename)(folder) === ".planning") return (0, import_node_path7.dirname)(folder);
    if ((0, import_node_fs9.existsSync)((0, import_node_path7.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path7.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs9.existsSync)(path) && (0, import_node_fs9.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/planning/documents/open-phase.ts
var import_node_path10 = require("node:path");

// src/core/planning/documents/phase-folder-name.ts
var LONGEST_SLUG = 60;
function phaseFolderName(number, name, code = null) {
  const slug = phaseSlug(name);
  const id = paddedPhase(number);
  const base = slug === "" ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base : `${code}-${base}`;
}
function paddedPhase(number) {
  const [, digits, rest = ""] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number.trim()) ?? [];
  return digits === void 0 ? number.trim() : digits.padStart(2, "0") + rest;
}
function phaseSlug(name) {
  return name.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
}

// src/app/planning/documents/read-phase.ts
var import_node_path8 = require("node:path");

// src/core/planning/documents/plan-id.ts
var PHASE_PART = /^(?:\d{2,}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
var PLAN_PART = /^(?:\d{2}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
function planName(file) {
  const id = file.replace("-PLAN.md", "").replace("PLAN.md", "");
  const canonical = canonicalPlanId(id);
  const short = /-(\d+)$/.exec(canonical)?.[1] ?? null;
  return { id, canonical, short };
}
function canonicalPlanId(name) {
  const base = name.replace(/-(?:PLAN|SUMMARY)\.md$/i, "").replace(/\.md$/i, "");
  const parts = base.split("-").filter((part) => part !== "");
  const at = parts.findIndex((part) => PHASE_PART.test(part));
  const [phase, plan] = [parts[at], parts[at + 1]];
  return at !== -1 && plan !== void 0 && PLAN_PART.test(plan) ? `${phase}-${plan}` : base;
}
function planResolver(names) {
  const ids = new Map(names.map(({ id }) => [id.toLowerCase(), id]));
  const canonicals = new Map(names.map(({ id, canonical }) => [canonical.toLowerCase(), id]));
  const shorts = new Map(
    [...names].reverse().flatMap(({ id, short }) => short === null ? [] : [[short, id]])
  );
  return (token) => {
    const wanted = token.trim().toLowerCase().replace(/\.md$/, "").replace(/-plan$/, "");
    const found = ids.get(wanted) ?? canonicals.get(wanted) ?? shorts.get(wanted);
    return found ?? canonicals.get(canonicalPlanId(wanted)) ?? null;
  };
}

// src/core/planning/documents/phase-files.ts
var ASIDE = /-OUTLINE\.md$|\.pre-bounce\.md$|-PLAN-REVIEW\.md$/i;
function phaseFiles(names, nested) {
  const inner = (pattern) => nested.filter((name) => pattern.test(name) && !ASIDE.test(name)).map((name) => `plans/${name}`);
  const canonical = names.filter((name) => isCanonical(name) && !ASIDE.test(name));
  return {
    plans: [...canonical, ...inner(/^(?=.*\.md$)(?:.*-)?PLAN-\d/i)].sort(),
    oddlyNamed: names.filter((name) => /^(?=.*\.md$)(?:.*-)?PLAN(?:-\d|\.md$)/i.test(name) && !ASIDE.test(name)).filter((name) => !isCanonical(name) && !isSummary(name)).sort(),
    summaries: [...names.filter(isSummary), ...inner(/^(?=.*\.md$)(?:.*-)?SUMMARY-\d/i)].sort()
  };
}
function summaryOf(plan, summaries) {
  const at = plan.lastIndexOf("/") + 1;
  const folder = plan.slice(0, at);
  const base = plan.slice(at).replace(/\.md$/i, "");
  const numbered = /^(\d+)-PLAN-(\d+)/i.exec(base);
  const names = [
    `${base.replace(/PLAN/i, "SUMMARY")}.md`,
    `${base}-SUMMARY.md`,
    ...numbered === null ? [] : [`${numbered[1]}-${numbered[2]}-SUMMARY.md`],
    `${canonicalPlanId(base)}-SUMMARY.md`
  ].map((name) => folder + name);
  return names.find((name) => summaries.includes(name)) ?? null;
}
function isCanonical(name) {
  return name.endsWith("-PLAN.md") || name === "PLAN.md";
}
function isSummary(name) {
  return name.endsWith("-SUMMARY.md") || name === "SUMMARY.md";
}

// src/core/text/markdown/diagnostic.ts
function errorAt(where, what) {
  return { severity: "error", ...what, start: where.start, end: where.end };
}
function warningAt(where, what) {
  return { severity: "warning", ...what, start: where.start, end: where.end };
}
function placed(text, diagnostics) {
  let line = 1;
  let lineStart = 0;
  let lineBreak = endOfLine(text, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line += 1;
      lineStart = lineBreak + 1;
      lineBreak = endOfLine(text, lineStart);
    }
    return { ...one, line, column: one.start - lineStart + 1 };
  });
}
function endOfLine(text, from) {
  const at = text.indexOf("\n", from);
  return at === -1 ? text.length : at;
}

// src/core/text/markdown/frontmatter-block.ts
function frontmatterBlock(text) {
  const bom = text.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text);
  if (open === null) return { status: "absent", at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text, start);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start, end: close.start } };
}
function bodyStart(text) {
  const block2 = frontmatterBlock(text);
  if (block2.status !== "found") return block2.at;
  let at = block2.end;
  for (; ; ) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text);
    const close = open === null ? null : closingFence(text, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}
function closingFence(text, from) {
  const fence = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence.lastIndex = from;
  const found = fence.exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

// src/core/text/markdown/text-lines.ts
function textLines(text, from = 0, to = text.length) {
  const lines = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text); found !== null && found.index < to; found = breaks.exec(text)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text.slice(start, to), start, end: to, next: to });
  return lines;
}

// src/core/text/markdown/value.ts
function isMap(value) {
  return typeof value === "object" && !Array.isArray(value);
}
function isList(value) {
  return Array.isArray(value);
}
function scalar(value) {
  if (typeof value !== "string") return null;
  const text = value.trim();
  return text === "" ? null : text;
}
function texts(value) {
  const items = isList(value) ? value : [value];
  return items.flatMap((item2) => scalar(item2) ?? []);
}
function mapOf(entries) {
  const map2 = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of entries) map2[key] = value;
  return map2;
}

// src/core/text/markdown/line-value.ts
var DEEPEST = 40;
var KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
function readLines(source) {
  const rows = textLines(source).flatMap(rowOf);
  return block({ rows, at: 0 }, 0, 0);
}
function unquoted(raw) {
  const text = raw.trim();
  const quote = text[0];
  if (text.length < 2 || quote !== '"' && quote !== "'" || !text.endsWith(quote))
    return withoutComment(text);
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\/])/g, "$1");
}
function rowOf(line) {
  const text = line.text.trim();
  if (text === "" || text.startsWith("#")) return [];
  return [{ indent: line.text.length - line.text.trimStart().length, text }];
}
function block(cursor, indent, depth) {
  const first = cursor.rows[cursor.at];
  if (first === void 0 || first.indent < indent || depth > DEEPEST) return "";
  return isItem(first) ? list(cursor, first.indent, depth) : map(cursor, first.indent, depth);
}
function map(cursor, indent, depth) {
  const entries = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    cursor.at += 1;
    const [, key, rest] = KEY.exec(row.text) ?? [];
    if (row.indent === indent && key !== void 0)
      entries.push([key, valueAfter(cursor, indent, rest, depth)]);
    else if (row.indent === indent && isItem(row)) continueList(entries, row);
    row = cursor.rows[cursor.at];
  }
  return mapOf(entries);
}
function continueList(entries, row) {
  const last = entries.at(-1);
  if (last !== void 0 && Array.isArray(last[1])) last[1] = [...last[1], inline(row.text.slice(1))];
}
function valueAfter(cursor, indent, rest, depth) {
  const text = rest?.trim() ?? "";
  if (text !== "" && !text.startsWith("#")) return inline(text);
  const next = cursor.rows[cursor.at];
  if (next === void 0) return "";
  if (next.indent > indent) return block(cursor, indent + 1, depth + 1);
  return next.indent === indent && isItem(next) ? list(cursor, indent, depth + 1) : "";
}
function list(cursor, indent, depth) {
  const items = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    if (row.indent === indent && !isItem(row)) break;
    cursor.at += 1;
    if (row.indent === indent) items.push(item(cursor, row, depth));
    row = cursor.rows[cursor.at];
  }
  return items;
}
function item(cursor, row, depth) {
  const text = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text.length;
  const [, key, rest] = text.startsWith('"') || text.startsWith("'") ? [] : KEY.exec(text) ?? [];
  if (key === void 0) return inline(text);
  const first = valueAfter(cursor, indent, rest, depth + 1);
  const more = cursor.rows[cursor.at];
  if (more === void 0 || more.indent !== indent || isItem(more)) return mapOf([[key, first]]);
  const others = map(cursor, indent, depth + 1);
  return mapOf([[key, first], ...typeof others === "string" ? [] : Object.entries(others)]);
}
function inline(raw) {
  const text = raw.trim();
  if (!text.startsWith("[") || !text.endsWith("]")) return unquoted(text);
  const parts = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part) => unquoted(part)).filter((part) => part !== "");
}
function isItem(row) {
  return row.text === "-" || row.text.startsWith("- ");
}
function withoutComment(text) {
  const at = text.search(/\s#/);
  return at === -1 ? text : text.slice(0, at).trimEnd();
}

// src/core/text/markdown/yaml-value.ts
var import_yaml = require("./packages/yaml.cjs");
var DEEPEST2 = 40;
function readYaml(source) {
  try {
    const document = (0, import_yaml.parseDocument)(source, {
      schema: "failsafe",
      uniqueKeys: false,
      logLevel: "silent",
      prettyErrors: false
    });
    const [error] = document.errors;
    if (error !== void 0) return { status: "invalid", reason: error.message, at: error.pos[0] };
    return { status: "ok", value: toValue(document.contents, 0) };
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error), at: 0 };
  }
}
function toValue(node, depth) {
  if (depth > DEEPEST2) return "";
  if ((0, import_yaml.isScalar)(node)) return typeof node.value === "string" ? node.value : "";
  if ((0, import_yaml.isAlias)(node)) return `*${node.source}`;
  if ((0, import_yaml.isSeq)(node)) return node.items.map((item2) => toValue(item2, depth + 1));
  if (!(0, import_yaml.isMap)(node)) return "";
  return mapOf(
    node.items.flatMap((pair) => {
      if (!(0, import_yaml.isPair)(pair)) return [];
      const key = toValue(pair.key, DEEPEST2);
      return typeof key === "string" ? [[key, toValue(pair.value, depth + 1)]] : [];
    })
  );
}

// src/core/text/markdown/frontmatter.ts
var KEY_LINE = /^(?:(?:"([^"]+)"|'([^']+)')\s*|([^\s#"'[\]{},&*!|>%@`:-][^:#]*|-[^\s:][^:]*)):(?=\s|$)/;
var LARGEST_YAML = 256 * 1024;
function readFrontmatter(text) {
  const block2 = frontmatterBlock(text);
  if (block2.status === "absent") return none(block2.at);
  if (block2.status === "unclosed") {
    const what = {
      code: "frontmatter-unclosed",
      message: "The frontmatter is opened and never closed.",
      fix: "Put a line --- after its last key."
    };
    return { ...none(block2.at), diagnostics: [errorAt({ start: block2.at, end: block2.at + 3 }, what)] };
  }
  const read2 = readEntries2(text, block2.inner.start, block2.inner.end);
  const repeated = duplicates(read2.entries);
  return {
    present: true,
    start: block2.start,
    end: block2.end,
    inner: block2.inner,
    entries: read2.entries,
    values: mapOf(read2.entries.map(({ key, value }) => [key, value])),
    diagnostics: [...read2.diagnostics, ...repeated]
  };
}
function none(at) {
  const inner = { start: at, end: at };
  return { present: false, start: at, end: at, inner, entries: [], values: mapOf([]), diagnostics: [] };
}
function readEntries2(text, start, end) {
  const segments = segmentsOf(textLines(text, start, end).filter((line) => line.start < end));
  const source = text.slice(start, end);
  if (segments.length === 0) return wholeBlock(source, start, end);
  const oversized = end - start > LARGEST_YAML;
  const diagnostics = [];
  const entries = segments.map(({ key, start: from, end: to }) => {
    const part = text.slice(from, to);
    const read2 = oversized ? null : readYaml(part);
    if (read2?.status === "ok") return { key, value: valueIn(read2.value, key), start: from, end: to };
    diagnostics.push(invalid(key, { start: from, end: to }, read2?.reason ?? "it is too large"));
    return { key, value: valueIn(readLines(part), key), start: from, end: to };
  });
  return { entries, diagnostics };
}
function wholeBlock(source, start, end) {
  const read2 = source.length > LARGEST_YAML ? null : readYaml(source);
  if (read2?.status !== "ok") {
    return { entries: [], diagnostics: [invalid("", { start, end }, read2?.reason ?? "it is too large")] };
  }
  const map2 = isMap(read2.value) ? read2.value : {};
  return {
    entries: Object.entries(map2).map(([key, value]) => ({ key, value, start, end })),
    diagnostics: []
  };
}
function segmentsOf(lines) {
  const segments = [];
  let indent = null;
  for (const line of lines) {
    const trimmed = line.text.trimStart();
    const depth = line.text.length - trimmed.length;
    const [, double, single, plain] = (indent ?? depth) === depth ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key = double ?? single ?? plain?.trimEnd();
    const last = segments.at(-1);
    if (key !== void 0) {
      indent = depth;
      segments.push({ key, start: line.start, end: line.next });
    } else if (last !== void 0) {
      last.end = line.next;
    }
  }
  return segments;
}
function valueIn(value, key) {
  return isMap(value) ? value[key] ?? "" : "";
}
function invalid(key, where, reason) {
  const name = key === "" ? "The frontmatter" : `"${key}"`;
  return warningAt(where, {
    code: "frontmatter-invalid-yaml",
    message: `${name} is not valid YAML (${reason.split("\n")[0] ?? ""}); it was read line by line.`,
    fix: 'Put the value in double quotes and write \\" for a quote inside it.'
  });
}
function duplicates(entries) {
  const seen = /* @__PURE__ */ new Set();
  return entries.flatMap((entry) => {
    const again = seen.has(entry.key);
    seen.add(entry.key);
    if (!again) return [];
    const what = {
      code: "frontmatter-duplicate-key",
      message: `"${entry.key}" stands more than once; the last one counts.`,
      fix: "Remove all but one."
    };
    return [warningAt(entry, what)];
  });
}

// src/core/text/markdown/heading-text.ts
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
}

// src/core/text/markdown/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING2 = /`+|<!--/g;
function quotedRanges(text, from = 0) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line of textLines(text, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text, line, state.resume, ranges) : insideFence(line, state.fence, ranges);
  }
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text.length, closed: false });
  return ranges;
}
function outsideFence(text, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start } };
  return { resume: inlineRanges(text, line, Math.max(resume, line.start), ranges), fence: null };
}
function insideFence(line, fence, ranges) {
  if (!closes(line.text, fence.mark)) return { resume: line.next, fence };
  ranges.push({ kind: "fence", start: fence.start, end: line.next, closed: true });
  return { resume: line.next, fence: null };
}
function insideRanges(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== void 0 && range.start <= offset;
}
function withoutQuotations(text, ranges) {
  const parts = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + text.slice(at);
}
function withoutBlocks(text, ranges) {
  return withoutQuotations(
    text,
    ranges.filter(({ kind }) => kind !== "code")
  );
}
function fenceMark(line) {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function closes(line, mark) {
  const text = line.trim();
  return text.length >= mark.length && text.startsWith(mark) && /^(?:`+|~+)$/.test(text);
}
function inlineRanges(text, line, from, ranges) {
  const spans = lastRuns(line, from);
  OPENING2.lastIndex = from - line.start;
  for (let found = OPENING2.exec(line.text); found !== null; found = OPENING2.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING2.lastIndex = range.end - line.start;
  }
  return line.next;
}
function lastRuns(line, from) {
  const runs = /* @__PURE__ */ new Map();
  for (const run of line.text.matchAll(/`+/g)) {
    if (line.start + run.index >= from) runs.set(run[0].length, line.start + run.index);
  }
  return runs;
}
function codeSpan(line, mark, start, last) {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line.start + mark.length;
  for (let run = runs.exec(line.text); run !== null; run = runs.exec(line.text)) {
    if (run[0].length !== mark.length) continue;
    return { kind: "code", start, end: line.start + run.index + mark.length, closed: true };
  }
  return null;
}
function comment(text, start) {
  const end = text.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text.length, closed: false };
  return { kind: "comment", start, end: end + 3, closed: true };
}

// src/core/text/markdown/markdown-document.ts
var HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text) {
  const frontmatter = readFrontmatter(text);
  const body = bodyStart(text);
  const quoted2 = quotedRanges(text, body);
  const headings = headingsOf(textLines(text, body), quoted2, text.length);
  const diagnostics = placed(text, [...frontmatter.diagnostics, ...unreadable(text, quoted2)]);
  return { text, frontmatter, body, quoted: quoted2, headings, diagnostics };
}
function unreadable(text, quoted2) {
  const found = [];
  const nul = text.indexOf("\0");
  if (nul !== -1) {
    const what = {
      code: "nul",
      message: "The file holds a NUL character.",
      fix: "Remove it: GSD refuses the file."
    };
    found.push(errorAt({ start: nul, end: nul + 1 }, what));
  }
  const last = quoted2.at(-1);
  if (last !== void 0 && !last.closed) {
    const what = {
      code: `${last.kind}-unclosed`,
      message: `A ${last.kind} is opened and never closed: everything behind it is read as quoted.`,
      fix: last.kind === "fence" ? "Close it with the same marks on a line of their own." : "Close it with -->."
    };
    found.push(warningAt({ start: last.start, end: last.start + 3 }, what));
  }
  return found;
}
function headingsOf(lines, quoted2, to) {
  const found = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line of [...lines].reverse()) {
    const match = line.text.length > 4e3 ? null : HEADING.exec(line.text);
    if (match === null || insideRanges(quoted2, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next, sectionEnd });
    ends.fill(start, level);
  }
  return found.reverse();
}

// src/core/planning/documents/gsd-task-count.ts
var OPENING3 = /<task(?=[\s>])/gi;
var HEADING2 = /##\s*Task\s*\d+/gi;
function gsdTaskCount(text) {
  const tags = countOpenings(text);
  return tags > 0 ? tags : [...text.matchAll(HEADING2)].length;
}
function countOpenings(text) {
  const opening = new RegExp(OPENING3);
  let count = 0;
  while (opening.exec(text) !== null) {
    const end = text.indexOf(">", opening.lastIndex);
    if (end === -1) break;
    count += 1;
    opening.lastIndex = end + 1;
  }
  return count;
}

// src/core/planning/documents/must-haves.ts
var STATEMENT_KEYS = ["statement", "title", "text", "name", "rule", "path", "provides"];
function readMustHaves(entry) {
  const diagnostics = [];
  const map2 = entry !== void 0 && isMap(entry.value) ? entry.value : {};
  const tell = (code, message, fix, severity = warningAt) => {
    if (entry !== void 0) diagnostics.push(severity(entry, { code, message, fix }));
  };
  if (entry !== void 0 && !isMap(entry.value)) {
    tell(
      "must-haves-shape",
      "must_haves is no map.",
      "Write truths:, artifacts: and key_links: under it.",
      errorAt
    );
  }
  const list2 = (name) => itemsOf(map2[name], name, tell);
  return {
    mustHaves: {
      truths: list2("truths").flatMap((item2) => truthOf(item2, tell)),
      artifacts: list2("artifacts").flatMap((item2) => artifactOf(item2, tell)),
      keyLinks: list2("key_links").flatMap((item2) => keyLinkOf(item2, tell)),
      prohibitions: list2("prohibitions").filter(isMap)
    },
    diagnostics
  };
}
function itemsOf(value, name, tell) {
  if (isList(value)) return value;
  if (value === void 0 || value === "") return [];
  tell(
    `must-haves-${name.replace("_", "-")}`,
    `must_haves.${name} is no list.`,
    `Write each item as "- ..." under ${name}:.`
  );
  return [];
}
function truthOf(item2, tell) {
  const found = isMap(item2) ? scalar(STATEMENT_KEYS.map((key) => item2[key]).find((one) => scalar(one))) : scalar(item2);
  if (found !== null) return [found];
  const only = isMap(item2) ? Object.entries(item2) : [];
  if (only.length === 1 && typeof only[0]?.[1] === "string") {
    tell(
      "truth-colon",
      `The truth "${only[0][0]}: ..." is read as a map.`,
      "Put the whole statement in quotes."
    );
    return [`${only[0][0]}: ${only[0][1]}`];
  }
  tell("truth-empty", "A truth says nothing.", "Write a statement that can be checked, in quotes.");
  return [];
}
function artifactOf(item2, tell) {
  const map2 = isMap(item2) ? item2 : { path: item2 };
  const path = scalar(map2.path);
  if (path === null) {
    tell("artifact-path", "An artifact has no path.", 'Write "- path: FILE" and what the file provides.');
    return [];
  }
  const lines = scalar(map2.min_lines);
  if (lines !== null && !/^\d{1,9}$/.test(lines)) {
    tell("artifact-min-lines", `min_lines of ${path} is no number.`, "Write a whole number.");
  }
  return [
    {
      path,
      provides: scalar(map2.provides),
      minLines: lines !== null && /^\d{1,9}$/.test(lines) ? Number.parseInt(lines, 10) : null,
      exports: texts(map2.exports),
      contains: scalar(map2.contains)
    }
  ];
}
function keyLinkOf(item2, tell) {
  const from = isMap(item2) ? scalar(item2.from) : null;
  const to = isMap(item2) ? scalar(item2.to) : null;
  if (!isMap(item2) || from === null || to === null) {
    tell("key-link-ends", "A key link does not say from where to where.", "Write from: FILE and to: FILE.");
    return [];
  }
  const pattern = scalar(item2.pattern);
  if (pattern !== null && !isPattern(pattern)) {
    tell(
      "key-link-pattern",
      `The pattern of ${from} is no regular expression.`,
      "Correct it, or write plain text."
    );
  }
  return [{ from, to, via: scalar(item2.via), pattern }];
}
function isPattern(pattern) {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

// src/core/planning/documents/plan-element.ts
function elements(tags, to) {
  const closings = closingOf(tags);
  const found = [];
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index];
    if (tag === void 0 || tag.kind === "close") continue;
    const last = tag.kind === "alone" ? index : closings[index] ?? -1;
    found.push(elementOf(tag, tags, index, last, to));
    index = Math.max(index, last);
  }
  return found;
}
function taskElements(tags, to) {
  const limits = tags.flatMap((tag, at) => endsTask(tag) ? [at] : []);
  const opened = limits.map((at, order) => ({ at, tag: tags[at], limit: limits[order + 1] ?? tags.length }));
  return opened.flatMap(({ at, tag, limit }) => {
    if (tag?.name !== "task" || tag.kind === "close") return [];
    const closed = tag.kind === "alone" || tags[limit]?.name === "task" && tags[limit]?.kind === "close";
    return [
      elementOf(
        tag,
        tags,
        at,
        closed ? tag.kind === "alone" ? at : limit : -1,
        tags[limit]?.start ?? to,
        limit
      )
    ];
  });
}
function innerText(text, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text.slice(element.inner.start, element.inner.end);
}
function endsTask({ name, kind }) {
  return name === "task" || name === "tasks" && kind === "close";
}
function elementOf(tag, tags, index, last, to, limit = index + 1) {
  const { name, attributes, start } = tag;
  const closing = tags[last];
  if (closing === void 0) {
    const end = tags[limit]?.start ?? to;
    const inner2 = { start: tag.end, end };
    return { name, attributes, start, end, inner: inner2, closed: false, tags: tags.slice(index + 1, limit) };
  }
  const inner = { start: tag.end, end: Math.max(tag.end, closing.start) };
  return {
    name,
    attributes,
    start,
    end: closing.end,
    inner,
    closed: true,
    tags: tags.slice(index + 1, last)
  };
}
function closingOf(tags) {
  const nearest = /* @__PURE__ */ new Map();
  const ends = new Array(tags.length).fill(-1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag = tags[index];
    if (tag?.kind === "close") nearest.set(tag.name, index);
    else if (tag?.kind === "open") ends[index] = nearest.get(tag.name) ?? -1;
  }
  return ends;
}

// src/core/planning/documents/plan-tags.ts
var NAMES = [
  "objective execution_context context interfaces tasks task feature threat_model verification",
  "success_criteria output name files precondition reversibility read_first behavior action verify automated",
  "human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option",
  "instructions implementation test expected why_human pros cons details"
].join(" ").split(" ");
var TAG2 = new RegExp(`<(/?)(${NAMES.join("|")})(?=[\\s/>])`, "gi");
var ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
var LONGEST_TAG = 1e3;
function planTags(text, quoted2, from = 0) {
  const tags = [];
  const pattern = new RegExp(TAG2);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const end = tagEnd(text, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted2, found.index)) continue;
    const body = text.slice(pattern.lastIndex, end - 1);
    const alone = body.trimEnd().endsWith("/");
    tags.push({
      name: (found[2] ?? "").toLowerCase(),
      kind: found[1] === "/" ? "close" : alone ? "alone" : "open",
      start: found.index,
      end,
      attributes: attributesOf(body)
    });
    pattern.lastIndex = end;
  }
  return tags;
}
var REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;
function tagEnd(text, from) {
  const first = text.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}
function attributesOf(body) {
  const found = /* @__PURE__ */ Object.create(null);
  for (const [, name, double, single] of body.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name ?? "").toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? "";
  }
  return found;
}

// src/core/text/markdown/decode-entities.ts
function decodeEntities(text) {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

// src/core/planning/documents/plan-tasks.ts
function planTasks(text, tags) {
  const found = taskElements(tags, text.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    if (!element.closed) diagnostics.push(unclosed(element));
    return taskOf(text, element, index + 1, diagnostics);
  });
  return { tasks, diagnostics };
}
function taskOf(text, element, index, diagnostics) {
  const children = elements(element.tags, element.inner.end);
  for (const child of children.filter(({ closed }) => !closed)) diagnostics.push(unclosed(child));
  const type = (element.attributes.type ?? "").trim() || "auto";
  const read2 = (name) => innerText(text, children, name);
  return {
    index,
    type,
    kind: kindOf(type),
    name: oneLine(read2("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    files: pathList(read2("files")),
    acceptanceCriteria: bullets(read2("acceptance_criteria")),
    action: read2("action"),
    done: oneLine(read2("done")),
    verify: verifyOf(text, children),
    children,
    start: element.start,
    end: element.end
  };
}
function kindOf(type) {
  const word = type.toLowerCase();
  if (word.startsWith("checkpoint")) return "checkpoint";
  if (word === "auto" || word === "tdd") return "auto";
  return word === "tracer" ? "tracer" : "other";
}
function verifyOf(text, children) {
  const verify = children.find(({ name, closed }) => name === "verify" && closed);
  if (verify === void 0) return null;
  const inside = elements(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === "human-check")
  };
}
function pathList(text) {
  return (text ?? "").split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
}
function bullets(text) {
  return (text ?? "").split("\n").map((line) => line.trim().replace(/^[-*]\s*/, "")).filter((line) => line !== "");
}
function oneLine(text) {
  return text?.replaceAll(/\s+/g, " ").trim() || null;
}
function unclosed({ name, start, inner }) {
  const what = {
    code: name === "task" ? "task-unclosed" : "element-unclosed",
    message: `<${name}> is opened and never closed.`,
    fix: `Put </${name}> where it ends; in prose write \`<${name}>\` in backticks.`
  };
  const where = { start, end: inner.start };
  return name === "task" ? errorAt(where, what) : warningAt(where, what);
}

// src/core/planning/documents/plan.ts
function readPlan(text) {
  const frontmatter = readFrontmatter(text);
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const read2 = planTasks(text, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read2.tasks.length > 0 ? read2.tasks : headingTasks(text, start, quoted2);
  const { values } = frontmatter;
  const field2 = (name) => scalar(values[name]);
  const wave = /^-?\d{1,9}/.exec(field2("wave") ?? "")?.[0];
  return {
    text,
    frontmatter,
    phase: field2("phase"),
    plan: field2("plan"),
    type: field2("type"),
    wave: wave === void 0 ? null : Number.parseInt(wave, 10),
    dependsOn: texts(values.depends_on),
    filesModified: texts(values.files_modified ?? values["files-modified"]),
    filesDeleted: texts(values.files_deleted ?? values["files-deleted"]),
    autonomous: values.autonomous === void 0 || field2("autonomous") === "true",
    requirements: texts(values.requirements),
    gapClosure: field2("gap_closure") === "true",
    superseded: field2("status")?.toLowerCase() === "superseded",
    mustHaves: must.mustHaves,
    objective: firstLine(text, start) ?? field2("objective"),
    sections: sectionsOf(tags, text.length),
    tasks,
    compatTaskCount: gsdTaskCount(text),
    diagnostics: placed(text, [
      ...frontmatter.diagnostics,
      ...unreadable(text, quoted2),
      ...read2.diagnostics,
      ...must.diagnostics
    ])
  };
}
var SECTIONS = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function sectionsOf(tags, to) {
  return elements(
    tags.filter(({ name }) => SECTIONS.includes(name)),
    to
  );
}
function firstLine(text, start) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text)?.[1]?.trim() ?? null;
}
function headingTasks(text, start, quoted2) {
  const headings = [...text.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !insideRanges(quoted2, heading.start));
  return headings.map((heading, index) => ({
    index: index + 1,
    type: "auto",
    kind: "auto",
    name: heading.name,
    id: null,
    attributes: {},
    files: [],
    acceptanceCriteria: [],
    action: null,
    done: null,
    verify: null,
    children: [],
    start: heading.start,
    end: headings[index + 1]?.start ?? text.length
  }));
}

// src/core/planning/documents/summary.ts
function readSummary(text) {
  const document = readMarkdown(text);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const body = text.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body)?.[1]?.toLowerCase();
  return {
    document,
    status: status === "halted" || status === "blocked" ? status : "complete",
    phase: scalar(values.phase),
    plan: scalar(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: texts(values["requirements-completed"] ?? values.requirements_completed),
    selfCheck: check === "passed" || check === "failed" ? check : null
  };
}
function oneLiner({ text, headings, body }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body;
  const line = /\S[^\r\n]*/.exec(text.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled2 = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled2 ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}

// src/app/planning/documents/read-phase.ts
function readPhase(root, folder) {
  const list2 = listFolder(folder, projectFile(root));
  if (list2.status !== "ok") return null;
  const names = list2.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, (0, import_node_path8.join)(folder, "plans")));
  const unusable = [];
  const read2 = (file) => {
    const found = readDocument(root, (0, import_node_path8.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path8.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text = read2(file);
    if (text === null) return [];
    const document = readPlan(text);
    if (document.superseded) return [];
    const summary = summaryOf(file, files.summaries);
    return [{ file, document, summary: summary === null ? null : countedSummary(read2(summary)) }];
  });
  return { folder, names, plans, oddlyNamed: files.oddlyNamed, unusable };
}
function wavePlans(phase) {
  return phase.plans.map(({ file, document, summary }) => ({
    ...planName(file),
    declaredWave: document.wave,
    dependsOn: document.dependsOn,
    filesModified: document.filesModified,
    filesDeleted: document.filesDeleted,
    hasSummary: summary !== null,
    halted: summary?.status === "halted"
  }));
}
function countedSummary(text) {
  const summary = text === null ? null : readSummary(text);
  return summary?.status === "blocked" ? null : summary;
}

// src/app/planning/documents/read-planning-config.ts
var import_node_path9 = require("node:path");

// src/core/planning/documents/json-object.ts
function readJsonObject(text) {
  let value;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error) };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { status: "invalid", reason: "it is no JSON object" };
  }
  return { status: "ok", value: Object.fromEntries(Object.entries(value)) };
}

// src/core/planning/documents/planning-settings.ts
function readPlanningConfig(text) {
  const read2 = text === null ? { status: "ok", value: {} } : readJsonObject(text);
  if (read2.status === "invalid") {
    const message = `config.json cannot be read (${read2.reason}): GSD's defaults are used.`;
    const fix = "Make it one JSON object.";
    const { config: config2 } = readPlanningConfig(null);
    return { config: config2, diagnostics: [{ code: "config-invalid-json", message, fix }] };
  }
  const reader = configReader(read2.value);
  const config = { ...workflow(reader), ...surroundings(reader), raw: read2.value };
  return { config, diagnostics: reader.problems };
}
var DEPTHS = { quick: "coarse", comprehensive: "fine" };
function workflow(from) {
  const inWorkflow = (key, flat = key) => from.value(flat, "workflow", key);
  const depth = from.value("depth").value;
  const granularity = from.value("granularity", "planning", "granularity");
  const older = typeof depth === "string" ? DEPTHS[depth] ?? depth : void 0;
  return {
    mode: from.choice(from.value("mode"), ["interactive", "yolo"]),
    granularity: from.choice(
      granularity.value === void 0 ? { name: "depth", value: older } : granularity,
      ["standard", "coarse", "fine"]
    ),
    modelProfile: from.text(from.value("model_profile")) ?? "balanced",
    research: from.flag(inWorkflow("research"), true),
    planCheck: from.flag(inWorkflow("plan_check", "plan_checker"), true),
    verifier: from.flag(inWorkflow("verifier"), true),
    nyquistValidation: from.flag(inWorkflow("nyquist_validation"), true),
    skipDiscuss: from.flag(inWorkflow("skip_discuss"), false),
    autoAdvance: from.flag(inWorkflow("auto_advance"), false),
    useWorktrees: from.flag(inWorkflow("use_worktrees"), true),
    tddMode: from.flag(inWorkflow("tdd_mode"), false),
    humanVerifyMode: from.text(inWorkflow("human_verify_mode")) ?? "end-of-phase",
    subagentTimeoutMs: from.count(inWorkflow("subagent_timeout"), 3e5),
    nodeRepairBudget: from.count(inWorkflow("node_repair_budget"), 2),
    testCommand: from.text(inWorkflow("test_command")),
    buildCommand: from.text(inWorkflow("build_command")),
    driftThreshold: from.count(inWorkflow("drift_threshold"), 3),
    driftAction: from.choice(inWorkflow("drift_action"), ["warn", "auto-remap"])
  };
}
function surroundings(from) {
  const inPlanning = (key) => from.value(key, "planning", key);
  const whole = from.value("parallelization");
  const enabled = from.value("parallelization.enabled", "parallelization", "enabled");
  const isObject = typeof whole.value === "object" && whole.value !== null;
  const said3 = inPlanning("commit_docs");
  return {
    commitDocs: said3.value === void 0 ? null : from.flag(said3, true),
    searchGitignored: from.flag(inPlanning("search_gitignored"), false),
    subRepos: from.texts(inPlanning("sub_repos")),
    branchingStrategy: from.choice(from.value("branching_strategy", "git", "branching_strategy"), [
      "none",
      "phase",
      "milestone"
    ]),
    phaseBranchTemplate: from.text(from.value("phase_branch_template", "git", "phase_branch_template")) ?? "gsd/phase-{phase}-{slug}",
    parallelization: from.flag(isObject ? enabled : whole, true),
    maxConcurrentAgents: Math.max(
      1,
      from.count(from.value("max_concurrent_agents", "parallelization", "max_concurrent_agents"), 3)
    ),
    projectCode: from.text(from.value("project_code"))
  };
}
function configReader(raw) {
  const problems = [];
  const wrong = ({ name }, meaning2) => {
    const message = `"${name}" in config.json is not ${meaning2}: GSD's default is used.`;
    problems.push({ code: "config-value", message, fix: `Make it ${meaning2}, or remove it.` });
  };
  const own = (object, key) => typeof object === "object" && object !== null && !Array.isArray(object) && Object.hasOwn(object, key) ? Object.entries(object).find(([name]) => name === key)?.[1] : void 0;
  return {
    problems,
    /** A flat key, which the first generation wrote, wins over the nested one. */
    value(flat, section, key) {
      const direct = own(raw, flat);
      if (direct !== void 0 || section === void 0 || key === void 0)
        return { name: flat, value: direct };
      return { name: `${section}.${key}`, value: own(own(raw, section), key) };
    },
    flag(setting, absent) {
      if (typeof setting.value === "boolean") return setting.value;
      if (setting.value !== void 0 && setting.value !== null) wrong(setting, "true or false");
      return absent;
    },
    count(setting, absent) {
      const { value } = setting;
      if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
      if (value !== void 0 && value !== null) wrong(setting, "a number from 0");
      return absent;
    },
    text(setting) {
      const { value } = setting;
      if (typeof value === "string") return value.trim() === "" ? null : value;
      if (value !== void 0 && value !== null) wrong(setting, "a text");
      return null;
    },
    texts(setting) {
      const { value } = setting;
      if (value === void 0 || value === null) return [];
      if (!Array.isArray(value)) wrong(setting, "a list of texts");
      return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
    },
    /** The first choice is the default. */
    choice(setting, choices) {
      const found = choices.find((one) => one === setting.value);
      if (found !== void 0) return found;
      if (setting.value !== void 0 && setting.value !== null)
        wrong(setting, `one of ${choices.join(", ")}`);
      return choices[0];
    }
  };
}

// src/app/planning/documents/read-planning-config.ts
function planningConfigOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path9.dirname)(planning), (0, import_node_path9.join)(planning, "config.json"))).config;
}

// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = findPhase(project.phases, typed);
  if (facts === null) return null;
  const key = phaseKey(facts.number);
  const entry = project.roadmap?.phases.find(({ number }) => phaseKey(number) === key) ?? null;
  const code = planningConfigOf(project.planning).projectCode;
  const name = facts.folder ?? phaseFolderName(facts.number, facts.name, code);
  const folder = (0, import_node_path10.join)(project.planning, "phases", name);
  const padded = paddedPhase(facts.number);
  return { project, facts, entry, padded, folder, onDisk: readPhase(project.root, folder) };
}
function phaseDocument(opened, kind) {
  const name = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)
  );
  const text = name === void 0 ? null : documentText(opened.project.root, (0, import_node_path10.join)(opened.folder, name));
  return name === void 0 || text === null ? null : { file: fromRoot(opened.project.root, (0, import_node_path10.join)(opened.folder, name)), text };
}
function fromRoot(root, path) {
  return (0, import_node_path10.relative)(root, path).split(import_node_path10.sep).join("/");
}

// src/app/planning/documents/read-project.ts
var import_node_fs10 = require("node:fs");
var import_node_path12 = require("node:path");

// src/core/text/markdown/table-cells.ts
function rowCells(line) {
  const text = line.text.trimEnd();
  const indent = text.length - text.trimStart().length;
  if (text[indent] !== "|" || text.length > 4e3) return null;
  const bars = [];
  for (let at = indent; at < text.length; at += 1)
    if (text[at] === "|" && text[at - 1] !== "\\") bars.push(at);
  if (bars.at(-1) !== text.length - 1) bars.push(text.length);
  return bars.slice(1).map((bar, index) => {
    const from = (bars[index] ?? 0) + 1;
    const raw = text.slice(from, bar);
    const start = line.start + from + (raw.length - raw.trimStart().length);
    return { text: raw.trim(), start, end: Math.max(start, line.start + from + raw.trimEnd().length) };
  });
}
function isSeparator(cells) {
  return cells.every(({ text }) => /^:?-+:?$/.test(text));
}

// src/core/planning/documents/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text) {
  const document = readMarkdown(text);
  const lines = textLines(withoutBlocks(text, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: tracesOf(lines) };
}
function itemOf(line) {
  const [, mark, id, text] = line.text.length > 4e3 ? [] : ITEM.exec(line.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text?.trim() ?? "", checked: mark !== " ", mark: line.start + line.text.indexOf("[") + 1 }
  ];
}
function tracesOf(lines) {
  const found = [];
  let columns = null;
  for (const line of lines) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = columnsOf(cells);
    else if (!isSeparator(cells)) found.push(...traceOf(cells, columns));
  }
  return found;
}
function columnsOf(cells) {
  const at = (name) => cells.findIndex(({ text }) => text.toLowerCase() === name);
  const [phase, status] = [at("phase"), at("status")];
  return /^requirements?$/i.test(cells[0]?.text ?? "") && status !== -1 ? { phase, status } : null;
}
function traceOf(cells, columns) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status = cells[columns.status];
  if (id === void 0 || id === "" || status === void 0) return [];
  return [{ id, phase: cells[columns.phase]?.text ?? "", status }];
}

// src/core/planning/documents/roadmap-progress.ts
function readProgressRows(lines) {
  const rows = [];
  let columns = null;
  for (const line of lines) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = columnsOf2(cells);
    else if (!isSeparator(cells)) rows.push(...rowOf2(cells, columns));
  }
  return rows;
}
function columnsOf2(cells) {
  const at = (pattern) => cells.findIndex(({ text }) => pattern.test(text));
  const columns = {
    phase: at(/^phase/i),
    plans: at(/^plans/i),
    status: at(/^status/i),
    completed: at(/^completed/i)
  };
  return columns.phase === -1 || columns.plans === -1 || columns.status === -1 ? null : columns;
}
function rowOf2(cells, columns) {
  const [plans, status] = [cells[columns.plans], cells[columns.status]];
  const name = cells[columns.phase]?.text ?? "";
  const phase = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(
    name
  )?.[1];
  if (plans === void 0 || status === void 0 || phase === void 0) return [];
  return [{ phase, plans, status, completed: cells[columns.completed] ?? null }];
}

// src/core/planning/documents/roadmap-scope.ts
var VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;
function roadmapScope(document, plain, milestone) {
  const headings = document.headings.filter(({ level, title }) => level <= 3 && isMilestone(title));
  const milestones = headings.map(({ title }) => ({ heading: title, version: versionOf(title) ?? "" }));
  const wanted = milestone === null ? null : versionOf(milestone);
  const at = headings.findIndex(({ title }) => wanted !== null && versionOf(title) === wanted);
  const heading = headings[at];
  if (heading !== void 0 && wanted !== null) {
    const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
    const end = next?.start ?? plain.length;
    return { milestones, milestone: wanted, includes: (offset) => offset >= heading.start && offset < end };
  }
  const folded = foldedRanges(plain);
  const includes = (offset) => !folded.some(({ start, end }) => start <= offset && offset < end);
  return { milestones, milestone: null, includes };
}
function versionOf(text) {
  const version = VERSION.exec(text)?.[1];
  return version === void 0 ? null : `v${version}`;
}
function isMilestone(title) {
  return versionOf(title) !== null && !/^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title);
}
function foldedRanges(plain) {
  const ranges = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain); found !== null; found = opening.exec(plain)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain);
    if (end === null) break;
    ranges.push({ start: found.index, end: closing.lastIndex });
    opening.lastIndex = closing.lastIndex;
  }
  return ranges;
}

// src/core/planning/documents/roadmap.ts
var ID = "[A-Za-z]?\\d+[A-Za-z]?(?:[.-]\\d+)*|[A-Z][A-Z0-9]*-\\d+(?:\\.\\d+)*";
var PHASE = new RegExp(
  `^ {0,3}#{2,4}\\s*(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?\\s*:\\s*(\\S.*)$`,
  "i"
);
var CHECKED_PHASE = new RegExp(
  `^\\s*-\\s*\\[([ xX])\\]\\s*(?:(?:~~\\**|\\*+)\\s*)?(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?[:\\s*]`,
  "i"
);
var CHECKED_PLAN = /^\s*-\s*\[([ xX])\]\s*\**`?(\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-[\w.-]*?)?(?:-PLAN\.md)?`?\**(?=[\s:—–-]|$)/;
function readRoadmap(text, milestone) {
  const document = readMarkdown(text);
  const plain = withoutBlocks(text, document.quoted);
  const scope = roadmapScope(document, plain, milestone);
  const lines = textLines(plain, document.body).filter(({ start }) => scope.includes(start));
  const boxes = checkedPhases(lines);
  const starts = lines.flatMap((line) => {
    const [, number, name] = line.text.length > 2e3 ? [] : PHASE.exec(line.text) ?? [];
    return number === void 0 || name === void 0 ? [] : [{ line, number, name }];
  });
  const ends = sectionEnds(
    lines,
    starts.map(({ line }) => line)
  );
  const phases = starts.map(({ line, number, name }, index) => {
    const end = ends[index] ?? text.length;
    const checkbox = boxes.find((box) => box.key === phaseKey(number))?.checkbox ?? null;
    const inside = textLines(plain, line.start, end);
    return {
      number,
      name: name.replace(/\(INSERTED\)/i, "").trim(),
      ...said(inside),
      checkbox,
      start: line.start,
      end
    };
  }).filter(({ number }) => !isBacklog(number));
  const detailed = new Set(phases.map(({ number }) => phaseKey(number)));
  const withoutDetails = boxes.filter(({ key }) => !detailed.has(key) && !isBacklog(key)).map(({ number }) => number);
  return {
    document,
    scope,
    phases,
    withoutDetails,
    progress: readProgressRows(textLines(plain, document.body))
  };
}
function sectionEnds(lines, starts) {
  const level = (text) => /^ {0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 9;
  const breaks = lines.filter(({ text }) => level(text) <= 2 || PHASE.test(text));
  const ends = [];
  let at = 0;
  for (const start of starts) {
    while (at < breaks.length && (breaks[at]?.start ?? 0) <= start.start) at += 1;
    ends.push(breaks[at]?.start ?? lines.at(-1)?.next ?? start.next);
  }
  return ends;
}
function checkedPhases(lines) {
  return lines.flatMap((line) => {
    const found = line.text.length > 2e3 ? null : CHECKED_PHASE.exec(line.text);
    const number = found?.[2];
    return number === void 0 ? [] : [{ number, key: phaseKey(number), checkbox: checkboxOf(line, found?.[1] ?? " ") }];
  });
}
function checkboxOf(line, mark) {
  const { start, end } = line;
  return {
    checked: mark.toLowerCase() === "x",
    mark: start + line.text.indexOf("[") + 1,
    line: { start, end }
  };
}
function said(lines) {
  const requirements = field(lines, "Requirements")?.text ?? "";
  const plans = field(lines, "Plans");
  return {
    goal: field(lines, "Goal")?.text || null,
    mode: field(lines, "Mode")?.text.toLowerCase() || null,
    dependsOn: field(lines, "Depends on")?.text || null,
    requirements: requirements.match(/[A-Za-z]\w{0,40}-\d+[\w.]*/g) ?? [],
    successCriteria: criteria(lines),
    plansValue: plans === null || plans.text === "" ? null : plans.span,
    plans: lines.flatMap((line) => {
      const [, mark, id] = line.text.length > 2e3 ? [] : CHECKED_PLAN.exec(line.text) ?? [];
      return id === void 0 ? [] : [{ id, checkbox: checkboxOf(line, mark ?? " ") }];
    })
  };
}
function field(lines, label) {
  const pattern = new RegExp(`^\\s*(?:[-*]\\s+)?\\*\\*${label}(?::\\*\\*|\\*\\*\\s*:)[ \\t]*`, "i");
  for (const line of lines) {
    const found = pattern.exec(line.text);
    if (found === null) continue;
    const text = line.text.slice(found[0].length).trimEnd();
    const start = line.start + found[0].length;
    return { text, span: { start, end: start + text.length } };
  }
  return null;
}
function criteria(lines) {
  const at = lines.findIndex(({ text }) => /^\s*\*\*Success Criteria/i.test(text));
  const found = [];
  for (const { text } of at === -1 ? [] : lines.slice(at + 1)) {
    const item2 = /^\s*\d{1,3}[.)]\s+(\S.*)$/.exec(text)?.[1];
    if (item2 !== void 0) found.push(item2.trim());
    else if (text.trim() !== "" && !/^\s{2,}/.test(text)) break;
  }
  return found;
}

// src/core/planning/documents/state-status.ts
var EXACT = {
  paused: "paused",
  stopped: "paused",
  executing: "executing",
  "in progress": "executing",
  "ready to execute": "executing",
  planning: "planning",
  "ready to plan": "planning",
  "planning complete": "planning",
  discussing: "discussing",
  verifying: "verifying",
  "phase complete — ready for verification": "verifying",
  completed: "completed",
  complete: "completed",
  done: "completed",
  "phase complete": "completed",
  "all phases complete": "completed",
  "milestone complete": "completed",
  unknown: "unknown"
};
var PATTERNS = [
  [/^executing phase \S+$/, "executing"],
  [/^planning phase \S+$/, "planning"],
  [/^verifying phase \S+$/, "verifying"],
  [/^phase \S+ complete$/, "completed"],
  [/^\S+ milestone complete$/, "completed"],
  [/^complete ?[✓✔✅☑]?$/, "completed"]
];
function stateStatus(status, pausedAt) {
  if (pausedAt !== null && pausedAt !== "") return "paused";
  if (status === null || status === "") return "unknown";
  return knownStatus(status) ?? status;
}
function knownStatus(status) {
  const key = status.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return (Object.hasOwn(EXACT, key) ? EXACT[key] : PATTERNS.find(([pattern]) => pattern.test(key))?.[1]) ?? null;
}

// src/core/planning/documents/state.ts
var SECTION_OF = {
  phase: "position",
  "stopped at": "session",
  "paused at": "session"
};
function readState(text) {
  const document = readMarkdown(text);
  const plain = withoutBlocks(text, document.quoted);
  const ranges = {
    body: { start: document.body, end: text.length },
    position: sectionRange(document, /^current position$/i),
    session: sectionRange(document, /^session$/i) ?? sectionRange(document, /^session continuity$/i)
  };
  const lines = textLines(plain, document.body);
  const field2 = (...labels) => {
    for (const label of labels) {
      const range = ranges[SECTION_OF[label.toLowerCase()] ?? "body"] ?? ranges.body;
      const found = findField(lines, label, range);
      if (found !== null) return found;
    }
    return null;
  };
  return { document, ...meaning(document, field2), field: field2 };
}
function meaning(document, field2) {
  const { values } = document.frontmatter;
  const said3 = (...labels) => field2(...labels)?.value || null;
  const phase = prosePhase(said3("Phase"));
  const activity = /^(\d{4}-\d{2}-\d{2})(?:\s*[—–-]+(?![—–-])\s*(\S.*)?)?$/.exec(said3("Last activity") ?? "");
  const pausedAt = said3("Paused At");
  const progress = isMap(values.progress) ? values.progress : {};
  return {
    milestone: scalar(values.milestone),
    currentPhase: said3("Current Phase") ?? phase.number ?? scalar(values.current_phase),
    currentPhaseName: said3("Current Phase Name") ?? phase.name ?? scalar(values.current_phase_name),
    currentPlan: said3("Current Plan", "Plan") ?? scalar(values.current_plan),
    statusText: said3("Status"),
    status: stateStatus(said3("Status") ?? scalar(values.status), pausedAt),
    stoppedAt: said3("Stopped at") ?? scalar(values.stopped_at),
    pausedAt,
    lastActivity: activity?.[1] ?? said3("Last activity") ?? scalar(values.last_activity),
    lastActivityText: said3("Last Activity Description") ?? activity?.[2]?.trim() ?? null,
    progress: Object.fromEntries(
      Object.entries(progress).flatMap(([key, value]) => typeof value === "string" ? [[key, value]] : [])
    )
  };
}
function prosePhase(text) {
  const found = /^([A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*)(?:\s+of\s+[^\s(]+)?(?:\s*(?:\(([^)]*)\)|[—–:-]\s*(\S.*)))?/.exec(
    text ?? ""
  );
  return { number: found?.[1] ?? null, name: (found?.[2] ?? found?.[3])?.trim() || null };
}
function sectionRange({ headings }, title) {
  const heading = headings.find((one) => one.level <= 3 && title.test(one.title.trim()));
  return heading === void 0 ? null : { start: heading.next, end: heading.sectionEnd };
}
function findField(lines, label, range) {
  const name = label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inside = lines.filter(({ start }) => start >= range.start && start < range.end);
  const bold = labelled(inside, new RegExp(`^[ \\t]*\\*\\*${name}:\\*\\*[ \\t]*`, "i"));
  return bold ?? labelled(inside, new RegExp(`^${name}:[ \\t]*`, "i")) ?? inTable(inside, label.toLowerCase());
}
function labelled(lines, prefix) {
  for (const line of lines) {
    const length = prefix.exec(line.text)?.[0].length;
    const value = length === void 0 ? "" : line.text.slice(length).trimEnd();
    if (length === void 0 || value === "") continue;
    return { value, start: line.start + length, end: line.start + length + value.length };
  }
  return null;
}
function inTable(lines, label) {
  for (const line of lines) {
    const [name, cell, ...more] = rowCells(line) ?? [];
    if (cell === void 0 || more.length > 0 || name?.text.replaceAll("*", "").toLowerCase() !== label)
      continue;
    return { value: cell.text, start: cell.start, end: cell.end };
  }
  return null;
}

// src/core/planning/documents/verification.ts
function readVerification(text) {
  const document = readMarkdown(text);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const score = /^(\d{1,9})\s*\/\s*(\d{1,9})/.exec(scalar(values.score) ?? "");
  return {
    document,
    phase: scalar(values.phase),
    status: status === "passed" || status === "gaps_found" || status === "human_needed" ? status : "unknown",
    score: score === null ? null : { met: Number(score[1]), of: Number(score[2]) },
    gaps: isList(values.gaps) ? values.gaps.filter(isMap).flatMap(gapOf) : [],
    coveredFiles: texts(values.covered_files),
    coveredDigest: scalar(values.covered_digest)
  };
}
function gapOf(map2) {
  const truth = scalar(map2.truth);
  if (truth === null) return [];
  return [{ truth, status: scalar(map2.status), reason: scalar(map2.reason), missing: texts(map2.missing) }];
}

// src/core/planning/rules/dependency-levels.ts
function dependencyLevels(nodes, edges) {
  const waiting = new Map(nodes.map((id) => [id, edges.get(id)?.length ?? 0]));
  const dependants = dependantsOf(nodes, edges);
  const order = nodes.filter((id) => waiting.get(id) === 0);
  const levels = new Map(order.map((id) => [id, 0]));
  for (const id of order) {
    const level = (levels.get(id) ?? 0) + 1;
    for (const dependant of dependants.get(id) ?? []) {
      levels.set(dependant, Math.max(levels.get(dependant) ?? 0, level));
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  }
  return { levels: new Map(order.map((id) => [id, levels.get(id) ?? 0])), order };
}
function blockedBy(stopped, edges, order) {
  const blocked = /* @__PURE__ */ new Map();
  if (stopped.size === 0) return blocked;
  for (const id of order) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => [...blocked.get(one) ?? []]);
    const causes = /* @__PURE__ */ new Set([...waitsFor.filter((one) => stopped.has(one)), ...inherited]);
    if (causes.size > 0) blocked.set(id, causes);
  }
  return blocked;
}
function dependantsOf(nodes, edges) {
  const dependants = new Map(nodes.map((id) => [id, []]));
  for (const [id, dependencies] of edges) {
    for (const one of dependencies) dependants.get(one)?.push(id);
  }
  return dependants;
}

// src/core/planning/rules/wave-problems.ts
function waveProblems(plans, found) {
  const unknown = /* @__PURE__ */ new Set();
  const problems = [];
  const seen = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const same = seen.get(plan.id.toLowerCase());
    if (same !== void 0) problems.push(sameId(plan.id, same));
    seen.set(plan.id.toLowerCase(), plan.id);
    for (const token of plan.dependsOn.filter((one) => found.resolve(one) === null)) {
      unknown.add(plan.id);
      problems.push(unknownDependency(plan.id, token));
    }
  }
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.filter(({ id, declaredWave }) => {
    const wave = waves.get(id) ?? null;
    return declaredWave !== null && wave !== null && declaredWave !== wave && !unknown.has(id);
  });
  return [
    ...problems,
    ...found.cycles.map(cycle),
    ...misplaced.map(({ id, declaredWave }) => declared(id, declaredWave, waves.get(id) ?? null)),
    ...found.overlaps.map(overlap)
  ];
}
function sameId(plan, other) {
  return {
    code: "same-id",
    severity: "error",
    plan,
    message: `${plan} and ${other} are one id where case does not count.`,
    fix: "Rename one of the files."
  };
}
function unknownDependency(plan, token) {
  return {
    code: "unknown-dependency",
    severity: "warning",
    plan,
    message: `${plan} depends on "${token}", which is no plan of this phase; the wave of ${plan} may be wrong.`,
    fix: 'Name a plan of this phase, such as "01" or "01-01", or remove the entry.'
  };
}
function cycle(plans) {
  return {
    code: "cycle",
    severity: "error",
    plan: plans[0] ?? "",
    message: `These plans wait for each other: ${[...plans, plans[0]].join(" -> ")}.`,
    fix: "Take one entry out of depends_on."
  };
}
function declared(plan, wave, computed) {
  return {
    code: "declared-wave",
    severity: "warning",
    plan,
    message: `${plan} declares wave ${wave}, but its dependencies place it in wave ${computed}.`,
    fix: `Write wave: ${computed}, or correct depends_on.`
  };
}
function overlap({ wave, plans, files }) {
  return {
    code: "overlap",
    severity: "warning",
    plan: plans[1],
    message: `${plans.join(" and ")} are both in wave ${wave} and change ${files.join(", ")}.`,
    fix: `Let ${plans[1]} depend on ${plans[0]}, or give each file to one plan; until then they run one after the other.`
  };
}

// src/core/planning/rules/waves.ts
function planWaves(plans) {
  const resolve4 = planResolver(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve4)]));
  const { levels, order } = dependencyLevels(
    plans.map(({ id }) => id),
    edges
  );
  const offset = plans.some(({ declaredWave }) => declaredWave === 0) ? 0 : 1;
  const halted = new Set(plans.filter((plan) => plan.halted).map(({ id }) => id));
  const blocked = blockedBy(halted, edges, order);
  const nodes = plans.map(({ id }) => {
    const level = levels.get(id);
    return {
      id,
      wave: level === void 0 ? null : level + offset,
      dependsOn: edges.get(id) ?? [],
      blockedBy: [...blocked.get(id) ?? []]
    };
  });
  const cycles = cyclesOf(nodes);
  const overlaps = overlapsOf(plans, nodes);
  const incomplete = plans.filter(({ hasSummary }) => !hasSummary).map(({ id }) => id);
  const runnable = nodes.filter((node) => incomplete.includes(node.id) && node.wave !== null && node.blockedBy.length === 0).map(({ id }) => id);
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve4 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
}
function resolvedOf(plan, resolve4) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve4(token) ?? []))];
}
function cyclesOf(nodes) {
  const stuck = new Map(nodes.filter(({ wave }) => wave === null).map((node) => [node.id, node]));
  const seen = /* @__PURE__ */ new Set();
  const cycles = [];
  for (const start of stuck.keys()) {
    const path = [];
    let id = start;
    while (id !== void 0 && !seen.has(id)) {
      seen.add(id);
      path.push(id);
      id = stuck.get(id)?.dependsOn.find((one) => stuck.has(one));
    }
    const from = id === void 0 ? -1 : path.indexOf(id);
    if (from !== -1) cycles.push(path.slice(from));
  }
  return cycles;
}
function overlapsOf(plans, nodes) {
  const waves = new Map(nodes.map(({ id, wave }) => [id, wave]));
  const owners = /* @__PURE__ */ new Map();
  const shared = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const wave = waves.get(plan.id) ?? null;
    if (wave === null) continue;
    for (const file of new Set([...plan.filesModified, ...plan.filesDeleted].map(samePath))) {
      const others = owners.get(`${wave}\0${file}`) ?? [];
      for (const other of others) {
        const key = `${other}\0${plan.id}`;
        const known = shared.get(key) ?? { wave, plans: [other, plan.id], files: [] };
        known.files.push(file);
        shared.set(key, known);
      }
      owners.set(`${wave}\0${file}`, [...others, plan.id]);
    }
  }
  return [...shared.values()].sort((a, b) => a.wave - b.wave);
}
function samePath(path) {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replaceAll(/\/{2,}/g, "/");
}
function grouped(nodes) {
  const waves = /* @__PURE__ */ new Map();
  for (const { id, wave } of nodes) if (wave !== null) waves.set(wave, [...waves.get(wave) ?? [], id]);
  return [...waves].sort(([a], [b]) => a - b).map(([wave, plans]) => ({ wave, plans }));
}

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);

// src/app/planning/documents/covered-digest.ts
var import_node_path11 = require("node:path");
var LARGEST = 64 * 1024 * 1024;
function isFresh(root, verification) {
  const { coveredFiles, coveredDigest } = verification;
  if (coveredFiles.length === 0 && coveredDigest === null) return true;
  return coveredDigest !== null && coveredDigest === coveredDigestOf(root, coveredFiles);
}
function coveredDigestOf(root, files) {
  const paths = [
    ...new Set(files.map((file) => file.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")))
  ].sort();
  const parts = [];
  for (const path of paths) {
    const hash = hashOf(root, path);
    if (hash === null) return null;
    parts.push(`${path}
${hash}
`);
  }
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1
${parts.join("")}`)}`;
}
function hashOf(root, path) {
  const file = readFile((0, import_node_path11.resolve)(root, path), projectFile(root), LARGEST);
  return file.status === "ok" ? sha256(file.bytes) : null;
}
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}

// src/app/planning/documents/read-project.ts
function openPlanning(root) {
  const planning = (0, import_node_path12.join)(root, ".planning");
  if (!isFolder(planning)) {
    return { status: "refused", reason: `${root} holds no .planning folder: name the project's folder.` };
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return { status: "refused", reason };
  }
  const workstreams = (0, import_node_path12.join)(planning, "workstreams");
  if (!(0, import_node_fs10.existsSync)((0, import_node_path12.join)(planning, "ROADMAP.md")) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return { status: "refused", reason };
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === void 0 ? { status: "ok", project } : { status: "refused", reason: unusable };
}
function readProject(root, planning) {
  const unusable = [];
  const read2 = (name) => {
    const found = readDocument(root, (0, import_node_path12.join)(planning, name));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path12.join)(planning, name), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state, roadmap, requirements] = [read2("STATE.md"), read2("ROADMAP.md"), read2("REQUIREMENTS.md")];
  const stateDocument = state === null ? null : readState(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : readRequirements(requirements),
    phases: factsOf({ root, folder: (0, import_node_path12.join)(planning, "phases"), unusable }, roadmapDocument),
    unusable
  };
}
function factsOf(reading, roadmap) {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name) => folderPhase(name) !== null && isFolder((0, import_node_path12.join)(folder, name))
  );
  const named = roadmap?.phases ?? [];
  const listed = named.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named, ...listed.map((number) => ({ number, name: "" }))].map(
    ({ number, name }) => {
      const own = folders.find((one) => isFolderOf(one, number)) ?? null;
      const path = own === null ? null : (0, import_node_path12.join)(folder, own);
      return phaseFacts(reading, { number, name, path, folder: own });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name) => !isBacklog(folderPhase(name) ?? "")).sort((a, b) => comparePhases(folderPhase(a) ?? "", folderPhase(b) ?? "")).map((name) => {
    const number = folderPhase(name) ?? name;
    return phaseFacts(reading, {
      number,
      name: name.slice(number.length + 1),
      path: (0, import_node_path12.join)(folder, name),
      folder: name
    });
  });
}
function unique(phases) {
  return [...new Map(phases.map((phase) => [phaseKey(phase.number), phase])).values()];
}
function phaseFacts({ root, unusable }, { number, name, path, folder }) {
  const phase = path === null ? null : readPhase(root, path);
  unusable.push(...phase?.unusable ?? []);
  const names = phase?.names ?? [];
  const waves = phase === null ? null : planWaves(wavePlans(phase));
  const done = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text = path === null || report === void 0 ? null : documentText(root, (0, import_node_path12.join)(path, report));
  const verification = text === null ? null : readVerification(text);
  return {
    number,
    name,
    folder,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done.has(id) })) ?? [],
    runnable: waves?.runnable ?? [],
    halted: haltedPlans(phase),
    hasContext: has("CONTEXT"),
    hasResearch: has("RESEARCH"),
    verification: verification === null ? null : statusOf(root, verification),
    verifiedOn: dayOf(verification?.document.frontmatter.values.verified),
    requirementsCompleted: phase?.plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? []) ?? []
  };
}
function dayOf(time) {
  return typeof time === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? null : null;
}
function haltedPlans(phase) {
  return (phase?.plans ?? []).filter(({ summary }) => summary?.status === "halted").map(({ file }) => planName(file).id);
}
function statusOf(root, verification) {
  return verification.status === "passed" && !isFresh(root, verification) ? "unknown" : verification.status;
}

// src/core/planning/phases/phase-facts.ts
function diskStatus(phase) {
  if (phase.folder === null) return "no_directory";
  if (phase.verification === "passed") return "complete";
  if (phase.plans.some(({ done }) => done)) return "partial";
  if (phase.plans.length > 0) return "planned";
  if (phase.hasResearch) return "researched";
  return phase.hasContext ? "discussed" : "empty";
}
function currentPhase(phases, roadmap) {
  const done = new Set(
    roadmap?.phases.filter(({ checkbox }) => checkbox?.checked === true).map(({ number }) => phaseKey(number))
  );
  return phases.find(({ number, plans, ...rest }) => {
    const complete = diskStatus({ number, plans, ...rest }) === "complete";
    return !complete && !(done.has(phaseKey(number)) && plans.every((plan) => plan.done));
  }) ?? null;
}

// src/core/planning/phases/next-step.ts
function nextStep(phases, roadmap, state, { skipDiscuss = false } = {}) {
  const none2 = { phase: null, name: null, plans: [] };
  if (roadmap === null)
    return { action: "init", ...none2, reason: "There is no roadmap.", command: "/msw:init" };
  if (phases.length === 0) {
    return { action: "ask", ...none2, reason: "The roadmap names no phase of this milestone.", command: null };
  }
  const phase = currentPhase(phases, roadmap);
  if (phase === null)
    return { action: "complete", ...none2, reason: "Every phase is complete.", command: null };
  const step = stepIn(phase, skipDiscuss);
  const paused = state?.pausedAt == null ? "" : ` Work was paused: ${state.pausedAt}.`;
  const { number, name } = phase;
  return { ...step, phase: number, name, reason: `${step.reason}${paused}` };
}
function stepIn(phase, skipDiscuss) {
  const { number } = phase;
  const status = diskStatus(phase);
  const open = phase.plans.filter(({ done }) => !done).map(({ id }) => id);
  if (!skipDiscuss && (status === "no_directory" || status === "empty")) {
    return {
      action: "discuss",
      plans: [],
      reason: `Phase ${number} has not begun.`,
      command: `/msw:discuss ${number}`
    };
  }
  if (phase.plans.length === 0) {
    return {
      action: "plan",
      plans: [],
      reason: planReason(phase),
      command: `/msw:plan ${number}`
    };
  }
  if (open.length > 0) return execution(phase, open);
  return review(phase);
}
function planReason({ number, hasContext, hasResearch }) {
  if (!hasContext && !hasResearch) return `Phase ${number} has not begun.`;
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter(Boolean).join(" and ");
  return `Phase ${number} is ${there} and has no plan.`;
}
function execution(phase, open) {
  const { number, plans, runnable, halted = [] } = phase;
  if (runnable.length === 0) {
    const waiting = open.join(", ");
    const reason2 = halted.length > 0 ? `Plan ${halted.join(", ")} of phase ${number} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.` : `Nothing of phase ${number} can run: ${waiting} wait for each other.`;
    return { action: "ask", plans: [], reason: reason2, command: halted.length > 0 ? null : `/msw:plan ${number}` };
  }
  const reason = `Of ${plans.length} plans of phase ${number}, ${open.length} have no summary.`;
  return { action: "execute", plans: runnable, reason, command: `/msw:execute ${number}` };
}
function review({ number, verification }) {
  if (verification === "gaps_found") {
    return {
      action: "close-gaps",
      plans: [],
      reason: `The verification of phase ${number} found gaps.`,
      command: `/msw:plan ${number} --gaps`
    };
  }
  if (verification === "human_needed") {
    const reason2 = `The verification of phase ${number} waits for a person: its report says what to look at.`;
    return { action: "verify", plans: [], reason: reason2, command: `/msw:verify ${number}` };
  }
  const reason = verification === "unknown" ? `Files that the verification of phase ${number} covers have changed since, or it cannot be read.` : `Every plan of phase ${number} has a summary; nothing has verified it.`;
  return { action: "verify", plans: [], reason, command: `/msw:verify ${number}` };
}

// src/app/planning/phases/show-progress.ts
function nextStepOf({ planning, phases, roadmap, state }) {
  const { skipDiscuss } = planningConfigOf(planning);
  return nextStep(phases, roadmap, state, { skipDiscuss });
}

// src/app/planning/writing/discuss-command.ts
var LONGEST2 = 4e3;
function discussCommand(workspace, args) {
  const words = args.trim().split(/\s+/).filter(Boolean);
  const update = words.includes("--update");
  const [number, ...others] = words.filter((word) => word !== "--update");
  const opened = openPlanning(findProject(workspace.project) ?? workspace.project);
  if (opened.status === "refused") return say(`${opened.reason} Begin with /msw:init.`);
  const { project } = opened;
  if (number === void 0 || number.startsWith("-") || others.length > 0) {
    const { command } = nextStepOf(project);
    return say(
      `Name one phase, for example /msw:discuss 1.${command === null ? "" : ` Next is ${command}.`}`
    );
  }
  const phase = openPhase(project, number);
  if (phase === null) return say(noSuchPhase(project.phases, number));
  const problem = whyNot(phase, update);
  if (problem !== null) return say(problem);
  const folder = openMswSubfolder(project.root, "discuss");
  if (folder.status === "refused") return say(`MSW cannot begin: ${folder.reason}.`);
  return {
    kind: "context",
    context: contextOf(workspace, phase, update),
    notice: null
  };
}
function whyNot(phase, update) {
  const { number, verification, plans } = phase.facts;
  const context = phaseDocument(phase, "CONTEXT");
  if (verification === "passed") return `Phase ${number} is complete: there is nothing left to decide.`;
  if (context !== null && !update)
    return `Phase ${number} is discussed (${context.file}): /msw:plan ${number} goes on, /msw:discuss ${number} --update adds to it.`;
  if (context === null && update)
    return `Phase ${number} has no context yet: /msw:discuss ${number} without --update.`;
  return plans.some(({ done }) => done) && !update ? `Phase ${number} is being executed: /msw:discuss ${number} --update would only help plans that are not done.` : null;
}
function contextOf(workspace, phase, update) {
  const { facts, entry, project, padded } = phase;
  const ids = entry?.requirements ?? [];
  const items = (project.requirements?.items ?? []).filter(({ id }) => ids.includes(id));
  const title = prose`MSW discusses phase ${quoteName(facts.number)} (${quoteLine(facts.name, 80)})`;
  const lines = [
    update ? prose`${title}: it adds to what was decided.` : prose`${title}.`,
    prose`CLI: ${cliCommand(workspace)}`,
    prose`N: ${quoteName(facts.number)}`,
    prose`ROOT: ${quoteName(project.root)}`,
    prose`ANSWERS: ${quoteName((0, import_node_path13.join)(project.root, ".msw", "discuss", `${padded}.json`))}`,
    prose`update: ${update ? prose`yes` : prose`no`}`,
    prose`goal: ${said2(entry?.goal, 300, prose`not said`)}`,
    prose`depends on: ${said2(entry?.dependsOn, 120, prose`nothing`)}`,
    prose`requirements:`,
    ...items.map(({ id, text }) => prose`- ${quoteName(id, 40)}: ${quoteLine(text, 160)}`),
    prose`success criteria:`,
    ...(entry?.successCriteria ?? []).map((one, at) => prose`${at + 1}. ${quoteLine(one, 200)}`),
    prose`read before you ask:`,
    ...documentsFor(project, phase).map((path) => prose`- ${quoteName(path, 200)}`)
  ];
  return fitProse(lines, LONGEST2);
}
function said2(text, cap, none2) {
  return text == null ? none2 : quoteLine(text, cap);
}
function documentsFor(project, phase) {
  const { root, planning, phases } = project;
  const before = phases.slice(
    0,
    phases.findIndex(({ number }) => number === phase.facts.number)
  );
  const decided = before.flatMap(({ number }) => {
    const earlier = openPhase(project, number);
    return earlier === null ? [] : phaseDocument(earlier, "CONTEXT")?.file ?? [];
  });
  const own = ["CONTEXT", "RESEARCH"].flatMap((kind) => phaseDocument(phase, kind)?.file ?? []);
  const map2 = documentNames(root, (0, import_node_path13.join)(planning, "codebase")).filter((name) => /^(?:ARCHITECTURE|CONVENTIONS|STRUCTURE)\.md$/.test(name)).map((name) => fromRoot(root, (0, import_node_path13.join)(planning, "codebase", name)));
  const basics = ["PROJECT.md", "REQUIREMENTS.md"].filter((name) => isDocument(root, (0, import_node_path13.join)(planning, name)));
  return [...basics.map((name) => `.planning/${name}`), ...decided.slice(-5), ...own, ...map2];
}
function say(text) {
  return { kind: "answer", text: plainLine(text, 400) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  discussCommand
});
