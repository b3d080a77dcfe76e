var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(n=__getOwnPropDesc(e,t))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{PLUGIN_ID:()=>PLUGIN_ID,START_LIMIT_MS:()=>START_LIMIT_MS,changeFile:()=>changeFile,changeLines:()=>changeLines,clientFolder:()=>clientFolder,configFolder:()=>configFolder,contentMark:()=>contentMark,describeSnapshot:()=>describeSnapshot,disabledPlugins:()=>disabledPlugins,fileMark:()=>fileMark,hasPlugin:()=>hasPlugin,impostorServer:()=>impostorServer,iterationOf:()=>iterationOf,linesIn:()=>linesIn,mayEdit:()=>mayEdit,openVault:()=>openVault,problemList:()=>problemList,projectConfigFile:()=>projectConfigFile,projectOf:()=>projectOf,proseJson:()=>proseJson,readClientSettings:()=>readClientSettings,readInstalled:()=>readInstalled,renderUndo:()=>renderUndo,sessionRecord:()=>sessionRecord,showHistory:()=>showHistory,startIn:()=>startIn,startQuestion:()=>startQuestion,tellOn:()=>tellOn,userSettingsFile:()=>userSettingsFile,withoutSecrets:()=>withoutSecrets,yamlScalar:()=>yamlScalar}),module.exports=__toCommonJS(stdin_exports);var import_common=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/operations/operation/request-place.ts
function projectOf({ origin, folder }) {
  return origin === "here" ? projectRoot(folder) : folder;
}
function projectRoot(folder) {
  const home = (0, import_common.homeFolder)();
  for (let at = folder; at !== home && (0, import_node_path.dirname)(at) !== at; at = (0, import_node_path.dirname)(at)) {
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".msw")) || (0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".planning"))) return at;
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".git"))) return folder;
  }
  return folder;
}

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
// src/adapters/files/file-mark.ts
var LARGEST = 8 * 1024 * 1024;
function fileMark(path) {
  try {
    const stat = (0, import_common2.lookAt)(path);
    if (stat === null) return "gone";
    if (stat.isSymbolicLink()) return `link ${(0, import_node_fs2.readlinkSync)(path)}`;
    if (!stat.isFile()) return "other";
    const file = stat.size > LARGEST ? null : (0, import_common4.readPlain)(path, { cap: LARGEST, followsLink: false });
    return file?.status === "ok" ? contentMark(file.bytes) : `large ${stat.size} ${stat.mtimeMs}`;
  } catch {
    return "unknown";
  }
}
function contentMark(bytes) {
  return (0, import_common3.createHash)("sha256").update(bytes).digest("hex");
}

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_node_fs3 = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/route/session-record.ts
function sessionRecord(folder, schema) {
  const pathOf = ({ userFolder }, session) => /^[\w-]{1,128}$/.test(session) ? (0, import_node_path2.join)(userFolder, folder, session) : null;
  return {
    read: (where, session) => {
      const path = pathOf(where, session);
      const file = path === null ? null : (0, import_common7.readJson)(path, import_common8.named);
      const parsed = schema().safeParse(file?.status === "ok" ? file.value : null);
      return parsed.success && parsed.data.session === session ? parsed.data : null;
    },
    keep: (where, record) => {
      const path = pathOf(where, record.session);
      if (path === null) return false;
      (0, import_common6.makeFolder)((0, import_node_path2.join)(where.userFolder, folder), 448);
      (0, import_common5.writeFileAtomic)(path, JSON.stringify(record), { mode: 384 });
      return true;
    },
    forget: (where, session) => {
      const path = pathOf(where, session);
      return path !== null && isRemoved(path);
    },
    sweep: ({ userFolder, now }, longestMs) => {
      for (const name of (0, import_common2.namesIn)((0, import_node_path2.join)(userFolder, folder), import_common8.named)) {
        const path = (0, import_node_path2.join)(userFolder, folder, name);
        const written = (0, import_common2.lookAt)(path)?.mtimeMs ?? now();
        if (now() - written > longestMs) isRemoved(path);
      }
    }
  };
}
function isRemoved(path) {
  try {
    (0, import_node_fs3.rmSync)(path);
    return true;
  } catch {
    return false;
  }
}

