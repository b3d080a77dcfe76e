

var import_common = require("./common.cjs");

// src/core/planning/documents/phase-id.ts
function phaseKey(id) {
  return id.trim().toUpperCase().replaceAll(/(^|[.-])0+(?=\d)/g, "$1");
}
function comparePhases(a, b) {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return left.length - right.length;
  return comparePart(left[at] ?? "", right[at] ?? "");
}
function comparePart(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}
function folderPhase(name) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*(?=-|$)/.exec(name)?.[0] ?? null;
}
function isFolderOf(name, id) {
  const found = folderPhase(name);
  if (found === null) return false;
  const key = phaseKey(id);
  return phaseKey(found) === key || phaseKey(found.replace(/^[A-Za-z]{1,12}-/, "")) === key;
}
function isBacklog(id) {
  return /^(?:[A-Z]+-)?999(?:\.|$)/.test(phaseKey(id));
}
function partsOf(id) {
  const [, prefix = "", number = "0", letter = "", rest = ""] = /^(?:([A-Z]+)-)?(\d+)([A-Z]?)((?:\.\d+)*)/.exec(phaseKey(id)) ?? [];
  return [prefix, Number(number), letter, ...rest.split(".").slice(1).map(Number)];
}
var LONGEST_SLUG = 60;
function phaseFolderName(number, name, code = null) {
  const slug = phaseSlug(name);
  const id = paddedPhase(number);
  const base = slug === "" ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base : `${code}-${base}`;
}
function paddedPhase(number) {
  const [, digits, rest = ""] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number.trim()) ?? [];
  return digits === void 0 ? number.trim() : digits.padStart(2, "0") + rest;
}
function phaseSlug(name) {
  return name.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
}
// src/core/planning/phases/phase-facts.ts
function diskStatus(phase) {
  if (phase.folder === null) return "no_directory";
  if (phase.verification === "passed") return "complete";
  if (phase.plans.some(({ done }) => done)) return "partial";
  if (phase.plans.length > 0) return "planned";
  if (phase.hasResearch) return "researched";
  return phase.hasContext ? "discussed" : "empty";
}
function percentOf(counts) {
  if (counts.total_plans === 0 && counts.total_phases === 0) return 0;
  const plans = counts.total_plans === 0 ? 1 : counts.completed_plans / counts.total_plans;
  const phases = counts.total_phases === 0 ? 1 : counts.completed_phases / counts.total_phases;
  return Math.min(100, Math.round(100 * Math.min(plans, phases)));
}
function progressBar(percent) {
  const full = Math.max(0, Math.min(10, Math.round(percent / 10)));
  return `[${"\u2588".repeat(full)}${"\u2591".repeat(10 - full)}]`;
}
function findPhase(phases, typed) {
  const word = typed.trim();
  const key = phaseKey(folderPhase(word) ?? word);
  const means = ({ number, folder }) => phaseKey(number) === key || folder !== null && isFolderOf(folder, word);
  return phases.find(means) ?? null;
}
function noSuchPhase(phases, typed) {
  const known = phases.map(({ number }) => number).join(", ");
  if (known === "") return "The roadmap has no phases: begin with /msw:init.";
  return `There is no phase "${(0, import_common.plainLine)(typed, 40)}" in this milestone: it has ${(0, import_common.plainLine)(known, 200)}.`;
}
// src/core/planning/writing/document-text.ts
function documentOf(blocks) {
  return `${blocks.filter((block) => block !== null && block !== "").join("\n\n")}
`;
}
function linesOf(lines) {
  return lines.join("\n");
}
function listOrNone(items, none) {
  return items.length === 0 ? none : linesOf(items);
}
function paragraph(text) {
  return oneLine(text).replace(/^(?=[-*+>#|]|\d{1,9}[.)]|`{3}|~{3})/, "\\");
}
function researchNote(source) {
  return source === void 0 ? "" : ` (research: ${oneLine(source)})`;
}
function oneLine(text) {
  return text.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, " ").replaceAll("<!--", "&lt;!--").trim();
}
function itemText(text) {
  return oneLine(text).replace(/^(?:(?:[-*+>#]+|\d{1,9}[.)])(?: |$)|`{3,}|~{3,})+/, "").trim();
}
function cellText(text) {
  return oneLine(text).replaceAll(/(?<!\\)\\*\|/g, "\\|");
}

// src/core/planning/writing/project-document.ts
var EVOLUTION = linesOf([
  "This document is kept up at the end of every phase and of every milestone: requirements that shipped move to",
  "Validated with the phase that shipped them, those that were dropped move to Out of Scope with the reason, new",
  "ones join Active, and decisions join the table above."
]);
function projectDocument(answers, date) {
  const { name, what, coreValue, context, constraints } = answers;
  return documentOf([
    `# ${oneLine(name)}`,
    "## What This Is",
    paragraph(what),
    "## Core Value",
    paragraph(coreValue),
    "## Requirements",
    ...requirements(answers),
    "## Context",
    context.length === 0 ? "(None yet)" : linesOf(context.map((one) => `- ${oneLine(one)}`)),
    "## Constraints",
    listOrNone(
      constraints.map(
        ({ type, what: must, why }) => `- **${oneLine(type)}**: ${oneLine(must)} \u2014 ${oneLine(why)}`
      ),
      "(None yet)"
    ),
    "## Key Decisions",
    decisions(answers),
    ...referenceSection(answers),
    "## Evolution",
    EVOLUTION,
    linesOf(["---", `*Last updated: ${date} after initialization*`])
  ]);
}
function requirements({ validated, requirements: active, outOfScope }) {
  return [
    "### Validated",
    listOrNone(
      validated.map((one) => `- \u2713 ${oneLine(one)} \u2014 existing`),
      "(None yet \u2014 ship to validate)"
    ),
    "### Active",
    linesOf(active.map(({ text, source }) => `- [ ] ${oneLine(text)}${researchNote(source)}`)),
    "### Out of Scope",
    listOrNone(
      outOfScope.map(({ what, why }) => `- ${oneLine(what)} \u2014 ${oneLine(why)}`),
      "(None yet)"
    )
  ];
}
function decisions({ decisions: made }) {
  return linesOf([
    "| Decision | Rationale | Outcome |",
    "|----------|-----------|---------|",
    ...made.map(({ what, why }) => `| ${cellText(what)} | ${cellText(why)} | \u2014 Pending |`)
  ]);
}
function referenceSection({ references }) {
  if (references.length === 0) return [];
  return [
    "## References",
    linesOf(
      references.map(({ path, about }) => `- \`${oneLine(path).replaceAll("`", "")}\` \u2014 ${oneLine(about)}`)
    )
  ];
}
function configDocument(settings) {
  const config = {
    mode: settings.mode,
    granularity: settings.granularity,
    // The available models depend on the user's plan.
    model_profile: "inherit",
    workflow: {
      research: settings.research,
      plan_check: settings.planCheck,
      verifier: settings.verifier,
      auto_advance: false,
      nyquist_validation: true,
      ai_integration_phase: true
    },
    planning: { commit_docs: settings.commitDocs, search_gitignored: false },
    git: { branching_strategy: "none" },
    parallelization: settings.parallelization
  };
  return `${JSON.stringify(config, null, 2)}
`;
}
// src/core/planning/writing/roadmap-document.ts
function roadmapDocument(answers) {
  const { name, overview, phases } = answers;
  return documentOf([
    `# Roadmap: ${oneLine(name)}`,
    "## Overview",
    paragraph(overview),
    // GSD counts no progress unless a heading names the milestone.
    `## Milestone v1.0: ${oneLine(name)}`,
    "## Phases",
    linesOf([
      "**Phase Numbering:**",
      "- Whole numbers (1, 2, 3): planned work of the milestone",
      "- Decimals (2.1, 2.2): urgent work put between them, marked INSERTED"
    ]),
    linesOf(
      phases.map((phase, at) => `- [ ] **Phase ${at + 1}: ${oneLine(phase.name)}** - ${oneLine(phase.goal)}`)
    ),
    "## Phase Details",
    ...phases.flatMap((phase, at) => phaseDetails(phase, at + 1)),
    "## Progress",
    linesOf(["**Execution Order:**", "Phases run in the order of their numbers."]),
    linesOf([
      "| Phase | Plans Complete | Status | Completed |",
      "|-------|----------------|--------|-----------|",
      ...phases.map((phase, at) => `| ${at + 1}. ${cellText(phase.name)} | 0/0 | Not started | - |`)
    ]),
    ...referenceSection(answers)
  ]);
}
function phaseDetails(phase, number, level = "###") {
  return [
    `${level} Phase ${number}: ${oneLine(phase.name)}`,
    linesOf([
      `**Goal**: ${oneLine(phase.goal)}`,
      `**Depends on**: ${dependencies(phase, number)}`,
      `**Requirements**: [${phase.requirements.join(", ")}]`,
      "**Success Criteria** (what must be TRUE):",
      ...phase.criteria.map((criterion, index) => `  ${index + 1}. ${oneLine(criterion)}`),
      `**Plans**: TBD${phase.sources.map(researchNote).join("")}`
    ])
  ];
}
function dependencies({ dependsOn }, own) {
  if (dependsOn.length > 0) return dependsOn.map((number) => `Phase ${number}`).join(", ");
  return own === 1 ? "Nothing (first phase)" : "Nothing";
}
function requirementsDocument(answers, date, { version = "v1", later: next = "v2", first = 1, after = "initialization" } = {}) {
  const { name, coreValue, requirements: requirements2, later, outOfScope } = answers;
  return documentOf([
    `# Requirements: ${oneLine(name)}`,
    linesOf([`**Defined:** ${date}`, `**Core Value:** ${oneLine(coreValue)}`]),
    `## ${version} Requirements`,
    `What ${version === "v1" ? "the first release" : version} must do. Each requirement belongs to one phase of the roadmap.`,
    ...byCategory(
      requirements2,
      ({ id, text, source }) => `- [ ] **${id}**: ${oneLine(text)}${researchNote(source)}`
    ),
    `## ${next} Requirements`,
    later.length === 0 ? "(None yet)" : "Known, and not in the current roadmap.",
    ...byCategory(later, ({ id, text, source }) => `- **${id}**: ${oneLine(text)}${researchNote(source)}`),
    "## Out of Scope",
    linesOf([
      "| Feature | Reason |",
      "|---------|--------|",
      ...outOfScope.map(({ what, why }) => `| ${cellText(what)} | ${cellText(why)} |`)
    ]),
    "## Traceability",
    linesOf([
      "| Requirement | Phase | Status |",
      "|-------------|-------|--------|",
      ...requirements2.map(({ id }) => `| ${id} | Phase ${phaseOf(answers, id) + first} | Pending |`)
    ]),
    linesOf([
      "**Coverage:**",
      `- ${version} requirements: ${requirements2.length} total`,
      `- Mapped to phases: ${requirements2.length}`,
      "- Unmapped: 0 \u2713"
    ]),
    ...referenceSection(answers),
    linesOf(["---", `*Requirements defined: ${date}*`, `*Last updated: ${date} after ${after}*`])
  ]);
}
function byCategory(requirements2, written) {
  const categories = [...new Set(requirements2.map(({ category }) => oneLine(category)))];
  return categories.flatMap((category) => [
    `### ${category}`,
    linesOf(requirements2.filter((one) => oneLine(one.category) === category).map(written))
  ]);
}
function phaseOf({ phases }, id) {
  return phases.findIndex(({ requirements: requirements2 }) => requirements2.includes(id));
}

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

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
    const file = (0, import_common3.readJson)(path, import_common4.named);
    const problem = file.status === "corrupt" || file.status === "unreadable" ? file.reason : null;
    return { name, path, value: (0, import_common3.fieldsIn)(file), problem };
  });
}
function clientFolder(env) {
  return env.CLAUDE_CONFIG_DIR || (0, import_node_path.join)(env.HOME || env.USERPROFILE || (0, import_common2.homeFolder)(), ".claude");
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
    readSettings(workspace).flatMap(({ value }) => Object.entries((0, import_common3.fieldsOf)(value.enabledPlugins)))
  );
  return new Set([...wanted].flatMap(([id, enabled]) => enabled === false ? [id] : []));
}
function readInstalled({ env, project }) {
  const { plugins } = readFields((0, import_node_path2.join)(clientFolder(env), "plugins", "installed_plugins.json"));
  return Object.entries((0, import_common3.fieldsOf)(plugins)).flatMap(
    ([id, entry]) => (Array.isArray(entry) ? entry : [entry]).map(import_common3.fieldsOf).filter(({ projectPath }) => typeof projectPath !== "string" || projectPath === project).map(({ version, installPath }) => ({
      id,
      version: typeof version === "string" ? version : "unknown",
      path: typeof installPath === "string" ? installPath : null
    }))
  );
}
function holdsStop(root) {
  const listed = readFields((0, import_node_path2.join)(root, "hooks", "hooks.json"));
  const inline = readFields((0, import_node_path2.join)(root, ".claude-plugin", "plugin.json"));
  return hasStop(listed.hooks) || hasStop(inline.hooks) || hasStop((0, import_common3.fieldsOf)(inline.hooks).hooks);
}
function readFields(path) {
  return (0, import_common3.fieldsIn)((0, import_common3.readJson)(path, import_common4.named));
}
function hasStop(hooks) {
  const { Stop: stop } = (0, import_common3.fieldsOf)(hooks);
  return Array.isArray(stop) && stop.length > 0;
}

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return (0, import_common7.ours)(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS, escaped).replaceAll((0, import_common6.invisible)(), escaped).replaceAll((0, import_common5.tag)(), escaped)
  );
}
var CONTROLS = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/app/headless/edit-rights.ts
function mayEdit(workspace, given) {
  const settings = readSettings(workspace).map(({ value }) => (0, import_common3.fieldsOf)(value.permissions));
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
  if (plain && (0, import_common5.harmless)(text) === text && (!OTHER_TYPES.test(text) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text)))
    return text;
  return proseJson(text, 0);
}

