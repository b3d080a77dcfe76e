var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==o&&__defProp(r,a,{get:()=>e[a],enumerable:!(p=__getOwnPropDesc(e,a))||p.enumerable});return r},__toESM=(r,e,o)=>(o=r!=null?__create(__getProtoOf(r)):{},__copyProps(e||!r||!r.__esModule?__defProp(o,"default",{value:r,enumerable:!0}):o,r)),__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{reportOperations:()=>reportOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_ask_nlm_notebook=require("./shared.app.ask.nlm-notebook.cjs"),import_shared_app_snapshots_find_snapshots=require("./shared.app.snapshots.find-snapshots.cjs"),import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_core_report_timeline2=require("./shared.core.report.timeline.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_app_planning_milestones_keep_project=require("./shared.app.planning.milestones.keep-project.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_shared_core_mapping_documents_map_documents2=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_app_diagnose_diagnose_plugins2=require("./shared.app.diagnose.d\
iagnose-plugins.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn3=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_app_loop_conclude_turn4=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common4=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require("./common.cjs"),import_common16=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_path3=require("node:path"),import_node_path4=require("node:path");
// src/app/operations/report-operations.ts
// src/adapters/process/open-file.ts
function openFile(path2, env, projectRoot) {
  if (!(0, import_node_path2.isAbsolute)(path2)) return false;
  const opener = openerOf(path2, env, projectRoot);
  if (opener === null) return false;
  const [program, ...args] = opener;
  (0, import_hooks_active_on_command3.startProgram)(program, args, { cwd: (0, import_adapters_git_work_tree.neutralFolder)(), env });
  return true;
}
function openerOf(path2, env, projectRoot) {
  if (process.platform === "win32")
    return [(0, import_adapters_git_work_tree.systemProgram)("rundll32.exe", env, projectRoot), "url.dll,FileProtocolHandler", path2];
  const name = process.platform === "darwin" ? "open" : "xdg-open";
  if (name === "xdg-open" && !env.DISPLAY && !env.WAYLAND_DISPLAY) return null;
  const program = (0, import_adapters_git_work_tree.findProgram)(name, env, projectRoot);
  return program === null ? null : [program, path2];
}
// src/core/report/page/duration.ts
function inWords(ms) {
  const seconds = ms / 1e3;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 120) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 120 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
// src/core/report/page/outside.ts
function outsideText(text2, cap) {
  if (text2.length <= cap + MARGIN) return (0, import_common8.clipText)((0, import_common6.redact)((0, import_common7.visible)(text2)), cap);
  const part = (0, import_common6.redact)((0, import_common7.visible)(text2.slice(0, cap + MARGIN)));
  return `${(0, import_common8.clipText)(part.slice(0, Math.max(0, part.length - MARGIN / 2)), cap - 1).replace(/…$/, "")}\u2026`;
}
var MARGIN = 16e3;
function outsideLine(text2, cap) {
  return outsideText(text2.replaceAll(/\s+/g, " ").trim(), cap);
}
// src/core/report/page/events.ts
var MOST_EVENTS = 300;
function eventsOf(lines) {
  const events = (0, import_shared_core_report_timeline.logEntries)(lines).map(
    ({ time, kind, text: text2 }) => ({ at: outsideLine(time, 40), kind, text: outsideLine(text2, 300) })
  );
  const shown = events.slice(-MOST_EVENTS);
  return { kind: "events", left: events.length - shown.length, events: shown };
}
// src/core/report/page/lives.ts
var MOST_LIVES = 40;
function livesIn({ progress }) {
  const { attempts, lastFailure, baseline } = progress;
  const mentioned = attempts.flatMap(({ came, gone }) => [...came, ...gone]);
  const names2 = /* @__PURE__ */ new Set([...mentioned, ...(lastFailure?.items ?? []).map(import_hooks_active_on_stop3.itemName)]);
  const hasStart = attempts[0]?.iteration === 1 && baseline !== null && baseline.kind !== "unknown";
  const lives = [...names2].map((name) => {
    const states = statesOf(name, attempts);
    return { name: outsideLine(name, 160), states: hasStart ? states : states.slice(1) };
  });
  const iterations = attempts.map(({ iteration }) => iteration);
  return {
    iterations: hasStart ? [0, ...iterations] : iterations,
    lives: lives.sort((one, other) => lengthOf(other) - lengthOf(one)).slice(0, MOST_LIVES)
  };
}
function statesOf(name, attempts) {
  const first = attempts.find(({ came, gone }) => came.includes(name) || gone.includes(name));
  let state = first?.came.includes(name) === true ? "not" : "there";
  const after = attempts.map((attempt) => {
    if (attempt.gone.includes(name) || attempt.left === null) state = "not";
    if (attempt.came.includes(name)) state = "there";
    return attempt.counted ? state : "unknown";
  });
  return [first?.came.includes(name) === true ? "not" : "there", ...after];
}
function lengthOf({ states }) {
  return states.filter((state) => state === "there").length;
}
function lifeInWords({ states }, iterations) {
  const there = iterations.filter((_, at) => states[at] === "there");
  const spans = [];
  for (const iteration of there.filter((one2) => one2 > 0)) {
    const last = spans.at(-1);
    if (last !== void 0 && last[1] === iteration - 1) last[1] = iteration;
    else spans.push([iteration, iteration]);
  }
  const shown = spans.map(([first, last]) => first === last ? `${first}` : `${first} to ${last}`);
  const start = there.includes(0) ? ["before the work"] : [];
  const one = spans.length === 1 && spans[0]?.[0] === spans[0]?.[1];
  const within = shown.length === 0 ? [] : [`after iteration${one ? "" : "s"} ${listed(shown)}`];
  const gone = states.at(-1) === "there" ? "still there at the end" : "gone at the end";
  return [...start, ...within, gone].join(", ");
}
function listed(parts) {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
// src/core/report/page/loop-iterations.ts
var MOST_ITERATIONS = 100;
var MOST_PATCHES = 3e5;
function iterationsOf({
  loop,
  lines,
  patches
}) {
  const finished = lines.flatMap((line) => {
    const event = (0, import_shared_core_planning_writing_project_answers.readJournalEvent)(line);
    return event?.event === "iteration-finished" ? [{ at: line.time, event }] : [];
  });
  const attempts = new Map(loop.progress.attempts.map((attempt) => [attempt.iteration, attempt]));
  const told = new Map(finished.map((one) => [one.event.iteration, one]));
  const numbers = [.../* @__PURE__ */ new Set([...told.keys(), ...attempts.keys()])].sort((one, other) => one - other);
  const shown = numbers.slice(-MOST_ITERATIONS);
  let room = MOST_PATCHES;
  return {
    kind: "iterations",
    left: numbers.length - shown.length,
    iterations: shown.map((iteration) => {
      const patch = patches.get(iteration) ?? null;
      const kept = patch === null || room <= 0 ? null : outsideText(patch, Math.min(room, 3e4));
      room -= kept?.length ?? 0;
      return iterationOf2(iteration, told.get(iteration) ?? null, attempts.get(iteration) ?? null, kept);
    })
  };
}
function iterationOf2(iteration, told, attempt, patch) {
  return {
    iteration,
    at: told === null ? null : outsideLine(told.at, 40),
    patch,
    checks: (told?.event.checks ?? []).slice(0, 20).map(({ name, outcome, durationMs }) => ({
      name: outsideLine(name, 80),
      outcome: outsideLine(outcome, 40),
      durationMs
    })),
    ...attempt === null ? untold(told) : toldBy(attempt)
  };
}
function toldBy(attempt) {
  const { relation, changes, said, denied } = attempt;
  return {
    counted: attempt.counted,
    passed: attempt.left === null,
    result: outsideLine(attempt.failure, 300),
    relation: relation === "nothing to compare" ? null : outsideLine(relation, 200),
    gone: attempt.gone.map((name) => outsideLine(name, 160)),
    came: attempt.came.map((name) => outsideLine(name, 160)),
    files: changes?.map(fileOf) ?? null,
    commits: attempt.commits.map((subject) => outsideLine(subject, 120)),
    said: said === null ? null : outsideLine(said, 300),
    denied: denied === null ? null : outsideLine(denied, 300)
  };
}
function untold(told) {
  const { counted = true, failure = null, headline = null, change = null } = told?.event ?? {};
  return {
    counted,
    passed: failure === null,
    result: outsideLine(headline ?? (failure === null ? "no failure" : "a failure"), 300),
    relation: change === null ? null : outsideLine(change, 200),
    gone: [],
    came: [],
    files: null,
    commits: [],
    said: null,
    denied: null
  };
}
function fileOf({ repository, path: path2, added, removed }) {
  const name = outsideLine(repository === void 0 ? path2 : `${repository}: ${path2}`, 200);
  return added === null || removed === null ? name : `${name} (+${added} \u2212${removed})`;
}
// src/core/report/page/loop-page.ts
function loopPage(facts) {
  const { loop, project, ending, climbs } = facts;
  const { terms, progress } = loop;
  const task = outsideText(terms.prompt, 8e3).trim();
  const about = outsideLine(terms.prompt, 240);
  const sections = [
    experimentsOf(ending),
    {
      kind: "checks",
      checks: terms.checks.slice(0, 20).map(({ name, command }, at) => ({
        name: outsideLine(name, 80),
        command: outsideLine(command, 400),
        output: endOf(facts.outputs[at] ?? null)
      }))
    },
    { kind: "lives", ...livesIn(loop) },
    iterationsOf(facts),
    { kind: "guidance", given: climbs.slice(-50).map(guidanceOf) },
    timeOf(facts),
    eventsOf(facts.lines.filter(({ event }) => event !== "iteration-finished")),
    { kind: "text", title: "The task as it was typed", text: task === about ? "" : task }
  ];
  return {
    title: `Loop ${terms.id}`,
    project: outsideLine(project, 80),
    about,
    madeAt: facts.madeAt,
    verdict: verdictOf(loop, ending),
    facts: factsOf(facts, progress.attempts),
    sections: sections.filter(hasContent)
  };
}
function hasContent(section) {
  switch (section.kind) {
    case "text":
      return section.text !== "";
    case "experiments":
      return section.runs.length + section.findings.length > 0;
    case "checks":
      return section.checks.length > 0;
    case "lives":
      return section.lives.length > 0;
    case "iterations":
      return section.iterations.length > 0;
    case "guidance":
      return section.given.length > 0;
    case "time":
      return section.parts.length > 0;
    case "rows":
      return section.rows.length > 0;
    case "events":
      return section.events.length > 0;
  }
}
function verdictOf({ progress }, ending) {
  if (ending === null)
    return {
      tone: "open",
      title: "Still running",
      reason: `It works on iteration ${progress.iteration}.`,
      next: null
    };
  const { proof, cause } = ending;
  if (cause === "done" && proof !== null)
    return {
      tone: proof.verdict,
      title: proof.verdict === "proven" ? "Done and proven" : "Done, but not proven",
      reason: sentence(outsideLine(proof.reason, 600)),
      next: proof.cure === null ? null : outsideLine(proof.cure, 400)
    };
  const reason = sentence(outsideLine(ending.reason, 600));
  const known = Object.entries(import_hooks_active_on_stop2.CAUSES).find(([name]) => name === cause)?.[1];
  if (known === void 0)
    return { tone: "open", title: capitalised(outsideLine(cause, 60)), reason, next: null };
  const title = capitalised(known.name);
  if (cause === "done") return { tone: "passed", title, reason, next: null };
  return { tone: known.isFailure === true ? "failed" : "open", title, reason, next: known.next };
}
function experimentsOf(ending) {
  const runs = (ending?.proof?.experiments ?? []).slice(0, 10).map((run) => ({
    name: run.name,
    conditions: import_app_loop_conclude_turn.CALLED[run.name],
    wanted: import_app_loop_conclude_turn4.WANTED[run.name],
    answer: run.answer,
    what: run.what === null ? null : outsideLine(run.what, 300),
    durationMs: run.durationMs
  }));
  const findings = (ending?.proof?.findings ?? []).slice(0, 10).map((finding) => outsideLine(finding, 400));
  return { kind: "experiments", runs, findings };
}
function factsOf({ loop, ending, now, startedAt }, attempts) {
  const { terms, progress } = loop;
  const files = (0, import_shared_core_loop_texts_report.sumChanges)(attempts).length;
  const tokens = (0, import_app_loop_conclude_turn2.describeTokens)(progress.spent, terms.maxTokens);
  const worked = workedMs(loop, ending, now);
  return [
    { name: "Iterations", value: `${attempts.at(-1)?.iteration ?? 0} of ${terms.maxIterations}` },
    { name: "Time of work", value: inWords(worked) },
    ...tokens === null ? [] : [{ name: "Tokens", value: tokens.replace(/ tokens$/, "") }],
    ...files === 0 ? [] : [{ name: "Files changed", value: String(files) }],
    { name: "Started", value: (0, import_shared_core_report_timeline2.clock)(startedAt).slice(0, 16) }
  ];
}
function workedMs({ terms, progress }, ending, now) {
  const end = progress.pause?.at ?? ending?.at ?? now;
  return Math.max(0, end - terms.startedAt - progress.pausedMs);
}
var OUTCOMES = {
  helped: "it helped",
  "did-not-help": "it did not help",
  unknown: "nothing shows whether it helped"
};
function guidanceOf({ iteration, headline, offered, steps }) {
  const source = offered?.source ?? (offered?.rung == null ? null : (0, import_app_guidance_step_guidance2.rungOf)(offered.rung).about);
  const asked = steps.map(({ rung }) => (0, import_app_guidance_step_guidance2.rungOf)(rung).about).join(", ");
  return {
    iteration,
    failure: outsideLine(headline, 200),
    source: offered === null ? null : outsideLine(source ?? "a source that is no longer known", 200),
    outcome: offered === null ? `none was found (asked: ${asked === "" ? "nothing" : asked})` : offered.outcome === null ? "not judged yet" : OUTCOMES[offered.outcome]
  };
}
function timeOf({ loop, ending, lines, climbs, now }) {
  const { progress, terms } = loop;
  const checks = lines.flatMap((line) => {
    const event = (0, import_shared_core_planning_writing_project_answers.readJournalEvent)(line);
    return event?.event === "iteration-finished" ? event.checks.map(({ durationMs }) => durationMs) : [];
  });
  const controls = ending?.proof?.experiments.map(({ durationMs }) => durationMs) ?? [];
  const searches = climbs.flatMap(({ steps }) => steps.map(({ ms }) => ms));
  const worked = workedMs(loop, ending, now);
  const known = [
    { name: "Checks of failed attempts", ms: sum(checks) },
    { name: "Control runs", ms: sum(controls) },
    { name: "Search for guidance", ms: sum(searches) }
  ].filter(({ ms }) => ms > 0);
  const rest = Math.max(0, worked - sum(known.map(({ ms }) => ms)));
  const best = (0, import_app_loop_conclude_turn3.bestIteration)(progress.attempts);
  return {
    kind: "time",
    parts: [{ name: "Claude, and the last run of the checks", ms: rest }, ...known],
    facts: [
      ...progress.pausedMs === 0 ? [] : [{ name: "Paused or silent", value: inWords(progress.pausedMs) }],
      {
        name: "Budget",
        value: `${(0, import_common12.countOf)(terms.maxIterations, "iteration")}, ${(0, import_common12.countOf)(terms.maxMinutes, "minute")}`
      },
      ...best === null || ending?.cause === "done" ? [] : [{ name: "Best iteration", value: String(best.iteration) }]
    ]
  };
}
function endOf(output) {
  if (output === null || output.trim() === "") return null;
  const end = output.slice(-LONGEST_OUTPUT);
  const whole = end.length < output.length ? end.slice(end.indexOf("\n") + 1) : end;
  return outsideText(whole.trimEnd(), LONGEST_OUTPUT);
}
var LONGEST_OUTPUT = 6e3;
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
function capitalised(text2) {
  return text2.charAt(0).toUpperCase() + text2.slice(1);
}
function sentence(text2) {
  return text2 === "" ? "" : `${capitalised(text2)}${/[.!?…]$/.test(text2) ? "" : "."}`;
}
// src/core/report/page/other-pages.ts
var MOST_ROWS = 200;
function spanPage(made, since, lines) {
  const states = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const event = (0, import_shared_core_planning_writing_project_answers.readJournalEvent)(line);
    const row2 = event === null ? null : rowOf2(event);
    if (row2 === null) continue;
    states.delete(row2.name);
    states.set(row2.name, row2);
  }
  const rows = [...states.values()];
  const counted = (tone) => rows.filter((row2) => row2.tone === tone).length;
  const parts = [
    [counted("proven"), "proven"],
    [counted("passed"), "passed, not proven"],
    [counted("failed"), "failed"],
    [counted("open"), "open or stopped"]
  ];
  const told = parts.filter(([count2]) => count2 > 0).map(([count2, words]) => `${count2} ${words}`);
  return {
    title: `Since ${(0, import_shared_core_report_timeline2.clock)(since).slice(0, 16)}`,
    ...headOf(made),
    about: "",
    verdict: {
      tone: ["failed", "open", "passed", "proven"].find((tone) => counted(tone) > 0) ?? "open",
      title: rows.length === 0 ? "No loop" : (0, import_common12.countOf)(rows.length, "loop"),
      reason: told.length === 0 ? "" : `${told.join(", ")}.`,
      next: null
    },
    facts: [],
    sections: [
      ...rows.length === 0 ? [] : [{ kind: "rows", title: "The loops", rows: rows.slice(-MOST_ROWS) }],
      ...lines.length === 0 ? [] : [eventsOf(lines)]
    ]
  };
}
function rowOf2(event) {
  switch (event.event) {
    case "loop-armed": {
      const checks = event.checks.map(({ name }) => name).join(", ");
      return row(event.loop, { state: "running", tone: "open", text: `Armed with ${checks}` });
    }
    case "loop-resumed":
      return row(event.loop, { state: "running", tone: "open", text: "Resumed" });
    case "loop-parked":
      return row(event.loop, { state: "parked", tone: "open", text: "Its session was gone" });
    case "loop-paused":
    case "loop-ended":
      return row(event.loop, endOf2(event));
    default:
      return null;
  }
}
function endOf2(event) {
  const { cause = "", reason = "" } = event;
  const known = Object.entries(import_hooks_active_on_stop2.CAUSES).find(([name]) => name === cause)?.[1];
  const { verdict, why } = event.event === "loop-ended" ? event : {};
  const tone = cause === "done" ? verdict === "proven" ? "proven" : "passed" : known?.isFailure === true ? "failed" : "open";
  const proven = verdict === "proven" ? " and proven" : "";
  return { state: `${known?.name ?? cause}${proven}`, tone, text: why ?? reason };
}
function row(name, { state, tone, text: text2 }) {
  return { name: outsideLine(name, 80), state: outsideLine(state, 60), tone, text: outsideLine(text2, 400) };
}
var JOB_TONES = {
  done: "proven",
  failed: "failed",
  halted: "failed"
};
function jobPage(made, view, lines) {
  const { id, what, state, outcome, next, units, workedSeconds, waitsFor } = view;
  const tone = JOB_TONES[state] ?? "open";
  const log = view.lines.join("\n");
  return {
    title: `Job ${id}`,
    ...headOf(made),
    about: outsideLine(what, 240),
    verdict: {
      // A job that is done says nothing of proof.
      tone: tone === "proven" ? "passed" : tone,
      title: `${state.charAt(0).toUpperCase()}${state.slice(1)}`,
      reason: outsideLine(outcome ?? waitsFor.map(({ reason }) => reason).join("; "), 600),
      next: next === null ? null : outsideLine(next, 400)
    },
    facts: [{ name: "Time of work", value: inWords(workedSeconds * 1e3) }],
    sections: [
      ...units.length === 0 ? [] : [
        {
          kind: "rows",
          title: "Its parts",
          rows: units.slice(0, MOST_ROWS).map(
            (unit) => row(unit.name, { state: unit.state, tone: JOB_TONES[unit.state] ?? "open", text: "" })
          )
        }
      ],
      ...lines.length === 0 ? [] : [eventsOf(lines)],
      ...log === "" ? [] : [{ kind: "text", title: "The end of its log", text: outsideText(log, 2e4) }]
    ]
  };
}
function conversationPage(made, { id, updatedAt, messages }) {
  const first = messages.find(({ role }) => role === "user")?.text ?? "";
  const questions = messages.filter(({ role }) => role === "user").length;
  return {
    title: `Conversation ${outsideLine(id, 80)}`,
    ...headOf(made),
    about: "",
    verdict: {
      tone: "open",
      title: outsideLine(first, 120) || "A conversation",
      reason: `${(0, import_common12.countOf)(questions, "question")}, the last on ${(0, import_shared_core_report_timeline2.clock)(updatedAt)}.`,
      next: null
    },
    facts: [],
    sections: [
      {
        kind: "rows",
        title: "Questions and answers",
        rows: messages.slice(-MOST_ROWS).map(({ role, text: text2, at, mode }) => ({
          name: role === "user" ? "Question" : "Answer",
          state: role === "user" ? (0, import_shared_core_report_timeline2.clock)(at) : mode === "local" ? "from the notes alone" : "from the notebook",
          tone: "open",
          text: outsideText(text2, 8e3)
        }))
      }
    ]
  };
}
function headOf({ project, madeAt }) {
  return { project: outsideLine(project, 80), madeAt };
}
// src/app/report/loop-facts.ts
async function gatherLoop(workspace, wanted) {
  const { project, now } = workspace;
  const history = (0, import_shared_app_diagnose_diagnose_plugins.showHistory)(project, wanted);
  if (history.status === "refused") return history;
  const { loop: id, lines } = history;
  const living = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readState)(workspace)).find(({ terms }) => terms.id === id) ?? null;
  const archived = living === null ? readArchive(project, id) : null;
  const loop = living ?? archived?.loop ?? null;
  if (loop === null)
    return { status: "refused", reason: `The record of loop ${id} is no longer here: .msw/loops/${id}.` };
  const result = (0, import_shared_core_mapping_documents_map_documents2.listResults)(workspace.userFolder, project).findLast((one) => one.loop === id) ?? null;
  const facts = {
    loop,
    project: (0, import_node_path3.basename)(project),
    ending: living === null ? endingOf(result) ?? archived?.ending ?? LOST : pauseOf(living, result),
    lines,
    climbs: (0, import_shared_core_loop_texts_report2.climbsIn)((0, import_app_guidance_step_guidance.readGuidance)(project, [id])).filter((climb) => climb.loop === id),
    patches: await patchesOf(workspace, id),
    outputs: loop.terms.checks.map((_, at) => outputOf(project, id, at + 1)),
    now: now(),
    madeAt: (0, import_common2.isoTime)(workspace),
    startedAt: new Date(loop.terms.startedAt).toISOString()
  };
  return { status: "ok", facts };
}
var LOST = { cause: "ended", reason: "how it ended is no longer kept", at: null, proof: null };
function endingOf(result) {
  if (result === null || result.cause === import_shared_core_mapping_documents_map_documents2.LEFT || result.state === "paused") return null;
  return { cause: result.cause, reason: result.reason, at: Date.parse(result.at), proof: result.proof };
}
function pauseOf({ progress: { pause } }, result) {
  if (pause === null) return null;
  return { ...pause, proof: result?.cause === pause.cause ? result.proof : null };
}
function readArchive(project, id) {
  const file = (0, import_common10.readJson)((0, import_common5.mswPath)(project, "loops", id, "loop.json"), (0, import_common14.ownFile)(project));
  const record2 = file.status === "ok" ? (0, import_hooks_active_on_stop.parseRecord)(file.value) : null;
  if (record2 === null || record2.loop.terms.id !== id) return null;
  const { ending, endedAt } = (0, import_common10.fieldsIn)(file);
  const read = endingShape().safeParse(ending);
  const at = typeof endedAt === "string" ? Date.parse(endedAt) : Number.NaN;
  return {
    loop: record2.loop,
    ending: read.success ? { ...read.data, proof: read.data.proof ?? null, at: Number.isNaN(at) ? null : at } : null
  };
}
var endingShape = (0, import_common16.once)(() => {
  const text2 = (0, import_adapters_loops_record_schemas.string)();
  const run = (0, import_adapters_loops_record_schemas.object)({
    name: (0, import_adapters_loops_record_schemas._enum)(["old-tests", "copy", "broken", "undone"]),
    answer: (0, import_adapters_loops_record_schemas._enum)(["red", "green", "none"]),
    what: (0, import_adapters_loops_record_schemas.nullable)(text2),
    durationMs: (0, import_adapters_loops_record_schemas.number)()
  });
  const proof = (0, import_adapters_loops_record_schemas.object)({
    verdict: (0, import_adapters_loops_record_schemas._enum)(["proven", "passed"]),
    reason: text2,
    cure: (0, import_adapters_loops_record_schemas.nullable)(text2),
    findings: (0, import_adapters_loops_record_schemas.array)(text2),
    experiments: (0, import_adapters_loops_record_schemas.array)(run)
  });
  return (0, import_adapters_loops_record_schemas.object)({ cause: text2, reason: text2, proof: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.nullable)(proof)) });
});
function outputOf(project, id, number2) {
  const path2 = (0, import_node_path3.join)((0, import_common5.mswPath)(project, "loops", id), `final-check-${number2}.log`);
  const partFrom = (size) => Math.max(0, size - LONGEST_OUTPUT2);
  const part = (0, import_common13.readPart)(path2, (0, import_common14.ownFile)(project), { cap: LONGEST_OUTPUT2, partFrom });
  return part.status === "ok" ? part.bytes.toString("utf8") : null;
}
var LONGEST_OUTPUT2 = 64 * 1024;
var MOST_PATCHES2 = 30;
async function patchesOf(workspace, id) {
  const found = await (0, import_shared_app_snapshots_find_snapshots.findSnapshots)(workspace, { session: null, loop: id });
  const patches = /* @__PURE__ */ new Map();
  if (found.status === "refused" || found.loop !== id) return patches;
  const snapshots = found.iterations.slice(-MOST_PATCHES2 - 1);
  for (const [at, to] of snapshots.entries()) {
    const from = snapshots[at - 1];
    const iteration = (0, import_shared_app_diagnose_diagnose_plugins2.iterationOf)(to.label);
    if (from === void 0 || iteration === null) continue;
    const patch = await found.store.trees.patchBetween(from.tree, to.tree);
    if (patch !== null) patches.set(iteration, patch);
  }
  return patches;
}
// src/app/report/write-report.ts
// src/core/report/page/html.ts
function html(words, ...parts) {
  return asHtml(words.map((word2, at) => word2 + written(parts[at] ?? null)).join(""));
}
function escaped(text2) {
  return asHtml(text2.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`));
}
function jsonIn(value) {
  return asHtml(JSON.stringify(value).replaceAll("<", "\\u003c"));
}
function written(part) {
  if (part === null) return "";
  return typeof part === "object" ? part.map(written).join("") : String(part);
}
function asHtml(text2) {
  return text2;
}
// src/core/report/page/page-style.ts
var PAGE_STYLE = html`
:root{color-scheme:light dark;--ground:#fff;--raised:#f6f8fa;--line:#d0d7de;--ink:#1f2328;--soft:#57606a;--link:#0550ae;
--proven:#1a7f37;--passed:#8a5a00;--failed:#c4202c;--open:#57606a;--added:#dafbe1;--removed:#ffebe9}
@media (prefers-color-scheme:dark){:root{--ground:#0d1117;--raised:#161b22;--line:#30363d;--ink:#e6edf3;--soft:#9aa4af;
--link:#79b8ff;--proven:#3fb950;--passed:#d8a32f;--failed:#ff7b72;--open:#9aa4af;--added:#12341f;--removed:#43191b}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
header,nav,main,footer{max-width:58rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2rem}
h1{font-size:clamp(1.75rem,6vw,2.6rem);line-height:1.15;margin:.1rem 0 .5rem;letter-spacing:-.02em}
h2{font-size:1.25rem;margin:0 0 .9rem;letter-spacing:-.01em}
h3{font-size:1rem;margin:0}
p{margin:.4rem 0}
a{color:var(--link)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
code,pre{font:.84em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{margin:.6rem 0 0;padding:.7rem .8rem;background:var(--raised);border:1px solid var(--line);border-radius:6px;white-space:pre-wrap}
.where,.soft,small{color:var(--soft)}
.where{font-size:.9rem;margin:0}
.verdict{border-left:6px solid var(--tone);padding:.1rem 0 .1rem 1.1rem;margin:1.2rem 0 1.4rem}
.verdict h1{color:var(--tone)}
.verdict .reason{font-size:1.08rem;max-width:46rem}
.proven{--tone:var(--proven)}.passed{--tone:var(--passed)}.failed{--tone:var(--failed)}.open{--tone:var(--open)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:1px;margin:0;background:var(--line);border:1px solid var(--line);border-radius:8px;overflow:hidden}
.facts div{background:var(--ground);padding:.55rem .8rem}
.facts dt{font-size:.78rem;color:var(--soft)}
.facts dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
nav ul{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;list-style:none;margin:1.1rem 0 0;padding:0;font-size:.9rem}
nav a{display:inline-block;padding:.2rem 0}
section{margin:2.2rem 0;padding-top:1.6rem;border-top:1px solid var(--line)}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:.8rem;list-style:none;margin:0;padding:0}
.card{border:1px solid var(--line);border-top:4px solid var(--tone);border-radius:8px;padding:.8rem .9rem;background:var(--raised)}
.tag{display:inline-block;border:1px solid var(--tone);color:var(--tone);border-radius:99px;padding:0 .55rem;font-size:.8rem;font-weight:600;white-space:nowrap}
.plain{list-style:none;margin:0;padding:0}
.plain>li+li{margin-top:.9rem}
section>p{margin:0 0 .9rem}
.lines{white-space:pre-line}
.about{margin:0 0 1.2rem;max-width:46rem}
table+.facts{margin-top:1.1rem}
.shares td{text-align:right}
.steps .files li+li::before{content:"\\b7";margin-right:.8rem;color:var(--soft)}
.steps .files .soft+li::before{content:none}
.steps{list-style:none;margin:0;padding:0 0 0 1.3rem;border-left:2px solid var(--line)}
.steps>li{position:relative;padding-bottom:1.4rem}
.steps>li:last-child{padding-bottom:0}
.steps>li::before{content:"";position:absolute;left:calc(-1.3rem - 8px);top:.42rem;width:14px;height:14px;border-radius:50%;background:var(--tone);border:3px solid var(--ground)}
.head{display:flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:baseline}
.head small{font-variant-numeric:tabular-nums}
blockquote{margin:.5rem 0;padding-left:.8rem;border-left:3px solid var(--line);color:var(--soft)}
.files{display:flex;flex-wrap:wrap;gap:.2rem .8rem;margin:.4rem 0 0;padding:0;list-style:none}
.names{margin:.4rem 0 0;padding-left:1.2rem}
details{margin:.5rem 0 0}
summary{cursor:pointer;color:var(--link);width:fit-content}
pre span{display:block;min-height:1.5em;margin:0 -.8rem;padding:0 .8rem}
pre .a{background:var(--added)}pre .r{background:var(--removed)}pre .h{color:var(--soft)}
svg{display:block;max-width:100%;height:auto;margin:.35rem 0 .2rem}
svg text{font:600 10px system-ui,sans-serif;text-anchor:middle;fill:var(--soft)}
.cell{fill:none;stroke:var(--line);stroke-width:1.5}
.there .cell{fill:var(--failed);stroke:var(--failed)}.there text{fill:var(--ground)}
.unknown .cell{stroke-dasharray:2 2}
.bar rect:nth-of-type(1),.k0{fill:#6e7f96;background:#6e7f96}.bar rect:nth-of-type(2),.k1{fill:#3b82c4;background:#3b82c4}
.bar rect:nth-of-type(3),.k2{fill:#2f9e6e;background:#2f9e6e}.bar rect:nth-of-type(4),.k3{fill:#b98417;background:#b98417}
.bar{width:100%;height:16px;border-radius:4px}
.key{display:inline-block;width:.8em;height:.8em;border-radius:2px;margin-right:.5em;forced-color-adjust:none}
table{width:100%;border-collapse:collapse}
td,th{text-align:left;vertical-align:top;padding:.35rem .8rem .35rem 0;border-bottom:1px solid var(--line);font-weight:400}
td:last-child,th:last-child{padding-right:0}
thead th{font-size:.8rem;color:var(--soft)}
.when{white-space:nowrap;font-variant-numeric:tabular-nums;color:var(--soft);font-size:.85rem}
footer{color:var(--soft);font-size:.85rem;padding-bottom:2.5rem}
@media (max-width:34rem){.wide,.wide tbody,.wide tr,.wide td,.wide th{display:block;border:0;padding:0}.wide thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.wide tr{border-bottom:1px solid var(--line);padding:.45rem 0}}
@media (forced-colors:active){.there .cell{fill:CanvasText}.there text{fill:Canvas}}
@media print{:root{color-scheme:light;--ground:#fff;--raised:#fff;--line:#bbb;--ink:#000;--soft:#444}body{font-size:10.5pt}nav{display:none}header,main,footer{max-width:none;padding-left:0;padding-right:0}section{break-inside:auto}.card,.plain>li{break-inside:avoid}details::details-content{content-visibility:visible;block-size:auto}*{print-color-adjust:exact}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`;
// src/core/report/page/render-section.ts
function renderSection(section) {
  switch (section.kind) {
    case "text":
      return html`<pre dir="auto">${escaped(section.text)}</pre>`;
    case "experiments":
      return html`${renderRuns(section.runs)}${names(section.findings)}`;
    case "checks":
      return html`<ul class="plain">${section.checks.map(renderCheck)}</ul>`;
    case "lives":
      return html`<p class="soft">One box for each iteration; a filled one had the failure.${section.iterations[0] === 0 ? html` S is before the work.` : null}</p>
<ul class="plain">${section.lives.map((life, at) => renderLife(life, section.iterations, at))}</ul>`;
    case "iterations":
      return html`${renderLeft(section.left, html`iterations`)}<ol class="steps">${section.iterations.map(renderIteration)}</ol>`;
    case "guidance":
      return html`<ul class="plain">${section.given.map(renderGuidance)}</ul>`;
    case "time":
      return html`${renderTime(section.parts)}${renderFacts(section.facts)}`;
    case "rows":
      return html`<ul class="plain">${section.rows.map(renderRow)}</ul>`;
    case "events":
      return html`${renderLeft(section.left, html`lines`)}<table class="wide"><thead><tr><th scope="col">When</th><th scope="col">What</th></tr></thead><tbody>${section.events.map(renderEvent)}</tbody></table>`;
  }
}
function titleOf(section) {
  switch (section.kind) {
    case "text":
    case "rows":
      return escaped(section.title);
    case "experiments":
      return html`What the verdict rests on`;
    case "checks":
      return html`The checks`;
    case "lives":
      return html`What failed, and until when`;
    case "iterations":
      return html`What was tried`;
    case "guidance":
      return html`Guidance`;
    case "time":
      return html`Where the time went`;
    case "events":
      return html`What was decided`;
  }
}
function renderRuns(runs) {
  if (runs.length === 0) return null;
  return html`<p>The checks were run again under conditions that a fake does not survive.</p><ul class="cards">${runs.map(renderRun)}</ul>`;
}
function renderRun({ conditions, wanted, answer, what, durationMs }) {
  const isAsWanted = answer === wanted;
  const tone = isAsWanted ? "proven" : answer === "none" ? "passed" : "failed";
  const said = { red: html`they failed`, green: html`they passed`, none: html`no answer` }[answer];
  return html`<li class="card ${escaped(tone)}"><h3>${escaped(conditions.charAt(0).toUpperCase() + conditions.slice(1))}</h3>
<p>The checks had to ${wanted === "red" ? html`fail` : html`pass`}: <span class="tag">${said}${isAsWanted ? html` \u2713` : html` \u2717`}</span></p>
${what === null ? null : html`<p><code dir="auto">${escaped(what)}</code></p>`}
<small>${escaped(inWords(durationMs))}</small></li>`;
}
function renderCheck({ name, command, output }) {
  return html`<li><h3><bdi>${escaped(name)}</bdi></h3><p><code>${escaped(command)}</code></p>
${fold(html`What it printed last`, output === null ? null : html`<pre>${escaped(output)}</pre>`)}</li>`;
}
var CELL = 22;
function renderLife(life, iterations, at) {
  const words = lifeInWords(life, iterations);
  const boxes = life.states.map((state, box) => {
    const label = iterations[box] === 0 ? html`S` : html`${iterations[box] ?? 0}`;
    const left = box * CELL;
    return html`<g class="${escaped(state)}"><rect class="cell" x="${left + 1}" y="1" width="${CELL - 4}" height="${CELL - 4}" rx="3"/><text x="${left + CELL / 2 - 1}" y="14">${label}</text></g>`;
  });
  const width = life.states.length * CELL;
  return html`<li><h3 dir="auto">${escaped(life.name)}</h3>
<svg role="img" aria-labelledby="life-${at}-title life-${at}-words" width="${width}" height="${CELL}" viewBox="0 0 ${width} ${CELL}"><title id="life-${at}-title">${escaped(life.name)}</title><desc id="life-${at}-words">${escaped(words)}</desc>${boxes}</svg>
<small>${escaped(words.charAt(0).toUpperCase() + words.slice(1))}.</small></li>`;
}
function renderIteration(one) {
  const tone = one.passed ? "proven" : one.counted ? "failed" : "open";
  const parts = [
    given(one.said, (said) => html`<blockquote dir="auto">Claude: ${said}</blockquote>`),
    renderResults(one.checks),
    renderFiles(one.files),
    named2(html`Gone`, one.gone),
    named2(html`New`, one.came),
    named2(html`Committed`, one.commits),
    given(one.denied, (denied) => html`<p dir="auto">Denied: ${denied}</p>`),
    one.patch === null || one.patch === "" ? null : fold(html`The change of iteration ${one.iteration}`, renderPatch(one.patch))
  ];
  return html`<li class="${escaped(tone)}"><div class="head"><h3>Iteration ${one.iteration}</h3>${given(one.at === null ? null : (0, import_shared_core_report_timeline2.clock)(one.at), (at) => html`<small>${at}</small>`)}${one.counted ? null : html`<span class="tag">did not count</span>`}</div>
<p dir="auto">${escaped(one.result)}${given(one.relation, (relation) => html` <span class="soft">(${relation})</span>`)}</p>
${parts}</li>`;
}
function renderResults(checks) {
  if (checks.length === 0) return null;
  const results = checks.map(
    ({ name, outcome, durationMs }) => html`<li><bdi>${escaped(name)}</bdi>: ${escaped(outcome)} <small>${escaped(inWords(durationMs))}</small></li>`
  );
  return html`<ul class="files">${results}</ul>`;
}
function renderFiles(files) {
  if (files === null) return null;
  if (files.length === 0) return html`<p class="soft">No file changed.</p>`;
  return html`<ul class="files">${files.map((file) => html`<li><code>${escaped(file)}</code></li>`)}</ul>`;
}
function given(text2, as) {
  return text2 === null ? null : as(escaped(text2));
}
function renderPatch(patch) {
  return html`<pre>${patch.split("\n").map((line) => html`<span${classOf(line)}>${escaped(line)}</span>`)}</pre>`;
}
function classOf(line) {
  if (/^(?:diff |index |---|\+\+\+|@@|new file|deleted file)/.test(line)) return html` class="h"`;
  if (line.startsWith("+")) return html` class="a"`;
  return line.startsWith("-") ? html` class="r"` : html``;
}
function renderGuidance({ iteration, failure, source, outcome }) {
  return html`<li><div class="head"><h3>${iteration === null ? html`Once` : html`For iteration ${iteration}`}</h3></div>
<p dir="auto">${escaped(failure)}</p><p class="soft" dir="auto">${source === null ? null : html`From ${escaped(source)}: `}${escaped(outcome)}.</p></li>`;
}
function renderTime(parts) {
  const all = parts.reduce((sum2, { ms }) => sum2 + ms, 0);
  if (all === 0) return null;
  let left = 0;
  const shares = parts.map(({ ms }) => {
    const width = Math.round(ms / all * 1e4) / 100;
    const share = html`<rect x="${left}%" y="0" width="${width}%" height="16"/>`;
    left = Math.round((left + width) * 100) / 100;
    return share;
  });
  const words = parts.map(({ name, ms }) => `${name}: ${inWords(ms)}`).join("; ");
  return html`<svg class="bar" role="img" aria-labelledby="time-title time-words" height="16"><title id="time-title">Where the time went</title><desc id="time-words">${escaped(words)}</desc>${shares}</svg>
<table class="shares"><tbody>${parts.map(({ name, ms }, at) => html`<tr><th scope="row"><span class="key k${at}"></span>${escaped(name)}</th><td class="when">${escaped(inWords(ms))}</td></tr>`)}</tbody></table>
`;
}
function renderRow({ name, state, tone, text: text2 }) {
  return html`<li class="${escaped(tone)}"><div class="head"><h3><bdi>${escaped(name)}</bdi></h3><span class="tag">${escaped(state)}</span></div>
${text2 === "" ? null : html`<p class="lines" dir="auto">${escaped(text2)}</p>`}</li>`;
}
function renderEvent({ at, kind, text: text2 }) {
  return html`<tr><td class="when">${escaped((0, import_shared_core_report_timeline2.clock)(at))}</td><td><span class="soft">${escaped(kind)}</span> <span dir="auto">${escaped(text2)}</span></td></tr>`;
}
function renderFacts(facts) {
  if (facts.length === 0) return null;
  const cells = facts.map(
    ({ name, value }) => html`<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`
  );
  return html`<dl class="facts">${cells}</dl>`;
}
function renderLeft(left, of) {
  return left === 0 ? null : html`<p class="soft">${left} earlier ${of} are left out.</p>`;
}
function named2(title, list2) {
  if (list2.length === 0) return null;
  const shown = list2.map((name) => html`<li dir="auto">${escaped(name)}</li>`);
  return html`<ul class="files"><li class="soft">${title}:</li>${shown}</ul>`;
}
function names(list2) {
  if (list2.length === 0) return null;
  return html`<ul class="names">${list2.map((name) => html`<li dir="auto">${escaped(name)}</li>`)}</ul>`;
}
function fold(title, content) {
  return content === null ? null : html`<details><summary>${title}</summary>${content}</details>`;
}
// src/core/report/page/render-page.ts
var PAGE_MARK = html`id="msw-report"`;
function renderPage(page) {
  const { title, project, verdict, sections } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(`${verdict.title} \xB7 ${title} \xB7 ${project}`)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<p class="where"><bdi>${escaped(project)}</bdi> · ${escaped(title)}</p>
${renderVerdict(verdict)}
${page.about === "" ? null : html`<p class="about" dir="auto"><span class="soft">Task:</span> ${escaped(page.about)}</p>`}
${renderFacts(page.facts)}
</header>
${sections.length < 2 ? null : html`<nav aria-label="On this page"><ul>${sections.map(renderLink)}</ul></nav>`}
<main>
${sections.map(
    (section, at) => html`<section aria-labelledby="${idOf(at)}">
<h2 id="${idOf(at)}">${titleOf(section)}</h2>
${renderSection(section)}
</section>
`
  )}</main>
<footer>
<p>Made by MSW at ${escaped((0, import_shared_core_report_timeline2.clock)(page.madeAt))} UTC from its own records; all times are UTC. This file loads nothing and runs nothing. Its data is also in it as JSON.</p>
</footer>
<script type="application/json" ${PAGE_MARK}>${jsonIn(page)}</script>
</body>
</html>
`;
}
function renderVerdict({ tone, title, reason, next }) {
  return html`<div class="verdict ${escaped(tone)}">
<h1>${escaped(title)}</h1>
${reason === "" ? null : html`<p class="reason" dir="auto">${escaped(reason)}</p>`}
${next === null ? null : html`<p class="soft" dir="auto">${escaped(next)}</p>`}
</div>`;
}
function renderLink(section, at) {
  return html`<li><a href="#${idOf(at)}">${titleOf(section)}</a></li>`;
}
function idOf(at) {
  return html`section-${at}`;
}
// src/app/report/write-report.ts
function writeReport(project, page, file) {
  const own = file === null ? (0, import_common5.openMswSubfolder)(project, "reports") : null;
  if (own?.status === "refused") return { status: "refused", reason: `${own.reason}.` };
  const path2 = file ?? (0, import_node_path4.join)(own?.path ?? "", `${nameOf(page)}.html`);
  const objection = objectionTo(path2);
  if (objection !== null) return { status: "refused", reason: objection };
  try {
    (0, import_common9.writeFileAtomic)(path2, renderPage(page), { mode: 384 });
    return { status: "ok", path: path2 };
  } catch (error) {
    const code = (0, import_common15.errorCode)(error) ?? "unknown error";
    return {
      status: "refused",
      reason: `${path2} cannot be written (${code}): name another file, in a folder that exists.`
    };
  }
}
function objectionTo(path2) {
  const there = (0, import_common11.lookAt)(path2);
  if (there === null) return null;
  if (!there.isFile()) return `${path2} is not a file: name another one.`;
  if (((0, import_common13.textOf)(path2, import_common14.named, LARGEST) ?? "").includes(PAGE_MARK)) return null;
  return `${path2} exists and is not a page of MSW, so it was not replaced: name another file.`;
}
var LARGEST = 32 * 1024 * 1024;
function nameOf({ title }) {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ["page"];
  return words.join("-").slice(0, 100);
}
// src/app/operations/report-operations.ts
var report = (0, import_hooks_active_on_command.operation)({
  name: "report",
  about: "Write a loop, a day, a job or a conversation as one HTML file that loads nothing, to read or to send",
  effect: "writes",
  isNoted: false,
  slash: "/msw:report",
  inputs: {
    loop: (0, import_hooks_active_on_command.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant"),
    html: (0, import_hooks_active_on_command.path)("FILE", "the file to write; by default one in .msw/reports/"),
    since: (0, import_hooks_active_on_command.text)("WHEN", "all loops since then in place of one: 24h, 7d, today, or a day such as 2026-01-31"),
    job: (0, import_hooks_active_on_command.text)("ID", "a job in place of a loop, by its id or the beginning of it"),
    conversation: (0, import_hooks_active_on_command.text)("ID", "a conversation with the vault in place of a loop"),
    open: (0, import_hooks_active_on_command.flag)("open it in the browser")
  },
  run: (place, { html: html2, open, ...wanted }) => {
    const refusal = open ? (0, import_shared_core_mapping_documents_map_documents.refuseToClaude)(place.caller, "report --open") : null;
    if (refusal !== null) return refusal;
    if (Object.values(wanted).filter((one) => one !== null).length > 1)
      return (0, import_hooks_active_on_command.misused)("A page is of one thing: a loop, --since, --job or --conversation.");
    return (0, import_shared_app_planning_milestones_keep_project.inWorkspace)(place, async (workspace) => {
      const page = await pageOf(place, workspace, wanted);
      if ("status" in page) return page;
      const written2 = writeReport(workspace.project, page, html2);
      if (written2.status === "refused") return (0, import_hooks_active_on_command.refused)(written2.reason);
      const isOpened = open ? openFile(written2.path, workspace.env, workspace.project) : null;
      return (0, import_hooks_active_on_command.done)({ path: written2.path, title: page.title, verdict: page.verdict, isOpened });
    });
  },
  shown: ({ path: file, title, verdict, isOpened }) => (0, import_common3.forPeople)([
    `${title}: ${verdict.title}${verdict.reason === "" ? "" : `. ${verdict.reason}`}`,
    `The page: ${file}`,
    ...isOpened === false ? ["Nothing here opens it: open that file in a browser."] : []
  ])
});
async function pageOf(place, workspace, { loop, since, job, conversation }) {
  const { project } = workspace;
  const made = { project: (0, import_node_path.basename)(project), madeAt: (0, import_common2.isoTime)(workspace) };
  if (since !== null) {
    const from = (0, import_shared_core_report_timeline.readSince)(since, workspace.now());
    if (from === null) return (0, import_hooks_active_on_command.misused)(import_shared_core_report_timeline.WRONG_SINCE);
    const lines = (0, import_common.readJournal)(project).filter(({ time }) => Date.parse(time) >= from);
    return spanPage(made, new Date(from).toISOString(), lines);
  }
  if (job !== null) {
    const { showJob } = await Promise.resolve().then(() => __toESM(require("./app.jobs.show-jobs.cjs")));
    const view = await showJob(workspace, job, MOST_LINES);
    if (typeof view === "string") return (0, import_hooks_active_on_command.refused)(view);
    return jobPage(
      made,
      view,
      (0, import_common.readJournal)(project).filter((line) => line.loop === view.id)
    );
  }
  if (conversation !== null) {
    const found = await conversationIn(place, conversation);
    return "messages" in found ? conversationPage(made, found) : found;
  }
  const gathered = await gatherLoop(workspace, loop);
  return gathered.status === "refused" ? gathered : loopPage(gathered.facts);
}
var MOST_LINES = 200;
async function conversationIn(place, id) {
  const { showConversation } = await Promise.resolve().then(() => __toESM(require("./core.ask.conversations.vault-conversations.cjs")));
  const shown = await (0, import_shared_app_ask_nlm_notebook.inVault)(
    place,
    { dir: null },
    async ({ ports }) => (0, import_hooks_active_on_command.done)(await showConversation(ports, id))
  );
  if (shown.status === "refused" || shown.status === "misused") return shown;
  return shown.value ?? (0, import_hooks_active_on_command.refused)(
    `There is no conversation "${(0, import_common4.plainLine)(id, 80)}" here. To list them: ${import_hooks_active_on_command2.lineToType`conversation list`}`
  );
}
var reportOperations = [report];