var import_node_path3 = require("node:path");
// src/adapters/claude-code/settings-files.ts
function readClientSettings({ project, env }) {
  const files = [
    ["user settings", (0, import_node_path3.join)(clientFolder(env), "settings.json")],
    ["project settings", (0, import_node_path3.join)(project, ".claude", "settings.json")],
    ["local settings", (0, import_node_path3.join)(project, ".claude", "settings.local.json")],
    ["managed settings", managedPath()]
  ];
  return files.map(([name, path]) => {
    const file = (0, import_common7.readJson)(path, import_common8.named);
    const problem = file.status === "corrupt" || file.status === "unreadable" ? file.reason : null;
    return { name, path, value: (0, import_common7.fieldsIn)(file), problem };
  });
}
function clientFolder(env) {
  return env.CLAUDE_CONFIG_DIR || (0, import_node_path3.join)(env.HOME || env.USERPROFILE || (0, import_common.homeFolder)(), ".claude");
}
function managedPath() {
  switch (process.platform) {
    case "win32":
      return "C:\\Program Files\\ClaudeCode\\managed-settings.json";
    case "darwin":
      return "/Library/Application Support/ClaudeCode/managed-settings.json";
    default:
      return "/etc/claude-code/managed-settings.json";
  }
}

var import_node_path4 = require("node:path");
// src/adapters/claude-code/installed-plugins.ts
function hasPlugin(place) {
  const disabled = disabledPlugins(place);
  return readInstalled(place).some(({ id }) => id.startsWith("msw@") && !disabled.has(id));
}
function disabledPlugins(place) {
  const wanted = new Map(
    readClientSettings(place).flatMap(({ value }) => Object.entries((0, import_common7.fieldsOf)(value.enabledPlugins)))
  );
  return new Set([...wanted].flatMap(([id, enabled]) => enabled === false ? [id] : []));
}
function readInstalled({ env, project }) {
  const { plugins } = (0, import_common7.fieldsIn)((0, import_common7.readJson)((0, import_node_path4.join)(clientFolder(env), "plugins", "installed_plugins.json"), import_common8.named));
  return Object.entries((0, import_common7.fieldsOf)(plugins)).flatMap(
    ([id, entry]) => (Array.isArray(entry) ? entry : [entry]).map(import_common7.fieldsOf).filter(({ projectPath }) => typeof projectPath !== "string" || projectPath === project).map(({ version, installPath }) => ({
      id,
      version: typeof version === "string" ? version : "unknown",
      path: typeof installPath === "string" ? installPath : null
    }))
  );
}

