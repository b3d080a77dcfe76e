

// src/core/failure/readers/make.ts
var make = {
  tool: "make",
  rank: "wrapper",
  programs: ["make", "gmake", "mingw32-make", "bmake", "ninja"],
  signature: /^(?:[^\s:][^:\n]{0,300}:\d{1,7}|(?:[^\s:]{0,300}\/)?(?:g|mingw32-|b)?make(?:\[\d+\])?): \*\*\* |^ninja: |^FAILED: |^g?make: (?:unrecognized|invalid) option /m,
  read
};
var RECIPE = /^(?:g|mingw32-|b)?make(?:\[(?<level>\d+)\])?: \*\*\* \[(?:[^\]:]+:\d+: )?(?<target>[^\]]+)\] (?<why>(?:Error \d+|[A-Z][a-z][\w ()]*?))(?: \(ignored\))?$/;
var OWN = /^(?=[^:]{0,300}:\d+: |(?:[^\s:]{0,300}\/)?(?:g|mingw32-|b)?make(?:\[\d+\])?: )(?<file>[^\s:][^:]*):(?:(?<line>\d+):)? \*\*\* (?<message>.*)$/;
var SHELL = /^(?:\/bin\/)?(?:ba|da|z|k)?sh: .*(?:not found|Permission denied)/;
function read({ lines }) {
  const run = {
    lines,
    deepest: lines.reduce((most, text) => Math.max(most, levelOf(text)), -1),
    shellSpoke: lines.some((text) => SHELL.test(text)),
    ninja: lines.some((text) => text.startsWith("ninja: "))
  };
  return lines.flatMap((text, line) => recipe(run, line) ?? own(text, line) ?? ninja(run, line) ?? []);
}
function levelOf(text) {
  const match = RECIPE.exec(text);
  return match === null ? -1 : Number(match.groups?.level ?? 0);
}
function recipe(run, line) {
  const text = run.lines[line] ?? "";
  const { target, why } = RECIPE.exec(text)?.groups ?? {};
  if (target === void 0 || why === void 0) return null;
  if (why === "Error 2" && levelOf(text) < run.deepest) return [];
  const missing = why === "Error 127" || why === "Error 126" ? notFound(run, line) : null;
  if (missing !== null) return missing;
  const code = why.replace(/^Error /, "exit ");
  return [{ ...finding(line, { code, message: `[${target}] ${why}` }), relay: true }];
}
function notFound({ lines, shellSpoke }, line) {
  if (shellSpoke) return [];
  for (let above = line - 1; above >= 0 && above > line - 5; above -= 1) {
    const [, program, problem] = /^\w*make(?:\[\d+\])?: (\S+): (No such file or directory|Permission denied)$/.exec(
      lines[above] ?? ""
    ) ?? [];
    if (program === void 0) continue;
    const code = problem === "Permission denied" ? "not-executable" : "command-not-found";
    return [finding(line, { code, message: `${program}: ${problem}` })];
  }
  return null;
}
function own(text, line) {
  const { file = "", line: at, message } = OWN.exec(text)?.groups ?? {};
  const option = /^g?make: ((?:unrecognized|invalid) option .*)$/.exec(text)?.[1];
  if (option !== void 0) return [finding(line, { code: "usage", message: option })];
  if (message === void 0) return null;
  const words = message.replace(/\.? {1,2}Stop\.$|\.$/, "");
  const absent = /^No rule to make target '[^']*'$|^No targets specified|^No targets\b/.test(words);
  const code = absent ? "missing-script" : codeOf(words);
  return [finding(line, { code, message: words, file: at === void 0 ? null : file })];
}
function codeOf(words) {
  return words.startsWith("No rule to make target") ? "no-rule" : null;
}
function ninja(run, line) {
  const text = run.lines[line] ?? "";
  const error = /^ninja: (?:error|fatal): (.*)$/.exec(text)?.[1];
  if (error !== void 0) return [{ ...finding(line, { code: null, message: error }), tool: "ninja" }];
  const target = /^FAILED: (?:\[code=\d+\] )?(\S+)/.exec(text)?.[1];
  if (target === void 0 || !run.ninja) return null;
  return [{ ...finding(line, { code: null, message: `FAILED: ${target}` }), tool: "ninja", relay: true }];
}
function finding(line, part) {
  return {
    line,
    severity: "error",
    phase: "compile",
    code: part.code,
    class: null,
    message: part.message,
    speech: "diagnostic",
    file: part.file ?? null,
    testId: null,
    frame: null
  };
}
module.exports = {
  make: make
};
