

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_node_fs = require("node:fs");
// src/app/jobs/job-lines.ts
var MOST_LINES = 50;
function linesIn(project, list) {
  const text = (0, import_common4.textOf)((0, import_common.mswPath)(project, "jobs", list), (0, import_common5.ownFile)(project), 64 * 1024) ?? "";
  return text.split("\n").filter((line) => line !== "");
}
async function changeLines(project, list, change) {
  const folder = (0, import_common.openMswSubfolder)(project, "jobs");
  if (folder.status === "refused") return;
  const path = (0, import_common.mswPath)(project, "jobs", list);
  await (0, import_common2.withLock)(path, async () => {
    const lines = (await change(linesIn(project, list))).slice(-MOST_LINES);
    if (lines.length === 0) (0, import_node_fs.rmSync)(path, { force: true });
    else (0, import_common3.writeFileAtomic)(path, `${lines.join("\n")}
`);
  });
}

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_node_path = require("node:path");
// src/adapters/claude-code/settings-files.ts
function readSettings({ project, env }) {
  const files = [
    ["user settings", (0, import_node_path.join)(clientFolder(env), "settings.json")],
    ["project settings", (0, import_node_path.join)(project, ".claude", "settings.json")],
    ["local settings", (0, import_node_path.join)(project, ".claude", "settings.local.json")],
    ["managed settings", managedPath()]
  ];
  return files.map(([name, path]) => {
    const file = (0, import_common7.readJson)(path, import_common5.named);
    const problem = file.status === "corrupt" || file.status === "unreadable" ? file.reason : null;
    return { name, path, value: (0, import_common7.fieldsIn)(file), problem };
  });
}
function clientFolder(env) {
  return env.CLAUDE_CONFIG_DIR || (0, import_node_path.join)(env.HOME || env.USERPROFILE || (0, import_common6.homeFolder)(), ".claude");
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

var import_node_path2 = require("node:path");
// src/app/diagnose/diagnose-plugins.ts
var plugin_default = { version: "0.2.0" };
// src/app/diagnose/diagnose-check.ts
function fine(name, detail) {
  return { name, status: "ok", detail, fix: null };
}
function odd(name, detail, fix) {
  return { name, status: "warn", detail, fix };
}
function broken(name, detail, fix) {
  return { name, status: "fail", detail, fix };
}
// src/app/diagnose/diagnose-plugins.ts
function diagnoseVersion({ env }) {
  const name = "this plugin";
  const root = env.CLAUDE_PLUGIN_ROOT;
  if (!root) return fine(name, `${plugin_default.version}, run from outside a plugin folder`);
  const path = (0, import_node_path2.join)(root, ".claude-plugin", "plugin.json");
  const { version } = readFields(path);
  if (typeof version !== "string") return broken(name, `${path} cannot be read`, "Install the plugin again.");
  if (version === plugin_default.version) return fine(name, `${version} in ${root}`);
  return broken(
    name,
    `plugin.json says ${version}, but what runs was built as ${plugin_default.version}`,
    "Update or install the plugin again: claude plugin update."
  );
}
function diagnoseDuplicates(workspace) {
  const name = "installation";
  const own = readInstalled(workspace).filter(({ id }) => id.startsWith("msw@"));
  const places = own.map(({ id, version }) => `${id} ${version}`).join(", ");
  if (new Set(own.map(({ id }) => id)).size > 1) {
    return odd(
      name,
      `MSW is installed more than once: ${places}`,
      "Keep one: claude plugin uninstall NAME@MARKETPLACE."
    );
  }
  const off = own.find(({ id }) => disabledPlugins(workspace).has(id));
  if (off !== void 0) {
    return odd(name, `${off.id} is installed but disabled`, `claude plugin enable ${off.id}`);
  }
  if (own.some(({ version }) => version !== plugin_default.version && version !== "unknown")) {
    return odd(
      name,
      `installed is ${places}, but ${plugin_default.version} runs`,
      'Update with "claude plugin update", or drop --plugin-dir.'
    );
  }
  return fine(name, own.length === 0 ? "not from a marketplace" : places);
}
function hasPlugin(workspace) {
  const disabled = disabledPlugins(workspace);
  return readInstalled(workspace).some(({ id }) => id.startsWith("msw@") && !disabled.has(id));
}
function diagnoseOtherHooks(workspace) {
  const name = "other Stop hooks";
  const settings = readSettings(workspace);
  const disabled = disabledPlugins(workspace);
  const plugins = readInstalled(workspace).filter(({ id, path }) => !id.startsWith("msw@") && !disabled.has(id) && path !== null && holdsStop(path)).map(({ id }) => id);
  const own = settings.filter(({ value }) => hasStop(value.hooks)).map((file) => `the ${file.name}`);
  const all = [.../* @__PURE__ */ new Set([...plugins, ...own])];
  if (all.length === 0) return fine(name, "none");
  return odd(name, all.join(", "), "Disable them while a loop runs if both keep Claude from stopping.");
}
function disabledPlugins(workspace) {
  const wanted = new Map(
    readSettings(workspace).flatMap(({ value }) => Object.entries((0, import_common7.fieldsOf)(value.enabledPlugins)))
  );
  return new Set([...wanted].flatMap(([id, enabled]) => enabled === false ? [id] : []));
}
function readInstalled({ env, project }) {
  const { plugins } = readFields((0, import_node_path2.join)(clientFolder(env), "plugins", "installed_plugins.json"));
  return Object.entries((0, import_common7.fieldsOf)(plugins)).flatMap(
    ([id, entry]) => (Array.isArray(entry) ? entry : [entry]).map(import_common7.fieldsOf).filter(({ projectPath }) => typeof projectPath !== "string" || projectPath === project).map(({ version, installPath }) => ({
      id,
      version: typeof version === "string" ? version : "unknown",
      path: typeof installPath === "string" ? installPath : null
    }))
  );
}
function holdsStop(root) {
  const listed = readFields((0, import_node_path2.join)(root, "hooks", "hooks.json"));
  const inline = readFields((0, import_node_path2.join)(root, ".claude-plugin", "plugin.json"));
  return hasStop(listed.hooks) || hasStop(inline.hooks) || hasStop((0, import_common7.fieldsOf)(inline.hooks).hooks);
}
function readFields(path) {
  return (0, import_common7.fieldsIn)((0, import_common7.readJson)(path, import_common5.named));
}
function hasStop(hooks) {
  const { Stop: stop } = (0, import_common7.fieldsOf)(hooks);
  return Array.isArray(stop) && stop.length > 0;
}

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return (0, import_common10.ours)(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS, escaped).replaceAll((0, import_common9.invisible)(), escaped).replaceAll((0, import_common8.tag)(), escaped)
  );
}
var CONTROLS = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/app/headless/edit-rights.ts
function mayEdit(workspace, given) {
  const settings = readSettings(workspace).map(({ value }) => (0, import_common7.fieldsOf)(value.permissions));
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

// src/core/text/markdown/yaml-scalar.ts
var SPECIAL_START = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
var OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|~|[-+]?[.\d][\d_.eExXa-fA-F:-]*)$/i;
function yamlScalar(text, quoted = false) {
  const plain = !quoted && !SPECIAL_START.test(text) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text) && text !== "";
  if (plain && (0, import_common8.harmless)(text) === text && (!OTHER_TYPES.test(text) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text)))
    return text;
  return proseJson(text, 0);
}