// src/app/headless/edit-rights.ts
function mayEdit(workspace, given) {
  const settings = readClientSettings(workspace).map(({ value }) => (0, import_common7.fieldsOf)(value.permissions));
  const modes = [given.permissionMode, ...settings.map(({ defaultMode }) => defaultMode)];
  const rules = [
    ...given.allowedTools,
    ...settings.flatMap(({ allow }) => Array.isArray(allow) ? allow : [])
  ];
  return modes.some((mode) => EDITING.has(mode)) || rules.some(allowsChanges);
}
var EDITING = /* @__PURE__ */ new Set(["acceptEdits", "auto", "bypassPermissions"]);
function allowsChanges(rule) {
  return typeof rule === "string" && /\b(?:Edit|MultiEdit|NotebookEdit|Write|Bash|PowerShell|mcp__)/.test(rule);
}

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return (0, import_common11.ours)(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS, escaped).replaceAll((0, import_common10.invisible)(), escaped).replaceAll((0, import_common9.tag)(), escaped)
  );
}
var CONTROLS = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_node_path5 = require("node:path");
// src/adapters/config/change-file.ts
function projectConfigFile(project) {
  const path = (0, import_common12.mswPath)(project, "config.json");
  return { path, place: (0, import_common8.ownFile)(project), shown: ".msw/config.json", open: () => (0, import_common12.openMswFolder)(project) };
}
function userSettingsFile(userFolder) {
  const path = (0, import_node_path5.join)(userFolder, "settings.json");
  const open = () => ({ status: "ok", path: userFolder });
  return { path, place: (0, import_common8.privateFile)(userFolder), shown: path, open, mode: 384 };
}
async function changeFile(file, change) {
  const changed = changedText(file, change);
  if (changed.status === "refused") return changed;
  const folder = file.open();
  if (folder.status === "refused") return folder;
  const held = await (0, import_common13.withLock)(file.path, () => changeHeld(file, change));
  if (held.status === "done") return held.value;
  return refused(`${file.path} is locked by another process; try again`);
}
function changeHeld(file, change) {
  const changed = changedText(file, change);
  if (changed.status === "refused") return changed;
  const { path, shown, mode } = file;
  try {
    (0, import_common5.writeFileAtomic)(path, changed.text, changed.isNew && mode !== void 0 ? { mode } : {});
    return { status: "done" };
  } catch (error) {
    return refused(`${shown} cannot be written (${(0, import_common15.errorCode)(error) ?? "unknown error"})`);
  }
}
function changedText({ path, place, shown }, change) {
  const file = (0, import_common14.readText)(path, place);
  const text = file.status === "ok" ? file.text : "{}\n";
  const before = (0, import_common7.parseJson)(text);
  const wrong = file.status === "refused" ? file.reason : before.status === "ok" ? null : before.reason;
  if (wrong !== null) return refused(`${shown} is not changed, since ${wrong}: correct it, or move it away`);
  if (before.status !== "ok" || !(0, import_common7.isFields)(before.value))
    return refused(`${shown} is not a JSON object: correct it, or move it away`);
  const changed = change(before.value, text);
  return changed.status === "refused" ? changed : { ...changed, isNew: file.status === "missing" };
}
function refused(reason) {
  return { status: "refused", reason };
}

var import_node_fs4 = require("node:fs");
// src/app/workspace/job-lines.ts
var MOST_LINES = 50;
function linesIn(project, list) {
  const text = (0, import_common14.textOf)((0, import_common12.mswPath)(project, "jobs", list), (0, import_common8.ownFile)(project), 64 * 1024) ?? "";
  return text.split("\n").filter((line) => line !== "");
}
async function changeLines(project, list, change) {
  const folder = (0, import_common12.openMswSubfolder)(project, "jobs");
  if (folder.status === "refused") return;
  const path = (0, import_common12.mswPath)(project, "jobs", list);
  await (0, import_common13.withLock)(path, async () => {
    const lines2 = (await change(linesIn(project, list))).slice(-MOST_LINES);
    if (lines2.length === 0) (0, import_node_fs4.rmSync)(path, { force: true });
    else (0, import_common5.writeFileAtomic)(path, `${lines2.join("\n")}
`);
  });
}

// src/core/text/markdown/yaml-scalar.ts
var SPECIAL_START = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
var OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|~|[-+]?[.\d][\d_.eExXa-fA-F:-]*)$/i;
function yamlScalar(text, quoted = false) {
  const plain = !quoted && !SPECIAL_START.test(text) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text) && text !== "";
  if (plain && (0, import_common9.harmless)(text) === text && (!OTHER_TYPES.test(text) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text)))
    return text;
  return proseJson(text, 0);
}

var import_common16 = require("./common.cjs");

