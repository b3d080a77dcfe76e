

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_writing_roadmap_document = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_shared_adapters_claude_code_headless_client = require("./shared.adapters.claude-code.headless-client.cjs");

var import_shared_app_headless_run_record = require("./shared.app.headless.run-record.cjs");

var import_common = require("./common.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common2 = require("./common.cjs");

// src/app/jobs/job-client.ts
function locateClient(workspace) {
  const program = (0, import_adapters_git_work_tree.findProgram)("claude", workspace.env, workspace.project);
  if (program === null) return null;
  const plugin = (0, import_shared_core_planning_writing_roadmap_document.hasPlugin)(workspace) ? null : workspace.env.CLAUDE_PLUGIN_ROOT ?? null;
  return { program, plugin };
}
var NO_CLIENT = "there is no claude on the PATH: install Claude Code";
function openClient(workspace, desk, request) {
  const located = locateClient(workspace);
  if (located === null) return null;
  const { rights } = desk;
  const session = (0, import_common2.randomUUID)();
  const name = `${desk.job().id}+${session}`;
  const { cwd, agent, command } = request;
  if (command !== null)
    (0, import_hooks_active_on_command.rememberCommand)(workspace.userFolder, session, { project: cwd, command }, workspace.now());
  let problem = null;
  let counted = 0;
  const refused = /* @__PURE__ */ new Set();
  let answer = () => {
  };
  const onEvent = (event) => {
    if (event.kind === "started") problem ??= (0, import_shared_adapters_claude_code_headless_client.pluginProblem)(event);
    if (event.kind !== "result") return;
    for (const tool of event.denied) refused.add(tool);
    desk.count(session, { cost: event.costUsd, tokens: event.tokens, denied: [...refused] });
    const tokens = Math.max(0, event.tokens - counted);
    counted = event.tokens;
    answer(problem === null ? turnOf({ ...event, tokens }) : { kind: "failed", reason: problem });
  };
  const client = (0, import_shared_adapters_claude_code_headless_client.startHeadless)({
    ...located,
    session,
    agent,
    options: {
      model: rights.model ?? request.model,
      permissionMode: rights.permissionMode,
      allowedTools: [...rights.allowedTools, ...request.allowedTools]
    },
    maxCost: desk.costLeft(),
    prompt: null,
    cwd,
    env: workspace.env,
    onEvent
  });
  const noted = client.pid === null ? Promise.resolve() : (0, import_shared_app_headless_run_record.noteClient)(workspace, name, client.pid);
  const stop = () => void client.stop();
  desk.signal.addEventListener("abort", stop, { once: true });
  if (desk.signal.aborted) stop();
  const gone = client.ended.then(({ stderr }) => {
    if (stderr !== "") desk.log(`claude: ${(0, import_common.plainLine)(stderr, 300)}`);
    return { kind: "gone" };
  });
  return {
    session,
    say: (prompt) => {
      const answered = new Promise((resolve) => {
        answer = resolve;
      });
      client.say(prompt);
      return Promise.race([answered, gone]);
    },
    end: async () => {
      client.finish();
      const timer = setTimeout(stop, PATIENCE_MS);
      await client.ended;
      clearTimeout(timer);
      desk.signal.removeEventListener("abort", stop);
      await noted;
      (0, import_shared_app_headless_run_record.forgetClient)(workspace, name);
    }
  };
}
var PATIENCE_MS = 1e4;
function turnOf({ isError, text, tokens, denied }) {
  return isError ? { kind: "failed", reason: `Claude Code ended with an error: ${(0, import_common.plainLine)(text, 300)}` } : { kind: "answered", text, tokens, denied };
}
function pathRule(tool, path) {
  const plain = path.replace(/^([A-Za-z]):/, (_, drive) => `/${drive.toLowerCase()}`);
  return `${tool}(/${plain.replaceAll("\\", "/")})`;
}
module.exports = {
  NO_CLIENT: NO_CLIENT,
  locateClient: locateClient,
  openClient: openClient,
  pathRule: pathRule
};
