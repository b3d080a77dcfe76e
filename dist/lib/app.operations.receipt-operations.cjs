var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{receiptOperations:()=>receiptOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_receipt_write_receipt=require("./shared.app.receipt.write-receipt.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_adapters_git_add_worktree=require("./shared.adapters.git.add-worktree.cjs"),import_shared_adapters_control_tree_bring_ignored=require("./shared.adapters.control-tree.bring-ignored.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require(
"./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_os=require("node:os"),import_node_path=require("node:path");
// src/core/receipt/receipt-text.ts
function renderReceipt(statement, keyid) {
  const { msw } = statement.predicate;
  const { versions, trees, reason } = msw;
  const commit = (0, import_shared_app_receipt_write_receipt.commitOf)(statement);
  const about = commit === null ? `the tree ${code(trees.after)}, not committed` : `commit ${code(commit)}`;
  return (0, import_common2.forPeople)([
    `### ${TITLES[msw.verdict]}`,
    "",
    `About ${about}: ${code(reason)}`,
    "",
    "| check | exit code | command |",
    "|---|---|---|",
    ...msw.checks.map(
      ({ name, exitCode, command }) => `| ${code(name)} | ${exitCode ?? "none"} | ${command === null ? "not told" : code(command)} |`
    ),
    ...experimentTable(msw),
    "",
    testsLine(msw),
    ...msw.leftOut.map((sentence) => `- ${code(sentence)}`),
    "",
    `Signed by ${code(keyid)}; made with MSW ${code(versions.msw)}, node ${code(versions.node)}. How to verify it: ${code("docs/proof.md")} of MSW.`
  ]);
}
var TITLES = {
  proven: "Proven by MSW",
  passed: "Passed, but not proven",
  "not done": "Not done"
};
function experimentTable({ experiments }) {
  if (experiments.length === 0) return ["", "No control run was held."];
  return [
    "",
    "| the checks, run again | must be | were |",
    "|---|---|---|",
    ...experiments.map(
      ({ name, answer, what }) => `| ${import_app_loop_conclude_turn.CALLED[name]} | ${import_app_loop_conclude_turn2.WANTED[name]} | ${answer === "none" ? "without an answer" : answer}${what === null ? "" : `: ${code(what)}`} |`
    )
  ];
}
function testsLine({ tests }) {
  const changed = tests.filter(({ before, after }) => before !== after);
  const named2 = changed.slice(0, MOST_NAMED).map(({ path: path2 }) => code(path2));
  const more = changed.length - named2.length;
  return changed.length === 0 ? `${(0, import_common5.countOf)(tests.length, "file")} of tests and settings, none of them changed.` : `Tests and settings that changed: ${named2.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
var MOST_NAMED = 10;
function code(text22) {
  const plain = text22.replaceAll(/\s+/g, " ").replaceAll("`", "'").replaceAll("|", "\\|").trim();
  return `\`${plain === "" ? " " : plain}\``;
}
// src/core/receipt/read-receipt.ts
function readReceipt(text22, verifies) {
  const read = (0, import_shared_app_receipt_write_receipt.readEnvelope)(text22);
  if (read.status === "refused") return read;
  const { envelope } = read;
  if (!verifies(envelope, (0, import_shared_app_receipt_write_receipt.signedBytes)(envelope.payloadType, envelope.payload)))
    return refused2("its signature does not fit what it says: one of the two was changed");
  const value = (0, import_shared_app_receipt_write_receipt.parseOnly)(envelope.payload);
  if (value === void 0)
    return refused2("its statement is not the JSON that MSW writes: it was written again, or has a key twice");
  const parsed = (0, import_shared_app_receipt_write_receipt.statementShape)().safeParse(value);
  if (!parsed.success) return refused2(wrongStatement(parsed.error.issues[0]?.path ?? []));
  const contradiction = contradictionIn(parsed.data);
  return contradiction === null ? { status: "ok", statement: parsed.data, keyid: envelope.keyid } : refused2(contradiction);
}
function wrongStatement(path2) {
  switch (path2[0]) {
    case "_type":
      return `its statement is not of type ${import_shared_app_receipt_write_receipt.STATEMENT_TYPE}`;
    case "predicateType":
      return `its predicate is not of type ${import_shared_app_receipt_write_receipt.PREDICATE_TYPE}`;
    default:
      return `its statement has no valid ${path2.filter((part) => part !== "").join(".") || "form"}`;
  }
}
function contradictionIn(statement) {
  const { predicate } = statement;
  const { msw } = predicate;
  const { result, passedTests, failedTests } = (0, import_shared_app_receipt_write_receipt.resultOf)(msw);
  if (predicate.result !== result) return `it says ${predicate.result}, but its verdict is ${msw.verdict}`;
  if (!isSame(predicate.passedTests, passedTests) || !isSame(predicate.failedTests, failedTests))
    return "the checks that it calls passed or failed are not those whose results it has";
  const { digest } = statement.subject[0];
  if ((0, import_shared_app_receipt_write_receipt.commitOf)(statement) === null && "gitTree" in digest && digest.gitTree !== msw.trees.after)
    return "it is about another tree than the one after the work";
  return contradictionOf(msw);
}
function contradictionOf({ verdict, checks, experiments }) {
  const odd = checks.find(({ outcome, exitCode }) => outcome !== "failed" && exitCode !== 0);
  if (odd !== void 0) return `it calls ${odd.name} passed with exit code ${odd.exitCode}`;
  const wrong = experiments.find(({ name, wanted }) => wanted !== import_app_loop_conclude_turn2.WANTED[name]);
  if (wrong !== void 0) return `it wanted ${wrong.wanted} from the control run ${wrong.name}`;
  if (verdict === "not done") return null;
  const failing = checks.find(({ outcome }) => outcome === "failed");
  if (failing !== void 0) return `its verdict is ${verdict}, but ${failing.name} failed`;
  if (verdict !== "proven") return null;
  const refuting = experiments.find(({ wanted, answer }) => answer !== wanted);
  if (refuting !== void 0)
    return `its verdict is proven, but the control run ${refuting.name} was ${refuting.answer}`;
  return experiments.some(({ name }) => name === "undone") ? null : "its verdict is proven, but no control run without the work was held";
}
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/receipt/load-receipt.ts
function loadReceipt(path2) {
  const file = (0, import_common6.readText)(path2, import_common7.named);
  if (file.status === "ok") return receiptIn(file.text, path2);
  return refused3(
    file.status === "missing" ? `${path2} does not exist: name the file of a receipt.` : `${path2} cannot be read as a receipt: ${file.reason}.`
  );
}
function receiptIn(text22, origin) {
  const read = readReceipt(text22, import_shared_app_receipt_write_receipt.verifiesEd25519);
  if (read.status === "refused")
    return refused3(`${(0, import_common3.plainLine)(origin, 300)} is not a receipt to trust: ${(0, import_common3.plainLine)(read.reason, 300)}.`);
  const { statement, keyid } = read;
  return { status: "ok", receipt: { statement, keyid, text: text22 } };
}
function refused3(reason) {
  return { status: "refused", reason };
}
// src/app/receipt/run-again.ts
async function runAgain(workspace, { statement, commit }, { from, isAllowed, timeoutSeconds, tell }) {
  const { project, userFolder } = workspace;
  const { checks, verdict } = statement.predicate.msw;
  if (verdict === "not done") return "It says that the work is not done, so there is nothing to run again.";
  if (commit === null) return "Its files are not committed: commit them, then --rerun can check them out.";
  const commands = checks.flatMap(({ command }) => command ?? []);
  if (commands.length < checks.length)
    return "It does not tell the command of each check, so not all of them can run again.";
  const untrusted = commands.filter((command) => !isAllowed && !(0, import_hooks_active_on_command.isTrusted)(userFolder, project, command));
  if (untrusted.length > 0) {
    await (0, import_hooks_active_on_command.noteUntrusted)(workspace, { plan: from, commands: untrusted });
    return `Its commands come from a file, and you have not allowed ${untrusted.map(import_hooks_active_on_command.showForList).join(", ")} here: ${import_common.lineToType`trust list`} shows how.`;
  }
  const made = await (0, import_shared_adapters_git_add_worktree.makeCleanCheckout)({ project, userFolder, without: [], commit });
  if (made.status === "impossible") return `Its commit cannot be checked out: ${made.reason}.`;
  const { checkout } = made;
  try {
    for (const { name, command } of checks) {
      if (command === null) continue;
      tell(`${name} runs: ${(0, import_hooks_active_on_command.showForList)(command)}`);
      const adapted = checkout.adapt(command);
      const ran = await (0, import_app_loop_gather_evidence.runCheck)({
        ...adapted,
        cwd: checkout.project,
        timeoutMs: timeoutSeconds * 1e3
      });
      const wrong = wrongWith(ran);
      if (wrong !== null) return `${name} ${wrong} in a clean checkout of ${commit}.`;
    }
    return null;
  } finally {
    await checkout.remove();
  }
}
function wrongWith({
  exitCode,
  timedOut,
  startError,
  output
}) {
  if (startError !== null) return "could not be started";
  if (timedOut) return "took longer than its time";
  if (exitCode !== 0) return `ended with ${exitCode === null ? "a signal" : `exit code ${exitCode}`}`;
  return (0, import_app_loop_judge_check.emptyRun)(output) === null ? null : "tested nothing";
}
// src/app/receipt/verify-receipt.ts
// src/core/receipt/signers.ts
function readSigners(text22) {
  const names = /* @__PURE__ */ new Map();
  for (const [at, line] of text22.split(/\r?\n/).entries()) {
    const words = line.split(/\s+/).filter((word2) => word2 !== "");
    if (words.length === 0 || words[0]?.startsWith("#")) continue;
    const found = signerIn(words);
    if (found === null)
      return {
        status: "refused",
        reason: `line ${at + 1} is neither a key id, a public key nor a line of ssh's allowed_signers`
      };
    if (found !== "ssh") names.set(found.keyid, found.name);
  }
  return { status: "ok", names };
}
function signerIn(words) {
  const [first = "", second] = words;
  if (/^[\da-f]{64}$/.test(first)) return { keyid: first, name: second ?? first.slice(0, 16) };
  const key = (0, import_shared_app_receipt_write_receipt.fromBase64)(first);
  if (key?.length === SPKI_BYTES) return { keyid: (0, import_shared_app_receipt_write_receipt.keyIdOf)(key), name: second ?? (0, import_shared_app_receipt_write_receipt.keyIdOf)(key).slice(0, 16) };
  const at = words.findIndex((word2) => /^(?:ssh|ecdsa|sk)-[\w@.-]+$/.test(word2));
  const blob = (0, import_shared_app_receipt_write_receipt.fromBase64)(words[at + 1] ?? "");
  if (at === -1 || blob === null) return null;
  if (words[at] !== "ssh-ed25519" || at > 1 || blob.length !== SSH_BYTES) return "ssh";
  const keyid = (0, import_shared_app_receipt_write_receipt.keyIdOf)((0, import_shared_app_receipt_write_receipt.ed25519Key)(blob.slice(-32)));
  return { keyid, name: at === 1 ? first : keyid.slice(0, 16) };
}
var SPKI_BYTES = 44;
var SSH_BYTES = 4 + "ssh-ed25519".length + 4 + 32;
// src/app/receipt/verify-receipt.ts
async function verifyReceipt(request) {
  const opened = await (0, import_shared_adapters_git_remote_clone.openNotes)(request.folder);
  const notes = opened.status === "ok" ? opened.notes : null;
  const asked = request.file === null ? await notes?.commitNamed(request.name) ?? null : null;
  const loaded = await load(request, notes, asked);
  if (loaded.status === "refused") return loaded;
  const { statement, keyid } = loaded.receipt;
  if (asked !== null && (0, import_shared_app_receipt_write_receipt.commitOf)(statement) !== asked)
    return refused4(`The note of ${asked} is the receipt of another commit.`);
  const signer = await signerOf(request, keyid);
  if (typeof signer !== "string" && signer !== null) return signer;
  const chain = followChain(request, loaded.receipt);
  if (typeof chain === "string") return refused4(chain);
  const found = await findSubject(request, statement, notes);
  return found.status === "refused" ? found : { status: "ok", verified: { statement, keyid, signer, ...chain, commit: found.commit } };
}
async function load({ file, name }, notes, commit) {
  if (file !== null) return loadReceipt(file);
  const word2 = (0, import_common3.plainLine)(name, 100);
  if (notes === null || commit === null)
    return refused4(`${word2} is neither a file nor a commit of the repository here.`);
  const note = await notes.noteOf(commit);
  return note === null ? refused4(
    `${word2} has no receipt as its note: if it was pushed, fetch it with git fetch origin 'refs/notes/*:refs/notes/*'.`
  ) : receiptIn(note, `The note of ${word2}`);
}
async function signerOf(request, keyid) {
  const { signers: path2, file, folder, env } = request;
  if (path2 === null) return null;
  const read = (0, import_common6.readText)(path2, import_common7.named);
  if (read.status !== "ok") return refused4(`${path2} cannot be read: ${(0, import_common6.whyUnread)(read)}.`);
  const signers = readSigners(read.text);
  if (signers.status === "refused") return refused4(`${path2}: ${signers.reason}.`);
  const own = signers.names.get(keyid);
  if (own !== void 0) return own;
  const ssh = file === null ? null : await (0, import_shared_app_receipt_write_receipt.sshSigner)(file, path2, { project: folder, env });
  return ssh ?? refused4(`Its key ${keyid} is not one of those in ${path2}.`);
}
function followChain({ file, folder }, { statement }) {
  const near = file === null ? (0, import_common4.mswPath)(folder, "receipts") : (0, import_node_path.dirname)(file);
  let { previous } = statement.predicate.msw;
  let chained = 0;
  for (; previous !== null && chained < LONGEST_CHAIN; chained += 1) {
    const earlier = earlierIn(near, previous);
    if (earlier === null) return { chained, missing: previous.name };
    if (earlier.status === "refused") return earlier.reason;
    previous = earlier.receipt.statement.predicate.msw.previous;
  }
  return { chained, missing: previous?.name ?? null };
}
function earlierIn(folder, { name, sha256 }) {
  const path2 = (0, import_node_path.join)(folder, name);
  const text22 = PLAIN_NAME.test(name) ? (0, import_common6.textOf)(path2, import_common7.named) : null;
  if (text22 === null) return null;
  return (0, import_shared_app_receipt_write_receipt.receiptDigest)(text22) === sha256 ? receiptIn(text22, path2) : refused4(`The receipt before it, ${path2}, is not the one that it names: one of the two was replaced.`);
}
var LONGEST_CHAIN = 1e3;
var PLAIN_NAME = /^[\w-][\w.-]{0,100}$/;
async function findSubject(request, statement, notes) {
  const { trees } = statement.predicate.msw;
  const commit = (0, import_shared_app_receipt_write_receipt.commitOf)(statement);
  if (commit === null) return findTree(request, trees, notes);
  const tree = await notes?.treeOf(commit) ?? null;
  if (tree === null)
    return refused4(
      `The commit ${commit} that it is about is not in the repository here: fetch it, or go there.`
    );
  return tree === trees.after ? { status: "ok", commit } : refused4(`The commit ${commit} has other files than those it is about.`);
}
async function findTree({ folder, now }, { after }, notes) {
  const commit = await notes?.commitWith(after) ?? null;
  if (commit !== null || await treeNow(folder, now) === after) return { status: "ok", commit };
  return refused4(
    "Neither the files here nor one of the last 500 commits are what it is about: check out the work, or go there."
  );
}
async function treeNow(folder, now) {
  const userFolder = (0, import_node_fs.mkdtempSync)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "msw-receipt-"));
  try {
    const opened = await (0, import_app_snapshots_keep_snapshots.openSnapshots)({ userFolder, project: folder }, "receipt");
    if (opened.status !== "ok") return null;
    const taken = await opened.store.take({ label: "now", at: now() });
    return taken.status === "ok" ? taken.snapshot.tree : null;
  } finally {
    (0, import_shared_adapters_control_tree_bring_ignored.discard)(userFolder);
  }
}
function isReceiptFile(path2) {
  return (0, import_node_fs.existsSync)(path2);
}
function refused4(reason) {
  return { status: "refused", reason };
}
// src/app/operations/receipt-operations.ts
var write = (0, import_hooks_active_on_command2.operation)({
  name: "receipt write",
  examples: ["--out receipt.json"],
  about: "Write the signed receipt of a loop that has ended: what it proved, of which files, by which runs",
  effect: "writes",
  inputs: {
    loop: (0, import_hooks_active_on_command2.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant"),
    note: (0, import_hooks_active_on_command2.flag)("attach it to the commit as well, as its note in refs/notes/msw"),
    out: (0, import_hooks_active_on_command2.path)("FILE", "write it there as well as to .msw/receipts/<loop>.json")
  },
  run: (place, request) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const written = await (0, import_shared_app_receipt_write_receipt.writeReceipt)(workspace, request);
    if (written.status === "refused") return written;
    const { receipt } = written;
    const notice = receipt.notices.length === 0 ? void 0 : receipt.notices.join(" ");
    if (request.note && !receipt.isNoted)
      return { status: "failed", value: receipt, reason: notice ?? "The commit has no note." };
    return { status: "done", value: receipt, notice };
  }),
  shown: writtenText
});
var DEFAULT_SECONDS = 600;
var verify = (0, import_hooks_active_on_command2.operation)({
  name: "receipt verify",
  about: "Verify a receipt, or that of a commit: its form, signature and chain, and the files here",
  effect: "reads",
  inputs: {
    receipt: (0, import_hooks_active_on_command2.word)("a receipt or a commit"),
    signers: (0, import_hooks_active_on_command2.path)("FILE", "accept only these keys: one a line, a key id or a line of ssh\u2019s allowed_signers"),
    rerun: (0, import_hooks_active_on_command2.flag)("run its checks again in a clean checkout; its commands need your trust"),
    yes: (0, import_hooks_active_on_command2.flag)("with --rerun, where CI is set: they may run without it"),
    timeout: (0, import_hooks_active_on_command2.count)("SECONDS", `with --rerun, for each check; by default ${DEFAULT_SECONDS}`, [1, 999999])
  },
  run: async (place, { receipt, signers, rerun, yes, timeout }) => {
    if (yes && !place.env.CI) return (0, import_hooks_active_on_command2.misused)("--yes is for CI: elsewhere, trust the commands that run.");
    const refusal = yes ? (0, import_shared_core_planning_writing_new_documents2.refuseToClaude)(place.caller, "receipt verify --yes") : null;
    if (refusal !== null) return refusal;
    const named2 = (0, import_shared_core_planning_writing_new_documents.namedPath)(place, receipt);
    if (named2.status === "refused") return named2;
    const folder = (0, import_shared_core_snapshots_undo_text.projectOf)(place);
    const file = isReceiptFile(named2.path) ? named2.path : null;
    const { env, now } = place;
    const verified = await verifyReceipt({ folder, env, now, file, name: receipt, signers });
    if (verified.status === "refused" || !rerun) return resultOf2(verified);
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const wrong = await runAgain(workspace, verified.verified, {
        ...{ from: receipt, isAllowed: yes, timeoutSeconds: timeout ?? DEFAULT_SECONDS },
        tell: place.tell
      });
      return wrong === null ? resultOf2(verified) : (0, import_hooks_active_on_command2.refused)(wrong);
    });
  },
  shown: verifiedText
});
var text2 = (0, import_hooks_active_on_command2.operation)({
  name: "receipt text",
  about: "Print a receipt as Markdown for a pull request",
  effect: "reads",
  inputs: { receipt: (0, import_hooks_active_on_command2.pathWord)("a receipt") },
  run: (_place, { receipt }) => {
    const loaded = loadReceipt(receipt);
    return loaded.status === "refused" ? loaded : (0, import_hooks_active_on_command2.done)(loaded.receipt);
  },
  shown: ({ statement, keyid }) => renderReceipt(statement, keyid),
  json: ({ statement, keyid }) => ({ keyid, statement })
});
var receiptOperations = [write, verify, text2];
function writtenText({ path: file, statement, keyid, signature, isNoted }) {
  const { result, msw } = statement.predicate;
  const commit = (0, import_shared_app_receipt_write_receipt.commitOf)(statement);
  return (0, import_common2.forPeople)([
    `${file}: ${result}, ${msw.reason}.`,
    commit === null ? `About the tree ${msw.trees.after}: no commit here has exactly these files yet.` : `About the commit ${commit}${isNoted ? ", which has it as its note in refs/notes/msw" : ""}.`,
    `Signed by ${keyid}${signature === null ? "" : `, and with ssh in ${signature}`}.`
  ]);
}
function resultOf2(verified) {
  return verified.status === "ok" ? (0, import_hooks_active_on_command2.done)(verified.verified) : (0, import_hooks_active_on_command2.refused)(verified.reason);
}
function verifiedText({ statement, keyid, signer, chained, missing, commit }) {
  const { result, msw } = statement.predicate;
  const earlier = (0, import_common5.countOf)(chained, "earlier receipt");
  return (0, import_common2.forPeople)([
    `${result}: loop ${msw.loop}, ${msw.reason}.`,
    commit === null ? "The files here are those that it is about." : `Its files are those of commit ${commit}.`,
    signer === null ? `Signed by ${keyid}: name the keys that you accept with --signers, since anybody can make one.` : `Signed by ${signer}.`,
    missing === null ? `${earlier} named by it, all here and unchanged.` : `${earlier} here and unchanged; ${missing} is not here, and nothing before it was compared.`,
    ...msw.leftOut.map((sentence) => `  ${sentence}`)
  ]);
}
