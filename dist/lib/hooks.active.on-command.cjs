var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,s)=>{for(var o in s)__defProp(e,o,{get:s[o],enumerable:!0})},__copyProps=(e,s,o,a)=>{if(s&&typeof s=="object"||typeof s=="function")for(let n of __getOwnPropNames(s))!__hasOwnProp.call(e,n)&&n!==o&&__defProp(e,n,{get:()=>s[n],enumerable:!(a=__getOwnPropDesc(s,n))||a.enumerable});return e},__toESM=(e,s,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(s||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{DECIDE:()=>DECIDE,NO_HINT:()=>NO_HINT,SLASH_COMMANDS:()=>SLASH_COMMANDS,WAYS:()=>WAYS,addTrusted:()=>addTrusted,answerAtOnce:()=>answerAtOnce,armLoop:()=>armLoop,bodyStart:()=>bodyStart,canonicalPlanId:()=>canonicalPlanId,changeEntries:()=>changeEntries,checkNamed:()=>checkNamed,choice:()=>choice,choiceWord:()=>choiceWord,chooseLoop:()=>chooseLoop,chooseToResume:()=>chooseToResume,closestWord:()=>closestWord,commandHelp:()=>commandHelp,commandPrograms:()=>commandPrograms,commandsDigest:()=>commandsDigest,commandsOf:()=>commandsOf2,comparePhases:()=>comparePhases,conflictIn:()=>conflictIn,contextFor:()=>contextFor,controlled:()=>controlled,coolingDown:()=>coolingDown,count:()=>count,countIn:()=>countIn,decisionCommand:()=>decisionCommand,decodeEntities:()=>decodeEntities,dependencyTokens:()=>dependencyTokens,describeEndless:()=>describeEndless,done:()=>done,editsAllowed:()=>editsAllowed,editsBetween:()=>editsBetween,elements:()=>elements,endSession:()=>endSession,endlessCheck:()=>endlessCheck,endsInBackslash:()=>endsInBackslash,entriesIn:()=>entriesIn,errorAt:()=>errorAt,escapeLegend:()=>escapeLegend,exact:()=>exact,executionCall:()=>executionCall,executionLines:()=>executionLines,executionName:()=>executionName,
executionReinjection:()=>executionReinjection,findCommand:()=>findCommand,findOperation:()=>findOperation,findProject:()=>findProject,firstFound:()=>firstFound,firstProgram:()=>firstProgram,flag:()=>flag,folderPhase:()=>folderPhase,frontmatterBlock:()=>frontmatterBlock,haltedNext:()=>haltedNext,hasNumber:()=>hasNumber,hasOption:()=>hasOption,inPhase:()=>inPhase,innerText:()=>innerText,inputName:()=>inputName,insideRanges:()=>insideRanges,isAdoptable:()=>isAdoptable,isBacklog:()=>isBacklog,isFolderOf:()=>isFolderOf,isList:()=>isList,isMap:()=>isMap,isOldName:()=>isOldName,isPlainName:()=>isPlainName,isReadable:()=>isReadable,isSamePlan:()=>isSamePlan,isTellable:()=>isTellable,isTrusted:()=>isTrusted,keepEntries:()=>keepEntries,knownProjects:()=>knownProjects,leadingPhase:()=>leadingPhase,list:()=>list,listTrusted:()=>listTrusted,listWaiting:()=>listWaiting,lostLoops:()=>lostLoops,mapOf:()=>mapOf,mayPropose:()=>mayPropose,maybe:()=>maybe,misused:()=>misused,nameChecks:()=>nameChecks,naming:()=>naming,newLoopId:()=>newLoopId,nextCall:()=>nextCall,noteStopFailure:()=>noteStopFailure,noteUntrusted:()=>noteUntrusted,numberIn:()=>numberIn,numberText:()=>numberText,numberWord:()=>numberWord,numbered:()=>numbered,objectionToCheck:()=>objectionToCheck,onCommand:()=>onCommand,operation:()=>operation,optionName:()=>optionName,optionOf:()=>optionOf2,optionalPathWord:()=>optionalPathWord,optionalWord:()=>optionalWord,paddedPhase:()=>paddedPhase,parseArguments:()=>parseArguments,parseCheck:()=>parseCheck,parseCommand:()=>parseCommand,parseConfigChange:()=>parseConfigChange,parseSessionEnd:()=>parseSessionEnd,parseSessionStart:()=>parseSessionStart,parseStopFailure:()=>parseStopFailure,parseToolDone:()=>parseToolDone,path:()=>path,pathWord:()=>pathWord,pathWords:()=>pathWords,paths:()=>paths,phaseFiles:()=>phaseFiles,phaseFolderName:()=>phaseFolderName,phaseKey:()=>phaseKey,phaseSlug:()=>phaseSlug,placed:()=>placed,planArming:()=>planArming,planArmingHere:()=>planArmingHere,planCommands:()=>planCommands,
planHint:()=>planHint,planName:()=>planName,planNumbers:()=>planNumbers,planOfPath:()=>planOfPath,planPause:()=>planPause,planResolver:()=>planResolver,planResume:()=>planResume,planStart:()=>planStart,planTags:()=>planTags,planTasks:()=>planTasks,planTrust:()=>planTrust,projectFacts:()=>projectFacts,projectsIn:()=>projectsIn,proposeHere:()=>proposeHere,quotedRanges:()=>quotedRanges,readEntries:()=>readEntries,readFailure:()=>readFailure,readHint:()=>readHint,readLoopId:()=>readLoopId,readResume:()=>readResume,readSegments:()=>readSegments,readSessionCommands:()=>readSessionCommands,readTyped:()=>readTyped,records:()=>records,refuse:()=>refuse,refused:()=>refused,refusedControl:()=>refusedControl,rememberCommand:()=>rememberCommand,rememberProject:()=>rememberProject,removeTrusted:()=>removeTrusted,resumeLoop:()=>resumeLoop,resumeMessage:()=>resumeMessage,runCommand:()=>runCommand,runTaken:()=>runTaken,scalar:()=>scalar,secondLoop:()=>secondLoop,sentenceOf:()=>sentenceOf,settleTrust:()=>settleTrust,showCommand:()=>showCommand,showForList:()=>showForList,startSession:()=>startSession,stated:()=>stated,stdin:()=>stdin,stopMessage:()=>stopMessage,summaryOf:()=>summaryOf,taskOf:()=>taskOf,terminalWords:()=>terminalWords,text:()=>text,textLines:()=>textLines,texts:()=>texts,trustAll:()=>trustAll,trustCommand:()=>trustCommand,trustProblem:()=>trustProblem,trustRequest:()=>trustRequest,typedArguments:()=>typedArguments,unreadPlans:()=>unreadPlans,untrustedCommands:()=>untrustedCommands,verifyCommands:()=>verifyCommands,verifyOf:()=>verifyOf,waitingLoop:()=>waitingLoop,warningAt:()=>warningAt,whyNotProposed:()=>whyNotProposed,withOption:()=>withOption,withRecipe:()=>withRecipe,withoutBlocks:()=>withoutBlocks,withoutQuotations:()=>withoutQuotations,word:()=>word}),module.exports=__toCommonJS(stdin_exports);
// src/core/text/markdown/diagnostic.ts
function errorAt(where, what) {
  return { severity: "error", ...what, start: where.start, end: where.end };
}
function warningAt(where, what) {
  return { severity: "warning", ...what, start: where.start, end: where.end };
}
function placed(text3, diagnostics) {
  let line = 1;
  let lineStart = 0;
  let lineBreak = endOfLine(text3, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line += 1;
      lineStart = lineBreak + 1;
      lineBreak = endOfLine(text3, lineStart);
    }
    return { ...one, line, column: one.start - lineStart + 1 };
  });
}
function endOfLine(text3, from) {
  const at = text3.indexOf("\n", from);
  return at === -1 ? text3.length : at;
}
// src/core/text/markdown/text-lines.ts
function textLines(text3, from = 0, to = text3.length) {
  const lines = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text3); found !== null && found.index < to; found = breaks.exec(text3)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text3.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text3.slice(start, to), start, end: to, next: to });
  return lines;
}

// src/core/text/markdown/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING = /`+|<!--/g;
function quotedRanges(text3, from = 0, elements2 = []) {
  const tags = elements2.length === 0 ? null : new RegExp(`<(/?)(${elements2.join("|")})(?=[\\s>])`, "g");
  const nested = rangesOf(text3, from, { isNested: true, tags });
  const last = nested.at(-1);
  const isOpen = last?.kind === "fence" && !last.closed;
  return isOpen ? rangesOf(text3, from, { isNested: false, tags }) : nested;
}
function rangesOf(text3, from, reading) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line of textLines(text3, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text3, line, state.resume, ranges) : insideFence(line, state.fence, ranges, reading);
  }
  const { fence: fence2 } = state;
  if (fence2 !== null) ranges.push({ kind: "fence", start: fence2.start, end: text3.length, closed: false });
  return ranges;
}
function outsideFence(text3, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null)
    return { resume: line.next, fence: { mark, start: line.start, inner: 0, open: /* @__PURE__ */ new Map() } };
  return { resume: inlineRanges(text3, line, Math.max(resume, line.start), ranges), fence: null };
}
function insideFence(line, fence2, ranges, { isNested, tags }) {
  const outer = tags === null ? -1 : outerEnd(line.text, fence2, tags);
  if (outer !== -1) {
    const end = line.start + outer;
    ranges.push({ kind: "fence", start: fence2.start, end, closed: true });
    return { resume: end, fence: null };
  }
  if (isNested && opensInside(line.text, fence2.mark))
    return { resume: line.next, fence: { ...fence2, inner: fence2.inner + 1 } };
  if (!closes(line.text, fence2.mark)) return { resume: line.next, fence: fence2 };
  if (fence2.inner > 0) return { resume: line.next, fence: { ...fence2, inner: fence2.inner - 1 } };
  ranges.push({ kind: "fence", start: fence2.start, end: line.next, closed: true });
  return { resume: line.next, fence: null };
}
function outerEnd(line, { open }, tags) {
  const begin2 = line.search(/[^ \t`~]/);
  for (const { index, 1: slash, 2: name = "" } of line.matchAll(tags)) {
    const count2 = open.get(name) ?? 0;
    if (slash === "/" && count2 === 0 && index === begin2) return index;
    open.set(name, slash === "/" ? Math.max(0, count2 - 1) : count2 + 1);
  }
  return -1;
}
function insideRanges(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== void 0 && range.start <= offset;
}
function withoutQuotations(text3, ranges) {
  const parts2 = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts2.push(text3.slice(at, start), text3.slice(start, end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts2.join("") + text3.slice(at);
}
function withoutBlocks(text3, ranges) {
  return withoutQuotations(
    text3,
    ranges.filter(({ kind }) => kind !== "code")
  );
}
function fenceMark(line) {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function opensInside(line, mark) {
  return fenceMark(line)?.startsWith(mark) === true && /[^`~\s]/.test(line);
}
function closes(line, mark) {
  const text3 = line.trim();
  return text3.length >= mark.length && text3.startsWith(mark) && /^(?:`+|~+)$/.test(text3);
}
function inlineRanges(text3, line, from, ranges) {
  const spans = lastRuns(line, from);
  OPENING.lastIndex = from - line.start;
  for (let found = OPENING.exec(line.text); found !== null; found = OPENING.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text3, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING.lastIndex = range.end - line.start;
  }
  return line.next;
}
function lastRuns(line, from) {
  const runs = /* @__PURE__ */ new Map();
  for (const run of line.text.matchAll(/`+/g)) {
    if (line.start + run.index >= from) runs.set(run[0].length, line.start + run.index);
  }
  return runs;
}
function codeSpan(line, mark, start, last) {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line.start + mark.length;
  for (let run = runs.exec(line.text); run !== null; run = runs.exec(line.text)) {
    if (run[0].length !== mark.length) continue;
    return { kind: "code", start, end: line.start + run.index + mark.length, closed: true };
  }
  return null;
}
function comment(text3, start) {
  const end = text3.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text3.length, closed: false };
  return { kind: "comment", start, end: end + 3, closed: true };
}

// src/core/text/markdown/decode-entities.ts
function decodeEntities(text3) {
  return text3.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
// src/core/planning/documents/plan-element.ts
function elements(tags, to) {
  const closings = closingOf(tags);
  const found = [];
  for (let index = 0; index < tags.length; index += 1) {
    const tag2 = tags[index];
    if (tag2 === void 0 || tag2.kind === "close") continue;
    const last = tag2.kind === "alone" ? index : closings[index] ?? -1;
    found.push(elementOf(tag2, tags, index, last, to));
    index = Math.max(index, last);
  }
  return found;
}
function taskElements(tags, to) {
  const limits = tags.flatMap((tag2, at) => endsTask(tag2) ? [at] : []);
  return limits.flatMap((at, order) => {
    const [tag2, limit] = [tags[at], limits[order + 1] ?? tags.length];
    if (tag2?.name !== "task" || tag2.kind === "close") return [];
    const end = tags[limit];
    const isClosed = end?.name === "task" && end.kind === "close";
    const last = tag2.kind === "alone" ? at : isClosed ? limit : -1;
    return [elementOf(tag2, tags, at, last, end?.start ?? to, limit)];
  });
}
function innerText(text3, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text3.slice(element.inner.start, element.inner.end);
}
function endsTask({ name, kind }) {
  return name === "task" || name === "tasks" && kind === "close";
}
function elementOf(tag2, tags, index, last, to, limit = index + 1) {
  const { name, attributes, start } = tag2;
  const closing = tags[last];
  const end = closing?.end ?? tags[limit]?.start ?? to;
  const inner = { start: tag2.end, end: closing === void 0 ? end : Math.max(tag2.end, closing.start) };
  const inside = tags.slice(index + 1, closing === void 0 ? limit : last);
  return { name, attributes, start, end, inner, closed: closing !== void 0, tags: inside };
}
function closingOf(tags) {
  const nearest = /* @__PURE__ */ new Map();
  const ends = new Array(tags.length).fill(-1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag2 = tags[index];
    if (tag2?.kind === "close") nearest.set(tag2.name, index);
    else if (tag2?.kind === "open") ends[index] = nearest.get(tag2.name) ?? -1;
  }
  return ends;
}
var NAMES = [
  "objective execution_context context interfaces tasks task feature threat_model verification",
  "success_criteria output name files precondition reversibility read_first behavior action verify automated",
  "human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option",
  "instructions implementation test expected why_human pros cons details"
].join(" ").split(" ");
var TAG = new RegExp(`<(/?)(${NAMES.join("|")})(?=[\\s/>])`, "gi");
var ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
var LONGEST_TAG = 1e3;
var HOLDERS = ["interfaces", "context", "tasks", "task", "action", "verify"];
var TASKS_AS_XML = /^[ \t]*`{3,}xml[ \t]*\r?\n\s*<tasks?[\s>]/;
var TASK_HEADING = /^#{2,4}[ \t]*Task[ \t]*\d/im;
function planTags(text3, from) {
  const quoted = quotedRanges(text3, from, HOLDERS);
  const tags = tagsOutside(text3, quoted, from);
  const isTold = tags.some(({ name }) => name === "task") || TASK_HEADING.test(withoutQuotations(text3, quoted));
  const fences = isTold ? [] : quoted.filter(({ start }) => TASKS_AS_XML.test(text3.slice(start, start + 200)));
  if (fences.length === 0) return { tags, quoted };
  const plain = withoutQuotations(
    text3,
    fences.flatMap((fence2) => marksOf(text3, fence2))
  );
  const inside = quotedRanges(plain, from, HOLDERS);
  return { tags: tagsOutside(plain, inside, from), quoted: inside };
}
function marksOf(text3, fence2) {
  const head = { ...fence2, end: text3.indexOf("\n", fence2.start) };
  return fence2.closed ? [head, { ...fence2, start: text3.lastIndexOf("\n", fence2.end - 2) + 1 }] : [head];
}
function tagsOutside(text3, quoted, from) {
  const tags = [];
  const pattern = new RegExp(TAG);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text3); found !== null; found = pattern.exec(text3)) {
    const end = tagEnd(text3, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted, found.index)) continue;
    const body = text3.slice(pattern.lastIndex, end - 1);
    const alone = body.trimEnd().endsWith("/");
    tags.push({
      name: (found[2] ?? "").toLowerCase(),
      kind: found[1] === "/" ? "close" : alone ? "alone" : "open",
      start: found.index,
      end,
      attributes: attributesOf(body)
    });
    pattern.lastIndex = end;
  }
  return tags;
}
var REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;
function tagEnd(text3, from) {
  const first = text3.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text3.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}
function attributesOf(body) {
  const found = /* @__PURE__ */ Object.create(null);
  for (const [, name, double, single] of body.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name ?? "").toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? "";
  }
  return found;
}
// src/core/planning/documents/plan-tasks.ts
function planTasks(text3, tags) {
  const found = taskElements(tags, text3.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    const task = taskOf(text3, element, index + 1);
    diagnostics.push(...[element, ...task.children].filter(({ closed }) => !closed).map(unclosed));
    return task;
  });
  return { tasks, diagnostics };
}
function taskOf(text3, element, index) {
  const children = elements(element.tags, element.inner.end);
  const type = (element.attributes.type ?? "").trim() || "auto";
  const verify2 = children.find(({ name, closed }) => name === "verify" && closed);
  const read2 = (name) => innerText(text3, children, name);
  return {
    ...{ index, type, kind: kindOf(type) },
    name: oneLine(read2("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    // Separated by commas or lines.
    files: parts(read2("files"), /[,\n]/),
    acceptanceCriteria: parts(read2("acceptance_criteria"), "\n").map((line) => line.replace(/^[-*]\s*/, "")),
    action: read2("action"),
    done: oneLine(read2("done")),
    verify: verify2 === void 0 ? null : verifyOf(text3, verify2),
    children,
    start: element.start,
    end: element.end
  };
}
function kindOf(type) {
  const word2 = type.toLowerCase();
  if (word2.startsWith("checkpoint")) return "checkpoint";
  if (word2 === "auto" || word2 === "tdd") return "auto";
  return word2 === "tracer" ? "tracer" : "other";
}
function verifyOf(text3, verify2) {
  const inside = elements(verify2.tags, verify2.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text3.slice(verify2.inner.start, verify2.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text3.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === "human-check")
  };
}
function parts(text3, by) {
  return (text3 ?? "").split(by).flatMap((part) => part.trim() || []);
}
function oneLine(text3) {
  return text3?.replaceAll(/\s+/g, " ").trim() || null;
}
function unclosed({ name, start, inner }) {
  const what = {
    code: name === "task" ? "task-unclosed" : "element-unclosed",
    message: `<${name}> is opened and never closed: what follows may be lost.`,
    fix: `Put </${name}> where it ends; in prose write \`<${name}>\` in backticks.`
  };
  const where = { start, end: inner.start };
  return name === "task" ? errorAt(where, what) : warningAt(where, what);
}

// src/core/text/markdown/frontmatter-block.ts
function frontmatterBlock(text3) {
  const bom = text3.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text3);
  if (open === null) return { status: "absent", at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text3, start);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start, end: close.start } };
}
function bodyStart(text3) {
  const block = frontmatterBlock(text3);
  if (block.status !== "found") return block.at;
  let at = block.end;
  for (; ; ) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text3);
    const close = open === null ? null : closingFence(text3, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}