var import_shared_core_memory_vectors = require("./shared.core.memory.vectors.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path3 = require("node:path");
var import_node_path4 = require("node:path");
var import_node_fs2 = require("node:fs");
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
      const text = (0, import_common9.textOf)(own, import_common4.named, LARGEST_SCRIPT);
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
  const list = (0, import_common8.listFolder)(folder, import_common4.named, 1e5);
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
  const isOurs = (0, import_common4.isInside)(real, top) && !/[\\/]node_modules[\\/]/.test(real.slice(top.length));
  (0, import_shared_core_memory_vectors.putLink)(tree, there, isOurs && (0, import_node_fs2.existsSync)(inTree) ? inTree : real, true);
}
function linkPrograms({ tree }, own, there) {
  for (const entry of entriesOf2(own)) {
    const [from, to] = [(0, import_node_path5.join)(own, entry.name), (0, import_node_path5.join)(there, entry.name)];
    if (entry.isSymbolicLink()) (0, import_shared_core_memory_vectors.putSameLink)(tree, to, from);
    else if (entry.isFile()) (0, import_shared_core_memory_vectors.putCopy)(tree, to, from);
  }
}
function entriesOf2(folder) {
  const list = (0, import_common8.listFolder)(folder, import_common4.named, MOST_PACKAGES);
  return list.status === "ok" ? list.entries : [];
}
var MOST_PACKAGES = 1e5;
function realOrNull(path) {
  try {
    return import_node_fs2.realpathSync.native(path);
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
  const isVenv = isFolderThere && (0, import_node_fs.existsSync)((0, import_node_path3.join)(from, "pyvenv.cfg"));
  const to = (0, import_node_path3.join)(work.tree, path);
  const treatment = treatmentOf({ name: entry.name, isFolder: isFolderThere, siblings, isVenv });
  if (treatment === "packages") linkPackages2(work, from, to);
  else if (treatment === "copy") copy(work, entry, path);
  else if (treatment === "miss") work.missing.push(`${path}/`);
  else if (treatment === "environment") linkEnvironment(work, import_node_fs.realpathSync.native(from), to);
  else if (treatment === "link") link(work, import_node_fs.realpathSync.native(from), to);
}
function link({ tree }, from, to) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path3.join)(from, "composer"))) {
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
  const { size } = (0, import_node_fs.lstatSync)(from);
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
  const list = (0, import_common8.listFolder)(folder, import_common4.named, MOST_ENTRIES);
  return list.status === "ok" ? list.entries : [];
}
function isFolder2(path) {
  return (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function leadsToFolder(path) {
  try {
    return (0, import_node_fs.lstatSync)(import_node_fs.realpathSync.native(path)).isDirectory();
  } catch {
    return false;
  }
}

var import_common10 = require("./common.cjs");

// src/adapters/claude-code/impostor-server.ts
function impostorServer(roots) {
  for (const folder of new Set(roots.flatMap((root) => [...(0, import_common10.parentsOf)((0, import_common4.realPath)(root))]))) {
    const path = (0, import_common4.below)(folder, ".mcp.json");
    const file = (0, import_common3.readJson)(path, import_common4.named);
    if (file.status === "corrupt" || file.status === "unreadable") {
      const wrong2 = `${path} may name a server ${PASSING}: MSW cannot read it (${file.reason})`;
      return { wrong: wrong2, cure: "repair or remove that file" };
    }
    const server = Object.keys((0, import_common3.fieldsOf)((0, import_common3.fieldsIn)(file).mcpServers)).find(
      (name) => toolPrefix(name) === OWN_PREFIX
    );
    if (server === void 0) continue;
    const wrong = `${path} names a server "${(0, import_common.shownName)(server)}" ${PASSING}, so that its answers pass for MSW\u2019s`;
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

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_node_fs3 = require("node:fs");
// src/app/jobs/job-lines.ts
var MOST_LINES = 50;
function linesIn(project, list) {
  const text = (0, import_common9.textOf)((0, import_common11.mswPath)(project, "jobs", list), (0, import_common4.ownFile)(project), 64 * 1024) ?? "";
  return text.split("\n").filter((line) => line !== "");
}
async function changeLines(project, list, change) {
  const folder = (0, import_common11.openMswSubfolder)(project, "jobs");
  if (folder.status === "refused") return;
  const path = (0, import_common11.mswPath)(project, "jobs", list);
  await (0, import_common12.withLock)(path, async () => {
    const lines = (await change(linesIn(project, list))).slice(-MOST_LINES);
    if (lines.length === 0) (0, import_node_fs3.rmSync)(path, { force: true });
    else (0, import_common13.writeFileAtomic)(path, `${lines.join("\n")}
`);
  });
}

var import_node_fs4 = require("node:fs");
var import_node_path6 = require("node:path");
// src/app/operations/request-place.ts
function projectOf({ origin, folder }) {
  return origin === "here" ? projectRoot(folder) : folder;
}
function projectRoot(folder) {
  const home = (0, import_common2.homeFolder)();
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
    const stat = (0, import_common8.lookAt)(path);
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
  return (0, import_common7.ours)((0, import_common16.redact)(page));
}

var import_common17 = require("./common.cjs");

// src/core/loop/live-run.ts
function describeRun({ check, at, of, startedAt, limitSeconds }, now) {
  const which = of === 1 ? "" : `, check ${at} of ${of}`;
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1e3));
  return `${(0, import_common17.clipText)(check, 60)}${which}, for ${clock(seconds)} of at most ${clock(limitSeconds)}`;
}
function lastLine({ line }) {
  return line === null || line.trim() === "" ? null : (0, import_common.plainLine)(line.trim(), 120);
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
  cellText: cellText,
  changeLines: changeLines,
  clientFolder: clientFolder,
  clock: clock,
  comparePhases: comparePhases,
  configDocument: configDocument,
  contentMark: contentMark,
  describeRun: describeRun,
  diagnoseDuplicates: diagnoseDuplicates,
  diagnoseOtherHooks: diagnoseOtherHooks,
  diagnoseVersion: diagnoseVersion,
  diskStatus: diskStatus,
  documentOf: documentOf,
  fileMark: fileMark,
  findPhase: findPhase,
  fine: fine,
  folderPhase: folderPhase,
  hasPlugin: hasPlugin,
  impostorServer: impostorServer,
  isBacklog: isBacklog,
  isFolderOf: isFolderOf,
  itemText: itemText,
  lastLine: lastLine,
  linesIn: linesIn,
  linesOf: linesOf,
  listOrNone: listOrNone,
  mayEdit: mayEdit,
  noSuchPhase: noSuchPhase,
  odd: odd,
  oneLine: oneLine,
  paddedPhase: paddedPhase,
  paragraph: paragraph,
  percentOf: percentOf,
  phaseDetails: phaseDetails,
  phaseFolderName: phaseFolderName,
  phaseKey: phaseKey,
  phaseSlug: phaseSlug,
  progressBar: progressBar,
  projectDocument: projectDocument,
  projectOf: projectOf,
  proseJson: proseJson,
  readSettings: readSettings,
  redirectPaths: redirectPaths,
  redirectVariables: redirectVariables,
  requirementsDocument: requirementsDocument,
  researchNote: researchNote,
  roadmapDocument: roadmapDocument,
  withoutSecrets: withoutSecrets,
  yamlScalar: yamlScalar
};
