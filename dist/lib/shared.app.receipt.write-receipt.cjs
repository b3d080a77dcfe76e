var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{PREDICATE_TYPE:()=>PREDICATE_TYPE,STATEMENT_TYPE:()=>STATEMENT_TYPE,commitOf:()=>commitOf,ed25519Key:()=>ed25519Key,fromBase64:()=>fromBase64,keyIdOf:()=>keyIdOf,parseOnly:()=>parseOnly,readEnvelope:()=>readEnvelope,receiptDigest:()=>receiptDigest,resultOf:()=>resultOf,signedBytes:()=>signedBytes,sshSigner:()=>sshSigner,statementShape:()=>statementShape,verifiesEd25519:()=>verifiesEd25519,writeReceipt:()=>writeReceipt}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_app_diagnose_diagnose_client=require("./shared.app.diagnose.diagnose-client.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_proof_run_by_checks=require("./shared.core.proof.run-by-checks.cjs"),import_shared_core_shell_command_paths=require("./shared.core.shell.command-paths.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_common=require("./common.cjs"),import_app_snapshots_keep_snapshots2=require("./app.snapshots.keep-snapshots.cjs"),import_hooks_active_on_command=require(
"./hooks.active.on-command.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_fs2=require("node:fs"),import_node_path3=require("node:path");
// src/app/receipt/write-receipt.ts
// src/adapters/files/receipt-key.ts
// src/core/receipt/envelope.ts
var PAYLOAD_TYPE = "application/vnd.in-toto+json";
function readEnvelope(text) {
  const value = parseOnly(text);
  if (value === void 0)
    return refused(
      "it is not the JSON that MSW writes: it was written again, has a key twice, or is cut off"
    );
  const parsed = shape().safeParse(value);
  if (!parsed.success) return refused(wrongShape(value, parsed.error.issues[0]?.path ?? []));
  const { payload, payloadType, signatures } = parsed.data;
  if (payloadType !== PAYLOAD_TYPE) return refused(`its payload type is not ${PAYLOAD_TYPE}`);
  const [one, ...others] = signatures;
  if (one === void 0) return refused("it is not signed");
  if (others.length > 0) return refused("it has more than one signature");
  const bytes = fromBase64(payload);
  const publicKey = fromBase64(one.publicKey);
  const signature = fromBase64(one.sig);
  if (bytes === null || publicKey === null || signature === null)
    return refused("its payload, key or signature is not plain base64");
  const statement = textIn(bytes);
  if (statement === null) return refused("its payload is not UTF-8");
  if (!isEd25519(publicKey)) return refused("its public key is not an Ed25519 key");
  if (one.keyid !== keyIdOf(publicKey)) return refused("its key id is not that of its public key");
  if (signature.length !== SIGNATURE_BYTES) return refused("its signature is not an Ed25519 signature");
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
  const length = (text) => (0, import_adapters_git_work_tree.utf8ToBytes)(text).length;
  return (0, import_adapters_git_work_tree.utf8ToBytes)(`DSSEv1 ${length(payloadType)} ${payloadType} ${length(payload)} ${payload}`);
}
function keyIdOf(publicKey) {
  return (0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)(publicKey));
}
function receiptDigest(text) {
  return (0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(withoutLineEnd(text))));
}
function parseOnly(text) {
  const line = withoutLineEnd(text);
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
function fromBase64(text) {
  try {
    const letters = atob(text);
    return btoa(letters) === text ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}
var SPKI = [48, 42, 48, 5, 6, 3, 43, 101, 112, 3, 33, 0];
var SIGNATURE_BYTES = 64;
function isEd25519(key) {
  return key.length === SPKI.length + 32 && SPKI.every((byte, at) => key[at] === byte);
}
var shape = (0, import_common8.once)(
  () => (0, import_adapters_loops_record_schemas.strictObject)({
    payload: (0, import_adapters_loops_record_schemas.string)(),
    payloadType: (0, import_adapters_loops_record_schemas.string)(),
    signatures: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.strictObject)({ keyid: (0, import_adapters_loops_record_schemas.string)(), sig: (0, import_adapters_loops_record_schemas.string)(), publicKey: (0, import_adapters_loops_record_schemas.string)() }))
  })
);
function wrongShape(value, path) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "it is not an envelope";
  if (path.length === 0) return "it has a field that no envelope has";
  const field = path.filter((part) => typeof part === "string").join(".");
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
function withoutLineEnd(text) {
  return text.replace(/\r?\n$/, "");
}
function refused(reason) {
  return { status: "refused", reason };
}
// src/adapters/files/receipt-key.ts
function receiptKey(userFolder) {
  const path = (0, import_node_path2.join)(userFolder, "receipt-key.pem");
  const key = privateKeyIn((0, import_common.keptKey)(path, newKey));
  if (key === null) throw new Error(`${path} does not contain an Ed25519 key; move it away to get a new one`);
  const publicKey = (0, import_common7.createPublicKey)(key).export({ type: "spki", format: "der" });
  return { keyid: keyIdOf(publicKey), publicKey, sign: (bytes) => (0, import_common7.sign)(null, bytes, key) };
}
var verifiesEd25519 = ({ publicKey, signature }, bytes) => {
  try {
    const key = (0, import_common7.createPublicKey)({ key: Buffer.from(publicKey), type: "spki", format: "der" });
    return (0, import_common7.verify)(null, bytes, key, signature);
  } catch {
    return false;
  }
};
function newKey() {
  return (0, import_common7.generateKeyPairSync)("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim();
}
function privateKeyIn(pem) {
  try {
    const key = (0, import_common7.createPrivateKey)(pem);
    return key.asymmetricKeyType === "ed25519" ? key : null;
  } catch {
    return null;
  }
}
// src/adapters/process/ssh-signature.ts
var NAMESPACE = "msw-receipt";
var LIMIT_MS = 3e4;
async function sshSign(file, around) {
  const format = await userSetting("gpg.format", around);
  const key = format === "ssh" ? await userSetting("user.signingkey", around) : null;
  if (key === null) return null;
  const path = key.startsWith("~/") ? (0, import_node_path3.join)((0, import_common3.homeFolder)(), key.slice(2)) : key;
  if (!(0, import_node_path3.isAbsolute)(path)) return failed("user.signingkey does not name a file");
  const run = await keygen(["-Y", "sign", "-f", path, "-n", NAMESPACE, file], around);
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
  const git = (0, import_common2.findProgram)("git", around.env, around.project);
  if (git === null) return null;
  const run = await (0, import_shared_app_diagnose_diagnose_client.runProgram)({
    ...{ executable: git, args: ["config", "--global", "--get", name], limitMs: LIMIT_MS },
    ...{ env: around.env, projectRoot: around.project }
  });
  const value = run.stdout.trim();
  return run.exitCode === 0 && value !== "" ? value : null;
}
function keygen(args, { project, env }, input) {
  const executable = (0, import_common2.findProgram)("ssh-keygen", env, project);
  if (executable === null) return null;
  const quiet = { ...env, SSH_ASKPASS_REQUIRE: "never" };
  return (0, import_shared_app_diagnose_diagnose_client.runProgram)({
    executable,
    args,
    env: quiet,
    projectRoot: project,
    limitMs: LIMIT_MS,
    ...input !== void 0 && { input }
  });
}
function lastLine(text) {
  const lines = text.split("\n").map((line) => line.trim());
  return (lines.findLast((line) => line !== "") ?? "ssh-keygen gave no reason").slice(0, 200);
}
function failed(reason) {
  return { status: "failed", reason };
}
// src/adapters/user/receipt-chain.ts
var linkShape = (0, import_common8.once)(
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
  return (0, import_hooks_active_on_command.readEntries)(STORE, userFolder, projectRoot);
}
function addLink(userFolder, projectRoot, link) {
  return (0, import_hooks_active_on_command.keepEntries)(STORE, userFolder, projectRoot, (before) => [...before, link].slice(-MOST_KEPT));
}
var MOST_KEPT = 200;
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
var statementShape = (0, import_common8.once)(
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
  const named = [...before, ...gathered.ground.paths].filter(import_shared_core_shell_command_paths.isTest);
  const all = [.../* @__PURE__ */ new Set([...tests, ...settings, ...named])].sort();
  const paths = all.slice(0, MOST_TESTS);
  const [old, now] = await Promise.all([
    digestsIn(store, first.tree, paths),
    digestsIn(store, last.tree, paths)
  ]);
  const large = paths.filter((path) => old.large.has(path) || now.large.has(path));
  return {
    trees: { before: first.tree, after: last.tree },
    tests: paths.filter((path) => !large.includes(path)).map((path) => ({
      ...{ path, before: old.digests.get(path) ?? null, after: now.digests.get(path) ?? null }
    })),
    leftOut: [
      ...last.leftOut.map(({ path, why }) => `${path} is in no snapshot, since ${why}.`),
      ...large.map((path) => `${path} is too large for a digest of its own.`),
      ...all.length > paths.length ? [`${all.length - paths.length} more tests have no digest here.`] : []
    ]
  };
}
var MOST_TESTS = 1e3;
async function digestsIn({ trees }, tree, paths) {
  const [contents, present] = await Promise.all([
    trees.contentsOf(tree, paths, import_app_snapshots_keep_snapshots2.LARGEST_CONTENT),
    trees.pathsIn(tree)
  ]);
  const there = new Set(present);
  return {
    digests: new Map([...contents].map(([path, bytes]) => [path, (0, import_shared_core_snapshots_undo_text.contentMark)(bytes)])),
    large: new Set(paths.filter((path) => there.has(path) && !contents.has(path)))
  };
}
// src/app/receipt/write-receipt.ts
async function writeReceipt(workspace, request) {
  const { project, userFolder } = workspace;
  const result = resultMeant(workspace, request.loop);
  if (typeof result === "string") return refused2(result);
  const git = await (0, import_adapters_git_work_tree2.gitVersion)(project);
  const seen = git === null ? "git is not installed" : await seeFiles(workspace, result);
  if (typeof seen === "string") return refused2(`No receipt of loop ${result.loop} can be written: ${seen}.`);
  const chain = chainOf(userFolder, project);
  if (chain.status === "refused") return refused2(`${chain.reason}.`);
  const place = placeOf(workspace, request.out, result.loop);
  if (place.status === "refused") return refused2(`The receipt cannot be written: ${place.reason}.`);
  const opened = await (0, import_shared_adapters_git_remote_clone.openNotes)(project);
  const notes = opened.status === "ok" ? opened.notes : null;
  const commit = await notes?.commitWith(seen.trees.after) ?? null;
  if (request.note && commit === null)
    return refused2(
      "No commit here has exactly the files that the loop ended with: commit them as they were, and nothing else, then write the receipt with --note."
    );
  const versions = { msw: import_shared_core_failure_reading_line_pattern.plugin_default.version, node: process.versions.node, git };
  const receipt = receiptOf(result, seen, { versions, previous: chain.entries.at(-1) ?? null });
  const statement = statementOf({ receipt, commit, hash: (text2) => (0, import_shared_core_snapshots_undo_text.contentMark)(Buffer.from(text2)) });
  const { keyid, text } = signed(userFolder, statement);
  for (const one of /* @__PURE__ */ new Set([place.path, place.shown])) (0, import_common6.writeFileAtomic)(one, text);
  const link = { loop: result.loop, name: (0, import_node_path.basename)(place.path), sha256: receiptDigest(text) };
  const lost = await addLink(userFolder, project, link);
  const kept = { path: place.shown, statement, keyid };
  return {
    status: "written",
    receipt: {
      ...kept,
      ...await bearOut(workspace, kept, { notes: request.note ? notes : null, text, lost })
    }
  };
}
async function bearOut(workspace, { path, statement }, {
  notes,
  text,
  lost
}) {
  const commit = commitOf(statement);
  const isAsked = notes !== null && commit !== null;
  const noted = isAsked ? await notes.attach(commit, text) : null;
  const ssh = await sshSign(path, workspace);
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
  const found = (0, import_shared_core_planning_writing_new_documents.listResults)(userFolder, project).findLast(({ loop }) => loop.startsWith(id ?? ""));
  if (found === void 0)
    return id === null ? "No loop of this project has ended yet, so there is nothing to write a receipt of." : `No loop ${id.slice(0, 64)} of this project has ended.`;
  if (found.state === "paused")
    return `Loop ${found.loop} is paused: its receipt can be written when it has ended.`;
  if (found.checks === null)
    return `Loop ${found.loop} ended before MSW kept what a receipt needs: the next loop has one.`;
  return found.checks.length === 0 ? `Loop ${found.loop} ended without a run of its checks, so there is nothing that a receipt could say.` : found;
}
function placeOf({ project }, out, loop) {
  if (out !== null && (0, import_node_fs.existsSync)(out)) return { status: "refused", reason: `${out} exists already` };
  const folder = (0, import_common4.openMswSubfolder)(project, "receipts");
  if (folder.status === "refused") return folder;
  let path = (0, import_node_path.join)(folder.path, `${loop}.json`);
  for (let number2 = 2; (0, import_node_fs.existsSync)(path); number2 += 1) path = (0, import_node_path.join)(folder.path, `${loop}-${number2}.json`);
  return { status: "ok", path, shown: out ?? path };
}
function receiptOf({ loop, at, cause, reason, proof, checks }, { trees, tests, leftOut }, { versions, previous }) {
  const named = (checks ?? []).map((check) => {
    const command = check.command !== null && (0, import_common5.redact)(check.command) === check.command ? check.command : null;
    return { ...check, name: (0, import_common5.redact)(check.name), command };
  });
  const hidden = named.filter(({ command }) => command === null);
  return {
    ...{ version: 1, loop, ended: at },
    verdict: cause === "done" ? proof?.verdict ?? "passed" : "not done",
    reason: (0, import_common5.redact)(proof?.reason ?? reason),
    trees,
    checks: named,
    experiments: (proof?.experiments ?? []).map(({ name, answer, what }) => ({
      ...{ name, wanted: import_app_loop_conclude_turn.WANTED[name], answer },
      what: what === null ? null : (0, import_common5.redact)(what)
    })),
    tests,
    leftOut: [
      "Files that git ignores are in neither tree.",
      ...hidden.map(({ name }) => `The command of ${name} is not told: it is sealed, or contains a secret.`),
      ...leftOut.map(import_common5.redact)
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
function refused2(reason) {
  return { status: "refused", reason };
}
