var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,o)=>{for(var a in o)__defProp(r,a,{get:o[a],enumerable:!0})},__copyProps=(r,o,a,t)=>{if(o&&typeof o=="object"||typeof o=="function")for(let e of __getOwnPropNames(o))!__hasOwnProp.call(r,e)&&e!==a&&__defProp(r,e,{get:()=>o[e],enumerable:!(t=__getOwnPropDesc(o,e))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{goCommand:()=>goCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_phases_show_progress=require("./shared.app.planning.phases.show-progress.cjs"),import_shared_core_route_rules=require("./shared.core.route.rules.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_path2=require("node:path");
// src/app/route/go-command.ts
// src/core/route/read-go.ts
function readGo(raw) {
  const { rest, options } = takeOwn(raw.trim());
  const segments = (0, import_hooks_active_on_command.readSegments)(rest);
  if (segments.status === "refused") return { status: "refused", reason: inGo(segments.reason) };
  const as = options.get("as");
  const said = import_hooks_active_on_command2.WAYS.find((path) => path === as) ?? null;
  if (as !== void 0 && said === null) return { status: "refused", reason: unknownPath(as) };
  const task = segments.task.trim() === "" ? null : segments.task;
  const loopOptions = segments.options.map(({ name }) => name);
  const until = options.get("until");
  const problem = until === void 0 ? misplaced(options, { task, said, loopOptions }) : misplacedUntil(options, { task, loopOptions });
  if (problem !== null) return { status: "refused", reason: problem };
  const has = (name) => options.has(name);
  const close = { tag: has("tag"), keepPhases: has("keep-phases"), anyway: has("anyway") };
  return {
    status: "ok",
    request: {
      ...{ task, loopOptions, said, typed: rest, explain: has("explain") },
      close: has("close") ? close : null,
      until: until === void 0 ? null : budgetOf(segments.options)
    }
  };
}
function misplaced(options, { task, said, loopOptions: [first] }) {
  const isClosing = options.has("close");
  const ofClosing = ["tag", "keep-phases", "anyway"].find((name) => options.has(name));
  if (ofClosing !== void 0 && !isClosing)
    return `Option --${ofClosing} belongs to --close: /msw:go --close --${ofClosing}.`;
  if (isClosing && (task !== null || first !== void 0))
    return "Option --close takes no task: /msw:go --close closes the milestone.";
  if (first === void 0) return null;
  if (task === null) return `The task is missing: /msw:go "what to do" --${first} ...`;
  return said === null || said === "loop" ? null : `Option --${first} belongs to a loop: leave it out, or leave out --as ${said}.`;
}
function misplacedUntil(options, { task, loopOptions }) {
  if (options.get("until") !== "blocked")
    return `--until ${(0, import_common2.plainLine)(options.get("until") ?? "", 40)} is unknown: /msw:go --until blocked works until a person is needed.`;
  if (task !== null)
    return "Option --until takes no task: /msw:go --until blocked takes the steps of the plan.";
  const other = [...options.keys()].find((name) => name !== "until");
  if (other !== void 0) return `Options --until and --${other} do not go together.`;
  const foreign = loopOptions.find((name) => name !== "max-iterations" && name !== "max-minutes");
  return foreign === void 0 ? null : `Option --${foreign} belongs to a loop: with --until there are --max-iterations and --max-minutes.`;
}
function budgetOf(options) {
  const read2 = (name) => {
    const { low, high, initial } = import_hooks_active_on_stop3.LOOP_OPTIONS[name];
    const typed = options.findLast((one) => one.name === name)?.value ?? "";
    return /^\d{1,6}$/.test(typed) ? Math.min(high, Math.max(low, Number(typed))) : initial;
  };
  return { maxSteps: read2("max-iterations"), maxMinutes: read2("max-minutes") };
}
var OWN = String.raw`--(?:(?<as>as|until)(?:=|\s{1,9})(?<path>[^\s"']{1,40})|(?<flag>explain|close|tag|keep-phases|anyway))`;
var FIRST = new RegExp(`^${OWN}(?=\\s|$)\\s*`);
var LAST = new RegExp(`(?:^|\\s)${OWN}$`);
function takeOwn(raw) {
  const options = /* @__PURE__ */ new Map();
  const isOpen = !/(?:^|\s)--(?=\s|$)/.test(raw);
  let rest = raw;
  for (; ; ) {
    const match = FIRST.exec(rest) ?? (isOpen ? LAST.exec(rest) : null);
    if (match === null) return { rest, options };
    const { as, path = "", flag = "" } = match.groups ?? {};
    options.set(as ?? flag, path);
    rest = `${rest.slice(0, match.index)}${rest.slice(match.index + match[0].length)}`.trim();
  }
}
function unknownPath(as) {
  const meant = (0, import_hooks_active_on_command3.closestWord)(as, import_hooks_active_on_command2.WAYS);
  return `--as ${(0, import_common2.plainLine)(as, 40)} is unknown: ${meant === null ? "" : `did you mean --as ${meant}? `}There are ${import_hooks_active_on_command2.WAYS.join(", ")}.`;
}
function inGo(reason) {
  return /^Unknown option --(?:as|until|explain|close|tag|keep-phases|anyway)\b/.test(reason) ? 'The options of /msw:go itself stand before the task or behind everything else: /msw:go --as loop "what to do".' : reason;
}
// src/app/route/command-text.ts
function commandText({ env }, name) {
  const root = env.CLAUDE_PLUGIN_ROOT;
  const file = root === void 0 ? null : (0, import_common8.textOf)((0, import_node_path2.join)(root, "commands", `${name}.md`), import_common9.named);
  return file === null ? null : (0, import_common7.ours)(file.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, "").trim());
}
// src/app/route/go-command.ts
async function goCommand(workspace, input, ways) {
  const only = (answer2) => ({ answer: answer2, command: "go" });
  const typed = readGo(input.args);
  if (typed.status === "refused") return only((0, import_hooks_active_on_stop2.say)(typed.reason));
  const { request } = typed;
  if (request.close !== null) return only(await ways.close(request.close));
  if (request.until !== null) return goOnUntil(workspace, input.session, request.until, ways);
  const signals = await signalsFor(workspace, request, input.session);
  const route = (0, import_shared_core_route_rules.chooseRoute)(signals, request.said);
  if (request.explain) return only({ kind: "answer", text: (0, import_shared_core_route_rules.renderRoute)(route, signals) });
  await noteRoute(workspace, route, { signals, session: input.session });
  const line = `msw \u25B8 ${(0, import_shared_core_route_rules.routeLine)(route)}`;
  const way = wayOf(workspace, route, request);
  if (way === null) return only((0, import_hooks_active_on_stop2.sayLines)(line));
  const answer = await ways.run(way.command, way.args);
  return { command: way.command, answer: withRoute(workspace, answer, { route, signals, line, ...way }) };
}
async function goOnUntil(workspace, session, budget, ways) {
  const taken = await (0, import_shared_app_planning_phases_show_progress.takeChainStep)(workspace, session, budget);
  if (taken.kind === "end") return { command: "go", answer: taken.answer };
  const { command, args } = read(taken.command);
  const answer = command === "go" ? import_hooks_active_on_stop2.silent : await ways.run(command, args);
  if (command === "go") return { command, answer };
  if (answer.kind === "context") {
    const line = `msw \u25B8 step ${taken.number}: ${taken.command} \xB7 ${taken.because}`;
    const notice = [line, answer.notice].filter((one) => one !== null).join("\n");
    return { command, answer: { ...answer, context: asCommand(workspace, command, answer.context), notice } };
  }
  const chain = (0, import_shared_core_planning_writing_project_answers.readChain)(workspace, session);
  const why = answer.kind === "answer" ? answer.text : `${taken.command} had nothing to do.`;
  if (chain === null) return { command: "go", answer };
  const { answer: end } = await (0, import_shared_app_planning_phases_show_progress.endChain)(workspace, chain, { why, type: taken.command });
  const report = end.kind === "answer" ? end.text : "";
  return { command: "go", answer: answer.kind === "answer" ? (0, import_hooks_active_on_stop2.sayLines)(`${report}

${answer.text}`) : end };
}
async function signalsFor(workspace, request, session) {
  const { task, loopOptions, said } = request;
  const signals = await (0, import_shared_core_route_rules.readSignals)(workspace, { task, loopOptions, session });
  const nothingElse = signals.task === null && signals.plan === null && signals.loop === null;
  const matters = said === null || said === "loop";
  if (!matters || !(nothingElse || signals.task?.isVague)) return signals;
  return { ...signals, checks: await (0, import_shared_core_route_rules.runKnownChecks)(workspace.project, signals.checks) };
}
function wayOf(workspace, { path, command }, { task, typed }) {
  const { command: found, args } = read(command ?? "");
  if (path === "ask" || path === "close" || found === "go") return null;
  if (found === "loop")
    return { command: "loop", args: task === null ? "Make the failing checks pass." : typed };
  if (found === "init") return { command: "init", args: args || fromTask(workspace, task) };
  return { command: found, args: TAKE_TASK.has(found) ? (0, import_shared_core_route_rules.inQuotes)(task ?? "") : args };
}
function read(line) {
  const [, name = "", args = ""] = /^\/msw:([a-z]+)(?: (.*))?$/.exec(line) ?? [];
  return { command: (0, import_hooks_active_on_command2.findCommand)(name)?.name ?? "go", args };
}
var TAKE_TASK = /* @__PURE__ */ new Set(["quick", "research", "recall"]);
function fromTask({ project }, task) {
  if (task === null) return "";
  const folder = (0, import_common3.openMswSubfolder)(project, "init");
  if (folder.status === "refused") return "";
  (0, import_common6.writeFileAtomic)((0, import_node_path.join)(folder.path, "task.md"), `${task}
`);
  return "--from .msw/init/task.md";
}
function withRoute(workspace, answer, { command, route, signals, line }) {
  const others = (0, import_shared_core_route_rules.otherWays)(route, signals);
  if (answer.kind === "answer") return (0, import_hooks_active_on_stop2.sayLines)(`${line}
${others}

${answer.text}`);
  if (answer.kind !== "context") return answer;
  const notice = [`${line} ${others}`, answer.notice].filter((one) => one !== null).join("\n");
  return { ...answer, context: asCommand(workspace, command, answer.context), notice };
}
function asCommand(workspace, command, context) {
  return (0, import_common4.joinProse)(
    [
      import_common4.prose`MSW does this as /msw:${(0, import_common4.literal)(command)}: first what that command says, then what its hook added.`,
      commandText(workspace, command),
      context
    ],
    "\n\n"
  );
}
async function noteRoute(workspace, route, { signals, session }) {
  const { project } = workspace;
  if (route.path === "ask" && !(0, import_node_fs.existsSync)((0, import_common3.mswPath)(project))) return;
  const task = signals.task?.text ?? null;
  const kept = (text) => text === null ? null : (0, import_common5.redact)((0, import_common2.plainLine)(text, 200));
  await (0, import_hooks_active_on_stop.appendJournal)(
    project,
    {
      event: "route-chosen",
      ...{ session, path: route.path, rule: route.rule, reason: (0, import_common5.redact)(route.because) },
      command: kept((0, import_shared_core_route_rules.typedCommand)(route, task)),
      task: kept(task)
    },
    (0, import_common.isoTime)(workspace)
  );
}
