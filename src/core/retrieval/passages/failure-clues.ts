// Extracts the clues of a failure to search documents for: its code, the names in its message, its files, and plain
// words.

import type { Failure, FailureItem } from '../../failure/text/failure.ts';
import { type ExactTerm, exactTerms } from '../../guidance/exact-terms.ts';
import { once } from '../../once.ts';
import { analyse } from '../analyse.ts';

/** A name that occurs in a document exactly as in the failure. */
export interface Anchor {
  readonly text: string;
  /** `document`: one that the failure refers the reader to. */
  readonly kind: 'code' | 'symbol' | 'file' | 'document';
  /** How telling it is: a code that only this project has counts more than a word in quotes. */
  readonly weight: number;
  /** One that few documents have is reason enough to show the passage. */
  readonly isExact?: boolean;
}

export interface Clues {
  readonly anchors: readonly Anchor[];
  /** Runs of the message's words long enough that a text with one of them, word for word, quotes the message. */
  readonly phrases: readonly string[];
  /** The words of the message as indexed, without those that occur in any failure. */
  readonly words: readonly string[];
  readonly message: string;
}

type Told = Pick<Failure, 'tool' | 'code' | 'class' | 'headline' | 'items'>;

/** Names of assertions occur in every test, and in every text about tests. */
const ASSERTS =
  /^(?:\w{0,20}\.)?(?:to(?:Be|Have|Equal|Match|Contain|Throw|Include|Strict|Return|Resolve|Reject|Satisfy)\w{0,40}|assert\w{0,40}|XCTAssert\w{0,40})$/;

/** Further items repeat these or concern something else. */
const MOST_ITEMS = 3;

/** @param output of the check, when available */
export function failureClues({ tool, code, class: name, headline, items }: Told, output = ''): Clues {
  const shown = items.filter((item) => item.code === code && item.tool === tool).slice(0, MOST_ITEMS);
  const all = [...new Set([headline, ...shown.flatMap(wordsOf)])].join('\n');
  const told = all.replaceAll(ADDRESS, '$1');
  const anchors = new Map<string, Anchor>();
  const add = (text: string, kind: Anchor['kind'], weight: number) => {
    if (text.length < 3 || generic().has(text.toLowerCase()) || ASSERTS.test(text)) return;
    if ((anchors.get(text)?.weight ?? 0) < weight) anchors.set(text, { text, kind, weight });
  };
  const own = [...output.matchAll(CODE)].slice(0, MOST_ITEMS).flatMap(([, one]) => one ?? []);
  const codes = [code, name, ...own].filter((one) => one !== null);
  for (const one of codes) addCode(one, add);
  for (const [, , name = ''] of all.matchAll(ADDRESS)) add(name, 'document', 3);
  const named = [...told.matchAll(FILES)].map(([, file = '']) => file);
  for (const file of [...shown.flatMap(filesOf), ...named]) addFile(file, add);
  const plain = told.replaceAll(FILES, ' ');
  for (const { text, weight } of namesIn(plain)) add(text, 'symbol', weight);
  for (const [, meant = ''] of plain.matchAll(MEANT)) add(meant, 'symbol', weightOf(meant) + 1.5);
  const said = shown.map((item) => item.words).join('\n') || headline;
  for (const one of exactAnchors(said)) anchors.set(one.text, one);
  const words = analyse(`${tool} ${codes.join(' ')} ${told}`, 'code').filter((word) => !isEmpty(word));
  const phrases = told.split('\n').flatMap(phrasesOf);
  return {
    anchors: [...anchors.values()],
    phrases: [...new Set(phrases)].slice(0, MOST_PHRASES),
    words: [...new Set(words)],
    message: told,
  };
}

function exactAnchors(said: string): readonly Anchor[] {
  const terms = exactTerms(said.replaceAll(PLACES, ' ')).filter(isTelling);
  return terms.map(({ kind, text }) => {
    return { text, kind: kind === 'file' ? 'file' : 'symbol', weight: EXACT, isExact: true };
  });
}

/** A status, a port, a path, or a name that no sentence has. */
function isTelling({ kind, text }: ExactTerm): boolean {
  if (generic().has(text.toLowerCase()) || ASSERTS.test(text) || text.length < 2) return false;
  return kind === 'number' || kind === 'file' || (kind !== 'quoted' && /[a-z][A-Z]|[\d_]/.test(text));
}

const PHRASE = 5;
const MOST_PHRASES = 60;
/** A phrase needs this many words that do not occur in any failure. */
const TELLING_WORDS = 3;

