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

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format4 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format5 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format6 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format7 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format8 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_shared_core_planning_writing_state_document = require("./shared.core.planning.writing.state-document.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_app_loop_run_checks = require("./app.loop.run-checks.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_shared_core_planning_phases_plan_format9 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

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
        ({ name, files: count3, lines, share }) => `${name}: ${percent(share)}, ${count3} files, ${lines} lines`
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
      skeleton2.folders.filter(({ path: path2 }) => path2.split("/").length <= 2).map(({ path: path2, role, files: count3, lines }) => `${path2}: ${role}, ${count3} files, ${lines} lines`)
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
  return (0, import_shared_core_planning_phases_plan_format7.forPeople)([(0, import_hooks_active_on_stop2.plainLine)(head2, 300), ...sections.flatMap(([title, lines]) => section(title, lines))]);
}
function section(title, lines) {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST).map((line) => `  ${(0, import_hooks_active_on_stop2.plainLine)(line, 160)}`);
  const more = lines.length > MOST ? [`  and ${lines.length - MOST} more`] : [];
  return ["", title, ...shown, ...more];
}
function percent(share) {
  return `${Math.round(100 * share)}%`;
}
// src/app/mapping/begin-map.ts
// src/core/mapping/documents/mapper-slice.ts
function mapperPrompt({ focuses, day, slices, documents, scope }) {
  return (0, import_hooks_active_on_stop3.joinProse)(
    [
      import_hooks_active_on_stop3.prose`Focus: ${namesOf(focuses)}`,
      import_hooks_active_on_stop3.prose`Today's date: ${(0, import_hooks_active_on_stop.quoteName)(day)}`,
      import_hooks_active_on_stop3.prose`Read first: ${namesOf(slices)}`,
      import_hooks_active_on_stop3.prose`Documents to write: ${namesOf(documents)}`,
      scope.length === 0 ? null : import_hooks_active_on_stop3.prose`Scope: ${namesOf(scope)}`,
      import_hooks_active_on_stop3.prose`Write the documents directly. Return the confirmation only.`
    ],
    "\n"
  );
}
function returnPrompt(focus, read) {
  return (0, import_hooks_active_on_stop3.joinProse)(
    [
      import_hooks_active_on_stop3.prose`Focus: ${(0, import_hooks_active_on_stop.quoteName)(focus)}`,
      import_hooks_active_on_stop3.prose`Read first: ${namesOf(read)}`,
      import_hooks_active_on_stop3.prose`Correct exactly the claims that it lists, each in its document, and change nothing else.`,
      import_hooks_active_on_stop3.prose`Return the confirmation only.`
    ],
    "\n"
  );
}
function mapperSlice(focus, day, known) {
  const parts = [
    import_hooks_active_on_stop3.prose`# Focus: ${(0, import_hooks_active_on_stop.quoteName)(focus)}`,
    import_hooks_active_on_stop3.prose`Write each document below with exactly these headings, in this order. What stands in square brackets says what belongs there: write that in its place. Where there is nothing, write "Not detected". Put every path, script and dependency in backticks, paths from the root of the project; code checks each of them against the disk.`,
    ...(0, import_shared_core_planning_phases_plan_format6.documentsOf)(focus).map((kind) => outline(kind, day)),
    import_hooks_active_on_stop3.prose`What follows was made from the files. Start from it instead of searching for it again.`,
    (0, import_app_loop_conclude_turn4.fence)(known.trim(), { cap: LONGEST, label: import_hooks_active_on_stop3.prose`the files of this codebase` })
  ];
  return import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop3.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST = 1e5;
function namesOf(names) {
  return (0, import_hooks_active_on_stop3.joinProse)(
    names.map((name) => (0, import_hooks_active_on_stop.quoteName)(name)),
    ", "
  );
}
function outline(kind, day) {
  return (0, import_hooks_active_on_stop3.ours)(
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
    if ((0, import_shared_core_planning_phases_plan_format.isTestFile)(from)) continue;
    const [a, b] = [layerOf(from), layerOf(to)];
    if (a !== b) counts.set(`\`${a}\` -> \`${b}\``, (counts.get(`\`${a}\` -> \`${b}\``) ?? 0) + 1);
  }
  return {
    title: "Imports between folders (without tests)",
    most: 50,
    lines: [...counts].sort((a, b) => b[1] - a[1]).map(([pair, count3]) => `${pair}: ${count3}`)
  };
};
function layerOf(path2) {
  const folder = /\.\w+$/.test((0, import_shared_core_planning_phases_plan_format.nameOf)(path2)) ? (0, import_shared_core_planning_phases_plan_format.folderOf)(path2) : path2;
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
  lines: imports.fanOut.map(({ path: path2, imports: count3 }) => `\`${path2}\`: ${count3} imports`)
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
    ...[...new Set(tests.files.map(import_shared_core_planning_phases_plan_format.folderOf))].slice(0, 30).map((folder) => {
      const count3 = tests.files.filter((path2) => (0, import_shared_core_planning_phases_plan_format.folderOf)(path2) === folder).length;
      return `\`${folder}\`: ${count3} test files, such as \`${(0, import_shared_core_planning_phases_plan_format.nameOf)(tests.files.find((path2) => (0, import_shared_core_planning_phases_plan_format.folderOf)(path2) === folder) ?? "")}\``;
    })
  ]
});
var untested = ({ imports, tests }) => {
  const covered = new Set(imports.edges.filter(({ from }) => (0, import_shared_core_planning_phases_plan_format.isTestFile)(from)).map(({ to }) => to));
  return {
    title: "Imported often, by no test file directly",
    most: 20,
    lines: tests.count === 0 ? [] : imports.fanIn.filter(({ path: path2 }) => !covered.has(path2) && !(0, import_shared_core_planning_phases_plan_format.isTestFile)(path2)).map(({ path: path2, importers }) => `\`${path2}\`: ${importers} importers`)
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
    const said2 = [name, version].filter((part) => part !== null).join(" ");
    const members = workspaces.length === 0 ? "" : `; workspace of ${workspaces.join(", ")}`;
    return `\`${path2}\` (${kind})${said2 === "" ? "" : `: ${said2}`}; ${dependencies2.length} dependencies${members}`;
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
    `# What code knows of ${(0, import_hooks_active_on_stop2.plainLine)(name, 80)}`,
    "",
    (0, import_hooks_active_on_stop2.plainLine)(
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
  const shown = lines.slice(0, most).map((line) => `- ${(0, import_hooks_active_on_stop2.plainLine)(line, LINE)}`);
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
function detectDrift({ added, foldersBefore }, structure, threshold) {
  const elements2 = [];
  const files = new Set(added.map((file2) => file2.replaceAll("\\", "/")));
  const isInNew = newPackages(files, foldersBefore, structure);
  for (const path2 of files) {
    const isUnknown = !isMapped(path2, structure) || isInNew(path2);
    const category = categoryOf(path2) ?? (isUnknown ? "new_dir" : null);
    if (category !== null) elements2.push({ category, path: path2 });
  }
  elements2.sort((a, b) => a.category.localeCompare(b.category, "en") || a.path.localeCompare(b.path, "en"));
  const actionRequired = elements2.length >= threshold;
  return {
    elements: elements2,
    actionRequired,
    affectedPaths: actionRequired ? (0, import_shared_core_planning_phases_plan_format6.affectedPaths)(elements2.map(({ path: path2 }) => path2)) : []
  };
}
var MARKER = /^(?:__init__\.py|package\.json|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|mod\.rs|index\.[cm]?[jt]sx?)$|\.go$/;
function newPackages(files, before, structure) {
  if (before === null) return () => false;
  const sources = [...files].filter(isSource);
  const marked = new Set(
    [...files].filter((path2) => MARKER.test(path2.slice(path2.lastIndexOf("/") + 1))).map(folderOf2)
  );
  const named4 = parentsOfNamed(before, structure);
  const known = /* @__PURE__ */ new Map();
  const isNew = (folder) => {
    const first = outermostNew(folder, before);
    if (first === null || isNamed(first, structure)) return false;
    return first.split("/").length <= 2 || marked.has(first) || marked.has(folder) || named4.has(folderOf2(first));
  };
  const inNew = new Set(
    sources.filter((path2) => {
      const folder = folderOf2(path2);
      const answer = known.get(folder) ?? isNew(folder);
      known.set(folder, answer);
      return answer;
    })
  );
  return (path2) => inNew.has(path2);
}
function isSource(path2) {
  return (0, import_shared_core_planning_phases_plan_format9.isProgramming)(path2) && !(0, import_shared_core_planning_phases_plan_format.isTestFile)(path2) && !(0, import_shared_core_planning_phases_plan_format.isFixture)(path2) && !(0, import_shared_core_planning_phases_plan_format.isVendored)(path2);
}
function folderOf2(path2) {
  return path2.slice(0, Math.max(0, path2.lastIndexOf("/")));
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
      const { actionRequired, elements: elements2 } = detectDrift(changes, structure, threshold);
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
  return (0, import_app_loop_run_checks.simpleCommands)(line).flatMap((words) => {
    const [program = "", ...rest] = (0, import_app_loop_run_checks.withoutPrefixes)(words[0] === "$" ? words.slice(1) : words);
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
function listed(tool, words, option) {
  if (words.some((word2) => /^(?:-c|-f|--conf|--noxfile|-t|--tags?)$/.test(word2))) return [];
  const at = words.findIndex((word2) => option.test(word2));
  const value = at === -1 ? "" : words[at + 1] ?? "";
  return value.split(",").map((name) => tool === "nox" ? (name.split("(", 1)[0] ?? "").replace(/-(?:pypy)?\d\.\d+$/, "") : name).filter((name) => !(tool === "tox" && PYTHONS.test(name))).flatMap((name) => named2(tool, name));
}
var PYTHONS = /^(?:py|pypy)\d*(?:$|[-.])|^ALL$|-/;
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
  return words.length > 0 && each.every((said2) => said2.length > 0) ? each.flat() : [];
}
function readCommand(line) {
  const paths = (0, import_shared_core_planning_phases_plan_format5.commandPaths)(line).filter(({ path: path2, certain }) => certain && pathShape(path2) === "certain").map(({ path: path2 }) => pathSaid(path2, null));
  return [...commandScripts(line), ...paths];
}
function packageIn(word2) {
  const scoped = /^(@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*)(?:@[\w.^~*-]+)?$/i.exec(word2);
  if (scoped !== null)
    return pathShape((scoped[1] ?? "").slice(1)) === "certain" ? null : scoped[1] ?? null;
  const pinned = /^([a-z0-9][\w.-]*)@[\^~]?v?\d[\w.+-]*$/.exec(word2) ?? REQUIREMENT.exec(word2);
  return pinned?.[1] ?? null;
}
var REQUIREMENT = /^([A-Za-z][\w.-]*)(?:\[[\w.,-]{1,80}\])?(?:===?|~=|>=|<=|!=)v?\d[\w.*+!-]{0,40}(?:,[<>=!~]{1,3}\d[\w.*+!-]{0,40}){0,4}$/;
function readWord(word2) {
  const name = packageIn(word2);
  if (name !== null) return [{ kind: "dependency", name }];
  const place = withoutPlace(word2);
  const path2 = relative(place.path);
  const shape2 = pathShape(path2);
  if (shape2 === "none") return [];
  return [{ ...pathSaid(path2, place.line), certain: shape2 === "certain" }];
}
function readLink(target2) {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/|\?)|%/i.test(target2)) return [];
  const bare2 = /#L?\d/.test(target2) ? target2 : target2.split("#", 1)[0] ?? "";
  const { path: path2, line } = withoutPlace(bare2);
  const fromRoot = path2.replace(/^\/|^\.\.\/\.\.\//, "");
  const isBeside = fromRoot === path2 && /^(?:\.\/)?[A-Z]+\.md$/.test(path2);
  const whole = isBeside ? `.planning/codebase/${path2.replace(/^\.\//, "")}` : fromRoot;
  return pathShape(relative(whole)) === "certain" ? [pathSaid(relative(whole), line)] : [];
}
function pathSaid(path2, line) {
  return { kind: "path", path: path2, pattern: isPattern(path2), certain: true, line };
}
function isCertainPath(said2) {
  return said2.kind === "path" && said2.certain;
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
  const anchored2 = /^([^#:\s]+\.[A-Za-z]\w*)(?:#|::?)[^\s/]+$/.exec(word2);
  return { path: anchored2?.[1] ?? word2, line: null };
}
function relative(path2) {
  const slashed = /^[\w.-]+(?:\\[\w.-]+)+\\?$/.test(path2) ? path2.replaceAll("\\", "/") : path2;
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
// src/core/mapping/documents/tree-paths.ts
var BRANCH = /^([\s│|]*)(?:[├└]─+|[|`+]-{2,})\s*(\S.*)/;
function treePaths(lines) {
  const parents = [];
  return lines.flatMap((line) => {
    const match = line.text.length > 500 ? null : BRANCH.exec(line.text);
    if (match === null) return [];
    const column = match[1]?.length ?? 0;
    const path2 = below2(parentAt(parents, column), nameIn(match[2] ?? ""));
    parents.push({ column, path: path2 === null ? null : `${path2.replace(/\/$/, "")}/` });
    return path2 === null ? [] : [{ path: path2, line }];
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
// src/core/mapping/documents/find-claims.ts
var TAKEN_BACK = "(not found)";
var COMMAND_TAKEN_BACK = "# not found:";
var LEADS_TO_PATH = /(?:^|[\s*(])(?:locations?|files?|paths?|director(?:y|ies)|folders?|key files|examples?|config|tests?|source|sources|code|implementation)\*{0,2}:\*{0,2}\s*(?:`[^`]*`(?:,|,? and)\s*)*$/i;
var LISTS_PACKAGES = /^(?:Frameworks|Key Dependencies|Dependencies at Risk)$/i;
var SHELL = /^(?:ba|z|fi)?sh$|^(?:shell|console|terminal|powershell)$/i;
var DRAWING = /^(?:text|txt|plain|ascii|tree)?$/i;
var DENIAL = /\b(?:no|not|none|never|neither|nor|without|missing|absent|lacks?|lacking|nonexistent|non-existent|isn't|aren't|doesn't|don't|cannot|removed|undetected)\b/i;
function findClaims(text2) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text2);
  const sections = sectionStarts(document);
  const lines = (0, import_hooks_active_on_command5.textLines)(text2);
  const found = [];
  for (const range of document.quoted) {
    if (range.kind === "code")
      found.push(...spanClaims(text2, range, "span", sectionAt(sections, range.start)));
    else if (range.kind === "fence") found.push(...fenceClaims(text2, range, sections));
  }
  const all = [...found, ...linkClaims(text2, document.quoted)].sort((a, b) => a.start - b.start);
  return positioned(all, lines, sections);
}
var LINK = /\]\(<?([^\s()<>]{1,300})>?(?:[ \t]+"[^"\n]{0,200}")?\)/g;
function linkClaims(text2, quoted) {
  let next = 0;
  return [...text2.matchAll(LINK)].flatMap(({ 0: whole, 1: target2 = "", index }) => {
    while ((quoted[next]?.end ?? Infinity) <= index) next += 1;
    const end = index + whole.length;
    const isQuoted = (quoted[next]?.start ?? Infinity) <= index;
    if (isQuoted || text2.slice(end, end + 40).trimStart().startsWith(TAKEN_BACK))
      return [];
    return readLink(target2).map((said2) => claim(said2, "link", target2, index, end, false));
  });
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
  const window = text2.slice(Math.max(0, start - 160), start);
  const before = window.slice(Math.max(window.lastIndexOf("\n"), window.lastIndexOf("\r")) + 1);
  const after = (/^[^\r\n]{0,160}/.exec(text2.slice(end, end + 160)) ?? [""])[0];
  if (after.trimStart().startsWith(TAKEN_BACK)) return [];
  const isPlace = LEADS_TO_PATH.test(before) || /^\s+(?:director(?:y|ies)|folders?|files?)\b/i.test(after);
  const read = readSpan(words).map((one) => isPlace && isNested(one) ? { ...one, certain: true } : one);
  const symbol = symbolBeside(words.trim(), before, after);
  const placed2 = symbol === null ? read : read.map((one) => withSymbol(one, symbol));
  const said2 = [...placed2, ...byContext(words.trim(), before, after, section2)];
  return said2.map((one) => claim(one, place, words.trim(), start, end, denies(before, after)));
}
function isNested(said2) {
  return said2.kind === "path" && said2.path.includes("/");
}
function symbolBeside(word2, before, after) {
  if (!/[^:](?::|#L)\d{1,7}$/.test(word2)) return null;
  const name = "`([A-Za-z_$][\\w$]{2,80})(?:\\(\\))?`";
  const ahead = new RegExp(`${name}\\*{0,2}(?: in | at | \\(|: | - | \u2014 )$`).exec(before)?.[1];
  const behind = new RegExp(`^ \\(${name}\\)`).exec(after)?.[1];
  return ahead ?? behind ?? null;
}
function withSymbol(said2, symbol) {
  return said2.kind === "path" && said2.line !== null ? { ...said2, symbol } : said2;
}
function byContext(word2, before, after, section2) {
  const isScriptName = /^[\w:-]+$/.test(word2) && /^\s+(?:npm |package |pnpm |yarn )?scripts?\b/.test(after);
  if (isScriptName && !/^(?:bash|sh|shell|python|node|npm|ruby|perl|powershell|lua|sql)$/i.test(word2)) {
    return [{ kind: "script", tool: "any", name: word2, certain: true }];
  }
  const isListed = LISTS_PACKAGES.test(section2) && /^\s*(?:[-*+]|\d+\.)\s+(?:\*\*)?$/.test(before);
  const hasVersion = /^\*{0,2}:?\s*\(?(?:[\^~v]|[<>]?=)?\s?\d+(?:\.\d+)*/.test(after);
  const isName2 = /^(?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:\/[\w.-]+)*$/i.test(word2);
  return isListed && hasVersion && isName2 && readSpan(word2).length === 0 ? [{ kind: "dependency", name: word2 }] : [];
}
function denies(before, after) {
  const clause = before.slice(Math.max(0, before.length - 60)).split(/[.;:!?](?:\s|$)|\||\*\*|\)\s/).at(-1) ?? "";
  const behind = /^[^.;,|`]{0,48}/.exec(after)?.[0] ?? "";
  return DENIAL.test(clause) || /^\s*(?:(?:\(|:|—|-|is|are|was|were|does|do|files?|directory|folder|not|missing|absent)+\s*)?(?:\bis |\bare |\bdoes )?(?:not\b|missing\b|absent\b|none\b|no longer\b|doesn't\b|isn't\b)/i.test(
    behind
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
  return readCommand(command).map((said2) => claim(said2, "command", command, line.start, line.end, false));
}
function inlineSpans(text2, line, section2) {
  if (/^\s*(?:`{3,}|~{3,})/.test(line.text)) return [];
  return (0, import_hooks_active_on_command2.quotedRanges)(line.text).filter(({ kind }) => kind === "code").flatMap(
    ({ start, end }) => spanClaims(text2, { start: line.start + start, end: line.start + end }, "fenced-span", section2)
  );
}
function treeClaims(lines, sections, range) {
  const section2 = sectionAt(sections, range.start);
  if (/naming|test structure|pattern/i.test(section2)) return [];
  return treePaths(lines).map(({ path: path2, line }) => {
    const said2 = { kind: "path", path: path2, pattern: false, certain: true, line: null };
    return claim(said2, "tree", path2, line.start, line.end, line.text.includes(TAKEN_BACK));
  });
}
function claim(said2, place, text2, start, end, denied) {
  return { said: said2, place, text: text2, line: 0, column: 0, start, end, section: "", denied };
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
// src/core/mapping/documents/stamp-document.ts
var COMMIT = "last_mapped_commit";
var DAY = "last_mapped_at";
function stampDocument(text2, { commit, day }) {
  const found = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text2);
  const newline = text2.includes("\r\n") ? "\r\n" : "\n";
  const wanted = [`${COMMIT}: ${commit}`, `${DAY}: ${day}`];
  if (!found.present) {
    const block = ["---", ...wanted, "---", ""].join(newline);
    return (0, import_shared_core_planning_rules_waves.splice)(text2, [{ start: found.start, end: found.start, text: block }]);
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
  return (0, import_shared_core_planning_rules_waves.splice)(text2, more === "" ? edits : [...edits, { start: at, end: at, text: more }]);
}
function mappedCommit(text2) {
  const found = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(text2).values[COMMIT];
  return typeof found === "string" && found !== "" ? found : null;
}
var ISO_DATE = String.raw`\d{4}-\d{2}-\d{2}`;
function dateDocument({ footer }, text2, day) {
  const places = [
    String.raw`^\*\*Analysis Date:\*\*[ \t]*(${ISO_DATE})`,
    String.raw`^\*${footer}: (${ISO_DATE})\*`,
    `^<!-- refreshed: (${ISO_DATE}) -->`
  ];
  const edits = places.flatMap((place) => {
    const found = new RegExp(place, "m").exec(text2);
    if (found === null) return [];
    const start = found.index + found[0].lastIndexOf(found[1] ?? "");
    return [{ start, end: start + day.length, text: day }];
  });
  return (0, import_shared_core_planning_rules_waves.splice)(text2, edits);
}
// src/app/mapping/map-drift.ts
async function mapDrift(root) {
  const { threshold, action } = settingsOf(root);
  const structure = (0, import_shared_core_planning_phases_plan_format6.readMap)(root).get("STRUCTURE.md");
  const none2 = (reason, commit2 = null) => ({
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
  if (structure === void 0) return none2("no-structure-md");
  const commit = mappedCommit(structure);
  if ((await (0, import_app_loop_gather_evidence.runGit)(root, ["rev-parse", "HEAD"])).status !== "ok") return none2("not-a-git-repo");
  if (commit === null) return none2("no-mapped-commit");
  if (!await isCommit(root, commit)) return none2("unresolvable-mapped-commit", commit);
  const changes = await changesSince(root, commit, []);
  if (changes === null) return none2("git-diff-failed", commit);
  const found = detectDrift(changes, structure, threshold);
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
  const documents = (0, import_shared_core_planning_phases_plan_format6.readMap)(root);
  const structure = documents.get("STRUCTURE.md") ?? "";
  const { threshold } = settingsOf(root);
  const found = /* @__PURE__ */ new Map();
  for (const focus of import_shared_core_planning_phases_plan_format6.FOCUSES) {
    const texts2 = (0, import_shared_core_planning_phases_plan_format6.documentsOf)(focus).map(({ file: file2 }) => documents.get(file2));
    found.set(focus, await reasonFor(root, focus, texts2, { structure, threshold }));
  }
  return found;
}
async function reasonFor(root, focus, texts2, facts) {
  const present = texts2.filter((text2) => text2 !== void 0);
  if (present.length < texts2.length) return { why: "missing" };
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
  return new Set(findClaims(text2).flatMap(({ said: said2 }) => said2.kind === "path" ? [said2.path] : []));
}
async function isCommit(root, commit) {
  if (!/^[0-9a-f]{4,64}$/i.test(commit)) return false;
  const type = await (0, import_app_loop_gather_evidence.runGit)(root, ["cat-file", "-t", commit]);
  return type.status === "ok" && type.output.trim() === "commit";
}
async function changesSince(root, commit, options) {
  const diff = await (0, import_app_loop_gather_evidence.runGit)(root, [
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
  const tree = await (0, import_app_loop_gather_evidence.runGit)(root, ["ls-tree", "-r", "-d", "--name-only", "-z", ...range, commit]);
  return tree.status === "ok" ? new Set(tree.output.split("\0").filter((path2) => path2 !== "")) : null;
}
async function prefixOf(root) {
  const prefix = await (0, import_app_loop_gather_evidence.runGit)(root, ["rev-parse", "--show-prefix"]);
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
// src/core/mapping/documents/check-document.ts
var LEAST_LINES = 20;
var DATE = /^\*\*Analysis Date:\*\* \d{4}-\d{2}-\d{2}[ \t]*\r?$/m;
function checkDocument(kind, text2) {
  const read = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text2);
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
      message: `"## ${heading.title.slice(0, 80)}" is not a section of ${kind.file}.`,
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
  if (best !== null && !isTelling(path2, best, near.length)) return null;
  if (best !== null) return isFolder2 ? `${best}/` : best;
  return isFolder2 || name.includes(".") ? null : bestOf(
    path2,
    folders2.filter((one) => nameOf2(one) === name)
  );
}
function isTelling(path2, best, count3) {
  const folders2 = path2.split("/").slice(0, -1);
  if (folders2.length === 0 || count3 === 1 && stemOf(nameOf2(best)) === stemOf(nameOf2(path2))) return true;
  const own = new Set(best.split("/").slice(0, -1));
  return folders2.some((part) => own.has(part));
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
  return tried.slice(0, MOST_COMPARED).filter((one) => (0, import_hooks_active_on_command4.editsBetween)(nameOf2(one), name) <= (0, import_hooks_active_on_command4.editsAllowed)(name));
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
// src/core/mapping/documents/judge-claim.ts
var RIGHT = { status: "right" };
var NONE = { status: "none" };
function judgeClaim({ said: said2, place, denied, section: section2 }, facts) {
  switch (said2.kind) {
    case "dependency":
      return unlessDenied(judgeDependency(said2.name, facts), denied);
    case "script":
      return unlessDenied(judgeScript(said2, facts), denied);
    case "path": {
      const verdict = said2.pattern ? judgePattern(said2, facts) : judgePath(said2, facts);
      if (verdict.status !== "wrong") return verdict;
      if (verdict.stays === true) return verdict;
      if (denied) return { status: "absent" };
      if (section2 === import_shared_core_planning_phases_plan_format6.NEW_CODE_SECTION && place !== "tree" && hasFolder(said2.path, facts))
        return { status: "new" };
      return verdict;
    }
  }
}
function unlessDenied(verdict, denied) {
  return verdict.status === "wrong" && denied ? { status: "absent" } : verdict;
}
var NAMING_STYLE = /(?:kebab-case|snake_case|camelCase|PascalCase|UPPER_CASE|lower-?case)/;
var MEDIA_TYPE = /^(?:application|audio|font|image|message|model|multipart|text|video)\/(?:[a-z0-9][\w-]*|(?:vnd|x|prs)\.[\w.-]+|[\w.-]+\+[a-z]+)$/i;
var ENVIRONMENT = /^\.env(?:\.[\w-]+)*$/;
function judgePath(said2, facts) {
  const { path: path2 } = said2;
  const kind = facts.kindOf(path2.replace(/\/$/, ""));
  if (kind !== null) return judgeFound(said2, kind, facts);
  if (isImport(path2, facts) || MEDIA_TYPE.test(path2) || ENVIRONMENT.test(path2)) return NONE;
  return judgeAbsent(said2, facts);
}
function judgeAbsent(said2, facts) {
  const { path: path2 } = said2;
  const full = endingIn(path2, facts.files);
  const [only] = full;
  if (only !== void 0)
    return full.length === 1 ? lineVerdict(only, said2.line, facts, { status: "short", full: only }) : RIGHT;
  if (NAMING_STYLE.test(path2) || facts.isIgnored(path2) || facts.isNamed(path2)) return { status: "absent" };
  if (!said2.certain && facts.kindOf(path2.split("/")[0] ?? "") !== "folder") return NONE;
  const same = writtenOtherwise(path2, facts);
  if (same !== null) return lineVerdict(same, said2.line, facts, { status: "short", full: same });
  return { status: "wrong", problem: "no such file or folder", suggestion: closestPath(path2, facts) };
}
function writtenOtherwise(path2, { files, folders: folders2, kindOf }) {
  const isFolder2 = path2.endsWith("/");
  const wanted = path2.replace(/\/$/, "").toLowerCase();
  const alike = (isFolder2 ? folders2 : files).filter((one) => one.toLowerCase() === wanted);
  if (alike.length > 1) return null;
  const inner = path2.slice(path2.indexOf("/") + 1);
  const isThere = inner.includes("/") && inner !== path2 && kindOf(inner.replace(/\/$/, "")) !== null;
  const found = alike[0] ?? (isThere && !isFolder2 ? inner : null);
  return found !== null && isFolder2 ? `${found}/` : found;
}
function judgeFound({ path: path2, line, symbol }, kind, facts) {
  if (path2.endsWith("/") && kind === "file") {
    return { status: "wrong", problem: "this is a file, not a folder", suggestion: path2.slice(0, -1) };
  }
  return kind === "file" ? symbolVerdict(path2, line, symbol, facts) ?? lineVerdict(path2, line, facts, RIGHT) : RIGHT;
}
function symbolVerdict(path2, line, symbol, facts) {
  if (line === null || symbol === void 0) return null;
  const { all, declared } = facts.linesWith(path2, symbol) ?? { all: [], declared: [] };
  const [first] = declared;
  if (first === void 0 || all.some((one) => Math.abs(one - line) <= 1)) return null;
  const problem = `\`${symbol}\` is on line ${first}`;
  return { status: "wrong", problem, suggestion: `${path2}:${first}`, stays: true };
}
function lineVerdict(path2, line, facts, otherwise) {
  const lines = line === null ? null : facts.lineCount(path2);
  if (line === null || lines === null || line <= Math.max(lines, 1)) return otherwise;
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
    deno: "no deno.json",
    tox: "no settings of tox",
    nox: "no noxfile"
  }[tool];
  return { status: "wrong", problem: `${where} has a script "${name}"`, suggestion: suggestion2 };
}
function judgeDependency(name, facts) {
  const plain5 = plainName(name);
  const { dependencies: dependencies2, aliases } = facts;
  if (dependencies2.has(plain5) || facts.kindOf(name) !== null || aliases.some((alias) => name.startsWith(alias)))
    return RIGHT;
  if (PROGRAMS2.has(plain5)) return NONE;
  for (const known of dependencies2) {
    if (known.startsWith(`${plain5}/`) || plain5.startsWith(`${known}/`) || known.endsWith(`/${plain5}`) || known.endsWith(`:${plain5}`))
      return RIGHT;
  }
  return {
    status: "wrong",
    problem: "no manifest names this dependency",
    suggestion: closeName(plain5, dependencies2)
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
function judgePattern({ path: path2, certain }, facts) {
  const plain5 = path2.replace(/\/$/, "");
  if (facts.kindOf(plain5) !== null) return { status: "right" };
  const anyName = new RegExp(`<[^<>/]*>|\\{[^{},/]*\\}|${STANDS_FOR_ANY.source}`, "g");
  const pattern = plain5.replaceAll(anyName, "*").replaceAll(/(?:\.\.\.|…)/g, "**");
  if (fits(pattern, facts)) return { status: "right" };
  const names = pattern !== plain5;
  const folder = pattern.slice(0, Math.max(0, pattern.lastIndexOf("/")));
  if (names && (folder === "" || fits(folder, facts))) return { status: "right" };
  const [first = ""] = pattern.split("/");
  if (!certain && facts.kindOf(first) !== "folder") return { status: "none" };
  if (facts.isIgnored(plain5) || facts.isNamed(plain5)) return { status: "absent" };
  return { status: "wrong", problem: "nothing fits this pattern", suggestion: suggestion(folder, facts) };
}
function fits(pattern, facts) {
  if ((0, import_shared_core_planning_phases_plan_format2.expandBraces)(pattern).some((one) => !/[*?]/.test(one) && facts.kindOf(one) !== null)) return true;
  const fitting = (0, import_shared_core_planning_phases_plan_format2.pathMatcher)(`**/${pattern}`);
  return facts.files.some(fitting) || facts.folders.some(fitting);
}
function suggestion(folder, facts) {
  return folder === "" || /[*?{<]/.test(folder) ? null : closestPath(`${folder}/`, facts);
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
  const name = (0, import_shared_core_planning_phases_plan_format.nameOf)(path2);
  if (/^\.env/i.test(name)) return !/\.(?:d\.ts|[cm]?[jt]s|py)$/i.test(name);
  return SECRET.test(name) && !SOURCE.test(name);
}
// src/adapters/codebase/list-files.ts
var MOST_FILES = 1e5;
var DEEPEST = 64;
async function listFiles(root) {
  const diagnostics2 = [];
  const say = (path2, message) => diagnostics2.push({ path: path2, message });
  const listed2 = await listedByGit(root);
  const paths = listed2 ?? walk(root, say);
  if (paths.length > MOST_FILES) {
    say(null, `There are more than ${MOST_FILES} files: the rest was left out.`);
  }
  const strays = strayFolders(root);
  const files = [...new Set(paths)].sort(import_shared_core_planning_phases_plan_format.byText).slice(0, MOST_FILES).flatMap((path2) => factsOf(root, path2, { say, strays }));
  return { files, git: listed2 !== null, diagnostics: diagnostics2 };
}
async function listedByGit(root) {
  const opened = await (0, import_app_loop_gather_evidence.openGit)(root);
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
    const below22 = children.filter((child) => child.isDirectory() && isWalked(child.name, names)).map(pathOf);
    if (folder.split("/").length < DEEPEST) waiting.push(...below22);
    else if (below22.length > 0) say(folder, "What lies below is nested too deeply, so it was left out.");
  }
  return found;
}
function childrenOf(root, path2, say) {
  const list22 = (0, import_hooks_active_on_stop6.listFolder)((0, import_node_path4.join)(root, path2), import_hooks_active_on_stop9.named, MOST_FILES);
  if (list22.status === "ok") return list22.entries;
  const reason = list22.status === "missing" ? "it is not there" : list22.reason;
  say(path2 === "" ? null : path2, `The folder cannot be listed: ${reason}.`);
  return [];
}
function factsOf(root, path2, { say, strays }) {
  const stat = statOf((0, import_node_path4.join)(root, path2));
  if (stat === null) {
    if (path2.includes("\uFFFD")) say(path2, "Its name is not valid UTF-8, so it was left out.");
    return [];
  }
  if (stat.isSymbolicLink()) return left(say, path2, "It is a symbolic link, which is not followed.");
  if (stat.isDirectory()) return left(say, path2, "It is a repository of its own, so it was left out.");
  if (!stat.isFile()) return left(say, path2, "It is not an ordinary file, so it was left out.");
  if (strays((0, import_node_path4.dirname)(path2))) return left(say, path2, "A link on its way leads out of the project.");
  return [{ path: path2, bytes: stat.size, stamp: `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` }];
}
function strayFolders(root) {
  const known = /* @__PURE__ */ new Map();
  return (folder) => {
    const strays = known.get(folder) ?? (0, import_hooks_active_on_stop9.findIn)((0, import_hooks_active_on_stop9.projectFile)(root), (0, import_node_path4.join)(root, folder)).status === "refused";
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
// src/core/mapping/documents/python-tasks.ts
function toxNames(text2) {
  const sections = [...text2.matchAll(/^\[(?:testenv:|(?:tool\.tox\.)?env\.)([^\]\n]{1,200})\]/gm)].map(
    ([, name = ""]) => name
  );
  const list22 = /^env_?list[ \t]*=([^\n]*(?:\n[ \t]+[^\n]*)*)/m.exec(text2)?.[1] ?? "";
  const words = [...sections, list22].flatMap((said2) => said2.match(/[A-Za-z0-9][\w.-]*/g) ?? []);
  return [...new Set(words)];
}
function noxNames(text2) {
  const functions = text2.matchAll(
    /^@(?:nox\.|nox_\w+\.)?session\b[^\n]{0,300}\n(?:(?!def )[^\n]{0,300}\n){0,30}def (\w+)/gm
  );
  const given = text2.matchAll(/\bname[ \t]*=[ \t]*["']([\w.:-]+)["']/g);
  return [...functions, ...given].flatMap(([, name = ""]) => [name, name.replaceAll("_", "-")]);
}
// src/app/mapping/map-facts.ts
var LARGEST_COUNTED = 8 * 1024 * 1024;
var MOST_ASKED = 200;
var TARGET_FILES = /^(?:GNUmakefile|[Mm]akefile|[Jj]ustfile|\.justfile|composer\.json|deno\.jsonc?)$/;
var MOST_TARGET_FILES = 50;
async function mapFacts(root, skeleton2, claims) {
  const listed2 = await listFiles(root);
  const files = listed2.files.map(({ path: path2 }) => path2);
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
    linesWith: (path2, name) => symbolLines(root, path2, name),
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
    const found = new Set((0, import_hooks_active_on_stop6.namesIn)(folder, (0, import_hooks_active_on_stop9.projectFile)(root)));
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
  const text2 = (0, import_hooks_active_on_stop8.textOf)((0, import_node_path3.join)(root, path2), (0, import_hooks_active_on_stop9.projectFile)(root), LARGEST_COUNTED);
  return text2 === null || text2.includes("\0") ? null : lineCount(text2);
}
var DECLARES = /\b(?:function|def|class|const|let|var|fn|func|fun|val|interface|type|struct|enum|trait|object|module|sub)\b/;
function symbolLines(root, path2, name) {
  const text2 = (0, import_hooks_active_on_stop8.textOf)((0, import_node_path3.join)(root, path2), (0, import_hooks_active_on_stop9.projectFile)(root), LARGEST_COUNTED);
  if (text2 === null || text2.includes("\0")) return null;
  const lines = text2.split("\n").flatMap((line, index) => {
    const at = line.split(/[^\w$]/).includes(name) ? line.indexOf(name) : -1;
    return at === -1 ? [] : [{ number: index + 1, isDeclared: DECLARES.test(line.slice(0, at)) }];
  });
  const declared = lines.filter(({ isDeclared: isDeclared2 }) => isDeclared2);
  return { all: lines.map(({ number: number2 }) => number2), declared: declared.map(({ number: number2 }) => number2) };
}
function absentPaths(claims, kindOf) {
  const paths = claims.flatMap(({ said: said2 }) => said2.kind === "path" ? [said2.path] : []);
  return [...new Set(paths)].filter(
    (path2) => !path2.startsWith("/") && !path2.split("/").includes("..") && kindOf(path2) === null
  );
}
async function ignoredPaths(root, paths) {
  const found = /* @__PURE__ */ new Set();
  const opened = await (0, import_app_loop_gather_evidence.openGit)(root);
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
  const opened = await (0, import_app_loop_gather_evidence.openGit)(root);
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
  const facts = [...new Set(folders2)].slice(0, MOST_TARGET_FILES).map((folder) => (0, import_hooks_active_on_command.projectFacts)((0, import_node_path3.join)(root, folder), { project: root }));
  const inManifests = (isComposer) => skeleton2.manifests.filter(({ kind }) => kind === "composer" === isComposer).flatMap(({ scripts: scripts2 }) => Object.keys(scripts2));
  return {
    npm: new Set(inManifests(false)),
    make: new Set(facts.flatMap(({ makeTargets }) => makeTargets)),
    just: new Set(facts.flatMap(({ justTargets }) => justTargets)),
    composer: /* @__PURE__ */ new Set([...inManifests(true), ...facts.flatMap(({ composerScripts }) => composerScripts)]),
    deno: new Set(facts.flatMap(({ denoTasks }) => denoTasks)),
    tox: new Set(
      textsNamed(root, files, /^(?:tox\.ini|setup\.cfg|pyproject\.toml|tox\.toml)$/).flatMap(toxNames)
    ),
    nox: new Set(textsNamed(root, files, /^noxfile\.py$/).flatMap(noxNames))
  };
}
function textsNamed(root, files, name) {
  const some = files.filter((path2) => name.test((0, import_node_path3.basename)(path2))).slice(0, MOST_TARGET_FILES);
  return some.flatMap((path2) => (0, import_hooks_active_on_stop8.textOf)((0, import_node_path3.join)(root, path2), (0, import_hooks_active_on_stop9.projectFile)(root)) ?? []);
}
function dependenciesOf({ manifests: manifests2, packages: packages2, imports }) {
  const declared = manifests2.flatMap(({ name, dependencies: dependencies2 }) => [
    ...name === null ? [] : [name],
    ...dependencies2.map((one) => one.name)
  ]);
  const others = [...packages2.map(({ name }) => name), ...imports.external.map(({ name }) => name)];
  return new Set([...declared, ...others].map(plainName));
}
function aliasesOf(root, files) {
  const configs = files.filter((path2) => /(?:^|\/)[tj]sconfig[\w.-]*\.json$/.test(path2)).slice(0, MOST_TARGET_FILES);
  return configs.flatMap((path2) => {
    const text2 = (0, import_hooks_active_on_stop8.textOf)((0, import_node_path3.join)(root, path2), (0, import_hooks_active_on_stop9.projectFile)(root)) ?? "";
    const at = text2.search(/"paths"\s*:\s*\{/);
    const block = at < 0 ? "" : text2.slice(at, text2.indexOf("}", at));
    return [...block.matchAll(/"([^"*]+)\*?"\s*:\s*\[/g)].flatMap(([, alias]) => alias ?? []);
  });
}
// src/app/mapping/verify-map.ts
async function verifyMap(root, skeleton2) {
  return reportOf(await judgeDocuments(root, skeleton2, (0, import_shared_core_planning_phases_plan_format6.readMap)(root)));
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
    missing: import_shared_core_planning_phases_plan_format6.MAP_DOCUMENTS.map(({ file: file2 }) => file2).filter((file2) => !present.has(file2))
  };
}
function reportOn(document) {
  const kind = (0, import_shared_core_planning_phases_plan_format6.documentNamed)(document.file);
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
  const focus = (0, import_shared_core_planning_phases_plan_format6.documentNamed)(file2)?.focus ?? "tech";
  return judged2.flatMap(
    ({ claim: { said: said2, line, column, text: text2 }, verdict }) => verdict.status !== "wrong" ? [] : [
      {
        ...{ document: file2, focus, line, column, text: text2 },
        ...{ kind: said2.kind, problem: verdict.problem, suggestion: verdict.suggestion }
      }
    ]
  );
}
// src/app/mapping/begin-map.ts
async function beginMap(root, request, skeleton2, now) {
  if (skeleton2.files.count === 0) return { status: "refused", reason: `${root} has no files to map.` };
  const refusal = (0, import_shared_core_planning_phases_plan_format6.openMapFolder)(root);
  if (refusal !== null) return { status: "refused", reason: refusal };
  const folder = (0, import_shared_core_planning_phases_plan_format6.openRunFolder)(root);
  if (folder.status === "refused") return folder;
  const work = await chooseWork(root, request, skeleton2);
  if (work.length === 0) return { status: "current" };
  const day = (0, import_shared_core_planning_phases_plan_format6.localDay)(now);
  for (const { focus } of work) {
    const slice = mapperSlice(focus, day, skeletonSlice(skeleton2, focus));
    (0, import_app_loop_conclude_turn.writePage)((0, import_node_path.join)(folder.path, `${focus}.md`), (0, import_shared_core_planning_phases_plan_format4.withoutSecrets)(slice));
  }
  const focuses = work.map(({ focus }) => focus);
  (0, import_shared_core_planning_phases_plan_format6.writeRun)(root, { version: 1, day, focuses, returned: [], finished: false });
  const place = { root, slices: folder.path, day };
  const mappers = request.fast ? [mapper(place, work)] : work.map((one) => mapper(place, [one]));
  return { status: "begun", mappers, kept: import_shared_core_planning_phases_plan_format6.FOCUSES.filter((focus) => !focuses.includes(focus)) };
}
async function chooseWork(root, { focuses, paths, refresh }, skeleton2) {
  const asked = (focus) => ({ focus, why: "asked", scope: paths });
  if (focuses !== null) return focuses.map(asked);
  if (refresh || paths.length > 0 || (0, import_shared_core_planning_phases_plan_format6.readMap)(root).size === 0) return import_shared_core_planning_phases_plan_format6.FOCUSES.map(asked);
  const plan = await remapPlan(root);
  const { wrong } = await verifyMap(root, skeleton2);
  return import_shared_core_planning_phases_plan_format6.FOCUSES.flatMap((focus) => {
    const reason = plan.get(focus) ?? null;
    if (reason !== null) return [{ focus, why: reason.why, scope: scopeOf(reason) }];
    return wrong.some((one) => one.focus === focus) ? [{ focus, why: "wrong", scope: [] }] : [];
  });
}
function scopeOf(reason) {
  return reason.why === "changed" ? (0, import_shared_core_planning_phases_plan_format6.affectedPaths)(reason.files).filter(import_shared_core_planning_phases_plan_format6.isSafePath) : [];
}
function mapper({ root, slices, day }, work) {
  const focuses = work.map(({ focus }) => focus);
  const everywhere = work.some(({ scope: scope2 }) => scope2.length === 0);
  const scope = everywhere ? [] : [...new Set(work.flatMap((one) => one.scope))].sort();
  const documents = focuses.flatMap((focus) => (0, import_shared_core_planning_phases_plan_format6.documentsOf)(focus)).map(({ file: file2 }) => (0, import_node_path.join)((0, import_shared_core_planning_phases_plan_format6.mapFolder)(root), file2));
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
  weighed.sort((a, b) => b.heat - a.heat || (0, import_shared_core_planning_phases_plan_format.byText)(a.path, b.path));
  const hottest = weighed[0]?.heat ?? 1;
  return weighed.filter(({ commits: count3 }) => count3 > 1).slice(0, MOST2).map(({ path: path2, commits: count3, authors, lastChange, heat }) => ({
    path: path2,
    commits: count3,
    authors: authors.size,
    lastChange,
    score: Math.round(100 * heat / hottest)
  }));
}
// src/adapters/codebase/git-history.ts
var MOST_COMMITS = 1e3;
async function gitHistory(root) {
  const log = await (0, import_app_loop_gather_evidence.runGit)(root, [
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
  const head2 = await (0, import_app_loop_gather_evidence.runGit)(root, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  const sha = head2.status === "ok" ? head2.output.trim() : "";
  return /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}
// src/adapters/codebase/skeleton-cache.ts
var VERSION = 2;
var LARGEST = 64 * 1024 * 1024;
var NAME = "skeleton.json";
var imported = (0, import_adapters_loops_record_schemas.object)({
  text: (0, import_adapters_loops_record_schemas.string)(),
  kind: (0, import_adapters_loops_record_schemas._enum)(["static", "dynamic", "type"]),
  names: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
  form: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas._enum)(["mod", "static", "angle"])),
  optional: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.literal)(true)),
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
        declares: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
        imports: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.array)(imported)),
        problem: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
      })
    })
  )
});
function readSkeletonCache(root) {
  const file2 = (0, import_hooks_active_on_stop7.readJson)((0, import_hooks_active_on_stop4.mswPath)(root, "cache", NAME), (0, import_hooks_active_on_stop9.ownFile)(root), LARGEST);
  const parsed = shape.safeParse(file2.status === "ok" ? file2.value : null);
  return new Map(parsed.success ? parsed.data.files.map((one) => [one.path, one]) : []);
}
function writeSkeletonCache(root, files) {
  try {
    const cache = (0, import_hooks_active_on_stop4.openMswSubfolder)(root, "cache");
    if (cache.status === "refused") return;
    (0, import_hooks_active_on_stop5.writeFileAtomic)((0, import_node_path6.join)(cache.path, NAME), JSON.stringify({ version: VERSION, files }));
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
    const { readSources } = await Promise.resolve().then(() => require("./adapters.parsing.read-sources.cjs"));
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
  return new Promise((resolve3, reject) => {
    worker.once("message", resolve3);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`A thread that reads sources ended with ${code}.`)));
  });
}
// src/core/mapping/skeleton/facts/fields.ts
function fieldsOf2(value) {
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
    Object.entries(fieldsOf2(value)).filter(
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
function javascriptFile(codebase, path2, from = "") {
  return (/\.[cm]?jsx?$/.test(from) ? script(codebase, path2) : null) ?? exactly(codebase, path2) ?? asFolder(codebase, path2, 0) ?? builtFrom(codebase, path2) ?? forOnePlatform(codebase, path2);
}
function forOnePlatform({ files }, path2) {
  const candidates = ["native", "ios", "android", "web", "browser", "node", "server", "client"].flatMap(
    (platform) => [".ts", ".tsx", ".js", ".jsx"].map((extension) => `${path2}.${platform}${extension}`)
  );
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}
function script({ files }, path2) {
  if (files.has(path2)) return path2;
  return [".js", ".mjs", ".cjs", ".jsx"].map((end) => path2 + end).find((one) => files.has(one)) ?? null;
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
  const manifest = codebase.manifestsByFolder.get(path2)?.find((found) => found.path === `${prefix}package.json`)?.manifest.raw;
  const main = textOf2(manifest?.main) ?? textOf2(manifest?.module);
  const target2 = main === null ? null : (0, import_shared_core_planning_phases_plan_format.joinPath)(path2, main);
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
  return (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(path2)).flatMap((folder) => {
    const settings = typescript.get(folder);
    const out = settings?.outDir ?? null;
    if (out === null || !path2.startsWith(`${out}/`)) return [];
    return (0, import_shared_core_planning_phases_plan_format.joinPath)(settings?.rootDir ?? folder, path2.slice(out.length + 1)) ?? [];
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
  return merged(found).sort((a, b) => depth(a.path) - depth(b.path) || (0, import_shared_core_planning_phases_plan_format.byText)(a.path, b.path)).slice(0, MOST3);
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
  const target2 = (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, place);
  if (target2 === null) return null;
  if (kind === "npm") return javascriptFile(codebase, target2);
  return codebase.files.has(target2) ? target2 : null;
}
function started(path2, { main, interpreter, generated }) {
  if ((0, import_shared_core_planning_phases_plan_format.isTestFile)(path2) || (0, import_shared_core_planning_phases_plan_format.isHeld)(path2) || generated) return [];
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
  if ((0, import_shared_core_planning_phases_plan_format.isTestFile)(path2) || (0, import_shared_core_planning_phases_plan_format.isHeld)(path2)) return [];
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
  return path2.split("/").length + Number((0, import_shared_core_planning_phases_plan_format.nameOf)(path2) === "");
}
// src/core/mapping/skeleton/facts/skeleton.ts
var SKELETON_VERSION = 1;
// src/core/mapping/skeleton/folder-roles.ts
var DEEPEST2 = 4;
var MOST4 = 400;
function folderRoles(files, packages2) {
  const tallies = /* @__PURE__ */ new Map();
  for (const file2 of files) {
    for (const folder of (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(file2.path))) {
      const tally2 = tallies.get(folder) ?? emptyTally();
      count2(tally2, file2);
      tallies.set(folder, tally2);
    }
  }
  const near = [...tallies].filter(([path2]) => path2 === "." || path2.split("/").length <= DEEPEST2);
  return near.sort(([a, x], [b, y]) => depth2(a) - depth2(b) || y.files - x.files).slice(0, MOST4).sort(([a], [b]) => (0, import_shared_core_planning_phases_plan_format.byText)(a === "." ? "" : a, b === "." ? "" : b)).map(([path2, tally2]) => ({
    path: path2,
    role: roleOf(path2, tally2, packages2),
    files: tally2.files,
    lines: tally2.lines,
    languages: [...tally2.languages].sort((a, b) => b[1] - a[1] || (0, import_shared_core_planning_phases_plan_format.byText)(a[0], b[0])).slice(0, 4).map(([name]) => name)
  }));
}
function emptyTally() {
  const zero = { files: 0, lines: 0, code: 0, tests: 0, generated: 0, vendored: 0, prose: 0, images: 0 };
  return { ...zero, data: 0, sql: 0, languages: /* @__PURE__ */ new Map() };
}
var IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|icns|woff2?|ttf|otf|eot|mp[34]|ogg|wav|webm|pdf|psd|ai)$/i;
function count2(tally2, file2) {
  const language = (0, import_shared_core_planning_phases_plan_format9.languageOf)(file2.path);
  tally2.files += 1;
  tally2.lines += file2.lines;
  tally2.tests += Number((0, import_shared_core_planning_phases_plan_format.isTestFile)(file2.path));
  tally2.generated += Number(file2.generated);
  tally2.vendored += Number(file2.vendored);
  tally2.images += Number(IMAGE.test(file2.path));
  tally2.prose += Number(language?.kind === "markup" && !IMAGE.test(file2.path));
  tally2.data += Number(language?.kind === "data");
  if (language?.kind !== "programming") return;
  tally2.code += 1;
  tally2.sql += Number(language.name === "SQL");
  if (!file2.generated && !file2.vendored) {
    tally2.languages.set(language.name, (tally2.languages.get(language.name) ?? 0) + file2.lines);
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
function roleOf(path2, tally2, packages2) {
  if (path2 === ".") return "mixed";
  const inherited = (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(path2)).find(
    (folder) => /(?:^|\/)(?:fixtures?|testdata)$/.test(folder)
  );
  if (inherited !== void 0) return "fixtures";
  if (/^\.(?:github|gitlab|circleci|buildkite)\//.test(path2)) return "ci";
  if (packages2.has(path2)) return "package";
  if ([...packages2].some((folder) => (0, import_shared_core_planning_phases_plan_format.isBelow)(folder, path2))) return tally2.code > 0 ? "source" : "mixed";
  const name = (0, import_shared_core_planning_phases_plan_format.nameOf)(path2).toLowerCase();
  const rule = RULES.find(([, pattern, fits3]) => (pattern === null || pattern.test(name)) && fits3(tally2));
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
  return search.groups.sort((a, b) => (0, import_shared_core_planning_phases_plan_format.byText)(a[0] ?? "", b[0] ?? ""));
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
    if (group.length > 1) this.groups.push(group.sort(import_shared_core_planning_phases_plan_format.byText));
  }
};
// src/core/mapping/skeleton/is-declared.ts
function isDeclared({ manifestsByFolder }, from, language, name, { kind, text: text2 }) {
  const kinds = Object.hasOwn(KINDS, language) ? KINDS[language] ?? [] : [];
  const near = (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(from)).flatMap((folder) => manifestsByFolder.get(folder) ?? []).filter((found) => kinds.includes(found.kind));
  if (near.length === 0 || near.some(saysNothing)) return true;
  const names = new Set(namesFor(language, name, kind, text2).map(plain3));
  return near.some(
    ({ manifest }) => manifest.name !== null && names.has(plain3(manifest.name)) || manifest.dependencies.some((dependency2) => fits2(language, names, plain3(dependency2.name)))
  );
}
function saysNothing({ kind, path: path2 }) {
  return kind === "gradle" || (0, import_shared_core_planning_phases_plan_format.nameOf)(path2) === "setup.py";
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
  _cffi_backend: ["cffi"],
  _distutils_hack: ["setuptools"],
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
function namesFor(language, name, kind, text2) {
  if (language === "Python") return pythonNames(name, text2);
  if (language !== "JavaScript" || kind !== "type") return [name];
  return [name, `@types/${name.replace(/^@/, "").replace("/", "__")}`];
}
function pythonNames(name, text2) {
  const parts = text2.split(".");
  const longer = parts.slice(1, 4).map((_, index) => parts.slice(0, index + 2).join("-"));
  const bare2 = name.replace(/^_+/, "");
  const known = [name, bare2].flatMap((one) => Object.hasOwn(PYTHON, one) ? PYTHON[one] ?? [] : []);
  return [name, bare2, ...known, ...longer];
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
      return /^(?:java|javax|jdk|sun|com\.sun|kotlin)\./.test(name);
  }
}
function wordsOf2(lines) {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
var HEADERS = new Set(
  [
    // C, and what C++ makes of it.
    "assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic",
    "stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype",
    // POSIX and Linux.
    "aio cpio dirent dlfcn endian fcntl fmtmsg fnmatch ftw getopt glob grp iconv ifaddrs langinfo libgen malloc alloca",
    "mntent monetary mqueue ndbm netdb nl_types poll pthread pwd regex sched search semaphore spawn strings stropts",
    "syslog termios trace ucontext ulimit unistd utime utmp utmpx wordexp byteswap execinfo features memory err error",
    "pty termio resolv link elf paths sysexits values crypt",
    // Windows and macOS.
    "windows winsock2 winsock ws2tcpip io direct process conio tchar intrin malloc windowsx shlobj shellapi psapi",
    "dbghelp winternl winioctl iphlpapi mswsock wincrypt bcrypt objbase excpt crtdbg share eh corecrt x86intrin immintrin",
    "emmintrin xmmintrin tmmintrin smmintrin nmmintrin pmmintrin wmmintrin arm_neon cpuid TargetConditionals Availability",
    "AvailabilityMacros xlocale"
  ].flatMap((line) => line.split(" "))
);
var HEADER_FOLDERS = /^(?:sys|arpa|net|netinet|netinet6|linux|asm|asm-generic|bits|gnu|mach|mach-o|libkern|machine|rpc|scsi|xen|netpacket|bluetooth|CoreFoundation|CoreServices|Foundation|IOKit|Security|SystemConfiguration|UIKit|AppKit|Cocoa|Carbon|objc|dispatch|os|experimental|ext|tr1|cuda|thrust|cub)\//;
function isStandardHeader(text2) {
  if (/^[a-z_]+$/.test(text2)) return true;
  return HEADER_FOLDERS.test(text2) || text2.endsWith(".h") && HEADERS.has(text2.slice(0, -2));
}
// src/core/mapping/skeleton/resolve/resolve-c.ts
var PLACES2 = ["", "include", "inc", "src", "lib", "source"];
var MOST_ALIKE = 64;
function resolveC(codebase) {
  const byName = headersByName(codebase);
  const known = /* @__PURE__ */ new Map();
  const lookUp = (from, { text: text2, form }) => {
    const key = `${(0, import_shared_core_planning_phases_plan_format.folderOf)(from)}\0${form ?? ""}\0${text2}`;
    const before = known.get(key);
    if (before !== void 0) return before;
    const found = resolve(codebase, byName, (0, import_shared_core_planning_phases_plan_format.folderOf)(from), text2.replaceAll("\\", "/"), form === "angle");
    known.set(key, found);
    return found;
  };
  return (from, found) => {
    const resolution = lookUp(from, found);
    return resolution.to === "nothing" && found.optional === true ? inside() : resolution;
  };
}
function headersByName({ files }) {
  const found = /* @__PURE__ */ new Map();
  for (const path2 of files) {
    if ((0, import_shared_core_planning_phases_plan_format9.languageOf)(path2)?.reader !== "include") continue;
    const known = found.get((0, import_shared_core_planning_phases_plan_format.nameOf)(path2));
    if (known === void 0) found.set((0, import_shared_core_planning_phases_plan_format.nameOf)(path2), [path2]);
    else known.push(path2);
  }
  return found;
}
function resolve(codebase, byName, folder, text2, isAngle) {
  const { files } = codebase;
  const beside = isAngle ? null : (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, text2);
  if (beside !== null && files.has(beside)) return inside(beside);
  if (isAngle && isStandardHeader(text2)) return fromPackage(text2, true);
  const around = (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)(folder).flatMap((one) => PLACES2.map((place) => (0, import_shared_core_planning_phases_plan_format.joinPath)(one, `${place}/${text2}`))).find((path22) => path22 !== null && files.has(path22));
  const path2 = around ?? ending(byName.get((0, import_shared_core_planning_phases_plan_format.nameOf)(text2)) ?? [], text2, folder);
  if (path2 !== null) return inside(path2);
  if (isStandardHeader(text2)) return fromPackage(text2, true);
  return isMissing(codebase, folder, text2, isAngle) ? nothing : fromPackage(packageOf(text2));
}
function ending(alike, text2, folder) {
  if (alike.length > MOST_ALIKE) return null;
  const tail = text2.replace(/^(?:\.{1,2}\/)+/, "");
  const fitting = alike.filter((path2) => path2 === tail || path2.endsWith(`/${tail}`));
  const near = (path2) => common(path2.split("/"), folder.split("/"));
  return [...fitting].sort((a, b) => near(b) - near(a) || a.length - b.length || (0, import_shared_core_planning_phases_plan_format.byText)(a, b))[0] ?? null;
}
function common(a, b) {
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs === -1 ? a.length : differs;
}
function isMissing({ files, folders: folders2 }, folder, text2, isAngle) {
  if (isAngle || /\$|\.(?:inc|def|tbl|pb\.h|moc|gen\.\w+|generated\.\w+)$|config/i.test(text2)) return false;
  const beside = (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, text2);
  const isMade2 = [".in", ".cmake", ".cmakein"].some((end) => beside !== null && files.has(beside + end));
  if (isMade2) return false;
  if (/^\.{1,2}\//.test(text2)) return true;
  const [first = ""] = text2.split("/");
  return text2.includes("/") && PLACES2.some((place) => folders2.has((0, import_shared_core_planning_phases_plan_format.joinPath)(place || ".", first) ?? first));
}
function packageOf(text2) {
  return text2.split("/")[0] ?? text2;
}
// src/core/mapping/skeleton/resolve/resolve-go.ts
function resolveGo(codebase) {
  const go = codebase.manifests.filter(({ kind }) => kind === "go");
  const own = new Map(
    go.flatMap(({ folder, manifest }) => manifest.name === null ? [] : [[manifest.name, folder]])
  );
  const required = new Set(go.flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name)));
  const replaced = new Map(go.map((found) => [found.folder, replacements(found)]));
  return (from, { text: text2 }) => {
    const module2 = moduleOf(text2, { own, required, replaced: replacedAround(replaced, from) });
    if (module2 !== null && module2.folder !== null) {
      const folder = (0, import_shared_core_planning_phases_plan_format.joinPath)(module2.folder, text2.slice(module2.name.length + 1));
      return folder !== null && codebase.folders.has(folder) ? inside(folder) : nothing;
    }
    if (module2 !== null) return fromPackage(module2.name);
    if (text2 === "C" || isStandard("go", text2)) return fromPackage(text2, true);
    return fromPackage(text2.split("/").slice(0, 3).join("/"));
  };
}
function moduleOf(text2, { own, required, replaced }) {
  for (let name = text2; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf("/")))) {
    const folder = replaced.get(name) ?? own.get(name);
    if (folder !== void 0) return { name, folder };
    if (required.has(name)) return { name, folder: null };
  }
  return null;
}
function replacements({ folder, manifest }) {
  return new Map(
    Object.entries(textFieldsOf(fieldsOf2(manifest.raw).replace)).flatMap(([name, path2]) => {
      const target2 = (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, path2);
      return target2 === null ? [] : [[name, target2]];
    })
  );
}
var none = /* @__PURE__ */ new Map();
function replacedAround(replaced, from) {
  const folder = (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(from)).find((one) => replaced.has(one));
  return (folder === void 0 ? void 0 : replaced.get(folder)) ?? none;
}
// src/core/mapping/skeleton/resolve/resolve-java.ts
function resolveJava({ javaClasses, javaPackages, manifests: manifests2 }) {
  const groups2 = new Set(
    manifests2.filter(({ kind }) => kind === "maven" || kind === "gradle").flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name.split(":")[0] ?? ""))
  );
  return (_from, { text: text2 }) => {
    const folder = text2.endsWith(".*") ? javaPackages.get(text2.slice(0, -2)) : void 0;
    const path2 = folder ?? classFile(javaClasses, text2);
    if (path2 !== null) return inside(path2);
    if (isStandard("java", text2)) return fromPackage(text2.split(".").slice(0, 2).join("."), true);
    if (/\.(?:R|BR|BuildConfig|databinding)(?:\.|$)/.test(text2)) return inside();
    if (isOwnPackage(javaPackages, text2)) return nothing;
    return fromPackage(groupOf(groups2, text2) ?? organisation(text2));
  };
}
function groupOf(groups2, text2) {
  for (let name = text2; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf("."))))
    if (groups2.has(name)) return name;
  return null;
}
function isOwnPackage(packages2, text2) {
  const folder = packages2.get(text2.slice(0, text2.lastIndexOf(".")));
  return folder !== void 0 && !isTest(`${folder}/`);
}
function classFile(classes, text2) {
  const parts = text2.replace(/\.\*$/, "").split(".");
  for (let count3 = parts.length; count3 > 1; count3 -= 1) {
    const file2 = classes.get(parts.slice(0, count3).join("."));
    if (file2 !== void 0) return file2;
  }
  return null;
}
function organisation(text2) {
  const parts = text2.split(".");
  return parts.slice(0, /^(?:com|org|net|io|dev|edu|gov|me|de)$/.test(parts[0] ?? "") ? 2 : 1).join(".");
}
var PLACED = /^(?=.*\.(?:kt|scala|groovy|java\.\w+)$)(?:.*?\/)??(?:java(?:-templates)?|kotlin|scala|groovy)\/([^.]+)\./;
function jvmClasses(found) {
  const classes = /* @__PURE__ */ new Map();
  const packages2 = /* @__PURE__ */ new Map();
  for (const { path: path2, facts } of found) {
    const packageName2 = /\.(?:java|kt)$/.test(path2) ? facts?.packageName ?? null : null;
    for (const name of namesOf2(path2, packageName2, facts?.declares ?? [])) put(classes, name, path2, path2);
    if (packageName2 !== null) put(packages2, packageName2, (0, import_shared_core_planning_phases_plan_format.folderOf)(path2), path2);
  }
  return { javaClasses: classes, javaPackages: packages2 };
}
function put(known, name, place, path2) {
  const before = known.get(name);
  if (before === void 0 || isTest(`${before}/`) && !isTest(path2)) known.set(name, place);
}
function isTest(path2) {
  return /(?:^|\/)(?:test|androidTest|\w+Test)\//.test(path2);
}
function namesOf2(path2, packageName2, declares) {
  if (packageName2 === null) {
    const placed2 = PLACED.exec(path2)?.[1];
    return placed2 === void 0 ? [] : [placed2.replaceAll("/", ".")];
  }
  const stem = (0, import_shared_core_planning_phases_plan_format.nameOf)(path2).replace(/\.\w+$/, "");
  const names = path2.endsWith(".java") ? [stem] : [...declares, stem, `${stem}Kt`];
  return names.map((name) => `${packageName2}.${name}`);
}
// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(n,v=!1){const _=n.length;let i=0,g="",w=0,l=16,S=0,B=0,p=0,T=0,b=0;function N(u,k){let m=0,A=0;for(;m<u||!k;){let f=n.charCodeAt(i);if(f>=48&&f<=57)A=A*16+f-48;else if(f>=65&&f<=70)A=A*16+f-65+10;else if(f>=97&&f<=102)A=A*16+f-97+10;else break;i++,m++}return m<u&&(A=-1),A}function O(u){i=u,g="",w=0,l=16,b=0}function F(){let u=i;if(n.charCodeAt(i)===48)i++;else for(i++;i<n.length&&isDigit(n.charCodeAt(i));)i++;if(i<n.length&&n.charCodeAt(i)===46)if(i++,i<n.length&&isDigit(n.charCodeAt(i)))for(i++;i<n.length&&isDigit(n.charCodeAt(i));)i++;else return b=3,n.substring(u,i);let k=i;if(i<n.length&&(n.charCodeAt(i)===69||n.charCodeAt(i)===101))if(i++,(i<n.length&&n.charCodeAt(i)===43||n.charCodeAt(i)===45)&&i++,i<n.length&&isDigit(n.charCodeAt(i))){for(i++;i<n.length&&isDigit(n.charCodeAt(i));)i++;k=i}else b=3;return n.substring(u,k)}function D(){let u="",k=i;for(;;){if(i>=_){u+=n.substring(k,i),b=2;break}const m=n.charCodeAt(i);if(m===34){u+=n.substring(k,i),i++;break}if(m===92){if(u+=n.substring(k,i),i++,i>=_){b=2;break}switch(n.charCodeAt(i++)){case 34:u+='"';break;case 92:u+="\\";break;case 47:u+="/";break;case 98:u+="\b";break;case 102:u+="\f";break;case 110:u+=`
`;break;case 114:u+="\r";break;case 116:u+="	";break;case 117:const f=N(4,!0);f>=0?u+=String.fromCharCode(f):b=4;break;default:b=5}k=i;continue}if(m>=0&&m<=31)if(isLineBreak(m)){u+=n.substring(k,i),b=2;break}else b=6;i++}return u}function L(){if(g="",b=0,w=i,B=S,T=p,i>=_)return w=_,l=17;let u=n.charCodeAt(i);if(isWhiteSpace(u)){do i++,g+=String.fromCharCode(u),u=n.charCodeAt(i);while(isWhiteSpace(u));return l=15}if(isLineBreak(u))return i++,g+=String.fromCharCode(u),u===13&&n.charCodeAt(i)===10&&(i++,g+=`
`),S++,p=i,l=14;switch(u){case 123:return i++,l=1;case 125:return i++,l=2;case 91:return i++,l=3;case 93:return i++,l=4;case 58:return i++,l=6;case 44:return i++,l=5;case 34:return i++,g=D(),l=10;case 47:const k=i-1;if(n.charCodeAt(i+1)===47){for(i+=2;i<_&&!isLineBreak(n.charCodeAt(i));)i++;return g=n.substring(k,i),l=12}if(n.charCodeAt(i+1)===42){i+=2;const m=_-1;let A=!1;for(;i<m;){const f=n.charCodeAt(i);if(f===42&&n.charCodeAt(i+1)===47){i+=2,A=!0;break}i++,isLineBreak(f)&&(f===13&&n.charCodeAt(i)===10&&i++,S++,p=i)}return A||(i++,b=1),g=n.substring(k,i),l=13}return g+=String.fromCharCode(u),i++,l=16;case 45:if(g+=String.fromCharCode(u),i++,i===_||!isDigit(n.charCodeAt(i)))return l=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return g+=F(),l=11;default:for(;i<_&&E(u);)i++,u=n.charCodeAt(i);if(w!==i){switch(g=n.substring(w,i),g){case"true":return l=8;case"false":return l=9;case"null":return l=7}return l=16}return g+=String.fromCharCode(u),i++,l=16}}function E(u){if(isWhiteSpace(u)||isLineBreak(u))return!1;switch(u){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function P(){let u;do u=L();while(u>=12&&u<=15);return u}return{setPosition:O,getPosition:()=>i,scan:v?P:L,getToken:()=>l,getTokenValue:()=>g,getTokenOffset:()=>w,getTokenLength:()=>i-w,getTokenStartLine:()=>B,getTokenStartCharacter:()=>w-T,getTokenError:()=>b}}function isWhiteSpace(n){return n===32||n===9}function isLineBreak(n){return n===10||n===13}function isDigit(n){return n>=48&&n<=57}var CharacterCodes;(function(n){n[n.lineFeed=10]="lineFeed",n[n.carriageReturn=13]="carriageReturn",n[n.space=32]="space",n[n._0=48]="_0",n[n._1=49]="_1",n[n._2=50]="_2",n[n._3=51]="_3",n[n._4=52]="_4",n[n._5=53]="_5",n[n._6=54]="_6",n[n._7=55]="_7",n[n._8=56]="_8",n[n._9=57]="_9",n[n.a=97]="a",n[n.b=98]="b",n[n.c=99]="c",n[n.d=100]="d",n[n.e=101]="e",n[n.f=102]="f",n[n.g=103]="g",n[n.h=104]="h",n[n.i=105]="i",n[n.j=106]="j",n[n.k=107]="k",n[n.l=
108]="l",n[n.m=109]="m",n[n.n=110]="n",n[n.o=111]="o",n[n.p=112]="p",n[n.q=113]="q",n[n.r=114]="r",n[n.s=115]="s",n[n.t=116]="t",n[n.u=117]="u",n[n.v=118]="v",n[n.w=119]="w",n[n.x=120]="x",n[n.y=121]="y",n[n.z=122]="z",n[n.A=65]="A",n[n.B=66]="B",n[n.C=67]="C",n[n.D=68]="D",n[n.E=69]="E",n[n.F=70]="F",n[n.G=71]="G",n[n.H=72]="H",n[n.I=73]="I",n[n.J=74]="J",n[n.K=75]="K",n[n.L=76]="L",n[n.M=77]="M",n[n.N=78]="N",n[n.O=79]="O",n[n.P=80]="P",n[n.Q=81]="Q",n[n.R=82]="R",n[n.S=83]="S",n[n.T=84]="T",n[n.U=85]="U",n[n.V=86]="V",n[n.W=87]="W",n[n.X=88]="X",n[n.Y=89]="Y",n[n.Z=90]="Z",n[n.asterisk=42]="asterisk",n[n.backslash=92]="backslash",n[n.closeBrace=125]="closeBrace",n[n.closeBracket=93]="closeBracket",n[n.colon=58]="colon",n[n.comma=44]="comma",n[n.dot=46]="dot",n[n.doubleQuote=34]="doubleQuote",n[n.minus=45]="minus",n[n.openBrace=123]="openBrace",n[n.openBracket=91]="openBracket",n[n.plus=43]="plus",n[n.slash=47]="slash",n[n.formFeed=12]="formFeed",n[n.tab=9]="tab"})(CharacterCodes||(CharacterCodes={}));

// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces=new Array(20).fill(0).map((e,r)=>" ".repeat(r)),maxCachedValues=200,cachedBreakLinesWithSpaces={" ":{"\n":new Array(maxCachedValues).fill(0).map((e,r)=>`
`+" ".repeat(r)),"\r":new Array(maxCachedValues).fill(0).map((e,r)=>"\r"+" ".repeat(r)),"\r\n":new Array(maxCachedValues).fill(0).map((e,r)=>`\r
`+" ".repeat(r))},"	":{"\n":new Array(maxCachedValues).fill(0).map((e,r)=>`
`+"	".repeat(r)),"\r":new Array(maxCachedValues).fill(0).map((e,r)=>"\r"+"	".repeat(r)),"\r\n":new Array(maxCachedValues).fill(0).map((e,r)=>`\r
`+"	".repeat(r))}};

// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;(function(c){c.DEFAULT={allowTrailingComma:!1}})(ParseOptions||(ParseOptions={}));function parse2(c,u=[],f=ParseOptions.DEFAULT){let e=null,r=[];const s=[];function i(o){Array.isArray(r)?r.push(o):e!==null&&(r[e]=o)}return visit(c,{onObjectBegin:()=>{const o={};i(o),s.push(r),r=o,e=null},onObjectProperty:o=>{e=o},onObjectEnd:()=>{r=s.pop()},onArrayBegin:()=>{const o=[];i(o),s.push(r),r=o,e=null},onArrayEnd:()=>{r=s.pop()},onLiteralValue:i,onError:(o,k,T)=>{u.push({error:o,offset:k,length:T})}},f),r[0]}function visit(c,u,f=ParseOptions.DEFAULT){const e=createScanner(c,!1),r=[];let s=0;function i(t){return t?()=>s===0&&t(e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter()):()=>!0}function h(t){return t?a=>s===0&&t(a,e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter()):()=>!0}function o(t){return t?a=>s===0&&t(a,e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter(),()=>r.slice()):()=>!0}function k(t){return t?()=>{s>0?s++:t(e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter(),()=>r.slice())===!1&&(s=1)}:()=>!0}function T(t){return t?()=>{s>0&&s--,s===0&&t(e.getTokenOffset(),e.getTokenLength(),e.getTokenStartLine(),e.getTokenStartCharacter())}:()=>!0}const y=k(u.onObjectBegin),C=o(u.onObjectProperty),w=T(u.onObjectEnd),A=k(u.onArrayBegin),S=T(u.onArrayEnd),g=o(u.onLiteralValue),p=h(u.onSeparator),V=i(u.onComment),j=h(u.onError),O=f&&f.disallowComments,d=f&&f.allowTrailingComma;function l(){for(;;){const t=e.scan();switch(e.getTokenError()){case 4:n(14);break;case 5:n(15);break;case 3:n(13);break;case 1:O||n(11);break;case 2:n(12);break;case 6:n(16);break}switch(t){case 12:case 13:O?n(10):V();break;case 16:n(1);break;case 15:case 14:break;default:return t}}}function n(t,a=[],L=[]){if(j(t),a.length+L.length>0){let b=e.getToken();for(;b!==17;){if(a.indexOf(b)!==-1){l();break}else if(L.indexOf(b)!==-1)break;b=l()}}}function E(t){
const a=e.getTokenValue();return t?g(a):(C(a),r.push(a)),l(),!0}function P(){switch(e.getToken()){case 11:const t=e.getTokenValue();let a=Number(t);isNaN(a)&&(n(2),a=0),g(a);break;case 7:g(null);break;case 8:g(!0);break;case 9:g(!1);break;default:return!1}return l(),!0}function B(){return e.getToken()!==10?(n(3,[],[2,5]),!1):(E(!1),e.getToken()===6?(p(":"),l(),m()||n(4,[],[2,5])):n(5,[],[2,5]),r.pop(),!0)}function N(){y(),l();let t=!1;for(;e.getToken()!==2&&e.getToken()!==17;){if(e.getToken()===5){if(t||n(4,[],[]),p(","),l(),e.getToken()===2&&d)break}else t&&n(6,[],[]);B()||n(4,[],[2,5]),t=!0}return w(),e.getToken()!==2?n(7,[2],[]):l(),!0}function x(){A(),l();let t=!0,a=!1;for(;e.getToken()!==4&&e.getToken()!==17;){if(e.getToken()===5){if(a||n(4,[],[]),p(","),l(),e.getToken()===4&&d)break}else a&&n(6,[],[]);t?(r.push(0),t=!1):r[r.length-1]++,m()||n(4,[],[4,5]),a=!0}return S(),t||r.pop(),e.getToken()!==4?n(8,[4],[]):l(),!0}function m(){switch(e.getToken()){case 3:return x();case 1:return N();case 10:return E(!0);default:return P()}}return l(),e.getToken()===17?f.allowEmptyContent?!0:(n(4,[],[]),!1):m()?(e.getToken()!==17&&n(9,[],[]),!0):(n(4,[],[]),!1)}

// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/main.js
var ScanError;(function(e){e[e.None=0]="None",e[e.UnexpectedEndOfComment=1]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=2]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",e[e.InvalidUnicode=4]="InvalidUnicode",e[e.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",e[e.InvalidCharacter=6]="InvalidCharacter"})(ScanError||(ScanError={}));var SyntaxKind;(function(e){e[e.OpenBraceToken=1]="OpenBraceToken",e[e.CloseBraceToken=2]="CloseBraceToken",e[e.OpenBracketToken=3]="OpenBracketToken",e[e.CloseBracketToken=4]="CloseBracketToken",e[e.CommaToken=5]="CommaToken",e[e.ColonToken=6]="ColonToken",e[e.NullKeyword=7]="NullKeyword",e[e.TrueKeyword=8]="TrueKeyword",e[e.FalseKeyword=9]="FalseKeyword",e[e.StringLiteral=10]="StringLiteral",e[e.NumericLiteral=11]="NumericLiteral",e[e.LineCommentTrivia=12]="LineCommentTrivia",e[e.BlockCommentTrivia=13]="BlockCommentTrivia",e[e.LineBreakTrivia=14]="LineBreakTrivia",e[e.Trivia=15]="Trivia",e[e.Unknown=16]="Unknown",e[e.EOF=17]="EOF"})(SyntaxKind||(SyntaxKind={}));var parse3=parse2,ParseErrorCode;(function(e){e[e.InvalidSymbol=1]="InvalidSymbol",e[e.InvalidNumberFormat=2]="InvalidNumberFormat",e[e.PropertyNameExpected=3]="PropertyNameExpected",e[e.ValueExpected=4]="ValueExpected",e[e.ColonExpected=5]="ColonExpected",e[e.CommaExpected=6]="CommaExpected",e[e.CloseBraceExpected=7]="CloseBraceExpected",e[e.CloseBracketExpected=8]="CloseBracketExpected",e[e.EndOfFileExpected=9]="EndOfFileExpected",e[e.InvalidCommentToken=10]="InvalidCommentToken",e[e.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=12]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",e[e.InvalidUnicode=14]="InvalidUnicode",e[e.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",e[e.InvalidCharacter=16]="InvalidCharacter"})(ParseErrorCode||(ParseErrorCode={}));

// src/core/mapping/skeleton/resolve/typescript-paths.ts
var OWN_FOLDER = /\$\{configDir\}/;
function typescriptReader(texts2) {
  const known = /* @__PURE__ */ new Map();
  const read = (path2) => {
    const before = known.get(path2);
    if (before !== void 0) return before;
    known.set(path2, null);
    const found = typescriptPaths(path2, texts2, read);
    known.set(path2, found);
    return found;
  };
  return read;
}
function typescriptPaths(path2, texts2, read) {
  const text2 = texts2.get(path2);
  if (text2 === void 0) return null;
  const errors = [];
  const file2 = fieldsOf2(parse3(text2, errors, { allowTrailingComma: true }));
  const parents = [file2.extends].flat().flatMap((name) => extended(path2, textOf2(name), texts2, read));
  const parent = parents.at(-1);
  const options = fieldsOf2(file2.compilerOptions);
  const folder = (0, import_shared_core_planning_phases_plan_format.folderOf)(path2);
  const place = (name) => {
    const said2 = textOf2(options[name]);
    return said2 === null ? null : (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, said2.replace(OWN_FOLDER, "."));
  };
  const base = place("baseUrl");
  const own = Object.entries(fieldsOf2(options.paths)).map(([pattern, targets3]) => ({
    pattern,
    targets: textsOf(targets3).flatMap(
      (target2) => (0, import_shared_core_planning_phases_plan_format.joinPath)(base ?? folder, target2.replace(OWN_FOLDER, ".")) ?? []
    )
  }));
  return {
    base: base ?? parent?.base ?? null,
    paths: own.length > 0 ? own : parent?.paths ?? [],
    outDir: place("outDir") ?? parent?.outDir ?? null,
    rootDir: place("rootDir") ?? parent?.rootDir ?? null
  };
}
function extended(path2, name, texts2, read) {
  if (name === null || !name.startsWith(".")) return [];
  const target2 = (0, import_shared_core_planning_phases_plan_format.joinPath)((0, import_shared_core_planning_phases_plan_format.folderOf)(path2), name) ?? "";
  const found = [target2, `${target2}.json`].find((candidate) => texts2.has(candidate));
  const parent = found === void 0 ? null : read(found);
  return parent === null ? [] : [parent];
}
function mappings() {
  const known = /* @__PURE__ */ new Map();
  return ({ paths }) => {
    const before = known.get(paths);
    if (before !== void 0) return before;
    const mapping = mappingOf(paths);
    known.set(paths, mapping);
    return mapping;
  };
}
function mappingOf(paths) {
  const exact = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Map();
  for (const one of paths) {
    const star = one.pattern.indexOf("*");
    const head2 = one.pattern.slice(0, Math.max(0, star));
    const alike = open.get(head2);
    if (star === -1) exact.set(one.pattern, one.targets);
    else if (alike === void 0) open.set(head2, [one]);
    else alike.push(one);
  }
  const longest2 = [...open.keys()].reduce((most, { length }) => Math.max(most, length), 0);
  return (name) => {
    const whole = exact.get(name);
    if (whole !== void 0) return whole;
    for (let length = Math.min(longest2, name.length); length >= 0; length -= 1) {
      for (const { pattern, targets: targets3 } of open.get(name.slice(0, length)) ?? []) {
        const rest = fill(pattern, name);
        if (rest !== null) return targets3.map((target2) => target2.replace("*", () => rest));
      }
    }
    return [];
  };
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
// src/core/mapping/skeleton/resolve/resolve-javascript.ts
function resolveJavascript(codebase) {
  const packages2 = /* @__PURE__ */ new Map();
  for (const found of codebase.manifests) {
    const { name } = found.manifest;
    if (found.kind === "npm" && name !== null && !packages2.has(name)) packages2.set(name, found);
  }
  const mapped = mappings();
  const ownPackages = remembered((name) => byOwnPackage(codebase, packages2, name));
  return (from, { text: text2 }) => {
    const name = bare(text2);
    if (/^\.{0,2}\/|^\.{1,2}$/.test(name)) return file(codebase, relative2(from, name), from);
    if (/^(?:https?|data|blob|virtual|astro|bun|deno|cloudflare|\0).*:/.test(name)) return fromPackage(name);
    if (isStandard("javascript", name)) return fromPackage(`node:${name.replace(/^node:/, "")}`, true);
    return byPackageImports(codebase, from, name) ?? bySettings2(codebase, mapped, from, name) ?? ownPackages(name) ?? byAlias(codebase, from, name);
  };
}
function bare(text2) {
  const name = text2.slice(text2.lastIndexOf("!") + 1);
  const question = name.indexOf("?");
  return question > 0 ? name.slice(0, question) : name;
}
function relative2(from, name) {
  return (0, import_shared_core_planning_phases_plan_format.joinPath)(name.startsWith("/") ? "." : (0, import_shared_core_planning_phases_plan_format.folderOf)(from), name);
}
var BUILT = /(?:^|\/)(?:dist|build|out|_build|\.next|\.output|coverage)\//;
function file(codebase, path2, from = "") {
  const found = path2 === null ? null : javascriptFile(codebase, path2, from);
  if (found !== null) return inside(found);
  return path2 !== null && (codebase.folders.has(path2) || BUILT.test(path2)) ? inside() : nothing;
}
function byPackageImports(codebase, from, name) {
  if (!name.startsWith("#")) return null;
  for (const folder of (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(from))) {
    const path2 = folder === "." ? "package.json" : `${folder}/package.json`;
    const found = codebase.manifestsByFolder.get(folder)?.find((manifest) => manifest.path === path2);
    if (found === void 0) continue;
    const [target2] = offeredPaths(fieldsOf2(found.manifest.raw.imports), name);
    if (target2?.startsWith(".")) return file(codebase, (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, target2));
    if (target2 !== void 0) return fromPackage(packageName(target2));
    break;
  }
  return null;
}
function bySettings2(codebase, mapped, from, name) {
  const near = (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(from)).flatMap((folder) => codebase.typescript.get(folder) ?? []);
  const settings = near.find(({ base: base2, paths }) => base2 !== null || paths.length > 0);
  if (settings === void 0) return null;
  const { base } = settings;
  const candidates = [...mapped(settings)(name), ...base === null ? [] : [(0, import_shared_core_planning_phases_plan_format.joinPath)(base, name)]];
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
    const path2 = target2 === null ? null : (0, import_shared_core_planning_phases_plan_format.joinPath)(own.folder, target2);
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
  for (const folder of (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(from))) {
    for (const below22 of ["src", "app", "."]) {
      const path2 = (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, `${below22}/${name.slice(2)}`);
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
var DEEPEST3 = 6;
function exportsOf(value) {
  const fields = fieldsOf2(value);
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
  return Object.entries(fieldsOf2(value)).filter(([name]) => name !== "types").sort(([a], [b]) => rank(a) - rank(b)).flatMap(([, item]) => pathsIn(item, depth3 + 1));
}
// src/core/mapping/skeleton/resolve/python-roots.ts
var MOST_ROOTS = 8;
function rootsByName({ files, pythonRoots }) {
  const roots = new Set(pythonRoots);
  const found = /* @__PURE__ */ new Map();
  for (const file2 of files) {
    if (!/\.pyi?$/.test(file2)) continue;
    for (const root of (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(file2)).filter((folder) => roots.has(folder))) {
      const top = topBelow(root, file2);
      found.set(top, (found.get(top) ?? /* @__PURE__ */ new Set()).add(root));
    }
  }
  const order = new Map(pythonRoots.map((root, index) => [root, index]));
  const rank = (root) => order.get(root) ?? 0;
  const first = new Map(
    [...found].map(([top, some]) => [top, [...some].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_ROOTS)])
  );
  return (top, from) => {
    const some = found.get(top);
    if (some === void 0) return [];
    const around = (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(from)).filter((folder) => some.has(folder));
    return [.../* @__PURE__ */ new Set([...around, ...first.get(top) ?? []])];
  };
}
function topBelow(root, file2) {
  const below22 = root === "." ? file2 : file2.slice(root.length + 1);
  return (below22.split("/", 1)[0] ?? "").replace(/\.pyi?$/, "");
}
function pythonRootsIn(files, said2) {
  const packages2 = [...files].filter((path2) => /(?:^|\/)__init__\.py$/.test(path2)).map(import_shared_core_planning_phases_plan_format.folderOf);
  const around = packages2.filter((folder) => folder !== "." && !files.has(`${(0, import_shared_core_planning_phases_plan_format.folderOf)(folder)}/__init__.py`)).map(import_shared_core_planning_phases_plan_format.folderOf);
  return [.../* @__PURE__ */ new Set([".", "src", ...[...said2].sort(import_shared_core_planning_phases_plan_format.byText), ...around.sort(import_shared_core_planning_phases_plan_format.byText)])];
}
// src/core/mapping/skeleton/resolve/resolve-python.ts
function resolvePython(codebase) {
  const rootsOf = rootsByName(codebase);
  const { files, pythonMade } = codebase;
  const sources = [...files].filter((path2) => /\.pyi?$/.test(path2));
  const folders2 = new Set(sources.flatMap((path2) => (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(path2))));
  const tree = { files, pythonMade, folders: folders2 };
  const declared = new Set(
    codebase.manifests.filter(({ kind }) => kind === "python").flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => plain4(name)))
  );
  const absolute = (from, found) => {
    const { text: text2, names = [] } = found;
    const top = text2.split(".")[0] ?? "";
    const known = rootsOf(top, from);
    if (isStandard("python", top) && !isOwnPackage2(tree, known, text2, names)) return fromPackage(top, true);
    const roots = [...known, ...placesAround(tree, from, text2, declared.has(plain4(top)))];
    const whole = firstOf(roots, (root) => taken(tree, root, text2, names));
    return whole ?? firstOf(roots, (root) => longest(tree, root, text2)) ?? fromPackage(top);
  };
  return (from, found) => {
    const dots = /^\.*/.exec(found.text)?.[0].length ?? 0;
    const resolution = dots > 0 ? relative3(tree, from, dots, found) : absolute(from, found);
    return resolution.to === "nothing" && found.optional === true ? inside() : resolution;
  };
}
function plain4(name) {
  return name.toLowerCase().replaceAll(/[_.]/g, "-");
}
function placesAround({ files }, from, text2, isInstalled) {
  if (isInstalled) return [];
  const free = (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(from)).filter((folder) => !isRegularPackage(files, folder));
  return text2.includes(".") ? free : free.filter((folder) => folder === (0, import_shared_core_planning_phases_plan_format.folderOf)(from));
}
function isRegularPackage(files, folder) {
  return folder !== "." && files.has(`${folder}/__init__.py`);
}
function isOwnPackage2(tree, roots, text2, names) {
  return roots.some((root) => {
    const path2 = (0, import_shared_core_planning_phases_plan_format.joinPath)(root, text2.replaceAll(".", "/"));
    if (path2 === null) return false;
    if (text2.includes(".")) return moduleFile(tree, path2) !== null;
    return tree.folders.has(path2) && names.some((name) => moduleFile(tree, `${path2}/${name}`) !== null);
  });
}
function firstOf(roots, look) {
  for (const root of roots) {
    const found = look(root);
    if (found !== null) return found;
  }
  return null;
}
function relative3(tree, from, dots, { text: text2, names = [] }) {
  const folder = (0, import_shared_core_planning_phases_plan_format.joinPath)((0, import_shared_core_planning_phases_plan_format.folderOf)(from), "../".repeat(dots - 1));
  return (folder === null ? null : taken(tree, folder, text2.slice(dots), names)) ?? nothing;
}
function taken(tree, root, module2, names) {
  const path2 = (0, import_shared_core_planning_phases_plan_format.joinPath)(root, module2.replaceAll(".", "/"));
  if (path2 === null) return null;
  const own = moduleFile(tree, path2);
  const below22 = names.map((name) => (0, import_shared_core_planning_phases_plan_format.joinPath)(path2, name)).map((at) => at === null ? null : moduleFile(tree, at));
  const modules = below22.filter((file2) => file2 !== null);
  if (own === null && modules.length === 0) return isMade(tree, path2) ? inside() : null;
  const needsOwn = names.length === 0 || modules.length < names.length;
  return inside(...modules, ...needsOwn && own !== null ? [own] : []);
}
function isMade({ files, folders: folders2, pythonMade }, path2) {
  if (path2 !== "." && folders2.has(path2)) return true;
  if (pythonMade.has(`${path2}.py`)) return true;
  return [".pyx", ".c", ".cpp", ".so", ".pyd", ".rs"].some((end) => files.has(path2 + end));
}
function moduleFile({ files }, path2) {
  const prefix = path2 === "." ? "" : `${path2}/`;
  const candidates = [`${prefix}__init__.py`, `${path2}.py`, `${prefix}__init__.pyi`, `${path2}.pyi`];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}
function longest(tree, root, module2) {
  const parts = module2.split(".");
  for (let count3 = parts.length - 1; count3 > 0; count3 -= 1) {
    const path2 = (0, import_shared_core_planning_phases_plan_format.joinPath)(root, parts.slice(0, count3).join("/"));
    const file2 = path2 === null ? null : moduleFile(tree, path2);
    if (file2 !== null) return count3 === parts.length - 1 ? inside(file2) : nothing;
  }
  return null;
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
function readCargo(text2) {
  const file2 = fieldsOf2((0, import_app_guidance_step_guidance.parse)(text2));
  const pack = fieldsOf2(file2.package);
  const workspace = fieldsOf2(file2.workspace);
  return {
    ...nothingSaid,
    name: textOf2(pack.name),
    version: textOf2(pack.version) ?? textOf2(fieldsOf2(workspace.package).version),
    dependencies: tablesOf(file2).flatMap(dependenciesOf2),
    workspaces: textsOf(workspace.members),
    entries: [
      ...listOf(file2.bin).flatMap((bin) => target(fieldsOf2(bin), "bin")),
      ...target(fieldsOf2(file2.lib), "lib")
    ],
    raw: file2
  };
}
function tablesOf(file2) {
  return [file2, fieldsOf2(file2.workspace), ...Object.values(fieldsOf2(file2.target)).map(fieldsOf2)];
}
var LISTS = [
  ["dependencies", false],
  ["build-dependencies", true],
  ["dev-dependencies", true]
];
function dependenciesOf2(table2) {
  return LISTS.flatMap(
    ([field, dev]) => Object.entries(fieldsOf2(table2[field])).map(
      ([name, said2]) => dependency(
        textOf2(fieldsOf2(said2).package) ?? name,
        textOf2(said2) ?? textOf2(fieldsOf2(said2).version) ?? "",
        dev
      )
    )
  );
}
function target(said2, kind) {
  const path2 = textOf2(said2.path);
  const name = textOf2(said2.name);
  if (path2 === null) return [];
  return [{ path: path2, why: `Cargo.toml ${kind}${name === null ? "" : ` "${name}"`}` }];
}
function renamedCrates(file2) {
  const found = /* @__PURE__ */ new Map();
  for (const table2 of tablesOf(file2)) {
    for (const [field] of LISTS) {
      for (const [name, said2] of Object.entries(fieldsOf2(table2[field]))) {
        const packageName2 = textOf2(fieldsOf2(said2).package);
        if (packageName2 !== null) found.set(crateName(name), packageName2);
      }
    }
  }
  return found;
}
function crateName(packageName2) {
  return packageName2.replaceAll("-", "_");
}
function crateRoots(file2) {
  const listed2 = ["bin", "test", "example", "bench"].flatMap((kind) => listOf(file2[kind]).map(fieldsOf2));
  const said2 = [fieldsOf2(file2.lib), ...listed2].flatMap(({ path: path2 }) => textOf2(path2) ?? []);
  const build = textOf2(fieldsOf2(file2.package).build);
  return [...said2, ...build === null ? [] : [build]];
}
// src/core/mapping/skeleton/resolve/rust-modules.ts
function rustModules(codebase, sources) {
  const places = /* @__PURE__ */ new Map();
  const crates = /* @__PURE__ */ new Map();
  for (const root of rootsIn(codebase)) {
    if (places.has(root)) continue;
    const crate = { root, modules: /* @__PURE__ */ new Map() };
    crates.set(root, crate);
    walk2(codebase, sources, crate, places);
  }
  return {
    placeOf: (file2) => places.get(file2) ?? unclaimed(codebase, crates, file2),
    fileOf: (crate, path2) => crate.modules.get(path2.join("::")) ?? unnamed(codebase, places, crate, path2),
    libraries: librariesIn(codebase, crates)
  };
}
function librariesIn(codebase, crates) {
  const found = /* @__PURE__ */ new Map();
  for (const { kind, folder, manifest } of codebase.manifests) {
    const root = kind === "cargo" ? libraryRoot(codebase, folder, manifest) : null;
    const crate = root === null ? void 0 : crates.get(root);
    if (crate === void 0 || manifest.name === null) continue;
    const name = textOf2(fieldsOf2(manifest.raw.lib).name) ?? crateName(manifest.name);
    found.set(manifest.name, { crate, name });
  }
  return found;
}
function libraryRoot({ files }, folder, manifest) {
  const said2 = textOf2(fieldsOf2(manifest.raw.lib).path) ?? "src/lib.rs";
  const root = (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, said2);
  return root !== null && files.has(root) ? root : null;
}
var USUAL2 = /(?:^|\/)(?:src\/(?:lib|main)\.rs|src\/bin\/(?:[^/]+|[^/]+\/main)\.rs|(?:tests|examples|benches)\/(?:[^/]+|[^/]+\/main)\.rs|build\.rs)$/;
function rootsIn(codebase) {
  const cargo = codebase.manifests.filter(({ kind }) => kind === "cargo");
  const libraries = cargo.flatMap(({ folder, manifest }) => libraryRoot(codebase, folder, manifest) ?? []);
  const said2 = cargo.flatMap(
    ({ folder, manifest }) => crateRoots(manifest.raw).flatMap((path2) => (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, path2) ?? [])
  );
  const usual = [...codebase.files].filter((path2) => USUAL2.test(path2));
  const rank = (path2) => Number((0, import_shared_core_planning_phases_plan_format.nameOf)(path2) !== "lib.rs");
  const found = [...libraries, ...said2, ...usual.sort((a, b) => rank(a) - rank(b))];
  return [...new Set(found)].filter((path2) => codebase.files.has(path2));
}
function walk2(codebase, sources, crate, places) {
  const waiting = [
    [crate.root, { crate, path: [], folder: (0, import_shared_core_planning_phases_plan_format.folderOf)(crate.root) }]
  ];
  for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
    const [file2, place] = next;
    const key = place.path.join("::");
    if (!crate.modules.has(key)) crate.modules.set(key, file2);
    if (places.has(file2)) continue;
    places.set(file2, place);
    waiting.push(...childrenOf2(codebase, sources, file2, place));
  }
}
function childrenOf2(codebase, sources, file2, place) {
  return (sources.get(file2)?.imports ?? []).flatMap((found) => {
    const child = found.form === "mod" ? moduleFile2(codebase, file2, place, found) : null;
    return child === null ? [] : [[child, placeOfChild(place, found, child)]];
  });
}
function placeOfChild(place, found, file2) {
  const path2 = [...place.path, ...found.within ?? [], found.text];
  const isOwner = found.file !== void 0 || (0, import_shared_core_planning_phases_plan_format.nameOf)(file2) === "mod.rs";
  return {
    crate: place.crate,
    path: path2,
    folder: isOwner ? (0, import_shared_core_planning_phases_plan_format.folderOf)(file2) : file2.replace(/\.rs$/, "")
  };
}
function moduleFile2({ files }, from, { folder }, { text: text2, file: file2, within = [] }) {
  const around = (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, within.join("/")) ?? folder;
  const name = text2.replace(/^r#/, "");
  const candidates = file2 === void 0 ? [`${name}.rs`, `${name}/mod.rs`].map((path2) => (0, import_shared_core_planning_phases_plan_format.joinPath)(around, path2)) : [(0, import_shared_core_planning_phases_plan_format.joinPath)(within.length === 0 ? (0, import_shared_core_planning_phases_plan_format.folderOf)(from) : around, file2.replaceAll("\\", "/"))];
  return candidates.find((path2) => path2 !== null && files.has(path2)) ?? null;
}
function unnamed({ files }, places, { root }, path2) {
  const at = (0, import_shared_core_planning_phases_plan_format.joinPath)((0, import_shared_core_planning_phases_plan_format.folderOf)(root), path2.join("/")) ?? root;
  return [`${at}.rs`, `${at}/mod.rs`].find((file2) => files.has(file2) && !places.has(file2)) ?? null;
}
function unclaimed(codebase, crates, file2) {
  const own = { root: file2, modules: /* @__PURE__ */ new Map([["", file2]]) };
  const folder = (0, import_shared_core_planning_phases_plan_format.nameOf)(file2) === "mod.rs" ? (0, import_shared_core_planning_phases_plan_format.folderOf)(file2) : file2.replace(/\.rs$/, "");
  for (const around of (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(file2))) {
    const crate = ["lib.rs", "main.rs", "mod.rs"].map((name) => crates.get((0, import_shared_core_planning_phases_plan_format.joinPath)(around, name) ?? name)).find((found) => found !== void 0);
    if (crate === void 0) continue;
    const below22 = around === "." ? folder : folder.slice(around.length + 1);
    return { crate, path: below22.split("/"), folder };
  }
  return { crate: own, path: [], folder: codebase.folders.has(folder) ? folder : (0, import_shared_core_planning_phases_plan_format.folderOf)(file2) };
}
// src/core/mapping/skeleton/resolve/resolve-rust.ts
function resolveRust(codebase, sources) {
  const modules = rustModules(codebase, sources);
  const scopeOf2 = crateScopes(codebase, modules);
  return (from, found) => {
    const place = modules.placeOf(from);
    if (found.form === "mod") {
      const file2 = moduleFile2(codebase, from, place, found);
      return file2 === null ? nothing : inside(file2);
    }
    return used(modules, place, [...place.path, ...found.within ?? []], found.text, scopeOf2(from));
  };
}
function crateScopes(codebase, { libraries }) {
  const byName = new Map([...libraries.values()].map(({ crate, name }) => [name, crate]));
  const cargo = new Map(
    codebase.manifests.filter(({ kind }) => kind === "cargo").map((found) => [found.folder, found.manifest])
  );
  const known = /* @__PURE__ */ new Map();
  const scopeIn = (folder) => {
    const around = (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)(folder).flatMap((one) => cargo.get(one) ?? []);
    const renamed = new Map(around.toReversed().flatMap(({ raw }) => [...renamedCrates(raw)]));
    const crateOf = (name) => {
      const packageName2 = renamed.get(name);
      return packageName2 === void 0 ? byName.get(name) : libraries.get(packageName2)?.crate;
    };
    const pack = fieldsOf2(around[0]?.raw.package);
    const isOld = around.length > 0 && (pack.edition === void 0 || textOf2(pack.edition) === "2015");
    return { crateOf, renamed, isOld };
  };
  return (from) => {
    const folder = (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(from)).find((one) => cargo.has(one)) ?? ".";
    const before = known.get(folder);
    if (before !== void 0) return before;
    const scope = scopeIn(folder);
    known.set(folder, scope);
    return scope;
  };
}
function used(modules, { crate }, here, text2, scope) {
  const parts = text2.replace(/^::/, "").split("::").map((part) => part.replace(/^r#/, ""));
  const isThere = (path2) => modules.fileOf(crate, path2) !== null;
  const [first = "", ...rest] = parts;
  const own = anchored(parts, here);
  if (own !== null) return deepest(modules, crate, own);
  if (!text2.startsWith("::") && isThere([...here, first]))
    return deepest(modules, crate, [...here, ...parts]);
  if (isStandard("rust", first)) return fromPackage(first, true);
  const other = scope.crateOf(first);
  if (other !== void 0) return deepest(modules, other, rest);
  if (scope.isOld && isThere([first])) return deepest(modules, crate, parts);
  return outside(scope.renamed.get(first) ?? first);
}
function anchored([first = "", ...rest], here) {
  if (first === "crate" || first === "$crate") return rest;
  if (first === "self") return [...here, ...rest];
  if (first !== "super") return null;
  const ups = rest.findIndex((part) => part !== "super");
  const up = ups === -1 ? rest.length + 1 : ups + 1;
  return [...here.slice(0, Math.max(0, here.length - up)), ...rest.slice(up - 1)];
}
function outside(name) {
  return /^[A-Z]/.test(name) || !/^[\w-]+$/.test(name) ? inside() : fromPackage(crateName(name));
}
function deepest(modules, crate, path2) {
  for (let count3 = path2.length; count3 > 0; count3 -= 1) {
    const file2 = modules.fileOf(crate, path2.slice(0, count3));
    if (file2 !== null) return inside(file2);
  }
  return inside(crate.root);
}
// src/core/mapping/skeleton/import-graph.ts
var MOST_UNRESOLVED = 500;
var MOST_RANKED = 30;
function importGraph(codebase, sources) {
  const gathered = new Gathered(codebase, sources);
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
  constructor(codebase, sources) {
    this.codebase = codebase;
    const javascript = resolveJavascript(codebase);
    const java = resolveJava(codebase);
    const c = resolveC(codebase);
    this.resolvers = {
      JavaScript: javascript,
      TypeScript: javascript,
      Python: resolvePython(codebase),
      Go: resolveGo(codebase),
      Rust: resolveRust(codebase, sources),
      Java: java,
      Kotlin: java,
      C: c,
      "C++": c,
      "Objective-C": c,
      CUDA: c
    };
  }
  add(from, found) {
    const language = (0, import_shared_core_planning_phases_plan_format9.languageOf)(from)?.name ?? "";
    const resolve3 = Object.hasOwn(this.resolvers, language) ? this.resolvers[language] : void 0;
    const resolution = resolve3?.(from, found);
    if (resolution === void 0) return;
    if (resolution.to === "inside") {
      for (const to of resolution.paths) this.edge(from, to, found.kind);
    } else if (resolution.to === "package") {
      this.external(from, language, resolution, found);
    } else if (this.unresolved.length < MOST_UNRESOLVED) {
      const text2 = found.form === "mod" ? `mod ${found.text}` : found.text;
      if (!this.unresolved.some((known) => known.from === from && known.text === text2)) {
        this.unresolved.push({ from, text: text2 });
      }
    }
  }
  edges() {
    return [...this.inside.values()].sort((a, b) => (0, import_shared_core_planning_phases_plan_format.byText)(a.from, b.from) || (0, import_shared_core_planning_phases_plan_format.byText)(a.to, b.to));
  }
  externals() {
    return [...this.outside.values()].map(({ found, from, declared }) => {
      const manifest = found.manifest === "standard" ? "standard" : declared ? "declared" : "undeclared";
      return { ...found, importers: from.size, manifest };
    }).sort((a, b) => b.importers - a.importers || (0, import_shared_core_planning_phases_plan_format.byText)(a.name, b.name));
  }
  edge(from, to, kind) {
    if (from === to) return;
    const key = `${from}\0${to}`;
    const known = this.inside.get(key);
    if (known === void 0 || STRENGTH[known.kind] < STRENGTH[kind])
      this.inside.set(key, { from, to, kind });
  }
  external(from, language, { name, standard: standard2 }, found) {
    const family = Object.hasOwn(FAMILY, language) ? FAMILY[language] ?? language : language;
    const key = `${family}\0${name}`;
    const known = this.outside.get(key) ?? {
      found: { name, language: family, importers: 0, manifest: standard2 ? "standard" : "declared" },
      from: /* @__PURE__ */ new Set(),
      declared: true
    };
    known.from.add(from);
    known.declared &&= standard2 || isDeclared(this.codebase, from, family, name, found);
    this.outside.set(key, known);
  }
};
var FAMILY = {
  TypeScript: "JavaScript",
  Kotlin: "Java",
  "C++": "C",
  "Objective-C": "C",
  CUDA: "C"
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
  return [...counts].sort((a, b) => b[1] - a[1] || (0, import_shared_core_planning_phases_plan_format.byText)(a[0], b[0])).slice(0, MOST_RANKED);
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
    const name = (0, import_shared_core_planning_phases_plan_format.nameOf)(path2);
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
    const name = (0, import_shared_core_planning_phases_plan_format.nameOf)(path2);
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
    const row = NATIVE.find(([pattern]) => pattern.test((0, import_shared_core_planning_phases_plan_format.nameOf)(path2)));
    return row === void 0 ? [] : [{ path: path2, kind: row[1] }];
  }).filter(({ path: path2, kind }) => {
    const key = `${(0, import_shared_core_planning_phases_plan_format.folderOf)(path2)}\0${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= SAMPLES;
  }).slice(0, MOST5);
}
function isOwn(path2) {
  return !(0, import_shared_core_planning_phases_plan_format.isHeld)(path2) && !(0, import_shared_core_planning_phases_plan_format.isVendored)(path2);
}
// src/core/mapping/skeleton/pipelines.ts
var import_yaml = (0, import_hooks_active_on_stop10.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
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
  const fields = fieldsOf2(file2);
  const jobs = fieldsOf2(fields.jobs);
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
  return Object.entries(fieldsOf2(value)).flatMap(([name, child]) => {
    if (!COMMAND_FIELDS.has(name)) return commandsIn(child, depth3 + 1);
    const single = textOf2(child);
    if (single !== null) return [single];
    return listOf(child).length > 0 ? textsOf(child) : commandsIn(child, depth3 + 1);
  });
}
function shellLines(path2, text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.trim().slice(0, LONGEST_COMMAND));
  const wanted = (0, import_shared_core_planning_phases_plan_format.nameOf)(path2) === "Jenkinsfile" ? /^(?:sh|bat)\b/ : /^(?:step\b.*|(?:npx|npm|pnpm|yarn|node|make|cargo|go|python3?|pytest|bash|sh|docker|mvn|gradle)\b.*)$/;
  return [...new Set(lines.filter((line) => wanted.test(line)))].slice(0, MOST_COMMANDS);
}
// src/core/mapping/skeleton/read-codebase.ts
var import_yaml2 = (0, import_hooks_active_on_stop10.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
// src/core/mapping/skeleton/manifests/read-lines.ts
function readGoMod(text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.replace(/\/\/.*/, "").trim());
  const name = lines.map((line) => /^module\s+"?([^\s"]+)"?$/.exec(line)?.[1]).find((found) => found);
  const version = lines.map((line) => /^go\s+(\S+)$/.exec(line)?.[1]).find((found) => found);
  const dependencies2 = said(lines, "require").flatMap((line) => {
    const found = /^"?([\w.~/-]+)"?\s+(v\S+)$/.exec(line);
    return found?.[1] === void 0 ? [] : [dependency(found[1], found[2])];
  });
  const replace = said(lines, "replace").flatMap((line) => {
    const found = /^"?([\w.~/-]+)"?(?:\s+v\S+)?\s+=>\s+"?(\.{1,2}(?:\/[^\s"]*)?)"?$/.exec(line);
    return found === null ? [] : [[found[1] ?? "", found[2] ?? ""]];
  });
  return {
    ...nothingSaid,
    name: name ?? null,
    version: version ? `go ${version}` : null,
    dependencies: dependencies2,
    raw: { replace: Object.fromEntries(replace) }
  };
}
function said(lines, word2) {
  let block = "";
  return lines.flatMap((line) => {
    const opened = line === ")" ? "" : /^(\w+)\s*\($/.exec(line)?.[1];
    block = opened ?? block;
    if (opened !== void 0) return [];
    if (line.startsWith(`${word2} `)) return [line.slice(word2.length).trim()];
    return block === word2 ? [line] : [];
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
  const raw = fieldsOf2(JSON.parse(text2.replace(/^\uFEFF/, "")));
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
// src/core/mapping/skeleton/manifests/read-python.ts
function readPyproject(text2) {
  const file2 = fieldsOf2((0, import_app_guidance_step_guidance.parse)(text2));
  const project = fieldsOf2(file2.project);
  const tool = fieldsOf2(file2.tool);
  const poetry = fieldsOf2(tool.poetry);
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
    workspaces: textsOf(fieldsOf2(fieldsOf2(tool.uv).workspace).members),
    entries: Object.entries(scripts2).map(([name, target2]) => ({
      path: `${(target2.split(":")[0] ?? "").trim().replaceAll(".", "/")}.py`,
      why: `pyproject.toml script "${name}"`
    }))
  };
}
function groups(value) {
  return Object.values(fieldsOf2(value)).flatMap(
    (list22) => textsOf(list22).flatMap((line) => requirement(line, true))
  );
}
function poetryDependencies(poetry) {
  const table2 = (value, dev) => Object.entries(fieldsOf2(value)).filter(([name]) => name !== "python").map(([name, said2]) => dependency(name, textOf2(said2) ?? textOf2(fieldsOf2(said2).version) ?? "", dev));
  return [
    ...table2(poetry.dependencies, false),
    ...table2(poetry["dev-dependencies"], true),
    ...Object.values(fieldsOf2(poetry.group)).flatMap((group) => table2(fieldsOf2(group).dependencies, true))
  ];
}
function requirement(line, dev) {
  const found = /^([A-Za-z0-9][\w.-]*)(?![\w.:/-])\s*(?:\[[^\]]*\])?\s*([^;#]*)/.exec(line.trim());
  return found?.[1] === void 0 ? [] : [dependency(found[1], found[2] ?? "", dev)];
}
function readRequirements2(text2, dev) {
  return {
    ...nothingSaid,
    dependencies: text2.split(/\r?\n/).flatMap((line) => requirement(line, dev))
  };
}
function isRequirements(text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.replace(/#.*/, "").trim());
  return lines.every((line) => /^$|^[-.\\]|^\S+:|^[A-Za-z0-9][\w.-]*\s*(?:$|[[=<>~!@;\\])/.test(line));
}
function readSetupPy(text2) {
  return {
    ...nothingSaid,
    name: literalsOf(text2, "name")[0] ?? null,
    version: literalsOf(text2, "version")[0] ?? null,
    dependencies: [
      ...literalsOf(text2, "install_requires").flatMap((line) => requirement(line, false)),
      ...["setup_requires", "tests_require"].flatMap(
        (key) => literalsOf(text2, key).flatMap((line) => requirement(line, true))
      )
    ]
  };
}
function literalsOf(text2, keyword) {
  const at = new RegExp(`(?:^|[(,])[ \\t]{0,40}${keyword}[ \\t]{0,9}=[ \\t]{0,9}`, "m").exec(text2);
  if (at === null) return [];
  const piece = /\s+|#[^\n]*|[[(,]|"([^"\n]*)"|'([^'\n]*)'/y;
  piece.lastIndex = at.index + at[0].length;
  const found = [];
  let isList2 = false;
  for (let next = piece.exec(text2); next !== null; next = piece.exec(text2)) {
    isList2 ||= /^[[(]$/.test(next[0]);
    const literal3 = next[1] ?? next[2];
    if (literal3 !== void 0) found.push(literal3);
    if (literal3 !== void 0 && !isList2) break;
  }
  return found;
}
function readSetupCfg(text2) {
  const lines = (name) => cfgLines(text2, name);
  const values = cfgValues(text2);
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
function cfgLines(text2, name) {
  return (cfgValues(text2).get(name) ?? []).filter((line) => line !== "");
}
function cfgValues(text2) {
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
  return values;
}
function readPipfile(text2) {
  const file2 = fieldsOf2((0, import_app_guidance_step_guidance.parse)(text2));
  const table2 = (value, dev) => Object.entries(fieldsOf2(value)).map(([name, version]) => dependency(name, textOf2(version) ?? "", dev));
  return {
    ...nothingSaid,
    scripts: textFieldsOf(file2.scripts),
    dependencies: [...table2(file2.packages, false), ...table2(file2["dev-packages"], true)]
  };
}
function pythonLayout(path2, text2) {
  const none2 = { roots: [], made: [] };
  if ((0, import_shared_core_planning_phases_plan_format.nameOf)(path2) === "setup.cfg") return { ...none2, roots: cfgRoots(text2) };
  if ((0, import_shared_core_planning_phases_plan_format.nameOf)(path2) !== "pyproject.toml") return none2;
  try {
    const tool = fieldsOf2(fieldsOf2((0, import_app_guidance_step_guidance.parse)(text2)).tool);
    return { roots: rootsIn2(tool), made: madeIn(tool) };
  } catch {
    return none2;
  }
}
function rootsIn2(tool) {
  const setuptools = fieldsOf2(tool.setuptools);
  const hatch = fieldsOf2(fieldsOf2(fieldsOf2(fieldsOf2(tool.hatch).build).targets).wheel);
  return [
    ...textsOf(fieldsOf2(fieldsOf2(setuptools.packages).find).where),
    ...Object.values(textFieldsOf(setuptools["package-dir"])),
    ...listOf(fieldsOf2(tool.poetry).packages).flatMap((entry) => textOf2(fieldsOf2(entry).from) ?? []),
    ...textsOf(hatch.packages).map((folder) => (0, import_shared_core_planning_phases_plan_format.folderOf)(folder.replace(/\/$/, ""))),
    ...textsOf(fieldsOf2(fieldsOf2(tool.pytest).ini_options).pythonpath)
  ];
}
function madeIn(tool) {
  const scm = [tool.setuptools_scm, tool["setuptools-scm"], tool.pdm].map(fieldsOf2);
  const hatch = fieldsOf2(fieldsOf2(fieldsOf2(fieldsOf2(tool.hatch).build).hooks).vcs);
  return [...scm, hatch].flatMap(
    (said2) => ["write_to", "version_file", "version-file"].flatMap((name) => textOf2(said2[name]) ?? [])
  );
}
function cfgRoots(text2) {
  const lines = [...cfgLines(text2, "options.package_dir"), ...cfgLines(text2, "options.packages.find.where")];
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
function readPom(text2) {
  const pom = rootOf(text2, "project");
  return {
    ...nothingSaid,
    name: textAt(pom, "artifactId"),
    version: textAt(pom, "version") ?? textAt(childrenOf3(pom, "parent")[0], "version"),
    dependencies: childrenOf3(pom, "dependencies", "dependency").flatMap((entry) => {
      const name = [textAt(entry, "groupId"), textAt(entry, "artifactId")].filter((part) => part !== null).join(":");
      const isForTests = textAt(entry, "scope") === "test";
      return name === "" ? [] : [dependency(name, textAt(entry, "version") ?? "", isForTests)];
    }),
    workspaces: childrenOf3(pom, "modules", "module").flatMap((module2) => module2.text.trim() || [])
  };
}
function readDotnet(text2) {
  const project = rootOf(text2, "Project");
  const property = (name) => childrenOf3(project, "PropertyGroup").map((group) => textAt(group, name)).find((value) => value !== null) ?? null;
  return {
    ...nothingSaid,
    name: property("PackageId") ?? property("AssemblyName"),
    version: property("Version"),
    dependencies: childrenOf3(project, "ItemGroup", "PackageReference").flatMap((entry) => {
      const { Include: name, Version: version } = entry.attributes;
      return name === void 0 ? [] : [dependency(name, version ?? textAt(entry, "Version") ?? "")];
    })
  };
}
function rootOf(text2, name) {
  const { root } = parseXml(text2, { ignoreUndefinedEntities: true });
  return root?.name === name ? root : void 0;
}
function childrenOf3(parent, ...path2) {
  let reached = parent === void 0 ? [] : [parent];
  for (const name of path2) {
    reached = reached.flatMap(({ children }) => children).filter((child) => child instanceof XmlElement).filter((child) => child.name === name);
  }
  return reached;
}
function textAt(parent, name) {
  return childrenOf3(parent, name)[0]?.text.trim() || null;
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
  [/^setup\.py$/, "python", readSetupPy],
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
  if (isAmongRequirements(path2) && !isRequirements(text2)) return nothingSaid;
  return readRequirements2(text2, /dev|test|lint|doc|ci/.test((0, import_shared_core_planning_phases_plan_format.nameOf)(path2)));
}
function isAmongRequirements(path2) {
  return /(?:^|\/)requirements\/(?!constraints)[\w.-]{1,100}\.(?:txt|in)$/.test(path2);
}
function manifestFolder(path2) {
  return isAmongRequirements(path2) ? (0, import_shared_core_planning_phases_plan_format.folderOf)((0, import_shared_core_planning_phases_plan_format.folderOf)(path2)) : (0, import_shared_core_planning_phases_plan_format.folderOf)(path2);
}
function rowOf(path2) {
  const name = isAmongRequirements(path2) ? "requirements.txt" : (0, import_shared_core_planning_phases_plan_format.nameOf)(path2);
  return ROWS.find(([pattern]) => pattern.test(name));
}
function readNpm(text2) {
  const raw = fieldsOf2(JSON.parse(text2.replace(/^\uFEFF/, "")));
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
    workspaces: Array.isArray(raw.workspaces) ? textsOf(raw.workspaces) : textsOf(fieldsOf2(raw.workspaces).packages),
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
  return Object.entries(fieldsOf2(value)).flatMap(
    ([name, child]) => name === "types" ? [] : exported(child, name.startsWith(".") ? name : key, depth3 + 1)
  );
}
// src/core/mapping/skeleton/read-codebase.ts
function readCodebase(found, texts2) {
  const files = new Set(found.map(({ path: path2 }) => path2));
  const { manifests: manifests2, diagnostics: diagnostics2 } = manifestsIn(texts2);
  return {
    codebase: {
      files,
      folders: /* @__PURE__ */ new Set([".", ...[...files].flatMap((path2) => (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(path2)))]),
      manifests: manifests2,
      manifestsByFolder: byFolder(manifests2),
      isBuilt: builtFolders(found, new Set(manifests2.map(({ folder }) => folder))),
      typescript: typescriptIn(texts2),
      ...jvmClasses(found),
      ...pythonIn(files, manifests2, texts2)
    },
    diagnostics: diagnostics2
  };
}
function byFolder(manifests2) {
  const found = /* @__PURE__ */ new Map();
  for (const one of manifests2) {
    const known = found.get(one.folder);
    if (known === void 0) found.set(one.folder, [one]);
    else known.push(one);
  }
  return found;
}
function isSettings(path2) {
  return isTasks(path2) || /^(?:ts|js)config(?:\.[\w.-]+)?\.json$|^pnpm-workspace\.yaml$|^go\.work$/.test((0, import_shared_core_planning_phases_plan_format.nameOf)(path2));
}
function isTasks(path2) {
  return /^(?:GNUmakefile|[Mm]akefile|\.?[Jj]ustfile)$/.test(path2);
}
function manifestsIn(texts2) {
  const manifests2 = [];
  const diagnostics2 = [];
  for (const [path2, text2] of texts2) {
    const kind = manifestKind(path2);
    if (kind === null || (0, import_shared_core_planning_phases_plan_format.isFixture)(path2) || (0, import_shared_core_planning_phases_plan_format.isVendored)(path2)) continue;
    const reading = readManifest(path2, text2);
    if (reading.status === "broken") {
      diagnostics2.push({ path: path2, message: `The manifest cannot be read: ${reading.reason}` });
      continue;
    }
    const folder = manifestFolder(path2);
    const { manifest } = reading;
    const workspaces = [...manifest.workspaces, ...membersSaidBeside(path2, texts2)];
    manifests2.push({ path: path2, folder, kind, manifest: { ...manifest, workspaces } });
  }
  return { manifests: manifests2, diagnostics: diagnostics2 };
}
function membersSaidBeside(path2, texts2) {
  const beside = (name) => texts2.get((0, import_shared_core_planning_phases_plan_format.folderOf)(path2) === "." ? name : `${(0, import_shared_core_planning_phases_plan_format.folderOf)(path2)}/${name}`) ?? "";
  if ((0, import_shared_core_planning_phases_plan_format.nameOf)(path2) === "package.json") return pnpmMembers(beside("pnpm-workspace.yaml"));
  if ((0, import_shared_core_planning_phases_plan_format.nameOf)(path2) !== "go.mod") return [];
  return [...beside("go.work").matchAll(/^[ \t]*(?:use[ \t]+)?(\.{1,2}\/?[\w./-]*)[ \t]*$/gm)].map(
    ([, folder = ""]) => folder
  );
}
function pnpmMembers(text2) {
  try {
    return textsOf(fieldsOf2((0, import_yaml2.parse)(text2, { logLevel: "silent" })).packages);
  } catch {
    return [];
  }
}
function typescriptIn(texts2) {
  const found = /* @__PURE__ */ new Map();
  const read = typescriptReader(texts2);
  const rank = (path2) => ["tsconfig.json", "jsconfig.json"].indexOf((0, import_shared_core_planning_phases_plan_format.nameOf)(path2)) + 1 || 3;
  const paths = [...texts2.keys()].filter((path2) => /^(?:ts|js)config/.test((0, import_shared_core_planning_phases_plan_format.nameOf)(path2)));
  for (const path2 of paths.sort((a, b) => rank(a) - rank(b))) {
    const settings = read(path2);
    const known = found.get((0, import_shared_core_planning_phases_plan_format.folderOf)(path2));
    if (settings === null) continue;
    const says = known !== void 0 && (known.paths.length > 0 || known.base !== null);
    found.set((0, import_shared_core_planning_phases_plan_format.folderOf)(path2), says ? { ...known, outDir: known.outDir ?? settings.outDir } : settings);
  }
  return found;
}
function pythonIn(files, manifests2, texts2) {
  const layouts = manifests2.filter(({ kind }) => kind === "python").map(({ path: path2, folder }) => ({ folder, ...pythonLayout(path2, texts2.get(path2) ?? "") }));
  const placed2 = (folder, some) => some.flatMap((below22) => (0, import_shared_core_planning_phases_plan_format.joinPath)(folder, below22) ?? []);
  const roots = layouts.flatMap(({ folder, roots: said2 }) => placed2(folder, [".", "src", ...said2]));
  const made = layouts.flatMap((layout) => placed2(layout.folder, layout.made));
  return { pythonRoots: pythonRootsIn(files, roots), pythonMade: new Set(made) };
}
var BUILT2 = /^(?:dist|build|out|target|lib-cov|_build|\.next|\.output)$/;
var FEW_SOURCES = 3;
var LITTLE_SOURCE = 0.2;
function builtFolders(files, manifestFolders) {
  const code = files.filter(({ path: path2 }) => (0, import_shared_core_planning_phases_plan_format9.isProgramming)(path2));
  const folders2 = new Set(code.flatMap(({ path: path2 }) => (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(path2))));
  const owners = /* @__PURE__ */ new Map();
  for (const folder of folders2) {
    const owner = (0, import_shared_core_planning_phases_plan_format.folderOf)(folder);
    if (!BUILT2.test((0, import_shared_core_planning_phases_plan_format.nameOf)(folder)) || !(manifestFolders.has(owner) || owner === ".")) continue;
    owners.set(owner, [...owners.get(owner) ?? [], folder]);
  }
  const tallies = tally(code, owners);
  const built = new Set(
    [...owners].filter(([owner]) => hasSources(tallies.get(owner))).flatMap(([, outputs]) => outputs)
  );
  return (path2) => (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(path2)).some((folder) => built.has(folder));
}
function tally(code, owners) {
  const tallies = /* @__PURE__ */ new Map();
  for (const owner of owners.keys()) tallies.set(owner, { sources: 0, text: 0, output: 0 });
  for (const file2 of code) {
    for (const owner of (0, import_shared_core_planning_phases_plan_format.foldersUpFrom)((0, import_shared_core_planning_phases_plan_format.folderOf)(file2.path))) {
      const found = tallies.get(owner);
      if (found !== void 0) count22(found, file2, owners.get(owner) ?? []);
    }
  }
  return tallies;
}
function count22(found, { path: path2, bytes }, outputs) {
  if (outputs.some((folder) => (0, import_shared_core_planning_phases_plan_format.isBelow)(path2, folder))) found.output += bytes;
  else if (!/\.config\.\w+$/.test(path2)) {
    found.sources += 1;
    found.text += bytes;
  }
}
function hasSources({ sources, text: text2, output } = { sources: 0, text: 0, output: 0 }) {
  return sources >= FEW_SOURCES || text2 >= LITTLE_SOURCE * output;
}
// src/core/mapping/skeleton/test-setup.ts
var MOST_FILES2 = 500;
var LONGEST_SCRIPT = 1e3;
function testSetup({ paths, manifests: manifests2, ci, tasks }) {
  const files = paths.filter(import_shared_core_planning_phases_plan_format.isTestFile);
  const config2 = paths.filter((path2) => CONFIG2.test((0, import_shared_core_planning_phases_plan_format.nameOf)(path2)));
  const scripts2 = manifests2.flatMap(({ manifest, kind, folder }) => scriptsOf3(manifest, kind, folder));
  const piped = ci.flatMap(({ commands: commands2 }) => commands2.filter(isTestCommand));
  const found = { files, config: config2, manifests: manifests2, texts: [...scripts2.map(({ text: text2 }) => text2), ...piped] };
  const runners = RUNNERS.filter(([, row]) => shows(row, found)).map(([name]) => name);
  const said2 = [...scripts2.map(({ command }) => command), ...taskCommands(tasks), ...piped];
  return {
    runners,
    commands: [...new Set(said2.length > 0 ? said2 : runners.flatMap(usualCommand))].slice(0, 40),
    config: config2,
    count: files.length,
    files: files.sort(import_shared_core_planning_phases_plan_format.byText).slice(0, MOST_FILES2)
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
  if (config2 !== void 0 && found.config.some((path2) => config2.test((0, import_shared_core_planning_phases_plan_format.nameOf)(path2)))) return true;
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
function taskCommands(tasks) {
  return [...tasks].flatMap(([path2, text2]) => {
    const program = /justfile$/i.test(path2) ? "just" : "make";
    const targets3 = text2.matchAll(/^@?((?:test|check)[\w-]*)(?![\w-])[^\n:=]*:(?!=)/gm);
    return [...targets3].map(([, target2]) => `${program} ${target2}`);
  });
}
var USUAL3 = {
  pytest: "pytest",
  tox: "tox",
  nox: "nox",
  "go test": "go test ./...",
  "cargo test": "cargo test",
  rspec: "bundle exec rspec",
  "dotnet test": "dotnet test"
};
function usualCommand(runner) {
  const command = Object.hasOwn(USUAL3, runner) ? USUAL3[runner] : void 0;
  return command === void 0 ? [] : [command];
}
// src/core/mapping/skeleton/assemble-skeleton.ts
var LARGEST2 = 20;
var MOST_DIAGNOSTICS = 200;
var MOST_ALIKE2 = 20;
function assembleSkeleton(findings) {
  const { files, texts: texts2 } = findings;
  const paths = files.map(({ path: path2 }) => path2);
  const { codebase, diagnostics: diagnostics2 } = readCodebase(files, texts2);
  const sources = new Map(
    files.flatMap(
      ({ path: path2, facts }) => facts === null ? [] : [[path2, judged(path2, facts, codebase.isBuilt(path2))]]
    )
  );
  const pipelines2 = [...texts2].flatMap(
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
    vendored: (0, import_shared_core_planning_phases_plan_format.isVendored)(path2)
  }));
  const own = counted.filter(
    ({ path: path2, generated, vendored }) => (0, import_shared_core_planning_phases_plan_format9.isProgramming)(path2) && !generated && !vendored
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
    entryPoints: entryPoints2(codebase, sources, imagesIn(texts2)),
    folders: folderRoles(counted, new Set(packages2.map(({ folder }) => folder))),
    imports: importGraph(codebase, sources),
    tests: testSetup({
      paths: paths.filter((path2) => !(0, import_shared_core_planning_phases_plan_format.isVendored)(path2)),
      manifests: codebase.manifests,
      ci,
      tasks: new Map([...texts2].filter(([path2]) => isTasks(path2)))
    }),
    ci,
    config: configFiles(paths),
    largest: own.map(({ path: path2, lines, bytes }) => ({ path: path2, lines, bytes })).sort((a, b) => b.lines - a.lines || (0, import_shared_core_planning_phases_plan_format.byText)(a.path, b.path)).slice(0, LARGEST2),
    hotSpots: hotSpots2(findings.commits, new Map(own.map(({ path: path2, lines }) => [path2, lines]))),
    natives: natives2(paths),
    diagnostics: bounded([
      ...findings.diagnostics,
      ...diagnostics2,
      ...pipelines2.flatMap(
        ({ path: path2, broken }) => broken ? [{ path: path2, message: "It is not valid YAML." }] : []
      ),
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
  return (0, import_shared_core_planning_phases_plan_format.isVendored)(path2) || facts.generated ? { ...facts, imports: null } : facts;
}
function imagesIn(texts2) {
  return [...texts2].flatMap(([path2, text2]) => {
    const command = isImageFile(path2) && !(0, import_shared_core_planning_phases_plan_format.isHeld)(path2) ? imageCommand(text2) : null;
    return command === null ? [] : [{ path: path2, command }];
  });
}
function bounded(diagnostics2) {
  const counts = /* @__PURE__ */ new Map();
  const said2 = diagnostics2.filter(({ message }) => {
    const count3 = (counts.get(message) ?? 0) + 1;
    counts.set(message, count3);
    return count3 <= MOST_ALIKE2;
  });
  const more = [...counts].flatMap(
    ([message, count3]) => count3 > MOST_ALIKE2 ? [{ path: null, message: `${count3 - MOST_ALIKE2} more files: ${message}` }] : []
  );
  return [...said2.slice(0, MOST_DIAGNOSTICS), ...more.slice(0, MOST_DIAGNOSTICS)];
}
function languageShares(files) {
  const found = /* @__PURE__ */ new Map();
  for (const { path: path2, lines, generated, vendored } of files) {
    const language = (0, import_shared_core_planning_phases_plan_format9.languageOf)(path2);
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
  })).sort((a, b) => Number(b.code) - Number(a.code) || b.lines - a.lines || (0, import_shared_core_planning_phases_plan_format.byText)(a.name, b.name)).map(({ name, files: count3, lines, share }) => ({ name, files: count3, lines, share }));
}
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
    dependsOn: [...new Set(manifest.dependencies.map((dependency2) => localName(dependency2.name)))].filter((dependency2) => names.has(dependency2) && dependency2 !== name).sort(import_shared_core_planning_phases_plan_format.byText)
  })).sort((a, b) => (0, import_shared_core_planning_phases_plan_format.byText)(a.folder, b.folder));
}
function localName(name) {
  return name.slice(name.lastIndexOf(":") + 1);
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
  const said2 = [...list22.diagnostics];
  if (commits === null && commit !== null) {
    said2.push({ path: null, message: "The history could not be read, so there are no hot spots." });
  }
  const texts2 = readTexts(folder, list22.files, said2);
  return assembleSkeleton({
    folderName: (0, import_node_path5.basename)(folder) || "codebase",
    commit,
    files,
    texts: texts2,
    commits: commits ?? [],
    diagnostics: said2
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
  return (0, import_shared_core_planning_phases_plan_format9.languageOf)(path2)?.reader !== null && !(0, import_shared_core_planning_phases_plan_format.isFixture)(path2) && !(0, import_shared_core_planning_phases_plan_format.isVendored)(path2);
}
function readTexts(folder, files, said2) {
  const texts2 = /* @__PURE__ */ new Map();
  for (const { path: path2 } of files) {
    if (!isRead(path2)) continue;
    const file2 = (0, import_hooks_active_on_stop8.readText)((0, import_node_path5.join)(folder, path2), (0, import_hooks_active_on_stop9.projectFile)(folder), LARGEST_TEXT);
    if (file2.status === "ok") texts2.set(path2, file2.text);
    else
      said2.push({
        path: path2,
        message: `It was not read: ${file2.status === "missing" ? "it is gone" : file2.reason}.`
      });
  }
  return texts2;
}
function isRead(path2) {
  if (isSecret(path2) || (0, import_shared_core_planning_phases_plan_format.isVendored)(path2) || (0, import_shared_core_planning_phases_plan_format.isFixture)(path2)) return false;
  return manifestKind(path2) !== null || pipelineKind(path2) !== null || isSettings(path2) || isImageFile(path2);
}
// src/app/mapping/finish-map.ts
// src/core/mapping/documents/document-outline.ts
var LONGEST3 = 140;
var NOTHING = /^(?:none|not (?:detected|applicable|found|used)|n\/a|nothing|no .{0,40}(?:found|detected|known))\b/i;
function documentOutline(text2) {
  const { headings, quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text2);
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
  const plain5 = (0, import_hooks_active_on_stop2.plainLine)(text2.replaceAll(/[`*]|\\(?=[*_<[~])/g, "").replaceAll("|", "/"), 2e3);
  if (plain5.length <= cap) return plain5;
  return `${plain5.slice(0, cap).replace(/(?<!\s)\s+\S*$/, "")} \u2026`;
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
var SUMMARY_MARK = import_hooks_active_on_stop3.prose`<!-- Made by MSW from the documents next to it; made again with every map. -->`;
function mapSummary({ skeleton: skeleton2, documents, day }) {
  const outlines = new Map([...documents].map(([file2, text2]) => [file2, documentOutline(text2)]));
  const section2 = (file2, title) => outlines.get(file2)?.find((one) => one.title === title) ?? null;
  const parts = [
    SUMMARY_MARK,
    import_hooks_active_on_stop3.prose`# Codebase Map: ${(0, import_hooks_active_on_stop.quoteLine)(skeleton2.name, 80)}`,
    head(skeleton2, day),
    list2(import_hooks_active_on_stop3.prose`Overview`, overview(section2)),
    list2(import_hooks_active_on_stop3.prose`Languages`, languages2(skeleton2)),
    list2(import_hooks_active_on_stop3.prose`Entry Points`, entryPoints3(skeleton2)),
    list2(import_hooks_active_on_stop3.prose`Layers`, named3(section2("ARCHITECTURE.md", "Layers"), 10)),
    list2(import_hooks_active_on_stop3.prose`Build and Test`, commands(skeleton2)),
    list2(import_hooks_active_on_stop3.prose`Top Risks`, risks(outlines.get("CONCERNS.md") ?? [])),
    list2(import_hooks_active_on_stop3.prose`Hot Spots`, hotSpots3(skeleton2)),
    import_hooks_active_on_stop3.prose`## Documents\n\n${table(documents, outlines)}`
  ];
  return import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop3.joinProse)(parts, "\n\n")}\n`;
}
function head({ commit, files }, day) {
  const mapped = import_hooks_active_on_stop3.prose`**Mapped:** ${(0, import_hooks_active_on_stop.quoteName)(day)}`;
  const size = import_hooks_active_on_stop3.prose`**Size:** ${files.count} files, ${files.lines} lines`;
  return commit === null ? import_hooks_active_on_stop3.prose`${mapped}\n${size}` : import_hooks_active_on_stop3.prose`${mapped}, commit ${(0, import_hooks_active_on_stop.quoteName)(commit.slice(0, 12))}\n${size}`;
}
function list2(title, items) {
  if (items.length === 0) return null;
  const lines = items.map((item) => import_hooks_active_on_stop3.prose`- ${item}`);
  return import_hooks_active_on_stop3.prose`## ${title}\n\n${(0, import_hooks_active_on_stop3.joinProse)(lines, "\n")}`;
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
    return words === null ? [] : [import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop3.literal)(title)}: ${(0, import_hooks_active_on_stop.quoteLine)(words, 300)}`];
  });
}
function languages2({ languages: all }) {
  return all.filter(({ share }) => share > 0).slice(0, 6).map(
    ({ name, files, lines, share }) => import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop.quoteName)(name)}: ${Math.round(share * 100)}% (${files} files, ${lines} lines)`
  );
}
function entryPoints3({ entryPoints: all }) {
  return all.slice(0, 8).map(({ path: path2, why }) => import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop.codeName)(path2)}: ${(0, import_hooks_active_on_stop.quoteLine)(plainWords(why, 80), 80)}`);
}
function named3(section2, most) {
  return (section2?.names ?? []).slice(0, most).map(({ name, point }) => (0, import_hooks_active_on_stop.quoteLine)(titled(name, point), 300));
}
function titled(name, point) {
  return point === "" ? name : `${name}: ${point}`;
}
function commands({ tests, manifests: manifests2 }) {
  const build = manifests2.find(({ path: path2 }) => !path2.includes("/"))?.scripts.build;
  const runners = (0, import_hooks_active_on_stop3.joinProse)(
    tests.runners.slice(0, 4).map((runner) => (0, import_hooks_active_on_stop.quoteName)(runner, 80)),
    ", "
  );
  return [
    ...tests.runners.length === 0 ? [] : [import_hooks_active_on_stop3.prose`Runner: ${runners} (${tests.count} test files)`],
    ...tests.commands.slice(0, 4).map((command) => import_hooks_active_on_stop3.prose`Test: ${(0, import_hooks_active_on_stop.quoteLine)(plainWords(command, 120), 120)}`),
    ...build === void 0 ? [] : [import_hooks_active_on_stop3.prose`Build: ${(0, import_hooks_active_on_stop.quoteLine)(plainWords(build, 120), 120)}`]
  ];
}
function risks(sections) {
  const rows = sections.flatMap(
    ({ title, names }) => names.map(({ name, point }, rank) => ({
      rank,
      text: `${title}: ${name}${point === "" ? "" : `. ${point}`}`
    }))
  );
  return rows.map((row, at) => ({ ...row, at })).sort((a, b) => a.rank - b.rank || a.at - b.at).slice(0, 10).map(({ text: text2 }) => (0, import_hooks_active_on_stop.quoteLine)(text2, 300));
}
function hotSpots3({ hotSpots: all, imports }) {
  const spots = all.slice(0, 5).map(
    ({ path: path2, commits, lastChange }) => import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop.codeName)(path2)}: ${commits} commits, last on ${(0, import_hooks_active_on_stop.quoteName)(lastChange)}`
  );
  const { length } = imports.cycles;
  return length === 0 ? spots : [...spots, import_hooks_active_on_stop3.prose`${length} ${length === 1 ? import_hooks_active_on_stop3.prose`circle` : import_hooks_active_on_stop3.prose`circles`} of imports`];
}
function table(documents, outlines) {
  const rows = import_shared_core_planning_phases_plan_format6.MAP_DOCUMENTS.map(({ file: file2 }) => {
    const text2 = documents.get(file2);
    if (text2 === void 0) return (0, import_app_loop_conclude_turn3.tableRow)([(0, import_hooks_active_on_stop.quoteName)(file2), import_hooks_active_on_stop3.prose`-`, import_hooks_active_on_stop3.prose`not written`]);
    const titles = (outlines.get(file2) ?? []).map(({ title }) => title).join(", ");
    const said2 = (0, import_hooks_active_on_stop.quoteLine)(plainWords(titles, 200), 200);
    return (0, import_app_loop_conclude_turn3.tableRow)([(0, import_hooks_active_on_stop.codeName)(`.planning/codebase/${file2}`), import_hooks_active_on_stop3.prose`${lineCount(text2)}`, said2]);
  });
  return (0, import_hooks_active_on_stop3.joinProse)([import_hooks_active_on_stop3.prose`| Document | Lines | Sections |\n|---|---|---|`, ...rows], "\n");
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
  return (0, import_shared_core_planning_rules_waves.splice)(text2, edits);
}
function editOf(text2, group) {
  const place = group[0]?.claim.place;
  const wrong = group.some(({ verdict }) => verdict.status === "wrong" && verdict.stays !== true);
  if (place === "command" || place === "tree") return wrong ? [lineEdit(group)] : [];
  if (place === "link") return linkEdit(text2, group, wrong);
  return spanEdit(text2, group, wrong);
}
function linkEdit(text2, group, wrong) {
  const end = group[0]?.claim.end ?? 0;
  return wrong ? [{ start: end, end, text: ` ${TAKEN_BACK}` }] : fullEdit(text2, group);
}
function spanEdit(text2, group, wrong) {
  const [first] = group;
  if (first === void 0) return [];
  const { start, end, place, text: words } = first.claim;
  const absent = group.some(({ verdict }) => verdict.status === "absent");
  if (!wrong && !absent) return place === "span" ? fullEdit(text2, group) : [];
  const bare2 = words.replaceAll("`", "");
  const plain5 = place === "span" ? escaped(bare2) : bare2;
  const said2 = wrong ? `${plain5} ${TAKEN_BACK}` : plain5;
  return [{ start, end: place === "fenced-span" ? padded(text2, end, said2, end - start) : end, text: said2 }];
}
function lineEdit(group) {
  const end = group[0]?.claim.end ?? 0;
  const wrong = group.filter(({ verdict }) => verdict.status === "wrong");
  const isTree = wrong[0]?.claim.place === "tree";
  const names = wrong.map(({ claim: { said: said2 } }) => said2.kind === "path" ? said2.path : said2.name).join(", ");
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
function padded(text2, end, said2, length) {
  const spaces = /^ */.exec(text2.slice(end, end + 80))?.[0].length ?? 0;
  return end + Math.max(0, Math.min(spaces - 1, said2.length - length));
}
function escaped(words) {
  return words.replaceAll(/[*_<[~]/g, "\\$&");
}
// src/app/mapping/finish-map.ts
var MAP_MESSAGE = "docs: map existing codebase";
async function finishMap(root, skeleton2, now) {
  const run = (0, import_shared_core_planning_phases_plan_format6.readRun)(root);
  if (run === null || run.finished) return refused22("There is no map to finish: begin with /msw:map.");
  const refusal = (0, import_shared_core_planning_phases_plan_format6.openMapFolder)(root);
  if (refusal !== null) return refused22(refusal);
  const present = (0, import_shared_core_planning_phases_plan_format6.readMap)(root);
  const unwritten = unwrittenIn(run.focuses, present);
  if (unwritten.length > 0) return refused22(notWritten(unwritten));
  const judged2 = await judgeDocuments(root, skeleton2, present);
  const settled = new Map(judged2.flatMap((one) => settle(one, run)));
  const commit = await headCommit(root);
  const texts2 = finalTexts(root, { present, settled, skeleton: skeleton2, commit, day: (0, import_shared_core_planning_phases_plan_format6.localDay)(now) });
  const secrets = (0, import_shared_core_planning_phases_plan_format3.findSecrets)(new Map([...texts2, ...settled]));
  if (secrets.length > 0)
    return { ...refused22(`Nothing was committed: ${(0, import_shared_core_planning_phases_plan_format3.secretSentence)(secrets)}.`), secrets };
  const locked = await (0, import_shared_core_planning_documents_planning_settings.withGsdLocks)((0, import_node_path8.join)(root, ".planning"), () => writeChanged(root, present, texts2));
  if (locked.status === "busy") return refused22("Another process holds the lock of .planning: try again.");
  if (locked.value !== null) return refused22(locked.value);
  const paths = [...texts2.keys()].map((file2) => (0, import_node_path8.join)((0, import_shared_core_planning_phases_plan_format6.mapFolder)(root), file2));
  const git = await (0, import_shared_core_planning_writing_state_document.commitPlanning)(root, paths, MAP_MESSAGE);
  (0, import_shared_core_planning_phases_plan_format6.writeRun)(root, { ...run, finished: true });
  return {
    status: "finished",
    before: reportOf(judged2),
    after: reportOf(await judgeDocuments(root, skeleton2, (0, import_shared_core_planning_phases_plan_format6.readMap)(root))),
    commit,
    summary: texts2.has(import_shared_core_planning_phases_plan_format6.SUMMARY_FILE) ? (0, import_node_path8.join)((0, import_shared_core_planning_phases_plan_format6.mapFolder)(root), import_shared_core_planning_phases_plan_format6.SUMMARY_FILE) : null,
    git
  };
}
function settle({ file: file2, text: text2, judged: judged2 }, run) {
  const kind = (0, import_shared_core_planning_phases_plan_format6.documentNamed)(file2);
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
    [import_shared_core_planning_phases_plan_format6.SUMMARY_FILE, mapSummary({ skeleton: { ...skeleton2, commit }, documents, day })]
  ]);
}
function unwrittenIn(focuses, present) {
  return focuses.flatMap((focus) => (0, import_shared_core_planning_phases_plan_format6.documentsOf)(focus)).map(({ file: file2 }) => file2).filter((file2) => lineCount(present.get(file2) ?? "") <= LEAST_LINES);
}
function notWritten(files) {
  return `Not written, or not longer than ${LEAST_LINES} lines: ${files.join(", ")}. Start the mapper of each again, then finish.`;
}
function maySummarise(root) {
  const path2 = (0, import_node_path8.join)((0, import_shared_core_planning_phases_plan_format6.mapFolder)(root), import_shared_core_planning_phases_plan_format6.SUMMARY_FILE);
  if ((0, import_node_fs4.lstatSync)(path2, { throwIfNoEntry: false }) === void 0) return true;
  return (0, import_hooks_active_on_stop8.textOf)(path2, (0, import_hooks_active_on_stop9.projectFile)(root))?.includes(SUMMARY_MARK) === true;
}
function writeChanged(root, before, texts2) {
  const changed = [...texts2].filter(([file2, text2]) => before.get(file2) !== text2);
  const [objection] = changed.flatMap(([file2]) => (0, import_app_loop_conclude_turn2.writeObjection)(root, (0, import_node_path8.join)((0, import_shared_core_planning_phases_plan_format6.mapFolder)(root), file2)) ?? []);
  if (objection !== void 0) return objection;
  for (const [file2, text2] of changed) (0, import_app_loop_conclude_turn2.writeDocument)(root, (0, import_node_path8.join)((0, import_shared_core_planning_phases_plan_format6.mapFolder)(root), file2), text2);
  return null;
}
function refused22(reason) {
  return { status: "refused", reason, secrets: [] };
}
async function stampMap(root, only, now) {
  const commit = await headCommit(root);
  if (commit === null) return { status: "skipped", reason: "not_a_git_repository" };
  const present = (0, import_shared_core_planning_phases_plan_format6.readMap)(root);
  const names = [...present.keys()].filter((file2) => only === null || only.includes(file2));
  if (names.length === 0) return { status: "skipped", reason: "no_documents" };
  const day = (0, import_shared_core_planning_phases_plan_format6.localDay)(now);
  const locked = await (0, import_shared_core_planning_documents_planning_settings.withGsdLocks)((0, import_node_path8.join)(root, ".planning"), () => {
    const texts2 = (0, import_shared_core_planning_phases_plan_format6.readMap)(root);
    for (const file2 of names) {
      const text2 = texts2.get(file2);
      if (text2 === void 0) continue;
      const stamped = stampDocument(text2, { commit, day });
      if (stamped !== text2) (0, import_hooks_active_on_stop5.writeFileAtomic)((0, import_node_path8.join)((0, import_shared_core_planning_phases_plan_format6.mapFolder)(root), file2), stamped);
    }
  });
  if (locked.status === "busy") return { status: "skipped", reason: "locked" };
  return { status: "stamped", commit, day, documents: names };
}
// src/app/mapping/return-claims.ts
function returnClaims(root, report) {
  const run = (0, import_shared_core_planning_phases_plan_format6.readRun)(root);
  if (run === null || run.finished) return [];
  const open = run.focuses.filter((focus) => !run.returned.includes(focus));
  const wanted = open.filter((focus) => toCorrect(report, focus).length > 0);
  const folder = (0, import_shared_core_planning_phases_plan_format6.openRunFolder)(root);
  if (wanted.length === 0 || folder.status === "refused") return [];
  const returned = wanted.map((focus) => {
    const list22 = (0, import_node_path9.join)(folder.path, `${focus}-wrong.md`);
    (0, import_app_loop_conclude_turn.writePage)(list22, import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop3.joinProse)(toCorrect(report, focus), "\n")}\n`);
    return { focus, list: list22, prompt: returnPrompt(focus, [list22, (0, import_node_path9.join)(folder.path, `${focus}.md`)]) };
  });
  (0, import_shared_core_planning_phases_plan_format6.writeRun)(root, { ...run, returned: [...run.returned, ...wanted] });
  return returned;
}
function toCorrect(report, focus) {
  const claims = report.wrong.filter((one) => one.focus === focus).map(claimLine);
  const form = report.documents.filter((one) => one.focus === focus).flatMap(
    ({ file: file2, problems }) => problems.filter(({ severity }) => severity === "error").map(
      ({ line, message, fix }) => import_hooks_active_on_stop3.prose`- ${(0, import_hooks_active_on_stop.quoteName)(file2)}:${line}: ${(0, import_hooks_active_on_stop.quoteLine)(`${message} ${fix}`, 300)}`
    )
  );
  return [...claims, ...form];
}
function claimLine({ document, line, text: text2, problem, suggestion: suggestion2 }) {
  const wrong = import_hooks_active_on_stop3.prose`- ${(0, import_hooks_active_on_stop.quoteName)(document)}:${line}: ${(0, import_hooks_active_on_stop.quoteLine)(text2, 200)}: ${(0, import_hooks_active_on_stop.quoteLine)(problem, 120)}`;
  return suggestion2 === null ? wrong : import_hooks_active_on_stop3.prose`${wrong}; closest: ${(0, import_hooks_active_on_stop.quoteName)(suggestion2, 200)}`;
}
// src/app/operations/map-operations.ts
var skeleton = (0, import_shared_core_planning_phases_plan_format8.operation)({
  name: "map skeleton",
  about: "Show what code knows: languages, manifests, entry points, imports, tests, hot spots",
  effect: "reads",
  takesFolder: true,
  inputs: { noCache: (0, import_shared_core_planning_phases_plan_format8.flag)("neither read nor write .msw/cache") },
  run: (place, { noCache }) => (0, import_hooks_active_on_command3.isFolder)(place.folder) ? buildSkeleton(place.folder, { cache: !noCache }).then(import_shared_core_planning_phases_plan_format8.done) : (0, import_shared_core_planning_phases_plan_format8.refused)(`The folder ${place.folder} does not exist.`),
  text: skeletonText
});
var begin = (0, import_shared_core_planning_phases_plan_format8.operation)({
  name: "map begin",
  about: "Say what is to be mapped, by whom, with which prompt; writes their pages to .msw/map",
  effect: "writes",
  takesFolder: true,
  inputs: {
    fast: (0, import_shared_core_planning_phases_plan_format8.flag)("one mapper, for tech and arch unless --focus says otherwise"),
    focus: (0, import_shared_core_planning_phases_plan_format8.text)("tech|arch|quality|concerns", "only these, several joined with +"),
    paths: (0, import_shared_core_planning_phases_plan_format8.text)("A,B", "where the mappers look"),
    refresh: (0, import_shared_core_planning_phases_plan_format8.flag)("map everything again, changed or not")
  },
  run: (place, options) => {
    const parsed = (0, import_shared_core_planning_phases_plan_format6.mapRequest)(options);
    if (parsed.status === "refused") return (0, import_shared_core_planning_phases_plan_format8.misused)(parsed.reason);
    return inMapped(place, async (root) => {
      const begun = await beginMap(root, parsed.request, await buildSkeleton(root), place.now());
      return begun.status === "refused" ? begun : (0, import_shared_core_planning_phases_plan_format8.done)(begun);
    });
  },
  text: (begun) => begun.status === "current" ? import_hooks_active_on_stop3.prose`The map still holds; --refresh makes it anew.` : (0, import_hooks_active_on_stop3.joinProse)(
    begun.mappers.map(({ prompt, why }) => import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop.quoteLine)(why, 80)}\n${prompt}\n`),
    "\n"
  ),
  short: (begun) => begun.status === "current" ? begun : { status: begun.status, mappers: begun.mappers.map(promptOf) }
});
var verify = (0, import_shared_core_planning_phases_plan_format8.operation)({
  name: "map verify",
  about: "Check every path, script and dependency that the documents name against the disk; exits 1 when one is wrong",
  effect: "writes",
  takesFolder: true,
  inputs: { return: (0, import_shared_core_planning_phases_plan_format8.flag)("note what goes back to its mapper, which happens once") },
  run: (place, input) => inMapped(place, async (root) => {
    const report = await verifyMap(root, await buildSkeleton(root));
    if (report.documents.length === 0) return (0, import_shared_core_planning_phases_plan_format8.refused)(`${root} has no map: make one with /msw:map.`);
    const value = { ...report, returned: input.return ? returnClaims(root, report) : [] };
    const wrong = report.wrong.length;
    if (wrong === 0 || input.return) return (0, import_shared_core_planning_phases_plan_format8.done)(value);
    return {
      status: "failed",
      value,
      reason: `${wrong} of ${report.claims} claims of the map are wrong.`
    };
  }),
  text: verifyText,
  short: ({ returned }) => ({ returned: returned.map(promptOf) })
});
var finish = (0, import_shared_core_planning_phases_plan_format8.operation)({
  name: "map finish",
  about: "Take back what is still wrong, look for secrets, stamp, write SUMMARY.md and commit these files",
  effect: "writes",
  takesFolder: true,
  inputs: {},
  run: (place) => inMapped(place, async (root) => {
    const finished = await finishMap(root, await buildSkeleton(root), place.now());
    return finished.status === "refused" ? finished : (0, import_shared_core_planning_phases_plan_format8.done)(finished);
  }),
  text: finishText
});
var stamp = (0, import_shared_core_planning_phases_plan_format8.operation)({
  name: "map stamp",
  about: "Write what is checked out into the documents",
  effect: "writes",
  takesFolder: true,
  inputs: { files: (0, import_shared_core_planning_phases_plan_format8.text)("A.md,B.md", "only these documents") },
  run: (place, { files }) => {
    const names = files?.split(",") ?? null;
    const unknown2 = names?.find((file2) => (0, import_shared_core_planning_phases_plan_format6.documentNamed)(file2) === null);
    if (unknown2 !== void 0) return (0, import_shared_core_planning_phases_plan_format8.misused)(`"${unknown2.slice(0, 60)}" is not a document of a map.`);
    return inMapped(place, async (root) => {
      const stamped = await stampMap(root, names, place.now());
      return stamped.status === "stamped" ? (0, import_shared_core_planning_phases_plan_format8.done)(stamped) : (0, import_shared_core_planning_phases_plan_format8.refused)(notStamped[stamped.reason]);
    });
  },
  text: ({ documents, commit }) => import_hooks_active_on_stop3.prose`${documents.length} documents: ${(0, import_hooks_active_on_stop.quoteName)(commit)}`
});
var notStamped = {
  not_a_git_repository: "Nothing was stamped: this is not a git repository with a commit.",
  no_documents: "Nothing was stamped: there is no such document. Make the map with /msw:map.",
  locked: "Nothing was stamped: another process holds the lock of .planning. Try again."
};
var drift = (0, import_shared_core_planning_phases_plan_format8.operation)({
  name: "map drift",
  about: "Tell which files the map does not know since its stamp, and whose documents a change concerns",
  effect: "reads",
  takesFolder: true,
  inputs: {},
  run: (place) => inMapped(place, async (root) => {
    const plan = await remapPlan(root);
    const remap = [...plan].flatMap(([focus, reason]) => reason === null ? [] : [{ focus, ...reason }]);
    return (0, import_shared_core_planning_phases_plan_format8.done)({ ...await mapDrift(root), remap });
  }),
  text: ({ skipped, reason, elements: elements2, last_mapped_commit: last, threshold, remap }) => (0, import_hooks_active_on_stop3.joinProse)(
    [
      skipped ? import_hooks_active_on_stop3.prose`Nothing to compare with (${(0, import_hooks_active_on_stop.quoteName)(reason ?? "unknown")}): make a map with /msw:map.` : import_hooks_active_on_stop3.prose`${elements2.length} new elements since ${(0, import_hooks_active_on_stop.quoteName)(last ?? "?")}, the threshold is ${threshold}.`,
      ...elements2.map(({ category, path: path2 }) => import_hooks_active_on_stop3.prose`- ${(0, import_hooks_active_on_stop.quoteName)(category)}: ${(0, import_hooks_active_on_stop.quoteName)(path2, 200)}`),
      ...remap.map(
        ({ focus, why }) => import_hooks_active_on_stop3.prose`The ${(0, import_hooks_active_on_stop.quoteName)(focus)} documents should be made again: ${(0, import_hooks_active_on_stop.quoteName)(why)}.`
      )
    ],
    "\n"
  )
});
var mapOperations = [skeleton, begin, verify, finish, stamp, drift];
function inMapped(place, use) {
  const { folder, origin } = place;
  if (!(0, import_hooks_active_on_command3.isFolder)(folder)) return (0, import_shared_core_planning_phases_plan_format8.refused)(`The folder ${folder} does not exist.`);
  const isMeant = origin === "named" && !folder.split(/[\\/]/).includes(".planning");
  return use(isMeant ? folder : (0, import_shared_core_planning_writing_state_metrics.planningRoot)(place));
}
function promptOf({ prompt }) {
  return { prompt };
}
function verifyText({ documents, wrong, claims }) {
  const form = documents.flatMap(
    ({ file: file2, problems }) => problems.map(({ line, message }) => import_hooks_active_on_stop3.prose`- ${(0, import_hooks_active_on_stop.quoteName)(file2)}:${line}: ${(0, import_hooks_active_on_stop.quoteLine)(message, 200)}`)
  );
  const head2 = import_hooks_active_on_stop3.prose`${claims} claims in ${documents.length} documents, ${wrong.length} wrong.`;
  return (0, import_hooks_active_on_stop3.joinProse)([head2, ...wrong.map(claimLine), ...form], "\n");
}
function finishText(finished) {
  const { before, after, commit, summary } = finished;
  const form = after.documents.flatMap(
    ({ file: file2, problems }) => problems.map(({ message }) => import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop.quoteName)(file2)}: ${(0, import_hooks_active_on_stop.quoteLine)(message, 200)}`)
  );
  return (0, import_hooks_active_on_stop3.joinProse)(
    [
      ...after.documents.map(({ file: file2, lines }) => import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop.quoteName)(file2)}: ${lines} lines`),
      import_hooks_active_on_stop3.prose`${before.claims} claims checked, ${before.wrong.length} taken back, ${after.wrong.length} wrong now.`,
      ...after.missing.length === 0 ? [] : [import_hooks_active_on_stop3.prose`Not mapped: ${(0, import_hooks_active_on_stop.quoteLine)(after.missing.join(", "), 200)}.`],
      ...form.slice(0, 10),
      commit === null ? import_hooks_active_on_stop3.prose`Not stamped: this is not a git repository with a commit.` : import_hooks_active_on_stop3.prose`Stamped with ${(0, import_hooks_active_on_stop.quoteName)(commit)}.`,
      summary === null ? import_hooks_active_on_stop3.prose`SUMMARY.md is not MSW's and was left alone.` : import_hooks_active_on_stop3.prose`Summary: ${(0, import_hooks_active_on_stop.quoteName)(summary)}`,
      commitLine(finished)
    ],
    "\n"
  );
}
function commitLine({ git }) {
  switch (git.status) {
    case "committed":
      return import_hooks_active_on_stop3.prose`Committed as ${(0, import_hooks_active_on_stop.quoteName)(git.hash.slice(0, 12))}.`;
    case "unchanged":
      return import_hooks_active_on_stop3.prose`Nothing to commit: the documents did not change.`;
    case "skipped":
      return import_hooks_active_on_stop3.prose`Not committed: ${whySkipped[git.reason]}.`;
    case "refused":
      return import_hooks_active_on_stop3.prose`Not committed: ${(0, import_hooks_active_on_stop.quoteLine)(git.reason, 300)}.`;
  }
}
var whySkipped = {
  commit_docs_false: import_hooks_active_on_stop3.prose`planning.commit_docs is false`,
  gitignored: import_hooks_active_on_stop3.prose`git ignores .planning`,
  no_repository: import_hooks_active_on_stop3.prose`this is not a git repository`
};
module.exports = {
  mapOperations: mapOperations
};
