var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  GUIDANCE: () => GUIDANCE,
  REFUSAL: () => REFUSAL,
  REFUSALS: () => REFUSALS,
  WINDOW_MS: () => WINDOW_MS,
  accountAt: () => accountAt,
  accountOf: () => accountOf,
  appendGuidance: () => appendGuidance,
  appendShared: () => appendShared,
  appendToGuidanceFile: () => appendToGuidanceFile,
  changeLedger: () => changeLedger,
  chooseNotebook: () => chooseNotebook,
  chooseProfile: () => chooseProfile,
  chosenNotebook: () => chosenNotebook,
  classFingerprint: () => classFingerprint,
  defaultProfile: () => defaultProfile,
  efficacyOf: () => efficacyOf,
  exactFingerprint: () => exactFingerprint,
  failureItems: () => failureItems,
  findNlm: () => findNlm,
  findProgram: () => findProgram,
  findPrograms: () => findPrograms,
  fingerprintVersion: () => fingerprintVersion,
  foldCache: () => foldCache,
  freesAt: () => freesAt,
  hasPlenty: () => hasPlenty,
  hashAnswer: () => hashAnswer,
  isAhead: () => isAhead,
  isAlive: () => isAlive2,
  isAside: () => isAside,
  isNamed: () => isNamed,
  isOnPath: () => isOnPath,
  isProgram: () => isProgram,
  isSettled: () => isSettled,
  isoTimeOf: () => isoTimeOf,
  itemKey: () => itemKey,
  jobIdOf: () => jobIdOf,
  jobPath: () => jobPath,
  judgeLastGuidance: () => judgeLastGuidance,
  leftOf: () => leftOf,
  listProfiles: () => listProfiles,
  makeGuidance: () => makeGuidance,
  maskLocations: () => maskLocations,
  maskVolatile: () => maskVolatile,
  mayRotate: () => mayRotate,
  mayRun: () => mayRun,
  neutralFolder: () => neutralFolder,
  nlmCandidates: () => nlmCandidates,
  nobody: () => nobody,
  notAskedText: () => notAskedText,
  notChosen: () => notChosen,
  openJobsFolder: () => openJobsFolder,
  ownerOfConversation: () => ownerOfConversation,
  parsePlan: () => parsePlan,
  pathOutside: () => pathOutside,
  projectAccounts: () => projectAccounts,
  projectNotebook: () => projectNotebook,
  readGuidance: () => readGuidance,
  readGuidanceFile: () => readGuidanceFile,
  readJob: () => readJob,
  readLedger: () => readLedger,
  readShared: () => readShared,
  refusalSentence: () => refusalSentence,
  refusedAccount: () => refusedAccount,
  reserveQuery: () => reserveQuery,
  reserveQuestion: () => reserveQuestion,
  settleAnswered: () => settleAnswered,
  settleQuery: () => settleQuery,
  settleRefused: () => settleRefused,
  sharedLines: () => sharedLines,
  shorten: () => shorten,
  startInBackground: () => startInBackground,
  stepGuidance: () => stepGuidance,
  textToSend: () => textToSend,
  timeText: () => timeText,
  userFolderOfJob: () => userFolderOfJob,
  wasSpent: () => wasSpent,
  withAccount: () => withAccount,
  withoutNotebook: () => withoutNotebook,
  withoutPersonal: () => withoutPersonal,
  writeJob: () => writeJob
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_adapters_config_config_settings = require("./adapters.config.config-settings.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/core/notebook/refusal-notice.ts
var WITHOUT = "The loop goes on without NotebookLM.";
var TEXT_CAP = 160;
function refusalSentence(refusal) {
  return SENTENCES[refusal.reason](refusal);
}
function withoutNotebook(sentence) {
  return `${sentence} ${WITHOUT}`;
}
var SENTENCES = {
  // MSW's own words, with the cure.
  "not-chosen": ({ text }) => `NotebookLM was not asked: ${(0, import_hooks_active_on_stop.plainLine)(text, 1e3)}.`,
  "not-installed": () => "NotebookLM is configured but `nlm` is not installed: `uv tool install notebooklm-mcp-cli` or `pipx install notebooklm-mcp-cli`.",
  "too-old": () => "The installed `nlm` is too old (0.9.13 or newer is needed): upgrade notebooklm-mcp-cli.",
  "rate-limited": ({ profile }) => `NotebookLM refused: the quota of ${account(profile)} is used up for now; it frees within a day.`,
  "auth-expired": ({ profile }) => `NotebookLM is logged out: run \`${(0, import_adapters_config_config_settings.loginCommand)(profile)}\`.`,
  "profile-missing": ({ profile }) => `nlm has no such profile: run \`${(0, import_adapters_config_config_settings.loginCommand)(profile)}\`.`,
  "not-found": () => "NotebookLM has no such notebook: check `notebook` in `.msw/config.json`.",
  permission: ({ profile }) => `The notebook is not open to ${account(profile)}: share it or choose another profile.`,
  drift: () => "Google changed something that this `nlm` does not know yet: upgrade notebooklm-mcp-cli.",
  timeout: () => "NotebookLM did not answer in time.",
  network: () => "NotebookLM could not be reached.",
  "lost-answer": () => "NotebookLM was asked but its answer did not arrive.",
  "argument-too-long": () => "The question was too long for this system.",
  usage: (refusal) => `nlm refused the request (${firstLine(refusal.text)}).`,
  unknown: (refusal) => `NotebookLM gave no answer (${firstLine(refusal.text)}).`
};
function account(profile) {
  return profile === null ? "nlm's default account" : `profile ${profile}`;
}
function firstLine(text) {
  const line = (0, import_hooks_active_on_stop2.harmless)(text).split("\n").find((part) => part.trim() !== "") ?? "no reason given";
  return line.trim().slice(0, TEXT_CAP);
}

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/core/quota/plan.ts
var WINDOW_MS = 24 * 60 * 60 * 1e3;
var MOST = 1e6;
var KNOWN = { free: 50, plus: 200, pro: 500, ultra: 5e3 };
var freePlan = { name: "free", perDay: 50, reserve: 10 };
function parsePlan(text, reserve) {
  const word = text.trim().toLowerCase();
  const known = Object.hasOwn(KNOWN, word) ? KNOWN[word] : void 0;
  const perDay = known ?? (/^\d{1,7}$/.test(word) ? Number(word) : null);
  if (perDay === null || perDay < 1 || perDay > MOST) return null;
  const kept = reserve ?? Math.floor(perDay / 5);
  if (kept < 0 || kept > perDay) return null;
  return { name: known === void 0 ? "own" : word, perDay, reserve: kept };
}
// src/core/quota/account.ts
var newAccount = {
  plan: freePlan,
  spent: 0,
  windowEndsAt: null,
  coolingUntil: null,
  refusals: 0,
  setAside: null
};
var LONGEST_MS = 8 * WINDOW_MS;
var ASIDE_MS = 30 * 6e4;
function accountAt(account2, now) {
  const isOver = account2.windowEndsAt !== null && !isAhead(account2.windowEndsAt, now);
  const window = isOver ? { spent: 0, windowEndsAt: null } : {};
  const rested = account2.coolingUntil !== null && !isAhead(account2.coolingUntil, now);
  return { ...account2, ...window, ...rested ? { coolingUntil: null } : {} };
}
function isAhead(end, now) {
  return end > now && end - now <= LONGEST_MS;
}
function leftOf(account2, purpose, now) {
  const current = accountAt(account2, now);
  if (current.coolingUntil !== null) return 0;
  const kept = purpose === "guidance" ? current.plan.reserve : 0;
  return Math.max(0, current.plan.perDay - current.spent - kept);
}
function freesAt(account2, purpose, now) {
  if (leftOf(account2, purpose, now) > 0) return null;
  const current = accountAt(account2, now);
  const rested = current.coolingUntil ?? now;
  const isSpent = leftOf({ ...current, coolingUntil: null }, purpose, rested) === 0;
  return isSpent ? Math.max(rested, current.windowEndsAt ?? now + WINDOW_MS) : rested;
}
function isAside(account2, login, now) {
  const { setAside: setAside2 } = account2;
  if (setAside2 === null) return false;
  const age = now - setAside2.at;
  return setAside2.login === login && age >= 0 && age < ASIDE_MS;
}
// src/core/quota/choose-profile.ts
function chooseProfile(accounts, candidates, { purpose, now }) {
  const known = candidates.map((candidate) => ({
    candidate,
    account: accountOf(accounts, candidate.account)
  }));
  const usable = known.filter(
    ({ candidate, account: account2 }) => candidate.isLoggedIn && !isAside(account2, candidate.login, now)
  );
  const [best] = usable.map(({ candidate, account: account2 }) => ({ candidate, left: leftOf(account2, purpose, now) })).filter(({ left }) => left > 0).toSorted((a, b) => b.left - a.left);
  if (best !== void 0) return { status: "chosen", candidate: best.candidate };
  const spent = usable.map(({ candidate, account: account2 }) => ({
    account: candidate.account,
    freesAt: freesAt(account2, purpose, now) ?? now
  })).toSorted((a, b) => a.freesAt - b.freesAt);
  const resting = new Set(usable);
  const aside = known.filter((entry) => !resting.has(entry)).map(({ candidate }) => candidate.account);
  return { status: "none", spent, aside };
}
function hasPlenty(accounts, candidates, need) {
  const choice = chooseProfile(accounts, candidates, need);
  if (choice.status === "none") return false;
  const account2 = accountOf(accounts, choice.candidate.account);
  const whole = leftOf({ ...account2, spent: 0 }, need.purpose, need.now);
  return leftOf(account2, need.purpose, need.now) * 2 >= whole;
}
function accountOf(accounts, name2) {
  return (Object.hasOwn(accounts, name2) ? accounts[name2] : void 0) ?? newAccount;
}
// src/core/quota/ledger.ts
var emptyLedger = { accounts: {}, queries: [] };
var KEPT_QUERIES = 300;
function reserveQuery(ledger, intent, candidates) {
  const choice = chooseProfile(ledger.accounts, candidates, { purpose: intent.purpose, now: intent.at });
  if (choice.status === "none") return { ledger, choice };
  const { account: name2, notebook } = choice.candidate;
  const account2 = accountAt(accountOf(ledger.accounts, name2), intent.at);
  const windowEndsAt = account2.windowEndsAt ?? intent.at + WINDOW_MS;
  const asked = {
    ...intent,
    account: name2,
    notebook,
    outcome: "sent",
    cost: 1,
    conversation: null,
    answerHash: null
  };
  const spent = withAccount(ledger, name2, {
    ...account2,
    windowEndsAt,
    spent: account2.spent + 1,
    setAside: null
  });
  return { ledger: { ...spent, queries: [...spent.queries, asked].slice(-KEPT_QUERIES) }, choice };
}
function settleQuery(ledger, id, settlement) {
  const asked = ledger.queries.find((query) => query.id === id);
  if (asked?.outcome !== "sent") return ledger;
  const settled2 = settlement.outcome === "answered" ? { ...asked, ...settlement } : { ...asked, outcome: settlement.outcome, cost: settlement.wasSpent ? 1 : 0 };
  const queries = ledger.queries.map((query) => query.id === id ? settled2 : query);
  const account2 = accountOf(ledger.accounts, asked.account);
  const isAnswered = settled2.outcome === "answered";
  const after = {
    ...account2,
    spent: settled2.cost === 0 ? givenBack(account2, asked) : account2.spent,
    refusals: isAnswered ? 0 : account2.refusals,
    setAside: isAnswered ? null : account2.setAside
  };
  return { ...withAccount(ledger, asked.account, after), queries };
}
function givenBack(account2, asked) {
  const began = (account2.windowEndsAt ?? 0) - WINDOW_MS;
  return asked.at >= began ? Math.max(0, account2.spent - 1) : account2.spent;
}
function withAccount(ledger, name2, account2) {
  return { ...ledger, accounts: { ...ledger.accounts, [name2]: account2 } };
}
function ownerOfConversation(ledger, conversation) {
  return ledger.queries.findLast((query) => query.conversation === conversation)?.account ?? null;
}
// src/app/notebook/quota-ledger.ts
// src/core/notebook/refusal.ts
var REFUSALS = [
  "not-chosen",
  "not-installed",
  "too-old",
  "rate-limited",
  "auth-expired",
  "profile-missing",
  "not-found",
  "permission",
  "drift",
  "timeout",
  "network",
  "lost-answer",
  "argument-too-long",
  "usage",
  "unknown"
];
// src/app/notebook/ledger-shape.ts
var time = (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)());
var count = (0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(0));
var ACCOUNT = (0, import_adapters_loops_record_schemas.object)({
  plan: (0, import_adapters_loops_record_schemas.object)({ name: (0, import_adapters_loops_record_schemas.string)(), perDay: count, reserve: count }),
  spent: count,
  windowEndsAt: time,
  coolingUntil: time,
  refusals: count,
  setAside: (0, import_adapters_loops_record_schemas.nullable)(
    (0, import_adapters_loops_record_schemas.object)({
      reason: (0, import_adapters_loops_record_schemas._enum)(["auth-expired", "profile-missing"]),
      at: (0, import_adapters_loops_record_schemas.number)(),
      login: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
    })
  )
});
var QUERY = (0, import_adapters_loops_record_schemas.object)({
  id: (0, import_adapters_loops_record_schemas.string)(),
  at: (0, import_adapters_loops_record_schemas.number)(),
  account: (0, import_adapters_loops_record_schemas.string)(),
  notebook: (0, import_adapters_loops_record_schemas.string)(),
  purpose: (0, import_adapters_loops_record_schemas._enum)(["guidance", "research", "ask"]),
  project: (0, import_adapters_loops_record_schemas.string)(),
  loop: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  class: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  question: (0, import_adapters_loops_record_schemas.string)(),
  outcome: (0, import_adapters_loops_record_schemas._enum)(["sent", "answered", ...REFUSALS]),
  cost: (0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.literal)(0), (0, import_adapters_loops_record_schemas.literal)(1)]),
  conversation: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  answerHash: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
});
var LEDGER = (0, import_adapters_loops_record_schemas.object)({
  version: (0, import_adapters_loops_record_schemas.literal)(1),
  accounts: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), ACCOUNT),
  queries: (0, import_adapters_loops_record_schemas.array)(QUERY)
});
// src/app/notebook/quota-ledger.ts
var WAIT_MS = 6e4;
var NEWER = (0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gt)(1)) });
function readLedger(userFolder) {
  const path = ledgerPath(userFolder);
  const read = open(path);
  if (read.status !== "corrupt") return read;
  return { status: "refused", reason: `${path} cannot be read as a ledger` };
}
async function changeLedger(userFolder, change) {
  const path = ledgerPath(userFolder);
  const held = await (0, import_hooks_active_on_stop3.withLock)(
    path,
    () => {
      const read = openForChange(path);
      if (read.status === "refused") return read;
      const { ledger, result } = change(read.ledger);
      if (ledger !== read.ledger) write(path, ledger);
      return { status: "done", result };
    },
    { waitMs: WAIT_MS }
  );
  return held.status === "done" ? held.value : { status: "refused", reason: `${path} is locked` };
}
function ledgerPath(userFolder) {
  return (0, import_node_path.join)(userFolder, "quota.json");
}
function open(path) {
  const file = (0, import_hooks_active_on_stop4.readJson)(path, (0, import_hooks_active_on_stop7.ownFile)((0, import_node_path.dirname)(path)));
  if (file.status === "missing") return { status: "ok", ledger: emptyLedger };
  if (file.status === "unreadable")
    return { status: "refused", reason: `${path} cannot be read: ${file.reason}` };
  const parsed = LEDGER.safeParse(file.status === "ok" ? file.value : null);
  if (parsed.success) return { status: "ok", ledger: parsed.data };
  if (file.status === "ok" && NEWER.safeParse(file.value).success) {
    return { status: "refused", reason: `${path} was written by a newer MSW; update this one` };
  }
  return { status: "corrupt" };
}
function openForChange(path) {
  const read = open(path);
  if (read.status !== "corrupt") return read;
  (0, import_hooks_active_on_stop5.setAside)(path, (/* @__PURE__ */ new Date()).toISOString());
  return { status: "ok", ledger: emptyLedger };
}
function write(path, ledger) {
  (0, import_hooks_active_on_stop6.writeFileAtomic)(path, `${JSON.stringify({ version: 1, ...ledger })}
`, { mode: 384 });
}

