

var import_app_retrieval_document_passages = require("./app.retrieval.document-passages.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
// src/app/retrieval/installed-passages.ts
// src/adapters/documents/installed-packages.ts
var LARGEST = 1024 * 1024;
var MOST_PROSE = 60;
var MOST_SOURCES = 300;
function findInstalled(name, ecosystem, where) {
  return FINDERS[ecosystem](name, where);
}
var FINDERS = {
  npm: findNpm,
  python: findPython,
  go: findGo,
  rust: findRust
};
function readPackageFile({ folders }, path) {
  const folder = folders.find((one) => (0, import_common4.isInside)(path, one));
  return folder === void 0 ? null : (0, import_common3.textOf)(path, (0, import_common4.projectFile)(folder), LARGEST);
}
function findNpm(name, { root, from }) {
  for (let folder = from; (0, import_common4.isInside)(folder, (0, import_node_path2.dirname)(root)); folder = (0, import_node_path2.dirname)(folder)) {
    const at = (0, import_common4.realPath)((0, import_node_path2.join)(folder, "node_modules", name));
    const isOwn = at.split(import_node_path2.sep).includes("node_modules") || (0, import_common4.isInside)(at, root);
    const version = isOwn ? versionIn((0, import_common3.textOf)((0, import_node_path2.join)(at, "package.json"), (0, import_common4.projectFile)(at), LARGEST)) : null;
    if (version !== null) return packageOf({ name, version, folder: at }, /\.d\.m?ts$/);
    if (folder === (0, import_node_path2.dirname)(folder)) break;
  }
  return null;
}
function versionIn(manifest) {
  return /"version"\s{0,4}:\s{0,4}"([\w.+-]{1,60})"/.exec(manifest ?? "")?.[1] ?? null;
}
function findPython(name, where) {
  for (const site of sitesOf(where)) {
    const folder = (0, import_node_path2.join)(site, name);
    const isFolder2 = (0, import_common2.lookAt)(folder)?.isDirectory() === true;
    if (!isFolder2 && (0, import_common2.lookAt)(`${folder}.py`)?.isFile() !== true) continue;
    const info = infoOf(site, name);
    if (info === null) continue;
    const [, own = name, version = ""] = /^(.{1,100}?)-([^-]{1,60})\.dist-info$/.exec(info) ?? [];
    const real = (0, import_common4.realPath)(site);
    const sources = isFolder2 ? filesIn((0, import_node_path2.join)(real, name), /\.pyi?$/, MOST_SOURCES) : [(0, import_node_path2.join)(real, `${name}.py`)];
    const prose = [(0, import_node_path2.join)(real, info, "METADATA"), ...filesIn((0, import_node_path2.join)(real, info), PROSE, MOST_PROSE)];
    const folders = [(0, import_node_path2.join)(real, info), ...isFolder2 ? [(0, import_node_path2.join)(real, name)] : [real]];
    return { name: own, version, prose, sources, folders };
  }
  return null;
}
function sitesOf({ root, output }) {
  const own = [".venv", "venv", "env"].flatMap((folder) => {
    const libraries = (0, import_node_path2.join)(root, folder, "lib");
    const unix = (0, import_common2.namesIn)(libraries, import_common4.named).map((python) => (0, import_node_path2.join)(libraries, python, "site-packages"));
    return [...unix, (0, import_node_path2.join)(root, folder, "Lib", "site-packages")];
  });
  const used = [...output.matchAll(/((?:\/|[A-Z]:\\)[^\s"':]{1,300}[\\/](?:site|dist)-packages)[\\/]/g)];
  return [.../* @__PURE__ */ new Set([...own, ...used.map(([, path = ""]) => path)])];
}
function infoOf(site, name) {
  const list = (0, import_common2.listFolder)(site, import_common4.named);
  const infos = list.status === "ok" ? list.entries.map((one) => one.name).filter((one) => one.endsWith(".dist-info")) : [];
  const plain = (text) => text.toLowerCase().replaceAll(/[-_.]/g, "-");
  const same = infos.find(
    (one) => plain(one).startsWith(`${plain(name)}-`) && /-\d[^-]*\.dist-info$/.test(one.slice(name.length))
  );
  return same ?? infos.find((one) => holds((0, import_node_path2.join)(site, one), name)) ?? null;
}
function holds(info, name) {
  const tops = (0, import_common3.textOf)((0, import_node_path2.join)(info, "top_level.txt"), import_common4.named, LARGEST);
  if (tops !== null) return tops.split(/\s+/).includes(name);
  const files = (0, import_common3.textOf)((0, import_node_path2.join)(info, "RECORD"), import_common4.named, LARGEST) ?? "";
  return files.split("\n").some((file) => file.startsWith(`${name}/`) || file.startsWith(`${name}.py,`));
}
function findGo(imported, { root }) {
  const cache = process.env.GOMODCACHE ?? (0, import_node_path2.join)(process.env.GOPATH ?? (0, import_node_path2.join)((0, import_common.homeFolder)(), "go"), "pkg", "mod");
  const required = (0, import_common3.textOf)((0, import_node_path2.join)(root, "go.mod"), (0, import_common4.projectFile)(root), LARGEST) ?? "";
  for (const [, name = "", version = ""] of required.matchAll(
    /^\s{0,8}(?:require )?([\w./-]{3,200}) (v[\w.+-]{1,80})/gm
  )) {
    if (imported !== name && !imported.startsWith(`${name}/`)) continue;
    const escaped = name.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
    const folder = (0, import_node_path2.join)(cache, `${escaped}@${version}`);
    if ((0, import_common2.lookAt)(folder)?.isDirectory() === true)
      return packageOf({ name, version, folder: (0, import_common4.realPath)(folder) }, /(?<!_test)\.go$/);
  }
  return null;
}
function findRust(name, { root }) {
  const lock = (0, import_common3.textOf)((0, import_node_path2.join)(root, "Cargo.lock"), (0, import_common4.projectFile)(root), 4 * LARGEST) ?? "";
  const sources = (0, import_node_path2.join)(process.env.CARGO_HOME ?? (0, import_node_path2.join)((0, import_common.homeFolder)(), ".cargo"), "registry", "src");
  for (const [, own = "", version = ""] of lock.matchAll(
    /^name = "([\w-]{1,80})"\nversion = "([\w.+-]{1,60})"/gm
  )) {
    if (own.replaceAll("-", "_") !== name.replaceAll("-", "_")) continue;
    const found = (0, import_common2.namesIn)(sources, import_common4.named).map((registry2) => (0, import_node_path2.join)(sources, registry2, `${own}-${version}`)).find((folder) => (0, import_common2.lookAt)(folder)?.isDirectory() === true);
    if (found !== void 0) return packageOf({ name: own, version, folder: (0, import_common4.realPath)(found) }, /\.rs$/);
  }
  return null;
}
var PROSE = /^(?:readme|change|history|upgrad|migrat|breaking|news|releases?)[\w.-]{0,40}$/i;
function packageOf({ name, version, folder }, source) {
  const own = (0, import_common2.namesIn)(folder, (0, import_common4.projectFile)(folder)).filter(
    (file) => PROSE.test(file) && !/\.[cm]?[jt]s$/.test(file)
  );
  const docs = filesIn((0, import_node_path2.join)(folder, "docs"), /\.(?:md|mdx|rst|txt)$/i, MOST_PROSE);
  const prose = [...own.map((file) => (0, import_node_path2.join)(folder, file)), ...docs];
  return { name, version, prose, sources: filesIn(folder, source, MOST_SOURCES), folders: [folder] };
}
var DEEPEST = 5;
function filesIn(folder, wanted, most) {
  const found = [];
  const waiting = [folder];
  for (let at = waiting.shift(); at !== void 0 && found.length < most; at = waiting.shift()) {
    const list = (0, import_common2.listFolder)(at, import_common4.named);
    const entries = list.status === "ok" ? [...list.entries].sort((one, other) => one.name < other.name ? -1 : 1) : [];
    const isDeep = (0, import_node_path2.relative)(folder, at).split(import_node_path2.sep).length >= DEEPEST;
    const below22 = entries.filter((entry) => entry.isDirectory() && !LEFT_OUT.test(entry.name));
    const own = entries.filter((entry) => entry.isFile() && wanted.test(entry.name));
    found.push(...own.map(({ name }) => (0, import_node_path2.join)(at, name)));
    if (!isDeep) waiting.push(...below22.map(({ name }) => (0, import_node_path2.join)(at, name)));
  }
  return found.slice(0, most);
}
var LEFT_OUT = /^(?:node_modules|tests?|__pycache__|examples?|benches|\..*)$/;
// src/core/retrieval/passages/declared-documentation.ts
var MOST_LINES = 24;
function declaredDocumentation(text, ecosystem, names) {
  if (![...names.keys()].some((name) => text.includes(name))) return [];
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const name = names.get(declaredIn(line, ecosystem) ?? "");
    return name === void 0 ? [] : toldOf(name, lines, at, ecosystem);
  });
}
function declaredIn(line, ecosystem) {
  return line.length > LONGEST_LINE ? null : DECLARATIONS[ecosystem].exec(line)?.[1] ?? null;
}
function toldOf(name, lines, at, ecosystem) {
  const isBelow = ecosystem === "python";
  const [from, to] = isBelow ? below2(lines, at) : above(lines, at, ecosystem);
  if (from === to) return [];
  const told = lines.slice(from, Math.min(to, from + MOST_LINES));
  const declared = lines[at] ?? "";
  const shown = isBelow ? [declared, ...told] : [...told, declared];
  return [{ headings: [name], line: (isBelow ? at : from) + 1, text: dedent(shown).join("\n") }];
}
var LONGEST_LINE = 500;
var DECLARATIONS = {
  npm: /^\s{0,40}(?:(?:export|declare|default|abstract|static|readonly|public|protected|async|function|class|interface|type|const|let|var|enum|namespace|get|set)\s{1,4}){0,5}([A-Za-z_$][\w$]{0,80})\s{0,4}[?(:<={;]/,
  python: /^\s{0,40}(?:async\s{1,4})?(?:def|class)\s{1,4}([A-Za-z_]\w{0,80})/,
  go: /^(?:func\s{0,4}(?:\([^)]{0,120}\)\s{0,4})?|type\s{1,4}|var\s{1,4}|const\s{1,4}|\t)([A-Z]\w{0,80})/,
  rust: /^\s{0,40}(?:pub(?:\([a-z: ]{0,40}\))?\s{1,4})?(?:(?:async|unsafe|const)\s{1,4}){0,3}(?:fn|struct|enum|trait|type|const|static|mod|union|macro_rules!)\s{1,4}([A-Za-z_]\w{0,80})/
};
function above(lines, at, ecosystem) {
  let end = at;
  while (ecosystem === "rust" && /^\s{0,40}#\[/.test(lines[end - 1] ?? "")) end -= 1;
  let start = end;
  if (/\*\/\s{0,8}$/.test(lines[end - 1] ?? "")) {
    while (start > 0 && !/\/\*/.test(lines[start] ?? "")) start -= 1;
    return [start, end];
  }
  const mark = ecosystem === "rust" ? /^\s{0,40}\/\/\// : /^\s{0,40}\/\//;
  while (mark.test(lines[start - 1] ?? "")) start -= 1;
  return [start, end];
}
function below2(lines, at) {
  let head = at;
  while (head < at + MOST_LINES && !/:\s{0,8}(?:#.{0,200})?$/.test(lines[head] ?? "")) head += 1;
  const start = head + 1;
  const [, quotes] = /^\s{0,40}[rRuU]?("""|''')/.exec(lines[start] ?? "") ?? [];
  if (quotes === void 0) return [start, start];
  let end = start;
  const closes = (line) => line.indexOf(quotes, line === lines[start] ? line.indexOf(quotes) + 3 : 0) !== -1;
  while (end < lines.length && !closes(lines[end] ?? "")) end += 1;
  return [start, end + 1];
}
function dedent(lines) {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least));
}
// src/core/retrieval/passages/package-mentions.ts
var RAISED = /^([A-Za-z_]\w{0,80}(?:\.\w{1,80}){1,6})$/g;
var MOST = 8;
function packageMentions({ tool, code, class: thrown, headline, items }, output, source) {
  const ecosystem = ecosystemOf(source.path);
  const told = [headline, ...items.slice(0, 3).map(({ words }) => words)].join("\n");
  const framed = FRAMES.flatMap(([of, pattern]) => namesBy(pattern, output, of, true));
  const quoted = ecosystem === null ? [] : namesBy(QUOTED[ecosystem], told, ecosystem, true);
  const imported = ecosystem === null ? [] : namesBy(IMPORTS[ecosystem], source.text, ecosystem, false);
  const spoken = imported.map((one) => ({ ...one, isNamed: isSpokenOf(one.name, told) }));
  const raised = ecosystem === "python" ? namesBy(RAISED, thrown ?? "", ecosystem, true) : [];
  const ruled = tool === "eslint" ? pluginsOf(code ?? "") : [];
  const unique = /* @__PURE__ */ new Map();
  for (const one of [...raised, ...ruled, ...quoted, ...framed, ...spoken])
    if (!unique.has(one.name)) unique.set(one.name, one);
  return [...unique.values()].slice(0, MOST);
}
function pluginsOf(rule) {
  const parts = rule.split("/").slice(0, -1);
  const [first = ""] = parts;
  if (!/^@?[a-z][\w.-]{0,80}$/.test(first)) return [];
  const rest = parts.slice(1).map((part) => `-${part}`);
  const name = first.startsWith("@") ? `${first}/eslint-plugin${rest.join("")}` : `eslint-plugin-${first}`;
  return [{ ecosystem: "npm", name, isNamed: true }];
}
function ecosystemOf(path) {
  const ending = /\.(?:(?<npm>[cm]?[jt]sx?|vue|svelte)|(?<python>pyi?)|(?<go>go)|(?<rust>rs))$/.exec(path);
  if (ending === null) return null;
  const { npm, python, go } = ending.groups ?? {};
  if (npm !== void 0) return "npm";
  if (python !== void 0) return "python";
  return go === void 0 ? "rust" : "go";
}
function namesBy(pattern, text, ecosystem, isNamed) {
  return [...text.matchAll(pattern)].flatMap(([, found]) => {
    const name = found === void 0 ? null : packageOf2(found, ecosystem);
    return name === null ? [] : [{ ecosystem, name, isNamed }];
  });
}
function packageOf2(imported, ecosystem) {
  if (ecosystem === "go") return imported.includes(".") ? imported : null;
  if (ecosystem === "python") return imported.split(".")[0] ?? null;
  if (ecosystem === "rust") return /^(?:crate|super|self|std|core|alloc)$/.test(imported) ? null : imported;
  if (imported.startsWith("node:") || imported.startsWith(".")) return null;
  return imported.split("/").slice(0, imported.startsWith("@") ? 2 : 1).join("/");
}
function isSpokenOf(name, told) {
  const last = name.split("/").at(-1) ?? name;
  return told.toLowerCase().includes(last.toLowerCase());
}
var FRAMES = [
  ["npm", /node_modules[\\/](?!\.)((?:@[\w.-]{1,80}[\\/])?[\w.-]{1,80})[\\/](?!node_modules)/g],
  ["python", /(?:site|dist)-packages[\\/]([A-Za-z_]\w{0,80})(?:[\\/]|\.py)/g],
  ["go", /pkg[\\/]mod[\\/]([\w.-]{1,80}(?:[\\/][\w.!-]{1,80}){1,4})@v/g],
  ["rust", /registry[\\/]src[\\/][\w.-]{1,120}[\\/]([A-Za-z][\w-]{0,80}?)-\d+\.\d+\./g]
];
var QUOTED = {
  npm: /['"`]"?((?:@[a-z\d][\w.-]{0,80}\/)?[a-z\d][\w.-]{0,80}(?:\/[\w.-]{1,80}){0,4})"?['"`]/g,
  python: /['"`]([A-Za-z_]\w{0,80}(?:\.\w{1,80}){0,6})['"`]/g,
  go: /["` (]([a-z\d-]{1,60}\.[a-z]{2,10}(?:\/[\w.-]{1,80}){1,6})/g,
  rust: /`([a-z_]\w{0,80})(?:::\w{1,80}){0,6}`/g
};
var IMPORTS = {
  npm: /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s{0,8}['"]([^'"\n]{1,200})['"]/g,
  python: /^[ \t]{0,40}(?:from|import)[ \t]{1,8}([A-Za-z_][\w.]{0,120})/gm,
  go: /"([\w-]{1,60}\.[a-z]{2,10}\/[\w./-]{1,160})"/g,
  rust: /\buse\s{1,4}([a-z_]\w{0,80})::/g
};
// src/app/retrieval/installed-passages.ts
var LARGEST_SOURCE = 256 * 1024;
var BAR = { floor: 4.6, most: 3 };
async function installedPassages(request) {
  const { failure, output, now, deadlineMs } = request;
  const start = now();
  const isLate = () => now() - start > deadlineMs;
  const root = (0, import_common4.realPath)(request.root);
  const path = ownFileOf(failure);
  const text = path === "" ? "" : (0, import_common3.textOf)((0, import_node_path.join)(root, path), (0, import_common4.projectFile)(root), LARGEST_SOURCE) ?? "";
  const from = path === "" ? root : (0, import_node_path.dirname)((0, import_node_path.join)(root, path));
  const clues = (0, import_app_retrieval_document_passages.failureClues)(failure, output);
  const found = [];
  for (const { ecosystem, name, isNamed } of packageMentions(failure, output, { path, text })) {
    if (isLate()) break;
    const installed = findInstalled(name, ecosystem, { root, from, output });
    if (installed === null) continue;
    const own = cluesFor(clues, installed);
    if (own.anchors.length + own.words.length === 0) continue;
    const all = piecesOf(installed, ecosystem, own, isLate);
    found.push(...(0, import_app_retrieval_document_passages.passagesOf)(all, own, rarityAmong(all), isNamed ? BAR : { ...BAR, floor: BAR.floor + 0.8 }));
  }
  return found.sort((one, other) => other.score - one.score).slice(0, BAR.most);
}
function ownFileOf({ items }) {
  const files = items.map((item) => item.file ?? item.ownFrame?.split(/:\d/)[0] ?? null);
  return files.find((one) => one !== null) ?? "";
}
function cluesFor(clues, { name }) {
  const plain = name.toLowerCase();
  const anchors = clues.anchors.filter(({ text, kind }) => kind !== "file" && text.toLowerCase() !== plain);
  return { ...clues, anchors };
}
function piecesOf(installed, ecosystem, clues, isLate) {
  const { anchors } = clues;
  const byLength = anchors.toSorted((one, other) => one.text.length - other.text.length);
  const names = new Map(byLength.flatMap(({ text }) => namesIn2(text)));
  const read = (path) => isLate() ? "" : readPackageFile(installed, path) ?? "";
  const prose = installed.prose.flatMap((path) => {
    const text = read(path);
    return (0, import_app_retrieval_document_passages.piecesOfText)({ name: labelOf(installed, path), text }, clues);
  });
  const sources = installed.sources.flatMap(
    (path) => pieces(labelOf(installed, path), declaredDocumentation(read(path), ecosystem, names), DECLARED)
  );
  return [...prose, ...sources];
}
function namesIn2(anchor) {
  const parts = anchor.split(/[^\w$]/).filter((part) => part.length > 2);
  return [
    ...parts.slice(0, -1).map((part) => [part, part]),
    [parts.at(-1) ?? anchor, anchor],
    [anchor, anchor]
  ];
}
function pieces(name, sections, bonus) {
  return sections.map((section) => ({ name, section, bonus }));
}
function labelOf({ name, version, folders: [from = ""] }, path) {
  const way = (0, import_node_path.relative)(from, path).split(import_node_path.sep);
  return `${name}@${version} ${way.filter((part) => part !== "..").join("/")}`;
}
var DECLARED = 1;
function rarityAmong(pieces2) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    const found = known.get(text);
    if (found !== void 0) return found;
    const lower = text.toLowerCase();
    const having = pieces2.filter(({ section }) => section.text.toLowerCase().includes(lower)).length;
    const share = having / Math.max(pieces2.length, FEW);
    const rarity = share <= 0.1 ? 1 : Math.max(0.2, 1 - (share - 0.1) * 3);
    known.set(text, rarity);
    return rarity;
  };
}
var FEW = 20;

var import_app_retrieval_document_passages2 = require("./app.retrieval.document-passages.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common5 = require("./common.cjs");

var import_node_path3 = require("node:path");
var import_node_path4 = require("node:path");
// src/adapters/documents/vault-rules.ts
var CONFIG = ".obsidian";
var LARGEST2 = 4 * 1024 * 1024;
function vaultRules(root, configDir = CONFIG) {
  const unread = [];
  const read = (path, schema) => {
    const file = (0, import_common5.readJson)((0, import_node_path3.join)(root, configDir, path), import_common4.named, LARGEST2);
    if (file.status === "missing") return null;
    const checked = file.status === "ok" ? schema.safeParse(file.value) : null;
    if (checked?.success === true) return checked.data;
    const reason = file.status === "ok" ? "it is not as Obsidian writes it" : file.reason;
    unread.push(`what ${configDir}/${path} excludes is unknown: ${reason}`);
    return null;
  };
  const app = read("app.json", APP);
  const core = read("templates.json", TEMPLATES);
  const templater = read("plugins/templater-obsidian/data.json", TEMPLATER);
  return {
    exclude: (app?.userIgnoreFilters ?? []).filter((one) => typeof one === "string"),
    templates: [core?.folder, templater?.templates_folder].flatMap((one) => one ?? []),
    unread
  };
}
var APP = (0, import_adapters_loops_record_schemas.object)({ userIgnoreFilters: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)())) });
var TEMPLATES = (0, import_adapters_loops_record_schemas.object)({ folder: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
var TEMPLATER = (0, import_adapters_loops_record_schemas.object)({ templates_folder: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
function vaultAround(folder) {
  for (let path = folder; ; path = (0, import_node_path3.dirname)(path)) {
    if ((0, import_common2.isFolder)((0, import_node_path3.join)(path, CONFIG))) return path;
    if ((0, import_node_path3.dirname)(path) === path) return null;
  }
}
// src/app/retrieval/vault-scope.ts
function vaultScope({ root, vault, exclude, userFolder, configDir }) {
  const above2 = pathBelow(vault, root);
  const rules = vaultRules(vault, configDir);
  const isAround = (rule) => above2 !== "" && (0, import_app_retrieval_document_passages2.noteExclusions)({ exclude: [rule] }).isExcluded(above2);
  const { reasonOf, key, unusable } = (0, import_app_retrieval_document_passages2.noteExclusions)({
    exclude: [...rules.exclude, ...exclude].filter((rule) => !isAround(rule)),
    templates: rules.templates.filter((folder) => !isAround(folder))
  });
  return {
    ...{ key, unusable: [...rules.unread, ...unusable], closed: closedIn(root, userFolder) },
    reasonOf: (path) => reasonOf(`${above2}${path}`)
  };
}
function closedIn(root, userFolder) {
  const isClosed = userFolder !== null && userFolder !== root && (0, import_common4.isInside)(userFolder, root);
  return new Set(isClosed ? [pathBelow(root, userFolder).normalize("NFC")] : []);
}
function pathBelow(folder, path) {
  const way = (0, import_node_path4.relative)(folder, path).split(import_node_path4.sep).join("/");
  return way === "" ? "" : `${way}/`;
}

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_app_retrieval_document_passages3 = require("./app.retrieval.document-passages.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_node_path5 = require("node:path");
// src/app/retrieval/explained-passages.ts
// src/core/retrieval/passages/tool-explanations.ts
function explainerFor(tool, code) {
  const row = EXPLAINERS.find((one) => one.tools.includes(tool) && one.code.test(code));
  return row === void 0 ? null : { program: row.program, args: row.args(code) };
}
var EXPLAINERS = [
  {
    tools: ["rustc", "cargo", "clippy"],
    program: "rustc",
    code: /^E\d{4}$/,
    args: (code) => ["--explain", code]
  },
  {
    tools: ["clippy", "rustc", "cargo"],
    program: "cargo-clippy",
    code: /^clippy::[a-z_]{3,60}$/,
    args: (code) => ["clippy", "--explain", code.slice("clippy::".length)]
  },
  { tools: ["ruff"], program: "ruff", code: /^[A-Z]{1,5}\d{2,4}$/, args: (code) => ["rule", code] },
  {
    tools: ["biome"],
    program: "biome",
    code: /^(?:[a-z]{1,20}\/){0,2}[a-z][A-Za-z]{2,60}$/,
    args: (code) => ["explain", code.split("/").at(-1) ?? code]
  },
  {
    tools: ["pylint"],
    program: "pylint",
    code: /^(?:[CRWEF]\d{4}|[a-z][a-z-]{3,60})$/,
    args: (code) => [`--help-msg=${code}`]
  }
];
var LONGEST = 700;
function firstParagraphs(said) {
  const kept = [];
  let length = 0;
  for (const part of withoutCode(said).split(/\n\s*\n/)) {
    const text = part.trim();
    if (text === "" || isNoProse(text)) continue;
    const line = text.split("\n").map((one) => one.trim()).join(" ");
    if (length > 0 && length + line.length > LONGEST) break;
    kept.push(line.slice(0, LONGEST));
    length += line.length;
  }
  return kept.join("\n");
}
function withoutCode(said) {
  const parts = said.replaceAll("\r", "").split(/^\s{0,3}```.{0,80}$/m);
  return parts.filter((_, at) => at % 2 === 0).join("\n\n");
}
function isNoProse(text) {
  if (/^(?:Summary|Description|Examples?|Invalid|Valid|Options|Diagnostic|Erroneous code examples?:?|Fix is .{0,40})$/i.test(
    text
  ))
    return true;
  return text.split("\n").every(
    (line) => /^- (?:Name|Fix|Default severity|Available|Diagnostic|This rule|Sources?|Domains?|Same as)/.test(
      line.trim()
    )
  );
}
// src/app/retrieval/explained-passages.ts
async function explainedPassages(request) {
  const { failure, root, userFolder, env, deadlineMs } = request;
  const explainer = failure.code === null ? null : explainerFor(failure.tool, failure.code);
  if (explainer === null) return [];
  const { program, args } = explainer;
  const executable = ownProgram(program, request) ?? (0, import_adapters_git_work_tree.findProgram)(program, env, root);
  if (executable === null) return [];
  const source = [program, ...args].join(" ");
  const call = callOf(executable, args);
  const known = userFolder === null ? null : (0, import_app_retrieval_document_passages3.readExplanation)(userFolder, call);
  if (known !== null) return passage(known, source);
  const { runProgram } = await Promise.resolve().then(() => require("./adapters.process.run-program.cjs"));
  const run = await runProgram({ executable, args, env, projectRoot: root, limitMs: deadlineMs });
  if (run.exitCode !== 0) return [];
  const text = firstParagraphs(run.stdout);
  if (userFolder !== null) (0, import_app_retrieval_document_passages3.keepExplanation)(userFolder, call, text);
  return passage(text, source);
}
function passage(text, source) {
  return text === "" ? [] : [{ text, source, score: 1 }];
}
function ownProgram(program, { root, command }) {
  const { scripts } = (0, import_hooks_active_on_command.projectFacts)(root);
  if (!calls(command, program, scripts, MOST_SCRIPTS)) return null;
  return FOLDERS.map((names) => (0, import_node_path5.join)(root, ...names, program)).find(import_adapters_git_work_tree.isProgram) ?? null;
}
var FOLDERS = [
  ["node_modules", ".bin"],
  [".venv", "bin"],
  ["venv", "bin"],
  [".venv", "Scripts"]
];
var MOST_SCRIPTS = 4;
function calls(command, program, scripts, most) {
  return (0, import_hooks_active_on_command2.commandPrograms)(command).some((one) => {
    if (one.kind !== "script") return one.name.split(/[\\/]/).at(-1) === program;
    const script = most === 0 ? void 0 : scripts[one.name];
    return script !== void 0 && calls(script, program, scripts, most - 1);
  });
}
function callOf(executable, args) {
  const stat = (0, import_common2.lookAt)((0, import_common4.realPath)(executable));
  return [executable, `${stat?.size}`, `${stat?.mtimeMs}`, ...args];
}
module.exports = {
  closedIn: closedIn,
  explainedPassages: explainedPassages,
  installedPassages: installedPassages,
  vaultAround: vaultAround,
  vaultScope: vaultScope
};
