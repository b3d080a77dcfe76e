

var import_shared_app_research_prepare_research = require("./shared.app.research.prepare-research.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

// src/app/notebook/change-sources.ts
var LONGEST_TEXT = 2e6;
function readSource({ url, text: text2, title }) {
  if (url !== null && text2 !== null) return "Give an address or a text, not both.";
  if (url !== null) return readAddress(url);
  if (text2 === null || text2.trim() === "") return "Give an address, or a text with its title.";
  if (title === null || title.trim() === "") return "A text needs a title.";
  if (text2.length > LONGEST_TEXT)
    return `The text is longer than ${LONGEST_TEXT} characters: add it in parts.`;
  return { kind: "text", title: (0, import_app_guidance_step_guidance2.textToSend)(title), text: (0, import_app_guidance_step_guidance2.textToSend)(text2) };
}
function readAddress(typed) {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    return "The address needs to begin with https:// or http://.";
  if (url.username !== "" || url.password !== "" || (0, import_common.redact)(typed) !== typed)
    return "The address seems to contain a secret, so it is not sent.";
  return { kind: "url", url: typed };
}
async function addToNotebook(place, accounts, source) {
  const results = [];
  for (const account of accounts) results.push(await addTo(place, account, source));
  return results;
}
async function addTo(place, account, source) {
  const { account: profile, notebook: notebook2 } = account;
  const added = await (0, import_shared_app_research_prepare_research.askAccounts)(place, [account], (as, id2) => (0, import_shared_core_loop_report.addSource)(as, id2, source));
  if (added.status === "refused") return { profile, id: null, isNew: false, trouble: added.reason };
  const { id, isNew } = added.data;
  const isKept = !isNew || await (0, import_app_guidance_step_guidance.rememberAdded)(place.userFolder, place.project, { account: profile, notebook: notebook2, source: id });
  const trouble = isKept ? null : "It was added, but that could not be recorded, so only you can remove it again.";
  return { profile, id, isNew, trouble };
}
async function removeFromNotebook(place, accounts, id, mayRemove) {
  const found = await findSource(place, accounts, id);
  if (found.status === "refused") return found;
  const { account, title } = found;
  if (mayRemove === "added" && !isOurs(place, account, id))
    return refused2(
      "MSW has not added this source, so it is for the user to remove it, in NotebookLM or in a terminal."
    );
  const deleted = await (0, import_shared_app_research_prepare_research.askAccounts)(place, [account], (as) => (0, import_shared_core_loop_report.deleteSource)(as, id));
  if (deleted.status === "refused") return refused2(deleted.reason);
  await (0, import_app_guidance_step_guidance.forgetAdded)(place.userFolder, place.project, id);
  return { status: "done", profile: account.account, title };
}
async function findSource(place, accounts, id) {
  const troubles = [];
  for (const account of accounts) {
    const listed = await (0, import_shared_app_research_prepare_research.askAccounts)(place, [account], import_shared_core_loop_report.listSources);
    if (listed.status === "refused") troubles.push(listed.reason);
    const found = listed.status === "ok" ? listed.data.find((source) => source.id === id) : void 0;
    if (found !== void 0) return { status: "ok", account, title: found.title };
  }
  const missing = "The notebook has no source of this id: source list shows them.";
  return refused2(troubles.length > 0 ? troubles.join(" ") : missing);
}
function isOurs(place, { account, notebook: notebook2 }, id) {
  return (0, import_app_guidance_step_guidance.readAdded)(place.userFolder, place.project).some(
    (one) => one.source === id && one.account === account && one.notebook === notebook2
  );
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/operations/source-operations.ts
var notebook = (0, import_shared_core_planning_writing_project_answers.text)("NAME", "another notebook than the one of this project");
var list2 = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "source list",
  about: "List the sources of a notebook",
  effect: "asks",
  inputs: { notebook },
  run: (place, { notebook: name }) => (0, import_shared_app_research_prepare_research.inNotebook)(place, name, async (workspace, { accounts }) => {
    const listed = await (0, import_shared_app_research_prepare_research.askAccounts)(workspace, accounts, import_shared_core_loop_report.listSources);
    if (listed.status === "refused") return (0, import_shared_core_planning_writing_project_answers.refused)(listed.reason);
    const { account: profile, notebook: id } = listed.by;
    return (0, import_shared_core_planning_writing_project_answers.done)({ profile, notebook: id, sources: listed.data });
  }),
  text: ({ sources }) => sources.length === 0 ? import_common4.prose`No source yet.` : (0, import_common4.joinProse)(sources.map(sourceLine), "\n")
});
var add = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "source add",
  about: "Put a web page or a text into a notebook, in each of its accounts",
  effect: "asks",
  inputs: {
    url: (0, import_shared_core_planning_writing_project_answers.text)("URL", "a page"),
    text: (0, import_shared_core_planning_writing_project_answers.text)("TEXT", "a text; secrets in it are masked"),
    title: (0, import_shared_core_planning_writing_project_answers.text)("TEXT", "what the text is called"),
    notebook
  },
  run: (place, { notebook: name, ...wanted }) => {
    const source = readSource(wanted);
    if (typeof source === "string") return (0, import_shared_core_planning_writing_project_answers.misused)(source);
    return (0, import_shared_app_research_prepare_research.inNotebook)(place, name, async (workspace, { accounts }) => {
      const added = await addToNotebook(workspace, accounts, source);
      const troubles = added.flatMap(
        ({ profile, trouble }) => trouble === null ? [] : [`${profile}: ${trouble}`]
      );
      const value = { added };
      if (troubles.length > 0) return { status: "failed", value, reason: troubles.join(" ") };
      const isKnown = added.every(({ isNew }) => !isNew);
      const notice = isKnown ? "A source of this address or title is there already; it stays as it is." : void 0;
      return { status: "done", value, notice };
    });
  },
  text: ({ added }) => (0, import_common4.joinProse)(
    added.flatMap(
      ({ profile, id, isNew }) => id === null ? [] : [
        import_common4.prose`${(0, import_common2.quoteName)(profile, 80)}: ${(0, import_common2.quoteName)(id, 120)}${isNew ? import_common4.prose` is added` : import_common4.prose` was there`}`
      ]
    ),
    "\n"
  )
});
var remove = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "source delete",
  about: "Delete a source of a notebook for good; for Claude, only one that MSW has added",
  effect: "asks",
  inputs: { id: (0, import_shared_core_planning_writing_project_answers.word)("the id of a source"), notebook },
  run: (place, { id, notebook: name }) => (0, import_shared_app_research_prepare_research.inNotebook)(place, name, async (workspace, { accounts }) => {
    const mayRemove = place.caller.mark === null ? "all" : "added";
    const removed = await removeFromNotebook(workspace, accounts, id, mayRemove);
    if (removed.status === "refused") return (0, import_shared_core_planning_writing_project_answers.refused)(removed.reason);
    return (0, import_shared_core_planning_writing_project_answers.done)({ id, title: removed.title, profile: removed.profile });
  }),
  text: ({ title }) => import_common4.prose`Deleted: ${(0, import_common3.quoteLine)(title, 200)}`
});
var sourceOperations = [list2, add, remove];
function sourceLine({ id, title, type, state }) {
  const now = state === "ready" || state === "unknown" ? import_common4.prose`` : import_common4.prose`, ${(0, import_common2.quoteName)(state)}`;
  return import_common4.prose`${(0, import_common2.quoteName)(id, 120)}  ${(0, import_common3.quoteLine)(title, 200)} (${(0, import_common2.quoteName)(type, 40)}${now})`;
}
module.exports = {
  sourceOperations: sourceOperations
};
