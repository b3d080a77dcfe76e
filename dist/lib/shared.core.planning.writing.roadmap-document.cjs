

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_node_os = require("node:os");
var import_node_path = require("node:path");
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
// src/app/diagnose/diagnose-settings.ts
function diagnoseHookPolicy(workspace) {
  const name = "hooks allowed";
  const all = readSettings(workspace);
  const off = all.find(({ value }) => value.disableAllHooks === true);
  if (off !== void 0) {
    return broken(
      name,
      `"disableAllHooks" is true in the ${off.name} (${off.path})`,
      "Remove it: without hooks MSW cannot see anything."
    );
  }
  const managed = all.find(({ value }) => value.allowManagedHooksOnly === true);
  if (managed?.name === "managed settings") {
    return broken(
      name,
      `"allowManagedHooksOnly" is true in ${managed.path}`,
      "Ask whoever manages this machine to allow MSW\u2019s hooks."
    );
  }
  if (managed !== void 0) {
    return odd(name, `"allowManagedHooksOnly" is true in the ${managed.name}, where it has no effect`, null);
  }
  const unreadable = all.find(({ problem }) => problem !== null);
  if (unreadable !== void 0)
    return odd(name, `${unreadable.path} cannot be read: ${unreadable.problem}`, "Fix the file.");
  return fine(name, "yes");
}
function readSettings({ project, env }) {
  const files = [
    ["user settings", (0, import_node_path.join)(clientFolder(env), "settings.json"), import_common2.named],
    ["project settings", (0, import_node_path.join)(project, ".claude", "settings.json"), (0, import_common2.projectFile)(project)],
    ["local settings", (0, import_node_path.join)(project, ".claude", "settings.local.json"), (0, import_common2.projectFile)(project)],
    ["managed settings", managedPath(), import_common2.named]
  ];
  return files.map(([name, path, place]) => {
    const file = (0, import_common.readJson)(path, place);
    const problem = file.status === "corrupt" || file.status === "unreadable" ? file.reason : null;
    return { name, path, value: (0, import_common.fieldsIn)(file), problem };
  });
}
function variableInSettings(workspace, name) {
  const values = readSettings(workspace).map(({ value }) => (0, import_common.fieldsOf)(value.env)[name]);
  return values.findLast((value) => typeof value === "string");
}
function clientFolder(env) {
  return env.CLAUDE_CONFIG_DIR || (0, import_node_path.join)(env.HOME || env.USERPROFILE || (0, import_node_os.homedir)(), ".claude");
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
var plugin_default = {
  name: "msw",
  version: "0.1.0",
  description: "Keeps Claude working until your own commands pass, and answers each failure with grounded guidance.",
  author: {
    name: "The MSW maintainers"
  },
  homepage: "https://github.com/msw-protocol/msw#readme",
  repository: "https://github.com/msw-protocol/msw",
  license: "MIT",
  keywords: ["loop", "verification", "stop-hook", "notebooklm", "testing"],
  mcpServers: {
    msw: {
      command: "node",
      args: ["${CLAUDE_PLUGIN_ROOT}/dist/mcp.mjs"]
    }
  }
};
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
    readSettings(workspace).flatMap(({ value }) => Object.entries((0, import_common.fieldsOf)(value.enabledPlugins)))
  );
  return new Set([...wanted].flatMap(([id, enabled]) => enabled === false ? [id] : []));
}
function readInstalled({ env, project }) {
  const { plugins } = readFields((0, import_node_path2.join)(clientFolder(env), "plugins", "installed_plugins.json"));
  return Object.entries((0, import_common.fieldsOf)(plugins)).flatMap(
    ([id, entry]) => (Array.isArray(entry) ? entry : [entry]).map(import_common.fieldsOf).filter(({ projectPath }) => typeof projectPath !== "string" || projectPath === project).map(({ version, installPath }) => ({
      id,
      version: typeof version === "string" ? version : "unknown",
      path: typeof installPath === "string" ? installPath : null
    }))
  );
}
function holdsStop(root) {
  const listed = readFields((0, import_node_path2.join)(root, "hooks", "hooks.json"));
  const inline = readFields((0, import_node_path2.join)(root, ".claude-plugin", "plugin.json"));
  return hasStop(listed.hooks) || hasStop(inline.hooks) || hasStop((0, import_common.fieldsOf)(inline.hooks).hooks);
}
function readFields(path) {
  return (0, import_common.fieldsIn)((0, import_common.readJson)(path, import_common2.named));
}
function hasStop(hooks) {
  const { Stop: stop } = (0, import_common.fieldsOf)(hooks);
  return Array.isArray(stop) && stop.length > 0;
}