var import_shared_core_memory_vectors = require("./shared.core.memory.vectors.cjs");

var import_common11 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
var import_node_path4 = require("node:path");
var import_node_fs3 = require("node:fs");
var import_node_path5 = require("node:path");
// src/core/witness/redirect-paths.ts
function redirectPaths(text, from, to) {
  if (from.length < 2 || !text.includes(from)) return text;
  const [first = "", ...rest] = text.split(from);
  let result = first;
  for (const part of rest) {
    const before = result.at(-1) ?? "";
    const isPlace = !/[\w.\\/-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(part);
    result += `${isPlace ? to : from}${part}`;
  }
  return result;
}
function redirectVariables(variables, from, to) {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const other = value === void 0 ? void 0 : redirectPaths(value, from, to);
      return other === void 0 || other === value ? [] : [[name, other]];
    })
  );
}
// src/adapters/witness/bring-ignored.ts
// src/core/witness/treatment-of.ts
function treatmentOf(entry) {
  const { name, isFolder: isFolder22, siblings, isVenv } = entry;
  if (!isFolder22) return FORGOTTEN_FILE.test(name) ? "forget" : "copy";
  if (name === "node_modules") return "packages";
  if (isVenv) return "environment";
  if (isInstalled(entry)) return "link";
  if (FORGOTTEN.has(name) || name.startsWith("cmake-build-")) return "forget";
  const builders = REBUILT[name];
  if (builders !== void 0) return builders.some((file) => siblings.has(file)) ? "forget" : "miss";
  return BUILT.has(name) ? "miss" : "copy";
}
function isInstalled({ name, siblings }) {
  return LINKED.has(name) || name === "cache" && siblings.has("install-state.gz");
}
var words = (text) => new Set(text.split(" "));
var LINKED = words("vendor bower_components Pods Carthage deps jspm_packages __pypackages__ unplugged");
var FORGOTTEN = words(
  ".git .hg .svn .msw __pycache__ .pytest_cache .mypy_cache .ruff_cache .cache .turbo .parcel-cache .nyc_output coverage htmlcov .gradle .idea .vscode .vs .hypothesis .ipynb_checkpoints .eslintcache .stylelintcache .swc .vite .vitest logs log test-results playwright-report .dart_tool"
);
var FORGOTTEN_FILE = /^(?:\.DS_Store|Thumbs\.db|\.coverage(?:\..*)?|\.eslintcache|coverage\.xml|core)$|\.(?:log|pyc|pyo|tsbuildinfo|swp|pid|sock|class|o|prof|profraw|profdata)$|~$/;
var REBUILT = {
  target: ["Cargo.toml", "pom.xml", "build.sbt"],
  build: ["build.gradle", "build.gradle.kts", "CMakeLists.txt"],
  bin: ["build.gradle"],
  obj: [],
  _build: ["mix.exs", "dune-project"],
  ".build": ["Package.swift"]
};
var BUILT = words(
  "dist out lib-cov .next .nuxt .output .svelte-kit .tox .nox .terraform release debug Debug Release"
);
// src/adapters/witness/link-environment.ts
function linkEnvironment(trees, from, to) {
  (0, import_shared_core_memory_vectors.putFolder)(trees.tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path4.join)(from, entry.name), (0, import_node_path4.join)(to, entry.name)];
    if (entry.isSymbolicLink()) (0, import_shared_core_memory_vectors.putSameLink)(trees.tree, there, own);
    else if (entry.isFile()) (0, import_shared_core_memory_vectors.putCopy)(trees.tree, there, own);
    else if (PROGRAMS.has(entry.name)) copyPrograms(trees, own, there);
    else if (entry.name === "lib" || entry.name === "Lib") linkLibrary(trees, own, there);
    else if (entry.isDirectory()) (0, import_shared_core_memory_vectors.putLink)(trees.tree, there, own, true);
  }
}
var PROGRAMS = /* @__PURE__ */ new Set(["bin", "Scripts"]);
var LARGEST_SCRIPT = 64 * 1024;
function copyPrograms({ top, tree }, from, to) {
  (0, import_shared_core_memory_vectors.putFolder)(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path4.join)(from, entry.name), (0, import_node_path4.join)(to, entry.name)];
    if (entry.isSymbolicLink()) (0, import_shared_core_memory_vectors.putSameLink)(tree, there, own);
    else if (entry.isFile()) {
      (0, import_shared_core_memory_vectors.putCopy)(tree, there, own);
      const text = (0, import_common4.textOf)(own, import_common5.named, LARGEST_SCRIPT);
      if (text?.startsWith("#!") && text.includes(top)) (0, import_shared_core_memory_vectors.putText)(tree, there, redirectPaths(text, top, tree));
    }
  }
}
function linkLibrary(trees, from, to) {
  (0, import_shared_core_memory_vectors.putFolder)(trees.tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path4.join)(from, entry.name), (0, import_node_path4.join)(to, entry.name)];
    if (entry.name === "site-packages") linkPackages(trees, own, there);
    else if (entry.name.startsWith("python")) linkLibrary(trees, own, there);
    else if (entry.isDirectory()) (0, import_shared_core_memory_vectors.putLink)(trees.tree, there, own, true);
    else if (entry.isFile()) (0, import_shared_core_memory_vectors.putCopy)(trees.tree, there, own);
  }
}
function linkPackages({ tree }, from, to) {
  (0, import_shared_core_memory_vectors.putFolder)(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path4.join)(from, entry.name), (0, import_node_path4.join)(to, entry.name)];
    if (entry.isFile()) (0, import_shared_core_memory_vectors.putCopy)(tree, there, own);
    else if (/\.(?:dist|egg)-info$/.test(entry.name) && entry.isDirectory()) copyFolder(tree, own, there);
    else if (entry.isDirectory() && entry.name !== "__pycache__") (0, import_shared_core_memory_vectors.putLink)(tree, there, own, true);
    else if (entry.isSymbolicLink()) (0, import_shared_core_memory_vectors.putSameLink)(tree, there, own);
  }
}
function copyFolder(tree, from, to) {
  (0, import_shared_core_memory_vectors.putFolder)(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path4.join)(from, entry.name), (0, import_node_path4.join)(to, entry.name)];
    if (entry.isFile()) (0, import_shared_core_memory_vectors.putCopy)(tree, there, own);
    else if (entry.isDirectory()) copyFolder(tree, own, there);
  }
}
function entriesOf(folder) {
  const list = (0, import_common11.listFolder)(folder, import_common5.named, 1e5);
  return list.status === "ok" ? list.entries : [];
}
// src/adapters/witness/link-packages.ts
function linkPackages2(trees, from, to) {
  for (const entry of entriesOf2(from)) {
    const [own, there] = [(0, import_node_path5.join)(from, entry.name), (0, import_node_path5.join)(to, entry.name)];
    if (CACHES.has(entry.name)) continue;
    if (entry.name === ".bin") linkPrograms(trees, own, there);
    else if (entry.name.startsWith("@") && entry.isDirectory()) linkPackages2(trees, own, there);
    else linkEntry(trees, entry, own, there);
  }
}
var CACHES = /* @__PURE__ */ new Set([".cache", ".vite", ".vitest", ".vite-temp", ".tmp", ".parcel-cache", ".turbo"]);
function linkEntry(trees, entry, own, there) {
  if (entry.isDirectory()) (0, import_shared_core_memory_vectors.putLink)(trees.tree, there, own, true);
  else if (entry.isFile()) (0, import_shared_core_memory_vectors.putCopy)(trees.tree, there, own);
  else if (entry.isSymbolicLink()) linkPackage(trees, realOrNull(own), there);
}
function linkPackage({ top, tree }, real, there) {
  if (real === null) return;
  const inTree = (0, import_node_path5.join)(tree, (0, import_node_path5.relative)(top, real));
  const isOurs = (0, import_common5.isInside)(real, top) && !/[\\/]node_modules[\\/]/.test(real.slice(top.length));
  (0, import_shared_core_memory_vectors.putLink)(tree, there, isOurs && (0, import_node_fs3.existsSync)(inTree) ? inTree : real, true);
}
function linkPrograms({ tree }, own, there) {
  for (const entry of entriesOf2(own)) {
    const [from, to] = [(0, import_node_path5.join)(own, entry.name), (0, import_node_path5.join)(there, entry.name)];
    if (entry.isSymbolicLink()) (0, import_shared_core_memory_vectors.putSameLink)(tree, to, from);
    else if (entry.isFile()) (0, import_shared_core_memory_vectors.putCopy)(tree, to, from);
  }
}
function entriesOf2(folder) {
  const list = (0, import_common11.listFolder)(folder, import_common5.named, MOST_PACKAGES);
  return list.status === "ok" ? list.entries : [];
}
var MOST_PACKAGES = 1e5;
function realOrNull(path) {
  try {
    return import_node_fs3.realpathSync.native(path);
  } catch {
    return null;
  }
}
// src/adapters/witness/bring-ignored.ts
function bringIgnored({ top, tree, changed }) {
  const work = { top, tree, changed: withFolders(changed), room: { ...ROOM }, missing: [] };
  look(work, "");
  return work.missing;
}
var ROOM = { files: 5e3, bytes: 64 * 1024 * 1024 };
var LARGEST_FILE = 8 * 1024 * 1024;
var MOST_ENTRIES = 2e5;
function look(work, folder) {
  const here = entriesOf3((0, import_node_path3.join)(work.top, folder));
  const there = new Set(entriesOf3((0, import_node_path3.join)(work.tree, folder)).map(({ name }) => name));
  const siblings = new Set(here.map(({ name }) => name));
  for (const entry of here) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (there.has(entry.name)) {
      if (entry.isDirectory() && isFolder2((0, import_node_path3.join)(work.tree, path))) look(work, path);
    } else if (!work.changed.has(path)) bring(work, entry, path, siblings);
  }
}
function bring(work, entry, path, siblings) {
  try {
    put(work, entry, path, siblings);
  } catch {
    work.missing.push(path);
  }
}
function put(work, entry, path, siblings) {
  const from = (0, import_node_path3.join)(work.top, path);
  const isFolderThere = entry.isDirectory() || entry.isSymbolicLink() && leadsToFolder(from);
  const isVenv = isFolderThere && (0, import_node_fs2.existsSync)((0, import_node_path3.join)(from, "pyvenv.cfg"));
  const to = (0, import_node_path3.join)(work.tree, path);
  const treatment = treatmentOf({ name: entry.name, isFolder: isFolderThere, siblings, isVenv });
  if (treatment === "packages") linkPackages2(work, from, to);
  else if (treatment === "copy") copy(work, entry, path);
  else if (treatment === "miss") work.missing.push(`${path}/`);
  else if (treatment === "environment") linkEnvironment(work, import_node_fs2.realpathSync.native(from), to);
  else if (treatment === "link") link(work, import_node_fs2.realpathSync.native(from), to);
}
function link({ tree }, from, to) {
  if (!(0, import_node_fs2.existsSync)((0, import_node_path3.join)(from, "composer"))) {
    (0, import_shared_core_memory_vectors.putLink)(tree, to, from, true);
    return;
  }
  (0, import_shared_core_memory_vectors.putFolder)(tree, to);
  for (const entry of entriesOf3(from)) {
    const [own, there] = [(0, import_node_path3.join)(from, entry.name), (0, import_node_path3.join)(to, entry.name)];
    if (entry.isFile()) (0, import_shared_core_memory_vectors.putCopy)(tree, there, own);
    else if (entry.name !== "composer" && entry.name !== "bin") (0, import_shared_core_memory_vectors.putLink)(tree, there, own, true);
    else {
      (0, import_shared_core_memory_vectors.putFolder)(tree, there);
      for (const { name } of entriesOf3(own).filter((file) => file.isFile()))
        (0, import_shared_core_memory_vectors.putCopy)(tree, (0, import_node_path3.join)(there, name), (0, import_node_path3.join)(own, name));
    }
  }
}
function copy(work, entry, path) {
  const [from, to] = [(0, import_node_path3.join)(work.top, path), (0, import_node_path3.join)(work.tree, path)];
  if (entry.isSymbolicLink()) (0, import_shared_core_memory_vectors.putSameLink)(work.tree, to, from);
  else if (entry.isFile()) copyFile(work, path);
  else if (entry.isDirectory()) {
    (0, import_shared_core_memory_vectors.putFolder)(work.tree, to);
    const children = entriesOf3(from);
    const names = new Set(children.map(({ name }) => name));
    for (const child of children) bring(work, child, `${path}/${child.name}`, names);
  }
}
function copyFile(work, path) {
  const from = (0, import_node_path3.join)(work.top, path);
  const { size } = (0, import_node_fs2.lstatSync)(from);
  if (size > LARGEST_FILE || size > work.room.bytes || work.room.files === 0) {
    work.missing.push(path);
    return;
  }
  work.room.files -= 1;
  work.room.bytes -= size;
  (0, import_shared_core_memory_vectors.putCopy)(work.tree, (0, import_node_path3.join)(work.tree, path), from);
}
function withFolders(paths) {
  const found = /* @__PURE__ */ new Set();
  for (const path of paths) {
    for (let part = path; part !== "" && !found.has(part); part = part.slice(0, Math.max(0, part.lastIndexOf("/"))))
      found.add(part);
  }
  return found;
}
function entriesOf3(folder) {
  const list = (0, import_common11.listFolder)(folder, import_common5.named, MOST_ENTRIES);
  return list.status === "ok" ? list.entries : [];
}
function isFolder2(path) {
  return (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function leadsToFolder(path) {
  try {
    return (0, import_node_fs2.lstatSync)(import_node_fs2.realpathSync.native(path)).isDirectory();
  } catch {
    return false;
  }
}

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

// src/adapters/claude-code/impostor-server.ts
function impostorServer(roots) {
  for (const folder of new Set(roots.flatMap((root) => [...(0, import_common13.parentsOf)((0, import_common5.realPath)(root))]))) {
    const path = (0, import_common5.below)(folder, ".mcp.json");
    const file = (0, import_common7.readJson)(path, import_common5.named);
    if (file.status === "corrupt" || file.status === "unreadable") {
      const wrong2 = `${path} may name a server ${PASSING}: MSW cannot read it (${file.reason})`;
      return { wrong: wrong2, cure: "repair or remove that file" };
    }
    const server = Object.keys((0, import_common7.fieldsOf)((0, import_common7.fieldsIn)(file).mcpServers)).find(
      (name) => toolPrefix(name) === OWN_PREFIX
    );
    if (server === void 0) continue;
    const wrong = `${path} names a server "${(0, import_common12.shownName)(server)}" ${PASSING}, so that its answers pass for MSW\u2019s`;
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

var import_node_fs4 = require("node:fs");
var import_node_path6 = require("node:path");
// src/app/operations/request-place.ts
function projectOf({ origin, folder }) {
  return origin === "here" ? projectRoot(folder) : folder;
}
function projectRoot(folder) {
  const home = (0, import_common6.homeFolder)();
  for (let at = folder; at !== home && (0, import_node_path6.dirname)(at) !== at; at = (0, import_node_path6.dirname)(at)) {
    if ((0, import_node_fs4.existsSync)((0, import_node_path6.join)(at, ".msw")) || (0, import_node_fs4.existsSync)((0, import_node_path6.join)(at, ".planning"))) return at;
    if ((0, import_node_fs4.existsSync)((0, import_node_path6.join)(at, ".git"))) return folder;
  }
  return folder;
}

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_node_fs5 = require("node:fs");
// src/adapters/files/file-mark.ts
var LARGEST = 8 * 1024 * 1024;
function fileMark(path) {
  try {
    const stat = (0, import_common11.lookAt)(path);
    if (stat === null) return "gone";
    if (stat.isSymbolicLink()) return `link ${(0, import_node_fs5.readlinkSync)(path)}`;
    if (!stat.isFile()) return "other";
    const file = stat.size > LARGEST ? null : (0, import_common15.readPlain)(path, { cap: LARGEST, followsLink: false });
    return file?.status === "ok" ? contentMark(file.bytes) : `large ${stat.size} ${stat.mtimeMs}`;
  } catch {
    return "unknown";
  }
}
function contentMark(bytes) {
  return (0, import_common14.createHash)("sha256").update(bytes).digest("hex");
}

var import_common16 = require("./common.cjs");

// src/core/text/without-secrets.ts
function withoutSecrets(page) {
  return (0, import_common10.ours)((0, import_common16.redact)(page));
}

var import_common17 = require("./common.cjs");

// src/core/loop/live-run.ts
function describeRun({ check, at, of, startedAt, limitSeconds }, now) {
  const which = of === 1 ? "" : `, check ${at} of ${of}`;
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1e3));
  return `${(0, import_common17.clipText)(check, 60)}${which}, for ${clock(seconds)} of at most ${clock(limitSeconds)}`;
}
function lastLine({ line }) {
  return line === null || line.trim() === "" ? null : (0, import_common12.plainLine)(line.trim(), 120);
}
function clock(seconds) {
  const two = (value) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
module.exports = {
  bringIgnored: bringIgnored,
  broken: broken,
  changeLines: changeLines,
  clientFolder: clientFolder,
  clock: clock,
  contentMark: contentMark,
  describeRun: describeRun,
  diagnoseDuplicates: diagnoseDuplicates,
  diagnoseOtherHooks: diagnoseOtherHooks,
  diagnoseVersion: diagnoseVersion,
  fileMark: fileMark,
  fine: fine,
  hasPlugin: hasPlugin,
  impostorServer: impostorServer,
  lastLine: lastLine,
  linesIn: linesIn,
  mayEdit: mayEdit,
  odd: odd,
  projectOf: projectOf,
  proseJson: proseJson,
  readSettings: readSettings,
  redirectPaths: redirectPaths,
  redirectVariables: redirectVariables,
  withoutSecrets: withoutSecrets,
  yamlScalar: yamlScalar
};