// src/core/secrets/without-personal.ts
var EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@])/g;
var LOGIN = /(?<=\b(?:ssh|scp|sftp|rsync) )[\w.-]{1,32}@[\w.-]{1,100}|(?<![\w.-])[a-z_][\w.-]{0,31}@[a-z][\w.-]{0,100}(?=:[ /~]|'s password)/g;
var HOME = /((?:[/\\]|%2F)(?:home|Users|Documents and Settings)(?:[/\\]{1,2}|%2F))(?!<)[^/\\\s:'"`<>|%]{1,64}/gi;
var PRIVATE_IP = /(?<![\w.])(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2})(?![\w.]*\d)/g;
var NAME = String.raw`[A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?){0,10}`;
var IN_ADDRESS = new RegExp(
  String.raw`(?<=[a-z][a-z0-9+.-]{1,20}:\/\/(?:[^\s/@<>]{0,100}@|<secret>@)?)${NAME}`,
  "gi"
);
var BEHIND_WORD = new RegExp(
  String.raw`(?<=\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|getaddrinfo|UnknownHostException:|host(?:name)?:?|lookup|resolve|connect(?:ing)? to|dial tcp|server at|server)[ =]{1,3}["'\u201c\u2018]?)${NAME}`,
  "gi"
);
var ALONE = new RegExp(String.raw`(?<![\w.@/\\-])${NAME}(?![\w(])`, "g");
var INTERNAL = /(?:^|\.)(?:internal|intranet|intra|corp|lan|local|localdomain|home|private|svc|consul|vpn)(?:\.|$)|^(?:ip|ec2)-\d+-\d+-\d+-\d+/i;
var COMPANY = /^(?!com\.|org\.|net\.|io\.|java)[a-z0-9-]+(?:\.[a-z0-9-]+)+\.(?:com|net|org|io|cloud|dev|co|eu|de|fr|uk|ch|at|nl|se|jp|in|br|au)$/;
var PUBLIC = /(?:^|\.)(?:localhost|example|test|invalid|npmjs\.(?:org|com)|yarnpkg\.com|jsr\.io|github\.com|githubusercontent\.com|github\.io|gitlab\.com|bitbucket\.org|pypi\.org|pythonhosted\.org|python\.org|crates\.io|rust-lang\.org|docs\.rs|rubygems\.org|golang\.org|go\.dev|pkg\.go\.dev|maven\.org|apache\.org|gradle\.org|docker\.(?:io|com)|quay\.io|ghcr\.io|nodejs\.org|deno\.(?:land|com)|debian\.org|ubuntu\.com|alpinelinux\.org|googleapis\.com|google\.com|gstatic\.com|microsoft\.com|visualstudio\.com|nuget\.org|packagist\.org|getcomposer\.org|php\.net|mozilla\.org|w3\.org|json-schema\.org|eslint\.org|typescriptlang\.org|reactjs\.org|react\.dev|vuejs\.org|vitejs\.dev|vitest\.dev|jestjs\.io|stackoverflow\.com|wikipedia\.org|example\.(?:com|org|net))$/i;
var COMMON = /^(?:root|user|users|admin|administrator|node|app|apps|runner|ubuntu|debian|centos|alpine|vscode|vagrant|build|builder|ci|jenkins|test|tests|tester|home|me|dev|developer|www|web|git|codespace|codespaces|gitpod|circleci|travis|docker|default|guest|public|shared|work|project|local|localhost)$/i;
function withoutPersonal(text, names = []) {
  let result = text.replaceAll(EMAIL, (mail) => mail.startsWith("git@") ? mail : "<email>").replaceAll(LOGIN, (login) => login.startsWith("git@") ? login : "<user>@<host>").replaceAll(HOME, "$1<user>").replaceAll(PRIVATE_IP, "<host>").replaceAll(IN_ADDRESS, hide).replaceAll(BEHIND_WORD, (host) => /[.\d-]/.test(host) ? hide(host) : host).replaceAll(
    ALONE,
    (host) => host.includes(".") && (INTERNAL.test(host) || COMPANY.test(host)) ? hide(host) : host
  );
  for (const name2 of names) {
    if (name2.length < 3 || COMMON.test(name2)) continue;
    result = result.replaceAll(
      new RegExp(`(?<![\\w-])${name2.replaceAll(/[^\w-]/g, "\\$&")}(?![\\w-])`, "g"),
      "<name>"
    );
  }
  return result;
}
function hide(host) {
  return PUBLIC.test(host) || /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\d+)$/.test(host) ? host : "<host>";
}

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
// src/core/guidance/make-guidance.ts
var DIGITS = 16;
var LONGEST = 12e3;
var MOST_CITATIONS = 24;
var LONGEST_QUOTE = 400;
function makeGuidance(parts) {
  const text = (0, import_hooks_active_on_stop9.clipText)(parts.text, LONGEST);
  const answerHash = hashAnswer(text);
  const id = `g-${digest(`${parts.failureClass}
${answerHash}`)}`;
  return { ...parts, text, source: keptSource(parts.source), id, answerHash };
}
function keptSource(source) {
  if (source.kind !== "notebook") return source;
  const citations = source.citations.slice(0, MOST_CITATIONS).map(({ number: number2, sourceId, quote }) => ({
    number: number2,
    sourceId,
    quote: quote === null ? null : (0, import_hooks_active_on_stop9.clipText)(quote, LONGEST_QUOTE)
  }));
  return { ...source, citations };
}
function hashAnswer(text) {
  return digest(text.trim().replaceAll(/\s+/g, " "));
}
function digest(text) {
  return (0, import_hooks_active_on_command.bytesToHex)((0, import_hooks_active_on_command.sha256)((0, import_hooks_active_on_command.utf8ToBytes)(text))).slice(0, DIGITS);
}
// src/adapters/secrets/text-to-send.ts
function textToSend(text) {
  return withoutPersonal((0, import_hooks_active_on_stop8.redact)(text), namesHere());
}
function namesHere() {
  return [.../* @__PURE__ */ new Set([(0, import_node_path2.basename)((0, import_node_os.homedir)()), userName(), (0, import_node_os.hostname)()])].filter((name2) => name2 !== "");
}
function userName() {
  try {
    return (0, import_node_os.userInfo)().username;
  } catch {
    return "";
  }
}
// src/core/quota/quota-words.ts
function timeText(at, iso) {
  return `${iso(at).slice(0, 16).replace("T", " ")} UTC`;
}
function refusedAccount(refusal, freesAtText) {
  const { reason, profile } = refusal;
  const name2 = profile === null ? "nlm's default account" : `profile ${(0, import_hooks_active_on_stop2.harmless)(profile)}`;
  const login = `run \`${(0, import_adapters_config_config_settings.loginCommand)(profile)}\``;
  switch (reason) {
    case "rate-limited":
      return `NotebookLM: the quota of ${name2} is used up until ${freesAtText ?? "later"}.`;
    case "auth-expired":
      return `${capital(name2)} is logged out and set aside: ${login}.`;
    case "profile-missing":
      return `${capital(name2)} has no login and is set aside: ${login}.`;
    default:
      return refusalSentence(refusal);
  }
}
function nobodyLeft(choice, purpose, iso) {
  const [first] = choice.spent;
  const logins = choice.aside.map((name2) => `\`${(0, import_adapters_config_config_settings.loginCommand)(name2)}\``).join(" or ");
  if (first === void 0 && logins === "")
    return "The settings name no NotebookLM account for this notebook.";
  if (first === void 0) return `No NotebookLM account is logged in: run ${logins}.`;
  const names = choice.spent.map(({ account: account2 }) => (0, import_hooks_active_on_stop2.harmless)(account2)).join(", ");
  const whose = choice.spent.length === 1 ? `profile ${names}` : `profiles ${names}`;
  const kept = purpose === "guidance" ? ", but for what is kept for planning and research" : "";
  const frees = `the next question is free at ${timeText(first.freesAt, iso)} (${(0, import_hooks_active_on_stop2.harmless)(first.account)})`;
  const others = logins === "" ? "" : ` Another account is logged out: run ${logins}.`;
  return `The NotebookLM quota of ${whose} is used up${kept}; ${frees}.${others}`;
}
function capital(text) {
  return text.startsWith("nlm") ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
// src/app/notebook/reserve-question.ts
async function reserveQuestion(place, question, id, accounts) {
  const { purpose, conversationId = null, loop = null, class: failureClass = null } = question;
  const details = { project: place.project, loop, class: failureClass, question: question.question };
  const intent = { id, at: place.now(), purpose, ...details };
  const changed = await changeLedger(place.userFolder, (before) => {
    const owner2 = conversationId === null ? null : ownerOfConversation(before, conversationId);
    const own = accounts.filter(({ account: account22 }) => account22 === owner2);
    const first = reserveQuery(before, intent, own);
    const { ledger, choice: choice2 } = first.choice.status === "chosen" ? first : reserveQuery(before, intent, accounts);
    return { ledger, result: { choice: choice2, owner: owner2 } };
  });
  if (changed.status === "refused") return unusable(changed.reason);
  const { choice, owner } = changed.result;
  if (choice.status === "none") return nobody(choice, purpose);
  const account2 = accounts.find((one) => one.account === choice.candidate.account);
  if (account2 === void 0) throw new Error("the ledger chose an account that was not offered");
  return { status: "reserved", account: account2, conversationId: owner === account2.account ? conversationId : null };
}
function nobody(choice, purpose) {
  const freesAt2 = choice.spent[0]?.freesAt ?? null;
  const reason = freesAt2 === null ? "auth-expired" : "rate-limited";
  const notice = nobodyLeft(choice, purpose, isoTimeOf);
  return { status: "none", reason, text: notice, profile: null, notice, freesAt: freesAt2 };
}
function isoTimeOf(at) {
  return new Date(at).toISOString();
}
function unusable(text) {
  const refusal = { reason: "unknown", text, profile: null };
  return { status: "none", ...refusal, notice: refusalSentence(refusal), freesAt: null };
}
// src/core/quota/refusal-cost.ts
var COSTS_NOTHING = /* @__PURE__ */ new Set([
  "not-chosen",
  "not-installed",
  "too-old",
  "rate-limited",
  "auth-expired",
  "profile-missing",
  "not-found",
  "permission",
  "drift",
  "usage",
  "argument-too-long"
]);
var NEVER_SENT = /Connection refused|actively refused|Name or service not known|getaddrinfo|Temporary failure in name resolution|ProxyError|ConnectError|ConnectTimeout|no sources to query|another call as/i;
function wasSpent({ reason, text }) {
  return !COSTS_NOTHING.has(reason) && !NEVER_SENT.test(text);
}
var OF_THE_ACCOUNT = /* @__PURE__ */ new Set([
  "rate-limited",
  "auth-expired",
  "profile-missing",
  "not-found",
  "permission"
]);
function mayRotate(reason) {
  return OF_THE_ACCOUNT.has(reason);
}

var import_node_path3 = require("node:path");
// src/app/guidance/shared-guidance.ts
// src/core/guidance/compact-cache.ts
function keptLines(lines) {
  const keepers = /* @__PURE__ */ new Map();
  for (const [index, line] of lines.entries()) {
    const key = identity(line);
    if (line.kind !== "answered" || !keepers.has(key)) keepers.set(key, index);
  }
  const kept = new Set(keepers.values());
  return lines.map((_, index) => kept.has(index));
}
function identity(line) {
  switch (line.kind) {
    case "answered":
      return JSON.stringify([line.kind, line.class, line.guidance.id]);
    case "offered":
    case "judged":
      return JSON.stringify([line.kind, line.class, line.guidance, line.loop]);
    case "followed-up":
      return JSON.stringify([line.kind, line.class, line.guidance]);
    case "refused":
      return JSON.stringify([line.kind, line.class, line.refusal.reason]);
    case "asked":
      return JSON.stringify([line.kind, line.class]);
  }
}
// src/app/guidance/guidance-line.ts
var CITATION = (0, import_adapters_loops_record_schemas.object)({ number: (0, import_adapters_loops_record_schemas.number)(), sourceId: (0, import_adapters_loops_record_schemas.string)(), quote: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) });
var SOURCE = (0, import_adapters_loops_record_schemas.discriminatedUnion)("kind", [
  (0, import_adapters_loops_record_schemas.object)({
    kind: (0, import_adapters_loops_record_schemas.literal)("notebook"),
    notebook: (0, import_adapters_loops_record_schemas.string)(),
    conversationId: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    citations: (0, import_adapters_loops_record_schemas.array)(CITATION)
  }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("memory"), id: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.string)() }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("document"), path: (0, import_adapters_loops_record_schemas.string)(), heading: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) })
]);
var GUIDANCE = (0, import_adapters_loops_record_schemas.object)({
  id: (0, import_adapters_loops_record_schemas.string)(),
  failureClass: (0, import_adapters_loops_record_schemas.string)(),
  text: (0, import_adapters_loops_record_schemas.string)(),
  answerHash: (0, import_adapters_loops_record_schemas.string)(),
  source: SOURCE,
  answeredAt: (0, import_adapters_loops_record_schemas.string)()
});
var REFUSAL = (0, import_adapters_loops_record_schemas.object)({
  reason: (0, import_adapters_loops_record_schemas._enum)(REFUSALS),
  text: (0, import_adapters_loops_record_schemas.string)(),
  profile: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
});
var SUBJECT = (0, import_adapters_loops_record_schemas.object)({
  class: (0, import_adapters_loops_record_schemas.string)(),
  phase: (0, import_adapters_loops_record_schemas._enum)(["install", "compile", "lint", "test", "run"]),
  items: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())
});
var head = { class: (0, import_adapters_loops_record_schemas.string)(), at: (0, import_adapters_loops_record_schemas.string)() };
var LINE = (0, import_adapters_loops_record_schemas.discriminatedUnion)("kind", [
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("asked"), ...head, question: (0, import_adapters_loops_record_schemas.string)(), job: (0, import_adapters_loops_record_schemas.string)() }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("answered"), ...head, guidance: GUIDANCE }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("refused"), ...head, refusal: REFUSAL }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("offered"), ...head, guidance: (0, import_adapters_loops_record_schemas.string)(), loop: (0, import_adapters_loops_record_schemas.string)(), subject: SUBJECT }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("followed-up"), ...head, guidance: (0, import_adapters_loops_record_schemas.string)() }),
  (0, import_adapters_loops_record_schemas.object)({
    kind: (0, import_adapters_loops_record_schemas.literal)("judged"),
    ...head,
    guidance: (0, import_adapters_loops_record_schemas.string)(),
    loop: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    outcome: (0, import_adapters_loops_record_schemas._enum)(["helped", "did-not-help", "unknown"])
  })
]);
function parseLine(text) {
  if (text.trim() === "") return null;
  try {
    const parsed = LINE.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
function formatLine(line) {
  return JSON.stringify({ v: 1, ...line });
}
// src/app/guidance/guidance-file.ts
var LIMIT_BYTES = 4 * 1024 * 1024;
var LARGEST = 16 * 1024 * 1024;
function readGuidanceFile(path, place) {
  return linesOf(path, place).flatMap((text) => parseLine(text) ?? []);
}
async function appendToGuidanceFile(path, place, line, limitBytes = LIMIT_BYTES) {
  await (0, import_hooks_active_on_stop3.withLock)(path, () => {
    const appended = (0, import_hooks_active_on_stop3.appendLine)(path, formatLine(line));
    if (appended.status === "ok" && appended.size > limitBytes) compact(path, place);
  });
}
function linesOf(path, place) {
  return ((0, import_hooks_active_on_stop7.textOf)(path, place, LARGEST) ?? "").split("\n").filter((text) => text.trim() !== "");
}
function compact(path, place) {
  const texts = linesOf(path, place);
  const parsed = texts.map(parseLine);
  const kept = keptLines(parsed.filter((line) => line !== null)).values();
  const left = texts.filter((_, index) => parsed[index] === null || kept.next().value === true);
  if (left.length < texts.length) (0, import_hooks_active_on_stop6.writeFileAtomic)(path, `${left.join("\n")}
`);
}
// src/app/guidance/shared-guidance.ts
function readShared(userFolder, notebooks) {
  const lines = sharedLines(userFolder);
  const known = new Set(
    lines.flatMap(
      (line) => line.kind === "answered" && isOf(line.guidance.source, notebooks) ? [line.guidance.id] : []
    )
  );
  return lines.filter((line) => {
    if (line.kind === "answered") return isOf(line.guidance.source, notebooks);
    return (line.kind === "judged" || line.kind === "followed-up") && known.has(line.guidance);
  });
}
function sharedLines(userFolder) {
  return readGuidanceFile(sharedPath(userFolder), (0, import_hooks_active_on_stop7.ownFile)(userFolder));
}
function appendShared(userFolder, line) {
  return appendToGuidanceFile(sharedPath(userFolder), (0, import_hooks_active_on_stop7.ownFile)(userFolder), line);
}
function sharedPath(userFolder) {
  return (0, import_node_path3.join)(userFolder, "guidance.jsonl");
}
function isOf(source, notebooks) {
  return source.kind === "notebook" && notebooks.includes(source.notebook);
}

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path4 = require("node:path");
// src/app/guidance/guidance-job.ts
var JOB = (0, import_adapters_loops_record_schemas.object)({
  v: (0, import_adapters_loops_record_schemas.literal)(2),
  id: (0, import_adapters_loops_record_schemas.string)(),
  class: (0, import_adapters_loops_record_schemas.string)(),
  project: (0, import_adapters_loops_record_schemas.string)(),
  loop: (0, import_adapters_loops_record_schemas.string)(),
  question: (0, import_adapters_loops_record_schemas.string)(),
  notebook: (0, import_adapters_loops_record_schemas.string)(),
  conversationId: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  followsUp: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  timeoutSeconds: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(3600)),
  status: (0, import_adapters_loops_record_schemas._enum)(["queued", "running", "answered", "refused"]),
  queuedAt: (0, import_adapters_loops_record_schemas.number)(),
  pid: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._positive)())),
  startedAt: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
  endsBy: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
  guidance: (0, import_adapters_loops_record_schemas.nullable)(GUIDANCE),
  refusal: (0, import_adapters_loops_record_schemas.nullable)(REFUSAL),
  notices: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())
});
var START_MS = 2e4;
var GRACE_MS = 5e3;
var FOLDER = "guidance-jobs";
var OLD_MS = 24 * 60 * 60 * 1e3;
var LONGEST_MS2 = 2 * 60 * 60 * 1e3;
function jobIdOf(failureClass, notebooks) {
  return `ask-${hashAnswer([failureClass, ...notebooks.toSorted()].join("\n"))}`;
}
function jobPath(userFolder, id) {
  return (0, import_node_path4.join)(userFolder, FOLDER, `${id}.json`);
}
function userFolderOfJob(path) {
  return (0, import_node_path4.dirname)((0, import_node_path4.dirname)(path));
}
function openJobsFolder(userFolder) {
  const folder = (0, import_node_path4.join)(userFolder, FOLDER);
  (0, import_node_fs.mkdirSync)(folder, { recursive: true, mode: 448 });
  if (!(0, import_node_fs.lstatSync)(folder).isDirectory()) return false;
  for (const name2 of (0, import_hooks_active_on_stop12.namesIn)(folder, (0, import_hooks_active_on_stop7.ownFile)(userFolder))) {
    const path = (0, import_node_path4.join)(folder, name2);
    const stat = (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false });
    if (stat?.isFile() && Date.now() - stat.mtimeMs > OLD_MS) (0, import_node_fs.rmSync)(path, { force: true });
  }
  return true;
}
function readJob(path) {
  const file = (0, import_hooks_active_on_stop4.readJson)(path, (0, import_hooks_active_on_stop7.ownFile)(userFolderOfJob(path)));
  if (file.status !== "ok") return null;
  const parsed = JOB.safeParse(file.value);
  return parsed.success && parsed.data.id === (0, import_node_path4.basename)(path, ".json") ? parsed.data : null;
}
function writeJob(userFolder, job) {
  (0, import_hooks_active_on_stop6.writeFileAtomic)(jobPath(userFolder, job.id), `${JSON.stringify(job, null, 2)}
`, { mode: 384 });
}
function isSettled(job) {
  return job.status === "answered" || job.status === "refused";
}
function isAlive2(job, now) {
  const age = now - job.queuedAt;
  if (isSettled(job) || age < -GRACE_MS || age > LONGEST_MS2) return false;
  if (job.pid === null) return age < START_MS;
  return now < (job.endsBy ?? 0) + GRACE_MS && (0, import_hooks_active_on_command2.isAlive)(job.pid);
}
// src/app/guidance/guidance-cache.ts
function readGuidance(projectRoot) {
  return readGuidanceFile(cachePath(projectRoot), (0, import_hooks_active_on_stop7.ownFile)(projectRoot));
}
async function appendGuidance(projectRoot, line, limitBytes) {
  if ((0, import_hooks_active_on_stop11.openMswFolder)(projectRoot).status === "refused") return;
  await appendToGuidanceFile(cachePath(projectRoot), (0, import_hooks_active_on_stop7.ownFile)(projectRoot), line, limitBytes);
}
function cachePath(projectRoot) {
  return (0, import_hooks_active_on_stop11.mswPath)(projectRoot, "guidance.jsonl");
}
// src/app/guidance/settle-guidance-job.ts
async function settleRefused(userFolder, job, refusal) {
  const at = (/* @__PURE__ */ new Date()).toISOString();
  await appendGuidance(job.project, { kind: "refused", class: job.class, at, refusal });
  if (wasSpent(refusal)) await noteFollowUp(userFolder, job, at);
  const { reason, text } = refusal;
  const refused2 = { loop: job.loop, class: job.class, job: job.id, reason, text };
  await (0, import_hooks_active_on_stop10.appendJournal)(job.project, { event: "guidance-refused", ...refused2 }, at);
  writeJob(userFolder, { ...job, status: "refused", refusal });
}
async function settleAnswered(userFolder, job, guidance) {
  const { answeredAt: at, answerHash, id } = guidance;
  const line = { kind: "answered", class: job.class, at, guidance };
  await appendGuidance(job.project, line);
  await appendShared(userFolder, line);
  await noteFollowUp(userFolder, job, at);
  const answered = { loop: job.loop, class: job.class, job: job.id, guidance: id, answerHash };
  await (0, import_hooks_active_on_stop10.appendJournal)(job.project, { event: "guidance-answered", ...answered }, at);
  writeJob(userFolder, { ...job, status: "answered", guidance });
}
async function noteFollowUp(userFolder, job, at) {
  if (job.followsUp === null) return;
  const line = { kind: "followed-up", class: job.class, at, guidance: job.followsUp };
  await appendGuidance(job.project, line);
  await appendShared(userFolder, line);
}

