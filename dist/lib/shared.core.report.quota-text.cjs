var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
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
  quotaLine: () => quotaLine,
  renderQuota: () => renderQuota
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_adapters_config_config_settings = require("./adapters.config.config-settings.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

// src/core/report/quota-text.ts
var SHOWN = 15;
var QUESTION_CAP = 90;
function renderQuota({ accounts, questions }) {
  if (accounts.length === 0)
    return import_hooks_active_on_stop3.prose`No NotebookLM account is known here: run \`nlm login --profile NAME\`.`;
  const more = questions.length - SHOWN;
  return (0, import_hooks_active_on_stop3.joinProse)(
    [
      import_hooks_active_on_stop3.prose`Accounts`,
      ...accounts.map(renderAccount),
      import_hooks_active_on_stop3.prose``,
      questions.length === 0 ? import_hooks_active_on_stop3.prose`Nothing was asked yet.` : import_hooks_active_on_stop3.prose`Questions`,
      ...questions.slice(0, SHOWN).map(renderQuestion),
      more > 0 ? import_hooks_active_on_stop3.prose`  and ${more} before (--json shows them)` : null
    ],
    "\n"
  );
}
function quotaLine({ accounts }) {
  if (accounts.length === 0) return null;
  const parts = accounts.map(({ profile, perDay, setAside, left }) => {
    const name = (0, import_hooks_active_on_stop2.quoteName)(profile, 80);
    return setAside === null ? import_hooks_active_on_stop3.prose`${name} ${left} of ${perDay}` : import_hooks_active_on_stop3.prose`${name} logged out`;
  });
  return import_hooks_active_on_stop3.prose`NotebookLM questions left: ${(0, import_hooks_active_on_stop3.joinProse)(parts, ", ")}`;
}
function renderAccount(account) {
  const { profile, left, perDay, plan, reserve } = account;
  const kept = reserve === 0 ? import_hooks_active_on_stop3.prose`` : import_hooks_active_on_stop3.prose`, ${reserve} of them kept for planning and research`;
  const what = import_hooks_active_on_stop3.prose`${left} of ${perDay} left (${(0, import_hooks_active_on_stop2.quoteName)(plan, 40)}${kept})`;
  return import_hooks_active_on_stop3.prose`  ${(0, import_hooks_active_on_stop3.joinProse)([import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop2.quoteName)(profile, 80)}: ${what}`, standing(account)], "; ")}`;
}
function standing(account) {
  const login = import_hooks_active_on_stop3.prose`run \`${(0, import_adapters_config_config_settings.quotedLogin)(account.profile)}\``;
  if (account.setAside !== null) return import_hooks_active_on_stop3.prose`set aside, logged out: ${login}`;
  if (!account.isLoggedIn) return import_hooks_active_on_stop3.prose`no login on this machine: ${login}`;
  if (account.restsUntil !== null) return import_hooks_active_on_stop3.prose`refused, rests until ${minutes(account.restsUntil)}`;
  return account.windowEndsAt === null ? null : import_hooks_active_on_stop3.prose`starts anew at ${minutes(account.windowEndsAt)}`;
}
function renderQuestion(asked) {
  const who = import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop2.quoteName)(asked.profile, 80)} for ${(0, import_hooks_active_on_stop2.quoteName)(asked.purpose)} in ${(0, import_hooks_active_on_stop2.quoteName)(lastPart(asked.project), 80)}`;
  const came = (0, import_hooks_active_on_stop3.joinProse)(
    [
      spelt(asked.outcome),
      asked.cost === 0 ? import_hooks_active_on_stop3.prose`free` : import_hooks_active_on_stop3.prose`1 query`,
      asked.helped === null ? null : spelt(asked.helped)
    ],
    ", "
  );
  return import_hooks_active_on_stop3.prose`  ${minutes(asked.at)}  ${who}: ${came}\n    ${(0, import_hooks_active_on_stop.quoteLine)(asked.question, QUESTION_CAP)}`;
}
function spelt(word) {
  return (0, import_hooks_active_on_stop3.joinProse)(
    (/^[a-z-]{1,40}$/.test(word) ? word.split("-") : [word]).map((part) => (0, import_hooks_active_on_stop2.quoteName)(part, 40)),
    " "
  );
}
function minutes(iso) {
  const [, day = "?", time = "?"] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop2.quoteName)(day)} ${(0, import_hooks_active_on_stop2.quoteName)(time)} UTC`;
}
function lastPart(path) {
  return path.split(/[\\/]/).findLast((part) => part !== "") ?? path;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  quotaLine,
  renderQuota
});
