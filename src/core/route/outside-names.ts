// The names in a task that could stand for things outside the project: libraries, services, formats. Whether the
// project knows one is for a caller that can read its files.

/** As written, without duplicates. */
export function outsideNames(text: string): readonly string[] {
  const found = [
    ...all(text, SCOPED),
    ...all(text, AFTER_USE).filter(looksLikeName),
    ...all(text, AFTER_WITH).filter((name) => UNLIKE_WORDS.test(name) && looksLikeName(name)),
    ...all(text, DISTINCT).filter((name) => !GENERAL.has(name.toLowerCase())),
    ...all(text, NAMED).filter((name) => !GENERAL.has(name.toLowerCase())),
  ];
  return [...new Map(found.map((name) => [nameKey(name), name])).values()].slice(0, MOST);
}

/** `Foo.js`, `foo-js` and `@types/foo` have the same key. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/^@types\//, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a name means this dependency, or a dependency that is its client, such as `stripe-node`. */
export function isNameOf(dependency: string, name: string): boolean {
  const key = nameKey(name);
  if (key === '') return true;
  return (
    nameKey(dependency) === key ||
    dependency
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .includes(key)
  );
}

const MOST = 8;

const SCOPED = /(?<![\w/])(@[a-z0-9][\w.-]{0,60}\/[\w.-]{1,60})/g;

/** Names after words that bring something in. */
const AFTER_USE =
  /\b(?:use|using|via|integrate(?: with)?|adopt|install|introduce|(?:migrate|switch|move|port)(?: [\w/.-]+){0,4} to|replace [\w@/.-]+ (?:with|by)|based on|on top of|connect(?: it)? to|support(?: for)?|powered by|backed by) (?:an? |the )?`?([A-Za-z@][\w@/.+-]{1,60})/gi;

/** "With" introduces almost anything, so a plain word after it is not a sign of a name. */
const AFTER_WITH = /\bwith (?:an? |the )?`?([A-Za-z@][\w@/.+-]{1,60})/gi;

/** Spelled unlike any plain word: `OAuth`, `GraphQL`, `gRPC`, `S3`. A name to be created is the project's own. */
const DISTINCT =
  /(?<!\b(?:class|function|method|type|component|interface|hook|module|variable|constant|called|named) )(?<![\w.$`/-])([A-Z][a-z0-9]{0,30}[A-Z][A-Za-z0-9]{0,40}|[a-z]{1,20}[A-Z]{2}[A-Za-z0-9]{0,40}|[A-Z]\d{1,4})(?![\w(/]|\.\w)/g;

/** A capitalised word inside a sentence. */
const NAMED = /(?<=[a-z,;:)] )([A-Z][a-z]{2,}(?:\.js|DB|MQ)?)(?![\w(]|\.\w)/g;

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.slice(0, LONGEST).matchAll(pattern)].map((match) =>
    (match[1] ?? match[0]).replace(/[.,;:!?`]{1,3}$/, ''),
  );
}

const LONGEST = 5_000;

const UNLIKE_WORDS = /[A-Z\d@/.]/;

/** A word in lower case could be a library or any word: clear words of the language are excluded. */
function looksLikeName(word: string): boolean {
  if (GENERAL.has(word.toLowerCase())) return false;
  if (UNLIKE_WORDS.test(word)) return true;
  return word.length > 2 && !/(?:ing|ed|ion|ment|ness|ity|ly|able|ible|al|ive|ous|ers?|ors?)$/.test(word);
}

/** Neither dependencies nor anything else that needs research. */
const GENERAL: ReadonlySet<string> = new Set(
  'promises callbacks async await generators streams esm commonjs a an the it its them they this that these those each every any all some one two more most less same other another new newer newest latest old older modern existing default standard native plain simple strict clean clear safe fast static dynamic generic custom shared full empty public private remote proper better correct real actual care caution just only our your my his her their such which what same no not and or but if so as at by for from in into of on to up with without error errors message messages test tests code file files name names value values list lists map maps set sets key keys type types class classes function functions method methods option options argument arguments config data text string strings number numbers date dates time times url urls uri api apis http https tcp udp ip dns tls ssl json xml csv tsv yaml toml html css js ts jsx tsx sql cli ui ux ci cd id ids uuid todo readme changelog license iso utc utf utf8 ascii pdf png jpg svg gif ok db rest mvp lru ttl os io stdin stdout stderr env esc ctrl ctrl-c shift alt enter tab linux windows macos unix mac posix bash shell node nodejs javascript typescript python rust go java ruby php c english german french monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december i e g claude msw git github gitlab npm we default cannot module'.split(
    ' ',
  ),
);
