var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target2, all) => {
  for (var name in all)
    __defProp(target2, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target2) => (target2 = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target2, "default", { value: mod, enumerable: true }) : target2,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  mapOperations: () => mapOperations
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_text_code_name = require("./shared.core.text.code-name.cjs");

var import_shared_app_planning_documents_secret_objection = require("./shared.app.planning.documents.secret-objection.cjs");

var import_shared_core_shell_command_paths = require("./shared.core.shell.command-paths.cjs");

var import_shared_app_planning_documents_commit_planning = require("./shared.app.planning.documents.commit-planning.cjs");

var import_shared_adapters_planning_gsd_lock = require("./shared.adapters.planning.gsd-lock.cjs");

var import_shared_core_text_markdown_splice = require("./shared.core.text.markdown.splice.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_text_without_secrets = require("./shared.core.text.without-secrets.cjs");

var import_shared_app_operations_place = require("./shared.app.operations.place.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_app_operations_operation = require("./shared.app.operations.operation.cjs");

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_shared_adapters_git_run_git = require("./shared.adapters.git.run-git.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_adapters_git_open_git = require("./shared.adapters.git.open-git.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path3 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path4 = require("node:path");
var import_node_path5 = require("node:path");
var import_node_path6 = require("node:path");
var import_node_fs3 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path7 = require("node:path");
var import_node_worker_threads = require("node:worker_threads");
var import_node_fs4 = require("node:fs");
var import_node_path8 = require("node:path");
var import_node_path9 = require("node:path");
var import_node_path10 = require("node:path");
// src/core/mapping/skeleton/slice/skeleton-text.ts
var MOST = 12;
function skeletonText(skeleton2) {
  const { files, imports, tests } = skeleton2;
  const outside2 = imports.external.filter(({ manifest }) => manifest !== "standard");
  const undeclared2 = outside2.filter(({ manifest }) => manifest === "undeclared");
  const code = skeleton2.languages.filter(({ share }) => share > 0);
  const sections = [
    [
      "Languages",
      code.map(
        ({ name, files: count22, lines, share }) => `${name}: ${percent(share)}, ${count22} files, ${lines} lines`
      )
    ],
    [
      "Manifests",
      skeleton2.manifests.map(
        (found) => `${found.path}${found.name === null ? "" : `: ${found.name}`}${found.version === null ? "" : ` ${found.version}`}, ${found.dependencies.length} dependencies`
      )
    ],
    [
      "Packages",
      skeleton2.packages.map(
        ({ name, folder, dependsOn }) => `${folder}: ${name}${dependsOn.length === 0 ? "" : ` <- ${dependsOn.join(", ")}`}`
      )
    ],
    ["Entry points", skeleton2.entryPoints.map(({ path: path2, why }) => `${path2}: ${why}`)],
    [
      "Folders",
      skeleton2.folders.filter(({ path: path2 }) => path2.split("/").length <= 2).map(({ path: path2, role, files: count22, lines }) => `${path2}: ${role}, ${count22} files, ${lines} lines`)
    ],
    ["Most imported", imports.fanIn.map(({ path: path2, importers }) => `${path2}: ${importers}`)],
    ["Cycles", imports.cycles.map((cycle) => cycle.join(" <-> "))],
    ["Packages from elsewhere", outside2.map(({ name, importers }) => `${name}: ${importers}`)],
    [
      "Not declared",
      undeclared2.map(({ name, language, importers }) => `${name} (${language}): ${importers}`)
    ],
    ["Not found", imports.unresolved.map(({ from, text: text2 }) => `${from}: ${text2}`)],
    ["Tests", [`${tests.count} files; ${tests.runners.join(", ") || "no runner found"}`, ...tests.commands]],
    [
      "CI",
      skeleton2.ci.map(
        ({ path: path2, kind, jobs }) => `${path2}: ${kind}${jobs.length === 0 ? "" : `, ${jobs.join(", ")}`}`
      )
    ],
    [
      "Hot spots",
      skeleton2.hotSpots.map(
        ({ path: path2, commits, authors, score }) => `${path2}: ${score}, ${commits} commits, ${authors} authors`
      )
    ],
    ["Largest", skeleton2.largest.map(({ path: path2, lines }) => `${path2}: ${lines} lines`)],
    ["Native", skeleton2.natives.map(({ path: path2, kind }) => `${path2}: ${kind}`)],
    [
      "Not read",
      skeleton2.diagnostics.map(({ path: path2, message }) => path2 === null ? message : `${path2}: ${message}`)
    ]
  ];
  const size = `${files.count} files, ${files.lines} lines`;
  const graph = `${imports.parsed} files read for imports, ${imports.edges.length} edges, ${imports.unresolved.length} not found`;
  const head2 = `${skeleton2.name}${skeleton2.commit === null ? "" : ` at ${skeleton2.commit.slice(0, 12)}`}: ${size}; ${graph}.`;
  return (0, import_hooks_active_on_command3.forPeople)([(0, import_hooks_active_on_stop8.plainLine)(head2, 300), ...sections.flatMap(([title, lines]) => section(title, lines))]);
}
function section(title, lines) {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST).map((line) => `  ${(0, import_hooks_active_on_stop8.plainLine)(line, 160)}`);
  const more = lines.length > MOST ? [`  and ${lines.length - MOST} more`] : [];
  return ["", title, ...shown, ...more];
}
function percent(share) {
  return `${Math.round(100 * share)}%`;
}
// src/app/mapping/begin-map.ts
// src/core/mapping/documents/mapper-slice.ts
function mapperPrompt({ focuses, day, slices, documents, scope }) {
  return (0, import_hooks_active_on_stop12.joinProse)(
    [
      import_hooks_active_on_stop12.prose`Focus: ${namesOf(focuses)}`,
      import_hooks_active_on_stop12.prose`Today's date: ${(0, import_hooks_active_on_stop11.quoteName)(day)}`,
      import_hooks_active_on_stop12.prose`Read first: ${namesOf(slices)}`,
      import_hooks_active_on_stop12.prose`Documents to write: ${namesOf(documents)}`,
      scope.length === 0 ? null : import_hooks_active_on_stop12.prose`Scope: ${namesOf(scope)}`,
      import_hooks_active_on_stop12.prose`Write the documents directly. Return the confirmation only.`
    ],
    "\n"
  );
}
function returnPrompt(focus, read) {
  return (0, import_hooks_active_on_stop12.joinProse)(
    [
      import_hooks_active_on_stop12.prose`Focus: ${(0, import_hooks_active_on_stop11.quoteName)(focus)}`,
      import_hooks_active_on_stop12.prose`Read first: ${namesOf(read)}`,
      import_hooks_active_on_stop12.prose`Correct exactly the claims that it lists, each in its document, and change nothing else.`,
      import_hooks_active_on_stop12.prose`Return the confirmation only.`
    ],
    "\n"
  );
}
function mapperSlice(focus, day, known) {
  const parts = [
    import_hooks_active_on_stop12.prose`# Focus: ${(0, import_hooks_active_on_stop11.quoteName)(focus)}`,
    import_hooks_active_on_stop12.prose`Write each document below with exactly these headings, in this order. What stands in square brackets says what belongs there: write that in its place. Where there is nothing, write "Not detected". Put every path, script and dependency in backticks, paths from the root of the project; code checks each of them against the disk.`,
    ...(0, import_shared_core_mapping_documents_map_documents.documentsOf)(focus).map((kind) => outline(kind, day)),
    import_hooks_active_on_stop12.prose`What follows was made from the files. Start from it instead of searching for it again.`,
    (0, import_hooks_active_on_stop4.fence)(known.trim(), { cap: LONGEST, label: import_hooks_active_on_stop12.prose`the files of this codebase` })
  ];
  return import_hooks_active_on_stop12.prose`${(0, import_hooks_active_on_stop12.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST = 1e5;
function namesOf(names) {
  return (0, import_hooks_active_on_stop12.joinProse)(
    names.map((name) => (0, import_hooks_active_on_stop11.quoteName)(name)),
    ", "
  );
}
function outline(kind, day) {
  return (0, import_hooks_active_on_stop13.ours)(
    [
      `## Document ${kind.file}
`,
      "````markdown",
      ...kind.refreshed ? [`<!-- refreshed: ${day} -->`] : [],
      `# ${kind.title}`,
      "",
      `**Analysis Date:** ${day}`,
      ...kind.sections.flatMap(({ title, holds }) => ["", `## ${title}`, "", `[${holds}]`]),
      "",
      "---",
      "",
      `*${kind.footer}: ${day}*`,
      "````"
    ].join("\n")
  );
}
// src/core/mapping/skeleton/facts/path-names.ts
function nameOf(path2) {
  return path2.slice(path2.lastIndexOf("/") + 1);
}
function folderOf(path2) {
  const slash = path2.lastIndexOf("/");
  return slash === -1 ? "." : path2.slice(0, slash);
}
function joinPath(folder, relative4) {
  const parts = folder === "." ? [] : folder.split("/");
  for (const part of relative4.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === void 0) return null;
  }
  return parts.length === 0 ? "." : parts.join("/");
}
function foldersUpFrom(folder) {
  const folders2 = [];
  for (let at = folder; at !== "."; at = folderOf(at)) folders2.push(at);
  return [...folders2, "."];
}
function isBelow(path2, folder) {
  return folder === "." || path2.startsWith(`${folder}/`);
}
function byText(a, b) {
  return a < b ? -1 : Number(a > b);
}
// src/core/mapping/skeleton/file-roles.ts
var TEST_NAME = /(?:^|[._-])(?:test|tests|spec|specs|e2e|cy)\.(?:[cm]?[jt]sx?|py|rb|rs|php|dart|lua|ex|exs|c|cc|cpp)$|_test\.(?:go|py|rb|exs|dart|cc|cpp|c)$|^test_.*\.py$|(?:Test|Tests|IT|Spec|Specs|TestCase)\.(?:java|kt|scala|groovy|cs|php|swift)$|\.bats$/;
var TEST_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|e2e|integration[-_]?tests?|unit[-_]?tests?|src\/(?:test|integrationTest|androidTest))\//;
var HELD = /(?:^|\/)(?:fixtures?|__fixtures__|testdata|test[-_]data|samples|__snapshots__|snapshots|__mocks__|mocks|golden|cassettes|support|helpers?|resources)\//;
function isTestFile(path2) {
  if (HELD.test(path2) && !TEST_NAME.test(nameOf(path2))) return false;
  if (isFixture(path2)) return false;
  if (TEST_NAME.test(nameOf(path2))) return true;
  if (!TEST_FOLDER.test(path2) || /\.(?:test|spec)-d\.ts$|\.d\.ts$/.test(path2)) return false;
  return isRunInFolder(path2);
}
function isRunInFolder(path2) {
  if (/(?:^|\/)tests\/[^/]+\.rs$/.test(path2)) return true;
  if (!/\.[cm]?[jt]sx?$/.test(path2)) return false;
  return !/(?:^|\/)(?:index|setup|utils?|helpers?|common|globals?|env|config|mocha\.opts|[^/]*\.config)\.[cm]?[jt]sx?$/.test(
    path2
  );
}
function isVendored(path2) {
  return /(?:^|\/)(?:node_modules|bower_components|vendor|vendored|_vendor|third[-_]?party|3rdparty|external[-_]libs)\//i.test(
    path2
  );
}
function isHeld(path2) {
  return HELD.test(path2);
}
function isFixture(path2) {
  return /(?:^|\/)(?:fixtures?|__fixtures__|testdata|__snapshots__)\//.test(path2);
}
// src/core/mapping/skeleton/slice/slice-shape.ts
var entryPoints = (skeleton2) => ({
  title: "Entry points",
  most: 50,
  lines: skeleton2.entryPoints.map(({ path: path2, why }) => `\`${path2}\`: ${why}`)
});
var packages = (skeleton2) => ({
  title: "Packages",
  most: 50,
  lines: skeleton2.packages.map(
    ({ folder, name, dependsOn }) => `\`${folder}\`: ${name}${dependsOn.length === 0 ? "" : `, needs ${dependsOn.join(", ")}`}`
  )
});
var folders = (skeleton2) => ({
  title: "Folders",
  most: 80,
  lines: skeleton2.folders.filter(isWorthNaming).map(
    ({ path: path2, role, files, lines, languages: names }) => `\`${path2}\`: ${role}, ${files} files, ${lines} lines${names.length === 0 ? "" : `, ${names.join(", ")}`}`
  )
});
function isWorthNaming({ path: path2, role }) {
  const depth3 = path2.split("/").length;
  return depth3 <= 2 || depth3 === 3 && role !== "fixtures" && role !== "generated" && role !== "vendored";
}
var layers = ({ imports }) => {
  const counts = /* @__PURE__ */ new Map();
  for (const { from, to } of imports.edges) {
    if (isTestFile(from)) continue;
    const [a, b] = [layerOf(from), layerOf(to)];
    if (a !== b) counts.set(`\`${a}\` -> \`${b}\``, (counts.get(`\`${a}\` -> \`${b}\``) ?? 0) + 1);
  }
  return {
    title: "Imports between folders (without tests)",
    most: 50,
    lines: [...counts].sort((a, b) => b[1] - a[1]).map(([pair, count22]) => `${pair}: ${count22}`)
  };
};
function layerOf(path2) {
  const folder = /\.\w+$/.test(nameOf(path2)) ? folderOf(path2) : path2;
  return folder.split("/").slice(0, 3).join("/");
}
var fanIn = ({ imports }) => ({
  title: "Most imported",
  most: 25,
  lines: imports.fanIn.map(({ path: path2, importers }) => `\`${path2}\`: ${importers} importers`)
});
var fanOut = ({ imports }) => ({
  title: "Importing most",
  most: 15,
  lines: imports.fanOut.map(({ path: path2, imports: count22 }) => `\`${path2}\`: ${count22} imports`)
});
var cyclesOf = ({ imports }) => ({
  title: "Import cycles",
  most: 20,
  lines: imports.cycles.map((cycle) => {
    const more = cycle.length > 4 ? ` and ${cycle.length - 4} more` : "";
    return `${cycle.length} files: ${cycle.slice(0, 4).map((path2) => `\`${path2}\``).join(", ")}${more}`;
  })
});
var testing = ({ tests }) => ({
  title: "Tests",
  most: 60,
  lines: [
    `runners: ${tests.runners.join(", ") || "none found"}; ${tests.count} test files`,
    ...tests.commands.map((command) => `runs by \`${command}\``),
    ...tests.config.map((path2) => `settings: \`${path2}\``),
    ...[...new Set(tests.files.map(folderOf))].slice(0, 30).map((folder) => {
      const count22 = tests.files.filter((path2) => folderOf(path2) === folder).length;
      return `\`${folder}\`: ${count22} test files, such as \`${nameOf(tests.files.find((path2) => folderOf(path2) === folder) ?? "")}\``;
    })
  ]
});
var untested = ({ imports, tests }) => {
  const covered = new Set(imports.edges.filter(({ from }) => isTestFile(from)).map(({ to }) => to));
  return {
    title: "Imported often, by no test file directly",
    most: 20,
    lines: tests.count === 0 ? [] : imports.fanIn.filter(({ path: path2 }) => !covered.has(path2) && !isTestFile(path2)).map(({ path: path2, importers }) => `\`${path2}\`: ${importers} importers`)
  };
};
var largest = (skeleton2) => ({
  title: "Largest files",
  most: 20,
  lines: skeleton2.largest.map(({ path: path2, lines }) => `\`${path2}\`: ${lines} lines`)
});
var hotSpots = (skeleton2) => ({
  title: "Hot spots (changes in the last 1,000 commits, weighed with size)",
  most: 30,
  lines: skeleton2.hotSpots.map(
    ({ path: path2, commits, authors, lastChange, score }) => `\`${path2}\`: ${score}, ${commits} commits by ${authors} authors, last ${lastChange}`
  )
});
var unresolved = ({ imports }) => ({
  title: "Imports that lead to no file",
  most: 30,
  lines: imports.unresolved.map(({ from, text: text2 }) => `\`${from}\`: \`${text2}\``)
});
var diagnostics = (skeleton2) => ({
  title: "What could not be read",
  most: 25,
  lines: skeleton2.diagnostics.map(
    ({ path: path2, message }) => path2 === null ? message : `\`${path2}\`: ${message}`
  )
});
// src/core/mapping/skeleton/slice/slice-tech.ts
var languages = (skeleton2) => ({
  title: "Languages",
  most: 20,
  lines: skeleton2.languages.map(
    ({ name, files, lines, share }) => `${name}: ${files} files, ${lines} lines${share > 0 ? `, ${Math.round(100 * share)}% of the code` : ""}`
  )
});
var manifests = (skeleton2) => ({
  title: "Manifests",
  most: 40,
  lines: skeleton2.manifests.map(({ path: path2, kind, name, version, dependencies: dependencies2, workspaces }) => {
    const said = [name, version].filter((part) => part !== null).join(" ");
    const members = workspaces.length === 0 ? "" : `; workspace of ${workspaces.join(", ")}`;
    return `\`${path2}\` (${kind})${said === "" ? "" : `: ${said}`}; ${dependencies2.length} dependencies${members}`;
  })
});
var lockfiles = (skeleton2) => ({
  title: "Lockfiles",
  most: 15,
  lines: skeleton2.lockfiles.map(({ path: path2, manager }) => `\`${path2}\` (${manager})`)
});
var dependencies = ({ manifests: all, imports }) => {
  const used2 = new Map(imports.external.map(({ name, importers }) => [name, importers]));
  const names = /* @__PURE__ */ new Map();
  for (const { name, version, dev } of all.flatMap((manifest) => manifest.dependencies)) {
    const known = names.get(name);
    if (known === void 0 || known.dev && !dev) names.set(name, { version, dev });
  }
  const rank = (name, dev) => (dev ? 0 : 1e4) + (used2.get(name) ?? 0);
  return {
    title: "Dependencies",
    most: 90,
    lines: [...names].sort((a, b) => rank(b[0], b[1].dev) - rank(a[0], a[1].dev)).map(([name, { version, dev }]) => {
      const importers = used2.get(name) ?? 0;
      return `\`${name}\` ${version}${dev ? " (development)" : ""}${importers > 0 ? `, imported by ${importers} files` : ""}`;
    })
  };
};
var undeclared = ({ imports }) => ({
  title: "Imported, but in no manifest that holds for the file",
  most: 20,
  lines: imports.external.filter(({ manifest }) => manifest === "undeclared").map(({ name, language, importers }) => `\`${name}\` (${language}): ${importers} files`)
});
var standard = ({ imports }) => ({
  title: "Standard libraries in use",
  most: 15,
  lines: imports.external.filter(({ manifest }) => manifest === "standard").map(({ name, importers }) => `\`${name}\`: ${importers} files`)
});
var scripts = (skeleton2) => ({
  title: "Scripts",
  most: 40,
  lines: skeleton2.manifests.flatMap(
    ({ path: path2, scripts: named4 }) => Object.entries(named4).map(([name, command]) => `\`${name}\` (\`${path2}\`): \`${command}\``)
  )
});
var config = (skeleton2) => ({
  title: "Settings files",
  most: 60,
  lines: skeleton2.config.map(
    ({ path: path2, kind }) => kind === "secret" ? `\`${path2}\`: may hold secrets; name it, never open it` : `\`${path2}\` (${kind})`
  )
});
var pipelines = (skeleton2) => ({
  title: "CI",
  most: 20,
  lines: skeleton2.ci.map(({ path: path2, kind, jobs, commands: commands2 }) => {
    const named4 = jobs.length === 0 ? "" : `; jobs ${jobs.join(", ")}`;
    return `\`${path2}\` (${kind})${named4}${commands2.length === 0 ? "" : `; runs ${commands2.slice(0, 4).join(" ; ")}`}`;
  })
});
var natives = (skeleton2) => ({
  title: "Native code",
  most: 25,
  lines: skeleton2.natives.map(({ path: path2, kind }) => `\`${path2}\` (${kind})`)
});
// src/core/mapping/skeleton/slice/skeleton-slice.ts
var MOST_LINES = 300;
var LINE = 200;
function skeletonSlice(skeleton2, focus) {
  const { name, commit, files, imports } = skeleton2;
  const head2 = [
    `# What code knows of ${(0, import_hooks_active_on_stop8.plainLine)(name, 80)}`,
    "",
    (0, import_hooks_active_on_stop8.plainLine)(
      `${commit === null ? "No commit" : `Commit ${commit}`}; ${files.count} files, ${files.lines} lines; imports of ${imports.parsed} files were read, ${imports.edges.length} edges.`,
      LINE
    ),
    'Paths are from the root of the codebase. It is complete only where it does not say "more".'
  ];
  const sections = SLICES[focus].flatMap((section2) => rendered(section2(skeleton2)));
  const lines = [...head2, ...sections];
  if (lines.length <= MOST_LINES) return `${lines.join("\n")}
`;
  return `${[...lines.slice(0, MOST_LINES - 1), "(cut here: there is more)"].join("\n")}
`;
}
function rendered({ title, lines, most }) {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, most).map((line) => `- ${(0, import_hooks_active_on_stop8.plainLine)(line, LINE)}`);
  const more = lines.length > most ? [`- ... ${lines.length - most} more`] : [];
  return ["", `## ${title}`, "", ...shown, ...more];
}
var SLICES = {
  tech: [
    languages,
    manifests,
    lockfiles,
    dependencies,
    undeclared,
    scripts,
    config,
    pipelines,
    natives,
    standard
  ],
  arch: [languages, packages, entryPoints, folders, layers, fanIn, fanOut, cyclesOf, natives],
  quality: [languages, testing, scripts, config, pipelines, folders, largest, fanIn],
  concerns: [
    hotSpots,
    cyclesOf,
    unresolved,
    undeclared,
    untested,
    largest,
    fanOut,
    diagnostics,
    testing,
    lockfiles
  ]
};
// src/app/mapping/map-drift.ts
// src/core/mapping/documents/detect-drift.ts
var MIGRATION = [
  /^supabase\/migrations\/.+\.sql$/,
  /^(?:prisma\/migrations|drizzle\/(?:meta|migrations))\/./,
  /^(?:src\/|db\/)?migrations\/.+\.(?:ts|js|sql)$/
];
var ROUTE = /^(?:(?:apps|packages)\/[^/]+\/)?src\/(?:routes|api)\/.+\.(?:tsx?|jsx?|mjs|cjs)$/;
var BARREL = /^(?:packages|apps)\/[^/]+\/src\/index\.(?:tsx?|js|mjs|cjs)$/;
var DEFAULT_THRESHOLD = 3;
function detectDrift(added, structure, threshold) {
  const elements2 = [];
  for (const path2 of new Set(added.map((file2) => file2.replaceAll("\\", "/")))) {
    const category = categoryOf(path2) ?? (isMapped(path2, structure) ? null : "new_dir");
    if (category !== null) elements2.push({ category, path: path2 });
  }
  elements2.sort((a, b) => a.category.localeCompare(b.category, "en") || a.path.localeCompare(b.path, "en"));
  const actionRequired = elements2.length >= threshold;
  return {
    elements: elements2,
    actionRequired,
    affectedPaths: actionRequired ? (0, import_shared_core_mapping_documents_map_documents.affectedPaths)(elements2.map(({ path: path2 }) => path2)) : []
  };
}
function categoryOf(path2) {
  if (MIGRATION.some((pattern) => pattern.test(path2))) return "migration";
  if (ROUTE.test(path2)) return "route";
  return BARREL.test(path2) ? "barrel" : null;
}
function isMapped(path2, structure) {
  const parts = path2.split("/");
  for (let length = parts.length - 1; length >= 1; length -= 1) {
    if (structure.includes(parts.slice(0, length).join("/"))) return true;
  }
  const [top = ""] = parts;
  return structure.includes(`${top}/`) || structure.includes(`\`${top}\``);
}
// src/core/mapping/documents/path-shape.ts
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
function pathShape(word2) {
  if (word2.length > 300 || !/^[\p{L}\p{N}_.@~+()[\]<>{},*?!/$ -]+$/u.test(word2)) return "none";
  if (/^(?:[~/$!,?-]|\.\.|<[/A-Z]|@\/|\.$)|\/\/|\$|\{\{|^\d+(?:[./]\d+)*$|^v\d[\d.]*(?:[-+][\w.]*)?$/.test(word2))
    return "none";
  return word2.replace(/\/$/, "").includes("/") ? nestedShape(word2) : bareShape(word2);
}
function nestedShape(word2) {
  const [first = ""] = word2.split("/");
  if (isDomain(first)) return "none";
  if (first.startsWith("@")) return "none";
  if (/[()\s]/.test(word2) && !/^[^()\s]*(?:\([\w.-]+\)[^()\s]*)+$/.test(word2)) return "none";
  if (word2.endsWith("/") || hasKnownEnd(word2)) return "certain";
  if (/^\.[a-z][\w-]*$/.test(first)) return "certain";
  return "possible";
}
function bareShape(word2) {
  if (word2.endsWith("/")) return /^[\w.][\w.<>{}*-]*\/$/.test(word2) ? "certain" : "none";
  if (BARE_NAMES.has(word2) || isDotFile(word2)) return "certain";
  if (PRODUCTS.test(word2) || CALLS.test(word2)) return "none";
  return word2.startsWith(".") || !/^[\p{L}\p{N}_@+[\]<>{},*?.-]+$/u.test(word2) ? "none" : shapeByEnd(word2);
}
function shapeByEnd(word2) {
  const end = endOf(word2);
  if (EXTENSIONS.has(end) || /\.\{[\w.,]+\}$/.test(word2)) return "certain";
  return MEMBERS_TOO.has(end) ? "possible" : "none";
}
function hasKnownEnd(word2) {
  const name = word2.slice(word2.lastIndexOf("/") + 1);
  const end = endOf(name);
  return BARE_NAMES.has(name) || EXTENSIONS.has(end) || MEMBERS_TOO.has(end) || /\{[\w.,]+\}$/.test(name);
}
function endOf(name) {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1) : "";
}
function isDotFile(word2) {
  return /^\.(?:env(?:\.[\w-]+)*|git(?:ignore|attributes|modules|keep)|[a-z]+rc(?:\.[a-z]+)?|[a-z]+ignore|editorconfig|nvmrc|node-version|python-version|ruby-version|tool-versions|travis\.yml|gitlab-ci\.yml|pre-commit-config\.yaml|clang-format|clang-tidy|rustfmt\.toml|golangci\.ya?ml|flake8|pylintrc|coveragerc|rspec|rubocop\.yml|swiftlint\.yml|mailmap|dockerignore)$/.test(
    word2
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
  return line.split(/&&|\|\||[;|]/).flatMap((part) => {
    const words = part.trim().split(/\s+/).filter((word2) => word2 !== "" && word2 !== "$" && !/^[A-Z_][A-Z0-9_]*=/.test(word2));
    const [program = "", ...rest] = words;
    const comment = rest.findIndex((word2) => word2.startsWith("#"));
    return scriptsOf(program, comment === -1 ? rest : rest.slice(0, comment));
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
  if (words.some((word2) => /^(?:--prefix|--cwd|-C|--dir)(?:=|$)/.test(word2))) return [];
  const rest = withoutOptions(words);
  const [first, second] = program === "yarn" && rest[0] === "workspace" ? rest.slice(2) : rest;
  if (first === void 0) return [];
  if (/^(?:run|run-script|rum)$/.test(first)) return named2("npm", second);
  if (/^(?:t|tst)$/.test(first)) return named2("npm", "test");
  return program === "npm" ? lifecycleScript(first) : scriptOrProgram(program, first);
}
function lifecycleScript(word2) {
  return /^(?:test|start|stop|restart)$/.test(word2) ? named2("npm", word2) : [];
}
function scriptOrProgram(program, word2) {
  const isOwn2 = OWN_WORDS.has(word2) || program === "bun" && word2 === "test";
  if (isOwn2 || !isName(word2)) return [];
  return [{ kind: "script", tool: "npm", name: word2, certain: USUAL.test(word2) || word2.includes(":") }];
}
var WITH_VALUE = /^(?:--filter|-F|--workspace|-w|--loglevel|--reporter|--silent-level|--workspace-concurrency)$/;
function withoutOptions(words) {
  const kept = [];
  for (let index = 0; index < words.length; index += 1) {
    const word2 = words[index] ?? "";
    if (word2 === "--") break;
    if (WITH_VALUE.test(word2)) index += 1;
    else if (!word2.startsWith("-")) kept.push(word2);
  }
  return kept;
}
function targets(tool, words) {
  if (words.some((word2) => /^(?:-C|-f|--file|--directory|--justfile)/.test(word2))) return [];
  const names = words.filter((word2) => !word2.startsWith("-") && !word2.includes("="));
  return (tool === "just" ? names.slice(0, 1) : names).flatMap((name) => named2(tool, name));
}
function named2(tool, name) {
  return name === void 0 || !isName(name) ? [] : [{ kind: "script", tool, name, certain: true }];
}
function isName(word2) {
  return /^[A-Za-z0-9_][\w:./@-]*$/.test(word2) && word2.length <= 100;
}
// src/core/mapping/documents/read-span.ts
var STANDS_FOR_ANY = /(?<![A-Za-z])(?:N{2,}|M{2}|X{2,}|K|YYYY|DD|NAME|TOPIC|ID|SHA|HASH)(?![A-Za-z])/;
var LONGEST2 = 400;
function readSpan(text2) {
  const trimmed = text2.trim();
  if (trimmed === "" || trimmed.length > LONGEST2 || /[\r\n]/.test(trimmed)) return [];
  const whole = readWord(trimmed);
  if (!/\s/.test(trimmed)) return whole;
  if (isCommand(trimmed)) return readCommand(trimmed);
  const words = trimmed.split(/[\s,;]+|(?:->|→|=>|\+)(?=\s)/).filter((word2) => word2 !== "" && !/^(?:->|→|=>|and|or|&|\+|…)$/.test(word2));
  const each = words.map((word2) => readWord(word2).filter(isCertainPath));
  return words.length > 0 && each.every((said) => said.length > 0) ? each.flat() : [];
}
function readCommand(line) {
  const paths = (0, import_shared_core_shell_command_paths.commandPaths)(line).filter(({ path: path2, certain }) => certain && pathShape(path2) === "certain").map(({ path: path2 }) => pathSaid(path2, null));
  return [...commandScripts(line), ...paths];
}
function packageIn(word2) {
  const scoped = /^(@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*)(?:@[\w.^~*-]+)?$/i.exec(word2);
  if (scoped !== null)
    return pathShape((scoped[1] ?? "").slice(1)) === "certain" ? null : scoped[1] ?? null;
  return /^([a-z0-9][\w.-]*)@[\^~]?v?\d[\w.+-]*$/.exec(word2)?.[1] ?? null;
}
function readWord(word2) {
  const name = packageIn(word2);
  if (name !== null) return [{ kind: "dependency", name }];
  const place = withoutPlace(word2);
  const path2 = relative(place.path);
  const shape2 = pathShape(path2);
  if (shape2 === "none") return [];
  return [{ ...pathSaid(path2, place.line), certain: shape2 === "certain" }];
}
function pathSaid(path2, line) {
  return { kind: "path", path: path2, pattern: isPattern(path2), certain: true, line };
}
function isCertainPath(said) {
  return said.kind === "path" && said.certain;
}
function isPattern(path2) {
  return /[*?<]|\{[^{}]*\}|\.\.\.|…/.test(path2) || STANDS_FOR_ANY.test(path2);
}
function withoutPlace(word2) {
  const lines = /^(.+?\.?[\w)\]}]+)(?::|#L|:L)(\d{1,7})(?:[-–:]L?(\d{1,7}))*$/.exec(word2);
  if (lines !== null) {
    const isRange = /[-–]L?\d+$/.test(word2);
    return { path: lines[1] ?? word2, line: Number(isRange ? lines[3] : lines[2]) };
  }
  const anchored = /^([^#:\s]+\.[A-Za-z]\w*)(?:#|::?)[^\s/]+$/.exec(word2);
  return { path: anchored?.[1] ?? word2, line: null };
}
function relative(path2) {
  const slashed = /^[\w.-]+(?:\\[\w.-]+)+\\?$/.test(path2) ? path2.replaceAll("\\", "/") : path2;
  return slashed.replace(/^(?:\.\/)+(?=.)/, "");
}
// src/core/mapping/documents/tree-paths.ts
var BRANCH = /^([\s│|]*)(?:[├└]─+|[|`+]-{2,})\s*(\S.*)/;
function treePaths(lines) {
  const parents = [];
  return lines.flatMap((line) => {
    const match = line.text.length > 500 ? null : BRANCH.exec(line.text);
    if (match === null) return [];
    const column = match[1]?.length ?? 0;
    const path2 = below(parentAt(parents, column), nameIn(match[2] ?? ""));
    parents.push({ column, path: path2 === null ? null : `${path2.replace(/\/$/, "")}/` });
    return path2 === null ? [] : [{ path: path2, line }];
  });
}
function parentAt(parents, column) {
  while ((parents.at(-1)?.column ?? -1) >= column) parents.pop();
  const last = parents.at(-1);
  return last === void 0 ? "" : last.path;
}
function below(parent, name) {
  return parent === null || name === null ? null : `${parent}${name}`;
}
function nameIn(rest) {
  const [, name = "", behind2 = ""] = /^(\S+)((?:\s.*)?)$/.exec(rest) ?? [];
  if (!/^[\p{L}\p{N}_.@()[\]+-]+(?:\/[\p{L}\p{N}_.@()[\]+-]+)*\/?$/u.test(name) || /^\.{2,}$|\.\.\./.test(name))
    return null;
  return behind2.trim() === "" || /^(?:\s{2,}|\s*(?:#|\/\/|←|<-|—|–|-\s|\(|→|:))/.test(behind2) ? name : null;
}
// src/core/mapping/documents/find-claims.ts
var TAKEN_BACK = "(not found)";
var COMMAND_TAKEN_BACK = "# not found:";
var LEADS_TO_PATH = /(?:^|[\s*(])(?:locations?|files?|paths?|director(?:y|ies)|folders?|key files|examples?|config|tests?|source|sources|code|implementation)\*{0,2}:\*{0,2}\s*(?:`[^`]*`(?:,|,? and)\s*)*$/i;
var LISTS_PACKAGES = /^(?:Frameworks|Key Dependencies|Dependencies at Risk)$/i;
var SHELL = /^(?:ba|z|fi)?sh$|^(?:shell|console|terminal|powershell)$/i;
var DRAWING = /^(?:text|txt|plain|ascii|tree)?$/i;
var DENIAL = /\b(?:no|not|none|never|neither|nor|without|missing|absent|lacks?|lacking|nonexistent|non-existent|isn't|aren't|doesn't|don't|cannot|removed|undetected)\b/i;
function findClaims(text2) {
  const document = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text2);
  const sections = sectionStarts(document);
  const lines = (0, import_hooks_active_on_command5.textLines)(text2);
  const found = [];
  for (const range of document.quoted) {
    if (range.kind === "code")
      found.push(...spanClaims(text2, range, "span", sectionAt(sections, range.start)));
    else if (range.kind === "fence") found.push(...fenceClaims(text2, range, sections));
  }
  return positioned(found, lines, sections);
}
function sectionStarts({ headings }) {
  return headings.filter(({ level }) => level === 2).map(({ start, title }) => ({ start, title }));
}
function sectionAt(sections, offset) {
  return sections.findLast(({ start }) => start <= offset)?.title ?? "";
}
function spanClaims(text2, { start, end }, place, section2) {
  const quoted = text2.slice(start, end);
  const ticks = /^`+/.exec(quoted)?.[0].length ?? 1;
  const words = quoted.slice(ticks, -ticks);
  const window2 = text2.slice(Math.max(0, start - 160), start);
  const before = window2.slice(Math.max(window2.lastIndexOf("\n"), window2.lastIndexOf("\r")) + 1);
  const after = (/^[^\r\n]{0,160}/.exec(text2.slice(end, end + 160)) ?? [""])[0];
  if (after.trimStart().startsWith(TAKEN_BACK)) return [];
  const isPlace = LEADS_TO_PATH.test(before) || /^\s+(?:director(?:y|ies)|folders?|files?)\b/i.test(after);
  const read = readSpan(words).map((one) => isPlace && isNested(one) ? { ...one, certain: true } : one);
  const said = [...read, ...byContext(words.trim(), before, after, section2)];
  return said.map((one) => claim(one, place, words.trim(), start, end, denies(before, after)));
}
function isNested(said) {
  return said.kind === "path" && said.path.includes("/");
}
function byContext(word2, before, after, section2) {
  const isScriptName = /^[\w:-]+$/.test(word2) && /^\s+(?:npm |package |pnpm |yarn )?scripts?\b/.test(after);
  if (isScriptName && !/^(?:bash|sh|shell|python|node|npm|ruby|perl|powershell|lua|sql)$/i.test(word2)) {
    return [{ kind: "script", tool: "any", name: word2, certain: true }];
  }
  const isListed = LISTS_PACKAGES.test(section2) && /^\s*(?:[-*+]|\d+\.)\s+(?:\*\*)?$/.test(before);
  const hasVersion = /^\*{0,2}:?\s*\(?(?:[\^~v]|[<>]?=)?\s?\d+(?:\.\d+)*/.test(after);
  const isName3 = /^(?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:\/[\w.-]+)*$/i.test(word2);
  return isListed && hasVersion && isName3 && readSpan(word2).length === 0 ? [{ kind: "dependency", name: word2 }] : [];
}
function denies(before, after) {
  const clause = before.slice(Math.max(0, before.length - 60)).split(/[.;:!?](?:\s|$)|\||\*\*|\)\s/).at(-1) ?? "";
  const behind2 = /^[^.;,|`]{0,48}/.exec(after)?.[0] ?? "";
  return DENIAL.test(clause) || /^\s*(?:(?:\(|:|—|-|is|are|was|were|does|do|files?|directory|folder|not|missing|absent)+\s*)?(?:\bis |\bare |\bdoes )?(?:not\b|missing\b|absent\b|none\b|no longer\b|doesn't\b|isn't\b)/i.test(
    behind2
  );
}
function fenceClaims(text2, range, sections) {
  const [opening, ...lines] = (0, import_hooks_active_on_command5.textLines)(text2, range.start, range.end);
  const info = /(?:`{3,}|~{3,})\s*([\w+-]*)/.exec(opening?.text ?? "")?.[1] ?? "";
  if (SHELL.test(info)) return lines.flatMap(commandClaims);
  if (!DRAWING.test(info)) return [];
  if (/[├└]──|^[ \t]*(?:\||`|\+)--/m.test(text2.slice(range.start, range.end)))
    return treeClaims(lines, sections, range);
  return lines.flatMap((line) => inlineSpans(text2, line, sectionAt(sections, range.start)));
}
function commandClaims(line) {
  if (line.text.includes(COMMAND_TAKEN_BACK) || line.text.trimStart().startsWith("#")) return [];
  const command = line.text.replace(/\s#\s.*/, "").replace(/^\s*\$\s/, "").trim();
  if (command.length > 1e3) return [];
  return readCommand(command).map((said) => claim(said, "command", command, line.start, line.end, false));
}
function inlineSpans(text2, line, section2) {
  if (/^\s*(?:`{3,}|~{3,})/.test(line.text)) return [];
  return [...line.text.matchAll(/(?<!`)`+[^`]+`+/g)].flatMap((match) => {
    const start = line.start + match.index;
    return spanClaims(text2, { start, end: start + match[0].length }, "fenced-span", section2);
  });
}
function treeClaims(lines, sections, range) {
  const section2 = sectionAt(sections, range.start);
  if (/naming|test structure|pattern/i.test(section2)) return [];
  return treePaths(lines).map(({ path: path2, line }) => {
    const said = { kind: "path", path: path2, pattern: false, certain: true, line: null };
    return claim(said, "tree", path2, line.start, line.end, line.text.includes(TAKEN_BACK));
  });
}
function claim(said, place, text2, start, end, denied) {
  return { said, place, text: text2, line: 0, column: 0, start, end, section: "", denied };
}
function positioned(claims, lines, sections) {
  let line = 0;
  let section2 = -1;
  return claims.map((one) => {
    while ((lines[line]?.next ?? Infinity) <= one.start && line < lines.length - 1) line += 1;
    while ((sections[section2 + 1]?.start ?? Infinity) <= one.start) section2 += 1;
    const column = one.start - (lines[line]?.start ?? 0) + 1;
    return { ...one, line: line + 1, column, section: sections[section2]?.title ?? "" };
  });
}
// src/core/mapping/documents/remap-reasons.ts
var MANIFEST = /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.txt|Pipfile|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|Gemfile|composer\.json|[\w.-]+\.(?:cs|fs|vb)proj|mix\.exs|binding\.gyp|CMakeLists\.txt|Dockerfile|docker-compose[\w.-]*\.ya?ml|\.env[\w.-]*|[\w.-]+\.tf|tsconfig[\w.-]*\.json|(?:vite|webpack|rollup|next|nuxt|astro|svelte)\.config\.\w+)$|^\.github\/workflows\/|^\.gitlab-ci\.yml$/;
var STYLE = /(?:^|\/)(?:\.?(?:eslint|prettier|biome|stylelint|ruff|rubocop|golangci|editorconfig|clang-format|pylintrc|flake8|rustfmt)[\w.-]*|(?:vitest|jest|playwright|cypress|karma|ava)[\w.-]*\.\w+|pytest\.ini|tox\.ini|conftest\.py|\.mocharc[\w.-]*)$/;
var TEST = /(?:^|\/)(?:tests?|specs?|__tests__|e2e)\/|[._-](?:test|spec)\.\w+$|(?:^|\/)test_[\w-]+\.py$|_test\.\w+$/;
function remapReasons(focus, facts) {
  const { changes, named: named4 } = facts;
  const gone = changes.deleted.filter((path2) => named4.has(path2));
  return [.../* @__PURE__ */ new Set([...gone, ...ownReasons(focus, facts)])].sort();
}
function ownReasons(focus, { changes, named: named4, structure, threshold }) {
  const all = [...changes.added, ...changes.modified, ...changes.deleted];
  switch (focus) {
    case "tech":
      return all.filter((path2) => MANIFEST.test(path2));
    case "arch": {
      const { actionRequired, elements: elements2 } = detectDrift(changes.added, structure, threshold);
      return actionRequired ? elements2.map(({ path: path2 }) => path2) : [];
    }
    case "quality": {
      const tests = [...changes.added, ...changes.deleted].filter((path2) => TEST.test(path2));
      return [...all.filter((path2) => STYLE.test(path2)), ...tests.length >= threshold ? tests : []];
    }
    case "concerns":
      return changes.modified.filter((path2) => named4.has(path2));
  }
}
// src/core/mapping/documents/stamp-document.ts
var COMMIT = "last_mapped_commit";
var DAY = "last_mapped_at";
function stampDocument(text2, { commit, day }) {
  const found = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text2);
  const newline = text2.includes("\r\n") ? "\r\n" : "\n";
  const wanted = [`${COMMIT}: ${commit}`, `${DAY}: ${day}`];
  if (!found.present) {
    const block = ["---", ...wanted, "---", ""].join(newline);
    return (0, import_shared_core_text_markdown_splice.splice)(text2, [{ start: found.start, end: found.start, text: block }]);
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
  return (0, import_shared_core_text_markdown_splice.splice)(text2, more === "" ? edits : [...edits, { start: at, end: at, text: more }]);
}
function mappedCommit(text2) {
  const found = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text2).values[COMMIT];
  return typeof found === "string" && found !== "" ? found : null;
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
  if ((await (0, import_shared_adapters_git_run_git.runGit)(root, ["rev-parse", "HEAD"])).status !== "ok") return none("not-a-git-repo");
  if (commit === null) return none("no-mapped-commit");
  if (!await isCommit(root, commit)) return none("unresolvable-mapped-commit", commit);
  const changes = await changesSince(root, commit, []);
  if (changes === null) return none("git-diff-failed", commit);
  const found = detectDrift(changes.added, structure, threshold);
  const met = found.actionRequired;
  return {
    ...{ block: met, skipped: false, reason: null, action_required: met, directive: met ? action : "none" },
    ...{ spawn_mapper: met && action === "auto-remap", affected_paths: found.affectedPaths },
    ...{ elements: found.elements, threshold, action, last_mapped_commit: commit }
  };
}
function settingsOf(root) {
  const { driftThreshold, driftAction } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path2.join)(root, ".planning"));
  return { threshold: driftThreshold >= 1 ? driftThreshold : DEFAULT_THRESHOLD, action: driftAction };
}
async function remapPlan(root) {
  const documents = (0, import_shared_core_mapping_documents_map_documents.readMap)(root);
  const structure = documents.get("STRUCTURE.md") ?? "";
  const { threshold } = settingsOf(root);
  const found = /* @__PURE__ */ new Map();
  for (const focus of import_shared_core_mapping_documents_map_documents.FOCUSES) {
    const texts22 = (0, import_shared_core_mapping_documents_map_documents.documentsOf)(focus).map(({ file: file2 }) => documents.get(file2));
    found.set(focus, await reasonFor(root, focus, texts22, { structure, threshold }));
  }
  return found;
}
async function reasonFor(root, focus, texts22, facts) {
  const present = texts22.filter((text2) => text2 !== void 0);
  if (present.length < texts22.length) return { why: "missing" };
  const reasons = /* @__PURE__ */ new Set();
  for (const text2 of present) {
    const commit = mappedCommit(text2);
    const changes = commit === null || !await isCommit(root, commit) ? null : await changesSince(root, commit, ["--no-renames", "--relative"]);
    if (changes === null) return { why: "no-stamp" };
    for (const path2 of remapReasons(focus, { ...facts, changes, named: namedPaths(text2) })) reasons.add(path2);
  }
  return reasons.size === 0 ? null : { why: "changed", files: [...reasons].sort() };
}
function namedPaths(text2) {
  return new Set(findClaims(text2).flatMap(({ said }) => said.kind === "path" ? [said.path] : []));
}
async function isCommit(root, commit) {
  if (!/^[0-9a-f]{4,64}$/i.test(commit)) return false;
  const type = await (0, import_shared_adapters_git_run_git.runGit)(root, ["cat-file", "-t", commit]);
  return type.status === "ok" && type.output.trim() === "commit";
}
async function changesSince(root, commit, options) {
  const diff = await (0, import_shared_adapters_git_run_git.runGit)(root, [
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
  const prefix = options.includes("--relative") ? "" : await prefixOf(root);
  return sorted(diff.output.split("\0"), `${prefix}.planning/`);
}
async function prefixOf(root) {
  const prefix = await (0, import_shared_adapters_git_run_git.runGit)(root, ["rev-parse", "--show-prefix"]);
  return prefix.status === "ok" ? prefix.output.trim() : "";
}
function sorted(fields, planning) {
  const changes = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const status = fields[at]?.[0] ?? "";
    if (status === "R" || status === "C") at += 1;
    changes.push({ status, path: fields[at + 1] ?? "" });
  }
  const own = changes.filter(({ path: path2 }) => path2 !== "" && !path2.startsWith(planning));
  const pathsWith = (letters) => own.filter(({ status }) => letters.includes(status)).map(({ path: path2 }) => path2);
  return { added: pathsWith("ARC"), modified: pathsWith("M"), deleted: pathsWith("D") };
}
// src/app/mapping/map-run.ts
var schema = (0, import_adapters_loops_record_schemas.object)({
  version: (0, import_adapters_loops_record_schemas.literal)(1),
  /** YYYY-MM-DD. */
  day: (0, import_adapters_loops_record_schemas.string)(),
  focuses: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas._enum)(import_shared_core_mapping_documents_map_documents.FOCUSES)),
  /** Where wrong claims went back once. */
  returned: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas._enum)(import_shared_core_mapping_documents_map_documents.FOCUSES)),
  finished: (0, import_adapters_loops_record_schemas.boolean)()
});
function openRunFolder(root) {
  return (0, import_hooks_active_on_stop7.openMswSubfolder)(root, "map");
}
function readRun(root) {
  const read = (0, import_hooks_active_on_stop6.readJson)((0, import_hooks_active_on_stop7.mswPath)(root, "map", "run.json"), (0, import_hooks_active_on_stop14.ownFile)(root));
  const parsed = read.status === "ok" ? schema.safeParse(read.value) : null;
  return parsed?.success ? parsed.data : null;
}
function writeRun(root, run) {
  (0, import_hooks_active_on_stop9.writeFileAtomic)((0, import_hooks_active_on_stop7.mswPath)(root, "map", "run.json"), `${JSON.stringify(run, null, 2)}
`);
}
// src/core/mapping/documents/check-document.ts
var LEAST_LINES = 20;
var DATE = /^\*\*Analysis Date:\*\* \d{4}-\d{2}-\d{2}[ \t]*\r?$/m;
function checkDocument(kind, text2) {
  const read = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text2);
  const top = { start: read.body, end: read.body };
  const found = [
    ...titleProblems(kind, read.headings, top),
    ...missingSections(kind, read.headings, top),
    ...unknownSections(kind, read.headings)
  ];
  const lines = lineCount(text2);
  if (lines <= LEAST_LINES) {
    const what = {
      code: "map-too-short",
      message: `${kind.file} has ${lines} lines; it needs more than ${LEAST_LINES}.`,
      fix: 'Write what the sections ask for; "Not detected" where there is nothing.'
    };
    found.push((0, import_shared_yaml_dist_parse_parser.errorAt)(top, what));
  }
  if (!DATE.test(text2)) {
    const what = {
      code: "map-no-date",
      message: `${kind.file} has no line **Analysis Date:** YYYY-MM-DD.`,
      fix: "Put it below the title."
    };
    found.push((0, import_shared_yaml_dist_parse_parser.errorAt)(top, what));
  }
  if (!text2.includes(`*${kind.footer}: `)) {
    const what = {
      code: "map-no-footer",
      message: `${kind.file} does not end with *${kind.footer}: YYYY-MM-DD*.`,
      fix: "Put it at the end, below ---."
    };
    found.push((0, import_shared_yaml_dist_parse_parser.warningAt)({ start: text2.length, end: text2.length }, what));
  }
  return [...read.diagnostics, ...(0, import_shared_yaml_dist_parse_parser.placed)(text2, found)];
}
function lineCount(text2) {
  if (text2 === "") return 0;
  const breaks = text2.match(/\n/g)?.length ?? 0;
  return text2.endsWith("\n") ? breaks : breaks + 1;
}
function titleProblems(kind, headings, top) {
  const title = headings.find(({ level }) => level === 1);
  if (title !== void 0 && title.title.trim() === kind.title) return [];
  const what = {
    code: "map-title",
    message: `The title of ${kind.file} is "# ${kind.title}".`,
    fix: `Make its first heading "# ${kind.title}".`
  };
  return [(0, import_shared_yaml_dist_parse_parser.errorAt)(title ?? top, what)];
}
function missingSections(kind, headings, top) {
  const present = new Set(headings.filter(({ level }) => level === 2).map(({ title }) => plain(title)));
  return kind.sections.filter(({ title }) => !present.has(plain(title))).map(
    ({ title, holds }) => (0, import_shared_yaml_dist_parse_parser.errorAt)(top, {
      code: "map-section-missing",
      message: `${kind.file} has no section "## ${title}".`,
      fix: `Add it: ${holds}.`
    })
  );
}
function unknownSections(kind, headings) {
  const known = new Set(kind.sections.map(({ title }) => plain(title)));
  return headings.filter(({ level, title }) => level === 2 && !known.has(plain(title))).map(
    (heading) => (0, import_shared_yaml_dist_parse_parser.warningAt)(heading, {
      code: "map-section-unknown",
      message: `"## ${heading.title.slice(0, 80)}" is no section of ${kind.file}.`,
      fix: "Move what it says into one of the known sections."
    })
  );
}
function plain(title) {
  return title.trim().toLowerCase();
}
// src/core/mapping/documents/closest-path.ts
var MOST_COMPARED = 4e3;
function closestPath(wrong, { files, folders: folders2 }) {
  const isFolder2 = wrong.endsWith("/");
  const path2 = isFolder2 ? wrong.slice(0, -1) : wrong;
  const name = nameOf2(path2);
  const pool = isFolder2 ? folders2 : files;
  const same = pool.filter((one) => nameOf2(one) === name);
  const folded = same.length > 0 ? same : pool.filter((one) => stemOf(nameOf2(one)) === stemOf(name));
  const near = folded.length > 0 ? folded : similar(name, path2, pool);
  const best = bestOf(path2, near);
  if (best !== null) return isFolder2 ? `${best}/` : best;
  return isFolder2 || name.includes(".") ? null : bestOf(
    path2,
    folders2.filter((one) => nameOf2(one) === name)
  );
}
function foldersOf(files) {
  const found = /* @__PURE__ */ new Set();
  for (const file2 of files) {
    for (let at = file2.lastIndexOf("/"); at > 0; at = file2.lastIndexOf("/", at - 1)) {
      const folder = file2.slice(0, at);
      if (found.has(folder)) break;
      found.add(folder);
    }
  }
  return [...found];
}
function similar(name, path2, pool) {
  const folder = path2.slice(0, path2.length - name.length);
  const beside = pool.filter((one) => one.startsWith(folder) && !one.slice(folder.length).includes("/"));
  const tried = folder !== "" && beside.length > 0 ? beside : pool;
  return tried.slice(0, MOST_COMPARED).filter((one) => (0, import_hooks_active_on_command.editsBetween)(nameOf2(one), name) <= (0, import_hooks_active_on_command.editsAllowed)(name));
}
function bestOf(path2, pool) {
  const parts = new Set(path2.split("/"));
  let best = null;
  let score = -Infinity;
  for (const one of pool) {
    const own = one.split("/");
    const worth = own.filter((part) => parts.has(part)).length * 10 - own.length;
    if (worth > score) [best, score] = [one, worth];
  }
  return best;
}
function nameOf2(path2) {
  return path2.slice(path2.lastIndexOf("/") + 1);
}
function stemOf(name) {
  return name.replace(/(?<=.)\.(?:[cm]?[jt]sx?|json|ya?ml|py|md|toml)$/i, "").replaceAll(/[-_.]/g, "").toLowerCase();
}
// src/core/mapping/documents/wildcard.ts
var MOST_CHOICES = 64;
function pathMatcher(pattern) {
  const choices = expandBraces(pattern).map((one) => one.split("/"));
  return (path2) => {
    const parts = path2.split("/");
    return choices.some((choice) => fitsParts(choice, parts));
  };
}
function expandBraces(pattern) {
  let found = [pattern];
  for (let round = 0; round < 4; round += 1) {
    const next = found.flatMap((one) => {
      const braces = /\{([^{},]*,[^{}]*)\}/.exec(one);
      if (braces === null) return [one];
      const choices = (braces[1] ?? "").split(",");
      const rest = one.slice(braces.index + braces[0].length);
      return choices.map((choice) => `${one.slice(0, braces.index)}${choice.trim()}${rest}`);
    });
    if (next.length > MOST_CHOICES || next.length === found.length) return found;
    found = next;
  }
  return found;
}
function fitsParts(pattern, path2) {
  let reached = /* @__PURE__ */ new Set([0]);
  for (const part of pattern) {
    reached = new Set([...reached].flatMap((at) => behind(part, path2, at)));
  }
  return reached.has(path2.length);
}
function behind(part, path2, at) {
  if (part === "**") return Array.from({ length: path2.length - at + 1 }, (_, more) => at + more);
  const name = path2[at];
  return name !== void 0 && fitsName(part, name) ? [at + 1] : [];
}
function fitsName(pattern, name) {
  let inPattern = 0;
  let inName = 0;
  let star = -1;
  let resume = 0;
  while (inName < name.length) {
    if (pattern[inPattern] === "*") {
      star = inPattern;
      resume = inName;
      inPattern += 1;
    } else if (pattern[inPattern] === "?" || pattern[inPattern] === name[inName]) {
      inPattern += 1;
      inName += 1;
    } else if (star !== -1) {
      resume += 1;
      inName = resume;
      inPattern = star + 1;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === "*") inPattern += 1;
  return inPattern === pattern.length;
}
// src/core/mapping/documents/judge-pattern.ts
function judgePattern({ path: path2, certain }, facts) {
  const plain4 = path2.replace(/\/$/, "");
  if (facts.kindOf(plain4) !== null) return { status: "right" };
  const anyName = new RegExp(`<[^<>/]*>|\\{[^{},/]*\\}|${STANDS_FOR_ANY.source}`, "g");
  const pattern = plain4.replaceAll(anyName, "*").replaceAll(/(?:\.\.\.|…)/g, "**");
  if (fits(pattern, facts)) return { status: "right" };
  const names = pattern !== plain4;
  const folder = pattern.slice(0, Math.max(0, pattern.lastIndexOf("/")));
  if (names && (folder === "" || fits(folder, facts))) return { status: "right" };
  const [first = ""] = pattern.split("/");
  if (!certain && facts.kindOf(first) !== "folder") return { status: "none" };
  if (facts.isIgnored(plain4) || facts.isNamed(plain4)) return { status: "absent" };
  return { status: "wrong", problem: "nothing fits this pattern", suggestion: suggestion(folder, facts) };
}
function fits(pattern, facts) {
  if (expandBraces(pattern).some((one) => !/[*?]/.test(one) && facts.kindOf(one) !== null)) return true;
  const fitting = pathMatcher(`**/${pattern}`);
  return facts.files.some(fitting) || facts.folders.some(fitting);
}
function suggestion(folder, facts) {
  return folder === "" || /[*?{<]/.test(folder) ? null : closestPath(`${folder}/`, facts);
}
// src/core/mapping/documents/judge-claim.ts
var RIGHT = { status: "right" };
var NONE = { status: "none" };
function judgeClaim({ said, place, denied, section: section2 }, facts) {
  switch (said.kind) {
    case "dependency":
      return unlessDenied(judgeDependency(said.name, facts), denied);
    case "script":
      return unlessDenied(judgeScript(said, facts), denied);
    case "path": {
      const verdict = said.pattern ? judgePattern(said, facts) : judgePath(said, facts);
      if (verdict.status !== "wrong") return verdict;
      if (denied) return { status: "absent" };
      if (section2 === import_shared_core_mapping_documents_map_documents.NEW_CODE_SECTION && place !== "tree" && hasFolder(said.path, facts))
        return { status: "new" };
      return verdict;
    }
  }
}
function unlessDenied(verdict, denied) {
  return verdict.status === "wrong" && denied ? { status: "absent" } : verdict;
}
var NAMING_STYLE = /(?:kebab-case|snake_case|camelCase|PascalCase|UPPER_CASE|lower-?case)/;
function judgePath(said, facts) {
  const { path: path2 } = said;
  const kind = facts.kindOf(path2.replace(/\/$/, ""));
  if (kind !== null) return judgeFound(said, kind, facts);
  if (isImport(path2, facts)) return NONE;
  const full = endingIn(path2, facts.files);
  const [only] = full;
  if (only !== void 0)
    return full.length === 1 ? lineVerdict(only, said.line, facts, { status: "short", full: only }) : RIGHT;
  if (NAMING_STYLE.test(path2) || facts.isIgnored(path2) || facts.isNamed(path2)) return { status: "absent" };
  if (!said.certain && facts.kindOf(path2.split("/")[0] ?? "") !== "folder") return NONE;
  return { status: "wrong", problem: "no such file or folder", suggestion: closestPath(path2, facts) };
}
function judgeFound({ path: path2, line }, kind, facts) {
  if (path2.endsWith("/") && kind === "file") {
    return { status: "wrong", problem: "this is a file, not a folder", suggestion: path2.slice(0, -1) };
  }
  return kind === "file" ? lineVerdict(path2, line, facts, RIGHT) : RIGHT;
}
function lineVerdict(path2, line, facts, otherwise) {
  const lines = line === null ? null : facts.lineCount(path2);
  if (line === null || lines === null || line <= lines) return otherwise;
  return { status: "wrong", problem: `the file has ${lines} lines`, suggestion: path2 };
}
function isImport(path2, { dependencies: dependencies2, aliases, kindOf }) {
  const [first = "", second = ""] = path2.split("/");
  const isPackage = dependencies2.has(plainName(first)) || dependencies2.has(plainName(`${first}/${second}`));
  return path2.includes("/") && !path2.endsWith("/") && isPackage && kindOf(first) === null || isPackageName(path2, dependencies2) || aliases.some((alias) => path2.startsWith(alias));
}
function isPackageName(path2, dependencies2) {
  return !path2.includes("/") && dependencies2.has(plainName(path2));
}
function endingIn(path2, files) {
  if (!path2.endsWith("/")) return files.filter((file2) => file2.endsWith(`/${path2}`));
  const found = /* @__PURE__ */ new Set();
  for (const file2 of files) {
    const at = file2.indexOf(`/${path2}`);
    if (at !== -1) found.add(file2.slice(0, at + path2.length + 1));
  }
  return [...found];
}
function hasFolder(path2, facts) {
  const own = path2.replace(/\/$/, "");
  const folder = own.slice(0, Math.max(0, own.lastIndexOf("/")));
  return folder !== "" && facts.kindOf(folder) === "folder";
}
function judgeScript({ tool, name, certain }, { scripts: scripts2 }) {
  const sets = tool === "any" ? Object.values(scripts2) : [scripts2[tool]];
  if (sets.some((names) => names.has(name) || names.has(name.split(/\s/)[0] ?? ""))) return RIGHT;
  if (!certain) return NONE;
  const known = sets.flatMap((names) => [...names]);
  const suggestion2 = known.find((one) => one.replaceAll(/[-:_]/g, "") === name.replaceAll(/[-:_]/g, "")) ?? null;
  const where = tool === "any" ? "no manifest" : {
    npm: "no package.json",
    make: "no Makefile",
    just: "no justfile",
    composer: "no composer.json",
    deno: "no deno.json"
  }[tool];
  return { status: "wrong", problem: `${where} has a script "${name}"`, suggestion: suggestion2 };
}
function judgeDependency(name, facts) {
  const plain4 = plainName(name);
  const { dependencies: dependencies2, aliases } = facts;
  if (dependencies2.has(plain4) || facts.kindOf(name) !== null || aliases.some((alias) => name.startsWith(alias)))
    return RIGHT;
  if (PROGRAMS2.has(plain4)) return NONE;
  for (const known of dependencies2) {
    if (known.startsWith(`${plain4}/`) || plain4.startsWith(`${known}/`) || known.endsWith(`/${plain4}`) || known.endsWith(`:${plain4}`))
      return RIGHT;
  }
  return {
    status: "wrong",
    problem: "no manifest names this dependency",
    suggestion: closeName(plain4, dependencies2)
  };
}
function plainName(name) {
  return name.toLowerCase().replaceAll("_", "-");
}
var PROGRAMS2 = new Set(
  "node npm pnpm yarn bun deno python python3 pip uv poetry ruby go rust cargo rustc java jdk maven gradle php composer dotnet docker git make cmake bash sh gcc clang postgres postgresql mysql redis sqlite nginx kubernetes kubectl terraform actions openssl zlib libuv v8 linux macos windows ubuntu debian alpine terraform helm ansible swift xcode kotlin scala elixir erlang perl lua zig nvm volta".split(
    " "
  )
);
function closeName(name, known) {
  const bare2 = (text2) => text2.replace(/^@[^/]*\//, "").replaceAll(/[-.]|js$/g, "");
  for (const one of known) if (bare2(one) === bare2(name)) return one;
  return null;
}
// src/app/mapping/map-facts.ts
// src/adapters/codebase/list-files.ts
// src/core/mapping/skeleton/left-out.ts
var FILLED = new Set(
  [
    "node_modules bower_components jspm_packages .next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle",
    ".nyc_output __pycache__ .pytest_cache .mypy_cache .tox .ruff_cache .nox .venv venv .eggs .dart_tool .terraform",
    ".idea .vs site-packages Pods .direnv"
  ].flatMap((names) => names.split(" "))
);
var NEVER = /* @__PURE__ */ new Set([".git", ".hg", ".svn", ".jj", ".msw", ".planning"]);
function isLeftOut(path2, tracked) {
  const folders2 = path2.split("/").slice(0, -1);
  return folders2.some((name) => NEVER.has(name) || !tracked && FILLED.has(name));
}
function isWalked(name, beside) {
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
function isSecret(path2) {
  const name = nameOf(path2);
  if (/^\.env/i.test(name)) return !/\.(?:d\.ts|[cm]?[jt]s|py)$/i.test(name);
  return SECRET.test(name) && !SOURCE.test(name);
}
// src/adapters/codebase/list-files.ts
var MOST_FILES = 1e5;
var DEEPEST = 64;
async function listFiles(root) {
  const diagnostics2 = [];
  const say = (path2, message) => diagnostics2.push({ path: path2, message });
  const listed = await listedByGit(root);
  const paths = listed ?? walk(root, say);
  if (paths.length > MOST_FILES) {
    say(null, `There are more than ${MOST_FILES} files: the rest was left out.`);
  }
  const strays = strayFolders(root);
  const files = [...new Set(paths)].sort(byText).slice(0, MOST_FILES).flatMap((path2) => factsOf(root, path2, { say, strays }));
  return { files, git: listed !== null, diagnostics: diagnostics2 };
}
async function listedByGit(root) {
  const opened = await (0, import_shared_adapters_git_open_git.openGit)(root);
  if (opened.status !== "ok") return null;
  const { run } = opened.git;
  const [tracked, others] = await Promise.all([
    run(["ls-files", "-c", "-z"]),
    run(["ls-files", "-o", "--exclude-standard", "-z"])
  ]);
  if (tracked.status !== "ok" || others.status !== "ok") return null;
  const split = (output) => output.split("\0").filter((path2) => path2 !== "");
  const paths = [
    ...split(tracked.output).filter((path2) => !isLeftOut(path2, true)),
    ...split(others.output).filter((path2) => !path2.endsWith("/") && !isLeftOut(path2, false))
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
    const below2 = children.filter((child) => child.isDirectory() && isWalked(child.name, names)).map(pathOf);
    if (folder.split("/").length < DEEPEST) waiting.push(...below2);
    else if (below2.length > 0) say(folder, "What lies below is nested too deeply, so it was left out.");
  }
  return found;
}
function childrenOf(root, path2, say) {
  const list22 = (0, import_hooks_active_on_stop10.listFolder)((0, import_node_path4.join)(root, path2), import_hooks_active_on_stop14.named, MOST_FILES);
  if (list22.status === "ok") return list22.entries;
  const reason = list22.status === "missing" ? "it is not there" : list22.reason;
  say(path2 === "" ? null : path2, `The folder cannot be listed: ${reason}.`);
  return [];
}
function factsOf(root, path2, { say, strays }) {
  const stat = statOf((0, import_node_path4.join)(root, path2));
  if (stat === null) {
    if (path2.includes("�")) say(path2, "Its name is no valid UTF-8, so it was left out.");
    return [];
  }
  if (stat.isSymbolicLink()) return left(say, path2, "It is a symbolic link, which is not followed.");
  if (stat.isDirectory()) return left(say, path2, "It is a repository of its own, so it was left out.");
  if (!stat.isFile()) return left(say, path2, "It is no ordinary file, so it was left out.");
  if (strays((0, import_node_path4.dirname)(path2))) return left(say, path2, "A link on its way leads out of the project.");
  return [{ path: path2, bytes: stat.size, stamp: `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` }];
}
function strayFolders(root) {
  const known = /* @__PURE__ */ new Map();
  return (folder) => {
    const strays = known.get(folder) ?? (0, import_hooks_active_on_stop14.findIn)((0, import_hooks_active_on_stop14.projectFile)(root), (0, import_node_path4.join)(root, folder)).status === "refused";
    known.set(folder, strays);
    return strays;
  };
}
function left(say, path2, message) {
  say(path2, message);
  return [];
}
function statOf(path2) {
  try {
    return (0, import_node_fs2.lstatSync)(path2);
  } catch {
    return null;
  }
}
// src/app/mapping/map-facts.ts
var LARGEST_COUNTED = 8 * 1024 * 1024;
var MOST_ASKED = 200;
var TARGET_FILES = /^(?:GNUmakefile|[Mm]akefile|[Jj]ustfile|\.justfile|composer\.json|deno\.jsonc?)$/;
var MOST_TARGET_FILES = 50;
async function mapFacts(root, skeleton2, claims) {
  const listed = await listFiles(root);
  const files = listed.files.map(({ path: path2 }) => path2);
  const kindOf = diskLookUp(root);
  const absent = absentPaths(claims, kindOf);
  const ignored = await ignoredPaths(root, absent);
  const named4 = await namedInCode(
    root,
    absent.filter((path2) => kindOf(path2.split("/")[0] ?? "") === null)
  );
  return {
    kindOf,
    lineCount: (path2) => linesOf(root, path2),
    isIgnored: (path2) => ignored.has(path2),
    isNamed: (path2) => named4.has(path2.replace(/\/$/, "")),
    files,
    folders: foldersOf(files),
    scripts: scriptsOf2(root, files, skeleton2),
    dependencies: dependenciesOf(skeleton2),
    aliases: aliasesOf(root, files)
  };
}
function diskLookUp(root) {
  const known = /* @__PURE__ */ new Map();
  const names = (folder) => {
    const before = known.get(folder);
    if (before !== void 0) return before;
    const found = new Set((0, import_hooks_active_on_stop10.namesIn)(folder, (0, import_hooks_active_on_stop14.projectFile)(root)));
    known.set(folder, found);
    return found;
  };
  return (path2) => {
    const parts = path2.split("/").filter((part) => part !== "" && part !== ".");
    if (parts.length === 0 || parts.includes("..")) return null;
    let folder = root;
    for (const part of parts) {
      if (!names(folder).has(part)) return null;
      folder = (0, import_node_path3.join)(folder, part);
    }
    return (0, import_node_fs.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() ? "folder" : "file";
  };
}
function linesOf(root, path2) {
  const text2 = (0, import_hooks_active_on_stop14.textOf)((0, import_node_path3.join)(root, path2), (0, import_hooks_active_on_stop14.projectFile)(root), LARGEST_COUNTED);
  return text2 === null || text2.includes("\0") ? null : lineCount(text2);
}
function absentPaths(claims, kindOf) {
  const paths = claims.flatMap(({ said }) => said.kind === "path" ? [said.path] : []);
  return [...new Set(paths)].filter(
    (path2) => !path2.startsWith("/") && !path2.split("/").includes("..") && kindOf(path2) === null
  );
}
async function ignoredPaths(root, paths) {
  const found = /* @__PURE__ */ new Set();
  const opened = await (0, import_shared_adapters_git_open_git.openGit)(root);
  if (opened.status !== "ok") return found;
  for (let at = 0; at < paths.length; at += MOST_ASKED) {
    const some = paths.slice(at, at + MOST_ASKED);
    const answer = await opened.git.run(["-c", "core.quotePath=false", "check-ignore", "--", ...some]);
    if (answer.status === "ok") for (const path2 of answer.output.split(/\r?\n/)) found.add(path2);
  }
  return found;
}
async function namedInCode(root, paths) {
  const names = paths.map((path2) => path2.replace(/\/$/, "")).filter((path2) => path2.length > 4);
  if (names.length === 0) return /* @__PURE__ */ new Set();
  const words = names.slice(0, MOST_ASKED).flatMap((name) => ["-e", name]);
  const opened = await (0, import_shared_adapters_git_open_git.openGit)(root);
  if (opened.status !== "ok") return /* @__PURE__ */ new Set();
  const { top, run } = opened.git;
  const found = await run([
    ...["grep", "--no-color", "-h", "-o", "-I", "-F", ...top === null ? ["--no-index"] : [], ...words],
    ...["--", "."],
    ...[
      "*.md",
      "*.mdx",
      "*.rst",
      "*.txt",
      "*.lock",
      "*lock.yaml",
      "*lock.json",
      ".planning",
      ".msw",
      "node_modules"
    ].map((pattern) => `:(exclude)${pattern}`)
  ]);
  return new Set(found.status === "ok" ? found.output.split(/\r?\n/) : []);
}
function scriptsOf2(root, files, skeleton2) {
  const folders2 = files.filter((path2) => TARGET_FILES.test((0, import_node_path3.basename)(path2))).map((path2) => (0, import_node_path3.dirname)(path2));
  const facts = [...new Set(folders2)].slice(0, MOST_TARGET_FILES).map((folder) => (0, import_hooks_active_on_command2.projectFacts)((0, import_node_path3.join)(root, folder), { project: root }));
  const inManifests = (isComposer) => skeleton2.manifests.filter(({ kind }) => kind === "composer" === isComposer).flatMap(({ scripts: scripts2 }) => Object.keys(scripts2));
  return {
    npm: new Set(inManifests(false)),
    make: new Set(facts.flatMap(({ makeTargets }) => makeTargets)),
    just: new Set(facts.flatMap(({ justTargets }) => justTargets)),
    composer: /* @__PURE__ */ new Set([...inManifests(true), ...facts.flatMap(({ composerScripts }) => composerScripts)]),
    deno: new Set(facts.flatMap(({ denoTasks }) => denoTasks))
  };
}
function dependenciesOf({ manifests: manifests2, packages: packages2, imports }) {
  const declared2 = manifests2.flatMap(({ name, dependencies: dependencies2 }) => [
    ...name === null ? [] : [name],
    ...dependencies2.map((one) => one.name)
  ]);
  const others = [...packages2.map(({ name }) => name), ...imports.external.map(({ name }) => name)];
  return new Set([...declared2, ...others].map(plainName));
}
function aliasesOf(root, files) {
  const configs = files.filter((path2) => /(?:^|\/)[tj]sconfig[\w.-]*\.json$/.test(path2)).slice(0, MOST_TARGET_FILES);
  return configs.flatMap((path2) => {
    const text2 = (0, import_hooks_active_on_stop14.textOf)((0, import_node_path3.join)(root, path2), (0, import_hooks_active_on_stop14.projectFile)(root)) ?? "";
    const at = text2.search(/"paths"\s*:\s*\{/);
    const block = at < 0 ? "" : text2.slice(at, text2.indexOf("}", at));
    return [...block.matchAll(/"([^"*]+)\*?"\s*:\s*\[/g)].flatMap(([, alias]) => alias ?? []);
  });
}
// src/app/mapping/verify-map.ts
async function verifyMap(root, skeleton2) {
  return reportOf(await judgeDocuments(root, skeleton2, (0, import_shared_core_mapping_documents_map_documents.readMap)(root)));
}
async function judgeDocuments(root, skeleton2, documents) {
  const found = [...documents].map(([file2, text2]) => ({ file: file2, text: text2, claims: findClaims(text2) }));
  const facts = await mapFacts(
    root,
    skeleton2,
    found.flatMap(({ claims }) => claims)
  );
  return found.map(({ file: file2, text: text2, claims }) => ({
    file: file2,
    text: text2,
    judged: claims.map((claim2) => ({ claim: claim2, verdict: judgeClaim(claim2, facts) }))
  }));
}
function reportOf(documents) {
  const reports = documents.flatMap((one) => reportOn(one));
  const present = new Set(documents.map(({ file: file2 }) => file2));
  return {
    claims: reports.reduce((sum, { claims }) => sum + claims, 0),
    wrong: documents.flatMap(wrongIn),
    documents: reports,
    missing: import_shared_core_mapping_documents_map_documents.MAP_DOCUMENTS.map(({ file: file2 }) => file2).filter((file2) => !present.has(file2))
  };
}
function reportOn(document) {
  const kind = (0, import_shared_core_mapping_documents_map_documents.documentNamed)(document.file);
  if (kind === null) return [];
  return [
    {
      file: kind.file,
      focus: kind.focus,
      lines: lineCount(document.text),
      claims: document.judged.filter(({ verdict }) => verdict.status !== "none").length,
      wrong: wrongIn(document).length,
      problems: checkDocument(kind, document.text)
    }
  ];
}
function wrongIn({ file: file2, judged: judged2 }) {
  const focus = (0, import_shared_core_mapping_documents_map_documents.documentNamed)(file2)?.focus ?? "tech";
  return judged2.flatMap(
    ({ claim: { said, line, column, text: text2 }, verdict }) => verdict.status !== "wrong" ? [] : [
      {
        ...{ document: file2, focus, line, column, text: text2 },
        ...{ kind: said.kind, problem: verdict.problem, suggestion: verdict.suggestion }
      }
    ]
  );
}
// src/app/mapping/begin-map.ts
async function beginMap(root, request, skeleton2, now) {
  if (skeleton2.files.count === 0) return { status: "refused", reason: `${root} has no files to map.` };
  const refusal = (0, import_shared_core_mapping_documents_map_documents.openMapFolder)(root);
  if (refusal !== null) return { status: "refused", reason: refusal };
  const folder = openRunFolder(root);
  if (folder.status === "refused") return folder;
  const work = await chooseWork(root, request, skeleton2);
  if (work.length === 0) return { status: "current" };
  const day = (0, import_shared_core_mapping_documents_map_documents.localDay)(now);
  for (const { focus } of work) {
    const slice = mapperSlice(focus, day, skeletonSlice(skeleton2, focus));
    (0, import_hooks_active_on_stop.writePage)((0, import_node_path.join)(folder.path, `${focus}.md`), (0, import_shared_core_text_without_secrets.withoutSecrets)(slice));
  }
  const focuses = work.map(({ focus }) => focus);
  writeRun(root, { version: 1, day, focuses, returned: [], finished: false });
  const place = { root, slices: folder.path, day };
  const mappers = request.fast ? [mapper(place, work)] : work.map((one) => mapper(place, [one]));
  return { status: "begun", mappers, kept: import_shared_core_mapping_documents_map_documents.FOCUSES.filter((focus) => !focuses.includes(focus)) };
}
async function chooseWork(root, { focuses, paths, refresh }, skeleton2) {
  const asked = (focus) => ({ focus, why: "asked", scope: paths });
  if (focuses !== null) return focuses.map(asked);
  if (refresh || paths.length > 0 || (0, import_shared_core_mapping_documents_map_documents.readMap)(root).size === 0) return import_shared_core_mapping_documents_map_documents.FOCUSES.map(asked);
  const plan = await remapPlan(root);
  const { wrong } = await verifyMap(root, skeleton2);
  return import_shared_core_mapping_documents_map_documents.FOCUSES.flatMap((focus) => {
    const reason = plan.get(focus) ?? null;
    if (reason !== null) return [{ focus, why: reason.why, scope: scopeOf(reason) }];
    return wrong.some((one) => one.focus === focus) ? [{ focus, why: "wrong", scope: [] }] : [];
  });
}
function scopeOf(reason) {
  return reason.why === "changed" ? (0, import_shared_core_mapping_documents_map_documents.affectedPaths)(reason.files).filter(import_shared_core_mapping_documents_map_documents.isSafePath) : [];
}
function mapper({ root, slices, day }, work) {
  const focuses = work.map(({ focus }) => focus);
  const everywhere = work.some(({ scope: scope2 }) => scope2.length === 0);
  const scope = everywhere ? [] : [...new Set(work.flatMap((one) => one.scope))].sort();
  const documents = focuses.flatMap((focus) => (0, import_shared_core_mapping_documents_map_documents.documentsOf)(focus)).map(({ file: file2 }) => (0, import_node_path.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2));
  const pages = focuses.map((focus) => (0, import_node_path.join)(slices, `${focus}.md`));
  const why = [...new Set(work.map((one) => one.why))].join(", ");
  return { focuses, why, scope, prompt: mapperPrompt({ focuses, day, slices: pages, documents, scope }) };
}
// src/app/mapping/build-skeleton.ts
// src/core/mapping/skeleton/hot-spots.ts
var HISTORY_FORMAT = "%x01%ae%x02%as%x03";
var MOST2 = 30;
var SWEEPING = 100;
function readHistory(output) {
  return output.split("").slice(1).flatMap((record2) => {
    const end = record2.indexOf("");
    const middle = record2.indexOf("");
    if (end === -1 || middle === -1 || middle > end) return [];
    const files = record2.slice(end + 1).split("\0");
    return [
      {
        author: record2.slice(0, middle),
        day: record2.slice(middle + 1, end),
        files: files.map((file2) => file2.replace(/^\n/, "")).filter((file2) => file2 !== "")
      }
    ];
  });
}
function hotSpots2(commits, lines) {
  const spots = /* @__PURE__ */ new Map();
  for (const { author, day, files } of commits) {
    if (files.length > SWEEPING) continue;
    for (const path2 of files) {
      if (!lines.has(path2)) continue;
      const spot = spots.get(path2) ?? { commits: 0, authors: /* @__PURE__ */ new Set(), lastChange: day };
      spot.commits += 1;
      spot.authors.add(author);
      spots.set(path2, spot);
    }
  }
  const weighed = [...spots].map(([path2, spot]) => ({
    path: path2,
    ...spot,
    heat: spot.commits * Math.log2(2 + (lines.get(path2) ?? 0))
  }));
  weighed.sort((a, b) => b.heat - a.heat || byText(a.path, b.path));
  const hottest = weighed[0]?.heat ?? 1;
  return weighed.filter(({ commits: count22 }) => count22 > 1).slice(0, MOST2).map(({ path: path2, commits: count22, authors, lastChange, heat }) => ({
    path: path2,
    commits: count22,
    authors: authors.size,
    lastChange,
    score: Math.round(100 * heat / hottest)
  }));
}
// src/adapters/codebase/git-history.ts
var MOST_COMMITS = 1e3;
async function gitHistory(root) {
  const log = await (0, import_shared_adapters_git_run_git.runGit)(root, [
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
  const head2 = await (0, import_shared_adapters_git_run_git.runGit)(root, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const sha = head2.status === "ok" ? head2.output.trim() : "";
  return /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}
// src/adapters/codebase/skeleton-cache.ts
var VERSION = 1;
var LARGEST = 64 * 1024 * 1024;
var NAME = "skeleton.json";
var imported = (0, import_adapters_loops_record_schemas.object)({
  text: (0, import_adapters_loops_record_schemas.string)(),
  kind: (0, import_adapters_loops_record_schemas._enum)(["static", "dynamic", "type"]),
  names: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
  form: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas._enum)(["mod", "static"])),
  within: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
  file: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.string)())
});
var shape = (0, import_adapters_loops_record_schemas.object)({
  version: (0, import_adapters_loops_record_schemas.literal)(VERSION),
  files: (0, import_adapters_loops_record_schemas.array)(
    (0, import_adapters_loops_record_schemas.object)({
      path: (0, import_adapters_loops_record_schemas.string)(),
      stamp: (0, import_adapters_loops_record_schemas.string)(),
      facts: (0, import_adapters_loops_record_schemas.object)({
        lines: (0, import_adapters_loops_record_schemas.number)(),
        binary: (0, import_adapters_loops_record_schemas.boolean)(),
        generated: (0, import_adapters_loops_record_schemas.boolean)(),
        main: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
        interpreter: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
        packageName: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
        imports: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.array)(imported)),
        problem: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
      })
    })
  )
});
function readSkeletonCache(root) {
  const file2 = (0, import_hooks_active_on_stop6.readJson)((0, import_hooks_active_on_stop7.mswPath)(root, "cache", NAME), (0, import_hooks_active_on_stop14.ownFile)(root), LARGEST);
  const parsed = shape.safeParse(file2.status === "ok" ? file2.value : null);
  return new Map(parsed.success ? parsed.data.files.map((one) => [one.path, one]) : []);
}
function writeSkeletonCache(root, files) {
  try {
    const cache = (0, import_hooks_active_on_stop7.openMswSubfolder)(root, "cache");
    if (cache.status === "refused") return;
    (0, import_hooks_active_on_stop9.writeFileAtomic)((0, import_node_path6.join)(cache.path, NAME), JSON.stringify({ version: VERSION, files }));
  } catch {
  }
}
// src/adapters/parsing/read-in-threads.ts
var WORTH_A_THREAD = 400;
var MOST_THREADS = 4;
async function readInThreads(root, requests) {
  const bundle = (0, import_node_path7.join)(__dirname, "adapters.parsing.read-sources.cjs");
  const threads = Math.min(
    (0, import_node_os.availableParallelism)(),
    MOST_THREADS,
    Math.floor(requests.length / WORTH_A_THREAD)
  );
  if (threads < 2 || !(0, import_node_fs3.existsSync)(bundle)) {
    const { readSources } = await Promise.resolve().then(() => __toESM(require("./adapters.parsing.read-sources.cjs")));
    return readSources(root, requests);
  }
  const shares = Array.from(
    { length: threads },
    (_, thread) => requests.filter((_request, index) => index % threads === thread)
  );
  const answers = await Promise.all(shares.map((share) => inThread(bundle, root, share)));
  return requests.flatMap((_, index) => answers[index % threads]?.[Math.floor(index / threads)] ?? []);
}
function inThread(bundle, root, requests) {
  const task = { readSources: { root, requests } };
  const worker = new import_node_worker_threads.Worker(bundle, { workerData: task });
  return new Promise((resolve2, reject) => {
    worker.once("message", resolve2);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`A thread that reads sources ended with ${code}.`)));
  });
}
// src/core/mapping/skeleton/facts/fields.ts
function fieldsOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function textOf2(value) {
  return typeof value === "string" ? value : null;
}
function textsOf(value) {
  return listOf(value).filter((item) => typeof item === "string");
}
function textFieldsOf(value) {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (field) => typeof field[1] === "string"
    )
  );
}
// src/core/mapping/skeleton/resolve/javascript-file.ts
var EXTENSIONS2 = ".ts .tsx .mts .cts .d.ts .js .jsx .mjs .cjs .json .vue .svelte .node".split(" ");
var SOURCES = {
  ".js": [".ts", ".tsx", ".jsx", ".d.ts", ".mts", ".cts"],
  ".jsx": [".tsx"],
  ".mjs": [".mts", ".d.mts", ".ts"],
  ".cjs": [".cts", ".d.cts", ".ts"]
};
function javascriptFile(codebase, path2) {
  return exactly(codebase, path2) ?? asFolder(codebase, path2, 0) ?? builtFrom(codebase, path2) ?? forOnePlatform(codebase, path2);
}
function forOnePlatform({ files }, path2) {
  const candidates = ["native", "ios", "android", "web", "browser", "node", "server", "client"].flatMap(
    (platform) => [".ts", ".tsx", ".js", ".jsx"].map((extension) => `${path2}.${platform}${extension}`)
  );
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}
function exactly({ files }, path2) {
  if (files.has(path2)) return path2;
  const dot = path2.lastIndexOf(".");
  const end = dot === -1 ? "" : path2.slice(dot);
  const compiled = Object.hasOwn(SOURCES, end) ? SOURCES[end] ?? [] : [];
  const stem = dot === -1 ? path2 : path2.slice(0, dot);
  const candidates = [
    ...compiled.map((extension) => stem + extension),
    ...EXTENSIONS2.map((extension) => path2 + extension)
  ];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}
function asFolder(codebase, path2, depth3) {
  if (!codebase.folders.has(path2) || depth3 > 4) return null;
  const prefix = path2 === "." ? "" : `${path2}/`;
  const manifest = codebase.manifests.find((found) => found.path === `${prefix}package.json`)?.manifest.raw;
  const main = textOf2(manifest?.main) ?? textOf2(manifest?.module);
  const target2 = main === null ? null : joinPath(path2, main);
  const offered2 = target2 === null || target2 === path2 ? null : exactly(codebase, target2);
  return offered2 ?? exactly(codebase, `${prefix}index`) ?? null;
}
function builtFrom(codebase, path2) {
  for (const candidate of [...bySettings(codebase, path2), ...byCustom(path2)]) {
    const found = exactly(codebase, candidate);
    if (found !== null) return found;
  }
  return null;
}
function bySettings({ typescript }, path2) {
  return foldersUpFrom(folderOf(path2)).flatMap((folder) => {
    const settings = typescript.get(folder);
    const out = settings?.outDir ?? null;
    if (out === null || !path2.startsWith(`${out}/`)) return [];
    return joinPath(settings?.rootDir ?? folder, path2.slice(out.length + 1)) ?? [];
  });
}
function byCustom(path2) {
  const parts = path2.split("/");
  const built = parts.findLastIndex((part) => /^(?:dist|lib|build|out|esm|cjs|es)$/.test(part));
  if (built === -1) return [];
  const before = parts.slice(0, built);
  const after = parts.slice(built + 1);
  return [after, after.slice(1)].filter((rest) => rest.length > 0).flatMap((rest) => [[...before, "src", ...rest].join("/"), [...before, ...rest].join("/")]);
}
// src/core/mapping/skeleton/entry-points.ts
var MOST3 = 200;
function entryPoints2(codebase, sources, images) {
  const found = [
    ...codebase.manifests.flatMap((manifest) => offered(codebase, manifest)),
    ...[...sources].flatMap(([path2, facts]) => started(path2, facts)),
    ...[...codebase.files].flatMap((path2) => sources.get(path2)?.generated ? [] : byPlace(path2)),
    ...images.map(({ path: path2, command }) => ({ path: path2, why: `starts \`${command}\`` }))
  ];
  return merged(found).sort((a, b) => depth(a.path) - depth(b.path) || byText(a.path, b.path)).slice(0, MOST3);
}
function offered(codebase, found) {
  return found.manifest.entries.flatMap(({ path: path2, why }) => {
    const file2 = placesOf(found, path2).map((place) => existing(codebase, found, place)).find((place) => place !== null);
    return file2 ? [{ path: file2, why }] : [];
  });
}
function placesOf({ kind }, path2) {
  const inPackage = path2.replace(/\.py$/, "/__init__.py");
  return kind === "python" ? [path2, `src/${path2}`, inPackage, `src/${inPackage}`] : [path2];
}
function existing(codebase, { folder, kind }, place) {
  const target2 = joinPath(folder, place);
  if (target2 === null) return null;
  if (kind === "npm") return javascriptFile(codebase, target2);
  return codebase.files.has(target2) ? target2 : null;
}
function started(path2, { main, interpreter, generated }) {
  if (isTestFile(path2) || isHeld(path2) || generated) return [];
  if (main !== null) return [{ path: path2, why: main }];
  return interpreter === null ? [] : [{ path: path2, why: `run by ${interpreter} (#!)` }];
}
var PLACES = [
  [/(?:^|\/)src\/main\.rs$/, "program of the crate"],
  [/(?:^|\/)src\/bin\/(?:[^/]+|[^/]+\/main)\.rs$/, "program of the crate"],
  [/(?:^|\/)src\/lib\.rs$/, "library of the crate"],
  [/(?:^|\/)(?:__main__)\.py$/, "python -m"],
  [/(?:^|\/)manage\.py$/, "Django"],
  [/(?:^|\/)(?:wsgi|asgi)\.py$/, "web server"],
  [/(?:^|\/)config\.ru$/, "web server"],
  [/(?:^|\/)(?:serverless)\.ya?ml$/, "serverless functions"],
  [/(?:^|\/)(?:netlify|edge)\/functions\/[^/]+\.[cm]?[jt]s$/, "serverless function"],
  [/(?:^|\/)wrangler\.(?:toml|jsonc?)$/, "Cloudflare worker"],
  [/(?:^|\/)hooks\/hooks\.json$/, "hooks of a plugin"],
  [/(?:^|\/)(?:src\/)?(?:pages|app)\/(?:_app|layout)\.[jt]sx?$/, "Next.js"],
  [/(?:^|\/)(?:src\/)?middleware\.[jt]s$/, "Next.js middleware"],
  [/(?:^|\/)index\.html$/, "page"]
];
function byPlace(path2) {
  if (isTestFile(path2) || isHeld(path2)) return [];
  const row = PLACES.find(([pattern]) => pattern.test(path2));
  if (row === void 0 || row[1] === "page" && depth(path2) > 2) return [];
  return [{ path: path2, why: row[1] }];
}
function merged(found) {
  const reasons = /* @__PURE__ */ new Map();
  for (const { path: path2, why } of found) reasons.set(path2, (reasons.get(path2) ?? /* @__PURE__ */ new Set()).add(why));
  return [...reasons].map(([path2, whys]) => ({ path: path2, why: [...whys].slice(0, 4).join("; ") }));
}
function depth(path2) {
  return path2.split("/").length + Number(nameOf(path2) === "");
}
// src/core/mapping/skeleton/facts/skeleton.ts
var SKELETON_VERSION = 1;
// src/core/mapping/skeleton/folder-roles.ts
var DEEPEST2 = 4;
var MOST4 = 400;
function folderRoles(files, packages2) {
  const tallies = /* @__PURE__ */ new Map();
  for (const file2 of files) {
    for (const folder of foldersUpFrom(folderOf(file2.path))) {
      const tally = tallies.get(folder) ?? emptyTally();
      count2(tally, file2);
      tallies.set(folder, tally);
    }
  }
  const near = [...tallies].filter(([path2]) => path2 === "." || path2.split("/").length <= DEEPEST2);
  return near.sort(([a, x], [b, y]) => depth2(a) - depth2(b) || y.files - x.files).slice(0, MOST4).sort(([a], [b]) => byText(a === "." ? "" : a, b === "." ? "" : b)).map(([path2, tally]) => ({
    path: path2,
    role: roleOf(path2, tally, packages2),
    files: tally.files,
    lines: tally.lines,
    languages: [...tally.languages].sort((a, b) => b[1] - a[1] || byText(a[0], b[0])).slice(0, 4).map(([name]) => name)
  }));
}
function emptyTally() {
  const zero = { files: 0, lines: 0, code: 0, tests: 0, generated: 0, vendored: 0, prose: 0, images: 0 };
  return { ...zero, data: 0, sql: 0, languages: /* @__PURE__ */ new Map() };
}
var IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|icns|woff2?|ttf|otf|eot|mp[34]|ogg|wav|webm|pdf|psd|ai)$/i;
function count2(tally, file2) {
  const language = (0, import_shared_core_mapping_skeleton_languages.languageOf)(file2.path);
  tally.files += 1;
  tally.lines += file2.lines;
  tally.tests += Number(isTestFile(file2.path));
  tally.generated += Number(file2.generated);
  tally.vendored += Number(file2.vendored);
  tally.images += Number(IMAGE.test(file2.path));
  tally.prose += Number(language?.kind === "markup" && !IMAGE.test(file2.path));
  tally.data += Number(language?.kind === "data");
  if (language?.kind !== "programming") return;
  tally.code += 1;
  tally.sql += Number(language.name === "SQL");
  if (!file2.generated && !file2.vendored) {
    tally.languages.set(language.name, (tally.languages.get(language.name) ?? 0) + file2.lines);
  }
}
var always = () => true;
var hasCode = ({ code }) => code > 0;
var RULES = [
  ["vendored", null, ({ vendored, files }) => vendored * 2 > files],
  ["generated", null, ({ generated, files }) => generated * 2 > files],
  ["ci", /^(?:\.github|\.gitlab|\.circleci|\.buildkite|\.ci|ci|\.azure-pipelines)$/, always],
  ["migrations", /^(?:migrations?|migrate|alembic)$/, ({ code }) => code > 0],
  ["migrations", null, ({ sql, code }) => sql > 2 && sql === code],
  [
    "fixtures",
    /^(?:fixtures?|__fixtures__|testdata|test[-_]data|__snapshots__|snapshots|cassettes|golden|__mocks__|mocks)$/,
    always
  ],
  [
    "tests",
    /^(?:tests?|__tests__|specs?|e2e|testing|integration|cypress|playwright)$/,
    ({ tests, code }) => tests > 0 || code > 0
  ],
  ["tests", null, ({ tests, code }) => code > 1 && tests * 10 >= code * 9],
  ["benchmarks", /^(?:bench(?:es|mark|marks)?|perf)$/, hasCode],
  ["examples", /^(?:examples?|demos?|samples?|playground|sandbox)$/, always],
  ["scripts", /^(?:scripts?|bin|tools?|hack|tasks|build-tools)$/, hasCode],
  ["docs", /^(?:docs?|documentation|website|adr|rfcs?|man|wiki)$/, ({ prose: prose2, code }) => prose2 >= code],
  ["docs", null, ({ prose: prose2, code, files }) => code === 0 && prose2 * 2 > files],
  [
    "assets",
    /^(?:assets?|public|static|images?|img|icons?|fonts?|media|styles?)$/,
    ({ images, code, files }) => images * 2 >= files || code === 0
  ],
  ["assets", null, ({ images, files }) => images * 2 > files],
  [
    "config",
    /^(?:config|configs|conf|settings|\.config|\.vscode|\.idea|\.husky|\.devcontainer|deploy|deployment|helm|k8s|kubernetes|terraform|infra|ansible|charts)$/,
    ({ code, files }) => code * 2 <= files
  ],
  ["data", null, ({ data, code, files }) => code === 0 && data * 2 > files],
  ["config", /^\./, always],
  ["source", null, hasCode]
];
function roleOf(path2, tally, packages2) {
  if (path2 === ".") return "mixed";
  const inherited = foldersUpFrom(folderOf(path2)).find(
    (folder) => /(?:^|\/)(?:fixtures?|testdata)$/.test(folder)
  );
  if (inherited !== void 0) return "fixtures";
  if (/^\.(?:github|gitlab|circleci|buildkite)\//.test(path2)) return "ci";
  if (packages2.has(path2)) return "package";
  if ([...packages2].some((folder) => isBelow(folder, path2))) return tally.code > 0 ? "source" : "mixed";
  const name = nameOf(path2).toLowerCase();
  const rule = RULES.find(([, pattern, fits3]) => (pattern === null || pattern.test(name)) && fits3(tally));
  return rule?.[0] ?? "mixed";
}
function depth2(path2) {
  return path2 === "." ? 0 : path2.split("/").length;
}
// src/core/mapping/skeleton/image-commands.ts
function imageCommand(text2) {
  const lines = text2.replaceAll(/\\\r?\n/g, " ").split(/\r?\n/);
  const last = (word2) => lines.map((line) => new RegExp(`^\\s*${word2}\\s+(\\S.*)$`, "i").exec(line)?.[1]).findLast((found) => found);
  const parts = [last("ENTRYPOINT"), last("CMD")].flatMap((part) => part === void 0 ? [] : plain2(part));
  return parts.length === 0 ? null : parts.join(" ").slice(0, 200);
}
function plain2(written) {
  if (!written.startsWith("[")) return written.trim();
  try {
    const words = JSON.parse(written);
    return Array.isArray(words) ? words.join(" ") : written;
  } catch {
    return written.trim();
  }
}
function isImageFile(path2) {
  return /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.dockerfile$/i.test(path2);
}
// src/core/mapping/skeleton/cycles.ts
function cycles(edges) {
  const search = new Search(edges);
  for (const node of edges.keys()) search.from(node);
  return search.groups.sort((a, b) => byText(a[0] ?? "", b[0] ?? ""));
}
var Search = class {
  groups = [];
  edges;
  order = /* @__PURE__ */ new Map();
  lowest = /* @__PURE__ */ new Map();
  open = /* @__PURE__ */ new Set();
  opened = [];
  steps = [];
  constructor(edges) {
    this.edges = edges;
  }
  from(start) {
    if (this.order.has(start)) return;
    this.enter(start);
    for (let step = this.steps.at(-1); step !== void 0; step = this.steps.at(-1)) {
      const target2 = this.edges.get(step.node)?.[step.next];
      step.next += 1;
      if (target2 === void 0) this.leave();
      else if (!this.order.has(target2)) this.enter(target2);
      else if (this.open.has(target2)) this.lower(step.node, this.order.get(target2) ?? 0);
    }
  }
  enter(node) {
    this.order.set(node, this.order.size);
    this.lowest.set(node, this.order.size - 1);
    this.open.add(node);
    this.opened.push(node);
    this.steps.push({ node, next: 0 });
  }
  leave() {
    const node = this.steps.pop()?.node ?? "";
    const lowest = this.lowest.get(node) ?? 0;
    const before = this.steps.at(-1);
    if (before !== void 0) this.lower(before.node, lowest);
    if (lowest === this.order.get(node)) this.close(node);
  }
  lower(node, to) {
    this.lowest.set(node, Math.min(this.lowest.get(node) ?? to, to));
  }
  /** Whatever was opened since the node belongs to its group. */
  close(node) {
    const group = [];
    let member;
    do {
      member = this.opened.pop();
      if (member === void 0) break;
      this.open.delete(member);
      group.push(member);
    } while (member !== node);
    if (group.length > 1) this.groups.push(group.sort(byText));
  }
};
// src/core/mapping/skeleton/is-declared.ts
function isDeclared({ manifests: manifests2 }, from, language, name, kind) {
  const kinds = Object.hasOwn(KINDS, language) ? KINDS[language] ?? [] : [];
  const near = manifests2.filter((found) => kinds.includes(found.kind) && isBelow(from, found.folder));
  if (near.length === 0 || near.some((found) => found.kind === "gradle")) return true;
  const names = new Set(namesFor(language, name, kind).map(plain3));
  return near.some(
    ({ manifest }) => manifest.name !== null && names.has(plain3(manifest.name)) || manifest.dependencies.some((dependency2) => fits2(language, names, plain3(dependency2.name)))
  );
}
var KINDS = {
  JavaScript: ["npm"],
  Python: ["python"],
  Go: ["go"],
  Rust: ["cargo"],
  Java: ["maven", "gradle"]
};
var PYTHON = {
  attr: ["attrs"],
  bs4: ["beautifulsoup4"],
  cv2: ["opencv-python", "opencv-python-headless"],
  Crypto: ["pycryptodome"],
  dateutil: ["python-dateutil"],
  dotenv: ["python-dotenv"],
  git: ["gitpython"],
  google: ["protobuf", "google-auth", "google-cloud-storage"],
  jose: ["python-jose"],
  jwt: ["pyjwt"],
  magic: ["python-magic"],
  multipart: ["python-multipart"],
  MySQLdb: ["mysqlclient"],
  nacl: ["pynacl"],
  OpenSSL: ["pyopenssl"],
  PIL: ["pillow"],
  pkg_resources: ["setuptools"],
  psycopg2: ["psycopg2-binary"],
  rest_framework: ["djangorestframework"],
  serial: ["pyserial"],
  skimage: ["scikit-image"],
  sklearn: ["scikit-learn"],
  slugify: ["python-slugify"],
  socks: ["pysocks"],
  telegram: ["python-telegram-bot"],
  usb: ["pyusb"],
  websocket: ["websocket-client"],
  yaml: ["pyyaml"],
  zmq: ["pyzmq"]
};
function namesFor(language, name, kind) {
  if (language === "Python") return [name, ...Object.hasOwn(PYTHON, name) ? PYTHON[name] ?? [] : []];
  if (language !== "JavaScript" || kind !== "type") return [name];
  return [name, `@types/${name.replace(/^@/, "").replace("/", "__")}`];
}
function plain3(name) {
  return name.toLowerCase().replaceAll(/[_.]/g, "-");
}
function fits2(language, names, dependency2) {
  if (names.has(dependency2)) return true;
  if (language !== "Java") return false;
  const group = dependency2.split(":")[0] ?? "";
  return [...names].some(
    (name) => group === name || group.startsWith(`${name}-`) || name.startsWith(`${group}-`)
  );
}
// src/core/mapping/skeleton/resolve/codebase.ts
var nothing = { to: "nothing" };
function inside(...paths) {
  return { to: "inside", paths };
}
function fromPackage(name, standard2 = false) {
  return { to: "package", name, standard: standard2 };
}
// src/core/mapping/skeleton/resolve/standard-modules.ts
var PYTHON2 = wordsOf2([
  "__future__ abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit",
  "audioop base64 bdb binascii bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code",
  "codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars copy",
  "copyreg crypt csv ctypes curses dataclasses datetime dbm decimal difflib dis distutils doctest email",
  "encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib",
  "functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http",
  "idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache",
  "locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt",
  "multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os",
  "ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath",
  "pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re",
  "readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil",
  "signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants",
  "sre_parse ssl stat statistics string stringprep struct subprocess sunau symtable sys sysconfig",
  "syslog tabnanny tarfile telnetlib tempfile termios textwrap this threading time timeit tkinter token",
  "tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest",
  "urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc",
  "zipapp zipfile zipimport zlib zoneinfo"
]);
var NODE = wordsOf2([
  "assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel",
  "dns domain events fs http http2 https inspector module net os path perf_hooks process punycode",
  "querystring readline repl sea sqlite stream string_decoder sys test timers tls trace_events tty url",
  "util v8 vm wasi worker_threads zlib"
]);
var RUST = wordsOf2(["std core alloc proc_macro test"]);
function isStandard(language, name) {
  switch (language) {
    case "javascript":
      return name.startsWith("node:") || NODE.has(name.split("/")[0] ?? "");
    case "python":
      return PYTHON2.has(name.split(".")[0] ?? "");
    case "rust":
      return RUST.has(name);
    // A module from elsewhere begins with the name of a host.
    case "go":
      return !(name.split("/")[0] ?? "").includes(".");
    case "java":
      return /^(?:java|javax|jdk|sun|com\.sun)\./.test(name);
  }
}
function wordsOf2(lines) {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
// src/core/mapping/skeleton/resolve/resolve-go.ts
function resolveGo(codebase) {
  const go = codebase.manifests.filter(({ kind }) => kind === "go");
  const modules = go.flatMap(({ folder, manifest }) => manifest.name === null ? [] : [{ folder, name: manifest.name }]).sort((a, b) => b.name.length - a.name.length);
  const required2 = go.flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name)).sort((a, b) => b.length - a.length);
  return (_from, { text: text2 }) => {
    const own = modules.find(({ name }) => text2 === name || text2.startsWith(`${name}/`));
    if (own !== void 0) {
      const folder = joinPath(own.folder, text2.slice(own.name.length + 1));
      return folder !== null && codebase.folders.has(folder) ? inside(folder) : nothing;
    }
    if (text2 === "C" || isStandard("go", text2)) return fromPackage(text2, true);
    const module2 = required2.find((name) => text2 === name || text2.startsWith(`${name}/`));
    return fromPackage(module2 ?? text2.split("/").slice(0, 3).join("/"));
  };
}
// src/core/mapping/skeleton/resolve/resolve-java.ts
function resolveJava({ javaClasses, javaPackages, manifests: manifests2 }) {
  const groups2 = manifests2.filter(({ kind }) => kind === "maven" || kind === "gradle").flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name.split(":")[0] ?? "")).sort((a, b) => b.length - a.length);
  return (_from, { text: text2 }) => {
    const folder = text2.endsWith(".*") ? javaPackages.get(text2.slice(0, -2)) : void 0;
    const path2 = folder ?? classFile(javaClasses, text2);
    if (path2 !== null) return inside(path2);
    if (isStandard("java", text2)) return fromPackage(text2.split(".").slice(0, 2).join("."), true);
    if (/\.(?:R|BuildConfig)(?:\.|$)/.test(text2)) return inside();
    if (javaPackages.has(text2.slice(0, text2.lastIndexOf(".")))) return nothing;
    return fromPackage(
      groups2.find((name) => text2 === name || text2.startsWith(`${name}.`)) ?? organisation(text2)
    );
  };
}
function classFile(classes, text2) {
  const parts = text2.replace(/\.\*$/, "").split(".");
  for (let count22 = parts.length; count22 > 1; count22 -= 1) {
    const file2 = classes.get(parts.slice(0, count22).join("."));
    if (file2 !== void 0) return file2;
  }
  return null;
}
function organisation(text2) {
  const parts = text2.split(".");
  return parts.slice(0, /^(?:com|org|net|io|dev|edu|gov|me|de)$/.test(parts[0] ?? "") ? 2 : 1).join(".");
}
// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text2, ignoreTrivia = false) {
  const len = text2.length;
  let pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count22, exact) {
    let digits = 0;
    let value2 = 0;
    while (digits < count22 || !exact) {
      let ch = text2.charCodeAt(pos);
      if (ch >= 48 && ch <= 57) {
        value2 = value2 * 16 + ch - 48;
      } else if (ch >= 65 && ch <= 70) {
        value2 = value2 * 16 + ch - 65 + 10;
      } else if (ch >= 97 && ch <= 102) {
        value2 = value2 * 16 + ch - 97 + 10;
      } else {
        break;
      }
      pos++;
      digits++;
    }
    if (digits < count22) {
      value2 = -1;
    }
    return value2;
  }
  function setPosition(newPosition) {
    pos = newPosition;
    value = "";
    tokenOffset = 0;
    token = 16;
    scanError = 0;
  }
  function scanNumber() {
    let start = pos;
    if (text2.charCodeAt(pos) === 48) {
      pos++;
    } else {
      pos++;
      while (pos < text2.length && isDigit(text2.charCodeAt(pos))) {
        pos++;
      }
    }
    if (pos < text2.length && text2.charCodeAt(pos) === 46) {
      pos++;
      if (pos < text2.length && isDigit(text2.charCodeAt(pos))) {
        pos++;
        while (pos < text2.length && isDigit(text2.charCodeAt(pos))) {
          pos++;
        }
      } else {
        scanError = 3;
        return text2.substring(start, pos);
      }
    }
    let end = pos;
    if (pos < text2.length && (text2.charCodeAt(pos) === 69 || text2.charCodeAt(pos) === 101)) {
      pos++;
      if (pos < text2.length && text2.charCodeAt(pos) === 43 || text2.charCodeAt(pos) === 45) {
        pos++;
      }
      if (pos < text2.length && isDigit(text2.charCodeAt(pos))) {
        pos++;
        while (pos < text2.length && isDigit(text2.charCodeAt(pos))) {
          pos++;
        }
        end = pos;
      } else {
        scanError = 3;
      }
    }
    return text2.substring(start, end);
  }
  function scanString() {
    let result = "", start = pos;
    while (true) {
      if (pos >= len) {
        result += text2.substring(start, pos);
        scanError = 2;
        break;
      }
      const ch = text2.charCodeAt(pos);
      if (ch === 34) {
        result += text2.substring(start, pos);
        pos++;
        break;
      }
      if (ch === 92) {
        result += text2.substring(start, pos);
        pos++;
        if (pos >= len) {
          scanError = 2;
          break;
        }
        const ch2 = text2.charCodeAt(pos++);
        switch (ch2) {
          case 34:
            result += '"';
            break;
          case 92:
            result += "\\";
            break;
          case 47:
            result += "/";
            break;
          case 98:
            result += "\b";
            break;
          case 102:
            result += "\f";
            break;
          case 110:
            result += "\n";
            break;
          case 114:
            result += "\r";
            break;
          case 116:
            result += "	";
            break;
          case 117:
            const ch3 = scanHexDigits(4, true);
            if (ch3 >= 0) {
              result += String.fromCharCode(ch3);
            } else {
              scanError = 4;
            }
            break;
          default:
            scanError = 5;
        }
        start = pos;
        continue;
      }
      if (ch >= 0 && ch <= 31) {
        if (isLineBreak(ch)) {
          result += text2.substring(start, pos);
          scanError = 2;
          break;
        } else {
          scanError = 6;
        }
      }
      pos++;
    }
    return result;
  }
  function scanNext() {
    value = "";
    scanError = 0;
    tokenOffset = pos;
    lineStartOffset = lineNumber;
    prevTokenLineStartOffset = tokenLineStartOffset;
    if (pos >= len) {
      tokenOffset = len;
      return token = 17;
    }
    let code = text2.charCodeAt(pos);
    if (isWhiteSpace(code)) {
      do {
        pos++;
        value += String.fromCharCode(code);
        code = text2.charCodeAt(pos);
      } while (isWhiteSpace(code));
      return token = 15;
    }
    if (isLineBreak(code)) {
      pos++;
      value += String.fromCharCode(code);
      if (code === 13 && text2.charCodeAt(pos) === 10) {
        pos++;
        value += "\n";
      }
      lineNumber++;
      tokenLineStartOffset = pos;
      return token = 14;
    }
    switch (code) {
      // tokens: []{}:,
      case 123:
        pos++;
        return token = 1;
      case 125:
        pos++;
        return token = 2;
      case 91:
        pos++;
        return token = 3;
      case 93:
        pos++;
        return token = 4;
      case 58:
        pos++;
        return token = 6;
      case 44:
        pos++;
        return token = 5;
      // strings
      case 34:
        pos++;
        value = scanString();
        return token = 10;
      // comments
      case 47:
        const start = pos - 1;
        if (text2.charCodeAt(pos + 1) === 47) {
          pos += 2;
          while (pos < len) {
            if (isLineBreak(text2.charCodeAt(pos))) {
              break;
            }
            pos++;
          }
          value = text2.substring(start, pos);
          return token = 12;
        }
        if (text2.charCodeAt(pos + 1) === 42) {
          pos += 2;
          const safeLength = len - 1;
          let commentClosed = false;
          while (pos < safeLength) {
            const ch = text2.charCodeAt(pos);
            if (ch === 42 && text2.charCodeAt(pos + 1) === 47) {
              pos += 2;
              commentClosed = true;
              break;
            }
            pos++;
            if (isLineBreak(ch)) {
              if (ch === 13 && text2.charCodeAt(pos) === 10) {
                pos++;
              }
              lineNumber++;
              tokenLineStartOffset = pos;
            }
          }
          if (!commentClosed) {
            pos++;
            scanError = 1;
          }
          value = text2.substring(start, pos);
          return token = 13;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
      // numbers
      case 45:
        value += String.fromCharCode(code);
        pos++;
        if (pos === len || !isDigit(text2.charCodeAt(pos))) {
          return token = 16;
        }
      // found a minus, followed by a number so
      // we fall through to proceed with scanning
      // numbers
      case 48:
      case 49:
      case 50:
      case 51:
      case 52:
      case 53:
      case 54:
      case 55:
      case 56:
      case 57:
        value += scanNumber();
        return token = 11;
      // literals and unknown symbols
      default:
        while (pos < len && isUnknownContentCharacter(code)) {
          pos++;
          code = text2.charCodeAt(pos);
        }
        if (tokenOffset !== pos) {
          value = text2.substring(tokenOffset, pos);
          switch (value) {
            case "true":
              return token = 8;
            case "false":
              return token = 9;
            case "null":
              return token = 7;
          }
          return token = 16;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
    }
  }
  function isUnknownContentCharacter(code) {
    if (isWhiteSpace(code) || isLineBreak(code)) {
      return false;
    }
    switch (code) {
      case 125:
      case 93:
      case 123:
      case 91:
      case 34:
      case 58:
      case 44:
      case 47:
        return false;
    }
    return true;
  }
  function scanNextNonTrivia() {
    let result;
    do {
      result = scanNext();
    } while (result >= 12 && result <= 15);
    return result;
  }
  return {
    setPosition,
    getPosition: () => pos,
    scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
    getToken: () => token,
    getTokenValue: () => value,
    getTokenOffset: () => tokenOffset,
    getTokenLength: () => pos - tokenOffset,
    getTokenStartLine: () => lineStartOffset,
    getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
    getTokenError: () => scanError
  };
}
function isWhiteSpace(ch) {
  return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
  return ch === 10 || ch === 13;
}
function isDigit(ch) {
  return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes2) {
  CharacterCodes2[CharacterCodes2["lineFeed"] = 10] = "lineFeed";
  CharacterCodes2[CharacterCodes2["carriageReturn"] = 13] = "carriageReturn";
  CharacterCodes2[CharacterCodes2["space"] = 32] = "space";
  CharacterCodes2[CharacterCodes2["_0"] = 48] = "_0";
  CharacterCodes2[CharacterCodes2["_1"] = 49] = "_1";
  CharacterCodes2[CharacterCodes2["_2"] = 50] = "_2";
  CharacterCodes2[CharacterCodes2["_3"] = 51] = "_3";
  CharacterCodes2[CharacterCodes2["_4"] = 52] = "_4";
  CharacterCodes2[CharacterCodes2["_5"] = 53] = "_5";
  CharacterCodes2[CharacterCodes2["_6"] = 54] = "_6";
  CharacterCodes2[CharacterCodes2["_7"] = 55] = "_7";
  CharacterCodes2[CharacterCodes2["_8"] = 56] = "_8";
  CharacterCodes2[CharacterCodes2["_9"] = 57] = "_9";
  CharacterCodes2[CharacterCodes2["a"] = 97] = "a";
  CharacterCodes2[CharacterCodes2["b"] = 98] = "b";
  CharacterCodes2[CharacterCodes2["c"] = 99] = "c";
  CharacterCodes2[CharacterCodes2["d"] = 100] = "d";
  CharacterCodes2[CharacterCodes2["e"] = 101] = "e";
  CharacterCodes2[CharacterCodes2["f"] = 102] = "f";
  CharacterCodes2[CharacterCodes2["g"] = 103] = "g";
  CharacterCodes2[CharacterCodes2["h"] = 104] = "h";
  CharacterCodes2[CharacterCodes2["i"] = 105] = "i";
  CharacterCodes2[CharacterCodes2["j"] = 106] = "j";
  CharacterCodes2[CharacterCodes2["k"] = 107] = "k";
  CharacterCodes2[CharacterCodes2["l"] = 108] = "l";
  CharacterCodes2[CharacterCodes2["m"] = 109] = "m";
  CharacterCodes2[CharacterCodes2["n"] = 110] = "n";
  CharacterCodes2[CharacterCodes2["o"] = 111] = "o";
  CharacterCodes2[CharacterCodes2["p"] = 112] = "p";
  CharacterCodes2[CharacterCodes2["q"] = 113] = "q";
  CharacterCodes2[CharacterCodes2["r"] = 114] = "r";
  CharacterCodes2[CharacterCodes2["s"] = 115] = "s";
  CharacterCodes2[CharacterCodes2["t"] = 116] = "t";
  CharacterCodes2[CharacterCodes2["u"] = 117] = "u";
  CharacterCodes2[CharacterCodes2["v"] = 118] = "v";
  CharacterCodes2[CharacterCodes2["w"] = 119] = "w";
  CharacterCodes2[CharacterCodes2["x"] = 120] = "x";
  CharacterCodes2[CharacterCodes2["y"] = 121] = "y";
  CharacterCodes2[CharacterCodes2["z"] = 122] = "z";
  CharacterCodes2[CharacterCodes2["A"] = 65] = "A";
  CharacterCodes2[CharacterCodes2["B"] = 66] = "B";
  CharacterCodes2[CharacterCodes2["C"] = 67] = "C";
  CharacterCodes2[CharacterCodes2["D"] = 68] = "D";
  CharacterCodes2[CharacterCodes2["E"] = 69] = "E";
  CharacterCodes2[CharacterCodes2["F"] = 70] = "F";
  CharacterCodes2[CharacterCodes2["G"] = 71] = "G";
  CharacterCodes2[CharacterCodes2["H"] = 72] = "H";
  CharacterCodes2[CharacterCodes2["I"] = 73] = "I";
  CharacterCodes2[CharacterCodes2["J"] = 74] = "J";
  CharacterCodes2[CharacterCodes2["K"] = 75] = "K";
  CharacterCodes2[CharacterCodes2["L"] = 76] = "L";
  CharacterCodes2[CharacterCodes2["M"] = 77] = "M";
  CharacterCodes2[CharacterCodes2["N"] = 78] = "N";
  CharacterCodes2[CharacterCodes2["O"] = 79] = "O";
  CharacterCodes2[CharacterCodes2["P"] = 80] = "P";
  CharacterCodes2[CharacterCodes2["Q"] = 81] = "Q";
  CharacterCodes2[CharacterCodes2["R"] = 82] = "R";
  CharacterCodes2[CharacterCodes2["S"] = 83] = "S";
  CharacterCodes2[CharacterCodes2["T"] = 84] = "T";
  CharacterCodes2[CharacterCodes2["U"] = 85] = "U";
  CharacterCodes2[CharacterCodes2["V"] = 86] = "V";
  CharacterCodes2[CharacterCodes2["W"] = 87] = "W";
  CharacterCodes2[CharacterCodes2["X"] = 88] = "X";
  CharacterCodes2[CharacterCodes2["Y"] = 89] = "Y";
  CharacterCodes2[CharacterCodes2["Z"] = 90] = "Z";
  CharacterCodes2[CharacterCodes2["asterisk"] = 42] = "asterisk";
  CharacterCodes2[CharacterCodes2["backslash"] = 92] = "backslash";
  CharacterCodes2[CharacterCodes2["closeBrace"] = 125] = "closeBrace";
  CharacterCodes2[CharacterCodes2["closeBracket"] = 93] = "closeBracket";
  CharacterCodes2[CharacterCodes2["colon"] = 58] = "colon";
  CharacterCodes2[CharacterCodes2["comma"] = 44] = "comma";
  CharacterCodes2[CharacterCodes2["dot"] = 46] = "dot";
  CharacterCodes2[CharacterCodes2["doubleQuote"] = 34] = "doubleQuote";
  CharacterCodes2[CharacterCodes2["minus"] = 45] = "minus";
  CharacterCodes2[CharacterCodes2["openBrace"] = 123] = "openBrace";
  CharacterCodes2[CharacterCodes2["openBracket"] = 91] = "openBracket";
  CharacterCodes2[CharacterCodes2["plus"] = 43] = "plus";
  CharacterCodes2[CharacterCodes2["slash"] = 47] = "slash";
  CharacterCodes2[CharacterCodes2["formFeed"] = 12] = "formFeed";
  CharacterCodes2[CharacterCodes2["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));
// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces = new Array(20).fill(0).map((_, index) => {
  return " ".repeat(index);
});
var maxCachedValues = 200;
var cachedBreakLinesWithSpaces = {
  " ": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + " ".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + " ".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + " ".repeat(index);
    })
  },
  "	": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + "	".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + "	".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + "	".repeat(index);
    })
  }
};
// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions2) {
  ParseOptions2.DEFAULT = {
    allowTrailingComma: false
  };
})(ParseOptions || (ParseOptions = {}));
function parse(text2, errors = [], options = ParseOptions.DEFAULT) {
  let currentProperty = null;
  let currentParent = [];
  const previousParents = [];
  function onValue(value) {
    if (Array.isArray(currentParent)) {
      currentParent.push(value);
    } else if (currentProperty !== null) {
      currentParent[currentProperty] = value;
    }
  }
  const visitor = {
    onObjectBegin: () => {
      const object2 = {};
      onValue(object2);
      previousParents.push(currentParent);
      currentParent = object2;
      currentProperty = null;
    },
    onObjectProperty: (name) => {
      currentProperty = name;
    },
    onObjectEnd: () => {
      currentParent = previousParents.pop();
    },
    onArrayBegin: () => {
      const array2 = [];
      onValue(array2);
      previousParents.push(currentParent);
      currentParent = array2;
      currentProperty = null;
    },
    onArrayEnd: () => {
      currentParent = previousParents.pop();
    },
    onLiteralValue: onValue,
    onError: (error, offset, length) => {
      errors.push({ error, offset, length });
    }
  };
  visit(text2, visitor, options);
  return currentParent[0];
}
function visit(text2, visitor, options = ParseOptions.DEFAULT) {
  const _scanner = createScanner(text2, false);
  const _jsonPath = [];
  let suppressedCallbacks = 0;
  function toNoArgVisit(visitFunction) {
    return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisit(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisitWithPath(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
  }
  function toBeginVisit(visitFunction) {
    return visitFunction ? () => {
      if (suppressedCallbacks > 0) {
        suppressedCallbacks++;
      } else {
        let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
        if (cbReturn === false) {
          suppressedCallbacks = 1;
        }
      }
    } : () => true;
  }
  function toEndVisit(visitFunction) {
    return visitFunction ? () => {
      if (suppressedCallbacks > 0) {
        suppressedCallbacks--;
      }
      if (suppressedCallbacks === 0) {
        visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
      }
    } : () => true;
  }
  const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
  const disallowComments = options && options.disallowComments;
  const allowTrailingComma = options && options.allowTrailingComma;
  function scanNext() {
    while (true) {
      const token = _scanner.scan();
      switch (_scanner.getTokenError()) {
        case 4:
          handleError(
            14
            /* ParseErrorCode.InvalidUnicode */
          );
          break;
        case 5:
          handleError(
            15
            /* ParseErrorCode.InvalidEscapeCharacter */
          );
          break;
        case 3:
          handleError(
            13
            /* ParseErrorCode.UnexpectedEndOfNumber */
          );
          break;
        case 1:
          if (!disallowComments) {
            handleError(
              11
              /* ParseErrorCode.UnexpectedEndOfComment */
            );
          }
          break;
        case 2:
          handleError(
            12
            /* ParseErrorCode.UnexpectedEndOfString */
          );
          break;
        case 6:
          handleError(
            16
            /* ParseErrorCode.InvalidCharacter */
          );
          break;
      }
      switch (token) {
        case 12:
        case 13:
          if (disallowComments) {
            handleError(
              10
              /* ParseErrorCode.InvalidCommentToken */
            );
          } else {
            onComment();
          }
          break;
        case 16:
          handleError(
            1
            /* ParseErrorCode.InvalidSymbol */
          );
          break;
        case 15:
        case 14:
          break;
        default:
          return token;
      }
    }
  }
  function handleError(error, skipUntilAfter = [], skipUntil = []) {
    onError(error);
    if (skipUntilAfter.length + skipUntil.length > 0) {
      let token = _scanner.getToken();
      while (token !== 17) {
        if (skipUntilAfter.indexOf(token) !== -1) {
          scanNext();
          break;
        } else if (skipUntil.indexOf(token) !== -1) {
          break;
        }
        token = scanNext();
      }
    }
  }
  function parseString2(isValue) {
    const value = _scanner.getTokenValue();
    if (isValue) {
      onLiteralValue(value);
    } else {
      onObjectProperty(value);
      _jsonPath.push(value);
    }
    scanNext();
    return true;
  }
  function parseLiteral() {
    switch (_scanner.getToken()) {
      case 11:
        const tokenValue = _scanner.getTokenValue();
        let value = Number(tokenValue);
        if (isNaN(value)) {
          handleError(
            2
            /* ParseErrorCode.InvalidNumberFormat */
          );
          value = 0;
        }
        onLiteralValue(value);
        break;
      case 7:
        onLiteralValue(null);
        break;
      case 8:
        onLiteralValue(true);
        break;
      case 9:
        onLiteralValue(false);
        break;
      default:
        return false;
    }
    scanNext();
    return true;
  }
  function parseProperty() {
    if (_scanner.getToken() !== 10) {
      handleError(3, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]);
      return false;
    }
    parseString2(false);
    if (_scanner.getToken() === 6) {
      onSeparator(":");
      scanNext();
      if (!parseValue2()) {
        handleError(4, [], [
          2,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
    } else {
      handleError(5, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]);
    }
    _jsonPath.pop();
    return true;
  }
  function parseObject() {
    onObjectBegin();
    scanNext();
    let needsComma = false;
    while (_scanner.getToken() !== 2 && _scanner.getToken() !== 17) {
      if (_scanner.getToken() === 5) {
        if (!needsComma) {
          handleError(4, [], []);
        }
        onSeparator(",");
        scanNext();
        if (_scanner.getToken() === 2 && allowTrailingComma) {
          break;
        }
      } else if (needsComma) {
        handleError(6, [], []);
      }
      if (!parseProperty()) {
        handleError(4, [], [
          2,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
      needsComma = true;
    }
    onObjectEnd();
    if (_scanner.getToken() !== 2) {
      handleError(7, [
        2
        /* SyntaxKind.CloseBraceToken */
      ], []);
    } else {
      scanNext();
    }
    return true;
  }
  function parseArray2() {
    onArrayBegin();
    scanNext();
    let isFirstElement = true;
    let needsComma = false;
    while (_scanner.getToken() !== 4 && _scanner.getToken() !== 17) {
      if (_scanner.getToken() === 5) {
        if (!needsComma) {
          handleError(4, [], []);
        }
        onSeparator(",");
        scanNext();
        if (_scanner.getToken() === 4 && allowTrailingComma) {
          break;
        }
      } else if (needsComma) {
        handleError(6, [], []);
      }
      if (isFirstElement) {
        _jsonPath.push(0);
        isFirstElement = false;
      } else {
        _jsonPath[_jsonPath.length - 1]++;
      }
      if (!parseValue2()) {
        handleError(4, [], [
          4,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
      needsComma = true;
    }
    onArrayEnd();
    if (!isFirstElement) {
      _jsonPath.pop();
    }
    if (_scanner.getToken() !== 4) {
      handleError(8, [
        4
        /* SyntaxKind.CloseBracketToken */
      ], []);
    } else {
      scanNext();
    }
    return true;
  }
  function parseValue2() {
    switch (_scanner.getToken()) {
      case 3:
        return parseArray2();
      case 1:
        return parseObject();
      case 10:
        return parseString2(true);
      default:
        return parseLiteral();
    }
  }
  scanNext();
  if (_scanner.getToken() === 17) {
    if (options.allowEmptyContent) {
      return true;
    }
    handleError(4, [], []);
    return false;
  }
  if (!parseValue2()) {
    handleError(4, [], []);
    return false;
  }
  if (_scanner.getToken() !== 17) {
    handleError(9, [], []);
  }
  return true;
}
// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/main.js
var ScanError;
(function(ScanError2) {
  ScanError2[ScanError2["None"] = 0] = "None";
  ScanError2[ScanError2["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
  ScanError2[ScanError2["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
  ScanError2[ScanError2["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
  ScanError2[ScanError2["InvalidUnicode"] = 4] = "InvalidUnicode";
  ScanError2[ScanError2["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
  ScanError2[ScanError2["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind2) {
  SyntaxKind2[SyntaxKind2["OpenBraceToken"] = 1] = "OpenBraceToken";
  SyntaxKind2[SyntaxKind2["CloseBraceToken"] = 2] = "CloseBraceToken";
  SyntaxKind2[SyntaxKind2["OpenBracketToken"] = 3] = "OpenBracketToken";
  SyntaxKind2[SyntaxKind2["CloseBracketToken"] = 4] = "CloseBracketToken";
  SyntaxKind2[SyntaxKind2["CommaToken"] = 5] = "CommaToken";
  SyntaxKind2[SyntaxKind2["ColonToken"] = 6] = "ColonToken";
  SyntaxKind2[SyntaxKind2["NullKeyword"] = 7] = "NullKeyword";
  SyntaxKind2[SyntaxKind2["TrueKeyword"] = 8] = "TrueKeyword";
  SyntaxKind2[SyntaxKind2["FalseKeyword"] = 9] = "FalseKeyword";
  SyntaxKind2[SyntaxKind2["StringLiteral"] = 10] = "StringLiteral";
  SyntaxKind2[SyntaxKind2["NumericLiteral"] = 11] = "NumericLiteral";
  SyntaxKind2[SyntaxKind2["LineCommentTrivia"] = 12] = "LineCommentTrivia";
  SyntaxKind2[SyntaxKind2["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
  SyntaxKind2[SyntaxKind2["LineBreakTrivia"] = 14] = "LineBreakTrivia";
  SyntaxKind2[SyntaxKind2["Trivia"] = 15] = "Trivia";
  SyntaxKind2[SyntaxKind2["Unknown"] = 16] = "Unknown";
  SyntaxKind2[SyntaxKind2["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
var parse2 = parse;
var ParseErrorCode;
(function(ParseErrorCode2) {
  ParseErrorCode2[ParseErrorCode2["InvalidSymbol"] = 1] = "InvalidSymbol";
  ParseErrorCode2[ParseErrorCode2["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
  ParseErrorCode2[ParseErrorCode2["PropertyNameExpected"] = 3] = "PropertyNameExpected";
  ParseErrorCode2[ParseErrorCode2["ValueExpected"] = 4] = "ValueExpected";
  ParseErrorCode2[ParseErrorCode2["ColonExpected"] = 5] = "ColonExpected";
  ParseErrorCode2[ParseErrorCode2["CommaExpected"] = 6] = "CommaExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBraceExpected"] = 7] = "CloseBraceExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBracketExpected"] = 8] = "CloseBracketExpected";
  ParseErrorCode2[ParseErrorCode2["EndOfFileExpected"] = 9] = "EndOfFileExpected";
  ParseErrorCode2[ParseErrorCode2["InvalidCommentToken"] = 10] = "InvalidCommentToken";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
  ParseErrorCode2[ParseErrorCode2["InvalidUnicode"] = 14] = "InvalidUnicode";
  ParseErrorCode2[ParseErrorCode2["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
  ParseErrorCode2[ParseErrorCode2["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
// src/core/mapping/skeleton/resolve/typescript-paths.ts
var OWN_FOLDER = /\$\{configDir\}/;
function typescriptPaths(path2, texts22, depth3 = 0) {
  const text2 = texts22.get(path2);
  if (text2 === void 0 || depth3 > 8) return null;
  const errors = [];
  const file2 = fieldsOf(parse2(text2, errors, { allowTrailingComma: true }));
  const parents = [file2.extends].flat().flatMap((name) => extended(path2, textOf2(name), texts22, depth3));
  const parent = parents.at(-1);
  const options = fieldsOf(file2.compilerOptions);
  const folder = folderOf(path2);
  const place = (name) => {
    const said = textOf2(options[name]);
    return said === null ? null : joinPath(folder, said.replace(OWN_FOLDER, "."));
  };
  const base = place("baseUrl");
  const own = Object.entries(fieldsOf(options.paths)).map(([pattern, targets3]) => ({
    pattern,
    targets: textsOf(targets3).flatMap(
      (target2) => joinPath(base ?? folder, target2.replace(OWN_FOLDER, ".")) ?? []
    )
  }));
  return {
    base: base ?? parent?.base ?? null,
    paths: own.length > 0 ? own : parent?.paths ?? [],
    outDir: place("outDir") ?? parent?.outDir ?? null,
    rootDir: place("rootDir") ?? parent?.rootDir ?? null
  };
}
function extended(path2, name, texts22, depth3) {
  if (name === null || !name.startsWith(".")) return [];
  const target2 = joinPath(folderOf(path2), name) ?? "";
  const found = [target2, `${target2}.json`].find((candidate) => texts22.has(candidate));
  const parent = found === void 0 ? null : typescriptPaths(found, texts22, depth3 + 1);
  return parent === null ? [] : [parent];
}
function mappedPaths({ paths }, name) {
  const fitting = paths.flatMap(({ pattern, targets: targets3 }) => {
    const rest = fill(pattern, name);
    return rest === null ? [] : [{ pattern, targets: targets3.map((target2) => target2.replace("*", () => rest)) }];
  }).sort((a, b) => b.pattern.indexOf("*") - a.pattern.indexOf("*"));
  return fitting.find(({ pattern }) => !pattern.includes("*"))?.targets ?? fitting[0]?.targets ?? [];
}
function fill(pattern, name) {
  const star = pattern.indexOf("*");
  if (star === -1) return pattern === name ? "" : null;
  const before = pattern.slice(0, star);
  const after = pattern.slice(star + 1);
  if (name.length < before.length + after.length) return null;
  if (!name.startsWith(before) || !name.endsWith(after)) return null;
  return name.slice(before.length, name.length - after.length);
}
// src/core/mapping/skeleton/resolve/package-exports.ts
var DEEPEST3 = 6;
function exportsOf(value) {
  const fields = fieldsOf(value);
  if (Object.keys(fields).some((key) => key.startsWith("."))) return fields;
  return value === void 0 || value === null ? {} : { ".": value };
}
function offeredPaths(table2, key) {
  if (Object.hasOwn(table2, key)) return pathsIn(table2[key], 0);
  for (const [pattern, value] of Object.entries(table2)) {
    const rest = pattern.includes("*") ? fill(pattern, key) : null;
    if (rest !== null) return pathsIn(value, 0).map((path2) => path2.replace("*", () => rest));
  }
  return [];
}
var RANK = ["source", "development", "import", "module", "node", "default"];
function pathsIn(value, depth3) {
  if (typeof value === "string") return [value];
  if (depth3 > DEEPEST3) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, depth3 + 1));
  const rank = (name) => RANK.indexOf(name) + 1 || RANK.length + 1;
  return Object.entries(fieldsOf(value)).filter(([name]) => name !== "types").sort(([a], [b]) => rank(a) - rank(b)).flatMap(([, item]) => pathsIn(item, depth3 + 1));
}
// src/core/mapping/skeleton/resolve/resolve-javascript.ts
function resolveJavascript(codebase) {
  const packages2 = /* @__PURE__ */ new Map();
  for (const found of codebase.manifests) {
    const { name } = found.manifest;
    if (found.kind === "npm" && name !== null && !packages2.has(name)) packages2.set(name, found);
  }
  const ownPackages = remembered((name) => byOwnPackage(codebase, packages2, name));
  return (from, { text: text2 }) => {
    const name = bare(text2);
    if (/^\.{0,2}\/|^\.{1,2}$/.test(name)) return file(codebase, relative2(from, name));
    if (/^(?:https?|data|blob|virtual|astro|bun|deno|cloudflare|\0).*:/.test(name)) return fromPackage(name);
    if (isStandard("javascript", name)) return fromPackage(`node:${name.replace(/^node:/, "")}`, true);
    return byPackageImports(codebase, from, name) ?? bySettings2(codebase, from, name) ?? ownPackages(name) ?? byAlias(codebase, from, name);
  };
}
function bare(text2) {
  const name = text2.slice(text2.lastIndexOf("!") + 1);
  const question = name.indexOf("?");
  return question > 0 ? name.slice(0, question) : name;
}
function relative2(from, name) {
  return joinPath(name.startsWith("/") ? "." : folderOf(from), name);
}
function file(codebase, path2) {
  const found = path2 === null ? null : javascriptFile(codebase, path2);
  if (found !== null) return inside(found);
  return path2 !== null && codebase.folders.has(path2) ? inside() : nothing;
}
function byPackageImports(codebase, from, name) {
  if (!name.startsWith("#")) return null;
  for (const folder of foldersUpFrom(folderOf(from))) {
    const path2 = folder === "." ? "package.json" : `${folder}/package.json`;
    const found = codebase.manifests.find((manifest) => manifest.path === path2);
    if (found === void 0) continue;
    const [target2] = offeredPaths(fieldsOf(found.manifest.raw.imports), name);
    if (target2?.startsWith(".")) return file(codebase, joinPath(folder, target2));
    if (target2 !== void 0) return fromPackage(packageName(target2));
    break;
  }
  return null;
}
function bySettings2(codebase, from, name) {
  const near = foldersUpFrom(folderOf(from)).flatMap((folder) => codebase.typescript.get(folder) ?? []);
  const settings = near.find(({ base: base2, paths }) => base2 !== null || paths.length > 0);
  if (settings === void 0) return null;
  const { base } = settings;
  const candidates = [...mappedPaths(settings, name), ...base === null ? [] : [joinPath(base, name)]];
  for (const candidate of candidates) {
    const found = candidate === null ? null : javascriptFile(codebase, candidate);
    if (found !== null) return inside(found);
  }
  return null;
}
function byOwnPackage(codebase, packages2, name) {
  const own = packages2.get(packageName(name));
  if (own === void 0) return null;
  const { raw } = own.manifest;
  const key = `.${name.slice(packageName(name).length)}`;
  const main = key === "." ? [raw.source, raw.module, raw.main, "src/index"].map(textOf2) : [];
  const targets3 = [...offeredPaths(exportsOf(raw.exports), key), ...main, key, `./src/${key}`];
  const found = targets3.flatMap((target2) => {
    const path2 = target2 === null ? null : joinPath(own.folder, target2);
    return (path2 === null ? null : javascriptFile(codebase, path2)) ?? [];
  });
  const best = found.find((path2) => !codebase.isBuilt(path2)) ?? found[0];
  return best === void 0 ? nothing : inside(best);
}
function remembered(find) {
  const known = /* @__PURE__ */ new Map();
  return (name) => {
    const answer = known.get(name);
    if (answer !== void 0) return answer;
    const found = find(name);
    known.set(name, found);
    return found;
  };
}
function byAlias(codebase, from, name) {
  if (!/^[@~]\//.test(name)) return name === "" ? nothing : fromPackage(packageName(name));
  for (const folder of foldersUpFrom(folderOf(from))) {
    for (const below2 of ["src", "app", "."]) {
      const path2 = joinPath(folder, `${below2}/${name.slice(2)}`);
      const found = path2 === null ? null : javascriptFile(codebase, path2);
      if (found !== null) return inside(found);
    }
  }
  return nothing;
}
function packageName(name) {
  const parts = name.replace(/^(?:npm|jsr):/, "").split("/");
  const named4 = name.startsWith("@") || /^(?:npm|jsr):@/.test(name) ? parts.slice(0, 2).join("/") : parts[0] ?? "";
  return /^(?:npm|jsr):/.test(name) ? named4.replace(/(?<=.)@.*/, "") : named4;
}
// src/core/mapping/skeleton/resolve/resolve-python.ts
function resolvePython(codebase) {
  return (from, { text: text2, names = [] }) => {
    const dots = /^\.*/.exec(text2)?.[0].length ?? 0;
    if (dots > 0) return relative3(codebase, from, text2.slice(dots), dots, names);
    const roots = [...codebase.pythonRoots, folderOf(from)];
    const whole = firstOf(roots, (root) => taken(codebase, root, text2, names));
    if (whole !== null) return whole;
    const top = text2.split(".")[0] ?? "";
    if (isStandard("python", top)) return fromPackage(top, true);
    const partly = firstOf(roots, (root) => longest(codebase, root, text2));
    if (partly !== null) return partly;
    return top === "" ? nothing : fromPackage(top);
  };
}
function firstOf(roots, look) {
  for (const root of roots) {
    const found = look(root);
    if (found !== null) return found;
  }
  return null;
}
function relative3(codebase, from, module2, dots, names) {
  const folder = joinPath(folderOf(from), "../".repeat(dots - 1));
  if (folder === null) return nothing;
  return taken(codebase, folder, module2, names) ?? nothing;
}
function taken(codebase, root, module2, names) {
  const path2 = joinPath(root, module2.replaceAll(".", "/"));
  if (path2 === null) return null;
  const own = moduleFile(codebase, path2);
  const below2 = names.map((name) => joinPath(path2, name)).map((at) => at === null ? null : moduleFile(codebase, at));
  const modules = below2.filter((file2) => file2 !== null);
  if (own === null && modules.length === 0) return null;
  const needsOwn = names.length === 0 || modules.length < names.length;
  return inside(...modules, ...needsOwn && own !== null ? [own] : []);
}
function moduleFile({ files }, path2) {
  const prefix = path2 === "." ? "" : `${path2}/`;
  const candidates = [`${path2}.py`, `${prefix}__init__.py`, `${path2}.pyi`, `${prefix}__init__.pyi`];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}
function longest(codebase, root, module2) {
  const parts = module2.split(".");
  for (let count22 = parts.length - 1; count22 > 0; count22 -= 1) {
    const path2 = joinPath(root, parts.slice(0, count22).join("/"));
    const file2 = path2 === null ? null : moduleFile(codebase, path2);
    if (file2 !== null) return count22 === parts.length - 1 ? inside(file2) : nothing;
  }
  return null;
}
// src/core/mapping/skeleton/resolve/resolve-rust.ts
function resolveRust(codebase) {
  const crates = /* @__PURE__ */ new Map();
  for (const { kind, folder, manifest } of codebase.manifests) {
    const root = kind === "cargo" ? libraryOf(codebase, folder, manifest.raw) : null;
    if (root === null) continue;
    const name = textOf2(fieldsOf(manifest.raw.lib).name) ?? manifest.name ?? "";
    crates.set(name.replaceAll("-", "_"), { root, folder: folderOf(root) });
  }
  return (from, found) => {
    const tree = treeOf(codebase, from);
    const here = [...modulePath(tree, from), ...found.within ?? []];
    return found.form === "mod" ? declared(codebase, from, tree, here, found) : used(codebase, crates, tree, here, found.text);
  };
}
function libraryOf({ files }, folder, raw) {
  const said = textOf2(fieldsOf(raw.lib).path);
  const candidates = [...said === null ? [] : [said], "src/lib.rs"].map((path2) => joinPath(folder, path2));
  return candidates.find((path2) => path2 !== null && files.has(path2)) ?? null;
}
function treeOf({ files }, from) {
  for (const folder of foldersUpFrom(folderOf(from))) {
    const source = joinPath(folder, "src") ?? "src";
    const root = [`${source}/lib.rs`, `${source}/main.rs`].find((path2) => files.has(path2));
    if (root !== void 0 && isBelow(from, source) && !isBelow(from, `${source}/bin`)) {
      return { root: nameOf(from) === "main.rs" && folderOf(from) === source ? from : root, folder: source };
    }
  }
  return ownTree(files, from);
}
function ownTree(files, from) {
  const folder = folderOf(from);
  if (nameOf(from) === "mod.rs") return { root: from, folder: folderOf(folder) };
  const main = `${folder}/main.rs`;
  return { root: files.has(main) ? main : from, folder };
}
function modulePath({ root, folder }, from) {
  if (from === root || !isBelow(from, folder)) return [];
  const relative4 = folder === "." ? from : from.slice(folder.length + 1);
  const parts = relative4.replace(/\.rs$/, "").split("/");
  const last = parts.at(-1);
  return last === "mod" || parts.length === 1 && (last === "lib" || last === "main") ? parts.slice(0, -1) : parts;
}
function declared(codebase, from, tree, here, { text: text2, file: file2 }) {
  const path2 = file2 === void 0 ? null : joinPath(folderOf(from), file2);
  if (file2 !== void 0) return path2 !== null && codebase.files.has(path2) ? inside(path2) : nothing;
  const found = moduleFile2(codebase, tree, [...here, text2]);
  return found === null ? nothing : inside(found);
}
function moduleFile2({ files }, tree, path2) {
  const at = joinPath(tree.folder, path2.join("/"));
  return [`${at}.rs`, `${at}/mod.rs`].find((candidate) => files.has(candidate)) ?? null;
}
function used(codebase, crates, tree, here, text2) {
  const [first = "", ...rest] = text2.replace(/^::/, "").split("::").map((part) => part.replace(/^r#/, ""));
  if (first === "crate") return deepest(codebase, tree, rest);
  if (first === "self") return deepest(codebase, tree, [...here, ...rest]);
  if (first === "super") {
    const ups = [first, ...rest].findIndex((part) => part !== "super");
    const up = ups === -1 ? rest.length + 1 : ups;
    return deepest(codebase, tree, [...here.slice(0, Math.max(0, here.length - up)), ...rest.slice(up - 1)]);
  }
  if (isStandard("rust", first)) return fromPackage(first, true);
  const own = moduleFile2(codebase, tree, [...here, first]);
  if (own !== null && !text2.startsWith("::")) return deepest(codebase, tree, [...here, first, ...rest]);
  const crate = crates.get(first);
  return crate === void 0 ? outside(first) : deepest(codebase, crate, rest);
}
function outside(name) {
  return /^[A-Z]/.test(name) || !/^\w+$/.test(name) ? inside() : fromPackage(name);
}
function deepest(codebase, tree, path2) {
  for (let count22 = path2.length; count22 > 0; count22 -= 1) {
    const file2 = moduleFile2(codebase, tree, path2.slice(0, count22));
    if (file2 !== null) return inside(file2);
  }
  return codebase.files.has(tree.root) ? inside(tree.root) : nothing;
}
// src/core/mapping/skeleton/import-graph.ts
var MOST_UNRESOLVED = 500;
var MOST_RANKED = 30;
function importGraph(codebase, sources) {
  const gathered = new Gathered(codebase);
  let parsed = 0;
  for (const [path2, { imports }] of sources) {
    if (imports === null) continue;
    parsed += 1;
    for (const found of imports) gathered.add(path2, found);
  }
  const edges = gathered.edges();
  const loading = edges.filter(({ kind }) => kind === "static");
  return {
    parsed,
    edges,
    external: gathered.externals(),
    unresolved: gathered.unresolved,
    cycles: cycles(targets2(loading)),
    fanIn: ranked(edges.map(({ to }) => to)).map(([path2, importers]) => ({ path: path2, importers })),
    fanOut: ranked(edges.map(({ from }) => from)).map(([path2, imports]) => ({ path: path2, imports }))
  };
}
var STRENGTH = { static: 2, dynamic: 1, type: 0 };
var Gathered = class {
  unresolved = [];
  codebase;
  resolvers;
  inside = /* @__PURE__ */ new Map();
  outside = /* @__PURE__ */ new Map();
  constructor(codebase) {
    this.codebase = codebase;
    const javascript = resolveJavascript(codebase);
    this.resolvers = {
      JavaScript: javascript,
      TypeScript: javascript,
      Python: resolvePython(codebase),
      Go: resolveGo(codebase),
      Rust: resolveRust(codebase),
      Java: resolveJava(codebase)
    };
  }
  add(from, found) {
    const language = (0, import_shared_core_mapping_skeleton_languages.languageOf)(from)?.name ?? "";
    const resolve2 = Object.hasOwn(this.resolvers, language) ? this.resolvers[language] : void 0;
    const resolution = resolve2?.(from, found);
    if (resolution === void 0) return;
    if (resolution.to === "inside") {
      for (const to of resolution.paths) this.edge(from, to, found.kind);
    } else if (resolution.to === "package") {
      this.external(from, language, resolution.name, resolution.standard, found.kind);
    } else if (this.unresolved.length < MOST_UNRESOLVED) {
      const text2 = found.form === "mod" ? `mod ${found.text}` : found.text;
      if (!this.unresolved.some((known) => known.from === from && known.text === text2)) {
        this.unresolved.push({ from, text: text2 });
      }
    }
  }
  edges() {
    return [...this.inside.values()].sort((a, b) => byText(a.from, b.from) || byText(a.to, b.to));
  }
  externals() {
    return [...this.outside.values()].map(({ found, from, declared: declared2 }) => {
      const manifest = found.manifest === "standard" ? "standard" : declared2 ? "declared" : "undeclared";
      return { ...found, importers: from.size, manifest };
    }).sort((a, b) => b.importers - a.importers || byText(a.name, b.name));
  }
  edge(from, to, kind) {
    if (from === to) return;
    const key = `${from}\0${to}`;
    const known = this.inside.get(key);
    if (known === void 0 || STRENGTH[known.kind] < STRENGTH[kind])
      this.inside.set(key, { from, to, kind });
  }
  external(from, language, name, standard2, kind) {
    const family = language === "TypeScript" ? "JavaScript" : language;
    const key = `${family}\0${name}`;
    const known = this.outside.get(key) ?? {
      found: { name, language: family, importers: 0, manifest: standard2 ? "standard" : "declared" },
      from: /* @__PURE__ */ new Set(),
      declared: true
    };
    known.from.add(from);
    known.declared &&= standard2 || isDeclared(this.codebase, from, family, name, kind);
    this.outside.set(key, known);
  }
};
function targets2(edges) {
  const found = /* @__PURE__ */ new Map();
  for (const { from, to } of edges) {
    const known = found.get(from);
    if (known === void 0) found.set(from, [to]);
    else known.push(to);
  }
  return found;
}
function ranked(paths) {
  const counts = /* @__PURE__ */ new Map();
  for (const path2 of paths) counts.set(path2, (counts.get(path2) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || byText(a[0], b[0])).slice(0, MOST_RANKED);
}
// src/core/mapping/skeleton/language-shares.ts
function languageShares(files) {
  const found = /* @__PURE__ */ new Map();
  for (const { path: path2, lines, generated, vendored } of files) {
    const language = (0, import_shared_core_mapping_skeleton_languages.languageOf)(path2);
    if (language === null || generated || vendored) continue;
    const share = found.get(language.name) ?? { kind: language.kind, files: 0, lines: 0 };
    share.files += 1;
    share.lines += lines;
    found.set(language.name, share);
  }
  const isCode = ({ kind }) => kind === "programming";
  const all = [...found.values()].filter(isCode).reduce((sum, { lines }) => sum + lines, 0);
  return [...found].map(([name, share]) => ({
    name,
    files: share.files,
    lines: share.lines,
    share: isCode(share) && all > 0 ? Math.round(100 * share.lines / all) / 100 : 0,
    code: isCode(share)
  })).sort((a, b) => Number(b.code) - Number(a.code) || b.lines - a.lines || byText(a.name, b.name)).map(({ name, files: count22, lines, share }) => ({ name, files: count22, lines, share }));
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
function lockfiles2(paths) {
  return paths.filter(isOwn).flatMap((path2) => {
    const name = nameOf(path2);
    const manager = Object.hasOwn(LOCKFILES, name) ? LOCKFILES[name] : void 0;
    return manager === void 0 ? [] : [{ path: path2, manager }];
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
  [/^\.git(?:attributes|ignore|modules)$/, "git"],
  [
    /^(?:openapi|swagger)\.(?:ya?ml|json)$|^schema\.prisma$|^drizzle\.config\.\w+$|^alembic\.ini$|^(?:schema)\.graphql$/,
    "schema"
  ]
];
var MOST5 = 300;
function configFiles(paths) {
  return paths.filter(isOwn).flatMap((path2) => {
    if (isSecret(path2)) return [{ path: path2, kind: "secret" }];
    const name = nameOf(path2);
    const row = CONFIG.find(([pattern]) => pattern.test(name));
    return row === void 0 ? [] : [{ path: path2, kind: row[1] }];
  }).slice(0, MOST5);
}
var NATIVE = [
  [/^binding\.gyp$/, "binding.gyp"],
  [/\.gypi?$/, "gyp"],
  [/^CMakeLists\.txt$/, "CMake"],
  [/^(?:meson\.build|configure\.ac|SConstruct)$/, "native build"],
  [/^build\.rs$/, "build.rs"],
  [/\.(?:node|so|dylib|dll|a|lib)$/, "prebuilt binary"],
  [/\.(?:c|h)$/, "C"],
  [/\.(?:cc|cpp|cxx|hpp|hh|hxx|ipp)$/, "C++"],
  [/\.(?:pyx|pxd)$/, "Cython"],
  [/\.(?:cu|cuh)$/, "CUDA"],
  [/\.(?:s|asm)$/i, "assembly"]
];
var SAMPLES = 5;
function natives2(paths) {
  const counts = /* @__PURE__ */ new Map();
  return paths.flatMap((path2) => {
    const row = NATIVE.find(([pattern]) => pattern.test(nameOf(path2)));
    return row === void 0 ? [] : [{ path: path2, kind: row[1] }];
  }).filter(({ path: path2, kind }) => {
    const key = `${folderOf(path2)}\0${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= SAMPLES;
  }).slice(0, MOST5);
}
function isOwn(path2) {
  return !isHeld(path2) && !isVendored(path2);
}
// src/core/mapping/skeleton/pipelines.ts
var import_yaml = (0, import_hooks_active_on_stop15.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
var MOST_COMMANDS = 60;
var LONGEST_COMMAND = 500;
function pipelineKind(path2) {
  return KINDS2.find(([pattern]) => pattern.test(path2))?.[1] ?? null;
}
function readPipeline(path2, text2) {
  const kind = pipelineKind(path2) ?? "";
  const nothing2 = { path: path2, kind, jobs: [], commands: [] };
  if (!/\.ya?ml$/.test(path2)) return { ...nothing2, commands: shellLines(path2, text2), broken: false };
  const file2 = yamlOf(text2);
  if (file2 === null) return { ...nothing2, broken: true };
  const fields = fieldsOf(file2);
  const jobs = fieldsOf(fields.jobs);
  const named4 = Object.keys(jobs).length > 0 ? jobs : otherJobs(kind, fields);
  const commands2 = commandsIn(file2, 0).flatMap((block) => block.split("\n"));
  const clean = commands2.map((line) => line.trim().slice(0, LONGEST_COMMAND)).filter((line) => line !== "" && !line.startsWith("#"));
  return {
    ...nothing2,
    jobs: Object.keys(named4),
    commands: [...new Set(clean)].slice(0, MOST_COMMANDS),
    broken: false
  };
}
var KINDS2 = [
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
function yamlOf(text2) {
  try {
    const document = (0, import_yaml.parseDocument)(text2, { logLevel: "silent" });
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
function commandsIn(value, depth3) {
  if (depth3 > 12) return [];
  if (Array.isArray(value)) return value.flatMap((item) => commandsIn(item, depth3 + 1));
  return Object.entries(fieldsOf(value)).flatMap(([name, child]) => {
    if (!COMMAND_FIELDS.has(name)) return commandsIn(child, depth3 + 1);
    const single = textOf2(child);
    if (single !== null) return [single];
    return listOf(child).length > 0 ? textsOf(child) : commandsIn(child, depth3 + 1);
  });
}
function shellLines(path2, text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.trim().slice(0, LONGEST_COMMAND));
  const wanted = nameOf(path2) === "Jenkinsfile" ? /^(?:sh|bat)\b/ : /^(?:step\b.*|(?:npx|npm|pnpm|yarn|node|make|cargo|go|python3?|pytest|bash|sh|docker|mvn|gradle)\b.*)$/;
  return [...new Set(lines.filter((line) => wanted.test(line)))].slice(0, MOST_COMMANDS);
}
// src/core/mapping/skeleton/read-codebase.ts
var import_yaml2 = (0, import_hooks_active_on_stop15.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
// src/core/mapping/skeleton/built-folders.ts
var BUILT = /^(?:dist|build|out|target|lib-cov|_build|\.next|\.output)$/;
var FEW_SOURCES = 3;
var LITTLE_SOURCE = 0.2;
function builtFolders(files, manifestFolders) {
  const code = files.filter(({ path: path2 }) => (0, import_shared_core_mapping_skeleton_languages.isProgramming)(path2));
  const folders2 = new Set(code.flatMap(({ path: path2 }) => foldersUpFrom(folderOf(path2))));
  const owners = /* @__PURE__ */ new Map();
  for (const folder of folders2) {
    const owner = folderOf(folder);
    if (!BUILT.test(nameOf(folder)) || !(manifestFolders.has(owner) || owner === ".")) continue;
    owners.set(owner, [...owners.get(owner) ?? [], folder]);
  }
  const built = [...owners].flatMap(([owner, outputs]) => hasSources(code, owner, outputs) ? outputs : []);
  return (path2) => built.some((folder) => isBelow(path2, folder));
}
function hasSources(code, owner, outputs) {
  const own = code.filter(({ path: path2 }) => isBelow(path2, owner));
  const lies = ({ path: path2 }) => outputs.some((folder) => isBelow(path2, folder));
  const sources = own.filter((file2) => !lies(file2) && !/\.config\.\w+$/.test(file2.path));
  const sum = (some) => some.reduce((bytes, file2) => bytes + file2.bytes, 0);
  return sources.length >= FEW_SOURCES || sum(sources) >= LITTLE_SOURCE * sum(own.filter(lies));
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
// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/error.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
function getLineColFromPtr(string2, ptr) {
  let lines = string2.slice(0, ptr).split(/\r?\n/);
  return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string2, line, column) {
  let lines = string2.split(/\r?\n/);
  let codeblock = "";
  let numberLen = (Math.log10(line + 1) | 0) + 1;
  for (let i = line - 1; i <= line + 1; i++) {
    let l = lines[i - 1];
    if (!l)
      continue;
    codeblock += i.toString().padEnd(numberLen, " ");
    codeblock += ":  ";
    codeblock += l;
    codeblock += "\n";
    if (i === line) {
      codeblock += " ".repeat(numberLen + column + 2);
      codeblock += "^\n";
    }
  }
  return codeblock;
}
var TomlError = class _TomlError extends Error {
  line;
  column;
  codeblock;
  constructor(message, options) {
    const [line, column] = getLineColFromPtr(options.toml, options.ptr);
    const codeblock = makeCodeBlock(options.toml, line, column);
    super(`Invalid TOML document: ${message}

${codeblock}`, options);
    this.line = line;
    this.column = column;
    this.codeblock = codeblock;
  }
  /** @internal */
  static x(message, ctx, ptr) {
    throw new _TomlError(message, { toml: ctx.s, ptr: ptr ?? ctx.p });
  }
};
// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/primitive.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
function parseString(ctx) {
  let startPtr = ctx.p;
  let c = ctx.s.charCodeAt(ctx.p++);
  let first = c;
  let isLiteral = c === 39;
  let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
  if (isMultiline) {
    if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10)
      ctx.p++;
    else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)
      ctx.p += 2;
  }
  let parsed = "";
  let sliceStart = ctx.p;
  let state = 0;
  for (; ctx.p < ctx.s.length; ctx.p++) {
    c = ctx.s.charCodeAt(ctx.p);
    if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) {
      state = state && 3;
    } else if (c < 32 && c !== 9 || c === 127) {
      TomlError.x("control characters are not allowed in strings", ctx);
    } else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
      if (isMultiline) {
        if (ctx.s.charCodeAt(ctx.p + 3) === first)
          ctx.p++;
        if (ctx.s.charCodeAt(ctx.p + 3) === first)
          ctx.p++;
      }
      if (!state) {
        let s = ctx.s.slice(sliceStart, ctx.p);
        parsed = parsed ? parsed + s : s;
      }
      ctx.p += isMultiline ? 3 : 1;
      return parsed;
    } else if (!state) {
      if (!isLiteral && c === 92) {
        parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
        state = 1;
      }
    } else if (state === 1) {
      if (c === 120 || c === 117 || c === 85) {
        let errPtr = ctx.p++ - 1;
        let value = 0;
        let len = c === 120 ? 2 : c === 117 ? 4 : 8;
        for (let j = 0; j < len; j++, ctx.p++) {
          let hex = ctx.s.charCodeAt(ctx.p);
          let digit = (
            /* 0-9 */
            hex >= 48 && hex <= 57 ? hex - 48 : (
              /* A-F */
              hex >= 65 && hex <= 70 ? hex - 65 + 10 : (
                /* a-f */
                hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1
              )
            )
          );
          if (digit < 0)
            TomlError.x("invalid non-hex character in unicode escape", ctx);
          value = value << 4 | digit;
        }
        if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) {
          TomlError.x("invalid unicode escape", ctx, errPtr);
        }
        parsed += String.fromCodePoint(value);
        sliceStart = ctx.p--;
        state = 0;
      } else if (isMultiline && (c === 32 || c === 9)) {
        state = 2;
      } else {
        if (c === 98)
          parsed += "\b";
        else if (c === 116)
          parsed += "	";
        else if (c === 110)
          parsed += "\n";
        else if (c === 102)
          parsed += "\f";
        else if (c === 114)
          parsed += "\r";
        else if (c === 101)
          parsed += "\x1B";
        else if (c === 34)
          parsed += '"';
        else if (c === 92)
          parsed += "\\";
        else
          TomlError.x("unrecognised escape sequence", ctx);
        sliceStart = ctx.p + 1;
        state = 0;
      }
    } else if (c !== 32 && c !== 9) {
      if (state === 2)
        TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
      state = !isLiteral && c === 92 ? 1 : 0;
      sliceStart = ctx.p;
    }
  }
  TomlError.x("unfinished string", ctx, startPtr);
}
// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/date.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
var DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class _TomlDate extends Date {
  #hasDate = false;
  #hasTime = false;
  #offset = null;
  constructor(date, fasttype, unsafeDelim) {
    let hasDate = true;
    let hasTime = true;
    let offset = "Z";
    let c;
    if (typeof date === "string") {
      if (fasttype)
        prep: {
          if (fasttype < 3) {
            if (+date.slice(11, 13) > 23) {
              date = "";
              break prep;
            }
            if (fasttype === 2) {
              offset = null;
              date += "Z";
            } else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) {
              offset = date.slice(date.length - 6);
            }
            if (unsafeDelim)
              date = date.slice(0, 10) + "T" + date.slice(11);
          } else if (fasttype === 4) {
            date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
          }
          hasDate = fasttype !== 4;
          hasTime = fasttype !== 3;
        }
      else {
        let match = date.match(DATE_TIME_RE);
        if (match) {
          if (!match[1]) {
            hasDate = false;
            date = `0000-01-01T${date}`;
          }
          hasTime = !!match[2];
          hasTime && date[10] === " " && (date = date.replace(" ", "T"));
          if (match[2] && +match[2] > 23) {
            date = "";
          } else {
            offset = match[3] || null;
            if (!offset && hasTime)
              date += "Z";
          }
        } else {
          date = "";
        }
      }
    }
    super(date);
    if (!isNaN(this.getTime())) {
      this.#hasDate = hasDate;
      this.#hasTime = hasTime;
      this.#offset = offset;
    }
  }
  isDateTime() {
    return this.#hasDate && this.#hasTime;
  }
  isLocal() {
    return !this.#hasDate || !this.#hasTime || !this.#offset;
  }
  isDate() {
    return this.#hasDate && !this.#hasTime;
  }
  isTime() {
    return this.#hasTime && !this.#hasDate;
  }
  isValid() {
    return this.#hasDate || this.#hasTime;
  }
  toISOString() {
    let iso = super.toISOString();
    if (this.isDate())
      return iso.slice(0, 10);
    if (this.isTime())
      return iso.slice(11, 23);
    if (this.#offset === null)
      return iso.slice(0, -1);
    if (this.#offset === "Z" || this.#offset === "z")
      return iso;
    let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
    offset = this.#offset[0] === "-" ? offset : -offset;
    let offsetDate = new Date(this.getTime() - offset * 6e4);
    return offsetDate.toISOString().slice(0, -1) + this.#offset;
  }
  static wrapAsOffsetDateTime(jsDate, offset = "Z") {
    let date = new _TomlDate(jsDate);
    date.#offset = offset;
    return date;
  }
  static wrapAsLocalDateTime(jsDate) {
    let date = new _TomlDate(jsDate);
    date.#offset = null;
    return date;
  }
  static wrapAsLocalDate(jsDate) {
    let date = new _TomlDate(jsDate);
    date.#hasTime = false;
    date.#offset = null;
    return date;
  }
  static wrapAsLocalTime(jsDate) {
    let date = new _TomlDate(jsDate);
    date.#hasDate = false;
    date.#offset = null;
    return date;
  }
};
// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/extract.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
function isDigit2(char, base = 10) {
  return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
  return char === 32 || char === 9 || char === 10 || char === 13 || // Structure end or next value delimiter
  delim && (char === delim || char === 44) || // Comment
  char === 35;
}
function extractValue(ctx, end) {
  let errPtr = ctx.p;
  let c = ctx.s.charCodeAt(ctx.p);
  if (c === 91 || c === 123) {
    ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
    let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
    ctx.d++;
    return value;
  }
  if (c === 34 || c === 39) {
    return parseString(ctx);
  }
  if (c === 116) {
    if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101)
      TomlError.x("invalid value", ctx, errPtr);
    return ctx.p++, true;
  }
  if (c === 102) {
    if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101)
      TomlError.x("invalid value", ctx, errPtr);
    return ctx.p++, false;
  }
  if (c === 43 || c === 45) {
    return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
  }
  if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) {
    return parseDate(ctx, c, end);
  }
  if (ctx.s.charCodeAt(ctx.p + 2) === 58) {
    return parseTime(ctx, c, end);
  }
  return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
  let c = startChr;
  let state = 0;
  let hasUnderscores = false;
  if (c === 105) {
    if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102)
      TomlError.x("invalid value", ctx, startPtr);
    return ctx.p++, (sign || 1) / 0;
  }
  if (c === 110) {
    if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110)
      TomlError.x("invalid value", ctx, startPtr);
    return ctx.p++, NaN;
  }
  if (c === 48) {
    if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr))
      return ctx.bi === true ? 0n : 0;
    if (!sign) {
      if (c === 120)
        return parseIntegerBaseN(ctx, startPtr, 16, endChr);
      else if (c === 98)
        return parseIntegerBaseN(ctx, startPtr, 2, endChr);
      else if (c === 111)
        return parseIntegerBaseN(ctx, startPtr, 8, endChr);
    }
    if (c === 46)
      state = 2;
    else if (c === 101 || c === 69)
      state = 4;
    else
      TomlError.x("illegal leading zero", ctx, startPtr);
  } else if (!isDigit2(c))
    TomlError.x("invalid value", ctx, startPtr);
  while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
    if (!state)
      state = 1;
    if (c === 95) {
      if (!(state & 1))
        TomlError.x("illegal underscore", ctx);
      state += 11;
      hasUnderscores = true;
    } else if (state === 1 && c === 46)
      state = 2;
    else if ((state === 1 || state === 3) && (c === 101 || c === 69))
      state = 4;
    else if (state === 4 && (c === 43 || c === 45)) {
      state = 6;
    } else if (!isDigit2(c))
      TomlError.x(`illegal character in numeric literal`, ctx);
    else if (state > 9)
      state -= 11;
    else if (!(state & 1))
      state++;
  }
  if (!state) {
    let val = (startChr - 48) * (sign || 1);
    return ctx.bi === true ? BigInt(val) : val;
  }
  if (!(state & 1))
    TomlError.x("unfinished numeric value", ctx, startPtr);
  let str = ctx.s.slice(startPtr, ctx.p);
  if (hasUnderscores)
    str = str.replaceAll("_", "");
  return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
  let c, underscore = 1;
  while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
    if (c === 95) {
      if (underscore & 1)
        TomlError.x("illegal underscore", ctx);
      underscore = 3;
    } else if (!isDigit2(c, base))
      TomlError.x(`illegal character in numeric literal`, ctx);
    else if (underscore & 1)
      underscore--;
  }
  if (underscore & 1)
    TomlError.x("unfinished numeric value", ctx);
  let str = ctx.s.slice(startPtr + 2, ctx.p);
  if (underscore)
    str = str.replaceAll("_", "");
  return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
  if (ctx.bi !== true)
    int: {
      let val = parseInt(str, base);
      if (!Number.isSafeInteger(val)) {
        if (ctx.bi)
          break int;
        TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
      }
      return val;
    }
  return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
  let startPtr = ctx.p++, unsafeSeparator;
  if (!isDigit2(c) || !isDigit2(ctx.s.charCodeAt(ctx.p++)) || !isDigit2(ctx.s.charCodeAt(ctx.p++)) || !isDigit2(ctx.s.charCodeAt(ctx.p++))) {
    return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
  }
  ctx.p += 5;
  if (!isDigit2(ctx.s.charCodeAt(ctx.p++)))
    TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
  if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit2(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) {
    let t2 = ctx.s.slice(startPtr, ctx.p);
    return readDate(ctx, t2, 3, false, startPtr);
  }
  if (ctx.s.charCodeAt(ctx.p += 3) !== 58)
    TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
  if (ctx.s.charCodeAt(ctx.p += 3) === 58)
    ctx.p += 3;
  if (ctx.s.charCodeAt(ctx.p) === 46)
    while (isDigit2(ctx.s.charCodeAt(++ctx.p)))
      ;
  if (c = ctx.s.charCodeAt(ctx.p)) {
    if (c === 90 || c === 122) {
      let t2 = ctx.s.slice(startPtr, ++ctx.p);
      return readDate(ctx, t2, 1, unsafeSeparator, startPtr, "[+00:00]");
    }
    if (c === 43 || c === 45) {
      let t2 = ctx.s.slice(startPtr, ctx.p += 6);
      return readDate(ctx, t2, 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
    }
  }
  let t = ctx.s.slice(startPtr, ctx.p);
  return readDate(ctx, t, 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
  let start = ctx.p;
  if (!isDigit2(c) || !isDigit2(ctx.s.charCodeAt(++ctx.p))) {
    return parseNumber(ctx, --ctx.p, c, 0, endChr);
  }
  if (ctx.s.charCodeAt(ctx.p += 4) === 58)
    ctx.p += 3;
  if (ctx.s.charCodeAt(ctx.p) === 46)
    while (isDigit2(ctx.s.charCodeAt(++ctx.p)))
      ;
  let t = ctx.s.slice(start, ctx.p);
  return readDate(ctx, t, 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
  if (ctx.ld) {
    let date = new TomlDate(str, type, unsafeDelim);
    if (!date.isValid())
      TomlError.x("invalid date", ctx, errPtr);
    return date;
  }
  try {
    if (temporalSuffix)
      str += temporalSuffix;
    switch (type) {
      case 1:
        return Temporal.ZonedDateTime.from(str);
      case 2:
        return Temporal.PlainDateTime.from(str);
      case 3:
        return Temporal.PlainDate.from(str);
      case 4:
        return Temporal.PlainTime.from(str);
    }
  } catch (e) {
    TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
  }
}
// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/util.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
function skipComment(ctx) {
  for (; ctx.p < ctx.s.length; ctx.p++) {
    let c = ctx.s.charCodeAt(ctx.p);
    if (c === 10)
      break;
    if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
      ctx.p++;
      break;
    }
    if (c < 32 && c !== 9 || c === 127) {
      TomlError.x("control characters are not allowed in comments", ctx);
    }
  }
}
function skipVoid(ctx, banNewLines, banComments) {
  let c;
  while (ctx.p < ctx.s.length) {
    while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)))
      ctx.p++;
    if (banComments || c !== 35)
      break;
    skipComment(ctx);
  }
}
// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/struct.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
function parseKey(ctx, end = 61) {
  let startPtr;
  let state = 0;
  let parsed = [];
  let sliceStart;
  let c = ctx.s.charCodeAt(startPtr = ctx.p);
  do {
    if (c === end) {
      if (!state)
        TomlError.x("unexpected end of key", ctx);
      if (state === 1)
        parsed.push(ctx.s.slice(sliceStart, ctx.p));
      return ctx.p++, parsed;
    } else if (c === 46) {
      if (!state)
        TomlError.x("illegal empty bare key", ctx);
      if (state === 1)
        parsed.push(ctx.s.slice(sliceStart, ctx.p));
      state = 0;
    } else if (!state && (c === 34 || c === 39)) {
      if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2))
        TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
      parsed.push(parseString(ctx));
      state = 2;
      ctx.p--;
    } else if (c === 32 || c === 9) {
      if (state === 1) {
        parsed.push(ctx.s.slice(sliceStart, ctx.p));
        state = 2;
      }
    } else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) {
      TomlError.x("illegal character in key", ctx);
    } else if (!state) {
      state = 1;
      sliceStart = ctx.p;
    }
  } while (c = ctx.s.charCodeAt(++ctx.p));
  TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
function parseInlineTable(ctx) {
  let startPtr = ctx.p++;
  let res = /* @__PURE__ */ Object.create(null);
  let seen = /* @__PURE__ */ new Set();
  let c;
  while (ctx.p < ctx.s.length) {
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
      ctx.p++;
      return res;
    }
    let k;
    let t = res;
    let hasOwn = false;
    let errPtr = ctx.p;
    let key = parseKey(ctx);
    for (let i = 0; i < key.length; i++) {
      if (i)
        t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
      k = key[i];
      if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) {
        TomlError.x("trying to redefine an already defined value", ctx, errPtr);
      }
      let unsafe = k === "__proto__";
      if (ctx.uk && (unsafe || k === "constructor")) {
        t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
        break;
      }
      if (!hasOwn && unsafe) {
        Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true });
      }
    }
    if (hasOwn) {
      TomlError.x("trying to redefine an already defined value", ctx, errPtr);
    }
    skipVoid(ctx, true, true);
    let value = extractValue(
      ctx,
      125
      /* } */
    );
    if (t && typeof (t[k] = value) === "object")
      seen.add(value);
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) {
      return res;
    }
    if (c !== 44)
      TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
  }
  TomlError.x("unfinished table", ctx, startPtr);
}
function parseArray(ctx) {
  let startPtr = ctx.p++;
  let res = [];
  let c;
  while (ctx.p < ctx.s.length) {
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
      ctx.p++;
      return res;
    }
    res.push(extractValue(
      ctx,
      93
      /* ] */
    ));
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) {
      return res;
    }
    if (c !== 44)
      TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
  }
  TomlError.x("unfinished array", ctx, startPtr);
}
// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/parse.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
function peekTable(ctx, key, table2, meta, type) {
  let t = table2;
  let m = meta;
  let k;
  let hasOwn = false;
  let state;
  for (let i = 0; i < key.length; i++) {
    if (i) {
      t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
      m = (state = m[k]).c;
      if (type === 0 && (state.t === 1 || state.t === 2)) {
        return null;
      }
      if (state.t === 2) {
        let l = t.length - 1;
        t = t[l];
        m = m[l].c;
      }
    }
    k = key[i];
    if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) {
      return null;
    }
    if (!hasOwn) {
      let unsafe = k === "__proto__";
      if (ctx.uk && (unsafe || k === "constructor"))
        return false;
      if (unsafe) {
        Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true });
        Object.defineProperty(m, k, { enumerable: true, configurable: true, writable: true });
      }
      m[k] = {
        t: i < key.length - 1 && type === 2 ? 3 : type,
        d: false,
        i: 0,
        c: /* @__PURE__ */ Object.create(null)
      };
    }
  }
  state = m[k];
  if (state.t !== type && !(type === 1 && state.t === 3)) {
    return null;
  }
  if (type === 2) {
    if (!state.d) {
      state.d = true;
      t[k] = [];
    }
    t[k].push(t = /* @__PURE__ */ Object.create(null));
    state.c[state.i++] = state = { t: 1, d: false, i: 0, c: /* @__PURE__ */ Object.create(null) };
  }
  if (state.d) {
    return null;
  }
  state.d = true;
  if (type === 1) {
    t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
  } else if (type === 0 && hasOwn) {
    return null;
  }
  return [k, t, state.c];
}
function validateTablePeek(ctx, peek, ptr) {
  if (peek === null || ctx.uk === 2)
    TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse3(toml, options = {}) {
  let ctx = {
    s: toml,
    p: 0,
    d: options.maxDepth ?? 1e3,
    bi: options.integersAsBigInt ?? false,
    ld: options.useLegacyDate ?? true,
    uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
  };
  let res = /* @__PURE__ */ Object.create(null);
  let meta = /* @__PURE__ */ Object.create(null);
  let tmp;
  let skipping = false;
  let tbl = res;
  let m = meta;
  if (toml.charCodeAt(0) === 65279)
    ctx.p++;
  skipVoid(ctx);
  while (ctx.p < toml.length) {
    if (toml.charCodeAt(ctx.p) === 91) {
      let isTableArray = toml.charCodeAt(++ctx.p) === 91;
      tmp = ctx.p += +isTableArray;
      skipping = false;
      let k = parseKey(
        ctx,
        93
        /* ] */
      );
      if (isTableArray) {
        if (toml.charCodeAt(ctx.p) !== 93) {
          TomlError.x("expected end of table array declaration", ctx);
        }
        ctx.p++;
      }
      let p = peekTable(
        ctx,
        k,
        res,
        meta,
        isTableArray ? 2 : 1
        /* Type.EXPLICIT */
      );
      if (!p) {
        validateTablePeek(ctx, p, tmp);
        skipping = true;
      } else {
        m = p[2];
        tbl = p[1];
      }
    } else {
      tmp = ctx.p;
      let k = parseKey(ctx);
      let p = peekTable(
        ctx,
        k,
        tbl,
        m,
        0
        /* Type.DOTTED */
      );
      if (!p && !skipping)
        validateTablePeek(ctx, p, tmp);
      skipVoid(ctx, true, true);
      let v = extractValue(ctx, void 0);
      if (p && !skipping)
        p[1][p[0]] = v;
    }
    skipVoid(ctx, true);
    if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) {
      TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
    }
    skipVoid(ctx);
  }
  return res;
}
// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/stringify.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
var HAS_WELLFORMED = !!"".isWellFormed;
// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/index.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
// src/core/mapping/skeleton/manifests/read-cargo.ts
function readCargo(text2) {
  const file2 = fieldsOf(parse3(text2));
  const pack = fieldsOf(file2.package);
  const workspace = fieldsOf(file2.workspace);
  const platforms = Object.values(fieldsOf(file2.target)).map(fieldsOf);
  return {
    ...nothingSaid,
    name: textOf2(pack.name),
    version: textOf2(pack.version) ?? textOf2(fieldsOf(workspace.package).version),
    dependencies: [file2, workspace, ...platforms].flatMap(dependenciesOf2),
    workspaces: textsOf(workspace.members),
    entries: [
      ...listOf(file2.bin).flatMap((bin) => target(fieldsOf(bin), "bin")),
      ...target(fieldsOf(file2.lib), "lib")
    ],
    raw: file2
  };
}
function dependenciesOf2(table2) {
  const list22 = (field, dev) => Object.entries(fieldsOf(table2[field])).map(
    ([name, said]) => dependency(
      textOf2(fieldsOf(said).package) ?? name,
      textOf2(said) ?? textOf2(fieldsOf(said).version) ?? "",
      dev
    )
  );
  return [
    ...list22("dependencies", false),
    ...list22("build-dependencies", true),
    ...list22("dev-dependencies", true)
  ];
}
function target(said, kind) {
  const path2 = textOf2(said.path);
  const name = textOf2(said.name);
  if (path2 === null) return [];
  return [{ path: path2, why: `Cargo.toml ${kind}${name === null ? "" : ` "${name}"`}` }];
}
// src/core/mapping/skeleton/manifests/read-lines.ts
function readGoMod(text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.replace(/\/\/.*/, "").trim());
  const dependencies2 = required(lines);
  const name = lines.map((line) => /^module\s+"?([^\s"]+)"?$/.exec(line)?.[1]).find((found) => found);
  const version = lines.map((line) => /^go\s+(\S+)$/.exec(line)?.[1]).find((found) => found);
  return { ...nothingSaid, name: name ?? null, version: version ? `go ${version}` : null, dependencies: dependencies2 };
}
function required(lines) {
  let block = "";
  return lines.flatMap((line) => {
    const opened = line === ")" ? "" : /^(\w+)\s*\($/.exec(line)?.[1];
    block = opened ?? block;
    if (block !== "require" && !line.startsWith("require ")) return [];
    const found = /^(?:require\s+)?"?([\w.~/-]+)"?\s+(v\S+)$/.exec(line);
    return found?.[1] === void 0 ? [] : [dependency(found[1], found[2])];
  });
}
function readGemfile(text2) {
  const dependencies2 = [];
  let dev = false;
  for (const line of text2.split(/\r?\n/)) {
    const group = /^\s*group\s(.*)\bdo\b/.exec(line)?.[1];
    if (group !== void 0) dev = /:(?:test|development)\b/.test(group);
    else if (/^end\b/.test(line)) dev = false;
    const gem = /^\s*(?:gem|\w+\.add_(?:runtime_|development_)?dependency)[ \t]*(?:\([ \t]*)?["']([\w-]+)["'](?:\s*,\s*["']([^"']*)["'])?/.exec(
      line
    );
    if (gem?.[1] !== void 0) {
      dependencies2.push(dependency(gem[1], gem[2], dev || line.includes("add_development")));
    }
  }
  return { ...nothingSaid, dependencies: dependencies2 };
}
var LONGEST_LINE = 1e3;
function readGradle(whole) {
  const text2 = whole.split(/\r?\n/).filter((line) => line.length <= LONGEST_LINE).join("\n");
  const wanted = /^[ \t]*(\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|kapt|annotationProcessor))[ \t]*(?:\([ \t]*)?(?:platform\()?["']([\w.-]+:[\w.-]+)(?::([^"'@]+))?/gm;
  const value = (name) => new RegExp(`^[ \\t]*${name}[ \\t]*(?:=[ \\t]*)?["']([^"'$]+)["']`, "m").exec(text2)?.[1] ?? null;
  return {
    ...nothingSaid,
    name: value("rootProject\\.name"),
    version: value("version"),
    dependencies: [...text2.matchAll(wanted)].map(
      ([, scope = "", name = "", version]) => dependency(name, version, /^test|^androidTest/.test(scope))
    ),
    workspaces: [
      ...text2.matchAll(/^[ \t]*include\b[ \t]*(?:\([ \t]*)?((?:["'][^"'\n]+["'][ \t,]*)+)/gm)
    ].flatMap(
      ([, names = ""]) => [...names.matchAll(/["']:?([^"']+)["']/g)].map(([, name = ""]) => name.replaceAll(":", "/"))
    )
  };
}
function readComposer(text2) {
  const raw = fieldsOf(JSON.parse(text2.replace(/^\uFEFF/, "")));
  const list22 = (field, dev) => Object.entries(textFieldsOf(raw[field])).filter(([name]) => name !== "php" && !name.startsWith("ext-")).map(([name, version]) => dependency(name, version, dev));
  return {
    ...nothingSaid,
    name: textOf2(raw.name),
    version: textOf2(raw.version),
    scripts: textFieldsOf(raw.scripts),
    dependencies: [...list22("require", false), ...list22("require-dev", true)],
    entries: textsOf(raw.bin).map((path2) => ({ path: path2, why: "composer.json bin" }))
  };
}
// src/core/mapping/skeleton/manifests/read-npm.ts
function readNpm(text2) {
  const raw = fieldsOf(JSON.parse(text2.replace(/^\uFEFF/, "")));
  const list22 = (field, dev) => Object.entries(textFieldsOf(raw[field])).map(([name, version]) => dependency(name, version, dev));
  const known = /* @__PURE__ */ new Set();
  const all = [
    ...list22("dependencies", false),
    ...list22("optionalDependencies", false),
    ...list22("peerDependencies", false),
    ...list22("devDependencies", true)
  ];
  return {
    name: textOf2(raw.name),
    version: textOf2(raw.version),
    scripts: textFieldsOf(raw.scripts),
    dependencies: all.filter(({ name }) => !known.has(name) && known.add(name)),
    workspaces: Array.isArray(raw.workspaces) ? textsOf(raw.workspaces) : textsOf(fieldsOf(raw.workspaces).packages),
    entries: entriesOf(raw),
    raw
  };
}
function entriesOf(raw) {
  const field = (name) => {
    const path2 = textOf2(raw[name]);
    return path2 === null ? [] : [{ path: path2, why: `package.json ${name}` }];
  };
  const bin = textOf2(raw.bin);
  const bins = Object.entries(bin === null ? textFieldsOf(raw.bin) : { [textOf2(raw.name) ?? ""]: bin });
  return [
    ...bins.map(([name, path2]) => ({
      path: path2,
      why: name === "" ? "package.json bin" : `package.json bin "${name}"`
    })),
    ...raw.main === void 0 && raw.exports === void 0 && raw.bin === void 0 ? [{ path: "index", why: "package.json without main" }] : field("main"),
    ...field("module"),
    ...field("browser"),
    ...exported(raw.exports, ".", 0)
  ];
}
function exported(value, key, depth3) {
  if (depth3 > 6) return [];
  const path2 = textOf2(value);
  if (path2 !== null) {
    const usable = !path2.includes("*") && !path2.endsWith(".d.ts") && !/package\.json$/.test(path2);
    return usable ? [{ path: path2, why: `package.json exports "${key}"` }] : [];
  }
  return Object.entries(fieldsOf(value)).flatMap(
    ([name, child]) => name === "types" ? [] : exported(child, name.startsWith(".") ? name : key, depth3 + 1)
  );
}
// src/core/mapping/skeleton/manifests/read-python.ts
function readPyproject(text2) {
  const file2 = fieldsOf(parse3(text2));
  const project = fieldsOf(file2.project);
  const tool = fieldsOf(file2.tool);
  const poetry = fieldsOf(tool.poetry);
  const scripts2 = { ...textFieldsOf(project.scripts), ...textFieldsOf(poetry.scripts) };
  return {
    ...nothingSaid,
    name: textOf2(project.name) ?? textOf2(poetry.name),
    version: textOf2(project.version) ?? textOf2(poetry.version),
    scripts: scripts2,
    dependencies: [
      ...textsOf(project.dependencies).flatMap((line) => requirement(line, false)),
      ...groups(project["optional-dependencies"]),
      ...groups(file2["dependency-groups"]),
      ...poetryDependencies(poetry)
    ],
    workspaces: textsOf(fieldsOf(fieldsOf(tool.uv).workspace).members),
    entries: Object.entries(scripts2).map(([name, target2]) => ({
      path: `${(target2.split(":")[0] ?? "").trim().replaceAll(".", "/")}.py`,
      why: `pyproject.toml script "${name}"`
    }))
  };
}
function groups(value) {
  return Object.values(fieldsOf(value)).flatMap(
    (list22) => textsOf(list22).flatMap((line) => requirement(line, true))
  );
}
function poetryDependencies(poetry) {
  const table2 = (value, dev) => Object.entries(fieldsOf(value)).filter(([name]) => name !== "python").map(([name, said]) => dependency(name, textOf2(said) ?? textOf2(fieldsOf(said).version) ?? "", dev));
  return [
    ...table2(poetry.dependencies, false),
    ...table2(poetry["dev-dependencies"], true),
    ...Object.values(fieldsOf(poetry.group)).flatMap((group) => table2(fieldsOf(group).dependencies, true))
  ];
}
function requirement(line, dev) {
  const found = /^([A-Za-z0-9][\w.-]*)(?![\w.:/-])\s*(?:\[[^\]]*\])?\s*([^;#]*)/.exec(line.trim());
  return found?.[1] === void 0 ? [] : [dependency(found[1], found[2] ?? "", dev)];
}
function readRequirements(text2, dev) {
  return {
    ...nothingSaid,
    dependencies: text2.split(/\r?\n/).flatMap((line) => requirement(line, dev))
  };
}
function readSetupCfg(text2) {
  const values = /* @__PURE__ */ new Map();
  let section2 = "";
  let key = "";
  for (const line of text2.split(/\r?\n/)) {
    const heading = /^\[([^\]]+)\]/.exec(line)?.[1];
    const pair = /^([\w.-]+)\s*[=:]\s*(\S.*)?$/.exec(line);
    if (heading !== void 0) section2 = heading;
    else if (pair !== null) {
      key = `${section2}.${pair[1]}`;
      values.set(key, [pair[2] ?? ""]);
    } else if (/^\s+\S/.test(line)) values.get(key)?.push(line.trim());
  }
  const lines = (name) => (values.get(name) ?? []).filter((line) => line !== "");
  return {
    ...nothingSaid,
    name: lines("metadata.name")[0] ?? null,
    version: lines("metadata.version")[0] ?? null,
    dependencies: lines("options.install_requires").flatMap((line) => requirement(line, false))
  };
}
function readPipfile(text2) {
  const file2 = fieldsOf(parse3(text2));
  const table2 = (value, dev) => Object.entries(fieldsOf(value)).map(([name, version]) => dependency(name, textOf2(version) ?? "", dev));
  return {
    ...nothingSaid,
    scripts: textFieldsOf(file2.scripts),
    dependencies: [...table2(file2.packages, false), ...table2(file2["dev-packages"], true)]
  };
}
function pythonRoots(text2) {
  try {
    const tool = fieldsOf(fieldsOf(parse3(text2)).tool);
    const setuptools = fieldsOf(tool.setuptools);
    return [
      ...textsOf(fieldsOf(fieldsOf(setuptools.packages).find).where),
      ...Object.values(textFieldsOf(setuptools["package-dir"])),
      ...listOf(fieldsOf(tool.poetry).packages).flatMap((entry) => textOf2(fieldsOf(entry).from) ?? [])
    ];
  } catch {
    return [];
  }
}
// node_modules/.pnpm/fast-xml-parser@5.12.1/node_modules/fast-xml-parser/src/util.js
var nameStartChar = ":A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD";
var nameChar = nameStartChar + "\\-.\\d\\u00B7\\u0300-\\u036F\\u203F-\\u2040";
var nameRegexp = "[" + nameStartChar + "][" + nameChar + "]*";
var regexName = new RegExp("^" + nameRegexp + "$");
function getAllMatches(string2, regex) {
  const matches = [];
  let match = regex.exec(string2);
  while (match) {
    const allmatches = [];
    allmatches.startIndex = regex.lastIndex - match[0].length;
    const len = match.length;
    for (let index = 0; index < len; index++) {
      allmatches.push(match[index]);
    }
    matches.push(allmatches);
    match = regex.exec(string2);
  }
  return matches;
}
var isName2 = function(string2) {
  const match = regexName.exec(string2);
  return !(match === null || typeof match === "undefined");
};
function isExist(v) {
  return typeof v !== "undefined";
}
var DANGEROUS_PROPERTY_NAMES = [
  // '__proto__',
  // 'constructor',
  // 'prototype',
  "hasOwnProperty",
  "toString",
  "valueOf",
  "__defineGetter__",
  "__defineSetter__",
  "__lookupGetter__",
  "__lookupSetter__"
];
var criticalProperties = ["__proto__", "constructor", "prototype"];
// node_modules/.pnpm/fast-xml-parser@5.12.1/node_modules/fast-xml-parser/src/validator.js
var defaultOptions = {
  allowBooleanAttributes: false,
  //A tag can have attributes without any value
  unpairedTags: []
};
function validate(xmlData, options) {
  options = Object.assign({}, defaultOptions, options);
  const tags = [];
  let tagFound = false;
  let reachedRoot = false;
  if (xmlData[0] === "\uFEFF") {
    xmlData = xmlData.substr(1);
  }
  for (let i = 0; i < xmlData.length; i++) {
    if (xmlData[i] === "<" && xmlData[i + 1] === "?") {
      i += 2;
      i = readPI(xmlData, i);
      if (i.err) return i;
    } else if (xmlData[i] === "<") {
      let tagStartPos = i;
      i++;
      if (xmlData[i] === "!") {
        i = readCommentAndCDATA(xmlData, i);
        continue;
      } else {
        let closingTag = false;
        if (xmlData[i] === "/") {
          closingTag = true;
          i++;
        }
        let tagName = "";
        for (; i < xmlData.length && xmlData[i] !== ">" && xmlData[i] !== " " && xmlData[i] !== "	" && xmlData[i] !== "\n" && xmlData[i] !== "\r"; i++) {
          tagName += xmlData[i];
        }
        tagName = tagName.trim();
        if (tagName[tagName.length - 1] === "/") {
          tagName = tagName.substring(0, tagName.length - 1);
          i--;
        }
        if (!validateTagName(tagName)) {
          let msg;
          if (tagName.trim().length === 0) {
            msg = "Invalid space after '<'.";
          } else {
            msg = "Tag '" + tagName + "' is an invalid name.";
          }
          return getErrorObject("InvalidTag", msg, getLineNumberForPosition(xmlData, i));
        }
        const result = readAttributeStr(xmlData, i);
        if (result === false) {
          return getErrorObject("InvalidAttr", "Attributes for '" + tagName + "' have open quote.", getLineNumberForPosition(xmlData, i));
        }
        let attrStr = result.value;
        i = result.index;
        if (attrStr[attrStr.length - 1] === "/") {
          const attrStrStart = i - attrStr.length;
          attrStr = attrStr.substring(0, attrStr.length - 1);
          const isValid = validateAttributeString(attrStr, options);
          if (isValid === true) {
            tagFound = true;
          } else {
            return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, attrStrStart + isValid.err.line));
          }
        } else if (closingTag) {
          if (!result.tagClosed) {
            return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' doesn't have proper closing.", getLineNumberForPosition(xmlData, i));
          } else if (attrStr.trim().length > 0) {
            return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' can't have attributes or invalid starting.", getLineNumberForPosition(xmlData, tagStartPos));
          } else if (tags.length === 0) {
            return getErrorObject("InvalidTag", "Closing tag '" + tagName + "' has not been opened.", getLineNumberForPosition(xmlData, tagStartPos));
          } else {
            const otg = tags.pop();
            if (tagName !== otg.tagName) {
              let openPos = getLineNumberForPosition(xmlData, otg.tagStartPos);
              return getErrorObject(
                "InvalidTag",
                "Expected closing tag '" + otg.tagName + "' (opened in line " + openPos.line + ", col " + openPos.col + ") instead of closing tag '" + tagName + "'.",
                getLineNumberForPosition(xmlData, tagStartPos)
              );
            }
            if (tags.length == 0) {
              reachedRoot = true;
            }
          }
        } else {
          const isValid = validateAttributeString(attrStr, options);
          if (isValid !== true) {
            return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, i - attrStr.length + isValid.err.line));
          }
          if (reachedRoot === true) {
            return getErrorObject("InvalidXml", "Multiple possible root nodes found.", getLineNumberForPosition(xmlData, i));
          } else if (options.unpairedTags.indexOf(tagName) !== -1) {
          } else {
            tags.push({ tagName, tagStartPos });
          }
          tagFound = true;
        }
        for (i++; i < xmlData.length; i++) {
          if (xmlData[i] === "<") {
            if (xmlData[i + 1] === "!") {
              i++;
              i = readCommentAndCDATA(xmlData, i);
              continue;
            } else if (xmlData[i + 1] === "?") {
              i = readPI(xmlData, ++i);
              if (i.err) return i;
            } else {
              break;
            }
          } else if (xmlData[i] === "&") {
            const afterAmp = validateAmpersand(xmlData, i);
            if (afterAmp == -1)
              return getErrorObject("InvalidChar", "char '&' is not expected.", getLineNumberForPosition(xmlData, i));
            i = afterAmp;
          } else {
            if (reachedRoot === true && !isWhiteSpace2(xmlData[i])) {
              return getErrorObject("InvalidXml", "Extra text at the end", getLineNumberForPosition(xmlData, i));
            }
          }
        }
        if (xmlData[i] === "<") {
          i--;
        }
      }
    } else {
      if (isWhiteSpace2(xmlData[i])) {
        continue;
      }
      return getErrorObject("InvalidChar", "char '" + xmlData[i] + "' is not expected.", getLineNumberForPosition(xmlData, i));
    }
  }
  if (!tagFound) {
    return getErrorObject("InvalidXml", "Start tag expected.", 1);
  } else if (tags.length == 1) {
    return getErrorObject("InvalidTag", "Unclosed tag '" + tags[0].tagName + "'.", getLineNumberForPosition(xmlData, tags[0].tagStartPos));
  } else if (tags.length > 0) {
    return getErrorObject("InvalidXml", "Invalid '" + JSON.stringify(tags.map((t) => t.tagName), null, 4).replace(/\r?\n/g, "") + "' found.", { line: 1, col: 1 });
  }
  return true;
}
function isWhiteSpace2(char) {
  return char === " " || char === "	" || char === "\n" || char === "\r";
}
function readPI(xmlData, i) {
  const start = i;
  for (; i < xmlData.length; i++) {
    if (xmlData[i] == "?" || xmlData[i] == " ") {
      const tagname = xmlData.substr(start, i - start);
      if (i > 5 && tagname === "xml") {
        return getErrorObject("InvalidXml", "XML declaration allowed only at the start of the document.", getLineNumberForPosition(xmlData, i));
      } else if (xmlData[i] == "?" && xmlData[i + 1] == ">") {
        i++;
        break;
      } else {
        continue;
      }
    }
  }
  return i;
}
function readCommentAndCDATA(xmlData, i) {
  if (xmlData.length > i + 5 && xmlData[i + 1] === "-" && xmlData[i + 2] === "-") {
    for (i += 3; i < xmlData.length; i++) {
      if (xmlData[i] === "-" && xmlData[i + 1] === "-" && xmlData[i + 2] === ">") {
        i += 2;
        break;
      }
    }
  } else if (xmlData.length > i + 8 && xmlData[i + 1] === "D" && xmlData[i + 2] === "O" && xmlData[i + 3] === "C" && xmlData[i + 4] === "T" && xmlData[i + 5] === "Y" && xmlData[i + 6] === "P" && xmlData[i + 7] === "E") {
    let angleBracketsCount = 1;
    for (i += 8; i < xmlData.length; i++) {
      if (xmlData[i] === "<") {
        angleBracketsCount++;
      } else if (xmlData[i] === ">") {
        angleBracketsCount--;
        if (angleBracketsCount === 0) {
          break;
        }
      }
    }
  } else if (xmlData.length > i + 9 && xmlData[i + 1] === "[" && xmlData[i + 2] === "C" && xmlData[i + 3] === "D" && xmlData[i + 4] === "A" && xmlData[i + 5] === "T" && xmlData[i + 6] === "A" && xmlData[i + 7] === "[") {
    for (i += 8; i < xmlData.length; i++) {
      if (xmlData[i] === "]" && xmlData[i + 1] === "]" && xmlData[i + 2] === ">") {
        i += 2;
        break;
      }
    }
  }
  return i;
}
var doubleQuote = '"';
var singleQuote = "'";
function readAttributeStr(xmlData, i) {
  let attrStr = "";
  let startChar = "";
  let tagClosed = false;
  for (; i < xmlData.length; i++) {
    if (xmlData[i] === doubleQuote || xmlData[i] === singleQuote) {
      if (startChar === "") {
        startChar = xmlData[i];
      } else if (startChar !== xmlData[i]) {
      } else {
        startChar = "";
      }
    } else if (xmlData[i] === ">") {
      if (startChar === "") {
        tagClosed = true;
        break;
      }
    }
    attrStr += xmlData[i];
  }
  if (startChar !== "") {
    return false;
  }
  return {
    value: attrStr,
    index: i,
    tagClosed
  };
}
function scanAttributeTokens(attrStr) {
  const tokens = [];
  const len = attrStr.length;
  let i = 0;
  while (i < len) {
    const tokenStart = i;
    while (i < len && isWhiteSpace2(attrStr[i])) i++;
    if (i >= len) break;
    if (attrStr[i] === "=") {
      i++;
      continue;
    }
    const leadingWs = attrStr.slice(tokenStart, i);
    const nameStart = i;
    while (i < len && !isWhiteSpace2(attrStr[i]) && attrStr[i] !== "=") i++;
    const name = attrStr.slice(nameStart, i);
    let equalsGroup;
    let j = i;
    while (j < len && isWhiteSpace2(attrStr[j])) j++;
    if (j < len && attrStr[j] === "=") {
      equalsGroup = attrStr.slice(i, j + 1);
      i = j + 1;
    }
    let quoteChar;
    let value;
    let k = i;
    while (k < len && isWhiteSpace2(attrStr[k])) k++;
    if (k < len && (attrStr[k] === '"' || attrStr[k] === "'")) {
      const valueStart = k + 1;
      const closeIdx = attrStr.indexOf(attrStr[k], valueStart);
      if (closeIdx !== -1) {
        quoteChar = attrStr[k];
        value = attrStr.slice(valueStart, closeIdx);
        i = closeIdx + 1;
      }
    }
    const token = { startIndex: tokenStart };
    token[1] = leadingWs;
    token[2] = name;
    token[3] = equalsGroup;
    token[4] = quoteChar !== void 0 ? true : void 0;
    token[5] = quoteChar;
    token[6] = value;
    tokens.push(token);
  }
  return tokens;
}
function validateAttributeString(attrStr, options) {
  const matches = scanAttributeTokens(attrStr);
  const attrNames = {};
  for (let i = 0; i < matches.length; i++) {
    if (matches[i][1].length === 0) {
      return getErrorObject("InvalidAttr", "Attribute '" + matches[i][2] + "' has no space in starting.", getPositionFromMatch(matches[i]));
    } else if (matches[i][3] !== void 0 && matches[i][4] === void 0) {
      return getErrorObject("InvalidAttr", "Attribute '" + matches[i][2] + "' is without value.", getPositionFromMatch(matches[i]));
    } else if (matches[i][3] === void 0 && !options.allowBooleanAttributes) {
      return getErrorObject("InvalidAttr", "boolean attribute '" + matches[i][2] + "' is not allowed.", getPositionFromMatch(matches[i]));
    }
    const attrName = matches[i][2];
    if (!validateAttrName(attrName)) {
      return getErrorObject("InvalidAttr", "Attribute '" + attrName + "' is an invalid name.", getPositionFromMatch(matches[i]));
    }
    if (!Object.prototype.hasOwnProperty.call(attrNames, attrName)) {
      attrNames[attrName] = 1;
    } else {
      return getErrorObject("InvalidAttr", "Attribute '" + attrName + "' is repeated.", getPositionFromMatch(matches[i]));
    }
  }
  return true;
}
function validateNumberAmpersand(xmlData, i) {
  let re = /\d/;
  if (xmlData[i] === "x") {
    i++;
    re = /[\da-fA-F]/;
  }
  for (; i < xmlData.length; i++) {
    if (xmlData[i] === ";")
      return i;
    if (!xmlData[i].match(re))
      break;
  }
  return -1;
}
function validateAmpersand(xmlData, i) {
  i++;
  if (xmlData[i] === ";")
    return -1;
  if (xmlData[i] === "#") {
    i++;
    return validateNumberAmpersand(xmlData, i);
  }
  let count22 = 0;
  for (; i < xmlData.length; i++, count22++) {
    if (xmlData[i].match(/\w/) && count22 < 20)
      continue;
    if (xmlData[i] === ";")
      break;
    return -1;
  }
  return i;
}
function getErrorObject(code, message, lineNumber) {
  return {
    err: {
      code,
      msg: message,
      line: lineNumber.line || lineNumber,
      col: lineNumber.col
    }
  };
}
function validateAttrName(attrName) {
  return isName2(attrName);
}
function validateTagName(tagname) {
  return isName2(tagname);
}
function getLineNumberForPosition(xmlData, index) {
  const lines = xmlData.substring(0, index).split(/\r?\n/);
  return {
    line: lines.length,
    // column number is last line's length + 1, because column numbering starts at 1:
    col: lines[lines.length - 1].length + 1
  };
}
function getPositionFromMatch(match) {
  return match.startIndex + match[1].length;
}
// node_modules/.pnpm/@nodable+entities@3.1.0/node_modules/@nodable/entities/src/entities.js
var CURRENCY = {
  cent: "¢",
  pound: "£",
  curren: "¤",
  yen: "¥",
  euro: "€",
  dollar: "$",
  fnof: "ƒ",
  inr: "₹",
  af: "؋",
  birr: "ብር",
  peso: "₱",
  rub: "₽",
  won: "₩",
  yuan: "¥",
  cedil: "¸"
};
var XML = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  quot: '"'
};
var COMMON_HTML = {
  nbsp: " ",
  copy: "©",
  reg: "®",
  trade: "™",
  mdash: "—",
  ndash: "–",
  hellip: "…",
  laquo: "«",
  raquo: "»",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  para: "¶",
  sect: "§",
  deg: "°",
  frac12: "½",
  frac14: "¼",
  frac34: "¾"
};
// node_modules/.pnpm/@nodable+entities@3.1.0/node_modules/@nodable/entities/src/EntityDecoder.js
var ENTITY_ACTION = Object.freeze({
  /** Resolve and expand the entity normally. */
  ALLOW: "allow",
  /** Silently skip this entity — it will not be registered. */
  BLOCK: "block",
  /** Throw an error, aborting entity registration entirely. */
  THROW: "throw"
});
var SPECIAL_CHARS = new Set("!?\\\\/[]$%{}^&*()<>|+");
function validateEntityName(name) {
  if (name[0] === "#") {
    throw new Error(`[EntityReplacer] Invalid character '#' in entity name: "${name}"`);
  }
  for (const ch of name) {
    if (SPECIAL_CHARS.has(ch)) {
      throw new Error(`[EntityReplacer] Invalid character '${ch}' in entity name: "${name}"`);
    }
  }
  return name;
}
function mergeEntityMaps(...maps) {
  const out = /* @__PURE__ */ Object.create(null);
  for (const map of maps) {
    if (!map) continue;
    for (const key of Object.keys(map)) {
      const raw = map[key];
      if (typeof raw === "string") {
        out[key] = raw;
      } else if (raw && typeof raw === "object" && raw.val !== void 0) {
        const val = raw.val;
        if (typeof val === "string") {
          out[key] = val;
        }
      }
    }
  }
  return out;
}
var LIMIT_TIER_EXTERNAL = "external";
var LIMIT_TIER_BASE = "base";
var LIMIT_TIER_ALL = "all";
function parseLimitTiers(raw) {
  if (!raw || raw === LIMIT_TIER_EXTERNAL) return /* @__PURE__ */ new Set([LIMIT_TIER_EXTERNAL]);
  if (raw === LIMIT_TIER_ALL) return /* @__PURE__ */ new Set([LIMIT_TIER_ALL]);
  if (raw === LIMIT_TIER_BASE) return /* @__PURE__ */ new Set([LIMIT_TIER_BASE]);
  if (Array.isArray(raw)) return new Set(raw);
  return /* @__PURE__ */ new Set([LIMIT_TIER_EXTERNAL]);
}
var NCR_LEVEL = Object.freeze({ allow: 0, leave: 1, remove: 2, throw: 3 });
var XML10_ALLOWED_C0 = /* @__PURE__ */ new Set([9, 10, 13]);
function parseNCRConfig(ncr) {
  if (!ncr) {
    return { xmlVersion: 1, onLevel: NCR_LEVEL.allow, nullLevel: NCR_LEVEL.remove };
  }
  const xmlVersion = ncr.xmlVersion === 1.1 ? 1.1 : 1;
  const onLevel = NCR_LEVEL[ncr.onNCR] ?? NCR_LEVEL.allow;
  const nullLevel = NCR_LEVEL[ncr.nullNCR] ?? NCR_LEVEL.remove;
  const clampedNull = Math.max(nullLevel, NCR_LEVEL.remove);
  return { xmlVersion, onLevel, nullLevel: clampedNull };
}
var EntityDecoder = class {
  /**
   * @param {object} [options]
   * @param {object|null}  [options.namedEntities]        — extra named entities merged into base map
   * @param {object}  [options.limit]                 — security limits
   * @param {number}       [options.limit.maxTotalExpansions=0]  — 0 = unlimited
   * @param {number}       [options.limit.maxExpandedLength=0]   — 0 = unlimited
   * @param {'external'|'base'|'all'|string[]} [options.limit.applyLimitsTo='external']
   *   Which entity tiers count against the security limits:
   *   - 'external' (default) — only input/runtime + persistent external entities
   *   - 'base'               — only DEFAULT_XML_ENTITIES + namedEntities
   *   - 'all'                — every entity regardless of tier
   *   - string[]             — explicit combination, e.g. ['external', 'base']
   * @param {((resolved: string, original: string) => string)|null} [options.postCheck=null]
   * @param {string[]} [options.remove=[]] — entity names (e.g. ['nbsp', '#13']) to delete (replace with empty string)
   * @param {string[]} [options.leave=[]]  — entity names to keep as literal (unchanged in output)
   * @param {object}   [options.ncr]       — Numeric Character Reference controls
   * @param {1.0|1.1}  [options.ncr.xmlVersion=1.0]
   *   XML version governing which codepoint ranges are restricted:
   *   - 1.0 — C0 controls U+0001–U+001F (except U+0009/000A/000D) are prohibited
   *   - 1.1 — C0 controls are allowed when written as NCRs; C1 (U+007F–U+009F) decoded as-is
   * @param {'allow'|'leave'|'remove'|'throw'} [options.ncr.onNCR='allow']
   *   Base action for numeric references. Severity order: allow < leave < remove < throw.
   *   For codepoint ranges that carry a minimum level (surrogates → remove, XML 1.0 C0 → remove),
   *   the effective action is max(onNCR, rangeMinimum).
   * @param {'remove'|'throw'} [options.ncr.nullNCR='remove']
   *   Action for U+0000 (null). 'allow' and 'leave' are clamped to 'remove' since null is never safe.
   * @param {((name: string, value: string) => 'allow'|'block'|'throw')|null} [options.onExternalEntity=null]
   *   Hook called when an external entity is registered via `setExternalEntities()` or
   *   `addExternalEntity()`. Return `ENTITY_ACTION.ALLOW` to accept the entity,
   *   `ENTITY_ACTION.BLOCK` to silently skip it, or `ENTITY_ACTION.THROW` to abort with an error.
   * @param {((name: string, value: string) => 'allow'|'block'|'throw')|null} [options.onInputEntity=null]
   *   Hook called when an input entity is registered via `addInputEntities()`. Return
   *   `ENTITY_ACTION.ALLOW` to accept, `ENTITY_ACTION.BLOCK` to silently skip, or
   *   `ENTITY_ACTION.THROW` to abort with an error.
   */
  constructor(options = {}) {
    this._limit = options.limit || {};
    this._maxTotalExpansions = this._limit.maxTotalExpansions || 0;
    this._maxExpandedLength = this._limit.maxExpandedLength || 0;
    this._postCheck = typeof options.postCheck === "function" ? options.postCheck : (r) => r;
    this._limitTiers = parseLimitTiers(this._limit.applyLimitsTo ?? LIMIT_TIER_EXTERNAL);
    this._numericAllowed = options.numericAllowed ?? true;
    this._baseMap = mergeEntityMaps(XML, options.namedEntities || null);
    this._externalMap = /* @__PURE__ */ Object.create(null);
    this._inputMap = /* @__PURE__ */ Object.create(null);
    this._totalExpansions = 0;
    this._expandedLength = 0;
    this._removeSet = new Set(options.remove && Array.isArray(options.remove) ? options.remove : []);
    this._leaveSet = new Set(options.leave && Array.isArray(options.leave) ? options.leave : []);
    const ncrCfg = parseNCRConfig(options.ncr);
    this._ncrXmlVersion = ncrCfg.xmlVersion;
    this._ncrOnLevel = ncrCfg.onLevel;
    this._ncrNullLevel = ncrCfg.nullLevel;
    this._onExternalEntity = typeof options.onExternalEntity === "function" ? options.onExternalEntity : null;
    this._onInputEntity = typeof options.onInputEntity === "function" ? options.onInputEntity : null;
  }
  // -------------------------------------------------------------------------
  // Private: registration hook dispatch
  // -------------------------------------------------------------------------
  /**
   * Invoke a registration hook for a single entity name/value pair.
   * Returns true when the entity should be accepted, false when it should be
   * silently skipped (BLOCK), and throws when the hook returns THROW.
   *
   * @param {((name: string, value: string) => 'allow'|'block'|'throw')|null} hook
   * @param {string} name
   * @param {string} value
   * @param {string} context  — used in error messages ('external' | 'input')
   * @returns {boolean}  true = accept, false = skip
   */
  _applyRegistrationHook(hook, name, value, context) {
    if (!hook) return true;
    const action = hook(name, value);
    if (action === ENTITY_ACTION.BLOCK) return false;
    if (action === ENTITY_ACTION.THROW) {
      throw new Error(
        `[EntityDecoder] Registration of ${context} entity "&${name};" was rejected by hook`
      );
    }
    return true;
  }
  // -------------------------------------------------------------------------
  // Persistent external entity registration
  // -------------------------------------------------------------------------
  /**
   * Replace the full set of persistent external entities.
   * All keys are validated — throws on invalid characters.
   * If `onExternalEntity` is set, it is called once per entry; entries that
   * return `ENTITY_ACTION.BLOCK` are silently omitted, `ENTITY_ACTION.THROW`
   * aborts the whole call.
   * @param {Record<string, string | { regex?: RegExp, val: string }>} map
   */
  setExternalEntities(map) {
    if (map) {
      for (const key of Object.keys(map)) {
        validateEntityName(key);
      }
    }
    if (!this._onExternalEntity) {
      this._externalMap = mergeEntityMaps(map);
      return;
    }
    const flat = mergeEntityMaps(map);
    const filtered = /* @__PURE__ */ Object.create(null);
    for (const [name, value] of Object.entries(flat)) {
      if (this._applyRegistrationHook(this._onExternalEntity, name, value, "external")) {
        filtered[name] = value;
      }
    }
    this._externalMap = filtered;
  }
  /**
   * Add a single persistent external entity.
   * If `onExternalEntity` is set it is called before the entity is stored;
   * `ENTITY_ACTION.BLOCK` silently skips storage, `ENTITY_ACTION.THROW` raises.
   * @param {string} key
   * @param {string} value
   */
  addExternalEntity(key, value) {
    validateEntityName(key);
    if (typeof value === "string" && value.indexOf("&") === -1) {
      if (this._applyRegistrationHook(this._onExternalEntity, key, value, "external")) {
        this._externalMap[key] = value;
      }
    }
  }
  // -------------------------------------------------------------------------
  // Input / runtime entity registration (per document)
  // -------------------------------------------------------------------------
  /**
   * Inject DOCTYPE entities for the current document.
   * Also resets per-document expansion counters.
   * If `onInputEntity` is set it is called once per entry; entries returning
   * `ENTITY_ACTION.BLOCK` are silently omitted, `ENTITY_ACTION.THROW` aborts.
   * @param {Record<string, string | { regx?: RegExp, regex?: RegExp, val: string }>} map
   */
  addInputEntities(map) {
    this._totalExpansions = 0;
    this._expandedLength = 0;
    if (!this._onInputEntity) {
      this._inputMap = mergeEntityMaps(map);
      return;
    }
    const flat = mergeEntityMaps(map);
    const filtered = /* @__PURE__ */ Object.create(null);
    for (const [name, value] of Object.entries(flat)) {
      if (this._applyRegistrationHook(this._onInputEntity, name, value, "input")) {
        filtered[name] = value;
      }
    }
    this._inputMap = filtered;
  }
  // -------------------------------------------------------------------------
  // Per-document reset
  // -------------------------------------------------------------------------
  /**
   * Wipe input/runtime entities and reset counters.
   * Call this before processing each new document.
   * @returns {this}
   */
  reset() {
    this._inputMap = /* @__PURE__ */ Object.create(null);
    this._totalExpansions = 0;
    this._expandedLength = 0;
    return this;
  }
  // -------------------------------------------------------------------------
  // XML version (can be set after construction, e.g. once parser reads <?xml?>)
  // -------------------------------------------------------------------------
  /**
   * Update the XML version used for NCR classification.
   * Call this as soon as the document's `<?xml version="...">` declaration is parsed.
   * @param {1.0|1.1|number} version
   */
  setXmlVersion(version) {
    this._ncrXmlVersion = version === 1.1 ? 1.1 : 1;
  }
  // -------------------------------------------------------------------------
  // Primary API
  // -------------------------------------------------------------------------
  /**
   * Replace all entity references in `str` in a single pass.
   *
   * @param {string} str
   * @returns {string}
   */
  decode(str) {
    if (typeof str !== "string" || str.length === 0) return str;
    if (str.indexOf("&") === -1) return str;
    const original = str;
    const chunks = [];
    const len = str.length;
    let last = 0;
    let i = 0;
    const limitExpansions = this._maxTotalExpansions > 0;
    const limitLength = this._maxExpandedLength > 0;
    const checkLimits = limitExpansions || limitLength;
    while (i < len) {
      if (str.charCodeAt(i) !== 38) {
        i++;
        continue;
      }
      let j = i + 1;
      while (j < len && str.charCodeAt(j) !== 59 && j - i <= 32) j++;
      if (j >= len || str.charCodeAt(j) !== 59) {
        i++;
        continue;
      }
      const token = str.slice(i + 1, j);
      if (token.length === 0) {
        i++;
        continue;
      }
      let replacement;
      let tier;
      if (this._removeSet.has(token)) {
        replacement = "";
        if (tier === void 0) {
          tier = LIMIT_TIER_EXTERNAL;
        }
      } else if (this._leaveSet.has(token)) {
        i++;
        continue;
      } else if (token.charCodeAt(0) === 35) {
        const ncrResult = this._resolveNCR(token);
        if (ncrResult === void 0) {
          i++;
          continue;
        }
        replacement = ncrResult;
        tier = LIMIT_TIER_BASE;
      } else {
        const resolved = this._resolveName(token);
        replacement = resolved?.value;
        tier = resolved?.tier;
      }
      if (replacement === void 0) {
        i++;
        continue;
      }
      if (i > last) chunks.push(str.slice(last, i));
      chunks.push(replacement);
      last = j + 1;
      i = last;
      if (checkLimits && this._tierCounts(tier)) {
        if (limitExpansions) {
          this._totalExpansions++;
          if (this._totalExpansions > this._maxTotalExpansions) {
            throw new Error(
              `[EntityReplacer] Entity expansion count limit exceeded: ${this._totalExpansions} > ${this._maxTotalExpansions}`
            );
          }
        }
        if (limitLength) {
          const delta = replacement.length - (token.length + 2);
          if (delta > 0) {
            this._expandedLength += delta;
            if (this._expandedLength > this._maxExpandedLength) {
              throw new Error(
                `[EntityReplacer] Expanded content length limit exceeded: ${this._expandedLength} > ${this._maxExpandedLength}`
              );
            }
          }
        }
      }
    }
    if (last < len) chunks.push(str.slice(last));
    const result = chunks.length === 0 ? str : chunks.join("");
    return this._postCheck(result, original);
  }
  // -------------------------------------------------------------------------
  // Private: limit tier check
  // -------------------------------------------------------------------------
  /**
   * Returns true if a resolved entity of the given tier should count
   * against the expansion/length limits.
   * @param {string} tier  — LIMIT_TIER_EXTERNAL | LIMIT_TIER_BASE
   * @returns {boolean}
   */
  _tierCounts(tier) {
    if (this._limitTiers.has(LIMIT_TIER_ALL)) return true;
    return this._limitTiers.has(tier);
  }
  // -------------------------------------------------------------------------
  // Private: entity resolution
  // -------------------------------------------------------------------------
  /**
   * Resolve a named entity token (without & and ;).
   * Priority: inputMap > externalMap > baseMap
   * Returns the resolved value tagged with its limit tier.
   *
   * @param {string} name
   * @returns {{ value: string, tier: string }|undefined}
   */
  _resolveName(name) {
    if (name in this._inputMap) return { value: this._inputMap[name], tier: LIMIT_TIER_EXTERNAL };
    if (name in this._externalMap) return { value: this._externalMap[name], tier: LIMIT_TIER_EXTERNAL };
    if (name in this._baseMap) return { value: this._baseMap[name], tier: LIMIT_TIER_BASE };
    return void 0;
  }
  /**
   * Classify a codepoint and return the minimum action level that must be applied.
   * Returns -1 when no minimum is imposed (normal allow path).
   *
   * Ranges checked (in priority order):
   *   1. U+0000            — null, governed by nullNCR (always ≥ remove)
   *   2. U+D800–U+DFFF     — surrogates, always prohibited (min: remove)
   *   3. U+0001–U+001F \ {0x09,0x0A,0x0D}  — XML 1.0 restricted C0 (min: remove)
   *      (skipped in XML 1.1 — C0 controls are allowed when written as NCRs)
   *
   * @param {number} cp  — codepoint
   * @returns {number}   — minimum NCR_LEVEL value, or -1 for no restriction
   */
  _classifyNCR(cp) {
    if (cp === 0) return this._ncrNullLevel;
    if (cp >= 55296 && cp <= 57343) return NCR_LEVEL.remove;
    if (this._ncrXmlVersion === 1) {
      if (cp >= 1 && cp <= 31 && !XML10_ALLOWED_C0.has(cp)) return NCR_LEVEL.remove;
    }
    return -1;
  }
  /**
   * Execute a resolved NCR action.
   *
   * @param {number} action   — NCR_LEVEL value
   * @param {string} token    — raw token (e.g. '#38') for error messages
   * @param {number} cp       — codepoint, used only for error messages
   * @returns {string|undefined}
   *   - decoded character string  → 'allow'
   *   - ''                        → 'remove'
   *   - undefined                 → 'leave' (caller must skip past '&' only)
   *   - throws Error              → 'throw'
   */
  _applyNCRAction(action, token, cp) {
    switch (action) {
      case NCR_LEVEL.allow:
        return String.fromCodePoint(cp);
      case NCR_LEVEL.remove:
        return "";
      case NCR_LEVEL.leave:
        return void 0;
      // signal: keep literal
      case NCR_LEVEL.throw:
        throw new Error(
          `[EntityDecoder] Prohibited numeric character reference &${token}; (U+${cp.toString(16).toUpperCase().padStart(4, "0")})`
        );
      default:
        return String.fromCodePoint(cp);
    }
  }
  /**
   * Full NCR resolution pipeline for a numeric token.
   *
   * Steps:
   *   1. Parse the codepoint (decimal or hex).
   *   2. Validate the raw codepoint range (NaN, <0, >0x10FFFF).
   *   3. If numericAllowed is false and no minimum restriction applies → leave as-is.
   *   4. Classify the codepoint to find the minimum required action level.
   *   5. Resolve effective action = max(onNCR, minimum).
   *   6. Apply and return.
   *
   * @param {string} token  — e.g. '#38', '#x26', '#X26'
   * @returns {string|undefined}
   *   - string (incl. '')  — replacement ('' = remove)
   *   - undefined          — leave original &token; as-is
   */
  _resolveNCR(token) {
    const second = token.charCodeAt(1);
    let cp;
    if (second === 120 || second === 88) {
      cp = parseInt(token.slice(2), 16);
    } else {
      cp = parseInt(token.slice(1), 10);
    }
    if (Number.isNaN(cp) || cp < 0 || cp > 1114111) return void 0;
    const minimum = this._classifyNCR(cp);
    if (!this._numericAllowed && minimum < NCR_LEVEL.remove) return void 0;
    const effective = minimum === -1 ? this._ncrOnLevel : Math.max(this._ncrOnLevel, minimum);
    return this._applyNCRAction(effective, token, cp);
  }
};
// node_modules/.pnpm/fast-xml-parser@5.12.1/node_modules/fast-xml-parser/src/xmlparser/OptionsBuilder.js
var defaultOnDangerousProperty = (name) => {
  if (DANGEROUS_PROPERTY_NAMES.includes(name)) {
    return "__" + name;
  }
  return name;
};
var defaultOptions2 = {
  preserveOrder: false,
  attributeNamePrefix: "@_",
  attributesGroupName: false,
  textNodeName: "#text",
  ignoreAttributes: true,
  removeNSPrefix: false,
  // remove NS from tag name or attribute name if true
  allowBooleanAttributes: false,
  //a tag can have attributes without any value
  //ignoreRootElement : false,
  parseTagValue: true,
  parseAttributeValue: false,
  trimValues: true,
  //Trim string values of tag and attributes
  cdataPropName: false,
  numberParseOptions: {
    hex: true,
    leadingZeros: true,
    eNotation: true,
    unicode: false
  },
  tagValueProcessor: function(tagName, val) {
    return val;
  },
  attributeValueProcessor: function(attrName, val) {
    return val;
  },
  stopNodes: [],
  //nested tags will not be parsed even for errors
  alwaysCreateTextNode: false,
  isArray: () => false,
  commentPropName: false,
  unpairedTags: [],
  processEntities: true,
  htmlEntities: false,
  entityDecoder: null,
  ignoreDeclaration: false,
  ignorePiTags: false,
  transformTagName: false,
  transformAttributeName: false,
  updateTag: function(tagName, jPath, attrs) {
    return tagName;
  },
  // skipEmptyListItem: false
  captureMetaData: false,
  maxNestedTags: 100,
  strictReservedNames: true,
  jPath: true,
  // if true, pass jPath string to callbacks; if false, pass matcher instance
  onDangerousProperty: defaultOnDangerousProperty
};
function validatePropertyName(propertyName, optionName2) {
  if (typeof propertyName !== "string") {
    return;
  }
  const normalized = propertyName.toLowerCase();
  if (DANGEROUS_PROPERTY_NAMES.some((dangerous) => normalized === dangerous.toLowerCase())) {
    throw new Error(
      `[SECURITY] Invalid ${optionName2}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`
    );
  }
  if (criticalProperties.some((dangerous) => normalized === dangerous.toLowerCase())) {
    throw new Error(
      `[SECURITY] Invalid ${optionName2}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`
    );
  }
}
function normalizeProcessEntities(value, htmlEntities) {
  if (typeof value === "boolean") {
    return {
      enabled: value,
      // true or false
      maxEntitySize: 1e4,
      maxExpansionDepth: 1e4,
      maxTotalExpansions: Infinity,
      maxExpandedLength: 1e5,
      maxEntityCount: 1e3,
      allowedTags: null,
      tagFilter: null,
      appliesTo: "all"
    };
  }
  if (typeof value === "object" && value !== null) {
    return {
      enabled: value.enabled !== false,
      maxEntitySize: Math.max(1, value.maxEntitySize ?? 1e4),
      maxExpansionDepth: Math.max(1, value.maxExpansionDepth ?? 1e4),
      maxTotalExpansions: Math.max(1, value.maxTotalExpansions ?? Infinity),
      maxExpandedLength: Math.max(1, value.maxExpandedLength ?? 1e5),
      maxEntityCount: Math.max(1, value.maxEntityCount ?? 1e3),
      allowedTags: value.allowedTags ?? null,
      tagFilter: value.tagFilter ?? null,
      appliesTo: value.appliesTo ?? "all"
    };
  }
  return normalizeProcessEntities(true);
}
var buildOptions = function(options) {
  const built = Object.assign({}, defaultOptions2, options);
  const propertyNameOptions = [
    { value: built.attributeNamePrefix, name: "attributeNamePrefix" },
    { value: built.attributesGroupName, name: "attributesGroupName" },
    { value: built.textNodeName, name: "textNodeName" },
    { value: built.cdataPropName, name: "cdataPropName" },
    { value: built.commentPropName, name: "commentPropName" }
  ];
  for (const { value, name } of propertyNameOptions) {
    if (value) {
      validatePropertyName(value, name);
    }
  }
  if (built.onDangerousProperty === null) {
    built.onDangerousProperty = defaultOnDangerousProperty;
  }
  built.processEntities = normalizeProcessEntities(built.processEntities, built.htmlEntities);
  built.unpairedTagsSet = new Set(built.unpairedTags);
  if (built.stopNodes && Array.isArray(built.stopNodes)) {
    built.stopNodes = built.stopNodes.map((node) => {
      if (typeof node === "string" && node.startsWith("*.")) {
        return ".." + node.substring(2);
      }
      return node;
    });
  }
  return built;
};
// node_modules/.pnpm/fast-xml-parser@5.12.1/node_modules/fast-xml-parser/src/xmlparser/xmlNode.js
var METADATA_SYMBOL;
if (typeof Symbol !== "function") {
  METADATA_SYMBOL = "@@xmlMetadata";
} else {
  METADATA_SYMBOL = /* @__PURE__ */ Symbol("XML Node Metadata");
}
var XmlNode = class {
  constructor(tagname) {
    this.tagname = tagname;
    this.child = [];
    this[":@"] = /* @__PURE__ */ Object.create(null);
  }
  add(key, val) {
    if (key === "__proto__") key = "#__proto__";
    this.child.push({ [key]: val });
  }
  addChild(node, startIndex) {
    if (node.tagname === "__proto__") node.tagname = "#__proto__";
    if (node[":@"] && Object.keys(node[":@"]).length > 0) {
      this.child.push({ [node.tagname]: node.child, [":@"]: node[":@"] });
    } else {
      this.child.push({ [node.tagname]: node.child });
    }
    this.addStartIndex(startIndex);
  }
  addStartIndex(startIndex) {
    if (startIndex !== void 0) {
      this.child[this.child.length - 1][METADATA_SYMBOL] = { startIndex };
    }
  }
  addEndIndex(endIndex) {
    const lastChild = this.child[this.child.length - 1];
    if (lastChild !== void 0 && lastChild[METADATA_SYMBOL] !== void 0 && lastChild[METADATA_SYMBOL].endIndex === void 0) {
      lastChild[METADATA_SYMBOL].endIndex = endIndex;
    }
  }
  /** symbol used for metadata */
  static getMetaDataSymbol() {
    return METADATA_SYMBOL;
  }
};
// node_modules/.pnpm/xml-naming@0.3.0/node_modules/xml-naming/src/index.js
var nameStartChar10 = ":A-Za-z_À-ÖØ-öø-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�";
var nameChar10 = nameStartChar10 + "\\-\\.\\d·̀-ͯ‿-⁀";
var nameStartChar11 = ":A-Za-z_À-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
var nameChar11 = nameStartChar11 + "\\-\\.\\d·̀-ͯ҇‿-⁀";
var buildRegexes = (startChar, char, flags = "") => {
  const ncStart = startChar.replace(":", "");
  const ncChar = char.replace(":", "");
  const ncNamePat = `[${ncStart}][${ncChar}]*`;
  return {
    name: new RegExp(`^[${startChar}][${char}]*$`, flags),
    ncName: new RegExp(`^${ncNamePat}$`, flags),
    qName: new RegExp(`^${ncNamePat}(?::${ncNamePat})?$`, flags),
    nmToken: new RegExp(`^[${char}]+$`, flags),
    nmTokens: new RegExp(`^[${char}]+(?:\\s+[${char}]+)*$`, flags)
  };
};
var regexes10 = buildRegexes(nameStartChar10, nameChar10);
var regexes11 = buildRegexes(nameStartChar11, nameChar11, "u");
var nameStartCharAscii = ":A-Za-z_";
var nameCharAscii = nameStartCharAscii + "\\-\\.\\d";
var regexesAscii = buildRegexes(nameStartCharAscii, nameCharAscii);
var getRegexes = (xmlVersion = "1.0", asciiOnly = false) => {
  if (asciiOnly) return regexesAscii;
  return xmlVersion === "1.1" ? regexes11 : regexes10;
};
var qName = (str, { xmlVersion = "1.0", asciiOnly = false } = {}) => getRegexes(xmlVersion, asciiOnly).qName.test(str);
// node_modules/.pnpm/fast-xml-parser@5.12.1/node_modules/fast-xml-parser/src/xmlparser/DocTypeReader.js
var DocTypeReader = class {
  constructor(options, xmlVersion) {
    this.suppressValidationErr = !options;
    this.options = options;
    this.xmlVersion = xmlVersion || 1;
  }
  setXmlVersion(xmlVersion = 1) {
    this.xmlVersion = xmlVersion;
  }
  readDocType(xmlData, i) {
    const entities = /* @__PURE__ */ Object.create(null);
    let entityCount = 0;
    if (xmlData[i + 3] === "O" && xmlData[i + 4] === "C" && xmlData[i + 5] === "T" && xmlData[i + 6] === "Y" && xmlData[i + 7] === "P" && xmlData[i + 8] === "E") {
      i = i + 9;
      let angleBracketsCount = 1;
      let hasBody = false, comment = false;
      let quoteChar = null;
      let exp = "";
      for (; i < xmlData.length; i++) {
        if (quoteChar !== null) {
          if (xmlData[i] === quoteChar) quoteChar = null;
          exp += xmlData[i];
          continue;
        }
        if (!hasBody && !comment && (xmlData[i] === '"' || xmlData[i] === "'")) {
          quoteChar = xmlData[i];
          exp += xmlData[i];
          continue;
        }
        if (xmlData[i] === "<" && !comment) {
          if (hasBody && hasSeq(xmlData, "!ENTITY", i)) {
            i += 7;
            let entityName, val;
            [entityName, val, i] = this.readEntityExp(xmlData, i + 1, this.suppressValidationErr);
            if (val.indexOf("&") === -1) {
              if (this.options.enabled !== false && this.options.maxEntityCount != null && entityCount >= this.options.maxEntityCount) {
                throw new Error(
                  `Entity count (${entityCount + 1}) exceeds maximum allowed (${this.options.maxEntityCount})`
                );
              }
              entities[entityName] = val;
              entityCount++;
            }
          } else if (hasBody && hasSeq(xmlData, "!ELEMENT", i)) {
            i += 8;
            const { index } = this.readElementExp(xmlData, i + 1);
            i = index;
          } else if (hasBody && hasSeq(xmlData, "!ATTLIST", i)) {
            i += 8;
          } else if (hasBody && hasSeq(xmlData, "!NOTATION", i)) {
            i += 9;
            const { index } = this.readNotationExp(xmlData, i + 1, this.suppressValidationErr);
            i = index;
          } else if (hasSeq(xmlData, "!--", i)) comment = true;
          else throw new Error(`Invalid DOCTYPE`);
          angleBracketsCount++;
          exp = "";
        } else if (xmlData[i] === ">") {
          if (comment) {
            if (xmlData[i - 1] === "-" && xmlData[i - 2] === "-") {
              comment = false;
              angleBracketsCount--;
            }
          } else {
            angleBracketsCount--;
          }
          if (angleBracketsCount === 0) {
            break;
          }
        } else if (xmlData[i] === "[") {
          hasBody = true;
        } else {
          exp += xmlData[i];
        }
      }
      if (quoteChar !== null || angleBracketsCount !== 0) {
        throw new Error(`Unclosed DOCTYPE`);
      }
    } else {
      throw new Error(`Invalid Tag instead of DOCTYPE`);
    }
    return { entities, i };
  }
  readEntityExp(xmlData, i) {
    i = skipWhitespace(xmlData, i);
    const startIndex = i;
    while (i < xmlData.length && !/\s/.test(xmlData[i]) && xmlData[i] !== '"' && xmlData[i] !== "'") {
      i++;
    }
    let entityName = xmlData.substring(startIndex, i);
    validateEntityName2(entityName, { xmlVersion: this.xmlVersion });
    i = skipWhitespace(xmlData, i);
    if (!this.suppressValidationErr) {
      if (xmlData.substring(i, i + 6).toUpperCase() === "SYSTEM") {
        throw new Error("External entities are not supported");
      } else if (xmlData[i] === "%") {
        throw new Error("Parameter entities are not supported");
      }
    }
    let entityValue = "";
    [i, entityValue] = this.readIdentifierVal(xmlData, i, "entity");
    if (this.options.enabled !== false && this.options.maxEntitySize != null && entityValue.length > this.options.maxEntitySize) {
      throw new Error(
        `Entity "${entityName}" size (${entityValue.length}) exceeds maximum allowed size (${this.options.maxEntitySize})`
      );
    }
    i--;
    return [entityName, entityValue, i];
  }
  readNotationExp(xmlData, i) {
    i = skipWhitespace(xmlData, i);
    const startIndex = i;
    while (i < xmlData.length && !/\s/.test(xmlData[i])) {
      i++;
    }
    let notationName = xmlData.substring(startIndex, i);
    !this.suppressValidationErr && validateEntityName2(notationName, { xmlVersion: this.xmlVersion });
    i = skipWhitespace(xmlData, i);
    const identifierType = xmlData.substring(i, i + 6).toUpperCase();
    if (!this.suppressValidationErr && identifierType !== "SYSTEM" && identifierType !== "PUBLIC") {
      throw new Error(`Expected SYSTEM or PUBLIC, found "${identifierType}"`);
    }
    i += identifierType.length;
    i = skipWhitespace(xmlData, i);
    let publicIdentifier = null;
    let systemIdentifier = null;
    if (identifierType === "PUBLIC") {
      [i, publicIdentifier] = this.readIdentifierVal(xmlData, i, "publicIdentifier");
      i = skipWhitespace(xmlData, i);
      if (xmlData[i] === '"' || xmlData[i] === "'") {
        [i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier");
      }
    } else if (identifierType === "SYSTEM") {
      [i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier");
      if (!this.suppressValidationErr && !systemIdentifier) {
        throw new Error("Missing mandatory system identifier for SYSTEM notation");
      }
    }
    return { notationName, publicIdentifier, systemIdentifier, index: --i };
  }
  readIdentifierVal(xmlData, i, type) {
    let identifierVal = "";
    const startChar = xmlData[i];
    if (startChar !== '"' && startChar !== "'") {
      throw new Error(`Expected quoted string, found "${startChar}"`);
    }
    i++;
    const startIndex = i;
    while (i < xmlData.length && xmlData[i] !== startChar) {
      i++;
    }
    identifierVal = xmlData.substring(startIndex, i);
    if (xmlData[i] !== startChar) {
      throw new Error(`Unterminated ${type} value`);
    }
    i++;
    return [i, identifierVal];
  }
  readElementExp(xmlData, i) {
    i = skipWhitespace(xmlData, i);
    const startIndex = i;
    while (i < xmlData.length && !/\s/.test(xmlData[i])) {
      i++;
    }
    let elementName = xmlData.substring(startIndex, i);
    if (!this.suppressValidationErr && !qName(elementName, { xmlVersion: this.xmlVersion })) {
      throw new Error(`Invalid element name: "${elementName}"`);
    }
    i = skipWhitespace(xmlData, i);
    let contentModel = "";
    if (xmlData[i] === "E" && hasSeq(xmlData, "MPTY", i)) i += 4;
    else if (xmlData[i] === "A" && hasSeq(xmlData, "NY", i)) i += 2;
    else if (xmlData[i] === "(") {
      i++;
      const startIndex2 = i;
      while (i < xmlData.length && xmlData[i] !== ")") {
        i++;
      }
      contentModel = xmlData.substring(startIndex2, i);
      if (xmlData[i] !== ")") {
        throw new Error("Unterminated content model");
      }
    } else if (!this.suppressValidationErr) {
      throw new Error(`Invalid Element Expression, found "${xmlData[i]}"`);
    }
    return {
      elementName,
      contentModel: contentModel.trim(),
      index: i
    };
  }
  readAttlistExp(xmlData, i) {
    i = skipWhitespace(xmlData, i);
    let startIndex = i;
    while (i < xmlData.length && !/\s/.test(xmlData[i])) {
      i++;
    }
    let elementName = xmlData.substring(startIndex, i);
    validateEntityName2(elementName, { xmlVersion: this.xmlVersion });
    i = skipWhitespace(xmlData, i);
    startIndex = i;
    while (i < xmlData.length && !/\s/.test(xmlData[i])) {
      i++;
    }
    let attributeName = xmlData.substring(startIndex, i);
    if (!validateEntityName2(attributeName, { xmlVersion: this.xmlVersion })) {
      throw new Error(`Invalid attribute name: "${attributeName}"`);
    }
    i = skipWhitespace(xmlData, i);
    let attributeType = "";
    if (xmlData.substring(i, i + 8).toUpperCase() === "NOTATION") {
      attributeType = "NOTATION";
      i += 8;
      i = skipWhitespace(xmlData, i);
      if (xmlData[i] !== "(") {
        throw new Error(`Expected '(', found "${xmlData[i]}"`);
      }
      i++;
      let allowedNotations = [];
      while (i < xmlData.length && xmlData[i] !== ")") {
        const startIndex2 = i;
        while (i < xmlData.length && xmlData[i] !== "|" && xmlData[i] !== ")") {
          i++;
        }
        let notation = xmlData.substring(startIndex2, i);
        notation = notation.trim();
        if (!validateEntityName2(notation, { xmlVersion: this.xmlVersion })) {
          throw new Error(`Invalid notation name: "${notation}"`);
        }
        allowedNotations.push(notation);
        if (xmlData[i] === "|") {
          i++;
          i = skipWhitespace(xmlData, i);
        }
      }
      if (xmlData[i] !== ")") {
        throw new Error("Unterminated list of notations");
      }
      i++;
      attributeType += " (" + allowedNotations.join("|") + ")";
    } else {
      const startIndex2 = i;
      while (i < xmlData.length && !/\s/.test(xmlData[i])) {
        i++;
      }
      attributeType += xmlData.substring(startIndex2, i);
      const validTypes = ["CDATA", "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN", "NMTOKENS"];
      if (!this.suppressValidationErr && !validTypes.includes(attributeType.toUpperCase())) {
        throw new Error(`Invalid attribute type: "${attributeType}"`);
      }
    }
    i = skipWhitespace(xmlData, i);
    let defaultValue = "";
    if (xmlData.substring(i, i + 8).toUpperCase() === "#REQUIRED") {
      defaultValue = "#REQUIRED";
      i += 8;
    } else if (xmlData.substring(i, i + 7).toUpperCase() === "#IMPLIED") {
      defaultValue = "#IMPLIED";
      i += 7;
    } else {
      [i, defaultValue] = this.readIdentifierVal(xmlData, i, "ATTLIST");
    }
    return {
      elementName,
      attributeName,
      attributeType,
      defaultValue,
      index: i
    };
  }
};
var skipWhitespace = (data, index) => {
  while (index < data.length && /\s/.test(data[index])) {
    index++;
  }
  return index;
};
function hasSeq(data, seq, i) {
  for (let j = 0; j < seq.length; j++) {
    if (seq[j] !== data[i + j + 1]) return false;
  }
  return true;
}
function validateEntityName2(name, xmlVersion) {
  if (qName(name, { xmlVersion }))
    return name;
  else
    throw new Error(`Invalid entity name ${name}`);
}
// node_modules/.pnpm/anynum@1.0.1/node_modules/anynum/digitTable.js
var SCRIPT_ZEROS = [
  // Basic Latin (ASCII) — included for completeness / pass-through
  48,
  // 0-9
  // Arabic scripts
  1632,
  // Arabic-Indic ٠١٢٣٤٥٦٧٨٩
  1776,
  // Extended Arabic-Indic (Urdu/Persian/Sindhi) ۰۱۲۳
  // Indic scripts
  2406,
  // Devanagari ०१२३४५६७८९
  2534,
  // Bengali ০১২৩৪৫৬৭৮৯
  2662,
  // Gurmukhi ੦੧੨੩੪੫੬੭੮੯
  2790,
  // Gujarati ૦૧૨૩૪૫૬૭૮૯
  2918,
  // Odia ୦୧୨୩୪୫୬୭୮୯
  3046,
  // Tamil ௦௧௨௩௪௫௬௭௮௯
  3174,
  // Telugu ౦౧౨౩౪౫౬౭౮౯
  3302,
  // Kannada ೦೧೨೩೪೫೬೭೮೯
  3430,
  // Malayalam ൦൧൨൩൪൫൬൭൮൯
  3558,
  // Sinhala Archaic ෦෧෨෩෪෫෬෭෮෯
  // Southeast Asian scripts
  3664,
  // Thai ๐๑๒๓๔๕๖๗๘๙
  3792,
  // Lao ໐໑໒໓໔໕໖໗໘໙
  3872,
  // Tibetan ༠༡༢༣༤༥༦༧༨༩
  4160,
  // Myanmar ၀၁၂၃၄၅၆၇၈၉
  4240,
  // Myanmar Shan ႐႑႒႓႔႕႖႗႘႙
  6112,
  // Khmer ០១២៣៤៥៦៧៨៩
  6160,
  // Mongolian ᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙
  6470,
  // Limbu ᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏
  6608,
  // New Tai Lue ᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙
  6784,
  // Tai Tham Hora ᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉
  6800,
  // Tai Tham Tham ᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙
  6992,
  // Balinese ᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙
  7088,
  // Sundanese ᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹
  7232,
  // Lepcha ᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉
  7248,
  // Ol Chiki ᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙
  // Fullwidth (CJK context)
  65296,
  // Fullwidth ０１２３４５６７８９
  // Mathematical digit variants (Unicode math block)
  120782,
  // Mathematical Bold
  120792,
  // Mathematical Double-Struck
  120802,
  // Mathematical Sans-Serif
  120812,
  // Mathematical Sans-Serif Bold
  120822,
  // Mathematical Monospace
  // Other scripts
  66720,
  // Osmanya 𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩
  68912,
  // Hanifi Rohingya 𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹
  69734,
  // Brahmi 𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯
  69872,
  // Sora Sompeng 𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹
  69942,
  // Chakma 𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿
  70096,
  // Sharada 𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙
  70384,
  // Khudawadi 𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹
  70736,
  // Newa 𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙
  70864,
  // Tirhuta 𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙
  71248,
  // Modi 𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙
  71360,
  // Takri 𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉
  71472,
  // Ahom 𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹
  71904,
  // Warang Citi 𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩
  72016,
  // Dives Akuru 𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙
  72688,
  // Khitan Small Script 𑯰𑯱𑯲𑯳𑯴𑯵𑯶𑯷𑯸𑯹
  72784,
  // Bhaiksuki 𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙
  73040,
  // Masaram Gondi 𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙
  73120,
  // Gunjala Gondi 𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩
  73552,
  // Kawi 𑽐𑽑𑽒𑽓𑽔𑽕𑽖𑽗𑽘𑽙
  92768,
  // Mro 𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩
  92864,
  // Tangsa 𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉
  93008,
  // Pahawh Hmong 𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙
  123200,
  // Nyiakeng Puachue Hmong 𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉
  123632,
  // Wancho 𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹
  124144,
  // Nag Mundari 𞓰𞓱𞓲𞓳𞓴𞓵𞓶𞓷𞓸𞓹
  125264,
  // Adlam 𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙
  130032
  // Segmented digit symbols 🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹
];
var NOT_DIGIT = 255;
var HIGH_MAP = /* @__PURE__ */ new Map();
var LOW_MAX = 65535;
var LOW_MIN = 1632;
var TABLE_OFFSET = LOW_MIN;
var TABLE_SIZE = LOW_MAX - LOW_MIN + 1;
var TABLE = new Uint8Array(TABLE_SIZE).fill(NOT_DIGIT);
for (const zero of SCRIPT_ZEROS) {
  for (let d = 0; d < 10; d++) {
    const cp = zero + d;
    if (cp <= LOW_MAX) {
      TABLE[cp - TABLE_OFFSET] = d;
    } else {
      HIGH_MAP.set(cp, d);
    }
  }
}
// node_modules/.pnpm/anynum@1.0.1/node_modules/anynum/anynum.js
var CHAR_0 = 48;
var CHAR_9 = 57;
var CHAR_MINUS = 45;
var MINUS_SET = /* @__PURE__ */ new Set([8722, 65293, 65123]);
function anynum(str) {
  if (typeof str !== "string") return str;
  const len = str.length;
  if (len === 0) return str;
  let firstHit = -1;
  for (let i = 0; i < len; i++) {
    const cc = str.charCodeAt(i);
    if (cc >= CHAR_0 && cc <= CHAR_9 || cc === CHAR_MINUS) continue;
    if (cc < TABLE_OFFSET) {
      if (MINUS_SET.has(cc)) {
        firstHit = i;
        break;
      }
      continue;
    }
    if (cc >= 55296 && cc <= 56319) {
      if (i + 1 < len) {
        const low = str.charCodeAt(i + 1);
        if (low >= 56320 && low <= 57343) {
          const cp = 65536 + (cc - 55296 << 10) + (low - 56320);
          if (HIGH_MAP.has(cp)) {
            firstHit = i;
            break;
          }
        }
      }
      continue;
    }
    if (TABLE[cc - TABLE_OFFSET] !== NOT_DIGIT || MINUS_SET.has(cc)) {
      firstHit = i;
      break;
    }
  }
  if (firstHit === -1) return str;
  const chars = [];
  if (firstHit > 0) chars.push(str.slice(0, firstHit));
  for (let i = firstHit; i < len; i++) {
    const cc = str.charCodeAt(i);
    if (cc >= CHAR_0 && cc <= CHAR_9 || cc === CHAR_MINUS) {
      chars.push(str[i]);
      continue;
    }
    if (cc < TABLE_OFFSET) {
      chars.push(MINUS_SET.has(cc) ? "-" : str[i]);
      continue;
    }
    if (cc >= 55296 && cc <= 56319) {
      if (i + 1 < len) {
        const low = str.charCodeAt(i + 1);
        if (low >= 56320 && low <= 57343) {
          const cp = 65536 + (cc - 55296 << 10) + (low - 56320);
          const d2 = HIGH_MAP.get(cp);
          if (d2 !== void 0) {
            chars.push(String.fromCharCode(d2 + 48));
            i++;
            continue;
          }
        }
      }
      chars.push(str[i]);
      continue;
    }
    if (MINUS_SET.has(cc)) {
      chars.push("-");
      continue;
    }
    const d = TABLE[cc - TABLE_OFFSET];
    chars.push(d !== NOT_DIGIT ? String.fromCharCode(d + 48) : str[i]);
  }
  return chars.join("");
}
var anynum_default = anynum;
// node_modules/.pnpm/strnum@2.5.1/node_modules/strnum/strnum.js
var hexRegex = /^[-+]?0x[a-fA-F0-9]+$/;
var binRegex = /^0b[01]+$/;
var octRegex = /^0o[0-7]+$/;
var numRegex = /^([\-\+])?(0*)([0-9]*(\.[0-9]*)?)$/;
var consider = {
  hex: true,
  binary: false,
  octal: false,
  leadingZeros: true,
  decimalPoint: ".",
  eNotation: true,
  //skipLike: /regex/,
  infinity: "original",
  // "null", "infinity" (Infinity type), "string" ("Infinity" (the string literal))
  unicode: false
};
function toNumber(str, options = {}) {
  options = Object.assign({}, consider, options);
  if (!str || typeof str !== "string") return str;
  let trimmedStr = str.trim();
  if (trimmedStr.length === 0) return str;
  else if (options.skipLike !== void 0 && options.skipLike.test(trimmedStr)) return str;
  else if (trimmedStr === "0") return 0;
  if (options.unicode) {
    trimmedStr = anynum_default(trimmedStr);
    if (trimmedStr === "0") return 0;
  }
  if (options.hex && hexRegex.test(trimmedStr)) {
    return parse_int(trimmedStr, 16);
  } else if (options.binary && binRegex.test(trimmedStr)) {
    return parse_int(trimmedStr, 2);
  } else if (options.octal && octRegex.test(trimmedStr)) {
    return parse_int(trimmedStr, 8);
  } else if (!isFinite(trimmedStr)) {
    const num = Number(trimmedStr);
    if (Number.isNaN(num)) return str;
    return handleInfinity(str, num, options);
  } else if (trimmedStr.includes("e") || trimmedStr.includes("E")) {
    return resolveEnotation(str, trimmedStr, options);
  } else {
    const match = numRegex.exec(trimmedStr);
    if (match) {
      const sign = match[1] || "";
      const leadingZeros = match[2];
      let numTrimmedByZeros = trimZeros(match[3]);
      const decimalAdjacentToLeadingZeros = sign ? (
        // 0., -00., 000.
        trimmedStr[leadingZeros.length + 1] === "."
      ) : trimmedStr[leadingZeros.length] === ".";
      if (!options.leadingZeros && (leadingZeros.length > 1 || leadingZeros.length === 1 && !decimalAdjacentToLeadingZeros)) {
        return str;
      } else {
        const num = Number(trimmedStr);
        const parsedStr = String(num);
        if (num === 0) return num;
        if (parsedStr.search(/[eE]/) !== -1) {
          if (options.eNotation) return num;
          else return str;
        } else if (trimmedStr.indexOf(".") !== -1) {
          if (parsedStr === "0") return num;
          else if (parsedStr === numTrimmedByZeros) return num;
          else if (parsedStr === `${sign}${numTrimmedByZeros}`) return num;
          else return str;
        }
        let n = leadingZeros ? numTrimmedByZeros : trimmedStr;
        if (leadingZeros) {
          return n === parsedStr || sign + n === parsedStr ? num : str;
        } else {
          return n === parsedStr || n === sign + parsedStr ? num : str;
        }
      }
    } else {
      return str;
    }
  }
}
var eNotationRegx = /^([-+])?(0*)(\d*(\.\d*)?[eE][-\+]?\d+)$/;
function resolveEnotation(str, trimmedStr, options) {
  if (!options.eNotation) return str;
  const notation = trimmedStr.match(eNotationRegx);
  if (notation) {
    let sign = notation[1] || "";
    const eChar = notation[3].indexOf("e") === -1 ? "E" : "e";
    const leadingZeros = notation[2];
    const eAdjacentToLeadingZeros = sign ? (
      // 0E.
      trimmedStr[leadingZeros.length + 1] === eChar
    ) : trimmedStr[leadingZeros.length] === eChar;
    if (leadingZeros.length > 1 && eAdjacentToLeadingZeros) return str;
    else if (leadingZeros.length === 1 && (notation[3].startsWith(`.${eChar}`) || notation[3][0] === eChar)) {
      return Number(trimmedStr);
    } else if (leadingZeros.length > 0) {
      if (options.leadingZeros && !eAdjacentToLeadingZeros) {
        return Number(trimmedStr);
      } else return str;
    } else {
      return Number(trimmedStr);
    }
  } else {
    return str;
  }
}
function trimZeros(numStr) {
  if (numStr && numStr.indexOf(".") !== -1) {
    let end = numStr.length;
    while (end > 0 && numStr.charCodeAt(end - 1) === 48) end--;
    numStr = numStr.slice(0, end);
    if (numStr === ".") numStr = "0";
    else if (numStr[0] === ".") numStr = "0" + numStr;
    else if (numStr[numStr.length - 1] === ".") numStr = numStr.substring(0, numStr.length - 1);
    return numStr;
  }
  return numStr;
}
function parse_int(numStr, base) {
  const str = numStr.trim();
  if (base === 2 || base === 8) numStr = str.substring(2);
  if (parseInt) return parseInt(numStr, base);
  else if (Number.parseInt) return Number.parseInt(numStr, base);
  else if (window && window.parseInt) return window.parseInt(numStr, base);
  else throw new Error("parseInt, Number.parseInt, window.parseInt are not supported");
}
function handleInfinity(str, num, options) {
  const isPositive = num === Infinity;
  switch (options.infinity.toLowerCase()) {
    case "null":
      return null;
    case "infinity":
      return num;
    // Return Infinity or -Infinity
    case "string":
      return isPositive ? "Infinity" : "-Infinity";
    case "original":
    default:
      return str;
  }
}
// node_modules/.pnpm/fast-xml-parser@5.12.1/node_modules/fast-xml-parser/src/ignoreAttributes.js
function getIgnoreAttributesFn(ignoreAttributes) {
  if (typeof ignoreAttributes === "function") {
    return ignoreAttributes;
  }
  if (Array.isArray(ignoreAttributes)) {
    return (attrName) => {
      for (const pattern of ignoreAttributes) {
        if (typeof pattern === "string" && attrName === pattern) {
          return true;
        }
        if (pattern instanceof RegExp && pattern.test(attrName)) {
          return true;
        }
      }
    };
  }
  return () => false;
}
// node_modules/.pnpm/path-expression-matcher@1.6.2/node_modules/path-expression-matcher/src/Expression.js
var Expression = class {
  /**
   * Create a new Expression
   * @param {string} pattern - Pattern string (e.g., "root.users.user", "..user[id]")
   * @param {Object} options - Configuration options
   * @param {string} options.separator - Path separator (default: '.')
   */
  constructor(pattern, options = {}, data) {
    this.pattern = pattern;
    this.separator = options.separator || ".";
    this.segments = this._parse(pattern);
    this.data = data;
    this._hasDeepWildcard = this.segments.some((seg) => seg.type === "deep-wildcard");
    this._hasAttributeCondition = this.segments.some((seg) => seg.attrName !== void 0);
    this._hasPositionSelector = this.segments.some((seg) => seg.position !== void 0);
  }
  /**
   * Parse pattern string into segments
   * @private
   * @param {string} pattern - Pattern to parse
   * @returns {Array} Array of segment objects
   */
  _parse(pattern) {
    const segments = [];
    let i = 0;
    let currentPart = "";
    while (i < pattern.length) {
      if (pattern[i] === this.separator) {
        if (i + 1 < pattern.length && pattern[i + 1] === this.separator) {
          if (currentPart.trim()) {
            segments.push(this._parseSegment(currentPart.trim()));
            currentPart = "";
          }
          segments.push({ type: "deep-wildcard" });
          i += 2;
        } else {
          if (currentPart.trim()) {
            segments.push(this._parseSegment(currentPart.trim()));
          }
          currentPart = "";
          i++;
        }
      } else {
        currentPart += pattern[i];
        i++;
      }
    }
    if (currentPart.trim()) {
      segments.push(this._parseSegment(currentPart.trim()));
    }
    return segments;
  }
  /**
   * Parse a single segment
   * @private
   * @param {string} part - Segment string (e.g., "user", "ns::user", "user[id]", "ns::user:first")
   * @returns {Object} Segment object
   */
  _parseSegment(part) {
    const segment = { type: "tag" };
    let bracketContent = null;
    let withoutBrackets = part;
    const bracketMatch = part.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);
    if (bracketMatch) {
      withoutBrackets = bracketMatch[1] + bracketMatch[3];
      if (bracketMatch[2]) {
        const content = bracketMatch[2].slice(1, -1);
        if (content) {
          bracketContent = content;
        }
      }
    }
    let namespace = void 0;
    let tagAndPosition = withoutBrackets;
    if (withoutBrackets.includes("::")) {
      const nsIndex = withoutBrackets.indexOf("::");
      namespace = withoutBrackets.substring(0, nsIndex).trim();
      tagAndPosition = withoutBrackets.substring(nsIndex + 2).trim();
      if (!namespace) {
        throw new Error(`Invalid namespace in pattern: ${part}`);
      }
    }
    let tag = void 0;
    let positionMatch = null;
    if (tagAndPosition.includes(":")) {
      const colonIndex = tagAndPosition.lastIndexOf(":");
      const tagPart = tagAndPosition.substring(0, colonIndex).trim();
      const posPart = tagAndPosition.substring(colonIndex + 1).trim();
      const isPositionKeyword = ["first", "last", "odd", "even"].includes(posPart) || /^nth\(\d+\)$/.test(posPart);
      if (isPositionKeyword) {
        tag = tagPart;
        positionMatch = posPart;
      } else {
        tag = tagAndPosition;
      }
    } else {
      tag = tagAndPosition;
    }
    if (!tag) {
      throw new Error(`Invalid segment pattern: ${part}`);
    }
    segment.tag = tag;
    if (namespace) {
      segment.namespace = namespace;
    }
    if (bracketContent) {
      if (bracketContent.includes("=")) {
        const eqIndex = bracketContent.indexOf("=");
        segment.attrName = bracketContent.substring(0, eqIndex).trim();
        segment.attrValue = bracketContent.substring(eqIndex + 1).trim();
      } else {
        segment.attrName = bracketContent.trim();
      }
    }
    if (positionMatch) {
      const nthMatch = positionMatch.match(/^nth\((\d+)\)$/);
      if (nthMatch) {
        segment.position = "nth";
        segment.positionValue = parseInt(nthMatch[1], 10);
      } else {
        segment.position = positionMatch;
      }
    }
    return segment;
  }
  /**
   * Get the number of segments
   * @returns {number}
   */
  get length() {
    return this.segments.length;
  }
  /**
   * Check if expression contains deep wildcard
   * @returns {boolean}
   */
  hasDeepWildcard() {
    return this._hasDeepWildcard;
  }
  /**
   * Check if expression has attribute conditions
   * @returns {boolean}
   */
  hasAttributeCondition() {
    return this._hasAttributeCondition;
  }
  /**
   * Check if expression has position selectors
   * @returns {boolean}
   */
  hasPositionSelector() {
    return this._hasPositionSelector;
  }
  /**
   * Get string representation
   * @returns {string}
   */
  toString() {
    return this.pattern;
  }
};
// node_modules/.pnpm/path-expression-matcher@1.6.2/node_modules/path-expression-matcher/src/ExpressionSet.js
var ExpressionSet = class {
  constructor() {
    this._byDepthAndTag = /* @__PURE__ */ new Map();
    this._wildcardByDepth = /* @__PURE__ */ new Map();
    this._deepWildcards = [];
    this._deepByTerminalTag = /* @__PURE__ */ new Map();
    this._patterns = /* @__PURE__ */ new Set();
    this._sealed = false;
  }
  /**
   * Add an Expression to the set.
   * Duplicate patterns (same pattern string) are silently ignored.
   *
   * @param {import('./Expression.js').default} expression - A pre-constructed Expression instance
   * @returns {this} for chaining
   * @throws {TypeError} if called after seal()
   *
   * @example
   * set.add(new Expression('root.users.user'));
   * set.add(new Expression('..script'));
   */
  add(expression) {
    if (this._sealed) {
      throw new TypeError(
        "ExpressionSet is sealed. Create a new ExpressionSet to add more expressions."
      );
    }
    if (this._patterns.has(expression.pattern)) return this;
    this._patterns.add(expression.pattern);
    if (expression.hasDeepWildcard()) {
      const lastSeg2 = expression.segments[expression.segments.length - 1];
      if (lastSeg2 && lastSeg2.type !== "deep-wildcard" && lastSeg2.tag !== "*") {
        const tag2 = lastSeg2.tag;
        if (!this._deepByTerminalTag.has(tag2)) this._deepByTerminalTag.set(tag2, []);
        this._deepByTerminalTag.get(tag2).push(expression);
      } else {
        this._deepWildcards.push(expression);
      }
      return this;
    }
    const depth3 = expression.length;
    const lastSeg = expression.segments[expression.segments.length - 1];
    const tag = lastSeg?.tag;
    if (!tag || tag === "*") {
      if (!this._wildcardByDepth.has(depth3)) this._wildcardByDepth.set(depth3, []);
      this._wildcardByDepth.get(depth3).push(expression);
    } else {
      const key = `${depth3}:${tag}`;
      if (!this._byDepthAndTag.has(key)) this._byDepthAndTag.set(key, []);
      this._byDepthAndTag.get(key).push(expression);
    }
    return this;
  }
  /**
   * Add multiple expressions at once.
   *
   * @param {import('./Expression.js').default[]} expressions - Array of Expression instances
   * @returns {this} for chaining
   *
   * @example
   * set.addAll([
   *   new Expression('root.users.user'),
   *   new Expression('root.config.setting'),
   * ]);
   */
  addAll(expressions) {
    for (const expr of expressions) this.add(expr);
    return this;
  }
  /**
   * Check whether a pattern string is already present in the set.
   *
   * @param {import('./Expression.js').default} expression
   * @returns {boolean}
   */
  has(expression) {
    return this._patterns.has(expression.pattern);
  }
  /**
   * Number of expressions in the set.
   * @type {number}
   */
  get size() {
    return this._patterns.size;
  }
  /**
   * Seal the set against further modifications.
   * Useful to prevent accidental mutations after config is built.
   * Calling add() or addAll() on a sealed set throws a TypeError.
   *
   * @returns {this}
   */
  seal() {
    this._sealed = true;
    return this;
  }
  /**
   * Whether the set has been sealed.
   * @type {boolean}
   */
  get isSealed() {
    return this._sealed;
  }
  /**
   * Test whether the matcher's current path matches any expression in the set.
   *
   * Evaluation order (cheapest → most expensive):
   *  1. Exact depth + tag bucket  — O(1) lookup, typically 0–2 expressions
   *  2. Depth-only wildcard bucket — O(1) lookup, rare
   *  3. Deep-wildcard list         — always checked, but usually small
   *
   * @param {import('./Matcher.js').default} matcher - Matcher instance (or readOnly view)
   * @returns {boolean} true if any expression matches the current path
   *
   * @example
   * if (stopNodes.matchesAny(matcher)) {
   *   // handle stop node
   * }
   */
  matchesAny(matcher) {
    return this.findMatch(matcher) !== null;
  }
  /**
  * Find and return the first Expression that matches the matcher's current path.
  *
  * Uses the same evaluation order as matchesAny (cheapest → most expensive):
  *  1. Exact depth + tag bucket
  *  2. Depth-only wildcard bucket
  *  3. Deep-wildcard list
  *
  * @param {import('./Matcher.js').default} matcher - Matcher instance (or readOnly view)
  * @returns {import('./Expression.js').default | null} the first matching Expression, or null
  *
  * @example
  * const expr = stopNodes.findMatch(matcher);
  * if (expr) {
  *   // access expr.config, expr.pattern, etc.
  * }
  */
  findMatch(matcher) {
    const depth3 = matcher.getDepth();
    const tag = matcher.getCurrentTag();
    const exactKey = `${depth3}:${tag}`;
    const exactBucket = this._byDepthAndTag.get(exactKey);
    if (exactBucket) {
      for (let i = 0; i < exactBucket.length; i++) {
        if (matcher.matches(exactBucket[i])) return exactBucket[i];
      }
    }
    const wildcardBucket = this._wildcardByDepth.get(depth3);
    if (wildcardBucket) {
      for (let i = 0; i < wildcardBucket.length; i++) {
        if (matcher.matches(wildcardBucket[i])) return wildcardBucket[i];
      }
    }
    const deepBucket = this._deepByTerminalTag.get(tag);
    if (deepBucket) {
      for (let i = 0; i < deepBucket.length; i++) {
        if (matcher.matches(deepBucket[i])) return deepBucket[i];
      }
    }
    for (let i = 0; i < this._deepWildcards.length; i++) {
      if (matcher.matches(this._deepWildcards[i])) return this._deepWildcards[i];
    }
    return null;
  }
};
// node_modules/.pnpm/path-expression-matcher@1.6.2/node_modules/path-expression-matcher/src/Matcher.js
var MatcherView = class {
  /**
   * @param {Matcher} matcher - The parent Matcher instance to read from.
   */
  constructor(matcher) {
    this._matcher = matcher;
  }
  /**
   * Get the path separator used by the parent matcher.
   * @returns {string}
   */
  get separator() {
    return this._matcher.separator;
  }
  /**
   * Get current tag name.
   * @returns {string|undefined}
   */
  getCurrentTag() {
    const path2 = this._matcher.path;
    return path2.length > 0 ? path2[path2.length - 1].tag : void 0;
  }
  /**
   * Get current namespace.
   * @returns {string|undefined}
   */
  getCurrentNamespace() {
    const path2 = this._matcher.path;
    return path2.length > 0 ? path2[path2.length - 1].namespace : void 0;
  }
  /**
   * Get current node's attribute value.
   * @param {string} attrName
   * @returns {*}
   */
  getAttrValue(attrName) {
    const path2 = this._matcher.path;
    if (path2.length === 0) return void 0;
    return path2[path2.length - 1].values?.[attrName];
  }
  /**
   * Check if current node has an attribute.
   * @param {string} attrName
   * @returns {boolean}
   */
  hasAttr(attrName) {
    const path2 = this._matcher.path;
    if (path2.length === 0) return false;
    const current = path2[path2.length - 1];
    return current.values !== void 0 && attrName in current.values;
  }
  /**
   * Get the value of a "kept" attribute from the nearest ancestor (or
   * current node) that declared it via `push(tag, attrs, ns, { keep: [...] })`.
   * @param {string} attrName
   * @returns {*}
   */
  getAnyParentAttr(attrName) {
    return this._matcher.getAnyParentAttr(attrName);
  }
  /**
   * Check whether any ancestor (or the current node) kept the given
   * attribute via `push(tag, attrs, ns, { keep: [...] })`.
   * @param {string} attrName
   * @returns {boolean}
   */
  hasAnyParentAttr(attrName) {
    return this._matcher.hasAnyParentAttr(attrName);
  }
  /**
   * Get current node's sibling position (child index in parent).
   * @returns {number}
   */
  getPosition() {
    const path2 = this._matcher.path;
    if (path2.length === 0) return -1;
    return path2[path2.length - 1].position ?? 0;
  }
  /**
   * Get current node's repeat counter (occurrence count of this tag name).
   * @returns {number}
   */
  getCounter() {
    const path2 = this._matcher.path;
    if (path2.length === 0) return -1;
    return path2[path2.length - 1].counter ?? 0;
  }
  /**
   * Get current node's sibling index (alias for getPosition).
   * @returns {number}
   * @deprecated Use getPosition() or getCounter() instead
   */
  getIndex() {
    return this.getPosition();
  }
  /**
   * Get current path depth.
   * @returns {number}
   */
  getDepth() {
    return this._matcher.path.length;
  }
  /**
   * Get path as string.
   * @param {string} [separator] - Optional separator (uses default if not provided)
   * @param {boolean} [includeNamespace=true]
   * @returns {string}
   */
  toString(separator, includeNamespace = true) {
    return this._matcher.toString(separator, includeNamespace);
  }
  /**
   * Get path as array of tag names.
   * @returns {string[]}
   */
  toArray() {
    return this._matcher.path.map((n) => n.tag);
  }
  /**
   * Match current path against an Expression.
   * @param {Expression} expression
   * @returns {boolean}
   */
  matches(expression) {
    return this._matcher.matches(expression);
  }
  /**
   * Match any expression in the given set against the current path.
   * @param {ExpressionSet} exprSet
   * @returns {boolean}
   */
  matchesAny(exprSet) {
    return exprSet.matchesAny(this._matcher);
  }
};
var Matcher = class {
  /**
   * Create a new Matcher.
   * @param {Object} [options={}]
   * @param {string} [options.separator='.'] - Default path separator
   */
  constructor(options = {}) {
    this.separator = options.separator || ".";
    this.path = [];
    this.siblingStacks = [];
    this._pathStringCache = null;
    this._view = new MatcherView(this);
    this._keptAttrs = [];
  }
  /**
   * Push a new tag onto the path.
   * @param {string} tagName
   * @param {Object|null} [attrValues=null]
   * @param {string|null} [namespace=null]
   * @param {Object|null} [options=null]
   * @param {string[]} [options.keep] - Names of attributes (from attrValues)
   */
  push(tagName, attrValues = null, namespace = null, options = null) {
    this._pathStringCache = null;
    if (this.path.length > 0) {
      this.path[this.path.length - 1].values = void 0;
    }
    const currentLevel = this.path.length;
    let level = this.siblingStacks[currentLevel];
    if (!level) {
      level = { counts: /* @__PURE__ */ new Map(), total: 0 };
      this.siblingStacks[currentLevel] = level;
    }
    const siblingKey = namespace ? `${namespace}:${tagName}` : tagName;
    const counter = level.counts.get(siblingKey) || 0;
    const position = level.total;
    level.counts.set(siblingKey, counter + 1);
    level.total++;
    const node = {
      tag: tagName,
      position,
      counter
    };
    if (namespace !== null && namespace !== void 0) {
      node.namespace = namespace;
    }
    if (attrValues !== null && attrValues !== void 0) {
      node.values = attrValues;
    }
    this.path.push(node);
    const depth3 = this.path.length;
    const keep = options !== null ? options.keep : null;
    if (keep !== null && keep !== void 0 && keep.length > 0 && attrValues) {
      for (let i = 0; i < keep.length; i++) {
        const name = keep[i];
        if (attrValues[name] !== void 0) {
          this._keptAttrs.push({ depth: depth3, name, value: attrValues[name] });
        }
      }
    }
  }
  /**
   * Pop the last tag from the path.
   * @returns {Object|undefined} The popped node
   */
  pop() {
    if (this.path.length === 0) return void 0;
    this._pathStringCache = null;
    const node = this.path.pop();
    if (this.siblingStacks.length > this.path.length + 1) {
      this.siblingStacks.length = this.path.length + 1;
    }
    const poppedDepth = this.path.length + 1;
    while (this._keptAttrs.length > 0 && this._keptAttrs[this._keptAttrs.length - 1].depth >= poppedDepth) {
      this._keptAttrs.pop();
    }
    return node;
  }
  /**
   * Update current node's attribute values.
   * Useful when attributes are parsed after push.
   * @param {Object} attrValues
   */
  updateCurrent(attrValues) {
    if (this.path.length > 0) {
      const current = this.path[this.path.length - 1];
      if (attrValues !== null && attrValues !== void 0) {
        current.values = attrValues;
      }
    }
  }
  /**
   * Get current tag name.
   * @returns {string|undefined}
   */
  getCurrentTag() {
    return this.path.length > 0 ? this.path[this.path.length - 1].tag : void 0;
  }
  /**
   * Get current namespace.
   * @returns {string|undefined}
   */
  getCurrentNamespace() {
    return this.path.length > 0 ? this.path[this.path.length - 1].namespace : void 0;
  }
  /**
   * Get current node's attribute value.
   * @param {string} attrName
   * @returns {*}
   */
  getAttrValue(attrName) {
    if (this.path.length === 0) return void 0;
    return this.path[this.path.length - 1].values?.[attrName];
  }
  /**
   * Check if current node has an attribute.
   * @param {string} attrName
   * @returns {boolean}
   */
  hasAttr(attrName) {
    if (this.path.length === 0) return false;
    const current = this.path[this.path.length - 1];
    return current.values !== void 0 && attrName in current.values;
  }
  /**
   * Get the value of a "kept" attribute from the nearest ancestor (or
   * current node) that declared it via `push(tag, attrs, ns, { keep: [...] })`.
   * Unlike getAttrValue(), this works regardless of how deep the path has
   * gone since the attribute was pushed — but only for attribute names that
   * were explicitly marked with `keep` at push time. Cost is proportional to
   * the number of currently-kept attributes (typically 0-3), not path depth.
   * @param {string} attrName
   * @returns {*} the value, or undefined if no ancestor kept this attribute
   */
  getAnyParentAttr(attrName) {
    const kept = this._keptAttrs;
    for (let i = kept.length - 1; i >= 0; i--) {
      if (kept[i].name === attrName) return kept[i].value;
    }
    return void 0;
  }
  /**
   * Check whether any ancestor (or the current node) kept the given
   * attribute via `push(tag, attrs, ns, { keep: [...] })`.
   * @param {string} attrName
   * @returns {boolean}
   */
  hasAnyParentAttr(attrName) {
    const kept = this._keptAttrs;
    for (let i = kept.length - 1; i >= 0; i--) {
      if (kept[i].name === attrName) return true;
    }
    return false;
  }
  /**
   * Get current node's sibling position (child index in parent).
   * @returns {number}
   */
  getPosition() {
    if (this.path.length === 0) return -1;
    return this.path[this.path.length - 1].position ?? 0;
  }
  /**
   * Get current node's repeat counter (occurrence count of this tag name).
   * @returns {number}
   */
  getCounter() {
    if (this.path.length === 0) return -1;
    return this.path[this.path.length - 1].counter ?? 0;
  }
  /**
   * Get current node's sibling index (alias for getPosition).
   * @returns {number}
   * @deprecated Use getPosition() or getCounter() instead
   */
  getIndex() {
    return this.getPosition();
  }
  /**
   * Get current path depth.
   * @returns {number}
   */
  getDepth() {
    return this.path.length;
  }
  /**
   * Get path as string.
   * @param {string} [separator] - Optional separator (uses default if not provided)
   * @param {boolean} [includeNamespace=true]
   * @returns {string}
   */
  toString(separator, includeNamespace = true) {
    const sep2 = separator || this.separator;
    const isDefault = sep2 === this.separator && includeNamespace === true;
    if (isDefault) {
      if (this._pathStringCache !== null) {
        return this._pathStringCache;
      }
      const result = this.path.map(
        (n) => n.namespace ? `${n.namespace}:${n.tag}` : n.tag
      ).join(sep2);
      this._pathStringCache = result;
      return result;
    }
    return this.path.map(
      (n) => includeNamespace && n.namespace ? `${n.namespace}:${n.tag}` : n.tag
    ).join(sep2);
  }
  /**
   * Get path as array of tag names.
   * @returns {string[]}
   */
  toArray() {
    return this.path.map((n) => n.tag);
  }
  /**
   * Reset the path to empty.
   */
  reset() {
    this._pathStringCache = null;
    this.path = [];
    this.siblingStacks = [];
    this._keptAttrs = [];
  }
  /**
   * Match current path against an Expression.
   * @param {Expression} expression
   * @returns {boolean}
   */
  matches(expression) {
    const segments = expression.segments;
    if (segments.length === 0) {
      return false;
    }
    if (expression.hasDeepWildcard()) {
      return this._matchWithDeepWildcard(segments);
    }
    return this._matchSimple(segments);
  }
  /**
   * @private
   */
  _matchSimple(segments) {
    if (this.path.length !== segments.length) {
      return false;
    }
    for (let i = 0; i < segments.length; i++) {
      if (!this._matchSegment(segments[i], this.path[i], i === this.path.length - 1)) {
        return false;
      }
    }
    return true;
  }
  /**
   * @private
   */
  _matchWithDeepWildcard(segments) {
    let pathIdx = this.path.length - 1;
    let segIdx = segments.length - 1;
    while (segIdx >= 0 && pathIdx >= 0) {
      const segment = segments[segIdx];
      if (segment.type === "deep-wildcard") {
        segIdx--;
        if (segIdx < 0) {
          return true;
        }
        const nextSeg = segments[segIdx];
        let found = false;
        for (let i = pathIdx; i >= 0; i--) {
          if (this._matchSegment(nextSeg, this.path[i], i === this.path.length - 1)) {
            pathIdx = i - 1;
            segIdx--;
            found = true;
            break;
          }
        }
        if (!found) {
          return false;
        }
      } else {
        if (!this._matchSegment(segment, this.path[pathIdx], pathIdx === this.path.length - 1)) {
          return false;
        }
        pathIdx--;
        segIdx--;
      }
    }
    return segIdx < 0;
  }
  /**
   * @private
   */
  _matchSegment(segment, node, isCurrentNode) {
    if (segment.tag !== "*" && segment.tag !== node.tag) {
      return false;
    }
    if (segment.namespace !== void 0) {
      if (segment.namespace !== "*" && segment.namespace !== node.namespace) {
        return false;
      }
    }
    if (segment.attrName !== void 0) {
      if (!isCurrentNode) {
        return false;
      }
      if (!node.values || !(segment.attrName in node.values)) {
        return false;
      }
      if (segment.attrValue !== void 0) {
        if (String(node.values[segment.attrName]) !== String(segment.attrValue)) {
          return false;
        }
      }
    }
    if (segment.position !== void 0) {
      if (!isCurrentNode) {
        return false;
      }
      const counter = node.counter ?? 0;
      if (segment.position === "first" && counter !== 0) {
        return false;
      } else if (segment.position === "odd" && counter % 2 !== 1) {
        return false;
      } else if (segment.position === "even" && counter % 2 !== 0) {
        return false;
      } else if (segment.position === "nth" && counter !== segment.positionValue) {
        return false;
      }
    }
    return true;
  }
  /**
   * Match any expression in the given set against the current path.
   * @param {ExpressionSet} exprSet
   * @returns {boolean}
   */
  matchesAny(exprSet) {
    return exprSet.matchesAny(this);
  }
  /**
   * Create a snapshot of current state.
   * @returns {Object}
   */
  snapshot() {
    return {
      path: this.path.map((node) => ({ ...node })),
      siblingStacks: this.siblingStacks.map((level) => level ? { counts: new Map(level.counts), total: level.total } : level),
      keptAttrs: this._keptAttrs.map((entry) => ({ ...entry }))
    };
  }
  /**
   * Restore state from snapshot.
   * @param {Object} snapshot
   */
  restore(snapshot) {
    this._pathStringCache = null;
    this.path = snapshot.path.map((node) => ({ ...node }));
    this.siblingStacks = snapshot.siblingStacks.map((level) => level ? { counts: new Map(level.counts), total: level.total } : level);
    this._keptAttrs = (snapshot.keptAttrs || []).map((entry) => ({ ...entry }));
  }
  /**
   * Return the read-only {@link MatcherView} for this matcher.
   *
   * The same instance is returned on every call — no allocation occurs.
   * It always reflects the current parser state and is safe to pass to
   * user callbacks without risk of accidental mutation.
   *
   * @returns {MatcherView}
   *
   * @example
   * const view = matcher.readOnly();
   * // pass view to callbacks — it stays in sync automatically
   * view.matches(expr);       // ✓
   * view.getCurrentTag();     // ✓
   * // view.push(...)         // ✗ method does not exist — caught by TypeScript
   */
  readOnly() {
    return this._view;
  }
};
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/contexts/html.js
var HTML_PATTERNS = [
  {
    id: "html-script-open",
    description: "<script opening tag",
    pattern: /<script[\s>/]/i
  },
  {
    id: "html-script-close",
    description: "</script closing tag",
    pattern: /<\/script[\s>]/i
  },
  {
    id: "html-javascript-protocol",
    description: "javascript: URI scheme (with optional whitespace/encoding)",
    // Handles j&#x61;vascript:, j\u0061vascript:, and whitespace variants
    pattern: /j[\t\n\r ]*a[\t\n\r ]*v[\t\n\r ]*a[\t\n\r ]*s[\t\n\r ]*c[\t\n\r ]*r[\t\n\r ]*i[\t\n\r ]*p[\t\n\r ]*t[\t\n\r ]*:/i
  },
  {
    id: "html-vbscript-protocol",
    description: "vbscript: URI scheme",
    pattern: /vbscript[\t\n\r ]*:/i
  },
  {
    id: "html-data-html",
    description: "data:text/html URI — can execute scripts in browsers",
    pattern: /data[\t\n\r ]*:[\t\n\r ]*text\/html/i
  },
  {
    id: "html-data-xhtml",
    description: "data:application/xhtml+xml URI",
    pattern: /data[\t\n\r ]*:[\t\n\r ]*application\/xhtml/i
  },
  {
    id: "html-data-svg",
    description: "data:image/svg+xml URI — can execute scripts",
    pattern: /data[\t\n\r ]*:[\t\n\r ]*image\/svg\+xml/i
  },
  {
    id: "html-inline-event-handler",
    description: "Inline event handler attributes: onclick=, onerror=, onload=, etc.",
    // \bon ensures we match a word boundary so "phonetic=" is not caught
    pattern: /\bon\w{1,30}\s*=/i
  },
  {
    id: "html-entity-obfuscated-script",
    description: "HTML-entity-encoded <script (e.g. &#x3C;script or &lt;script)",
    // Entities include optional trailing semicolon: &#x3C; or &#x3C (both valid in HTML5)
    pattern: /(?:&#x0*3[Cc];?|&#0*60;?|&lt;)\s*script/i
  },
  {
    id: "html-entity-obfuscated-javascript",
    description: 'HTML-entity-encoded javascript: (partial — catches common &#106; or &#x6a; for "j")',
    pattern: /(?:&#x0*6[Aa];?|&#0*106;?)\s*(?:&#x0*61;?|a)[\s\S]{0,80}script\s*:/i
  },
  {
    id: "html-style-expression",
    description: "CSS expression() — IE-era code execution in style attributes",
    pattern: /style[\s\S]{0,20}expression\s*\(/i
  },
  {
    id: "html-object-embed",
    description: "<object or <embed tags that can load active content",
    pattern: /<(?:object|embed)[\s>/]/i
  },
  {
    id: "html-base-tag",
    description: "<base href= — can hijack all relative URLs on a page",
    pattern: /<base[\s>]/i
  },
  {
    id: "html-meta-refresh",
    description: '<meta http-equiv="refresh" — can redirect users',
    pattern: /<meta[\s\S]{0,40}http-equiv[\s\S]{0,20}refresh/i
  },
  {
    id: "html-srcdoc",
    description: "srcdoc= attribute on iframes — embeds HTML that can run scripts",
    pattern: /srcdoc\s*=/i
  },
  {
    id: "html-iframe",
    description: "<iframe tag",
    pattern: /<iframe[\s>/]/i
  },
  {
    id: "html-form",
    description: "<form tag — can be used for phishing / credential harvesting injection",
    pattern: /<form[\s>/]/i
  }
];
var html_default = HTML_PATTERNS;
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/contexts/xml.js
var XML_PATTERNS = [
  {
    id: "xml-cdata-injection",
    description: "CDATA section injection: <![CDATA[ breaks out of text node context",
    pattern: /<!\[CDATA\[/i
  },
  {
    id: "xml-cdata-close",
    description: "CDATA close sequence: ]]> can terminate an enclosing CDATA section",
    pattern: /\]\]>/
  },
  {
    id: "xml-processing-instruction",
    description: "XML processing instruction: <?xml-stylesheet or <?php etc.",
    pattern: /<\?(?:xml[\- ]|php|asp)/i
  },
  {
    id: "xml-doctype-injection",
    description: "DOCTYPE declaration embedded in content — can define entities",
    // Match <!DOCTYPE followed by end-of-string, whitespace, or [ (internal subset)
    pattern: /<!DOCTYPE(?:[\s[]|$)/i
  },
  {
    id: "xml-entity-system",
    description: "SYSTEM keyword — used in external entity declarations (XXE)",
    pattern: /\bSYSTEM\s+["']/i
  },
  {
    id: "xml-entity-public",
    description: "PUBLIC keyword — used in external entity declarations (XXE)",
    pattern: /\bPUBLIC\s+["']/i
  },
  {
    id: "xml-entity-declaration",
    description: "<!ENTITY declaration — defines entities, potential XXE or entity expansion",
    pattern: /<!ENTITY[\s%]/i
  },
  {
    id: "xml-billion-laughs",
    description: "Entity reference chaining / billion laughs: repeated &eX; style references",
    // Heuristic: 3+ consecutive entity refs suggests expansion attack
    pattern: /(?:&\w{1,20};){3,}/
  },
  {
    id: "xml-namespace-confusion",
    description: "xmlns: attribute injection — can redefine namespaces to confuse parsers",
    // pattern: /\bxmlns\s*(?::\w{1,40})?\s*=/i,
    pattern: /\bxmlns(?::\w{1,40})?\s*=/i
  },
  {
    id: "xml-comment-injection",
    description: "<!-- comment injection — can hide content from some parsers",
    pattern: /<!--/
  },
  {
    id: "xml-comment-close",
    description: "--> closes an enclosing XML comment",
    pattern: /-->/
  },
  {
    id: "xml-pi-close",
    description: "?> closes an enclosing processing instruction",
    pattern: /\?>/
  }
];
var xml_default = XML_PATTERNS;
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/contexts/svg.js
var SVG_PATTERNS = [
  {
    id: "svg-script-element",
    description: "<script element inside SVG executes JavaScript",
    pattern: /<script[\s>/]/i
  },
  {
    id: "svg-xlink-href-javascript",
    description: "xlink:href with javascript: — classic SVG XSS via <a> or <use>",
    pattern: /xlink\s*:\s*href\s*=\s*["']?\s*javascript\s*:/i
  },
  {
    id: "svg-href-javascript",
    description: "href= with javascript: in SVG context (<a>, <animate>, etc.)",
    pattern: /href\s*=\s*["']?\s*javascript\s*:/i
  },
  {
    id: "svg-foreignobject",
    description: "<foreignObject embeds HTML inside SVG — can execute scripts",
    pattern: /<foreignObject[\s>/]/i
  },
  {
    id: "svg-use-external",
    description: "<use xlink:href or href pointing to external resource (non-fragment URL)",
    // Match <use with href= where the value starts with a non-# character (external URL)
    // [\"'][^#] catches quoted values not starting with #; [^\"'#\s>] catches unquoted
    pattern: /<use[\s\S]{0,60}(?:xlink\s*:\s*)?href\s*=\s*(?:["'][^#]|[^"'#\s>])/i
  },
  {
    id: "svg-animate-href",
    description: '<animate attributeName="href" — can dynamically change href to javascript:',
    pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*href["']/i
  },
  {
    id: "svg-animate-xlinkhref",
    description: '<animate attributeName="xlink:href"',
    pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*xlink\s*:\s*href["']/i
  },
  {
    id: "svg-set-javascript",
    description: '<set to="javascript:..." — sets an attribute to a javascript: URI',
    pattern: /<set[\s\S]{0,80}to\s*=\s*["']?\s*javascript\s*:/i
  },
  {
    id: "svg-event-handler",
    description: "SVG-specific event handler attributes: onload=, onerror=, onactivate=, etc.",
    pattern: /\bon(?:load|error|activate|begin|end|repeat|focus|blur|click|mouse\w{1,20}|key\w{1,20})\s*=/i
  },
  {
    id: "svg-handler-generic",
    description: "Generic on* handler catch-all for SVG attributes",
    pattern: /\bon\w{1,30}\s*=/i
  },
  {
    id: "svg-filter-feimage",
    description: "<feImage href= — filter primitive that can load external resources",
    pattern: /<feImage[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=/i
  },
  {
    id: "svg-image-external",
    description: "<image xlink:href with http/https or javascript protocol",
    pattern: /<image[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=\s*["']?\s*(?:https?|javascript)\s*:/i
  },
  {
    id: "svg-style-javascript",
    description: "style= attribute containing javascript: (e.g. background:url(javascript:...))",
    pattern: /style\s*=[\s\S]{0,60}javascript\s*:/i
  }
];
var svg_default = SVG_PATTERNS;
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/contexts/sql.js
var SQL_PATTERNS = [
  {
    id: "sql-block-comment-open",
    description: "SQL block comment open: /* ... */ — unusual in legitimate user text",
    pattern: /\/\*/
  },
  {
    id: "sql-union-select",
    description: "UNION SELECT — most common SQL injection aggregation attack",
    pattern: /\bUNION\s{1,20}(?:ALL\s{1,20})?SELECT\b/i
  },
  {
    id: "sql-drop-table",
    description: "DROP TABLE — destructive DDL injection",
    pattern: /\bDROP\s{1,20}TABLE\b/i
  },
  {
    id: "sql-drop-database",
    description: "DROP DATABASE — destructive DDL injection",
    pattern: /\bDROP\s{1,20}DATABASE\b/i
  },
  {
    id: "sql-insert-into",
    description: "INSERT INTO — data injection",
    pattern: /\bINSERT\s{1,20}INTO\b/i
  },
  {
    id: "sql-delete-from",
    description: "DELETE FROM — data deletion injection",
    pattern: /\bDELETE\s{1,20}FROM\b/i
  },
  {
    id: "sql-update-set",
    description: "UPDATE ... SET — data modification injection",
    // Allows arbitrary content between UPDATE and SET (table name, alias, etc.)
    pattern: /\bUPDATE\b[\s\S]{1,60}\bSET\b/i
  },
  {
    id: "sql-exec-xp",
    description: "EXEC xp_ — MSSQL extended stored procedure execution",
    pattern: /\bEXEC(?:UTE)?\s{1,20}xp_/i
  },
  {
    id: "sql-tautology-string",
    description: `Classic string tautology: ' OR '1'='1 or " OR "1"="1"`,
    // Last quote is optional — injection may truncate it: ' OR '1'='1--
    pattern: /'\s{0,10}OR\s{0,10}'[^']{0,20}'\s*=\s*'[^']{0,20}/i
  },
  {
    id: "sql-tautology-numeric",
    description: "Numeric tautology: OR 1=1",
    pattern: /\bOR\s{1,10}1\s*=\s*1\b/i
  },
  {
    id: "sql-always-true-zero",
    description: "Numeric tautology: OR 0=0",
    pattern: /\bOR\s{1,10}0\s*=\s*0\b/i
  },
  {
    id: "sql-sleep-benchmark",
    description: "Time-based blind injection: SLEEP() or BENCHMARK()",
    pattern: /\b(?:SLEEP|BENCHMARK)\s*\(/i
  },
  {
    id: "sql-waitfor-delay",
    description: "MSSQL time-based blind injection: WAITFOR DELAY",
    pattern: /\bWAITFOR\s{1,20}DELAY\b/i
  },
  {
    id: "sql-char-function",
    description: "CHAR() function — used to obfuscate injected strings",
    pattern: /\bCHAR\s*\(\s*\d{1,3}/i
  },
  {
    id: "sql-information-schema",
    description: "INFORMATION_SCHEMA — reconnaissance query for table/column enumeration",
    pattern: /\bINFORMATION_SCHEMA\b/i
  }
];
var sql_default = SQL_PATTERNS;
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/contexts/shell.js
var SHELL_PATTERNS = [
  {
    id: "shell-path-traversal-unix",
    description: "Unix path traversal: ../  — climbing the directory tree",
    pattern: /\.\.\//
  },
  {
    id: "shell-path-traversal-windows",
    description: "Windows path traversal: ..\\ — climbing the directory tree",
    pattern: /\.\.\\/
  },
  {
    id: "shell-path-traversal-encoded",
    description: "URL-encoded path traversal: %2e%2e or %2f variants",
    pattern: /%2e%2e|%2f\.\.|\.\.%2f/i
  },
  {
    id: "shell-null-byte",
    description: "Null byte injection: \\x00 or %00 — truncates strings in C-backed functions",
    pattern: /\x00|%00/
  },
  {
    id: "shell-semicolon",
    description: "Semicolon command separator: cmd1; cmd2",
    pattern: /;/
  },
  {
    id: "shell-pipe",
    description: "Pipe operator: cmd1 | cmd2",
    pattern: /\|/
  },
  {
    id: "shell-and-operator",
    description: "AND operator: cmd1 && cmd2",
    pattern: /&&/
  },
  {
    id: "shell-or-operator",
    description: "OR operator: cmd1 || cmd2",
    pattern: /\|\|/
  },
  {
    id: "shell-backtick",
    description: "Backtick command substitution: `cmd`",
    pattern: /`/
  },
  {
    id: "shell-dollar-paren",
    description: "Dollar-paren command substitution: $(cmd)",
    pattern: /\$\(/
  },
  {
    id: "shell-dollar-brace",
    description: "Dollar-brace variable expansion: ${var} — can be abused for injection",
    pattern: /\$\{/
  },
  {
    id: "shell-redirect-out",
    description: "Output redirection: cmd > file or cmd >> file",
    pattern: />{1,2}/
  },
  {
    id: "shell-redirect-in",
    description: "Input redirection: cmd < file",
    pattern: /</
  },
  {
    id: "shell-newline-injection",
    description: "Newline injection: \\n or \\r — can inject new shell commands",
    pattern: /[\n\r]/
  },
  {
    id: "shell-glob-star",
    description: "Glob expansion: * or ? — can expand to unintended files",
    // Only flag when combined with path separators to reduce false positives
    pattern: /[/\\][*?]/
  },
  {
    id: "shell-absolute-root",
    description: "Absolute root path injection: string starting with / or \\ (Windows UNC)",
    pattern: /^(?:\/|\\\\)/
  },
  {
    id: "shell-windows-drive",
    description: "Windows drive letter path injection: C:\\ or D:/",
    pattern: /^[a-zA-Z]:[/\\]/
  },
  {
    id: "shell-curl-wget",
    description: "curl/wget with URL or flags — can exfiltrate data or download payloads",
    // Require a URL scheme (http/https/ftp) or a flag (-) to reduce false positives
    // "curl is a tool" won't match; "curl http://..." or "curl -s ..." will
    pattern: /\b(?:curl|wget)\s+(?:https?:\/\/|ftp:\/\/|-)/i
  }
];
var shell_default = SHELL_PATTERNS;
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/contexts/redos.js
var REDOS_PATTERNS = [
  {
    id: "redos-nested-quantifier-plus",
    description: "Nested + quantifier inside a group with outer quantifier: (a+)+, (.+b)*, etc.",
    // Matches any group containing a + quantifier, with an outer * or + — catches (a+)+, (.+b)*, etc.
    pattern: /\([^)]*\+[^)]*\)[+*]/
  },
  {
    id: "redos-nested-quantifier-star",
    description: "Nested * quantifier: (a*)* or (a*)+ — catastrophic backtracking",
    pattern: /\([^)]*\*[^)]*\)[*+]/
  },
  {
    id: "redos-nested-groups",
    description: "Doubly nested quantified groups: ((a+)+) — guaranteed catastrophic",
    pattern: /\(\([^)]{0,40}\)[+*]\)[+*]/
  },
  {
    id: "redos-alternation-overlap",
    description: "Overlapping alternation under quantifier: (a|a)+ — ambiguous NFA paths",
    // Detect repeated identical alternatives under a quantifier
    pattern: /\(([^|()]{1,20})\|(?:\1)(?:\|[^|()]{1,20}){0,5}\)[+*?]{1,2}/
  },
  {
    id: "redos-star-plus-concat",
    description: "(x*x)+ pattern — triggers super-linear backtracking",
    pattern: /\([^)]{0,10}\*[^)]{0,10}\)[+*]/
  },
  {
    id: "redos-dot-star-greedy",
    description: "(.*){n,} or (.+){n,} — repeated greedy dot quantifiers",
    pattern: /\(\.[*+]\)\{?\d/
  },
  {
    id: "redos-large-repetition",
    description: "Very large fixed or range repetition count {1000,} or {1000,n} — denial of service via backtracking",
    // Matches { followed by 4+ digits (≥1000), then optional ,digits }
    pattern: /\{\d{4,}(?:,\d*)?\}/
  },
  {
    id: "redos-catastrophic-alternation",
    description: "Long alternation with many similar branches — polynomial backtracking risk",
    // Heuristic: 10+ pipe-separated alternatives in a single group
    pattern: /\([^)]{0,200}(?:\|[^|)]{0,50}){9,}\)/
  }
];
var redos_default = REDOS_PATTERNS;
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/contexts/nosql.js
var sep = `["'\\s]*:`;
var NOSQL_PATTERNS = [
  // ─── MongoDB $ operator injection ────────────────────────────────────────
  {
    id: "nosql-where-operator",
    description: "$where — executes arbitrary JavaScript server-side in MongoDB",
    pattern: new RegExp(`\\$where${sep}`, "i")
  },
  {
    id: "nosql-ne-operator",
    description: '$ne — "not equal" operator used to bypass equality checks',
    pattern: new RegExp(`\\$ne${sep}`, "i")
  },
  {
    id: "nosql-gt-operator",
    description: '$gt — "greater than" used to bypass password/value checks',
    pattern: new RegExp(`\\$gte?${sep}`, "i")
  },
  {
    id: "nosql-lt-operator",
    description: '$lt / $lte — "less than" bypass variants',
    pattern: new RegExp(`\\$lte?${sep}`, "i")
  },
  {
    id: "nosql-regex-operator",
    description: "$regex — can be used to extract data character by character (blind injection)",
    pattern: new RegExp(`\\$regex${sep}`, "i")
  },
  {
    id: "nosql-or-operator",
    description: "$or — logical OR; used to create always-true conditions",
    pattern: new RegExp(`\\$or${sep}\\s*\\[`, "i")
  },
  {
    id: "nosql-and-operator",
    description: "$and — logical AND operator injection",
    pattern: new RegExp(`\\$and${sep}\\s*\\[`, "i")
  },
  {
    id: "nosql-nor-operator",
    description: "$nor — logical NOR operator injection",
    pattern: new RegExp(`\\$nor${sep}\\s*\\[`, "i")
  },
  {
    id: "nosql-exists-operator",
    description: "$exists — can enumerate fields to determine schema",
    pattern: new RegExp(`\\$exists${sep}`, "i")
  },
  {
    id: "nosql-in-operator",
    description: "$in — matches any value in a list; can enumerate values",
    pattern: new RegExp(`\\$in${sep}\\s*\\[`, "i")
  },
  {
    id: "nosql-expr-operator",
    description: "$expr — allows aggregation expressions in queries (MongoDB 3.6+)",
    pattern: new RegExp(`\\$expr${sep}`, "i")
  },
  {
    id: "nosql-function-operator",
    description: "$function — executes arbitrary JavaScript in MongoDB 4.4+",
    pattern: new RegExp(`\\$function${sep}`, "i")
  },
  {
    id: "nosql-accumulator-operator",
    description: "$accumulator — custom aggregation with arbitrary JS execution",
    pattern: new RegExp(`\\$accumulator${sep}`, "i")
  },
  // ─── Prototype pollution ─────────────────────────────────────────────────
  {
    id: "nosql-proto-pollution",
    description: "__proto__ — prototype pollution via object key injection",
    pattern: /__proto__/
  },
  {
    id: "nosql-constructor-prototype",
    description: "constructor.prototype — alternative prototype pollution vector (dot notation or JSON key)",
    // Matches dot-notation (obj.constructor.prototype) and JSON key adjacency
    // ("constructor": {"prototype": ...})
    pattern: /constructor[\s"':.,{\[]*prototype/i
  },
  {
    id: "nosql-proto-bracket",
    description: '["__proto__"] — bracket-notation prototype pollution',
    pattern: /\[["']__proto__["']\]/
  }
];
var nosql_default = NOSQL_PATTERNS;
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/contexts/log.js
var LOG_PATTERNS = [
  // ─── CRLF / newline injection ─────────────────────────────────────────────
  {
    id: "log-crlf-injection",
    description: "CRLF injection: literal \\r or \\n embeds fake log lines",
    pattern: /[\r\n]/
  },
  {
    id: "log-url-encoded-crlf",
    description: "URL-encoded CRLF: %0d, %0a, %0D, %0A — decoded by some log parsers",
    pattern: /%0[dDaA]/
  },
  {
    id: "log-unicode-newline",
    description: "Unicode newline variants: U+2028 (line separator), U+2029 (paragraph separator)",
    pattern: /[\u2028\u2029]/
  },
  // ─── Log4Shell / JNDI injection (CVE-2021-44228) ─────────────────────────
  {
    id: "log-log4shell-jndi",
    description: "Log4Shell: ${jndi:...} triggers remote code execution in Apache Log4j",
    pattern: /\$\{jndi\s*:/i
  },
  {
    id: "log-log4shell-obfuscated",
    description: "Obfuscated Log4Shell: ${::-j}... lookup-bypass prefix used to evade WAF detection",
    // ${::- is the Log4j lookup-bypass escape sequence; presence alone is suspicious
    pattern: /\$\{::-/
  },
  {
    id: "log-log4j-lookup",
    description: "Log4j lookup syntax: ${env:...}, ${sys:...}, ${ctx:...} — data exfiltration",
    pattern: /\$\{(?:env|sys|ctx|main|map|sd|web|docker|k8s|spring)\s*:/i
  },
  // ─── Server-Side Template Injection (SSTI) in log messages ───────────────
  {
    id: "log-ssti-double-brace",
    description: "SSTI double-brace: {{expression}} — Jinja2, Twig, Handlebars, etc.",
    pattern: /\{\{[\s\S]{0,80}\}\}/
  },
  {
    id: "log-ssti-hash-brace",
    description: "SSTI hash-brace: #{expression} — Thymeleaf, Velocity, Ruby ERB",
    pattern: /#\{[\s\S]{0,80}\}/
  },
  {
    id: "log-ssti-dollar-brace",
    description: "SSTI/EL injection: ${expression with operators or method calls} — JSP EL, Freemarker, SpEL",
    // Require that the ${...} content looks like an expression, not a plain variable name.
    // Flags if the content contains: . ( * + operators, or known SSTI keywords.
    // This avoids flagging ${PATH}, ${HOME} etc. (plain shell variables).
    pattern: /\$\{[^}]*(?:\.|\(|\*|\+|\bclass\b|\bruntime\b|\bprocess\b|\bexec\b)[^}]{0,80}\}/i
  },
  {
    id: "log-ssti-percent-tag",
    description: "SSTI ERB/ASP tag: <%= expression %> — Ruby ERB, ASP",
    pattern: /<%=[\s\S]{0,80}%>/
  },
  // ─── Null byte ────────────────────────────────────────────────────────────
  {
    id: "log-null-byte",
    description: "Null byte: \\x00 or %00 — can truncate log entries in C-backed loggers",
    pattern: /\x00|%00/
  },
  // ─── ANSI escape injection ────────────────────────────────────────────────
  {
    id: "log-ansi-escape",
    description: "ANSI escape sequence: ESC[ — can manipulate terminal output when logs are tailed",
    pattern: /\x1b\[/
  }
];
var log_default = LOG_PATTERNS;
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/contexts/sql-strict.js
var SQL_STRICT_EXTRA = [
  {
    id: "sql-line-comment",
    description: "SQL line comment: -- followed by whitespace or end of string",
    pattern: /--(?:\s|$)/
  },
  {
    id: "sql-stacked-query",
    description: "Stacked queries: semicolon immediately followed by a SQL keyword",
    pattern: /;\s{0,10}(?:SELECT|INSERT|UPDATE|DELETE|DROP|CREATE|ALTER|EXEC)\b/i
  },
  {
    id: "sql-hex-encoding",
    description: "Hex-encoded string injection: 0x41414141 style (MySQL)",
    pattern: /\b0x[0-9a-f]{4,}/i
  }
];
var SQL_STRICT_PATTERNS = [...sql_default, ...SQL_STRICT_EXTRA];
var sql_strict_default = SQL_STRICT_PATTERNS;
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/util/decode-entities.js
var NAMED = Object.freeze({
  colon: ":",
  Tab: "	",
  NewLine: "\n"
});
var ENTITY_RE = /&(?:#[xX]0*([0-9a-fA-F]{1,6});?|#0*([0-9]{1,7});?|([a-zA-Z][a-zA-Z0-9]{1,15});)/g;
function decodeEntities2(input) {
  if (input.indexOf("&") === -1) return input;
  return input.replace(ENTITY_RE, (match, hex, dec, name) => {
    if (name !== void 0) {
      return Object.prototype.hasOwnProperty.call(NAMED, name) ? NAMED[name] : match;
    }
    const cp = hex !== void 0 ? parseInt(hex, 16) : parseInt(dec, 10);
    if (!Number.isFinite(cp) || cp > 1114111) return match;
    return String.fromCodePoint(cp);
  });
}
// node_modules/.pnpm/is-unsafe@2.0.3/node_modules/is-unsafe/src/index.js
html_default.label = "HTML";
xml_default.label = "XML";
svg_default.label = "SVG";
html_default.decodeEntities = true;
xml_default.decodeEntities = true;
svg_default.decodeEntities = true;
sql_default.label = "SQL";
sql_strict_default.label = "SQL-STRICT";
shell_default.label = "SHELL";
redos_default.label = "REDOS";
nosql_default.label = "NOSQL";
log_default.label = "LOG";
var VALID_CONTEXTS = Object.freeze({
  HTML: html_default,
  XML: xml_default,
  SVG: svg_default,
  SQL: sql_default,
  "SQL-STRICT": sql_strict_default,
  SHELL: shell_default,
  REDOS: redos_default,
  NOSQL: nosql_default,
  LOG: log_default
});
function assertString(value) {
  if (typeof value !== "string") {
    throw new TypeError(
      `is-unsafe: first argument must be a string, got ${typeof value}`
    );
  }
}
function assertContext(context) {
  if (context instanceof RegExp) return;
  if (Array.isArray(context)) {
    if (context.length === 0) {
      throw new TypeError("is-unsafe: context must not be an empty array");
    }
    if (Array.isArray(context[0])) {
      for (const list22 of context) {
        if (!Array.isArray(list22) || list22.length === 0) {
          throw new TypeError(
            "is-unsafe: each context in the array must be a non-empty pattern array (PatternList)"
          );
        }
      }
    }
    return;
  }
  throw new TypeError(
    `is-unsafe: second argument must be a PatternList (e.g. HTML), an array of PatternLists (e.g. [HTML, XML]), or a RegExp. Got: ${typeof context}`
  );
}
function normalise(context) {
  if (context instanceof RegExp) return { lists: null, regex: context };
  if (Array.isArray(context[0])) return { lists: context, regex: null };
  return { lists: [context], regex: null };
}
function decodedCopy(value, list22) {
  if (!list22.decodeEntities) return null;
  const decoded = decodeEntities2(value);
  return decoded === value ? null : decoded;
}
function matchList(value, list22) {
  const label = list22.label ?? "CUSTOM";
  const decoded = decodedCopy(value, list22);
  for (const rule of list22) {
    if (rule.pattern.test(value) || decoded !== null && rule.pattern.test(decoded)) {
      return { context: label, id: rule.id, description: rule.description, pattern: rule.pattern };
    }
  }
  return null;
}
function isUnsafe(value, context) {
  assertString(value);
  assertContext(context);
  const { lists, regex } = normalise(context);
  if (regex) return regex.test(value);
  for (const list22 of lists) {
    if (matchList(value, list22) !== null) return true;
  }
  return false;
}
// node_modules/.pnpm/fast-xml-parser@5.12.1/node_modules/fast-xml-parser/src/xmlparser/OrderedObjParser.js
function extractRawAttributes(prefixedAttrs, options) {
  if (!prefixedAttrs) return {};
  const attrs = options.attributesGroupName ? prefixedAttrs[options.attributesGroupName] : prefixedAttrs;
  if (!attrs) return {};
  const rawAttrs = {};
  for (const key in attrs) {
    if (key.startsWith(options.attributeNamePrefix)) {
      const rawName = key.substring(options.attributeNamePrefix.length);
      rawAttrs[rawName] = attrs[key];
    } else {
      rawAttrs[key] = attrs[key];
    }
  }
  return rawAttrs;
}
function extractNamespace(rawTagName) {
  if (!rawTagName || typeof rawTagName !== "string") return void 0;
  const colonIndex = rawTagName.indexOf(":");
  if (colonIndex !== -1 && colonIndex > 0) {
    const ns = rawTagName.substring(0, colonIndex);
    if (ns !== "xmlns") {
      return ns;
    }
  }
  return void 0;
}
var OrderedObjParser = class {
  constructor(options, externalEntities) {
    this.options = options;
    this.currentNode = null;
    this.tagsNodeStack = [];
    this.parseXml = parseXml;
    this.parseTextData = parseTextData;
    this.resolveNameSpace = resolveNameSpace;
    this.buildAttributesMap = buildAttributesMap;
    this.isItStopNode = isItStopNode;
    this.replaceEntitiesValue = replaceEntitiesValue;
    this.readStopNodeData = readStopNodeData;
    this.saveTextToParentTag = saveTextToParentTag;
    this.addChild = addChild;
    this.ignoreAttributesFn = getIgnoreAttributesFn(this.options.ignoreAttributes);
    this.entityExpansionCount = 0;
    this.currentExpandedLength = 0;
    this.doctypefound = false;
    let namedEntities = { ...XML };
    if (this.options.entityDecoder) {
      this.entityDecoder = this.options.entityDecoder;
    } else {
      if (typeof this.options.htmlEntities === "object") namedEntities = this.options.htmlEntities;
      else if (this.options.htmlEntities === true) namedEntities = { ...COMMON_HTML, ...CURRENCY };
      this.entityDecoder = new EntityDecoder({
        namedEntities: { ...namedEntities, ...externalEntities },
        numericAllowed: this.options.htmlEntities,
        limit: {
          maxTotalExpansions: this.options.processEntities.maxTotalExpansions,
          maxExpandedLength: this.options.processEntities.maxExpandedLength,
          applyLimitsTo: this.options.processEntities.appliesTo
        },
        // onExternalEntity: (name, value) => isUnsafe(value) ? 'block' : 'allow',
        onInputEntity: (name, value) => (
          //TODO: VALID_CONTEXTS.HTML should be set only if this.options.htmlEntities
          isUnsafe(value, [html_default, xml_default]) ? ENTITY_ACTION.BLOCK : ENTITY_ACTION.ALLOW
        )
        //postCheck: resolved => resolved
      });
    }
    this.matcher = new Matcher();
    this.readonlyMatcher = this.matcher.readOnly();
    this.isCurrentNodeStopNode = false;
    this.stopNodeExpressionsSet = new ExpressionSet();
    const stopNodesOpts = this.options.stopNodes;
    if (stopNodesOpts && stopNodesOpts.length > 0) {
      for (let i = 0; i < stopNodesOpts.length; i++) {
        const stopNodeExp = stopNodesOpts[i];
        if (typeof stopNodeExp === "string") {
          this.stopNodeExpressionsSet.add(new Expression(stopNodeExp));
        } else if (stopNodeExp instanceof Expression) {
          this.stopNodeExpressionsSet.add(stopNodeExp);
        }
      }
      this.stopNodeExpressionsSet.seal();
    }
  }
};
function parseTextData(val, tagName, jPath, dontTrim, hasAttributes, isLeafNode, escapeEntities) {
  const options = this.options;
  if (val !== void 0) {
    if (options.trimValues && !dontTrim) {
      val = val.trim();
    }
    if (val.length > 0) {
      if (!escapeEntities) val = this.replaceEntitiesValue(val, tagName, jPath);
      const jPathOrMatcher = options.jPath ? jPath.toString() : jPath;
      const newval = options.tagValueProcessor(tagName, val, jPathOrMatcher, hasAttributes, isLeafNode);
      if (newval === null || newval === void 0) {
        return val;
      } else if (typeof newval !== typeof val || newval !== val) {
        return newval;
      } else if (options.trimValues) {
        return parseValue(val, options.parseTagValue, options.numberParseOptions);
      } else {
        const trimmedVal = val.trim();
        if (trimmedVal === val) {
          return parseValue(val, options.parseTagValue, options.numberParseOptions);
        } else {
          return val;
        }
      }
    }
  }
}
function resolveNameSpace(tagname) {
  if (this.options.removeNSPrefix) {
    const tags = tagname.split(":");
    const prefix = tagname.charAt(0) === "/" ? "/" : "";
    if (tags[0] === "xmlns") {
      return "";
    }
    if (tags.length === 2) {
      tagname = prefix + tags[1];
    }
  }
  return tagname;
}
var attrsRegx = /([^\s=]+)\s*(=\s*(?:"([^"]*)"|'([^']*)'))?/gm;
function attrValue(match) {
  return match[3] !== void 0 ? match[3] : match[4];
}
function buildAttributesMap(attrStr, jPath, tagName, force = false) {
  const options = this.options;
  if (force === true || options.ignoreAttributes !== true && typeof attrStr === "string") {
    const matches = getAllMatches(attrStr, attrsRegx);
    const len = matches.length;
    const attrs = {};
    const processedVals = new Array(len);
    let hasRawAttrs = false;
    const rawAttrsForMatcher = {};
    for (let i = 0; i < len; i++) {
      const attrName = this.resolveNameSpace(matches[i][1]);
      const oldVal = attrValue(matches[i]);
      if (attrName.length && oldVal !== void 0) {
        let val = oldVal;
        if (options.trimValues) val = val.trim();
        val = this.replaceEntitiesValue(val, tagName, this.readonlyMatcher);
        processedVals[i] = val;
        rawAttrsForMatcher[attrName] = val;
        hasRawAttrs = true;
      }
    }
    if (hasRawAttrs && typeof jPath === "object" && jPath.updateCurrent) {
      jPath.updateCurrent(rawAttrsForMatcher);
    }
    const jPathStr = options.jPath ? jPath.toString() : this.readonlyMatcher;
    let hasAttrs = false;
    for (let i = 0; i < len; i++) {
      const attrName = this.resolveNameSpace(matches[i][1]);
      if (this.ignoreAttributesFn(attrName, jPathStr)) continue;
      let aName = options.attributeNamePrefix + attrName;
      if (attrName.length) {
        if (options.transformAttributeName) {
          aName = options.transformAttributeName(aName);
        }
        aName = sanitizeName(aName, options);
        if (attrValue(matches[i]) !== void 0) {
          const oldVal = processedVals[i];
          const newVal = options.attributeValueProcessor(attrName, oldVal, jPathStr);
          if (newVal === null || newVal === void 0) {
            attrs[aName] = oldVal;
          } else if (typeof newVal !== typeof oldVal || newVal !== oldVal) {
            attrs[aName] = newVal;
          } else {
            attrs[aName] = parseValue(oldVal, options.parseAttributeValue, options.numberParseOptions);
          }
          hasAttrs = true;
        } else if (options.allowBooleanAttributes) {
          attrs[aName] = true;
          hasAttrs = true;
        }
      }
    }
    if (!hasAttrs) return;
    if (options.attributesGroupName && !options.preserveOrder) {
      const attrCollection = {};
      attrCollection[options.attributesGroupName] = attrs;
      return attrCollection;
    }
    return attrs;
  }
}
var parseXml = function(xmlData) {
  const options = this.options;
  const crlfPositions = options.captureMetaData ? [] : void 0;
  xmlData = xmlData.replace(/\r\n?/g, options.captureMetaData ? (newline, index) => {
    if (newline.length === 2) {
      crlfPositions.push(index - crlfPositions.length);
    }
    return "\n";
  } : "\n");
  const xmlObj = new XmlNode("!xml");
  let currentNode = xmlObj;
  let textData = "";
  this.matcher.reset();
  this.entityDecoder.reset();
  this.entityExpansionCount = 0;
  this.currentExpandedLength = 0;
  this.doctypefound = false;
  const docTypeReader = new DocTypeReader(options.processEntities);
  const xmlLen = xmlData.length;
  for (let i = 0; i < xmlLen; i++) {
    const ch = xmlData[i];
    if (ch === "<") {
      const c1 = xmlData.charCodeAt(i + 1);
      if (c1 === 47) {
        const closeIndex = findClosingIndex(xmlData, ">", i, "Closing Tag is not closed.");
        let tagName = xmlData.substring(i + 2, closeIndex).trim();
        if (options.removeNSPrefix) {
          const colonIndex = tagName.indexOf(":");
          if (colonIndex !== -1) {
            tagName = tagName.substr(colonIndex + 1);
          }
        }
        tagName = transformTagName(options.transformTagName, tagName, "", options).tagName;
        if (currentNode) {
          textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
        }
        const lastTagName = this.matcher.getCurrentTag();
        if (tagName && options.unpairedTagsSet.has(tagName)) {
          throw new Error(`Unpaired tag can not be used as closing tag: </${tagName}>`);
        }
        if (lastTagName && options.unpairedTagsSet.has(lastTagName)) {
          this.matcher.pop();
          this.tagsNodeStack.pop();
        }
        this.matcher.pop();
        this.isCurrentNodeStopNode = false;
        currentNode = this.tagsNodeStack.pop() || xmlObj;
        if (options.captureMetaData && currentNode) {
          currentNode.addEndIndex(getOriginalIndex(closeIndex + 1, crlfPositions));
        }
        textData = "";
        i = closeIndex;
      } else if (c1 === 63) {
        let tagData = readTagExp(xmlData, i, false, "?>");
        if (!tagData) throw new Error("Pi Tag is not closed.");
        textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
        const attsMap = this.buildAttributesMap(tagData.tagExp, this.matcher, tagData.tagName, true);
        if (attsMap) {
          const ver = attsMap[this.options.attributeNamePrefix + "version"];
          this.entityDecoder.setXmlVersion(Number(ver) || 1);
          docTypeReader.setXmlVersion(Number(ver) || 1);
        }
        if (options.ignoreDeclaration && tagData.tagName === "?xml" || options.ignorePiTags) {
        } else {
          const childNode = new XmlNode(tagData.tagName);
          childNode.add(options.textNodeName, "");
          if (tagData.tagName !== tagData.tagExp && tagData.attrExpPresent && options.ignoreAttributes !== true) {
            childNode[":@"] = attsMap;
          }
          const startIndex = options.captureMetaData ? getOriginalIndex(i, crlfPositions) : i;
          this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
          if (options.captureMetaData) {
            currentNode.addEndIndex(getOriginalIndex(tagData.closeIndex + 2, crlfPositions));
          }
        }
        i = tagData.closeIndex + 1;
      } else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 45 && xmlData.charCodeAt(i + 3) === 45) {
        const endIndex = findClosingIndex(xmlData, "-->", i + 4, "Comment is not closed.");
        if (options.commentPropName) {
          const comment = xmlData.substring(i + 4, endIndex - 2);
          textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
          currentNode.add(options.commentPropName, [{ [options.textNodeName]: comment }]);
        }
        i = endIndex;
      } else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 68) {
        if (this.doctypefound) throw new Error("Multiple DOCTYPE declarations found.");
        this.doctypefound = true;
        const result = docTypeReader.readDocType(xmlData, i);
        this.entityDecoder.addInputEntities(result.entities);
        i = result.i;
      } else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 91) {
        const closeIndex = findClosingIndex(xmlData, "]]>", i, "CDATA is not closed.") - 2;
        const tagExp = xmlData.substring(i + 9, closeIndex);
        textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
        let val = this.parseTextData(tagExp, currentNode.tagname, this.readonlyMatcher, true, false, true, true);
        if (val == void 0) val = "";
        if (options.cdataPropName) {
          currentNode.add(options.cdataPropName, [{ [options.textNodeName]: tagExp }]);
        } else {
          currentNode.add(options.textNodeName, val);
        }
        i = closeIndex + 2;
      } else {
        let result = readTagExp(xmlData, i, options.removeNSPrefix);
        if (!result) {
          const context = xmlData.substring(Math.max(0, i - 50), Math.min(xmlLen, i + 50));
          throw new Error(`readTagExp returned undefined at position ${i}. Context: "${context}"`);
        }
        let tagName = result.tagName;
        const rawTagName = result.rawTagName;
        let tagExp = result.tagExp;
        let attrExpPresent = result.attrExpPresent;
        let closeIndex = result.closeIndex;
        ({ tagName, tagExp } = transformTagName(options.transformTagName, tagName, tagExp, options));
        if (options.strictReservedNames && (tagName === options.commentPropName || tagName === options.cdataPropName || tagName === options.textNodeName || tagName === options.attributesGroupName)) {
          throw new Error(`Invalid tag name: ${tagName}`);
        }
        if (currentNode && textData) {
          if (currentNode.tagname !== "!xml") {
            textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher, false);
          }
        }
        const lastTag = currentNode;
        if (lastTag && options.unpairedTagsSet.has(lastTag.tagname)) {
          currentNode = this.tagsNodeStack.pop();
          this.matcher.pop();
        }
        let isSelfClosing = false;
        if (tagExp.length > 0 && tagExp.lastIndexOf("/") === tagExp.length - 1) {
          isSelfClosing = true;
          if (tagName[tagName.length - 1] === "/") {
            tagName = tagName.substr(0, tagName.length - 1);
            tagExp = tagName;
          } else {
            tagExp = tagExp.substr(0, tagExp.length - 1);
          }
          attrExpPresent = tagName !== tagExp;
        }
        let prefixedAttrs = null;
        let rawAttrs = {};
        let namespace = void 0;
        namespace = extractNamespace(rawTagName);
        if (tagName !== xmlObj.tagname) {
          this.matcher.push(tagName, {}, namespace);
        }
        if (tagName !== tagExp && attrExpPresent) {
          prefixedAttrs = this.buildAttributesMap(tagExp, this.matcher, tagName);
          if (prefixedAttrs) {
            rawAttrs = extractRawAttributes(prefixedAttrs, options);
          }
        }
        if (tagName !== xmlObj.tagname) {
          this.isCurrentNodeStopNode = this.isItStopNode();
        }
        const startIndex = options.captureMetaData ? getOriginalIndex(i, crlfPositions) : i;
        if (this.isCurrentNodeStopNode) {
          let tagContent = "";
          if (isSelfClosing) {
            i = result.closeIndex;
          } else if (options.unpairedTagsSet.has(tagName)) {
            i = result.closeIndex;
          } else {
            const result2 = this.readStopNodeData(xmlData, rawTagName, closeIndex + 1);
            if (!result2) throw new Error(`Unexpected end of ${rawTagName}`);
            i = result2.i;
            tagContent = result2.tagContent;
          }
          const childNode = new XmlNode(tagName);
          if (prefixedAttrs) {
            childNode[":@"] = prefixedAttrs;
          }
          childNode.add(options.textNodeName, tagContent);
          this.matcher.pop();
          this.isCurrentNodeStopNode = false;
          this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
          if (options.captureMetaData) {
            currentNode.addEndIndex(getOriginalIndex(i + 1, crlfPositions));
          }
        } else {
          if (isSelfClosing) {
            ({ tagName, tagExp } = transformTagName(options.transformTagName, tagName, tagExp, options));
            const childNode = new XmlNode(tagName);
            if (prefixedAttrs) {
              childNode[":@"] = prefixedAttrs;
            }
            this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
            if (options.captureMetaData) {
              currentNode.addEndIndex(getOriginalIndex(closeIndex + 1, crlfPositions));
            }
            this.matcher.pop();
            this.isCurrentNodeStopNode = false;
          } else if (options.unpairedTagsSet.has(tagName)) {
            const childNode = new XmlNode(tagName);
            if (prefixedAttrs) {
              childNode[":@"] = prefixedAttrs;
            }
            this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
            if (options.captureMetaData) {
              currentNode.addEndIndex(getOriginalIndex(result.closeIndex + 1, crlfPositions));
            }
            this.matcher.pop();
            this.isCurrentNodeStopNode = false;
            i = result.closeIndex;
            continue;
          } else {
            const childNode = new XmlNode(tagName);
            if (this.tagsNodeStack.length > options.maxNestedTags) {
              throw new Error("Maximum nested tags exceeded");
            }
            this.tagsNodeStack.push(currentNode);
            if (prefixedAttrs) {
              childNode[":@"] = prefixedAttrs;
            }
            this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
            currentNode = childNode;
          }
          textData = "";
          i = closeIndex;
        }
      }
    } else {
      textData += xmlData[i];
    }
  }
  return xmlObj.child;
};
function getOriginalIndex(index, crlfPositions) {
  let low = 0;
  let high = crlfPositions.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (crlfPositions[middle] < index) low = middle + 1;
    else high = middle;
  }
  return index + low;
}
function addChild(currentNode, childNode, matcher, startIndex) {
  if (!this.options.captureMetaData) startIndex = void 0;
  const jPathOrMatcher = this.options.jPath ? matcher.toString() : matcher;
  const result = this.options.updateTag(childNode.tagname, jPathOrMatcher, childNode[":@"]);
  if (result === false) {
  } else if (typeof result === "string") {
    childNode.tagname = result;
    currentNode.addChild(childNode, startIndex);
  } else {
    currentNode.addChild(childNode, startIndex);
  }
}
function replaceEntitiesValue(val, tagName, jPath) {
  const entityConfig = this.options.processEntities;
  if (!entityConfig || !entityConfig.enabled) {
    return val;
  }
  if (entityConfig.allowedTags) {
    const jPathOrMatcher = this.options.jPath ? jPath.toString() : jPath;
    const allowed = Array.isArray(entityConfig.allowedTags) ? entityConfig.allowedTags.includes(tagName) : entityConfig.allowedTags(tagName, jPathOrMatcher);
    if (!allowed) {
      return val;
    }
  }
  if (entityConfig.tagFilter) {
    const jPathOrMatcher = this.options.jPath ? jPath.toString() : jPath;
    if (!entityConfig.tagFilter(tagName, jPathOrMatcher)) {
      return val;
    }
  }
  return this.entityDecoder.decode(val);
}
function saveTextToParentTag(textData, parentNode, matcher, isLeafNode) {
  if (textData) {
    if (isLeafNode === void 0) isLeafNode = parentNode.child.length === 0;
    textData = this.parseTextData(
      textData,
      parentNode.tagname,
      matcher,
      false,
      parentNode[":@"] ? Object.keys(parentNode[":@"]).length !== 0 : false,
      isLeafNode
    );
    if (textData !== void 0 && textData !== "")
      parentNode.add(this.options.textNodeName, textData);
    textData = "";
  }
  return textData;
}
function isItStopNode() {
  if (this.stopNodeExpressionsSet.size === 0) return false;
  return this.matcher.matchesAny(this.stopNodeExpressionsSet);
}
function tagExpWithClosingIndex(xmlData, i, closingChar = ">") {
  const len = xmlData.length;
  const closeCode0 = closingChar.charCodeAt(0);
  const closeCode1 = closingChar.length > 1 ? closingChar.charCodeAt(1) : -1;
  let result = "";
  let segmentStart = i;
  for (let index = i; index < len; index++) {
    const code = xmlData.charCodeAt(index);
    if (code === 34 || code === 39) {
      index = xmlData.indexOf(xmlData[index], index + 1);
      if (index === -1) return;
    } else if (code === closeCode0) {
      if (closeCode1 !== -1) {
        if (xmlData.charCodeAt(index + 1) === closeCode1) {
          result += xmlData.substring(segmentStart, index);
          return { data: result, index };
        }
      } else {
        result += xmlData.substring(segmentStart, index);
        return { data: result, index };
      }
    } else if (code === 9) {
      result += xmlData.substring(segmentStart, index) + " ";
      segmentStart = index + 1;
    }
  }
}
function findClosingIndex(xmlData, str, i, errMsg) {
  const closingIndex = xmlData.indexOf(str, i);
  if (closingIndex === -1) {
    throw new Error(errMsg);
  } else {
    return closingIndex + str.length - 1;
  }
}
function findClosingChar(xmlData, char, i, errMsg) {
  const closingIndex = xmlData.indexOf(char, i);
  if (closingIndex === -1) throw new Error(errMsg);
  return closingIndex;
}
function readTagExp(xmlData, i, removeNSPrefix, closingChar = ">") {
  const result = tagExpWithClosingIndex(xmlData, i + 1, closingChar);
  if (!result) return;
  let tagExp = result.data;
  const closeIndex = result.index;
  const separatorIndex = tagExp.search(/\s/);
  let tagName = tagExp;
  let attrExpPresent = true;
  if (separatorIndex !== -1) {
    tagName = tagExp.substring(0, separatorIndex);
    tagExp = tagExp.substring(separatorIndex + 1).trimStart();
  }
  const rawTagName = tagName;
  if (removeNSPrefix) {
    const colonIndex = tagName.indexOf(":");
    if (colonIndex !== -1) {
      tagName = tagName.substr(colonIndex + 1);
      attrExpPresent = tagName !== result.data.substr(colonIndex + 1);
    }
  }
  return {
    tagName,
    tagExp,
    closeIndex,
    attrExpPresent,
    rawTagName
  };
}
function readStopNodeData(xmlData, tagName, i) {
  const startIndex = i;
  let openTagCount = 1;
  let lenient = false;
  let nextGt = -1;
  const xmllen = xmlData.length;
  for (; i < xmllen; i++) {
    if (xmlData[i] === "<") {
      const c1 = xmlData.charCodeAt(i + 1);
      if (c1 === 47) {
        const closeIndex = findClosingChar(xmlData, ">", i, `${tagName} is not closed`);
        let closeTagName = xmlData.substring(i + 2, closeIndex).trim();
        if (closeTagName === tagName) {
          openTagCount--;
          if (openTagCount === 0) {
            return {
              tagContent: xmlData.substring(startIndex, i),
              i: closeIndex
            };
          }
        }
        i = closeIndex;
      } else if (c1 === 63) {
        const closeIndex = findClosingIndex(xmlData, "?>", i + 1, "StopNode is not closed.");
        i = closeIndex;
      } else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 45 && xmlData.charCodeAt(i + 3) === 45) {
        const closeIndex = findClosingIndex(xmlData, "-->", i + 3, "StopNode is not closed.");
        i = closeIndex;
      } else if (c1 === 33 && xmlData.charCodeAt(i + 2) === 91) {
        const closeIndex = findClosingIndex(xmlData, "]]>", i, "StopNode is not closed.") - 2;
        i = closeIndex;
      } else {
        const tagData = lenient ? void 0 : readTagExp(xmlData, i, false);
        if (tagData) {
          const openTagName = tagData.tagName;
          if (openTagName === tagName && tagData.tagExp[tagData.tagExp.length - 1] !== "/") {
            openTagCount++;
          }
          i = tagData.closeIndex;
        } else {
          lenient = true;
          if (nextGt < i) {
            nextGt = xmlData.indexOf(">", i);
            if (nextGt === -1) return;
          }
          const nextLt = xmlData.indexOf("<", i + 1);
          if (nextLt === -1 || nextLt > nextGt) {
            const exp = xmlData.substring(i + 1, nextGt);
            const sep2 = exp.search(/\s/);
            const name = sep2 === -1 ? exp : exp.substring(0, sep2);
            if (name === tagName && exp[exp.length - 1] !== "/") openTagCount++;
            i = nextGt;
          }
        }
      }
    }
  }
}
function parseValue(val, shouldParse, options) {
  if (shouldParse && typeof val === "string") {
    const newval = val.trim();
    if (newval === "true") return true;
    else if (newval === "false") return false;
    else return toNumber(val, options);
  } else {
    if (isExist(val)) {
      return val;
    } else {
      return "";
    }
  }
}
function transformTagName(fn, tagName, tagExp, options) {
  if (fn) {
    const newTagName = fn(tagName);
    if (tagExp === tagName) {
      tagExp = newTagName;
    }
    tagName = newTagName;
  }
  tagName = sanitizeName(tagName, options);
  return { tagName, tagExp };
}
function sanitizeName(name, options) {
  if (criticalProperties.includes(name)) {
    throw new Error(`[SECURITY] Invalid name: "${name}" is a reserved JavaScript keyword that could cause prototype pollution`);
  } else if (DANGEROUS_PROPERTY_NAMES.includes(name)) {
    return options.onDangerousProperty(name);
  }
  return name;
}
// node_modules/.pnpm/fast-xml-parser@5.12.1/node_modules/fast-xml-parser/src/xmlparser/node2json.js
var METADATA_SYMBOL2 = XmlNode.getMetaDataSymbol();
function stripAttributePrefix(attrs, prefix) {
  if (!attrs || typeof attrs !== "object") return {};
  if (!prefix) return attrs;
  const rawAttrs = {};
  for (const key in attrs) {
    if (key.startsWith(prefix)) {
      const rawName = key.substring(prefix.length);
      rawAttrs[rawName] = attrs[key];
    } else {
      rawAttrs[key] = attrs[key];
    }
  }
  return rawAttrs;
}
function prettify(node, options, matcher, readonlyMatcher) {
  return compress(node, options, matcher, readonlyMatcher);
}
function compress(arr, options, matcher, readonlyMatcher) {
  let text2;
  const compressedObj = {};
  for (let i = 0; i < arr.length; i++) {
    const tagObj = arr[i];
    const property = propName(tagObj);
    if (property !== void 0 && property !== options.textNodeName) {
      const rawAttrs = stripAttributePrefix(
        tagObj[":@"] || {},
        options.attributeNamePrefix
      );
      matcher.push(property, rawAttrs);
    }
    if (property === options.textNodeName) {
      if (text2 === void 0) text2 = tagObj[property];
      else text2 += "" + tagObj[property];
    } else if (property === void 0) {
      continue;
    } else if (tagObj[property]) {
      let val = compress(tagObj[property], options, matcher, readonlyMatcher);
      const isLeaf = isLeafTag(val, options);
      if (Object.keys(val).length === 0 && options.alwaysCreateTextNode) {
        val[options.textNodeName] = "";
      }
      if (tagObj[":@"]) {
        assignAttributes(val, tagObj[":@"], readonlyMatcher, options);
      } else if (Object.keys(val).length === 1 && val[options.textNodeName] !== void 0 && !options.alwaysCreateTextNode) {
        val = val[options.textNodeName];
      } else if (Object.keys(val).length === 0) {
        if (options.alwaysCreateTextNode) val[options.textNodeName] = "";
        else val = "";
      }
      if (tagObj[METADATA_SYMBOL2] !== void 0 && typeof val === "object" && val !== null) {
        val[METADATA_SYMBOL2] = tagObj[METADATA_SYMBOL2];
      }
      if (compressedObj[property] !== void 0 && Object.prototype.hasOwnProperty.call(compressedObj, property)) {
        if (!Array.isArray(compressedObj[property])) {
          compressedObj[property] = [compressedObj[property]];
        }
        compressedObj[property].push(val);
      } else {
        const jPathOrMatcher = options.jPath ? readonlyMatcher.toString() : readonlyMatcher;
        if (options.isArray(property, jPathOrMatcher, isLeaf)) {
          compressedObj[property] = [val];
        } else {
          compressedObj[property] = val;
        }
      }
      if (property !== void 0 && property !== options.textNodeName) {
        matcher.pop();
      }
    }
  }
  if (typeof text2 === "string") {
    if (text2.length > 0) compressedObj[options.textNodeName] = text2;
  } else if (text2 !== void 0) compressedObj[options.textNodeName] = text2;
  return compressedObj;
}
function propName(obj) {
  const keys = Object.keys(obj);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (key !== ":@") return key;
  }
}
function assignAttributes(obj, attrMap, readonlyMatcher, options) {
  if (attrMap) {
    const keys = Object.keys(attrMap);
    const len = keys.length;
    for (let i = 0; i < len; i++) {
      const atrrName = keys[i];
      const rawAttrName = atrrName.startsWith(options.attributeNamePrefix) ? atrrName.substring(options.attributeNamePrefix.length) : atrrName;
      const jPathOrMatcher = options.jPath ? readonlyMatcher.toString() + "." + rawAttrName : readonlyMatcher;
      if (options.isArray(atrrName, jPathOrMatcher, true, true)) {
        obj[atrrName] = [attrMap[atrrName]];
      } else {
        obj[atrrName] = attrMap[atrrName];
      }
    }
  }
}
function isLeafTag(obj, options) {
  const { textNodeName } = options;
  const propCount = Object.keys(obj).length;
  if (propCount === 0) {
    return true;
  }
  if (propCount === 1 && (obj[textNodeName] || typeof obj[textNodeName] === "boolean" || obj[textNodeName] === 0)) {
    return true;
  }
  return false;
}
// node_modules/.pnpm/fast-xml-parser@5.12.1/node_modules/fast-xml-parser/src/xmlparser/XMLParser.js
var XMLParser = class {
  constructor(options) {
    this.externalEntities = {};
    this.options = buildOptions(options);
  }
  /**
   * Parse XML dats to JS object 
   * @param {string|Uint8Array} xmlData 
   * @param {boolean|Object} validationOption 
   */
  parse(xmlData, validationOption) {
    if (typeof xmlData !== "string" && xmlData.toString) {
      if (xmlData instanceof Uint8Array && !(typeof Buffer !== "undefined" && Buffer.isBuffer(xmlData))) {
        xmlData = new TextDecoder("utf-8", { ignoreBOM: true }).decode(xmlData);
      } else {
        xmlData = xmlData.toString();
      }
    } else if (typeof xmlData !== "string") {
      throw new Error("XML data is accepted in String or Bytes[] form.");
    }
    if (validationOption) {
      if (validationOption === true) validationOption = {};
      const result = validate(xmlData, validationOption);
      if (result !== true) {
        throw Error(`${result.err.msg}:${result.err.line}:${result.err.col}`);
      }
    }
    const orderedObjParser = new OrderedObjParser(this.options, this.externalEntities);
    const orderedResult = orderedObjParser.parseXml(xmlData);
    if (this.options.preserveOrder || orderedResult === void 0) return orderedResult;
    else return prettify(orderedResult, this.options, orderedObjParser.matcher, orderedObjParser.readonlyMatcher);
  }
  /**
   * Add Entity which is not by default supported by this library
   * @param {string} key 
   * @param {string} value 
   */
  addEntity(key, value) {
    if (value.indexOf("&") !== -1) {
      throw new Error("Entity value can't have '&'");
    } else if (key.indexOf("&") !== -1 || key.indexOf(";") !== -1) {
      throw new Error("An entity must be set without '&' and ';'. Eg. use '#xD' for '&#xD;'");
    } else if (value === "&") {
      throw new Error("An entity with value '&' is not permitted");
    } else {
      this.externalEntities[key] = value;
    }
  }
  /**
   * Returns a Symbol that can be used to access the metadata
   * property on a node.
   * 
   * If Symbol is not available in the environment, an ordinary property is used
   * and the name of the property is here returned.
   * 
   * The XMLMetaData property is only present when `captureMetaData`
   * is true in the options.
   */
  static getMetaDataSymbol() {
    return XmlNode.getMetaDataSymbol();
  }
};
// src/core/mapping/skeleton/manifests/read-xml.ts
function readPom(text2) {
  const pom = fieldsOf(parser.parse(text2).project);
  const parent = fieldsOf(pom.parent);
  return {
    ...nothingSaid,
    name: textOf2(pom.artifactId),
    version: textOf2(pom.version) ?? textOf2(parent.version),
    dependencies: many(fieldsOf(pom.dependencies).dependency).flatMap((entry) => {
      const name = [textOf2(entry.groupId), textOf2(entry.artifactId)].filter((part) => part !== null).join(":");
      return name === "" ? [] : [dependency(name, textOf2(entry.version) ?? "", entry.scope === "test")];
    }),
    workspaces: texts2(fieldsOf(pom.modules).module)
  };
}
function readDotnet(text2) {
  const project = fieldsOf(parser.parse(text2).Project);
  const properties = many(project.PropertyGroup);
  const property = (name) => properties.map((group) => textOf2(group[name])).find((said) => said) ?? null;
  return {
    ...nothingSaid,
    name: property("PackageId") ?? property("AssemblyName"),
    version: property("Version"),
    dependencies: many(project.ItemGroup).flatMap((group) => many(group.PackageReference)).flatMap((entry) => {
      const name = textOf2(entry["@Include"]);
      const version = textOf2(entry["@Version"]) ?? textOf2(entry.Version) ?? "";
      return name === null ? [] : [dependency(name, version)];
    })
  };
}
var parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false
});
function many(value) {
  return (Array.isArray(value) ? value : [value]).map(fieldsOf).filter((item) => Object.keys(item).length > 0);
}
function texts2(value) {
  return Array.isArray(value) ? textsOf(value) : textsOf([value]);
}
// src/core/mapping/skeleton/manifests/read-manifest.ts
function manifestKind(path2) {
  return rowOf(path2)?.[1] ?? null;
}
function readManifest(path2, text2) {
  const read = rowOf(path2)?.[2];
  if (read === void 0) return { status: "broken", reason: "no manifest" };
  try {
    return { status: "ok", manifest: read(text2, path2) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: "broken", reason: reason.split("\n")[0] ?? "" };
  }
}
var ROWS = [
  [/^package\.json$/, "npm", readNpm],
  [/^pyproject\.toml$/, "python", readPyproject],
  [/^setup\.cfg$/, "python", readSetupCfg],
  [/^setup\.py$/, "python", () => nothingSaid],
  [/^(?=[\w.-]+\.(?:txt|in)$)(?:.*[-_.])?requirements[-_.]/, "python", readRequirementsOf],
  [/^Pipfile$/, "python", readPipfile],
  [/^go\.mod$/, "go", readGoMod],
  [/^Cargo\.toml$/, "cargo", readCargo],
  [/^pom\.xml$/, "maven", readPom],
  [/^(?:build|settings)\.gradle(?:\.kts)?$/, "gradle", readGradle],
  [/^Gemfile$|\.gemspec$/, "bundler", readGemfile],
  [/^composer\.json$/, "composer", readComposer],
  [/\.(?:csproj|fsproj|vbproj)$/, "dotnet", readDotnet]
];
function readRequirementsOf(text2, path2) {
  return readRequirements(text2, /dev|test|lint|doc|ci/.test(nameOf(path2)));
}
function rowOf(path2) {
  const name = nameOf(path2);
  return ROWS.find(([pattern]) => pattern.test(name));
}
// src/core/mapping/skeleton/python-roots.ts
function pythonRoots2(files, manifests2) {
  const said = manifests2.flatMap(({ path: path2, text: text2 }) => {
    const folder = folderOf(path2);
    const own = nameOf(path2) === "pyproject.toml" ? pythonRoots(text2) : [];
    return [".", "src", ...own].flatMap((below2) => joinPath(folder, below2) ?? []);
  });
  const packages2 = [...files].filter((path2) => nameOf(path2) === "__init__.py").map(folderOf);
  const around = packages2.filter((folder) => folder !== "." && !files.has(`${folderOf(folder)}/__init__.py`)).map(folderOf);
  return [.../* @__PURE__ */ new Set([".", "src", ...said.sort(byText), ...around.sort(byText)])];
}
// src/core/mapping/skeleton/read-codebase.ts
function readCodebase(found, texts22) {
  const files = new Set(found.map(({ path: path2 }) => path2));
  const { manifests: manifests2, diagnostics: diagnostics2 } = manifestsIn(texts22);
  const python = manifests2.filter(({ kind }) => kind === "python");
  const { classes, packages: packages2 } = javaIn(found);
  return {
    codebase: {
      files,
      folders: /* @__PURE__ */ new Set([".", ...[...files].flatMap((path2) => foldersUpFrom(folderOf(path2)))]),
      manifests: manifests2,
      isBuilt: builtFolders(found, new Set(manifests2.map(({ folder }) => folder))),
      typescript: typescriptIn(texts22),
      javaClasses: classes,
      javaPackages: packages2,
      pythonRoots: pythonRoots2(
        files,
        python.map(({ path: path2 }) => ({ path: path2, text: texts22.get(path2) ?? "" }))
      )
    },
    diagnostics: diagnostics2
  };
}
function isSettings(path2) {
  return isTasks(path2) || /^(?:ts|js)config(?:\.[\w.-]+)?\.json$|^pnpm-workspace\.yaml$|^go\.work$/.test(nameOf(path2));
}
function isTasks(path2) {
  return /^(?:GNUmakefile|[Mm]akefile|\.?[Jj]ustfile)$/.test(path2);
}
function manifestsIn(texts22) {
  const manifests2 = [];
  const diagnostics2 = [];
  for (const [path2, text2] of texts22) {
    const kind = manifestKind(path2);
    if (kind === null || isFixture(path2) || isVendored(path2)) continue;
    const reading = readManifest(path2, text2);
    if (reading.status === "broken") {
      diagnostics2.push({ path: path2, message: `The manifest cannot be read: ${reading.reason}` });
      continue;
    }
    const folder = folderOf(path2);
    const { manifest } = reading;
    const workspaces = [...manifest.workspaces, ...membersSaidBeside(path2, texts22)];
    manifests2.push({ path: path2, folder, kind, manifest: { ...manifest, workspaces } });
  }
  return { manifests: manifests2, diagnostics: diagnostics2 };
}
function membersSaidBeside(path2, texts22) {
  const beside = (name) => texts22.get(folderOf(path2) === "." ? name : `${folderOf(path2)}/${name}`) ?? "";
  if (nameOf(path2) === "package.json") return pnpmMembers(beside("pnpm-workspace.yaml"));
  if (nameOf(path2) !== "go.mod") return [];
  return [...beside("go.work").matchAll(/^[ \t]*(?:use[ \t]+)?(\.{1,2}\/?[\w./-]*)[ \t]*$/gm)].map(
    ([, folder = ""]) => folder
  );
}
function pnpmMembers(text2) {
  try {
    return textsOf(fieldsOf((0, import_yaml2.parse)(text2, { logLevel: "silent" })).packages);
  } catch {
    return [];
  }
}
function typescriptIn(texts22) {
  const found = /* @__PURE__ */ new Map();
  const rank = (path2) => ["tsconfig.json", "jsconfig.json"].indexOf(nameOf(path2)) + 1 || 3;
  const paths = [...texts22.keys()].filter((path2) => /^(?:ts|js)config/.test(nameOf(path2)));
  for (const path2 of paths.sort((a, b) => rank(a) - rank(b))) {
    const settings = typescriptPaths(path2, texts22);
    const known = found.get(folderOf(path2));
    if (settings === null) continue;
    const says = known !== void 0 && (known.paths.length > 0 || known.base !== null);
    found.set(folderOf(path2), says ? { ...known, outDir: known.outDir ?? settings.outDir } : settings);
  }
  return found;
}
var JVM = /^(?=.*\.(?:kt|scala|groovy)$)(?:.*?\/)??(?:java|kotlin|scala|groovy)\/(.+)\.\w+$/;
function javaIn(found) {
  const classes = /* @__PURE__ */ new Map();
  const packages2 = /* @__PURE__ */ new Map();
  for (const { path: path2, facts } of found) {
    const other = JVM.exec(path2);
    if (other?.[1] !== void 0) classes.set(other[1].replaceAll("/", "."), path2);
    if (!path2.endsWith(".java") || typeof facts?.packageName !== "string") continue;
    classes.set(`${facts.packageName}.${nameOf(path2).slice(0, -".java".length)}`, path2);
    if (!packages2.has(facts.packageName) || !/(?:^|\/)test\//.test(path2)) {
      packages2.set(facts.packageName, folderOf(path2));
    }
  }
  return { classes, packages: packages2 };
}
// src/core/mapping/skeleton/test-commands.ts
function taskCommands(tasks) {
  return [...tasks].flatMap(([path2, text2]) => {
    const program = /justfile$/i.test(path2) ? "just" : "make";
    const targets3 = text2.matchAll(/^@?((?:test|check)[\w-]*)(?![\w-])[^\n:=]*:(?!=)/gm);
    return [...targets3].map(([, target2]) => `${program} ${target2}`);
  });
}
var USUAL2 = {
  pytest: "pytest",
  tox: "tox",
  nox: "nox",
  "go test": "go test ./...",
  "cargo test": "cargo test",
  rspec: "bundle exec rspec",
  "dotnet test": "dotnet test"
};
function usualCommand(runner) {
  const command = Object.hasOwn(USUAL2, runner) ? USUAL2[runner] : void 0;
  return command === void 0 ? [] : [command];
}
// src/core/mapping/skeleton/test-setup.ts
var MOST_FILES2 = 500;
var LONGEST_SCRIPT = 1e3;
function testSetup({ paths, manifests: manifests2, ci, tasks }) {
  const files = paths.filter(isTestFile);
  const config2 = paths.filter((path2) => CONFIG2.test(nameOf(path2)));
  const scripts2 = manifests2.flatMap(({ manifest, kind, folder }) => scriptsOf3(manifest, kind, folder));
  const piped = ci.flatMap(({ commands: commands2 }) => commands2.filter(isTestCommand));
  const found = { files, config: config2, manifests: manifests2, texts: [...scripts2.map(({ text: text2 }) => text2), ...piped] };
  const runners = RUNNERS.filter(([, row]) => shows(row, found)).map(([name]) => name);
  const said = [...scripts2.map(({ command }) => command), ...taskCommands(tasks), ...piped];
  return {
    runners,
    commands: [...new Set(said.length > 0 ? said : runners.flatMap(usualCommand))].slice(0, 40),
    config: config2,
    count: files.length,
    files: files.sort(byText).slice(0, MOST_FILES2)
  };
}
var CONFIG2 = /^(?:vitest|jest|playwright|cypress|karma|ava|wdio|nightwatch)\.(?:config|conf|workspace)\.[cm]?[jt]sx?(?:on)?$|^\.mocharc(?:\.\w+)?$|^jest\.config\.json$|^pytest\.ini$|^conftest\.py$|^tox\.ini$|^noxfile\.py$|^\.rspec$|^phpunit\.xml(?:\.dist)?$|^\.nycrc(?:\.json)?$|^codecov\.ya?ml$|^\.coveragerc$/;
var RUNNERS = [
  ["vitest", { command: /\bvitest\b/, dependency: /^vitest$/, config: /^vitest/ }],
  ["jest", { command: /\bjest\b/, dependency: /^(?:jest|ts-jest|jest-cli)$/, config: /^jest/ }],
  ["mocha", { command: /\bmocha\b/, dependency: /^mocha$/, config: /^\.mocharc/ }],
  ["ava", { command: /\bava\b/, dependency: /^ava$/, config: /^ava/ }],
  ["tap", { command: /(?:^|[&;|]\s*|\b(?:npx|c8|nyc)\s+)tape?\b/, dependency: /^(?:tap|tape)$/ }],
  ["jasmine", { command: /\bjasmine\b/, dependency: /^jasmine$/ }],
  ["uvu", { command: /\buvu\b/, dependency: /^uvu$/ }],
  ["node:test", { command: /\bnode\b(?:(?!\bnode\b)[^&|;])*\s--test\b/ }],
  ["bun test", { command: /\bbun test\b/ }],
  ["deno test", { command: /\bdeno test\b/ }],
  [
    "playwright",
    { command: /\bplaywright test\b/, dependency: /^@playwright\/test$/, config: /^playwright/ }
  ],
  ["cypress", { command: /\bcypress run\b/, dependency: /^cypress$/, config: /^cypress/ }],
  [
    "pytest",
    { command: /\bpytest\b|\bpy\.test\b/, dependency: /^pytest$/, config: /^(?:pytest\.ini|conftest\.py)$/ }
  ],
  ["unittest", { command: /\bunittest\b/ }],
  ["tox", { command: /\btox\b/, config: /^tox\.ini$/ }],
  ["nox", { command: /\bnox\b/, config: /^noxfile\.py$/ }],
  ["go test", { command: /\bgo test\b/, file: /_test\.go$/ }],
  ["cargo test", { command: /\bcargo (?:test|nextest)\b/, file: /^(?=.*\.rs$)(?:.*\/)?tests\// }],
  [
    "JUnit",
    {
      command: /\b(?:mvnw?|gradlew?)\b(?:(?!\b(?:mvnw?|gradlew?)\b).)*\b(?:test|verify|check)\b/,
      dependency: /junit/i,
      file: /\.java$/
    }
  ],
  ["TestNG", { command: /\btestng\b/, dependency: /testng/i }],
  ["rspec", { command: /\brspec\b/, dependency: /^rspec/, config: /^\.rspec$/ }],
  ["minitest", { command: /\brake test\b/, dependency: /^minitest$/ }],
  ["phpunit", { command: /\bphpunit\b/, dependency: /^phpunit\/phpunit$/, config: /^phpunit\.xml/ }],
  ["dotnet test", { command: /\bdotnet test\b/, dependency: /^(?:xunit|nunit|mstest)/i }],
  ["bats", { command: /\bbats\b/, file: /\.bats$/ }]
];
function shows({ command, dependency: dependency2, config: config2, file: file2 }, found) {
  if (found.texts.some((text2) => command.test(text2))) return true;
  if (config2 !== void 0 && found.config.some((path2) => config2.test(nameOf(path2)))) return true;
  if (file2 !== void 0 && found.files.some((path2) => file2.test(path2))) return true;
  return dependency2 !== void 0 && found.manifests.some(({ manifest }) => manifest.dependencies.some(({ name }) => dependency2.test(name)));
}
function isTestCommand(command) {
  return /\b(?:(?:npm|pnpm|yarn|bun)\s+(?:run\s+|--\S+\s+){0,10}(?:test|t)\b|vitest|jest|mocha|ava|pytest|tox|nox|go\s+test|cargo\s+(?:test|nextest)|mvnw?\b(?:(?!\bmvnw?\b).)*\b(?:test|verify)|gradlew?\b(?:(?!\bgradlew?\b).)*\b(?:test|check)|rspec|phpunit|dotnet\s+test|make\s+(?:test|check)|rake\s+(?:test|spec)|bats|playwright\s+test|node\s(?:(?!\bnode\s)[^&|;])*--test|unittest)\b/.test(
    command
  );
}
function scriptsOf3(manifest, kind, folder) {
  const program = { npm: "npm run", composer: "composer" }[kind === "composer" ? kind : "npm"];
  if (kind !== "npm" && kind !== "composer") return [];
  return Object.entries(manifest.scripts).filter(
    ([name, text2]) => /^(?:test|tests|spec|e2e|coverage)(?:$|[:_-])/.test(name) && !/no test specified/.test(text2)
  ).map(([name, text2]) => {
    const run = name === "test" ? `${program.replace(" run", "")} test` : `${program} ${name}`;
    return { command: folder === "." ? run : `${run} (in ${folder})`, text: text2.slice(0, LONGEST_SCRIPT) };
  });
}
// src/core/mapping/skeleton/workspace-packages.ts
function workspacePackages(manifests2) {
  const folders2 = /* @__PURE__ */ new Map();
  for (const found of manifests2) {
    const { name } = found.manifest;
    if (name !== null && name !== "" && !folders2.has(found.folder))
      folders2.set(found.folder, { ...found, name });
  }
  const members = [...folders2.values()].filter(({ folder }) => folder !== ".");
  if (members.length === 0) return [];
  const names = new Set([...folders2.values()].map(({ name }) => name));
  return members.map(({ name, folder, path: path2, manifest }) => ({
    name,
    folder,
    manifest: path2,
    dependsOn: [...new Set(manifest.dependencies.map((dependency2) => localName(dependency2.name)))].filter((dependency2) => names.has(dependency2) && dependency2 !== name).sort(byText)
  })).sort((a, b) => byText(a.folder, b.folder));
}
function localName(name) {
  return name.slice(name.lastIndexOf(":") + 1);
}
// src/core/mapping/skeleton/assemble-skeleton.ts
var LARGEST2 = 20;
var MOST_DIAGNOSTICS = 200;
var MOST_ALIKE = 20;
function assembleSkeleton(findings) {
  const { files, texts: texts22 } = findings;
  const paths = files.map(({ path: path2 }) => path2);
  const { codebase, diagnostics: diagnostics2 } = readCodebase(files, texts22);
  const sources = new Map(
    files.flatMap(
      ({ path: path2, facts }) => facts === null ? [] : [[path2, judged(path2, facts, codebase.isBuilt(path2))]]
    )
  );
  const pipelines2 = [...texts22].flatMap(
    ([path2, text2]) => pipelineKind(path2) === null ? [] : [readPipeline(path2, text2)]
  );
  const ci = pipelines2.map(({ path: path2, kind, jobs, commands: commands2 }) => ({
    path: path2,
    kind,
    jobs,
    commands: commands2
  }));
  const counted = files.map(({ path: path2, bytes }) => ({
    path: path2,
    bytes,
    lines: sources.get(path2)?.lines ?? 0,
    generated: sources.get(path2)?.generated ?? false,
    vendored: isVendored(path2)
  }));
  const own = counted.filter(
    ({ path: path2, generated, vendored }) => (0, import_shared_core_mapping_skeleton_languages.isProgramming)(path2) && !generated && !vendored
  );
  const packages2 = workspacePackages(codebase.manifests);
  return {
    version: SKELETON_VERSION,
    name: nameIn2(codebase.manifests) ?? findings.folderName,
    commit: findings.commit,
    files: {
      count: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      lines: counted.reduce((sum, { lines }) => sum + lines, 0)
    },
    languages: languageShares(counted),
    manifests: codebase.manifests.map(({ path: path2, kind, manifest }) => {
      const { name, version, scripts: scripts2, dependencies: dependencies2, workspaces } = manifest;
      return { path: path2, kind, name, version, scripts: scripts2, dependencies: dependencies2, workspaces };
    }),
    lockfiles: lockfiles2(paths),
    packages: packages2,
    entryPoints: entryPoints2(codebase, sources, imagesIn(texts22)),
    folders: folderRoles(counted, new Set(packages2.map(({ folder }) => folder))),
    imports: importGraph(codebase, sources),
    tests: testSetup({
      paths: paths.filter((path2) => !isVendored(path2)),
      manifests: codebase.manifests,
      ci,
      tasks: new Map([...texts22].filter(([path2]) => isTasks(path2)))
    }),
    ci,
    config: configFiles(paths),
    largest: own.map(({ path: path2, lines, bytes }) => ({ path: path2, lines, bytes })).sort((a, b) => b.lines - a.lines || byText(a.path, b.path)).slice(0, LARGEST2),
    hotSpots: hotSpots2(findings.commits, new Map(own.map(({ path: path2, lines }) => [path2, lines]))),
    natives: natives2(paths),
    diagnostics: bounded([
      ...findings.diagnostics,
      ...diagnostics2,
      ...pipelines2.flatMap(({ path: path2, broken }) => broken ? [{ path: path2, message: "It is no valid YAML." }] : []),
      ...[...sources].flatMap(
        ([path2, facts]) => facts.problem === null ? [] : [{ path: path2, message: facts.problem }]
      )
    ])
  };
}
function nameIn2(manifests2) {
  const rank = ({ kind }) => ["npm", "python", "cargo", "composer", "gradle"].indexOf(kind) + 1 || 9;
  const named4 = manifests2.filter(({ folder, manifest }) => folder === "." && manifest.name !== null);
  return named4.sort((a, b) => rank(a) - rank(b))[0]?.manifest.name ?? null;
}
function judged(path2, facts, built) {
  if (built) return { ...facts, generated: true, imports: null };
  return isVendored(path2) || facts.generated ? { ...facts, imports: null } : facts;
}
function imagesIn(texts22) {
  return [...texts22].flatMap(([path2, text2]) => {
    const command = isImageFile(path2) && !isHeld(path2) ? imageCommand(text2) : null;
    return command === null ? [] : [{ path: path2, command }];
  });
}
function bounded(diagnostics2) {
  const counts = /* @__PURE__ */ new Map();
  const said = diagnostics2.filter(({ message }) => {
    const count22 = (counts.get(message) ?? 0) + 1;
    counts.set(message, count22);
    return count22 <= MOST_ALIKE;
  });
  const more = [...counts].flatMap(
    ([message, count22]) => count22 > MOST_ALIKE ? [{ path: null, message: `${count22 - MOST_ALIKE} more files: ${message}` }] : []
  );
  return [...said.slice(0, MOST_DIAGNOSTICS), ...more.slice(0, MOST_DIAGNOSTICS)];
}
// src/app/mapping/build-skeleton.ts
var LARGEST_TEXT = 1024 * 1024;
async function buildSkeleton(root, options = {}) {
  const folder = (0, import_node_path5.resolve)(root);
  const cached = options.cache ?? true;
  const list22 = await listFiles(folder);
  const [commit, commits, files] = await Promise.all([
    headCommit(folder),
    list22.git ? gitHistory(folder) : [],
    readFiles(folder, list22.files, cached)
  ]);
  const said = [...list22.diagnostics];
  if (commits === null && commit !== null) {
    said.push({ path: null, message: "The history could not be read, so there are no hot spots." });
  }
  const texts22 = readTexts(folder, list22.files, said);
  return assembleSkeleton({
    folderName: (0, import_node_path5.basename)(folder) || "codebase",
    commit,
    files,
    texts: texts22,
    commits: commits ?? [],
    diagnostics: said
  });
}
async function readFiles(folder, files, cached) {
  const known = cached ? readSkeletonCache(folder) : /* @__PURE__ */ new Map();
  const factsOf2 = /* @__PURE__ */ new Map();
  for (const { path: path2, stamp: stamp2 } of files) {
    const entry = known.get(path2);
    if (entry?.stamp === stamp2) factsOf2.set(path2, entry.facts);
  }
  const unread = files.filter(({ path: path2 }) => !factsOf2.has(path2) && !isSecret(path2));
  const requests = unread.map(({ path: path2 }) => ({ path: path2, parse: isParsed(path2) }));
  const answers = await readInThreads(folder, requests);
  for (const [index, { path: path2 }] of unread.entries()) {
    const facts = answers[index];
    if (facts !== void 0) factsOf2.set(path2, facts);
  }
  if (cached && unread.length > 0) {
    const entries = files.flatMap(({ path: path2, stamp: stamp2 }) => {
      const facts = factsOf2.get(path2);
      return facts === void 0 ? [] : [{ path: path2, stamp: stamp2, facts }];
    });
    writeSkeletonCache(folder, entries);
  }
  return files.map(({ path: path2, bytes }) => ({
    path: path2,
    bytes,
    facts: isSecret(path2) ? null : factsOf2.get(path2) ?? null
  }));
}
function isParsed(path2) {
  return (0, import_shared_core_mapping_skeleton_languages.languageOf)(path2)?.grammar !== null && !isFixture(path2) && !isVendored(path2);
}
function readTexts(folder, files, said) {
  const texts22 = /* @__PURE__ */ new Map();
  for (const { path: path2 } of files) {
    if (!isRead(path2)) continue;
    const file2 = (0, import_hooks_active_on_stop14.readText)((0, import_node_path5.join)(folder, path2), (0, import_hooks_active_on_stop14.projectFile)(folder), LARGEST_TEXT);
    if (file2.status === "ok") texts22.set(path2, file2.text);
    else
      said.push({
        path: path2,
        message: `It was not read: ${file2.status === "missing" ? "it is gone" : file2.reason}.`
      });
  }
  return texts22;
}
function isRead(path2) {
  if (isSecret(path2) || isVendored(path2) || isFixture(path2)) return false;
  return manifestKind(path2) !== null || pipelineKind(path2) !== null || isSettings(path2) || isImageFile(path2);
}
// src/app/mapping/finish-map.ts
// src/core/mapping/documents/date-document.ts
var DAY2 = String.raw`\d{4}-\d{2}-\d{2}`;
function dateDocument({ footer }, text2, day) {
  const places = [
    String.raw`^\*\*Analysis Date:\*\*[ \t]*(${DAY2})`,
    String.raw`^\*${footer}: (${DAY2})\*`,
    `^<!-- refreshed: (${DAY2}) -->`
  ];
  const edits = places.flatMap((place) => {
    const found = new RegExp(place, "m").exec(text2);
    if (found === null) return [];
    const start = found.index + found[0].lastIndexOf(found[1] ?? "");
    return [{ start, end: start + day.length, text: day }];
  });
  return (0, import_shared_core_text_markdown_splice.splice)(text2, edits);
}
// src/core/mapping/documents/document-outline.ts
var LONGEST3 = 140;
var NOTHING = /^(?:none|not (?:detected|applicable|found|used)|n\/a|nothing|no .{0,40}(?:found|detected|known))\b/i;
function documentOutline(text2) {
  const { headings, quoted } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text2);
  const fences = quoted.filter(({ kind }) => kind !== "code");
  return headings.filter(({ level }) => level === 2).map((heading) => {
    const parts = [];
    let at = heading.next;
    for (const fence2 of fences) {
      if (fence2.start < at || fence2.start >= heading.sectionEnd) continue;
      parts.push(text2.slice(at, fence2.start));
      at = fence2.end;
    }
    parts.push(text2.slice(at, Math.max(at, heading.sectionEnd)));
    return outline2(heading, parts.join("\n"));
  });
}
function plainWords(text2, cap = LONGEST3) {
  const plain4 = (0, import_hooks_active_on_stop8.plainLine)(text2.replaceAll(/[`*]|\\(?=[*_<[~])/g, "").replaceAll("|", "/"), 2e3);
  if (plain4.length <= cap) return plain4;
  return `${plain4.slice(0, cap).replace(/(?<!\s)\s+\S*$/, "")} …`;
}
function outline2(heading, section2) {
  const lines = section2.split(/\r?\n/).map((line) => line.trim());
  return { title: plainWords(heading.title), first: firstSentence(lines), names: namesIn2(lines) };
}
function firstSentence(lines) {
  const line = lines.find(
    (one) => one !== "" && !/^(?:[|#>]|---|[-*+]\s|\d+\.\s|\*\*[^*]+:\*\*$|<)/.test(one)
  );
  if (line === void 0 || NOTHING.test(line)) return null;
  return plainWords(/^.{1,400}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}
function namesIn2(lines) {
  const hasHeadings = lines.some((line) => line.startsWith("### "));
  return lines.flatMap((line, at) => {
    const [, bold, after = ""] = /^(?:[-*+]\s+)?\*\*([^*]{2,120}?):?\*\*:?\s*(\S.*)?$/.exec(line) ?? [];
    const name = (hasHeadings ? void 0 : bold) ?? /^###\s+(.{2,120})$/.exec(line)?.[1];
    if (name === void 0 || NOTHING.test(name) || NOTHING.test(after)) return [];
    const next = after === "" ? lines.slice(at + 1).find((one) => one !== "") ?? "" : after;
    const point = next.replace(/^[-*+]\s+/, "").replace(
      /^(?:Issue|Purpose|Risk|Problem|Symptoms|Why fragile|What's not tested|What happens):\s*/i,
      ""
    );
    return [
      {
        name: plainWords(name.replace(/:$/, ""), 80),
        point: /^(?:\*\*|#)/.test(point) ? "" : plainWords(point, 100)
      }
    ];
  });
}
// src/core/mapping/documents/map-summary.ts
var SUMMARY_MARK = import_hooks_active_on_stop12.prose`<!-- Made by MSW from the documents beside it; made again with every map. -->`;
function mapSummary({ skeleton: skeleton2, documents, day }) {
  const outlines = new Map([...documents].map(([file2, text2]) => [file2, documentOutline(text2)]));
  const section2 = (file2, title) => outlines.get(file2)?.find((one) => one.title === title) ?? null;
  const parts = [
    SUMMARY_MARK,
    import_hooks_active_on_stop12.prose`# Codebase Map: ${(0, import_hooks_active_on_stop5.quoteLine)(skeleton2.name, 80)}`,
    head(skeleton2, day),
    list2(import_hooks_active_on_stop12.prose`Overview`, overview(section2)),
    list2(import_hooks_active_on_stop12.prose`Languages`, languages2(skeleton2)),
    list2(import_hooks_active_on_stop12.prose`Entry Points`, entryPoints3(skeleton2)),
    list2(import_hooks_active_on_stop12.prose`Layers`, named3(section2("ARCHITECTURE.md", "Layers"), 10)),
    list2(import_hooks_active_on_stop12.prose`Build and Test`, commands(skeleton2)),
    list2(import_hooks_active_on_stop12.prose`Top Risks`, risks(outlines.get("CONCERNS.md") ?? [])),
    list2(import_hooks_active_on_stop12.prose`Hot Spots`, hotSpots3(skeleton2)),
    import_hooks_active_on_stop12.prose`## Documents\n\n${table(documents, outlines)}`
  ];
  return import_hooks_active_on_stop12.prose`${(0, import_hooks_active_on_stop12.joinProse)(parts, "\n\n")}\n`;
}
function head({ commit, files }, day) {
  const mapped = import_hooks_active_on_stop12.prose`**Mapped:** ${(0, import_hooks_active_on_stop11.quoteName)(day)}`;
  const size = import_hooks_active_on_stop12.prose`**Size:** ${files.count} files, ${files.lines} lines`;
  return commit === null ? import_hooks_active_on_stop12.prose`${mapped}\n${size}` : import_hooks_active_on_stop12.prose`${mapped}, commit ${(0, import_hooks_active_on_stop11.quoteName)(commit.slice(0, 12))}\n${size}`;
}
function list2(title, items) {
  if (items.length === 0) return null;
  const lines = items.map((item) => import_hooks_active_on_stop12.prose`- ${item}`);
  return import_hooks_active_on_stop12.prose`## ${title}\n\n${(0, import_hooks_active_on_stop12.joinProse)(lines, "\n")}`;
}
function overview(section2) {
  const wanted = [
    ["ARCHITECTURE.md", "Pattern Overview"],
    ["ARCHITECTURE.md", "Error Handling"],
    ["TESTING.md", "Test Framework"],
    ["INTEGRATIONS.md", "APIs & External Services"]
  ];
  return wanted.flatMap(([file2, title]) => {
    const found = section2(file2, title);
    const [item] = found?.names ?? [];
    const words = found?.first ?? (item === void 0 || item.point === "" ? null : `${item.name}: ${item.point}`);
    return words === null ? [] : [import_hooks_active_on_stop12.prose`${(0, import_hooks_active_on_stop12.literal)(title)}: ${(0, import_hooks_active_on_stop5.quoteLine)(words, 300)}`];
  });
}
function languages2({ languages: all }) {
  return all.filter(({ share }) => share > 0).slice(0, 6).map(
    ({ name, files, lines, share }) => import_hooks_active_on_stop12.prose`${(0, import_hooks_active_on_stop11.quoteName)(name)}: ${Math.round(share * 100)}% (${files} files, ${lines} lines)`
  );
}
function entryPoints3({ entryPoints: all }) {
  return all.slice(0, 8).map(({ path: path2, why }) => import_hooks_active_on_stop12.prose`${(0, import_shared_core_text_code_name.codeName)(path2)}: ${(0, import_hooks_active_on_stop5.quoteLine)(plainWords(why, 80), 80)}`);
}
function named3(section2, most) {
  return (section2?.names ?? []).slice(0, most).map(({ name, point }) => (0, import_hooks_active_on_stop5.quoteLine)(titled(name, point), 300));
}
function titled(name, point) {
  return point === "" ? name : `${name}: ${point}`;
}
function commands({ tests, manifests: manifests2 }) {
  const build = manifests2.find(({ path: path2 }) => !path2.includes("/"))?.scripts.build;
  const runners = (0, import_hooks_active_on_stop12.joinProse)(
    tests.runners.slice(0, 4).map((runner) => (0, import_hooks_active_on_stop11.quoteName)(runner, 80)),
    ", "
  );
  return [
    ...tests.runners.length === 0 ? [] : [import_hooks_active_on_stop12.prose`Runner: ${runners} (${tests.count} test files)`],
    ...tests.commands.slice(0, 4).map((command) => import_hooks_active_on_stop12.prose`Test: ${(0, import_hooks_active_on_stop5.quoteLine)(plainWords(command, 120), 120)}`),
    ...build === void 0 ? [] : [import_hooks_active_on_stop12.prose`Build: ${(0, import_hooks_active_on_stop5.quoteLine)(plainWords(build, 120), 120)}`]
  ];
}
function risks(sections) {
  const rows = sections.flatMap(
    ({ title, names }) => names.map(({ name, point }, rank) => ({
      rank,
      text: `${title}: ${name}${point === "" ? "" : `. ${point}`}`
    }))
  );
  return rows.map((row, at) => ({ ...row, at })).sort((a, b) => a.rank - b.rank || a.at - b.at).slice(0, 10).map(({ text: text2 }) => (0, import_hooks_active_on_stop5.quoteLine)(text2, 300));
}
function hotSpots3({ hotSpots: all, imports }) {
  const spots = all.slice(0, 5).map(
    ({ path: path2, commits, lastChange }) => import_hooks_active_on_stop12.prose`${(0, import_shared_core_text_code_name.codeName)(path2)}: ${commits} commits, last on ${(0, import_hooks_active_on_stop11.quoteName)(lastChange)}`
  );
  const { length } = imports.cycles;
  return length === 0 ? spots : [...spots, import_hooks_active_on_stop12.prose`${length} ${length === 1 ? import_hooks_active_on_stop12.prose`circle` : import_hooks_active_on_stop12.prose`circles`} of imports`];
}
function table(documents, outlines) {
  const rows = import_shared_core_mapping_documents_map_documents.MAP_DOCUMENTS.map(({ file: file2 }) => {
    const text2 = documents.get(file2);
    if (text2 === void 0) return (0, import_hooks_active_on_stop3.tableRow)([(0, import_hooks_active_on_stop11.quoteName)(file2), import_hooks_active_on_stop12.prose`-`, import_hooks_active_on_stop12.prose`not written`]);
    const titles = (outlines.get(file2) ?? []).map(({ title }) => title).join(", ");
    const said = (0, import_hooks_active_on_stop5.quoteLine)(plainWords(titles, 200), 200);
    return (0, import_hooks_active_on_stop3.tableRow)([(0, import_shared_core_text_code_name.codeName)(`.planning/codebase/${file2}`), import_hooks_active_on_stop12.prose`${lineCount(text2)}`, said]);
  });
  return (0, import_hooks_active_on_stop12.joinProse)([import_hooks_active_on_stop12.prose`| Document | Lines | Sections |\n|---|---|---|`, ...rows], "\n");
}
// src/core/mapping/documents/settle-claims.ts
function settleClaims(text2, judged2) {
  const byPlace2 = /* @__PURE__ */ new Map();
  for (const one of judged2) {
    const list22 = byPlace2.get(one.claim.start);
    if (list22 === void 0) byPlace2.set(one.claim.start, [one]);
    else list22.push(one);
  }
  const edits = [...byPlace2.values()].flatMap((group) => editOf(text2, group));
  return (0, import_shared_core_text_markdown_splice.splice)(text2, edits);
}
function editOf(text2, group) {
  const [first] = group;
  if (first === void 0) return [];
  const { start, end, place, text: words } = first.claim;
  const wrong = group.some(({ verdict }) => verdict.status === "wrong");
  const absent = group.some(({ verdict }) => verdict.status === "absent");
  if (place === "command" || place === "tree") return wrong ? [lineEdit(group)] : [];
  if (!wrong && !absent) return place === "span" ? fullEdit(text2, group) : [];
  const plain4 = place === "span" ? escaped(words) : words;
  const said = wrong ? `${plain4} ${TAKEN_BACK}` : plain4;
  return [{ start, end: place === "fenced-span" ? padded(text2, end, said, end - start) : end, text: said }];
}
function lineEdit(group) {
  const end = group[0]?.claim.end ?? 0;
  const wrong = group.filter(({ verdict }) => verdict.status === "wrong");
  const isTree = wrong[0]?.claim.place === "tree";
  const names = wrong.map(({ claim: { said } }) => said.kind === "path" ? said.path : said.name).join(", ");
  return { start: end, end, text: isTree ? `  ${TAKEN_BACK}` : `  ${COMMAND_TAKEN_BACK} ${names}` };
}
function fullEdit(text2, group) {
  const [only, ...others] = group;
  if (only === void 0 || others.length > 0 || only.verdict.status !== "short") return [];
  const { claim: claim2, verdict } = only;
  if (claim2.said.kind !== "path") return [];
  const at = text2.indexOf(claim2.said.path, claim2.start);
  if (at === -1 || at + claim2.said.path.length > claim2.end) return [];
  const start = text2.slice(at - 2, at) === "./" ? at - 2 : at;
  return [{ start, end: at + claim2.said.path.length, text: verdict.full }];
}
function padded(text2, end, said, length) {
  const spaces = /^ */.exec(text2.slice(end, end + 80))?.[0].length ?? 0;
  return end + Math.max(0, Math.min(spaces - 1, said.length - length));
}
function escaped(words) {
  return words.replaceAll("`", "").replaceAll(/[*_<[~]/g, "\\$&");
}
// src/app/mapping/finish-map.ts
var MAP_MESSAGE = "docs: map existing codebase";
async function finishMap(root, skeleton2, now) {
  const run = readRun(root);
  if (run === null || run.finished) return refused2("There is no map to finish: begin with /msw:map.");
  const refusal = (0, import_shared_core_mapping_documents_map_documents.openMapFolder)(root);
  if (refusal !== null) return refused2(refusal);
  const present = (0, import_shared_core_mapping_documents_map_documents.readMap)(root);
  const unwritten = unwrittenIn(run.focuses, present);
  if (unwritten.length > 0) return refused2(notWritten(unwritten));
  const judged2 = await judgeDocuments(root, skeleton2, present);
  const settled = new Map(judged2.flatMap((one) => settle(one, run)));
  const commit = await headCommit(root);
  const texts22 = finalTexts(root, { present, settled, skeleton: skeleton2, commit, day: (0, import_shared_core_mapping_documents_map_documents.localDay)(now) });
  const secrets = (0, import_shared_app_planning_documents_secret_objection.findSecrets)(new Map([...texts22, ...settled]));
  if (secrets.length > 0)
    return { ...refused2(`Nothing was committed: ${(0, import_shared_app_planning_documents_secret_objection.secretSentence)(secrets)}.`), secrets };
  const locked = await (0, import_shared_adapters_planning_gsd_lock.withGsdLocks)((0, import_node_path8.join)(root, ".planning"), () => writeChanged(root, present, texts22));
  if (locked.status === "busy") return refused2("Another process holds the lock of .planning: try again.");
  if (locked.value !== null) return refused2(locked.value);
  const paths = [...texts22.keys()].map((file2) => (0, import_node_path8.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2));
  const git = await (0, import_shared_app_planning_documents_commit_planning.commitPlanning)(root, paths, MAP_MESSAGE);
  writeRun(root, { ...run, finished: true });
  return {
    status: "finished",
    before: reportOf(judged2),
    after: reportOf(await judgeDocuments(root, skeleton2, (0, import_shared_core_mapping_documents_map_documents.readMap)(root))),
    commit,
    summary: texts22.has(import_shared_core_mapping_documents_map_documents.SUMMARY_FILE) ? (0, import_node_path8.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), import_shared_core_mapping_documents_map_documents.SUMMARY_FILE) : null,
    git
  };
}
function settle({ file: file2, text: text2, judged: judged2 }, run) {
  const kind = (0, import_shared_core_mapping_documents_map_documents.documentNamed)(file2);
  if (kind === null || !run.focuses.includes(kind.focus)) return [];
  return [[file2, dateDocument(kind, settleClaims(text2, judged2), run.day)]];
}
function finalTexts(root, { present, settled, skeleton: skeleton2, commit, day }) {
  const stamped = [...settled].map(
    ([file2, text2]) => [file2, commit === null ? text2 : stampDocument(text2, { commit, day })]
  );
  const documents = new Map([...present, ...stamped]);
  if (!maySummarise(root)) return new Map(stamped);
  return new Map([
    ...stamped,
    [import_shared_core_mapping_documents_map_documents.SUMMARY_FILE, mapSummary({ skeleton: { ...skeleton2, commit }, documents, day })]
  ]);
}
function unwrittenIn(focuses, present) {
  return focuses.flatMap((focus) => (0, import_shared_core_mapping_documents_map_documents.documentsOf)(focus)).map(({ file: file2 }) => file2).filter((file2) => lineCount(present.get(file2) ?? "") <= LEAST_LINES);
}
function notWritten(files) {
  return `Not written, or not longer than ${LEAST_LINES} lines: ${files.join(", ")}. Start the mapper of each again, then finish.`;
}
function maySummarise(root) {
  const path2 = (0, import_node_path8.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), import_shared_core_mapping_documents_map_documents.SUMMARY_FILE);
  if ((0, import_node_fs4.lstatSync)(path2, { throwIfNoEntry: false }) === void 0) return true;
  return (0, import_hooks_active_on_stop14.textOf)(path2, (0, import_hooks_active_on_stop14.projectFile)(root))?.includes(SUMMARY_MARK) === true;
}
function writeChanged(root, before, texts22) {
  const changed = [...texts22].filter(([file2, text2]) => before.get(file2) !== text2);
  const [objection] = changed.flatMap(([file2]) => (0, import_hooks_active_on_stop2.writeObjection)(root, (0, import_node_path8.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2)) ?? []);
  if (objection !== void 0) return objection;
  for (const [file2, text2] of changed) (0, import_hooks_active_on_stop2.writeDocument)(root, (0, import_node_path8.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2), text2);
  return null;
}
function refused2(reason) {
  return { status: "refused", reason, secrets: [] };
}
// src/app/mapping/return-claims.ts
function returnClaims(root, report) {
  const run = readRun(root);
  if (run === null || run.finished) return [];
  const open = run.focuses.filter((focus) => !run.returned.includes(focus));
  const wanted = open.filter((focus) => toCorrect(report, focus).length > 0);
  const folder = openRunFolder(root);
  if (wanted.length === 0 || folder.status === "refused") return [];
  const returned = wanted.map((focus) => {
    const list22 = (0, import_node_path9.join)(folder.path, `${focus}-wrong.md`);
    (0, import_hooks_active_on_stop.writePage)(list22, import_hooks_active_on_stop12.prose`${(0, import_hooks_active_on_stop12.joinProse)(toCorrect(report, focus), "\n")}\n`);
    return { focus, list: list22, prompt: returnPrompt(focus, [list22, (0, import_node_path9.join)(folder.path, `${focus}.md`)]) };
  });
  writeRun(root, { ...run, returned: [...run.returned, ...wanted] });
  return returned;
}
function toCorrect(report, focus) {
  const claims = report.wrong.filter((one) => one.focus === focus).map(claimLine);
  const form = report.documents.filter((one) => one.focus === focus).flatMap(
    ({ file: file2, problems }) => problems.filter(({ severity }) => severity === "error").map(
      ({ line, message, fix }) => import_hooks_active_on_stop12.prose`- ${(0, import_hooks_active_on_stop11.quoteName)(file2)}:${line}: ${(0, import_hooks_active_on_stop5.quoteLine)(`${message} ${fix}`, 300)}`
    )
  );
  return [...claims, ...form];
}
function claimLine({ document, line, text: text2, problem, suggestion: suggestion2 }) {
  const wrong = import_hooks_active_on_stop12.prose`- ${(0, import_hooks_active_on_stop11.quoteName)(document)}:${line}: ${(0, import_hooks_active_on_stop5.quoteLine)(text2, 200)}: ${(0, import_hooks_active_on_stop5.quoteLine)(problem, 120)}`;
  return suggestion2 === null ? wrong : import_hooks_active_on_stop12.prose`${wrong}; closest: ${(0, import_hooks_active_on_stop11.quoteName)(suggestion2, 200)}`;
}
// src/app/mapping/stamp-map.ts
async function stampMap(root, only, now) {
  const commit = await headCommit(root);
  if (commit === null) return { status: "skipped", reason: "not_a_git_repository" };
  const present = (0, import_shared_core_mapping_documents_map_documents.readMap)(root);
  const names = [...present.keys()].filter((file2) => only === null || only.includes(file2));
  if (names.length === 0) return { status: "skipped", reason: "no_documents" };
  const day = (0, import_shared_core_mapping_documents_map_documents.localDay)(now);
  const locked = await (0, import_shared_adapters_planning_gsd_lock.withGsdLocks)((0, import_node_path10.join)(root, ".planning"), () => {
    const texts22 = (0, import_shared_core_mapping_documents_map_documents.readMap)(root);
    for (const file2 of names) {
      const text2 = texts22.get(file2);
      if (text2 === void 0) continue;
      const stamped = stampDocument(text2, { commit, day });
      if (stamped !== text2) (0, import_hooks_active_on_stop9.writeFileAtomic)((0, import_node_path10.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2), stamped);
    }
  });
  if (locked.status === "busy") return { status: "skipped", reason: "locked" };
  return { status: "stamped", commit, day, documents: names };
}
// src/app/operations/map-operations.ts
var skeleton = (0, import_shared_app_operations_operation.operation)({
  name: "map skeleton",
  about: "Show what code knows: languages, manifests, entry points, imports, tests, hot spots",
  effect: "reads",
  takesFolder: true,
  inputs: { noCache: (0, import_shared_app_operations_operation.flag)("neither read nor write .msw/cache") },
  run: (place, { noCache }) => (0, import_hooks_active_on_command4.isFolder)(place.folder) ? buildSkeleton(place.folder, { cache: !noCache }).then(import_shared_app_operations_operation.done) : (0, import_shared_app_operations_operation.refused)(`The folder ${place.folder} does not exist.`),
  text: skeletonText
});
var begin = (0, import_shared_app_operations_operation.operation)({
  name: "map begin",
  about: "Say what is to be mapped, by whom, with which prompt; writes their pages to .msw/map",
  effect: "writes",
  takesFolder: true,
  inputs: {
    fast: (0, import_shared_app_operations_operation.flag)("one mapper, for tech and arch unless --focus says otherwise"),
    focus: (0, import_shared_app_operations_operation.text)("tech|arch|quality|concerns", "only these, several joined with +"),
    paths: (0, import_shared_app_operations_operation.text)("A,B", "where the mappers look"),
    refresh: (0, import_shared_app_operations_operation.flag)("map everything again, changed or not")
  },
  run: (place, options) => {
    const parsed = (0, import_shared_core_mapping_documents_map_documents.mapRequest)(options);
    if (parsed.status === "refused") return (0, import_shared_app_operations_operation.misused)(parsed.reason);
    return inMapped(place, async (root) => {
      const begun = await beginMap(root, parsed.request, await buildSkeleton(root), place.now());
      return begun.status === "refused" ? begun : (0, import_shared_app_operations_operation.done)(begun);
    });
  },
  text: (begun) => begun.status === "current" ? import_hooks_active_on_stop12.prose`The map still holds; --refresh makes it anew.` : (0, import_hooks_active_on_stop12.joinProse)(
    begun.mappers.map(({ prompt, why }) => import_hooks_active_on_stop12.prose`${(0, import_hooks_active_on_stop5.quoteLine)(why, 80)}\n${prompt}\n`),
    "\n"
  )
});
var verify = (0, import_shared_app_operations_operation.operation)({
  name: "map verify",
  about: "Check every path, script and dependency that the documents name against the disk; exits 1 when one is wrong",
  effect: "writes",
  takesFolder: true,
  inputs: { return: (0, import_shared_app_operations_operation.flag)("note what goes back to its mapper, which happens once") },
  run: (place, input) => inMapped(place, async (root) => {
    const report = await verifyMap(root, await buildSkeleton(root));
    if (report.documents.length === 0) return (0, import_shared_app_operations_operation.refused)(`${root} has no map: make one with /msw:map.`);
    const value = { ...report, returned: input.return ? returnClaims(root, report) : [] };
    const wrong = report.wrong.length;
    if (wrong === 0 || input.return) return (0, import_shared_app_operations_operation.done)(value);
    return {
      status: "failed",
      value,
      reason: `${wrong} of ${report.claims} claims of the map are wrong.`
    };
  }),
  text: verifyText
});
var finish = (0, import_shared_app_operations_operation.operation)({
  name: "map finish",
  about: "Take back what is still wrong, look for secrets, stamp, write SUMMARY.md and commit these files",
  effect: "writes",
  takesFolder: true,
  inputs: {},
  run: (place) => inMapped(place, async (root) => {
    const finished = await finishMap(root, await buildSkeleton(root), place.now());
    return finished.status === "refused" ? finished : (0, import_shared_app_operations_operation.done)(finished);
  }),
  text: finishText
});
var stamp = (0, import_shared_app_operations_operation.operation)({
  name: "map stamp",
  about: "Write what is checked out into the documents",
  effect: "writes",
  takesFolder: true,
  inputs: { files: (0, import_shared_app_operations_operation.text)("A.md,B.md", "only these documents") },
  run: (place, { files }) => {
    const names = files?.split(",") ?? null;
    const unknown2 = names?.find((file2) => (0, import_shared_core_mapping_documents_map_documents.documentNamed)(file2) === null);
    if (unknown2 !== void 0) return (0, import_shared_app_operations_operation.misused)(`"${unknown2.slice(0, 60)}" is not a document of a map.`);
    return inMapped(place, async (root) => {
      const stamped = await stampMap(root, names, place.now());
      return stamped.status === "stamped" ? (0, import_shared_app_operations_operation.done)(stamped) : (0, import_shared_app_operations_operation.refused)(notStamped[stamped.reason]);
    });
  },
  text: ({ documents, commit }) => import_hooks_active_on_stop12.prose`${documents.length} documents: ${(0, import_hooks_active_on_stop11.quoteName)(commit)}`
});
var notStamped = {
  not_a_git_repository: "Nothing was stamped: this is not a git repository with a commit.",
  no_documents: "Nothing was stamped: there is no such document. Make the map with /msw:map.",
  locked: "Nothing was stamped: another process holds the lock of .planning. Try again."
};
var drift = (0, import_shared_app_operations_operation.operation)({
  name: "map drift",
  about: "Tell which files the map does not know since its stamp, and whose documents a change concerns",
  effect: "reads",
  takesFolder: true,
  inputs: {},
  run: (place) => inMapped(place, async (root) => {
    const plan = await remapPlan(root);
    const remap = [...plan].flatMap(([focus, reason]) => reason === null ? [] : [{ focus, ...reason }]);
    return (0, import_shared_app_operations_operation.done)({ ...await mapDrift(root), remap });
  }),
  text: ({ skipped, reason, elements: elements2, last_mapped_commit: last, threshold, remap }) => (0, import_hooks_active_on_stop12.joinProse)(
    [
      skipped ? import_hooks_active_on_stop12.prose`Nothing to compare with (${(0, import_hooks_active_on_stop11.quoteName)(reason ?? "unknown")}): make a map with /msw:map.` : import_hooks_active_on_stop12.prose`${elements2.length} new elements since ${(0, import_hooks_active_on_stop11.quoteName)(last ?? "?")}, the threshold is ${threshold}.`,
      ...elements2.map(({ category, path: path2 }) => import_hooks_active_on_stop12.prose`- ${(0, import_hooks_active_on_stop11.quoteName)(category)}: ${(0, import_hooks_active_on_stop11.quoteName)(path2, 200)}`),
      ...remap.map(
        ({ focus, why }) => import_hooks_active_on_stop12.prose`The ${(0, import_hooks_active_on_stop11.quoteName)(focus)} documents should be made again: ${(0, import_hooks_active_on_stop11.quoteName)(why)}.`
      )
    ],
    "\n"
  )
});
var mapOperations = [skeleton, begin, verify, finish, stamp, drift];
function inMapped(place, use) {
  const { folder, origin } = place;
  if (!(0, import_hooks_active_on_command4.isFolder)(folder)) return (0, import_shared_app_operations_operation.refused)(`The folder ${folder} does not exist.`);
  const isMeant = origin === "named" && !folder.split(/[\\/]/).includes(".planning");
  return use(isMeant ? folder : (0, import_shared_app_operations_place.planningRoot)(place));
}
function verifyText({ documents, wrong, claims }) {
  const form = documents.flatMap(
    ({ file: file2, problems }) => problems.map(({ line, message }) => import_hooks_active_on_stop12.prose`- ${(0, import_hooks_active_on_stop11.quoteName)(file2)}:${line}: ${(0, import_hooks_active_on_stop5.quoteLine)(message, 200)}`)
  );
  const head2 = import_hooks_active_on_stop12.prose`${claims} claims in ${documents.length} documents, ${wrong.length} wrong.`;
  return (0, import_hooks_active_on_stop12.joinProse)([head2, ...wrong.map(claimLine), ...form], "\n");
}
function finishText(finished) {
  const { before, after, commit, summary } = finished;
  const form = after.documents.flatMap(
    ({ file: file2, problems }) => problems.map(({ message }) => import_hooks_active_on_stop12.prose`${(0, import_hooks_active_on_stop11.quoteName)(file2)}: ${(0, import_hooks_active_on_stop5.quoteLine)(message, 200)}`)
  );
  return (0, import_hooks_active_on_stop12.joinProse)(
    [
      ...after.documents.map(({ file: file2, lines }) => import_hooks_active_on_stop12.prose`${(0, import_hooks_active_on_stop11.quoteName)(file2)}: ${lines} lines`),
      import_hooks_active_on_stop12.prose`${before.claims} claims checked, ${before.wrong.length} taken back, ${after.wrong.length} wrong now.`,
      ...after.missing.length === 0 ? [] : [import_hooks_active_on_stop12.prose`Not mapped: ${(0, import_hooks_active_on_stop5.quoteLine)(after.missing.join(", "), 200)}.`],
      ...form.slice(0, 10),
      commit === null ? import_hooks_active_on_stop12.prose`Not stamped: this is not a git repository with a commit.` : import_hooks_active_on_stop12.prose`Stamped with ${(0, import_hooks_active_on_stop11.quoteName)(commit)}.`,
      summary === null ? import_hooks_active_on_stop12.prose`SUMMARY.md is not MSW's and was left alone.` : import_hooks_active_on_stop12.prose`Summary: ${(0, import_hooks_active_on_stop11.quoteName)(summary)}`,
      commitLine(finished)
    ],
    "\n"
  );
}
function commitLine({ git }) {
  switch (git.status) {
    case "committed":
      return import_hooks_active_on_stop12.prose`Committed as ${(0, import_hooks_active_on_stop11.quoteName)(git.hash.slice(0, 12))}.`;
    case "unchanged":
      return import_hooks_active_on_stop12.prose`Nothing to commit: the documents did not change.`;
    case "skipped":
      return import_hooks_active_on_stop12.prose`Not committed: ${whySkipped[git.reason]}.`;
    case "refused":
      return import_hooks_active_on_stop12.prose`Not committed: ${(0, import_hooks_active_on_stop5.quoteLine)(git.reason, 300)}.`;
  }
}
var whySkipped = {
  commit_docs_false: import_hooks_active_on_stop12.prose`planning.commit_docs is false`,
  gitignored: import_hooks_active_on_stop12.prose`git ignores .planning`,
  no_repository: import_hooks_active_on_stop12.prose`this is not a git repository`
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  mapOperations
});