// src/core/guidance/cache-entry.ts
function foldCache(lines, failureClass) {
  const entries = /* @__PURE__ */ new Map();
  for (const line of lines) if (line.class === failureClass) apply(entries, line);
  return [...entries.values()].map((entry) => ({ ...entry, offeredIn: [...entry.offeredIn] }));
}
function efficacyOf(entry) {
  const outcomes = [...entry.outcomes.values()];
  if (outcomes.includes("helped")) return "helped";
  if (outcomes.includes("did-not-help")) return "did-not-help";
  return outcomes.length > 0 ? "unknown" : "pending";
}
function apply(entries, line) {
  if (line.kind === "answered") {
    if (entries.has(line.guidance.id)) return;
    entries.set(line.guidance.id, { guidance: line.guidance, offeredIn: /* @__PURE__ */ new Set(), outcomes: /* @__PURE__ */ new Map() });
  } else if (line.kind === "offered") {
    entries.get(line.guidance)?.offeredIn.add(line.loop);
  } else if (line.kind === "judged") {
    const entry = entries.get(line.guidance);
    entry?.outcomes.set(line.loop ?? [...entry.offeredIn].at(-1) ?? "", line.outcome);
  }
}

var import_node_os2 = require("node:os");
var import_node_path5 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path6 = require("node:path");
// src/adapters/nlm/program/nlm-store.ts
var FOLDER2 = ".notebooklm-mcp-cli";
var SECTION = /^\s*\[([^\]]*)\]/;
var DEFAULT = /^\s*default_profile\s*=\s*["']([^"']*)["']/;
function nlmStore(env) {
  const chosen = env.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== void 0 && chosen !== "") return chosen;
  const home = process.platform === "win32" ? env.USERPROFILE : env.HOME;
  return (0, import_node_path5.join)(home === void 0 || home === "" ? (0, import_node_os2.homedir)() : home, FOLDER2);
}
function defaultProfile(env) {
  const chosen = env.NLM_PROFILE;
  if (chosen !== void 0 && chosen !== "") return chosen;
  return configuredDefault((0, import_hooks_active_on_stop7.textOf)((0, import_node_path5.join)(nlmStore(env), "config.toml"), import_hooks_active_on_stop7.named) ?? "") ?? "default";
}
function configuredDefault(toml) {
  let section = "";
  for (const line of toml.split(/\r?\n/)) {
    section = SECTION.exec(line)?.[1]?.trim() ?? section;
    const found2 = section === "auth" ? DEFAULT.exec(line)?.[1] : void 0;
    if (found2 !== void 0 && found2 !== "") return found2;
  }
  return null;
}
// src/adapters/nlm/program/list-profiles.ts
var METADATA = (0, import_adapters_loops_record_schemas.object)({ email: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()), last_validated: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
var COOKIES = (0, import_adapters_loops_record_schemas.union)([
  (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ name: (0, import_adapters_loops_record_schemas.string)() })).check((0, import_adapters_loops_record_schemas._minLength)(1)),
  (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.unknown)())
]);
function listProfiles(env) {
  const folder = (0, import_node_path6.join)(nlmStore(env), "profiles");
  const standard = defaultProfile(env);
  return foldersIn(folder).filter(import_adapters_config_config_settings.isProfileName).toSorted().map((name2) => ({
    name: name2,
    ...metadataOf((0, import_node_path6.join)(folder, name2)),
    isValid: hasLogin((0, import_node_path6.join)(folder, name2)),
    isDefault: name2 === standard
  }));
}
function foldersIn(folder) {
  const list = (0, import_hooks_active_on_stop12.listFolder)(folder, import_hooks_active_on_stop7.named);
  const entries = list.status === "ok" ? list.entries : [];
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
function hasLogin(folder) {
  if ((0, import_node_fs2.existsSync)((0, import_node_path6.join)(folder, "credentials.enc"))) return true;
  const file = (0, import_hooks_active_on_stop4.readJson)((0, import_node_path6.join)(folder, "cookies.json"), import_hooks_active_on_stop7.named);
  const parsed = COOKIES.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && Object.keys(parsed.data).length > 0;
}
function metadataOf(folder) {
  const file = (0, import_hooks_active_on_stop4.readJson)((0, import_node_path6.join)(folder, "metadata.json"), import_hooks_active_on_stop7.named);
  const parsed = METADATA.safeParse(file.status === "ok" ? file.value : null);
  const { email = null, last_validated: lastValidated = null } = parsed.success ? parsed.data : {};
  return { email, lastValidated };
}

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_node_fs3 = require("node:fs");
var import_node_path7 = require("node:path");
// src/adapters/process/find-program.ts
function findProgram(name2, env, projectRoot) {
  return findPrograms(name2, env, projectRoot)[0] ?? null;
}
function findPrograms(name2, env, projectRoot) {
  const reach = (0, import_hooks_active_on_stop13.projectReach)(projectRoot);
  return foldersOf(env).flatMap((folder) => fileNames(name2, env).map((file) => (0, import_node_path7.join)(folder, file))).filter((path) => isProgram(path) && isOutside(path, reach));
}
function isOnPath(name2, env) {
  return pathOf(env).some((folder) => fileNames(name2, env).some((file) => isProgram((0, import_node_path7.join)(folder, file))));
}
function pathOutside(env, projectRoot) {
  const reach = (0, import_hooks_active_on_stop13.projectReach)(projectRoot);
  return foldersOf(env).filter((folder) => !(0, import_hooks_active_on_stop13.leadsInto)(folder, reach)).join(import_node_path7.delimiter);
}
function mayRun(path, projectRoot) {
  return (0, import_node_path7.isAbsolute)(path) && isProgram(path) && isOutside(path, (0, import_hooks_active_on_stop13.projectReach)(projectRoot));
}
function foldersOf(env) {
  return pathOf(env).filter((folder) => (0, import_node_path7.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env) {
  return (env.PATH ?? env.Path ?? "").split(import_node_path7.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path7.basename)(folder) === ".bin" && (0, import_node_path7.basename)((0, import_node_path7.dirname)(folder)) === "node_modules";
}
function isOutside(path, reach) {
  return !(0, import_hooks_active_on_stop13.leadsInto)((0, import_node_path7.dirname)(path), reach) && !(0, import_hooks_active_on_stop13.leadsInto)(path, reach);
}
function fileNames(name2, env) {
  if (process.platform !== "win32") return [name2];
  return (env.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name2}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs3.accessSync)(path, import_node_fs3.constants.X_OK);
    return (0, import_node_fs3.statSync)(path).isFile();
  } catch {
    return false;
  }
}

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

var import_node_path8 = require("node:path");
// src/adapters/user/notebook-choices.ts
var name = (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200));
var Choice = (0, import_adapters_loops_record_schemas.object)({ account: name, notebook: (0, import_adapters_loops_record_schemas.nullable)(name) });
var Store = (0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.literal)(1), projects: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.array)(Choice)) });
function readChoices(userFolder, projectRoot) {
  const projects = readProjects(storePath(userFolder));
  if ("reason" in projects) return { status: "refused", reason: projects.reason };
  return { status: "ok", choices: projects.get((0, import_hooks_active_on_command3.projectKey)(projectRoot)) ?? [] };
}
async function chooseNotebook(userFolder, projectRoot, choice) {
  const path = storePath(userFolder);
  const held = await (0, import_hooks_active_on_stop3.withLock)(path, () => {
    const projects = readProjects(path);
    if ("reason" in projects) return projects.reason;
    const key = (0, import_hooks_active_on_command3.projectKey)(projectRoot);
    const before = projects.get(key) ?? [];
    const isKnown = before.some((one) => one.account === choice.account && one.notebook === choice.notebook);
    if (!isKnown) writeProjects(path, new Map([...projects, [key, [...before, choice]]]));
    return null;
  });
  return held.status === "done" ? held.value : `${path} is locked by another process; try again`;
}
function storePath(userFolder) {
  return (0, import_node_path8.join)(userFolder, "notebooks.json");
}
function readProjects(path) {
  const file = (0, import_hooks_active_on_stop4.readJson)(path, (0, import_hooks_active_on_stop7.privateFile)((0, import_node_path8.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store.safeParse(file.status === "ok" ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  return { reason: `${path} is not readable as a list of chosen notebooks; move it away to choose anew` };
}
function writeProjects(path, projects) {
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(projects) }, null, 2);
  (0, import_hooks_active_on_stop6.writeFileAtomic)(path, `${content}
`, { mode: 384 });
}
// src/core/notebook/notebook-words.ts
var MOST_SHOWN = 3;
function notChosen(named2, name2) {
  const what = named2.some(({ notebook }) => notebook !== null) ? "a notebook" : "an account";
  const reason = `.msw/config.json names ${what} that you have not chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose(named2, name2)}` };
}
function notListed(notebook, listed, named2) {
  const names = listed.slice(0, MOST_SHOWN).map((name2) => `"${(0, import_hooks_active_on_stop15.shownName)(name2)}"`);
  const reason = `"notebook" in .msw/config.json is "${(0, import_hooks_active_on_stop15.shownName)(notebook)}", which "notebooks" there does not hold (${names.join(", ")}), so nobody is asked`;
  return {
    reason,
    cure: `correct it, or if it is the id of a notebook of yours, ${howToChoose(named2, null)}`
  };
}
function notKnown(notebook, account2) {
  const reason = `the notebook "${(0, import_hooks_active_on_stop15.shownName)(notebook)}" is none that you have chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose([{ account: account2, notebook }], null)}` };
}
function notReadable(problem) {
  return {
    reason: `${problem.replace(/\.$/, "")}, and nobody is asked`,
    cure: "correct it in .msw/config.json"
  };
}
function notAskedText({ reason, cure }) {
  return `${reason}; ${cure}`;
}
function howToChoose(named2, name2) {
  const lines = named2.slice(0, MOST_SHOWN).map((one) => useWords(one, name2));
  const typed = lines.map((words) => `/msw:setup ${words}`).join(" and ");
  const inTerminal = lines.map((words) => `msw-protocol notebook ${words}`).join(" and ");
  return `type ${typed} (in a terminal: ${inTerminal})`;
}
function useWords({ account: account2, notebook }, name2) {
  const id = notebook === null ? [] : [typedName(notebook) ?? "ID"];
  const called = name2 === null || notebook === null ? null : typedName(name2);
  const option = called === null ? [] : ["--name", called];
  return ["use", ...id, "--profile", typedName(account2) ?? "NAME", ...option].join(" ");
}
function typedName(name2) {
  if (!/^[\w@.+][\w@.+ -]{0,199}$/.test(name2) || name2.endsWith(" ")) return null;
  return name2.includes(" ") ? `"${name2}"` : name2;
}
// src/app/notebook/notebook-accounts.ts
function namedAccounts(notebook, config, env) {
  const profiles = listProfiles(env);
  const name2 = notebookName(notebook, config.notebooks);
  const twins = name2 === null ? void 0 : config.notebooks[name2];
  if (twins !== void 0) {
    return Object.entries(twins).map(([name3, id]) => ({
      ...loginOf(profiles, name3),
      profile: name3,
      account: name3,
      notebook: id
    }));
  }
  const { nlmProfile } = config;
  const account2 = nlmProfile ?? defaultProfile(env);
  const known = loginOf(profiles, account2);
  const isLoggedIn = nlmProfile === null || known.isLoggedIn;
  return [{ ...known, isLoggedIn, profile: nlmProfile, account: account2, notebook }];
}
function notebookName(notebook, notebooks) {
  if (Object.hasOwn(notebooks, notebook)) return notebook;
  const [name2] = Object.entries(notebooks).find(([, twins]) => Object.values(twins).includes(notebook)) ?? [];
  return name2 ?? null;
}
function loginOf(profiles, name2) {
  const found2 = profiles.find((profile) => profile.name === name2);
  return { isLoggedIn: found2?.isValid ?? false, login: found2?.lastValidated ?? null };
}
// src/app/notebook/chosen-notebook.ts
function projectNotebook(place) {
  const { config, notebookProblem } = (0, import_hooks_active_on_stop14.readConfig)(place.project);
  if (notebookProblem !== null) return refused(notReadable(notebookProblem));
  return config.notebook === null ? { status: "none" } : chosenNotebook(place, config.notebook);
}
function chosenNotebook(place, notebook) {
  const { config, notebookProblem } = (0, import_hooks_active_on_stop14.readConfig)(place.project);
  if (notebookProblem !== null) return refused(notReadable(notebookProblem));
  const read = choicesOf(place);
  if (read.status === "refused") return refused({ reason: read.reason, cure: "until then nobody is asked" });
  const named2 = namedAccounts(notebook, config, place.env);
  const accounts = named2.filter((one) => isChosen(read.choices, one));
  const name2 = notebookName(notebook, config.notebooks);
  const others = named2.filter((one) => !accounts.includes(one));
  if (accounts.length > 0) {
    const notices = others.length === 0 ? [] : [`${notAskedText(notChosen(others, name2))}.`];
    return { status: "chosen", notebook, accounts, notices };
  }
  const isOfSettings = name2 !== null || notebook === config.notebook;
  const alone = isOfSettings ? [] : accountsOf(place, read.choices, notebook);
  if (alone.length > 0) return { status: "chosen", notebook, accounts: alone, notices: [] };
  return refused(reasonFor(place, notebook, named2, config));
}
function isNamed({ project }, notebook) {
  const { config } = (0, import_hooks_active_on_stop14.readConfig)(project);
  return notebook === config.notebook || notebookName(notebook, config.notebooks) !== null;
}
function projectAccounts(place) {
  const chosen = projectNotebook(place);
  if (chosen.status !== "none") return chosen;
  const { nlmProfile } = (0, import_hooks_active_on_stop14.readConfig)(place.project).config;
  const read = choicesOf(place);
  const isKnown = read.status === "ok" && read.choices.some(({ account: account2 }) => account2 === nlmProfile);
  if (nlmProfile !== null && !isKnown)
    return refused(notChosen([{ account: nlmProfile, notebook: null }], null));
  const accounts = namedAccounts("", { nlmProfile, notebooks: {} }, place.env);
  return { status: "chosen", notebook: "", accounts, notices: [] };
}
function choicesOf({ userFolder, project }) {
  return userFolder === "" ? { status: "ok", choices: [] } : readChoices(userFolder, project);
}
function accountsOf({ env }, choices, notebook) {
  return choices.flatMap(
    (choice) => choice.notebook === notebook ? namedAccounts(notebook, { nlmProfile: choice.account, notebooks: {} }, env) : []
  );
}
function isChosen(choices, { account: account2, notebook }) {
  return choices.some((choice) => choice.account === account2 && choice.notebook === notebook);
}
function reasonFor({ env }, notebook, named2, config) {
  const name2 = notebookName(notebook, config.notebooks);
  if (name2 === null && notebook !== config.notebook) return notKnown(notebook, defaultProfile(env));
  const listed = Object.keys(config.notebooks);
  return name2 === null && listed.length > 0 ? notListed(notebook, listed, named2) : notChosen(named2, name2);
}
function refused(why) {
  return { status: "refused", ...why };
}