// src/app/loop/control/show-history.ts
var ARMINGS = /* @__PURE__ */ new Set(["loop-armed", "execution-armed"]);
function showHistory(project, wanted) {
  const lines2 = (0, import_common16.readJournal)(project);
  const ids = [...new Set(lines2.flatMap(({ loop }) => loop === void 0 ? [] : [loop]))];
  const chosen = wanted === null ? newest(lines2, ids) : choose(ids, wanted);
  if (typeof chosen !== "string") return chosen;
  return { status: "ok", loop: chosen, lines: lines2.filter(({ loop }) => loop === chosen) };
}
function newest(lines2, ids) {
  const armed = lines2.findLast((line) => ARMINGS.has(line.event) && line.loop !== void 0)?.loop;
  return armed ?? ids.at(-1) ?? refused2("This project has had no loop yet; /msw:loop starts one.");
}
function choose(ids, wanted) {
  const found = ids.filter((id) => id === wanted || id.startsWith(wanted));
  const [only, second] = found;
  if (only === void 0) {
    return refused2(
      `The journal of this project has no loop ${wanted.slice(0, 64)}; without an id the newest is shown.`
    );
  }
  if (second === void 0 || found.includes(wanted)) return found.includes(wanted) ? wanted : only;
  return refused2(`Several loops have ids that begin so: ${found.slice(0, 10).join(", ")}.`);
}
function refused2(reason) {
  return { status: "refused", reason };
}

var import_common17 = require("./common.cjs");

var import_common18 = require("./common.cjs");

// src/adapters/claude-code/impostor-server.ts
function impostorServer(roots) {
  for (const folder of new Set(roots.flatMap((root) => [...(0, import_common18.parentsOf)((0, import_common8.realPath)(root))]))) {
    const path = (0, import_common8.below)(folder, ".mcp.json");
    const file = (0, import_common7.readJson)(path, import_common8.named);
    if (file.status === "corrupt" || file.status === "unreadable") {
      const wrong2 = `${path} may name a server ${PASSING}: MSW cannot read it (${file.reason})`;
      return { wrong: wrong2, cure: "repair or remove that file" };
    }
    const server = Object.keys((0, import_common7.fieldsOf)((0, import_common7.fieldsIn)(file).mcpServers)).find(
      (name) => toolPrefix(name) === OWN_PREFIX
    );
    if (server === void 0) continue;
    const wrong = `${path} names a server "${(0, import_common17.shownName)(server)}" ${PASSING}, so that its answers pass for MSW\u2019s`;
    return { wrong, cure: "rename that server or remove it" };
  }
  return null;
}
var PASSING = "whose tools get the names of MSW\u2019s own";
function toolPrefix(server) {
  const plain = server.replaceAll(/[^a-zA-Z0-9_-]/g, "_");
  return `mcp__${server.startsWith("claude.ai ") ? plain.replaceAll(/_+/g, "_").replaceAll(/^_|_$/g, "") : plain}__`;
}
var OWN_PREFIX = toolPrefix("plugin:msw:msw");

var import_common19 = require("./common.cjs");

var import_common20 = require("./common.cjs");

var import_common21 = require("./common.cjs");

// src/core/failure/problem-list.ts
var MOST_ITEMS = 10;
function problemList({ items, total }) {
  if (items.length < 2) return null;
  const shown = items.slice(0, MOST_ITEMS).map((item) => import_common21.prose`- ${(0, import_common20.quoteLine)((0, import_common19.itemHeadline)(item), 300)}`);
  const more = total - shown.length;
  return (0, import_common21.joinProse)([...shown, more > 0 ? import_common21.prose`- and ${more} more` : null], "\n");
}

var import_common22 = require("./common.cjs");

