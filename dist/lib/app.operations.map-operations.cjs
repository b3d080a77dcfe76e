var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==o&&__defProp(r,a,{get:()=>e[a],enumerable:!(n=__getOwnPropDesc(e,a))||n.enumerable});return r},__toESM=(r,e,o)=>(o=r!=null?__create(__getProtoOf(r)):{},__copyProps(e||!r||!r.__esModule?__defProp(o,"default",{value:r,enumerable:!0}):o,r)),__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{mapOperations:()=>mapOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_planning_documents_secret_objection=require("./shared.app.planning.documents.secret-objection.cjs"),import_shared_core_mapping_documents_find_claims=require("./shared.core.mapping.documents.find-claims.cjs"),import_shared_jsonc_parser_lib_esm_impl_parser=require("./shared.jsonc-parser.lib.esm.impl.parser.cjs"),import_shared_app_planning_milestones_keep_project=require("./shared.app.planning.milestones.keep-project.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_app_guidance_step_guidance=require(
"./app.guidance.step-guidance.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn3=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_app_loop_conclude_turn4=require("./app.loop.conclude-turn.cjs"),import_common3=require("./common.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common4=require("./common.cjs"),import_shared_core_failure_reading_line_pattern2=require("./shared.core.failure.reading.line-pattern.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_fs2=require("node:fs"),import_node_path3=require("node:path"),import_node_path4=require("node:path"),import_node_path5=require("node:path"),import_node_fs3=require("node:fs"),import_node_os=require("node:os"),import_node_path6=require("node:path"),import_node_worker_threads=require("node:worker_threads"),
import_node_fs4=require("node:fs"),import_node_path7=require("node:path");
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
        ({ name, files: count3, lines, share }) => `${name}: ${percent(share)}, ${(0, import_common10.countOf)(count3, "file")}, ${(0, import_common10.countOf)(lines, "line")}`
      )
    ],
    [
      "Manifests",
      skeleton2.manifests.map(
        (found) => `${found.path}${found.name === null ? "" : `: ${found.name}`}${found.version === null ? "" : ` ${found.version}`}, ${(0, import_common10.countOf)(found.dependencies.length, "dependency", "dependencies")}`
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
      skeleton2.folders.filter(({ path: path2 }) => path2.split("/").length <= 2).map(
        ({ path: path2, role, files: count3, lines }) => `${path2}: ${role}, ${(0, import_common10.countOf)(count3, "file")}, ${(0, import_common10.countOf)(lines, "line")}`
      )
    ],
    ["Most imported", imports.fanIn.map(({ path: path2, importers }) => `${path2}: ${importers}`)],
    ["Cycles", imports.cycles.map((cycle) => cycle.join(" <-> "))],
    ["Packages from elsewhere", outside2.map(({ name, importers }) => `${name}: ${importers}`)],
    [
      "Not declared",
      undeclared2.map(({ name, language, importers }) => `${name} (${language}): ${importers}`)
    ],
    ["Not found", imports.unresolved.map(({ from, text: text2 }) => `${from}: ${text2}`)],
    [
      "Tests",
      [
        `${(0, import_common10.countOf)(tests.count, "file")}; ${tests.runners.join(", ") || "no runner found"}`,
        ...tests.commands
      ]
    ],
    [
      "CI",
      skeleton2.ci.map(
        ({ path: path2, kind, jobs }) => `${path2}: ${kind}${jobs.length === 0 ? "" : `, ${jobs.join(", ")}`}`
      )
    ],
    [
      "Hot spots",
      skeleton2.hotSpots.map(
        ({ path: path2, commits, authors, score }) => `${path2}: ${score}, ${(0, import_common10.countOf)(commits, "commit")}, ${(0, import_common10.countOf)(authors, "author")}`
      )
    ],
    ["Largest", skeleton2.largest.map(({ path: path2, lines }) => `${path2}: ${(0, import_common10.countOf)(lines, "line")}`)],
    ["Native", skeleton2.natives.map(({ path: path2, kind }) => `${path2}: ${kind}`)],
    [
      "Not read",
      skeleton2.diagnostics.map(({ path: path2, message }) => path2 === null ? message : `${path2}: ${message}`)
    ]
  ];
  const size = `${(0, import_common10.countOf)(files.count, "file")}, ${(0, import_common10.countOf)(files.lines, "line")}`;
  const graph = `${(0, import_common10.countOf)(imports.parsed, "file")} read for imports, ${(0, import_common10.countOf)(imports.edges.length, "edge")}, ${imports.unresolved.length} not found`;
  const head2 = `${skeleton2.name}${skeleton2.commit === null ? "" : ` at ${skeleton2.commit.slice(0, 12)}`}: ${size}; ${graph}.`;
  return (0, import_common2.forPeople)([(0, import_common4.plainLine)(head2, 300), ...sections.flatMap(([title, lines]) => section(title, lines))]);
}
function section(title, lines) {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST).map((line) => `  ${(0, import_common4.plainLine)(line, 160)}`);
  const more = lines.length > MOST ? [`  and ${lines.length - MOST} more`] : [];
  return ["", title, ...shown, ...more];
}
function percent(share) {
  return `${Math.round(100 * share)}%`;
}
// src/app/mapping/begin-map.ts
// src/core/mapping/documents/mapper-slice.ts
function mapperPrompt({ focuses, day, slices, documents, scope }) {
  return (0, import_common6.joinProse)(
    [
      import_common6.prose`Focus: ${namesOf(focuses)}`,
      import_common6.prose`Today's date: ${(0, import_common.quoteName)(day)}`,
      import_common6.prose`Read first: ${namesOf(slices)}`,
      import_common6.prose`Documents to write: ${namesOf(documents)}`,
      scope.length === 0 ? null : import_common6.prose`Scope: ${namesOf(scope)}`,
      import_common6.prose`Write the documents directly. Return the confirmation only.`
    ],
    "\n"
  );
}
function returnPrompt(focus, read) {
  return (0, import_common6.joinProse)(
    [
      import_common6.prose`Focus: ${(0, import_common.quoteName)(focus)}`,
      import_common6.prose`Read first: ${namesOf(read)}`,
      import_common6.prose`Correct exactly the claims that it lists, each in its document, and change nothing else.`,
      import_common6.prose`Return the confirmation only.`
    ],
    "\n"
  );
}
function mapperSlice(focus, day, known) {
  const parts = [
    import_common6.prose`# Focus: ${(0, import_common.quoteName)(focus)}`,
    import_common6.prose`Write each document below with exactly these headings, in this order. What stands in square brackets says what belongs there: write that in its place. Where there is nothing, write "Not detected". Put every path, script and dependency in backticks, paths from the root of the project; code checks each of them against the disk.`,
    ...(0, import_shared_core_mapping_documents_map_documents.documentsOf)(focus).map((kind) => outline(kind, day)),
    import_common6.prose`What follows was made from the files. Start from it instead of searching for it again.`,
    (0, import_app_loop_conclude_turn4.fence)(known.trim(), { cap: LONGEST, label: import_common6.prose`the files of this codebase` })
  ];
  return import_common6.prose`${(0, import_common6.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST = 1e5;
function namesOf(names) {
  return (0, import_common6.joinProse)(
    names.map((name) => (0, import_common.quoteName)(name)),
    ", "
  );
}
function outline(kind, day) {
  return (0, import_common11.ours)(
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
var entryPointsPart = (skeleton2) => ({
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
    ({ path: path2, role, files, lines, languages: names }) => `\`${path2}\`: ${role}, ${(0, import_common10.countOf)(files, "file")}, ${(0, import_common10.countOf)(lines, "line")}${names.length === 0 ? "" : `, ${names.join(", ")}`}`
  )
});
function isWorthNaming({ path: path2, role }) {
  const depth3 = path2.split("/").length;
  if ((0, import_shared_core_mapping_documents_find_claims.packageRank)(path2) === 2) return depth3 <= 2;
  return depth3 <= 2 || depth3 === 3 && role !== "fixtures" && role !== "generated" && role !== "vendored";
}
var layers = ({ imports }) => {
  const counts = /* @__PURE__ */ new Map();
  for (const { from, to } of imports.edges) {
    if ((0, import_shared_core_mapping_documents_find_claims.isTestFile)(from)) continue;
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
  const folder = /\.\w+$/.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2)) ? (0, import_shared_core_mapping_documents_find_claims.folderOf)(path2) : path2;
  return folder.split("/").slice(0, 3).join("/");
}
var fanIn = ({ imports }) => ({
  title: "Most imported",
  most: 25,
  lines: imports.fanIn.map(({ path: path2, importers }) => `\`${path2}\`: ${(0, import_common10.countOf)(importers, "importer")}`)
});
var fanOut = ({ imports }) => ({
  title: "Importing most",
  most: 15,
  lines: imports.fanOut.map(({ path: path2, imports: count3 }) => `\`${path2}\`: ${(0, import_common10.countOf)(count3, "import")}`)
});
var cyclesOf = ({ imports }) => ({
  title: "Import cycles",
  most: 20,
  lines: imports.cycles.map((cycle) => {
    const more = cycle.length > 4 ? ` and ${cycle.length - 4} more` : "";
    return `${(0, import_common10.countOf)(cycle.length, "file")}: ${cycle.slice(0, 4).map((path2) => `\`${path2}\``).join(", ")}${more}`;
  })
});
var testing = ({ tests }) => ({
  title: "Tests",
  most: 60,
  lines: [
    `runners: ${tests.runners.join(", ") || "none found"}; ${tests.count} test files`,
    ...tests.commands.map((command) => `runs by \`${command}\``),
    ...tests.config.map((path2) => `settings: \`${path2}\``),
    ...[...new Set(tests.files.map(import_shared_core_mapping_documents_find_claims.folderOf))].slice(0, 30).map((folder) => {
      const count3 = tests.files.filter((path2) => (0, import_shared_core_mapping_documents_find_claims.folderOf)(path2) === folder).length;
      return `\`${folder}\`: ${count3} test files, such as \`${(0, import_shared_core_mapping_documents_find_claims.nameOf)(tests.files.find((path2) => (0, import_shared_core_mapping_documents_find_claims.folderOf)(path2) === folder) ?? "")}\``;
    })
  ]
});
var untested = ({ imports, tests }) => {
  const covered = new Set(imports.edges.filter(({ from }) => (0, import_shared_core_mapping_documents_find_claims.isTestFile)(from)).map(({ to }) => to));
  return {
    title: "Imported often, by no test file directly",
    most: 20,
    lines: tests.count === 0 ? [] : imports.fanIn.filter(({ path: path2 }) => !covered.has(path2) && !(0, import_shared_core_mapping_documents_find_claims.isTestFile)(path2)).map(({ path: path2, importers }) => `\`${path2}\`: ${(0, import_common10.countOf)(importers, "importer")}`)
  };
};
var largest = (skeleton2) => ({
  title: "Largest files",
  most: 20,
  lines: skeleton2.largest.map(({ path: path2, lines }) => `\`${path2}\`: ${(0, import_common10.countOf)(lines, "line")}`)
});
var hotSpotsPart = (skeleton2) => ({
  title: "Hot spots (changes in the last 1,000 commits, weighed with size)",
  most: 30,
  lines: skeleton2.hotSpots.map(
    ({ path: path2, commits, authors, lastChange, score }) => `\`${path2}\`: ${score}, ${(0, import_common10.countOf)(commits, "commit")} by ${(0, import_common10.countOf)(authors, "author")}, last ${lastChange}`
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
var languages = (skeleton2) => ({
  title: "Languages",
  most: 20,
  lines: skeleton2.languages.map(
    ({ name, files, lines, share }) => `${name}: ${(0, import_common10.countOf)(files, "file")}, ${(0, import_common10.countOf)(lines, "line")}${share > 0 ? `, ${Math.round(100 * share)}% of the code` : ""}`
  )
});
var manifests = (skeleton2) => ({
  title: "Manifests",
  most: 40,
  lines: skeleton2.manifests.map(({ path: path2, kind, name, version, dependencies: dependencies2, workspaces }) => {
    const said = [name, version].filter((part) => part !== null).join(" ");
    const members = workspaces.length === 0 ? "" : `; workspace of ${workspaces.join(", ")}`;
    return `\`${path2}\` (${kind})${said === "" ? "" : `: ${said}`}; ${(0, import_common10.countOf)(dependencies2.length, "dependency", "dependencies")}${members}`;
  })
});
var lockfilesPart = (skeleton2) => ({
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
      return `\`${name}\` ${version}${dev ? " (development)" : ""}${importers > 0 ? `, imported by ${(0, import_common10.countOf)(importers, "file")}` : ""}`;
    })
  };
};
var undeclared = ({ imports }) => ({
  title: "Imported, but in no manifest that holds for the file",
  most: 20,
  lines: imports.external.filter(({ manifest }) => manifest === "undeclared").map(({ name, language, importers }) => `\`${name}\` (${language}): ${(0, import_common10.countOf)(importers, "file")}`)
});
var standard = ({ imports }) => ({
  title: "Standard libraries in use",
  most: 15,
  lines: imports.external.filter(({ manifest }) => manifest === "standard").map(({ name, importers }) => `\`${name}\`: ${(0, import_common10.countOf)(importers, "file")}`)
});
var scripts = (skeleton2) => ({
  title: "Scripts",
  most: 40,
  lines: skeleton2.manifests.flatMap(
    ({ path: path2, scripts: named3 }) => Object.entries(named3).map(([name, command]) => `\`${name}\` (\`${path2}\`): \`${command}\``)
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
    const named3 = jobs.length === 0 ? "" : `; jobs ${jobs.join(", ")}`;
    return `\`${path2}\` (${kind})${named3}${commands2.length === 0 ? "" : `; runs ${commands2.slice(0, 4).join(" ; ")}`}`;
  })
});
var nativesPart = (skeleton2) => ({
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
    `# What code knows of ${(0, import_common4.plainLine)(name, 80)}`,
    "",
    (0, import_common4.plainLine)(
      `${commit === null ? "No commit" : `Commit ${commit}`}; ${(0, import_common10.countOf)(files.count, "file")}, ${(0, import_common10.countOf)(files.lines, "line")}; imports of ${(0, import_common10.countOf)(imports.parsed, "file")} were read, ${(0, import_common10.countOf)(imports.edges.length, "edge")}.`,
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
  const shown = lines.slice(0, most).map((line) => `- ${(0, import_common4.plainLine)(line, LINE)}`);
  const more = lines.length > most ? [`- ... ${lines.length - most} more`] : [];
  return ["", `## ${title}`, "", ...shown, ...more];
}
var SLICES = {
  tech: [
    languages,
    manifests,
    lockfilesPart,
    dependencies,
    undeclared,
    scripts,
    config,
    pipelines,
    nativesPart,
    standard
  ],
  arch: [languages, packages, entryPointsPart, folders, layers, fanIn, fanOut, cyclesOf, nativesPart],
  quality: [languages, testing, scripts, config, pipelines, folders, largest, fanIn],
  concerns: [
    hotSpotsPart,
    cyclesOf,
    unresolved,
    undeclared,
    untested,
    largest,
    fanOut,
    diagnostics,
    testing,
    lockfilesPart
  ]
};
// src/app/mapping/verify-map.ts
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
      message: `${kind.file} has ${(0, import_common10.countOf)(lines, "line")}; it needs more than ${LEAST_LINES}.`,
      fix: 'Write what the sections ask for; "Not detected" where there is nothing.'
    };
    found.push((0, import_hooks_active_on_command4.errorAt)(top, what));
  }
  if (!DATE.test(text2)) {
    const what = {
      code: "map-no-date",
      message: `${kind.file} has no line **Analysis Date:** YYYY-MM-DD.`,
      fix: "Put it below the title."
    };
    found.push((0, import_hooks_active_on_command4.errorAt)(top, what));
  }
  if (!text2.includes(`*${kind.footer}: `)) {
    const what = {
      code: "map-no-footer",
      message: `${kind.file} does not end with *${kind.footer}: YYYY-MM-DD*.`,
      fix: "Put it at the end, below ---."
    };
    found.push((0, import_hooks_active_on_command4.warningAt)({ start: text2.length, end: text2.length }, what));
  }
  return [...read.diagnostics, ...(0, import_hooks_active_on_command4.placed)(text2, found)];
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
  return [(0, import_hooks_active_on_command4.errorAt)(title ?? top, what)];
}
function missingSections(kind, headings, top) {
  const present = new Set(headings.filter(({ level }) => level === 2).map(({ title }) => plain(title)));
  return kind.sections.filter(({ title }) => !present.has(plain(title))).map(
    ({ title, holds }) => (0, import_hooks_active_on_command4.errorAt)(top, {
      code: "map-section-missing",
      message: `${kind.file} has no section "## ${title}".`,
      fix: `Add it: ${holds}.`
    })
  );
}
function unknownSections(kind, headings) {
  const known = new Set(kind.sections.map(({ title }) => plain(title)));
  return headings.filter(({ level, title }) => level === 2 && !known.has(plain(title))).map(
    (heading) => (0, import_hooks_active_on_command4.warningAt)(heading, {
      code: "map-section-unknown",
      message: `"## ${heading.title.slice(0, 80)}" is not a section of ${kind.file}.`,
      fix: "Move what it says into one of the known sections."
    })
  );
}
function plain(title) {
  return title.trim().toLowerCase();
}
// src/core/mapping/documents/claim.ts
function isNameInProse({ said, place }) {
  return said.kind === "path" && place !== "link" && !said.path.replace(/\/$/, "").includes("/");
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
  return tried.slice(0, MOST_COMPARED).filter((one) => (0, import_hooks_active_on_command3.editsBetween)(nameOf2(one), name) <= (0, import_hooks_active_on_command3.editsAllowed)(name));
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
function judgeClaim({ said, place, denied, section: section2 }, facts) {
  switch (said.kind) {
    case "dependency":
      return unlessDenied(judgeDependency(said.name, facts), denied);
    case "script":
      return unlessDenied(judgeScript(said, facts), denied);
    case "path": {
      const verdict = said.pattern ? judgePattern(said, facts) : judgePath(said, facts);
      if (verdict.status !== "wrong") return verdict;
      if (verdict.stays === true) return verdict;
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
var MEDIA_TYPE = /^(?:application|audio|font|image|message|model|multipart|text|video)\/(?:[a-z0-9][\w-]*|(?:vnd|x|prs)\.[\w.-]+|[\w.-]+\+[a-z]+)$/i;
var ENVIRONMENT = /^\.env(?:\.[\w-]+)*$/;
function judgePath(said, facts) {
  const { path: path2 } = said;
  const kind = facts.kindOf(path2.replace(/\/$/, ""));
  if (kind !== null) return judgeFound(said, kind, facts);
  if (isImport(path2, facts) || MEDIA_TYPE.test(path2) || ENVIRONMENT.test(path2)) return NONE;
  return judgeAbsent(said, facts);
}
function judgeAbsent(said, facts) {
  const { path: path2 } = said;
  const full = endingIn(path2, facts.files);
  const [only] = full;
  if (only !== void 0)
    return full.length === 1 ? lineVerdict(only, said.line, facts, { status: "short", full: only }) : RIGHT;
  if (NAMING_STYLE.test(path2) || facts.isIgnored(path2) || facts.isNamed(path2)) return { status: "absent" };
  if (!said.certain && facts.kindOf(path2.split("/")[0] ?? "") !== "folder") return NONE;
  const same = writtenOtherwise(path2, facts);
  if (same !== null) return lineVerdict(same, said.line, facts, { status: "short", full: same });
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
  return { status: "wrong", problem: `the file has ${(0, import_common10.countOf)(lines, "line")}`, suggestion: path2 };
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
  if (PROGRAMS.has(plain5)) return NONE;
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
var PROGRAMS = new Set(
  "node npm pnpm yarn bun deno python python3 pip uv poetry ruby go rust cargo rustc java jdk maven gradle php composer dotnet docker git make cmake bash sh gcc clang postgres postgresql mysql redis sqlite nginx kubernetes kubectl terraform actions openssl zlib libuv v8 linux macos windows ubuntu debian alpine terraform helm ansible swift xcode kotlin scala elixir erlang perl lua zig nvm volta".split(
    " "
  )
);
function closeName(name, known) {
  const bare = (text2) => text2.replace(/^@[^/]*\//, "").replaceAll(/[-.]|js$/g, "");
  for (const one of known) if (bare(one) === bare(name)) return one;
  return null;
}
function judgePattern({ path: path2, certain }, facts) {
  const plain5 = path2.replace(/\/$/, "");
  if (facts.kindOf(plain5) !== null) return { status: "right" };
  const anyName = new RegExp(`<[^<>/]*>|\\{[^{},/]*\\}|${import_shared_core_mapping_documents_find_claims.STANDS_FOR_ANY.source}`, "g");
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
  if ((0, import_shared_core_failure_reading_line_pattern.expandBraces)(pattern).some((one) => !/[*?]/.test(one) && facts.kindOf(one) !== null)) return true;
  const fitting = (0, import_shared_core_failure_reading_line_pattern.pathMatcher)(`**/${pattern}`);
  return facts.files.some(fitting) || facts.folders.some(fitting);
}
function suggestion(folder, facts) {
  return folder === "" || /[*?{<]/.test(folder) ? null : closestPath(`${folder}/`, facts);
}
// src/app/mapping/map-facts.ts
// src/core/mapping/skeleton/facts/fields.ts
function fieldsOf2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}
function arrayIn(value) {
  return Array.isArray(value) ? value : [];
}
function textOf2(value) {
  return typeof value === "string" ? value : null;
}
function textsOf(value) {
  return arrayIn(value).filter((item) => typeof item === "string");
}
function textFieldsOf(value) {
  return Object.fromEntries(
    Object.entries(fieldsOf2(value)).filter(
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
  const table2 = (value, dev) => Object.entries(fieldsOf2(value)).filter(([name]) => name !== "python").map(([name, said]) => dependency(name, textOf2(said) ?? textOf2(fieldsOf2(said).version) ?? "", dev));
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
function readRequirementsTxt(text2, dev) {
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
  let isList = false;
  for (let next = piece.exec(text2); next !== null; next = piece.exec(text2)) {
    isList ||= /^[[(]$/.test(next[0]);
    const literal3 = next[1] ?? next[2];
    if (literal3 !== void 0) found.push(literal3);
    if (literal3 !== void 0 && !isList) break;
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
  const none = { roots: [], made: [] };
  if ((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2) === "setup.cfg") return { ...none, roots: cfgRoots(text2) };
  if ((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2) !== "pyproject.toml") return none;
  try {
    const tool = fieldsOf2(fieldsOf2((0, import_app_guidance_step_guidance.parse)(text2)).tool);
    return { roots: rootsIn(tool), made: madeIn(tool) };
  } catch {
    return none;
  }
}
function rootsIn(tool) {
  const setuptools = fieldsOf2(tool.setuptools);
  const hatch = fieldsOf2(fieldsOf2(fieldsOf2(fieldsOf2(tool.hatch).build).targets).wheel);
  return [
    ...textsOf(fieldsOf2(fieldsOf2(setuptools.packages).find).where),
    ...Object.values(textFieldsOf(setuptools["package-dir"])),
    ...arrayIn(fieldsOf2(tool.poetry).packages).flatMap((entry) => textOf2(fieldsOf2(entry).from) ?? []),
    ...textsOf(hatch.packages).map((folder) => (0, import_shared_core_mapping_documents_find_claims.folderOf)(folder.replace(/\/$/, ""))),
    ...textsOf(fieldsOf2(fieldsOf2(tool.pytest).ini_options).pythonpath)
  ];
}
function madeIn(tool) {
  const scm = [tool.setuptools_scm, tool["setuptools-scm"], tool.pdm].map(fieldsOf2);
  const hatch = fieldsOf2(fieldsOf2(fieldsOf2(fieldsOf2(tool.hatch).build).hooks).vcs);
  return [...scm, hatch].flatMap(
    (said) => ["write_to", "version_file", "version-file"].flatMap((name) => textOf2(said[name]) ?? [])
  );
}
function cfgRoots(text2) {
  const lines = [...cfgLines(text2, "options.package_dir"), ...cfgLines(text2, "options.packages.find.where")];
  return lines.map((line) => line.slice(line.indexOf("=") + 1).trim());
}
function toxNames(text2) {
  const sections = [...text2.matchAll(/^\[(?:testenv:|(?:tool\.tox\.)?env\.)([^\]\n]{1,200})\]/gm)].map(
    ([, name = ""]) => name
  );
  const list22 = /^env_?list[ \t]*=([^\n]*(?:\n[ \t]+[^\n]*)*)/m.exec(text2)?.[1] ?? "";
  const words = [...sections, list22].flatMap((said) => said.match(/[A-Za-z0-9][\w.-]*/g) ?? []);
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
  const listed = await (0, import_shared_core_mapping_documents_find_claims.listFiles)(root);
  const files = listed.files.map(({ path: path2 }) => path2);
  const kindOf = diskLookUp(root);
  const absent = absentPaths(claims, kindOf);
  const ignored = await (0, import_shared_core_mapping_documents_find_claims.ignoredByGit)(root, absent);
  const named3 = await namedInCode(
    root,
    absent.filter((path2) => kindOf(path2.split("/")[0] ?? "") === null)
  );
  return {
    kindOf,
    lineCount: (path2) => linesOf(root, path2),
    linesWith: (path2, name) => symbolLines(root, path2, name),
    isIgnored: (path2) => ignored.has(path2),
    isNamed: (path2) => named3.has(path2.replace(/\/$/, "")),
    files,
    folders: foldersOf(files),
    scripts: scriptsOf(root, files, skeleton2),
    dependencies: dependenciesOf(skeleton2),
    aliases: aliasesOf(root, files)
  };
}
function diskLookUp(root) {
  const known = /* @__PURE__ */ new Map();
  const names = (folder) => {
    const before = known.get(folder);
    if (before !== void 0) return before;
    const found = new Set((0, import_common9.namesIn)(folder, (0, import_common13.projectFile)(root)));
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
    return (0, import_node_fs2.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() ? "folder" : "file";
  };
}
function linesOf(root, path2) {
  const text2 = (0, import_common12.textOf)((0, import_node_path3.join)(root, path2), (0, import_common13.projectFile)(root), LARGEST_COUNTED);
  return text2 === null || text2.includes("\0") ? null : lineCount(text2);
}
var DECLARES = /\b(?:function|def|class|const|let|var|fn|func|fun|val|interface|type|struct|enum|trait|object|module|sub)\b/;
function symbolLines(root, path2, name) {
  const text2 = (0, import_common12.textOf)((0, import_node_path3.join)(root, path2), (0, import_common13.projectFile)(root), LARGEST_COUNTED);
  if (text2 === null || text2.includes("\0")) return null;
  const lines = text2.split("\n").flatMap((line, index) => {
    const at = line.split(/[^\w$]/).includes(name) ? line.indexOf(name) : -1;
    return at === -1 ? [] : [{ number: index + 1, isDeclared: DECLARES.test(line.slice(0, at)) }];
  });
  const declared = lines.filter(({ isDeclared: isDeclared2 }) => isDeclared2);
  return { all: lines.map(({ number: number2 }) => number2), declared: declared.map(({ number: number2 }) => number2) };
}
function absentPaths(claims, kindOf) {
  const paths2 = claims.flatMap(({ said }) => said.kind === "path" ? [said.path] : []);
  return [...new Set(paths2)].filter(
    (path2) => !path2.startsWith("/") && !path2.split("/").includes("..") && kindOf(path2) === null
  );
}
async function namedInCode(root, paths2) {
  const names = paths2.map((path2) => path2.replace(/\/$/, "")).filter((path2) => path2.length > 4);
  if (names.length === 0) return /* @__PURE__ */ new Set();
  const words = names.slice(0, MOST_ASKED).flatMap((name) => ["-e", name]);
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
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
function scriptsOf(root, files, skeleton2) {
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
  return some.flatMap((path2) => (0, import_common12.textOf)((0, import_node_path3.join)(root, path2), (0, import_common13.projectFile)(root)) ?? []);
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
    const text2 = (0, import_common12.textOf)((0, import_node_path3.join)(root, path2), (0, import_common13.projectFile)(root)) ?? "";
    const at = text2.search(/"paths"\s*:\s*\{/);
    const block = at < 0 ? "" : text2.slice(at, text2.indexOf("}", at));
    return [...block.matchAll(/"([^"*]+)\*?"\s*:\s*\[/g)].flatMap(([, alias]) => alias ?? []);
  });
}
// src/app/mapping/verify-map.ts
async function verifyMap(root, skeleton2) {
  return reportOf(await judgeDocuments(root, skeleton2, new Map([...(0, import_shared_core_mapping_documents_map_documents.readMap)(root), ...(0, import_shared_core_mapping_documents_map_documents.readSynthesis)(root)])));
}
async function judgeDocuments(root, skeleton2, documents) {
  const found = [...documents].map(([file2, text2]) => ({ file: file2, text: text2, claims: (0, import_shared_core_mapping_documents_find_claims.findClaims)(text2) }));
  const facts = await mapFacts(
    root,
    skeleton2,
    found.flatMap(({ claims }) => claims)
  );
  return found.map(({ file: file2, text: text2, claims }) => ({
    file: file2,
    text: text2,
    judged: claims.map((claim) => ({ claim, verdict: judgeClaim(claim, facts) }))
  }));
}
function reportOf(documents) {
  const reports = documents.flatMap((one) => reportOn(one));
  const present = new Set(documents.map(({ file: file2 }) => file2));
  return {
    claims: documents.reduce((sum, one) => sum + decidedIn(one), 0),
    wrong: documents.flatMap(wrongIn),
    suggestions: documents.flatMap(suggestedIn),
    documents: reports,
    missing: import_shared_core_mapping_documents_map_documents.MAP_DOCUMENTS.map(({ file: file2 }) => file2).filter((file2) => !present.has(file2))
  };
}
function decidedIn({ judged: judged2 }) {
  return judged2.filter(({ verdict }) => verdict.status !== "none").length;
}
function reportOn(document) {
  const kind = (0, import_shared_core_mapping_documents_map_documents.documentNamed)(document.file);
  if (kind === null) return [];
  return [
    {
      file: kind.file,
      focus: kind.focus,
      lines: lineCount(document.text),
      claims: decidedIn(document),
      wrong: wrongIn(document).length,
      problems: checkDocument(kind, document.text)
    }
  ];
}
function wrongIn({ file: file2, judged: judged2 }) {
  return judged2.flatMap(
    ({ claim, verdict }) => verdict.status === "wrong" ? [placedClaim(file2, claim, verdict.problem, verdict.suggestion)] : []
  );
}
function suggestedIn({ file: file2, judged: judged2 }) {
  return judged2.flatMap(
    ({ claim, verdict }) => verdict.status === "short" && isNameInProse(claim) ? [placedClaim(file2, claim, "one file has this name", verdict.full)] : []
  );
}
function placedClaim(file2, { said, line, column, text: text2 }, problem, suggestion2) {
  const focus = (0, import_shared_core_mapping_documents_map_documents.documentNamed)(file2)?.focus ?? "summary";
  return { ...{ document: file2, focus, line, column, text: text2 }, ...{ kind: said.kind, problem, suggestion: suggestion2 } };
}
function returnClaims(root, report) {
  const run = (0, import_shared_core_mapping_documents_map_documents.readMapRun)(root);
  if (run === null || run.finished) return [];
  const open = [...run.focuses, "summary"].filter((focus) => !run.returned.includes(focus));
  const wanted = open.filter((focus) => toCorrect(report, focus).length > 0);
  const folder = (0, import_shared_core_mapping_documents_map_documents.openRunFolder)(root);
  if (wanted.length === 0 || folder.status === "refused") return [];
  const returned = wanted.map((focus) => {
    const list22 = (0, import_node_path2.join)(folder.path, `${focus}-wrong.md`);
    (0, import_app_loop_conclude_turn2.writePage)(list22, import_common6.prose`${(0, import_common6.joinProse)(toCorrect(report, focus), "\n")}\n`);
    return { focus, list: list22, prompt: returnPrompt(focus, [list22, (0, import_node_path2.join)(folder.path, `${focus}.md`)]) };
  });
  (0, import_shared_core_mapping_documents_map_documents.writeRun)(root, { ...run, returned: [...run.returned, ...wanted] });
  return returned;
}
function toCorrect(report, focus) {
  const claims = report.wrong.filter((one) => one.focus === focus).map(claimLine);
  const form = report.documents.filter((one) => one.focus === focus).flatMap(
    ({ file: file2, problems }) => problems.filter(({ severity }) => severity === "error").map(
      ({ line, message, fix }) => import_common6.prose`- ${(0, import_common.quoteName)(file2)}:${line}: ${(0, import_common3.quoteLine)(`${message} ${fix}`, 300)}`
    )
  );
  return [...claims, ...form];
}
function claimLine({ document, line, text: text2, problem, suggestion: suggestion2 }) {
  const wrong = import_common6.prose`- ${(0, import_common.quoteName)(document)}:${line}: ${(0, import_common3.quoteLine)(text2, 200)}: ${(0, import_common3.quoteLine)(problem, 120)}`;
  return suggestion2 === null ? wrong : import_common6.prose`${wrong}; closest: ${(0, import_common.quoteName)(suggestion2, 200)}`;
}
// src/app/mapping/begin-map.ts
async function beginMap(root, request, skeleton2, now) {
  if (skeleton2.files.count === 0) return { status: "refused", reason: `${root} has no files to map.` };
  const refusal = (0, import_shared_core_mapping_documents_map_documents.openMapFolder)(root);
  if (refusal !== null) return { status: "refused", reason: refusal };
  const folder = (0, import_shared_core_mapping_documents_map_documents.openRunFolder)(root);
  if (folder.status === "refused") return folder;
  const work = await chooseWork(root, request, skeleton2);
  if (work.length === 0) return { status: "current" };
  const day = (0, import_shared_core_mapping_documents_map_documents.localDay)(now);
  for (const { focus } of work) {
    const slice = mapperSlice(focus, day, skeletonSlice(skeleton2, focus));
    (0, import_app_loop_conclude_turn2.writePage)((0, import_node_path.join)(folder.path, `${focus}.md`), (0, import_shared_app_diagnose_diagnose_plugins.withoutSecrets)(slice));
  }
  const focuses = work.map(({ focus }) => focus);
  (0, import_shared_core_mapping_documents_map_documents.writeRun)(root, { version: 1, day, focuses, returned: [], finished: false });
  const place = { root, slices: folder.path, day };
  const mappers = request.fast ? [mapper(place, work)] : work.map((one) => mapper(place, [one]));
  const synthesis = { prompt: beginSynthesis(root, folder.path, day) };
  return { status: "begun", mappers, synthesis, kept: import_shared_core_mapping_documents_map_documents.FOCUSES.filter((focus) => !focuses.includes(focus)) };
}
function beginSynthesis(root, folder, day) {
  const page = (0, import_node_path.join)(folder, "summary.md");
  (0, import_app_loop_conclude_turn2.writePage)(page, import_shared_core_mapping_documents_map_documents.synthesisPage);
  (0, import_node_fs.rmSync)((0, import_shared_core_mapping_documents_map_documents.synthesisPath)(root), { force: true });
  const documents = import_shared_core_mapping_documents_map_documents.MAP_DOCUMENTS.map(({ file: file2 }) => (0, import_node_path.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2));
  return mapperPrompt({
    ...{
      focuses: ["summary"],
      day,
      slices: [page, ...documents],
      documents: [(0, import_shared_core_mapping_documents_map_documents.synthesisPath)(root)],
      scope: []
    }
  });
}
async function chooseWork(root, { focuses, paths: paths2, refresh }, skeleton2) {
  const asked = (focus) => ({ focus, why: "asked", scope: paths2 });
  if (focuses !== null) return focuses.map(asked);
  if (refresh || paths2.length > 0 || (0, import_shared_core_mapping_documents_map_documents.readMap)(root).size === 0) return import_shared_core_mapping_documents_map_documents.FOCUSES.map(asked);
  const plan = await (0, import_shared_core_mapping_documents_find_claims.remapPlan)(root);
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
// src/adapters/codebase/skeleton-cache.ts
var VERSION = 4;
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
        makesModules: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.literal)(true)),
        imports: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.array)(imported)),
        problem: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
      })
    })
  )
});
function readSkeletonCache(root) {
  const file2 = (0, import_common8.readJson)((0, import_common5.mswPath)(root, "cache", NAME), (0, import_common13.ownFile)(root), LARGEST);
  const parsed = shape.safeParse(file2.status === "ok" ? file2.value : null);
  return new Map(parsed.success ? parsed.data.files.map((one) => [one.path, one]) : []);
}
function writeSkeletonCache(root, files) {
  try {
    const cache = (0, import_common5.openMswSubfolder)(root, "cache");
    if (cache.status === "refused") return;
    (0, import_common7.writeFileAtomic)((0, import_node_path5.join)(cache.path, NAME), JSON.stringify({ version: VERSION, files }));
  } catch {
  }
}
// src/adapters/parsing/read-in-threads.ts
var WORTH_A_THREAD = 400;
var MOST_THREADS = 4;
async function readInThreads(root, requests) {
  const bundle = (0, import_node_path6.join)(__dirname, "adapters.parsing.read-sources.cjs");
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
// src/core/mapping/skeleton/resolve/find-file.ts
function familyOf(path2) {
  const name = (0, import_shared_core_failure_reading_line_pattern2.languageOf)(path2)?.name ?? "";
  return Object.hasOwn(FAMILIES, name) ? FAMILIES[name] ?? null : null;
}
var FAMILIES = {
  ...{ TypeScript: "javascript", JavaScript: "javascript", Python: "python", Go: "go", PHP: "php" },
  ...{ C: "c", "C++": "c", "Objective-C": "c", CUDA: "c", Ruby: "ruby", Dart: "dart" }
};
var always = () => true;
var SCRIPTS = ".js .mjs .cjs .jsx".split(" ");
var TYPED = [".ts", ".tsx", ".mts", ".cts", ".d.ts", ...SCRIPTS, ".d.mts", ".d.cts", ".json", ".vue"];
var PLATFORMS = "native ios android web browser node server client".split(" ").flatMap((one) => [".ts", ".tsx", ".js", ".jsx"].map((end) => `.${one}${end}`));
var MODULE = [...TYPED, ".svelte", ".node", ...TYPED.map((end) => `/index${end}`), ...PLATFORMS];
var SHAPES = {
  javascript: {
    ends: ["", ...MODULE],
    places: ["src", "app", "."],
    begins: (_, __, ___, from) => from !== null
  },
  python: { ends: ["/__init__.py", ".py", "/__init__.pyi", ".pyi"], places: ["."], begins: beginsPython },
  go: { ends: [], places: [], begins: always },
  c: { ends: [""], places: [".", "include", "inc", "src", "lib", "source"], begins: always },
  php: { ends: ["", ".php"], places: [], begins: always },
  ruby: {
    ends: ["", ".rb"],
    places: [".", "lib"],
    begins: (_, root, __, from) => from !== null || (0, import_shared_core_mapping_documents_find_claims.nameOf)(root) === "lib"
  },
  dart: { ends: [""], places: [], begins: always }
};
var SOURCES = [".pyx", ".c", ".cpp", ".so", ".pyd", ".rs", ".in", ".cmake", ".cmakein", ".erb", ".tmpl"];
var BUILT = /(?:^|\/)(?:dist|build|out|_build|\.next|\.output|\.svelte-kit|coverage)(?:\/|$)/;
var MOST_ALIKE = 64;
function findFile(codebase) {
  const search = new Search(codebase);
  return {
    at: (family, path2, from = "") => search.at(family, path2, from),
    named: (family, name, from, isInstalled) => search.around(family, name, from, isInstalled) ?? search.ending(family, name, from, isInstalled)
  };
}
var Search = class {
  codebase;
  /** Folders with a Python file somewhere below them. */
  python;
  endings = /* @__PURE__ */ new Map();
  constructor(codebase) {
    this.codebase = codebase;
    const sources = [...codebase.files].filter((path2) => /\.pyi?$/.test(path2));
    this.python = new Set(sources.flatMap((path2) => (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(path2))));
  }
  at(family, path2, from) {
    if (family === "go") return this.codebase.folders.has(path2) ? path2 : null;
    const paths2 = family === "javascript" ? [path2, ...sourcesOf(path2)] : [path2];
    for (const [index, one] of paths2.entries()) {
      const found = this.exactly(family, one, index === 0 ? from : "");
      if (found !== null) return found;
    }
    return this.isThere(family, path2) ? "" : null;
  }
  around(family, name, from, isInstalled) {
    const { places, begins } = SHAPES[family];
    const near = isInstalled ? null : from;
    for (const folder of (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(from))) {
      for (const place of places) {
        const root = (0, import_shared_core_mapping_documents_find_claims.joinPath)(folder, place) ?? folder;
        if (!begins(this.codebase, root, name, near)) continue;
        const found = this.at(family, (0, import_shared_core_mapping_documents_find_claims.joinPath)(root, name) ?? name, from);
        if (found !== null) return found;
      }
    }
    return null;
  }
  /** The file whose path has this ending, the nearest of several. */
  ending(family, name, from, isInstalled) {
    const { begins } = SHAPES[family];
    const known = this.endings.get(family) ?? endingsOf(this.codebase.files, this.python, family);
    this.endings.set(family, known);
    const fitting = (known.get((0, import_shared_core_mapping_documents_find_claims.nameOf)(name)) ?? []).filter(
      ({ stem }) => (stem === name || stem.endsWith(`/${name}`)) && begins(this.codebase, stem.slice(0, -name.length - 1) || ".", name, null)
    );
    return fitting.length > MOST_ALIKE && !isInstalled ? null : nearest(fitting, (0, import_shared_core_mapping_documents_find_claims.folderOf)(from));
  }
  exactly(family, path2, from) {
    const stem = family === "javascript" ? path2.replace(/\.[cm]?jsx?$/, "") : path2;
    const first = family === "javascript" && /\.[cm]?jsx?$/.test(from) ? SCRIPTS.map((end) => path2 + end) : [];
    const compiled = stem === path2 ? [] : TYPED.map((end) => stem + end);
    const usual = SHAPES[family].ends.map((end) => path2 === "." ? end.replace(/^\//, "") : path2 + end);
    for (const one of [path2, ...first, ...compiled, ...usual]) {
      const found = this.real(one);
      if (found !== null) return found;
    }
    return null;
  }
  /** Files behind links count as the files that they are; empty for a link that leads out of the codebase. */
  real(path2) {
    const { files, links } = this.codebase;
    if (files.has(path2)) return path2;
    if (links.size === 0) return null;
    const link = [path2, ...(0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(path2))].find((one) => links.has(one)) ?? "";
    const target2 = links.get(link);
    if (target2 === void 0) return null;
    if (target2 === null) return "";
    return files.has(target2 + path2.slice(link.length)) ? target2 + path2.slice(link.length) : null;
  }
  isThere(family, path2) {
    const { files, folders: folders2, links, pythonMade } = this.codebase;
    if (family === "python" ? path2 !== "." && this.python.has(path2) : folders2.has(path2)) return true;
    if (pythonMade.has(`${path2}.py`) || BUILT.test(path2) || links.has(path2)) return true;
    return SOURCES.some((end) => files.has(path2 + end));
  }
};
function beginsPython({ files, pythonRoots }, root, name, from) {
  if (root !== "." && files.has(`${root}/__init__.py`)) return false;
  if (pythonRoots.has(root)) return true;
  return from !== null && (name.includes("/") || root === (0, import_shared_core_mapping_documents_find_claims.folderOf)(from));
}
function sourcesOf(path2) {
  const parts = path2.split("/");
  const built = parts.findLastIndex((part) => /^(?:dist|lib|build|out|esm|cjs|es)$/.test(part));
  if (built === -1) return [];
  const before = parts.slice(0, built);
  return [parts.slice(built + 1), parts.slice(built + 2)].filter((rest) => rest.length > 0).flatMap((rest) => [[...before, "src", ...rest].join("/"), [...before, ...rest].join("/")]);
}
function endingsOf(files, python, family) {
  const found = /* @__PURE__ */ new Map();
  const made = family === "python" ? [...python].filter((folder) => folder !== ".") : [];
  const all = [
    ...[...files].flatMap((path2) => stemsOf(family, path2)),
    ...made.map((stem) => ({ stem, file: "" }))
  ];
  for (const one of all) {
    const known = found.get((0, import_shared_core_mapping_documents_find_claims.nameOf)(one.stem));
    if (known === void 0) found.set((0, import_shared_core_mapping_documents_find_claims.nameOf)(one.stem), [one]);
    else known.push(one);
  }
  return found;
}
function stemsOf(family, path2) {
  const isOwn2 = familyOf(path2) === family;
  const ends = isOwn2 ? SHAPES[family].ends : family === "python" ? SOURCES : [];
  return ends.filter((end) => path2.endsWith(end)).map((end) => ({ stem: path2.slice(0, path2.length - end.length), file: isOwn2 ? path2 : "" }));
}
function nearest(found, folder) {
  const near = ({ stem }) => common(stem.split("/"), folder.split("/"));
  const rank = (a, b) => near(b) - near(a) || Number(a.file === "") - Number(b.file === "") || a.stem.length - b.stem.length;
  return [...found].sort((a, b) => rank(a, b) || (0, import_shared_core_mapping_documents_find_claims.byText)(a.file, b.file))[0]?.file ?? null;
}
function common(a, b) {
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs === -1 ? a.length : differs;
}
// src/core/mapping/skeleton/entry-points.ts
var MOST2 = 200;
function entryPoints(codebase, sources, images) {
  const find = findFile(codebase);
  const found = [
    ...codebase.manifests.flatMap((manifest) => offered(codebase, find, manifest)),
    ...[...sources].flatMap(([path2, facts]) => started(path2, facts)),
    ...[...codebase.files].flatMap((path2) => sources.get(path2)?.generated ? [] : byPlace(path2)),
    ...images.map(({ path: path2, command }) => ({ path: path2, why: `starts \`${command}\`` }))
  ];
  return merged(found).sort(
    (a, b) => (0, import_shared_core_mapping_documents_find_claims.packageRank)((0, import_shared_core_mapping_documents_find_claims.folderOf)(a.path)) - (0, import_shared_core_mapping_documents_find_claims.packageRank)((0, import_shared_core_mapping_documents_find_claims.folderOf)(b.path)) || depth(a.path) - depth(b.path) || (0, import_shared_core_mapping_documents_find_claims.byText)(a.path, b.path)
  ).slice(0, MOST2);
}
function offered(codebase, find, found) {
  return found.manifest.entries.flatMap(({ path: path2, why }) => {
    const file2 = placesOf(found, path2).map((place) => existing(codebase, find, found, place)).find((place) => place);
    return file2 ? [{ path: file2, why }] : [];
  });
}
function placesOf({ kind }, path2) {
  const inPackage = path2.replace(/\.py$/, "/__init__.py");
  return kind === "python" ? [path2, `src/${path2}`, inPackage, `src/${inPackage}`] : [path2];
}
function existing(codebase, find, { folder, kind }, place) {
  const target2 = (0, import_shared_core_mapping_documents_find_claims.joinPath)(folder, place);
  if (target2 === null) return null;
  if (kind === "npm") return find.at("javascript", target2);
  return codebase.files.has(target2) ? target2 : null;
}
function started(path2, { main, interpreter, generated }) {
  if ((0, import_shared_core_mapping_documents_find_claims.isTestFile)(path2) || (0, import_shared_core_mapping_documents_find_claims.isHeld)(path2) || generated) return [];
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
  if ((0, import_shared_core_mapping_documents_find_claims.isTestFile)(path2) || (0, import_shared_core_mapping_documents_find_claims.isHeld)(path2)) return [];
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
  return path2.split("/").length + Number((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2) === "");
}
// src/core/mapping/skeleton/facts/skeleton.ts
var SKELETON_VERSION = 1;
// src/core/mapping/skeleton/folder-roles.ts
var DEEPEST = 4;
var MOST3 = 400;
function folderRoles(files, packages2) {
  const tallies = /* @__PURE__ */ new Map();
  for (const file2 of files) {
    for (const folder of (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(file2.path))) {
      const tally2 = tallies.get(folder) ?? emptyTally();
      count2(tally2, file2);
      tallies.set(folder, tally2);
    }
  }
  const near = [...tallies].filter(([path2]) => path2 === "." || path2.split("/").length <= DEEPEST);
  return near.sort(([a, x], [b, y]) => depth2(a) - depth2(b) || y.files - x.files).slice(0, MOST3).sort(([a], [b]) => (0, import_shared_core_mapping_documents_find_claims.byText)(a === "." ? "" : a, b === "." ? "" : b)).map(([path2, tally2]) => ({
    path: path2,
    role: roleOf(path2, tally2, packages2),
    files: tally2.files,
    lines: tally2.lines,
    languages: [...tally2.languages].sort((a, b) => b[1] - a[1] || (0, import_shared_core_mapping_documents_find_claims.byText)(a[0], b[0])).slice(0, 4).map(([name]) => name)
  }));
}
function emptyTally() {
  const zero = { files: 0, lines: 0, code: 0, tests: 0, generated: 0, vendored: 0, prose: 0, images: 0 };
  return { ...zero, data: 0, sql: 0, languages: /* @__PURE__ */ new Map() };
}
var IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|icns|woff2?|ttf|otf|eot|mp[34]|ogg|wav|webm|pdf|psd|ai)$/i;
function count2(tally2, file2) {
  const language = (0, import_shared_core_failure_reading_line_pattern2.languageOf)(file2.path);
  tally2.files += 1;
  tally2.lines += file2.lines;
  tally2.tests += Number((0, import_shared_core_mapping_documents_find_claims.isTestFile)(file2.path));
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
var always2 = () => true;
var hasCode = ({ code }) => code > 0;
var RULES = [
  ["vendored", null, ({ vendored, files }) => vendored * 2 > files],
  ["generated", null, ({ generated, files }) => generated * 2 > files],
  ["ci", /^(?:\.github|\.gitlab|\.circleci|\.buildkite|\.ci|ci|\.azure-pipelines)$/, always2],
  ["migrations", /^(?:migrations?|migrate|alembic)$/, ({ code }) => code > 0],
  ["migrations", null, ({ sql, code }) => sql > 2 && sql === code],
  [
    "fixtures",
    /^(?:fixtures?|__fixtures__|testdata|test[-_]data|__snapshots__|snapshots|cassettes|golden|__mocks__|mocks)$/,
    always2
  ],
  [
    "tests",
    /^(?:tests?|__tests__|specs?|e2e|testing|integration|cypress|playwright)$/,
    ({ tests, code }) => tests > 0 || code > 0
  ],
  ["tests", null, ({ tests, code }) => code > 1 && tests * 10 >= code * 9],
  ["benchmarks", /^(?:bench(?:es|mark|marks)?|perf)$/, hasCode],
  ["examples", /^(?:examples?|demos?|samples?|playground|sandbox)$/, always2],
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
  ["config", /^\./, always2],
  ["source", null, hasCode]
];
function roleOf(path2, tally2, packages2) {
  if (path2 === ".") return "mixed";
  const inherited = (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(path2)).find(
    (folder) => /(?:^|\/)(?:fixtures?|testdata)$/.test(folder)
  );
  if (inherited !== void 0) return "fixtures";
  if (/^\.(?:github|gitlab|circleci|buildkite)\//.test(path2)) return "ci";
  if (packages2.has(path2)) return "package";
  if ([...packages2].some((folder) => (0, import_shared_core_mapping_documents_find_claims.isBelow)(folder, path2))) return tally2.code > 0 ? "source" : "mixed";
  const name = (0, import_shared_core_mapping_documents_find_claims.nameOf)(path2).toLowerCase();
  const rule = RULES.find(([, pattern, fits3]) => (pattern === null || pattern.test(name)) && fits3(tally2));
  return rule?.[0] ?? "mixed";
}
function depth2(path2) {
  return path2 === "." ? 0 : path2.split("/").length;
}
// src/core/mapping/skeleton/is-declared.ts
function isDeclared({ manifestsByFolder }, from, language, name, { text: text2 }) {
  const kinds = Object.hasOwn(KINDS, language) ? KINDS[language] ?? [] : [];
  const near = (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(from)).flatMap((folder) => manifestsByFolder.get(folder) ?? []).filter((found) => kinds.includes(found.kind));
  if (near.length === 0 || near.some(saysNothing)) return true;
  const names = new Set(namesFor(language, name, text2).map(plain2));
  return near.some(
    ({ manifest }) => manifest.name !== null && names.has(plain2(manifest.name)) || manifest.dependencies.some((dependency2) => fits2(language, names, plain2(dependency2.name)))
  );
}
function saysNothing({ kind, path: path2 }) {
  return kind === "gradle" || (0, import_shared_core_mapping_documents_find_claims.nameOf)(path2) === "setup.py";
}
var KINDS = {
  JavaScript: ["npm"],
  Python: ["python"],
  Go: ["go"],
  Rust: ["cargo"],
  Java: ["maven", "gradle"],
  Dart: ["pub"]
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
function namesFor(language, name, text2) {
  if (language === "Python") return pythonNames(name, text2);
  if (language !== "JavaScript") return [name];
  return [name, `@types/${name.replace(/^@/, "").replace("/", "__")}`];
}
function pythonNames(name, text2) {
  const parts = text2.split(".");
  const longer = parts.slice(1, 4).map((_, index) => parts.slice(0, index + 2).join("-"));
  const bare = name.replace(/^_+/, "");
  const known = [name, bare].flatMap((one) => Object.hasOwn(PYTHON, one) ? PYTHON[one] ?? [] : []);
  return [name, bare, ...known, ...longer];
}
function plain2(name) {
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
function inside(...paths2) {
  return { to: "inside", paths: paths2 };
}
function fromPackage(name, standard2 = false) {
  return { to: "package", name, standard: standard2 };
}
// src/core/mapping/skeleton/resolve/standard-modules.ts
var PYTHON2 = wordsOf([
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
var NODE = wordsOf([
  "assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel",
  "dns domain events fs http http2 https inspector module net os path perf_hooks process punycode",
  "querystring readline repl sea sqlite stream string_decoder sys test timers tls trace_events tty url",
  "util v8 vm wasi worker_threads zlib"
]);
var RUST = wordsOf(["std core alloc proc_macro test"]);
function isStandard(language, name) {
  switch (language) {
    case "javascript":
      return name.startsWith("node:") || NODE.has(name.split("/")[0] ?? "");
    case "python":
      return PYTHON2.has(name.split(".")[0] ?? "");
    case "rust":
      return RUST.has(name);
    // A third-party module begins with a host name.
    case "go":
      return !(name.split("/")[0] ?? "").includes(".");
    case "java":
      return /^(?:java|javax|jdk|sun|com\.sun|kotlin)\./.test(name);
  }
}
function wordsOf(lines) {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
var HEADERS = new Set(
  [
    // C, also in C++ form.
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
// src/core/mapping/skeleton/resolve/resolve-by-name.ts
function resolveByName(codebase, sources) {
  const search = { codebase, find: findFile(codebase), declared: declaredIn(codebase), sources };
  return (from, found) => {
    const family = familyOf(from);
    if (family === null || /\{\{|<%/.test(found.text)) return inside();
    const name = nameIn(family, found.text);
    const climbs = climbOf(family, name);
    const resolution = climbs === null ? absolute(search, family, from, name, found) : relative(search, family, from, climbs, found);
    return resolution.to === "nothing" && found.optional === true ? inside() : resolution;
  };
}
function declaredIn({ manifests: manifests2 }) {
  return new Set(manifests2.flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => plain3(name))));
}
function plain3(name) {
  return name.toLowerCase().replaceAll(/[_.]/g, "-");
}
function nameIn(family, text2) {
  if (family === "javascript") return text2.slice(text2.lastIndexOf("!") + 1).replace(/(?<=.)\?.*/, "");
  if (family === "php" || family === "c") return text2.replaceAll("\\", "/");
  if (family !== "python") return text2;
  const dots = /^\.*/.exec(text2)?.[0].length ?? 0;
  const steps = text2.slice(dots).replaceAll(".", "/");
  return dots === 0 ? steps : `./${"../".repeat(dots - 1)}${steps}`;
}
function climbOf(family, name) {
  if (/^\.{1,2}(?:\/|$)/.test(name)) return name;
  return family === "javascript" && name.startsWith("/") ? name : null;
}
function relative({ codebase, find, sources }, family, from, path2, { names = [] }) {
  const target2 = (0, import_shared_core_mapping_documents_find_claims.joinPath)(path2.startsWith("/") ? "." : (0, import_shared_core_mapping_documents_find_claims.folderOf)(from), path2);
  if (target2 === null) return inside();
  const found = modulesAt((one) => find.at(family, one, from), target2, names);
  if (found !== null) return inside(...found);
  const tail = path2.replace(/^(?:\.{1,2}\/)+/, "");
  if (family === "c" && find.named("c", tail, from, false))
    return file(find.named("c", tail, from, false)) ?? inside();
  if (family === "python") return madeBy(sources, (one) => find.at(family, one), target2) ?? nothing;
  return isUnknowable(codebase, family, from, target2) ? inside() : nothing;
}
function isUnknowable(codebase, family, from, path2) {
  if (family === "javascript") return /(?:^|\/)(?:\$|\+types\/)/.test(path2) || codebase.names.isOpen(from);
  if (family === "dart") return isGenerated([path2]);
  if (family === "c") return /\$|\.(?:inc|def|tbl|pb\.h|moc|gen\.\w+|generated\.\w+)$|config/i.test(path2);
  return family === "php";
}
function isGenerated(paths2) {
  return paths2.some((path2) => /\.\w+\.dart$/.test(path2));
}
function modulesAt(look, path2, names) {
  const modules = names.flatMap((name) => look((0, import_shared_core_mapping_documents_find_claims.joinPath)(path2, name) ?? "") || []);
  if (names.length > 0 && modules.length === names.length) return modules;
  const own = look(path2);
  if (own === null && modules.length === 0) return null;
  return [...modules, ...own ? [own] : []];
}
function madeBy(sources, look, path2, within = false) {
  const steps = path2.split("/");
  for (let left = 1; left < steps.length; left += 1) {
    const file2 = look(steps.slice(0, -left).join("/"));
    if (!file2) continue;
    const makes = !/(?:^|\/)__init__\.pyi?$/.test(file2) || sources.get(file2)?.makesModules === true;
    if (makes || within && left === 1) return inside(file2);
    return within ? nothing : null;
  }
  return null;
}
function absolute(search, family, from, name, found) {
  if (family === "python") return pythonModule(search, from, name, found);
  if (family === "c") return header(search, from, name, found.form === "angle");
  const standard2 = standardName(family, name);
  if (standard2 !== null) return fromPackage(standard2, true);
  const own = byRules(search, family, from, name);
  if (own !== null) return own;
  if (family === "javascript") return javascriptPackage(search, from, name);
  const near = family === "ruby" ? search.find.named(family, name, from, false) : null;
  return file(near) ?? fromPackage(outerName(family, name));
}
function javascriptPackage({ codebase, find, declared }, from, name) {
  const outer = packageName(name);
  if (declared.has(plain3(outer))) return fromPackage(outer);
  const rest = name.replace(/^[@~$#]\/?/, "");
  const near = name.includes("/") ? find.named("javascript", rest, from, false) : null;
  if (near) return inside(near);
  if (/^https?:/.test(name)) return fromPackage(name);
  return isPackageName2(outer) && !codebase.names.isOpen(from) ? fromPackage(outer) : inside();
}
function byRules(search, family, from, name) {
  const offers = search.codebase.names.offered(family, from, name);
  const [first] = offers;
  if (first === void 0) return null;
  if (first.paths === null) return fromPackage(first.pattern.replace(/\/\*$/, ""));
  for (const { paths: paths2 } of offers) {
    const found = bestOf2(search, family, paths2 ?? []);
    if (found !== null) return found;
  }
  if (family === "go" || family === "dart") return isGenerated(first.paths) ? inside() : nothing;
  return offers.some(({ pattern }) => /^@?\w[^*]/.test(pattern)) ? inside() : null;
}
function bestOf2({ codebase, find }, family, paths2) {
  const found = paths2.flatMap((path2) => find.at(family, path2) || []);
  const best = found.find((path2) => !codebase.isBuilt(path2)) ?? found[0];
  return best === void 0 ? null : inside(best);
}
function file(found) {
  return found === null ? null : found === "" ? inside() : inside(found);
}
function pythonModule({ find, declared, sources }, from, name, { names = [] }) {
  const top = firstStep(name);
  const isInstalled = declared.has(plain3(top));
  const look = (one) => find.named("python", one, from, isInstalled);
  const isOwn2 = name.includes("/") ? look(name) : names.find((one) => look(`${name}/${one}`));
  if (isStandard("python", top) && !isOwn2) return fromPackage(top, true);
  const found = modulesAt(look, name, names);
  if (found !== null) return inside(...found);
  return madeBy(sources, look, name, true) ?? fromPackage(top);
}
function header({ find }, from, name, isAngle) {
  const beside = isAngle ? null : (0, import_shared_core_mapping_documents_find_claims.joinPath)((0, import_shared_core_mapping_documents_find_claims.folderOf)(from), name);
  const found = beside === null ? null : find.at("c", beside);
  if (found) return inside(found);
  if (isAngle && isStandardHeader(name)) return fromPackage(name, true);
  const other = find.named("c", name, from, false);
  if (other !== null) return file(other) ?? inside();
  return fromPackage(isStandardHeader(name) ? name : firstStep(name), isStandardHeader(name));
}
function standardName(family, name) {
  if (family === "javascript" && isStandard("javascript", name)) return `node:${name.replace(/^node:/, "")}`;
  if (family === "go" && (name === "C" || isStandard("go", name))) return name;
  if (family === "dart" && name.startsWith("dart:")) return name;
  return family === "php" && !name.includes("/") ? name : null;
}
function outerName(family, name) {
  if (family === "go") return name.split("/").slice(0, 3).join("/");
  return firstStep(name.replace(/^package:/, ""));
}
function firstStep(name) {
  return name.split("/", 1)[0] ?? name;
}
function packageName(name) {
  const bare = name.replace(/^(?:npm|jsr):/, "");
  const outer = bare.split("/", bare.startsWith("@") ? 2 : 1).join("/");
  return bare === name ? outer : outer.replace(/(?<=.)@.*/, "");
}
function isPackageName2(name) {
  return /^(?:@[\w.-]+\/)?[A-Za-z\d][\w.-]*$/.test(name) && /[a-z]/.test(name);
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
    if (/\.(?:R|BR|BuildConfig|databinding)(?:\.|$)/.test(text2) || isOwnPackage(javaPackages, text2))
      return inside();
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
    if (packageName2 !== null) put(packages2, packageName2, (0, import_shared_core_mapping_documents_find_claims.folderOf)(path2), path2);
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
    const placed3 = PLACED.exec(path2)?.[1];
    return placed3 === void 0 ? [] : [placed3.replaceAll("/", ".")];
  }
  const stem = (0, import_shared_core_mapping_documents_find_claims.nameOf)(path2).replace(/\.\w+$/, "");
  const names = path2.endsWith(".java") ? [stem] : [...declares, stem, `${stem}Kt`];
  return names.map((name) => `${packageName2}.${name}`);
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
      ...arrayIn(file2.bin).flatMap((bin) => target(fieldsOf2(bin), "bin")),
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
      ([name, said]) => dependency(
        textOf2(fieldsOf2(said).package) ?? name,
        textOf2(said) ?? textOf2(fieldsOf2(said).version) ?? "",
        dev
      )
    )
  );
}
function target(said, kind) {
  const path2 = textOf2(said.path);
  const name = textOf2(said.name);
  if (path2 === null) return [];
  return [{ path: path2, why: `Cargo.toml ${kind}${name === null ? "" : ` "${name}"`}` }];
}
function renamedCrates(file2) {
  const found = /* @__PURE__ */ new Map();
  for (const table2 of tablesOf(file2)) {
    for (const [field] of LISTS) {
      for (const [name, said] of Object.entries(fieldsOf2(table2[field]))) {
        const packageName2 = textOf2(fieldsOf2(said).package);
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
  const listed = ["bin", "test", "example", "bench"].flatMap((kind) => arrayIn(file2[kind]).map(fieldsOf2));
  const said = [fieldsOf2(file2.lib), ...listed].flatMap(({ path: path2 }) => textOf2(path2) ?? []);
  const build = textOf2(fieldsOf2(file2.package).build);
  return [...said, ...build === null ? [] : [build]];
}
// src/core/mapping/skeleton/resolve/resolve-rust.ts
function resolveRust(codebase, sources) {
  const modules = rustModules(codebase, sources);
  const scopeOf2 = crateScopes(codebase, modules);
  return (from, found) => {
    const place = modules.placeOf(from);
    if (found.form === "mod") {
      const file2 = moduleFile(codebase, from, place, found);
      return file2 === null ? missingIn(from, found) : inside(file2);
    }
    const { text: text2, within = [] } = found;
    const resolution = used(modules, place, [...place.path, ...within], text2, scopeOf2(from));
    return resolution.to === "package" && isLocal(sources, from, text2) ? inside() : resolution;
  };
}
function missingIn(from, { within = [] }) {
  const isOfTests = /(?:^|\/)(?:tests?|examples|benches)(?:\/|\.rs$)/.test(from);
  return isOfTests || within.some((name) => /^tests?$/.test(name)) ? inside() : nothing;
}
function isLocal(sources, from, path2) {
  const [first = ""] = path2.split("::");
  return (sources.get(from)?.imports ?? []).some(
    ({ text: text2, form, within = [] }) => within.includes(first) || text2.endsWith(`::${first}`) || form === "mod" && text2 === first
  );
}
function crateScopes(codebase, { libraries }) {
  const byName = new Map([...libraries.values()].map(({ crate, name }) => [name, crate]));
  const cargo = new Map(
    codebase.manifests.filter(({ kind }) => kind === "cargo").map((found) => [found.folder, found.manifest])
  );
  const known = /* @__PURE__ */ new Map();
  const scopeIn = (folder) => {
    const around = (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)(folder).flatMap((one) => cargo.get(one) ?? []);
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
    const folder = (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(from)).find((one) => cargo.has(one)) ?? ".";
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
function rustModules(codebase, sources) {
  const places = /* @__PURE__ */ new Map();
  const crates = /* @__PURE__ */ new Map();
  for (const root of rootsIn2(codebase)) {
    if (places.has(root)) continue;
    const crate = { root, modules: /* @__PURE__ */ new Map() };
    crates.set(root, crate);
    walk(codebase, sources, crate, places);
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
  const configured = textOf2(fieldsOf2(manifest.raw.lib).path) ?? "src/lib.rs";
  const root = (0, import_shared_core_mapping_documents_find_claims.joinPath)(folder, configured);
  return root !== null && files.has(root) ? root : null;
}
var USUAL = /(?:^|\/)(?:src\/(?:lib|main)\.rs|src\/bin\/(?:[^/]+|[^/]+\/main)\.rs|build\.rs)$/;
var USUAL_TEST = /^(?!(?:.*\/)?src\/)(?:.*\/)?(?:tests|examples|benches)\/(?:[^/]+|[^/]+\/main)\.rs$/;
function rootsIn2(codebase) {
  const cargo = codebase.manifests.filter(({ kind }) => kind === "cargo");
  const libraries = cargo.flatMap(({ folder, manifest }) => libraryRoot(codebase, folder, manifest) ?? []);
  const configured = cargo.flatMap(
    ({ folder, manifest }) => crateRoots(manifest.raw).flatMap((path2) => (0, import_shared_core_mapping_documents_find_claims.joinPath)(folder, path2) ?? [])
  );
  const usual = [...codebase.files].filter((path2) => USUAL.test(path2) || USUAL_TEST.test(path2));
  const rank = (path2) => Number((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2) !== "lib.rs");
  const found = [...libraries, ...configured, ...usual.sort((a, b) => rank(a) - rank(b))];
  return [...new Set(found)].filter((path2) => codebase.files.has(path2));
}
function walk(codebase, sources, crate, places) {
  const waiting = [
    [crate.root, { crate, path: [], folder: (0, import_shared_core_mapping_documents_find_claims.folderOf)(crate.root) }]
  ];
  for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
    const [file2, place] = next;
    const key = place.path.join("::");
    if (!crate.modules.has(key)) crate.modules.set(key, file2);
    if (places.has(file2)) continue;
    places.set(file2, place);
    waiting.push(...childrenOf(codebase, sources, file2, place));
  }
}
function childrenOf(codebase, sources, file2, place) {
  return (sources.get(file2)?.imports ?? []).flatMap((found) => {
    const child = found.form === "mod" ? moduleFile(codebase, file2, place, found) : null;
    return child === null ? [] : [[child, placeOfChild(place, found, child)]];
  });
}
function placeOfChild(place, found, file2) {
  const path2 = [...place.path, ...found.within ?? [], found.text];
  const isOwner = found.file !== void 0 || (0, import_shared_core_mapping_documents_find_claims.nameOf)(file2) === "mod.rs";
  return {
    crate: place.crate,
    path: path2,
    folder: isOwner ? (0, import_shared_core_mapping_documents_find_claims.folderOf)(file2) : file2.replace(/\.rs$/, "")
  };
}
function moduleFile({ files }, from, { folder }, { text: text2, file: file2, within = [] }) {
  const around = (0, import_shared_core_mapping_documents_find_claims.joinPath)(folder, within.join("/")) ?? folder;
  const name = text2.replace(/^r#/, "");
  const candidates = file2 === void 0 ? [`${name}.rs`, `${name}/mod.rs`].map((path2) => (0, import_shared_core_mapping_documents_find_claims.joinPath)(around, path2)) : [(0, import_shared_core_mapping_documents_find_claims.joinPath)(within.length === 0 ? (0, import_shared_core_mapping_documents_find_claims.folderOf)(from) : around, file2.replaceAll("\\", "/"))];
  return candidates.find((path2) => path2 !== null && files.has(path2)) ?? null;
}
function unnamed({ files }, places, { root }, path2) {
  const at = (0, import_shared_core_mapping_documents_find_claims.joinPath)((0, import_shared_core_mapping_documents_find_claims.folderOf)(root), path2.join("/")) ?? root;
  return [`${at}.rs`, `${at}/mod.rs`].find((file2) => files.has(file2) && !places.has(file2)) ?? null;
}
function unclaimed(codebase, crates, file2) {
  const own = { root: file2, modules: /* @__PURE__ */ new Map([["", file2]]) };
  const folder = (0, import_shared_core_mapping_documents_find_claims.nameOf)(file2) === "mod.rs" ? (0, import_shared_core_mapping_documents_find_claims.folderOf)(file2) : file2.replace(/\.rs$/, "");
  for (const around of (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(file2))) {
    const crate = ["lib.rs", "main.rs", "mod.rs"].map((name) => crates.get((0, import_shared_core_mapping_documents_find_claims.joinPath)(around, name) ?? name)).find((found) => found !== void 0);
    if (crate === void 0) continue;
    const below2 = around === "." ? folder : folder.slice(around.length + 1);
    return { crate, path: below2.split("/"), folder };
  }
  return { crate: own, path: [], folder: codebase.folders.has(folder) ? folder : (0, import_shared_core_mapping_documents_find_claims.folderOf)(file2) };
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
    cycles: cycles(targets(loading)),
    fanIn: ranked(edges.map(({ to }) => to)).map(([path2, importers]) => ({ path: path2, importers })),
    fanOut: ranked(edges.map(({ from }) => from)).map(([path2, imports]) => ({ path: path2, imports }))
  };
}
var STRENGTH = { static: 2, dynamic: 1, type: 0 };
var Gathered = class {
  unresolved = [];
  codebase;
  byName;
  others;
  inside = /* @__PURE__ */ new Map();
  outside = /* @__PURE__ */ new Map();
  constructor(codebase, sources) {
    this.codebase = codebase;
    const java = resolveJava(codebase);
    this.byName = resolveByName(codebase, sources);
    this.others = { Rust: resolveRust(codebase, sources), Java: java, Kotlin: java };
  }
  add(from, found) {
    const language = (0, import_shared_core_failure_reading_line_pattern2.languageOf)(from)?.name ?? "";
    const other = Object.hasOwn(this.others, language) ? this.others[language] : void 0;
    const resolution = (other ?? this.byName)(from, found);
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
    return [...this.inside.values()].sort((a, b) => (0, import_shared_core_mapping_documents_find_claims.byText)(a.from, b.from) || (0, import_shared_core_mapping_documents_find_claims.byText)(a.to, b.to));
  }
  externals() {
    return [...this.outside.values()].map(({ found, from, declared }) => {
      const manifest = found.manifest === "standard" ? "standard" : declared ? "declared" : "undeclared";
      return { ...found, importers: from.size, manifest };
    }).sort((a, b) => b.importers - a.importers || (0, import_shared_core_mapping_documents_find_claims.byText)(a.name, b.name));
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
function targets(edges) {
  const found = /* @__PURE__ */ new Map();
  for (const { from, to } of edges) {
    const known = found.get(from);
    if (known === void 0) found.set(from, [to]);
    else known.push(to);
  }
  return found;
}
function ranked(paths2) {
  const counts = /* @__PURE__ */ new Map();
  for (const path2 of paths2) counts.set(path2, (counts.get(path2) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (0, import_shared_core_mapping_documents_find_claims.byText)(a[0], b[0])).slice(0, MOST_RANKED);
}
function cycles(edges) {
  const search = new Search2(edges);
  for (const node of edges.keys()) search.from(node);
  return search.groups.sort((a, b) => (0, import_shared_core_mapping_documents_find_claims.byText)(a[0] ?? "", b[0] ?? ""));
}
var Search2 = class {
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
  /** Every node opened since this one belongs to its group. */
  close(node) {
    const group = [];
    let member;
    do {
      member = this.opened.pop();
      if (member === void 0) break;
      this.open.delete(member);
      group.push(member);
    } while (member !== node);
    if (group.length > 1) this.groups.push(group.sort(import_shared_core_mapping_documents_find_claims.byText));
  }
};
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
function lockfiles(paths2) {
  return paths2.filter(isOwn).flatMap((path2) => {
    const name = (0, import_shared_core_mapping_documents_find_claims.nameOf)(path2);
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
var MOST4 = 300;
function configFiles(paths2) {
  return paths2.filter(isOwn).flatMap((path2) => {
    if ((0, import_shared_core_mapping_documents_find_claims.isSecret)(path2)) return [{ path: path2, kind: "secret" }];
    const name = (0, import_shared_core_mapping_documents_find_claims.nameOf)(path2);
    const row = CONFIG.find(([pattern]) => pattern.test(name));
    return row === void 0 ? [] : [{ path: path2, kind: row[1] }];
  }).slice(0, MOST4);
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
function natives(paths2) {
  const counts = /* @__PURE__ */ new Map();
  return paths2.flatMap((path2) => {
    const row = NATIVE.find(([pattern]) => pattern.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2)));
    return row === void 0 ? [] : [{ path: path2, kind: row[1] }];
  }).filter(({ path: path2, kind }) => {
    const key = `${(0, import_shared_core_mapping_documents_find_claims.folderOf)(path2)}\0${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= SAMPLES;
  }).slice(0, MOST4);
}
function isOwn(path2) {
  return !(0, import_shared_core_mapping_documents_find_claims.isHeld)(path2) && !(0, import_shared_core_mapping_documents_find_claims.isVendored)(path2);
}
// src/core/mapping/skeleton/pipelines.ts
var import_yaml = (0, import_common14.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
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
  const named3 = Object.keys(jobs).length > 0 ? jobs : otherJobs(kind, fields);
  const commands2 = commandsIn(file2, 0).flatMap((block) => block.split("\n"));
  const clean = commands2.map((line) => line.trim().slice(0, LONGEST_COMMAND)).filter((line) => line !== "" && !line.startsWith("#"));
  return {
    ...nothing2,
    jobs: Object.keys(named3),
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
  if ((0, import_shared_yaml_dist_parse_parser.isTooNested)(text2)) return null;
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
    return arrayIn(child).length > 0 ? textsOf(child) : commandsIn(child, depth3 + 1);
  });
}
function shellLines(path2, text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.trim().slice(0, LONGEST_COMMAND));
  const wanted = (0, import_shared_core_mapping_documents_find_claims.nameOf)(path2) === "Jenkinsfile" ? /^(?:sh|bat)\b/ : /^(?:step\b.*|(?:npx|npm|pnpm|yarn|node|make|cargo|go|python3?|pytest|bash|sh|docker|mvn|gradle)\b.*)$/;
  return [...new Set(lines.filter((line) => wanted.test(line)))].slice(0, MOST_COMMANDS);
}
function imageCommand(text2) {
  const lines = text2.replaceAll(/\\\r?\n/g, " ").split(/\r?\n/);
  const last = (word2) => lines.map((line) => new RegExp(`^\\s*${word2}\\s+(\\S.*)$`, "i").exec(line)?.[1]).findLast((found) => found);
  const parts = [last("ENTRYPOINT"), last("CMD")].flatMap((part) => part === void 0 ? [] : plain4(part));
  return parts.length === 0 ? null : parts.join(" ").slice(0, 200);
}
function plain4(written) {
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
// src/core/mapping/skeleton/read-codebase.ts
var import_yaml3 = (0, import_common14.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
// src/core/mapping/skeleton/manifests/read-lines.ts
var import_yaml2 = (0, import_common14.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
function readGoMod(text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.replace(/\/\/.*/, "").trim());
  const name = lines.map((line) => /^module\s+"?([^\s"]+)"?$/.exec(line)?.[1]).find((found) => found);
  const version = lines.map((line) => /^go\s+(\S+)$/.exec(line)?.[1]).find((found) => found);
  const dependencies2 = directives(lines, "require").flatMap((line) => {
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
    dependencies: dependencies2,
    raw: { replace: Object.fromEntries(replace) }
  };
}
function directives(lines, word2) {
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
var LONGEST_LINE2 = 1e3;
function readGradle(whole2) {
  const text2 = whole2.split(/\r?\n/).filter((line) => line.length <= LONGEST_LINE2).join("\n");
  const wanted = /^[ \t]*(\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|kapt|annotationProcessor))[ \t]*(?:\([ \t]*)?(?:platform\()?["']([\w.-]+:[\w.-]+)(?::([^"'@]+))?/gm;
  const value = (name) => new RegExp(`^[ \\t]*${name}[ \\t]*(?:=[ \\t]*)?["']([^"'$]+)["']`, "m").exec(text2)?.[1] ?? null;
  const modules = [
    ...text2.matchAll(/^[ \t]*include\b[ \t]{0,9}\(?\s{0,99}((?:["'][^"'\n]{1,200}["'][\s,]{0,99})+)/gm)
  ].flatMap(([, names = ""]) => [...names.matchAll(/["']:?([^"']+)["']/g)].map(([, name = ""]) => name));
  const folders2 = new Map(
    [
      ...text2.matchAll(
        /\bproject\(["']:?([^"'\n]{1,200})["']\)\.projectDir = (?:new )?[fF]ile\((?:\w{1,99}, )?["']([^"'\n]{1,200})["']/g
      )
    ].map(([, name = "", folder = ""]) => [name, folder])
  );
  return {
    ...nothingSaid,
    name: value("rootProject\\.name"),
    version: value("version"),
    dependencies: [...text2.matchAll(wanted)].map(
      ([, scope = "", name = "", version]) => dependency(name, version, /^test|^androidTest/.test(scope))
    ),
    workspaces: modules.map((name) => folders2.get(name) ?? name.replaceAll(":", "/")),
    raw: {
      modules,
      projects: [...text2.matchAll(PROJECT)].map(
        ([, name, typed = ""]) => `:${name ?? typed.split(".").pop()}`
      )
    }
  };
}
var PROJECT = /\bproject\(\s{0,9}(?:path\s{0,9}[:=]\s{0,9})?["']:([^"'\n]{1,200})["']|\bprojects\.([\w.]{1,200})/g;
function readComposer(text2) {
  const raw = fieldsOf2(JSON.parse(text2.replace(/^\uFEFF/, "")));
  const list22 = (field, dev) => Object.entries(textFieldsOf(raw[field])).filter(([name]) => name !== "php" && !name.startsWith("ext-")).map(([name, version]) => dependency(name, version, dev));
  return {
    ...nothingSaid,
    name: textOf2(raw.name),
    version: textOf2(raw.version),
    scripts: textFieldsOf(raw.scripts),
    raw,
    dependencies: [...list22("require", false), ...list22("require-dev", true)],
    entries: textsOf(raw.bin).map((path2) => ({ path: path2, why: "composer.json bin" }))
  };
}
function readPubspec(text2) {
  const file2 = fieldsOf2((0, import_yaml2.parse)(text2, { logLevel: "silent" }));
  const list22 = (field, dev) => Object.entries(fieldsOf2(file2[field])).map(([name, said]) => dependency(name, textOf2(said) ?? "", dev));
  return {
    ...nothingSaid,
    name: textOf2(file2.name),
    version: textOf2(file2.version),
    dependencies: [...list22("dependencies", false), ...list22("dev_dependencies", true)],
    workspaces: textsOf(file2.workspace)
  };
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
    version: textAt(pom, "version") ?? textAt(childrenOf2(pom, "parent")[0], "version"),
    dependencies: childrenOf2(pom, "dependencies", "dependency").flatMap((entry) => {
      const name = [textAt(entry, "groupId"), textAt(entry, "artifactId")].filter((part) => part !== null).join(":");
      const isForTests = textAt(entry, "scope") === "test";
      return name === "" ? [] : [dependency(name, textAt(entry, "version") ?? "", isForTests)];
    }),
    workspaces: childrenOf2(pom, "modules", "module").flatMap((module2) => module2.text.trim() || [])
  };
}
function readDotnet(text2) {
  const project = rootOf(text2, "Project");
  const property = (name) => childrenOf2(project, "PropertyGroup").map((group) => textAt(group, name)).find((value) => value !== null) ?? null;
  return {
    ...nothingSaid,
    name: property("PackageId") ?? property("AssemblyName"),
    version: property("Version"),
    dependencies: childrenOf2(project, "ItemGroup", "PackageReference").flatMap((entry) => {
      const { Include: name, Version: version } = entry.attributes;
      return name === void 0 ? [] : [dependency(name, version ?? textAt(entry, "Version") ?? "")];
    })
  };
}
function rootOf(text2, name) {
  const { root } = parseXml(text2, { ignoreUndefinedEntities: true });
  return root?.name === name ? root : void 0;
}
function childrenOf2(parent, ...path2) {
  let reached = parent === void 0 ? [] : [parent];
  for (const name of path2) {
    reached = reached.flatMap(({ children }) => children).filter((child) => child instanceof XmlElement).filter((child) => child.name === name);
  }
  return reached;
}
function textAt(parent, name) {
  return childrenOf2(parent, name)[0]?.text.trim() || null;
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
  [/^pubspec\.yaml$/, "pub", readPubspec],
  [/\.(?:csproj|fsproj|vbproj)$/, "dotnet", readDotnet]
];
function readRequirementsOf(text2, path2) {
  if (isAmongRequirements(path2) && !isRequirements(text2)) return nothingSaid;
  return readRequirementsTxt(text2, /dev|test|lint|doc|ci/.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2)));
}
function isAmongRequirements(path2) {
  return /(?:^|\/)requirements\/(?!constraints)[\w.-]{1,100}\.(?:txt|in)$/.test(path2);
}
function manifestFolder(path2) {
  return isAmongRequirements(path2) ? (0, import_shared_core_mapping_documents_find_claims.folderOf)((0, import_shared_core_mapping_documents_find_claims.folderOf)(path2)) : (0, import_shared_core_mapping_documents_find_claims.folderOf)(path2);
}
function rowOf(path2) {
  const name = isAmongRequirements(path2) ? "requirements.txt" : (0, import_shared_core_mapping_documents_find_claims.nameOf)(path2);
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
// src/core/mapping/skeleton/resolve/name-rules.ts
function nameRules(manifests2, texts) {
  const settings = typescriptIn(texts);
  const said = [...manifests2.flatMap(rulesOf), ...settings.flatMap(({ rules: some }) => some)];
  const isElsewhere = ({ targets: targets2 }) => targets2 === null;
  const rules = said.sort((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)));
  const books = /* @__PURE__ */ new Map();
  let longest = 0;
  for (const rule of rules) {
    const [head2 = ""] = rule.pattern.split("*", 1);
    const key = `${rule.family}\0${rule.scope}`;
    const book = books.get(key) ?? /* @__PURE__ */ new Map();
    const known = book.get(head2) ?? [];
    if (!isElsewhere(rule) || !known.some((one) => isElsewhere(one) && one.pattern === rule.pattern))
      known.push(rule);
    books.set(key, book.set(head2, known));
    longest = Math.max(longest, head2.length);
  }
  const open = new Set(settings.flatMap(({ folder, isOpen }) => isOpen ? [folder] : []));
  return {
    offered: (family, from, name) => (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(from)).flatMap((scope) => {
      const book = books.get(`${family}\0${scope}`);
      return book === void 0 ? [] : offersIn(book, name, longest);
    }),
    isOpen: (from) => open.size > 0 && (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(from)).some((folder) => open.has(folder))
  };
}
function offersIn(book, name, longest) {
  const found = [];
  for (let length = Math.min(longest, name.length); length >= 0; length -= 1) {
    for (const { pattern, targets: targets2 } of book.get(name.slice(0, length)) ?? []) {
      const rest = restOf(pattern, name);
      if (rest === null) continue;
      found.push({ pattern, paths: targets2?.map((target2) => target2.replace("*", () => rest)) ?? null });
    }
  }
  return found;
}
function restOf(pattern, name) {
  const [before = "", after] = pattern.split("*", 2);
  if (after === void 0) return pattern === name ? "" : null;
  const isLong = name.length >= before.length + after.length;
  return isLong && name.endsWith(after) ? name.slice(before.length, name.length - after.length) : null;
}
function rulesOf(found) {
  const { kind, folder } = found;
  const { name, raw, dependencies: dependencies2 } = found.manifest;
  switch (kind) {
    case "npm":
      return npmRules(found);
    case "go":
      return [
        ...Object.entries(textFieldsOf(raw.replace)).flatMap(
          ([module2, path2]) => whole(folder, module2, (0, import_shared_core_mapping_documents_find_claims.joinPath)(folder, path2))
        ),
        ...name === null ? [] : whole(".", name, folder),
        ...dependencies2.flatMap((one) => whole(".", one.name, null))
      ];
    case "composer":
      return [raw.autoload, raw["autoload-dev"]].flatMap(
        (part) => Object.entries(fieldsOf2(fieldsOf2(part)["psr-4"])).map(
          ([prefix, folders2]) => ({
            family: "php",
            scope: ".",
            pattern: `${prefix.replaceAll("\\", "/")}*`,
            targets: [folders2].flat().flatMap((path2) => placed2(folder, `${textOf2(path2) ?? ""}/*`))
          })
        )
      );
    case "pub":
      return [{ family: "dart", scope: ".", pattern: `package:${name}/*`, targets: placed2(folder, "lib/*") }];
    default:
      return [];
  }
}
function placed2(folder, path2) {
  return path2 === null ? [] : [(0, import_shared_core_mapping_documents_find_claims.joinPath)(folder, path2) ?? []].flat();
}
function whole(scope, name, folder) {
  return [name, `${name}/*`].map((pattern) => ({
    family: "go",
    scope,
    pattern,
    targets: folder === null ? null : placed2(folder, pattern.slice(name.length + 1))
  }));
}
function npmRules({ folder, manifest: { name, raw } }) {
  const rule = (scope, pattern, paths2) => ({
    ...{ family: "javascript", scope, pattern },
    targets: paths2.flatMap((path2) => placed2(folder, path2))
  });
  const own = Object.entries(fieldsOf2(raw.imports)).map(
    ([key, value]) => rule(
      folder,
      key,
      pathsIn(value, 0).filter((path2) => path2.startsWith("."))
    )
  );
  if (name === null) return own;
  const main = [raw.source, raw.module, raw.main].flatMap((path2) => textOf2(path2) ?? []);
  return [
    ...own,
    ...Object.entries(exportsOf(raw.exports)).map(
      ([key, value]) => rule(".", name + key.slice(1), pathsIn(value, 0))
    ),
    rule(".", name, [...main, "src/index", "."]),
    rule(".", `${name}/*`, ["*", "src/*"])
  ];
}
function exportsOf(value) {
  const fields = fieldsOf2(value);
  if (Object.keys(fields).some((key) => key.startsWith("."))) return fields;
  return value === void 0 || value === null ? {} : { ".": value };
}
var DEEPEST2 = 6;
function pathsIn(value, depth3) {
  if (typeof value === "string") return [value];
  if (depth3 > DEEPEST2) return [];
  return Object.entries(fieldsOf2(value)).flatMap(
    ([name, item]) => name === "types" ? [] : pathsIn(item, depth3 + 1)
  );
}
var LONGEST_CHAIN = 50;
var OWN_FOLDER = /\$\{configDir\}/;
function typescriptIn(texts) {
  const rank = (path2) => ["tsconfig.json", "jsconfig.json"].indexOf((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2)) + 1 || 3;
  return [...texts.keys()].filter((path2) => /^(?:ts|js)config/.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2))).sort((a, b) => rank(a) - rank(b)).map((path2) => typescriptOf(path2, texts));
}
function typescriptOf(path2, texts) {
  const folder = (0, import_shared_core_mapping_documents_find_claims.folderOf)(path2);
  const { files, isOpen } = chainOf(path2, texts);
  const options = files.map(({ path: at, fields }) => ({
    ...{ from: (0, import_shared_core_mapping_documents_find_claims.folderOf)(at), paths: fieldsOf2(fields.paths), base: textOf2(fields.baseUrl) }
  }));
  const based = options.find(({ base: base2 }) => base2 !== null);
  const base = based === void 0 ? null : (0, import_shared_core_mapping_documents_find_claims.joinPath)(based.from, (based.base ?? "").replace(OWN_FOLDER, "."));
  const mapped = options.find(({ paths: paths2 }) => Object.keys(paths2).length > 0);
  const rule = (pattern, targets2) => ({
    ...{ family: "javascript", scope: folder, pattern, targets: targets2 }
  });
  return {
    folder,
    rules: [
      ...Object.entries(mapped?.paths ?? {}).map(
        ([pattern, targets2]) => rule(
          pattern,
          textsOf(targets2).flatMap(
            (target2) => placed2(base ?? mapped?.from ?? folder, target2.replace(OWN_FOLDER, "."))
          )
        )
      ),
      ...base === null ? [] : [rule("*", placed2(base, "*"))]
    ],
    isOpen: isOpen || files.some(({ fields }) => fields.rootDirs !== void 0)
  };
}
function chainOf(path2, texts) {
  const files = [];
  const waiting = [path2];
  for (let at = waiting.shift(); at !== void 0 && files.length < LONGEST_CHAIN; at = waiting.shift()) {
    if (files.some((one) => one.path === at)) continue;
    const errors = [];
    const file2 = fieldsOf2((0, import_shared_jsonc_parser_lib_esm_impl_parser.parse)(texts.get(at) ?? "", errors, { allowTrailingComma: true }));
    files.push({ path: at, fields: fieldsOf2(file2.compilerOptions) });
    waiting.push(...parentsOf(at, file2.extends, texts));
  }
  return { files, isOpen: files.some((one) => !texts.has(one.path)) };
}
function parentsOf(path2, names, texts) {
  return [names].flat().reverse().flatMap((name) => {
    const target2 = typeof name === "string" && name.startsWith(".") ? (0, import_shared_core_mapping_documents_find_claims.joinPath)((0, import_shared_core_mapping_documents_find_claims.folderOf)(path2), name) : null;
    return target2 === null ? [] : [target2, `${target2}.json`].find((one) => texts.has(one)) ?? [target2];
  });
}
// src/core/mapping/skeleton/read-codebase.ts
function readCodebase(found, all, links) {
  const files = new Set(found.map(({ path: path2 }) => path2));
  const nested = [...all].filter(([path2, text2]) => isNested(path2, text2)).map(([path2]) => path2);
  const texts = new Map([...all].filter(([path2]) => !nested.includes(path2)));
  const { manifests: manifests2, diagnostics: diagnostics2 } = manifestsIn(texts);
  return {
    codebase: {
      files,
      folders: /* @__PURE__ */ new Set([".", ...[...files].flatMap((path2) => (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(path2)))]),
      manifests: manifests2,
      manifestsByFolder: byFolder(manifests2),
      isBuilt: builtFolders(found, new Set(manifests2.map(({ folder }) => folder))),
      names: nameRules(manifests2, texts),
      links,
      ...jvmClasses(found),
      ...pythonIn(files, manifests2, texts)
    },
    diagnostics: [
      ...nested.map((path2) => ({ path: path2, message: `The file cannot be read: ${import_shared_yaml_dist_parse_parser.TOO_NESTED}` })),
      ...diagnostics2
    ]
  };
}
function isNested(path2, text2) {
  if (/\.(?:json|ya?ml|toml|lock)$|^Pipfile$/.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2))) return (0, import_shared_yaml_dist_parse_parser.isTooNested)(text2);
  return /\.(?:xml|\w+proj)$/.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2)) && (0, import_shared_yaml_dist_parse_parser.isTooNestedXml)(text2);
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
  return isTasks(path2) || /^(?:ts|js)config(?:\.[\w.-]+)?\.json$|^pnpm-workspace\.yaml$|^go\.work$/.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2));
}
function isTasks(path2) {
  return /^(?:GNUmakefile|[Mm]akefile|\.?[Jj]ustfile)$/.test(path2);
}
function manifestsIn(texts) {
  const manifests2 = [];
  const diagnostics2 = [];
  for (const [path2, text2] of texts) {
    const kind = manifestKind(path2);
    if (kind === null || (0, import_shared_core_mapping_documents_find_claims.isFixture)(path2) || (0, import_shared_core_mapping_documents_find_claims.isVendored)(path2)) continue;
    const reading = readManifest(path2, text2);
    if (reading.status === "broken") {
      diagnostics2.push({ path: path2, message: `The manifest cannot be read: ${reading.reason}` });
      continue;
    }
    const folder = manifestFolder(path2);
    const { manifest } = reading;
    const workspaces = [...manifest.workspaces, ...membersSaidBeside(path2, texts)];
    manifests2.push({ path: path2, folder, kind, manifest: { ...manifest, workspaces } });
  }
  return {
    manifests: manifests2.sort((a, b) => (0, import_shared_core_mapping_documents_find_claims.packageRank)(a.folder) - (0, import_shared_core_mapping_documents_find_claims.packageRank)(b.folder)),
    diagnostics: diagnostics2
  };
}
function membersSaidBeside(path2, texts) {
  const beside = (name) => texts.get((0, import_shared_core_mapping_documents_find_claims.folderOf)(path2) === "." ? name : `${(0, import_shared_core_mapping_documents_find_claims.folderOf)(path2)}/${name}`) ?? "";
  if ((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2) === "package.json") return pnpmMembers(beside("pnpm-workspace.yaml"));
  if ((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2) !== "go.mod") return [];
  return [...beside("go.work").matchAll(/^[ \t]*(?:use[ \t]+)?(\.{1,2}\/?[\w./-]*)[ \t]*$/gm)].map(
    ([, folder = ""]) => folder
  );
}
function pnpmMembers(text2) {
  try {
    return textsOf(fieldsOf2((0, import_yaml3.parse)(text2, { logLevel: "silent" })).packages);
  } catch {
    return [];
  }
}
function pythonIn(files, manifests2, texts) {
  const layouts = manifests2.filter(({ kind }) => kind === "python").map(({ path: path2, folder }) => ({ folder, ...pythonLayout(path2, texts.get(path2) ?? "") }));
  const placed3 = (folder, some) => some.flatMap((below2) => (0, import_shared_core_mapping_documents_find_claims.joinPath)(folder, below2) ?? []);
  const roots = layouts.flatMap(({ folder, roots: said }) => placed3(folder, [".", "src", ...said]));
  const made = layouts.flatMap((layout) => placed3(layout.folder, layout.made));
  return { pythonRoots: /* @__PURE__ */ new Set([...roots, ...packageRoots(files)]), pythonMade: new Set(made) };
}
function packageRoots(files) {
  const packages2 = [...files].filter((path2) => (0, import_shared_core_mapping_documents_find_claims.nameOf)(path2) === "__init__.py").map(import_shared_core_mapping_documents_find_claims.folderOf);
  const outermost = packages2.filter(
    (folder) => folder !== "." && !files.has(`${(0, import_shared_core_mapping_documents_find_claims.folderOf)(folder)}/__init__.py`)
  );
  return [".", "src", ...outermost.map(import_shared_core_mapping_documents_find_claims.folderOf)];
}
var BUILT2 = /^(?:dist|build|out|target|lib-cov|_build|\.next|\.output)$/;
var FEW_SOURCES = 3;
var LITTLE_SOURCE = 0.2;
function builtFolders(files, manifestFolders) {
  const code = files.filter(({ path: path2 }) => (0, import_shared_core_failure_reading_line_pattern2.isProgramming)(path2));
  const folders2 = new Set(code.flatMap(({ path: path2 }) => (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(path2))));
  const owners = /* @__PURE__ */ new Map();
  for (const folder of folders2) {
    const owner = (0, import_shared_core_mapping_documents_find_claims.folderOf)(folder);
    if (!BUILT2.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(folder)) || !(manifestFolders.has(owner) || owner === ".")) continue;
    owners.set(owner, [...owners.get(owner) ?? [], folder]);
  }
  const tallies = tally(code, owners);
  const built = new Set(
    [...owners].filter(([owner]) => hasSources(tallies.get(owner))).flatMap(([, outputs]) => outputs)
  );
  return (path2) => (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(path2)).some((folder) => built.has(folder));
}
function tally(code, owners) {
  const tallies = /* @__PURE__ */ new Map();
  for (const owner of owners.keys()) tallies.set(owner, { sources: 0, text: 0, output: 0 });
  for (const file2 of code) {
    for (const owner of (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)((0, import_shared_core_mapping_documents_find_claims.folderOf)(file2.path))) {
      const found = tallies.get(owner);
      if (found !== void 0) count22(found, file2, owners.get(owner) ?? []);
    }
  }
  return tallies;
}
function count22(found, { path: path2, bytes }, outputs) {
  if (outputs.some((folder) => (0, import_shared_core_mapping_documents_find_claims.isBelow)(path2, folder))) found.output += bytes;
  else if (!/\.config\.\w+$/.test(path2)) {
    found.sources += 1;
    found.text += bytes;
  }
}
function hasSources({ sources, text: text2, output } = { sources: 0, text: 0, output: 0 }) {
  return sources >= FEW_SOURCES || text2 >= LITTLE_SOURCE * output;
}
// src/core/mapping/skeleton/test-setup.ts
var MOST_FILES = 500;
var LONGEST_SCRIPT = 1e3;
function testSetup({ paths: paths2, manifests: manifests2, lockfiles: lockfiles2, ci, tasks }) {
  const files = paths2.filter(import_shared_core_mapping_documents_find_claims.isTestFile);
  const config2 = paths2.filter((path2) => CONFIG2.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2)));
  const scripts2 = manifests2.flatMap(
    (found2) => scriptsOf2(found2, managerOf(found2.folder, manifests2, lockfiles2))
  );
  const piped = ci.flatMap(({ commands: commands2 }) => commands2.filter(isTestCommand));
  const found = { files, config: config2, manifests: manifests2, texts: [...scripts2.map(({ text: text2 }) => text2), ...piped] };
  const runners = RUNNERS.filter(([, row]) => shows(row, found)).map(([name]) => name);
  const atRoot = scripts2.filter(({ folder }) => folder === ".");
  const below2 = scripts2.filter(({ folder }) => folder !== ".");
  const commandOf = ({ command }) => command;
  const ownCommands = [...atRoot.map(commandOf), ...taskCommands(tasks), ...piped, ...below2.map(commandOf)];
  return {
    runners,
    commands: [...new Set(ownCommands.length > 0 ? ownCommands : runners.flatMap(usualCommand))].slice(0, 40),
    config: config2,
    count: files.length,
    files: files.sort(import_shared_core_mapping_documents_find_claims.byText).slice(0, MOST_FILES)
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
  if (config2 !== void 0 && found.config.some((path2) => config2.test((0, import_shared_core_mapping_documents_find_claims.nameOf)(path2)))) return true;
  if (file2 !== void 0 && found.files.some((path2) => file2.test(path2))) return true;
  return dependency2 !== void 0 && found.manifests.some(({ manifest }) => manifest.dependencies.some(({ name }) => dependency2.test(name)));
}
function isTestCommand(command) {
  return /\b(?:(?:npm|pnpm|yarn|bun)\s+(?:run\s+|--\S+\s+){0,10}(?:test|t)\b|vitest|jest|mocha|ava|pytest|tox|nox|go\s+test|cargo\s+(?:test|nextest)|mvnw?\b(?:(?!\bmvnw?\b).)*\b(?:test|verify)|gradlew?\b(?:(?!\bgradlew?\b).)*\b(?:test|check)|rspec|phpunit|dotnet\s+test|make\s+(?:test|check)|rake\s+(?:test|spec)|bats|playwright\s+test|node\s(?:(?!\bnode\s)[^&|;])*--test|unittest)\b/.test(
    command
  );
}
function managerOf(folder, manifests2, lockfiles2) {
  for (const around of (0, import_shared_core_mapping_documents_find_claims.foldersUpFrom)(folder)) {
    const npm = manifests2.find((found) => found.folder === around && found.kind === "npm");
    const said = textOf2(npm?.manifest.raw.packageManager)?.split("@", 1)[0];
    const locked = lockfiles2.find(
      ({ path: path2, manager: manager2 }) => (0, import_shared_core_mapping_documents_find_claims.folderOf)(path2) === around && (0, import_app_loop_judge_check.isPackageManager)(manager2)
    );
    const manager = said ?? locked?.manager;
    if (manager !== void 0 && (0, import_app_loop_judge_check.isPackageManager)(manager)) return manager;
  }
  return "npm";
}
function scriptsOf2({ manifest, kind, folder }, manager) {
  if (kind !== "npm" && kind !== "composer") return [];
  const program = kind === "composer" ? "composer" : manager;
  return Object.entries(manifest.scripts).filter(
    ([name, text2]) => /^(?:test|tests|spec|e2e|coverage)(?:$|[:_-])/.test(name) && !/no test specified/.test(text2)
  ).map(([name, text2]) => {
    const isBare = program === "composer" || name === "test" && program !== "bun";
    const run = isBare ? `${program} ${name}` : `${program} run ${name}`;
    const short = text2.slice(0, LONGEST_SCRIPT);
    return { command: folder === "." ? run : `${run} (in ${folder})`, text: short, folder };
  });
}
function taskCommands(tasks) {
  return [...tasks].flatMap(([path2, text2]) => {
    const program = /justfile$/i.test(path2) ? "just" : "make";
    const targets2 = text2.matchAll(/^@?((?:test|check)[\w-]*)(?![\w-])[^\n:=]*:(?!=)/gm);
    return [...targets2].map(([, target2]) => `${program} ${target2}`);
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
// src/core/mapping/skeleton/workspace-packages.ts
function workspacePackages(codebase) {
  const folders2 = /* @__PURE__ */ new Map();
  for (const found of [...codebase.manifests.flatMap(named2), ...gradleModules(codebase)])
    if (!folders2.has(found.folder)) folders2.set(found.folder, found);
  const members = [...folders2.values()].filter(({ folder }) => folder !== ".");
  if (members.length === 0) return [];
  const names = new Map([...folders2.values()].map(({ name }) => [localName(name), name]));
  return members.map(({ name, folder, path: path2, manifest }) => ({
    name,
    folder,
    manifest: path2,
    dependsOn: [...manifest.dependencies.map((one) => one.name), ...textsOf(manifest.raw.projects)].flatMap((one) => names.get(localName(one)) ?? []).filter((one, index, all) => one !== name && all.indexOf(one) === index).sort(import_shared_core_mapping_documents_find_claims.byText)
  })).sort((a, b) => (0, import_shared_core_mapping_documents_find_claims.packageRank)(a.folder) - (0, import_shared_core_mapping_documents_find_claims.packageRank)(b.folder) || (0, import_shared_core_mapping_documents_find_claims.byText)(a.folder, b.folder));
}
function named2(found) {
  const { name } = found.manifest;
  return name === null || name === "" ? [] : [{ ...found, name }];
}
function gradleModules({ manifests: manifests2, manifestsByFolder, folders: folders2 }) {
  return manifests2.filter(({ kind }) => kind === "gradle").flatMap(
    (settings) => settings.manifest.workspaces.flatMap((path2, at) => {
      const folder = (0, import_shared_core_mapping_documents_find_claims.joinPath)(settings.folder, path2);
      if (folder === null || !folders2.has(folder)) return [];
      const own = manifestsByFolder.get(folder)?.find(({ kind }) => kind === "gradle");
      return [
        { ...own ?? settings, folder, name: `:${textsOf(settings.manifest.raw.modules)[at] ?? path2}` }
      ];
    })
  );
}
function localName(name) {
  const last = name.slice(name.lastIndexOf(":") + 1);
  return name.startsWith(":") ? `:${last.replaceAll(/[-_]/g, "").toLowerCase()}` : last;
}
// src/core/mapping/skeleton/assemble-skeleton.ts
var LARGEST2 = 20;
var MOST_DIAGNOSTICS = 200;
var MOST_ALIKE2 = 20;
function assembleSkeleton(findings) {
  const { files, texts } = findings;
  const paths2 = files.map(({ path: path2 }) => path2);
  const { codebase, diagnostics: diagnostics2 } = readCodebase(files, texts, findings.links);
  const sources = new Map(
    files.flatMap(
      ({ path: path2, facts }) => facts === null ? [] : [[path2, judged(path2, facts, codebase.isBuilt(path2))]]
    )
  );
  const pipelines2 = [...texts].flatMap(
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
    vendored: (0, import_shared_core_mapping_documents_find_claims.isVendored)(path2)
  }));
  const own = counted.filter(
    ({ path: path2, generated, vendored }) => (0, import_shared_core_failure_reading_line_pattern2.isProgramming)(path2) && !generated && !vendored
  );
  const packages2 = workspacePackages(codebase);
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
    lockfiles: lockfiles(paths2),
    packages: packages2,
    entryPoints: entryPoints(codebase, sources, imagesIn(texts)),
    folders: folderRoles(counted, new Set(packages2.map(({ folder }) => folder))),
    imports: importGraph(codebase, sources),
    tests: testSetup({
      paths: paths2.filter((path2) => !(0, import_shared_core_mapping_documents_find_claims.isVendored)(path2)),
      manifests: codebase.manifests,
      lockfiles: lockfiles(paths2),
      ci,
      tasks: new Map([...texts].filter(([path2]) => isTasks(path2)))
    }),
    ci,
    config: configFiles(paths2),
    largest: own.map(({ path: path2, lines, bytes }) => ({ path: path2, lines, bytes })).sort((a, b) => b.lines - a.lines || (0, import_shared_core_mapping_documents_find_claims.byText)(a.path, b.path)).slice(0, LARGEST2),
    hotSpots: (0, import_shared_core_mapping_documents_find_claims.hotSpots)(findings.commits, new Map(own.map(({ path: path2, lines }) => [path2, lines]))),
    natives: natives(paths2),
    diagnostics: bounded([
      ...findings.diagnostics,
      ...diagnostics2,
      ...withoutEdges(own.map(({ path: path2 }) => path2)),
      ...pipelines2.flatMap(
        ({ path: path2, broken }) => broken ? [{ path: path2, message: "It is not valid YAML." }] : []
      ),
      ...[...sources].flatMap(
        ([path2, facts]) => facts.problem === null ? [] : [{ path: path2, message: facts.problem }]
      )
    ])
  };
}
function withoutEdges(paths2) {
  return ["C#", "Swift"].flatMap((language) => {
    const count3 = paths2.filter((path2) => (0, import_shared_core_failure_reading_line_pattern2.languageOf)(path2)?.name === language).length;
    const message = `Imports of ${language} name no files, so there are no edges of its ${(0, import_common10.countOf)(count3, "file")}.`;
    return count3 === 0 ? [] : [{ path: null, message }];
  });
}
function nameIn2(manifests2) {
  const rank = ({ kind }) => ["npm", "python", "cargo", "composer", "gradle"].indexOf(kind) + 1 || 9;
  const named3 = manifests2.filter(({ folder, manifest }) => folder === "." && manifest.name !== null);
  return named3.sort((a, b) => rank(a) - rank(b))[0]?.manifest.name ?? null;
}
function judged(path2, facts, built) {
  if (built) return { ...facts, generated: true, imports: null };
  return (0, import_shared_core_mapping_documents_find_claims.isVendored)(path2) || facts.generated ? { ...facts, imports: null } : facts;
}
function imagesIn(texts) {
  return [...texts].flatMap(([path2, text2]) => {
    const command = isImageFile(path2) && !(0, import_shared_core_mapping_documents_find_claims.isHeld)(path2) ? imageCommand(text2) : null;
    return command === null ? [] : [{ path: path2, command }];
  });
}
function bounded(diagnostics2) {
  const counts = /* @__PURE__ */ new Map();
  const said = diagnostics2.filter(({ message }) => {
    const count3 = (counts.get(message) ?? 0) + 1;
    counts.set(message, count3);
    return count3 <= MOST_ALIKE2;
  });
  const more = [...counts].flatMap(
    ([message, count3]) => count3 > MOST_ALIKE2 ? [{ path: null, message: `${count3 - MOST_ALIKE2} more files: ${message}` }] : []
  );
  return [...said.slice(0, MOST_DIAGNOSTICS), ...more.slice(0, MOST_DIAGNOSTICS)];
}
function languageShares(files) {
  const found = /* @__PURE__ */ new Map();
  for (const { path: path2, lines, generated, vendored } of files) {
    const language = (0, import_shared_core_failure_reading_line_pattern2.languageOf)(path2);
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
  })).sort((a, b) => Number(b.code) - Number(a.code) || b.lines - a.lines || (0, import_shared_core_mapping_documents_find_claims.byText)(a.name, b.name)).map(({ name, files: count3, lines, share }) => ({ name, files: count3, lines, share }));
}
// src/app/mapping/build-skeleton.ts
var LARGEST_TEXT = 1024 * 1024;
async function buildSkeleton(root, options = {}) {
  const folder = (0, import_node_path4.resolve)(root);
  const cached = options.cache ?? true;
  const list22 = await (0, import_shared_core_mapping_documents_find_claims.listFiles)(folder);
  const [commit, commits, files] = await Promise.all([
    (0, import_shared_core_mapping_documents_find_claims.headCommit)(folder),
    list22.git ? (0, import_shared_core_mapping_documents_find_claims.gitHistory)(folder) : [],
    readFiles(folder, list22.files, cached)
  ]);
  const diagnostics2 = [...list22.diagnostics];
  if (commits === null && commit !== null) {
    diagnostics2.push({ path: null, message: "The history could not be read, so there are no hot spots." });
  }
  const texts = readTexts(folder, [...list22.files, ...linkedSettings(list22)], diagnostics2);
  const skeleton2 = assembleSkeleton({
    folderName: (0, import_node_path4.basename)(folder) || "codebase",
    commit,
    files,
    texts,
    links: list22.links,
    commits: commits ?? [],
    diagnostics: diagnostics2
  });
  return list22.git ? withoutIgnored(folder, skeleton2) : skeleton2;
}
async function withoutIgnored(folder, skeleton2) {
  const { imports } = skeleton2;
  const ignored = await (0, import_shared_core_mapping_documents_find_claims.ignoredByGit)(folder, imports.unresolved.flatMap(placesOf2));
  const unresolved2 = imports.unresolved.filter((one) => !placesOf2(one).some((path2) => ignored.has(path2)));
  return { ...skeleton2, imports: { ...imports, unresolved: unresolved2 } };
}
function placesOf2({ from, text: text2 }) {
  const path2 = text2.startsWith(".") ? (0, import_shared_core_mapping_documents_find_claims.joinPath)((0, import_shared_core_mapping_documents_find_claims.folderOf)(from), text2) : null;
  return path2 === null ? [] : ["", "/", ".ts", ".js"].map((end) => path2 + end);
}
async function readFiles(folder, files, cached) {
  const known = cached ? readSkeletonCache(folder) : /* @__PURE__ */ new Map();
  const factsOf = /* @__PURE__ */ new Map();
  for (const { path: path2, stamp: stamp2 } of files) {
    const entry = known.get(path2);
    if (entry?.stamp === stamp2) factsOf.set(path2, entry.facts);
  }
  const unread = files.filter(({ path: path2 }) => !factsOf.has(path2) && !(0, import_shared_core_mapping_documents_find_claims.isSecret)(path2));
  const requests = unread.map(({ path: path2 }) => ({ path: path2, parse: isParsed(path2) }));
  const answers = await readInThreads(folder, requests);
  for (const [index, { path: path2 }] of unread.entries()) {
    const facts = answers[index];
    if (facts !== void 0) factsOf.set(path2, facts);
  }
  if (cached && unread.length > 0) {
    const entries = files.flatMap(({ path: path2, stamp: stamp2 }) => {
      const facts = factsOf.get(path2);
      return facts === void 0 ? [] : [{ path: path2, stamp: stamp2, facts }];
    });
    writeSkeletonCache(folder, entries);
  }
  return files.map(({ path: path2, bytes }) => ({
    path: path2,
    bytes,
    facts: (0, import_shared_core_mapping_documents_find_claims.isSecret)(path2) ? null : factsOf.get(path2) ?? null
  }));
}
function isParsed(path2) {
  return (0, import_shared_core_failure_reading_line_pattern2.languageOf)(path2)?.reader !== null && !(0, import_shared_core_mapping_documents_find_claims.isFixture)(path2) && !(0, import_shared_core_mapping_documents_find_claims.isVendored)(path2);
}
function readTexts(folder, files, diagnostics2) {
  const texts = /* @__PURE__ */ new Map();
  for (const { path: path2 } of files) {
    if (!isRead(path2)) continue;
    const file2 = (0, import_common12.readText)((0, import_node_path4.join)(folder, path2), (0, import_common13.projectFile)(folder), LARGEST_TEXT);
    if (file2.status === "ok") texts.set(path2, file2.text);
    else
      diagnostics2.push({
        path: path2,
        message: `It was not read: ${file2.status === "missing" ? "it is gone" : file2.reason}.`
      });
  }
  return texts;
}
function linkedSettings({ links }) {
  return [...links].flatMap(([path2, target2]) => target2 !== null && isSettings(path2) ? [{ path: path2 }] : []);
}
function isRead(path2) {
  if ((0, import_shared_core_mapping_documents_find_claims.isSecret)(path2) || (0, import_shared_core_mapping_documents_find_claims.isVendored)(path2) || (0, import_shared_core_mapping_documents_find_claims.isFixture)(path2)) return false;
  return manifestKind(path2) !== null || pipelineKind(path2) !== null || isSettings(path2) || isImageFile(path2);
}
// src/app/mapping/finish-map.ts
// src/core/mapping/documents/map-summary.ts
var SUMMARY_MARK = import_common6.prose`<!-- Made by MSW from the documents next to it; made again with every map. -->`;
function mapSummary({ skeleton: skeleton2, documents, day, synthesis }) {
  const outlines = new Map([...documents].map(([file2, text2]) => [file2, documentOutline(text2)]));
  const section2 = (file2, title) => outlines.get(file2)?.find((one) => one.title === title) ?? null;
  const parts = [
    SUMMARY_MARK,
    import_common6.prose`# Codebase Map: ${(0, import_common3.quoteLine)(skeleton2.name, 80)}`,
    head(skeleton2, day),
    synthesis === null ? null : import_common6.prose`## In Short\n\n${(0, import_app_loop_conclude_turn4.blockQuote)(synthesis)}`,
    list2(import_common6.prose`Overview`, overview(section2)),
    list2(import_common6.prose`Languages`, languages2(skeleton2)),
    list2(import_common6.prose`Entry Points`, entryPoints2(skeleton2)),
    list2(import_common6.prose`Layers`, named22(section2("ARCHITECTURE.md", "Layers"), 10)),
    list2(import_common6.prose`Build and Test`, commands(skeleton2)),
    list2(import_common6.prose`Top Risks`, risks(outlines.get("CONCERNS.md") ?? [])),
    list2(import_common6.prose`Hot Spots`, hotSpots2(skeleton2)),
    import_common6.prose`## Documents\n\n${table(documents, outlines)}`
  ];
  return import_common6.prose`${(0, import_common6.joinProse)(parts, "\n\n")}\n`;
}
function head({ commit, files }, day) {
  const mapped = import_common6.prose`**Mapped:** ${(0, import_common.quoteName)(day)}`;
  const size = import_common6.prose`**Size:** ${(0, import_common10.countOf)(files.count, "file")}, ${(0, import_common10.countOf)(files.lines, "line")}`;
  return commit === null ? import_common6.prose`${mapped}\n${size}` : import_common6.prose`${mapped}, commit ${(0, import_common.quoteName)(commit.slice(0, 12))}\n${size}`;
}
function list2(title, items) {
  if (items.length === 0) return null;
  const lines = items.map((item) => import_common6.prose`- ${item}`);
  return import_common6.prose`## ${title}\n\n${(0, import_common6.joinProse)(lines, "\n")}`;
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
    return words === null ? [] : [import_common6.prose`${(0, import_common6.literal)(title)}: ${(0, import_common3.quoteLine)(words, 300)}`];
  });
}
function languages2({ languages: all }) {
  return all.filter(({ share }) => share > 0).slice(0, 6).map(
    ({ name, files, lines, share }) => import_common6.prose`${(0, import_common.quoteName)(name)}: ${Math.round(share * 100)}% (${(0, import_common10.countOf)(files, "file")}, ${(0, import_common10.countOf)(lines, "line")})`
  );
}
function entryPoints2({ entryPoints: all }) {
  return all.slice(0, 8).map(({ path: path2, why }) => import_common6.prose`${(0, import_common.codeName)(path2)}: ${(0, import_common3.quoteLine)(plainWords(why, 80), 80)}`);
}
function named22(section2, most) {
  return (section2?.names ?? []).slice(0, most).map(({ name, point }) => (0, import_common3.quoteLine)(titled(name, point), 300));
}
function titled(name, point) {
  return point === "" ? name : `${name}: ${point}`;
}
function commands({ tests, manifests: manifests2 }) {
  const build = manifests2.find(({ path: path2 }) => !path2.includes("/"))?.scripts.build;
  const runners = (0, import_common6.joinProse)(
    tests.runners.slice(0, 4).map((runner) => (0, import_common.quoteName)(runner, 80)),
    ", "
  );
  return [
    ...tests.runners.length === 0 ? [] : [import_common6.prose`Runner: ${runners} (${tests.count} test files)`],
    ...tests.commands.slice(0, 4).map((command) => import_common6.prose`Test: ${(0, import_common3.quoteLine)(plainWords(command, 120), 120)}`),
    ...build === void 0 ? [] : [import_common6.prose`Build: ${(0, import_common3.quoteLine)(plainWords(build, 120), 120)}`]
  ];
}
function risks(sections) {
  const rows = sections.flatMap(
    ({ title, names }) => names.map(({ name, point }, rank) => ({
      rank,
      text: `${title}: ${name}${point === "" ? "" : `. ${point}`}`
    }))
  );
  return rows.map((row, at) => ({ ...row, at })).sort((a, b) => a.rank - b.rank || a.at - b.at).slice(0, 10).map(({ text: text2 }) => (0, import_common3.quoteLine)(text2, 300));
}
function hotSpots2({ hotSpots: all, imports }) {
  const spots = all.slice(0, 5).map(
    ({ path: path2, commits, lastChange }) => import_common6.prose`${(0, import_common.codeName)(path2)}: ${(0, import_common10.countOf)(commits, "commit")}, last on ${(0, import_common.quoteName)(lastChange)}`
  );
  const { length } = imports.cycles;
  return length === 0 ? spots : [...spots, import_common6.prose`${(0, import_common10.countOf)(length, "circle")} of imports`];
}
function table(documents, outlines) {
  const rows = import_shared_core_mapping_documents_map_documents.MAP_DOCUMENTS.map(({ file: file2 }) => {
    const text2 = documents.get(file2);
    if (text2 === void 0) return (0, import_app_loop_conclude_turn.tableRow)([(0, import_common.quoteName)(file2), import_common6.prose`-`, import_common6.prose`not written`]);
    const titles = (outlines.get(file2) ?? []).map(({ title }) => title).join(", ");
    const said = (0, import_common3.quoteLine)(plainWords(titles, 200), 200);
    return (0, import_app_loop_conclude_turn.tableRow)([(0, import_common.codeName)(`.planning/codebase/${file2}`), import_common6.prose`${lineCount(text2)}`, said]);
  });
  return (0, import_common6.joinProse)([import_common6.prose`| Document | Lines | Sections |\n|---|---|---|`, ...rows], "\n");
}
var LONGEST2 = 140;
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
function plainWords(text2, cap = LONGEST2) {
  const plain5 = (0, import_common4.plainLine)(text2.replaceAll(/[`*]|\\(?=[*_<[~])/g, "").replaceAll("|", "/"), 2e3);
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
// src/core/mapping/documents/settle-claims.ts
function settleClaims(text2, judged2) {
  const byPlace2 = /* @__PURE__ */ new Map();
  for (const one of judged2) {
    const list22 = byPlace2.get(one.claim.start);
    if (list22 === void 0) byPlace2.set(one.claim.start, [one]);
    else list22.push(one);
  }
  const edits = [...byPlace2.values()].flatMap((group) => editOf(text2, group));
  return (0, import_shared_core_planning_phases_standing.splice)(text2, edits);
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
  return wrong ? [{ start: end, end, text: ` ${import_shared_core_mapping_documents_find_claims.TAKEN_BACK}` }] : fullEdit(text2, group);
}
function spanEdit(text2, group, wrong) {
  const [first] = group;
  if (first === void 0) return [];
  const { start, end, place, text: words } = first.claim;
  const absent = group.some(({ verdict }) => verdict.status === "absent");
  if (!wrong && !absent) return place === "span" ? fullEdit(text2, group) : [];
  const bare = words.replaceAll("`", "");
  const plain5 = place === "span" ? escaped(bare) : bare;
  const said = wrong ? `${plain5} ${import_shared_core_mapping_documents_find_claims.TAKEN_BACK}` : plain5;
  return [{ start, end: place === "fenced-span" ? padded(text2, end, said, end - start) : end, text: said }];
}
function lineEdit(group) {
  const end = group[0]?.claim.end ?? 0;
  const wrong = group.filter(({ verdict }) => verdict.status === "wrong");
  const isTree = wrong[0]?.claim.place === "tree";
  const names = wrong.map(({ claim: { said } }) => said.kind === "path" ? said.path : said.name).join(", ");
  return { start: end, end, text: isTree ? `  ${import_shared_core_mapping_documents_find_claims.TAKEN_BACK}` : `  ${import_shared_core_mapping_documents_find_claims.COMMAND_TAKEN_BACK} ${names}` };
}
function fullEdit(text2, group) {
  const [only, ...others] = group;
  if (only === void 0 || others.length > 0 || only.verdict.status !== "short") return [];
  const { claim, verdict } = only;
  if (claim.said.kind !== "path" || isNameInProse(claim)) return [];
  const at = text2.indexOf(claim.said.path, claim.start);
  if (at === -1 || at + claim.said.path.length > claim.end) return [];
  const start = text2.slice(at - 2, at) === "./" ? at - 2 : at;
  return [{ start, end: at + claim.said.path.length, text: verdict.full }];
}
function padded(text2, end, said, length) {
  const spaces = /^ */.exec(text2.slice(end, end + 80))?.[0].length ?? 0;
  return end + Math.max(0, Math.min(spaces - 1, said.length - length));
}
function escaped(words) {
  return words.replaceAll(/[*_<[~]/g, "\\$&");
}
// src/app/mapping/finish-map.ts
var MAP_MESSAGE = "docs: map existing codebase";
async function finishMap(root, skeleton2, now) {
  const run = (0, import_shared_core_mapping_documents_map_documents.readMapRun)(root);
  if (run === null || run.finished) return refused2("There is no map to finish: begin with /msw:map.");
  const refusal = (0, import_shared_core_mapping_documents_map_documents.openMapFolder)(root);
  if (refusal !== null) return refused2(refusal);
  const present = (0, import_shared_core_mapping_documents_map_documents.readMap)(root);
  const unwritten = unwrittenIn(run.focuses, present);
  if (unwritten.length > 0) return refused2(notWritten(unwritten));
  const judged2 = await judgeDocuments(root, skeleton2, new Map([...present, ...(0, import_shared_core_mapping_documents_map_documents.readSynthesis)(root)]));
  const settled = new Map(judged2.flatMap((one) => settle(one, run)));
  const written = judged2.find(({ file: file2 }) => file2 === import_shared_core_mapping_documents_map_documents.SYNTHESIS_FILE);
  const synthesis = written === void 0 ? null : settleClaims(written.text, written.judged);
  const commit = await (0, import_shared_core_mapping_documents_find_claims.headCommit)(root);
  const texts = finalTexts(root, { present, settled, skeleton: skeleton2, commit, day: (0, import_shared_core_mapping_documents_map_documents.localDay)(now), synthesis });
  const secrets = (0, import_shared_app_planning_documents_secret_objection.findSecrets)(new Map([...texts, ...settled]));
  if (secrets.length > 0)
    return { ...refused2(`Nothing was committed: ${(0, import_shared_app_planning_documents_secret_objection.secretSentence)(secrets)}.`), secrets };
  const locked = await (0, import_shared_core_planning_documents_planning_settings.withGsdLocks)((0, import_node_path7.join)(root, ".planning"), () => writeChanged(root, present, texts));
  if (locked.status === "busy") return refused2("Another process holds the lock of .planning: try again.");
  if (locked.value !== null) return refused2(locked.value);
  const paths2 = [...texts.keys()].map((file2) => (0, import_node_path7.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2));
  const git = await (0, import_shared_core_planning_documents_roadmap_scope.commitPlanning)(root, paths2, MAP_MESSAGE);
  (0, import_shared_core_mapping_documents_map_documents.writeRun)(root, { ...run, finished: true });
  return {
    status: "finished",
    before: reportOf(judged2),
    after: reportOf(await judgeDocuments(root, skeleton2, (0, import_shared_core_mapping_documents_map_documents.readMap)(root))),
    commit,
    synthesised: synthesis !== null,
    summary: texts.has(import_shared_core_mapping_documents_map_documents.SUMMARY_FILE) ? (0, import_node_path7.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), import_shared_core_mapping_documents_map_documents.SUMMARY_FILE) : null,
    git
  };
}
function settle({ file: file2, text: text2, judged: judged2 }, run) {
  const kind = (0, import_shared_core_mapping_documents_map_documents.documentNamed)(file2);
  if (kind === null || !run.focuses.includes(kind.focus)) return [];
  return [[file2, (0, import_shared_core_mapping_documents_find_claims.dateDocument)(kind, settleClaims(text2, judged2), run.day)]];
}
function finalTexts(root, { present, settled, skeleton: skeleton2, commit, day, synthesis }) {
  const stamped = [...settled].map(
    ([file2, text2]) => [file2, commit === null ? text2 : (0, import_shared_core_mapping_documents_find_claims.stampDocument)(text2, { commit, day })]
  );
  const documents = new Map([...present, ...stamped]);
  if (!maySummarise(root)) return new Map(stamped);
  return new Map([
    ...stamped,
    [import_shared_core_mapping_documents_map_documents.SUMMARY_FILE, mapSummary({ skeleton: { ...skeleton2, commit }, documents, day, synthesis })]
  ]);
}
function unwrittenIn(focuses, present) {
  return focuses.flatMap((focus) => (0, import_shared_core_mapping_documents_map_documents.documentsOf)(focus)).map(({ file: file2 }) => file2).filter((file2) => lineCount(present.get(file2) ?? "") <= LEAST_LINES);
}
function notWritten(files) {
  return `Not written, or not longer than ${LEAST_LINES} lines: ${files.join(", ")}. Start the mapper of each again, then finish.`;
}
function maySummarise(root) {
  const path2 = (0, import_node_path7.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), import_shared_core_mapping_documents_map_documents.SUMMARY_FILE);
  if ((0, import_node_fs4.lstatSync)(path2, { throwIfNoEntry: false }) === void 0) return true;
  return (0, import_common12.textOf)(path2, (0, import_common13.projectFile)(root))?.includes(SUMMARY_MARK) === true;
}
function writeChanged(root, before, texts) {
  const changed = [...texts].filter(([file2, text2]) => before.get(file2) !== text2);
  const [objection] = changed.flatMap(([file2]) => (0, import_app_loop_conclude_turn3.writeObjection)(root, (0, import_node_path7.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2)) ?? []);
  if (objection !== void 0) return objection;
  for (const [file2, text2] of changed) (0, import_app_loop_conclude_turn3.writeDocument)(root, (0, import_node_path7.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2), text2);
  return null;
}
function refused2(reason) {
  return { status: "refused", reason, secrets: [] };
}
async function stampMap(root, only, now) {
  const commit = await (0, import_shared_core_mapping_documents_find_claims.headCommit)(root);
  if (commit === null) return { status: "skipped", reason: "not_a_git_repository" };
  const present = (0, import_shared_core_mapping_documents_map_documents.readMap)(root);
  const names = [...present.keys()].filter((file2) => only === null || only.includes(file2));
  if (names.length === 0) return { status: "skipped", reason: "no_documents" };
  const day = (0, import_shared_core_mapping_documents_map_documents.localDay)(now);
  const locked = await (0, import_shared_core_planning_documents_planning_settings.withGsdLocks)((0, import_node_path7.join)(root, ".planning"), () => {
    const texts = (0, import_shared_core_mapping_documents_map_documents.readMap)(root);
    for (const file2 of names) {
      const text2 = texts.get(file2);
      if (text2 === void 0) continue;
      const stamped = (0, import_shared_core_mapping_documents_find_claims.stampDocument)(text2, { commit, day });
      if (stamped !== text2) (0, import_common7.writeFileAtomic)((0, import_node_path7.join)((0, import_shared_core_mapping_documents_map_documents.mapFolder)(root), file2), stamped);
    }
  });
  if (locked.status === "busy") return { status: "skipped", reason: "locked" };
  return { status: "stamped", commit, day, documents: names };
}
// src/app/operations/map-operations.ts
var skeleton = (0, import_hooks_active_on_command2.operation)({
  name: "map skeleton",
  about: "Show what code knows: languages, manifests, entry points, imports, tests, hot spots",
  effect: "reads",
  takesFolder: true,
  inputs: { noCache: (0, import_hooks_active_on_command2.flag)("neither read nor write .msw/cache") },
  run: (place, { noCache }) => (0, import_common9.isFolder)(place.folder) ? buildSkeleton(place.folder, { cache: !noCache }).then(import_hooks_active_on_command2.done) : (0, import_hooks_active_on_command2.refused)(`The folder ${place.folder} does not exist.`),
  shown: skeletonText
});
var begin = (0, import_hooks_active_on_command2.operation)({
  name: "map begin",
  about: "Say what is to be mapped, by whom, with which prompt; writes their pages to .msw/map",
  effect: "writes",
  takesFolder: true,
  grant: { to: ["map"], options: ["fast", "refresh", "focus", "paths", "short"] },
  inputs: {
    fast: (0, import_hooks_active_on_command2.flag)("one mapper, for tech and arch unless --focus says otherwise"),
    focus: (0, import_hooks_active_on_command2.text)("tech|arch|quality|concerns", "only these, several joined with +"),
    paths: (0, import_hooks_active_on_command2.text)("A,B", "where the mappers look"),
    refresh: (0, import_hooks_active_on_command2.flag)("map everything again, changed or not")
  },
  run: (place, options) => {
    const parsed = (0, import_shared_core_mapping_documents_map_documents.mapRequest)(options);
    if (parsed.status === "refused") return (0, import_hooks_active_on_command2.misused)(parsed.reason);
    return inMapped(place, async (root) => {
      const begun = await beginMap(root, parsed.request, await buildSkeleton(root), place.now());
      return begun.status === "refused" ? begun : (0, import_hooks_active_on_command2.done)(begun);
    });
  },
  text: (begun) => begun.status === "current" ? import_common6.prose`The map still holds; --refresh makes it anew.` : (0, import_common6.joinProse)(
    [
      ...begun.mappers.map(({ prompt, why }) => import_common6.prose`${(0, import_common3.quoteLine)(why, 80)}\n${prompt}\n`),
      import_common6.prose`When they are done:\n${begun.synthesis.prompt}\n`
    ],
    "\n"
  ),
  short: (begun) => begun.status === "current" ? begun : { status: begun.status, mappers: begun.mappers.map(promptOf), synthesis: begun.synthesis }
});
var verify = (0, import_hooks_active_on_command2.operation)({
  name: "map verify",
  about: "Check every path, script and dependency that the documents name against the disk; exits 1 when one is wrong",
  effect: "writes",
  takesFolder: true,
  grant: { to: ["map"], options: ["return", "short"] },
  inputs: { return: (0, import_hooks_active_on_command2.flag)("note what goes back to its mapper, which happens once") },
  run: (place, input) => inMapped(place, async (root) => {
    const report = await verifyMap(root, await buildSkeleton(root));
    if (report.documents.length === 0) return (0, import_hooks_active_on_command2.refused)(`${root} has no map: make one with /msw:map.`);
    const value = { ...report, returned: input.return ? returnClaims(root, report) : [] };
    const wrong = report.wrong.length;
    if (wrong === 0 || input.return) return (0, import_hooks_active_on_command2.done)(value);
    return {
      status: "failed",
      value,
      reason: foundText(report)
    };
  }),
  text: verifyText,
  short: ({ returned }) => ({ returned: returned.map(promptOf) })
});
var finish = (0, import_hooks_active_on_command2.operation)({
  name: "map finish",
  about: "Take back what is still wrong, look for secrets, stamp, write SUMMARY.md and commit these files",
  effect: "writes",
  takesFolder: true,
  grant: { to: ["map"] },
  inputs: {},
  run: (place) => inMapped(place, async (root) => {
    const finished = await finishMap(root, await buildSkeleton(root), place.now());
    return finished.status === "refused" ? finished : (0, import_hooks_active_on_command2.done)(finished);
  }),
  text: finishText
});
var stamp = (0, import_hooks_active_on_command2.operation)({
  name: "map stamp",
  about: "Write what is checked out into the documents",
  effect: "writes",
  takesFolder: true,
  inputs: { files: (0, import_hooks_active_on_command2.text)("A.md,B.md", "only these documents") },
  run: (place, { files }) => {
    const names = files?.split(",") ?? null;
    const unknown2 = names?.find((file2) => (0, import_shared_core_mapping_documents_map_documents.documentNamed)(file2) === null);
    if (unknown2 !== void 0) return (0, import_hooks_active_on_command2.misused)(`"${unknown2.slice(0, 60)}" is not a document of a map.`);
    return inMapped(place, async (root) => {
      const stamped = await stampMap(root, names, place.now());
      if (stamped.status === "stamped") return (0, import_hooks_active_on_command2.done)(stamped);
      return stamped.reason === "not_a_git_repository" ? (0, import_hooks_active_on_command2.refused)(`Nothing was stamped: ${(0, import_adapters_git_work_tree.noRepository)(root)}, or it has no commit.`) : (0, import_hooks_active_on_command2.refused)(notStamped[stamped.reason]);
    });
  },
  text: ({ documents, commit }) => import_common6.prose`${(0, import_common10.countOf)(documents.length, "document")}: ${(0, import_common.quoteName)(commit)}`
});
var notStamped = {
  no_documents: "Nothing was stamped: there is no such document. Make the map with /msw:map.",
  locked: "Nothing was stamped: another process holds the lock of .planning. Try again."
};
var drift = (0, import_hooks_active_on_command2.operation)({
  name: "map drift",
  about: "Show which files are new since the map\u2019s stamp, and which documents a change concerns",
  effect: "reads",
  takesFolder: true,
  tool: {
    name: "map_status",
    about: "Say whether the codebase map is missing or out of date",
    takes: {},
    command: "map"
  },
  inputs: {},
  run: (place) => inMapped(place, async (root) => {
    const plan = await (0, import_shared_core_mapping_documents_find_claims.remapPlan)(root);
    const remap = [...plan].flatMap(([focus, reason]) => reason === null ? [] : [{ focus, ...reason }]);
    return (0, import_hooks_active_on_command2.done)({ ...await (0, import_shared_core_mapping_documents_find_claims.mapDrift)(root), remap });
  }),
  text: ({ skipped, reason, elements, last_mapped_commit: last, threshold, remap }) => (0, import_common6.joinProse)(
    [
      skipped ? import_common6.prose`Nothing to compare with (${(0, import_common.quoteName)(reason ?? "unknown")}): make a map with /msw:map.` : import_common6.prose`${elements.length} new elements since ${(0, import_common.quoteName)(last ?? "?")}, the threshold is ${threshold}.`,
      ...elements.map(({ category, path: path2 }) => import_common6.prose`- ${(0, import_common.quoteName)(category)}: ${(0, import_common.quoteName)(path2, 200)}`),
      ...remap.map(
        ({ focus, why }) => import_common6.prose`The ${(0, import_common.quoteName)(focus)} documents should be made again: ${(0, import_common.quoteName)(why)}.`
      )
    ],
    "\n"
  )
});
var mapOperations = [skeleton, begin, verify, finish, stamp, drift];
function inMapped(place, use) {
  const { folder, origin } = place;
  if (!(0, import_common9.isFolder)(folder)) return (0, import_hooks_active_on_command2.refused)(`The folder ${folder} does not exist.`);
  const isMeant = origin === "named" && !folder.split(/[\\/]/).includes(".planning");
  return use(isMeant ? folder : (0, import_shared_app_planning_milestones_keep_project.planningRoot)(place));
}
function promptOf({ prompt }) {
  return { prompt };
}
function foundText({ documents, wrong, claims }) {
  return import_common6.prose`${(0, import_common10.countOf)(claims, "claim")} in ${(0, import_common10.countOf)(documents.length, "document")}, ${wrong.length} wrong.`;
}
var MOST_SUGGESTED = 20;
function verifyText({ documents, wrong, suggestions, claims }) {
  const form = documents.flatMap(
    ({ file: file2, problems }) => problems.map(({ line, message }) => import_common6.prose`- ${(0, import_common.quoteName)(file2)}:${line}: ${(0, import_common3.quoteLine)(message, 200)}`)
  );
  const named3 = suggestions.slice(0, MOST_SUGGESTED).map(claimLine);
  return (0, import_common6.joinProse)(
    [foundText({ documents, wrong, claims }), ...wrong.map(claimLine), ...form, ...named3],
    "\n"
  );
}
function finishText(finished) {
  const { before, after, commit, summary, synthesised } = finished;
  const form = after.documents.flatMap(
    ({ file: file2, problems }) => problems.map(({ message }) => import_common6.prose`${(0, import_common.quoteName)(file2)}: ${(0, import_common3.quoteLine)(message, 200)}`)
  );
  return (0, import_common6.joinProse)(
    [
      ...after.documents.map(({ file: file2, lines }) => import_common6.prose`${(0, import_common.quoteName)(file2)}: ${(0, import_common10.countOf)(lines, "line")}`),
      import_common6.prose`${(0, import_common10.countOf)(before.claims, "claim")} checked, ${before.wrong.length} taken back, ${after.wrong.length} wrong now.`,
      ...after.missing.length === 0 ? [] : [import_common6.prose`Not mapped: ${(0, import_common3.quoteLine)(after.missing.join(", "), 200)}.`],
      ...form.slice(0, 10),
      commit === null ? import_common6.prose`Not stamped: this is not a git repository with a commit.` : import_common6.prose`Stamped with ${(0, import_common.quoteName)(commit)}.`,
      summary === null ? import_common6.prose`SUMMARY.md is not MSW's and was left alone.` : import_common6.prose`Summary: ${(0, import_common.quoteName)(summary)}`,
      synthesised || summary === null ? null : import_common6.prose`It has no synthesis: its agent wrote none, or none of 80 to 200 words.`,
      commitLine(finished)
    ],
    "\n"
  );
}
function commitLine({ git }) {
  switch (git.status) {
    case "committed":
      return import_common6.prose`Committed as ${(0, import_common.quoteName)(git.hash.slice(0, 12))}.`;
    case "unchanged":
      return import_common6.prose`Nothing to commit: the documents did not change.`;
    case "skipped":
      return import_common6.prose`Not committed: ${whySkipped[git.reason]}.`;
    case "refused":
      return import_common6.prose`Not committed: ${(0, import_common3.quoteLine)(git.reason, 300)}.`;
  }
}
var whySkipped = {
  commit_docs_false: import_common6.prose`planning.commit_docs is false`,
  gitignored: import_common6.prose`git ignores .planning`,
  no_repository: import_common6.prose`this is not a git repository`
};
