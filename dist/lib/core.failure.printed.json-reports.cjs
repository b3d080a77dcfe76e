var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(p=__getOwnPropDesc(e,t))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{printedJson:()=>printedJson}),module.exports=__toCommonJS(stdin_exports);var import_app_loop_judge_check=require("./app.loop.judge-check.cjs");
// src/core/failure/printed/json-reports.ts
function printedJson(lines) {
  return printedTests(lines) ?? printedPlaywright(lines) ?? printedKnip(lines);
}
var STRING = String.raw`"((?:[^"\\]|\\.){0,3500})`;
var VITEST_JSON = new RegExp(
  String.raw`"ancestorTitles":\[((?:"(?:[^"\\]|\\.){0,500}",?){0,20})\],"fullName":${STRING}","status":"failed","title":${STRING}",.{0,200}?"failureMessages":\[${STRING}`
);
var RSPEC_JSON = new RegExp(
  String.raw`"full_description":${STRING}","status":"failed","file_path":${STRING}","line_number":(\d+).{0,400}?"exception":\{"class":${STRING}","message":${STRING}`
);
function printedTests(lines) {
  if (!lines.some((line) => /"numFailedTestSuites":|"full_description":|"fullTitle":/.test(line)))
    return null;
  const vitest = lines.flatMap((line) => printedVitest(line));
  if (vitest.length > 0) return [" RUN  v0.0.0", ...vitest];
  const rspec = lines.flatMap((line, at) => printedRspec(line, at));
  if (rspec.length > 0) return rspec;
  const mocha = printedMocha(lines);
  return mocha.length > 0 ? ["  1 failing", "", ...mocha] : null;
}
function printedVitest(line) {
  const [, ancestors = "", , title, message = ""] = VITEST_JSON.exec(line) ?? [];
  if (title === void 0) return [];
  const said = withoutColours((0, import_app_loop_judge_check.jsonText)(message)).split("\n");
  const file = said.map((one) => /\bat (?:.*\()?([^\s():<][^():<]*\.[cm]?[jt]sx?):\d+:\d+\)?$/.exec(one)?.[1]).findLast(inProject);
  const suites = [...ancestors.matchAll(/"((?:[^"\\]|\\.){0,500})"/g)].map(([, name = ""]) => (0, import_app_loop_judge_check.jsonText)(name));
  return [` FAIL  ${[file ?? "unknown.js", ...suites, (0, import_app_loop_judge_check.jsonText)(title)].join(" > ")}`, ...said, ""];
}
function inProject(file) {
  return file !== void 0 && !/^(?:[<~/]|\.\.|node:)/.test(file);
}
function printedRspec(line, at) {
  const [, name, file = "", row = "", kind = "", message = ""] = RSPEC_JSON.exec(line) ?? [];
  if (name === void 0) return [];
  const said = (0, import_app_loop_judge_check.jsonText)(message).split("\n");
  const raised = /ExpectationNotMetError$/.test(kind) ? [] : [`     ${kind}:`];
  return [
    `  ${at + 1}) ${(0, import_app_loop_judge_check.jsonText)(name)}`,
    "     Failure/Error: x",
    ...raised,
    ...said.map((one) => `       ${one}`),
    `     # ${file}:${row}`,
    ""
  ];
}
function printedMocha(lines) {
  const from = lines.findIndex((line) => /^ {2}"failures": \[$/.test(line));
  let title = "";
  return lines.slice(Math.max(0, from)).flatMap((line, at) => {
    const [, key, value = ""] = /^\s*"(fullTitle|stack)": "((?:[^"\\]|\\.){0,3500})/.exec(line) ?? [];
    if (key === "fullTitle") title = (0, import_app_loop_judge_check.jsonText)(value);
    if (key !== "stack" || from < 0) return [];
    return [
      `  ${at + 1}) ${title}:`,
      ...(0, import_app_loop_judge_check.jsonText)(value).split("\n").map((one) => `     ${one}`),
      ""
    ];
  });
}
function withoutColours(text) {
  return text.replace(/\u001b\[[\d;]*m/g, "");
}
function printedPlaywright(lines) {
  if (!lines.some((line) => /^\s*"expectedStatus": /.test(line))) return null;
  const place = { printed: [], titles: [], attempt: null, isInErrors: false };
  for (const line of lines) {
    const [, blanks = "", key = "", value = ""] = PLAYWRIGHT_KEY.exec(line) ?? [];
    ON_KEY.get(key)?.(place, (0, import_app_loop_judge_check.jsonText)(value), blanks.length);
  }
  return place.printed.length > 0 ? place.printed : null;
}
var PLAYWRIGHT_KEY = /^(\s{0,200})"(title|file|projectName|errors|message|startTime)": (?:"((?:[^"\\]|\\.){0,4000})|\[$)/;
var ON_KEY = /* @__PURE__ */ new Map([
  [
    "title",
    ({ titles }, title, indent) => {
      while ((titles.at(-1)?.indent ?? -1) >= indent) titles.pop();
      titles.push({ indent, title, file: titles[0]?.file ?? "" });
    }
  ],
  [
    "file",
    ({ titles }, file, indent) => {
      const innermost = titles.at(-1);
      if (innermost?.indent === indent) innermost.file = file;
    }
  ],
  [
    "projectName",
    (place, project) => {
      const [outermost] = place.titles;
      const titles = place.titles.slice(1).map(({ title }) => title);
      place.attempt = { titles, project, file: outermost?.file || (outermost?.title ?? "") };
    }
  ],
  [
    "errors",
    (place) => {
      place.isInErrors = true;
    }
  ],
  [
    "message",
    (place, message) => {
      if (!place.isInErrors || place.attempt === null) return;
      place.printed.push(...printedAttempt(place.attempt, withoutColours(message), place.printed.length));
      place.attempt = null;
    }
  ],
  [
    "startTime",
    (place) => {
      place.isInErrors = false;
    }
  ]
]);
function printedAttempt({ titles, file, project }, said, at) {
  const [, line = "1"] = /:(\d{1,7}):\d{1,7}\)?$/.exec(said.trimEnd()) ?? [];
  const name = [`${file}:${line}:1`, ...titles].join(" \u203A ");
  return [
    `  ${at + 1}) ${project === "" ? "" : `[${project}] \u203A `}${name}`,
    "",
    ...said.split("\n").map((text) => text === "" ? "" : `    ${text}`),
    ""
  ];
}
var KNIP_LISTS = /* @__PURE__ */ new Map([
  ["files", "Unused files"],
  ["dependencies", "Unused dependencies"],
  ["devDependencies", "Unused devDependencies"],
  ["optionalPeerDependencies", "Referenced optional peerDependencies"],
  ["unlisted", "Unlisted dependencies"],
  ["binaries", "Unlisted binaries"],
  ["unresolved", "Unresolved imports"],
  ["exports", "Unused exports"],
  ["nsExports", "Exports in used namespace"],
  ["types", "Unused exported types"],
  ["nsTypes", "Exported types in used namespace"],
  ["enumMembers", "Unused exported enum members"],
  ["classMembers", "Unused exported class members"],
  ["duplicates", "Duplicate exports"]
]);
var KNIP_PART = /"file":"((?:[^"\\]|\\.){1,1000})"|"(\w{2,40})":\[|"name":"((?:[^"\\]|\\.){1,1000})"(,"line":\d{1,7},"col":\d{1,7})?/g;
function printedKnip(lines) {
  if (!lines.some((line) => /^\{"(?:files":\[.{0,2000}\],")?issues":\[/.test(line))) return null;
  const at = { file: "", list: "" };
  const printed = lines.flatMap(
    (line) => [...line.matchAll(KNIP_PART)].flatMap(([, file, list, name, place]) => {
      if (file !== void 0) at.file = (0, import_app_loop_judge_check.jsonText)(file);
      if (list !== void 0) at.list = KNIP_LISTS.get(list) ?? "";
      return name === void 0 || at.list === "" ? [] : printedSymbol(at, (0, import_app_loop_judge_check.jsonText)(name), place);
    })
  );
  return printed.length > 0 ? printed : null;
}
function printedSymbol({ file, list }, name, place) {
  const [, line, column] = /"line":(\d{1,7}),"col":(\d{1,7})/.exec(place ?? "") ?? [];
  if (line !== void 0) return [`${list} (1)`, `${name}  ${file}:${line}:${column}`];
  return [`${list} (1)`, list === "Unused files" ? name : `${file}: ${name}`];
}
