// A text as edits to a similar one. Edits walk along the lines of the first text: a number takes that many lines, a
// negative one skips that many, a string is a new line, and a list turns the next line into another one by the same
// kind of edits to its characters: `[7, "\u001b[31m", 3]` is seven characters, a colour, three characters.

/** Applies edits to the lines of the first text. */
export function applyEdits(lines, edits) {
  let at = 0;
  return edits.flatMap((edit) => {
    if (typeof edit === 'string') return [edit];
    const from = at;
    at += Array.isArray(edit) ? 1 : Math.abs(edit);
    if (Array.isArray(edit)) return [editedLine(lines[from], edit)];
    return edit < 0 ? [] : lines.slice(from, at);
  });
}

function editedLine(line, edits) {
  let at = 0;
  return edits
    .map((edit) => {
      if (typeof edit === 'string') return edit;
      const from = at;
      at += Math.abs(edit);
      return edit < 0 ? '' : line.slice(from, at);
    })
    .join('');
}

/** The edits that turn the first list of lines into the second. */
export function editsBetween(first, second) {
  const steps = walk(first.map(likeness), second.map(likeness));
  return joined(steps.flatMap(({ skip, add }) => changedLines(first, second, skip, add)));
}

/** Lines that differ only in colours and numbers are worth comparing character by character. */
function likeness(line) {
  return line
    .replaceAll(ANSI, '')
    .replaceAll(/\d+(?:\.\d+)?/g, '0')
    .trim();
}

/** The lines in both (one index each), and the gaps between them (some of either). */
function walk(first, second) {
  const lengths = commonLengths(first, second);
  const steps = [];
  let [a, b, gap] = [0, 0, { skip: [], add: [] }];
  while (a < first.length && b < second.length) {
    if (first[a] === second[b]) {
      steps.push(gap, { skip: [a++], add: [b++] });
      gap = { skip: [], add: [] };
    } else if (lengths[a + 1][b] >= lengths[a][b + 1]) gap.skip.push(a++);
    else gap.add.push(b++);
  }
  while (a < first.length) gap.skip.push(a++);
  while (b < second.length) gap.add.push(b++);
  return [...steps, gap];
}

/** By two starting points, the common length of the rests. */
function commonLengths(first, second) {
  const lengths = Array.from({ length: first.length + 1 }, () => new Uint32Array(second.length + 1));
  for (let a = first.length - 1; a >= 0; a -= 1) {
    for (let b = second.length - 1; b >= 0; b -= 1) {
      const longer = Math.max(lengths[a + 1][b], lengths[a][b + 1]);
      lengths[a][b] = first[a] === second[b] ? lengths[a + 1][b + 1] + 1 : longer;
    }
  }
  return lengths;
}

/** A line in a gap becomes an edit of its counterpart when that is shorter than the new line itself. */
function changedLines(first, second, skip, add) {
  return Array.from({ length: Math.max(skip.length, add.length) }, (_, index) => {
    if (index >= add.length) return [-1];
    const line = second[add[index]];
    if (index >= skip.length) return [line];
    const edits = joined(characterEdits(first[skip[index]], line));
    if (first[skip[index]] === line) return [1];
    return JSON.stringify(edits).length < JSON.stringify(line).length ? [edits] : [-1, line];
  }).flat();
}

function characterEdits(from, to) {
  const [first, second] = [from.match(TOKEN) ?? [], to.match(TOKEN) ?? []];
  return walk(first, second).flatMap(({ skip, add }) => {
    const [old, fresh] = [skip.map((at) => first[at]).join(''), add.map((at) => second[at]).join('')];
    if (old === fresh) return old === '' ? [] : [old.length];
    return [...(old === '' ? [] : [-old.length]), ...(fresh === '' ? [] : [fresh])];
  });
}

/** Merges consecutive numbers of the same sign. */
function joined(edits) {
  const result = [];
  for (const edit of edits) {
    const last = result.at(-1);
    const same = typeof edit === 'number' && typeof last === 'number' && edit > 0 === last > 0;
    if (same) result[result.length - 1] = last + edit;
    else result.push(edit);
  }
  return result;
}

const ANSI = /\x1b\[[\d;]*m/g;
const TOKEN = /\x1b\[[\d;]*m|[\p{L}\d]+|\s+|./gsu;
