// What exists in the final code only, by name: a test that cannot even be compiled without it has noticed that it is
// missing. An error about anything else says nothing about the work.

import type { WitnessChange } from './plan-witness.ts';

export interface NewNames {
  /** Words that the code of arming has nowhere in the files that changed, and what is declared anew. */
  readonly words: ReadonlySet<string>;
  /** Of those, what can be called: it may have other parameters than before. */
  readonly declared: ReadonlySet<string>;
  /** Files of code that were added, without endings, `/` between the parts. */
  readonly modules: readonly string[];
}

export function newNames(changes: readonly WitnessChange[]): NewNames {
  const code = changes.filter(({ role }) => role === 'code' || role === 'other');
  const old = new Set(code.flatMap(({ before }) => wordsOf(before ?? '')));
  const declared = new Set(code.flatMap(({ before, after }) => declaredAnew(before ?? '', after ?? '')));
  const fresh = code.flatMap(({ after }) => wordsOf(after ?? '')).filter((word) => !old.has(word));
  const added = code.filter(({ status }) => status === 'added').map(({ path }) => path);
  return { words: new Set([...fresh, ...declared]), declared, modules: added.map(moduleOf) };
}

/** Whether an error that stops tests from being loaded or compiled names something of these. */
export function namesNew(message: string, { words, modules }: NewNames): boolean {
  const missing = MISSING_MODULE.exec(message);
  // A package is not a file of the project, even if its name is new in the code.
  if (missing !== null) return modules.some((module) => isModule(missing[1] ?? missing[2] ?? '', module));
  return (
    mentioned(message).some((word) => words.has(word)) ||
    [...message.matchAll(QUOTED)].some(([, quoted = '']) =>
      modules.some((module) => isModule(quoted, module)),
    )
  );
}

const MISSING_MODULE =
  /(?:Cannot find (?:module|package)|No module named|Failed to (?:resolve import|load url)|Could not resolve|cannot load such file --|ModuleNotFoundError:?) ["'`]?([^"'`\s]{1,300})|(?:package|fatal error:) ([\w./+-]{1,300}?)(?: does not exist|: No such file)/;

const QUOTED = /["'`‘“]([^"'`’”\n]{1,200})["'`’”]/g;

/** Where compilers and loaders put the name that they miss: in quotes, or behind words of theirs. */
const BEHIND =
  /(?:undefined:|not defined:|[Uu]nresolved reference:?|(?:class|method|variable|constructor|interface|function|type|call to|has no (?:field or method|attribute|member)))\s{1,5}([\w$.:]{1,200})/g;
/** In front of words of theirs. */
const BEFORE =
  /(?<![\w$.])([\w$.]{1,200}) (?:is not (?:defined|exported|a function|a constructor)|undefined \(type)/g;

function mentioned(message: string): readonly string[] {
  return [QUOTED, BEHIND, BEFORE].flatMap((pattern) =>
    [...message.matchAll(pattern)].flatMap(([, text = '']) => wordsOf(text)),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}_$][\p{L}\p{N}_$]+/gu) ?? [];
}

/** What lines that were added declare. */
function declaredAnew(before: string, after: string): readonly string[] {
  const old = new Set(linesOf(before));
  return linesOf(after).flatMap((line) => {
    const name = old.has(line)
      ? undefined
      : DECLARED.exec(line)
          ?.slice(1)
          .find((part) => part !== undefined);
    return name === undefined ? [] : [name];
  });
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}

/** Functions, types and methods; what languages without a word for them write is a name in front of a bracket. */
const DECLARED =
  /^(?:[\w@<>[\], ]{0,200}[ \t])?(?:function\*?|def|fn|func(?: \([^)\n]{0,100}\))?|class|struct|enum|trait|interface|record|type|const|let|var|static|mod)[ \t]{1,10}([\p{L}_$][\p{L}\p{N}_$]*)|^(?:[\w<>[\], ]{0,200}[ \t])?([\p{L}_$][\p{L}\p{N}_$]*)[ \t]?\([^;\n]{0,300}\)[^;\n]{0,100}\{$/u;

/** `src/shop/weeks.py` and `src/shop/weeks/__init__.py` are `src/shop/weeks`. */
function moduleOf(path: string): string {
  return path.replace(/\.\w{1,6}$/, '').replace(/\/(?:__init__|index|mod)$/, '');
}

/** As `../src/weeks.js`, `shop.weeks`, `rs::weeks`, `com.shop`: the last parts are those of the file or its folder. */
function isModule(specifier: string, module: string): boolean {
  const plain = specifier
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/\.(?:[cm]?[jt]sx?|py|rb|rs|json|vue|svelte|h|hh|hpp)$/, '');
  const parts = plain.split(/::|[./\\]/).filter((part) => part !== '' && part !== 'crate');
  const last = parts.at(-1) ?? '';
  if (last === '') return false;
  const own = module.split('/');
  const at = own.lastIndexOf(last);
  if (at < 0 || at < own.length - 2) return false;
  // A single bare word is a package, unless the project has such a file at its top or it was named by a path.
  const bare = parts.length === 1 && !/[./\\]/.test(specifier);
  return !bare || own.length <= 2;
}
