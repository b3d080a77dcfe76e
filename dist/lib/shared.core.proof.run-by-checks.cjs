var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{changedSides:()=>changedSides,gatherGround:()=>gatherGround}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_proof_inline_tests=require("./shared.core.proof.inline-tests.cjs"),import_shared_core_shell_command_paths=require("./shared.core.shell.command-paths.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_node_path=require("node:path");
// src/app/proof/control-ground.ts
// src/core/proof/file-sides.ts
function fileSides(changed, facts) {
  const view = viewOf(changed, facts);
  return new Map(changed.map(({ path }) => [path, sideOf(path, view)]));
}
function namesToFind(changed) {
  const open = changed.map(({ path }) => path).filter((path) => !(0, import_shared_core_shell_command_paths.isTest)(path));
  return [...new Set(open.flatMap((path) => [...namesOf(path), ...folderOf(path)]))];
}
function viewOf(changed, facts) {
  const texts = new Map(facts.texts);
  const tests = [];
  for (const { path, before, after } of changed) {
    texts.set(path, after ?? before ?? "");
    if ((0, import_shared_core_shell_command_paths.isTest)(path) && before !== null) tests.push(before);
  }
  for (const [path, text] of texts) if ((0, import_shared_core_shell_command_paths.isTest)(path)) tests.push(text);
  const inTests = (path) => tests.some((text) => mentions(text, path));
  const product = [...texts].filter(
    ([path]) => (0, import_shared_core_shell_command_paths.isCode)(path) && !(0, import_shared_core_shell_command_paths.isTest)(path) && (!facts.run.scripts.has(path) || inTests(path))
  );
  const subjects = new Set([...facts.run.subjects.values()].flat());
  return { ...facts, subjects, texts, tests, product };
}
function sideOf(path, view) {
  if ((0, import_shared_core_shell_command_paths.isTest)(path)) return "test";
  if ((0, import_shared_core_shell_command_paths.isCode)(path)) return sideOfCode(path, view);
  if (view.subjects.has(path) || isUsedByProduct(path, view)) return "work";
  if (isUsedByChecks(path, view)) return "test";
  if (isDocument(path)) return "document";
  return isSettings(path) ? "settings" : "work";
}
function sideOfCode(path, view) {
  const { tests, run } = view;
  const inTests = tests.some((text) => mentions(text, path));
  if (run.scripts.has(path) && !inTests)
    return isHarness(path, view.texts.get(path) ?? "", view.paths) ? "test" : "work";
  const isUsed = inTests || (0, import_shared_core_proof_inline_tests.hasWord)(run.text, (0, import_app_loop_judge_check.baseName)(path)) || isImported(path, view);
  return isConfiguration(path) && !isUsed ? "settings" : "work";
}
function isHarness(path, text, paths) {
  return SPEAKS_OF_TESTS.test(text) || paths.some((other) => other !== path && (0, import_shared_core_shell_command_paths.isCode)(other) && (0, import_shared_core_proof_inline_tests.hasWord)(text, (0, import_app_loop_judge_check.baseName)(other)));
}
var SPEAKS_OF_TESTS = /\b(?!tests?\b|latest|fastest|special)[\w-]*(?:test|spec)|\b(?!if|elif|while|until|then|do|else)\w+ tests?\b(?!\s+["'$!-])/i;
function isUsedByProduct(path, { product }) {
  const name = (0, import_app_loop_judge_check.baseName)(path);
  const [folder] = folderOf(path);
  return product.some(
    ([user, text]) => user !== path && ((0, import_shared_core_proof_inline_tests.hasWord)(text, name) || folder !== void 0 && text.includes(folder))
  );
}
function isImported(path, { product }) {
  return product.some(([user, text]) => user !== path && mentions(text, path));
}
function isUsedByChecks(path, { tests, run }) {
  const name = (0, import_app_loop_judge_check.baseName)(path);
  return (0, import_shared_core_proof_inline_tests.hasWord)(run.text, name) || tests.some((text) => (0, import_shared_core_proof_inline_tests.hasWord)(text, name));
}
function folderOf(path) {
  const folder = path.split("/").at(-2);
  return folder === void 0 ? [] : [`${folder}/`];
}
function mentions(text, path) {
  return namesOf(path).some((name) => (0, import_shared_core_proof_inline_tests.hasWord)(text, name));
}
function namesOf(path) {
  const name = (0, import_app_loop_judge_check.baseName)(path);
  if (!(0, import_shared_core_shell_command_paths.isCode)(path)) return [name];
  const stem = name.replace(/\.\w+$/, "");
  const called = /^(?:index|__init__|mod|lib|main)$/.test(stem) ? path.split("/").at(-2) ?? stem : stem;
  return called.length > 2 ? [name, called] : [name];
}
function isDocument(path) {
  return /(?:^|\/)(?:docs?\/|\.github\/|\.vscode\/|LICEN[SC]E|\.gitignore$|\.editorconfig$)|\.(?:md|rst|adoc)$/i.test(
    path
  );
}
function isSettings(path) {
  const name = (0, import_app_loop_judge_check.baseName)(path);
  if (isConfiguration(path) || /(?:^|\/)\.[^/]+(?:\/|$)/.test(path)) return true;
  return MANIFESTS.has(name.toLowerCase()) || MANIFEST_ENDINGS.has(name.replace(/^.*\./, "").toLowerCase());
}
function isConfiguration(path) {
  return /(?:^|[._-])(?:config|setup)\.|rc(?:\.\w+)?$/i.test((0, import_app_loop_judge_check.baseName)(path));
}
var MANIFESTS = words(
  "package.json package-lock.json makefile gnumakefile cmakelists.txt dockerfile rakefile gemfile pom.xml"
);
var MANIFEST_ENDINGS = words("toml ini cfg lock gradle mk mod sum properties");
function words(text) {
  return new Set(text.split(" "));
}
// src/core/proof/run-by-checks.ts
async function runByChecks(commands, home, paths, textsOf2) {
  const named = namesOf2(paths);
  const walk = { home, paths, named, textsOf: textsOf2, scripts: /* @__PURE__ */ new Set(), texts: [] };
  let open = commands.map((text) => ({ text, folder: home }));
  while (open.length > 0 && walk.scripts.size < MOST_SCRIPTS) {
    const next = [];
    for (const said of open) next.push(...await follow(walk, said));
    open = next;
  }
  const subjects = commands.map(
    (command) => [command, filesNamed(withoutOptions(command), [home], named)]
  );
  return { text: walk.texts.join("\n"), scripts: walk.scripts, subjects: new Map(subjects) };
}
async function follow(walk, { text, folder }) {
  walk.texts.push(text);
  const found = [];
  for (const manifest of manifestsOf(text, [folder, walk.home], walk.paths))
    for (const one of await walk.textsOf(manifest)) found.push(...scriptsOf(manifest, one, text));
  for (const path of filesNamed(text, [folder, walk.home], walk.named)) {
    if (walk.scripts.has(path) || MANIFEST.test(path)) continue;
    walk.scripts.add(path);
    for (const one of await walk.textsOf(path))
      if (one.length <= LONGEST) found.push({ text: withoutImports(one), folder: folderOf2(path) });
  }
  return found.filter((said) => !walk.texts.includes(said.text));
}
function withoutImports(text) {
  return text.replaceAll(IMPORT, " ");
}
var IMPORT = /\b(?:import|from|require(?:_once|_relative)?|include(?:_once)?)\s{0,9}\(?\s{0,9}["'][^"'\n]{0,300}["']/g;
function namesOf2(paths) {
  const found = /* @__PURE__ */ new Map();
  for (const path of paths) {
    if ((0, import_shared_core_shell_command_paths.isTest)(path)) continue;
    const name = (0, import_app_loop_judge_check.baseName)(path);
    found.set(name, [...found.get(name) ?? [], path]);
  }
  return found;
}
var MOST_SCRIPTS = 200;
var LONGEST = 1e5;
var MANIFEST = /(?:^|\/)(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile)$/;
var MANAGER = /\b(?:npm|yarn|pnpm|bun)\s+(?:run\s+)?([\w:.-]+)/g;
function manifestsOf(text, from, paths) {
  const names = [
    ...text.match(MANAGER) === null ? [] : ["package.json"],
    .../\bmake\b/.test(text) ? ["Makefile", "makefile", "GNUmakefile"] : [],
    .../\bjust\b/.test(text) ? ["justfile", "Justfile"] : []
  ];
  const folders = /* @__PURE__ */ new Set([
    ...from,
    ...from.flatMap((one) => foldersIn(text).map((name) => (0, import_app_loop_judge_check.joinedFolder)(one, name)))
  ]);
  return [...folders].flatMap(
    (one) => names.map((name) => (0, import_app_loop_judge_check.joinedFolder)(one, name)).filter((path) => paths.includes(path))
  );
}
function scriptsOf(manifest, text, said) {
  const folder = folderOf2(manifest);
  if (!manifest.endsWith(".json")) return [{ text, folder }];
  const scripts = scriptsIn(text);
  const names = [...said.matchAll(MANAGER)].map(([, name = ""]) => name === "t" ? "test" : name);
  return names.flatMap((name) => [`pre${name}`, name, `post${name}`]).flatMap((name) => scripts.get(name) ?? []).map((script) => ({ text: script, folder }));
}
function scriptsIn(text) {
  try {
    const { scripts } = { ...JSON.parse(text) };
    const entries = Object.entries({ ...typeof scripts === "object" ? scripts : null });
    return new Map(entries.flatMap(([name, script]) => typeof script === "string" ? [[name, script]] : []));
  } catch {
    return /* @__PURE__ */ new Map();
  }
}
function filesNamed(text, from, byName) {
  const named = text.replaceAll(/\$\([^()]*\)|`[^`\n]*`/g, " ").match(/[\w./@-]+/g) ?? [];
  const folders = new Set([...foldersIn(text), ...from].map(folderName));
  const places = (word) => from.map((folder) => (0, import_app_loop_judge_check.joinedFolder)(folder, word));
  return [...new Set(named)].flatMap((word) => {
    const name = (0, import_app_loop_judge_check.baseName)(word);
    const path = word.replace(/^(?:\.{1,2}\/)+|^\//, "");
    return (byName.get(name) ?? []).filter(
      (candidate) => places(word).includes(candidate) || (path.includes("/") ? candidate === path || candidate.endsWith(`/${path}`) : folders.has(folderName(folderOf2(candidate))))
    );
  });
}
function foldersIn(text) {
  return [...text.matchAll(/(?:\bcd|\s-C|--(?:prefix|dir|cwd|directory))[\s=]+(?:\.\/)?([\w./-]+)/g)].map(
    ([, folder = ""]) => folder.replace(/\/$/, "")
  );
}
function withoutOptions(command) {
  return command.replaceAll(/(?:^|\s)-\S+[ =]\S+/g, " ");
}
function folderOf2(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function folderName(folder) {
  return (0, import_app_loop_judge_check.baseName)(folder);
}
// src/app/proof/control-ground.ts
async function gatherGround(store, project, trees, commands) {
  const files = await store.trees.changedFiles(trees.arming, trees.final);
  if (files === null) return { status: "unknown", reason: "a snapshot of the files is no longer whole" };
  if (files.length > MOST_CHANGES)
    return { status: "unknown", reason: `more than ${MOST_CHANGES} files changed` };
  const changed = await changedTexts(store, trees, files);
  const [before, paths] = await Promise.all([
    store.trees.pathsIn(trees.arming),
    store.trees.pathsIn(trees.final)
  ]);
  const all = [.../* @__PURE__ */ new Set([...before, ...paths])];
  const home = (0, import_node_path.relative)(store.top, project).split(import_node_path.sep).join("/");
  const run = await runByChecks(commands, home, all, (path) => textsOf(store, trees, path));
  const texts = await mentioning(store, trees.final, changed);
  const inline = await inlineTests(changed);
  const sides = fileSides(changed, { paths: all, run, texts });
  const hadTests = before.some(import_shared_core_shell_command_paths.isTest) || [...inline.values()].some((one) => one.before?.tests !== "");
  return {
    status: "ok",
    ground: {
      ...{ store, trees, files, changed, sides, inline, run, paths, hadTests },
      tries: await triesProduct(run, paths, (path) => textsOf(store, trees, path))
    }
  };
}
async function triesProduct({ subjects }, paths, read) {
  const found = /* @__PURE__ */ new Set();
  for (const [command, named] of subjects)
    for (const path of named.filter(import_shared_core_shell_command_paths.isCode))
      if (!isHarness(path, (await read(path)).join("\n"), paths)) found.add(command);
  return found;
}
var MOST_CHANGES = 5e3;
var LARGEST_TEXT = 256 * 1024;
function changedSides({ sides, inline }) {
  const on = (side) => [...sides].flatMap(([path, one]) => one === side ? [path] : []);
  const inside = [...inline].flatMap(
    ([path, { before, after }]) => (before?.tests ?? "") === (after?.tests ?? "") ? [] : [path]
  );
  return {
    tests: [.../* @__PURE__ */ new Set([...on("test"), ...inside])].sort(),
    settings: on("settings").sort(),
    hasWork: on("work").length + inline.size > 0
  };
}
async function changedTexts({ trees: stored }, trees, files) {
  const paths = files.map(({ path }) => path);
  const [before, after] = await Promise.all([
    stored.contentsOf(trees.arming, paths, LARGEST_TEXT),
    stored.contentsOf(trees.final, paths, LARGEST_TEXT)
  ]);
  return files.map((file) => ({
    path: file.path,
    before: file.before === null ? null : textIn(before.get(file.path)),
    after: file.after === null ? null : textIn(after.get(file.path))
  }));
}
function textIn(bytes) {
  return bytes === void 0 || bytes.includes(0) ? "" : bytes.toString("utf8");
}
async function textsOf({ trees: stored }, { arming, final }, path) {
  const found = await Promise.all(
    [arming, final].map(async (tree) => (await stored.contentsOf(tree, [path], LARGEST_TEXT)).get(path))
  );
  return [...new Set(found.filter((bytes) => bytes !== void 0).map(textIn))];
}
async function mentioning({ trees: stored }, tree, changed) {
  const paths = await stored.pathsWith(tree, namesToFind(changed));
  const contents = await stored.contentsOf(tree, paths.slice(0, MOST_TEXTS), LARGEST_TEXT);
  return new Map([...contents].map(([path, bytes]) => [path, textIn(bytes)]));
}
var MOST_TEXTS = 5e3;
async function inlineTests(changed) {
  const found = /* @__PURE__ */ new Map();
  for (const { path, before, after } of changed) {
    if ((0, import_shared_core_shell_command_paths.isTest)(path) || !(0, import_shared_core_proof_inline_tests.mayTestItself)(path)) continue;
    const halves = await Promise.all(
      [before, after].map(
        (text) => text === null ? null : (0, import_shared_core_proof_inline_tests.lookAtSyntax)(path, text, (root) => (0, import_shared_core_proof_inline_tests.halvesOf)(root, text))
      )
    );
    const [old = null, now = null] = halves;
    if (old?.tests || now?.tests) found.set(path, { before: old, after: now });
  }
  return found;
}