var import_node_fs5 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path6 = require("node:path");
// src/app/ask/vault-place.ts
var PLUGIN_ID = "msw-vault";
function openVault(root, env, { configDir: given, home = () => (0, import_node_os.userInfo)().homedir } = {}) {
  if ((0, import_node_fs5.statSync)(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    return { status: "refused", reason: (0, import_common2.whyNoFolder)(root) };
  const real = (0, import_common8.realPath)(root);
  const folder = (0, import_common22.ownUserFolder)(isHome(real, home) ? null : real, env);
  if (folder.status === "refused") return { status: "refused", reason: sentence(folder.reason) };
  const records = (0, import_node_path6.join)(folder.path, "vaults", (0, import_common3.createHash)("sha256").update(real).digest("hex").slice(0, 32));
  try {
    (0, import_common6.makeFolder)(records, 448);
  } catch {
    return { status: "refused", reason: `${records} cannot be made.` };
  }
  const configDir = given ?? (0, import_node_path6.basename)(configFolder(real) ?? ".obsidian");
  const plugin = (0, import_node_path6.join)(real, configDir, "plugins", PLUGIN_ID);
  const isInstalled = (0, import_node_fs5.existsSync)((0, import_node_path6.join)(plugin, "manifest.json"));
  const pluginData = isInstalled ? (0, import_node_path6.join)(plugin, "data.json") : null;
  return { status: "ok", vault: { root: real, userFolder: folder.path, records, configDir, pluginData } };
}
function configFolder(vault) {
  const isConfig = (name) => (0, import_common2.lookAt)((0, import_node_path6.join)(vault, name))?.isDirectory() === true;
  if (isConfig(".obsidian")) return (0, import_node_path6.join)(vault, ".obsidian");
  const other = (0, import_common2.namesIn)(vault, import_common8.named).find(
    (name) => name.startsWith(".") && isConfig(name) && (0, import_common2.lookAt)((0, import_node_path6.join)(vault, name, "app.json"))?.isFile() === true
  );
  return other === void 0 ? null : (0, import_node_path6.join)(vault, other);
}
function isHome(folder, home) {
  try {
    return folder === (0, import_common8.realPath)(home());
  } catch {
    return false;
  }
}
function sentence(clause) {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1).replace(/\.$/, "")}.`;
}

var import_common23 = require("./common.cjs");

var import_common24 = require("./common.cjs");

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
  return (0, import_common23.forPeople)([
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
  const count = (0, import_common24.countOf)(files.length, "file");
  return `${count}, +${sum("added")} -${sum("removed")} lines`;
}

var import_common25 = require("./common.cjs");

// src/adapters/process/start-question.ts
var START_LIMIT_MS = 1e4;
function startQuestion(pid, projectRoot2) {
  const env = { ...process.env, LC_ALL: "C" };
  if (process.platform !== "win32") {
    const program2 = (0, import_common25.findProgram)("ps", process.env, projectRoot2);
    return { program: program2, args: ["-o", "stat=,lstart=", "-p", String(pid)], env };
  }
  const program = (0, import_common25.systemProgram)("WindowsPowerShell\\v1.0\\powershell.exe", process.env, projectRoot2);
  const ask = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return { program, args: ["-NoProfile", "-NonInteractive", "-Command", ask], env };
}
function startIn(printed) {
  if (process.platform === "win32") return printed.trim() || null;
  const [state = "", ...start] = printed.trim().split(/\s+/);
  return state.startsWith("Z") || start.length === 0 ? null : start.join(" ");
}

var import_common26 = require("./common.cjs");

// src/core/text/without-secrets.ts
function withoutSecrets(page) {
  return (0, import_common11.ours)((0, import_common26.redact)(page));
}

var import_common27 = require("./common.cjs");

// src/app/checks/tell-on.ts
var TELL_EVERY_MS = 3e3;
var KEPT_BYTES = 16384;
function tellOn(name, tell) {
  const started = (0, import_common27.monotonicMs)();
  let kept = Buffer.alloc(0);
  const timer = setInterval(() => {
    const seconds = Math.round(((0, import_common27.monotonicMs)() - started) / 1e3);
    const whole = kept.subarray(0, kept.lastIndexOf("\n") + 1).toString("utf8");
    const last = (0, import_common26.redact)(whole).trimEnd().split("\n").at(-1) ?? "";
    tell(`${name} has been running for ${seconds} s${last === "" ? "" : `: ${(0, import_common17.plainLine)(last, 200)}`}`);
  }, TELL_EVERY_MS);
  return {
    heard: (chunk) => {
      kept = Buffer.concat([kept, chunk]).subarray(-KEPT_BYTES);
    },
    end: () => clearInterval(timer)
  };
}
