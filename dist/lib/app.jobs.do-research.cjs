

var import_shared_app_research_discover_sources = require("./shared.app.research.discover-sources.cjs");

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");

var import_shared_app_research_prepare_research = require("./shared.app.research.prepare-research.cjs");

var import_shared_app_quota_show_quota2 = require("./shared.app.quota.show-quota.cjs");

var import_shared_app_quota_show_quota3 = require("./shared.app.quota.show-quota.cjs");

// src/app/jobs/do-research.ts
async function doResearch(workspace, desk, { topic, options: given }) {
  const read = (0, import_shared_app_research_prepare_research.readOptions)(topic, given);
  if (read.status === "refused") return { kind: "failed", outcome: read.reason, next: null };
  const { options } = read;
  const prepared = (0, import_shared_app_research_prepare_research.prepareResearch)(workspace.project, workspace.project, options);
  if (prepared.status === "refused") return { kind: "failed", outcome: prepared.reason, next: null };
  const { request } = prepared;
  const tell = (line) => {
    desk.log(line);
    const research = (0, import_shared_app_quota_show_quota.readResearch)(workspace.project, request.slug);
    void desk.note({ step: line, ...research !== null && { units: unitsOf(research) } });
  };
  const isFirst = desk.job().units.length === 0;
  const run = (0, import_shared_app_research_discover_sources.runResearch)(workspace, request, {
    tell,
    maxMinutes: desk.rights.maxMinutes,
    pollMs: import_shared_app_research_discover_sources.POLL_MS[options.mode],
    fresh: options.fresh && isFirst
  });
  const outcome = await Promise.race([run, aborted(desk.signal)]);
  if (outcome.status === "refused") return { kind: "failed", outcome: outcome.reason, next: null };
  const { report } = outcome.research;
  if (outcome.status === "done")
    return {
      kind: "done",
      outcome: `the report is ${report?.path ?? "written"}. ${report?.commit?.note ?? ""}`.trim().replace(/\.$/, ""),
      next: null
    };
  return { kind: "waiting", waitsFor: [{ reason: outcome.reason, type: (0, import_shared_app_quota_show_quota3.resumeLine)(desk.job()) }] };
}
function aborted(signal) {
  return new Promise((resolve) => {
    const stop = () => resolve({ status: "refused", reason: "it was ended" });
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
  });
}
function unitsOf(research) {
  const { questions, notebook, imported, synthesis, synthesisAttempts, report } = research;
  const unit = (name, isDone) => ({ name, state: isDone ? "done" : "open" });
  return [
    unit("notebook", notebook !== null),
    unit("sources", imported),
    ...questions.map(
      ({ text, answer, attempts }) => unit(text.slice(0, 120), answer !== null || attempts > 1)
    ),
    unit("synthesis", synthesis !== null || synthesisAttempts > 1),
    unit("report", report !== null && (0, import_shared_app_quota_show_quota2.nextStep)(research).kind === "done")
  ];
}
module.exports = {
  doResearch: doResearch
};
