// How much two statements speak of the same thing, by their words alone. A heuristic: it knows no meaning.

const COMMON = new Set(
  'about after all also and any are been before being both but can cannot could does done each for from has have into its may more must not off one only onto other our out over shall should some such than that the their them then there these they this those under until upon use used user users uses using very was when where which while who will with within without would you your'.split(
    ' ',
  ),
);

/** From 0 to 1: the share of the words of `statement` that `text` has as well; 0 for a statement of no words. */
export function wordOverlap(statement: string, text: string): number {
  const wanted = statementWords(statement);
  if (wanted.size === 0) return 0;
  const given = statementWords(text);
  return [...wanted].filter((word) => given.has(word)).length / wanted.size;
}

function statementWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(stem));
}

/** Enough for plans and criteria to meet: `lists`, `listed` and `listing` are one word. */
function stem(word: string): string {
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, '');
  return bare.length >= 3 ? bare : word;
}