function phrasesOf(line: string): readonly string[] {
  const words = line.split(/\s+/).slice(0, 200);
  return words.flatMap((_, at) => {
    const phrase = words.slice(at, at + PHRASE);
    if (phrase.length < PHRASE) return [];
    const plain = phrase.join(' ').replace(/^[^\p{L}\p{N}]{1,20}|[^\p{L}\p{N}]{1,20}$/gu, '');
    const telling = new Set(
      analyse(plain, 'english').filter((word) => /\p{L}{3}/u.test(word) && !isEmpty(word)),
    );
    return telling.size < TELLING_WORDS ? [] : [plain];
  });
}

function wordsOf({ words, testId }: FailureItem): readonly string[] {
  return testId === null ? [words] : [words, testId];
}

function filesOf({ file, ownFrame }: FailureItem): readonly string[] {
  return [file, ownFrame?.split(/:\d/)[0] ?? null].filter((one) => one !== null);
}

/** As node prints the fields of an error. */
const CODE = /\bcode: ['"]([A-Z][A-Z\d_]{2,80})['"]/g;

/** With a folder, any name with a dot may be a file; else only known endings: `iterator.end` is a name. */
const FILES =
  /((?:[\w@.-]{1,80}\/){1,12}[\w@-][\w@.-]{0,80}\.[A-Za-z]{1,5}|[\w@-][\w@.-]{0,80}\.(?:[cm]?[jt]sx?|vue|svelte|py|pyi|ipynb|go|rs|java|kts?|rb|php|c|cc|cpp|h|hpp|cs|swift|scala|ex|exs|sh|sql|json|jsonc|jsonl|ya?ml|toml|ini|cfg|conf|env|lock|xml|html?|css|scss|csv|md|mdx|rst|txt|adoc|proto|tf|gradle))(?=[:()\s'"`,]|$)/g;
/** Of a URL, only the document named at its end can occur in the project, as a document to read. */
const ADDRESS =
  /\bhttps?:\/\/[^\s'"`)>]{0,200}?(([^\s'"`)>/]{1,80}\.(?:mdx?|rst|adoc))?[^\s'"`)>/]{0,80})(?=[\s'"`)>]|$)/g;

function addFile(file: string, add: (text: string, kind: Anchor['kind'], weight: number) => void): void {
  const base = file.split('/').at(-1) ?? file;
  if (file !== base) add(file, 'file', 3);
  if (!COMMON_FILES.test(base)) add(base, 'file', 2);
}

const COMMON_FILES = /^(?:index|main|test|tests|app|lib|mod|utils|helpers|__init__|conftest|setup)\.[a-z]+$/i;

/** A tool suggests only names that exist. */
const MEANT = /did you mean(?: to \w{1,20})?:? ['"`]?([\w$][\w$.-]{2,80}[\w$])['"`?]/gi;
/** Where it failed, as some tools say before the message. */
const PLACES =
  /(?<![^\s:])(?:[^\s:/]{0,200}\/[^\s:]{1,200}::\S{1,200}|[^\s:]{1,200}\.[a-z]{1,5}:\d{1,6}\S{0,20})/g;

/** More than any sum of ordinary words. */
const EXACT = 8;

interface Name {
  readonly text: string;
  readonly weight: number;
}

/** Names spelled like code, names in quotes, and flags. */
function namesIn(message: string): readonly Name[] {
  const quoted = [...message.matchAll(QUOTED)].flatMap(([, , text = '']) => quotedNames(text.trim()));
  const written = [...message.matchAll(IDENTIFIER)].flatMap(([text]) =>
    isCodeLike(text) ? partsOf(text) : [],
  );
  const flags = [...message.matchAll(/(?<![\w-])--?[a-z][\w-]{2,40}/g)].map(([text]) => ({
    text,
    weight: 2.5,
  }));
  return [...quoted, ...written, ...flags];
}

const QUOTED = /(['"`‘“])([^'"`‘’“”\n]{2,80})['"`’”]/g;
const IDENTIFIER =
  /(?<![\w$-])[A-Z][A-Z\d]{1,15}(?:-\d{1,8}){1,3}(?![\w$-])|(?<![\w$])[A-Za-z_$][\w$]{0,80}(?:(?:\.|::|#|-)[A-Za-z_$][\w$]{0,80}){0,8}/g;

function quotedNames(text: string): readonly Name[] {
  if (!/^[\w$@.-]\S*$/.test(text)) return [];
  if (SCOPED.test(text)) return [{ text, weight: 3 }];
  return isCodeLike(text) ? partsOf(text) : [{ text, weight: 1.5 }];
}

/** A scoped package: `@acme/proto`. */
const SCOPED = /^@[\w.-]{1,40}\/[\w.-]{1,60}$/;

/** `axios.create` also matches a lone `create`, with less weight. */
function partsOf(text: string): readonly Name[] {
  if (OWN_CODE.test(text)) return [{ text, weight: weightOf(text) }];
  const last = text.split(/[^\w$]/).at(-1) ?? text;
  const whole = { text, weight: weightOf(text) };
  return last === text ? [whole] : [whole, { text: last, weight: isCodeLike(last) ? weightOf(last) : 1.5 }];
}

/** `httpx.UnsupportedProtocol` is declared and documented without the module. */
function addCode(code: string, add: (text: string, kind: Anchor['kind'], weight: number) => void): void {
  add(code, 'code', weightOfCode(code));
  const last = code.split(/[^\w$]/).at(-1) ?? code;
  if (last !== code && isCodeLike(last)) add(last, 'code', weightOf(last));
}

/** A code made of words belongs to one project; a number or the name of a rule occurs in many documents. */
function weightOfCode(code: string): number {
  if (OWN_CODE.test(code)) return weightOfOwn(code);
  if (PLUGIN_RULE.test(code)) return 4;
  if (!isConstant(code)) return 2.5;
  return code.split('_').length > 2 ? 6 : 4;
}

/** The more words a name has, the less likely it occurs by chance. */
function weightOf(name: string): number {
  if (isConstant(name)) return weightOfCode(name);
  if (OWN_CODE.test(name)) return weightOfOwn(name);
  if (/^[A-Z]{1,16}$/.test(name)) return 2;
  if (/^[A-Z][a-z]+(?:Error|Exception|Warning)$/.test(name)) return 2.5;
  const parts = name.split(/[\W_]+|(?<=[a-z])(?=[A-Z])/).filter((part) => part !== '').length;
  return parts < 3 ? 3 : Math.min(5, parts + 1);
}

/** `ACME_REGION`. */
function isConstant(name: string): boolean {
  return /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(name);
}

/** A plugin's rule of several words: `acme/no-direct-fetch`. */
const PLUGIN_RULE = /^@?[a-z][\w.-]{0,40}\/(?:[\w-]{1,40}\/)?[a-z]+(?:-[a-z\d]+)+$/;
/** `AR-117`, `ORA-00942`, `RUSTSEC-2024-0001`: a number from somebody's list. */
const OWN_CODE = /^[A-Z][A-Z\d]{1,15}(?:-\d{1,8}){1,3}$/;
/** Names of this form that are not failures. */
const STANDARDS =
  /^(?:UTF|UCS|ISO|SHA|MD|AES|RSA|RFC|IEEE|ECMA|ES|CP|UTC|GMT|IPV?|HTTP|TLS|OAUTH|GPT|P|X|BASE)-/;

function weightOfOwn(code: string): number {
  return STANDARDS.test(code) ? 1.5 : 4;
}

function isCodeLike(text: string): boolean {
  if (OWN_CODE.test(text)) return !STANDARDS.test(text);
  if (/[a-z\d][A-Z]|[A-Z]{2}[a-z]|\w_\w|\w(?:\.|::|#)\w/.test(text)) return true;
  // Like the names of HTTP headers.
  if (/^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/.test(text)) return true;
  return /^(?=.*\d)[A-Z][A-Z\d]{2,}$/.test(text) || /^[A-Z]{4,}$/.test(text);
}

/** Numbers of one or two digits are positions and values. */
function isEmpty(word: string): boolean {
  return generic().has(word) || /^\d{1,2}$/.test(word) || word.length < 2;
}

/** Words in the failures of any project. Lazy, since a search loads this file too and needs none of them. */
const generic = once(
  (): ReadonlySet<string> =>
    new Set(
      [
        'error errors typeerror valueerror keyerror attributeerror importerror modulenotfounderror runtimeerror',
        'assertionerror assertionerr syntaxerror referenceerror rangeerror nameerror indexerror exception fail failed',
        'failure failing warning fatal panic panicked undefined null nan object array string number boolean promise',
        'function module exports require import default index main test tests value data type name length void any',
        'never unknown none true false self int str float list dict bool expect expected assert assertion received',
        'actual got tobe toequal tostrictequal err_assertion err_module_not_found module_not_found err_test_failure',
        'testcodefailure node_modules traceback file line most recent call last cannot could does has have must property',
        'argument arguments parameter assign assignable exist found find read reading instance attribute json http',
        'https src lib dist equal deep than but was were called call module.exports process.exit stderr stdout code',
        'message exit status todo src/index.ts index.ts index.js package.json console.log error.stack err.message',
      ].flatMap((line) => {
        const plain = line.split(' ');
        return [...plain, ...analyse(line, 'english')];
      }),
    ),
);
