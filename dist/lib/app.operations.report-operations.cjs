var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toESM=(r,e,o)=>(o=r!=null?__create(__getProtoOf(r)):{},__copyProps(e||!r||!r.__esModule?__defProp(o,"default",{value:r,enumerable:!0}):o,r)),__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{reportOperations:()=>reportOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_report_page_render_section=require("./shared.core.report.page.render-section.cjs"),import_shared_app_ask_nlm_notebook=require("./shared.app.ask.nlm-notebook.cjs"),import_shared_app_snapshots_find_snapshots=require("./shared.app.snapshots.find-snapshots.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_core_report_timeline2=require("./shared.core.report.timeline.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_snapshots_undo_text2=require(
"./shared.core.snapshots.undo-text.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require("./common.cjs"),import_common16=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_path3=require("node:path"),import_node_path4=require("node:path");
// src/app/operations/report-operations.ts
// src/adapters/process/open-file.ts
function openFile(path2, env, projectRoot) {
  if (!(0, import_node_path2.isAbsolute)(path2)) return false;
  const opener = openerOf(path2, env, projectRoot);
  if (opener === null) return false;
  const [program, ...args] = opener;
  (0, import_common5.startProgram)(program, args, { cwd: (0, import_common7.neutralFolder)(), env });
  return true;
}
function openerOf(path2, env, projectRoot) {
  if (process.platform === "win32")
    return [(0, import_common7.systemProgram)("rundll32.exe", env, projectRoot), "url.dll,FileProtocolHandler", path2];
  const name = process.platform === "darwin" ? "open" : "xdg-open";
  if (name === "xdg-open" && !env.DISPLAY && !env.WAYLAND_DISPLAY) return null;
  const program = (0, import_common7.findProgram)(name, env, projectRoot);
  return program === null ? null : [program, path2];
}
// src/core/report/page/events.ts
var MOST_EVENTS = 300;
function eventsOf(lines) {
  const events = (0, import_shared_core_report_timeline.foldedEntries)(lines).map(
    ({ time, kind, text: text2 }) => ({ at: (0, import_shared_core_report_page_render_section.outsideLine)(time, 40), kind, text: (0, import_shared_core_report_page_render_section.outsideLine)(text2, 300) })
  );
  const shown = events.slice(-MOST_EVENTS);
  return { kind: "events", left: events.length - shown.length, events: shown };
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
    const event = (0, import_shared_app_planning_worktrees_plan_runs.readJournalEvent)(line);
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
      const kept = patch === null || room <= 0 ? null : (0, import_shared_core_report_page_render_section.outsideText)(patch, Math.min(room, 3e4));
      room -= kept?.length ?? 0;
      return iterationOf2(iteration, told.get(iteration) ?? null, attempts.get(iteration) ?? null, kept);
    })
  };
}
function iterationOf2(iteration, told, attempt, patch) {
  return {
    iteration,
    at: told === null ? null : (0, import_shared_core_report_page_render_section.outsideLine)(told.at, 40),
    patch,
    checks: (told?.event.checks ?? []).slice(0, 20).map(({ name, outcome, durationMs }) => ({
      name: (0, import_shared_core_report_page_render_section.outsideLine)(name, 80),
      outcome: (0, import_shared_core_report_page_render_section.outsideLine)(outcome, 40),
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
    result: (0, import_shared_core_report_page_render_section.outsideLine)(attempt.failure, 300),
    relation: relation === "nothing to compare" ? null : (0, import_shared_core_report_page_render_section.outsideLine)(relation, 200),
    gone: attempt.gone.map((name) => (0, import_shared_core_report_page_render_section.outsideLine)(name, 160)),
    came: attempt.came.map((name) => (0, import_shared_core_report_page_render_section.outsideLine)(name, 160)),
    files: changes?.map(fileOf) ?? null,
    commits: attempt.commits.map((subject) => (0, import_shared_core_report_page_render_section.outsideLine)(subject, 120)),
    said: said === null ? null : (0, import_shared_core_report_page_render_section.outsideLine)(said, 300),
    denied: denied === null ? null : (0, import_shared_core_report_page_render_section.outsideLine)(denied, 300)
  };
}
function untold(told) {
  const { counted = true, failure = null, headline = null, change = null } = told?.event ?? {};
  return {
    counted,
    passed: failure === null,
    result: (0, import_shared_core_report_page_render_section.outsideLine)(headline ?? (failure === null ? "no failure" : "a failure"), 300),
    relation: change === null ? null : (0, import_shared_core_report_page_render_section.outsideLine)(change, 200),
    gone: [],
    came: [],
    files: null,
    commits: [],
    said: null,
    denied: null
  };
}
function fileOf({ repository, path: path2, added, removed }) {
  const name = (0, import_shared_core_report_page_render_section.outsideLine)(repository === void 0 ? path2 : `${repository}: ${path2}`, 200);
  return added === null || removed === null ? name : `${name} (+${added} \u2212${removed})`;
}
// src/core/report/page/loop-page.ts
function loopPage(facts) {
  const { loop, project, ending, climbs } = facts;
  const { terms, progress } = loop;
  const task = (0, import_shared_core_report_page_render_section.outsideText)(terms.prompt, 8e3).trim();
  const about = (0, import_shared_core_report_page_render_section.outsideLine)(terms.prompt, 240);
  const sections = [
    experimentsOf(ending),
    {
      kind: "checks",
      checks: terms.checks.slice(0, 20).map(({ name, command }, at) => ({
        name: (0, import_shared_core_report_page_render_section.outsideLine)(name, 80),
        command: (0, import_shared_core_report_page_render_section.outsideLine)(command, 400),
        output: endOf(facts.outputs[at] ?? null)
      }))
    },
    { kind: "lives", ...(0, import_shared_core_report_page_render_section.livesIn)(loop) },
    iterationsOf(facts),
    { kind: "guidance", given: climbs.slice(-50).map(guidanceOf) },
    timeOf(facts),
    eventsOf(facts.lines.filter(({ event }) => event !== "iteration-finished")),
    { kind: "text", title: "The task as it was typed", text: task === about ? "" : task }
  ];
  return {
    title: `Loop ${terms.id}`,
    project: (0, import_shared_core_report_page_render_section.outsideLine)(project, 80),
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
      reason: sentence((0, import_shared_core_report_page_render_section.outsideLine)(proof.reason, 600)),
      next: proof.cure === null ? null : (0, import_shared_core_report_page_render_section.outsideLine)(proof.cure, 400)
    };
  const reason = sentence((0, import_shared_core_report_page_render_section.outsideLine)(ending.reason, 600));
  const known = Object.entries(import_hooks_active_on_stop4.CAUSES).find(([name]) => name === cause)?.[1];
  if (known === void 0)
    return { tone: "open", title: capitalised((0, import_shared_core_report_page_render_section.outsideLine)(cause, 60)), reason, next: null };
  const title = capitalised(known.name);
  if (cause === "done") return { tone: "passed", title, reason, next: null };
  return { tone: known.isFailure === true ? "failed" : "open", title, reason, next: known.next };
}
function experimentsOf(ending) {
  const runs = (ending?.proof?.experiments ?? []).slice(0, 10).map((run) => ({
    name: run.name,
    conditions: import_app_loop_conclude_turn.CALLED[run.name],
    wanted: import_app_loop_conclude_turn2.WANTED[run.name],
    answer: run.answer,
    what: run.what === null ? null : (0, import_shared_core_report_page_render_section.outsideLine)(run.what, 300),
    durationMs: run.durationMs
  }));
  const findings = (ending?.proof?.findings ?? []).slice(0, 10).map((finding) => (0, import_shared_core_report_page_render_section.outsideLine)(finding, 400));
  return { kind: "experiments", runs, findings };
}
function factsOf({ loop, ending, now, startedAt }, attempts) {
  const { terms, progress } = loop;
  const files = (0, import_shared_core_loop_texts_report.sumChanges)(attempts).length;
  const tokens = (0, import_hooks_active_on_stop2.describeTokens)(progress.spent, terms.maxTokens);
  const worked = workedMs(loop, ending, now);
  return [
    { name: "Iterations", value: `${attempts.at(-1)?.iteration ?? 0} of ${terms.maxIterations}` },
    { name: "Time of work", value: (0, import_shared_core_report_page_render_section.inWords)(worked) },
    ...tokens === null ? [] : [{ name: "Tokens", value: tokens.replace(/ tokens$/, "") }],
    ...files === 0 ? [] : [{ name: "Files changed", value: String(files) }],
    { name: "Started", value: (0, import_shared_core_report_timeline2.clockOfDay)(startedAt).slice(0, 16) }
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
    failure: (0, import_shared_core_report_page_render_section.outsideLine)(headline, 200),
    source: offered === null ? null : (0, import_shared_core_report_page_render_section.outsideLine)(source ?? "a source that is no longer known", 200),
    outcome: offered === null ? `none was found (asked: ${asked === "" ? "nothing" : asked})` : offered.outcome === null ? "not judged yet" : OUTCOMES[offered.outcome]
  };
}
function timeOf({ loop, ending, lines, climbs, now }) {
  const { progress, terms } = loop;
  const checks = lines.flatMap((line) => {
    const event = (0, import_shared_app_planning_worktrees_plan_runs.readJournalEvent)(line);
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
  const best = (0, import_hooks_active_on_stop3.bestIteration)(progress.attempts);
  return {
    kind: "time",
    parts: [{ name: "Claude, and the last run of the checks", ms: rest }, ...known],
    facts: [
      ...progress.pausedMs === 0 ? [] : [{ name: "Paused or silent", value: (0, import_shared_core_report_page_render_section.inWords)(progress.pausedMs) }],
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
  return (0, import_shared_core_report_page_render_section.outsideText)(whole.trimEnd(), LONGEST_OUTPUT);
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
    const event = (0, import_shared_app_planning_worktrees_plan_runs.readJournalEvent)(line);
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
    title: `Since ${(0, import_shared_core_report_timeline2.clockOfDay)(since).slice(0, 16)}`,
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
  const known = Object.entries(import_hooks_active_on_stop4.CAUSES).find(([name]) => name === cause)?.[1];
  const { verdict, why } = event.event === "loop-ended" ? event : {};
  const tone = cause === "done" ? verdict === "proven" ? "proven" : "passed" : known?.isFailure === true ? "failed" : "open";
  const proven = verdict === "proven" ? " and proven" : "";
  return { state: `${known?.name ?? cause}${proven}`, tone, text: why ?? reason };
}
function row(name, { state, tone, text: text2 }) {
  return { name: (0, import_shared_core_report_page_render_section.outsideLine)(name, 80), state: (0, import_shared_core_report_page_render_section.outsideLine)(state, 60), tone, text: (0, import_shared_core_report_page_render_section.outsideLine)(text2, 400) };
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
    about: (0, import_shared_core_report_page_render_section.outsideLine)(what, 240),
    verdict: {
      // A job that is done says nothing of proof.
      tone: tone === "proven" ? "passed" : tone,
      title: `${state.charAt(0).toUpperCase()}${state.slice(1)}`,
      reason: (0, import_shared_core_report_page_render_section.outsideLine)(outcome ?? waitsFor.map(({ reason }) => reason).join("; "), 600),
      next: next === null ? null : (0, import_shared_core_report_page_render_section.outsideLine)(next, 400)
    },
    facts: [{ name: "Time of work", value: (0, import_shared_core_report_page_render_section.inWords)(workedSeconds * 1e3) }],
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
      ...log === "" ? [] : [{ kind: "text", title: "The end of its log", text: (0, import_shared_core_report_page_render_section.outsideText)(log, 2e4) }]
    ]
  };
}
function conversationPage(made, { id, updatedAt, messages }) {
  const first = messages.find(({ role }) => role === "user")?.text ?? "";
  const questions = messages.filter(({ role }) => role === "user").length;
  return {
    title: `Conversation ${(0, import_shared_core_report_page_render_section.outsideLine)(id, 80)}`,
    ...headOf(made),
    about: "",
    verdict: {
      tone: "open",
      title: (0, import_shared_core_report_page_render_section.outsideLine)(first, 120) || "A conversation",
      reason: `${(0, import_common12.countOf)(questions, "question")}, the last on ${(0, import_shared_core_report_timeline2.clockOfDay)(updatedAt)}.`,
      next: null
    },
    facts: [],
    sections: [
      {
        kind: "rows",
        title: "Questions and answers",
        rows: messages.slice(-MOST_ROWS).map(({ role, text: text2, at, mode }) => ({
          name: role === "user" ? "Question" : "Answer",
          state: role === "user" ? (0, import_shared_core_report_timeline2.clockOfDay)(at) : mode === "local" ? "from the notes alone" : "from the notebook",
          tone: "open",
          text: (0, import_shared_core_report_page_render_section.outsideText)(text2, 8e3)
        }))
      }
    ]
  };
}
function headOf({ project, madeAt }) {
  return { project: (0, import_shared_core_report_page_render_section.outsideLine)(project, 80), madeAt };
}
// src/core/report/page/phase-page.ts
var MOST = 200;
function phasePage(made, phase) {
  const { facts, goal, plans, commits } = phase;
  const done2 = plans.filter(({ summary }) => summary?.status === "complete").length;
  const sections = [
    rowsOf("What is missing", gapRows(phase.report)),
    rowsOf("The plans", plans.map(planRow)),
    rowsOf("Requirements", requirementRows(phase.report)),
    checksOf(plans),
    textOf2(
      "The commits",
      (commits ?? []).map(({ hash, subject }) => `${hash.slice(0, 8)}  ${subject}`)
    ),
    textOf2("The verification", bodyOf(phase.report))
  ];
  return {
    title: `Phase ${(0, import_shared_core_report_page_render_section.outsideLine)(facts.number, 20)}`,
    ...headOf(made),
    about: (0, import_shared_core_report_page_render_section.outsideLine)(goal === null ? facts.name : `${facts.name}: ${goal}`, 240),
    verdict: verdictOf2(phase),
    facts: [
      { name: "Plans", value: `${done2} of ${plans.length} done` },
      ...commits === null ? [] : [{ name: "Commits", value: String(commits.length) }],
      ...facts.verifiedOn === null ? [] : [{ name: "Verified", value: (0, import_shared_core_report_page_render_section.outsideLine)(facts.verifiedOn, 20) }]
    ],
    sections: sections.filter((section) => section !== null)
  };
}
function verdictOf2({
  facts: { number: number2, verification, changedSince = [] },
  report: report2
}) {
  const score = report2?.score ?? null;
  const counted = score === null ? "" : `${score.met} of ${(0, import_common12.countOf)(score.of, "must-have")} verified.`;
  const next = `/msw:verify ${(0, import_shared_core_report_page_render_section.outsideLine)(number2, 20)}`;
  switch (verification) {
    case "passed":
      return { tone: "passed", title: "Verified", reason: counted, next: null };
    case "gaps_found":
      return {
        tone: "failed",
        title: "Gaps found",
        reason: counted,
        next: `/msw:plan ${(0, import_shared_core_report_page_render_section.outsideLine)(number2, 20)} --gaps`
      };
    case "human_needed":
      return { tone: "open", title: "Waits for a person", reason: counted, next };
    case "unknown":
    case null: {
      const changed = `${(0, import_common12.countOf)(changedSince.length, "file")} changed since the verification.`;
      return { tone: "open", title: "Not verified", reason: changedSince.length === 0 ? "" : changed, next };
    }
  }
}
function gapRows(report2) {
  return (report2?.gaps ?? []).map(({ truth, status, reason, missing }) => {
    const text2 = [reason, ...missing].filter((part) => part !== null).join("; ");
    return row(truth, { state: status ?? "missing", tone: "failed", text: text2 });
  });
}
function planRow({ id, objective, summary }) {
  const text2 = summary?.oneLiner ?? objective ?? "";
  if (summary === null) return row(id, { state: "open", tone: "open", text: text2 });
  if (summary.status === "halted") return row(id, { state: "halted", tone: "failed", text: text2 });
  const isDoubted = summary.selfCheck === "failed";
  return row(id, {
    state: isDoubted ? "done, its own check failed" : "done",
    tone: isDoubted ? "failed" : "passed",
    text: text2
  });
}
function requirementRows(report2) {
  return (report2?.requirements ?? []).map(
    ({ id, satisfied }) => row(id, {
      state: satisfied ? "satisfied" : "not satisfied",
      tone: satisfied ? "passed" : "failed",
      text: ""
    })
  );
}
function rowsOf(title, rows) {
  return rows.length === 0 ? null : { kind: "rows", title, rows: rows.slice(0, MOST) };
}
function checksOf(plans) {
  const checks = plans.flatMap(
    ({ id, commands }) => commands.map((command) => ({
      name: (0, import_shared_core_report_page_render_section.outsideLine)(id, 80),
      command: (0, import_shared_core_report_page_render_section.outsideLine)(command, 400),
      output: null
    }))
  );
  return checks.length === 0 ? null : { kind: "checks", checks: checks.slice(0, MOST) };
}
function textOf2(title, lines) {
  const text2 = (0, import_shared_core_report_page_render_section.outsideText)(lines.join("\n").trim(), 3e4);
  return text2 === "" ? null : { kind: "text", title, text: text2 };
}
function bodyOf(report2) {
  if (report2 === null) return [];
  const { text: text2, body } = report2.document;
  return text2.slice(body).split(/\r?\n/);
}
// src/app/report/loop-facts.ts
async function gatherLoop(workspace, wanted) {
  const { project, now } = workspace;
  const history = (0, import_shared_core_snapshots_undo_text.showHistory)(project, wanted);
  if (history.status === "refused") return history;
  const { loop: id, lines } = history;
  const living = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace)).find(({ terms }) => terms.id === id) ?? null;
  const archived = living === null ? readArchive(project, id) : null;
  const loop = living ?? archived?.loop ?? null;
  if (loop === null)
    return { status: "refused", reason: `The record of loop ${id} is no longer here: .msw/loops/${id}.` };
  const result = (0, import_shared_core_planning_writing_new_documents2.listResults)(workspace.userFolder, project).findLast((one) => one.loop === id) ?? null;
  const facts = {
    loop,
    project: (0, import_node_path3.basename)(project),
    ending: living === null ? endingOf(result) ?? archived?.ending ?? LOST : pauseOf(living, result),
    lines,
    climbs: (0, import_shared_core_loop_texts_report2.climbsIn)((0, import_app_guidance_step_guidance.readGuidance)(project, [id])).filter((climb) => climb.loop === id),
    patches: await patchesOf(workspace, id),
    outputs: loop.terms.checks.map((_, at) => outputOf(project, id, at + 1)),
    now: now(),
    madeAt: (0, import_common2.isoNow)(workspace),
    startedAt: new Date(loop.terms.startedAt).toISOString()
  };
  return { status: "ok", facts };
}
var LOST = { cause: "ended", reason: "how it ended is no longer kept", at: null, proof: null };
function endingOf(result) {
  if (result === null || result.cause === import_shared_core_planning_writing_new_documents2.LEFT || result.state === "paused") return null;
  return { cause: result.cause, reason: result.reason, at: Date.parse(result.at), proof: result.proof };
}
function pauseOf({ progress: { pause } }, result) {
  if (pause === null) return null;
  return { ...pause, proof: result?.cause === pause.cause ? result.proof : null };
}
function readArchive(project, id) {
  const file = (0, import_common10.readJson)((0, import_common8.mswPath)(project, "loops", id, "loop.json"), (0, import_common14.ownFile)(project));
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
  const path2 = (0, import_node_path3.join)((0, import_common8.mswPath)(project, "loops", id), `final-check-${number2}.log`);
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
    const iteration = (0, import_shared_core_snapshots_undo_text2.iterationOf)(to.label);
    if (from === void 0 || iteration === null) continue;
    const patch = await found.store.trees.patchBetween(from.tree, to.tree);
    if (patch !== null) patches.set(iteration, patch);
  }
  return patches;
}
// src/app/report/write-report.ts
function writeReport(project, page, file) {
  const own = file === null ? (0, import_common8.openMswSubfolder)(project, "reports") : null;
  if (own?.status === "refused") return { status: "refused", reason: `${own.reason}.` };
  const path2 = file ?? (0, import_node_path4.join)(own?.path ?? "", `${nameOf(page)}.html`);
  const objection = objectionTo(path2);
  if (objection !== null) return { status: "refused", reason: objection };
  try {
    (0, import_common9.writeFileAtomic)(path2, (0, import_shared_core_report_page_render_section.renderPage)(page), { mode: 384 });
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
  if (((0, import_common13.textOf)(path2, import_common14.named, LARGEST) ?? "").includes(import_shared_core_report_page_render_section.PAGE_MARK)) return null;
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
  examples: ["--since 7d"],
  about: "Write a loop, a day, a phase, a job or a conversation as one HTML file that loads nothing, to read or to send",
  effect: "writes",
  isNoted: false,
  streams: true,
  slash: "/msw:report",
  inputs: {
    loop: (0, import_hooks_active_on_command.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant"),
    html: (0, import_hooks_active_on_command.path)("FILE", "the file to write; by default one in .msw/reports/"),
    since: (0, import_hooks_active_on_command.text)("WHEN", "all loops since then in place of one: 24h, 7d, today, or a day such as 2026-01-31"),
    phase: (0, import_hooks_active_on_command.numberText)(
      "PHASE",
      "a planned phase in place of a loop: its verification, plans, commits, checks"
    ),
    job: (0, import_hooks_active_on_command.text)("ID", "a job in place of a loop, by its id or the beginning of it"),
    conversation: (0, import_hooks_active_on_command.text)("ID", "a conversation with the vault in place of a loop"),
    open: (0, import_hooks_active_on_command.flag)("open it in the browser"),
    serve: (0, import_hooks_active_on_command.flag)("no file: serve it to your browser alone, as it changes, until Ctrl-C")
  },
  run: (place, { html, open, serve, ...wanted }) => {
    const forPerson = open ? "report --open" : serve ? "report --serve" : null;
    const refusal = forPerson === null ? null : (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, forPerson);
    if (refusal !== null) return refusal;
    if (serve && (open || html !== null))
      return (0, import_hooks_active_on_command.misused)("--serve writes no file: leave out --html and --open.");
    if (Object.values(wanted).filter((one) => one !== null).length > 1)
      return (0, import_hooks_active_on_command.misused)("A page is of one thing: a loop, --since, --phase, --job or --conversation.");
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const page = await pageOf(place, workspace, wanted);
      if ("status" in page) return page;
      if (serve) return served(place, workspace, page, wanted);
      const written = writeReport(workspace.project, page, html);
      if (written.status === "refused") return (0, import_hooks_active_on_command.refused)(written.reason);
      const isOpened = open ? openFile(written.path, workspace.env, workspace.project) : null;
      return (0, import_hooks_active_on_command.done)({ path: written.path, title: page.title, verdict: page.verdict, isOpened });
    });
  },
  shown: (reported) => "ended" in reported ? endText(reported) : pageText(reported)
});
function pageText({ path: file, title, verdict, isOpened }) {
  return (0, import_common4.forPeople)([
    `${title}: ${verdict.title}${verdict.reason === "" ? "" : `. ${verdict.reason}`}`,
    `The page: ${file}`,
    ...isOpened === false ? ["Nothing here opens it: open that file in a browser."] : []
  ]);
}
function endText({ ended }) {
  const why = ended === "idle" ? ", since nobody looks at it any more" : "";
  return (0, import_common4.forPeople)([`The page is no longer served${why}.`]);
}
async function served(place, workspace, page, wanted) {
  const { serveReport } = await Promise.resolve().then(() => __toESM(require("./app.report.serve-report.cjs")));
  const again = async () => {
    const next = await pageOf(place, workspace, wanted);
    return "status" in next ? null : next;
  };
  const tell = (url) => {
    place.emit({ url }, url);
    place.tell("The address works once, in the browser that opens it first; Ctrl-C ends it.");
  };
  return (0, import_hooks_active_on_command.done)({ title: page.title, ended: await serveReport(workspace, { page, again, tell }) });
}
async function pageOf(place, workspace, { loop, since, phase, job, conversation }) {
  const { project } = workspace;
  const made = { project: (0, import_node_path.basename)(project), madeAt: (0, import_common2.isoNow)(workspace) };
  if (since !== null) return pageSince(made, workspace, since);
  if (phase !== null) {
    const { gatherPhase } = await Promise.resolve().then(() => __toESM(require("./app.report.phase-facts.cjs")));
    const found = await gatherPhase(project, phase);
    return found.status === "ok" ? phasePage(made, found.phase) : found;
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
function pageSince(made, { project, now }, since) {
  const from = (0, import_shared_core_report_timeline.readSince)(since, now());
  if (from === null) return (0, import_hooks_active_on_command.misused)(import_shared_core_report_timeline.WRONG_SINCE);
  const lines = (0, import_common.readJournal)(project).filter(({ time }) => Date.parse(time) >= from);
  return spanPage(made, new Date(from).toISOString(), lines);
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
    `There is no conversation "${(0, import_common6.plainLine)(id, 80)}" here. To list them: ${import_common3.lineToType`conversation list`}`
  );
}
var reportOperations = [report];
