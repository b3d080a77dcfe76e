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
__export(stdin_exports, {
  OLDEST_WITH_PROFILES: () => OLDEST_WITH_PROFILES,
  classifyRun: () => classifyRun,
  locateNlm: () => locateNlm,
  nlmEnvironment: () => nlmEnvironment,
  refuseOldVersion: () => refuseOldVersion,
  refusedRun: () => refusedRun,
  runProgram: () => runProgram,
  unreadableRun: () => unreadableRun,
  unsent: () => unsent
});
module.exports = __toCommonJS(stdin_exports);

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_figures_index = require("./shared.figures.index.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/nlm/program/nlm-version.ts
// src/adapters/process/run-program.ts
var MOST_OUTPUT = 8 * 1024 * 1024;
async function runProgram({
  executable,
  args,
  env,
  projectRoot,
  limitMs
}) {
  const child = (0, import_shared_figures_index.execa)(executable, [...args], {
    env: outsideOf(env, projectRoot),
    extendEnv: false,
    cwd: (0, import_app_guidance_step_guidance2.neutralFolder)(),
    stdin: "ignore",
    reject: false,
    maxBuffer: MOST_OUTPUT,
    detached: process.platform !== "win32",
    windowsHide: true,
    cleanup: false
  });
  const { pid } = child;
  if (pid === void 0) return ended(await child, false);
  const tree = { pid, projectRoot };
  const release = (0, import_shared_figures_index.endWithUs)(tree);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void (0, import_shared_figures_index.killTree)(tree);
  }, limitMs);
  try {
    return ended(await child, timedOut);
  } finally {
    clearTimeout(timer);
    release();
  }
}
function ended(result, timedOut) {
  const { exitCode, stdout, stderr } = result;
  const startError = exitCode === void 0 ? (0, import_hooks_active_on_stop7.errorCode)(result.cause ?? result) : null;
  return { exitCode: exitCode ?? null, stdout, stderr, timedOut, startError };
}
function outsideOf(env, projectRoot) {
  const others = Object.entries(env).flatMap(
    ([name, value]) => value === void 0 || name.toUpperCase() === "PATH" ? [] : [[name, value]]
  );
  return { ...Object.fromEntries(others), PATH: (0, import_app_guidance_step_guidance3.pathOutside)(env, projectRoot) };
}
// src/adapters/nlm/program/nlm-result.ts
function unsent(status, text) {
  return { status, text, wasSent: false };
}
// src/adapters/nlm/program/nlm-environment.ts
function nlmEnvironment({ env, profile, projectRoot }) {
  const reach = (0, import_hooks_active_on_stop5.projectReach)(projectRoot);
  const kept = {};
  for (const [name, value] of Object.entries(env)) {
    const key = name.toUpperCase();
    if (value === void 0 || value === "" || !isKnown(key)) continue;
    const leads = (DECISIVE.has(key) || PLACES.has(key)) && (0, import_hooks_active_on_stop5.leadsAstray)(value, reach);
    if (leads && DECISIVE.has(key)) return unsent("unknown", astray(name));
    if (!leads) kept[name] = value;
  }
  const account = profile === null ? {} : { NLM_PROFILE: profile };
  return { status: "ready", env: { ...kept, ...SPEECH, ...account } };
}
function astray(name) {
  return `the variable ${name} leads into the project, where nlm must not look for logins or certificates: unset it`;
}
function isKnown(key) {
  return NEEDED.has(key) || DECISIVE.has(key) || PLACES.has(key) || key.startsWith("LC_");
}
var words = (text) => new Set(text.trim().split(/\s+/));
var DECISIVE = words(
  `NOTEBOOKLM_MCP_CLI_PATH SSL_CERT_FILE SSL_CERT_DIR ${process.platform === "win32" ? "USERPROFILE" : "HOME"}`
);
var PLACES = words(`
  TMPDIR TEMP TMP XDG_RUNTIME_DIR XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
  APPDATA LOCALAPPDATA PROGRAMDATA SYSTEMROOT WINDIR COMSPEC PYENV_ROOT ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR`);
var NEEDED = words(`
  PATH PATHEXT SYSTEMDRIVE HOMEDRIVE HOMEPATH USER USERNAME LOGNAME LANG LANGUAGE TZ
  HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY
  DBUS_SESSION_BUS_ADDRESS DISPLAY WAYLAND_DISPLAY SSH_CONNECTION SSH_TTY
  NLM_PROFILE NLM_AUTH_STORAGE NOTEBOOKLM_BASE_URL NOTEBOOKLM_HL NOTEBOOKLM_PROJECT_ID NOTEBOOKLM_LOCATION`);
