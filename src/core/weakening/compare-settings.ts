// Compares the configuration that checks stand on: tests, files or rules left out, thresholds lowered, failures that no
// longer count. Other settings may change freely.

import { narrowingOption } from './compare-commands.ts';
import { type Setting, settingsOf } from './settings-of.ts';
import { inSentence, type Weakening } from './weakening.ts';

/** A null text is a file that does not exist. `prefixes` limits the comparison to parts of the file; all when empty. */
export function compareSettings(
  path: string,
  before: string | null,
  after: string | null,
  prefixes: readonly string[] = [],
): readonly Weakening[] {
  const counts = ({ key }: Setting) =>
    prefixes.length === 0 || prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`));
  const old = settingsOf(path, before ?? '').filter(counts);
  const present = settingsOf(path, after ?? '').filter(counts);
  const removed = without(old, present);
  const added = without(present, old);
  const keys = [...new Set([...removed, ...added].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const change: Change = {
      key,
      name: key.slice(key.lastIndexOf('.') + 1),
      isKept: present.some((setting) => setting.key === key),
      wasThere: old.some((setting) => setting.key === key),
      removed: removed.filter((setting) => setting.key === key),
      added: added.filter((setting) => setting.key === key),
    };
    const found = RULES.map((rule) => rule(change)).find((one) => one !== null);
    if (found === undefined || found === null) return [];
    return [{ kind: found.kind, path, line: change.added[0]?.line ?? null, what: found.what }];
  });
}

function without(settings: readonly Setting[], others: readonly Setting[]): readonly Setting[] {
  const counts = new Map<string, number>();
  for (const { key, value } of others)
    counts.set(`${key}\0${value}`, (counts.get(`${key}\0${value}`) ?? 0) + 1);
  return settings.filter(({ key, value }) => {
    const left = counts.get(`${key}\0${value}`) ?? 0;
    counts.set(`${key}\0${value}`, left - 1);
    return left <= 0;
  });
}

interface Change {
  readonly key: string;
  /** The last part of the key. */
  readonly name: string;
  readonly isKept: boolean;
  readonly wasThere: boolean;
  readonly removed: readonly Setting[];
  readonly added: readonly Setting[];
}

type Rule = (change: Change) => Pick<Weakening, 'kind' | 'what'> | null;

const values = (settings: readonly Setting[]) => settings.map(({ value }) => value).join(' ');

const threshold: Rule = ({ key, name, removed, added }) => {
  const isThreshold =
    /threshold|checkcoverage|minimumcoverage|coverageminimum|failunder|jacoco|violationrules/.test(key) ||
    /^(?:branches|functions|lines|statements|minimum)$/.test(name);
  const old = numberIn(removed);
  const present = numberIn(added);
  if (/^maxwarnings|^maxproblems|^maxissues/.test(name) && old !== null && present !== null && present > old)
    return { kind: 'threshold-lowered', what: `${inSentence(name)} is now ${present}, it was ${old}` };
  if (!isThreshold || old === null) return null;
  if (present === null)
    return { kind: 'threshold-lowered', what: `${inSentence(name)} is gone, it was ${old}` };
  return present < old
    ? { kind: 'threshold-lowered', what: `${inSentence(name)} is now ${present}, it was ${old}` }
    : null;
};

function numberIn(settings: readonly Setting[]): number | null {
  const found = settings
    .map(({ value }) => /^-?\d{1,9}(?:\.\d{1,6})?(?=%?$)/.exec(value)?.[0])
    .find((value) => value !== undefined);
  return found === undefined ? null : Number(found);
}

const retries: Rule = ({ name, removed, added }) => {
  const present = numberIn(added);
  if (
    !/^(?:retries|retry|reruns|rerunfailingtestscount|flakytestattempts|maxretries)$/.test(name) ||
    present === null
  )
    return null;
  const old = numberIn(removed) ?? 0;
  return present > old
    ? { kind: 'threshold-lowered', what: `a failing test is tried ${present} times again, it was ${old}` }
    : null;
};

const EXCLUDES =
  /^(?:testpathignorepatterns|exclude|excludes|excluded|excludefiles|ignore|ignores|ignorepatterns|ignorefiles|norecursedirs|collectignore|collectignoreglob|omit|coveragepathignorepatterns|modulepathignorepatterns|deselect|perfileignores|extendignore|extendperfileignores|disable|disableerrorcode|extendexclude|excludetags|excludegroups|excludelines|excludealso|excludedgroups|testignore|skips?|allow|disabledrules)$/;
const NOISE =
  /^(?:\*\*\/)?(?:node_modules|dist|build|out|coverage|target|vendor|venv|\.venv|\.git|\.tox|\.next|\.cache|\.turbo|__pycache__)(?:\/.*)?$|^(?:true|false|null)$/;

const excluded: Rule = ({ key, name, added }) => {
  const isExclude = EXCLUDES.test(name) || /\.(?:perfileignores|exclude|excludes)\.[^.]{1,80}$/.test(key);
  const found = added.filter(
    ({ value }) => value !== '' && !NOISE.test(value.replace(/^\.?\//, '').replace(/\/$/, '')),
  );
  if (!isExclude || found.length === 0) return null;
  return { kind: 'config-narrowed', what: `${inSentence(name)} now leaves out ${inSentence(values(found))}` };
};

const INCLUDES =
  /^(?:testmatch|testregex|include|includes|roots|testpaths|projects|pythonfiles|pythonclasses|pythonfunctions|collectcoveragefrom|spec|specs|testdir|specpattern|testfiles|directory|members|source|testsuite|checks|enable|select|extendselect|workspace)$/;

const included: Rule = ({ name, removed, added, wasThere, isKept }) => {
  if (!INCLUDES.test(name)) return null;
  if (removed.length > 0 && isKept) {
    if (added.length > 0 && added.every(({ value }) => isWider(value, removed))) return null;
    return {
      kind: 'config-narrowed',
      what: `${inSentence(name)} no longer has ${inSentence(values(removed))}`,
    };
  }
  const narrow = added.filter(
    ({ value }) => !value.includes('*') && /[./]/.test(value) && /test|spec/i.test(value),
  );
  if (wasThere || narrow.length === 0 || !/\.\w{1,5}$/.test(narrow[0]?.value ?? '')) return null;
  return {
    kind: 'config-narrowed',
    what: `${inSentence(name)} now takes only ${inSentence(values(narrow))}`,
  };
};

/** The same pattern with more extensions or folders. */
function isWider(value: string, old: readonly Setting[]): boolean {
  const letters = (text: string) => new Set(text.match(/\w+/g) ?? []);
  return old.some((setting) => {
    const has = letters(value);
    const isSuperset = [...letters(setting.value)].every((word) => has.has(word));
    return (
      isSuperset &&
      value.split('*').length >= setting.value.split('*').length &&
      value.length > setting.value.length
    );
  });
}

/** Key, and the value that lets more pass. */
const SWITCHES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:passwithnotests|allowonly|dangerouslyignoreunhandlederrors|testfailureignore|ignorefailures|skiptests|skip|maventestskip|mavenTestFailureIgnore|ignoreerrors|continueonerror|allowfailure|failfast|exitzero|noemitonerror|skiplibcheck|allowunreachablecode|ignorescripts)$/,
    /^true$/,
  ],
  [
    /^(?:forbidonly|harness|autotests|test|doctest|xfailstrict|enabled|failonwarning|failonrisky|failonskipped|failonemptytestsuite|haltonfailure|failonviolation|failonerror|abortonerror|checkcoverage|all)$/,
    /^false$/,
  ],
  [
    /^(?:strict\w*|noimplicit\w*|nounused\w*|nounchecked\w*|exactoptional\w*|usestrict\w*|alwaysstrict|disallow\w*|checkuntyped\w*|warnunreachable|warnreturnany|warnunused\w*|checkjs)$/,
    /^false$/,
  ],
];

const switched: Rule = ({ name, added, removed, isKept }) => {
  for (const [key, loose] of SWITCHES) {
    if (!key.test(name)) continue;
    const to = added.find(({ value }) => loose.test(value.toLowerCase()));
    const isFast = /^(?:skiplibcheck|failfast)$/.test(name);
    if (to !== undefined && !isFast)
      return { kind: 'config-narrowed', what: `${inSentence(name)} is now ${to.value}` };
    const wasStrict =
      /^(?:strict|noimplicit|nounused|disallow|fail|forbid)/.test(name) && /^true$/i.test(values(removed));
    if (wasStrict && !isKept) return { kind: 'config-narrowed', what: `${inSentence(name)} is gone` };
  }
  return null;
};

const selecting: Rule = ({ name, added }) =>
  /^(?:testnamepattern|grep|grepinvert|testpathpattern|filter|onlytests|testonly)$/.test(name) &&
  added.length > 0
    ? {
        kind: 'config-narrowed',
        what: `${inSentence(name)} now selects tests by ${inSentence(values(added))}`,
      }
    : null;

const options: Rule = ({ name, removed, added }) => {
  if (
    !/^(?:addopts|args|options|script|testargs|runargs|nodeoptions|pytestaddopts|commands|cmd|useroptions|goflags|jvmargs)$/.test(
      name,
    )
  )
    return null;
  const old = values(removed);
  const present = values(added);
  const floor =
    /-(?:cov-|coverage-)?(?:fail-under|fail_under|threshold|lines|branches|functions|statements)(?:-\w{1,20})?[= ](\d{1,3})/;
  const [, was] = floor.exec(old) ?? [];
  const [, is] = floor.exec(present) ?? [];
  if (was !== undefined && (is === undefined || Number(is) < Number(was)))
    return {
      kind: 'threshold-lowered',
      what: is === undefined ? `the threshold ${was} is gone` : `the threshold is now ${is}, it was ${was}`,
    };
  const narrowing = narrowingOption(old, present);
  if (narrowing !== null)
    return {
      kind: 'config-narrowed',
      what: `${inSentence(name)} has the new option ${inSentence(narrowing)}`,
    };
  const lost = removed.filter(
    ({ value }) => /^--?(?:strict|cov|error|fail|W|maxfail)/.test(value) && !present.includes(value),
  );
  return lost.length > 0
    ? { kind: 'config-narrowed', what: `${inSentence(name)} no longer has ${inSentence(values(lost))}` }
    : null;
};

const rules: Rule = ({ key, removed, added }) => {
  const isRule = /(?:^|\.)(?:rules|linter\.rules|lints|clippy|rust)\b/.test(key);
  const isOff = added.find(({ value }) => /^(?:off|0|none|allow|warn|warning)$/.test(value));
  const wasWarned = /\b(?:warn|warning|1|off|allow)\b/.test(values(removed)) && isOff?.value !== 'off';
  if (!isRule || isOff === undefined || wasWarned) return null;
  return {
    kind: 'complaint-suppressed',
    what: `the rule ${inSentence(key.slice(key.lastIndexOf('.') + 1))} is now ${inSentence(isOff.value)}`,
  };
};

const replaced: Rule = ({ key, added }) => {
  const target = added.find(({ value }) =>
    /(?:^|[./_-])(?:__mocks__|mocks?|stubs?|fakes?|doubles?)(?:[./_-]|$)/i.test(value),
  );
  if (!/modulenamemapper|alias|paths|imports|replace/.test(key) || target === undefined) return null;
  return {
    kind: 'subject-mocked',
    what: `${inSentence(key.slice(key.lastIndexOf('.') + 1))} is now taken from ${inSentence(target.value)}`,
  };
};

const runner: Rule = ({ key, name, added }) => {
  const to = values(added);
  const isAlias =
    /^(?:alias|target)\b/.test(key) && /(?:^|\.)(?:test|t|runner|check|clippy|build|nextest)$/.test(key);
  const isShell = /^(?:scriptshell|npmscriptshell|shell)$/.test(name);
  const isLocal = /^(?:replace)$/.test(name) && /testify|gocheck|gomega|ginkgo/.test(to);
  const isSource =
    /(?:dependencies|patched\w{1,40}|overrides|resolutions)\.[\w@/.^~]{0,80}(?:vitest|jest|mocha|ava|tap|playwright|chai|assert|eslint|typescript|biome)/.test(
      key,
    ) && /^(?:file:|link:|portal:|patch:|npm:|git|https?:|\.|patches\/)/.test(to);
  if (added.length === 0 || !(isAlias || isShell || isLocal || isSource)) return null;
  return { kind: 'runner-replaced', what: `${inSentence(name)} is now ${inSentence(to)}` };
};

const RULES: readonly Rule[] = [
  threshold,
  retries,
  runner,
  replaced,
  rules,
  options,
  selecting,
  switched,
  excluded,
  included,
];
