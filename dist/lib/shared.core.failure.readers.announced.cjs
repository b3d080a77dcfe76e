

// src/core/failure/readers/announced.ts
var BULLET = /^\s{0,12}(?:[-*\u2022]|\d{1,3}[.)]) {1,4}(?=\S)/;
var COUNTS = /\b\d{1,5} (?:[\w-]{1,30} ){0,3}(?:errors?|problems?|issues?|failures?|violations?)\b/;
var COUNT = /^(?:<\w{1,80}: )?\d{1,5} (?=[\w-])/;
var MARKS = /^[\s|-]*\^[\s^~-]*$/;
var MOST_LINES = 60;
function announced(message, below) {
  const lines = below.slice(0, MOST_LINES);
  const first = lines.find((line) => line.trim() !== "") ?? "";
  const caption = message.replace(COUNT, "").replace(/:$/, "").trim();
  if (BULLET.test(first))
    return blocks(lines, (line) => BULLET.test(line)).map((said2) => `${caption}: ${said2}`);
  if (COUNTS.test(message)) {
    const outer = indentOf(first);
    return blocks(lines, (line) => indentOf(line) === outer).map((said2) => `${caption}: ${said2}`);
  }
  if (!message.endsWith(":")) return [];
  const said = lines.slice(lines.findLastIndex((line) => MARKS.test(line)) + 1).find((line) => line.trim() !== "");
  return said === void 0 ? [] : [`${message} ${said.trim()}`];
}
function blocks(lines, begins) {
  const found = [];
  const indent = indentOf(lines.find((line) => line.trim() !== "") ?? "");
  for (const line of lines) {
    const said = line.replace(BULLET, "").trim();
    if (said === "") continue;
    if (indentOf(line) === indent && begins(line)) found.push(said);
    else if (found.length > 0) found[found.length - 1] = `${found.at(-1)} ${said}`;
  }
  return found;
}
function indentOf(line) {
  return line.search(/\S|$/);
}
module.exports = {
  announced: announced
};
