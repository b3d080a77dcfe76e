

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

// src/app/commands/continue-chain.ts
async function continueChain(workspace, { session, agent, awaited, planMode, transcriptPath }, { answer, ownerPid }) {
  const isHeld = answer.kind === "context" || agent !== null || awaited.length > 0 || planMode;
  if (isHeld || (0, import_shared_core_planning_writing_project_answers.readChain)(workspace, session) === null) return answer;
  const { runCommand } = await Promise.resolve().then(() => require("./app.commands.run-command.cjs"));
  const typed = { session, command: "go", args: "--until blocked", transcriptPath };
  const next = await runCommand(workspace, typed, ownerPid);
  const before = answer.kind === "notice" ? `${answer.notice}
` : "";
  if (next.kind === "context") return { ...next, notice: `${before}${next.notice ?? ""}` || null };
  return next.kind === "answer" ? { kind: "notice", notice: `${before}${next.text}` } : answer;
}
module.exports = {
  continueChain: continueChain
};