function closingFence(text3, from) {
  const fence2 = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence2.lastIndex = from;
  const found = fence2.exec(text3);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

// src/core/planning/rules/verify-commands.ts
function verifyCommands(plan) {
  const text3 = plan.replaceAll("\r\n", "\n");
  const start = bodyStart(text3);
  const tags = planTags(text3, start).tags.filter(({ name }) => name === "verify" || name === "automated");
  const blocks = elements(tags, text3.length).filter(({ name, closed }) => name === "verify" && closed);
  const commands = blocks.flatMap((block) => commandsOf(text3, block));
  return [...new Set(commands.filter((command) => command !== "" && !command.startsWith("MISSING")))];
}
function planCommands(plan, usual) {
  const own = verifyCommands(plan);
  return own.length > 0 ? own : [...new Set(usual)];
}
function commandsOf(text3, block) {
  const { automated, text: said } = verifyOf(text3, block);
  const command = decodeEntities(said).trim();
  return automated.length > 0 || !looksLikeCommand(command) ? automated : [command];
}
function looksLikeCommand(line) {
  return !line.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/user/project-store.ts
function readEntries(store, userFolder, projectRoot) {
  const projects = readProjects(store, (0, import_node_path.join)(userFolder, store.file));
  if (!(projects instanceof Map)) return { status: "refused", reason: projects.reason };
  return { status: "ok", entries: projects.get(projectKey(projectRoot)) ?? [] };
}
function entriesIn(store, userFolder, projectRoot) {
  const read2 = readEntries(store, userFolder, projectRoot);
  return read2.status === "ok" ? read2.entries : [];
}
function projectsIn(store, userFolder) {
  const projects = readProjects(store, (0, import_node_path.join)(userFolder, store.file));
  return projects instanceof Map ? projects : /* @__PURE__ */ new Map();
}
async function keepEntries(store, userFolder, projectRoot, edit) {
  const change = await changeEntries(store, userFolder, projectRoot, edit);
  if (change.status === "busy")
    return `${(0, import_node_path.join)(userFolder, store.file)} is locked by another process; try again`;
  return change.status === "refused" ? change.reason : null;
}
async function changeEntries(store, userFolder, projectRoot, edit) {
  const path2 = (0, import_node_path.join)(userFolder, store.file);
  const key = projectKey(projectRoot);
  const held = await (0, import_common4.withLock)(path2, () => {
    const read2 = readProjects(store, path2);
    if (!(read2 instanceof Map) && store.isExpendable !== true)
      return { status: "refused", reason: read2.reason };
    const projects = read2 instanceof Map ? read2 : /* @__PURE__ */ new Map();
    const before = projects.get(key) ?? [];
    const after = edit(before);
    if (after !== before) writeProjects(store, path2, projects.set(key, after));
    return { status: "done", changed: after !== before };
  });
  return held.status === "done" ? held.value : held;
}
function projectKey(projectRoot) {
  try {
    return import_node_fs.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path.resolve)(projectRoot);
  }
}
function readProjects({ holds, entry }, path2) {
  const file = (0, import_common6.readJson)(path2, (0, import_common7.privateFile)((0, import_node_path.dirname)(path2)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path2} cannot be read: ${file.reason}` };
  const value = file.status === "ok" ? file.value : null;
  const schema = (0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.literal)(1), projects: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.array)(entry())) });
  const store = schema.safeParse(value);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if ((0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gt)(1)) }).safeParse(value).success) {
    return { reason: `${path2} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path2} cannot be read as a list of ${holds}; move it away to start again` };
}
function writeProjects({ isKept }, path2, projects) {
  const kept = [...projects].filter(
    ([project, entries]) => entries.length > 0 && (isKept === void 0 || isKept(project))
  );
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(kept) }, null, 2);
  (0, import_common5.writeFileAtomic)(path2, `${content}
`, { mode: 384 });
}

var import_common8 = require("./common.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common9 = require("./common.cjs");

// src/adapters/user/trust-store.ts
var TRUSTED = {
  file: "trust.json",
  holds: "trusted commands",
  entry: () => (0, import_adapters_loops_record_schemas.string)()
};
function listTrusted(userFolder, projectRoot) {
  return entriesIn(TRUSTED, userFolder, projectRoot);
}
function isTrusted(userFolder, projectRoot, command) {
  return listTrusted(userFolder, projectRoot).includes(command);
}
function trustProblem(userFolder) {
  const read2 = readEntries(TRUSTED, userFolder, userFolder);
  return read2.status === "ok" ? null : read2.reason;
}
function addTrusted(userFolder, projectRoot, command) {
  return changeEntries(
    TRUSTED,
    userFolder,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted : [...trusted, command]
  );
}
function removeTrusted(userFolder, projectRoot, command) {
  return changeEntries(
    TRUSTED,
    userFolder,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted.filter((other) => other !== command) : trusted
  );
}
var WAITING = {
  file: "waiting.json",
  holds: "commands that wait for your trust",
  entry: () => (0, import_adapters_loops_record_schemas.object)({ command: (0, import_adapters_loops_record_schemas.string)(), plan: (0, import_adapters_loops_record_schemas.string)() }),
  isExpendable: true
};
var MOST_WAITING = 20;
function listWaiting(userFolder, projectRoot) {
  return entriesIn(WAITING, userFolder, projectRoot);
}
async function noteWaiting(userFolder, projectRoot, waiting) {
  const named3 = new Set(waiting.map(({ command }) => command));
  await changeEntries(
    WAITING,
    userFolder,
    projectRoot,
    (before) => [...waiting, ...before.filter(({ command }) => !named3.has(command))].slice(0, MOST_WAITING)
  );
}
// src/core/report/show-command.ts
var LONGEST = 1e3;
function showCommand(command) {
  const shown3 = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped).replaceAll((0, import_common9.tag)(), escaped);
  return shown3.replaceAll(
    /^ +| {2,}| $/g,
    (blanks) => blanks.length === 1 ? "\\u{20}" : `\\u{20*${blanks.length}}`
  );
}
function isReadable(command) {
  return showCommand(command).length <= LONGEST;
}
function showForList(command) {
  const shown3 = showCommand(command);
  if (shown3.length <= LONGEST) return shown3;
  return `${shown3.slice(0, 200)}\\u{cut: ${shown3.length} characters in all, sha256 ${(0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(shown3)))}}`;
}
function escapeLegend(commands) {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return "\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.";
}
function escaped(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
// src/app/trust/plan-trust.ts
function untrustedCommands(workspace, plans, usual = []) {
  const all = new Set(plans.flatMap((text3) => planCommands(text3, usual)));
  return [...all].filter((command) => !isTrusted(workspace.userFolder, workspace.project, command));
}
function commandsDigest({ key, project }, commands) {
  return (0, import_common3.sign$2)(key, `msw-commands-1
${JSON.stringify([project, ...commands])}`).slice(0, 16);
}
function trustRequest(workspace, commands, allow) {
  const list2 = commands.map((command) => `
  ${showForList(command)}`).join("");
  const legend = escapeLegend(commands);
  const notes = legend === null ? "" : `
${legend}`;
  return commands.every(isReadable) ? `${list2}${notes}
Read them; exactly these are trusted when you type: ${allow(commandsDigest(workspace, commands))}` : `${list2}${notes}
A command that is cut off cannot be read, and so cannot be allowed here: put it into a script of the project, or read it in the plan and type it in a terminal: ${(0, import_common8.lineInTerminal)("trust add")} "COMMAND"`;
}
async function noteUntrusted(workspace, { plan, commands, loop }) {
  if (commands.length === 0) return;
  const waiting = commands.filter(isReadable).map((command) => ({ command, plan }));
  await noteWaiting(workspace.userFolder, workspace.project, waiting);
  const event = {
    event: "untrusted-commands",
    plan,
    commands,
    ...loop === void 0 ? {} : { loop }
  };
  await (0, import_common.appendJournal)(workspace.project, event, (0, import_common2.isoNow)(workspace));
}

// src/app/trust/settle-trust.ts
async function settleTrust(workspace, question) {
  const plan = planTrust(workspace, question);
  if (plan.kind === "trust") return trustAll(workspace, plan.commands);
  for (const one of question.named) await noteUntrusted(workspace, one);
  return plan.reason;
}
function planTrust(workspace, { named: named3, typed: typed2, whose, allow }) {
  const commands = [...new Set(named3.flatMap((one) => one.commands))];
  const isAllowed = typed2 === commandsDigest(workspace, commands) && commands.every(isReadable);
  if (commands.length === 0 || isAllowed) return { kind: "trust", commands };
  const changed = typed2 === null ? "" : `The digest ${typed2} belongs to another list; the commands may have changed. `;
  const request = trustRequest(workspace, commands, allow);
  return {
    kind: "ask",
    reason: `${changed}${whose} commands that run only when you trust them for this project:${request}`
  };
}
async function trustAll(workspace, commands) {
  if (commands.length === 0) return null;
  for (const command of commands) {
    const added = await addTrusted(workspace.userFolder, workspace.project, command);
    if (added.status === "busy")
      return "The list of trusted commands is locked by another process; try again.";
    if (added.status === "refused") return added.reason;
  }
  await (0, import_common.appendJournal)(workspace.project, { event: "commands-trusted", commands }, (0, import_common2.isoNow)(workspace));
  return null;
}

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/adapters/files/project-facts.ts
var LARGEST_FILE = 1024 * 1024;
function projectFacts(root, { project = root, platform = process.platform, above = [] } = {}) {
  const names = namesOf(root, project);
  const read2 = (name) => names.includes(name) ? ((0, import_common11.textOf)((0, import_node_path2.join)(root, name), (0, import_common7.projectFile)(project), LARGEST_FILE) ?? "").replaceAll("\r\n", "\n") : "";
  const packageJson = (0, import_common6.fieldsIn)((0, import_common6.parseJson)(read2("package.json")));
  return {
    windows: platform === "win32",
    names,
    packageManager: names.includes("package.json") ? packageManager(names, packageJson) ?? workspaceManager(above) ?? "npm" : null,
    scripts: textsOf(packageJson.scripts),
    makeTargets: targetsOf(read2("GNUmakefile") || read2("makefile") || read2("Makefile")),
    justTargets: targetsOf(read2("justfile") || read2("Justfile") || read2(".justfile")),
    composerScripts: Object.keys((0, import_common6.fieldsOf)((0, import_common6.fieldsIn)((0, import_common6.parseJson)(read2("composer.json"))).scripts)),
    denoTasks: Object.keys((0, import_common6.fieldsOf)((0, import_common6.fieldsIn)((0, import_common6.parseJson)(read2("deno.json") || read2("deno.jsonc"))).tasks)),
    pytest: usesPytest(names, read2),
    tox: /^\[testenv/m.test(read2("tox.ini"))
  };
}
var LOCKFILES = [
  ["package-lock.json", "npm"],
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"]
];
function packageManager(names, packageJson) {
  const declared = String(packageJson.packageManager ?? "").split("@")[0];
  const wanted = LOCKFILES.find(([, manager2]) => manager2 === declared) ?? LOCKFILES.find(([file]) => names.includes(file));
  return wanted?.[1] ?? null;
}
function workspaceManager(above) {
  for (const folder of above) {
    const names = namesOf(folder, folder);
    const text3 = names.includes("package.json") ? (0, import_common11.textOf)((0, import_node_path2.join)(folder, "package.json"), (0, import_common7.projectFile)(folder)) : "";
    const packageJson = (0, import_common6.fieldsIn)((0, import_common6.parseJson)(text3 ?? ""));
    if (packageJson.workspaces !== void 0 || names.includes("pnpm-workspace.yaml"))
      return packageManager(names, packageJson) ?? (names.includes("pnpm-workspace.yaml") ? "pnpm" : "npm");
  }
  return null;
}
function usesPytest(names, read2) {
  if (names.includes("pytest.ini") || names.includes("conftest.py")) return true;
  return /^\[tool\.pytest|^[ \t]*["']?pytest\b/m.test(read2("pyproject.toml")) || /["']pytest\b/.test(read2("pyproject.toml")) || /^\[tool:pytest\]/m.test(read2("setup.cfg")) || /^\[pytest\]/m.test(read2("tox.ini"));
}
function targetsOf(text3) {
  return [...text3.matchAll(/^@?([\w-][^\n:=]*):(?!=)/gm)].flatMap(
    ([, before = ""]) => /^[\w-]+(?: +[\w-]+)*/.exec(before)?.[0].split(/ +/) ?? []
  );
}
function namesOf(root, project) {
  const children = (0, import_common10.listFolder)(root, (0, import_common7.projectFile)(project));
  if (children.status !== "ok") return [];
  return children.entries.map((child) => child.isDirectory() ? `${child.name}/` : child.name).sort();
}
function textsOf(value) {
  const entries = Object.entries((0, import_common6.fieldsOf)(value));
  return Object.fromEntries(
    entries.flatMap(([name, text3]) => typeof text3 === "string" ? [[name, text3]] : [])
  );
}

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

// src/core/shell/command-programs.ts
var BUILT_IN = new Set(
  ": . [ [[ ]] alias break case cd command continue declare do done echo elif else esac eval exec exit export false fi for function if in let local popd printf pushd pwd read return set shift source test then time times trap true type ulimit umask unset until wait while { }".split(
    " "
  )
);
var MANAGER_SCRIPTS = /* @__PURE__ */ new Set(["test", "t", "start", "stop", "restart"]);
function commandPrograms(command) {
  let folder = "";
  return (0, import_app_loop_judge_check.simpleCommands)(command).flatMap((words) => {
    const [program, ...rest] = (0, import_app_loop_judge_check.withoutPrefixes)(words);
    if (program === void 0) return [];
    if (program === "cd") {
      folder = (0, import_app_loop_judge_check.joinedFolder)(folder, rest[0] ?? "");
      return [];
    }
    return started(program, rest, folder);
  });
}
function firstProgram(command) {
  const { commands, complex } = (0, import_app_loop_judge_check.readShellLine)(command);
  const at = commands.findIndex(({ words: words2 }) => (0, import_app_loop_judge_check.withoutPrefixes)(words2)[0] !== "cd");
  const first = commands[at];
  if (complex || first === void 0 || [first, commands[at + 1]].some((one) => one?.joined === "||"))
    return null;
  const words = (0, import_app_loop_judge_check.withoutPrefixes)(first.words);
  const [name = ""] = words;
  const isPlain = /^[A-Za-z_][\w.+@-]*$/.test(name) && !BUILT_IN.has(name);
  return isPlain && !first.words.some((word2) => word2.startsWith("PATH=")) ? { name, words } : null;
}
function started(program, rest, folder) {
  if (BUILT_IN.has(program) || /[$`/\\*?~]/.test(program) || !/^[\w.+@-]+$/.test(program)) return [];
  if (program === "npx" || program === "bunx") return throughRunner(program, rest, folder);
  const own = { kind: "program", name: program };
  if (!(0, import_app_loop_judge_check.isPackageManager)(program)) return [own];
  const elsewhere = rest.some(
    (word2) => /^(?:-C|--prefix|--dir|--cwd|-w|--workspace|--filter|-F|-r)/.test(word2)
  );
  const script2 = scriptOf(rest);
  if (elsewhere || script2 === null) return [own];
  return [own, { kind: "script", name: script2, folder }];
}
function throughRunner(program, rest, folder) {
  const own = { kind: "program", name: program };
  const downloads = rest.some((word2) => /^(?:-y|--yes|-p|--package)/.test(word2));
  const tool = rest.find((word2) => !word2.startsWith("-"));
  if (downloads || tool === void 0 || !/^[\w.-]+$/.test(tool)) return [own];
  return [own, { kind: "tool", name: tool, folder }];
}
function scriptOf(words) {
  const [first, ...rest] = words.filter((word2) => !word2.startsWith("-"));
  if (first === void 0) return null;
  if (first === "run" || first === "run-script") return rest[0] ?? null;
  if (!MANAGER_SCRIPTS.has(first)) return null;
  return first === "t" ? "test" : first;
}

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_node_path3 = require("node:path");
// src/app/loop/check-objections.ts
// src/core/checks/make-recipes.ts
var RULE = /^([\w./-]{1,80}(?: [\w./-]{1,80}){0,8}) ?(?:[^:=\s][^:=]{0,80})?::?(?!=)([^#]*)/;
var VARIABLE = /^(?:export )?(\w{1,80}) ?[:?+]{0,2}= ?(.*)/;
function recipesOf(text3) {
  const variables = /* @__PURE__ */ new Map();
  const recipes = /* @__PURE__ */ new Map();
  let open = [];
  for (const line of text3.replaceAll("\r", "").replaceAll(/\\\n[ \t]{0,40}/g, " ").split("\n")) {
    const short = line.slice(0, 2e3);
    const isRecipe = /^[\t ]+\S/.test(short);
    if (isRecipe)
      for (const name of open) recipes.get(name)?.commands.push(commandOf(short.trim(), variables));
    else if (short.trim() !== "" && !short.startsWith("#")) open = header(short, recipes, variables);
  }
  return recipes;
}
function header(line, recipes, variables) {
  const variable = VARIABLE.exec(line);
  if (variable !== null) {
    variables.set(variable[1] ?? "", variable[2] ?? "");
    return [];
  }
  const rule = RULE.exec(line);
  if (rule === null) return [];
  const names = (rule[1] ?? "").split(" ");
  const needs = (rule[2] ?? "").split(/\s/).filter((word2) => /^[\w./-]+$/.test(word2));
  for (const name of names) {
    const recipe = recipes.get(name) ?? { needs: [], commands: [] };
    recipe.needs.push(...needs);
    recipes.set(name, recipe);
  }
  return names;
}
function commandOf(line, variables) {
  const [, marks = "", command = ""] = /^([@+-]{0,3})(.*)/.exec(line) ?? [];
  const filled = command.replaceAll(
    /\$[({](\w{1,80})[)}]/g,
    (whole, name) => variables.get(name) ?? whole
  );
  return marks.includes("-") ? `${filled} || true` : filled;
}
// src/core/checks/inner-commands.ts
function innerCommands(check, files) {
  const walk = {
    files,
    known: /* @__PURE__ */ new Set(),
    commands: [],
    unread: /* @__PURE__ */ new Set(),
    queue: [{ command: check, folder: "" }]
  };
  for (let next = 0; next < walk.queue.length && next < MOST_COMMANDS; next += 1) {
    const item = walk.queue[next];
    if (item !== void 0) follow(walk, item);
  }
  return { commands: walk.commands, unread: [...walk.unread] };
}
var MOST_COMMANDS = 200;
function follow(walk, { command, folder }) {
  walk.commands.push(command);
  let here = folder;
  for (const written of (0, import_app_loop_judge_check.simpleCommands)(command)) {
    const words = (0, import_app_loop_judge_check.withoutPrefixes)(written);
    const program = (0, import_app_loop_judge_check.baseName)(words[0] ?? "");
    if (program === "cd") here = (0, import_app_loop_judge_check.joinedFolder)(here, words[1] ?? "");
    else if ((0, import_app_loop_judge_check.isPackageManager)(program)) manager(walk, words, here);
    else if (/^(?:make|gmake|just)$/.test(program)) make(walk, program, words.slice(1), here);
  }
}
function read(walk, path2) {
  const text3 = walk.files.get(path2);
  if (text3 === void 0) walk.unread.add(path2);
  return text3 ?? null;
}
function isNew({ known }, name) {
  return !known.has(name) && known.add(name) !== null;
}
function optionOf(words, options) {
  const at = words.findIndex((word22) => options.test(word22));
  if (at === -1) return null;
  const word2 = words[at] ?? "";
  return word2.includes("=") ? word2.slice(word2.indexOf("=") + 1) : words[at + 1] ?? null;
}
function manager(walk, words, folder) {
  const elsewhere = optionOf(words, /^(?:--prefix|-C|--dir|--cwd)(?:=|$)/);
  const here = elsewhere === null ? folder : (0, import_app_loop_judge_check.joinedFolder)(folder, elsewhere);
  const plain = words.slice(1).filter((word2) => !word2.startsWith("-") && word2 !== elsewhere);
  const path2 = (0, import_app_loop_judge_check.joinedFolder)(here, "package.json");
  const scripts = scriptsIn(read(walk, path2));
  const name = scriptNamed(plain, words[0] === "bun", scripts);
  if (name === null) return;
  for (const one of [`pre${name}`, name, `post${name}`]) {
    const text3 = scripts.get(one);
    if (text3 !== void 0 && isNew(walk, `${path2}:${one}`)) walk.queue.push({ command: text3, folder: here });
  }
}
function scriptNamed([first = "", second = ""], isBun, scripts) {
  if (first === "run" || first === "run-script") return second;
  if (isBun) return null;
  if (first === "t") return "test";
  return first === "test" || scripts.has(first) ? first : null;
}
function scriptsIn(text3) {
  const found = parsedJson(text3)?.scripts;
  if (typeof found !== "object" || found === null) return /* @__PURE__ */ new Map();
  return new Map(
    Object.entries(found).flatMap(([name, script2]) => typeof script2 === "string" ? [[name, script2]] : [])
  );
}
function parsedJson(text3) {
  try {
    const value = JSON.parse(text3 ?? "null");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
function make(walk, program, words, folder) {
  const here = (0, import_app_loop_judge_check.joinedFolder)(
    folder,
    optionOf(words, /^(?:-C|--directory|-d|--working-directory)(?:=|$)/) ?? ""
  );
  const named3 = optionOf(words, /^(?:-f|--file|--makefile|--justfile)(?:=|$)/);
  const usual = program === "just" ? ["justfile", "Justfile"] : ["GNUmakefile", "makefile", "Makefile"];
  const names = named3 === null ? usual : [named3];
  const path2 = names.map((name) => (0, import_app_loop_judge_check.joinedFolder)(here, name)).find((one) => read(walk, one) !== null);
  if (path2 === void 0) return;
  const recipes = recipesOf(walk.files.get(path2) ?? "");
  const wanted = words.filter((word2) => recipes.has(word2));
  const first = [...recipes.keys()].filter((name) => !name.startsWith(".")).slice(0, 1);
  const open = wanted.length > 0 ? wanted : first;
  for (let target2 = open.shift(); target2 !== void 0; target2 = open.shift()) {
    if (!isNew(walk, `${path2}:${target2}`)) continue;
    const { needs = [], commands = [] } = recipes.get(target2) ?? {};
    open.push(...needs);
    walk.queue.push(...commands.map((command) => ({ command, folder: here })));
  }
}
// src/core/checks/endless-check.ts
function endlessCheck(command, files) {
  for (const [at, inner] of innerCommands(command, files).commands.entries()) {
    const found = endlessPart(inner);
    if (found === null) continue;
    return at === 0 ? found : { ...found, once: inPlaceOf(command, inner, found.once) };
  }
  return null;
}
function endlessPart(command) {
  const { commands } = (0, import_app_loop_judge_check.readShellLine)(command);
  for (const [at, { words }] of commands.entries()) {
    if (commands[at + 1]?.joined === "&" || words.includes("timeout")) continue;
    const tool = toolOf((0, import_app_loop_judge_check.withoutPrefixes)(words));
    const found = byRule(tool) ?? byOption(tool);
    if (found === null) continue;
    const { once, shown: shown22, does } = found;
    const instead = once && [...words.slice(0, words.length - tool.length), ...once];
    const named3 = [(0, import_app_loop_judge_check.baseName)(tool[0] ?? ""), shown22].filter((word2) => word2 !== "").join(" ");
    return { words: named3, does, once: instead && replaced(command, words, instead) };
  }
  return null;
}
function inPlaceOf(command, inner, once) {
  const [, folder = "", rest = ""] = /^(cd [\w./-]+ && )?(.*)$/s.exec(command) ?? [];
  const starter = STARTERS[rest.split(" ")[0] ?? ""];
  const isAlone = (0, import_app_loop_judge_check.readShellLine)(inner).commands.length === 1 && (0, import_app_loop_judge_check.readShellLine)(rest).commands.length === 1;
  return once === null || starter === void 0 || !isAlone ? null : `${folder}${starter}${once}`;
}
var STARTERS = {
  ...{ npm: "npx ", pnpm: "pnpm exec ", yarn: "yarn ", bun: "bunx ", make: "", just: "" }
};
function toolOf(plain) {
  const [program = "", second = ""] = plain;
  const inner = (0, import_app_loop_judge_check.withoutRunners)(plain);
  if (inner.length < plain.length) return inner;
  const startsTool = /^(?:pnpm|yarn)$/.test(program) && RULES.some(({ tools }) => tools.test(second));
  return startsTool ? plain.slice(1) : plain;
}
var RULES = [
  {
    tools: /^testem$/,
    unless: /^(?:ci|launchers|help)$/,
    does: "opens a window",
    once: { tool: "testem ci" }
  },
  {
    tools: /^karma$/,
    verb: /^start$/,
    unless: /^--single-?run(?!=false)/i,
    does: "watches files",
    once: { also: "--single-run" }
  },
  {
    tools: /^ng$/,
    verb: /^t(?:est)?$/,
    unless: /^--(?:no-)?watch(?:=|$)/,
    does: "watches files",
    once: { also: "--watch=false" }
  },
  { tools: /^ember$/, word: /^(?:-s|--server)$/, does: "watches files", once: { word: "" } },
  { tools: /^cypress$/, verb: /^open$/, does: "opens a window", once: { verb: "run" } },
  { tools: /^playwright$/, word: /^--debug$/, does: "waits for a debugger", once: { word: "" } },
  { tools: /^vitest$/, verb: /^(?:watch|dev)$/, does: "watches files", once: { verb: "run" } },
  { tools: /^dotnet$/, verb: /^watch$/, does: "watches files", once: { verb: "" } },
  { tools: /^cargo$/, verb: /^watch$/, does: "watches files" },
  {
    tools: /^(?:mocha|tsc|vitest|ava|rollup|tsup)$/,
    word: /^-w$/,
    does: "watches files",
    once: { word: "" }
  },
  { tools: /^nodemon$/, does: "watches files", once: { tool: "node" } },
  { tools: /^(?:pytest-watch|ptw)$/, does: "watches files", once: { tool: "pytest" } },
  { tools: /^(?:watch|watchexec|entr|guard)$/, does: "watches files" },
  { tools: /^tail$/, word: /^(?:-\w*[fF]|--follow.*)$/, does: "watches files" },
  { tools: /^(?:gdb|lldb|pdb)$/, does: "waits for a debugger" },
  { tools: /^(?:node|ava|dlv)$/, verb: /^(?:inspect|debug)$/, does: "waits for a debugger" },
  {
    tools: /^(?:docker|podman|docker-compose)$/,
    word: /^up$/,
    unless: /^(?:-d|--detach|--wait|--abort-on.*|--exit-code.*)$/,
    does: "serves"
  },
  { tools: /^php$/, word: /^-S$/, does: "serves" },
  { tools: /^(?:python\d?|php)$/, word: /^(?:runserver|serve)$/, does: "serves" },
  { tools: /^vite$/, verb: /^(?:|dev|serve|preview)$/, does: "serves" },
  { tools: /^(?:serve|\w+(?:-\w+)*[-.]server)$/, does: "serves" },
  {
    // They read their first word as a verb, or as the name of a script or target.
    tools: /^(?:npm|pnpm|yarn|bun|make|just|task|rake|deno|next|nuxt|astro|webpack|ng|hugo|jekyll|mkdocs|rails|flask|mix)$/,
    verb: /^(?:[\w-]+[:.])*(?:serve|server|dev|watch|open)$/,
    does: "serves"
  }
];
function byRule(words) {
  const [program = "", ...rest] = words;
  const plain = rest.filter((word22) => !word22.startsWith("-"));
  const verb = (/^(?:run|run-script|task)$/.test(plain[0] ?? "") ? plain[1] : plain[0]) ?? "";
  const rule = RULES.find(
    (one) => one.tools.test((0, import_app_loop_judge_check.baseName)(program)) && (one.verb?.test(verb) ?? true) && (one.word === void 0 || rest.some((word22) => one.word?.test(word22))) && !rest.some((word22) => one.unless?.test(word22))
  );
  if (rule === void 0) return null;
  const word2 = rest.find((one) => rule.word?.test(one)) ?? "";
  const { once, does } = rule;
  const changed = [program, ...rest].map((one, at) => {
    if (at === 0) return once?.tool ?? one;
    if (one === verb && once?.verb !== void 0) return once.verb;
    return one === word2 && once?.word !== void 0 ? once.word : one;
  });
  return {
    does,
    shown: word2.startsWith("-") ? word2 : upTo(plain, word2 || (rule.verb === void 0 ? "" : verb)),
    once: once === void 0 ? null : [...changed, once.also ?? ""].filter((one) => one !== "")
  };
}
function upTo(words, last) {
  return words.slice(0, words.indexOf(last) + 1).join(" ");
}
function byOption(words) {
  const at = words.findIndex((_word, index) => index > 0 && isEndlessOption(words, index));
  if (at === -1) return null;
  const shown22 = words[at] ?? "";
  const does = DEBUGGING.test(shown22) ? "waits for a debugger" : /^--ui\b/.test(shown22) ? "opens a window" : "watches files";
  return { shown: shown22, does, once: words.filter((_word, index) => index !== at) };
}
var DEBUGGING = /^--(?:inspect-(?:brk|wait)|pdb)(?:=|$)/;
function isEndlessOption(words, at) {
  const [word2 = "", next = ""] = words.slice(at, at + 2);
  if (DEBUGGING.test(word2)) return true;
  if (/^--ui(?:=true)?$/.test(word2)) return (0, import_app_loop_judge_check.baseName)(words[0] ?? "") !== "mocha";
  return /^--(?:watch(?:-?all|-path)?|continuous)(?:=(?!false$).*)?$/i.test(word2) && next !== "false";
}
function replaced(command, words, once) {
  const written = words.join(" ");
  const isPlain = words.every((word2) => /^[\w@%+=:,./*-]+$/.test(word2));
  return isPlain && command.includes(written) ? command.replace(written, () => once.join(" ")) : null;
}
// src/app/loop/check-objections.ts
function objectionToCheck(project, command) {
  const missing = missingProgram(project, command);
  if (missing !== null) return describeMissing(command, missing);
  const endless = endlessCheck(command, scriptFiles(project, command));
  return endless === null ? null : describeEndless(command, endless);
}
function missingProgram(project, command) {
  const first = firstProgram(command);
  if (first === null || hasProgram(first.name)) return null;
  return { name: first.name, instead: insteadOf(project, command, first.words) };
}
function describeMissing(command, { name, instead }) {
  const other = instead === null ? "name another" : "name one that is there";
  return {
    wrong: `The check ${shown(command)} cannot run: there is no ${name} on your PATH.`,
    cure: `Install it, or ${other}: ${option(instead)}.`
  };
}
function describeEndless(command, { words, does, once }) {
  return {
    wrong: `The check ${shown(command)} never ends by itself: ${(0, import_common12.plainLine)(words, 80)} ${does}.`,
    cure: `Name one that runs once: ${option(once)}.`
  };
}
function shown(command) {
  return `\u201C${(0, import_common12.plainLine)(command, 200)}\u201D`;
}
function option(command) {
  return `--check "${command === null ? "COMMAND" : (0, import_common12.plainLine)(command, 300).replaceAll('"', '\\"')}"`;
}
function hasProgram(name) {
  return (0, import_common13.isOnPath)(name, process.env) || process.platform === "win32" && OF_CMD.has(name.toLowerCase());
}
var OF_CMD = new Set(
  "assoc call chdir cls copy date del dir erase md mkdir move path rd ren rmdir rem start title type ver vol".split(
    " "
  )
);
var BINS = process.platform === "win32" ? [".venv\\Scripts", "venv\\Scripts", "node_modules\\.bin"] : [".venv/bin", "venv/bin", "node_modules/.bin", "vendor/bin", "bin"];
var ENDINGS = process.platform === "win32" ? [".exe", ".cmd", ".bat"] : [""];
function insteadOf(project, command, words) {
  const [missing = "", ...given] = words;
  const [tool = "", ...rest] = (0, import_app_loop_judge_check.withoutRunners)(words);
  const own = programIn(project, missing) ?? [`${missing}3`].find(hasProgram);
  const inner = own === void 0 ? toolWithoutRunner(project, tool, missing) : null;
  const instead = own !== void 0 ? [own, ...given] : inner === null ? null : [inner, ...rest];
  const written = words.join(" ");
  return instead === null || !command.includes(written) ? null : command.replace(written, () => instead.join(" "));
}
function toolWithoutRunner(project, tool, missing) {
  const found = programIn(project, tool) ?? moduleIn(project, tool);
  if (found !== void 0) return found;
  return tool !== missing && hasProgram(tool) ? tool : null;
}
function programIn(project, tool, bins = BINS) {
  const paths2 = bins.map((bin) => (0, import_node_path3.join)(bin, tool));
  return paths2.find((path2) => ENDINGS.some((end) => (0, import_common13.isProgram)((0, import_node_path3.join)(project, `${path2}${end}`))));
}
function moduleIn(project, tool) {
  const python2 = programIn(project, "python", BINS.slice(0, 2));
  if (python2 === void 0) return void 0;
  const environment = (0, import_node_path3.join)(project, python2.split(/[\\/]/)[0] ?? "");
  const isThere = packageFolders(project, environment).some(
    (folder) => (0, import_common10.namesIn)(folder, (0, import_common7.projectFile)(project)).includes(tool)
  );
  return isThere ? `${python2} -m ${tool}` : void 0;
}
function packageFolders(project, environment) {
  if (process.platform === "win32") return [(0, import_node_path3.join)(environment, "Lib", "site-packages")];
  const versions = (0, import_common10.namesIn)((0, import_node_path3.join)(environment, "lib"), (0, import_common7.projectFile)(project));
  return versions.map((name) => (0, import_node_path3.join)(environment, "lib", name, "site-packages"));
}
var ROUNDS = 6;
var LARGEST_FILE2 = 1024 * 1024;
function commandsOf2(project, command) {
  return innerCommands(command, scriptFiles(project, command)).commands;
}
function scriptFiles(project, command) {
  const files = /* @__PURE__ */ new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { unread } = innerCommands(command, files);
    if (unread.length === 0) break;
    for (const path2 of unread) files.set(path2, isListing(path2) ? textIn(project, path2) : null);
  }
  return files;
}
function isListing(path2) {
  return /^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile)$/.test((0, import_node_path3.basename)(path2));
}
function textIn(project, path2) {
  return (0, import_common11.textOf)((0, import_node_path3.join)(project, path2), (0, import_common7.projectFile)(project), LARGEST_FILE2);
}

var import_common14 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path4 = require("node:path");
// src/core/checks/propose-checks.ts
function proposeChecks(facts) {
  const test = firstOf(facts, TESTS);
  const others = ["typecheck", "lint"].flatMap((name) => script(facts, name) ?? []);
  return test ? [test, ...others] : others;
}
function checkNamed(facts, names) {
  for (const name of names) {
    const found = name === "test" ? firstOf(facts, TESTS) : firstOf(facts, rulesFor(name));
    if (found) return found;
  }
  return null;
}
function rulesFor(name) {
  return [
    (facts) => script(facts, name),
    (facts) => target(facts.makeTargets, "make", "Makefile", [name]),
    (facts) => target(facts.justTargets, "just", "justfile", [name]),
    (facts) => named2(facts.denoTasks, "deno task", "deno.json", name),
    (facts) => named2(facts.composerScripts, "composer", "composer.json", name)
  ];
}
function endlessTest(facts) {
  const written = ownScript(facts, "test");
  const endless = written === null ? null : endlessOf(facts, written.command);
  return written === null || endless === null ? null : { command: written.command, endless };
}
var TESTS = [
  (facts) => script(facts, "test"),
  (facts) => target(facts.makeTargets, "make", "Makefile"),
  (facts) => target(facts.justTargets, "just", "justfile"),
  (facts) => named2(facts.denoTasks, "deno task", "deno.json"),
  (facts) => named2(facts.composerScripts, "composer", "composer.json"),
  python,
  (facts) => byFile(facts, /^Cargo\.toml$/, "cargo test"),
  (facts) => byFile(facts, /^go\.mod$/, "go test ./..."),
  (facts) => byFile(facts, /^pom\.xml$/, `${wrapper(facts, "mvnw", "mvnw.cmd", "mvn")} -B test`),
  (facts) => byFile(facts, /^build\.gradle(?:\.kts)?$/, `${wrapper(facts, "gradlew", "gradlew.bat", "gradle")} test`),
  (facts) => byFile(facts, /\.(?:sln|slnx|csproj|fsproj|vbproj)$/, "dotnet test"),
  (facts) => has(facts, "Gemfile") ? byFile(facts, /^(?:spec\/|\.rspec)$/, "bundle exec rspec") : null,
  (facts) => byFile(facts, /^phpunit\.xml(?:\.dist)?$/, facts.windows ? "vendor\\bin\\phpunit" : "vendor/bin/phpunit"),
  (facts) => byFile(facts, /^mix\.exs$/, "mix test"),
  (facts) => byFile(facts, /^deno\.jsonc?$/, "deno test")
];
function firstOf(facts, rules) {
  for (const rule of rules) {
    const check = rule(facts);
    if (check) return check;
  }
  return null;
}
var NO_CHECK = /no test specified|--fix\b|--write\b/;
function script(facts, name) {
  const written = ownScript(facts, name);
  return written === null || endlessOf(facts, written.command) !== null ? null : written;
}
function endlessOf({ scripts }, command) {
  return endlessCheck(command, /* @__PURE__ */ new Map([["package.json", JSON.stringify({ scripts })]]));
}
function ownScript({ packageManager: packageManager2, scripts }, name) {
  const text3 = Object.hasOwn(scripts, name) ? scripts[name] : void 0;
  if (packageManager2 === null || !text3?.trim() || NO_CHECK.test(text3)) return null;
  const run = name === "test" && packageManager2 !== "bun" ? packageManager2 : `${packageManager2} run`;
  return { name, command: `${run} ${name}`, from: `the script "${name}" in package.json` };
}
function target(targets, program, file, wanted = ["test", "check"]) {
  const name = wanted.find((one) => targets.includes(one));
  return name ? { name, command: `${program} ${name}`, from: `the target "${name}" in ${file}` } : null;
}
function named2(names, program, file, name = "test") {
  return names.includes(name) ? { name, command: `${program} ${name}`, from: `"${name}" in ${file}` } : null;
}
function python(facts) {
  if (facts.tox) return { name: "test", command: "tox", from: "tox.ini" };
  if (!facts.pytest) return null;
  const lock = ["uv.lock", "poetry.lock", "Pipfile.lock"].find((name) => has(facts, name));
  const runner = lock ? `${lock.split(/[.](?=lock)/)[0]?.replace("Pipfile", "pipenv")} run ` : "";
  return { name: "test", command: `${runner}pytest`, from: "the settings of pytest" };
}
function byFile(facts, pattern, command) {
  const file = facts.names.find((name) => pattern.test(name));
  return file === void 0 ? null : { name: "test", command, from: file };
}
function wrapper(facts, posix, windows, installed) {
  if (facts.windows) return has(facts, windows) ? `.\\${windows}` : installed;
  return has(facts, posix) ? `./${posix}` : installed;
}
function has(facts, name) {
  return facts.names.includes(name);
}
// src/app/loop/propose-here.ts
function proposeHere(project, home) {
  return firstFound(project, proposeChecks, home);
}
function firstFound(project, find, home) {
  const folders = foldersUp(project, home);
  for (const [at, folder] of folders.entries()) {
    const up = (0, import_node_path4.relative)(project, folder);
    const found = find(projectFacts(folder, { above: folders.slice(at + 1) }));
    if (found.length > 0)
      return up === "" ? found : found.map((check) => ({ ...check, command: `cd ${up} && ${check.command}` }));
  }
  return [];
}
function whyNotProposed(project) {
  const [folder = project, ...above] = foldersUp(project);
  const facts = projectFacts(folder, { above });
  const found = proposeChecks(facts).some(({ name }) => name === "test") ? null : endlessTest(facts);
  return found === null ? null : describeEndless(found.command, found.endless);
}
function foldersUp(project, home) {
  const folders = (0, import_common14.foldersInReach)(project, home);
  const root = folders.findIndex((folder) => (0, import_node_fs2.existsSync)((0, import_node_path4.join)(folder, ".git")));
  return folders.slice(0, Math.max(root, 0) + 1);
}

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

// src/app/loop/control/choose-loop.ts
function chooseLoop(state, wanted) {
  const loops = (0, import_hooks_active_on_stop.loopsIn)(state);
  const { loop: id, session: session2 } = wanted;
  if (state.status !== "ok") return none("The state of the loops cannot be read: see /msw:doctor.");
  if (id !== null) return pick(startingWith(loops, id), noLoop(loops, id));
  if (session2 === null)
    return pick(
      loops.filter((loop) => !(0, import_hooks_active_on_stop2.isGate)(loop)),
      "No loop is running in this project."
    );
  return pick(
    loops.filter((loop) => loop.terms.session === session2),
    "This session has no loop; /msw:status shows the others of this project."
  );
}
function chooseToResume(state, wanted, here) {
  const own = chooseLoop(state, wanted);
  if (own.status === "found") return ownedElsewhere(own.loop, wanted, here) ?? own;
  if (wanted.loop !== null || wanted.session === "") return own;
  return pick(
    (0, import_hooks_active_on_stop.loopsIn)(state).filter((loop) => !(0, import_hooks_active_on_stop2.isGate)(loop) && isAdoptable(loop, wanted.force, here)),
    "There is no paused loop to continue with; start one with /msw:loop."
  );
}
function isAdoptable(loop, force, here) {
  if (loop.progress.pause?.cause === "parked") return true;
  if (force) return !(0, import_hooks_active_on_stop2.isOwnerSeen)(loop.progress.owner, here);
  return (0, import_hooks_active_on_stop3.isRunning)(loop) ? (0, import_hooks_active_on_stop2.isOrphaned)(loop, here) : (0, import_hooks_active_on_stop2.hasLostOwner)(loop, here);
}
function ownedElsewhere(loop, wanted, here) {
  const { terms, progress } = loop;
  if (terms.session === wanted.session) return null;
  if (wanted.session === "") {
    return none(`Loop ${terms.id} needs a session to continue in: use /msw:resume there.`);
  }
  if (isAdoptable(loop, wanted.force, here)) return null;
  if ((0, import_hooks_active_on_stop2.isOwnerSeen)(progress.owner, here))
    return none(
      `Loop ${terms.id} belongs to another session that is still there (process ${progress.owner.pid}): resume it or stop it in that one.`
    );
  const minutes = Math.max(0, Math.floor((here.now - progress.lastHeartbeat) / 6e4));
  return none(
    `Loop ${terms.id} belongs to another session, which may still be there: its last sign of life was ${minutes} min ago. If you know that it is gone, take the loop over with --force.`
  );
}
function noLoop(loops, id) {
  const there = loops.map(({ terms }) => terms.id).join(", ");
  return `No loop ${(0, import_common12.plainLine)(id, 40)} exists here${there === "" ? "" : `, but ${there}`}.`;
}
function startingWith(loops, id) {
  return loops.filter((loop) => loop.terms.id.startsWith(id));
}
function pick(loops, reason) {
  const [first, second] = loops;
  if (first === void 0) return none(reason);
  if (second === void 0) return { status: "found", loop: first };
  const list2 = loops.map(
    ({ terms }) => `
  ${terms.id}  ${terms.prompt.slice(0, 60).replaceAll(/\s+/g, " ")}`
  );
  return none(`There are several loops here, so name one by its id:${list2.join("")}`);
}
function none(reason) {
  return { status: "none", reason };
}

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_common15 = require("./common.cjs");

var import_common16 = require("./common.cjs");

var import_common17 = require("./common.cjs");

// src/core/loop/texts/execution-text.ts
function executionName({ phase, wave, gapsOnly }) {
  const parts2 = [
    import_common16.prose`phase ${(0, import_common15.quoteName)(phase)}`,
    wave === null ? null : import_common16.prose`wave ${wave}`,
    gapsOnly ? import_common16.prose`gaps only` : null
  ];
  return (0, import_common16.joinProse)(parts2, ", ");
}
function executionCall(terms, option2 = import_common16.prose``) {
  return import_common16.prose`/msw:execute ${(0, import_common15.quoteName)(terms.phase)}${scopeOptions(terms)}${option2}`;
}
function trustCommand(terms, digest) {
  return executionCall(terms, import_common16.prose` --trust ${(0, import_common15.quoteName)(digest)}`);
}
function decisionCommand(terms, option2, plan) {
  return import_common16.prose`/msw:execute ${(0, import_common15.quoteName)(terms.phase)}${scopeOptions(terms)} ${option2} ${(0, import_common15.quoteName)(plan)}`;
}
function haltedNext(terms, plan) {
  return import_common16.prose`To continue: ${decisionCommand(terms, import_common16.prose`--again`, plan)} (or --close to finish only what is there, --skip to leave it).`;
}
var DECIDE = import_common16.prose`Decide about its halted plans: /msw:status names them.`;
function nextCall(cli, terms) {
  return import_common16.prose`${cli} execute next ${(0, import_common15.quoteName)(terms.phase)}${scopeOptions(terms)} --short --json`;
}
function scopeOptions({ wave, gapsOnly }) {
  return import_common16.prose`${wave === null ? import_common16.prose`` : import_common16.prose` --wave ${wave}`}${gapsOnly ? import_common16.prose` --gaps-only` : import_common16.prose``}`;
}
function executionReinjection(execution, cli) {
  return (0, import_common16.joinProse)(
    [
      import_common16.prose`MSW executes ${executionName(execution)} in this session.`,
      import_common16.prose`Ask what to do now: ${nextCall(cli, execution)}`,
      import_common16.prose`status run: start one msw:executor for each entry of batch, with exactly its prompt and run_in_background false, all in one message; when all are back, ask again. Otherwise do what message says, and wait for the user where it says so. Never edit STATE.md, ROADMAP.md or REQUIREMENTS.md.`
    ],
    "\n"
  );
}
function executionLines({ terms }) {
  if (terms.execution === null) return [];
  return [
    `  phase      ${executionName(terms.execution)}: one executor for each plan`,
    `  budget     ${(0, import_common17.countOf)(terms.maxIterations, "iteration")}, ${(0, import_common17.countOf)(terms.maxMinutes, "minute")} for each plan`
  ];
}

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_common18 = require("./common.cjs");

// src/core/loop/plans/plan-control.ts
function planPause(loop, now) {
  const { pause } = loop.progress;
  if (pause !== null && !(0, import_hooks_active_on_stop7.isPassing)(pause.cause)) {
    return { loop, message: `Loop ${loop.terms.id} is paused already (${pause.reason}).` };
  }
  const at = pause?.at ?? now;
  return {
    loop: (0, import_hooks_active_on_stop3.withProgress)(loop, { pause: { cause: "user", reason: "by the user", at } }),
    message: `Loop ${loop.terms.id} is paused; continue with /msw:resume.`
  };
}
var NO_HINT = 'The hint is missing: /msw:resume "what Claude should know".';
function planHint(loop, hint) {
  return {
    loop: (0, import_hooks_active_on_stop3.withProgress)(loop, { hints: [...loop.progress.hints, hint.trim()] }),
    message: `Claude reads the hint at the start of the next iteration of loop ${loop.terms.id}.`
  };
}
function stopMessage(loop) {
  const { terms } = loop;
  if (terms.execution !== null) return `The execution of ${executionName(terms.execution)} is stopped.`;
  const finished = (0, import_hooks_active_on_stop2.finishedIterations)(loop);
  return `Loop ${terms.id} is stopped after ${(0, import_common17.countOf)(finished, "iteration")}.`;
}
function resumeMessage({ terms, progress }) {
  return terms.execution === null ? `Loop ${terms.id} continues with iteration ${progress.iteration} of ${terms.maxIterations}.` : `The execution of ${executionName(terms.execution)} continues.`;
}
function coolingDown(loop, { hint, force }, limits, now) {
  const { pause, breaker, hints, hintsTold } = loop.progress;
  if (pause?.cause !== "stuck" || force) return null;
  if (hint.trim() !== "" || hints.length > hintsTold) return null;
  const left = Math.ceil((0, import_common18.cooldownLeft)(breaker, limits, now) / 6e4);
  if (left === 0) return null;
  return `Loop ${loop.terms.id} is stuck (${pause.reason}). Give it something new, /msw:resume <hint>, or wait ${left} min, or use /msw:resume --force.`;
}
function readLoopId(args) {
  return args.trim() || null;
}
function readHint(args) {
  const text3 = args.trim();
  const quote = text3[0];
  const wrapped = text3.length >= 2 && (quote === '"' || quote === "'") && text3.endsWith(quote);
  return wrapped && !text3.slice(1, -1).includes(quote) ? text3.slice(1, -1) : text3;
}
function readResume(args) {
  const text3 = args.replace(FORCE, "").trim();
  const loop = LOOP.exec(text3)?.[0] ?? null;
  return { loop, hint: readHint(text3.slice(loop?.length ?? 0)), force: FORCE.test(args) };
}
var LOOP = /^\d{8}-[\da-f-]{0,16}(?=\s|$)/;
var FORCE = /(?:^|\s)--force(?=\s|$)/;

// src/app/loop/control/plan-resume.ts
function planResume(workspace, wish, state) {
  const here = (0, import_hooks_active_on_stop5.sessionSurroundings)(workspace);
  const chosen = chooseToResume(state, wish, here);
  if (chosen.status === "none") return { kind: "refuse", reason: chosen.reason };
  const { loop } = chosen;
  const own = loop.terms.session === wish.session;
  const why = (0, import_hooks_active_on_stop4.whyItWaits)(workspace, loop, { session: wish.session, ownerPid: wish.ownerPid ?? null });
  if (why !== null) return { kind: "refuse", reason: why };
  if (own && (0, import_hooks_active_on_stop3.isRunning)(loop)) return { kind: "running", loop, message: `Loop ${loop.terms.id} is running.` };
  const limits = (0, import_hooks_active_on_stop6.breakerLimits)((0, import_hooks_active_on_stop6.readConfig)(workspace.project).config);
  const early = coolingDown(loop, wish, limits, workspace.now());
  return early === null ? { kind: "resume", loop, own } : { kind: "refuse", reason: early };
}

// src/app/loop/control/control.ts
function controlled(message, loop) {
  return { status: "done", message, loop };
}
function refusedControl(message) {
  return { status: "refused", message, loop: null };
}

// src/app/loop/control/resume-loop.ts
async function resumeLoop(workspace, request) {
  const plan = planResume(workspace, request, (0, import_hooks_active_on_stop.readLoopState)(workspace));
  switch (plan.kind) {
    case "refuse":
      return unchanged(refusedControl(plan.reason));
    case "running":
      return request.hint.trim() === "" ? unchanged(controlled(plan.message, plan.loop)) : hintRunning(workspace, request, plan.message);
    case "resume":
      return plan.own ? reviveOwn(workspace, request, plan.loop) : adopt(workspace, request, plan.loop);
  }
}
async function hintRunning(workspace, { session: session2, hint, tellsHints }, message) {
  const saved = await (0, import_hooks_active_on_stop.changeLoop)(workspace, session2, (current) => {
    if (current === null) return { loop: null, value: null };
    const { loop: hinted } = planHint(current, hint);
    const { hints, hintsTold } = hinted.progress;
    const loop = (0, import_hooks_active_on_stop3.withProgress)(hinted, { hintsTold: tellsHints === true ? hints.length : hintsTold });
    return { loop, value: loop };
  });
  if (saved.status === "refused") return unchanged(refusedControl(saved.reason));
  if (saved.value === null) return unchanged(refusedControl("The loop ended a moment ago."));
  const event = { event: "hint-given", loop: saved.value.terms.id, session: session2 };
  await (0, import_common.appendJournal)(workspace.project, event, (0, import_common2.isoNow)(workspace));
  return { ...controlled(message, saved.value), hints: [hint.trim()], reported: false };
}
async function reviveOwn(workspace, request, loop) {
  const saved = await (0, import_hooks_active_on_stop.changeLoop)(workspace, request.session, (current) => {
    if (current?.terms.id !== loop.terms.id) return { loop: current, value: "The loop ended a moment ago." };
    const revived = revive(current, request, workspace);
    if (typeof revived === "string") return { loop: current, value: revived };
    return { loop: revived, value: { before: current, revived, loss: null } };
  });
  if (saved.status === "refused") return unchanged(refusedControl(saved.reason));
  if (typeof saved.value === "string") return unchanged(refusedControl(saved.value));
  return tell(workspace, saved.value);
}
async function adopt(workspace, request, loop) {
  const { id, session: session2 } = loop.terms;
  const saved = await (0, import_hooks_active_on_stop.adoptLoop)(workspace, session2, request.session, (orphan, own) => {
    if (own !== null) {
      return { loop: null, value: "This session already has a loop: end it with /msw:stop first." };
    }
    const here = (0, import_hooks_active_on_stop5.sessionSurroundings)(workspace);
    if (orphan?.terms.id !== id || !isAdoptable(orphan, request.force, here)) {
      return { loop: null, value: `Loop ${id} was taken over or ended a moment ago.` };
    }
    const revived = revive(orphan, request, workspace);
    if (typeof revived === "string") return { loop: null, value: revived };
    return { loop: revived, value: { before: orphan, revived, loss: (0, import_hooks_active_on_stop2.describeLoss)(orphan, here) } };
  });
  if (saved.status === "refused") return unchanged(refusedControl(saved.reason));
  if (typeof saved.value === "string") return unchanged(refusedControl(saved.value));
  return tell(workspace, saved.value);
}
async function tell(workspace, { before, revived, loss }) {
  const { pausedMs, hints } = revived.progress;
  const { id, session: session2 } = revived.terms;
  const rested = pausedMs - before.progress.pausedMs;
  const event = { event: "loop-resumed", loop: id, session: session2, rested };
  await (0, import_common.appendJournal)(workspace.project, event, (0, import_common2.isoNow)(workspace));
  const reported = before.progress.pause !== null && pausedByMsw.includes(before.progress.pause.cause);
  return {
    ...controlled([resumeMessage(revived), loss].filter((text3) => text3 !== null).join(" "), revived),
    hints: hints.slice(before.progress.hintsTold),
    reported
  };
}
var pausedByMsw = ["stuck", "blocked", "infra", "check-broken"];
function unchanged(control) {
  return { ...control, hints: [], reported: false };
}
function revive(loop, request, workspace) {
  const plan = planResume(workspace, request, (0, import_hooks_active_on_stop.readLoopState)(workspace));
  if (plan.kind === "refuse") return plan.reason;
  const now = workspace.now();
  const hinted = request.hint.trim() === "" ? loop : planHint(loop, request.hint).loop;
  const { breaker, hints, hintsTold, lastHeartbeat, owner, pause, pausedMs } = hinted.progress;
  const own = loop.terms.session === request.session;
  const next = (0, import_hooks_active_on_stop3.withProgress)(hinted, {
    pause: null,
    pausedMs: pausedMs + Math.max(0, now - (pause?.at ?? lastHeartbeat)),
    breaker: request.force ? (0, import_common18.resetBreaker)(breaker, "forced by the user", now) : (0, import_common18.tryAgain)(
      (0, import_common18.recoverBreaker)(breaker, (0, import_hooks_active_on_stop6.breakerLimits)((0, import_hooks_active_on_stop6.readConfig)(workspace.project).config), now),
      "resumed by the user",
      now
    ),
    marks: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    lastHeartbeat: now,
    hintsTold: request.tellsHints === true ? hints.length : hintsTold,
    // A terminal can resume a session's loop, but is not its client.
    owner: request.ownerPid === null && own ? owner : (0, import_hooks_active_on_stop5.ownerOf)(request.ownerPid, workspace.project, owner)
  });
  return { ...next, terms: { ...loop.terms, session: request.session } };
}

var import_node_fs3 = require("node:fs");
// src/adapters/user/known-projects.ts
var KNOWN = {
  file: "projects.json",
  holds: "projects with loops and jobs",
  entry: () => (0, import_adapters_loops_record_schemas.number)(),
  isExpendable: true,
  isKept: import_node_fs3.existsSync
};
async function rememberProject(userFolder, project, now) {
  try {
    await changeEntries(
      KNOWN,
      userFolder,
      project,
      (before) => now - (before[0] ?? Number.NEGATIVE_INFINITY) < RECENT_MS ? before : [now]
    );
  } catch {
  }
}
var RECENT_MS = 36e5;
function knownProjects(userFolder) {
  return [...projectsIn(KNOWN, userFolder)].filter(([project]) => (0, import_node_fs3.existsSync)(project)).toSorted(([, [left = 0]], [, [right = 0]]) => right - left).map(([project]) => project);
}

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

// src/app/loop/with-recipe.ts
async function withRecipe(workspace, request) {
  if (request.recipe === null) return { status: "ok", request, planned: null, recipe: null };
  const { findRecipe } = await Promise.resolve().then(() => __toESM(require("./app.loop.find-recipe.cjs")));
  const { fillRecipe } = await Promise.resolve().then(() => __toESM(require("./core.loop.recipes.fill-recipe.cjs")));
  const found = findRecipe(workspace.project, request.recipe);
  if (found.status === "refused") return found;
  const filled = fillRecipe(found.recipe, request);
  if (filled.status === "refused") return filled;
  const { recipeChecks } = await Promise.resolve().then(() => __toESM(require("./app.loop.recipe-checks.cjs")));
  const takesChecks = request.checks.length === 0 && request.proposeChecks;
  return {
    ...filled,
    recipe: found.recipe.name,
    planned: takesChecks ? recipeChecks(workspace, found, request.trust) : null
  };
}

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

// src/core/loop/plans/plan-arming.ts
function planArming(request, facts) {
  const open = chooseChecks(request, facts);
  if (open.kind === "refuse") return open;
  const sealed = request.sealed.map((check) => ({ ...check, origin: "sealed" }));
  const chosen = { ...open, checks: nameChecks([...open.checks, ...sealed]) };
  const reason = exceedsHookTime(request, chosen.checks) ?? facts.unusable ?? (facts.owned === null ? null : secondLoop(facts.owned)) ?? firstObjection(chosen.checks, facts);
  return reason === null ? chosen : refuse(reason);
}
function firstObjection(checks, { objectionTo }) {
  for (const check of checks) {
    const objection = objectionTo(check);
    if (objection !== null) return objection;
  }
  return null;
}
function mayPropose({ plan, checks, proposeChecks: proposeChecks2 }) {
  return plan === null && checks.length === 0 && proposeChecks2;
}
function secondLoop({ terms, progress }) {
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has a loop (${terms.id}), and it ${state}: end it with /msw:stop first, or continue with /msw:resume.`;
}
function refuse(reason, refused2 = []) {
  return { kind: "refuse", reason, refused: refused2 };
}
function chooseChecks(request, { planned, proposed, unproposed }) {
  const typed2 = request.checks.map((check) => ({ ...check, origin: "typed" }));
  if (planned !== null)
    return planned.kind === "refuse" ? planned : { ...planned, checks: nameChecks([...typed2, ...planned.checks]) };
  if (!mayPropose(request)) return arm(typed2);
  if (unproposed !== null) return refuse(unproposed);
  if (proposed.length === 0 && request.completionPromise === null) {
    return refuse(
      'MSW found no test command in this project: name one with --check "COMMAND", or end the loop by --promise TEXT.'
    );
  }
  return arm(proposed.map(({ name, command }) => ({ name, command, origin: "proposed" })));
}
function arm(checks) {
  return { kind: "arm", checks: nameChecks(checks), trusts: [] };
}
function exceedsHookTime(request, checks) {
  const worst = checks.length * request.checkTimeoutSeconds;
  if (worst <= import_hooks_active_on_stop8.secondsForChecks) return null;
  return `The checks may take ${worst} s in all, more than the ${import_hooks_active_on_stop8.secondsForChecks} s that a hook has: lower --check-timeout (now ${request.checkTimeoutSeconds}).`;
}
function nameChecks(checks) {
  const taken = /* @__PURE__ */ new Set();
  return checks.filter(isFirst).map((check) => {
    let name = check.name;
    for (let number2 = 2; taken.has(name); number2++) name = `${check.name}-${number2}`;
    taken.add(name);
    return { ...check, name };
  });
}
function isFirst({ command }, index, checks) {
  return checks.findIndex((other) => other.command.trim() === command.trim()) === index;
}

// src/core/checks/parse-check.ts
var NAMED = /^([a-z][\w-]{0,31})=([\s\S]*)$/i;
var VARIABLE2 = /^[A-Z][A-Z0-9_]*$/;
var CARRIERS = new Set(
  "npm pnpm yarn bun npx run run-script python python3 py uv poetry pipenv bundle corepack".split(" ")
);
var WITH_VERB = new Set(
  "make just cargo go dotnet mix deno rake composer gradle gradlew mvn mvnw docker git task nx turbo".split(
    " "
  )
);
function parseCheck(text3) {
  const [, name, command] = NAMED.exec(text3) ?? [];
  if (name === void 0 || command === void 0 || VARIABLE2.test(name)) {
    return { name: nameOf(text3), command: text3 };
  }
  return { name, command };
}
function nameOf(command) {
  const [words = []] = (0, import_app_loop_judge_check.simpleCommands)((0, import_app_loop_judge_check.forwardSlashes)(command)).filter(([program2]) => program2 !== "cd");
  const telling = (0, import_app_loop_judge_check.withoutRunners)(words).filter((word2) => !/^(?:-|\w+=)/.test(word2) && /[a-z]/i.test(word2)).map(programName).filter((word2) => !CARRIERS.has(word2));
  const [program = "", verb = ""] = telling;
  const name = WITH_VERB.has(program) && /^[a-z]/i.test(verb) ? `${program}-${verb}` : program;
  return tidy(name);
}
function programName(word2) {
  return (0, import_app_loop_judge_check.baseName)(word2).replace(/\.(?:exe|cmd|bat|ps1|sh|[cm]?[jt]s|py|rb)$/i, "").toLowerCase();
}
function tidy(name) {
  const kept = name.replace(/[^\w-]+/g, "-").replace(/^[^a-z]+|(?<![-_])[-_]+$/g, "");
  return kept.slice(0, 32) || "check";
}

var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");
// src/app/planning/documents/find-planning.ts
function findProject(path2) {
  let folder = (0, import_common10.isFolder)(path2) ? path2 : (0, import_node_path5.dirname)(path2);
  for (; ; ) {
    if ((0, import_node_path5.basename)(folder) === ".planning") return (0, import_node_path5.dirname)(folder);
    if ((0, import_node_fs4.existsSync)((0, import_node_path5.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path5.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

var import_node_path6 = require("node:path");
// src/app/loop/plan-arming-here.ts
function planArmingHere(workspace, { session: session2, request, planned = null }, state) {
  const proposes = planned === null && mayPropose(request);
  return planArming(request, {
    planned: planned ?? (request.plan === null ? null : planChecks(workspace, request.plan, request.trust)),
    proposed: proposes ? proposeHere(workspace.project) : [],
    unproposed: sentenceOf(proposes ? whyNotProposed(workspace.project) : null),
    objectionTo: ({ command }) => sentenceOf(objectionToCheck(workspace.project, command)),
    owned: (0, import_hooks_active_on_stop.findLoop)(state, session2),
    // A corrupt state is set aside instead.
    unusable: state.status === "newer" || state.status === "unreadable" ? (0, import_hooks_active_on_stop.explainState)((0, import_hooks_active_on_stop.statePath)(workspace.project), state) : null
  });
}
function sentenceOf(objection) {
  return objection === null ? null : `${objection.wrong} ${objection.cure}`;
}
function planChecks(workspace, plan, trust) {
  const path2 = (0, import_node_path6.resolve)(workspace.project, plan);
  const file = (0, import_common11.readText)(path2, (0, import_common7.projectFile)(findProject(path2) ?? workspace.project));
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return refuse(`The plan ${path2} cannot be read${why}: give --plan a file of this project.`);
  }
  const commands = verifyCommands(file.text);
  if (commands.length === 0) {
    return refuse(
      `The plan ${path2} has no verify command: write one as <verify><automated>COMMAND</automated></verify>.`
    );
  }
  const named3 = [{ plan: path2, commands: untrustedCommands(workspace, [file.text]) }];
  const allow = (digest) => `the same command with --trust ${digest}`;
  const trusted = planTrust(workspace, { named: named3, typed: trust, whose: "The plan names", allow });
  if (trusted.kind === "ask") return refuse(trusted.reason, named3);
  const checks = commands.map((command) => ({
    name: parseCheck(command).name,
    command,
    origin: "plan"
  }));
  return { kind: "arm", checks, trusts: trusted.commands };
}

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

// src/core/planning/documents/phase-id.ts
function phaseKey(id) {
  return id.trim().toUpperCase().replaceAll(/(^|[.-])0+(?=\d)/g, "$1");
}
function numbered(all, number2) {
  const key = phaseKey(number2);
  return all?.find((one) => phaseKey(one.number) === key);
}
function comparePhases(a, b) {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return left.length - right.length;
  return comparePart(left[at] ?? "", right[at] ?? "");
}
function comparePart(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}
function folderPhase(name) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*(?=-|$)/.exec(name)?.[0] ?? null;
}
function leadingPhase(name) {
  return /^(?:phase)?[-_ ]?(\d+[A-Za-z]?(?:\.\d+)*)(?=[-_ .]|$)/i.exec(name)?.[1] ?? null;
}
function isFolderOf(name, id) {
  const found = folderPhase(name);
  if (found === null) return false;
  const key = phaseKey(id);
  return phaseKey(found) === key || phaseKey(found.replace(/^[A-Za-z]{1,12}-/, "")) === key;
}
function isBacklog(id) {
  return /^(?:[A-Z]+-)?999(?:\.|$)/.test(phaseKey(id));
}
function partsOf(id) {
  const [, prefix = "", number2 = "0", letter = "", rest = ""] = /^(?:([A-Z]+)-)?(\d+)([A-Z]?)((?:\.\d+)*)/.exec(phaseKey(id)) ?? [];
  return [prefix, Number(number2), letter, ...rest.split(".").slice(1).map(Number)];
}
var LONGEST_SLUG = 60;
function phaseFolderName(number2, name, code = null) {
  const slug = phaseSlug(name);
  const id = paddedPhase(number2);
  const base = slug === "" ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base : `${code}-${base}`;
}
function paddedPhase(number2) {
  const [, digits, rest = ""] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number2.trim()) ?? [];
  return digits === void 0 ? number2.trim() : digits.padStart(2, "0") + rest;
}
function phaseSlug(name) {
  return name.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
}

// src/core/text/markdown/value.ts
function isMap(value) {
  return typeof value === "object" && !Array.isArray(value);
}
function isList(value) {
  return Array.isArray(value);
}
function scalar(value) {
  if (typeof value !== "string") return null;
  const text3 = value.trim();
  return text3 === "" ? null : text3;
}
function stated(value) {
  const text3 = scalar(value);
  return text3 !== null && /^(?:null|~)$/i.test(text3) ? null : text3;
}
function texts(value) {
  const items = isList(value) ? value : [value];
  return items.flatMap((item) => scalar(item) ?? []);
}
function mapOf(entries) {
  const map = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}

// src/core/planning/documents/plan-id.ts
var PHASE_PART = /^(?:\d{2,}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
var PLAN_PART = /^(?:\d{2}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
var NUMBERED = /^(\d+[A-Za-z]?(?:\.\d+)*)-PLAN-(\d+)(?:-[^/]*)?\.md$/i;
var BARE = /^PLAN(?:-(\d+)(?:-[^/]*)?)?\.md$/;
function planName(file, of) {
  const bare = of === "" ? null : BARE.exec(file);
  if (bare !== null) {
    const own = paddedPhase((folderPhase(of) ?? of).replace(/^[a-z]+-(?=\d)/i, ""));
    const id2 = `${own}-${(bare[1] ?? "1").padStart(2, "0")}`;
    return { id: id2, canonical: canonicalPlanId(id2) };
  }
  const [, phase, plan] = isOldName(file) ? NUMBERED.exec(file) ?? [] : [];
  const id = phase !== void 0 ? `${phase}-${plan}` : file.replace("-PLAN.md", "").replace("PLAN.md", "");
  return { id, canonical: canonicalPlanId(id) };
}
function isOldName(file) {
  return NUMBERED.test(file) && !isSummary(file);
}
function hasNumber({ id, canonical }, of) {
  const first = /^\d+[a-z]?(?=-|$)/i.exec(id)?.[0];
  return shortOf(canonical) !== null || first !== void 0 && !isFolderOf(of, first);
}
function planOfPath(path2) {
  const { folder, file } = inPhase(path2) ?? { folder: "", file: path2.split(/[\\/]/).at(-1) ?? path2 };
  const phase = folderPhase(folder);
  return { phase: phase === null ? null : phaseKey(phase), id: planName(file, folder).id || file };
}
function inPhase(path2) {
  const parts2 = path2.split(/[\\/]/);
  const at = parts2.lastIndexOf(".planning");
  const [above = "", next = ""] = parts2.slice(at + 1);
  const depth = above === "phases" ? 1 : above === "milestones" && next.endsWith("-phases") ? 2 : 0;
  const [folder = "", ...rest] = parts2.slice(at + 1 + depth);
  return at === -1 || depth === 0 || rest.length === 0 ? null : { folder, file: rest.join("/") };
}
function canonicalPlanId(name) {
  const base = name.replace(/-(?:PLAN|SUMMARY)\.md$/i, "").replace(/\.md$/i, "");
  const parts2 = base.split("-").filter((part) => part !== "");
  const at = parts2.findIndex((part) => PHASE_PART.test(part));
  const [phase, plan] = [parts2[at], parts2[at + 1]];
  return at !== -1 && plan !== void 0 && PLAN_PART.test(plan) ? `${phase}-${plan}` : base;
}
function isSamePlan(a, b) {
  const keyOf = (name) => canonicalPlanId(name).replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
  return keyOf(a) === keyOf(b);
}
var NO_PLAN = ["", "none", "null", "~", "n/a", "nothing", "-", "\u2014"];
function dependencyTokens(value) {
  const entries = isList(value) ? texts(value) : texts(value).flatMap((text3) => text3.split(","));
  const named3 = entries.map((entry) => (entry.replaceAll(/[[\]"']/g, "").split(" (")[0] ?? "").trim());
  return named3.filter((name) => !NO_PLAN.includes(name.toLowerCase())).map(
    (name) => (name.split("/").findLast((part) => part !== "") ?? "").replace(/^p(?:lan +)?(?=\d)/i, "")
  );
}
function planResolver(names) {
  const ids = new Map(names.map(({ id }) => [id.toLowerCase(), id]));
  const canonicals = new Map(names.map(({ id, canonical }) => [canonical.toLowerCase(), id]));
  const shorts = new Map([...planNumbers(names)].reverse().map(([number2, { id }]) => [number2, id]));
  const slugs = new Map([...names].reverse().flatMap((name) => slugsOf(name).map((slug) => [slug, name.id])));
  return (token) => {
    const wanted = token.trim().toLowerCase().replace(/\.md$/, "").replace(/-plan$/, "").replace(/(^|-)plan-(?=\d)/, "$1");
    const found = ids.get(wanted) ?? canonicals.get(wanted) ?? shorts.get(unpadded(wanted));
    return found ?? canonicals.get(canonicalPlanId(wanted)) ?? slugs.get(wanted) ?? null;
  };
}
function planNumbers(names) {
  const headOf = ({ id }) => /^(\d+[a-z]?)-/i.exec(id)?.[1]?.toLowerCase() ?? "";
  const heads = names.filter(({ canonical }) => shortOf(canonical) === null).map(headOf);
  const areTelling = heads.length > 1 && new Set(heads).size === heads.length;
  return names.flatMap((name) => {
    const number2 = shortOf(name.canonical) ?? (areTelling ? headOf(name) : null);
    return number2 ? [[unpadded(number2), name]] : [];
  });
}
function unpadded(number2) {
  return number2.replace(/^0+(?=\d)/, "");
}
function shortOf(canonical) {
  return /-(\d+[a-z]?)$/i.exec(canonical)?.[1]?.toLowerCase() ?? null;
}
function slugsOf({ id, canonical }) {
  const short = shortOf(canonical);
  const slug = id.startsWith(`${canonical}-`) ? id.slice(canonical.length + 1).toLowerCase() : "";
  return slug === "" ? [] : [slug, ...short === null ? [] : [`${short}-${slug}`]];
}
var ASIDE = /-OUTLINE\.md$|\.pre-bounce\.md$|-PLAN-REVIEW\.md$/i;
function phaseFiles(names, nested) {
  const inner = (pattern) => nested.filter((name) => pattern.test(name) && !ASIDE.test(name)).map((name) => `plans/${name}`);
  const all = names.filter((name) => !ASIDE.test(name) && !isSummary(name));
  const kinds = [
    isNamed,
    (name) => BARE.exec(name)?.[1] !== void 0,
    (name) => name === "PLAN.md"
  ];
  const best = kinds.map((isKind) => all.filter(isKind)).find((some) => some.length > 0) ?? [];
  const named3 = [...best, ...doneBefore(best, names)];
  return {
    plans: [...named3, ...inner(/^(?=.*\.md$)(?:.*-)?PLAN-\d/i)].sort(),
    oddlyNamed: names.filter((name) => /^(?=.*\.md$)(?:.*-)?PLAN(?:-\d|\.md$)/i.test(name) && !ASIDE.test(name)).filter((name) => !named3.includes(name) && !isSummary(name)).sort(),
    summaries: [...names.filter(isSummary), ...inner(/^(?=.*\.md$)(?:.*-)?SUMMARY-\d/i)].sort()
  };
}
function doneBefore(plans, names) {
  const numbersOf = (files) => planNumbers(files.map((name) => planName(name, "1"))).map(([number2]) => number2);
  const taken = numbersOf(plans);
  const done2 = numbersOf(names.filter(isSummary).map((name) => name.replace("SUMMARY.md", "PLAN.md")));
  return names.filter((name) => {
    const number2 = BARE.test(name) && !isSummary(name) && !ASIDE.test(name) ? numbersOf([name])[0] : void 0;
    return number2 !== void 0 && done2.includes(number2) && !taken.includes(number2);
  });
}
function unreadPlans(names) {
  if (phaseFiles(names, []).plans.length > 0) return [];
  const isLikely = (name) => /(?:^|[-_. ])plan[-_. ](?:.*\.)?md$/i.test(name);
  return names.filter((name) => isLikely(name) && !isSummary(name) && !ASIDE.test(name));
}
function summaryOf(plan, summaries, of) {
  const [folder, file] = [plan.slice(0, plan.lastIndexOf("/") + 1), plan.slice(plan.lastIndexOf("/") + 1)];
  const base = file.replace(/\.md$/i, "");
  const { canonical } = planName(file, of);
  const names = [base.replace(/PLAN/i, "SUMMARY"), `${base}-SUMMARY`, `${canonical}-SUMMARY`];
  return names.map((name) => `${folder}${name}.md`).find((name) => summaries.includes(name)) ?? null;
}
function isNamed(name) {
  return name.endsWith("-PLAN.md") || isOldName(name);
}
function isSummary(name) {
  return name.endsWith("-SUMMARY.md") || name === "SUMMARY.md";
}
function isPlainName(name) {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(name);
}
function isTellable(name) {
  return (0, import_common9.harmless)(name) === name && !/[\\\u201c\u201d]|[^\S ]/.test(name);
}

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_common19 = require("./common.cjs");

var import_common20 = require("./common.cjs");

var import_common21 = require("./common.cjs");

var import_common22 = require("./common.cjs");

var import_common23 = require("./common.cjs");

var import_common24 = require("./common.cjs");

var import_node_path7 = require("node:path");
// src/app/loop/arm-loop.ts
// src/core/loop/texts/arming.ts
function renderArming(loop, { taskPath, evidencePath, guidance, recipe }) {
  const { terms } = loop;
  const budget = import_common16.prose`${(0, import_common17.countOf)(terms.maxIterations, "iteration")}, ${(0, import_common17.countOf)(terms.maxMinutes, "minute")}`;
  const context = (0, import_common16.joinProse)(
    [
      import_common16.prose`MSW armed a verified loop (${(0, import_common15.quoteName)(terms.id)}) for this session. Budget: ${budget}.`,
      recipe === null ? import_common16.prose`The task is what the user typed, without the options; verbatim in ${(0, import_common15.quoteName)(taskPath)}.` : import_common16.prose`The task is that of the recipe ${(0, import_common15.quoteName)(recipe, 80)}, with the user’s words in it: begin by reading ${(0, import_common15.quoteName)(taskPath)}.`,
      terms.checks.length === 0 ? import_common16.prose`There is no check: the promise alone ends the loop.` : import_common16.prose`Whenever you stop, MSW itself runs these checks in the project folder:`,
      ...terms.checks.map(describeCheck),
      tellBaseline(loop, evidencePath),
      (0, import_app_loop_conclude_turn2.howItEnds)(terms),
      import_common16.prose`Do not weaken, skip or delete what a check tests in order to pass it.`
    ],
    "\n"
  );
  const commands = terms.checks.map((check) => (0, import_app_loop_gather_evidence2.isSealed)(check) ? `${check.name} (sealed)` : check.command);
  const checks = commands.length === 1 ? commands[0] : commands.map((command) => `\u201C${command}\u201D`).join(", ");
  const noun = commands.length === 1 ? "check" : (0, import_common17.countOf)(commands.length, "check");
  const took = terms.checks.some((check) => check.origin === "proposed") ? `took the project\u2019s own ${noun}` : noun;
  const what = terms.checks.length === 0 ? `promise: ${terms.completionPromise ?? ""}` : `${took}: ${checks}`;
  const said = guidance === null ? "" : ` \xB7 guidance: ${(0, import_common9.harmless)(guidance)}`;
  return {
    context,
    notice: (0, import_common23.clipText)(
      `msw \u25B8 loop armed \xB7 ${recipe === null ? "" : `recipe ${(0, import_common9.harmless)(recipe)} \xB7 `}${what} \xB7 ${budget}${showBaseline(loop)}${said}`,
      600
    )
  };
}
function tellBaseline({ progress }, evidencePath) {
  switch (progress.baseline?.kind) {
    case "red":
      return evidencePath === null ? null : import_common16.prose`MSW ran them once: they fail. Begin by reading ${(0, import_common15.quoteName)(evidencePath)}.`;
    case "green":
      return import_common16.prose`MSW ran them once: they pass already, so they cannot prove the task. Begin with a test that fails because the task is not done; the loop is not done while no file has changed.`;
    case "unknown":
      return import_common16.prose`MSW ran them once, and they said nothing about the code: ${(0, import_common21.quoteLine)(progress.baseline.reason, 200)}.`;
    case void 0:
      return null;
  }
}
function showBaseline({ progress }) {
  switch (progress.baseline?.kind) {
    case "red":
      return progress.lastFailure === null ? "" : ` \xB7 the checks fail now: ${(0, import_common19.failureHeadline)(progress.lastFailure, 160)}`;
    case "green":
      return " \xB7 the checks pass already and cannot prove the task: Claude is asked to begin with a test that fails";
    case "unknown":
      return ` \xB7 ${progress.baseline.reason}`;
    case void 0:
      return "";
  }
}
function describeCheck(check) {
  if ((0, import_app_loop_gather_evidence2.isSealed)(check))
    return import_common16.prose`- ${(0, import_common15.quoteName)(check.name, 80)}: sealed by the user. It runs when the others pass; you learn whether it fails, not what it says. Do not look for it.`;
  return import_common16.prose`- ${(0, import_common15.quoteName)(check.name, 80)}: ${(0, import_common21.quoteLine)(check.command, 400)}`;
}
// src/app/loop/arm-loop.ts
async function armLoop(workspace, wanted) {
  const filled = await withRecipe(workspace, wanted.request);
  if (filled.status === "refused") return filled;
  const { request, planned, recipe } = filled;
  const arm2 = { ...wanted, request, recipe };
  const state = (0, import_hooks_active_on_stop.readLoopState)(workspace);
  const plan = planArmingHere(workspace, { session: arm2.session, request, planned }, state);
  if (plan.kind === "refuse") {
    for (const one of plan.refused) await noteUntrusted(workspace, one);
    return { status: "refused", reason: plan.reason, needsTrust: plan.refused.length > 0 };
  }
  const untrusted = await trustAll(workspace, plan.trusts);
  if (untrusted !== null) return { status: "refused", reason: untrusted };
  const trouble = await (0, import_hooks_active_on_stop9.reportUnusableState)(workspace, state, arm2.session);
  const loop = await withInner(newLoop(workspace, arm2, plan.checks));
  const first = (0, import_common22.openLoopFolder)(workspace.project, loop.terms.id);
  if (first.status === "refused") return first;
  try {
    return await armIn(workspace, arm2, { loop, state, trouble });
  } finally {
    (0, import_common22.dropIfEmpty)(first.path);
  }
}
async function armIn(workspace, arm2, { loop, state, trouble }) {
  const { config, problems } = (0, import_hooks_active_on_stop6.readConfig)(workspace.project);
  const kept = await firstSnapshot(workspace, loop, config, arm2.request);
  const began = await begin(workspace, loop, arm2.request, config);
  const { evidence } = began;
  const guided = await guide(workspace, began, config);
  const begun = guided.loop;
  const folder = (0, import_common22.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder;
  (0, import_common5.writeFileAtomic)((0, import_node_path7.join)(folder.path, "task.md"), arm2.request.task);
  const evidencePath = await firstEvidence(workspace, guided, evidence, folder.path);
  const saved = await (0, import_hooks_active_on_stop.changeLoop)(
    workspace,
    arm2.session,
    (current) => current === null ? { loop: begun, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved;
  if (saved.value !== null) return { status: "refused", reason: secondLoop(saved.value) };
  await rememberProject(workspace.userFolder, workspace.project, workspace.now());
  await (0, import_common.appendJournal)(
    workspace.project,
    {
      event: "loop-armed",
      loop: loop.terms.id,
      session: arm2.session,
      checks: loop.terms.checks.map(
        (check) => (0, import_app_loop_gather_evidence2.isSealed)(check) ? { ...check, command: import_app_loop_gather_evidence2.SEALED_COMMAND } : check
      ),
      maxIterations: loop.terms.maxIterations,
      ...begun.progress.baseline === null ? {} : { baseline: begun.progress.baseline.kind }
    },
    (0, import_common2.isoNow)(workspace)
  );
  const { context, notice: notice2 } = renderArming(begun, {
    taskPath: (0, import_node_path7.join)(folder.path, "task.md"),
    evidencePath,
    guidance: guided.origin,
    recipe: arm2.recipe
  });
  const firstContext = loop.terms.fresh ? await briefWorker(begun, context, folder.path) : context;
  const troubles = [
    ...trouble.kind === "notice" ? [trouble.notice] : [],
    ...(0, import_hooks_active_on_stop.loopsIn)(state).flatMap((other) => tellOther(workspace, other)),
    // Guidance names a problem too that keeps it from asking.
    ...problems.filter((one) => guided.notice?.includes(one.replace(/\.$/, "")) !== true).map((one) => `msw \u25B8 ${one}`)
  ];
  return {
    status: "armed",
    loop: begun,
    context: firstContext,
    notice: [...troubles, notice2, ...kept, ...guided.notice === null ? [] : [guided.notice]].join("\n")
  };
}
async function briefWorker({ terms }, context, folder) {
  const { firstHeadlessPrompt } = await Promise.resolve().then(() => __toESM(require("./core.headless.headless-prompt.cjs")));
  const page = (0, import_node_path7.join)(folder, "brief.md");
  (0, import_app_loop_conclude_turn3.writePage)(page, firstHeadlessPrompt(context, terms.prompt), { durable: false });
  return import_common16.prose`MSW armed a verified loop (${(0, import_common15.quoteName)(terms.id)}) for this session. ${(0, import_app_loop_conclude_turn2.startWorker)(page)}`;
}
function tellOther(workspace, other) {
  if (!(0, import_hooks_active_on_stop3.isRunning)(other) || (0, import_hooks_active_on_stop2.isGate)(other) || (0, import_hooks_active_on_stop2.isOrphaned)(other, (0, import_hooks_active_on_stop5.sessionSurroundings)(workspace))) return [];
  const what = other.terms.execution === null ? "loop" : "execution";
  return [
    `msw \u25B8 another ${what} (${other.terms.id}) runs in this folder: the two change the same files, and each one\u2019s checks judge the work of both. A git worktree of its own keeps them apart.`
  ];
}
function newLoop(workspace, arm2, checks) {
  const now = workspace.now();
  const { request } = arm2;
  const end = (0, import_app_loop_conclude_turn.transcriptEnd)(arm2.transcriptPath);
  const transcript = arm2.transcriptPath === null || end === null ? null : { path: arm2.transcriptPath, offset: end };
  return {
    terms: {
      id: newLoopId(now),
      session: arm2.session,
      project: workspace.project,
      prompt: request.task,
      checks,
      execution: null,
      plan: request.plan === null ? null : planOfPath((0, import_node_path7.resolve)(workspace.project, request.plan)),
      tree: null,
      startedAt: now,
      ...(0, import_common20.termOptions)(request)
    },
    progress: {
      ...(0, import_hooks_active_on_stop3.newProgress)(now, (0, import_hooks_active_on_stop5.ownerOf)(arm2.ownerPid, workspace.project)),
      transcript
    }
  };
}
function newLoopId(now) {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);
  return `${stamp}-${(0, import_common24.randomBytes)(3).toString("hex")}`;
}
async function withInner(loop) {
  const { project, checks } = loop.terms;
  return checks.length === 0 ? loop : (0, import_hooks_active_on_stop3.withProgress)(loop, { inner: await (0, import_app_loop_gather_evidence.innerRepositories)(project) });
}
async function firstSnapshot(workspace, { terms, progress }, { snapshots }, { recipe, typed: typed2 }) {
  if (!snapshots || terms.checks.length === 0) return [];
  const { keepSnapshots } = await Promise.resolve().then(() => __toESM(require("./app.snapshots.keep-snapshots.cjs")));
  const keep = await keepSnapshots(workspace, terms.id);
  const { sentences } = await keep(0, progress.inner);
  const { tellShared } = await Promise.resolve().then(() => __toESM(require("./app.loop.tell-shared.cjs")));
  const shared = await tellShared(workspace, terms);
  const told = shared === null ? sentences : [...sentences, shared];
  if (terms.protect.length === 0 || recipe !== null && !typed2.includes("protect")) return told;
  const { tellIdle } = await Promise.resolve().then(() => __toESM(require("./app.proof.put-back.cjs")));
  return [...told, ...await tellIdle(workspace, terms)];
}
async function begin(workspace, loop, request, config) {
  if (loop.terms.checks.length === 0) return { loop, evidence: null };
  const { takeBaseline, withFirstTree } = await Promise.resolve().then(() => __toESM(require("./app.loop.take-baseline.cjs")));
  if (!request.baseline) return { loop: await withFirstTree(loop), evidence: null };
  return takeBaseline(loop, config, workspace.userFolder);
}
async function guide(workspace, began, config) {
  const { loop, evidence } = began;
  if (evidence === null) return { loop, guidance: null, origin: null, note: null, notice: null };
  const { guideFirst } = await Promise.resolve().then(() => __toESM(require("./app.loop.take-baseline.cjs")));
  return guideFirst(workspace, began, config);
}
async function firstEvidence(workspace, guided, evidence, folder) {
  if (evidence === null) return null;
  const { writeFirstEvidence } = await Promise.resolve().then(() => __toESM(require("./app.loop.take-baseline.cjs")));
  return writeFirstEvidence(workspace, guided, evidence, folder);
}

var import_common25 = require("./common.cjs");

var import_node_fs5 = require("node:fs");
var import_node_path8 = require("node:path");
// src/adapters/files/session-commands.ts
function readSessionCommands(userFolder, session2) {
  if (!SESSION.test(session2)) return null;
  try {
    return parse(JSON.parse((0, import_node_fs5.readFileSync)(recordPath(userFolder, session2), "utf8")));
  } catch {
    return null;
  }
}
function rememberCommand(userFolder, session2, typed2, now) {
  try {
    if (SESSION.test(session2)) remember(userFolder, session2, typed2, now);
  } catch {
  }
}
function remember(userFolder, session2, typed2, now) {
  const folder = (0, import_node_path8.join)(userFolder, FOLDER);
  (0, import_common25.makeFolder)(folder, 448);
  const before = readSessionCommands(userFolder, session2)?.commands ?? [];
  const commands = [.../* @__PURE__ */ new Set([...before, typed2.command])];
  const content = `${JSON.stringify({ version: 1, project: typed2.project, commands })}
`;
  (0, import_common5.writeFileAtomic)(recordPath(userFolder, session2), content, { mode: 384 });
  for (const name of (0, import_node_fs5.readdirSync)(folder)) {
    const path2 = (0, import_node_path8.join)(folder, name);
    const written = (0, import_node_fs5.statSync)(path2, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - written > LONGEST_MS) (0, import_node_fs5.rmSync)(path2, { force: true });
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder, session2) {
  return (0, import_node_path8.join)(userFolder, FOLDER, `${session2}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

// src/core/commands/slash-commands.ts
var TRUST = [`--trust ${import_common20.LOOP_OPTIONS.trust.shown}`, import_common20.LOOP_OPTIONS.trust.about];
var WAYS = [
  ...["do", "loop", "quick", "init", "discuss", "plan", "execute", "verify", "review", "next"],
  ...["resume", "map", "research", "recall", "ask", "remember"]
];
var SLASH_COMMANDS = [
  {
    name: "loop",
    waitsFor: "checks",
    summary: "Work until checks pass",
    usage: '"<task>" | --recipe NAME [--check "npm test"] [--promise TEXT] [--max-iterations N]',
    takesText: true,
    options: (0, import_common20.optionLines)(),
    example: '/msw:loop "Fix the failing cart tests" --check "npm test"'
  },
  {
    name: "go",
    waitsFor: "checks",
    summary: "Do a task the right way, or the next step",
    usage: '["<task>"] [--as WAY] [--explain] | --until blocked | --close [--tag] [--anyway]',
    takesText: true,
    options: [
      ["--as WAY", WAYS.join(", ")],
      ["--explain", "say which ways are open, and why the others are not; do nothing"],
      ["--until blocked", "plan, execute and verify phase after phase until a person is needed"],
      ["--max-iterations N, --max-minutes N", "with --until: at most so many steps, and so long"],
      ["--close", "close the milestone whose phases are verified"],
      ["--tag", "with --close: tag the commit with the version"],
      ["--keep-phases", "with --close: leave the folders of its phases where they are"],
      ["--anyway", "with --close: note what is open as deferred"],
      ["--check COMMAND", "and the other options of /msw:loop: it becomes a loop"]
    ],
    example: '/msw:go "Make the date parser accept ISO weeks"'
  },
  { name: "status", summary: "Show the loops and the plan", usage: "", options: [] },
  {
    name: "report",
    summary: "Write a page to send",
    usage: "[loop id] [--since WHEN] [--job ID] [--open]",
    options: [
      ["--since WHEN", "all loops since then: 24h, 7d, today, or a day such as 2026-01-31"],
      ["--job ID", "a job in place of a loop"],
      ["--conversation ID", "a conversation with the vault in place of a loop"],
      ["--open", "open it in the browser"]
    ]
  },
  { name: "stop", summary: "End the loop", usage: "[loop id]", options: [] },
  { name: "pause", summary: "Pause the loop", usage: "[loop id]", options: [] },
  {
    name: "resume",
    summary: "Continue a loop, with a hint",
    usage: "[loop id] [hint] [--force]",
    takesText: true,
    options: [
      ["loop id", "which one, where several wait: its id or the beginning of it"],
      ["hint", "what Claude should know: also while it runs"],
      ["--force", "at once, whatever the breaker says; also a loop whose session may still run"]
    ],
    example: "/msw:resume the fixtures are generated, run npm run fixtures first"
  },
  {
    name: "undo",
    summary: "Restore an iteration's files",
    usage: "[N] [--back] [--yes]",
    options: [
      ["--yes", "do it; without it you see what would change"],
      ["--back", "take the last undo back"]
    ]
  },
  {
    name: "init",
    summary: "Plan a project or milestone",
    usage: "[--milestone] [--from FILE]",
    options: [
      ["--milestone", "the next milestone of this project"],
      ["--from FILE", "a description to begin with"],
      ["--no-ground", "do not ask the notebook about it"]
    ]
  },
  {
    name: "discuss",
    summary: "Settle what is open in a phase",
    usage: "N [--update]",
    options: [["--update", "change what was settled before"]]
  },
  {
    name: "plan",
    summary: "Plan a phase",
    usage: "N [--gaps] [--research|--skip-research] | N --accept WHY",
    options: [
      ["--gaps", "plan what the verification found missing"],
      ["--research", "research the phase again first"],
      ["--skip-research", "plan without research"],
      ["--no-ground", "do not ask the notebook what the plan must respect"],
      ["--accept WHY", "take the plans as they are, whatever MSW objects to"]
    ]
  },
  {
    name: "execute",
    summary: "Carry out a phase's plans",
    usage: "PHASE [--wave W] [--gaps-only] [--answer PLAN WORDS] [--close|--again|--skip PLAN]",
    takesText: true,
    options: [
      ["--wave W", "only the plans of this wave"],
      ["--gaps-only", "only plans for gaps"],
      TRUST,
      ["--keep-changes", "what you changed in files of the plans stays yours, uncommitted"],
      ["--take-changes", "it belongs to the plans, whose commits take it"],
      ["--no-controls", "do not run passing checks again to see what they are worth"],
      ["--answer PLAN WORDS", "your answer at a checkpoint"],
      ["--close PLAN", "finish a half-done plan as it is"],
      ["--again PLAN", "carry it out again"],
      ["--skip PLAN", "leave it"]
    ]
  },
  {
    name: "verify",
    summary: "Verify a phase",
    usage: 'N [--here] [--no-commit] [--review] [--trust DIGEST] [ID|TEST passed|failed|skipped|blocked "what you saw"]',
    takesText: true,
    options: [
      ["--here", "in your folder, with what is not committed, in place of a clean checkout"],
      ["--no-commit", "write the report without committing it"],
      ["--review", "have a fresh reviewer look at its changes: findings go to NN-REVIEW.md"],
      TRUST,
      ['ID passed|failed "what you saw"', "your judgement of what only a person can see"],
      ['TEST passed|failed|skipped|blocked "..."', "the same for a test of NN-UAT.md, by its number"]
    ]
  },
  {
    name: "quick",
    waitsFor: "checks",
    summary: "Plan and do a small task",
    usage: '"<task>" | --go ID',
    takesText: true,
    options: [["--go ID", "carry out the plan that you have read"], TRUST]
  },
  {
    name: "map",
    summary: "Map this codebase",
    usage: "[--fast] [--focus tech|arch|quality|concerns] [--paths a,b] [--refresh]",
    options: [
      ["--fast", "one mapper, for tech and arch unless --focus says otherwise"],
      ["--focus AREA", "only tech, arch, quality or concerns, or several joined with +"],
      ["--paths a,b", "where the mappers look, joined with commas"],
      ["--refresh", "map everything again, changed or not"]
    ]
  },
  {
    name: "research",
    summary: "Research a topic into a report",
    usage: '"<topic>" [--questions N] [--ask TEXT] [--notebook NAME] [--mode deep|fast] [--phase N] [--local]',
    takesText: true,
    options: [
      ["--questions N", "how many to ask; by default 5"],
      ["--ask TEXT", "a question of your own, in quotes; repeat it for more"],
      ["--ask-from FILE", "questions of your own, one a line"],
      ["--notebook NAME", "ask this notebook in place of a new one"],
      ["--mode deep|fast", "how sources are searched for"],
      ["--source web|drive", "where they are searched for; drive is always fast"],
      ["--phase N", "the research of a phase of the roadmap"],
      ["--local", "only the documents of the project"],
      ["--fresh", "begin again in place of updating what was found"],
      ["--out FILE", "where the report goes"],
      ["--no-commit", "write the report without committing it"]
    ]
  },
  {
    name: "remember",
    summary: "Keep a note",
    usage: "[--supersedes ID] <text>",
    takesText: true,
    options: [
      ["--supersedes ID", "it replaces this note"],
      ["--anyway", "keep it although a note says nearly the same"]
    ]
  },
  { name: "recall", summary: "Find notes", usage: "<words>", takesText: true, options: [] },
  {
    name: "ask",
    waitsFor: "notes",
    summary: "Ask your notes",
    usage: '"<question>" [--local] [--new] [--conversation ID] [--yes]',
    takesText: true,
    options: [
      ["--local", "from the notes alone: nothing leaves this machine"],
      ["--new", "begin a new conversation"],
      ["--conversation ID", "continue this one; by default the last"],
      ["--yes", "agree to the first upload, and to making the notebook"],
      ["--dir DIR", "the vault; by default the nearest folder above with .obsidian"],
      ["--top N", "how many notes are considered; by default 15"],
      ["--cutoff R", "the least share of the best score; by default 0.4"],
      ["--min K", "how many notes are kept whatever their scores; by default 3"]
    ],
    example: '/msw:ask "What did we decide about retries?"'
  },
  {
    name: "setup",
    waitsFor: "uploads",
    summary: "Set up NotebookLM (now Gemini Notebook)",
    usage: "[use NOTEBOOK --profile P --name NAME | fill [--yes]]",
    takesText: true,
    options: [
      ["use NOTEBOOK", "this notebook answers for the project"],
      ["fill", "put the project's documents and notes into its notebook, which is made where there is none"],
      ["--yes", "with fill: do it; without it you see what would be sent"],
      ["--delete", "with fill: delete sources of MSW that a newer one replaces"],
      ["plan PROFILE free|plus|pro|ultra|N", "how many questions the account may ask in a day"],
      ["--profile P", "the account that has the notebook"],
      ["--name NAME", "what the notebook is called here; by default main"],
      ["--reserve N", "how many questions are kept for planning and research"]
    ]
  },
  {
    name: "uninstall",
    summary: "List and remove what MSW wrote",
    usage: "[--yes] [--branches] [--notes]",
    options: [
      ["--yes", "remove it; without it you see what would go, and what would stay"],
      ["--branches", "also branches and worktrees with work that is nowhere else"],
      ["--notes", "also notes and readers that git does not track"]
    ]
  },
  { name: "doctor", summary: "Check MSW here", usage: "", options: [] },
  { name: "help", summary: "Say what MSW does", usage: "[command]", options: [] }
];
function findCommand(name) {
  return SLASH_COMMANDS.find((command) => command.name === name);
}

var import_common26 = require("./common.cjs");

// node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js
var require_mod=(0,import_common26.__commonJS)({"node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js"(C){"use strict";C.__esModule=!0,C.distance=C.closest=void 0;var l=new Uint32Array(65536),B=function(a,v){for(var t=a.length,c=v.length,o=1<<t-1,e=-1,s=0,M=t,r=t;r--;)l[a.charCodeAt(r)]|=1<<r;for(r=0;r<c;r++){var f=l[v.charCodeAt(r)],m=f|s;f|=(f&e)+e^e,s|=~(f|e),e&=f,s&o&&M++,e&o&&M--,s=s<<1|1,e=e<<1|~(m|s),s&=m}for(r=t;r--;)l[a.charCodeAt(r)]=0;return M},D=function(a,v){for(var t=v.length,c=a.length,o=[],e=[],s=Math.ceil(t/32),M=Math.ceil(c/32),r=0;r<s;r++)e[r]=-1,o[r]=0;for(var f=0;f<M-1;f++){for(var m=0,g=-1,_=f*32,U=Math.min(32,c)+_,n=_;n<U;n++)l[a.charCodeAt(n)]|=1<<n;for(var r=0;r<t;r++){var u=l[v.charCodeAt(r)],y=e[r/32|0]>>>r&1,d=o[r/32|0]>>>r&1,w=u|m,j=((u|d)&g)+g^g|u|d,i=m|~(j|g),h=g&j;i>>>31^y&&(e[r/32|0]^=1<<r),h>>>31^d&&(o[r/32|0]^=1<<r),i=i<<1|y,h=h<<1|d,g=h|~(w|i),m=i&w}for(var n=_;n<U;n++)l[a.charCodeAt(n)]=0}for(var I=0,A=-1,z=f*32,k=Math.min(32,c-z)+z,n=z;n<k;n++)l[a.charCodeAt(n)]|=1<<n;for(var J=c,r=0;r<t;r++){var u=l[v.charCodeAt(r)],y=e[r/32|0]>>>r&1,d=o[r/32|0]>>>r&1,w=u|I,j=((u|d)&A)+A^A|u|d,i=I|~(j|A),h=A&j;J+=i>>>c-1&1,J-=h>>>c-1&1,i>>>31^y&&(e[r/32|0]^=1<<r),h>>>31^d&&(o[r/32|0]^=1<<r),i=i<<1|y,h=h<<1|d,A=h|~(w|i),I=i&w}for(var n=z;n<k;n++)l[a.charCodeAt(n)]=0;return J},S=function(a,v){if(a.length<v.length){var t=v;v=a,a=t}return v.length===0?a.length:a.length<=32?B(a,v):D(a,v)};C.distance=S;var E=function(a,v){for(var t=1/0,c=0,o=0;o<v.length;o++){var e=S(a,v[o]);e<t&&(t=e,c=o)}return v[c]};C.closest=E}});

// src/core/text/closest-word.ts
var import_fastest_levenshtein = (0, import_common26.__toESM)(require_mod(), 1);
var MOST_EDITS = 3;
var LONGEST2 = 80;
function closestWord(wrong, known) {
  const near = known.map((word2) => ({ word: word2, edits: editsBetween(word2, wrong) })).filter(({ edits }) => edits <= editsAllowed(wrong)).toSorted((a, b) => a.edits - b.edits);
  return near[0]?.word ?? null;
}
function editsAllowed(word2) {
  return word2.length <= 5 ? 1 : MOST_EDITS;
}
function editsBetween(one, other) {
  const isFar = Math.abs(one.length - other.length) > MOST_EDITS || one.length > LONGEST2;
  return isFar ? Number.POSITIVE_INFINITY : (0, import_fastest_levenshtein.distance)(one, other);
}

// src/core/shell/typed-words.ts
function typedWords(raw) {
  const pattern = /(--[a-z-]{1,40}=)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)')(?=\s|$)|\S+/g;
  return [...raw.matchAll(pattern)].map(([whole, option2 = "", double, single]) => {
    const quoted = double?.replaceAll(/\\(["\\])/g, "$1") ?? single;
    return quoted === void 0 ? whole : `${option2}${quoted}`;
  });
}
// src/core/commands/read-typed.ts
function readTyped(name, raw) {
  const grammar = grammarOf(findCommand(name));
  const { head, last } = splitRest(raw, grammar);
  const typed2 = [...typedWords(head)];
  const words = [];
  const options = [];
  while (typed2.length > 0) {
    const option2 = takeOption(name, typed2, grammar);
    if (option2 === null) words.push(typed2.shift() ?? "");
    else if (typeof option2 === "string") return { status: "refused", reason: option2 };
    else options.push(option2);
  }
  return { status: "ok", words, options: last === null ? options : [...options, last] };
}
function takeOption(command, typed2, grammar) {
  const [, option2, inline] = /^(-[a-z]|--[a-z][a-z-]*)(?:=([\s\S]*))?$/.exec(typed2[0] ?? "") ?? [];
  if (option2 === void 0) return null;
  typed2.shift();
  const known = grammar.get(option2);
  if (known === void 0) return unknownOption(command, option2, [...grammar.keys()]);
  const name = option2.replace(/^-+/, "");
  if (known.values === 0) return [name, ""];
  const value = inline ?? (grammar.has(typed2[0] ?? "") ? "" : typed2.shift() ?? "");
  return value === "" ? `Option ${option2} needs a value: ${option2} ${known.shown}.` : [name, value];
}
function optionOf2({ options }, name) {
  return options.findLast(([option2]) => option2 === name)?.[1] ?? null;
}
function hasOption({ options }, name) {
  return options.some(([option2]) => option2 === name);
}
function unknownOption(command, option2, known) {
  const meant2 = closestWord(option2, known);
  const cure = meant2 === null ? `type /msw:${command} --help` : `did you mean ${meant2}?`;
  return `Unknown option ${(0, import_common12.plainLine)(option2, 40)} of /msw:${command}, which was not run: ${cure}`;
}
function grammarOf(command) {
  const rows = (command?.options ?? []).flatMap(([typed2]) => {
    const [option2 = "", ...values] = typed2.split(" ");
    return option2.startsWith("--") ? [[option2, { values: values.length, shown: values.join(" ") }]] : [];
  });
  return new Map(rows);
}
function splitRest(raw, grammar) {
  for (const [option2, { values }] of grammar) {
    const match = values < 2 ? null : new RegExp(`(?:^|\\s)${option2}(?=[=\\s]|$)=?`).exec(raw);
    if (match === null) continue;
    const rest = raw.slice(match.index + match[0].length).trim();
    return { head: raw.slice(0, match.index), last: [option2.slice(2), rest] };
  }
  return { head: raw, last: null };
}

// src/core/commands/command-help.ts
function commandHelp(topic) {
  const name = topic.trim().replace(/^\/?(?:msw:)?/, "");
  if (name === "") return overview();
  const command = findCommand(name);
  if (command !== void 0) return helpOf(command);
  const folded = Object.hasOwn(FOLDED, name) ? FOLDED[name] : void 0;
  if (folded !== void 0) return `/msw:${name} is gone: ${folded}.`;
  const meant2 = closestWord(
    name,
    SLASH_COMMANDS.map((one) => one.name)
  );
  const hint = meant2 === null ? "type /msw:help for all commands" : `did you mean /msw:help ${meant2}?`;
  return `Unknown command "${(0, import_common12.plainLine)(name, 40)}": ${hint}`;
}
var FOLDED = {
  hint: 'type /msw:resume "what Claude should know"',
  next: "/msw:go does what comes next, and /msw:status shows it",
  progress: "type /msw:status"
};
function answerAtOnce(command, args) {
  return asksForHelp(command, args) ? commandHelp(command.name) : unknownWords(command, args);
}
function asksForHelp(command, args) {
  const words = args.trim().split(/\s+/);
  const asked = command.takesText === true ? words.length === 1 && words : words;
  return asked !== false && asked.some((word2) => word2 === "--help" || word2 === "-h");
}
function unknownWords(command, args) {
  if (command.takesText === true) return null;
  const words = args.split(/\s+/).filter((word2) => word2 !== "");
  if (command.usage === "" && words.length > 0)
    return `/msw:${command.name} takes no arguments, and was not run: leave out "${(0, import_common12.plainLine)(words.join(" "), 60)}".`;
  const typed2 = readTyped(command.name, args);
  return typed2.status === "refused" ? typed2.reason : null;
}
function overview() {
  const width = Math.max(...SLASH_COMMANDS.map(({ name }) => name.length));
  const lines = SLASH_COMMANDS.map(({ name, summary }) => `  /msw:${name.padEnd(width)}  ${summary}`);
  return [
    "MSW keeps Claude working until your checks pass.",
    "",
    ...lines,
    "",
    "One of them: /msw:help loop"
  ].join("\n");
}
function helpOf({ name, summary, usage, options, example }) {
  const width = Math.max(0, ...options.map(([option2]) => option2.length));
  return [
    `/msw:${name} ${usage}`.trimEnd(),
    `${summary}.`,
    ...options.length === 0 ? [] : ["", ...options.map(([o, meaning]) => `  ${o.padEnd(width)}  ${meaning}`)],
    ...example === void 0 ? [] : ["", `For example: ${example}`]
  ].join("\n");
}

// src/adapters/claude-code/limit-end.ts
function limitEnd(text3, now) {
  if (!/\b(?:limits?|usage|budget|quota)\b/i.test(text3)) return null;
  const epoch = /\|(\d{10})\b/.exec(text3)?.[1];
  if (epoch !== void 0) return Number(epoch) * 1e3;
  const said = /\b(?:regain access|resets?|try again|available)\b(?: (?:on|at|after|until))? (.{1,80})/i.exec(
    text3
  )?.[1];
  return said === void 0 ? null : isoTime(said) ?? namedTime(said, now);
}
function isoTime(said) {
  const [, date, time = "00:00", zone = ""] = /^(\d{4}-\d\d-\d\d)(?:(?: at |[T ])(\d\d:\d\d)(?::\d\d)?(?: ?(UTC|GMT|Z))?)?/.exec(said) ?? [];
  if (date === void 0) return null;
  const isLocal = zone === "" && time !== "00:00";
  const read2 = Date.parse(`${date}T${time}:00${isLocal ? "" : "Z"}`);
  return Number.isNaN(read2) ? null : read2;
}
var MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
var DAY = 24 * 60 * 6e4;
var JUST_NOW = 15 * 6e4;
function namedTime(said, now) {
  const { zone, date, minutes } = readNamed(said);
  if (date === null && minutes === null) return null;
  const today = wallTime(now, zone);
  const at = (from) => instantOf({ ...from, minutes: minutes ?? 0 }, zone);
  if (date === null) {
    const next2 = at(today);
    return next2 > now - JUST_NOW ? next2 : at(wallTime(now + DAY, zone));
  }
  if (date.year !== null) return at({ ...date, year: date.year });
  const next = at({ ...date, year: today.year });
  return next > now - DAY ? next : at({ ...date, year: today.year + 1 });
}
function readNamed(said) {
  const [, name = "", day = "", year] = /^([A-Z][a-z]{2})[a-z]* (\d{1,2})(?:, (\d{4}))?(?=\D|$)/.exec(said) ?? [];
  const [, hours, minutes = "0", half = ""] = /(?:^|, | at )(\d{1,2})(?::(\d\d))? ?([ap]m)\b/i.exec(said) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase());
  const zone = /\(([A-Za-z]+(?:\/[\w+-]+)*)\)/.exec(said)?.[1] ?? null;
  return {
    date: month === -1 ? null : { year: year === void 0 ? null : Number(year), month, day: Number(day) },
    minutes: hours === void 0 ? null : hourOf(hours, half) * 60 + Number(minutes),
    // A date alone is the API's, which counts days in UTC.
    zone: hours === void 0 ? "UTC" : zone
  };
}
function hourOf(hours, half) {
  return Number(hours) % 12 + (half.toLowerCase() === "pm" ? 12 : 0);
}
function wallTime(instant, zone) {
  const shown3 = formatIn(zone).formatToParts(instant);
  const part = (type) => Number(shown3.find((one) => one.type === type)?.value ?? 0);
  return {
    year: part("year"),
    month: part("month") - 1,
    day: part("day"),
    minutes: part("hour") * 60 + part("minute")
  };
}
function instantOf(wall, zone) {
  const asUtc = ({ year, month, day, minutes }) => Date.UTC(year, month, day, 0, minutes);
  const wanted = asUtc(wall);
  const guess = wanted - (asUtc(wallTime(wanted, zone)) - wanted);
  return guess - (asUtc(wallTime(guess, zone)) - wanted);
}
function formatIn(zone) {
  const fields = {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric"
  };
  try {
    return new Intl.DateTimeFormat("en-US", { ...fields, hourCycle: "h23", timeZone: zone ?? void 0 });
  } catch {
    return new Intl.DateTimeFormat("en-US", { ...fields, hourCycle: "h23" });
  }
}
// src/adapters/claude-code/client-failure.ts
function readFailure({ error, text: text3, terminalReason, endsAt = null }, now) {
  const ends = endsAt ?? limitEnd(text3, now);
  if (ends !== null) return { cause: "usage-limit", endsAt: ends };
  if (error === "authentication_failed") return { cause: "login", endsAt: null };
  if (terminalReason === "prompt_too_long" || /^(?:API Error: )?Prompt is too long\b/.test(text3))
    return { cause: "context-full", endsAt: null };
  return { cause: error === null ? "client-failed" : "api-failure", endsAt: null };
}

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

// src/app/session/plan-start.ts
function planStart(workspace, by, state) {
  const loop = (0, import_hooks_active_on_stop.findLoop)(state, by.session);
  if (loop === null) return planOrphans(workspace, state);
  const why = (0, import_hooks_active_on_stop4.whyItWaits)(workspace, loop, by);
  if (why !== null) return { kind: "waits", loop, why };
  const { pause } = loop.progress;
  const rests = pause !== null && pause.cause !== "parked" && !(0, import_hooks_active_on_stop7.isPassing)(pause.cause);
  return rests ? { kind: "paused", loop, pause } : { kind: "own", loop };
}
function planOrphans(workspace, state) {
  const surroundings = (0, import_hooks_active_on_stop5.sessionSurroundings)(workspace);
  const loops = (0, import_hooks_active_on_stop.loopsIn)(state).filter((loop) => (0, import_hooks_active_on_stop2.isOrphaned)(loop, surroundings) || isNews(loop));
  const [first] = loops;
  return first === void 0 ? { kind: "nothing" } : { kind: "lost", first, loops };
}
function isNews({ progress }) {
  return progress.pause?.cause === "parked" && !progress.said.includes(parkedNews(progress.pause));
}
function parkedNews(pause) {
  return `parked ${pause.at}`;
}
// src/app/session/recover.ts
async function startSession(workspace, input, ownerPid2) {
  const { state, notice: restored } = await (0, import_hooks_active_on_stop10.withLoopRestored)(workspace, input.session);
  const ended = await endedFirst(workspace, input.session, state);
  const plan = planStart(workspace, { session: input.session, ownerPid: ownerPid2 }, ended.state);
  const trouble = await (0, import_hooks_active_on_stop9.reportUnusableState)(workspace, state, null);
  const answer = await carryOut(workspace, input.session, plan, ownerPid2);
  const notices = [ended.notice, trouble.kind === "notice" ? trouble.notice : null, restored];
  return notices.reduce(import_hooks_active_on_stop10.restoredFirst, answer);
}
async function endedFirst(workspace, session2, state) {
  if ((0, import_hooks_active_on_stop.loopsIn)(state).every(({ terms }) => terms.execution === null)) return { state, notice: null };
  const { endExecutions } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.end-executions.cjs")));
  const ended = await endExecutions(workspace, session2, state);
  const phase = ended.halted[0]?.terms.execution?.phase;
  const notice2 = phase === void 0 ? null : import_common16.prose`msw ▸ the execution of phase ${(0, import_common15.quoteName)(phase)} has ended with its session, and its halted plans wait for you: see /msw:status.`;
  return { state: ended.state, notice: notice2 };
}
async function carryOut(workspace, session2, plan, ownerPid2) {
  switch (plan.kind) {
    case "nothing":
      return import_hooks_active_on_stop12.silent;
    case "lost":
      for (const orphan of plan.loops) await park(workspace, orphan, session2, "its session is gone");
      return notice(`${lostLoops(plan)}; /msw:resume takes it over.`);
    case "waits":
      await park(workspace, plan.loop, session2, "another session executes a phase");
      return notice(waitingLoop(plan));
    case "paused":
      await welcomeBack(workspace, session2, ownerPid2);
      return notice(
        `loop ${plan.loop.terms.id} is paused (${plan.pause.reason}); continue with /msw:resume.`
      );
    case "own": {
      await welcomeBack(workspace, session2, ownerPid2);
      const context = await contextFor(workspace, plan.loop);
      return { kind: "context", context, notice: null };
    }
  }
}
function lostLoops({ first, loops }) {
  const more = loops.length === 1 ? "" : ` (and ${loops.length - 1} more, see /msw:status)`;
  const what = first.terms.execution === null ? `at iteration ${first.progress.iteration}` : "while it executed a phase";
  return `loop ${first.terms.id} lost its session ${what} and is parked${more}`;
}
function waitingLoop({ why }) {
  return `the execution of this session waits until you type /msw:resume. ${why}`;
}
async function endSession(workspace, input) {
  const left = await changeOwn(
    workspace,
    input.session,
    (loop) => (0, import_hooks_active_on_stop3.withProgress)(loop, {
      ...(0, import_hooks_active_on_stop11.livedUntil)(loop, workspace.now()),
      owner: (0, import_hooks_active_on_stop5.ownerOf)(null, workspace.project),
      // A cleared conversation gets a new session id, so this session can never be resumed.
      pause: input.reason === "clear" ? loop.progress.pause ?? parked("its conversation was cleared", workspace.now()) : loop.progress.pause
    })
  );
  return left === null || !(0, import_hooks_active_on_stop3.isRunning)(left) || left.terms.execution !== null ? import_hooks_active_on_stop12.silent : leaveLine(workspace, left);
}
async function leaveLine(workspace, { terms, progress }) {
  const reason = `its session ended in iteration ${progress.iteration} of ${terms.maxIterations}`;
  const { id: loop, session: session2 } = terms;
  const { iteration } = progress;
  await (0, import_common.appendJournal)(
    workspace.project,
    { event: "session-ended", loop, session: session2, iteration },
    (0, import_common2.isoNow)(workspace)
  );
  const { keepResult, LEFT } = await Promise.resolve().then(() => __toESM(require("./adapters.user.result-store.cjs")));
  const at = (0, import_common2.isoNow)(workspace);
  const { tokens } = progress.spent;
  const about = { loop, session: session2, at, iteration, files: null, tokens };
  const unknown2 = { proof: null, report: null, checks: null };
  const how = { state: "paused", cause: LEFT, reason, outcome: `not done, ${reason}` };
  await keepResult(workspace.userFolder, workspace.project, { ...about, ...unknown2, ...how });
  return notice(`loop ${loop} is not done: ${reason}. It continues when the session is resumed.`);
}
async function noteStopFailure(workspace, input) {
  const error = input.error || "unknown error";
  const { message = "" } = input;
  const { cause, endsAt } = readFailure({ error, text: message }, workspace.now());
  const said = message === "" ? error : `${error}, ${(0, import_common12.plainLine)(message, 160)}`;
  const reason = endsAt === null ? said : `until ${(0, import_common2.shownTime)(endsAt)}: ${said}`;
  const loop = await changeOwn(
    workspace,
    input.session,
    (current) => (0, import_hooks_active_on_stop3.isRunning)(current) ? (0, import_hooks_active_on_stop3.withProgress)(current, {
      ...(0, import_hooks_active_on_stop11.livedUntil)(current, workspace.now()),
      pause: { cause, reason: (0, import_common23.clipText)(reason, 240), at: workspace.now() }
    }) : current
  );
  if (loop === null) return import_hooks_active_on_stop12.silent;
  await (0, import_common.appendJournal)(
    workspace.project,
    { event: "api-failure", loop: loop.terms.id, session: input.session, error: (0, import_common23.clipText)(input.error, 120) },
    (0, import_common2.isoNow)(workspace)
  );
  return import_hooks_active_on_stop12.silent;
}
async function welcomeBack(workspace, session2, ownerPid2) {
  const now = workspace.now();
  await changeOwn(workspace, session2, (loop) => {
    if ((0, import_hooks_active_on_stop4.whyItWaits)(workspace, loop, { session: session2, ownerPid: ownerPid2 }) !== null) return loop;
    const { pause, pausedMs } = loop.progress;
    return (0, import_hooks_active_on_stop3.withProgress)(loop, {
      lastHeartbeat: now,
      owner: (0, import_hooks_active_on_stop5.ownerOf)(ownerPid2, workspace.project),
      // The loop was parked while its session was away.
      pause: pause?.cause === "parked" ? null : pause,
      pausedMs: pausedMs + Math.max(0, now - awaySince(loop, now))
    });
  });
}
function awaySince({ progress }, now) {
  const { pause, owner, lastHeartbeat } = progress;
  if (pause !== null) return pause.cause === "parked" ? pause.at : now;
  return owner.pid === null ? lastHeartbeat : now;
}
async function contextFor(workspace, loop, rested = false) {
  const { execution } = loop.terms;
  if (execution === null) return reinjection(loop, rested);
  const { executionReinjection: executionReinjection2 } = await Promise.resolve().then(() => __toESM(require("./core.loop.texts.execution-text.cjs")));
  return executionReinjection2(execution, (0, import_common8.cliCommand)(workspace));
}
function reinjection({ terms, progress }, rested = false) {
  const last = rested ? progress.iteration : progress.iteration - 1;
  const newest = rested ? "report" : `iteration-${String(last).padStart(3, "0")}`;
  const first = terms.fresh ? "brief" : "task";
  const file = `${terms.project}/.msw/loops/${terms.id}/${last === 0 ? first : newest}.md`;
  if (terms.fresh)
    return import_common16.prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}. ${(0, import_app_loop_conclude_turn2.startWorker)(file)}`;
  const holds = last === 0 ? import_common16.prose`the task` : import_common16.prose`the task, the evidence and what was tried`;
  return (0, import_common16.fitProse)(
    [
      import_common16.prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}.`,
      import_common16.prose`Read ${(0, import_common15.quoteName)(file)} before you continue: it holds ${holds}.`,
      (0, import_app_loop_conclude_turn2.howItEnds)(terms),
      import_common16.prose`Checks: ${checksOf(terms)}`
    ],
    1e3
  );
}
function checksOf({ checks }) {
  if (checks.length === 0) return import_common16.prose`none`;
  const shown3 = checks.slice(0, 4).map(({ command }) => (0, import_common21.quoteLine)(command, 80));
  const more = checks.length - shown3.length;
  return (0, import_common16.joinProse)([...shown3, more > 0 ? import_common16.prose`and ${more} more` : null], "; ");
}
async function park(workspace, orphan, session2, why) {
  await changeOwn(workspace, orphan.terms.session, (loop) => {
    const { lastHeartbeat, pause: current } = loop.progress;
    const waits = current === null || (0, import_hooks_active_on_stop7.isPassing)(current.cause);
    const pause = waits ? parked(why, current?.at ?? lastHeartbeat) : current;
    return (0, import_hooks_active_on_stop3.withProgress)(loop, { pause, said: [...loop.progress.said, parkedNews(pause)].slice(-50) });
  });
  const { id, session: lost } = orphan.terms;
  await (0, import_common.appendJournal)(
    workspace.project,
    { event: "loop-parked", loop: id, session: lost, foundBy: session2 },
    (0, import_common2.isoNow)(workspace)
  );
}
function parked(reason, at) {
  return { cause: "parked", reason, at };
}
async function changeOwn(workspace, session2, change) {
  const saved = await (0, import_hooks_active_on_stop.changeLoop)(workspace, session2, (current) => {
    const loop = current === null ? null : change(current);
    return { loop, value: loop };
  });
  return saved.status === "ok" ? saved.value : null;
}
function notice(text3) {
  return { kind: "notice", notice: `msw \u25B8 ${text3}` };
}

// src/core/loop/read-segments.ts
function readSegments(raw) {
  const text3 = raw.trim();
  const options = [];
  const task = [];
  let at = 0;
  let openCheck = false;
  while (at < text3.length) {
    const option2 = readOptionName(text3, at);
    if (option2?.name === "" && openCheck) return { status: "refused", reason: unclearCommand };
    if (option2 === null) {
      const words = readWords(text3, at);
      task.push(words.value);
      at = words.end;
    } else if (option2.name === "") {
      task.push(text3.slice(option2.end).trimStart());
      at = text3.length;
    } else {
      const name = optionNamed(option2.name);
      if (name === null) return { status: "refused", reason: unknownOption2(option2.name) };
      const { value, end } = readValue(text3, option2.end, name);
      options.push({ name, value });
      openCheck = isOpenCheck(name, text3[end - 1]);
      at = end;
    }
    at = skipSpace(text3, at);
  }
  return { status: "ok", task: task.join(" "), options };
}
var optionStart = /(--|[—–])(?:([a-zA-Z][\w-]*)(?=[\s=]|$)|(?=\s|$))/y;
function readOptionName(text3, at) {
  optionStart.lastIndex = at;
  const match = optionStart.exec(text3);
  if (match === null) return null;
  const [whole, dashes, name = ""] = match;
  return dashes === "--" || optionNamed(name) !== null ? { name, end: at + whole.length } : null;
}
function readValue(text3, after, name) {
  const { kind } = import_common20.LOOP_OPTIONS[name];
  if (kind === "flag") return { value: "", end: after };
  const start = text3[after] === "=" ? after + 1 : skipSpace(text3, after);
  if (kind === "number") return readWord(text3, start);
  const label = kind === "commands" ? /[a-zA-Z][\w-]*=(?=["'“”„‘’])/y.exec(text3.slice(start)) ?? null : null;
  const prefix = label?.index === 0 ? label[0] : "";
  const quoted = readQuotedValue(text3, start + prefix.length);
  if (quoted !== null) return { value: prefix + quoted.value, end: quoted.end };
  if (readOptionName(text3, start) !== null) return { value: "", end: start };
  return name === "recipe" ? readWord(text3, start) : readWords(text3, start);
}
var CLOSING = /* @__PURE__ */ new Map([
  ['"', '"'],
  ["'", "'"],
  ["\u201C", "\u201D\u201C"],
  ["\u201D", "\u201D"],
  ["\u201E", "\u201C\u201D"],
  ["\u2018", "\u2019\u2018"],
  ["\u2019", "\u2019"]
]);
function readQuotedValue(text3, start) {
  const quote = text3[start];
  const closing = CLOSING.get(quote);
  if (closing === void 0) return null;
  for (let at = start + 1; at < text3.length; at++) {
    if (!closing.includes(text3[at] ?? "") || text3[at - 1] === "\\") continue;
    if (at + 1 < text3.length && !isSpace(text3[at + 1])) continue;
    const inner = text3.slice(start + 1, at);
    return { value: quote === '"' ? inner.replaceAll('\\"', '"') : inner, end: at + 1 };
  }
  return null;
}
function readWords(text3, start) {
  const closed = readQuotedText(text3, start);
  if (closed !== null) return closed;
  let at = start;
  while (at < text3.length && !(isBoundary(text3, at) && at > start && readOptionName(text3, at) !== null)) at++;
  return { value: text3.slice(start, at).trimEnd(), end: at };
}
function readQuotedText(text3, start) {
  const closing = CLOSING.get(text3[start]);
  if (closing === void 0) return null;
  for (let at = start + 1; at < text3.length; at++) {
    if (!closing.includes(text3[at] ?? "") || at + 1 < text3.length && !isSpace(text3[at + 1])) continue;
    const next = skipSpace(text3, at + 1);
    if (next < text3.length && readOptionName(text3, next) === null) continue;
    const inner = text3.slice(start + 1, at);
    const isAmbiguous = [...closing].some((quote) => inner.includes(quote));
    return { value: isAmbiguous ? text3.slice(start, at + 1) : inner, end: at + 1 };
  }
  return null;
}
function readWord(text3, start) {
  let end = start;
  while (end < text3.length && !isSpace(text3[end])) end++;
  return { value: text3.slice(start, end), end };
}
function skipSpace(text3, from) {
  let at = from;
  while (at < text3.length && isSpace(text3[at])) at++;
  return at;
}
function isBoundary(text3, at) {
  return at === 0 || isSpace(text3[at - 1]);
}
function isSpace(char) {
  return char !== void 0 && /\s/.test(char);
}
var unclearCommand = "Put the command of --check in quotes: it is not clear whether the -- after it belongs to it.";
function isOpenCheck(name, lastChar) {
  return import_common20.LOOP_OPTIONS[name].kind === "commands" && lastChar !== '"' && lastChar !== "'";
}
function optionNamed(name) {
  return isOption(name) ? name : import_common20.FORMER_NAMES.get(name) ?? null;
}
function isOption(name) {
  return Object.hasOwn(import_common20.LOOP_OPTIONS, name);
}
function unknownOption2(name) {
  const meant2 = PEERS.get(name.toLowerCase()) ?? closestWord(name, Object.keys(import_common20.LOOP_OPTIONS));
  const cure = meant2 === null ? "/msw:help loop shows all of them" : `did you mean --${meant2}? /msw:help loop shows all`;
  return `Unknown option --${name.slice(0, 40)}: ${cure}. If the word belongs to the task or the command, put that in quotes.`;
}
var PEERS = /* @__PURE__ */ new Map([
  ["completion-promise", "promise"],
  ["until", "check"],
  ["verify", "check"],
  ["test", "check"],
  ["command", "check"],
  ["iterations", "max-iterations"],
  ["max-turns", "max-iterations"],
  ["minutes", "max-minutes"],
  ["timeout", "check-timeout"]
]);
// src/core/loop/parse-arguments.ts
function parseArguments(raw) {
  const segments = readSegments(raw);
  if (segments.status === "refused") return segments;
  let request = {
    ...import_common20.requestDefaults,
    task: segments.task,
    typed: segments.options.map(({ name }) => name)
  };
  for (const { name, value } of segments.options) {
    const next = withOption(request, name, value);
    if (typeof next === "string") return { status: "refused", reason: next };
    request = next;
  }
  const problem = conflictIn(request);
  return problem === null ? { status: "ok", request } : { status: "refused", reason: problem };
}
function withOption(request, name, value) {
  const option2 = import_common20.LOOP_OPTIONS[name];
  switch (option2.kind) {
    case "number": {
      const number2 = /^\d{1,10}$/.test(value) ? Number.parseInt(value, 10) : Number.NaN;
      if (number2 >= option2.low && number2 <= option2.high) return { ...request, [option2.key]: number2 };
      return `Option --${name} needs a whole number from ${option2.low} to ${option2.high}, not "${clip(value)}".`;
    }
    case "flag":
      return { ...request, [option2.key]: !option2.initial };
    case "text": {
      const text3 = name === "promise" ? withoutTags(value) : value;
      return option2.objection(text3) ?? { ...request, [option2.key]: text3 };
    }
    case "list":
      return option2.objection(value) ?? { ...request, [option2.key]: [...request[option2.key], value] };
    case "commands": {
      const check = parseCheck(value);
      return option2.objection(check.command.trim()) ?? {
        ...request,
        [option2.key]: [...request[option2.key], check]
      };
    }
  }
}
function withoutTags(promise) {
  return /^\s*<promise>(.*)<\/promise>\s*$/s.exec(promise)?.[1]?.trim() ?? promise;
}
function conflictIn(request) {
  const { task, recipe, trust, plan, checks, completionPromise, minIterations, maxIterations } = request;
  if (task.trim() === "" && recipe === null)
    return 'The task is missing: /msw:loop "what to do" --check "npm test".';
  if (recipe !== null && plan !== null)
    return "Options --recipe and --plan exclude each other: each brings its own task and checks.";
  if (trust !== null && plan === null && recipe === null)
    return "Option --trust belongs to --plan or to a --recipe of your own: it allows the commands of that file.";
  if (request.witness && !request.mayWitness)
    return "Options --controls and --no-controls exclude each other.";
  if (minIterations > maxIterations) {
    return `Option --min-iterations (${minIterations}) is larger than --max-iterations (${maxIterations}).`;
  }
  if (!request.proposeChecks && checks.length + request.sealed.length === 0 && plan === null && completionPromise === null) {
    return "With --no-check the loop needs --promise TEXT: without either, nothing could end it.";
  }
  return null;
}
function clip(text3) {
  return text3.length > 40 ? `${text3.slice(0, 40)}\u2026` : text3;
}
function typedArguments(task, given) {
  const parts2 = Object.entries(given).flatMap(([name, value]) => typed(name, value));
  return [...parts2, "--", task].join(" ");
}
function endsInBackslash(given) {
  const bad = Object.entries(given).find(
    ([, value]) => (Array.isArray(value) ? value : [value]).some((one) => typeof one === "string" && one.endsWith("\\"))
  );
  return bad?.[0] ?? null;
}
function typed(name, value) {
  if (value === void 0 || value === null || value === false) return [];
  if (value === true) return [`--${name}`];
  if (typeof value !== "string") return value.flatMap((one) => typed(name, one));
  const isBare = NUMBERS.has(name) && /^\S+$/.test(value);
  return [isBare ? `--${name} ${value}` : `--${name} "${value.replaceAll('"', '\\"')}"`];
}
var NUMBERS = new Set(
  Object.entries(import_common20.LOOP_OPTIONS).flatMap(([name, { kind }]) => kind === "number" ? [name] : [])
);

// src/app/operations/nouns.ts
var nouns = {
  loop: {
    about: "Arm, watch and control loops",
    load: async () => [
      ...(await Promise.resolve().then(() => __toESM(require("./app.operations.loop-operations.cjs")))).loopOperations,
      ...(await Promise.resolve().then(() => __toESM(require("./app.operations.snapshot-operations.cjs")))).snapshotOperations,
      ...(await Promise.resolve().then(() => __toESM(require("./app.operations.headless-operations.cjs")))).headlessOperations
    ]
  },
  recipe: {
    about: "Show the ready tasks of /msw:loop --recipe",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.recipe-operations.cjs")))).recipeOperations
  },
  route: {
    about: "Say which way a task would go, and why",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.route-operations.cjs")))).routeOperations
  },
  job: {
    about: "Have work done in the background, and see how far it is",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.jobs.job-operations.cjs")))).jobOperations
  },
  status: {
    about: "Show the loops of this project",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.loop-status-operations.cjs")))).statusOperations
  },
  log: {
    about: "Show what was decided, asked and done in a day",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.log-operations.cjs")))).logOperations
  },
  audit: {
    about: "Count what your own transcripts show about finished turns",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.audit-operations.cjs")))).auditOperations
  },
  report: {
    about: "Write a page that you can send",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.report-operations.cjs")))).reportOperations
  },
  statusline: {
    about: "Show the loop in the status line of Claude Code",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.status-line-operations.cjs")))).statusLineOperations
  },
  doctor: {
    about: "Check that MSW can work here, and say what to do if not",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.doctor-operations.cjs")))).doctorOperations
  },
  config: {
    about: "Show, explain and change settings",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.config-operations.cjs")))).configOperations
  },
  completion: {
    about: "Have your shell complete the command line",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.completion-operations.cjs")))).completionOperations(nouns)
  },
  trust: {
    about: "Say which commands from files may run in this project",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.trust-operations.cjs")))).trustOperations
  },
  checks: {
    about: "Run the checks of this project",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.checks-operations.cjs")))).checksOperations
  },
  prove: {
    about: "Show what the passing checks of a branch prove",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.prove-operations.cjs")))).proveOperations
  },
  receipt: {
    about: "Write and verify what a loop proved, for somebody else",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.receipt-operations.cjs")))).receiptOperations
  },
  search: {
    about: "Find the documents of a folder about something",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.knowledge.search-operations.cjs")))).searchOperations
  },
  failure: {
    about: "Read what a failing command printed",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.failure-operations.cjs")))).failureOperations
  },
  guidance: {
    about: "See what is known about failures, and why it was offered",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.knowledge.guidance-operations.cjs")))).guidanceOperations
  },
  notebook: {
    about: "Use NotebookLM (now Gemini Notebook) through nlm",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.knowledge.notebook-operations.cjs")))).notebookOperations
  },
  ask: {
    about: "Ask a question over a vault of notes",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.vault.ask-operations.cjs")))).askOperations
  },
  sources: {
    about: "See and change which notes are in a vault's notebook; for any other notebook: source",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.vault.vault-source-operations.cjs")))).vaultSourceOperations
  },
  conversation: {
    about: "See and keep the conversations with a vault",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.vault.conversation-operations.cjs")))).conversationOperations
  },
  source: {
    about: "See and change what a notebook answers from; for a vault's notebook: sources",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.knowledge.source-operations.cjs")))).sourceOperations
  },
  studio: {
    about: "Have a notebook make audio, reports, quizzes and the like of its sources",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.knowledge.studio-operations.cjs")))).studioOperations
  },
  research: {
    about: "Turn a topic into a report with its sources",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.knowledge.research-operations.cjs")))).researchOperations
  },
  memory: {
    about: "Keep notes, and find them again",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.knowledge.memory-operations.cjs")))).memoryOperations
  },
  sharing: {
    about: "Share answers and fixes with a team",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.knowledge.sharing-operations.cjs")))).sharingOperations
  },
  state: {
    about: "Show and keep where the project stands",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.planning.state-operations.cjs")))).stateOperations
  },
  roadmap: {
    about: "Show the phases of the milestone",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.planning.roadmap-operations.cjs")))).roadmapOperations
  },
  plan: {
    about: "Read and check GSD plans",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.planning.plan-operations.cjs")))).planOperations
  },
  phase: {
    about: "Say what to do now, check, verify and judge phases",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.planning.phase-operations.cjs")))).phaseOperations
  },
  milestone: {
    about: "Close a milestone, and begin the next",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.planning.milestone-operations.cjs")))).milestoneOperations
  },
  execute: {
    about: "Carry out the plans of a phase",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.planning.execute-operations.cjs")))).executeOperations
  },
  project: {
    about: "Write the documents of a new project",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.planning.project-operations.cjs")))).projectOperations
  },
  quick: {
    about: "Carry out a small task outside the phases",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.planning.quick-operations.cjs")))).quickOperations
  },
  obsidian: {
    about: "Ask a vault in Obsidian itself",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.vault.obsidian-operations.cjs")))).obsidianOperations
  },
  uninstall: {
    about: "Leave MSW: see and remove what it wrote",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.uninstall-operations.cjs")))).uninstallOperations
  },
  map: {
    about: "Make and check the map of a codebase",
    load: async () => (await Promise.resolve().then(() => __toESM(require("./app.operations.map-operations.cjs")))).mapOperations
  }
};
async function findOperation(name) {
  const [noun = ""] = name.split(" ");
  const operations = await nouns[noun]?.load() ?? [];
  const operation2 = operations.find((one) => one.name === name);
  if (operation2 === void 0) throw new Error(`there is no operation ${name}`);
  return operation2;
}

var import_common27 = require("./common.cjs");

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_common28 = require("./common.cjs");

// src/core/text/count-in.ts
function countIn(value, [least, most]) {
  const number2 = numberIn(value);
  return typeof number2 === "number" && Number.isInteger(number2) && number2 >= least && number2 <= most ? number2 : null;
}
function numberIn(value) {
  return typeof value === "string" && /^\s*[+-]?\d{1,15}(?:\.0+)?\s*$/.test(value) ? Number(value) : value;
}
// src/app/operations/operation/inputs.ts
function meaningOf(input) {
  const meaning = meanings.get(input);
  if (meaning === void 0)
    throw new Error("an input was made without word, text, list, count, flag or stdin");
  return meaning;
}
function word(shown22, about = "") {
  return meant((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/\S/)), { kind: "word", shown: shown22, about, isRequired: true });
}
function numberWord(shown22, about = "") {
  return meant((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/\S/)), {
    ...{ kind: "word", shown: shown22, about, isRequired: true, isNumber: true }
  });
}
function numberText(shown22, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "text", shown: shown22, about, isNumber: true });
}
function optionalWord(shown22, about = "") {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "word", shown: shown22, about });
}
function pathWord(shown22, about = "") {
  return meant((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)), {
    kind: "word",
    shown: shown22,
    about,
    isPath: true,
    isRequired: true
  });
}
function optionalPathWord(shown22, about = "") {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "word", shown: shown22, about, isPath: true });
}
function pathWords(shown22, about = "") {
  return meant((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1))).check((0, import_adapters_loops_record_schemas._minLength)(1)), {
    ...{ kind: "word", shown: shown22, about, isPath: true, isRequired: true, isMany: true }
  });
}
function text(shown22, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "text", shown: shown22, about });
}
function maybe(shown22, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "maybe", shown: shown22, about });
}
function path(shown22, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "text", shown: shown22, about, isPath: true });
}
function choice(of, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas._enum)(of)), { kind: "text", shown: of.join("|"), about, choices: of });
}
function choiceWord(of, about) {
  return meant((0, import_adapters_loops_record_schemas._enum)(of), { kind: "word", shown: of.join("|"), about, isRequired: true, choices: of });
}
function list(shown22, about) {
  return meant((0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()), []), { kind: "list", shown: shown22, about });
}
function paths(shown22, about) {
  return meant((0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1))), []), {
    ...{ kind: "list", shown: shown22, about, isPath: true }
  });
}
function count(shown22, about, range) {
  const schema = (0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(range[0]), (0, import_adapters_loops_record_schemas._lte)(range[1]));
  return meant(orNull((0, import_adapters_loops_record_schemas.pipe)((0, import_adapters_loops_record_schemas.transform)(numberIn), schema)), { kind: "count", shown: shown22, about, range });
}
function flag(about) {
  return meant((0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), false), { kind: "flag", shown: "", about });
}
function stdin(about) {
  return meant((0, import_adapters_loops_record_schemas.string)(), { kind: "stdin", shown: "", about, isRequired: true });
}
function records(about) {
  return meant((0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.unknown)())), []), {
    kind: "records",
    shown: "",
    about
  });
}
function exact(input) {
  meanings.add(input, { ...meaningOf(input), isExact: true });
  return input;
}
function naming(names, input) {
  meanings.add(input, { ...meaningOf(input), names });
  return input;
}
var meanings = (0, import_adapters_loops_record_schemas.registry)();
function orNull(schema) {
  return (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)(schema), null);
}
function meant(schema, meaning) {
  meanings.add(schema, {
    isPath: false,
    isRequired: false,
    isMany: false,
    isExact: false,
    range: null,
    isNumber: false,
    choices: null,
    names: null,
    ...meaning
  });
  return schema;
}
// src/app/operations/operation/operation.ts
function operation(definition) {
  const { name, about, effect, fields, needs = [], examples = [] } = definition;
  const schema = (0, import_adapters_loops_record_schemas.object)(definition.inputs);
  const inputs = Object.fromEntries(
    Object.entries({
      ...definition.inputs,
      ...definition.short !== void 0 && {
        short: flag("with --json: only what a command of MSW\u2019s uses")
      }
    }).map(([input, one]) => [input, meaningOf(one)])
  );
  return {
    name,
    about,
    effect,
    inputs,
    needs,
    callers: definition.callers ?? "anyone",
    slash: definition.slash ?? null,
    typed: definition.typed ?? definition.slash ?? null,
    tool: definition.tool ?? null,
    grant: definition.grant ?? null,
    takesFolder: definition.takesFolder ?? false,
    asciiJson: definition.asciiJson ?? false,
    examples,
    streams: definition.streams ?? false,
    isNoted: definition.isNoted ?? true,
    fields: fields === void 0 ? null : { schema: fields.schema, text: fields.text ?? "text" },
    call: async (place, given) => {
      const words = place.words ?? terminalWords({ name, inputs }, place.caller.mark === null);
      const parsed = schema.safeParse(effect === "reads" ? given : withoutSecrets(inputs, given));
      if (!parsed.success) return misused(wrongInput(inputs, words, parsed.error.issues[0]?.path[0]));
      const lacking = needs.find((group) => group.every((input) => isEmpty(given[input])));
      if (lacking !== void 0) return misused(`${words.self} needs ${oneOf(lacking, words, inputs)}.`);
      const result = await definition.run({ ...place, words }, parsed.data);
      return replyTo(definition, result, given.short === true);
    }
  };
}
function withoutSecrets(inputs, given) {
  const mayStay = (name) => {
    const { kind, isPath, isExact, choices } = inputs[name] ?? {};
    return isPath === true || isExact === true || kind === "stdin" || (choices ?? null) !== null;
  };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, mayStay(name) ? value : (0, import_common28.maskedValues)(value)])
  );
}
function replyTo(definition, result, isShort) {
  const { json, short, fields, raw } = definition;
  if (result.status === "refused" || result.status === "misused") return result;
  const { value } = result;
  const part = isShort ? short ?? json : json;
  return {
    status: result.status,
    value: part === void 0 ? value : part(value),
    ...result.status === "failed" ? { reason: result.reason, code: result.code ?? 1 } : { reason: result.notice ?? null, code: 1 },
    ...textsOf2(definition, value),
    fields: fields === void 0 ? null : () => fields.of(value),
    raw: raw === void 0 ? null : () => raw(value)
  };
}
function textsOf2(texts2, value) {
  if (texts2.text === void 0)
    return {
      text: () => (0, import_app_loop_conclude_turn4.fence)(texts2.shown(value), { cap: LONGEST_LISTING, label: import_common16.prose`a listing of MSW` }),
      shown: () => texts2.shown(value)
    };
  const { text: text22, shown: own } = texts2;
  return { text: () => text22(value), shown: () => own === void 0 ? (0, import_common27.shown)(text22(value)) : own(value) };
}
var LONGEST_LISTING = 1e5;
function done(value) {
  return { status: "done", value };
}
function refused(reason) {
  return { status: "refused", reason };
}
function misused(reason) {
  return { status: "misused", reason };
}
function terminalWords({ name, inputs }, isPerson) {
  return {
    self: name,
    input: (input) => {
      const meaning = inputs[input];
      if (meaning === void 0 || meaning.kind === "records") return null;
      return meaning.kind === "word" ? meaning.shown : `--${optionName(input)}`;
    },
    call: isPerson ? import_common8.lineInTerminal : import_common8.lineOf
  };
}
function optionName(input) {
  return input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
function inputName(option2) {
  return option2.replaceAll(/-[a-z]/g, (dashed) => dashed.slice(1).toUpperCase());
}
function isEmpty(value) {
  if (Array.isArray(value)) return value.length === 0;
  return value === void 0 || value === null || typeof value === "string" && value.trim() === "";
}
function oneOf(wanted, words, inputs) {
  const names = wanted.flatMap((input) => {
    const [name, meaning] = [words.input(input), inputs[input]];
    const isOption2 = name?.startsWith("--") === true && meaning?.kind !== "word";
    return isOption2 ? `${name} ${meaning?.shown ?? ""}`.trim() : name ?? [];
  });
  const [last = ""] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}
function wrongInput(inputs, words, at) {
  const meaning = typeof at === "string" && Object.hasOwn(inputs, at) ? inputs[at] : void 0;
  if (typeof at !== "string" || meaning === void 0) return "The inputs cannot be read.";
  const { kind, shown: shown22, range } = meaning;
  if (kind === "word") return `${words.self} needs ${shown22}.`;
  const option2 = words.input(at) ?? at;
  if (range !== null) return `${option2} needs a whole number from ${range[0]} to ${range[1]}.`;
  return kind === "flag" ? `${option2} takes no value.` : `${option2} needs ${shown22}.`;
}

var import_common29 = require("./common.cjs");

var import_common30 = require("./common.cjs");

var import_node_fs6 = require("node:fs");
// src/app/commands/run-command.ts
// src/core/grants/grants.json
var grants_default = {
  calls: [
    {
      call: "route take",
      to: ["go"],
      agent: null,
      options: ["because", "phase"]
    },
    {
      call: "notebook quota",
      to: ["setup"],
      agent: null,
      options: []
    },
    {
      call: "notebook profiles",
      to: ["setup"],
      agent: null,
      options: ["check"]
    },
    {
      call: "notebook list",
      to: ["setup"],
      agent: null,
      options: ["profile"]
    },
    {
      call: "notebook doctor",
      to: ["setup"],
      agent: null,
      options: []
    },
    {
      call: "phase context",
      to: ["discuss"],
      agent: null,
      options: ["from", "update", "schema"]
    },
    {
      call: "phase check",
      to: ["plan"],
      agent: null,
      options: ["gaps", "round", "review", "apply", "short"]
    },
    {
      call: "phase verify",
      to: ["verify"],
      agent: null,
      options: ["here", "no-commit", "timeout", "short"]
    },
    {
      call: "phase judge",
      to: ["verify"],
      agent: "msw:verifier",
      options: ["evidence"]
    },
    {
      call: "phase finding",
      to: ["verify"],
      agent: "msw:reviewer",
      options: ["issue", "fix"]
    },
    {
      call: "phase review",
      to: ["verify"],
      agent: null,
      options: ["no-commit"]
    },
    {
      call: "milestone begin",
      to: ["init"],
      agent: null,
      options: ["from"]
    },
    {
      call: "milestone schema",
      to: ["init"],
      agent: null,
      options: []
    },
    {
      call: "execute next",
      to: ["execute", "resume"],
      agent: null,
      options: ["wave", "gaps-only", "short"]
    },
    {
      call: "execute commit",
      to: ["execute", "resume"],
      agent: "msw:executor",
      options: ["task", "type", "also"]
    },
    {
      call: "execute leave",
      to: ["execute", "resume"],
      agent: "msw:executor",
      options: []
    },
    {
      call: "execute summary",
      to: ["execute", "resume"],
      agent: "msw:executor",
      options: []
    },
    {
      call: "execute ready",
      to: ["execute", "resume"],
      agent: "msw:executor",
      options: []
    },
    {
      call: "project new",
      to: ["init"],
      agent: null,
      options: ["from"]
    },
    {
      call: "project schema",
      to: ["init"],
      agent: null,
      options: []
    },
    {
      call: "quick check",
      to: ["quick", "resume"],
      agent: null,
      options: []
    },
    {
      call: "quick commit",
      to: ["quick", "resume"],
      agent: null,
      options: ["task", "type", "also"]
    },
    {
      call: "map begin",
      to: ["map"],
      agent: null,
      options: ["fast", "refresh", "focus", "paths", "short"]
    },
    {
      call: "map verify",
      to: ["map"],
      agent: null,
      options: ["return", "short"]
    },
    {
      call: "map finish",
      to: ["map"],
      agent: null,
      options: []
    }
  ],
  tools: [
    {
      tool: "notebook_query",
      to: ["plan"],
      agent: "msw:researcher",
      takes: ["question", "conversation"]
    }
  ]
};
// src/core/grants/granted-calls.ts
var CALLS = grants_default.calls;
var TOOLS = grants_default.tools;
function grantsOf(command) {
  return CALLS.filter(({ to }) => to.includes(command));
}
// src/core/memory/read-remember.ts
function readRemember(args) {
  let rest = args.trim();
  let [anyway, supersedes] = [false, null];
  for (; ; ) {
    const [option2, id] = /^(?:--anyway|--supersedes[ =]([\w.-]+))(?=\s|$)/.exec(rest) ?? [];
    if (option2 === void 0) return { text: readHint(rest), anyway, supersedes };
    if (id === void 0) anyway = true;
    else supersedes = id;
    rest = rest.slice(option2.length).trimStart();
  }
}
// src/app/commands/operation-command.ts
function byOperation(name, inputsOf = typedInputs) {
  return async ({ project, env, now }, input) => {
    const place = {
      folder: project,
      origin: "session",
      cwd: project,
      env,
      now,
      caller: { mark: null, isTerminal: true },
      tell: () => {
      },
      show: () => {
      },
      emit: () => {
      }
    };
    const operation2 = await findOperation(name);
    const words = { ...terminalWords(operation2, false), self: `/msw:${input.command}` };
    const reply = await operation2.call({ ...place, words }, inputsOf(input, operation2));
    return "shown" in reply ? { kind: "answer", text: reply.shown() } : (0, import_hooks_active_on_stop12.sayLines)(reply.reason);
  };
}
function operationOf(command) {
  return import_common8.SLASHED.find(([, typed2]) => typed2 === `/msw:${command}`)?.[0] ?? null;
}
function typedInputs({ command, args, session: session2 }, { inputs }) {
  const words = Object.keys(inputs).filter((input) => inputs[input]?.kind === "word");
  const common = Object.hasOwn(inputs, "session") ? { session: session2 } : {};
  const known = findCommand(command);
  const [first] = words;
  if (known?.takesText === true) return first === void 0 ? common : { ...common, [first]: readHint(args) };
  const typed2 = known === void 0 ? null : readTyped(known.name, args);
  if (typed2 === null || typed2.status === "refused") return common;
  const last = words.length - 1;
  const named3 = words.flatMap((word2, at) => {
    const given = typed2.words.slice(at, at === last ? void 0 : at + 1);
    return given.length === 0 ? [] : [[word2, given.join(" ")]];
  });
  const options = typed2.options.map(([option2, value]) => {
    const input = inputName(option2);
    return [input, inputs[input]?.kind === "flag" ? true : value];
  });
  return { ...common, ...Object.fromEntries([...named3, ...options]) };
}
// src/app/commands/run-command.ts
async function runCommand(workspace, input, ownerPid2) {
  const { state, notice: notice2 } = await (0, import_hooks_active_on_stop10.withLoopRestored)(workspace, input.session);
  await endWhatIsOver(workspace, input.session, state);
  const gone = await answerCommand(workspace, input, ownerPid2);
  const { answer } = gone;
  grantCalls(workspace, input.session, gone);
  if (OTHERWISE_UNTOLD.has(input.command)) await noteTyped(workspace, input, answer);
  return (0, import_hooks_active_on_stop10.restoredFirst)(answer, notice2);
}
async function runTaken(workspace, input, ownerPid2) {
  const { carryOutTaken } = await Promise.resolve().then(() => __toESM(require("./app.route.take-way.cjs")));
  const gone = await carryOutTaken(workspace, input.session, lineOf2(workspace, input, ownerPid2));
  grantCalls(workspace, input.session, gone);
  return gone.answer;
}
function grantCalls({ userFolder, project, now }, session2, { answer, command }) {
  if (answer.kind === "context" && grantsOf(command).length > 0)
    rememberCommand(userFolder, session2, { project, command }, now());
}
function lineOf2(workspace, input, ownerPid2) {
  return async ({ command, args }) => handlerOf(command)(workspace, { ...input, command, args }, ownerPid2);
}
async function endWhatIsOver(workspace, session2, state) {
  if ((0, import_hooks_active_on_stop.loopsIn)(state).every(({ terms }) => terms.execution === null)) return;
  const { endExecutions } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.end-executions.cjs")));
  await endExecutions(workspace, session2, state);
}
var OTHERWISE_UNTOLD = /* @__PURE__ */ new Set([
  ...["discuss", "init", "map", "plan", "quick", "remember", "setup", "verify"]
]);
async function noteTyped(workspace, { session: session2, command, args }, answer) {
  const { project } = workspace;
  if (!(0, import_node_fs6.existsSync)((0, import_common22.mswPath)(project))) return;
  const told = answer.kind === "answer" ? (0, import_common30.redact)((0, import_common12.plainLine)(answer.text.split("\n")[0] ?? "", 200)) : null;
  const words = (0, import_common30.redact)((0, import_common12.plainLine)(args, 200));
  const event = { event: "command-typed", session: session2, command, words, told };
  await (0, import_common.appendJournal)(project, event, (0, import_common2.isoNow)(workspace)).catch(() => void 0);
}
async function answerCommand(workspace, input, ownerPid2) {
  const command = findCommand(input.command);
  if (command === void 0) return { answer: import_hooks_active_on_stop12.silent, command: "help" };
  const immediate = answerAtOnce(command, input.args);
  if (immediate !== null) return { answer: (0, import_hooks_active_on_stop12.sayLines)(immediate), command: command.name };
  if (command.name !== "go")
    return { answer: await handlerOf(command.name)(workspace, input, ownerPid2), command: command.name };
  const { goCommand } = await Promise.resolve().then(() => __toESM(require("./app.route.go-command.cjs")));
  return goCommand(workspace, input, {
    run: lineOf2(workspace, input, ownerPid2),
    close: (how) => byOperation("milestone close", () => ({ ...how }))(workspace, input)
  });
}
function handlerOf(command) {
  return HANDLERS[command] ?? byOperation(operationOf(command) ?? command);
}
var HANDLERS = {
  loop: startLoop,
  resume: goOn,
  stop: stopAll,
  status: async (workspace, input) => {
    const { tendJobs } = await Promise.resolve().then(() => __toESM(require("./app.jobs.tend-jobs.cjs")));
    const { takeNews } = await Promise.resolve().then(() => __toESM(require("./app.jobs.end-job.cjs")));
    await tendJobs(workspace);
    await takeNews(workspace, input.session);
    return byOperation("status")(workspace, input);
  },
  help: (_, { args }) => (0, import_hooks_active_on_stop12.sayLines)(commandHelp(args)),
  research: async (workspace, { args, session: session2 }) => {
    const { researchCommand } = await Promise.resolve().then(() => __toESM(require("./app.research.research-command.cjs")));
    const { startJob } = await Promise.resolve().then(() => __toESM(require("./app.jobs.start-job.cjs")));
    return (0, import_hooks_active_on_stop12.sayLines)(
      await researchCommand(
        workspace,
        args,
        (topic, options) => startJob(workspace, { kind: "research", topic, options }, { session: session2 })
      )
    );
  },
  plan: async (workspace, { args }) => {
    const { planCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.phases.plan-command.cjs")));
    return planCommand(workspace, args);
  },
  execute: async (workspace, input, ownerPid2) => {
    const { executeByJob } = await Promise.resolve().then(() => __toESM(require("./app.jobs.start-phase.cjs")));
    const byJob = await executeByJob(workspace, input.args);
    if (byJob !== null) return (0, import_hooks_active_on_stop12.sayLines)(byJob);
    const { executeCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.execute-command.cjs")));
    return executeCommand(workspace, input, ownerPid2);
  },
  map: async (workspace, { args }) => {
    const { mapCommand } = await Promise.resolve().then(() => __toESM(require("./app.mapping.map-command.cjs")));
    return mapCommand(workspace, args);
  },
  verify: async (workspace, { args }) => {
    const { verifyCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.verification.verify-command.cjs")));
    return verifyCommand(workspace, args);
  },
  init: async (workspace, { args }) => {
    const { initCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.writing.init-command.cjs")));
    return initCommand(workspace, args);
  },
  discuss: async (workspace, { args }) => {
    const { discussCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.writing.discuss-command.cjs")));
    return discussCommand(workspace, args);
  },
  quick: async (workspace, input, ownerPid2) => {
    const { quickCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.quick.quick-command.cjs")));
    return quickCommand(workspace, input, ownerPid2);
  },
  remember: byOperation("memory add", ({ args }) => ({
    ...readRemember(args),
    agent: "user",
    wrap: true
  })),
  ask: async (workspace, { args }) => {
    const { askCommand } = await Promise.resolve().then(() => __toESM(require("./app.commands.ask-command.cjs")));
    return askCommand(workspace, args);
  },
  setup: async (workspace, { args }) => {
    const { setUpCommand } = await Promise.resolve().then(() => __toESM(require("./app.quota.set-up.cjs")));
    return setUpCommand(workspace, args);
  }
};
async function stopAll(workspace, input) {
  const stop = byOperation("loop stop");
  const { readChain } = await Promise.resolve().then(() => __toESM(require("./app.route.chain-record.cjs")));
  const chain = readChain(workspace, input.session);
  if (chain === null) return stop(workspace, input);
  const { endChain } = await Promise.resolve().then(() => __toESM(require("./app.route.take-chain-step.cjs")));
  const { answer } = await endChain(workspace, chain, { why: "You stopped it.", type: null });
  const hasLoop = (0, import_hooks_active_on_stop.findLoop)((0, import_hooks_active_on_stop.readLoopState)(workspace), input.session) !== null;
  const stopped = hasLoop ? await stop(workspace, input) : null;
  const lines = [answer, stopped].flatMap((one) => one?.kind === "answer" ? [one.text] : []);
  return (0, import_hooks_active_on_stop12.sayLines)(lines.join("\n"));
}
async function startLoop(workspace, input, ownerPid2) {
  const parsed = parseArguments(input.args);
  if (parsed.status === "refused") return (0, import_hooks_active_on_stop12.sayLines)(parsed.reason);
  const { request } = parsed;
  const { session: session2, transcriptPath } = input;
  const armed = await armLoop(workspace, { session: session2, request, transcriptPath, ownerPid: ownerPid2 });
  if (armed.status === "refused") return (0, import_hooks_active_on_stop12.sayLines)(armed.reason);
  return { kind: "context", context: armed.context, notice: armed.notice };
}
async function goOn(workspace, input, ownerPid2) {
  const { session: session2 } = input;
  const request = { session: session2, ...readResume(input.args), ownerPid: ownerPid2, tellsHints: true };
  const resumed = await resumeLoop(workspace, request);
  if (resumed.status === "refused" || resumed.loop === null) return (0, import_hooks_active_on_stop12.sayLines)(resumed.message);
  const hints = resumed.hints.map((hint) => import_common16.prose`Hint from the user: ${(0, import_common29.typedLine)(hint, 4e3)}`);
  const first = await contextFor(workspace, resumed.loop, resumed.reported);
  const context = (0, import_common16.joinProse)([first, ...hints.length === 0 ? [] : [(0, import_common16.fitProse)(hints, 6e3)]], "\n");
  return { kind: "context", context, notice: `msw \u25B8 ${resumed.message}` };
}

// src/adapters/claude-code/hook-input.ts
function parseCommand(value) {
  const parsed = expansionSchema().safeParse(value);
  if (!parsed.success) return null;
  const command = /^msw:([a-z-]+)$/.exec(parsed.data.command_name)?.[1];
  if (command === void 0) return null;
  return {
    session: parsed.data.session_id,
    command,
    args: parsed.data.command_args,
    transcriptPath: parsed.data.transcript_path
  };
}
function parseToolDone(value) {
  const parsed = toolDoneSchema().safeParse(value);
  if (!parsed.success || parsed.data.agent_id != null) return null;
  return { session: parsed.data.session_id, transcriptPath: parsed.data.transcript_path };
}
function parseSessionStart(value) {
  const parsed = sessionStartSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, source: parsed.data.source } : null;
}
function parseSessionEnd(value) {
  const parsed = sessionEndSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, reason: parsed.data.reason } : null;
}
function parseConfigChange(value) {
  const parsed = (0, import_adapters_loops_record_schemas.object)(session()).safeParse(value);
  return parsed.success ? { session: parsed.data.session_id } : null;
}
function parseStopFailure(value) {
  const parsed = stopFailureSchema().safeParse(value);
  if (!parsed.success) return null;
  const { session_id: session2, error, last_assistant_message: message } = parsed.data;
  return { session: session2, error, message };
}
var session = () => ({ session_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)) });
var optionalText = () => (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null);
var text2 = () => (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.string)(), "");
var expansionSchema = () => (0, import_adapters_loops_record_schemas.object)({
  ...session(),
  command_name: (0, import_adapters_loops_record_schemas.string)(),
  command_args: text2(),
  transcript_path: optionalText()
});
var toolDoneSchema = () => (0, import_adapters_loops_record_schemas.object)({ ...session(), transcript_path: optionalText(), agent_id: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
var sessionStartSchema = () => (0, import_adapters_loops_record_schemas.object)({
  ...session(),
  source: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas._enum)(["startup", "resume", "clear", "compact", "fork", "other"]), "other")
});
var sessionEndSchema = () => (0, import_adapters_loops_record_schemas.object)({ ...session(), reason: text2() });
var stopFailureSchema = () => (0, import_adapters_loops_record_schemas.object)({ ...session(), error: text2(), last_assistant_message: text2() });

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

// src/hooks/active/on-command.ts
function onCommand(call) {
  return (0, import_hooks_active_on_stop13.handleCall)(call, {
    parse: parseCommand,
    eventOf: () => "UserPromptExpansion",
    use: (workspace, input) => runCommand(workspace, input, (0, import_hooks_active_on_stop5.ownerPid)(workspace.env))
  });
}
