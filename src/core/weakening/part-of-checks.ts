// Whether a changed file is part of what the checks stand on, so that a pass alone proves less.

import { parsedJson, roleOf, type StandsOn, scriptsIn } from '../checks/stands-on.ts';
import type { ChangedFile } from './changed-file.ts';
import { findTests } from './find-tests.ts';
import { tokensText } from './found-test.ts';
import { familyOf, readTokens } from './read-tokens.ts';

/** New files count: the checks now stand on an added test. */
export function isPartOfChecks({ path, before, after }: ChangedFile, standsOn: StandsOn): boolean {
  if (before === after) return false;
  if (/(?:^|\/)package\.json$/.test(path))
    return (
      partOfPackage(before, standsOn.packageScripts.get(path)) !==
      partOfPackage(after, standsOn.packageScripts.get(path))
    );
  if (/(?:^|\/)pyproject\.toml$/.test(path) && before !== null && after !== null)
    return ownSections(before, standsOn) !== ownSections(after, standsOn);
  switch (roleOf(path, standsOn)) {
    case 'test':
    case 'check-script':
    case 'config':
    case 'recording':
      return true;
    case 'code':
      return /\.rs$/.test(path) && testsIn(path, before) !== testsIn(path, after);
    case 'other':
      return false;
  }
}

/** The scripts that run and the settings of tools; the product's dependencies do not count. */
function partOfPackage(text: string | null, names: ReadonlySet<string> = new Set()): string {
  const {
    version: _version,
    scripts: _scripts,
    dependencies: _dependencies,
    ...rest
  } = parsedJson(text) ?? {};
  const scripts = scriptsIn(text);
  const run = [...names].flatMap((name) => [`pre${name}`, name, `post${name}`]);
  return JSON.stringify([run.map((name) => scripts.get(name) ?? null), rest]);
}

const READ_BY_THEMSELVES =
  /^tool\.(ruff|black|isort|mypy|pyright|pylint|bandit|codespell|towncrier|commitizen)\b/;

const RUNNERS = /^(?:pytest|py\.test|unittest|nose2|coverage)$/;

/** Without the settings of linters and formatters, where the checks run tests alone and no plugin starts the linter. */
function ownSections(text: string, { tools, scriptFiles }: StandsOn): string {
  const isKnown = tools.size > 0 && scriptFiles.size === 0 && [...tools].every((tool) => RUNNERS.test(tool));
  if (!isKnown) return text;
  return text
    .split(/^(?=\[)/m)
    .filter((section) => {
      const [, tool] = READ_BY_THEMSELVES.exec(section.replace(/^\[+/, '')) ?? [];
      if (tool === undefined) return true;
      return ['--', 'pytest-', 'pytest_'].some((start) => text.includes(start + tool));
    })
    .join('')
    .trim();
}

/** Rust keeps tests next to the code. */
function testsIn(path: string, text: string | null): string {
  const family = familyOf(path);
  if (family === null || text === null) return '';
  const { tests } = findTests(readTokens(text, family));
  return tests.map(({ name, body, skipped }) => `${name} ${skipped} ${tokensText(body)}`).join('\n');
}
