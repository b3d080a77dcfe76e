var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_planning_writing_check_answers = require("./shared.core.planning.writing.check-answers.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/writing/init-command.ts
var MOST_REPORTS = 12;
var MOST_NAMES = 20;
var KNOWN = [
  "README.md",
  "CLAUDE.md",
  "AGENTS.md",
  "package.json",
  "pyproject.toml",
  "Cargo.toml",
  "go.mod"
];
async function initCommand(workspace, args) {
  const typed = (0, import_hooks_active_on_command.readTyped)("init", args);
  if (typed.status === "refused") return (0, import_hooks_active_on_stop.say)(typed.reason);
  if (typed.words.length > 0)
    return (0, import_hooks_active_on_stop.say)("Type /msw:init, or /msw:init --from FILE with what is written already.");
  const file = (0, import_hooks_active_on_command.optionOf)(typed, "from");
  const root = (0, import_hooks_active_on_command3.findProject)(workspace.project) ?? workspace.project;
  const existing = (0, import_shared_core_planning_writing_check_answers.existingDocument)(root);
  if (existing !== null)
    return (0, import_hooks_active_on_stop.say)(
      `This project is planned already (${existing}): /msw:next says what comes next, /msw:progress shows it.`
    );
  if (file !== null && (0, import_hooks_active_on_stop5.textOf)((0, import_node_path.resolve)(workspace.project, file), import_hooks_active_on_stop6.named) === null)
    return (0, import_hooks_active_on_stop.say)(`${file} cannot be read: name a text file after --from.`);
  const folder = (0, import_hooks_active_on_stop2.openMswSubfolder)(root, "init");
  if (folder.status === "refused") return (0, import_hooks_active_on_stop.say)(`MSW cannot begin: ${folder.reason}.`);
  return {
    kind: "context",
    context: await contextOf(workspace, root, file),
    notice: null
  };
}
async function contextOf(workspace, root, file) {
  const hasGit = (await (0, import_app_loop_gather_evidence.runGit)(root, ["rev-parse", "--show-toplevel"])).status === "ok";
  const map = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(".planning", "codebase")).filter((name) => name.endsWith(".md"));
  const there = KNOWN.filter((name) => (0, import_node_fs.existsSync)((0, import_node_path.join)(root, name)));
  const reports = reportsIn(root);
  return (0, import_hooks_active_on_stop4.joinProse)(
    [
      import_hooks_active_on_stop4.prose`MSW starts the planning of this project.`,
      import_hooks_active_on_stop4.prose`CLI: ${(0, import_hooks_active_on_command2.cliCommand)(workspace)}`,
      import_hooks_active_on_stop4.prose`ROOT: ${(0, import_hooks_active_on_stop3.quoteName)(root)}`,
      import_hooks_active_on_stop4.prose`ANSWERS: ${(0, import_hooks_active_on_stop3.quoteName)((0, import_node_path.join)(root, ".msw", "init", "answers.json"))}`,
      import_hooks_active_on_stop4.prose`from: ${file === null ? import_hooks_active_on_stop4.prose`none, ask the user` : (0, import_hooks_active_on_stop3.quoteName)((0, import_node_path.resolve)(workspace.project, file))}`,
      import_hooks_active_on_stop4.prose`there already: ${namesOr(there, import_hooks_active_on_stop4.prose`nothing that MSW knows`)}`,
      import_hooks_active_on_stop4.prose`codebase map: ${namesOr(
        map.map((name) => `.planning/codebase/${name}`),
        import_hooks_active_on_stop4.prose`none`
      )}`,
      ...reports.length === 0 ? [import_hooks_active_on_stop4.prose`research: none`] : [import_hooks_active_on_stop4.prose`research:`, ...reports],
      hasGit ? import_hooks_active_on_stop4.prose`git: yes` : import_hooks_active_on_stop4.prose`git: no repository; the documents will not be committed, and making one is left to the user`
    ],
    "\n"
  );
}
function namesOr(names, none) {
  if (names.length === 0) return none;
  return (0, import_hooks_active_on_stop4.joinProse)(
    names.slice(0, MOST_NAMES).map((name) => (0, import_hooks_active_on_stop3.quoteName)(name, 150)),
    ", "
  );
}
function reportsIn(root) {
  const folder = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)("docs", "research")).map((name) => `docs/research/${name}`);
  const planned = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(".planning", "research")).map(
    (name) => `.planning/research/${name}`
  );
  return ["RESEARCH_REPORT.md", ...folder, ...planned].filter((path) => path.endsWith(".md")).flatMap((path) => {
    const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
    if (text === null) return [];
    const title = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text).headings.find(({ level }) => level === 1)?.title ?? "";
    const name = (0, import_hooks_active_on_stop3.quoteName)(path, 150);
    return [title === "" ? import_hooks_active_on_stop4.prose`- ${name}` : import_hooks_active_on_stop4.prose`- ${name} (${(0, import_hooks_active_on_stop3.quoteLine)(title, 80)})`];
  }).slice(0, MOST_REPORTS);
}
module.exports = {
  initCommand: initCommand
};
