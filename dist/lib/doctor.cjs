"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/cli/doctor.ts
var doctor_exports = {};
__export(doctor_exports, {
  doctor: () => doctor
});
module.exports = __toCommonJS(doctor_exports);

// src/app/diagnose/diagnose-opening.ts
var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");

// src/adapters/files/user-folder.ts
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");

// default-only:node:path
var node_path_default = require("node:path");

// default-only:node:os
var node_os_default = require("node:os");

// default-only:node:process
var node_process_default = globalThis.process;

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
var unsafeFilenameFixtures = Object.freeze([
  "",
  "   ",
  ".",
  "..",
  " .",
  ". ",
  " ..",
  ".. ",
  "../",
  "../foo",
  "foo/../bar",
  "foo/bar",
  "foo\\bar",
  "foo\0bar"
]);
function isSafeFilename(filename) {
  if (typeof filename !== "string") {
    return false;
  }
  const trimmed = filename.trim();
  return trimmed !== "" && trimmed !== "." && trimmed !== ".." && !filename.includes("/") && !filename.includes("\\") && !filename.includes("\0");
}
function assertSafeFilename(filename) {
  if (typeof filename !== "string") {
    throw new TypeError("Expected a string");
  }
  if (!isSafeFilename(filename)) {
    throw new Error(`Unsafe filename: ${JSON.stringify(filename)}`);
  }
}

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
var homedir = node_os_default.homedir();
var tmpdir = node_os_default.tmpdir();
var { env } = node_process_default;
var macos = (name) => {
  const library = node_path_default.join(homedir, "Library");
  return {
    data: node_path_default.join(library, "Application Support", name),
    config: node_path_default.join(library, "Preferences", name),
    cache: node_path_default.join(library, "Caches", name),
    log: node_path_default.join(library, "Logs", name),
    temp: node_path_default.join(tmpdir, name)
  };
};
var windows = (name) => {
  const appData = env.APPDATA || node_path_default.join(homedir, "AppData", "Roaming");
  const localAppData = env.LOCALAPPDATA || node_path_default.join(homedir, "AppData", "Local");
  return {
    // Data/config/cache/log are invented by me as Windows isn't opinionated about this
    data: node_path_default.join(localAppData, name, "Data"),
    config: node_path_default.join(appData, name, "Config"),
    cache: node_path_default.join(localAppData, name, "Cache"),
    log: node_path_default.join(localAppData, name, "Log"),
    temp: node_path_default.join(tmpdir, name)
  };
};
var linux = (name) => {
  const username = node_path_default.basename(homedir);
  return {
    data: node_path_default.join(env.XDG_DATA_HOME || node_path_default.join(homedir, ".local", "share"), name),
    config: node_path_default.join(env.XDG_CONFIG_HOME || node_path_default.join(homedir, ".config"), name),
    cache: node_path_default.join(env.XDG_CACHE_HOME || node_path_default.join(homedir, ".cache"), name),
    // https://wiki.debian.org/XDGBaseDirectorySpecification#state
    log: node_path_default.join(env.XDG_STATE_HOME || node_path_default.join(homedir, ".local", "state"), name),
    temp: node_path_default.join(tmpdir, username, name)
  };
};
function envPaths(name, { suffix = "nodejs" } = {}) {
  assertSafeFilename(name);
  if (suffix) {
    name += `-${suffix}`;
  }
  assertSafeFilename(name);
  if (node_process_default.platform === "darwin") {
    return macos(name);
  }
  if (node_process_default.platform === "win32") {
    return windows(name);
  }
  return linux(name);
}

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/user-folder.ts
function userFolder(projectRoot, env2) {
  const chosen = env2.MSW_HOME;
  const wanted = (0, import_node_path2.resolve)(chosen ? chosen : envPaths("msw-protocol", { suffix: "" }).data);
  if (projectRoot !== null && isInside(realPath(wanted), realPath((0, import_node_path2.resolve)(projectRoot)))) {
    return { status: "refused", reason: insideProject(wanted) };
  }
  try {
    (0, import_node_fs.mkdirSync)(wanted, { recursive: true, mode: 448 });
    return { status: "ok", path: import_node_fs.realpathSync.native(wanted) };
  } catch (error) {
    return { status: "refused", reason: `the user folder ${wanted} cannot be made (${errorCode(error)})` };
  }
}
function insideProject(folder) {
  return `the user folder ${folder} lies inside the project; set MSW_HOME to a folder outside it`;
}
function realPath(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path2.dirname)(path);
    return parent === path ? path : (0, import_node_path2.join)(realPath(parent), (0, import_node_path2.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path2.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path2.sep}`) && !(0, import_node_path2.isAbsolute)(way);
}

// src/app/workspace.ts
var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");

// late:node:crypto
var randomBytes = (...args) => require("node:crypto").randomBytes(...args);

// src/adapters/files/signing-key.ts
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
var KEY = /^[0-9a-f]{64}$/;
function signingKey(userFolder2) {
  const path = (0, import_node_path3.join)(userFolder2, "key");
  const key = readKey(path) ?? createKey(path);
  if (!KEY.test(key)) throw new Error(`${path} does not hold a key; move it away to get a new one`);
  return key;
}
function readKey(path) {
  try {
    tighten(path);
    return (0, import_node_fs2.readFileSync)(path, "utf8").trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
function tighten(path) {
  if (process.platform === "win32") return;
  if (((0, import_node_fs2.statSync)(path).mode & 63) !== 0) (0, import_node_fs2.chmodSync)(path, 384);
}
function createKey(path) {
  const key = randomBytes(32).toString("hex");
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`;
  (0, import_node_fs2.writeFileSync)(temporary, `${key}
`, { flag: "wx", mode: 384, flush: true });
  try {
    (0, import_node_fs2.linkSync)(temporary, path);
    return key;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return createWithoutLink(path, key);
    return (0, import_node_fs2.readFileSync)(path, "utf8").trim();
  } finally {
    (0, import_node_fs2.rmSync)(temporary, { force: true });
  }
}
function createWithoutLink(path, key) {
  try {
    (0, import_node_fs2.writeFileSync)(path, `${key}
`, { flag: "wx", mode: 384, flush: true });
    return key;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    return (0, import_node_fs2.readFileSync)(path, "utf8").trim();
  }
}

