var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==o&&__defProp(r,a,{get:()=>e[a],enumerable:!(n=__getOwnPropDesc(e,a))||n.enumerable});return r},__toESM=(r,e,o)=>(o=r!=null?__create(__getProtoOf(r)):{},__copyProps(e||!r||!r.__esModule?__defProp(o,"default",{value:r,enumerable:!0}):o,r)),__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{mapOperations:()=>mapOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_documents_secret_objection=require("./shared.app.planning.documents.secret-objection.cjs"),import_shared_rgrove_parse_xml_dist_lib_Parser=require("./shared.@rgrove.parse-xml.dist.lib.Parser.cjs"),import_shared_jsonc_parser_lib_esm_impl_parser=require("./shared.jsonc-parser.lib.esm.impl.parser.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-t\
urn.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn3=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_app_loop_conclude_turn4=require("./app.loop.conclude-turn.cjs"),import_common4=require("./common.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common5=require("./common.cjs"),import_shared_core_failure_reading_line_pattern2=require("./shared.core.failure.reading.line-pattern.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_fs2=require("node:fs"),import_node_path3=require("node:path"),import_node_path4=require("node:path"),import_node_path5=require("node:path"),import_node_fs3=require("node:fs"),import_node_os=require("node:os"),import_node_path6=require("node:path"),import_node_worker_threads=require("node:worker_threads"),import_node_fs4=require("node:fs"),import_node_path7=require(
"node:path");
// src/core/mapping/skeleton/slice/skeleton-parts.ts
var PARTS = {
  languages: part(
    "Languages",
    20,
    ({ languages: languages3 }) => languages3.map(
      ({ name, files, lines, share }) => `${name}: ${(0, import_common11.countOf)(files, "file")}, ${(0, import_common11.countOf)(lines, "line")}${share > 0 ? `, ${Math.round(100 * share)}% of the code` : ""}`
    )
  ),
  manifests: part(
    "Manifests",
    40,
    ({ manifests: manifests2 }) => manifests2.map(({ path: path2, kind, name, version, dependencies: dependencies3, workspaces }) => {
      const said = [name, version].filter((one) => one !== null).join(" ");
      const members = workspaces.length === 0 ? "" : `; workspace of ${workspaces.join(", ")}`;
      return `\`${path2}\` (${kind})${said === "" ? "" : `: ${said}`}; ${(0, import_common11.countOf)(dependencies3.length, "dependency", "dependencies")}${members}`;
    })
  ),
  lockfiles: part(
    "Lockfiles",
    15,
    ({ lockfiles: lockfiles3 }) => lockfiles3.map(({ path: path2, manager }) => `\`${path2}\` (${manager})`)
  ),
  dependencies: part("Dependencies", 90, dependencies),
  undeclared: part(
    "Imported, but in no manifest that holds for the file",
    20,
    ({ imports }) => imports.external.filter(({ manifest }) => manifest === "undeclared").map(({ name, language, importers }) => `\`${name}\` (${language}): ${(0, import_common11.countOf)(importers, "file")}`)
  ),
  scripts: part(
    "Scripts",
    40,
    ({ manifests: manifests2 }) => manifests2.flatMap(
      ({ path: path2, scripts: scripts2 }) => Object.entries(scripts2).map(([name, command]) => `\`${name}\` (\`${path2}\`): \`${command}\``)
    )
  ),
  config: part(
    "Settings files",
    60,
    ({ config: config2 }) => config2.map(
      ({ path: path2, kind }) => kind === "secret" ? `\`${path2}\`: may hold secrets; name it, never open it` : `\`${path2}\` (${kind})`
    )
  ),
  pipelines: part(
    "CI",
    20,
    ({ ci }) => ci.map(({ path: path2, kind, jobs, commands: commands2 }) => {
      const named22 = jobs.length === 0 ? "" : `; jobs ${jobs.join(", ")}`;
      return `\`${path2}\` (${kind})${named22}${commands2.length === 0 ? "" : `; runs ${commands2.slice(0, 4).join(" ; ")}`}`;
    })
  ),
  packages: part(
    "Packages",
    50,
    ({ packages: packages2 }) => packages2.map(
      ({ folder, name, dependsOn }) => `\`${folder}\`: ${name}${dependsOn.length === 0 ? "" : `, needs ${dependsOn.join(", ")}`}`
    )
  ),
  entryPoints: part(
    "Entry points",
    50,
    ({ entryPoints: entryPoints4 }) => entryPoints4.map(({ path: path2, why }) => `\`${path2}\`: ${why}`)
  ),
  folders: part(
    "Folders",
    80,
    ({ folders: folders2 }) => folders2.filter(isWorthNaming).map(
      ({ path: path2, role, files, lines, languages: languages3 }) => `\`${path2}\`: ${role}, ${(0, import_common11.countOf)(files, "file")}, ${(0, import_common11.countOf)(lines, "line")}${languages3.length === 0 ? "" : `, ${languages3.join(", ")}`}`
    )
  ),
  layers: part("Imports between folders (without tests)", 50, layers),
  fanIn: part(
    "Most imported",
    25,
    ({ imports }) => imports.fanIn.map(({ path: path2, importers }) => `\`${path2}\`: ${(0, import_common11.countOf)(importers, "importer")}`)
  ),
  fanOut: part(
    "Importing most",
    15,
    ({ imports }) => imports.fanOut.map(({ path: path2, imports: count22 }) => `\`${path2}\`: ${(0, import_common11.countOf)(count22, "import")}`)
  ),
  cycles: part(
    "Import cycles",
    20,
    ({ imports }) => imports.cycles.map((cycle) => {
      const more = cycle.length > 4 ? ` and ${cycle.length - 4} more` : "";
      return `${(0, import_common11.countOf)(cycle.length, "file")}: ${cycle.slice(0, 4).map((path2) => `\`${path2}\``).join(", ")}${more}`;
    })
  ),
  testing: part("Tests", 60, testing),
  untested: part("Imported often, by no test file directly", 20, untested),
  largest: part(
    "Largest files",
    20,
    ({ largest: largest2 }) => largest2.map(({ path: path2, lines }) => `\`${path2}\`: ${(0, import_common11.countOf)(lines, "line")}`)
  ),
  hotSpots: part(
    "Hot spots (changes in the last 1,000 commits, weighed with size)",
    30,
    ({ hotSpots: hotSpots4 }) => hotSpots4.map(
      ({ path: path2, commits, authors, lastChange, score }) => `\`${path2}\`: ${score}, ${(0, import_common11.countOf)(commits, "commit")} by ${(0, import_common11.countOf)(authors, "author")}, last ${lastChange}`
    )
  ),
  unresolved: part(
    "Imports that lead to no file",
    30,
    ({ imports }) => imports.unresolved.map(({ from, text: text2 }) => `\`${from}\`: \`${text2}\``)
  ),
  diagnostics: part(
    "What could not be read",
    25,
    ({ diagnostics: diagnostics2 }) => diagnostics2.map(({ path: path2, message }) => path2 === null ? message : `\`${path2}\`: ${message}`)
  )
};
function part(title, most, lines) {
  return { title, most, lines };
}
function dependencies({ manifests: manifests2, imports }) {
  const used2 = new Map(imports.external.map(({ name, importers }) => [name, importers]));
  const names = /* @__PURE__ */ new Map();
  for (const { name, version, dev } of manifests2.flatMap((manifest) => manifest.dependencies)) {
    const known = names.get(name);
    if (known === void 0 || known.dev && !dev) names.set(name, { version, dev });
  }
  const rank2 = (name, dev) => (dev ? 0 : 1e4) + (used2.get(name) ?? 0);
  return [...names].sort((a, b) => rank2(b[0], b[1].dev) - rank2(a[0], a[1].dev)).map(([name, { version, dev }]) => {
    const importers = used2.get(name) ?? 0;
    return `\`${name}\` ${version}${dev ? " (development)" : ""}${importers > 0 ? `, imported by ${(0, import_common11.countOf)(importers, "file")}` : ""}`;
  });
}
function isWorthNaming({ path: path2, role }) {
  const depth3 = path2.split("/").length;
  if ((0, import_shared_rgrove_parse_xml_dist_lib_Parser.packageRank)(path2) === 2) return depth3 <= 2;
  return depth3 <= 2 || depth3 === 3 && role !== "fixtures" && role !== "generated" && role !== "vendored";
}
function layers({ imports }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { from, to } of imports.edges) {
    const pair = `\`${layerOf(from)}\` -> \`${layerOf(to)}\``;
    if (!(0, import_shared_rgrove_parse_xml_dist_lib_Parser.isTestFile)(from) && layerOf(from) !== layerOf(to)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([pair, count22]) => `${pair}: ${count22}`);
}
function layerOf(path2) {
  const folder = /\.\w+$/.test((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2)) ? (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2) : path2;
  return folder.split("/").slice(0, 3).join("/");
}
function testing({ tests }) {
  return [
    `runners: ${tests.runners.join(", ") || "none found"}; ${tests.count} test files`,
    ...tests.commands.map((command) => `runs by \`${command}\``),
    ...tests.config.map((path2) => `settings: \`${path2}\``),
    ...[...new Set(tests.files.map(import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf))].slice(0, 30).map((folder) => {
      const own = tests.files.filter((path2) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2) === folder);
      return `\`${folder}\`: ${own.length} test files, such as \`${(0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(own[0] ?? "")}\``;
    })
  ];
}
function untested({ imports, tests }) {
  const covered = new Set(imports.edges.filter(({ from }) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isTestFile)(from)).map(({ to }) => to));
  return imports.fanIn.filter(({ path: path2 }) => tests.count > 0 && !covered.has(path2) && !(0, import_shared_rgrove_parse_xml_dist_lib_Parser.isTestFile)(path2)).map(({ path: path2, importers }) => `\`${path2}\`: ${(0, import_common11.countOf)(importers, "importer")}`);
}
// src/core/mapping/skeleton/slice/skeleton-slice.ts
var MOST_LINES = 300;
var LINE = 200;
function skeletonSlice(skeleton2, focus) {
  const head2 = [
    `# What code knows of ${(0, import_common5.plainLine)(skeleton2.name, 80)}`,
    "",
    (0, import_common5.plainLine)(sizeOf(skeleton2), LINE),
    'Paths are from the root of the codebase. It is complete only where it does not say "more".'
  ];
  const sections = SLICES[focus].flatMap(({ title, most, lines: lines2 }) => {
    const all = lines2(skeleton2);
    const shown2 = all.slice(0, most).map((line) => `- ${(0, import_common5.plainLine)(line, LINE)}`);
    const more = all.length > most ? [`- ... ${all.length - most} more`] : [];
    return all.length === 0 ? [] : ["", `## ${title}`, "", ...shown2, ...more];
  });
  const lines = [...head2, ...sections];
  if (lines.length <= MOST_LINES) return `${lines.join("\n")}
`;
  return `${[...lines.slice(0, MOST_LINES - 1), "(cut here: there is more)"].join("\n")}
`;
}
function sizeOf({ commit, files, imports }) {
  return `${commit === null ? "No commit" : `Commit ${commit}`}; ${(0, import_common11.countOf)(files.count, "file")}, ${(0, import_common11.countOf)(files.lines, "line")}; imports of ${(0, import_common11.countOf)(imports.parsed, "file")} were read, ${(0, import_common11.countOf)(imports.edges.length, "edge")}.`;
}
var { languages, manifests, lockfiles: lockfiles2, dependencies: dependencies2, undeclared, scripts, config, pipelines } = PARTS;
var { packages, entryPoints, folders, layers: layers2, fanIn, fanOut, cycles } = PARTS;
var { testing: testing2, untested: untested2, largest, hotSpots: hotSpots2, unresolved, diagnostics } = PARTS;
var SLICES = {
  tech: [languages, manifests, lockfiles2, dependencies2, undeclared, scripts, config, pipelines],
  arch: [languages, packages, entryPoints, folders, layers2, fanIn, fanOut, cycles],
  quality: [languages, testing2, scripts, config, pipelines, folders, largest, fanIn],
  concerns: [
    ...[hotSpots2, cycles, unresolved, undeclared, untested2, largest, fanOut],
    ...[diagnostics, testing2, lockfiles2]
  ]
};
var SHOWN = [
  ...[languages, manifests, packages, entryPoints, folders, fanIn, cycles, dependencies2, undeclared],
  ...[unresolved, testing2, pipelines, hotSpots2, largest, diagnostics]
];
var MOST_SHOWN = 12;
function skeletonText(skeleton2) {
  const sections = SHOWN.flatMap(({ title, lines }) => {
    const all = lines(skeleton2);
    const shown2 = all.slice(0, MOST_SHOWN).map((line) => `  ${(0, import_common5.plainLine)(line.replaceAll("`", ""), 160)}`);
    const more = all.length > MOST_SHOWN ? [`  and ${all.length - MOST_SHOWN} more`] : [];
    return all.length === 0 ? [] : ["", title, ...shown2, ...more];
  });
  return (0, import_common2.forPeople)([(0, import_common5.plainLine)(`${skeleton2.name}: ${sizeOf(skeleton2)}`, 300), ...sections]);
}
// src/app/mapping/begin-map.ts
// src/core/mapping/documents/mapper-slice.ts
function mapperPrompt({ focuses, day, slices, documents, scope }) {
  return (0, import_common7.joinProse)(
    [
      import_common7.prose`Focus: ${namesOf(focuses)}`,
      import_common7.prose`Today's date: ${(0, import_common.quoteName)(day)}`,
      import_common7.prose`Read first: ${namesOf(slices)}`,
      import_common7.prose`Documents to write: ${namesOf(documents)}`,
      scope.length === 0 ? null : import_common7.prose`Scope: ${namesOf(scope)}`,
      import_common7.prose`Write the documents directly. Return the confirmation only.`
    ],
    "\n"
  );
}
function returnPrompt(focus, read) {
  return (0, import_common7.joinProse)(
    [
      import_common7.prose`Focus: ${(0, import_common.quoteName)(focus)}`,
      import_common7.prose`Read first: ${namesOf(read)}`,
      import_common7.prose`Correct exactly the claims that it lists, each in its document, and change nothing else.`,
      import_common7.prose`Return the confirmation only.`
    ],
    "\n"
  );
}
function mapperSlice(focus, day, known) {
  const parts = [
    import_common7.prose`# Focus: ${(0, import_common.quoteName)(focus)}`,
    import_common7.prose`Write each document below with exactly these headings, in this order. What stands in square brackets says what belongs there: write that in its place. Where there is nothing, write "Not detected". Put every path, script and dependency in backticks, paths from the root of the project; code checks each of them against the disk.`,
    ...(0, import_shared_core_planning_writing_new_documents.documentsOf)(focus).map((kind) => outline(kind, day)),
    import_common7.prose`What follows was made from the files. Start from it instead of searching for it again.`,
    (0, import_app_loop_conclude_turn4.fence)(known.trim(), { cap: LONGEST, label: import_common7.prose`the files of this codebase` })
  ];
  return import_common7.prose`${(0, import_common7.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST = 1e5;
function namesOf(names) {
  return (0, import_common7.joinProse)(
    names.map((name) => (0, import_common.quoteName)(name)),
    ", "
  );
}
function outline(kind, day) {
  return (0, import_common12.ours)(
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
// src/app/mapping/verify-map.ts
// src/core/mapping/documents/check-document.ts
var LEAST_LINES = 20;
var DATE = /^\*\*Analysis Date:\*\* \d{4}-\d{2}-\d{2}[ \t]*\r?$/m;
function checkDocument(kind, text2) {
  const read = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text2);
  const top = { start: read.body, end: read.body };
  const title = read.headings.find(({ level }) => level === 1);
  const sections = new Set(read.headings.filter(({ level }) => level === 2).map((one) => plain(one.title)));
  const lines = lineCount(text2);
  const found = [];
  const report = (code, message, fix, where = top) => found.push((0, import_hooks_active_on_command4.errorAt)(where, { code, message: `${kind.file} ${message}`, fix }));
  if (title?.title.trim() !== kind.title)
    report(
      "map-title",
      `has no title "# ${kind.title}".`,
      `Make its first heading "# ${kind.title}".`,
      title
    );
  for (const one of kind.sections)
    if (!sections.has(plain(one.title)))
      report("map-section-missing", `has no section "## ${one.title}".`, `Add it: ${one.holds}.`);
  if (lines <= LEAST_LINES)
    report(
      "map-too-short",
      `has ${(0, import_common11.countOf)(lines, "line")}; it needs more than ${LEAST_LINES}.`,
      'Write what the sections ask for; "Not detected" where there is nothing.'
    );
  if (!DATE.test(text2))
    report("map-no-date", "has no line **Analysis Date:** YYYY-MM-DD.", "Put it below the title.");
  return [...read.diagnostics, ...(0, import_hooks_active_on_command4.placed)(text2, found)];
}
function lineCount(text2) {
  if (text2 === "") return 0;
  const breaks = text2.match(/\n/g)?.length ?? 0;
  return text2.endsWith("\n") ? breaks : breaks + 1;
}
function plain(title) {
  return title.trim().toLowerCase();
}
// src/core/mapping/documents/closest-path.ts
function closestPath(wrong, { files, folders: folders2 }) {
  const isFolder2 = wrong.endsWith("/");
  const path2 = isFolder2 ? wrong.slice(0, -1) : wrong;
  const name = nameOf2(path2);
  const pool = isFolder2 ? folders2 : name.includes(".") ? files : [...files, ...folders2];
  const near = [
    pool.filter((one) => nameOf2(one) === name),
    pool.filter((one) => stemOf(nameOf2(one)) === stemOf(name)),
    pool.filter((one) => (0, import_hooks_active_on_command3.editsBetween)(nameOf2(one), name) <= (0, import_hooks_active_on_command3.editsAllowed)(name))
  ].find((found) => found.length > 0) ?? [];
  const best = bestOf(path2, near);
  if (best === null || !isTelling(path2, best, near.length)) return null;
  return isFolder2 ? `${best}/` : best;
}
function isTelling(path2, best, count22) {
  const folders2 = path2.split("/").slice(0, -1);
  if (folders2.length === 0 || count22 === 1 && stemOf(nameOf2(best)) === stemOf(nameOf2(path2))) return true;
  const own = new Set(best.split("/").slice(0, -1));
  return folders2.some((part2) => own.has(part2));
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
function bestOf(path2, pool) {
  const parts = new Set(path2.split("/"));
  let best = null;
  let score = -Infinity;
  for (const one of pool) {
    const own = one.split("/");
    const worth = own.filter((part2) => parts.has(part2)).length * 10 - own.length;
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
function judgeClaim({ said, place, denied, section }, facts) {
  switch (said.kind) {
    case "dependency":
      return unlessDenied(judgeDependency(said.name, facts), denied);
    case "script":
      return unlessDenied(judgeScript(said, facts), denied);
    case "path": {
      const verdict = said.pattern ? judgePattern(said, facts) : judgePath(said, facts);
      if (verdict.status !== "wrong") return verdict;
      if (denied) return { status: "absent" };
      if (section === import_shared_core_planning_writing_new_documents.NEW_CODE_SECTION && place !== "tree" && hasFolder(said.path, facts))
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
  const found = facts.linesWith(path2, symbol);
  if (found === null) return null;
  if (!found.isMentioned)
    return { status: "wrong", problem: `\`${symbol}\` is not in this file`, suggestion: null };
  const away = (one) => Math.abs(one - line);
  const [to] = found.declared.toSorted((a, b) => away(a) - away(b));
  return to === void 0 || found.all.some((one) => away(one) <= 1) ? null : { status: "moved", symbol, to };
}
function lineVerdict(path2, line, facts, otherwise) {
  const lines = line === null ? null : facts.lineCount(path2);
  if (line === null || lines === null || line <= Math.max(lines, 1)) return otherwise;
  return { status: "wrong", problem: `the file has ${(0, import_common11.countOf)(lines, "line")}`, suggestion: path2 };
}
function isImport(path2, { dependencies: dependencies3, aliases, kindOf }) {
  const [first = "", second = ""] = path2.split("/");
  const isPackage = dependencies3.has(plainName(first)) || dependencies3.has(plainName(`${first}/${second}`));
  return path2.includes("/") && !path2.endsWith("/") && isPackage && kindOf(first) === null || isPackageName(path2, dependencies3) || aliases.some((alias) => path2.startsWith(alias));
}
function isPackageName(path2, dependencies3) {
  return !path2.includes("/") && dependencies3.has(plainName(path2));
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
function judgeScript({ tool, name, certain }, { scripts: scripts2, files }) {
  const sets = tool === "any" ? Object.values(scripts2) : [scripts2[tool]];
  if (sets.some((names) => names.has(name) || names.has(name.split(/\s/)[0] ?? ""))) return RIGHT;
  if (!certain || tool === "make" && files.some((file2) => WRITES_MAKEFILE.test(file2))) return NONE;
  const known = sets.flatMap((names) => [...names]);
  const suggestion2 = known.find((one) => one.replaceAll(/[-:_]/g, "") === name.replaceAll(/[-:_]/g, "")) ?? null;
  const where = tool === "any" ? "manifest" : SCRIPTS_IN[tool];
  return { status: "wrong", problem: `no ${where} has a script "${name}"`, suggestion: suggestion2 };
}
var WRITES_MAKEFILE = /^(?:configure\.(?:ac|in)|Makefile\.(?:am|in)|CMakeLists\.txt)$/;
var SCRIPTS_IN = {
  ...{
    npm: "package.json",
    make: "Makefile",
    just: "justfile",
    composer: "composer.json",
    deno: "deno.json"
  }
};
function judgeDependency(name, facts) {
  const plain5 = plainName(name);
  const { dependencies: dependencies3, aliases } = facts;
  if (dependencies3.has(plain5) || facts.kindOf(name) !== null || aliases.some((alias) => name.startsWith(alias)))
    return RIGHT;
  const [scope = ""] = plain5.split("/");
  const isRule = plain5.startsWith("@") && dependencies3.has(`${scope}/eslint-plugin`);
  if (PROGRAMS.has(plain5) || isRule) return NONE;
  for (const known of dependencies3) {
    if (known.startsWith(`${plain5}/`) || plain5.startsWith(`${known}/`) || known.endsWith(`/${plain5}`) || known.endsWith(`:${plain5}`))
      return RIGHT;
  }
  return {
    status: "wrong",
    problem: "no manifest names this dependency",
    suggestion: closeName(plain5, dependencies3)
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
  const anyName = new RegExp(`<[^<>/]*>|\\{[^{},/]*\\}|${import_shared_rgrove_parse_xml_dist_lib_Parser.STANDS_FOR_ANY.source}`, "g");
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
var LARGEST_COUNTED = 8 * 1024 * 1024;
var MOST_ASKED = 200;
var TARGET_FILES = /^(?:GNUmakefile|[Mm]akefile|[Jj]ustfile|\.justfile|composer\.json|deno\.jsonc?)$/;
var MOST_TARGET_FILES = 50;
async function mapFacts(root, skeleton2, claims) {
  const listed = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.listFiles)(root);
  const files = listed.files.map(({ path: path2 }) => path2);
  const kindOf = diskLookUp(root);
  const absent = absentPaths(claims, kindOf);
  const ignored = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.ignoredByGit)(root, absent);
  const named22 = await namedInCode(
    root,
    absent.filter((path2) => kindOf(path2.split("/")[0] ?? "") === null)
  );
  return {
    kindOf,
    lineCount: (path2) => linesOf(root, path2),
    linesWith: (path2, name) => symbolLines(root, path2, name),
    isIgnored: (path2) => ignored.has(path2),
    isNamed: (path2) => named22.has(path2.replace(/\/$/, "")),
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
    const found = new Set((0, import_common10.namesIn)(folder, (0, import_common14.projectFile)(root)));
    known.set(folder, found);
    return found;
  };
  return (path2) => {
    const parts = path2.split("/").filter((part2) => part2 !== "" && part2 !== ".");
    if (parts.length === 0 || parts.includes("..")) return null;
    let folder = root;
    for (const part2 of parts) {
      if (!names(folder).has(part2)) return null;
      folder = (0, import_node_path3.join)(folder, part2);
    }
    return (0, import_node_fs2.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() ? "folder" : "file";
  };
}
function linesOf(root, path2) {
  const text2 = (0, import_common13.textOf)((0, import_node_path3.join)(root, path2), (0, import_common14.projectFile)(root), LARGEST_COUNTED);
  return text2 === null || text2.includes("\0") ? null : lineCount(text2);
}
var DECLARES = /\b(?:function|def|class|const|let|var|fn|func|fun|val|interface|type|struct|enum|trait|object|module|sub)\b/;
function symbolLines(root, path2, name) {
  const text2 = (0, import_common13.textOf)((0, import_node_path3.join)(root, path2), (0, import_common14.projectFile)(root), LARGEST_COUNTED);
  if (text2 === null || text2.includes("\0")) return null;
  const lines = text2.split("\n").flatMap((line, index) => {
    const at = line.split(/[^\w$]/).includes(name) ? line.indexOf(name) : -1;
    return at === -1 ? [] : [{ number: index + 1, isDeclared: DECLARES.test(line.slice(0, at)) }];
  });
  const declared = lines.filter(({ isDeclared: isDeclared2 }) => isDeclared2);
  return {
    all: lines.map(({ number: number2 }) => number2),
    declared: declared.map(({ number: number2 }) => number2),
    isMentioned: text2.toLowerCase().includes(name.toLowerCase())
  };
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
    deno: new Set(facts.flatMap(({ denoTasks }) => denoTasks))
  };
}
function dependenciesOf({ manifests: manifests2, packages: packages2, imports }) {
  const declared = manifests2.flatMap(({ name, dependencies: dependencies3 }) => [
    ...name === null ? [] : [name],
    ...dependencies3.map((one) => one.name)
  ]);
  const others = [...packages2.map(({ name }) => name), ...imports.external.map(({ name }) => name)];
  return new Set([...declared, ...others].map(plainName));
}
function aliasesOf(root, files) {
  const configs = files.filter((path2) => /(?:^|\/)[tj]sconfig[\w.-]*\.json$/.test(path2)).slice(0, MOST_TARGET_FILES);
  return configs.flatMap((path2) => {
    const text2 = (0, import_common13.textOf)((0, import_node_path3.join)(root, path2), (0, import_common14.projectFile)(root)) ?? "";
    const at = text2.search(/"paths"\s*:\s*\{/);
    const block = at < 0 ? "" : text2.slice(at, text2.indexOf("}", at));
    return [...block.matchAll(/"([^"*]+)\*?"\s*:\s*\[/g)].flatMap(([, alias]) => alias ?? []);
  });
}
// src/app/mapping/verify-map.ts
async function verifyMap(root, skeleton2) {
  return reportOf(await judgeDocuments(root, skeleton2, new Map([...(0, import_shared_core_planning_writing_new_documents.readMap)(root), ...(0, import_shared_core_planning_writing_new_documents.readSynthesis)(root)])));
}
async function judgeDocuments(root, skeleton2, documents) {
  const found = [...documents].map(([file2, text2]) => ({ file: file2, text: text2, claims: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.findClaims)(text2) }));
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
    moved: documents.flatMap(movedIn),
    documents: reports,
    missing: import_shared_core_planning_writing_new_documents.MAP_DOCUMENTS.map(({ file: file2 }) => file2).filter((file2) => !present.has(file2))
  };
}
function decidedIn({ judged: judged2 }) {
  return judged2.filter(({ verdict }) => verdict.status !== "none").length;
}
function reportOn(document) {
  const kind = (0, import_shared_core_planning_writing_new_documents.documentNamed)(document.file);
  if (kind === null) return [];
  return [
    {
      file: kind.file,
      focus: kind.focus,
      lines: lineCount(document.text),
      problems: checkDocument(kind, document.text)
    }
  ];
}
function wrongIn({ file: file2, judged: judged2 }) {
  return judged2.flatMap(
    ({ claim, verdict }) => verdict.status === "wrong" ? [placedClaim(file2, claim, verdict)] : []
  );
}
function movedIn({ file: file2, judged: judged2 }) {
  return judged2.flatMap(
    ({ claim: { line, text: text2 }, verdict }) => verdict.status === "moved" ? [{ document: file2, line, text: text2, symbol: verdict.symbol, to: verdict.to }] : []
  );
}
function placedClaim(file2, { said: { kind }, line, column, text: text2 }, { problem, suggestion: suggestion2 }) {
  const focus = (0, import_shared_core_planning_writing_new_documents.documentNamed)(file2)?.focus ?? "summary";
  return { document: file2, focus, line, column, text: text2, kind, problem, suggestion: suggestion2 };
}
function returnClaims(root, report) {
  const run = (0, import_shared_core_planning_writing_new_documents.readMapRun)(root);
  if (run === null || run.finished) return [];
  const open = [...run.focuses, "summary"].filter((focus) => !run.returned.includes(focus));
  const wanted = open.filter((focus) => toCorrect(report, focus).length > 0);
  const folder = (0, import_shared_core_planning_writing_new_documents.openRunFolder)(root);
  if (wanted.length === 0 || folder.status === "refused") return [];
  const returned = wanted.map((focus) => {
    const list22 = (0, import_node_path2.join)(folder.path, `${focus}-wrong.md`);
    (0, import_app_loop_conclude_turn2.writePage)(list22, import_common7.prose`${(0, import_common7.joinProse)(toCorrect(report, focus), "\n")}\n`);
    return { focus, list: list22, prompt: returnPrompt(focus, [list22, (0, import_node_path2.join)(folder.path, `${focus}.md`)]) };
  });
  (0, import_shared_core_planning_writing_new_documents.writeRun)(root, { ...run, returned: [...run.returned, ...wanted] });
  return returned;
}
function toCorrect(report, focus) {
  const claims = report.wrong.filter((one) => one.focus === focus).map(claimLine);
  const form = report.documents.filter((one) => one.focus === focus).flatMap(
    ({ file: file2, problems }) => problems.filter(({ severity }) => severity === "error").map(
      ({ line, message, fix }) => import_common7.prose`- ${(0, import_common.quoteName)(file2)}:${line}: ${(0, import_common4.quoteLine)(`${message} ${fix}`, 300)}`
    )
  );
  return [...claims, ...form];
}
function movedLine({ document, line, text: text2, symbol, to }) {
  return import_common7.prose`- ${(0, import_common.quoteName)(document)}:${line}: ${(0, import_common4.quoteLine)(text2, 200)}: ${(0, import_common.quoteName)(symbol, 80)} is now on line ${to}`;
}
function claimLine({ document, line, text: text2, problem, suggestion: suggestion2 }) {
  const wrong = import_common7.prose`- ${(0, import_common.quoteName)(document)}:${line}: ${(0, import_common4.quoteLine)(text2, 200)}: ${(0, import_common4.quoteLine)(problem, 120)}`;
  return suggestion2 === null ? wrong : import_common7.prose`${wrong}; closest: ${(0, import_common.quoteName)(suggestion2, 200)}`;
}
// src/app/mapping/begin-map.ts
async function beginMap(root, request, skeleton2, now) {
  if (skeleton2.files.count === 0) return { status: "refused", reason: `${root} has no files to map.` };
  const gone = request.paths.find((path2) => (0, import_common10.lookAt)((0, import_node_path.join)(root, path2)) === null);
  if (gone !== void 0)
    return { status: "refused", reason: `--paths names ${gone}, which is not in this project.` };
  const refusal = (0, import_shared_core_planning_writing_new_documents.openMapFolder)(root);
  if (refusal !== null) return { status: "refused", reason: refusal };
  const folder = (0, import_shared_core_planning_writing_new_documents.openRunFolder)(root);
  if (folder.status === "refused") return folder;
  const work = await chooseWork(root, request, skeleton2);
  if (work.length === 0) return { status: "current" };
  const day = (0, import_shared_core_planning_writing_new_documents.localDay)(now);
  for (const { focus } of work) {
    const slice = mapperSlice(focus, day, skeletonSlice(skeleton2, focus));
    (0, import_app_loop_conclude_turn2.writePage)((0, import_node_path.join)(folder.path, `${focus}.md`), (0, import_shared_core_snapshots_undo_text.withoutSecrets)(slice));
  }
  const focuses = work.map(({ focus }) => focus);
  (0, import_shared_core_planning_writing_new_documents.writeRun)(root, { version: 1, day, focuses, returned: [], finished: false });
  const place = { root, slices: folder.path, day };
  const mappers = request.fast ? [mapper(place, work)] : work.map((one) => mapper(place, [one]));
  const synthesis = { prompt: beginSynthesis(root, folder.path, day) };
  return { status: "begun", mappers, synthesis, kept: import_shared_core_planning_writing_new_documents.FOCUSES.filter((focus) => !focuses.includes(focus)) };
}
function beginSynthesis(root, folder, day) {
  const page = (0, import_node_path.join)(folder, "summary.md");
  (0, import_app_loop_conclude_turn2.writePage)(page, import_shared_core_planning_writing_new_documents.synthesisPage);
  (0, import_node_fs.rmSync)((0, import_shared_core_planning_writing_new_documents.synthesisPath)(root), { force: true });
  const documents = import_shared_core_planning_writing_new_documents.MAP_DOCUMENTS.map(({ file: file2 }) => (0, import_node_path.join)((0, import_shared_core_planning_writing_new_documents.mapFolder)(root), file2));
  return mapperPrompt({
    ...{
      focuses: ["summary"],
      day,
      slices: [page, ...documents],
      documents: [(0, import_shared_core_planning_writing_new_documents.synthesisPath)(root)],
      scope: []
    }
  });
}
async function chooseWork(root, { focuses, paths: paths2, refresh }, skeleton2) {
  const asked = (focus) => ({ focus, why: "asked", scope: paths2 });
  if (focuses !== null) return focuses.map(asked);
  if (refresh || paths2.length > 0 || (0, import_shared_core_planning_writing_new_documents.readMap)(root).size === 0) return import_shared_core_planning_writing_new_documents.FOCUSES.map(asked);
  const plan = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.remapPlan)(root);
  const { wrong } = await verifyMap(root, skeleton2);
  return import_shared_core_planning_writing_new_documents.FOCUSES.flatMap((focus) => {
    const reason = plan.get(focus) ?? null;
    if (reason !== null) return [{ focus, why: reason.why, scope: scopeOf(reason) }];
    return wrong.some((one) => one.focus === focus) ? [{ focus, why: "wrong", scope: [] }] : [];
  });
}
function scopeOf(reason) {
  return reason.why === "changed" ? (0, import_shared_core_planning_writing_new_documents.affectedPaths)(reason.files).filter(import_shared_core_planning_writing_new_documents.isSafePath) : [];
}
function mapper({ root, slices, day }, work) {
  const focuses = work.map(({ focus }) => focus);
  const everywhere = work.some(({ scope: scope2 }) => scope2.length === 0);
  const scope = everywhere ? [] : [...new Set(work.flatMap((one) => one.scope))].sort();
  const documents = focuses.flatMap((focus) => (0, import_shared_core_planning_writing_new_documents.documentsOf)(focus)).map(({ file: file2 }) => (0, import_node_path.join)((0, import_shared_core_planning_writing_new_documents.mapFolder)(root), file2));
  const pages = focuses.map((focus) => (0, import_node_path.join)(slices, `${focus}.md`));
  const why = [...new Set(work.map((one) => one.why))].join(", ");
  return { focuses, why, scope, prompt: mapperPrompt({ focuses, day, slices: pages, documents, scope }) };
}
// src/app/mapping/build-skeleton.ts
// src/adapters/codebase/skeleton-cache.ts
var VERSION = 6;
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
  const file2 = (0, import_common9.readJson)((0, import_common6.mswPath)(root, "cache", NAME), (0, import_common14.ownFile)(root), LARGEST);
  const parsed = shape.safeParse(file2.status === "ok" ? file2.value : null);
  return new Map(parsed.success ? parsed.data.files.map((one) => [one.path, one]) : []);
}
function writeSkeletonCache(root, files) {
  try {
    const cache = (0, import_common6.openMswSubfolder)(root, "cache");
    if (cache.status === "refused") return;
    (0, import_common8.writeFileAtomic)((0, import_node_path5.join)(cache.path, NAME), JSON.stringify({ version: VERSION, files }));
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
  ...{ Vue: "javascript", Svelte: "javascript", Astro: "javascript" },
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
    begins: (_, root, __, from) => from !== null || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(root) === "lib"
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
    this.python = new Set(sources.flatMap((path2) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2))));
  }
  at(family, path2, from) {
    if (family === "go") return this.codebase.folders.has(path2) ? path2 : null;
    const paths2 = family === "javascript" ? [path2, ...sourcesOf(path2)] : [path2];
    for (const [index, one] of paths2.entries()) {
      const found = this.exactly(family, one, index === 0 ? from : "");
      if (found !== null) return found;
    }
    const main = family === "javascript" ? this.mainOf(path2) : null;
    return main ?? (this.isThere(family, path2) ? "" : null);
  }
  /** The file that a manifest in this folder calls its main. */
  mainOf(folder) {
    const npm = this.codebase.manifestsByFolder.get(folder)?.find(({ kind }) => kind === "npm");
    const main = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(folder, (0, import_shared_rgrove_parse_xml_dist_lib_Parser.textOf)(npm?.manifest.raw.main) ?? "");
    return main === null || main === folder ? null : this.exactly("javascript", main, "");
  }
  around(family, name, from, isInstalled) {
    const { places, begins } = SHAPES[family];
    const near = isInstalled ? null : from;
    for (const folder of (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from))) {
      for (const place of places) {
        const root = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(folder, place) ?? folder;
        if (!begins(this.codebase, root, name, near)) continue;
        const found = this.at(family, (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(root, name) ?? name, from);
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
    const fitting = (known.get((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(name)) ?? []).filter(
      ({ stem }) => (stem === name || stem.endsWith(`/${name}`)) && begins(this.codebase, stem.slice(0, -name.length - 1) || ".", name, null)
    );
    return fitting.length > MOST_ALIKE && !isInstalled ? null : nearest(fitting, (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from));
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
    const link = [path2, ...(0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2))].find((one) => links.has(one)) ?? "";
    const target = links.get(link);
    if (target === void 0) return null;
    if (target === null) return "";
    return files.has(target + path2.slice(link.length)) ? target + path2.slice(link.length) : null;
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
  return from !== null && (name.includes("/") || root === (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from));
}
function sourcesOf(path2) {
  const parts = path2.split("/");
  const built = parts.findLastIndex((part2) => /^(?:dist|lib|build|out|esm|cjs|es)$/.test(part2));
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
    const known = found.get((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(one.stem));
    if (known === void 0) found.set((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(one.stem), [one]);
    else known.push(one);
  }
  return found;
}
function stemsOf(family, path2) {
  const isOwn = familyOf(path2) === family;
  const ends = isOwn ? SHAPES[family].ends : family === "python" ? SOURCES : [];
  return ends.filter((end) => path2.endsWith(end)).map((end) => ({ stem: path2.slice(0, path2.length - end.length), file: isOwn ? path2 : "" }));
}
function nearest(found, folder) {
  const near = ({ stem }) => common(stem.split("/"), folder.split("/"));
  const rank2 = (a, b) => near(b) - near(a) || Number(a.file === "") - Number(b.file === "") || a.stem.length - b.stem.length;
  return [...found].sort((a, b) => rank2(a, b) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a.file, b.file))[0]?.file ?? null;
}
function common(a, b) {
  const differs = a.findIndex((part2, index) => part2 !== b[index]);
  return differs === -1 ? a.length : differs;
}
// src/core/mapping/skeleton/entry-points.ts
var MOST = 200;
function entryPoints2(codebase, sources, images) {
  const find = findFile(codebase);
  const found = [
    ...codebase.manifests.flatMap((manifest) => offered(codebase, find, manifest)),
    ...[...sources].flatMap(([path2, facts]) => started(path2, facts)),
    ...[...codebase.files].flatMap((path2) => sources.get(path2)?.generated ? [] : byPlace(codebase, path2)),
    ...images.map(({ path: path2, command }) => ({ path: path2, why: `starts \`${command}\`` }))
  ];
  return merged(found).sort((a, b) => rank(a) - rank(b) || depth(a.path) - depth(b.path) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a.path, b.path)).slice(0, MOST);
}
function rank({ path: path2, why }) {
  const place = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.packageRank)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2));
  return place + (why.startsWith(SCRIPT) ? 2 : 0) + (place === 2 ? 2 : 0);
}
var SCRIPT = "run by ";
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
  const target = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(folder, place);
  if (target === null) return null;
  if (kind === "npm") return find.at("javascript", target);
  return codebase.files.has(target) ? target : null;
}
function started(path2, { main, interpreter, generated }) {
  if ((0, import_shared_rgrove_parse_xml_dist_lib_Parser.isTestFile)(path2) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isHeld)(path2) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isVendored)(path2) || generated) return [];
  if (main !== null) return [{ path: path2, why: main }];
  return interpreter === null ? [] : [{ path: path2, why: `${SCRIPT}${interpreter} (#!)` }];
}
var PLACES = [
  [/(?:^|\/)src\/main\.rs$/, "program of the crate"],
  [/(?:^|\/)src\/bin\/(?:[^/]+|[^/]+\/main)\.rs$/, "program of the crate"],
  [/(?:^|\/)src\/lib\.rs$/, "library of the crate"],
  [/(?:^|\/)(?:__main__)\.py$/, "python -m"],
  [/(?:^|\/)manage\.py$/, "Django"],
  [/(?:^|\/)(?:wsgi|asgi)\.py$/, "web server"],
  [/(?:^|\/)(?:config\.ru|public\/index\.php)$/, "web server"],
  [/(?:^|\/)Program\.cs$/, "program of the project"],
  [/(?:^|\/)(?:serverless)\.ya?ml$/, "serverless functions"],
  [/(?:^|\/)(?:netlify|edge)\/functions\/[^/]+\.[cm]?[jt]s$/, "serverless function"],
  [/(?:^|\/)wrangler\.(?:toml|jsonc?)$/, "Cloudflare worker"],
  [/(?:^|\/)hooks\/hooks\.json$/, "hooks of a plugin"],
  [/(?:^|\/)(?:src\/)?(?:pages|app)\/(?:_app|layout)\.[jt]sx?$/, "Next.js"],
  [/(?:^|\/)(?:src\/)?middleware\.[jt]s$/, "Next.js middleware"],
  [/(?:^|\/)index\.html$/, "page"]
];
function byPlace({ manifests: manifests2 }, path2) {
  if ((0, import_shared_rgrove_parse_xml_dist_lib_Parser.isTestFile)(path2) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isHeld)(path2) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isVendored)(path2)) return [];
  const row = PLACES.find(([pattern]) => pattern.test(path2));
  if (row === void 0 || row[1] === "page" && depth(path2) > 2) return [];
  const hasNext = () => manifests2.some((one) => one.manifest.dependencies.some(({ name }) => name === "next"));
  return row[1].startsWith("Next.js") && !hasNext() ? [] : [{ path: path2, why: row[1] }];
}
function merged(found) {
  const reasons = /* @__PURE__ */ new Map();
  for (const { path: path2, why } of found) reasons.set(path2, (reasons.get(path2) ?? /* @__PURE__ */ new Set()).add(why));
  return [...reasons].map(([path2, whys]) => ({ path: path2, why: [...whys].slice(0, 4).join("; ") }));
}
function depth(path2) {
  return path2.split("/").length + Number((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2) === "");
}
// src/core/mapping/skeleton/facts/skeleton.ts
var SKELETON_VERSION = 1;
// src/core/mapping/skeleton/folder-roles.ts
var DEEPEST = 4;
var MOST2 = 400;
function folderRoles(files, packages2) {
  const tallies = /* @__PURE__ */ new Map();
  for (const file2 of files) {
    for (const folder of (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(file2.path))) {
      const tally = tallies.get(folder) ?? emptyTally();
      count2(tally, file2);
      tallies.set(folder, tally);
    }
  }
  const near = [...tallies].filter(([path2]) => path2 === "." || path2.split("/").length <= DEEPEST);
  return near.sort(([a, x], [b, y]) => depth2(a) - depth2(b) || y.files - x.files).slice(0, MOST2).sort(([a], [b]) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a === "." ? "" : a, b === "." ? "" : b)).map(([path2, tally]) => ({
    path: path2,
    role: roleOf(path2, tally, packages2),
    files: tally.files,
    lines: tally.lines,
    languages: [...tally.languages].sort((a, b) => b[1] - a[1] || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a[0], b[0])).slice(0, 4).map(([name]) => name)
  }));
}
function emptyTally() {
  const zero = { files: 0, lines: 0, code: 0, tests: 0, generated: 0, vendored: 0, prose: 0 };
  return { ...zero, languages: /* @__PURE__ */ new Map() };
}
function count2(tally, file2) {
  const language = (0, import_shared_core_failure_reading_line_pattern2.languageOf)(file2.path);
  tally.files += 1;
  tally.lines += file2.lines;
  tally.tests += Number((0, import_shared_rgrove_parse_xml_dist_lib_Parser.isTestFile)(file2.path));
  tally.generated += Number(file2.generated);
  tally.vendored += Number(file2.vendored);
  tally.prose += Number(language?.kind === "markup");
  if (language?.kind !== "programming") return;
  tally.code += 1;
  if (!file2.generated && !file2.vendored) {
    tally.languages.set(language.name, (tally.languages.get(language.name) ?? 0) + file2.lines);
  }
}
function roleOf(path2, tally, packages2) {
  const { files, code, tests, generated, vendored, prose: prose2 } = tally;
  if (path2 === ".") return "mixed";
  if ((0, import_shared_rgrove_parse_xml_dist_lib_Parser.isHeld)(`${path2}/`)) return "fixtures";
  if (packages2.has(path2)) return "package";
  if (vendored * 2 > files) return "vendored";
  if (generated * 2 > files) return "generated";
  if (tests > 0 && tests * 2 >= code) return "tests";
  if (code > 0) return "source";
  return prose2 * 2 > files ? "docs" : "mixed";
}
function depth2(path2) {
  return path2 === "." ? 0 : path2.split("/").length;
}
// src/core/mapping/skeleton/is-declared.ts
function isDeclared({ manifestsByFolder }, from, language, name, { text: text2 }) {
  if (/^https?:/.test(text2)) return true;
  const kinds = Object.hasOwn(KINDS, language) ? KINDS[language] ?? [] : [];
  const near = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from)).flatMap((folder) => manifestsByFolder.get(folder) ?? []).filter((found) => kinds.includes(found.kind));
  if (near.length === 0 || near.some(saysNothing)) return true;
  const names = new Set(namesFor(language, name, text2).map(plain2));
  return near.some(
    ({ manifest }) => manifest.name !== null && names.has(plain2(manifest.name)) || manifest.dependencies.some((dependency) => fits2(language, names, plain2(dependency.name)))
  );
}
function saysNothing({ kind, path: path2 }) {
  return kind === "gradle" || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2) === "setup.py";
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
  git: ["gitpython"],
  google: ["protobuf", "google-auth", "google-cloud-storage"],
  jwt: ["pyjwt"],
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
  return [name, bare, `django-${bare}`, `python-${bare}`, ...known, ...longer];
}
function plain2(name) {
  return name.toLowerCase().replaceAll(/[_.]/g, "-");
}
function fits2(language, names, dependency) {
  if (names.has(dependency)) return true;
  if (language !== "Java") return false;
  const group = dependency.split(":")[0] ?? "";
  return [...names].some(
    (name) => group === name || group.startsWith(`${name}-`) || name.startsWith(`${group}-`)
  );
}
// src/core/mapping/skeleton/resolve/codebase.ts
var nothing = { to: "nothing" };
function inside(...paths2) {
  return { to: "inside", paths: paths2 };
}
function fromPackage(name, standard = false) {
  return { to: "package", name, standard };
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
function relative({ codebase, find, sources }, family, from, path2, { names = [], kind }) {
  const target = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(path2.startsWith("/") ? "." : (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from), path2);
  if (target === null) return inside();
  const found = modulesAt((one) => find.at(family, one, from), target, names);
  if (found !== null) return inside(...found);
  const tail = path2.replace(/^(?:\.{1,2}\/)+/, "");
  if (family === "c" && find.named("c", tail, from, false))
    return file(find.named("c", tail, from, false)) ?? inside();
  if (path2.startsWith("/")) return inside();
  if (family === "python") return madeBy(sources, (one) => find.at(family, one), target) ?? nothing;
  const isData = kind === "dynamic" && /\.[cm]?tsx?$/.test(from) && /\.(?:json|css|wasm|node)$/.test(target);
  return isData || isUnknowable(codebase, family, from, target) ? inside() : nothing;
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
  const modules = names.flatMap((name) => look((0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(path2, name) ?? "") || []);
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
  const standard = standardName(family, name);
  if (standard !== null) return fromPackage(standard, true);
  const own = byRules(search, family, from, name);
  if (own !== null) return own;
  if (family === "javascript") return javascriptPackage(search, from, name);
  const near = family === "ruby" ? search.find.named(family, name, from, false) : null;
  return file(near) ?? fromPackage(outerName(family, name));
}
function javascriptPackage({ codebase, find, declared }, from, name) {
  const outer = packageName(name);
  if (declared.has(plain3(outer))) return fromPackage(outer);
  const rest = name.replace(/^[@~$#]{1,2}\/?/, "");
  const at = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from)).find((folder) => codebase.manifestsByFolder.has(folder)) ?? ".";
  const places = name.includes("/") ? [`${at}/package.json`, from] : [];
  const [near] = places.flatMap((place) => find.named("javascript", rest, place, false) || []);
  if (near !== void 0) return inside(near);
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
  const isOwn = name.includes("/") ? look(name) : names.find((one) => look(`${name}/${one}`));
  if (isStandard("python", top) && !isOwn) return fromPackage(top, true);
  const found = modulesAt(look, name, names);
  if (found !== null) return inside(...found);
  return madeBy(sources, look, name, true) ?? fromPackage(top);
}
function header({ find }, from, name, isAngle) {
  const beside = isAngle ? null : (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from), name);
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
  const groups = new Set(
    manifests2.filter(({ kind }) => kind === "maven" || kind === "gradle").flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name.split(":")[0] ?? ""))
  );
  return (_from, { text: text2 }) => {
    const folder = text2.endsWith(".*") ? javaPackages.get(text2.slice(0, -2)) : void 0;
    const path2 = folder ?? classFile(javaClasses, text2);
    if (path2 !== null) return inside(path2);
    if (isStandard("java", text2)) return fromPackage(text2.split(".").slice(0, 2).join("."), true);
    if (/\.(?:R|BR|BuildConfig|databinding)(?:\.|$)/.test(text2) || isOwnPackage(javaPackages, text2))
      return inside();
    return fromPackage(groupOf(groups, text2) ?? organisation(text2));
  };
}
function groupOf(groups, text2) {
  for (let name = text2; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf("."))))
    if (groups.has(name)) return name;
  return null;
}
function isOwnPackage(packages2, text2) {
  const folder = packages2.get(text2.slice(0, text2.lastIndexOf(".")));
  return folder !== void 0 && !isTest(`${folder}/`);
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
var PLACED = /^(?=.*\.(?:kt|scala|groovy|java\.\w+)$)(?:.*?\/)??(?:java(?:-templates)?|kotlin|scala|groovy)\/([^.]+)\./;
function jvmClasses(found) {
  const classes = /* @__PURE__ */ new Map();
  const packages2 = /* @__PURE__ */ new Map();
  for (const { path: path2, facts } of found) {
    const packageName2 = /\.(?:java|kt)$/.test(path2) ? facts?.packageName ?? null : null;
    for (const name of namesOf2(path2, packageName2, facts?.declares ?? [])) put(classes, name, path2, path2);
    if (packageName2 !== null) put(packages2, packageName2, (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2), path2);
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
  const stem = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2).replace(/\.\w+$/, "");
  const names = path2.endsWith(".java") ? [stem] : [...declares, stem, `${stem}Kt`];
  return names.map((name) => `${packageName2}.${name}`);
}
// src/core/mapping/skeleton/resolve/resolve-rust.ts
function resolveRust(codebase, sources) {
  const roots = new Set(rootsIn(codebase));
  const tree = { files: codebase.files, roots };
  const placeOf = placesIn(roots);
  const scopeOf2 = crateScopes(codebase);
  return (from, found) => {
    const place = placeOf(from);
    if (found.form === "mod") {
      const file2 = moduleFile(codebase, from, place, found);
      return file2 === null ? missingIn(from, found) : inside(file2);
    }
    const { text: text2, within = [] } = found;
    const here = [...place.path, ...within];
    const resolution = used(tree, place.crate, here, text2, scopeOf2(from));
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
function crateScopes(codebase) {
  const libraries = librariesIn(codebase);
  const byName = new Map([...libraries.values()].map(({ crate, name }) => [name, crate]));
  const cargo = new Map(
    codebase.manifests.filter(({ kind }) => kind === "cargo").map((found) => [found.folder, found.manifest])
  );
  const known = /* @__PURE__ */ new Map();
  const scopeIn = (folder) => {
    const around = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)(folder).flatMap((one) => cargo.get(one) ?? []);
    const renamed = new Map(around.toReversed().flatMap(({ raw }) => [...(0, import_shared_rgrove_parse_xml_dist_lib_Parser.renamedCrates)(raw)]));
    const crateOf = (name) => {
      const packageName2 = renamed.get(name);
      return packageName2 === void 0 ? byName.get(name) : libraries.get(packageName2)?.crate;
    };
    const pack = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)(around[0]?.raw.package);
    const isOld = around.length > 0 && (pack.edition === void 0 || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.textOf)(pack.edition) === "2015");
    return { crateOf, renamed, isOld };
  };
  return (from) => {
    const folder = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from)).find((one) => cargo.has(one)) ?? ".";
    const before = known.get(folder);
    if (before !== void 0) return before;
    const scope = scopeIn(folder);
    known.set(folder, scope);
    return scope;
  };
}
function used(tree, crate, here, text2, scope) {
  const parts = text2.replace(/^::/, "").split("::").map((part2) => part2.replace(/^r#/, ""));
  const [first = "", ...rest] = parts;
  const own = anchored(parts, here);
  if (own !== null) return deepest(tree, crate, own);
  const other = scope.crateOf(first);
  const near = text2.startsWith("::") ? null : fileOf(tree, crate, [...here, first]);
  if (near !== null && (other === void 0 || !tree.roots.has(near)))
    return deepest(tree, crate, [...here, ...parts]);
  if (isStandard("rust", first)) return fromPackage(first, true);
  if (other !== void 0) return deepest(tree, other, rest);
  if (scope.isOld && fileOf(tree, crate, [first]) !== null) return deepest(tree, crate, parts);
  return outside(scope.renamed.get(first) ?? first);
}
function anchored([first = "", ...rest], here) {
  if (first === "crate" || first === "$crate") return rest;
  if (first === "self") return [...here, ...rest];
  if (first !== "super") return null;
  const ups = rest.findIndex((part2) => part2 !== "super");
  const up = ups === -1 ? rest.length + 1 : ups + 1;
  return [...here.slice(0, Math.max(0, here.length - up)), ...rest.slice(up - 1)];
}
function outside(name) {
  return /^[A-Z]/.test(name) || !/^[\w-]+$/.test(name) ? inside() : fromPackage((0, import_shared_rgrove_parse_xml_dist_lib_Parser.crateName)(name));
}
function deepest(tree, crate, path2) {
  for (let count22 = path2.length; count22 > 0; count22 -= 1) {
    const file2 = fileOf(tree, crate, path2.slice(0, count22));
    if (file2 !== null) return inside(file2);
  }
  return inside(crate);
}
function fileOf({ files }, crate, path2) {
  const at = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(crate), path2.join("/")) ?? crate;
  return [`${at}.rs`, `${at}/mod.rs`].find((file2) => files.has(file2)) ?? null;
}
function placesIn(roots) {
  const byFolder2 = new Map([...roots].toReversed().map((root) => [(0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(root), root]));
  return (file2) => {
    const around = roots.has(file2) ? [] : (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(file2));
    const folder = around.find((one) => byFolder2.has(one));
    const crate = folder === void 0 ? void 0 : byFolder2.get(folder);
    if (folder === void 0 || crate === void 0) return { crate: file2, path: [] };
    const below2 = folder === "." ? file2 : file2.slice(folder.length + 1);
    return { crate, path: below2.replace(/(?:^|\/)mod\.rs$|\.rs$/, "").split("/") };
  };
}
function librariesIn(codebase) {
  const found = /* @__PURE__ */ new Map();
  for (const { kind, folder, manifest } of codebase.manifests) {
    const crate = kind === "cargo" ? libraryRoot(codebase, folder, manifest) : null;
    if (crate === null || manifest.name === null) continue;
    const name = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.textOf)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)(manifest.raw.lib).name) ?? (0, import_shared_rgrove_parse_xml_dist_lib_Parser.crateName)(manifest.name);
    found.set(manifest.name, { crate, name });
  }
  return found;
}
function libraryRoot({ files }, folder, manifest) {
  const configured = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.textOf)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)(manifest.raw.lib).path) ?? "src/lib.rs";
  const root = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(folder, configured);
  return root !== null && files.has(root) ? root : null;
}
var USUAL = /(?:^|\/)(?:src\/(?:lib|main)\.rs|src\/bin\/(?:[^/]+|[^/]+\/main)\.rs|build\.rs)$/;
var USUAL_TEST = /^(?!(?:.*\/)?src\/)(?:.*\/)?(?:tests|examples|benches)\/(?:[^/]+|[^/]+\/main)\.rs$/;
function rootsIn(codebase) {
  const cargo = codebase.manifests.filter(({ kind }) => kind === "cargo");
  const libraries = cargo.flatMap(({ folder, manifest }) => libraryRoot(codebase, folder, manifest) ?? []);
  const configured = cargo.flatMap(
    ({ folder, manifest }) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.crateRoots)(manifest.raw).flatMap((path2) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(folder, path2) ?? [])
  );
  const usual = [...codebase.files].filter((path2) => USUAL.test(path2) || USUAL_TEST.test(path2));
  const rank2 = (path2) => Number((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2) !== "lib.rs");
  const found = [...libraries, ...configured, ...usual.sort((a, b) => rank2(a) - rank2(b))];
  return [...new Set(found)].filter((path2) => codebase.files.has(path2));
}
function moduleFile({ files }, from, { crate }, { text: text2, file: file2, within = [] }) {
  const beside = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from);
  const own = from === crate || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(from) === "mod.rs" ? beside : from.replace(/\.rs$/, "");
  const name = text2.replace(/^r#/, "");
  const below2 = (folder, path2) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(folder, [...within, path2].join("/"));
  const candidates = file2 === void 0 ? [own, beside].flatMap((folder) => [below2(folder, `${name}.rs`), below2(folder, `${name}/mod.rs`)]) : [below2(within.length === 0 ? beside : own, file2.replaceAll("\\", "/"))];
  return candidates.find((path2) => path2 !== null && path2 !== from && files.has(path2)) ?? null;
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
    cycles: cycles2(targets(loading)),
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
    return [...this.inside.values()].sort((a, b) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a.from, b.from) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a.to, b.to));
  }
  externals() {
    return [...this.outside.values()].map(({ found, from, declared }) => {
      const manifest = found.manifest === "standard" ? "standard" : declared ? "declared" : "undeclared";
      return { ...found, importers: from.size, manifest };
    }).sort((a, b) => b.importers - a.importers || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a.name, b.name));
  }
  edge(from, to, kind) {
    if (from === to) return;
    const key = `${from}\0${to}`;
    const known = this.inside.get(key);
    if (known === void 0 || STRENGTH[known.kind] < STRENGTH[kind])
      this.inside.set(key, { from, to, kind });
  }
  external(from, language, { name, standard }, found) {
    const family = Object.hasOwn(FAMILY, language) ? FAMILY[language] ?? language : language;
    const key = `${family}\0${name}`;
    const known = this.outside.get(key) ?? {
      found: { name, language: family, importers: 0, manifest: standard ? "standard" : "declared" },
      from: /* @__PURE__ */ new Set(),
      declared: true
    };
    known.from.add(from);
    known.declared &&= standard || isDeclared(this.codebase, from, family, name, found);
    this.outside.set(key, known);
  }
};
var FAMILY = {
  TypeScript: "JavaScript",
  Vue: "JavaScript",
  Svelte: "JavaScript",
  Astro: "JavaScript",
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
  return [...counts].sort((a, b) => b[1] - a[1] || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a[0], b[0])).slice(0, MOST_RANKED);
}
function cycles2(edges) {
  const pairs = [...edges].flatMap(([from, all]) => all.map((to) => ({ from: to, to: from })));
  const back = targets(pairs);
  const [seen, placed3] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  const left = [...edges.keys()].flatMap((node) => reached(node, edges, seen));
  return left.toReversed().map((node) => reached(node, back, placed3).sort(import_shared_rgrove_parse_xml_dist_lib_Parser.byText)).filter(({ length }) => length > 1).sort((a, b) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a[0] ?? "", b[0] ?? ""));
}
function reached(start, edges, seen) {
  const left = [];
  const way = seen.has(start) ? [] : [{ node: start, next: 0 }];
  seen.add(start);
  for (let step = way.at(-1); step !== void 0; step = way.at(-1)) {
    const target = edges.get(step.node)?.[step.next];
    step.next += 1;
    if (target === void 0) left.push(way.pop()?.node ?? "");
    else if (!seen.has(target)) {
      seen.add(target);
      way.push({ node: target, next: 0 });
    }
  }
  return left;
}
// src/core/mapping/skeleton/read-codebase.ts
var import_yaml = (0, import_common15.__toESM)((0, import_shared_yaml_dist_parse_parser.require_dist)(), 1);
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
    offered: (family, from, name) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from)).flatMap((scope) => {
      const book = books.get(`${family}\0${scope}`);
      return book === void 0 ? [] : offersIn(book, name, longest);
    }),
    isOpen: (from) => open.size > 0 && (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from)).some((folder) => open.has(folder))
  };
}
function offersIn(book, name, longest) {
  const found = [];
  for (let length = Math.min(longest, name.length); length >= 0; length -= 1) {
    for (const { pattern, targets: targets2 } of book.get(name.slice(0, length)) ?? []) {
      const rest = restOf(pattern, name);
      if (rest === null) continue;
      found.push({ pattern, paths: targets2?.map((target) => target.replace("*", () => rest)) ?? null });
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
  const { name, raw, dependencies: dependencies3 } = found.manifest;
  switch (kind) {
    case "npm":
      return npmRules(found);
    case "go":
      return [
        ...Object.entries((0, import_shared_rgrove_parse_xml_dist_lib_Parser.textFieldsOf)(raw.replace)).flatMap(
          ([module2, path2]) => whole(folder, module2, (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(folder, path2))
        ),
        ...name === null ? [] : whole(".", name, folder),
        ...dependencies3.flatMap((one) => whole(".", one.name, null))
      ];
    case "composer":
      return [raw.autoload, raw["autoload-dev"]].flatMap(
        (part2) => Object.entries((0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)(part2)["psr-4"])).map(
          ([prefix, folders2]) => ({
            family: "php",
            scope: ".",
            pattern: `${prefix.replaceAll("\\", "/")}*`,
            targets: [folders2].flat().flatMap((path2) => placed2(folder, `${(0, import_shared_rgrove_parse_xml_dist_lib_Parser.textOf)(path2) ?? ""}/*`))
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
  return path2 === null ? [] : [(0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(folder, path2) ?? []].flat();
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
  const own = Object.entries((0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)(raw.imports)).map(
    ([key, value]) => rule(
      folder,
      key,
      pathsIn(value, 0).filter((path2) => path2.startsWith("."))
    )
  );
  if (name === null) return own;
  const main = [raw.source, raw.module, raw.main].flatMap((path2) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.textOf)(path2) ?? []);
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
  const fields = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)(value);
  if (Object.keys(fields).some((key) => key.startsWith("."))) return fields;
  return value === void 0 || value === null ? {} : { ".": value };
}
var DEEPEST2 = 6;
function pathsIn(value, depth3) {
  if (typeof value === "string") return [value];
  if (depth3 > DEEPEST2) return [];
  return Object.entries((0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)(value)).flatMap(
    ([name, item]) => name === "types" ? [] : pathsIn(item, depth3 + 1)
  );
}
var LONGEST_CHAIN = 50;
var OWN_FOLDER = /\$\{configDir\}/;
function typescriptIn(texts) {
  const rank2 = (path2) => ["tsconfig.json", "jsconfig.json"].indexOf((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2)) + 1 || 3;
  return [...texts.keys()].filter((path2) => /^(?:ts|js)config/.test((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2))).sort((a, b) => rank2(a) - rank2(b)).map((path2) => typescriptOf(path2, texts));
}
function typescriptOf(path2, texts) {
  const folder = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2);
  const { files, isOpen } = chainOf(path2, texts);
  const options = files.map(({ path: at, fields }) => ({
    ...{ from: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(at), paths: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)(fields.paths), base: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.textOf)(fields.baseUrl) }
  }));
  const based = options.find(({ base: base2 }) => base2 !== null);
  const base = based === void 0 ? null : (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(based.from, (based.base ?? "").replace(OWN_FOLDER, "."));
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
          (0, import_shared_rgrove_parse_xml_dist_lib_Parser.textsOf)(targets2).flatMap(
            (target) => placed2(base ?? mapped?.from ?? folder, target.replace(OWN_FOLDER, "."))
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
    const file2 = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)((0, import_shared_jsonc_parser_lib_esm_impl_parser.parse)(texts.get(at) ?? "", errors, { allowTrailingComma: true }));
    files.push({ path: at, fields: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)(file2.compilerOptions) });
    waiting.push(...parentsOf(at, file2.extends, texts));
  }
  return { files, isOpen: files.some((one) => !texts.has(one.path)) };
}
function parentsOf(path2, names, texts) {
  return [names].flat().reverse().flatMap((name) => {
    const target = typeof name === "string" && name.startsWith(".") ? (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2), name) : null;
    return target === null ? [] : [target, `${target}.json`].find((one) => texts.has(one)) ?? [target];
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
      folders: /* @__PURE__ */ new Set([".", ...[...files].flatMap((path2) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2)))]),
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
  if (/\.(?:json|ya?ml|toml|lock)$|^Pipfile$/.test((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2))) return (0, import_shared_yaml_dist_parse_parser.isTooNested)(text2);
  return /\.(?:xml|\w+proj)$/.test((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2)) && (0, import_shared_yaml_dist_parse_parser.isTooNestedXml)(text2);
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
  return isTasks(path2) || /^(?:ts|js)config(?:\.[\w.-]+)?\.json$|^pnpm-workspace\.yaml$|^go\.work$/.test((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2));
}
function isTasks(path2) {
  return /^(?:GNUmakefile|[Mm]akefile|\.?[Jj]ustfile)$/.test(path2);
}
function manifestsIn(texts) {
  const manifests2 = [];
  const diagnostics2 = [];
  for (const [path2, text2] of texts) {
    const kind = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.manifestKind)(path2);
    if (kind === null || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isFixture)(path2) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isVendored)(path2)) continue;
    const reading = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.readManifest)(path2, text2);
    if (reading.status === "broken") {
      diagnostics2.push({ path: path2, message: `The manifest cannot be read: ${reading.reason}` });
      continue;
    }
    const folder = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.manifestFolder)(path2);
    const { manifest } = reading;
    const workspaces = [...manifest.workspaces, ...membersSaidBeside(path2, texts)];
    manifests2.push({ path: path2, folder, kind, manifest: { ...manifest, workspaces } });
  }
  return {
    manifests: manifests2.sort((a, b) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.packageRank)(a.folder) - (0, import_shared_rgrove_parse_xml_dist_lib_Parser.packageRank)(b.folder)),
    diagnostics: diagnostics2
  };
}
function membersSaidBeside(path2, texts) {
  const beside = (name) => texts.get((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2) === "." ? name : `${(0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2)}/${name}`) ?? "";
  if ((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2) === "package.json") return pnpmMembers(beside("pnpm-workspace.yaml"));
  if ((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2) !== "go.mod") return [];
  return [...beside("go.work").matchAll(/^[ \t]*(?:use[ \t]+)?(\.{1,2}\/?[\w./-]*)[ \t]*$/gm)].map(
    ([, folder = ""]) => folder
  );
}
function pnpmMembers(text2) {
  try {
    return (0, import_shared_rgrove_parse_xml_dist_lib_Parser.textsOf)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.fieldsOf)((0, import_yaml.parse)(text2, { logLevel: "silent" })).packages);
  } catch {
    return [];
  }
}
function pythonIn(files, manifests2, texts) {
  const layouts = manifests2.filter(({ kind }) => kind === "python").map(({ path: path2, folder }) => ({ folder, ...(0, import_shared_rgrove_parse_xml_dist_lib_Parser.pythonLayout)(path2, texts.get(path2) ?? "") }));
  const placed3 = (folder, some) => some.flatMap((below2) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(folder, below2) ?? []);
  const roots = layouts.flatMap(({ folder, roots: said }) => placed3(folder, [".", "src", ...said]));
  const made = layouts.flatMap((layout) => placed3(layout.folder, layout.made));
  return { pythonRoots: /* @__PURE__ */ new Set([...roots, ...packageRoots(files)]), pythonMade: new Set(made) };
}
function packageRoots(files) {
  const packages2 = [...files].filter((path2) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2) === "__init__.py").map(import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf);
  const outermost = packages2.filter(
    (folder) => folder !== "." && !files.has(`${(0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(folder)}/__init__.py`)
  );
  return [".", "src", ...outermost.map(import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)];
}
var BUILT2 = /^(?:dist|build|out|target|lib-cov|_build|\.next|\.output)$/;
var TYPED_BY_HAND = /(?<!\.d)\.[cm]?tsx?$/;
var FEW_SOURCES = 3;
var LITTLE_SOURCE = 0.2;
function builtFolders(files, manifestFolders) {
  const code = files.filter(({ path: path2 }) => (0, import_shared_core_failure_reading_line_pattern2.isProgramming)(path2) && !/\.config\.\w+$/.test(path2));
  const folders2 = new Set(code.flatMap(({ path: path2 }) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2))));
  const typical = [...folders2].filter(
    (folder) => BUILT2.test((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(folder)) && ((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(folder) === "." || manifestFolders.has((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(folder)))
  );
  const isOutput = ({ path: path2 }) => typical.some((folder) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isBelow)(path2, folder));
  const [output, sources] = [code.filter(isOutput), code.filter((one) => !isOutput(one))];
  const sum = (some) => some.reduce((all, { bytes }) => all + bytes, 0);
  const built = typical.filter((folder) => {
    if (code.some(({ path: path2 }) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isBelow)(path2, folder) && TYPED_BY_HAND.test(path2))) return false;
    const isOwn = ({ path: path2 }) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isBelow)(path2, (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(folder));
    const own = sources.filter(isOwn);
    return own.length >= FEW_SOURCES || sum(own) >= LITTLE_SOURCE * sum(output.filter(isOwn));
  });
  return (path2) => built.some((folder) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isBelow)(path2, folder));
}
// src/core/mapping/skeleton/test-setup.ts
var MOST_FILES = 500;
var LONGEST_SCRIPT = 1e3;
function testSetup({ paths: paths2, manifests: manifests2, lockfiles: lockfiles3, ci, tasks }) {
  const files = paths2.filter(import_shared_rgrove_parse_xml_dist_lib_Parser.isTestFile);
  const config2 = paths2.filter((path2) => CONFIG.test((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2)));
  const scripts2 = manifests2.flatMap(
    (found2) => scriptsOf2(found2, managerOf(found2.folder, manifests2, lockfiles3))
  );
  const piped = ci.flatMap(({ commands: commands2 }) => commands2.filter(isTestCommand));
  const typed = piped.filter((command) => !command.includes("${{"));
  const found = { files, config: config2, manifests: manifests2, texts: [...scripts2.map(({ text: text2 }) => text2), ...piped] };
  const runners = RUNNERS.filter(([, row]) => shows(row, found)).map(([name]) => name);
  const commandsOf = (some) => some.map(({ command }) => command);
  const atRoot = scripts2.filter(({ folder }) => folder === ".");
  const below2 = commandsOf(scripts2.filter(({ folder }) => folder !== "."));
  const [first, others] = [atRoot.filter(isTests), atRoot.filter((script) => !isTests(script))];
  const own = [...commandsOf(first), ...taskCommands(tasks), ...typed, ...commandsOf(others)];
  const usual = () => runners.flatMap((runner) => usualCommand(runner, paths2));
  const all = [...own, ...below2];
  return {
    runners,
    commands: [...new Set(all.length > 0 ? all : usual())].slice(0, 40),
    config: config2,
    count: files.length,
    files: files.sort(import_shared_rgrove_parse_xml_dist_lib_Parser.byText).slice(0, MOST_FILES)
  };
}
var CONFIG = /^(?:vitest|jest|playwright|cypress|karma|ava|wdio|nightwatch)\.(?:config|conf|workspace)\.[cm]?[jt]sx?(?:on)?$|^\.mocharc(?:\.\w+)?$|^jest\.config\.json$|^pytest\.ini$|^conftest\.py$|^tox\.ini$|^noxfile\.py$|^\.rspec$|^phpunit\.xml(?:\.dist)?$|^\.nycrc(?:\.json)?$|^codecov\.ya?ml$|^\.coveragerc$/;
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
      // `group:artifact`: npm has reporters of that name.
      dependency: /^(?=[^:]*:).*junit/i,
      file: /\.java$/
    }
  ],
  ["TestNG", { command: /\btestng\b/, dependency: /testng/i }],
  ["rspec", { command: /\brspec\b/, config: /^\.rspec$/, file: /_spec\.rb$/ }],
  [
    "minitest",
    {
      command: /\b(?:rake|rails) test\b/,
      dependency: /^minitest$/,
      file: /(?:^|\/)test_[^/]*\.rb$|_test\.rb$/
    }
  ],
  ["phpunit", { command: /\bphpunit\b/, dependency: /^phpunit\/phpunit$/, config: /^phpunit\.xml/ }],
  ["dotnet test", { command: /\bdotnet test\b/, dependency: /^(?:xunit|nunit|mstest)/i }],
  ["flutter test", { command: /\bflutter test\b/, dependency: /^flutter_test$/ }],
  ["dart test", { command: /\bdart test\b/, file: /_test\.dart$/ }],
  ["swift test", { command: /\bswift test\b|^(?=.*\bxcodebuild\b).*\stest\b/ }],
  ["ctest", { command: /\bctest\b/ }],
  ["bats", { command: /\bbats\b/, file: /\.bats$/ }]
];
function shows({ command, dependency, config: config2, file: file2 }, found) {
  if (found.texts.some((text2) => command.test(text2))) return true;
  if (config2 !== void 0 && found.config.some((path2) => config2.test((0, import_shared_rgrove_parse_xml_dist_lib_Parser.nameOf)(path2)))) return true;
  if (file2 !== void 0 && found.files.some((path2) => file2.test(path2))) return true;
  return dependency !== void 0 && found.manifests.some(({ manifest }) => manifest.dependencies.some(({ name }) => dependency.test(name)));
}
function isTestCommand(line) {
  return line.split(/[;|]|&&/).some((command) => {
    const starts = [...TEST_SCRIPTS, ...RUNNERS.map(([, row]) => row.command)].map(
      (run) => run.exec(command)?.index
    );
    return starts.some(
      (at) => at !== void 0 && !/\b(?:echo|printf|install|add)\s/.test(command.slice(0, at))
    );
  });
}
var TEST_SCRIPTS = [
  /\b(?:(?:npm|pnpm|yarn|bun)\s+(?:run\s+|-(?!F\s|-filter\s)\S+\s+|-(?:F|-filter)\s+\S+\s+){0,10}(?:test|t)|make\s+(?:test|check)|rake\s+spec)\b/,
  // Programs that run tasks by their names, several of them in one word.
  /\b(?:nx|turbo|lerna|melos|bazel\w*|artisan|manage\.py)\s+(?:\S+\s+){0,9}?(?:\S*[,:=])?test(?![\w-])/,
  // A file called `test` or `runtests`, by itself or for an interpreter; the bare word is a command of the shell.
  /^\s*(?:\w+=\S*\s+){0,5}(?:(?:bash|sh|python3?|ruby|perl|node|php)\s+(?:-\S+\s+){0,5})?(?!tests?(?:\s|$))(?:[\w.-]*\/)*(?:run[-_]?)?tests?(?:\.\w+)?(?=\s|$)/
];
function isTests({ name }) {
  return /^(?:test|spec)/.test(name);
}
function managerOf(folder, manifests2, lockfiles3) {
  for (const around of (0, import_shared_rgrove_parse_xml_dist_lib_Parser.foldersUpFrom)(folder)) {
    const npm = manifests2.find((found) => found.folder === around && found.kind === "npm");
    const said = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.textOf)(npm?.manifest.raw.packageManager)?.split("@", 1)[0];
    const locked = lockfiles3.find(
      ({ path: path2, manager: manager2 }) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(path2) === around && (0, import_app_loop_judge_check.isPackageManager)(manager2)
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
  ).sort(([a], [b]) => isPlain(b) - isPlain(a)).map(([name, text2]) => {
    const isBare = program === "composer" || name === "test" && program !== "bun";
    const run = isBare ? `${program} ${name}` : `${program} run ${name}`;
    const short = text2.slice(0, LONGEST_SCRIPT);
    return { command: folder === "." ? run : `${run} (in ${folder})`, text: short, folder, name };
  });
}
var isPlain = (name) => Number(name === "test");
function taskCommands(tasks) {
  return [...tasks].flatMap(([path2, text2]) => {
    const program = /justfile$/i.test(path2) ? "just" : "make";
    const targets2 = text2.matchAll(/^@?((?:test|check)[\w-]*)(?![\w-])[^\n:=]*:(?!=)/gm);
    return [...targets2].map(([, target = ""]) => target).sort((a, b) => isPlain(b) - isPlain(a)).map((target) => `${program} ${target}`);
  });
}
var USUAL2 = {
  pytest: "pytest",
  tox: "tox",
  nox: "nox",
  "go test": "go test ./...",
  "cargo test": "cargo test",
  rspec: "bundle exec rspec",
  minitest: "bundle exec rake test",
  phpunit: "vendor/bin/phpunit",
  "dotnet test": "dotnet test",
  "flutter test": "flutter test",
  "dart test": "dart test"
};
var USUAL_BUILDS = [
  ["gradlew", "./gradlew test"],
  ["mvnw", "./mvnw test"],
  ["pom.xml", "mvn test"],
  ["build.gradle.kts", "gradle test"],
  ["build.gradle", "gradle test"]
];
function usualCommand(runner, paths2) {
  const build = /^(?:JUnit|TestNG)$/.test(runner) && USUAL_BUILDS.find(([file2]) => paths2.includes(file2))?.[1];
  const command = Object.hasOwn(USUAL2, runner) ? USUAL2[runner] : build || void 0;
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
    dependsOn: [...manifest.dependencies.map((one) => one.name), ...(0, import_shared_rgrove_parse_xml_dist_lib_Parser.textsOf)(manifest.raw.projects)].flatMap((one) => names.get(localName(one)) ?? []).filter((one, index, all) => one !== name && all.indexOf(one) === index).sort(import_shared_rgrove_parse_xml_dist_lib_Parser.byText)
  })).sort((a, b) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.packageRank)(a.folder) - (0, import_shared_rgrove_parse_xml_dist_lib_Parser.packageRank)(b.folder) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a.folder, b.folder));
}
function named2(found) {
  const { name } = found.manifest;
  return name === null || name === "" ? [] : [{ ...found, name }];
}
function gradleModules({ manifests: manifests2, manifestsByFolder, folders: folders2 }) {
  return manifests2.filter(({ kind }) => kind === "gradle").flatMap(
    (settings) => settings.manifest.workspaces.flatMap((path2, at) => {
      const folder = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)(settings.folder, path2);
      if (folder === null || !folders2.has(folder)) return [];
      const own = manifestsByFolder.get(folder)?.find(({ kind }) => kind === "gradle");
      return [
        { ...own ?? settings, folder, name: `:${(0, import_shared_rgrove_parse_xml_dist_lib_Parser.textsOf)(settings.manifest.raw.modules)[at] ?? path2}` }
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
    ([path2, text2]) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.pipelineKind)(path2) === null ? [] : [(0, import_shared_rgrove_parse_xml_dist_lib_Parser.readPipeline)(path2, text2)]
  );
  const ci = pipelines2.map(({ broken: _, ...pipeline }) => pipeline);
  const counted = files.map(({ path: path2, bytes }) => ({
    path: path2,
    bytes,
    lines: sources.get(path2)?.lines ?? 0,
    generated: sources.get(path2)?.generated ?? false,
    vendored: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isVendored)(path2)
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
      const { name, version, scripts: scripts2, dependencies: dependencies3, workspaces } = manifest;
      return { path: path2, kind, name, version, scripts: scripts2, dependencies: dependencies3, workspaces };
    }),
    lockfiles: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.lockfiles)(paths2),
    packages: packages2,
    entryPoints: entryPoints2(codebase, sources, imagesIn(texts)),
    folders: folderRoles(counted, new Set(packages2.map(({ folder }) => folder))),
    imports: importGraph(codebase, sources),
    tests: testSetup({
      paths: paths2.filter((path2) => !(0, import_shared_rgrove_parse_xml_dist_lib_Parser.isVendored)(path2)),
      manifests: codebase.manifests,
      lockfiles: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.lockfiles)(paths2),
      ci,
      tasks: new Map([...texts].filter(([path2]) => isTasks(path2)))
    }),
    ci,
    config: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.configFiles)(paths2),
    largest: own.map(({ path: path2, lines, bytes }) => ({ path: path2, lines, bytes })).sort((a, b) => b.lines - a.lines || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a.path, b.path)).slice(0, LARGEST2),
    hotSpots: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.hotSpots)(findings.commits, new Map(own.map(({ path: path2, lines }) => [path2, lines]))),
    diagnostics: bounded([
      ...withoutEdges(own.map(({ path: path2 }) => path2)),
      ...withoutImports(codebase.manifests),
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
function withoutEdges(paths2) {
  return ["C#", "Swift"].flatMap((language) => {
    const count22 = paths2.filter((path2) => (0, import_shared_core_failure_reading_line_pattern2.languageOf)(path2)?.name === language).length;
    const message = `Imports of ${language} name no files, so there are no edges of its ${(0, import_common11.countOf)(count22, "file")}.`;
    return count22 === 0 ? [] : [{ path: null, message }];
  });
}
var LOADED_BY_NAME = {
  rails: "Rails loads classes by their names, so most edges between Ruby files are unknown.",
  nuxt: "Nuxt lets components and composables be used without imports, so many of their edges are unknown."
};
function withoutImports(manifests2) {
  const names = new Set(manifests2.flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name)));
  return Object.entries(LOADED_BY_NAME).flatMap(
    ([name, message]) => names.has(name) ? [{ path: null, message }] : []
  );
}
function nameIn2(manifests2) {
  const rank2 = ({ kind }) => ["npm", "python", "cargo", "composer", "gradle"].indexOf(kind) + 1 || 9;
  const named22 = manifests2.filter(({ folder, manifest }) => folder === "." && manifest.name !== null);
  return named22.sort((a, b) => rank2(a) - rank2(b))[0]?.manifest.name ?? null;
}
function judged(path2, facts, built) {
  if (built) return { ...facts, generated: true, imports: null };
  return (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isVendored)(path2) || facts.generated ? { ...facts, imports: null } : facts;
}
function imagesIn(texts) {
  return [...texts].flatMap(([path2, text2]) => {
    const command = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isImageFile)(path2) && !(0, import_shared_rgrove_parse_xml_dist_lib_Parser.isHeld)(path2) ? (0, import_shared_rgrove_parse_xml_dist_lib_Parser.imageCommand)(text2) : null;
    return command === null ? [] : [{ path: path2, command }];
  });
}
function bounded(diagnostics2) {
  const counts = /* @__PURE__ */ new Map();
  const said = diagnostics2.filter(({ message }) => {
    const count22 = (counts.get(message) ?? 0) + 1;
    counts.set(message, count22);
    return count22 <= MOST_ALIKE2;
  });
  const more = [...counts].flatMap(
    ([message, count22]) => count22 > MOST_ALIKE2 ? [{ path: null, message: `${count22 - MOST_ALIKE2} more files: ${message}` }] : []
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
  })).sort((a, b) => Number(b.code) - Number(a.code) || b.lines - a.lines || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.byText)(a.name, b.name)).map(({ name, files: count22, lines, share }) => ({ name, files: count22, lines, share }));
}
// src/app/mapping/build-skeleton.ts
var LARGEST_TEXT = 1024 * 1024;
async function buildSkeleton(root, options = {}) {
  const folder = (0, import_node_path4.resolve)(root);
  const cached = options.cache ?? true;
  const list22 = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.listFiles)(folder);
  const [commit, commits, files] = await Promise.all([
    (0, import_shared_rgrove_parse_xml_dist_lib_Parser.headCommit)(folder),
    list22.git ? (0, import_shared_rgrove_parse_xml_dist_lib_Parser.gitHistory)(folder) : [],
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
  const ignored = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.ignoredByGit)(folder, imports.unresolved.flatMap(placesOf2));
  const unresolved2 = imports.unresolved.filter((one) => !placesOf2(one).some((path2) => ignored.has(path2)));
  return { ...skeleton2, imports: { ...imports, unresolved: unresolved2 } };
}
function placesOf2({ from, text: text2 }) {
  const path2 = text2.startsWith(".") ? (0, import_shared_rgrove_parse_xml_dist_lib_Parser.joinPath)((0, import_shared_rgrove_parse_xml_dist_lib_Parser.folderOf)(from), text2) : null;
  return path2 === null ? [] : ["", "/", ".ts", ".js"].map((end) => path2 + end);
}
async function readFiles(folder, files, cached) {
  const known = cached ? readSkeletonCache(folder) : /* @__PURE__ */ new Map();
  const factsOf = /* @__PURE__ */ new Map();
  for (const { path: path2, stamp: stamp2 } of files) {
    const entry = known.get(path2);
    if (entry?.stamp === stamp2) factsOf.set(path2, entry.facts);
  }
  const unread = files.filter(({ path: path2 }) => !factsOf.has(path2) && !(0, import_shared_rgrove_parse_xml_dist_lib_Parser.isSecret)(path2));
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
    facts: (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isSecret)(path2) ? null : factsOf.get(path2) ?? null
  }));
}
function isParsed(path2) {
  return (0, import_shared_core_failure_reading_line_pattern2.languageOf)(path2)?.reader !== null && !(0, import_shared_rgrove_parse_xml_dist_lib_Parser.isFixture)(path2) && !(0, import_shared_rgrove_parse_xml_dist_lib_Parser.isVendored)(path2);
}
function readTexts(folder, files, diagnostics2) {
  const texts = /* @__PURE__ */ new Map();
  for (const { path: path2 } of files) {
    if (!isRead(path2)) continue;
    const file2 = (0, import_common13.readText)((0, import_node_path4.join)(folder, path2), (0, import_common14.projectFile)(folder), LARGEST_TEXT);
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
  return [...links].flatMap(([path2, target]) => target !== null && isSettings(path2) ? [{ path: path2 }] : []);
}
function isRead(path2) {
  if ((0, import_shared_rgrove_parse_xml_dist_lib_Parser.isSecret)(path2) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isVendored)(path2) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isFixture)(path2)) return false;
  return (0, import_shared_rgrove_parse_xml_dist_lib_Parser.manifestKind)(path2) !== null || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.pipelineKind)(path2) !== null || isSettings(path2) || (0, import_shared_rgrove_parse_xml_dist_lib_Parser.isImageFile)(path2);
}
// src/app/mapping/finish-map.ts
// src/core/mapping/documents/map-summary.ts
var SUMMARY_MARK = import_common7.prose`<!-- Made by MSW from the documents next to it; made again with every map. -->`;
function mapSummary({ skeleton: skeleton2, documents, day, synthesis }) {
  const parts = [
    SUMMARY_MARK,
    import_common7.prose`# Codebase Map: ${(0, import_common4.quoteLine)(skeleton2.name, 80)}`,
    head(skeleton2, day),
    synthesis === null ? null : import_common7.prose`## In Short\n\n${(0, import_app_loop_conclude_turn4.blockQuote)(synthesis)}`,
    list2(import_common7.prose`Languages`, languages2(skeleton2)),
    list2(import_common7.prose`Entry Points`, entryPoints3(skeleton2)),
    list2(import_common7.prose`Build and Test`, commands(skeleton2)),
    list2(import_common7.prose`Hot Spots`, hotSpots3(skeleton2)),
    import_common7.prose`## Documents\n\n${table(documents)}`
  ];
  return (0, import_common3.shown)(import_common7.prose`${(0, import_common7.joinProse)(parts, "\n\n")}\n`);
}
function head({ commit, files }, day) {
  const mapped = import_common7.prose`**Mapped:** ${(0, import_common.quoteName)(day)}`;
  const size = import_common7.prose`**Size:** ${(0, import_common11.countOf)(files.count, "file")}, ${(0, import_common11.countOf)(files.lines, "line")}`;
  return commit === null ? import_common7.prose`${mapped}\n${size}` : import_common7.prose`${mapped}, commit ${(0, import_common.quoteName)(commit.slice(0, 12))}\n${size}`;
}
function list2(title, items) {
  if (items.length === 0) return null;
  const lines = items.map((item) => import_common7.prose`- ${item}`);
  return import_common7.prose`## ${title}\n\n${(0, import_common7.joinProse)(lines, "\n")}`;
}
function languages2({ languages: all }) {
  return all.filter(({ share }) => share > 0).slice(0, 6).map(
    ({ name, files, lines, share }) => import_common7.prose`${(0, import_common.quoteName)(name)}: ${Math.round(share * 100)}% (${(0, import_common11.countOf)(files, "file")}, ${(0, import_common11.countOf)(lines, "line")})`
  );
}
function entryPoints3({ entryPoints: all }) {
  return all.slice(0, 8).map(({ path: path2, why }) => import_common7.prose`${(0, import_common.codeName)(path2)}: ${(0, import_common4.quoteLine)(plain4(why), 80)}`);
}
function commands({ tests, manifests: manifests2 }) {
  const build = manifests2.find(({ path: path2 }) => !path2.includes("/"))?.scripts.build;
  const runners = (0, import_common7.joinProse)(
    tests.runners.slice(0, 4).map((runner) => (0, import_common.quoteName)(runner, 80)),
    ", "
  );
  return [
    ...tests.runners.length === 0 ? [] : [import_common7.prose`Runner: ${runners} (${tests.count} test files)`],
    ...tests.commands.slice(0, 4).map((command) => import_common7.prose`Test: ${(0, import_common4.quoteLine)(plain4(command), 120)}`),
    ...build === void 0 ? [] : [import_common7.prose`Build: ${(0, import_common4.quoteLine)(plain4(build), 120)}`]
  ];
}
function hotSpots3({ hotSpots: all, imports }) {
  const spots = all.slice(0, 5).map(
    ({ path: path2, commits, lastChange }) => import_common7.prose`${(0, import_common.codeName)(path2)}: ${(0, import_common11.countOf)(commits, "commit")}, last on ${(0, import_common.quoteName)(lastChange)}`
  );
  const { length } = imports.cycles;
  return length === 0 ? spots : [...spots, import_common7.prose`${(0, import_common11.countOf)(length, "circle")} of imports`];
}
function table(documents) {
  const rows = import_shared_core_planning_writing_new_documents.MAP_DOCUMENTS.map(({ file: file2 }) => {
    const text2 = documents.get(file2);
    return text2 === void 0 ? (0, import_app_loop_conclude_turn.tableRow)([(0, import_common.quoteName)(file2), import_common7.prose`not written`]) : (0, import_app_loop_conclude_turn.tableRow)([(0, import_common.codeName)(`.planning/codebase/${file2}`), import_common7.prose`${lineCount(text2)}`]);
  });
  return (0, import_common7.joinProse)([import_common7.prose`| Document | Lines |\n|---|---|`, ...rows], "\n");
}
function plain4(text2) {
  return text2.replaceAll(/[`*]/g, "").replaceAll("|", "/");
}
// src/core/mapping/documents/claim.ts
function isNameInProse({ said, place }) {
  return said.kind === "path" && place !== "link" && !said.path.replace(/\/$/, "").includes("/");
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
  return (0, import_shared_core_planning_writing_section.splice)(text2, edits);
}
function editOf(text2, group) {
  const place = group[0]?.claim.place;
  const wrong = group.some(({ verdict }) => verdict.status === "wrong");
  if (place === "command" || place === "tree") return wrong ? [lineEdit(group)] : [];
  if (place === "link") return linkEdit(text2, group, wrong);
  return spanEdit(text2, group, wrong);
}
function linkEdit(text2, group, wrong) {
  const end = group[0]?.claim.end ?? 0;
  return wrong ? [{ start: end, end, text: ` ${import_shared_rgrove_parse_xml_dist_lib_Parser.TAKEN_BACK}` }] : fullEdit(text2, group);
}
function spanEdit(text2, group, wrong) {
  const [first] = group;
  if (first === void 0) return [];
  const { start, end, place, text: words } = first.claim;
  const absent = group.some(({ verdict }) => verdict.status === "absent");
  if (!wrong && !absent) return place === "span" ? fullEdit(text2, group) : [];
  const bare = words.replaceAll("`", "");
  const plain5 = place === "span" ? escaped(bare) : bare;
  const said = wrong ? `${plain5} ${import_shared_rgrove_parse_xml_dist_lib_Parser.TAKEN_BACK}` : plain5;
  return [{ start, end: place === "fenced-span" ? padded(text2, end, said, end - start) : end, text: said }];
}
function lineEdit(group) {
  const end = group[0]?.claim.end ?? 0;
  const wrong = group.filter(({ verdict }) => verdict.status === "wrong");
  const isTree = wrong[0]?.claim.place === "tree";
  const names = wrong.map(({ claim: { said } }) => said.kind === "path" ? said.path : said.name).join(", ");
  return { start: end, end, text: isTree ? `  ${import_shared_rgrove_parse_xml_dist_lib_Parser.TAKEN_BACK}` : `  ${import_shared_rgrove_parse_xml_dist_lib_Parser.COMMAND_TAKEN_BACK} ${names}` };
}
function fullEdit(text2, group) {
  const [only, ...others] = group;
  if (only === void 0 || others.length > 0) return [];
  const { claim, verdict } = only;
  if (verdict.status === "moved") return lineNumberEdit(text2, claim, verdict.to);
  if (verdict.status !== "short") return [];
  if (claim.said.kind !== "path" || isNameInProse(claim)) return [];
  const at = text2.indexOf(claim.said.path, claim.start);
  if (at === -1 || at + claim.said.path.length > claim.end) return [];
  const start = text2.slice(at - 2, at) === "./" ? at - 2 : at;
  return [{ start, end: at + claim.said.path.length, text: verdict.full }];
}
function lineNumberEdit(text2, { start, end }, to) {
  const number2 = /\d{1,7}(?=\s*`*$)/.exec(text2.slice(start, end));
  if (number2 === null) return [];
  const at = start + number2.index;
  return [{ start: at, end: at + number2[0].length, text: String(to) }];
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
  const run = (0, import_shared_core_planning_writing_new_documents.readMapRun)(root);
  if (run === null || run.finished) return refused2("There is no map to finish: begin with /msw:map.");
  const refusal = (0, import_shared_core_planning_writing_new_documents.openMapFolder)(root);
  if (refusal !== null) return refused2(refusal);
  const present = (0, import_shared_core_planning_writing_new_documents.readMap)(root);
  const unwritten = unwrittenIn(run.focuses, present);
  if (unwritten.length > 0) return refused2(notWritten(unwritten));
  const judged2 = await judgeDocuments(root, skeleton2, new Map([...present, ...(0, import_shared_core_planning_writing_new_documents.readSynthesis)(root)]));
  const settled = new Map(judged2.flatMap((one) => settle(one, run)));
  const written = judged2.find(({ file: file2 }) => file2 === import_shared_core_planning_writing_new_documents.SYNTHESIS_FILE);
  const synthesis = written === void 0 ? null : settleClaims(written.text, written.judged);
  const commit = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.headCommit)(root);
  const texts = finalTexts(root, { present, settled, skeleton: skeleton2, commit, day: (0, import_shared_core_planning_writing_new_documents.localDay)(now), synthesis });
  const secrets = (0, import_shared_app_planning_documents_secret_objection.findSecrets)(new Map([...texts, ...settled]));
  if (secrets.length > 0)
    return { ...refused2(`Nothing was committed: ${(0, import_shared_app_planning_documents_secret_objection.secretSentence)(secrets)}.`), secrets };
  const locked = await (0, import_shared_core_planning_documents_planning_settings.withGsdLocks)((0, import_node_path7.join)(root, ".planning"), () => writeChanged(root, present, texts));
  if (locked.status === "busy") return refused2("Another process holds the lock of .planning: try again.");
  if (locked.value !== null) return refused2(locked.value);
  const paths2 = [...texts.keys()].map((file2) => (0, import_node_path7.join)((0, import_shared_core_planning_writing_new_documents.mapFolder)(root), file2));
  const git = await (0, import_shared_core_planning_documents_roadmap_scope.commitPlanning)(root, paths2, MAP_MESSAGE);
  (0, import_shared_core_planning_writing_new_documents.writeRun)(root, { ...run, finished: true });
  return {
    status: "finished",
    before: reportOf(judged2),
    after: reportOf(await judgeDocuments(root, skeleton2, (0, import_shared_core_planning_writing_new_documents.readMap)(root))),
    commit,
    synthesised: synthesis !== null,
    summary: texts.has(import_shared_core_planning_writing_new_documents.SUMMARY_FILE) ? (0, import_node_path7.join)((0, import_shared_core_planning_writing_new_documents.mapFolder)(root), import_shared_core_planning_writing_new_documents.SUMMARY_FILE) : null,
    git
  };
}
function settle({ file: file2, text: text2, judged: judged2 }, run) {
  const kind = (0, import_shared_core_planning_writing_new_documents.documentNamed)(file2);
  if (kind === null || !run.focuses.includes(kind.focus)) return [];
  return [[file2, (0, import_shared_rgrove_parse_xml_dist_lib_Parser.dateDocument)(kind, settleClaims(text2, judged2), run.day)]];
}
function finalTexts(root, { present, settled, skeleton: skeleton2, commit, day, synthesis }) {
  const stamped = [...settled].map(
    ([file2, text2]) => [file2, commit === null ? text2 : (0, import_shared_rgrove_parse_xml_dist_lib_Parser.stampDocument)(text2, { commit, day })]
  );
  const documents = new Map([...present, ...stamped]);
  if (!maySummarise(root)) return new Map(stamped);
  return new Map([
    ...stamped,
    [import_shared_core_planning_writing_new_documents.SUMMARY_FILE, mapSummary({ skeleton: { ...skeleton2, commit }, documents, day, synthesis })]
  ]);
}
function unwrittenIn(focuses, present) {
  return focuses.flatMap((focus) => (0, import_shared_core_planning_writing_new_documents.documentsOf)(focus)).map(({ file: file2 }) => file2).filter((file2) => lineCount(present.get(file2) ?? "") <= LEAST_LINES);
}
function notWritten(files) {
  return `Not written, or not longer than ${LEAST_LINES} lines: ${files.join(", ")}. Start the mapper of each again, then finish.`;
}
function maySummarise(root) {
  const path2 = (0, import_node_path7.join)((0, import_shared_core_planning_writing_new_documents.mapFolder)(root), import_shared_core_planning_writing_new_documents.SUMMARY_FILE);
  if ((0, import_node_fs4.lstatSync)(path2, { throwIfNoEntry: false }) === void 0) return true;
  return (0, import_common13.textOf)(path2, (0, import_common14.projectFile)(root))?.includes(SUMMARY_MARK) === true;
}
function writeChanged(root, before, texts) {
  const changed = [...texts].filter(([file2, text2]) => before.get(file2) !== text2);
  const [objection] = changed.flatMap(([file2]) => (0, import_app_loop_conclude_turn3.writeObjection)(root, (0, import_node_path7.join)((0, import_shared_core_planning_writing_new_documents.mapFolder)(root), file2)) ?? []);
  if (objection !== void 0) return objection;
  for (const [file2, text2] of changed) (0, import_app_loop_conclude_turn3.writeDocument)(root, (0, import_node_path7.join)((0, import_shared_core_planning_writing_new_documents.mapFolder)(root), file2), text2);
  return null;
}
function refused2(reason) {
  return { status: "refused", reason, secrets: [] };
}
async function stampMap(root, only, now) {
  const commit = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.headCommit)(root);
  if (commit === null) return { status: "skipped", reason: "not_a_git_repository" };
  const present = (0, import_shared_core_planning_writing_new_documents.readMap)(root);
  const names = [...present.keys()].filter((file2) => only === null || only.includes(file2));
  if (names.length === 0) return { status: "skipped", reason: "no_documents" };
  const day = (0, import_shared_core_planning_writing_new_documents.localDay)(now);
  const locked = await (0, import_shared_core_planning_documents_planning_settings.withGsdLocks)((0, import_node_path7.join)(root, ".planning"), () => {
    const texts = (0, import_shared_core_planning_writing_new_documents.readMap)(root);
    for (const file2 of names) {
      const text2 = texts.get(file2);
      if (text2 === void 0) continue;
      const stamped = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.stampDocument)(text2, { commit, day });
      if (stamped !== text2) (0, import_common8.writeFileAtomic)((0, import_node_path7.join)((0, import_shared_core_planning_writing_new_documents.mapFolder)(root), file2), stamped);
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
  run: (place, { noCache }) => (0, import_common10.isFolder)(place.folder) ? buildSkeleton(place.folder, { cache: !noCache }).then(import_hooks_active_on_command2.done) : (0, import_hooks_active_on_command2.refused)((0, import_common10.whyNoFolder)(place.folder)),
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
    const parsed = (0, import_shared_core_planning_writing_new_documents.mapRequest)(options);
    if (parsed.status === "refused") return (0, import_hooks_active_on_command2.misused)(parsed.reason);
    return inMapped(place, async (root) => {
      const begun = await beginMap(root, parsed.request, await buildSkeleton(root), place.now());
      return begun.status === "refused" ? begun : (0, import_hooks_active_on_command2.done)(begun);
    });
  },
  text: (begun) => begun.status === "current" ? import_common7.prose`The map still holds; --refresh makes it anew.` : (0, import_common7.joinProse)(
    [
      ...begun.mappers.map(({ prompt, why }) => import_common7.prose`${(0, import_common4.quoteLine)(why, 80)}\n${prompt}\n`),
      import_common7.prose`When they are done:\n${begun.synthesis.prompt}\n`
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
    const unknown2 = names?.find((file2) => (0, import_shared_core_planning_writing_new_documents.documentNamed)(file2) === null);
    if (unknown2 !== void 0) return (0, import_hooks_active_on_command2.misused)(`"${unknown2.slice(0, 60)}" is not a document of a map.`);
    return inMapped(place, async (root) => {
      const stamped = await stampMap(root, names, place.now());
      if (stamped.status === "stamped") return (0, import_hooks_active_on_command2.done)(stamped);
      return stamped.reason === "not_a_git_repository" ? (0, import_hooks_active_on_command2.refused)(`Nothing was stamped: ${(0, import_adapters_git_work_tree.noRepository)(root)}, or it has no commit.`) : (0, import_hooks_active_on_command2.refused)(notStamped[stamped.reason]);
    });
  },
  text: ({ documents, commit }) => import_common7.prose`${(0, import_common11.countOf)(documents.length, "document")}: ${(0, import_common.quoteName)(commit)}`
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
    const plan = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.remapPlan)(root);
    const remap = [...plan].flatMap(([focus, reason]) => reason === null ? [] : [{ focus, ...reason }]);
    return (0, import_hooks_active_on_command2.done)({ ...await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.mapDrift)(root), remap });
  }),
  text: ({ skipped, reason, elements, last_mapped_commit: last, threshold, remap }) => (0, import_common7.joinProse)(
    [
      skipped ? import_common7.prose`Nothing to compare with${reason === null ? import_common7.prose`` : import_common7.prose`, as ${NO_DRIFT[reason]}`}: make a map with /msw:map.` : import_common7.prose`${(0, import_common11.countOf)(elements.length, "new element")} since ${(0, import_common.quoteName)(last ?? "?")}, the threshold is ${threshold}.`,
      ...elements.map(({ category, path: path2 }) => import_common7.prose`- ${(0, import_common.quoteName)(category)}: ${(0, import_common.quoteName)(path2, 200)}`),
      ...remap.map(
        ({ focus, why }) => import_common7.prose`The ${(0, import_common.quoteName)(focus)} documents should be made again: ${(0, import_common.quoteName)(why)}.`
      )
    ],
    "\n"
  )
});
var NO_DRIFT = {
  "no-structure-md": import_common7.prose`there is no STRUCTURE.md`,
  "not-a-git-repo": import_common7.prose`this is not a git repository`,
  "no-mapped-commit": import_common7.prose`STRUCTURE.md names no commit`,
  "unresolvable-mapped-commit": import_common7.prose`the commit of the map is not in this repository`,
  "git-diff-failed": import_common7.prose`git cannot compare with the commit of the map`
};
var mapOperations = [skeleton, begin, verify, finish, stamp, drift];
function inMapped(place, use) {
  const { folder, origin } = place;
  if (!(0, import_common10.isFolder)(folder)) return (0, import_hooks_active_on_command2.refused)((0, import_common10.whyNoFolder)(folder));
  const isMeant = origin === "named" && !folder.split(/[\\/]/).includes(".planning");
  return use(isMeant ? folder : (0, import_shared_app_planning_documents_open_phase.planningRoot)(place));
}
function promptOf({ prompt }) {
  return { prompt };
}
function foundText({ documents, wrong, claims }) {
  return import_common7.prose`${(0, import_common11.countOf)(claims, "claim")} in ${(0, import_common11.countOf)(documents.length, "document")}, ${wrong.length} wrong.`;
}
function verifyText({ documents, wrong, moved, claims }) {
  const form = documents.flatMap(
    ({ file: file2, problems }) => problems.map(({ line, message }) => import_common7.prose`- ${(0, import_common.quoteName)(file2)}:${line}: ${(0, import_common4.quoteLine)(message, 200)}`)
  );
  const found = foundText({ documents, wrong, claims });
  return (0, import_common7.joinProse)([found, ...wrong.map(claimLine), ...moved.map(movedLine), ...form], "\n");
}
function finishText(finished) {
  const { before, after, commit, summary, synthesised } = finished;
  const form = after.documents.flatMap(
    ({ file: file2, problems }) => problems.map(({ message }) => import_common7.prose`${(0, import_common.quoteName)(file2)}: ${(0, import_common4.quoteLine)(message, 200)}`)
  );
  return (0, import_common7.joinProse)(
    [
      ...after.documents.map(({ file: file2, lines }) => import_common7.prose`${(0, import_common.quoteName)(file2)}: ${(0, import_common11.countOf)(lines, "line")}`),
      import_common7.prose`${(0, import_common11.countOf)(before.claims, "claim")} checked, ${before.wrong.length} taken back, ${after.wrong.length} wrong now.`,
      ...after.missing.length === 0 ? [] : [import_common7.prose`Not mapped: ${(0, import_common4.quoteLine)(after.missing.join(", "), 200)}.`],
      ...form.slice(0, 10),
      commit === null ? import_common7.prose`Not stamped: this is not a git repository with a commit.` : import_common7.prose`Stamped with ${(0, import_common.quoteName)(commit)}.`,
      summary === null ? import_common7.prose`SUMMARY.md is not MSW's and was left alone.` : import_common7.prose`Summary: ${(0, import_common.quoteName)(summary)}`,
      synthesised || summary === null ? null : import_common7.prose`It has no synthesis: its agent wrote none, or none of 80 to 200 words.`,
      commitLine(finished)
    ],
    "\n"
  );
}
function commitLine({ git }) {
  switch (git.status) {
    case "committed":
      return import_common7.prose`Committed as ${(0, import_common.quoteName)(git.hash.slice(0, 12))}.`;
    case "unchanged":
      return import_common7.prose`Nothing to commit: the documents did not change.`;
    case "skipped":
      return import_common7.prose`Not committed: ${whySkipped[git.reason]}.`;
    case "refused":
      return import_common7.prose`Not committed: ${(0, import_common4.quoteLine)(git.reason, 300)}.`;
  }
}
var whySkipped = {
  commit_docs_false: import_common7.prose`planning.commit_docs is false`,
  gitignored: import_common7.prose`git ignores .planning`,
  no_repository: import_common7.prose`this is not a git repository`
};
