var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var a in r)__defProp(e,a,{get:r[a],enumerable:!0})},__copyProps=(e,r,a,p)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==a&&__defProp(e,o,{get:()=>r[o],enumerable:!(p=__getOwnPropDesc(r,o))||p.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{receiptOperations:()=>receiptOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_mapping_documents_map_documents2=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_app_planning_milestones_keep_project=require("./shared.app.planning.milestones.keep-project.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_adapters_git_add_worktree=require("./shared.adapters.git.add-worktree.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_diagnose_diagnose_plugins2=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_adapters_process_run_program=require("./shared.adapters.process.run-program.cjs"),import_shared_core_mapping_documents_map_documents3=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_proof_run_by_checks=require("./shared.core.proof.run-by-checks.cjs"),import_shared_core_shell_command_paths=require("./shared.core.shell.command-paths.cjs"),import_shared_adapters_control_tree_bring_ignored=require("./shared.adapters.control-tree.bring-ignored.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_loop_judge_check=require(
"./app.loop.judge-check.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_common=require("./common.cjs"),import_app_snapshots_keep_snapshots2=require("./app.snapshots.keep-snapshots.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_app_loop_gather_evidence2=require("./app.loop.gather-evidence.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree3=require("./adapters.git.work-tree.cjs"),import_common4=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_os=require("node:os"),import_node_path2=require("node:path"),import_node_fs2=require("node:fs"),import_node_path3=require("node:path"),import_node_fs3=require("node:fs"),import_node_path4=require("node:path");
// src/core/receipt/statement.ts
var STATEMENT_TYPE = "https://in-toto.io/Statement/v1";
var PREDICATE_TYPE = "https://in-toto.io/attestation/test-result/v0.1";
var sha2562 = () => (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[\da-f]{64}$/));
var gitId = () => (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^(?:[\da-f]{40}|[\da-f]{64})$/));
var receiptShape = () => (0, import_adapters_loops_record_schemas.object)({
  version: (0, import_adapters_loops_record_schemas.literal)(1),
  loop: (0, import_adapters_loops_record_schemas.string)(),
  /** ISO. */
  ended: (0, import_adapters_loops_record_schemas.string)(),
  verdict: (0, import_adapters_loops_record_schemas._enum)(["proven", "passed", "not done"]),
  /** A clause. */
  reason: (0, import_adapters_loops_record_schemas.string)(),
  /** The trees of git before and after the work. */
  trees: (0, import_adapters_loops_record_schemas.object)({ before: gitId(), after: gitId() }),
  checks: (0, import_adapters_loops_record_schemas.array)(
    (0, import_adapters_loops_record_schemas.object)({
      name: (0, import_adapters_loops_record_schemas.string)(),
      /** Null for a sealed check, whose command is not told. */
      command: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
      /** `empty`: exit code 0, but nothing was tested. */
      outcome: (0, import_adapters_loops_record_schemas._enum)(["passed", "empty", "failed"]),
      exitCode: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
      /** sha256 of the kept output. */
      output: sha2562()
    })
  ),
  /** The control runs that were held, in their order. */
  experiments: (0, import_adapters_loops_record_schemas.array)(
    (0, import_adapters_loops_record_schemas.object)({
      name: (0, import_adapters_loops_record_schemas._enum)(["old-tests", "copy", "broken", "undone"]),
      wanted: (0, import_adapters_loops_record_schemas._enum)(["red", "green"]),
      answer: (0, import_adapters_loops_record_schemas._enum)(["red", "green", "none"]),
      what: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
    })
  ),
  /** Tests and settings; sha256 before and after the work, null where the file did not exist. */
  tests: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ path: (0, import_adapters_loops_record_schemas.string)(), before: (0, import_adapters_loops_record_schemas.nullable)(sha2562()), after: (0, import_adapters_loops_record_schemas.nullable)(sha2562()) })),
  /** Sentences about what is in none of this. */
  leftOut: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
  versions: (0, import_adapters_loops_record_schemas.object)({ msw: (0, import_adapters_loops_record_schemas.string)(), node: (0, import_adapters_loops_record_schemas.string)(), git: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) }),
  /** The receipt that was written before it in this project. */
  previous: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ name: (0, import_adapters_loops_record_schemas.string)(), sha256: sha2562() }))
});
var statementShape = (0, import_common12.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    _type: (0, import_adapters_loops_record_schemas.literal)(STATEMENT_TYPE),
    subject: (0, import_adapters_loops_record_schemas.tuple)([
      (0, import_adapters_loops_record_schemas.object)({
        name: (0, import_adapters_loops_record_schemas.string)(),
        digest: (0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.strictObject)({ gitCommit: gitId() }), (0, import_adapters_loops_record_schemas.strictObject)({ gitTree: gitId() })])
      })
    ]),
    predicateType: (0, import_adapters_loops_record_schemas.literal)(PREDICATE_TYPE),
    predicate: (0, import_adapters_loops_record_schemas.object)({
      result: (0, import_adapters_loops_record_schemas._enum)(["PASSED", "WARNED", "FAILED"]),
      configuration: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ name: (0, import_adapters_loops_record_schemas.string)(), digest: (0, import_adapters_loops_record_schemas.object)({ sha256: sha2562() }) })),
      passedTests: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
      failedTests: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
      msw: receiptShape()
    })
  })
);
function statementOf({ receipt, commit, hash }) {
  return {
    _type: STATEMENT_TYPE,
    subject: [
      commit === null ? { name: "work tree", digest: { gitTree: receipt.trees.after } } : { name: "commit", digest: { gitCommit: commit } }
    ],
    predicateType: PREDICATE_TYPE,
    predicate: { ...resultOf(receipt), configuration: configurationOf(receipt, hash), msw: receipt }
  };
}
function commitOf({ subject: [{ digest }] }) {
  return "gitCommit" in digest ? digest.gitCommit : null;
}
function resultOf({
  verdict,
  checks
}) {
  const names = (isPassed) => checks.filter(({ outcome }) => outcome === "passed" === isPassed).map(({ name }) => name);
  return { result: RESULTS[verdict], passedTests: names(true), failedTests: names(false) };
}
var RESULTS = { proven: "PASSED", passed: "WARNED", "not done": "FAILED" };
function configurationOf({ checks }, hash) {
  return checks.flatMap(
    ({ name, command }) => command === null ? [] : [{ name, digest: { sha256: hash(command) } }]
  );
}
// src/core/receipt/receipt-text.ts
function renderReceipt(statement, keyid) {
  const { msw } = statement.predicate;
  const { versions, trees, reason } = msw;
  const commit = commitOf(statement);
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
  return changed.length === 0 ? `${(0, import_common8.countOf)(tests.length, "file")} of tests and settings, none of them changed.` : `Tests and settings that changed: ${named2.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
var MOST_NAMED = 10;
function code(text22) {
  const plain = text22.replaceAll(/\s+/g, " ").replaceAll("`", "'").replaceAll("|", "\\|").trim();
  return `\`${plain === "" ? " " : plain}\``;
}
// src/adapters/files/receipt-key.ts
// src/core/receipt/envelope.ts
var PAYLOAD_TYPE = "application/vnd.in-toto+json";
function readEnvelope(text22) {
  const value = parseOnly(text22);
  if (value === void 0)
    return refused2(
      "it is not the JSON that MSW writes: it was written again, has a key twice, or is cut off"
    );
  const parsed = shape().safeParse(value);
  if (!parsed.success) return refused2(wrongShape(value, parsed.error.issues[0]?.path ?? []));
  const { payload, payloadType, signatures } = parsed.data;
  if (payloadType !== PAYLOAD_TYPE) return refused2(`its payload type is not ${PAYLOAD_TYPE}`);
  const [one, ...others] = signatures;
  if (one === void 0) return refused2("it is not signed");
  if (others.length > 0) return refused2("it has more than one signature");
  const bytes = fromBase64(payload);
  const publicKey = fromBase64(one.publicKey);
  const signature = fromBase64(one.sig);
  if (bytes === null || publicKey === null || signature === null)
    return refused2("its payload, key or signature is not plain base64");
  const statement = textIn(bytes);
  if (statement === null) return refused2("its payload is not UTF-8");
  if (!isEd25519(publicKey)) return refused2("its public key is not an Ed25519 key");
  if (one.keyid !== keyIdOf(publicKey)) return refused2("its key id is not that of its public key");
  if (signature.length !== SIGNATURE_BYTES) return refused2("its signature is not an Ed25519 signature");
  return {
    status: "ok",
    envelope: { payload: statement, payloadType, keyid: one.keyid, publicKey, signature }
  };
}
function renderEnvelope({ payload, payloadType, keyid, publicKey, signature }) {
  const signatures = [{ keyid, sig: toBase64(signature), publicKey: toBase64(publicKey) }];
  return JSON.stringify({ payload: toBase64((0, import_adapters_git_work_tree.utf8ToBytes)(payload)), payloadType, signatures });
}
function signedBytes(payloadType, payload) {
  const length = (text22) => (0, import_adapters_git_work_tree.utf8ToBytes)(text22).length;
  return (0, import_adapters_git_work_tree.utf8ToBytes)(`DSSEv1 ${length(payloadType)} ${payloadType} ${length(payload)} ${payload}`);
}
function keyIdOf(publicKey) {
  return (0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)(publicKey));
}
function receiptDigest(text22) {
  return (0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(withoutLineEnd(text22))));
}
function parseOnly(text22) {
  const line = withoutLineEnd(text22);
  try {
    const value = JSON.parse(line);
    return JSON.stringify(value) === line ? value : void 0;
  } catch {
    return void 0;
  }
}
function ed25519Key(raw) {
  return new Uint8Array([...SPKI, ...raw]);
}
function fromBase64(text22) {
  try {
    const letters = atob(text22);
    return btoa(letters) === text22 ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}
var SPKI = [48, 42, 48, 5, 6, 3, 43, 101, 112, 3, 33, 0];
var SIGNATURE_BYTES = 64;
function isEd25519(key) {
  return key.length === SPKI.length + 32 && SPKI.every((byte, at) => key[at] === byte);
}
var shape = (0, import_common12.once)(
  () => (0, import_adapters_loops_record_schemas.strictObject)({
    payload: (0, import_adapters_loops_record_schemas.string)(),
    payloadType: (0, import_adapters_loops_record_schemas.string)(),
    signatures: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.strictObject)({ keyid: (0, import_adapters_loops_record_schemas.string)(), sig: (0, import_adapters_loops_record_schemas.string)(), publicKey: (0, import_adapters_loops_record_schemas.string)() }))
  })
);
function wrongShape(value, path2) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "it is not an envelope";
  if (path2.length === 0) return "it has a field that no envelope has";
  const field = path2.filter((part) => typeof part === "string").join(".");
  return `its field ${field} is not as an envelope has it`;
}
function toBase64(bytes) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
function textIn(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
function withoutLineEnd(text22) {
  return text22.replace(/\r?\n$/, "");
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/adapters/files/receipt-key.ts
function receiptKey(userFolder) {
  const path2 = (0, import_node_path.join)(userFolder, "receipt-key.pem");
  const key = privateKeyIn((0, import_common.keptKey)(path2, newKey));
  if (key === null) throw new Error(`${path2} does not contain an Ed25519 key; move it away to get a new one`);
  const publicKey = (0, import_common9.createPublicKey)(key).export({ type: "spki", format: "der" });
  return { keyid: keyIdOf(publicKey), publicKey, sign: (bytes) => (0, import_common9.sign$2)(null, bytes, key) };
}
var verifiesEd25519 = ({ publicKey, signature }, bytes) => {
  try {
    const key = (0, import_common9.createPublicKey)({ key: Buffer.from(publicKey), type: "spki", format: "der" });
    return (0, import_common9.verify$2)(null, bytes, key, signature);
  } catch {
    return false;
  }
};
function newKey() {
  return (0, import_common9.generateKeyPairSync)("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim();
}
function privateKeyIn(pem) {
  try {
    const key = (0, import_common9.createPrivateKey)(pem);
    return key.asymmetricKeyType === "ed25519" ? key : null;
  } catch {
    return null;
  }
}
// src/core/receipt/read-receipt.ts
function readReceipt(text22, verifies) {
  const read = readEnvelope(text22);
  if (read.status === "refused") return read;
  const { envelope } = read;
  if (!verifies(envelope, signedBytes(envelope.payloadType, envelope.payload)))
    return refused3("its signature does not fit what it says: one of the two was changed");
  const value = parseOnly(envelope.payload);
  if (value === void 0)
    return refused3("its statement is not the JSON that MSW writes: it was written again, or has a key twice");
  const parsed = statementShape().safeParse(value);
  if (!parsed.success) return refused3(wrongStatement(parsed.error.issues[0]?.path ?? []));
  const contradiction = contradictionIn(parsed.data);
  return contradiction === null ? { status: "ok", statement: parsed.data, keyid: envelope.keyid } : refused3(contradiction);
}
function wrongStatement(path2) {
  switch (path2[0]) {
    case "_type":
      return `its statement is not of type ${STATEMENT_TYPE}`;
    case "predicateType":
      return `its predicate is not of type ${PREDICATE_TYPE}`;
    default:
      return `its statement has no valid ${path2.filter((part) => part !== "").join(".") || "form"}`;
  }
}
function contradictionIn(statement) {
  const { predicate } = statement;
  const { msw } = predicate;
  const { result, passedTests, failedTests } = resultOf(msw);
  if (predicate.result !== result) return `it says ${predicate.result}, but its verdict is ${msw.verdict}`;
  if (!isSame(predicate.passedTests, passedTests) || !isSame(predicate.failedTests, failedTests))
    return "the checks that it calls passed or failed are not those whose results it has";
  const { digest } = statement.subject[0];
  if (commitOf(statement) === null && "gitTree" in digest && digest.gitTree !== msw.trees.after)
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
function refused3(reason) {
  return { status: "refused", reason };
}
// src/app/receipt/load-receipt.ts
function loadReceipt(path2) {
  const file = (0, import_common10.readText)(path2, import_common11.named);
  if (file.status === "ok") return receiptIn(file.text, path2);
  return refused4(file.status === "missing" ? `${path2} does not exist.` : `${path2}: ${file.reason}.`);
}
function receiptIn(text22, origin) {
  const read = readReceipt(text22, verifiesEd25519);
  if (read.status === "refused")
    return refused4(`${(0, import_common3.plainLine)(origin, 300)} is not a receipt to trust: ${(0, import_common3.plainLine)(read.reason, 300)}.`);
  const { statement, keyid } = read;
  return { status: "ok", receipt: { statement, keyid, text: text22 } };
}
function refused4(reason) {
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
    return `Its commands come from a file, and you have not allowed ${untrusted.map(import_hooks_active_on_command.showForList).join(", ")} here: ${import_hooks_active_on_command4.lineToType`trust list`} shows how.`;
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
// src/adapters/git/commit-notes.ts
async function openNotes(folder) {
  const opened = await (0, import_adapters_git_work_tree2.openGit)(folder);
  if (opened.status !== "ok") return { status: "refused", reason: import_shared_simple_git_dist_index.CANNOT_USE[opened.status] };
  return opened.git.top === null ? { status: "refused", reason: (0, import_adapters_git_work_tree2.noRepository)(folder) } : { status: "ok", notes: notesIn(opened.git, folder) };
}
function notesIn(git, folder) {
  const objectNamed = (name) => (0, import_app_loop_gather_evidence2.lineOf)(git, ["rev-parse", "--verify", "--quiet", "--end-of-options", name]);
  return {
    commitNamed: (name) => objectNamed(`${name}^{commit}`),
    treeOf: (commit) => objectNamed(`${commit}^{tree}`),
    commitWith: async (tree) => {
      const log = await (0, import_app_loop_gather_evidence2.outputOf)(git, ["log", "-n500", "--format=%H %T", "HEAD"]) ?? "";
      return log.split("\n").find((line) => line.endsWith(` ${tree}`))?.split(" ")[0] ?? null;
    },
    noteOf: (commit) => (0, import_app_loop_gather_evidence2.outputOf)(git, ["notes", `--ref=${REF}`, "show", commit]),
    attach: async (commit, text22) => {
      try {
        const writing = (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder, [], import_shared_simple_git_dist_index.NO_FETCH);
        await writing.raw(["notes", `--ref=${REF}`, "add", "--force", "--message", text22, commit]);
        return null;
      } catch (error) {
        return `git refused the note (${(0, import_shared_simple_git_dist_index.reasonOf)(error)})`;
      }
    }
  };
}
var REF = "refs/notes/msw";
// src/adapters/process/ssh-signature.ts
var NAMESPACE = "msw-receipt";
var LIMIT_MS = 3e4;
async function sshSign(file, around) {
  const format = await userSetting("gpg.format", around);
  const key = format === "ssh" ? await userSetting("user.signingkey", around) : null;
  if (key === null) return null;
  const path2 = key.startsWith("~/") ? (0, import_node_path3.join)((0, import_common4.homeFolder)(), key.slice(2)) : key;
  if (!(0, import_node_path3.isAbsolute)(path2)) return failed("user.signingkey does not name a file");
  const run = await keygen(["-Y", "sign", "-f", path2, "-n", NAMESPACE, file], around);
  if (run === null) return failed("ssh-keygen is not installed");
  return run.exitCode === 0 ? { status: "ok", path: `${file}.sig` } : failed(lastLine(run.stderr));
}
async function sshSigner(file, signers, around) {
  const signature = ["-f", signers, "-s", `${file}.sig`];
  if (!(0, import_node_fs2.existsSync)(`${file}.sig`)) return null;
  const found = await keygen(["-Y", "find-principals", ...signature], around);
  const principal = found?.exitCode === 0 ? found.stdout.split(/\r?\n/)[0] ?? "" : "";
  if (principal === "") return null;
  const args = ["-Y", "verify", "-I", principal, "-n", NAMESPACE, ...signature];
  const verified = await keygen(args, around, file);
  return verified?.exitCode === 0 ? principal : null;
}
async function userSetting(name, around) {
  const git = (0, import_adapters_git_work_tree3.findProgram)("git", around.env, around.project);
  if (git === null) return null;
  const run = await (0, import_shared_adapters_process_run_program.runProgram)({
    ...{ executable: git, args: ["config", "--global", "--get", name], limitMs: LIMIT_MS },
    ...{ env: around.env, projectRoot: around.project }
  });
  const value = run.stdout.trim();
  return run.exitCode === 0 && value !== "" ? value : null;
}
function keygen(args, { project, env }, input) {
  const executable = (0, import_adapters_git_work_tree3.findProgram)("ssh-keygen", env, project);
  if (executable === null) return null;
  const quiet = { ...env, SSH_ASKPASS_REQUIRE: "never" };
  return (0, import_shared_adapters_process_run_program.runProgram)({
    executable,
    args,
    env: quiet,
    projectRoot: project,
    limitMs: LIMIT_MS,
    ...input !== void 0 && { input }
  });
}
function lastLine(text22) {
  const lines = text22.split("\n").map((line) => line.trim());
  return (lines.findLast((line) => line !== "") ?? "ssh-keygen gave no reason").slice(0, 200);
}
function failed(reason) {
  return { status: "failed", reason };
}
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
  const key = fromBase64(first);
  if (key?.length === SPKI_BYTES) return { keyid: keyIdOf(key), name: second ?? keyIdOf(key).slice(0, 16) };
  const at = words.findIndex((word2) => /^(?:ssh|ecdsa|sk)-[\w@.-]+$/.test(word2));
  const blob = fromBase64(words[at + 1] ?? "");
  if (at === -1 || blob === null) return null;
  if (words[at] !== "ssh-ed25519" || at > 1 || blob.length !== SSH_BYTES) return "ssh";
  const keyid = keyIdOf(ed25519Key(blob.slice(-32)));
  return { keyid, name: at === 1 ? first : keyid.slice(0, 16) };
}
var SPKI_BYTES = 44;
var SSH_BYTES = 4 + "ssh-ed25519".length + 4 + 32;
// src/app/receipt/verify-receipt.ts
async function verifyReceipt(request) {
  const opened = await openNotes(request.folder);
  const notes = opened.status === "ok" ? opened.notes : null;
  const asked = request.file === null ? await notes?.commitNamed(request.name) ?? null : null;
  const loaded = await load(request, notes, asked);
  if (loaded.status === "refused") return loaded;
  const { statement, keyid } = loaded.receipt;
  if (asked !== null && commitOf(statement) !== asked)
    return refused5(`The note of ${asked} is the receipt of another commit.`);
  const signer = await signerOf(request, keyid);
  if (typeof signer !== "string" && signer !== null) return signer;
  const chain = followChain(request, loaded.receipt);
  if (typeof chain === "string") return refused5(chain);
  const found = await findSubject(request, statement, notes);
  return found.status === "refused" ? found : { status: "ok", verified: { statement, keyid, signer, ...chain, commit: found.commit } };
}
async function load({ file, name }, notes, commit) {
  if (file !== null) return loadReceipt(file);
  const word2 = (0, import_common3.plainLine)(name, 100);
  if (notes === null || commit === null)
    return refused5(`${word2} is neither a file nor a commit of the repository here.`);
  const note = await notes.noteOf(commit);
  return note === null ? refused5(
    `${word2} has no receipt as its note: if it was pushed, fetch it with git fetch origin 'refs/notes/*:refs/notes/*'.`
  ) : receiptIn(note, `The note of ${word2}`);
}
async function signerOf(request, keyid) {
  const { signers: path2, file, folder, env } = request;
  if (path2 === null) return null;
  const read = (0, import_common10.readText)(path2, import_common11.named);
  if (read.status !== "ok")
    return refused5(
      `${path2} cannot be read: ${read.status === "missing" ? "it does not exist" : read.reason}.`
    );
  const signers = readSigners(read.text);
  if (signers.status === "refused") return refused5(`${path2}: ${signers.reason}.`);
  const own = signers.names.get(keyid);
  if (own !== void 0) return own;
  const ssh = file === null ? null : await sshSigner(file, path2, { project: folder, env });
  return ssh ?? refused5(`Its key ${keyid} is not one of those in ${path2}.`);
}
function followChain({ file, folder }, { statement }) {
  const near = file === null ? (0, import_common5.mswPath)(folder, "receipts") : (0, import_node_path2.dirname)(file);
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
function earlierIn(folder, { name, sha256: sha2563 }) {
  const path2 = (0, import_node_path2.join)(folder, name);
  const text22 = PLAIN_NAME.test(name) ? (0, import_common10.textOf)(path2, import_common11.named) : null;
  if (text22 === null) return null;
  return receiptDigest(text22) === sha2563 ? receiptIn(text22, path2) : refused5(`The receipt before it, ${path2}, is not the one that it names: one of the two was replaced.`);
}
var LONGEST_CHAIN = 1e3;
var PLAIN_NAME = /^[\w-][\w.-]{0,100}$/;
async function findSubject(request, statement, notes) {
  const { trees } = statement.predicate.msw;
  const commit = commitOf(statement);
  if (commit === null) return findTree(request, trees, notes);
  const tree = await notes?.treeOf(commit) ?? null;
  if (tree === null)
    return refused5(
      `The commit ${commit} that it is about is not in the repository here: fetch it, or go there.`
    );
  return tree === trees.after ? { status: "ok", commit } : refused5(`The commit ${commit} has other files than those it is about.`);
}
async function findTree({ folder, now }, { after }, notes) {
  const commit = await notes?.commitWith(after) ?? null;
  if (commit !== null || await treeNow(folder, now) === after) return { status: "ok", commit };
  return refused5(
    "Neither the files here nor one of the last 500 commits are what it is about: check out the work, or go there."
  );
}
async function treeNow(folder, now) {
  const userFolder = (0, import_node_fs.mkdtempSync)((0, import_node_path2.join)((0, import_node_os.tmpdir)(), "msw-receipt-"));
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
function refused5(reason) {
  return { status: "refused", reason };
}
// src/app/receipt/write-receipt.ts
// src/adapters/user/receipt-chain.ts
var linkShape = (0, import_common12.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    loop: (0, import_adapters_loops_record_schemas.string)(),
    /** The file's name. */
    name: (0, import_adapters_loops_record_schemas.string)(),
    sha256: (0, import_adapters_loops_record_schemas.string)()
  })
);
var STORE = {
  file: "receipts.json",
  holds: "receipts",
  entry: linkShape
};
function chainOf(userFolder, projectRoot) {
  return (0, import_hooks_active_on_command2.readEntries)(STORE, userFolder, projectRoot);
}
function addLink(userFolder, projectRoot, link) {
  return (0, import_hooks_active_on_command2.keepEntries)(STORE, userFolder, projectRoot, (before) => [...before, link].slice(-MOST_KEPT));
}
var MOST_KEPT = 200;
// src/app/receipt/see-files.ts
async function seeFiles(workspace, { loop, iteration, checks }) {
  const store = await (0, import_app_snapshots_keep_snapshots.existingSnapshots)(workspace, loop);
  const kept = store?.list() ?? [];
  const first = (0, import_app_snapshots_keep_snapshots.snapshotOf)(kept, 0);
  const last = (0, import_app_snapshots_keep_snapshots.snapshotOf)(kept, iteration);
  if (store === null || first === null || last === null)
    return "MSW has no snapshot of the files from before and after its work";
  const commands = (checks ?? []).flatMap(({ command }) => command ?? []);
  const trees = { arming: first.tree, final: last.tree };
  const gathered = await (0, import_shared_core_proof_run_by_checks.gatherGround)(store, workspace.project, trees, commands);
  if (gathered.status === "unknown") return gathered.reason;
  const { tests, settings } = (0, import_shared_core_proof_run_by_checks.changedSides)(gathered.ground);
  const before = await store.trees.pathsIn(first.tree);
  const named2 = [...before, ...gathered.ground.paths].filter(import_shared_core_shell_command_paths.isTest);
  const all = [.../* @__PURE__ */ new Set([...tests, ...settings, ...named2])].sort();
  const paths2 = all.slice(0, MOST_TESTS);
  const [old, now] = await Promise.all([
    digestsIn(store, first.tree, paths2),
    digestsIn(store, last.tree, paths2)
  ]);
  const large = paths2.filter((path2) => old.large.has(path2) || now.large.has(path2));
  return {
    trees: { before: first.tree, after: last.tree },
    tests: paths2.filter((path2) => !large.includes(path2)).map((path2) => ({
      ...{ path: path2, before: old.digests.get(path2) ?? null, after: now.digests.get(path2) ?? null }
    })),
    leftOut: [
      ...last.leftOut.map(({ path: path2, why }) => `${path2} is in no snapshot, since ${why}.`),
      ...large.map((path2) => `${path2} is too large for a digest of its own.`),
      ...all.length > paths2.length ? [`${all.length - paths2.length} more tests have no digest here.`] : []
    ]
  };
}
var MOST_TESTS = 1e3;
async function digestsIn({ trees }, tree, paths2) {
  const [contents, present] = await Promise.all([
    trees.contentsOf(tree, paths2, import_app_snapshots_keep_snapshots2.LARGEST_CONTENT),
    trees.pathsIn(tree)
  ]);
  const there = new Set(present);
  return {
    digests: new Map([...contents].map(([path2, bytes]) => [path2, (0, import_shared_app_diagnose_diagnose_plugins2.contentMark)(bytes)])),
    large: new Set(paths2.filter((path2) => there.has(path2) && !contents.has(path2)))
  };
}
// src/app/receipt/write-receipt.ts
async function writeReceipt(workspace, request) {
  const { project, userFolder } = workspace;
  const result = resultMeant(workspace, request.loop);
  if (typeof result === "string") return refused6(result);
  const git = await (0, import_adapters_git_work_tree2.gitVersion)(project);
  const seen = git === null ? "git is not installed" : await seeFiles(workspace, result);
  if (typeof seen === "string") return refused6(`No receipt of loop ${result.loop} can be written: ${seen}.`);
  const chain = chainOf(userFolder, project);
  if (chain.status === "refused") return refused6(`${chain.reason}.`);
  const place = placeOf(workspace, request.out, result.loop);
  if (place.status === "refused") return refused6(`The receipt cannot be written: ${place.reason}.`);
  const opened = await openNotes(project);
  const notes = opened.status === "ok" ? opened.notes : null;
  const commit = await notes?.commitWith(seen.trees.after) ?? null;
  if (request.note && commit === null)
    return refused6(
      "No commit here has exactly the files that the loop ended with: commit them as they were, and nothing else, then write the receipt with --note."
    );
  const versions = { msw: import_shared_core_failure_reading_line_pattern.plugin_default.version, node: process.versions.node, git };
  const receipt = receiptOf(result, seen, { versions, previous: chain.entries.at(-1) ?? null });
  const statement = statementOf({ receipt, commit, hash: (text3) => (0, import_shared_app_diagnose_diagnose_plugins2.contentMark)(Buffer.from(text3)) });
  const { keyid, text: text22 } = signed(userFolder, statement);
  for (const one of /* @__PURE__ */ new Set([place.path, place.shown])) (0, import_common7.writeFileAtomic)(one, text22);
  const link = { loop: result.loop, name: (0, import_node_path4.basename)(place.path), sha256: receiptDigest(text22) };
  const lost = await addLink(userFolder, project, link);
  const kept = { path: place.shown, statement, keyid };
  return {
    status: "written",
    receipt: {
      ...kept,
      ...await bearOut(workspace, kept, { notes: request.note ? notes : null, text: text22, lost })
    }
  };
}
async function bearOut(workspace, { path: path2, statement }, {
  notes,
  text: text22,
  lost
}) {
  const commit = commitOf(statement);
  const isAsked = notes !== null && commit !== null;
  const noted = isAsked ? await notes.attach(commit, text22) : null;
  const ssh = await sshSign(path2, workspace);
  const notices = [
    lost === null ? null : `The next receipt will not name this one: ${lost}.`,
    noted === null ? null : `The commit has no note: ${noted}.`,
    ssh?.status === "failed" ? `ssh did not sign it: ${ssh.reason}.` : null
  ];
  return {
    signature: ssh?.status === "ok" ? ssh.path : null,
    isNoted: isAsked && noted === null,
    notices: notices.filter((notice) => notice !== null)
  };
}
function resultMeant({ userFolder, project }, id) {
  const found = (0, import_shared_core_mapping_documents_map_documents3.listResults)(userFolder, project).findLast(({ loop }) => loop.startsWith(id ?? ""));
  if (found === void 0)
    return id === null ? "No loop of this project has ended yet, so there is nothing to write a receipt of." : `No loop ${id.slice(0, 64)} of this project has ended.`;
  if (found.state === "paused")
    return `Loop ${found.loop} is paused: its receipt can be written when it has ended.`;
  if (found.checks === null)
    return `Loop ${found.loop} ended before MSW kept what a receipt needs: the next loop has one.`;
  return found.checks.length === 0 ? `Loop ${found.loop} ended without a run of its checks, so there is nothing that a receipt could say.` : found;
}
function placeOf({ project }, out, loop) {
  if (out !== null && (0, import_node_fs3.existsSync)(out)) return { status: "refused", reason: `${out} exists already` };
  const folder = (0, import_common5.openMswSubfolder)(project, "receipts");
  if (folder.status === "refused") return folder;
  let path2 = (0, import_node_path4.join)(folder.path, `${loop}.json`);
  for (let number2 = 2; (0, import_node_fs3.existsSync)(path2); number2 += 1) path2 = (0, import_node_path4.join)(folder.path, `${loop}-${number2}.json`);
  return { status: "ok", path: path2, shown: out ?? path2 };
}
function receiptOf({ loop, at, cause, reason, proof, checks }, { trees, tests, leftOut }, { versions, previous }) {
  const named2 = (checks ?? []).map((check) => {
    const command = check.command !== null && (0, import_common6.redact)(check.command) === check.command ? check.command : null;
    return { ...check, name: (0, import_common6.redact)(check.name), command };
  });
  const hidden = named2.filter(({ command }) => command === null);
  return {
    ...{ version: 1, loop, ended: at },
    verdict: cause === "done" ? proof?.verdict ?? "passed" : "not done",
    reason: (0, import_common6.redact)(proof?.reason ?? reason),
    trees,
    checks: named2,
    experiments: (proof?.experiments ?? []).map(({ name, answer, what }) => ({
      ...{ name, wanted: import_app_loop_conclude_turn2.WANTED[name], answer },
      what: what === null ? null : (0, import_common6.redact)(what)
    })),
    tests,
    leftOut: [
      "Files that git ignores are in neither tree.",
      ...hidden.map(({ name }) => `The command of ${name} is not told: it is sealed, or contains a secret.`),
      ...leftOut.map(import_common6.redact)
    ],
    versions,
    previous: previous === null ? null : { name: previous.name, sha256: previous.sha256 }
  };
}
function signed(userFolder, statement) {
  const payload = JSON.stringify(statement);
  const { keyid, publicKey, sign: sign2 } = receiptKey(userFolder);
  const signature = sign2(signedBytes(PAYLOAD_TYPE, payload));
  return {
    keyid,
    text: renderEnvelope({ payload, payloadType: PAYLOAD_TYPE, keyid, publicKey, signature })
  };
}
function refused6(reason) {
  return { status: "refused", reason };
}
// src/app/operations/receipt-operations.ts
var write = (0, import_hooks_active_on_command3.operation)({
  name: "receipt write",
  about: "Write the signed receipt of a loop that has ended: what it proved, of which files, by which runs",
  effect: "writes",
  inputs: {
    loop: (0, import_hooks_active_on_command3.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant"),
    note: (0, import_hooks_active_on_command3.flag)("attach it to the commit as well, as its note in refs/notes/msw"),
    out: (0, import_hooks_active_on_command3.path)("FILE", "write it there as well as to .msw/receipts/<loop>.json")
  },
  run: (place, request) => (0, import_shared_app_planning_milestones_keep_project.inWorkspace)(place, async (workspace) => {
    const written = await writeReceipt(workspace, request);
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
var verify2 = (0, import_hooks_active_on_command3.operation)({
  name: "receipt verify",
  about: "Verify a receipt, or that of a commit: its form, signature and chain, and the files here",
  effect: "reads",
  inputs: {
    receipt: (0, import_hooks_active_on_command3.word)("a receipt or a commit"),
    signers: (0, import_hooks_active_on_command3.path)("FILE", "accept only these keys: one a line, a key id or a line of ssh\u2019s allowed_signers"),
    rerun: (0, import_hooks_active_on_command3.flag)("run its checks again in a clean checkout; its commands need your trust"),
    yes: (0, import_hooks_active_on_command3.flag)("with --rerun, where CI is set: they may run without it"),
    timeout: (0, import_hooks_active_on_command3.count)("SECONDS", `with --rerun, for each check; by default ${DEFAULT_SECONDS}`, [1, 999999])
  },
  run: async (place, { receipt, signers, rerun, yes, timeout }) => {
    if (yes && !place.env.CI) return (0, import_hooks_active_on_command3.misused)("--yes is for CI: elsewhere, trust the commands that run.");
    const refusal = yes ? (0, import_shared_core_mapping_documents_map_documents2.refuseToClaude)(place.caller, "receipt verify --yes") : null;
    if (refusal !== null) return refusal;
    const named2 = (0, import_shared_core_mapping_documents_map_documents.namedPath)(place, receipt);
    if (named2.status === "refused") return named2;
    const folder = (0, import_shared_app_diagnose_diagnose_plugins.projectOf)(place);
    const file = isReceiptFile(named2.path) ? named2.path : null;
    const { env, now } = place;
    const verified = await verifyReceipt({ folder, env, now, file, name: receipt, signers });
    if (verified.status === "refused" || !rerun) return resultOf2(verified);
    return (0, import_shared_app_planning_milestones_keep_project.inWorkspace)(place, async (workspace) => {
      const wrong = await runAgain(workspace, verified.verified, {
        ...{ from: receipt, isAllowed: yes, timeoutSeconds: timeout ?? DEFAULT_SECONDS },
        tell: place.tell
      });
      return wrong === null ? resultOf2(verified) : (0, import_hooks_active_on_command3.refused)(wrong);
    });
  },
  shown: verifiedText
});
var text2 = (0, import_hooks_active_on_command3.operation)({
  name: "receipt text",
  about: "Print a receipt as Markdown for a pull request",
  effect: "reads",
  inputs: { receipt: (0, import_hooks_active_on_command3.pathWord)("a receipt") },
  run: (_place, { receipt }) => {
    const loaded = loadReceipt(receipt);
    return loaded.status === "refused" ? loaded : (0, import_hooks_active_on_command3.done)(loaded.receipt);
  },
  shown: ({ statement, keyid }) => renderReceipt(statement, keyid),
  json: ({ statement, keyid }) => ({ keyid, statement })
});
var receiptOperations = [write, verify2, text2];
function writtenText({ path: file, statement, keyid, signature, isNoted }) {
  const { result, msw } = statement.predicate;
  const commit = commitOf(statement);
  return (0, import_common2.forPeople)([
    `${file}: ${result}, ${msw.reason}.`,
    commit === null ? `About the tree ${msw.trees.after}: no commit here has exactly these files yet.` : `About the commit ${commit}${isNoted ? ", which has it as its note in refs/notes/msw" : ""}.`,
    `Signed by ${keyid}${signature === null ? "" : `, and with ssh in ${signature}`}.`
  ]);
}
function resultOf2(verified) {
  return verified.status === "ok" ? (0, import_hooks_active_on_command3.done)(verified.verified) : (0, import_hooks_active_on_command3.refused)(verified.reason);
}
function verifiedText({ statement, keyid, signer, chained, missing, commit }) {
  const { result, msw } = statement.predicate;
  const earlier = (0, import_common8.countOf)(chained, "earlier receipt");
  return (0, import_common2.forPeople)([
    `${result}: loop ${msw.loop}, ${msw.reason}.`,
    commit === null ? "The files here are those that it is about." : `Its files are those of commit ${commit}.`,
    signer === null ? `Signed by ${keyid}: name the keys that you accept with --signers, since anybody can make one.` : `Signed by ${signer}.`,
    missing === null ? `${earlier} named by it, all here and unchanged.` : `${earlier} here and unchanged; ${missing} is not here, and nothing before it was compared.`,
    ...msw.leftOut.map((sentence) => `  ${sentence}`)
  ]);
}