var import_common3 = require("./common.cjs");

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
  return `There is no phase "${(0, import_common3.plainLine)(typed, 40)}" in this milestone: it has ${(0, import_common3.plainLine)(known, 200)}.`;
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

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => (0, import_common6.clipText)((0, import_common5.harmless)(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return (0, import_common4.ours)(shown.join("\n"));
}

// src/core/report/planning-page.ts
var MOST_PHASES = 40;
var MOST_BLOCKERS = 5;
var MOST_POINTS = 10;
var MOST_WAITING = 10;
function renderPlanningPage(page) {
  const { standing, blockers, next } = page;
  const { progress, phases } = standing;
  const title = [page.name ?? "This project", page.milestone].filter((one) => one !== null).join(" \xB7 ");
  const shown = phases.slice(0, MOST_PHASES);
  return forPeople([
    (0, import_common3.plainLine)(title, 100),
    ...phases.length === 0 ? [] : [progressLine(progress), ""],
    ...shown.map((phase) => phaseLine(phase, standing)),
    ...phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${(0, import_common3.plainLine)(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...blockers.length > 0 ? ['  When one is gone: msw-protocol state blocker resolve "ITS WORDS"'] : [],
    ...openLines(page.points ?? []),
    ...(page.waiting ?? []).slice(0, MOST_WAITING).map(({ reason, command }) => `Waits: ${(0, import_common3.plainLine)(reason, 300)}: ${command}`),
    ...page.pausedAt === null ? [] : [`Paused: ${(0, import_common3.plainLine)(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...page.lastActivity === null ? [] : [`Last activity: ${(0, import_common3.plainLine)(page.lastActivity, 160)}`],
    ...page.stoppedAt === null ? [] : [`Stopped at: ${(0, import_common3.plainLine)(page.stoppedAt, 160)}`],
    nextLine(next)
  ]);
}
function openLines(points) {
  const lines = points.slice(0, MOST_POINTS).map(({ what, command }) => `Open: ${(0, import_common3.plainLine)(what, 200)}${command === null ? "" : ` ${command}`}`);
  return points.length > MOST_POINTS ? [...lines, `and ${points.length - MOST_POINTS} more open`] : lines;
}
function nextLine({ command, reason }) {
  const why = (0, import_common3.plainLine)(reason, 300);
  return forPeople([command === null ? `Next: ${why}` : `Next: ${command} \u2014 ${why}`]);
}
function phaseLine(phase, { open, phase: current }) {
  const isOver = !open.includes(phase.number);
  const mark = phase.number === current?.number ? "\u25B8" : isOver ? "\u2713" : " ";
  const name = (0, import_common3.plainLine)(phase.name, 50);
  return `  ${mark} ${phase.number} ${name}: ${phaseState(phase, isOver)}`;
}
function phaseState(phase, isOver) {
  const { plans, verification, verifiedOn, halted = [] } = phase;
  const done = plans.filter((plan) => plan.done).length;
  if (plans.length === 0) return isOver ? "closed" : beginning(phase);
  const count = `${done} of ${plans.length} ${plans.length === 1 ? "plan" : "plans"} done`;
  if (verification === "passed") return `${count}, verified${verifiedOn === null ? "" : ` ${verifiedOn}`}`;
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(", ")}` : "";
  if (done < plans.length) {
    const can = phase.runnable.length > 0 ? `, can run: ${phase.runnable.slice(0, 6).join(", ")}` : "";
    return `${count}${stopped}${can}`;
  }
  return `${count}${stopped}, ${verificationState(verification)}`;
}
function beginning({ hasContext, hasResearch }) {
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter((one) => one !== "");
  return there.length === 0 ? "not begun" : `${there.join(", ")}, no plan`;
}
function verificationState(verification) {
  switch (verification) {
    case "gaps_found":
      return "its verification found gaps";
    case "human_needed":
      return "its verification waits for a person";
    case "unknown":
      return "its verification is out of date";
    default:
      return "not verified";
  }
}
function progressLine({ percent, ...counts }) {
  return `${progressBar(percent)} ${percent}% \xB7 ${counts.completed_phases} of ${counts.total_phases} phases \xB7 ${counts.completed_plans} of ${counts.total_plans} plans`;
}

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_node_fs = require("node:fs");
// src/adapters/files/file-mark.ts
var LARGEST = 8 * 1024 * 1024;
function fileMark(path) {
  try {
    const stat = (0, import_common7.lookAt)(path);
    if (stat === null) return "gone";
    if (stat.isSymbolicLink()) return `link ${(0, import_node_fs.readlinkSync)(path)}`;
    if (!stat.isFile()) return "other";
    const file = stat.size > LARGEST ? null : (0, import_common8.readPlain)(path, { cap: LARGEST, followsLink: false });
    return file?.status === "ok" ? contentMark(file.bytes) : `large ${stat.size} ${stat.mtimeMs}`;
  } catch {
    return "unknown";
  }
}
function contentMark(bytes) {
  return (0, import_common9.createHash)("sha256").update(bytes).digest("hex");
}

var import_common10 = require("./common.cjs");

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return (0, import_common4.ours)(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS, escaped).replaceAll((0, import_common10.invisible)(), escaped).replaceAll((0, import_common5.tag)(), escaped)
  );
}
var CONTROLS = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
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

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
// src/app/jobs/job-lines.ts
var MOST_LINES = 50;
function linesIn(project, list) {
  const text = (0, import_common14.textOf)((0, import_common11.mswPath)(project, "jobs", list), (0, import_common2.ownFile)(project), 64 * 1024) ?? "";
  return text.split("\n").filter((line) => line !== "");
}
async function changeLines(project, list, change) {
  const folder = (0, import_common11.openMswSubfolder)(project, "jobs");
  if (folder.status === "refused") return;
  const path = (0, import_common11.mswPath)(project, "jobs", list);
  await (0, import_common12.withLock)(path, async () => {
    const lines = (await change(linesIn(project, list))).slice(-MOST_LINES);
    if (lines.length === 0) (0, import_node_fs2.rmSync)(path, { force: true });
    else (0, import_common13.writeFileAtomic)(path, `${lines.join("\n")}
`);
  });
}

var import_common15 = require("./common.cjs");

// src/core/text/without-secrets.ts
function withoutSecrets(page) {
  return (0, import_common4.ours)((0, import_common15.redact)(page));
}

// src/core/loop/live-run.ts
function describeRun({ check, at, of, startedAt, limitSeconds }, now) {
  const which = of === 1 ? "" : `, check ${at} of ${of}`;
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1e3));
  return `${(0, import_common6.clipText)(check, 60)}${which}, for ${clock(seconds)} of at most ${clock(limitSeconds)}`;
}
function lastLine({ line }) {
  return line === null || line.trim() === "" ? null : (0, import_common3.plainLine)(line.trim(), 120);
}
function clock(seconds) {
  const two = (value) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
module.exports = {
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
  diagnoseHookPolicy: diagnoseHookPolicy,
  diagnoseOtherHooks: diagnoseOtherHooks,
  diagnoseVersion: diagnoseVersion,
  diskStatus: diskStatus,
  documentOf: documentOf,
  fileMark: fileMark,
  findPhase: findPhase,
  fine: fine,
  folderPhase: folderPhase,
  forPeople: forPeople,
  hasPlugin: hasPlugin,
  isBacklog: isBacklog,
  isFolderOf: isFolderOf,
  itemText: itemText,
  lastLine: lastLine,
  linesIn: linesIn,
  linesOf: linesOf,
  listOrNone: listOrNone,
  nextLine: nextLine,
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
  proseJson: proseJson,
  readSettings: readSettings,
  renderPlanningPage: renderPlanningPage,
  requirementsDocument: requirementsDocument,
  researchNote: researchNote,
  roadmapDocument: roadmapDocument,
  variableInSettings: variableInSettings,
  withoutSecrets: withoutSecrets,
  yamlScalar: yamlScalar
};
