// Finds the texts that must occur wherever a pattern matches. V8 compiles a pattern on first use, which takes far
// longer than checking that a text contains none of them.

/** Every match of the pattern contains one of these; null when that is unknown. */
export function cuesOf({ source, flags }) {
  if (/[iuv]/.test(flags)) return null;
  const cues = readAlternatives(source, 0)?.cues ?? [];
  return cues.length === 0 ? null : [...new Set(cues)];
}

/** Reads up to the closing bracket or the end. No cues: it may match without any. Null when not understood. */
function readAlternatives(source, from) {
  const cues = [];
  let isOpen = false;
  for (let at = from; ; at += 1) {
    const read = readSequence(source, at);
    if (read === null) return null;
    isOpen ||= read.cues.length === 0;
    cues.push(...read.cues);
    at = read.end;
    if (source[at] !== '|') return { cues: isOpen ? [] : cues, end: at };
  }
}

/** One alternative: the most telling of the cues that it must contain. */
function readSequence(source, from) {
  const offered = [[]];
  let run = '';
  const closeRun = () => {
    if (run !== '') offered.push([run]);
    run = '';
  };
  let at = from;
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const atom = readAtom(source, at);
    if (atom === null) return null;
    const times = TIMES.exec(source.slice(atom.end))?.[0] ?? '';
    at = atom.end + times.length;
    if (!MAY_BE_ABSENT.test(times)) {
      run += atom.letter ?? '';
      offered.push(atom.cues);
    }
    if (atom.letter === null || times !== '') closeRun();
  }
  closeRun();
  return { cues: offered.reduce((best, cues) => (weightOf(cues) > weightOf(best) ? cues : best)), end: at };
}

const MAY_BE_ABSENT = /^(?:[?*]|\{0)/;
const TIMES = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/;

/** Decided by the shortest cue, as it may be the only one present. */
function weightOf(cues) {
  return cues.length === 0 ? 0 : Math.min(...cues.map(({ length }) => length));
}

/** `letter` is null unless the atom is one fixed character. */
function readAtom(source, at) {
  const letter = source[at];
  if (letter === '\\') return readEscape(source, at);
  if (letter === '[') return readClass(source, at);
  if (letter === '(') return readGroup(source, at);
  return '.^$'.includes(letter) ? anything(at + 1) : { letter, cues: [], end: at + 1 };
}

function anything(end) {
  return { letter: null, cues: [], end };
}

function readEscape(source, at) {
  const letter = source[at + 1];
  if (/[dDwWsSbB]/.test(letter)) return anything(at + 2);
  const control = { n: '\n', r: '\r', t: '\t' }[letter];
  if (control !== undefined) return { letter: control, cues: [], end: at + 2 };
  const code = /^\\u([0-9a-f]{4})/i.exec(source.slice(at))?.[1];
  if (code !== undefined)
    return { letter: String.fromCharCode(Number.parseInt(code, 16)), cues: [], end: at + 6 };
  return /\w/.test(letter) ? null : { letter, cues: [], end: at + 2 };
}

function readClass(source, from) {
  let at = from + 1;
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
  return anything(at + 1);
}

/** Anything that a group or a lookaround requires occurs in the text; a negative lookaround gives no cue. */
function readGroup(source, at) {
  const [opening] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at));
  const inner = readAlternatives(source, at + opening.length);
  if (inner === null) return null;
  return { letter: null, cues: opening.endsWith('!') ? [] : inner.cues, end: inner.end + 1 };
}