// src/app/workspace.ts
function openWorkspace(projectFolder2, env2, now = Date.now, found) {
  let project2;
  try {
    project2 = import_node_fs3.realpathSync.native((0, import_node_path4.resolve)(projectFolder2));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder2} does not exist.` };
  }
  const folder = found ?? userFolder(project2, env2);
  if (folder.status === "refused") return folder;
  return {
    status: "ok",
    workspace: { project: project2, key: signingKey(folder.path), userFolder: folder.path, env: env2, now }
  };
}

// src/app/diagnose/diagnose-opening.ts
function openDiagnosis(projectFolder2, env2) {
  let project2;
  try {
    project2 = import_node_fs4.realpathSync.native((0, import_node_path5.resolve)(projectFolder2));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder2} does not exist.` };
  }
  try {
    const opened = openWorkspace(project2, env2);
    if (opened.status === "ok") return opened;
  } catch {
  }
  const folder = userFolder(project2, env2);
  return {
    status: "ok",
    workspace: {
      project: project2,
      key: "",
      userFolder: folder.status === "ok" ? folder.path : "",
      env: env2,
      now: Date.now
    }
  };
}

// src/cli/noun.ts
var json = { json: { type: "boolean" } };
var project = { project: { type: "string" } };
var noWords = { least: 0, most: 0, names: "" };
function textOf(values, name) {
  const value = values[name];
  return typeof value === "string" ? value : null;
}
function isSet(values, name) {
  return values[name] === true;
}

// src/cli/open-project.ts
var import_node_path6 = require("node:path");
function projectFolder({ values, env: env2, cwd }) {
  const named = textOf(values, "project");
  return (0, import_node_path6.resolve)(cwd, named ?? (env2.CLAUDE_PROJECT_DIR || "."));
}

// src/cli/outcome.ts
function failed(problem) {
  return { code: 1, text: "", problem };
}

// src/cli/doctor.ts
var doctor = {
  help: `msw-protocol doctor [--json] [--project DIR]

Looks at everything that MSW needs, changes nothing, and says what to do. Exits 1 when something fails.`,
  verbs: { "": { options: { ...json, ...project }, words: noWords, run: examine } }
};
async function examine(call) {
  const opened = openDiagnosis(projectFolder(call), call.env);
  if (opened.status === "refused") return failed(opened.reason);
  const { diagnose, renderDiagnosis } = await Promise.resolve().then(() => __toESM(require("./diagnose.cjs"), 1));
  const diagnosis = await diagnose(opened.workspace);
  const text = isSet(call.values, "json") ? `${JSON.stringify(diagnosis, null, 2)}
` : `${renderDiagnosis(diagnosis)}
`;
  const wrong = failing(diagnosis);
  if (wrong.length === 0) return { code: 0, text, problem: null };
  return { code: 1, text, problem: `MSW cannot work here yet: ${wrong.join(", ")}; see what to do above.` };
}
function failing({ checks }) {
  return checks.filter((check) => check.status === "fail").map((check) => check.name);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  doctor
});