var SPEECH = {
  COLUMNS: "1000",
  NO_COLOR: "1",
  _TYPER_STANDARD_TRACEBACK: "1",
  PYTHONUTF8: "1",
  PYTHONIOENCODING: "utf-8",
  // A refused query is told at once; whether to try again is the quota's decision, not a retry loop's.
  NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: "0"
};
// src/adapters/nlm/program/classify-run.ts
var ESCAPES = /\u001b\[[0-?]*[ -/]*[@-~]/g;
var WORDS = [
  // The server named another conversation than the one asked for; the answer is gone, the quota is spent.
  ["lost-answer", /^Query failed: '[0-9a-f-]{36}'$/],
  ["lost-answer", /notebook returned no answer|Query returned empty/i],
  [
    "rate-limited",
    /RESOURCE_EXHAUSTED|error code 8\b|\(code 8\)|429 Too Many Requests|Server error 429|RPC rate limit|rate.?limit|usage limit|quota|daily limit/i
  ],
  ["profile-missing", /Profile '[^']*' not found|Profile not found:/],
  ["profile-corrupt", /Failed to load profile/],
  [
    "auth-expired",
    /Authentication (?:expired|error|failed)|authentication is no longer valid|UNAUTHENTICATED|error code 16\b|\(code 16\)|401 Unauthorized|403 Forbidden|Credentials have expired|No saved credentials/i
  ],
  ["not-found", /\(code 5\)|NOT_FOUND|notebook or source was not found|Notebook \S+ not found/],
  ["permission", /\(code 7\)|PERMISSION_DENIED|notebook or source was denied/],
  ["usage", /code 3\b|INVALID_ARGUMENT|query request is invalid/],
  ["drift", /may have been rotated by Google/],
  [
    "timeout",
    /timed out|ReadTimeout|ConnectTimeout|not ready after|within the configured query timeout|deadline expired/
  ],
  // All that nlm says when no id came back, as after its 120 s for a source by its address.
  ["timeout", /^Failed to add \w+ source\.$/],
  [
    "network",
    /ConnectError|Connection refused|actively refused|Name or service not known|getaddrinfo|Temporary failure in name resolution|Server disconnected|Could not reach|Server error '?5\d\d|ProxyError|TransientBackend|\(code 14\)/
  ]
];
function classifyRun(run) {
  if (run.startError !== null) return startClass(run.startError);
  if (run.timedOut) return "timeout";
  if (isUsageError(run)) return usageClass(run);
  return byWords(complaint(run.stdout)) ?? byWords(plain(run.stderr)) ?? "unknown";
}
function isUsageError(run) {
  return run.exitCode === 2 && /^\s*Usage:/.test(plain(run.stderr));
}
function complaint(stdout) {
  const text = stdout.trim();
  if (!text.startsWith("{")) return plain(text);
  const found = fieldsOf(text);
  return plain(found === "" ? text : found);
}
function fieldsOf(text) {
  try {
    const value = JSON.parse(text);
    if (typeof value !== "object" || value === null) return "";
    const fields = ["error", "hint"].map((key) => Reflect.get(value, key));
    return fields.filter((field) => typeof field === "string").join(" ");
  } catch {
    return "";
  }
}
function startClass(code) {
  if (code === "E2BIG" || code === "ENAMETOOLONG") return "argument-too-long";
  return code === "ENOENT" || code === "EACCES" || code === "ENOTDIR" ? "not-installed" : "unknown";
}
function usageClass(run) {
  return /No such option:? (?:'|")?--new-conversation/.test(plain(run.stderr)) ? "too-old" : "usage";
}
function byWords(text) {
  return WORDS.find(([, words2]) => words2.test(text))?.[0] ?? null;
}
function plain(text) {
  return text.replaceAll(ESCAPES, "").replaceAll(/\s+/g, " ").trim();
}
// src/adapters/nlm/program/refused-run.ts
var TEXT_CAP = 2e3;
var UNSENT = /* @__PURE__ */ new Set([
  "not-installed",
  "too-old",
  "argument-too-long",
  "profile-missing",
  "profile-corrupt"
]);
function refusedRun(run) {
  const found = classifyRun(run);
  const status = found === "profile-corrupt" ? "auth-expired" : found;
  const wasSent = !(UNSENT.has(found) || isUsageError(run));
  return { status, text: wordsOf(run), wasSent };
}
function unreadableRun(run) {
  return {
    status: "unknown",
    text: `nlm printed something unexpected: ${wordsOf(run)}`,
    wasSent: true
  };
}
function wordsOf(run) {
  return clean(complaint(run.stdout) || lastLines(run.stderr) || (run.startError ?? ""));
}
function lastLines(stderr) {
  const lines = stderr.split("\n").map((line) => line.replaceAll(/[\u2500-\u257f]+/g, " ").trim());
  return lines.filter((line) => line !== "").slice(-8).join("\n");
}
function clean(said) {
  const short = said.slice(0, TEXT_CAP).replaceAll(/https?:\/\/[^\s'"]+/g, "<address>");
  return (0, import_hooks_active_on_stop4.redact)(short.replaceAll(/f\.sid=[^&\s'"]+/g, "f.sid=<secret>"));
}
// src/adapters/nlm/program/nlm-version.ts
var OLDEST = "0.9.3";
var OLDEST_WITH_PROFILES = "0.9.13";
var LIMIT_MS = 3e4;
var SAID = /^nlm version\b/m;
var VERSION = /^nlm version (\d+\.\d+\.\d+)/m;
var KNOWN = (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)());
var told = /* @__PURE__ */ new Map();
async function locateNlm(place) {
  let second = null;
  let refusal = null;
  for (const executable of (0, import_app_guidance_step_guidance.nlmCandidates)(place.env, place.projectRoot)) {
    const found = await examine(executable, place);
    if (found.status === "located" && isFit(found.version)) return found;
    if (found.status === "located") second ??= found;
    else refusal ??= found;
  }
  return second ?? refusal ?? unsent("not-installed", "nlm was not found");
}
function refuseOldVersion(version, profile) {
  if (isOlder(version, OLDEST)) {
    return unsent(
      "too-old",
      `nlm ${version} cannot reach accounts that Google has moved; 0.9.13 or newer is needed`
    );
  }
  if (profile === null || !isOlder(version, OLDEST_WITH_PROFILES)) return null;
  return unsent(
    "too-old",
    `nlm ${version} may act as its default account when the login of ${profile} has expired; 0.9.13 or newer keeps accounts apart`
  );
}
function isOlder(version, than) {
  const [left, right] = [version, than].map((text) => text.split(".").map(Number));
  const differs = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return differs !== void 0 && (left?.[differs] ?? 0) < (right?.[differs] ?? 0);
}
function stampOf(executable) {
  const stat = (0, import_node_fs.statSync)(executable, { throwIfNoEntry: false });
  return `${executable}|${stat?.mtimeMs ?? 0}|${stat?.size ?? 0}`;
}
function isFit(version) {
  return version !== null && !isOlder(version, OLDEST_WITH_PROFILES);
}
async function examine(executable, place) {
  const key = stampOf(executable);
  const known = told.get(key) ?? remembered(place)[key];
  if (known !== void 0 && isFit(known)) return { status: "located", executable, version: known };
  const run = await askVersion(executable, place);
  if (!("exitCode" in run)) return run;
  if (run.exitCode !== 0 || !SAID.test(run.stdout)) return unusable(executable, run);
  const version = VERSION.exec(run.stdout)?.[1] ?? null;
  if (version !== null && isFit(version)) {
    told.set(key, version);
    remember(place, key, version);
  }
  return { status: "located", executable, version };
}
async function unusable(executable, run) {
  const { text } = await refusedRun(run);
  const said = text === "" ? "" : `: ${text}`;
  return unsent(
    run.startError === null ? "unknown" : "not-installed",
    `${executable} is no nlm that works${said}`
  );
}
async function askVersion(executable, place) {
  const environment = nlmEnvironment({ ...place, profile: null });
  if (environment.status !== "ready") return environment;
  const { projectRoot } = place;
  return runProgram({
    executable,
    args: ["--version"],
    env: environment.env,
    projectRoot,
    limitMs: LIMIT_MS
  });
}
function remembered(place) {
  const path = memoryPath(place);
  const file = path === null ? null : (0, import_hooks_active_on_stop2.readJson)(path, (0, import_hooks_active_on_stop6.ownFile)((0, import_node_path.dirname)(path)));
  const parsed = KNOWN.safeParse(file?.status === "ok" ? file.value : {});
  return parsed.success ? parsed.data : {};
}
function remember(place, key, version) {
  const path = memoryPath(place);
  if (path === null) return;
  const others = Object.entries(remembered(place)).filter(([other]) => pathOf(other) !== pathOf(key));
  try {
    const versions = { ...Object.fromEntries(others), [key]: version };
    (0, import_hooks_active_on_stop3.writeFileAtomic)(path, `${JSON.stringify(versions, null, 2)}
`, { mode: 384 });
  } catch {
  }
}
function pathOf(key) {
  return key.split("|").slice(0, -2).join("|");
}
function memoryPath(place) {
  const folder = (0, import_hooks_active_on_stop.ownUserFolder)(place.projectRoot, place.env);
  return folder.status === "ok" ? (0, import_node_path.join)(folder.path, "nlm-versions.json") : null;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  OLDEST_WITH_PROFILES,
  classifyRun,
  locateNlm,
  nlmEnvironment,
  refuseOldVersion,
  refusedRun,
  runProgram,
  unreadableRun,
  unsent
});
