var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{COMMAND_TAKEN_BACK:()=>COMMAND_TAKEN_BACK,STANDS_FOR_ANY:()=>STANDS_FOR_ANY,TAKEN_BACK:()=>TAKEN_BACK,byText:()=>byText,dateDocument:()=>dateDocument,findClaims:()=>findClaims,folderOf:()=>folderOf,foldersUpFrom:()=>foldersUpFrom,gitHistory:()=>gitHistory,headCommit:()=>headCommit,hotSpots:()=>hotSpots,ignoredByGit:()=>ignoredByGit,isBelow:()=>isBelow,isFixture:()=>isFixture,isHeld:()=>isHeld,isSecret:()=>isSecret,isTestFile:()=>isTestFile,isVendored:()=>isVendored,joinPath:()=>joinPath,listFiles:()=>listFiles,mapDrift:()=>mapDrift,nameOf:()=>nameOf,packageRank:()=>packageRank,remapPlan:()=>remapPlan,stampDocument:()=>stampDocument}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_shell_command_paths=require("./shared.core.shell.command-paths.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-t\
ree.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_path2=require("node:path");
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
var TEST_NAME = /(?:^|[._-])(?:test|tests|spec|specs|e2e|cy)\.(?:[cm]?[jt]sx?|py|rb|rs|php|dart|lua|ex|exs|c|cc|cpp)$|_test\.(?:go|py|rb|exs|dart|cc|cpp|c)$|^test_.*\.py$|(?:Test|Tests|IT|Spec|Specs|TestCase)\.(?:java|kt|scala|groovy|cs|php|swift)$|\.bats$/;
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
var SIDE = /(?:^|\/)(?:examples?|samples?|demos?|playgrounds?|sandbox(?:es)?|templates?|docs?|website|e2e|tests?|bench(?:marks?)?|fixtures)(?:\/|$)/i;
function packageRank(folder) {
  if (folder === ".") return 0;
  return SIDE.test(folder) && !PACKAGES.test(folder) ? 2 : 1;
}
function isVendored(path) {
  return /(?:^|\/)(?:node_modules|bower_components|vendor|vendored|_vendor|third[-_]?party|3rdparty|external[-_]libs)\//i.test(
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
  const isInNew = newPackages(files, foldersBefore, structure);
  for (const path of files) {
    const isUnknown = !isMapped(path, structure) || isInNew(path);
    const category = categoryOf(path) ?? (isUnknown ? "new_dir" : null);
    if (category !== null) elements.push({ category, path });
  }
  elements.sort((a, b) => a.category.localeCompare(b.category, "en") || a.path.localeCompare(b.path, "en"));
  const actionRequired = elements.length >= threshold;
  return {
    elements,
    actionRequired,
    affectedPaths: actionRequired ? (0, import_shared_core_mapping_documents_map_documents.affectedPaths)(elements.map(({ path }) => path)) : []
  };
}
var MARKER = /^(?:__init__\.py|package\.json|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|mod\.rs|index\.[cm]?[jt]sx?)$|\.go$/;
function newPackages(files, before, structure) {
  if (before === null) return () => false;
  const sources = [...files].filter(isSource);
  const marked = new Set(
    [...files].filter((path) => MARKER.test(path.slice(path.lastIndexOf("/") + 1))).map(folderOf2)
  );
  const named3 = parentsOfNamed(before, structure);
  const known = /* @__PURE__ */ new Map();
  const isNew = (folder) => {
    const first = outermostNew(folder, before);
    if (first === null || isNamed(first, structure)) return false;
    return first.split("/").length <= 2 || marked.has(first) || marked.has(folder) || named3.has(folderOf2(first));
  };
  const inNew = new Set(
    sources.filter((path) => {
      const folder = folderOf2(path);
      const answer = known.get(folder) ?? isNew(folder);
      known.set(folder, answer);
      return answer;
    })
  );
  return (path) => inNew.has(path);
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
var MANIFEST = /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.txt|Pipfile|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|Gemfile|composer\.json|[\w.-]+\.(?:cs|fs|vb)proj|mix\.exs|binding\.gyp|CMakeLists\.txt|Dockerfile|docker-compose[\w.-]*\.ya?ml|\.env[\w.-]*|[\w.-]+\.tf|tsconfig[\w.-]*\.json|(?:vite|webpack|rollup|next|nuxt|astro|svelte)\.config\.\w+)$|^\.github\/workflows\/|^\.gitlab-ci\.yml$/;
var STYLE = /(?:^|\/)(?:\.?(?:eslint|prettier|biome|stylelint|ruff|rubocop|golangci|editorconfig|clang-format|pylintrc|flake8|rustfmt)[\w.-]*|(?:vitest|jest|playwright|cypress|karma|ava)[\w.-]*\.\w+|pytest\.ini|tox\.ini|conftest\.py|\.mocharc[\w.-]*)$/;
var TEST = /(?:^|\/)(?:tests?|specs?|__tests__|e2e)\/|[._-](?:test|spec)\.\w+$|(?:^|\/)test_[\w-]+\.py$|_test\.\w+$/;
function remapReasons(focus, facts) {
  const { changes, named: named3 } = facts;
  const gone = changes.deleted.filter((path) => named3.has(path));
  return [.../* @__PURE__ */ new Set([...gone, ...ownReasons(focus, facts)])].sort();
}
function ownReasons(focus, { changes, named: named3, structure, threshold }) {
  const all = [...changes.added, ...changes.modified, ...changes.deleted];
  switch (focus) {
    case "tech":
      return all.filter((path) => MANIFEST.test(path));
    case "arch": {
      const { actionRequired, elements } = detectDrift(changes, structure, threshold);
      return actionRequired ? elements.map(({ path }) => path) : [];
    }
    case "quality": {
      const tests = [...changes.added, ...changes.deleted].filter((path) => TEST.test(path));
      return [...all.filter((path) => STYLE.test(path)), ...tests.length >= threshold ? tests : []];
    }
    case "concerns":
      return changes.modified.filter((path) => named3.has(path));
  }
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
var OWN_WORDS = new Set(
  [
    "install i ci add remove rm uninstall un update up upgrade outdated audit publish pack link unlink init create exec dlx x run why list ls",
    "login logout whoami view info config get set cache store prune dedupe rebuild root bin help version doctor fund search ping owner token",
    "dist-tag deprecate access team pkg query import patch patch-commit fetch deploy env setup self-update workspaces workspace node global",
    "approve-builds recursive licenses server stage policies plugin constraints unplug explain sbom ll la completion docs bugs repo edit star"
  ].flatMap((line) => line.split(" "))
);
var USUAL = /^(?:test|tests|build|lint|start|dev|serve|watch|format|fmt|typecheck|type-check|check|coverage|e2e|clean|release|bench|docs|storybook|generate|codegen|migrate|seed|ci|verify|preview)$/;
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
    case "tox":
      return listed("tox", words, /^-e$|^--env(?:list)?$/);
    case "nox":
      return listed("nox", words, /^(?:-s|-e|--sessions?)$/);
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
  const isOwn = OWN_WORDS.has(word) || program === "bun" && word === "test";
  if (isOwn || !isName(word)) return [];
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
function listed(tool, words, option) {
  if (words.some((word) => /^(?:-c|-f|--conf|--noxfile|-t|--tags?)$/.test(word))) return [];
  const at = words.findIndex((word) => option.test(word));
  const value = at === -1 ? "" : words[at + 1] ?? "";
  return value.split(",").map((name) => tool === "nox" ? (name.split("(", 1)[0] ?? "").replace(/-(?:pypy)?\d\.\d+$/, "") : name).filter((name) => !(tool === "tox" && PYTHONS.test(name))).flatMap((name) => named2(tool, name));
}
var PYTHONS = /^(?:py|pypy)\d*(?:$|[-.])|^ALL$|-/;
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
function readLinkTarget(target) {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/|\?)|%/i.test(target)) return [];
  const bare = /#L?\d/.test(target) ? target : target.split("#", 1)[0] ?? "";
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
  return [...text.matchAll(LINK)].flatMap(({ 0: whole, 1: target = "", index }) => {
    while ((quoted[next]?.end ?? Infinity) <= index) next += 1;
    const end = index + whole.length;
    const isQuoted = (quoted[next]?.start ?? Infinity) <= index;
    if (isQuoted || text.slice(end, end + 40).trimStart().startsWith(TAKEN_BACK))
      return [];
    return readLinkTarget(target).map((said) => claim(said, "link", target, index, end, false));
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
    return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: found.start, end: found.start, text: block }]);
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
  return (0, import_shared_core_planning_phases_standing.splice)(text, more === "" ? edits : [...edits, { start: at, end: at, text: more }]);
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
  return (0, import_shared_core_planning_phases_standing.splice)(text, edits);
}
// src/app/mapping/map-drift.ts
async function mapDrift(root) {
  const { threshold, action } = settingsOf(root);
  const structure = (0, import_shared_core_mapping_documents_map_documents.readMap)(root).get("STRUCTURE.md");
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
  const documents = (0, import_shared_core_mapping_documents_map_documents.readMap)(root);
  const structure = documents.get("STRUCTURE.md") ?? "";
  const { threshold } = settingsOf(root);
  const found = /* @__PURE__ */ new Map();
  for (const focus of import_shared_core_mapping_documents_map_documents.FOCUSES) {
    const texts = (0, import_shared_core_mapping_documents_map_documents.documentsOf)(focus).map(({ file }) => documents.get(file));
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
var MOST = 30;
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
  return weighed.filter(({ commits: count }) => count > 1).slice(0, MOST).map(({ path, commits: count, authors, lastChange, heat }) => ({
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
  const listed2 = await listedByGit(root);
  const paths = listed2 ?? walk(root, say);
  if (paths.length > MOST_FILES) {
    say(null, `There are more than ${MOST_FILES} files: the rest was left out.`);
  }
  const around = { say, strays: strayFolders(root), links: /* @__PURE__ */ new Map() };
  const files = [...new Set(paths)].sort(byText).slice(0, MOST_FILES).flatMap((path) => factsOf(root, path, around));
  return { files, links: around.links, git: listed2 !== null, diagnostics };
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
    const children = childrenOf(root, folder, say);
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
function childrenOf(root, path, say) {
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
