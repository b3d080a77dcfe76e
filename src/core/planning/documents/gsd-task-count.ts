// How many tasks gsd-core would count in a plan: every `<task` that has a `>`, also where the text only quotes
// it; without any, every `## Task 1` heading. MSW's own count leaves out what is quoted.

const OPENING = /<task(?=[\s>])/gi;
const HEADING = /##\s*Task\s*\d+/gi;

/** Linear: a `<task` without any `>` behind it ends the search. */
export function gsdTaskCount(text: string): number {
  const tags = countOpenings(text);
  return tags > 0 ? tags : [...text.matchAll(HEADING)].length;
}

function countOpenings(text: string): number {
  const opening = new RegExp(OPENING);
  let count = 0;
  while (opening.exec(text) !== null) {
    const end = text.indexOf('>', opening.lastIndex);
    if (end === -1) break;
    count += 1;
    opening.lastIndex = end + 1;
  }
  return count;
}