var import_node_path9 = require("node:path");
// src/adapters/process/neutral-folder.ts
function neutralFolder() {
  return (0, import_node_path9.dirname)(process.execPath);
}

var import_node_child_process = require("node:child_process");
// src/adapters/process/start-in-background.ts
function startInBackground(args, env) {
  const child = (0, import_node_child_process.spawn)(process.execPath, [...args], {
    // A group of its own: the client ends a hook's group when the hook's time is up.
    detached: process.platform !== "win32",
    windowsHide: true,
    stdio: "ignore",
    cwd: neutralFolder(),
    env
  });
  let ended = false;
  const end = () => {
    ended = true;
  };
  child.once("exit", end);
  child.once("error", end);
  child.unref();
  return { hasEnded: () => ended };
}

// src/adapters/nlm/program/find-nlm.ts
function findNlm(env, projectRoot) {
  return nlmCandidates(env, projectRoot)[0] ?? null;
}
function nlmCandidates(env, projectRoot) {
  const named2 = env.MSW_NLM;
  if (named2 === void 0 || named2 === "") return findPrograms("nlm", env, projectRoot);
  return mayRun(named2, projectRoot) ? [named2] : [];
}

// src/core/failure/fingerprint.ts
var VERSION = "v1";
function classFingerprint(tool, code, errorClass, skeleton) {
  return digest2([tool, code, errorClass, skeleton]);
}
function exactFingerprint(parts) {
  return digest2(parts);
}
function fingerprintVersion(fingerprint) {
  return fingerprint.slice(0, Math.max(0, fingerprint.indexOf(":")));
}
function digest2(parts) {
  const bytes = (0, import_hooks_active_on_command.sha256)((0, import_hooks_active_on_command.utf8ToBytes)(JSON.stringify(parts)));
  return `${VERSION}:${(0, import_hooks_active_on_command.bytesToHex)(bytes.subarray(0, 8))}`;
}
// src/core/failure/mask-locations.ts
var RULES = [
  [/(\.[A-Za-z]\w{0,5}):\d{1,7}(?::\d{1,7}){0,2}(?:-\d{1,7}(?::\d{1,7})?)?(?![\w:])/g, "$1:<loc>"],
  [/(\.[A-Za-z]\w{0,5}) ?\(\d{1,7}(?:,\d{1,7}){0,3}\)/g, "$1:<loc>"],
  [/(\.[A-Za-z]\w{0,5}):?\[\d{1,7},\d{1,7}\]/g, "$1:<loc>"],
  [/\b((?:on |at |near |in )?[Ll]ines? )\d{1,7}(?:-\d{1,7})?/g, "$1<loc>"],
  [/\b((?:, |\()?[Cc]ol(?:umn)?s?[ :]+)\d{1,7}/g, "$1<loc>"],
  [/\b(at position|at offset|\(char) \d{1,9}/g, "$1 <loc>"],
  [/\((\d{1,7}):(\d{1,7})\)/g, "(<loc>)"]
];
function maskLocations(text) {
  if (!/\d/.test(text)) return text;
  let masked = text;
  for (const [pattern, placeholder] of RULES) masked = masked.replace(pattern, placeholder);
  return masked;
}
// src/core/failure/mask-volatile.ts
var HEX = "[0-9a-f]";
var RULES2 = [
  [new RegExp(`\\b${HEX}{8}-(?:${HEX}{4}-){3}${HEX}{12}\\b`, "gi"), "<uuid>"],
  [
    /\b\d{4}-\d\d-\d\d(?:[T _]\d\d[:_]\d\d(?:[:_]\d\d)?(?:[._,]\d{1,9})?(?:Z|[ ]?[+-]\d\d:?\d\d)?)?/g,
    "<time>"
  ],
  [
    /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?:\d{1,2},? )?(?:\d{4},? )?\d\d:\d\d(?::\d\d)?(?: (?:GMT|UTC|[+-]\d{4}))?(?: \d{4})?/g,
    "<time>"
  ],
  [/(?<![\w:.])\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?![\w:])/g, "<time>"],
  [/\b\d+ minutes?(?: (?:and )?[\d.]+ seconds?)?/g, "<dur>"],
  [
    /(?<![\w.$'"-])\d+(?:\.\d+)? ?(?:ns|µs|μs|us|ms|s|sec|secs|seconds?|milliseconds?|minutes?|mins?|hours?)\b(?![\w'-])/g,
    "<dur>"
  ],
  [/\b0x[0-9a-f]+\b/gi, "<addr>"],
  [/\(\.(?:text|data|rodata|bss)[\w.]*\+<addr>\)/g, "(<addr>)"],
  [/(?<=[A-Za-z\];]@)[0-9a-f]{5,8}\b/g, "<addr>"],
  [/==\d+==/g, "==<id>=="],
  [/\b(goroutine|[Ww]orker|shard|pid|PID|tid|[Pp]rocess|[Tt]hread)([ =:#]+)\d+\b/g, "$1$2<id>"],
  [/(?<=thread '[^']{1,200}' )\(\d+\)/g, "(<id>)"],
  [/\[(?:w|gw|worker )\d+\]/g, "[<id>]"],
  [
    /(\blocalhost|\b\d{1,3}(?:\.\d{1,3}){3}|\[::1?\]|:\/\/[\w.-]{1,100}|(?<![\w:])::):\d{1,5}\b/g,
    "$1:<port>"
  ],
  [/\b((?:in use|port|PORT)(?: is)?[ :=]+(?::::?)?)\d{2,5}\b/g, "$1<port>"],
  [/\b(?:sha(?:1|256|384|512)[:-])[A-Za-z0-9+/=]{16,128}/g, "<hash>"],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{32,128}\b/gi, "<hash>"],
  [/\b(commit|rev|revision|HEAD|at)( +)(?=[a-f]{0,40}\d)(?=\d{0,40}[a-f])[0-9a-f]{7,40}\b/g, "$1$2<hash>"],
  [/\b(attempt|retry|try)( +)\d+(?:\/\d+| of \d+)?/gi, "$1$2<n>"],
  [/\[ *\d{1,3}%\]/g, "[<n>]"],
  [/\((\d+) of (\d+)\)/g, "(<n>)"],
  [/((?:--)?\bseed[ =:]+)\d+/gi, "$1<n>"],
  [/(?<![\w.])\d+(?:\.\d+)? ?[KMG]i?B\b/g, "<n>"],
  [/(?<![\w.@-])(?!127\.0\.0\.1|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\w.-])/g, "<host>"]
];
function maskVolatile(text) {
  if (!/\d/.test(text)) return text;
  let masked = text;
  for (const [pattern, placeholder] of RULES2) {
    masked = masked.replace(pattern, placeholder);
  }
  return masked;
}
// src/core/failure/failure-items.ts
var MOST_ITEMS = 200;
var LONGEST_MESSAGE = 1e3;
function failureItems(found2) {
  const byKey = /* @__PURE__ */ new Map();
  for (const { finding, tool } of found2) {
    const values = (finding.values ?? []).map((value) => maskVolatile(value));
    const said = maskLocations(maskVolatile(finding.message));
    const message = values.length > 0 ? `${said} (${values.join(" | ")})` : said;
    const item = {
      tool,
      code: finding.code,
      class: finding.class,
      message: shorten(message),
      file: plainFile(finding.file),
      testId: finding.testId === null ? null : shorten(maskVolatile(finding.testId))
    };
    byKey.set(itemKey(item), item);
  }
  const sorted = [...byKey].sort(([a], [b]) => a < b ? -1 : 1);
  return {
    items: sorted.slice(0, MOST_ITEMS).map(([, item]) => item),
    keys: sorted.map(([key]) => key)
  };
}
function shorten(message) {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE)}… ${exactFingerprint([message])}`;
}
function itemKey(item) {
  return JSON.stringify([item.file, item.testId, item.tool, item.code, item.class, item.message]);
}
function plainFile(file) {
  return file === null ? null : shorten(file.replace(/\\/g, "/").replace(/^(?:\.\/)+/, ""));
}

var import_hooks_active_on_stop16 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop17 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop18 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop19 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop20 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop21 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop22 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop23 = require("./hooks.active.on-stop.cjs");

var import_node_fs4 = require("node:fs");
var import_node_path10 = require("node:path");
var import_promises = require("node:timers/promises");
// src/core/guidance/choose-guidance.ts
var LOOPS_TO_GIVE_UP = 2;
function chooseGuidance(entries, failedAnswers) {
  const failed = new Set(failedAnswers);
  const allowed = entries.filter(
    (entry) => !failed.has(entry.guidance.answerHash) && count2(entry, "did-not-help") < LOOPS_TO_GIVE_UP
  );
  const [best] = allowed.toSorted(byPromise);
  return best?.guidance ?? null;
}
function byPromise(left, right) {
  const newer = right.guidance.answeredAt.localeCompare(left.guidance.answeredAt);
  return balance(right) - balance(left) || count2(right, "helped") - count2(left, "helped") || newer;
}
function balance(entry) {
  return count2(entry, "helped") - count2(entry, "did-not-help");
}
function count2(entry, outcome) {
  return [...entry.outcomes.values()].filter((value) => value === outcome).length;
}
// src/core/guidance/guided-failure.ts
var MOST_ITEMS2 = 50;
function guidedFailure(failure) {
  const same = failure.items.filter((item) => isOfKind(item, failure));
  const items = same.slice(0, MOST_ITEMS2).map(hashItem);
  return { class: failure.fingerprints.class, phase: failure.phase, items };
}
function hashItem(item) {
  return hashAnswer(itemKey(item));
}
function isOfKind(item, failure) {
  return item.tool === failure.tool && item.code === failure.code && item.class === failure.class;
}
// src/app/guidance/guidance-known.ts
async function offerKnown(request) {
  const { projectRoot, failure, failedAnswers } = request;
  const entries = foldCache(readGuidance(projectRoot), failure.fingerprints.class);
  const guidance = chooseGuidance(entries, failedAnswers);
  if (guidance === null) return null;
  await noteOffer(request, guidance);
  return { guidance, isFresh: isFresh(entries, guidance.id) };
}
async function adoptKnown(request, userFolder, notebooks) {
  const { projectRoot, failure, failedAnswers, now } = request;
  const failureClass = failure.fingerprints.class;
  const lines = knownLines(projectRoot, userFolder, notebooks);
  const guidance = chooseGuidance(foldCache(lines, failureClass), failedAnswers);
  if (guidance === null) return null;
  const at = new Date(now()).toISOString();
  await appendGuidance(projectRoot, { kind: "answered", class: failureClass, at, guidance });
  const details = { class: failureClass, guidance: guidance.id, answerHash: guidance.answerHash };
  await (0, import_hooks_active_on_stop10.appendJournal)(projectRoot, { event: "guidance-adopted", loop: request.loopId, ...details }, at);
  await noteOffer(request, guidance);
  return { guidance, isFresh: false };
}
function knownLines(projectRoot, userFolder, notebooks) {
  return [...readShared(userFolder, notebooks), ...readGuidance(projectRoot)];
}
async function noteOffer(request, guidance) {
  const { projectRoot, loopId, failure } = request;
  const failureClass = failure.fingerprints.class;
  const at = new Date(request.now()).toISOString();
  const line = { kind: "offered", class: failureClass, at, guidance: guidance.id, loop: loopId };
  await appendGuidance(projectRoot, { ...line, subject: guidedFailure(failure) });
  const { answerHash, id } = guidance;
  const offered = { loop: loopId, class: failureClass, guidance: id, answerHash };
  await (0, import_hooks_active_on_stop10.appendJournal)(projectRoot, { event: "guidance-offered", ...offered }, at);
}
function isFresh(entries, id) {
  const entry = entries.find(({ guidance }) => guidance.id === id);
  return entry?.guidance.source.kind === "notebook" && entry.offeredIn.length === 0;
}
// src/core/guidance/next-question.ts
function nextQuestion(lines, failureClass, failedAnswers) {
  const entries = foldCache(lines, failureClass);
  if (entries.length === 0) return { kind: "first" };
  if (chooseGuidance(entries, failedAnswers) !== null) return { kind: "none" };
  if (lines.some((line) => line.kind === "followed-up" && line.class === failureClass)) {
    return { kind: "none" };
  }
  return followUp(entries);
}
function followUp(entries) {
  for (const { guidance } of entries.toReversed()) {
    if (guidance.source.kind !== "notebook") continue;
    const { conversationId } = guidance.source;
    return conversationId === null ? { kind: "none" } : { kind: "follow-up", failed: guidance, conversationId };
  }
  return { kind: "first" };
}
// src/core/guidance/query-text.ts
var CAP = 300;
var TRIED_CAP = 80;
var FIRST = "Cause and fix of this failure? Be brief, cite the sources.";
function queryText(failure) {
  return cut(`${FIRST} Failure: ${oneLine(failure.query)}`, CAP);
}
function followUpText(failure, failed) {
  const tried = cut((0, import_hooks_active_on_stop16.headline)(failed.text), TRIED_CAP);
  return cut(
    `This did not help: "${tried}". What else causes it? Cite the sources. Failure: ${oneLine(failure.query)}`,
    CAP
  );
}
function oneLine(text) {
  return (0, import_hooks_active_on_stop2.harmless)(text).replaceAll(/\s+/g, " ").trim();
}
function cut(text, cap) {
  const points = [...text];
  return points.length <= cap ? text : `${points.slice(0, cap - 1).join("")}…`;
}
// src/core/guidance/cooldown.ts
var MINUTE_MS = 6e4;
var COOLDOWNS = {
  "not-chosen": { scope: "project", ms: 0 },
  "not-installed": { scope: "project", ms: 0 },
  "too-old": { scope: "project", ms: 0 },
  "auth-expired": { scope: "project", ms: 0 },
  "profile-missing": { scope: "project", ms: 0 },
  // The ledger of accounts knows who rests until when.
  "rate-limited": { scope: "project", ms: 0 },
  network: { scope: "project", ms: 2 * MINUTE_MS },
  "not-found": { scope: "project", ms: 5 * MINUTE_MS },
  permission: { scope: "project", ms: 5 * MINUTE_MS },
  drift: { scope: "project", ms: 15 * MINUTE_MS },
  usage: { scope: "class", ms: 15 * MINUTE_MS },
  timeout: { scope: "class", ms: 15 * MINUTE_MS },
  "argument-too-long": { scope: "class", ms: 15 * MINUTE_MS },
  unknown: { scope: "class", ms: 15 * MINUTE_MS },
  // Google answered and the quota is spent: asking again in this loop would spend it twice.
  "lost-answer": { scope: "class", ms: 24 * 60 * MINUTE_MS }
};
function cooldownOf(reason) {
  return COOLDOWNS[reason];
}
// src/core/guidance/held-back.ts
function heldBack(lines, failureClass, ageMs) {
  for (const line of lines.toReversed()) {
    if (line.kind === "answered") return null;
    if (line.kind === "refused" && counts(line, failureClass, ageMs(line.at))) return line.refusal;
  }
  return null;
}
function counts(line, failureClass, ageMs) {
  const { scope, ms } = cooldownOf(line.refusal.reason);
  return ageMs >= 0 && ageMs < ms && (scope === "project" || line.class === failureClass);
}
// src/app/guidance/guidance-flight.ts
async function askOnce(question) {
  const { userFolder, id } = question;
  if (!openJobsFolder(userFolder)) return impossible("the folder of its jobs cannot be used");
  const path = jobPath(userFolder, id);
  const held = await (0, import_hooks_active_on_stop3.withLock)(path, () => joinOrStart(question, path));
  return held.status === "done" ? held.value : impossible(`${path} is locked`);
}
function flightOf(userFolder, id, now) {
  const job = readJob(jobPath(userFolder, id));
  return job !== null && isAlive2(job, now) ? joined(job) : null;
}
async function joinOrStart(question, path) {
  const { now, project } = question;
  const job = readJob(path);
  if (job !== null && isAlive2(job, now())) return joined(job);
  if (question.isKnown()) return { status: "answered", notices: [] };
  const age = (at) => now() - Date.parse(at);
  const refusal = heldBack(readGuidance(project), question.class, age);
  if (refusal !== null) return { status: "refused", notices: [refusalSentence(refusal)] };
  return start(question, path);
}
async function start(question, path) {
  const { userFolder, worker, env, now, isKnown: _, ...asked } = question;
  const queuedAt = now();
  const at = new Date(queuedAt).toISOString();
  const { id, project, loop, notebook, followsUp, class: failureClass, question: text } = asked;
  const fresh = { pid: null, startedAt: null, endsBy: null, guidance: null, refusal: null, notices: [] };
  const job = { v: 2, ...asked, status: "queued", queuedAt, ...fresh };
  writeJob(userFolder, job);
  await appendGuidance(project, { kind: "asked", class: failureClass, at, question: text, job: id });
  const details = { class: failureClass, job: id, notebook, question: text };
  const follow = followsUp === null ? {} : { followsUp };
  await (0, import_hooks_active_on_stop10.appendJournal)(project, { event: "guidance-asked", loop, ...details, ...follow }, at);
  const { hasEnded } = startInBackground([worker, path], env);
  return { status: "flying", jobId: id, hasEnded };
}
function joined(job) {
  return { status: "flying", jobId: job.id, hasEnded: () => false };
}
function impossible(reason) {
  return { status: "impossible", reason };
}
// src/app/guidance/guidance-worker.ts
var FILE = "ask-notebook.cjs";
function locateWorker(program = process.argv[1]) {
  if (program === void 0 || !(0, import_node_fs4.existsSync)(program)) return null;
  const folder = (0, import_node_path10.dirname)((0, import_node_fs4.realpathSync)(program));
  const candidates = [(0, import_node_path10.join)(folder, FILE), (0, import_node_path10.join)(folder, "hooks", FILE), (0, import_node_path10.join)(folder, "..", "hooks", FILE)];
  return candidates.find((path) => (0, import_node_fs4.existsSync)(path)) ?? null;
}
// src/app/guidance/guidance-take-off.ts
var DEADLINE_SECONDS = 300;
async function takeOff(request, place) {
  const flying = flightOf(place.userFolder, place.jobId, request.now());
  if (flying !== null) return flying;
  const next = questionFor(request, place);
  if (next.kind === "none") return null;
  const obstacle = obstacleOf(request, place);
  if (obstacle !== null) return { status: "refused", notices: [obstacle] };
  if (next.kind === "follow-up" && !mayFollowUp(request, place)) return null;
  const worker = request.worker ?? locateWorker();
  if (worker === null) return { status: "impossible", reason: "the program that asks it is not installed" };
  return launch(request, place, next, worker);
}
async function launch(request, place, next, worker) {
  const { failure, projectRoot, loopId, env, now } = request;
  const { jobId, userFolder, notebook } = place;
  const isSecond = next.kind === "follow-up";
  const text = isSecond ? followUpText(failure, next.failed) : queryText(failure);
  return askOnce({
    id: jobId,
    project: projectRoot,
    userFolder,
    loop: loopId,
    class: failure.fingerprints.class,
    question: textToSend(text),
    notebook,
    conversationId: isSecond ? next.conversationId : null,
    followsUp: isSecond ? next.failed.id : null,
    timeoutSeconds: DEADLINE_SECONDS,
    worker,
    env,
    now,
    isKnown: () => questionFor(request, place).kind !== next.kind
  });
}
function questionFor(request, place) {
  const { projectRoot, failure, queriedErrors, failedAnswers } = request;
  const failureClass = failure.fingerprints.class;
  const lines = knownLines(projectRoot, place.userFolder, place.notebooks);
  const next = nextQuestion(lines, failureClass, failedAnswers);
  const byLoop = queriedErrors.some(
    (asked) => asked.class === failureClass && asked.answerHash !== void 0
  );
  return byLoop && next.kind === "first" ? { kind: "none" } : next;
}
function mayFollowUp({ now }, place) {
  const read = readLedger(place.userFolder);
  const need = { purpose: "guidance", now: now() };
  return read.status === "refused" || hasPlenty(read.ledger.accounts, place.accounts, need);
}
function obstacleOf({ env, projectRoot, now }, place) {
  if (findNlm(env, projectRoot) === null) {
    return refusalSentence({ reason: "not-installed", text: "", profile: null });
  }
  const read = readLedger(place.userFolder);
  if (read.status === "refused") return null;
  const need = { purpose: "guidance", now: now() };
  const choice = chooseProfile(read.ledger.accounts, place.accounts, need);
  return choice.status === "none" ? nobody(choice, "guidance").notice : null;
}
// src/app/guidance/land-guidance.ts
var LOOK_EVERY_MS = 50;
var DIED = "the process that asked ended without an answer";
async function landGuidance(flight, wait) {
  if (flight.status !== "flying") return flight;
  const path = jobPath(wait.userFolder, flight.jobId);
  for (; ; ) {
    const hadEnded = flight.hasEnded();
    const job = readJob(path);
    if (job !== null && isSettled(job)) return settled(job);
    if (hadEnded || job === null || !isAlive2(job, wait.now())) return buried(wait.userFolder, flight.jobId);
    const left = wait.until - wait.now();
    if (left <= 0) return flight;
    await (0, import_promises.setTimeout)(Math.min(LOOK_EVERY_MS, left));
  }
}
function settled(job) {
  if (job.refusal === null) return { status: "answered", notices: job.notices };
  return { status: "refused", notices: job.notices };
}
async function buried(userFolder, jobId) {
  const path = jobPath(userFolder, jobId);
  const held = await (0, import_hooks_active_on_stop3.withLock)(path, async () => {
    const job = readJob(path);
    if (job === null) return { status: "impossible", reason: DIED };
    if (isSettled(job)) return settled(job);
    const refusal = { reason: "unknown", text: DIED, profile: null };
    const notices = [...job.notices, refusalSentence(refusal)];
    await settleRefused(userFolder, { ...job, notices }, refusal);
    return { status: "refused", notices };
  });
  return held.status === "done" ? held.value : { status: "impossible", reason: DIED };
}
// src/app/guidance/find-guidance.ts
var NOTHING = { status: "none", notices: [] };
async function findGuidance(request) {
  try {
    return await climb(request);
  } catch (error) {
    const code = (0, import_hooks_active_on_stop23.errorCode)(error);
    if (code === null) throw error;
    return notAsked(`the guidance could not be read or written (${code})`);
  }
}
async function climb(request) {
  const until = request.now() + request.deadlineMs;
  const known = await offerKnown(request);
  if (known !== null && !known.isFresh) return found(known, []);
  const place = placeOf(request);
  if (known !== null) return found(known, place === null ? [] : noticesOf(place));
  if (place === null) return NOTHING;
  return typeof place === "string" ? notAsked(place) : ask(request, place, until);
}
async function ask(request, place, until) {
  const adopted = await adoptKnown(request, place.userFolder, place.notebooks);
  if (adopted !== null) return found(adopted, place.notices);
  const flight = await takeOff(request, place);
  if (flight === null) return { ...NOTHING, notices: place.notices };
  const landed = await landGuidance(flight, { userFolder: place.userFolder, until, now: request.now });
  switch (landed.status) {
    case "flying":
      return { status: "pending", jobId: landed.jobId, notices: place.notices };
    case "answered": {
      const offer2 = await offerKnown(request) ?? await adoptKnown(request, place.userFolder, place.notebooks);
      return offer2 === null ? { ...NOTHING, notices: landed.notices } : found(offer2, landed.notices);
    }
    case "refused":
      return { status: "none", notices: goingOn(landed.notices) };
    case "impossible":
      return notAsked(landed.reason);
  }
}
function placeOf({ projectRoot, failure, env, now }) {
  const { config, notebookProblem } = (0, import_hooks_active_on_stop14.readConfig)(projectRoot);
  if (config.notebook === null && notebookProblem === null) return null;
  const folder = (0, import_hooks_active_on_stop20.ownUserFolder)(projectRoot, env);
  if (folder.status === "refused") return folder.reason;
  const chosen = projectNotebook({ project: projectRoot, userFolder: folder.path, env, now });
  if (chosen.status === "none") return null;
  if (chosen.status === "refused") return notAskedText(chosen);
  const { notebook, accounts, notices } = chosen;
  const notebooks = accounts.map((account2) => account2.notebook);
  const jobId = jobIdOf(failure.fingerprints.class, notebooks);
  return { userFolder: folder.path, notebook, accounts, notebooks, jobId, notices };
}
function noticesOf(place) {
  if (typeof place === "string") return [];
  return readJob(jobPath(place.userFolder, place.jobId))?.notices ?? place.notices;
}
function found({ guidance, isFresh: isFresh2 }, notices) {
  return { status: "found", guidance, from: isFresh2 ? "notebook" : "cache", notices };
}
function notAsked(reason) {
  return { status: "none", notices: [`NotebookLM was not asked: ${reason}.`] };
}
function goingOn(notices) {
  return notices.map((notice, index) => index === notices.length - 1 ? withoutNotebook(notice) : notice);
}
// src/core/guidance/judge.ts
var PHASES = ["install", "compile", "lint", "test", "run"];
function judge(subject, current) {
  if (current === null) return "helped";
  if (current.kind !== "code") return "unknown";
  if (current.fingerprints.class === subject.class) {
    return isOnItsWay(subject, current) ? "unknown" : "did-not-help";
  }
  return isOutOfSight(subject, current) || isStillThere(subject, current) ? "unknown" : "helped";
}
function isOnItsWay(subject, current) {
  const left = guidedFailure(current).items;
  const former = new Set(subject.items);
  return left.length > 0 && left.length < former.size && left.every((item) => former.has(item));
}
function isOutOfSight(subject, current) {
  return PHASES.indexOf(current.phase) < PHASES.indexOf(subject.phase);
}
function isStillThere(subject, current) {
  const former = new Set(subject.items);
  return current.items.some((item) => former.has(hashItem(item)));
}
// src/app/guidance/judge-guidance.ts
async function judgeGuidance(request) {
  const { projectRoot, guidanceId, failureClass, current, nowIso } = request;
  const offered = lastOffer(readGuidance(projectRoot), request);
  const subject = offered?.subject ?? { class: failureClass, phase: "install", items: [] };
  const outcome = judge(subject, current);
  const loop = request.loopId ?? offered?.loop ?? null;
  const judged = { class: failureClass, guidance: guidanceId, outcome };
  const line = { kind: "judged", at: nowIso, loop, ...judged };
  await appendGuidance(projectRoot, line);
  if (request.userFolder !== void 0) await appendShared(request.userFolder, line);
  const inLoop = loop === null ? {} : { loop };
  await (0, import_hooks_active_on_stop10.appendJournal)(projectRoot, { event: "guidance-judged", ...judged, ...inLoop }, nowIso);
  return outcome;
}
function lastOffer(lines, request) {
  const { guidanceId, failureClass, loopId } = request;
  const offers = lines.filter((line) => line.kind === "offered");
  const matching = offers.filter(
    (line) => line.guidance === guidanceId && line.class === failureClass && (loopId === void 0 || line.loop === loopId)
  );
  return matching.at(-1) ?? null;
}
// src/app/guidance/step-guidance.ts
async function stepGuidance(workspace, request) {
  const { failure } = request;
  const loop = await judgeLastGuidance(workspace, request.loop, failure);
  if (failure === null || failure.kind !== "code") return (0, import_hooks_active_on_stop16.noGuidance)(loop);
  const found2 = await findGuidance({
    projectRoot: workspace.project,
    loopId: loop.terms.id,
    failure,
    queriedErrors: loop.progress.queriedErrors.map(
      (asked) => asked.answerHash === null ? { class: asked.class } : { class: asked.class, answerHash: asked.answerHash }
    ),
    failedAnswers: loop.progress.failedAnswers,
    deadlineMs: request.config.guidanceDeadlineSeconds * 1e3,
    now: workspace.now,
    env: workspace.env
  });
  switch (found2.status) {
    case "found":
      return sayOnce(offer(loop, failure, found2.guidance, found2.from, workspace.now()), found2.notices);
    case "pending":
      return (0, import_hooks_active_on_stop16.noGuidance)(
        rememberAsked(loop, failure, null, workspace.now()),
        import_hooks_active_on_stop22.prose`The notebook was asked; its answer comes with a later iteration.`
      );
    case "none":
      return sayOnce((0, import_hooks_active_on_stop16.noGuidance)(loop, whyNone(found2.notices)), found2.notices);
  }
}
function whyNone(notices) {
  return notices.length === 0 ? null : import_hooks_active_on_stop22.prose`None: ${(0, import_hooks_active_on_stop21.quoteLine)(notices.join(" "), 600)}`;
}
async function judgeLastGuidance(workspace, loop, current) {
  const { offered, failedAnswers } = loop.progress;
  if (offered === null) return loop;
  const efficacy = await judgeGuidance({
    projectRoot: workspace.project,
    guidanceId: offered.id,
    failureClass: offered.class,
    loopId: loop.terms.id,
    current,
    nowIso: (0, import_hooks_active_on_stop19.isoTime)(workspace),
    userFolder: workspace.userFolder
  });
  const failed = efficacy === "did-not-help" ? [...failedAnswers, offered.hash] : failedAnswers;
  return (0, import_hooks_active_on_stop18.withProgress)(loop, { offered: null, failedAnswers: failed });
}
function offer(loop, failure, guidance, from, now) {
  const asked = from === "notebook" ? rememberAsked(loop, failure, guidance.answerHash, now) : loop;
  const offered = {
    id: guidance.id,
    class: guidance.failureClass,
    hash: guidance.answerHash,
    headline: (0, import_hooks_active_on_stop16.headline)(guidance.text),
    iteration: loop.progress.iteration
  };
  const origin = from === "cache" ? `${(0, import_hooks_active_on_stop17.describeSource)(guidance)}, known already` : (0, import_hooks_active_on_stop17.describeSource)(guidance);
  return { loop: (0, import_hooks_active_on_stop18.withProgress)(asked, { offered }), guidance, origin, note: null, notice: null };
}
function rememberAsked(loop, failure, answerHash, at) {
  const asked = { class: failure.fingerprints.class, answerHash, at };
  const others = loop.progress.queriedErrors.filter((error) => error.class !== asked.class);
  return (0, import_hooks_active_on_stop18.withProgress)(loop, { queriedErrors: [...others, asked].slice(-100) });
}
function sayOnce(step, notices) {
  const { said } = step.loop.progress;
  const unsaid = notices.filter((notice) => !said.includes(notice));
  if (unsaid.length === 0) return step;
  const loop = (0, import_hooks_active_on_stop18.withProgress)(step.loop, { said: [...said, ...unsaid].slice(-50) });
  return { ...step, loop, notice: unsaid.join(" ") };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  GUIDANCE,
  REFUSAL,
  REFUSALS,
  WINDOW_MS,
  accountAt,
  accountOf,
  appendGuidance,
  appendShared,
  appendToGuidanceFile,
  changeLedger,
  chooseNotebook,
  chooseProfile,
  chosenNotebook,
  classFingerprint,
  defaultProfile,
  efficacyOf,
  exactFingerprint,
  failureItems,
  findNlm,
  findProgram,
  findPrograms,
  fingerprintVersion,
  foldCache,
  freesAt,
  hasPlenty,
  hashAnswer,
  isAhead,
  isAlive,
  isAside,
  isNamed,
  isOnPath,
  isProgram,
  isSettled,
  isoTimeOf,
  itemKey,
  jobIdOf,
  jobPath,
  judgeLastGuidance,
  leftOf,
  listProfiles,
  makeGuidance,
  maskLocations,
  maskVolatile,
  mayRotate,
  mayRun,
  neutralFolder,
  nlmCandidates,
  nobody,
  notAskedText,
  notChosen,
  openJobsFolder,
  ownerOfConversation,
  parsePlan,
  pathOutside,
  projectAccounts,
  projectNotebook,
  readGuidance,
  readGuidanceFile,
  readJob,
  readLedger,
  readShared,
  refusalSentence,
  refusedAccount,
  reserveQuery,
  reserveQuestion,
  settleAnswered,
  settleQuery,
  settleRefused,
  sharedLines,
  shorten,
  startInBackground,
  stepGuidance,
  textToSend,
  timeText,
  userFolderOfJob,
  wasSpent,
  withAccount,
  withoutNotebook,
  withoutPersonal,
  writeJob
});
