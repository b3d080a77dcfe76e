

var import_shared_adapters_files_read_plain = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain2 = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain3 = require("./shared.adapters.files.read-plain.cjs");

var import_node_fs = require("node:fs");
// src/adapters/files/file-mark.ts
var LARGEST = 8 * 1024 * 1024;
function fileMark(path) {
  try {
    const stat = (0, import_shared_adapters_files_read_plain.lookAt)(path);
    if (stat === null) return "gone";
    if (stat.isSymbolicLink()) return `link ${(0, import_node_fs.readlinkSync)(path)}`;
    if (!stat.isFile()) return "other";
    const file = stat.size > LARGEST ? null : (0, import_shared_adapters_files_read_plain2.readPlain)(path, { cap: LARGEST, followsLink: false });
    return file?.status === "ok" ? contentMark(file.bytes) : `large ${stat.size} ${stat.mtimeMs}`;
  } catch {
    return "unknown";
  }
}
function contentMark(bytes) {
  return (0, import_shared_adapters_files_read_plain3.createHash)("sha256").update(bytes).digest("hex");
}

var import_shared_core_retrieval_index_file = require("./shared.core.retrieval.index-file.cjs");

var import_shared_adapters_files_read_plain4 = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain5 = require("./shared.adapters.files.read-plain.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
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
  (0, import_shared_core_retrieval_index_file.putFolder)(trees.tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path2.join)(from, entry.name), (0, import_node_path2.join)(to, entry.name)];
    if (entry.isSymbolicLink()) (0, import_shared_core_retrieval_index_file.putSameLink)(trees.tree, there, own);
    else if (entry.isFile()) (0, import_shared_core_retrieval_index_file.putCopy)(trees.tree, there, own);
    else if (PROGRAMS.has(entry.name)) copyPrograms(trees, own, there);
    else if (entry.name === "lib" || entry.name === "Lib") linkLibrary(trees, own, there);
    else if (entry.isDirectory()) (0, import_shared_core_retrieval_index_file.putLink)(trees.tree, there, own, true);
  }
}
var PROGRAMS = /* @__PURE__ */ new Set(["bin", "Scripts"]);
var LARGEST_SCRIPT = 64 * 1024;
function copyPrograms({ top, tree }, from, to) {
  (0, import_shared_core_retrieval_index_file.putFolder)(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path2.join)(from, entry.name), (0, import_node_path2.join)(to, entry.name)];
    if (entry.isSymbolicLink()) (0, import_shared_core_retrieval_index_file.putSameLink)(tree, there, own);
    else if (entry.isFile()) {
      (0, import_shared_core_retrieval_index_file.putCopy)(tree, there, own);
      const text = (0, import_shared_adapters_files_read_plain4.textOf)(own, import_shared_adapters_files_read_plain5.named, LARGEST_SCRIPT);
      if (text?.startsWith("#!") && text.includes(top)) (0, import_shared_core_retrieval_index_file.putText)(tree, there, redirectPaths(text, top, tree));
    }
  }
}
function linkLibrary(trees, from, to) {
  (0, import_shared_core_retrieval_index_file.putFolder)(trees.tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path2.join)(from, entry.name), (0, import_node_path2.join)(to, entry.name)];
    if (entry.name === "site-packages") linkPackages(trees, own, there);
    else if (entry.name.startsWith("python")) linkLibrary(trees, own, there);
    else if (entry.isDirectory()) (0, import_shared_core_retrieval_index_file.putLink)(trees.tree, there, own, true);
    else if (entry.isFile()) (0, import_shared_core_retrieval_index_file.putCopy)(trees.tree, there, own);
  }
}
function linkPackages({ tree }, from, to) {
  (0, import_shared_core_retrieval_index_file.putFolder)(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path2.join)(from, entry.name), (0, import_node_path2.join)(to, entry.name)];
    if (entry.isFile()) (0, import_shared_core_retrieval_index_file.putCopy)(tree, there, own);
    else if (/\.(?:dist|egg)-info$/.test(entry.name) && entry.isDirectory()) copyFolder(tree, own, there);
    else if (entry.isDirectory() && entry.name !== "__pycache__") (0, import_shared_core_retrieval_index_file.putLink)(tree, there, own, true);
    else if (entry.isSymbolicLink()) (0, import_shared_core_retrieval_index_file.putSameLink)(tree, there, own);
  }
}
function copyFolder(tree, from, to) {
  (0, import_shared_core_retrieval_index_file.putFolder)(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [(0, import_node_path2.join)(from, entry.name), (0, import_node_path2.join)(to, entry.name)];
    if (entry.isFile()) (0, import_shared_core_retrieval_index_file.putCopy)(tree, there, own);
    else if (entry.isDirectory()) copyFolder(tree, own, there);
  }
}
function entriesOf(folder) {
  const list = (0, import_shared_adapters_files_read_plain.listFolder)(folder, import_shared_adapters_files_read_plain5.named, 1e5);
  return list.status === "ok" ? list.entries : [];
}
// src/adapters/witness/link-packages.ts
function linkPackages2(trees, from, to) {
  for (const entry of entriesOf2(from)) {
    const [own, there] = [(0, import_node_path3.join)(from, entry.name), (0, import_node_path3.join)(to, entry.name)];
    if (CACHES.has(entry.name)) continue;
    if (entry.name === ".bin") linkPrograms(trees, own, there);
    else if (entry.name.startsWith("@") && entry.isDirectory()) linkPackages2(trees, own, there);
    else linkEntry(trees, entry, own, there);
  }
}
var CACHES = /* @__PURE__ */ new Set([".cache", ".vite", ".vitest", ".vite-temp", ".tmp", ".parcel-cache", ".turbo"]);
function linkEntry(trees, entry, own, there) {
  if (entry.isDirectory()) (0, import_shared_core_retrieval_index_file.putLink)(trees.tree, there, own, true);
  else if (entry.isFile()) (0, import_shared_core_retrieval_index_file.putCopy)(trees.tree, there, own);
  else if (entry.isSymbolicLink()) linkPackage(trees, realOrNull(own), there);
}
function linkPackage({ top, tree }, real, there) {
  if (real === null) return;
  const inTree = (0, import_node_path3.join)(tree, (0, import_node_path3.relative)(top, real));
  const isOurs = (0, import_shared_adapters_files_read_plain5.isInside)(real, top) && !/[\\/]node_modules[\\/]/.test(real.slice(top.length));
  (0, import_shared_core_retrieval_index_file.putLink)(tree, there, isOurs && (0, import_node_fs3.existsSync)(inTree) ? inTree : real, true);
}
function linkPrograms({ tree }, own, there) {
  for (const entry of entriesOf2(own)) {
    const [from, to] = [(0, import_node_path3.join)(own, entry.name), (0, import_node_path3.join)(there, entry.name)];
    if (entry.isSymbolicLink()) (0, import_shared_core_retrieval_index_file.putSameLink)(tree, to, from);
    else if (entry.isFile()) (0, import_shared_core_retrieval_index_file.putCopy)(tree, to, from);
  }
}
function entriesOf2(folder) {
  const list = (0, import_shared_adapters_files_read_plain.listFolder)(folder, import_shared_adapters_files_read_plain5.named, MOST_PACKAGES);
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
  const here = entriesOf3((0, import_node_path.join)(work.top, folder));
  const there = new Set(entriesOf3((0, import_node_path.join)(work.tree, folder)).map(({ name }) => name));
  const siblings = new Set(here.map(({ name }) => name));
  for (const entry of here) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (there.has(entry.name)) {
      if (entry.isDirectory() && isFolder2((0, import_node_path.join)(work.tree, path))) look(work, path);
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
  const from = (0, import_node_path.join)(work.top, path);
  const isFolderThere = entry.isDirectory() || entry.isSymbolicLink() && leadsToFolder(from);
  const isVenv = isFolderThere && (0, import_node_fs2.existsSync)((0, import_node_path.join)(from, "pyvenv.cfg"));
  const to = (0, import_node_path.join)(work.tree, path);
  const treatment = treatmentOf({ name: entry.name, isFolder: isFolderThere, siblings, isVenv });
  if (treatment === "packages") linkPackages2(work, from, to);
  else if (treatment === "copy") copy(work, entry, path);
  else if (treatment === "miss") work.missing.push(`${path}/`);
  else if (treatment === "environment") linkEnvironment(work, import_node_fs2.realpathSync.native(from), to);
  else if (treatment === "link") link(work, import_node_fs2.realpathSync.native(from), to);
}
function link({ tree }, from, to) {
  if (!(0, import_node_fs2.existsSync)((0, import_node_path.join)(from, "composer"))) {
    (0, import_shared_core_retrieval_index_file.putLink)(tree, to, from, true);
    return;
  }
  (0, import_shared_core_retrieval_index_file.putFolder)(tree, to);
  for (const entry of entriesOf3(from)) {
    const [own, there] = [(0, import_node_path.join)(from, entry.name), (0, import_node_path.join)(to, entry.name)];
    if (entry.isFile()) (0, import_shared_core_retrieval_index_file.putCopy)(tree, there, own);
    else if (entry.name !== "composer" && entry.name !== "bin") (0, import_shared_core_retrieval_index_file.putLink)(tree, there, own, true);
    else {
      (0, import_shared_core_retrieval_index_file.putFolder)(tree, there);
      for (const { name } of entriesOf3(own).filter((file) => file.isFile()))
        (0, import_shared_core_retrieval_index_file.putCopy)(tree, (0, import_node_path.join)(there, name), (0, import_node_path.join)(own, name));
    }
  }
}
function copy(work, entry, path) {
  const [from, to] = [(0, import_node_path.join)(work.top, path), (0, import_node_path.join)(work.tree, path)];
  if (entry.isSymbolicLink()) (0, import_shared_core_retrieval_index_file.putSameLink)(work.tree, to, from);
  else if (entry.isFile()) copyFile(work, path);
  else if (entry.isDirectory()) {
    (0, import_shared_core_retrieval_index_file.putFolder)(work.tree, to);
    const children = entriesOf3(from);
    const names = new Set(children.map(({ name }) => name));
    for (const child of children) bring(work, child, `${path}/${child.name}`, names);
  }
}
function copyFile(work, path) {
  const from = (0, import_node_path.join)(work.top, path);
  const { size } = (0, import_node_fs2.lstatSync)(from);
  if (size > LARGEST_FILE || size > work.room.bytes || work.room.files === 0) {
    work.missing.push(path);
    return;
  }
  work.room.files -= 1;
  work.room.bytes -= size;
  (0, import_shared_core_retrieval_index_file.putCopy)(work.tree, (0, import_node_path.join)(work.tree, path), from);
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
  const list = (0, import_shared_adapters_files_read_plain.listFolder)(folder, import_shared_adapters_files_read_plain5.named, MOST_ENTRIES);
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
module.exports = {
  bringIgnored: bringIgnored,
  contentMark: contentMark,
  fileMark: fileMark,
  redirectPaths: redirectPaths,
  redirectVariables: redirectVariables
};
