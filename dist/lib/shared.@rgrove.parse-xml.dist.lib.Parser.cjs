var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of __getOwnPropNames(e))!__hasOwnProp.call(r,i)&&i!==t&&__defProp(r,i,{get:()=>e[i],enumerable:!(a=__getOwnPropDesc(e,i))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{COMMAND_TAKEN_BACK:()=>COMMAND_TAKEN_BACK,STANDS_FOR_ANY:()=>STANDS_FOR_ANY,TAKEN_BACK:()=>TAKEN_BACK,byText:()=>byText,configFiles:()=>configFiles,crateName:()=>crateName,crateRoots:()=>crateRoots,dateDocument:()=>dateDocument,fieldsOf:()=>fieldsOf,findClaims:()=>findClaims,folderOf:()=>folderOf,foldersUpFrom:()=>foldersUpFrom,gitHistory:()=>gitHistory,headCommit:()=>headCommit,hotSpots:()=>hotSpots,ignoredByGit:()=>ignoredByGit,imageCommand:()=>imageCommand,isBelow:()=>isBelow,isFixture:()=>isFixture,isHeld:()=>isHeld,isImageFile:()=>isImageFile,isSecret:()=>isSecret,isTestFile:()=>isTestFile,isVendored:()=>isVendored,joinPath:()=>joinPath,listFiles:()=>listFiles,lockfiles:()=>lockfiles,manifestFolder:()=>manifestFolder,manifestKind:()=>manifestKind,mapDrift:()=>mapDrift,nameOf:()=>nameOf,packageRank:()=>packageRank,pipelineKind:()=>pipelineKind,pythonLayout:()=>pythonLayout,readManifest:()=>readManifest,readPipeline:()=>readPipeline,remapPlan:()=>remapPlan,renamedCrates:()=>renamedCrates,stampDocument:()=>stampDocument,textFieldsOf:()=>textFieldsOf,textOf:()=>textOf,textsOf:()=>textsOf}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_shell_command_paths=require("./shared.core.shell.command-paths.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_writing_section=require("./share\
d.core.planning.writing.section.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_path2=require("node:path");
// src/app/mapping/map-drift.ts
// src/core/mapping/skeleton/facts/path-names.ts
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function folderOf(path) {
  const slash = path.lastIndexOf("/");
  return slash === -1 ? "." : path.slice(0, slash);
}
function joinPath(folder, relative3) {
  const parts = folder === "." ? [] : folder.split("/");
  for (const part of relative3.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === void 0) return null;
  }
  return parts.length === 0 ? "." : parts.join("/");
}
function foldersUpFrom(folder) {
  const folders = [];
  for (let at = folder; at !== "."; at = folderOf(at)) folders.push(at);
  return [...folders, "."];
}
function isBelow(path, folder) {
  return folder === "." || path.startsWith(`${folder}/`);
}
function byText(a, b) {
  return a < b ? -1 : Number(a > b);
}
// src/core/mapping/skeleton/file-roles.ts
var TEST_NAME = /(?:^|[._-])(?:test|tests|spec|specs|e2e|cy)\.(?:[cm]?[jt]sx?|py|rb|rs|php|dart|lua|ex|exs|c|cc|cpp)$|_test\.(?:go|py|rb|exs|dart|cc|cpp|c)$|^test_.*\.(?:py|rb)$|(?:Test|Tests|IT|Spec|Specs|TestCase)\.(?:java|kt|scala|groovy|cs|php|swift)$|\.bats$/;
var TEST_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|e2e|integration[-_]?tests?|unit[-_]?tests?|src\/(?:test|integrationTest|androidTest))\//;
var DATA = /(?:^|\/)(?:fixtures?|__(?:test)?fixtures__|testdata|test[-_]data|__snapshots__|__mocks__|golden|cassettes)\//;
var HELPERS = /(?:^|\/)(?:samples|snapshots|mocks|support|helpers?|resources)\//;
var PACKAGES = /(?:^|\/)src\/(?:main|commonMain|jvmMain)\/(?:java|kotlin|scala|groovy)\//;
function isTestFile(path) {
  if (isHeld(path) && !TEST_NAME.test(nameOf(path))) return false;
  if (isFixture(path)) return false;
  if (TEST_NAME.test(nameOf(path))) return true;
  if (!TEST_FOLDER.test(path) || /\.(?:test|spec)-d\.ts$|\.d\.ts$/.test(path)) return false;
  return isRunInFolder(path);
}
function isRunInFolder(path) {
  if (/(?:^|\/)tests\/[^/]+\.rs$/.test(path)) return true;
  if (!/\.[cm]?[jt]sx?$/.test(path)) return false;
  return !/(?:^|\/)(?:index|setup|utils?|helpers?|common|globals?|env|config|mocha\.opts|[^/]*\.config)\.[cm]?[jt]sx?$/.test(
    path
  );
}
var SIDE = [
  /(?:^|\/)(?:deps|templates?|docs?|website|tests?|bench(?:es|marks?)?|fixtures)(?:\/|$)/i,
  // Also as a word of a longer name.
  /(?:^|[/_-])(?:examples?|samples?|demos?|playgrounds?|sandbox(?:es)?|e2e)(?:[/_-]|$)/i,
  // Sets of sources that Gradle adds for tests and benchmarks.
  /(?:^|\/)src\/(?:[a-z]+Test|jmh)(?:\/|$)/,
  // Hidden folders are for tools.
  /(?:^|\/)\.\w/
];
function packageRank(folder) {
  if (folder === ".") return 0;
  return SIDE.some((side) => side.test(folder)) && !PACKAGES.test(folder) ? 2 : 1;
}
function isVendored(path) {
  return /(?:^|\/)(?:node_modules|bower_components|\.yarn|vendor|vendored|_vendor|third[-_]?party|3rdparty|external[-_]libs)\//i.test(
    path
  ) && !PACKAGES.test(path);
}
function isHeld(path) {
  if (PACKAGES.test(path)) return false;
  return DATA.test(path) || HELPERS.test(path) && TEST_FOLDER.test(path);
}
function isFixture(path) {
  return /(?:^|\/)(?:fixtures?|__(?:test)?fixtures__|testdata|__snapshots__)\//.test(path) && !PACKAGES.test(path);
}
var FILLED = new Set(
  [
    "node_modules bower_components jspm_packages .next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle",
    ".nyc_output __pycache__ .pytest_cache .mypy_cache .tox .ruff_cache .nox .venv venv .eggs .dart_tool .terraform",
    ".idea .vs site-packages Pods .direnv"
  ].flatMap((names) => names.split(" "))
);
var NEVER = /* @__PURE__ */ new Set([".git", ".hg", ".svn", ".jj", ".msw", ".planning"]);
function isLeftOut(path, tracked) {
  const folders = path.split("/").slice(0, -1);
  return folders.some((name) => NEVER.has(name) || !tracked && FILLED.has(name));
}
function isCodeFolder(name, beside) {
  if (NEVER.has(name) || FILLED.has(name)) return false;
  const fillers = Object.hasOwn(FILLED_BESIDE, name) ? FILLED_BESIDE[name] ?? [] : [];
  return !fillers.some((filler) => beside.has(filler));
}
var FILLED_BESIDE = {
  target: ["Cargo.toml", "pom.xml", "build.sbt"],
  vendor: ["go.mod", "composer.json", "Gemfile"],
  coverage: ["package.json", "pyproject.toml"],
  deps: ["mix.exs"],
  env: ["pyvenv.cfg"]
};
var SECRET = /^(?:\.(?:npmrc|pypirc|netrc|htpasswd|pgpass|git-credentials|dockercfg)$|_netrc$|kubeconfig$|secrets?\.(?:json|ya?ml|toml|env|txt)$|\.env(?:\.|$)|\.?credentials|\.secrets?(?:\.|$)|id_(?:rsa|dsa|ecdsa|ed25519)|(?=.*\.json$)(?:service[-_]?account|.*-service-account))|\.(?:env|pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg|tfvars|tfstate)$|\.tfstate\./i;
var SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|cc?|cpp|h|hpp|swift|scala|ex|exs|vue|svelte|css|html|md|mdx|rst)$/i;
function isSecret(path) {
  const name = nameOf(path);
  if (/^\.env/i.test(name)) return !/\.(?:d\.ts|[cm]?[jt]s|py)$/i.test(name);
  return SECRET.test(name) && !SOURCE.test(name);
}
// src/core/mapping/skeleton/facts/fields.ts
function fieldsOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}
function arrayIn(value) {
  return Array.isArray(value) ? value : [];
}
function textOf(value) {
  return typeof value === "string" ? value : null;
}
function textsOf(value) {
  return arrayIn(value).filter((item) => typeof item === "string");
}
function textFieldsOf(value) {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (field) => typeof field[1] === "string"
    )
  );
}
// src/core/mapping/skeleton/manifests/parsed-manifest.ts
var nothingSaid = {
  name: null,
  version: null,
  scripts: {},
  dependencies: [],
  workspaces: [],
  entries: [],
  raw: {}
};
function dependency(name, version = "", dev = false) {
  return { name, version: version.trim(), dev };
}
// src/core/mapping/skeleton/manifests/read-cargo.ts
function readCargo(text) {
  const file = fieldsOf((0, import_app_guidance_step_guidance.parse)(text));
  const pack = fieldsOf(file.package);
  const workspace = fieldsOf(file.workspace);
  return {
    ...nothingSaid,
    name: textOf(pack.name),
    version: textOf(pack.version) ?? textOf(fieldsOf(workspace.package).version),
    dependencies: tablesOf(file).flatMap(dependenciesOf),
    workspaces: textsOf(workspace.members),
    entries: [
      ...arrayIn(file.bin).flatMap((bin) => target(fieldsOf(bin), "bin")),
      ...target(fieldsOf(file.lib), "lib")
    ],
    raw: file
  };
}
function tablesOf(file) {
  return [file, fieldsOf(file.workspace), ...Object.values(fieldsOf(file.target)).map(fieldsOf)];
}
var LISTS = [
  ["dependencies", false],
  ["build-dependencies", true],
  ["dev-dependencies", true]
];
function dependenciesOf(table) {
  return LISTS.flatMap(
    ([field, dev]) => Object.entries(fieldsOf(table[field])).map(
      ([name, said]) => dependency(
        textOf(fieldsOf(said).package) ?? name,
        textOf(said) ?? textOf(fieldsOf(said).version) ?? "",
        dev
      )
    )
  );
}
function target(said, kind) {
  const path = textOf(said.path);
  const name = textOf(said.name);
  if (path === null) return [];
  return [{ path, why: `Cargo.toml ${kind}${name === null ? "" : ` "${name}"`}` }];
}
function renamedCrates(file) {
  const found = /* @__PURE__ */ new Map();
  for (const table of tablesOf(file)) {
    for (const [field] of LISTS) {
      for (const [name, said] of Object.entries(fieldsOf(table[field]))) {
        const packageName = textOf(fieldsOf(said).package);
        if (packageName !== null) found.set(crateName(name), packageName);
      }
    }
  }
  return found;
}
function crateName(packageName) {
  return packageName.replaceAll("-", "_");
}
function crateRoots(file) {
  const listed = ["bin", "test", "example", "bench"].flatMap((kind) => arrayIn(file[kind]).map(fieldsOf));
  const said = [fieldsOf(file.lib), ...listed].flatMap(({ path }) => textOf(path) ?? []);
  const build = textOf(fieldsOf(file.package).build);
  return [...said, ...build === null ? [] : [build]];
}
// src/core/mapping/skeleton/manifests/read-lines.ts
var import_yaml = (0, import_common3.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
function readGoMod(text) {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\/\/.*/, "").trim());
  const name = lines.map((line) => /^module\s+"?([^\s"]+)"?$/.exec(line)?.[1]).find((found) => found);
  const version = lines.map((line) => /^go\s+(\S+)$/.exec(line)?.[1]).find((found) => found);
  const dependencies = directives(lines, "require").flatMap((line) => {
    const found = /^"?([\w.~/-]+)"?\s+(v\S+)$/.exec(line);
    return found?.[1] === void 0 ? [] : [dependency(found[1], found[2])];
  });
  const replace = directives(lines, "replace").flatMap((line) => {
    const found = /^"?([\w.~/-]+)"?(?:\s+v\S+)?\s+=>\s+"?(\.{1,2}(?:\/[^\s"]*)?)"?$/.exec(line);
    return found === null ? [] : [[found[1] ?? "", found[2] ?? ""]];
  });
  return {
    ...nothingSaid,
    name: name ?? null,
    version: version ? `go ${version}` : null,
    dependencies,
    raw: { replace: Object.fromEntries(replace) }
  };
}
function directives(lines, word) {
  let block = "";
  return lines.flatMap((line) => {
    const opened = line === ")" ? "" : /^(\w+)\s*\($/.exec(line)?.[1];
    block = opened ?? block;
    if (opened !== void 0) return [];
    if (line.startsWith(`${word} `)) return [line.slice(word.length).trim()];
    return block === word ? [line] : [];
  });
}
function readGemfile(text, path) {
  const dependencies = [];
  let dev = false;
  for (const line of text.split(/\r?\n/)) {
    const group = /^\s*group\s(.*)\bdo\b/.exec(line)?.[1];
    if (group !== void 0) dev = /:(?:test|development)\b/.test(group);
    else if (/^end\b/.test(line)) dev = false;
    const gem2 = /^\s*(?:gem|\w+\.add_(?:runtime_|development_)?dependency)[ \t]*(?:\([ \t]*)?["']([\w-]+)["'](?:\s*,\s*["']([^"']*)["'])?/.exec(
      line
    );
    if (gem2?.[1] !== void 0) {
      dependencies.push(dependency(gem2[1], gem2[2], dev || line.includes("add_development")));
    }
  }
  const gem = nameOf(path).replace(".gemspec", "").replaceAll("-", "/");
  const entries = path.endsWith(".gemspec") ? [{ path: `lib/${gem}.rb`, why: "library of its name" }] : [];
  return { ...nothingSaid, dependencies, entries };
}
var LONGEST_LINE2 = 1e3;
function readGradle(whole) {
  const text = whole.split(/\r?\n/).filter((line) => line.length <= LONGEST_LINE2).map((line) => line.replace(/(?<!\S)\/\/.*/, "")).join("\n");
  const wanted = /^[ \t]*(\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|kapt|annotationProcessor))[ \t]*(?:\([ \t]*)?(?:platform\()?["']([\w.-]+:[\w.-]+)(?::([^"'@]+))?/gm;
  const value = (name) => new RegExp(`^[ \\t]*${name}[ \\t]*(?:=[ \\t]*)?["']([^"'$]+)["']`, "m").exec(text)?.[1] ?? null;
  const modules = [
    ...text.matchAll(/^[ \t]*include\b[ \t]{0,9}\(?\s{0,99}((?:["'][^"'\n]{1,200}["'][\s,]{0,99})+)/gm)
  ].flatMap(([, names = ""]) => [...names.matchAll(/["']:?([^"']+)["']/g)].map(([, name = ""]) => name));
  const folders = new Map(
    [
      ...text.matchAll(
        /\bproject\(["']:?([^"'\n]{1,200})["']\)\.projectDir = (?:new )?[fF]ile\((?:\w{1,99}, )?["']([^"'\n]{1,200})["']/g
      )
    ].map(([, name = "", folder = ""]) => [name, folder])
  );
  return {
    ...nothingSaid,
    name: value("rootProject\\.name"),
    version: value("version"),
    dependencies: [...text.matchAll(wanted)].map(
      ([, scope = "", name = "", version]) => dependency(name, version, /^test|^androidTest/.test(scope))
    ),
    workspaces: modules.map((name) => folders.get(name) ?? name.replaceAll(":", "/")),
    raw: {
      modules,
      projects: [...text.matchAll(PROJECT)].map(
        ([, name, typed = ""]) => `:${name ?? typed.split(".").pop()}`
      )
    }
  };
}
var PROJECT = /\bproject\(\s{0,9}(?:path\s{0,9}[:=]\s{0,9})?["']:([^"'\n]{1,200})["']|\bprojects\.([\w.]{1,200})/g;
function readComposer(text) {
  const raw = fieldsOf(JSON.parse(text.replace(/^\uFEFF/, "")));
  const list = (field, dev) => Object.entries(textFieldsOf(raw[field])).filter(([name]) => name !== "php" && !name.startsWith("ext-")).map(([name, version]) => dependency(name, version, dev));
  return {
    ...nothingSaid,
    name: textOf(raw.name),
    version: textOf(raw.version),
    scripts: textFieldsOf(raw.scripts),
    raw,
    dependencies: [...list("require", false), ...list("require-dev", true)],
    entries: textsOf(raw.bin).map((path) => ({ path, why: "composer.json bin" }))
  };
}
function readPubspec(text) {
  const file = fieldsOf((0, import_yaml.parse)(text, { logLevel: "silent" }));
  const list = (field, dev) => Object.entries(fieldsOf(file[field])).map(([name, said]) => dependency(name, textOf(said) ?? "", dev));
  return {
    ...nothingSaid,
    name: textOf(file.name),
    version: textOf(file.version),
    dependencies: [...list("dependencies", false), ...list("dev_dependencies", true)],
    workspaces: textsOf(file.workspace),
    entries: [{ path: `lib/${textOf(file.name) ?? ""}.dart`, why: "library of its name" }]
  };
}
// src/core/mapping/skeleton/manifests/read-python.ts
function readPyproject(text) {
  const file = fieldsOf((0, import_app_guidance_step_guidance.parse)(text));
  const project = fieldsOf(file.project);
  const tool = fieldsOf(file.tool);
  const poetry = fieldsOf(tool.poetry);
  const scripts = { ...textFieldsOf(project.scripts), ...textFieldsOf(poetry.scripts) };
  const name = textOf(project.name) ?? textOf(poetry.name);
  return {
    ...nothingSaid,
    name,
    version: textOf(project.version) ?? textOf(poetry.version),
    scripts,
    dependencies: [
      ...textsOf(project.dependencies).flatMap((line) => requirement(line, false)),
      ...groups(project["optional-dependencies"]),
      ...groups(file["dependency-groups"]),
      ...poetryDependencies(poetry)
    ],
    workspaces: textsOf(fieldsOf(fieldsOf(tool.uv).workspace).members),
    entries: [
      ...Object.entries(scripts).map(([script, target2]) => ({
        path: `${(target2.split(":")[0] ?? "").trim().replaceAll(".", "/")}.py`,
        why: `pyproject.toml script "${script}"`
      })),
      { path: `${(name ?? "").toLowerCase().replaceAll(/[-.]/g, "_")}.py`, why: "package of its name" }
    ]
  };
}
function groups(value) {
  return Object.values(fieldsOf(value)).flatMap(
    (list) => textsOf(list).flatMap((line) => requirement(line, true))
  );
}
function poetryDependencies(poetry) {
  const table = (value, dev) => Object.entries(fieldsOf(value)).filter(([name]) => name !== "python").map(([name, said]) => dependency(name, textOf(said) ?? textOf(fieldsOf(said).version) ?? "", dev));
  return [
    ...table(poetry.dependencies, false),
    ...table(poetry["dev-dependencies"], true),
    ...Object.values(fieldsOf(poetry.group)).flatMap((group) => table(fieldsOf(group).dependencies, true))
  ];
}
function requirement(line, dev) {
  const found = /^([A-Za-z0-9][\w.-]*)(?![\w.:/-])\s*(?:\[[^\]]*\])?\s*([^;#]*)/.exec(line.trim());
  return found?.[1] === void 0 ? [] : [dependency(found[1], found[2] ?? "", dev)];
}
function readRequirementsTxt(text, dev) {
  return {
    ...nothingSaid,
    dependencies: text.split(/\r?\n/).flatMap((line) => requirement(line, dev))
  };
}
function isRequirements(text) {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, "").trim());
  return lines.every((line) => /^$|^[-.\\]|^\S+:|^[A-Za-z0-9][\w.-]*\s*(?:$|[[=<>~!@;\\])/.test(line));
}
function readSetupPy(text) {
  return {
    ...nothingSaid,
    name: literalsOf(text, "name")[0] ?? null,
    version: literalsOf(text, "version")[0] ?? null,
    dependencies: [
      ...literalsOf(text, "install_requires").flatMap((line) => requirement(line, false)),
      ...["setup_requires", "tests_require"].flatMap(
        (key) => literalsOf(text, key).flatMap((line) => requirement(line, true))
      )
    ]
  };
}
function literalsOf(text, keyword) {
  const at = new RegExp(`(?:^|[(,])[ \\t]{0,40}${keyword}[ \\t]{0,9}=[ \\t]{0,9}`, "m").exec(text);
  if (at === null) return [];
  const piece = /\s+|#[^\n]*|[[(,]|"([^"\n]*)"|'([^'\n]*)'/y;
  piece.lastIndex = at.index + at[0].length;
  const found = [];
  let isList = false;
  for (let next = piece.exec(text); next !== null; next = piece.exec(text)) {
    isList ||= /^[[(]$/.test(next[0]);
    const literal = next[1] ?? next[2];
    if (literal !== void 0) found.push(literal);
    if (literal !== void 0 && !isList) break;
  }
  return found;
}
function readSetupCfg(text) {
  const lines = (name) => cfgLines(text, name);
  const values = cfgValues(text);
  const extras = [...values].filter(([key]) => key.startsWith("options.extras_require."));
  return {
    ...nothingSaid,
    name: lines("metadata.name")[0] ?? null,
    version: lines("metadata.version")[0] ?? null,
    dependencies: [
      ...lines("options.install_requires").flatMap((line) => requirement(line, false)),
      ...extras.flatMap(([, wanted]) => wanted.flatMap((line) => requirement(line, true)))
    ]
  };
}
function cfgLines(text, name) {
  return (cfgValues(text).get(name) ?? []).filter((line) => line !== "");
}
function cfgValues(text) {
  const values = /* @__PURE__ */ new Map();
  let section = "";
  let key = "";
  for (const line of text.split(/\r?\n/)) {
    const heading = /^\[([^\]]+)\]/.exec(line)?.[1];
    const pair = /^([\w.-]+)\s*[=:]\s*(\S.*)?$/.exec(line);
    if (heading !== void 0) section = heading;
    else if (pair !== null) {
      key = `${section}.${pair[1]}`;
      values.set(key, [pair[2] ?? ""]);
    } else if (/^\s+\S/.test(line)) values.get(key)?.push(line.trim());
  }
  return values;
}
function readPipfile(text) {
  const file = fieldsOf((0, import_app_guidance_step_guidance.parse)(text));
  const table = (value, dev) => Object.entries(fieldsOf(value)).map(([name, version]) => dependency(name, textOf(version) ?? "", dev));
  return {
    ...nothingSaid,
    scripts: textFieldsOf(file.scripts),
    dependencies: [...table(file.packages, false), ...table(file["dev-packages"], true)]
  };
}
function pythonLayout(path, text) {
  const none = { roots: [], made: [] };
  if (nameOf(path) === "setup.cfg") return { ...none, roots: cfgRoots(text) };
  if (nameOf(path) !== "pyproject.toml") return none;
  try {
    const tool = fieldsOf(fieldsOf((0, import_app_guidance_step_guidance.parse)(text)).tool);
    return { roots: rootsIn(tool), made: madeIn(tool) };
  } catch {
    return none;
  }
}
function rootsIn(tool) {
  const setuptools = fieldsOf(tool.setuptools);
  const hatch = fieldsOf(fieldsOf(fieldsOf(fieldsOf(tool.hatch).build).targets).wheel);
  return [
    ...textsOf(fieldsOf(fieldsOf(setuptools.packages).find).where),
    ...Object.values(textFieldsOf(setuptools["package-dir"])),
    ...arrayIn(fieldsOf(tool.poetry).packages).flatMap((entry) => textOf(fieldsOf(entry).from) ?? []),
    ...textsOf(hatch.packages).map((folder) => folderOf(folder.replace(/\/$/, ""))),
    ...textsOf(fieldsOf(fieldsOf(tool.pytest).ini_options).pythonpath)
  ];
}
function madeIn(tool) {
  const scm = [tool.setuptools_scm, tool["setuptools-scm"], tool.pdm].map(fieldsOf);
  const hatch = fieldsOf(fieldsOf(fieldsOf(fieldsOf(tool.hatch).build).hooks).vcs);
  return [...scm, hatch].flatMap(
    (said) => ["write_to", "version_file", "version-file"].flatMap((name) => textOf(said[name]) ?? [])
  );
}
function cfgRoots(text) {
  const lines = [...cfgLines(text, "options.package_dir"), ...cfgLines(text, "options.packages.find.where")];
  return lines.map((line) => line.slice(line.indexOf("=") + 1).trim());
}
// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
var emptyString="",surrogatePair=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g,StringScanner=class{constructor(t){if(this.charCount=this.charLength(t,!0),this.charIndex=0,this.length=t.length,this.multiByteMode=this.charCount!==this.length,this.string=t,this.multiByteMode){let e=[];for(let h=0,s=0;s<this.charCount;++s)e[s]=h,h+=t.codePointAt(h)>65535?2:1;this.charsToBytes=e}}get isEnd(){return this.charIndex>=this.charCount}charLength(t,e=this.multiByteMode){return e?t.replace(surrogatePair,"_").length:t.length}advance(t=1){this.charIndex=Math.min(this.charCount,this.charIndex+t)}charIndexToByteIndex(t=this.charIndex){return this.multiByteMode?this.charsToBytes[t]??1/0:t}consume(t=1){let e=this.peek(t);return this.advance(t),e}consumeBytes(t){let e=this.charIndexToByteIndex(),h=this.string.slice(e,e+t);return this.advance(this.charLength(h)),h}consumeMatchFn(t){let{length:e,multiByteMode:h,string:s}=this,r=this.charIndexToByteIndex(),n=r;if(h)for(;n<e;){let i=s[n],a=i>="\uD800"&&i<="\uDBFF";if(a&&(i+=s[n+1]),!t(i))break;n+=a?2:1}else for(;n<e&&t(s[n]);)++n;return this.consumeBytes(n-r)}consumeString(t){let{length:e}=t,h=this.charIndexToByteIndex();return t===this.string.slice(h,h+e)?(this.advance(e===1?1:this.charLength(t)),t):emptyString}consumeUntilMatch(t){let e=this.string.slice(this.charIndexToByteIndex()).search(t);return e>0?this.consumeBytes(e):emptyString}consumeUntilString(t){let e=this.charIndexToByteIndex(),h=this.string.indexOf(t,e);return h>0?this.consumeBytes(h-e):emptyString}peek(t=1){let{charIndex:e,string:h}=this;return this.multiByteMode?h.slice(this.charIndexToByteIndex(e),this.charIndexToByteIndex(e+t)):h.slice(e,e+t)}reset(t=0){this.charIndex=t>=0?Math.min(this.charCount,t):Math.max(0,this.charIndex+t)}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/syntax.js
var attValueCharDoubleQuote=/["&<]/,attValueCharSingleQuote=/['&<]/,attValueNormalizedWhitespace=/\r\n|[\n\r\t]/g,endCharData=/<|&|]]>/,predefinedEntities=Object.freeze(Object.assign(Object.create(null),{amp:"&",apos:"'",gt:">",lt:"<",quot:'"'}));function isNameChar(t){let e=t.codePointAt(0);return e>=97&&e<=122||e>=65&&e<=90||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e===8255||e===8256||isNameStartChar(t,e)}function isNameStartChar(t,e=t.codePointAt(0)){return e>=97&&e<=122||e>=65&&e<=90||e===58||e===95||e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e===8204||e===8205||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&e<=983039}function isReferenceChar(t){return t==="#"||isNameChar(t)}function isWhitespace(t){let e=t.codePointAt(0);return e===32||e===9||e===10||e===13}function isXmlCodePoint(t){return t>=32&&t<=55295||t===10||t===9||t===13||t>=57344&&t<=65533||t>=65536&&t<=1114111}

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var XmlNode=class e{constructor(){this.parent=null,this.start=-1,this.end=-1}get document(){return this.parent?.document??null}get isRootNode(){return this.parent!==null&&this.parent===this.document&&this.type===e.TYPE_ELEMENT}get preserveWhitespace(){return!!this.parent?.preserveWhitespace}get type(){return""}toJSON(){let t={type:this.type};return this.isRootNode&&(t.isRootNode=!0),this.preserveWhitespace&&(t.preserveWhitespace=!0),this.start!==-1&&(t.start=this.start,t.end=this.end),t}};XmlNode.TYPE_CDATA="cdata",XmlNode.TYPE_COMMENT="comment",XmlNode.TYPE_DOCUMENT="document",XmlNode.TYPE_DOCUMENT_TYPE="doctype",XmlNode.TYPE_ELEMENT="element",XmlNode.TYPE_PROCESSING_INSTRUCTION="pi",XmlNode.TYPE_TEXT="text",XmlNode.TYPE_XML_DECLARATION="xmldecl";

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var XmlText=class extends XmlNode{constructor(t=""){super(),this.text=t}get type(){return XmlNode.TYPE_TEXT}toJSON(){return Object.assign(XmlNode.prototype.toJSON.call(this),{text:this.text})}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlCdata.js
var XmlCdata=class extends XmlText{get type(){return XmlNode.TYPE_CDATA}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlComment.js
var XmlComment=class extends XmlNode{constructor(t=""){super(),this.content=t}get type(){return XmlNode.TYPE_COMMENT}toJSON(){return Object.assign(XmlNode.prototype.toJSON.call(this),{content:this.content})}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlDeclaration.js
var XmlDeclaration=class extends XmlNode{constructor(t,e,n){super(),this.version=t,this.encoding=e??null,this.standalone=n??null}get type(){return XmlNode.TYPE_XML_DECLARATION}toJSON(){let t=XmlNode.prototype.toJSON.call(this);t.version=this.version;for(let e of["encoding","standalone"])this[e]!==null&&(t[e]=this[e]);return t}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlElement.js
var XmlElement=class e extends XmlNode{constructor(t,r=Object.create(null),s=[]){super(),this.name=t,this.attributes=r,this.children=s}get isEmpty(){return this.children.length===0}get preserveWhitespace(){let t=this;for(;t instanceof e;){if("xml:space"in t.attributes)return t.attributes["xml:space"]==="preserve";t=t.parent}return!1}get text(){return this.children.map(t=>"text"in t?t.text:"").join("")}get type(){return XmlNode.TYPE_ELEMENT}toJSON(){return Object.assign(XmlNode.prototype.toJSON.call(this),{name:this.name,attributes:this.attributes,children:this.children.map(t=>t.toJSON())})}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlDocument.js
var XmlDocument=class extends XmlNode{constructor(t=[]){super(),this.children=t}get document(){return this}get root(){for(let t of this.children)if(t instanceof XmlElement)return t;return null}get text(){return this.children.map(t=>"text"in t?t.text:"").join("")}get type(){return XmlNode.TYPE_DOCUMENT}toJSON(){return Object.assign(XmlNode.prototype.toJSON.call(this),{children:this.children.map(t=>t.toJSON())})}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlDocumentType.js
var XmlDocumentType=class extends XmlNode{constructor(t,e,l,s){super(),this.name=t,this.publicId=e??null,this.systemId=l??null,this.internalSubset=s??null}get type(){return XmlNode.TYPE_DOCUMENT_TYPE}toJSON(){let t=XmlNode.prototype.toJSON.call(this);t.name=this.name;for(let e of["publicId","systemId","internalSubset"])this[e]!==null&&(t[e]=this[e]);return t}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlError.js
var XmlError=class extends Error{constructor(p,l,i){let t=1,e="",s=1;for(let o=0;o<l;++o){let n=i[o];n===`
`?(t=1,e="",s+=1):(t+=1,e+=n)}let c=i.indexOf(`
`,l);e+=c===-1?i.slice(l):i.slice(l,c);let r=0;e.length>50&&(t<40?e=e.slice(0,50):(r=t-20,e=e.slice(r,t+30))),super(`${p} (line ${s}, column ${t})
  ${e}
`+" ".repeat(t-r+1)+`^
`),this.column=t,this.excerpt=e,this.line=s,this.name="XmlError",this.pos=l}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/XmlProcessingInstruction.js
var XmlProcessingInstruction=class extends XmlNode{constructor(t,e=""){super(),this.name=t,this.content=e}get type(){return XmlNode.TYPE_PROCESSING_INSTRUCTION}toJSON(){return Object.assign(XmlNode.prototype.toJSON.call(this),{name:this.name,content:this.content})}};

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/lib/Parser.js
var emptyString2="",Parser=class{constructor(e,t={}){let r=this.document=new XmlDocument;this.currentNode=r,this.options=t,this.scanner=new StringScanner(e),this.options.includeOffsets&&(r.start=0,r.end=e.length),this.parse()}addNode(e,t){return e.parent=this.currentNode,this.options.includeOffsets&&(e.start=this.scanner.charIndexToByteIndex(t),e.end=this.scanner.charIndexToByteIndex()),this.currentNode.children.push(e),!0}addText(e,t,r=!0){let{children:n}=this.currentNode,{length:s}=n;if(r&&(e=normalizeLineBreaks(e)),s>0){let i=n[s-1];if(i?.type===XmlNode.TYPE_TEXT){let o=i;return o.text+=e,this.options.includeOffsets&&(o.end=this.scanner.charIndexToByteIndex()),!0}}return this.addNode(new XmlText(e),t)}consumeAttributes(){let e=Object.create(null);for(;this.consumeWhitespace();){let t=this.consumeName();if(!t)break;let r=this.consumeEqual()&&this.consumeAttributeValue();if(r===!1)throw this.error("Attribute value expected");if(t in e)throw this.error(`Duplicate attribute: ${t}`);if(t==="xml:space"&&r!=="default"&&r!=="preserve")throw this.error('Value of the `xml:space` attribute must be "default" or "preserve"');e[t]=r}if(this.options.sortAttributes){let t=Object.keys(e).sort(),r=Object.create(null);for(let n=0;n<t.length;++n){let s=t[n];r[s]=e[s]}e=r}return e}consumeAttributeValue(){let{scanner:e}=this,t=e.peek();if(t!=='"'&&t!=="'")return!1;e.advance();let r,n=!1,s=emptyString2,i=t==='"'?attValueCharDoubleQuote:attValueCharSingleQuote;e:for(;!e.isEnd;)switch(r=e.consumeUntilMatch(i),r&&(this.validateChars(r),s+=r.replace(attValueNormalizedWhitespace," ")),e.peek()){case t:n=!0;break e;case"&":s+=this.consumeReference();continue;case"<":throw this.error("Unescaped `<` is not allowed in an attribute value");default:break e}if(!n)throw this.error("Unclosed attribute");return e.advance(),s}consumeCdataSection(){let{scanner:e}=this,t=e.charIndex;if(!e.consumeString("<![CDATA["))return!1;let r=e.consumeUntilString("]]>");if(this.validateChars(r),!e.consumeString("]]>"))
throw this.error("Unclosed CDATA section");return this.options.preserveCdata?this.addNode(new XmlCdata(normalizeLineBreaks(r)),t):this.addText(r,t)}consumeCharData(){let{scanner:e}=this,t=e.charIndex,r=e.consumeUntilMatch(endCharData);if(!r)return!1;if(this.validateChars(r),e.peek(3)==="]]>")throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");return this.addText(r,t)}consumeComment(){let{scanner:e}=this,t=e.charIndex;if(!e.consumeString("<!--"))return!1;let r=e.consumeUntilString("--");if(this.validateChars(r),!e.consumeString("-->"))throw e.peek(2)==="--"?this.error("The string `--` isn't allowed inside a comment"):this.error("Unclosed comment");return this.options.preserveComments?this.addNode(new XmlComment(normalizeLineBreaks(r)),t):!0}consumeContentReference(){let e=this.scanner.charIndex,t=this.consumeReference();return t?this.addText(t,e,!1):!1}consumeDoctypeDeclaration(){let{scanner:e}=this,t=e.charIndex;if(!e.consumeString("<!DOCTYPE"))return!1;let r=this.consumeWhitespace()&&this.consumeName();if(!r)throw this.error("Expected a name");let n,s;if(this.consumeWhitespace()){if(e.consumeString("PUBLIC")){if(n=this.consumeWhitespace()&&this.consumePubidLiteral(),n===!1)throw this.error("Expected a public identifier");this.consumeWhitespace()}if(n!==void 0||e.consumeString("SYSTEM")){if(this.consumeWhitespace(),s=this.consumeSystemLiteral(),s===!1)throw this.error("Expected a system identifier");this.consumeWhitespace()}}let i;if(e.consumeString("[")){if(i=e.consumeUntilMatch(/\][\x20\t\r\n]*>/),!e.consumeString("]"))throw this.error("Unclosed internal subset");this.consumeWhitespace()}if(!e.consumeString(">"))throw this.error("Unclosed doctype declaration");return this.options.preserveDocumentType?this.addNode(new XmlDocumentType(r,n,s,i),t):!0}consumeElement(){let{scanner:e}=this,t=e.charIndex;if(!e.consumeString("<"))return!1;let r=this.consumeName();if(!r)return e.reset(t),!1;let n=this.consumeAttributes(),s=!!e.consumeString(
"/>"),i=new XmlElement(r,n);if(i.parent=this.currentNode,!s){if(!e.consumeString(">"))throw this.error(`Unclosed start tag for element \`${r}\``);this.currentNode=i;do this.consumeCharData();while(this.consumeElement()||this.consumeContentReference()||this.consumeCdataSection()||this.consumeProcessingInstruction()||this.consumeComment());let o=e.charIndex,a;if(!e.consumeString("</")||!(a=this.consumeName())||a!==r)throw e.reset(o),this.error(`Missing end tag for element ${r}`);if(this.consumeWhitespace(),!e.consumeString(">"))throw this.error(`Unclosed end tag for element ${r}`);this.currentNode=i.parent}return this.addNode(i,t)}consumeEqual(){return this.consumeWhitespace(),this.scanner.consumeString("=")?(this.consumeWhitespace(),!0):!1}consumeMisc(){return this.consumeComment()||this.consumeProcessingInstruction()||this.consumeWhitespace()}consumeName(){return isNameStartChar(this.scanner.peek())?this.scanner.consumeMatchFn(isNameChar):emptyString2}consumeProcessingInstruction(){let{scanner:e}=this,t=e.charIndex;if(!e.consumeString("<?"))return!1;let r=this.consumeName();if(r){if(r.toLowerCase()==="xml")throw e.reset(t),this.error("XML declaration isn't allowed here")}else throw this.error("Invalid processing instruction");if(!this.consumeWhitespace()){if(e.consumeString("?>"))return this.addNode(new XmlProcessingInstruction(r),t);throw this.error("Whitespace is required after a processing instruction name")}let n=e.consumeUntilString("?>");if(this.validateChars(n),!e.consumeString("?>"))throw this.error("Unterminated processing instruction");return this.addNode(new XmlProcessingInstruction(r,normalizeLineBreaks(n)),t)}consumeProlog(){let{scanner:e}=this,t=e.charIndex;for(this.consumeXmlDeclaration();this.consumeMisc(););if(this.consumeDoctypeDeclaration())for(;this.consumeMisc(););return t<e.charIndex}consumePubidLiteral(){let e=this.scanner.charIndex,t=this.consumeSystemLiteral();if(t!==!1&&!/^[-\x20\r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*$/.test(t))throw this.scanner.
reset(e),this.error("Invalid character in public identifier");return t}consumeReference(){let{scanner:e}=this;if(!e.consumeString("&"))return!1;let t=e.consumeMatchFn(isReferenceChar);if(e.consume()!==";")throw this.error("Unterminated reference (a reference must end with `;`)");let r;if(t[0]==="#"){let n=t[1]==="x"?parseInt(t.slice(2),16):parseInt(t.slice(1),10);if(isNaN(n)||!/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t))throw this.error("Invalid character reference");if(!isXmlCodePoint(n))throw this.error("Character reference resolves to an invalid character");r=String.fromCodePoint(n)}else if(r=predefinedEntities[t],r===void 0){let{ignoreUndefinedEntities:n,resolveUndefinedEntity:s}=this.options,i=`&${t};`;if(s){let o=s(i);if(o!=null){let a=typeof o;if(a!=="string")throw new TypeError(`\`resolveUndefinedEntity()\` must return a string, \`null\`, or \`undefined\`, but returned a value of type ${a}`);return o}}if(n)return i;throw e.reset(-i.length),this.error(`Named entity isn't defined: ${i}`)}return r}consumeSystemLiteral(){let{scanner:e}=this,t=e.consumeString('"')||e.consumeString("'");if(!t)return!1;let r=e.consumeUntilString(t);if(this.validateChars(r),!e.consumeString(t))throw this.error("Missing end quote");return r}consumeWhitespace(){return!!this.scanner.consumeMatchFn(isWhitespace)}consumeXmlDeclaration(){let{scanner:e}=this,t=e.charIndex;if(!e.consumeString("<?xml"))return!1;if(isNameChar(e.peek()))return e.reset(t),!1;if(!this.consumeWhitespace())throw this.error("Invalid XML declaration");let r=!!e.consumeString("version")&&this.consumeEqual()&&this.consumeSystemLiteral();if(r===!1)throw this.error("XML version is missing or invalid");if(!/^1\.[0-9]+$/.test(r))throw this.error("Invalid character in version number");let n,s;if(this.consumeWhitespace()){if(n=!!e.consumeString("encoding")&&this.consumeEqual()&&this.consumeSystemLiteral(),n){if(!/^[A-Za-z][\w.-]*$/.test(n))throw this.error("Invalid character in encoding name");this.consumeWhitespace()}if(s=!!e.consumeString(
"standalone")&&this.consumeEqual()&&this.consumeSystemLiteral(),s){if(s!=="yes"&&s!=="no")throw this.error('Only "yes" and "no" are permitted as values of `standalone`');this.consumeWhitespace()}}if(!e.consumeString("?>"))throw this.error("Invalid or unclosed XML declaration");return this.options.preserveXmlDeclaration?this.addNode(new XmlDeclaration(r,n||void 0,s||void 0),t):!0}error(e){let{scanner:t}=this;return new XmlError(e,t.charIndex,t.string)}parse(){if(this.scanner.consumeString("\uFEFF"),this.consumeProlog(),!this.consumeElement())throw this.error("Root element is missing or invalid");for(;this.consumeMisc(););if(!this.scanner.isEnd)throw this.error("Extra content at the end of the document")}validateChars(e){let{length:t}=e;for(let r=0;r<t;++r){let n=e.codePointAt(r);if(!isXmlCodePoint(n))throw this.scanner.reset(-([...e].length-r)),this.error("Invalid character");n>65535&&(r+=1)}}};function normalizeLineBreaks(e){let t=0;for(;(t=e.indexOf("\r",t))!==-1;)e=e[t+1]===`
`?e.slice(0,t)+e.slice(t+1):e.slice(0,t)+`
`+e.slice(t+1);return e}

// node_modules/.pnpm/@rgrove+parse-xml@5.0.0/node_modules/@rgrove/parse-xml/dist/index.js
function parseXml(e,n){return new Parser(e,n).document}

// src/core/mapping/skeleton/manifests/read-xml.ts
function readPom(text) {
  const pom = rootOf(text, "project");
  return {
    ...nothingSaid,
    name: textAt(pom, "artifactId"),
    version: textAt(pom, "version") ?? textAt(childrenOf(pom, "parent")[0], "version"),
    dependencies: childrenOf(pom, "dependencies", "dependency").flatMap((entry) => {
      const name = [textAt(entry, "groupId"), textAt(entry, "artifactId")].filter((part) => part !== null).join(":");
      const isForTests = textAt(entry, "scope") === "test";
      return name === "" ? [] : [dependency(name, textAt(entry, "version") ?? "", isForTests)];
    }),
    workspaces: childrenOf(pom, "modules", "module").flatMap((module2) => module2.text.trim() || [])
  };
}
function readDotnet(text, path) {
  const project = rootOf(text, "Project");
  const property = (name) => childrenOf(project, "PropertyGroup").map((group) => textAt(group, name)).find((value) => value !== null) ?? null;
  return {
    ...nothingSaid,
    name: property("PackageId") ?? property("AssemblyName") ?? stemOf(path),
    version: property("Version"),
    dependencies: childrenOf(project, "ItemGroup", "PackageReference").flatMap((entry) => {
      const { Include: name, Version: version } = entry.attributes;
      return name === void 0 ? [] : [dependency(name, version ?? textAt(entry, "Version") ?? "")];
    }),
    raw: {
      projects: childrenOf(project, "ItemGroup", "ProjectReference").flatMap(
        ({ attributes }) => stemOf(attributes.Include?.replaceAll("\\", "/") ?? "")
      )
    }
  };
}
function stemOf(path) {
  return nameOf(path).replace(/\.\w+$/, "");
}
function rootOf(text, name) {
  const { root } = parseXml(text, { ignoreUndefinedEntities: true });
  return root?.name === name ? root : void 0;
}
function childrenOf(parent, ...path) {
  let reached = parent === void 0 ? [] : [parent];
  for (const name of path) {
    reached = reached.flatMap(({ children }) => children).filter((child) => child instanceof XmlElement).filter((child) => child.name === name);
  }
  return reached;
}
function textAt(parent, name) {
  return childrenOf(parent, name)[0]?.text.trim() || null;
}
// src/core/mapping/skeleton/manifests/read-manifest.ts
function manifestKind(path) {
  return rowOf(path)?.[1] ?? null;
}
function readManifest(path, text) {
  const read = rowOf(path)?.[2];
  if (read === void 0) return { status: "broken", reason: "no manifest" };
  try {
    return { status: "ok", manifest: read(text, path) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: "broken", reason: reason.split("\n")[0] ?? "" };
  }
}
var ROWS = [
  [/^package\.json$/, "npm", readNpm],
  [/^pyproject\.toml$/, "python", readPyproject],
  [/^setup\.cfg$/, "python", readSetupCfg],
  [/^setup\.py$/, "python", readSetupPy],
  [/^(?=[\w.-]+\.(?:txt|in)$)(?:.*[-_.])?requirements[-_.]/, "python", readRequirementsOf],
  [/^Pipfile$/, "python", readPipfile],
  [/^go\.mod$/, "go", readGoMod],
  [/^Cargo\.toml$/, "cargo", readCargo],
  [/^pom\.xml$/, "maven", readPom],
  [/^(?:build|settings)\.gradle(?:\.kts)?$/, "gradle", readGradle],
  [/^Gemfile$|\.gemspec$/, "bundler", readGemfile],
  [/^composer\.json$/, "composer", readComposer],
  [/^pubspec\.yaml$/, "pub", readPubspec],
  [/\.(?:csproj|fsproj|vbproj)$/, "dotnet", readDotnet]
];
function readRequirementsOf(text, path) {
  if (isAmongRequirements(path) && !isRequirements(text)) return nothingSaid;
  return readRequirementsTxt(text, /dev|test|lint|doc|ci/.test(nameOf(path)));
}
function isAmongRequirements(path) {
  return /(?:^|\/)requirements\/(?!constraints)[\w.-]{1,100}\.(?:txt|in)$/.test(path);
}
function manifestFolder(path) {
  return isAmongRequirements(path) ? folderOf(folderOf(path)) : folderOf(path);
}
function rowOf(path) {
  const name = isAmongRequirements(path) ? "requirements.txt" : nameOf(path);
  return ROWS.find(([pattern]) => pattern.test(name));
}
function readNpm(text) {
  const raw = fieldsOf(JSON.parse(text.replace(/^\uFEFF/, "")));
  const list = (field, dev) => Object.entries(textFieldsOf(raw[field])).map(([name, version]) => dependency(name, version, dev));
  const known = /* @__PURE__ */ new Set();
  const all = [
    ...list("dependencies", false),
    ...list("optionalDependencies", false),
    ...list("peerDependencies", false),
    ...list("devDependencies", true)
  ];
  return {
    name: textOf(raw.name),
    version: textOf(raw.version),
    scripts: textFieldsOf(raw.scripts),
    dependencies: all.filter(({ name }) => !known.has(name) && known.add(name)),
    workspaces: Array.isArray(raw.workspaces) ? textsOf(raw.workspaces) : textsOf(fieldsOf(raw.workspaces).packages),
    entries: entriesOf(raw),
    raw
  };
}
function entriesOf(raw) {
  const field = (name) => {
    const path = textOf(raw[name]);
    return path === null ? [] : [{ path, why: `package.json ${name}` }];
  };
  const bin = textOf(raw.bin);
  const bins = Object.entries(bin === null ? textFieldsOf(raw.bin) : { [textOf(raw.name) ?? ""]: bin });
  return [
    ...bins.map(([name, path]) => ({
      path,
      why: name === "" ? "package.json bin" : `package.json bin "${name}"`
    })),
    ...raw.main === void 0 && raw.exports === void 0 && raw.bin === void 0 ? [{ path: "index", why: "package.json without main" }] : field("main"),
    ...field("module"),
    ...field("browser"),
    ...exported(raw.exports, ".", 0)
  ];
}
function exported(value, key, depth) {
  if (depth > 6) return [];
  const path = textOf(value);
  if (path !== null) {
    const usable = !path.includes("*") && !path.endsWith(".d.ts") && !/package\.json$/.test(path);
    return usable ? [{ path, why: `package.json exports "${key}"` }] : [];
  }
  return Object.entries(fieldsOf(value)).flatMap(
    ([name, child]) => name === "types" ? [] : exported(child, name.startsWith(".") ? name : key, depth + 1)
  );
}
// src/core/mapping/skeleton/named-files.ts
var LOCKFILES = {
  "package-lock.json": "npm",
  "npm-shrinkwrap.json": "npm",
  "pnpm-lock.yaml": "pnpm",
  "yarn.lock": "yarn",
  "bun.lock": "bun",
  "bun.lockb": "bun",
  "deno.lock": "deno",
  "poetry.lock": "poetry",
  "uv.lock": "uv",
  "pdm.lock": "pdm",
  "Pipfile.lock": "pipenv",
  "pixi.lock": "pixi",
  "go.sum": "go",
  "Cargo.lock": "cargo",
  "Gemfile.lock": "bundler",
  "composer.lock": "composer",
  "gradle.lockfile": "gradle",
  "packages.lock.json": "nuget",
  "Package.resolved": "swift",
  "pubspec.lock": "dart",
  "mix.lock": "mix",
  "flake.lock": "nix",
  ".terraform.lock.hcl": "terraform"
};
function lockfiles(paths) {
  return paths.filter(isOwn).flatMap((path) => {
    const name = nameOf(path);
    const manager = Object.hasOwn(LOCKFILES, name) ? LOCKFILES[name] : void 0;
    return manager === void 0 ? [] : [{ path, manager }];
  });
}
var CONFIG = [
  [/^(?:ts|js)config(?:\.[\w-]+)?\.json$/, "TypeScript"],
  [/^biome\.jsonc?$/, "Biome"],
  [/^\.?eslint(?:rc(?:\.\w+)?|\.config\.[cm]?[jt]s)$|^\.eslintignore$/, "ESLint"],
  [/^\.?prettier(?:rc(?:\.\w+)?|\.config\.[cm]?[jt]s)$|^\.prettierignore$/, "Prettier"],
  [/^\.stylelintrc(?:\.\w+)?$/, "Stylelint"],
  [/^\.editorconfig$/, "EditorConfig"],
  [
    /^(?:vite|rollup|webpack|esbuild|tsup|tsdown|rspack|next|nuxt|astro|svelte|metro|babel|postcss|tailwind|gulpfile|gruntfile)(?:\.config)?(?:\.[\w-]+)?\.[cm]?[jt]s$/i,
    "build"
  ],
  [/^\.babelrc(?:\.\w+)?$|^\.swcrc$/, "build"],
  [/^(?:vitest|jest|playwright|cypress|karma|ava)\.(?:config|workspace)\.\w+$|^\.mocharc/, "tests"],
  [/^(?:pytest\.ini|tox\.ini|noxfile\.py|conftest\.py|\.coveragerc|phpunit\.xml(?:\.dist)?)$/, "tests"],
  [
    /^(?:\.?ruff\.toml|\.flake8|\.pylintrc|pylintrc|mypy\.ini|\.mypy\.ini|pyrightconfig\.json|\.isort\.cfg)$/,
    "Python tools"
  ],
  [/^(?:rustfmt|\.rustfmt|clippy|\.clippy|rust-toolchain|deny)(?:\.toml)?$/, "Rust tools"],
  [/^\.golangci\.(?:ya?ml|toml|json)$/, "Go tools"],
  [/^(?:checkstyle|pmd|spotbugs)[\w-]*\.xml$|^gradle\.properties$|^maven-wrapper\.properties$/, "Java tools"],
  [/^\.rubocop\.ya?ml$/, "RuboCop"],
  [/^(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.dockerfile$|^\.dockerignore$/i, "Docker"],
  [/^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/, "Docker Compose"],
  [/^(?:Makefile|GNUmakefile|makefile|justfile|Justfile|Taskfile\.ya?ml)$/, "tasks"],
  [/^(?:turbo|nx|lerna|rush)\.json$|^pnpm-workspace\.yaml$|^go\.work$/, "workspace"],
  [
    /^(?:\.nvmrc|\.node-version|\.python-version|\.ruby-version|\.tool-versions|mise\.toml|\.sdkmanrc|runtime\.txt)$/,
    "runtime version"
  ],
  [/^(?:renovate\.json5?|\.renovaterc(?:\.json)?|dependabot\.ya?ml)$/, "dependency updates"],
  [
    /^(?:knip\.jsonc?|\.size-limit\.json|commitlint\.config\.\w+|\.lintstagedrc(?:\.\w+)?|lefthook\.ya?ml|\.pre-commit-config\.ya?ml)$/,
    "quality"
  ],
  [
    /^(?:vercel|netlify|fly|render|railway|app|serverless|wrangler)\.(?:json|jsonc|toml|ya?ml)$|^Procfile$|^Chart\.ya?ml$/,
    "deployment"
  ],
  [/\.gypi?$|^CMakeLists\.txt$|^(?:meson\.build|configure\.ac|SConstruct|build\.rs)$/, "native build"],
  [/^\.git(?:attributes|ignore|modules)$/, "git"],
  [
    /^(?:openapi|swagger)\.(?:ya?ml|json)$|^schema\.prisma$|^drizzle\.config\.\w+$|^alembic\.ini$|^(?:schema)\.graphql$/,
    "schema"
  ]
];
var MOST = 300;
function configFiles(paths) {
  return paths.filter(isOwn).flatMap((path) => {
    const kind = settingsKind(path);
    return kind === null ? [] : [{ path, kind }];
  }).slice(0, MOST);
}
function settingsKind(path) {
  if (isSecret(path)) return "secret";
  const name = nameOf(path);
  return CONFIG.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
function isOwn(path) {
  return !isHeld(path) && !isVendored(path);
}
// src/core/mapping/skeleton/pipelines.ts
var import_yaml2 = (0, import_common3.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
var MOST_COMMANDS = 60;
var LONGEST_COMMAND = 500;
function pipelineKind(path) {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
function readPipeline(path, text) {
  const kind = pipelineKind(path) ?? "";
  const nothing = { path, kind, jobs: [], commands: [] };
  if (!/\.ya?ml$/.test(path)) return { ...nothing, commands: shellLines(path, text), broken: false };
  const file = yamlOf(text);
  if (file === null) return { ...nothing, broken: true };
  const fields = fieldsOf(file);
  const jobs = fieldsOf(fields.jobs);
  const named3 = Object.keys(jobs).length > 0 ? jobs : otherJobs(kind, fields);
  const commands = commandsIn(file, 0).flatMap((block) => block.replaceAll(/\\\r?\n[ \t]*/g, "").split("\n"));
  const clean = commands.map((line) => line.trim().slice(0, LONGEST_COMMAND)).filter((line) => line !== "" && !line.startsWith("#"));
  return {
    ...nothing,
    jobs: Object.keys(named3),
    commands: [...new Set(clean)].slice(0, MOST_COMMANDS),
    broken: false
  };
}
var KINDS = [
  [/^\.github\/workflows\/[^/]+\.ya?ml$/, "GitHub Actions"],
  [/(?:^|\/)action\.ya?ml$/, "GitHub action"],
  [/^\.gitlab-ci\.ya?ml$/, "GitLab CI"],
  [/^\.circleci\/config\.ya?ml$/, "CircleCI"],
  [/^\.travis\.ya?ml$/, "Travis CI"],
  [/^azure-pipelines[^/]*\.ya?ml$/, "Azure Pipelines"],
  [/^\.?appveyor\.ya?ml$/, "AppVeyor"],
  [/^bitbucket-pipelines\.ya?ml$/, "Bitbucket"],
  [/^\.buildkite\/[^/]+\.ya?ml$/, "Buildkite"],
  [/^\.drone\.ya?ml$|^\.woodpecker(?:\/[^/]+)?\.ya?ml$/, "Drone"],
  [/^\.cirrus\.ya?ml$/, "Cirrus CI"],
  [/(?:^|\/)Jenkinsfile$/, "Jenkins"],
  [/^\.ci\/[^/]+$/, "script"],
  [/^\.pre-commit-config\.ya?ml$/, "pre-commit"],
  [/^\.husky\/[a-z-]+$/, "git hook"]
];
function yamlOf(text) {
  if ((0, import_shared_yaml_dist_parse_parser.isTooNested)(text)) return null;
  try {
    const document = (0, import_yaml2.parseDocument)(text, { logLevel: "silent" });
    return document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 100 });
  } catch {
    return null;
  }
}
var NO_JOBS = /^(?:stages|image|variables|default|include|workflow|cache|before_script|after_script|services|on|name|env|version|orbs)$/;
function otherJobs(kind, fields) {
  if (kind !== "GitLab CI") return {};
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !NO_JOBS.test(name) && !name.startsWith("."))
  );
}
var COMMAND_FIELDS = /* @__PURE__ */ new Set([
  "run",
  "script",
  "command",
  "commands",
  "entry",
  "install",
  "before_script",
  "test_script"
]);
function commandsIn(value, depth) {
  if (depth > 12) return [];
  if (Array.isArray(value)) return value.flatMap((item) => commandsIn(item, depth + 1));
  return Object.entries(fieldsOf(value)).flatMap(([name, child]) => {
    if (!COMMAND_FIELDS.has(name)) return commandsIn(child, depth + 1);
    const single = textOf(child);
    if (single !== null) return [single];
    return arrayIn(child).length > 0 ? textsOf(child) : commandsIn(child, depth + 1);
  });
}
function shellLines(path, text) {
  const lines = text.split(/\r?\n/).map((line) => line.trim().slice(0, LONGEST_COMMAND));
  const wanted = nameOf(path) === "Jenkinsfile" ? /^(?:sh|bat)\b/ : /^(?:step\b.*|(?:npx|npm|pnpm|yarn|node|make|cargo|go|python3?|pytest|bash|sh|docker|mvn|gradle)\b.*)$/;
  return [...new Set(lines.filter((line) => wanted.test(line)))].slice(0, MOST_COMMANDS);
}
function imageCommand(text) {
  const lines = text.replaceAll(/\\\r?\n/g, " ").split(/\r?\n/);
  const last = (word) => lines.map((line) => new RegExp(`^\\s*${word}\\s+(\\S.*)$`, "i").exec(line)?.[1]).findLast((found) => found);
  const parts = [last("ENTRYPOINT"), last("CMD")].flatMap((part) => part === void 0 ? [] : plain(part));
  return parts.length === 0 ? null : parts.join(" ").slice(0, 200);
}
function plain(written) {
  if (!written.startsWith("[")) return written.trim();
  try {
    const words = JSON.parse(written);
    return Array.isArray(words) ? words.join(" ") : written;
  } catch {
    return written.trim();
  }
}
function isImageFile(path) {
  return /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.dockerfile$/i.test(path);
}
// src/core/mapping/documents/detect-drift.ts
var MIGRATION = [
  /^supabase\/migrations\/.+\.sql$/,
  /^(?:prisma\/migrations|drizzle\/(?:meta|migrations))\/./,
  /^(?:src\/|db\/)?migrations\/.+\.(?:ts|js|sql)$/
];
var ROUTE = /^(?:(?:apps|packages)\/[^/]+\/)?src\/(?:routes|api)\/.+\.(?:tsx?|jsx?|mjs|cjs)$/;
var BARREL = /^(?:packages|apps)\/[^/]+\/src\/index\.(?:tsx?|js|mjs|cjs)$/;
var DEFAULT_THRESHOLD = 3;
function detectDrift({ added, foldersBefore }, structure, threshold) {
  const elements = [];
  const files = new Set(added.map((file) => file.replaceAll("\\", "/")));
  const fresh = newPackages(files, foldersBefore, structure);
  for (const path of files) {
    const isUnknown = !isMapped(path, structure) || isSource(path) && fresh.has(folderOf2(path));
    const category = categoryOf(path) ?? (isUnknown ? "new_dir" : null);
    if (category !== null) elements.push({ category, path });
  }
  elements.sort((a, b) => a.category.localeCompare(b.category, "en") || a.path.localeCompare(b.path, "en"));
  const actionRequired = elements.length >= threshold;
  return {
    elements,
    actionRequired,
    affectedPaths: actionRequired ? (0, import_shared_core_planning_writing_new_documents.affectedPaths)(elements.map(({ path }) => path)) : []
  };
}
function newPackages(files, before, structure) {
  if (before === null) return /* @__PURE__ */ new Set();
  const named3 = parentsOfNamed(before, structure);
  const folders = new Set([...files].filter(isSource).map(folderOf2));
  return new Set(
    [...folders].filter((folder) => {
      const first = outermostNew(folder, before);
      if (first === null || isNamed(first, structure)) return false;
      return first.split("/").length <= 2 || named3.has(folderOf2(first));
    })
  );
}
function isSource(path) {
  return (0, import_shared_core_failure_reading_line_pattern.isProgramming)(path) && !isTestFile(path) && !isFixture(path) && !isVendored(path);
}
function folderOf2(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function outermostNew(folder, before) {
  for (let end = folder.indexOf("/"); end !== -1; end = folder.indexOf("/", end + 1)) {
    if (!before.has(folder.slice(0, end))) return folder.slice(0, end);
  }
  return folder === "" || before.has(folder) ? null : folder;
}
function parentsOfNamed(before, structure) {
  return new Set([...before].filter((folder) => structure.includes(`${folder}/`)).map(folderOf2));
}
function isNamed(folder, structure) {
  const name = folder.slice(folder.lastIndexOf("/") + 1);
  const ways = ["/", "`", " ", "\n", "\r", ")", ",", ":"].map((end) => folder + end);
  return [...ways, ` ${name}/`, `\`${name}\``].some((way) => structure.includes(way));
}
function categoryOf(path) {
  if (MIGRATION.some((pattern) => pattern.test(path))) return "migration";
  if (ROUTE.test(path)) return "route";
  return BARREL.test(path) ? "barrel" : null;
}
function isMapped(path, structure) {
  const parts = path.split("/");
  for (let length = parts.length - 1; length >= 1; length -= 1) {
    if (structure.includes(parts.slice(0, length).join("/"))) return true;
  }
  const [top = ""] = parts;
  return structure.includes(`${top}/`) || structure.includes(`\`${top}\``);
}
var STYLE = /* @__PURE__ */ new Set([
  ...["Biome", "ESLint", "Prettier", "Stylelint", "EditorConfig", "RuboCop", "tests", "quality"],
  ...["Python tools", "Rust tools", "Go tools", "Java tools"]
]);
function remapReasons(focus, facts) {
  const { changes, named: named3 } = facts;
  const gone = changes.deleted.filter((path) => named3.has(path));
  return [.../* @__PURE__ */ new Set([...gone, ...ownReasons(focus, facts)])].sort();
}
function ownReasons(focus, { changes, named: named3, structure, threshold }) {
  const all = [...changes.added, ...changes.modified, ...changes.deleted];
  switch (focus) {
    case "tech":
      return all.filter(
        (path) => manifestKind(path) !== null || pipelineKind(path) !== null || isBuilding(settingsKind(path))
      );
    case "arch": {
      const { actionRequired, elements } = detectDrift(changes, structure, threshold);
      return actionRequired ? elements.map(({ path }) => path) : [];
    }
    case "quality": {
      const tests = [...changes.added, ...changes.deleted].filter(isTestFile);
      return [
        ...all.filter((path) => STYLE.has(settingsKind(path) ?? "")),
        ...tests.length >= threshold ? tests : []
      ];
    }
    case "concerns":
      return changes.modified.filter((path) => named3.has(path));
  }
}
function isBuilding(kind) {
  return kind !== null && kind !== "git" && !STYLE.has(kind);
}
// src/core/mapping/documents/read-command.ts
var PROGRAMS = new Set(
  [
    "npm pnpm yarn bun npx pnpx bunx deno node tsx ts-node tsc make gmake just task rake bundle composer php artisan python python3 pip pip3",
    "pipenv poetry uv hatch pytest tox nox ruff mypy black go cargo rustc rustup mvn gradle gradlew java javac dotnet swift xcodebuild cmake",
    "ctest ninja gcc g++ clang git gh docker docker-compose kubectl helm terraform ansible bash sh zsh source cd cp mv rm mkdir touch cat ls",
    "grep rg find sed awk curl wget echo export env ssh scp tar unzip chmod chown sudo brew apt apt-get systemctl turbo nx lerna vitest jest",
    "mocha ava playwright cypress eslint prettier biome vite webpack rollup esbuild next nuxt wrangler vercel netlify firebase prisma drizzle-kit",
    "psql mysql redis-cli sqlite3 mongosh rspec rails bin/rails mix elixir node-gyp prebuildify changeset tap nyc c8 knip code open time"
  ].flatMap((line) => line.split(" "))
);
var USUAL = /^(?:test|tests|build|lint|start|dev|serve|watch|format|fmt|typecheck|type-check|check|coverage|e2e|clean|release|bench|storybook|generate|codegen|migrate|seed|ci|verify|preview)$/;
function isCommand(line) {
  if (/->|=>|→/.test(line)) return false;
  const first = line.replace(/^(?:\$ |[A-Z_][A-Z0-9_]*=\S* )+/, "").split(/\s/, 1)[0] ?? "";
  return PROGRAMS.has(first.replace(/^\.\//, "")) || /^\.\/[\w./-]+$/.test(first) || /^[\w.-]+(?:\/[\w.-]+)+\.(?:sh|py|js|mjs|cjs|ts|rb)$/.test(first);
}
function commandScripts(line) {
  return (0, import_app_loop_judge_check.simpleCommands)(line).flatMap((words) => {
    const [program = "", ...rest] = (0, import_app_loop_judge_check.withoutPrefixes)(words[0] === "$" ? words.slice(1) : words);
    return scriptsOf(program, rest);
  });
}
function scriptsOf(program, words) {
  switch (program) {
    case "npm":
    case "pnpm":
    case "yarn":
    case "bun":
      return packageScript(program, words);
    case "make":
    case "gmake":
    case "just":
      return targets(program === "just" ? "just" : "make", words);
    case "composer":
      return named2("composer", /^run(?:-script)?$/.test(words[0] ?? "") ? words[1] : void 0);
    case "deno":
      return named2("deno", words[0] === "task" ? words[1] : void 0);
    default:
      return [];
  }
}
function packageScript(program, words) {
  if (words.some((word) => /^(?:--prefix|--cwd|-C|--dir)(?:=|$)/.test(word))) return [];
  const rest = withoutOptions(words);
  const [first, second] = program === "yarn" && rest[0] === "workspace" ? rest.slice(2) : rest;
  if (first === void 0) return [];
  if (/^(?:run|run-script|rum)$/.test(first)) return named2("npm", second);
  if (/^(?:t|tst)$/.test(first)) return named2("npm", "test");
  return program === "npm" ? lifecycleScript(first) : scriptOrProgram(program, first);
}
function lifecycleScript(word) {
  return /^(?:test|start|stop|restart)$/.test(word) ? named2("npm", word) : [];
}
function scriptOrProgram(program, word) {
  if (program === "bun" && word === "test" || !isName(word)) return [];
  return [{ kind: "script", tool: "npm", name: word, certain: USUAL.test(word) || word.includes(":") }];
}
var WITH_VALUE = /^(?:--filter|-F|--workspace|-w|--loglevel|--reporter|--silent-level|--workspace-concurrency)$/;
function withoutOptions(words) {
  const kept = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (word === "--") break;
    if (WITH_VALUE.test(word)) index += 1;
    else if (!word.startsWith("-")) kept.push(word);
  }
  return kept;
}
function targets(tool, words) {
  if (words.some((word) => /^(?:-C|-f|--file|--directory|--justfile)/.test(word))) return [];
  const names = words.filter((word) => !word.startsWith("-") && !word.includes("="));
  return (tool === "just" ? names.slice(0, 1) : names).flatMap((name) => named2(tool, name));
}
function named2(tool, name) {
  return name === void 0 || !isName(name) ? [] : [{ kind: "script", tool, name, certain: true }];
}
function isName(word) {
  return /^[A-Za-z0-9_][\w:./@-]*$/.test(word) && word.length <= 100;
}
// src/core/mapping/documents/read-span.ts
var STANDS_FOR_ANY = /(?<![A-Za-z])(?:N{2,}|M{2}|X{2,}|K|YYYY|DD|NAME|TOPIC|ID|SHA|HASH)(?![A-Za-z])/;
var LONGEST = 400;
function readSpan(text) {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > LONGEST || /[\r\n]/.test(trimmed)) return [];
  const whole = readWord(trimmed);
  if (!/\s/.test(trimmed)) return whole;
  if (isCommand(trimmed)) return readCommand(trimmed);
  const words = trimmed.split(/[\s,;]+|(?:->|→|=>|\+)(?=\s)/).filter((word) => word !== "" && !/^(?:->|→|=>|and|or|&|\+|…)$/.test(word));
  const each = words.map((word) => readWord(word).filter(isCertainPath));
  return words.length > 0 && each.every((said) => said.length > 0) ? each.flat() : [];
}
function readCommand(line) {
  const paths = (0, import_shared_core_shell_command_paths.commandPaths)(line).filter(({ path, certain }) => certain && pathShape(path) === "certain").map(({ path }) => pathSaid(path, null));
  return [...commandScripts(line), ...paths];
}
function packageIn(word) {
  const scoped = /^(@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*)(?:@[\w.^~*-]+)?$/i.exec(word);
  if (scoped !== null)
    return pathShape((scoped[1] ?? "").slice(1)) === "certain" ? null : scoped[1] ?? null;
  const pinned = /^([a-z0-9][\w.-]*)@[\^~]?v?\d[\w.+-]*$/.exec(word) ?? REQUIREMENT.exec(word);
  return pinned?.[1] ?? null;
}
var REQUIREMENT = /^([A-Za-z][\w.-]*)(?:\[[\w.,-]{1,80}\])?(?:===?|~=|>=|<=|!=)v?\d[\w.*+!-]{0,40}(?:,[<>=!~]{1,3}\d[\w.*+!-]{0,40}){0,4}$/;
function readWord(word) {
  const name = packageIn(word);
  if (name !== null) return [{ kind: "dependency", name }];
  const place = withoutPlace(word);
  const path = relative(place.path);
  const shape = pathShape(path);
  if (shape === "none") return [];
  return [{ ...pathSaid(path, place.line), certain: shape === "certain" }];
}
function readLinkTarget(target2) {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/|\?)|%/i.test(target2)) return [];
  const bare = /#L?\d/.test(target2) ? target2 : target2.split("#", 1)[0] ?? "";
  const { path, line } = withoutPlace(bare);
  const fromRoot = path.replace(/^\/|^\.\.\/\.\.\//, "");
  const isBeside = fromRoot === path && /^(?:\.\/)?[A-Z]+\.md$/.test(path);
  const whole = isBeside ? `.planning/codebase/${path.replace(/^\.\//, "")}` : fromRoot;
  return pathShape(relative(whole)) === "certain" ? [pathSaid(relative(whole), line)] : [];
}
function pathSaid(path, line) {
  return { kind: "path", path, pattern: isPattern(path), certain: true, line };
}
function isCertainPath(said) {
  return said.kind === "path" && said.certain;
}
function isPattern(path) {
  return /[*?<]|\{[^{}]*\}|\.\.\.|…/.test(path) || STANDS_FOR_ANY.test(path);
}
function withoutPlace(word) {
  const lines = /^(.+?\.?[\w)\]}]+)(?::|#L|:L)(\d{1,7})(?:[-–:]L?(\d{1,7}))*$/.exec(word);
  if (lines !== null) {
    const isRange = /[-–]L?\d+$/.test(word);
    return { path: lines[1] ?? word, line: Number(isRange ? lines[3] : lines[2]) };
  }
  const anchored = /^([^#:\s]+\.[A-Za-z]\w*)(?:#|::?)[^\s/]+$/.exec(word);
  return { path: anchored?.[1] ?? word, line: null };
}
function relative(path) {
  const slashed = /^[\w.-]+(?:\\[\w.-]+)+\\?$/.test(path) ? path.replaceAll("\\", "/") : path;
  return slashed.replace(/^(?:\.\/)+(?=.)/, "");
}
var EXTENSIONS = wordsOf(
  "ts tsx mts cts js jsx mjs cjs json jsonc json5 jsonl ndjson vue svelte astro css scss sass less styl html htm hbs ejs pug",
  "py pyi ipynb rb erb rake gemspec go rs java kt kts groovy gradle scala clj cs csproj fsproj vb sln properties",
  "cc cpp cxx hpp hh hxx mm swift zig asm gyp gypi cmake exs eex erl hrl hs lhs mli lua jl dart php phtml twig blade",
  "sh bash zsh fish ps1 psm1 bat cmd md mdx markdown rst adoc txt yml yaml toml ini cfg conf xml xsd xsl plist",
  "sql prisma graphql gql proto thrift avsc tf tfvars hcl nix csv tsv svg png jpg jpeg gif webp ico woff woff2",
  "wasm wat tmpl tpl mustache liquid pem crt pbxproj podspec xcconfig lockb"
);
var MEMBERS_TOO = wordsOf(
  "c h d m s S r R ex ml pl pm nim inl map key env example sample service lock patch diff snap node props targets mod sum fs"
);
var BARE_NAMES = wordsOf(
  "Makefile GNUmakefile makefile Dockerfile Containerfile Procfile Gemfile Rakefile Vagrantfile Jenkinsfile Brewfile Podfile",
  "Justfile justfile Pipfile LICENSE LICENCE CODEOWNERS go.mod go.sum Cargo.lock yarn.lock poetry.lock uv.lock Gemfile.lock composer.lock"
);
var PRODUCTS = /^(?:node|deno|bun|next|nuxt|vue|react|angular|express|ember|backbone|alpine|three|d3|chart|moment|day|ext|handlebars|mustache|discord|socket|knockout|polymer|solid|preact|require|electron|p5|pixi|plotly|video|highlight|prism|core|bignumber|decimal|fabric|matter|ml5|tensorflow|brain|paper|hammer|lazy|nest|koa|meteor|sails|total|adonis|keystone|strapi|gatsby|web|asp|vb|ado)\.(?:js|net|ts|io|py)$/i;
var CALLS = /^(?:(?:res|resp|response|req|request|reply|ctx|c|r)\.json|(?:this|self|super|cls|console|Math|JSON|Object|Array|process|module)\.\w+|import\.meta)$/;
function pathShape(word) {
  if (word.length > 300 || !/^[\p{L}\p{N}_.@~+()[\]<>{},*?!/$ -]+$/u.test(word)) return "none";
  if (/^(?:[~/$!,?-]|\.\.|<[/A-Z]|@\/|\.$)|\/\/|\$|\{\{|^\d+(?:[./]\d+)*$|^v\d[\d.]*(?:[-+][\w.]*)?$/.test(word))
    return "none";
  return word.replace(/\/$/, "").includes("/") ? nestedShape(word) : bareShape(word);
}
function nestedShape(word) {
  const [first = ""] = word.split("/");
  if (isDomain(first)) return "none";
  if (first.startsWith("@")) return "none";
  if (/[()\s]/.test(word) && !/^[^()\s]*(?:\([\w.-]+\)[^()\s]*)+$/.test(word)) return "none";
  if (word.endsWith("/") || hasKnownEnd(word)) return "certain";
  if (/^\.[a-z][\w-]*$/.test(first)) return "certain";
  return "possible";
}
function bareShape(word) {
  if (word.endsWith("/")) return /^[\w.][\w.<>{}*-]*\/$/.test(word) ? "certain" : "none";
  if (BARE_NAMES.has(word) || isDotFile(word)) return "certain";
  if (PRODUCTS.test(word) || CALLS.test(word)) return "none";
  return word.startsWith(".") || !/^[\p{L}\p{N}_@+[\]<>{},*?.-]+$/u.test(word) ? "none" : shapeByEnd(word);
}
function shapeByEnd(word) {
  const end = endOf(word);
  if (EXTENSIONS.has(end) || /\.\{[\w.,]+\}$/.test(word)) return "certain";
  return MEMBERS_TOO.has(end) ? "possible" : "none";
}
function hasKnownEnd(word) {
  const name = word.slice(word.lastIndexOf("/") + 1);
  const end = endOf(name);
  return BARE_NAMES.has(name) || EXTENSIONS.has(end) || MEMBERS_TOO.has(end) || /\{[\w.,]+\}$/.test(name);
}
function endOf(name) {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1) : "";
}
function isDotFile(word) {
  return /^\.(?:env(?:\.[\w-]+)*|git(?:ignore|attributes|modules|keep)|[a-z]+rc(?:\.[a-z]+)?|[a-z]+ignore|editorconfig|nvmrc|node-version|python-version|ruby-version|tool-versions|travis\.yml|gitlab-ci\.yml|pre-commit-config\.yaml|clang-format|clang-tidy|rustfmt\.toml|golangci\.ya?ml|flake8|pylintrc|coveragerc|rspec|rubocop\.yml|swiftlint\.yml|mailmap|dockerignore)$/.test(
    word
  );
}
function isDomain(part) {
  return /^(?:[a-z0-9-]+\.)+(?:com|org|io|dev|net|in|sh|ai|co|app|us|uk|de|edu|gov|rs|me|so)(?::\d+)?$/i.test(
    part
  );
}
function wordsOf(...lines) {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
// src/core/mapping/documents/find-claims.ts
var TAKEN_BACK = "(not found)";
var COMMAND_TAKEN_BACK = "# not found:";
var LEADS_TO_PATH = /(?:^|[\s*(])(?:locations?|files?|paths?|director(?:y|ies)|folders?|key files|examples?|config|tests?|source|sources|code|implementation)\*{0,2}:\*{0,2}\s*(?:`[^`]*`(?:,|,? and)\s*)*$/i;
var LISTS_PACKAGES = /^(?:Frameworks|Key Dependencies|Dependencies at Risk)$/i;
var SHELL = /^(?:ba|z|fi)?sh$|^(?:shell|console|terminal|powershell)$/i;
var DRAWING = /^(?:text|txt|plain|ascii|tree)?$/i;
var DENIAL = /\b(?:no|not|none|never|neither|nor|without|missing|absent|lacks?|lacking|nonexistent|non-existent|isn't|aren't|doesn't|don't|cannot|removed|undetected)\b/i;
function findClaims(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const sections = sectionStarts(document);
  const lines = (0, import_hooks_active_on_command2.textLines)(text);
  const found = [];
  for (const range of document.quoted) {
    if (range.kind === "code")
      found.push(...spanClaims(text, range, "span", sectionAt(sections, range.start)));
    else if (range.kind === "fence") found.push(...fenceClaims(text, range, sections));
  }
  const all = [...found, ...linkClaims(text, document.quoted)].sort((a, b) => a.start - b.start);
  return positioned(all, lines, sections);
}
var LINK = /\]\(<?([^\s()<>]{1,300})>?(?:[ \t]+"[^"\n]{0,200}")?\)/g;
function linkClaims(text, quoted) {
  let next = 0;
  return [...text.matchAll(LINK)].flatMap(({ 0: whole, 1: target2 = "", index }) => {
    while ((quoted[next]?.end ?? Infinity) <= index) next += 1;
    const end = index + whole.length;
    const isQuoted = (quoted[next]?.start ?? Infinity) <= index;
    if (isQuoted || text.slice(end, end + 40).trimStart().startsWith(TAKEN_BACK))
      return [];
    return readLinkTarget(target2).map((said) => claim(said, "link", target2, index, end, false));
  });
}
function sectionStarts({ headings }) {
  return headings.filter(({ level }) => level === 2).map(({ start, title }) => ({ start, title }));
}
function sectionAt(sections, offset) {
  return sections.findLast(({ start }) => start <= offset)?.title ?? "";
}
function spanClaims(text, { start, end }, place, section) {
  const quoted = text.slice(start, end);
  const ticks = /^`+/.exec(quoted)?.[0].length ?? 1;
  const words = quoted.slice(ticks, -ticks);
  const window = text.slice(Math.max(0, start - 160), start);
  const before = window.slice(Math.max(window.lastIndexOf("\n"), window.lastIndexOf("\r")) + 1);
  const after = (/^[^\r\n]{0,160}/.exec(text.slice(end, end + 160)) ?? [""])[0];
  if (after.trimStart().startsWith(TAKEN_BACK)) return [];
  const isPlace = LEADS_TO_PATH.test(before) || /^\s+(?:director(?:y|ies)|folders?|files?)\b/i.test(after);
  const read = readSpan(words).map((one) => isPlace && isNested(one) ? { ...one, certain: true } : one);
  const symbol = symbolBeside(words.trim(), before, after);
  const placed2 = symbol === null ? read : read.map((one) => withSymbol(one, symbol));
  const said = [...placed2, ...byContext(words.trim(), before, after, section)];
  return said.map((one) => claim(one, place, words.trim(), start, end, denies(before, after)));
}
function isNested(said) {
  return said.kind === "path" && said.path.includes("/");
}
function symbolBeside(word, before, after) {
  if (!/[^:](?::|#L)\d{1,7}$/.test(word)) return null;
  const name = "`([A-Za-z_$][\\w$]{2,80})(?:\\(\\))?`";
  const ahead = new RegExp(`${name}\\*{0,2}(?: in | at | \\(|: | - | \u2014 )$`).exec(before)?.[1];
  const behind = new RegExp(`^ \\(${name}\\)`).exec(after)?.[1];
  return ahead ?? behind ?? null;
}
function withSymbol(said, symbol) {
  return said.kind === "path" && said.line !== null ? { ...said, symbol } : said;
}
function byContext(word, before, after, section) {
  const isScriptName = /^[\w:-]+$/.test(word) && /^\s+(?:npm |package |pnpm |yarn )?scripts?\b/.test(after);
  if (isScriptName && !/^(?:bash|sh|shell|python|node|npm|ruby|perl|powershell|lua|sql)$/i.test(word)) {
    return [{ kind: "script", tool: "any", name: word, certain: true }];
  }
  const isListed = LISTS_PACKAGES.test(section) && /^\s*(?:[-*+]|\d+\.)\s+(?:\*\*)?$/.test(before);
  const hasVersion = /^\*{0,2}:?\s*\(?(?:[\^~v]|[<>]?=)?\s?\d+(?:\.\d+)*/.test(after);
  const isName2 = /^(?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:\/[\w.-]+)*$/i.test(word);
  return isListed && hasVersion && isName2 && readSpan(word).length === 0 ? [{ kind: "dependency", name: word }] : [];
}
function denies(before, after) {
  const clause = before.slice(Math.max(0, before.length - 60)).split(/[.;:!?](?:\s|$)|\||\*\*|\)\s/).at(-1) ?? "";
  const behind = /^[^.;,|`]{0,48}/.exec(after)?.[0] ?? "";
  return DENIAL.test(clause) || /^\s*(?:(?:\(|:|—|-|is|are|was|were|does|do|files?|directory|folder|not|missing|absent)+\s*)?(?:\bis |\bare |\bdoes )?(?:not\b|missing\b|absent\b|none\b|no longer\b|doesn't\b|isn't\b)/i.test(
    behind
  );
}
function fenceClaims(text, range, sections) {
  const [opening, ...lines] = (0, import_hooks_active_on_command2.textLines)(text, range.start, range.end);
  const info = /(?:`{3,}|~{3,})\s*([\w+-]*)/.exec(opening?.text ?? "")?.[1] ?? "";
  if (SHELL.test(info)) return lines.flatMap(commandClaims);
  if (!DRAWING.test(info)) return [];
  if (/[├└]──|^[ \t]*(?:\||`|\+)--/m.test(text.slice(range.start, range.end)))
    return treeClaims(lines, sections, range);
  return lines.flatMap((line) => inlineSpans(text, line, sectionAt(sections, range.start)));
}
function commandClaims(line) {
  if (line.text.includes(COMMAND_TAKEN_BACK) || line.text.trimStart().startsWith("#")) return [];
  const command = line.text.replace(/\s#\s.*/, "").replace(/^\s*\$\s/, "").trim();
  if (command.length > 1e3) return [];
  return readCommand(command).map((said) => claim(said, "command", command, line.start, line.end, false));
}
function inlineSpans(text, line, section) {
  if (/^\s*(?:`{3,}|~{3,})/.test(line.text)) return [];
  return (0, import_hooks_active_on_command.quotedRanges)(line.text).filter(({ kind }) => kind === "code").flatMap(
    ({ start, end }) => spanClaims(text, { start: line.start + start, end: line.start + end }, "fenced-span", section)
  );
}
function treeClaims(lines, sections, range) {
  const section = sectionAt(sections, range.start);
  if (/naming|test structure|pattern/i.test(section)) return [];
  return treePaths(lines).map(({ path, line }) => {
    const said = { kind: "path", path, pattern: false, certain: true, line: null };
    return claim(said, "tree", path, line.start, line.end, line.text.includes(TAKEN_BACK));
  });
}
function claim(said, place, text, start, end, denied) {
  return { said, place, text, line: 0, column: 0, start, end, section: "", denied };
}
function positioned(claims, lines, sections) {
  let line = 0;
  let section = -1;
  return claims.map((one) => {
    while ((lines[line]?.next ?? Infinity) <= one.start && line < lines.length - 1) line += 1;
    while ((sections[section + 1]?.start ?? Infinity) <= one.start) section += 1;
    const column = one.start - (lines[line]?.start ?? 0) + 1;
    return { ...one, line: line + 1, column, section: sections[section]?.title ?? "" };
  });
}
var BRANCH = /^([\s│|]*)(?:[├└]─+|[|`+]-{2,})\s*(\S.*)/;
function treePaths(lines) {
  const parents = [];
  return lines.flatMap((line) => {
    const match = line.text.length > 500 ? null : BRANCH.exec(line.text);
    if (match === null) return [];
    const column = match[1]?.length ?? 0;
    const path = below2(parentAt(parents, column), nameIn(match[2] ?? ""));
    parents.push({ column, path: path === null ? null : `${path.replace(/\/$/, "")}/` });
    return path === null ? [] : [{ path, line }];
  });
}
function parentAt(parents, column) {
  while ((parents.at(-1)?.column ?? -1) >= column) parents.pop();
  const last = parents.at(-1);
  return last === void 0 ? "" : last.path;
}
function below2(parent, name) {
  return parent === null || name === null ? null : `${parent}${name}`;
}
function nameIn(rest) {
  const [, name = "", behind = ""] = /^(\S+)((?:\s.*)?)$/.exec(rest) ?? [];
  if (!/^[\p{L}\p{N}_.@()[\]+-]+(?:\/[\p{L}\p{N}_.@()[\]+-]+)*\/?$/u.test(name) || /^\.{2,}$|\.\.\./.test(name))
    return null;
  return behind.trim() === "" || /^(?:\s{2,}|\s*(?:#|\/\/|←|<-|—|–|-\s|\(|→|:))/.test(behind) ? name : null;
}
// src/core/mapping/documents/stamp-document.ts
var COMMIT = "last_mapped_commit";
var DAY = "last_mapped_at";
function stampDocument(text, { commit, day }) {
  const found = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text);
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const wanted = [`${COMMIT}: ${commit}`, `${DAY}: ${day}`];
  if (!found.present) {
    const block = ["---", ...wanted, "---", ""].join(newline);
    return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: found.start, end: found.start, text: block }]);
  }
  const edits = [];
  const missing = [];
  for (const line of wanted) {
    const key = line.slice(0, line.indexOf(":"));
    const entry = found.entries.findLast((one) => one.key === key);
    if (entry === void 0) missing.push(line);
    else edits.push({ start: entry.start, end: entry.end, text: `${line}${newline}` });
  }
  const at = found.inner.end;
  const more = missing.map((line) => `${line}${newline}`).join("");
  return (0, import_shared_core_planning_writing_section.splice)(text, more === "" ? edits : [...edits, { start: at, end: at, text: more }]);
}
function mappedCommit(text) {
  const found = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text).values[COMMIT];
  return typeof found === "string" && found !== "" ? found : null;
}
var ISO_DATE = String.raw`\d{4}-\d{2}-\d{2}`;
function dateDocument({ footer }, text, day) {
  const places = [
    String.raw`^\*\*Analysis Date:\*\*[ \t]*(${ISO_DATE})`,
    String.raw`^\*${footer}: (${ISO_DATE})\*`,
    `^<!-- refreshed: (${ISO_DATE}) -->`
  ];
  const edits = places.flatMap((place) => {
    const found = new RegExp(place, "m").exec(text);
    if (found === null) return [];
    const start = found.index + found[0].lastIndexOf(found[1] ?? "");
    return [{ start, end: start + day.length, text: day }];
  });
  return (0, import_shared_core_planning_writing_section.splice)(text, edits);
}
// src/app/mapping/map-drift.ts
async function mapDrift(root) {
  const { threshold, action } = settingsOf(root);
  const structure = (0, import_shared_core_planning_writing_new_documents.readMap)(root).get("STRUCTURE.md");
  const none = (reason, commit2 = null) => ({
    ...{
      block: false,
      skipped: true,
      reason,
      action_required: false,
      directive: "none",
      spawn_mapper: false
    },
    ...{ affected_paths: [], elements: [], threshold, action, last_mapped_commit: commit2 }
  });
  if (structure === void 0) return none("no-structure-md");
  const commit = mappedCommit(structure);
  if ((await (0, import_adapters_git_work_tree.runGit)(root, ["rev-parse", "HEAD"])).status !== "ok") return none("not-a-git-repo");
  if (commit === null) return none("no-mapped-commit");
  if (!await isCommit(root, commit)) return none("unresolvable-mapped-commit", commit);
  const changes = await changesSince(root, commit, []);
  if (changes === null) return none("git-diff-failed", commit);
  const found = detectDrift(changes, structure, threshold);
  const met = found.actionRequired;
  return {
    ...{ block: met, skipped: false, reason: null, action_required: met, directive: met ? action : "none" },
    ...{ spawn_mapper: met && action === "auto-remap", affected_paths: found.affectedPaths },
    ...{ elements: found.elements, threshold, action, last_mapped_commit: commit }
  };
}
function settingsOf(root) {
  const { driftThreshold, driftAction } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(root, ".planning"));
  return { threshold: driftThreshold >= 1 ? driftThreshold : DEFAULT_THRESHOLD, action: driftAction };
}
async function remapPlan(root) {
  const documents = (0, import_shared_core_planning_writing_new_documents.readMap)(root);
  const structure = documents.get("STRUCTURE.md") ?? "";
  const { threshold } = settingsOf(root);
  const found = /* @__PURE__ */ new Map();
  for (const focus of import_shared_core_planning_writing_new_documents.FOCUSES) {
    const texts = (0, import_shared_core_planning_writing_new_documents.documentsOf)(focus).map(({ file }) => documents.get(file));
    found.set(focus, await reasonFor(root, focus, texts, { structure, threshold }));
  }
  return found;
}
async function reasonFor(root, focus, texts, facts) {
  const present = texts.filter((text) => text !== void 0);
  if (present.length < texts.length) return { why: "missing" };
  const reasons = /* @__PURE__ */ new Set();
  for (const text of present) {
    const commit = mappedCommit(text);
    const changes = commit === null || !await isCommit(root, commit) ? null : await changesSince(root, commit, ["--no-renames", "--relative"]);
    if (changes === null) return { why: "no-stamp" };
    for (const path of remapReasons(focus, { ...facts, changes, named: namedPaths(text) })) reasons.add(path);
  }
  return reasons.size === 0 ? null : { why: "changed", files: [...reasons].sort() };
}
function namedPaths(text) {
  return new Set(findClaims(text).flatMap(({ said }) => said.kind === "path" ? [said.path] : []));
}
async function isCommit(root, commit) {
  if (!/^[0-9a-f]{4,64}$/i.test(commit)) return false;
  const type = await (0, import_adapters_git_work_tree.runGit)(root, ["cat-file", "-t", commit]);
  return type.status === "ok" && type.output.trim() === "commit";
}
async function changesSince(root, commit, options) {
  const diff = await (0, import_adapters_git_work_tree.runGit)(root, [
    "diff",
    "--no-ext-diff",
    "--no-textconv",
    "--no-color",
    "--name-status",
    "-z",
    ...options,
    commit,
    "HEAD"
  ]);
  if (diff.status !== "ok") return null;
  const isRelative = options.includes("--relative");
  const prefix = isRelative ? "" : await prefixOf(root);
  const foldersBefore = await foldersAt(root, commit, isRelative);
  return { ...sorted(diff.output.split("\0"), `${prefix}.planning/`), foldersBefore };
}
async function foldersAt(root, commit, isRelative) {
  const range = isRelative ? [] : ["--full-tree"];
  const tree = await (0, import_adapters_git_work_tree.runGit)(root, ["ls-tree", "-r", "-d", "--name-only", "-z", ...range, commit]);
  return tree.status === "ok" ? new Set(tree.output.split("\0").filter((path) => path !== "")) : null;
}
async function prefixOf(root) {
  const prefix = await (0, import_adapters_git_work_tree.runGit)(root, ["rev-parse", "--show-prefix"]);
  return prefix.status === "ok" ? prefix.output.trim() : "";
}
function sorted(fields, planning) {
  const changes = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const status = fields[at]?.[0] ?? "";
    if (status === "R" || status === "C") at += 1;
    changes.push({ status, path: fields[at + 1] ?? "" });
  }
  const own = changes.filter(({ path }) => path !== "" && !path.startsWith(planning));
  const pathsWith = (letters) => own.filter(({ status }) => letters.includes(status)).map(({ path }) => path);
  return { added: pathsWith("ARC"), modified: pathsWith("M"), deleted: pathsWith("D") };
}
// src/adapters/codebase/list-files.ts
// src/core/mapping/skeleton/hot-spots.ts
var HISTORY_FORMAT = "%x01%ae%x02%as%x03";
var MOST2 = 30;
var SWEEPING = 100;
function readHistory(output) {
  return output.split("").slice(1).flatMap((record) => {
    const end = record.indexOf("");
    const middle = record.indexOf("");
    if (end === -1 || middle === -1 || middle > end) return [];
    const files = record.slice(end + 1).split("\0");
    return [
      {
        author: record.slice(0, middle),
        day: record.slice(middle + 1, end),
        files: files.map((file) => file.replace(/^\n/, "")).filter((file) => file !== "")
      }
    ];
  });
}
function hotSpots(commits, lines) {
  const spots = /* @__PURE__ */ new Map();
  for (const { author, day, files } of commits) {
    if (files.length > SWEEPING) continue;
    for (const path of files) {
      if (!lines.has(path)) continue;
      const spot = spots.get(path) ?? { commits: 0, authors: /* @__PURE__ */ new Set(), lastChange: day };
      spot.commits += 1;
      spot.authors.add(author);
      spots.set(path, spot);
    }
  }
  const weighed = [...spots].map(([path, spot]) => ({
    path,
    ...spot,
    heat: spot.commits * Math.log2(2 + (lines.get(path) ?? 0))
  }));
  weighed.sort((a, b) => b.heat - a.heat || byText(a.path, b.path));
  const hottest = weighed[0]?.heat ?? 1;
  return weighed.filter(({ commits: count }) => count > 1).slice(0, MOST2).map(({ path, commits: count, authors, lastChange, heat }) => ({
    path,
    commits: count,
    authors: authors.size,
    lastChange,
    score: Math.round(100 * heat / hottest)
  }));
}
// src/adapters/codebase/list-files.ts
var MOST_FILES = 1e5;
var DEEPEST = 64;
async function listFiles(root) {
  const diagnostics = [];
  const say = (path, message) => diagnostics.push({ path, message });
  const listed = await listedByGit(root);
  const paths = listed ?? walk(root, say);
  if (paths.length > MOST_FILES) {
    say(null, `There are more than ${MOST_FILES} files: the rest was left out.`);
  }
  const around = { say, strays: strayFolders(root), links: /* @__PURE__ */ new Map() };
  const files = [...new Set(paths)].sort(byText).slice(0, MOST_FILES).flatMap((path) => factsOf(root, path, around));
  return { files, links: around.links, git: listed !== null, diagnostics };
}
async function listedByGit(root) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok") return null;
  const { run } = opened.git;
  const [tracked, others] = await Promise.all([
    run(["ls-files", "-c", "-z"]),
    run(["ls-files", "-o", "--exclude-standard", "-z"])
  ]);
  if (tracked.status !== "ok" || others.status !== "ok") return null;
  const split = (output) => output.split("\0").filter((path) => path !== "");
  const paths = [
    ...split(tracked.output).filter((path) => !isLeftOut(path, true)),
    ...split(others.output).filter((path) => !path.endsWith("/") && !isLeftOut(path, false))
  ];
  return paths.length === 0 ? null : paths;
}
function walk(root, say) {
  const waiting = [""];
  const found = [];
  for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) {
    const children = childrenOf2(root, folder, say);
    const pathOf = ({ name }) => folder === "" ? name : `${folder}/${name}`;
    found.push(...children.filter((child) => !child.isDirectory()).map(pathOf));
    if (found.length > MOST_FILES) break;
    const names = new Set(children.map(({ name }) => name));
    const below22 = children.filter((child) => child.isDirectory() && isCodeFolder(child.name, names)).map(pathOf);
    if (folder.split("/").length < DEEPEST) waiting.push(...below22);
    else if (below22.length > 0)
      say(folder, "The folders below it are nested too deeply, so they were left out.");
  }
  return found;
}
function childrenOf2(root, path, say) {
  const list = (0, import_common.listFolder)((0, import_node_path2.join)(root, path), import_common2.named, MOST_FILES);
  if (list.status === "ok") return list.entries;
  const reason = list.status === "missing" ? "it is not there" : list.reason;
  say(path === "" ? null : path, `The folder cannot be listed: ${reason}.`);
  return [];
}
function factsOf(root, path, { say, strays, links }) {
  const stat = statOf((0, import_node_path2.join)(root, path));
  if (stat === null) {
    if (path.includes("\uFFFD")) say(path, "Its name is not valid UTF-8, so it was left out.");
    return [];
  }
  if (stat.isSymbolicLink()) {
    links.set(path, targetOf(root, path));
    return left(say, path, "It is a symbolic link, which is not followed.");
  }
  if (stat.isDirectory()) return left(say, path, "It is a repository of its own, so it was left out.");
  if (!stat.isFile()) return left(say, path, "It is not an ordinary file, so it was left out.");
  if (strays((0, import_node_path2.dirname)(path))) return left(say, path, "A link in its path leads out of the project.");
  return [{ path, bytes: stat.size, stamp: `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` }];
}
function targetOf(root, path) {
  const found = (0, import_common2.findIn)((0, import_common2.projectFile)(root), (0, import_node_path2.join)(root, path));
  return found.status === "ok" ? (0, import_node_path2.relative)((0, import_common2.realPath)(root), found.path).replaceAll("\\", "/") : null;
}
function strayFolders(root) {
  const known = /* @__PURE__ */ new Map();
  return (folder) => {
    const strays = known.get(folder) ?? (0, import_common2.findIn)((0, import_common2.projectFile)(root), (0, import_node_path2.join)(root, folder)).status === "refused";
    known.set(folder, strays);
    return strays;
  };
}
function left(say, path, message) {
  say(path, message);
  return [];
}
function statOf(path) {
  try {
    return (0, import_node_fs.lstatSync)(path);
  } catch {
    return null;
  }
}
var MOST_COMMITS = 1e3;
async function gitHistory(root) {
  const log = await (0, import_adapters_git_work_tree.runGit)(root, [
    "log",
    `--max-count=${MOST_COMMITS}`,
    "--no-merges",
    "--no-renames",
    "--relative",
    "--name-only",
    "-z",
    `--format=${HISTORY_FORMAT}`,
    "--",
    "."
  ]);
  return log.status === "ok" ? readHistory(log.output) : null;
}
async function headCommit(root) {
  const head = await (0, import_adapters_git_work_tree.runGit)(root, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const sha = head.status === "ok" ? head.output.trim() : "";
  return /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}
var MOST_ASKED = 200;
async function ignoredByGit(root, paths) {
  const found = /* @__PURE__ */ new Set();
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok") return found;
  for (let at = 0; at < paths.length; at += MOST_ASKED) {
    const some = paths.slice(at, at + MOST_ASKED);
    const answer = await opened.git.run(["-c", "core.quotePath=false", "check-ignore", "--", ...some]);
    if (answer.status === "ok") for (const path of answer.output.split(/\r?\n/)) found.add(path);
  }
  return found;
}
