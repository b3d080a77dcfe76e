// Turns JSON reports of test runners and linters into what the same tool prints for people.

import { jsonText } from '../reading/reader.ts';

/** Null when the lines are not a known report. */
export function printedJson(lines: readonly string[]): readonly string[] | null {
  return printedTests(lines) ?? printedPlaywright(lines) ?? printedKnip(lines);
}

const STRING = String.raw`"((?:[^"\\]|\\.){0,3500})`;
const VITEST_JSON = new RegExp(
  String.raw`"ancestorTitles":\[((?:"(?:[^"\\]|\\.){0,500}",?){0,20})\],"fullName":${STRING}","status":"failed","title":${STRING}",.{0,200}?"failureMessages":\[${STRING}`,
);
const RSPEC_JSON = new RegExp(
  String.raw`"full_description":${STRING}","status":"failed","file_path":${STRING}","line_number":(\d+).{0,400}?"exception":\{"class":${STRING}","message":${STRING}`,
);

/** The reports of vitest and RSpec are one line, already split into records; mocha's has one field per line. */
function printedTests(lines: readonly string[]): readonly string[] | null {
  if (!lines.some((line) => /"numFailedTestSuites":|"full_description":|"fullTitle":/.test(line)))
    return null;
  const vitest = lines.flatMap((line) => printedVitest(line));
  if (vitest.length > 0) return [' RUN  v0.0.0', ...vitest];
  const rspec = lines.flatMap((line, at) => printedRspec(line, at));
  if (rspec.length > 0) return rspec;
  const mocha = printedMocha(lines);
  return mocha.length > 0 ? ['  1 failing', '', ...mocha] : null;
}

function printedVitest(line: string): readonly string[] {
  const [, ancestors = '', , title, message = ''] = VITEST_JSON.exec(line) ?? [];
  if (title === undefined) return [];
  const said = withoutColours(jsonText(message)).split('\n');
  const file = said
    .map((one) => /\bat (?:.*\()?([^\s():<][^():<]*\.[cm]?[jt]sx?):\d+:\d+\)?$/.exec(one)?.[1])
    .findLast(inProject);
  const suites = [...ancestors.matchAll(/"((?:[^"\\]|\\.){0,500})"/g)].map(([, name = '']) => jsonText(name));
  return [` FAIL  ${[file ?? 'unknown.js', ...suites, jsonText(title)].join(' > ')}`, ...said, ''];
}

function inProject(file: string | undefined): boolean {
  return file !== undefined && !/^(?:[<~/]|\.\.|node:)/.test(file);
}

function printedRspec(line: string, at: number): readonly string[] {
  const [, name, file = '', row = '', kind = '', message = ''] = RSPEC_JSON.exec(line) ?? [];
  if (name === undefined) return [];
  const said = jsonText(message).split('\n');
  const raised = /ExpectationNotMetError$/.test(kind) ? [] : [`     ${kind}:`];
  return [
    `  ${at + 1}) ${jsonText(name)}`,
    '     Failure/Error: x',
    ...raised,
    ...said.map((one) => `       ${one}`),
    `     # ${file}:${row}`,
    '',
  ];
}

function printedMocha(lines: readonly string[]): readonly string[] {
  const from = lines.findIndex((line) => /^ {2}"failures": \[$/.test(line));
  let title = '';
  return lines.slice(Math.max(0, from)).flatMap((line, at) => {
    const [, key, value = ''] = /^\s*"(fullTitle|stack)": "((?:[^"\\]|\\.){0,3500})/.exec(line) ?? [];
    if (key === 'fullTitle') title = jsonText(value);
    if (key !== 'stack' || from < 0) return [];
    return [
      `  ${at + 1}) ${title}:`,
      ...jsonText(value)
        .split('\n')
        .map((one) => `     ${one}`),
      '',
    ];
  });
}

function withoutColours(text: string): string {
  return text.replace(/\u001b\[[\d;]*m/g, '');
}

/** The state while reading a report of Playwright. */
interface Place {
  readonly printed: string[];
  /** The titles of the enclosing suites and the test, the file first. */
  readonly titles: { readonly indent: number; readonly title: string; file: string }[];
  attempt: Attempt | null;
  isInErrors: boolean;
}

/** A run of a test; Playwright's own report shows the first that failed. */
interface Attempt {
  readonly titles: readonly string[];
  readonly file: string;
  readonly project: string;
}

/** Suites, tests and their runs are nested objects with one key per line; the indentation shows the nesting. */
function printedPlaywright(lines: readonly string[]): readonly string[] | null {
  if (!lines.some((line) => /^\s*"expectedStatus": /.test(line))) return null;
  const place: Place = { printed: [], titles: [], attempt: null, isInErrors: false };
  for (const line of lines) {
    const [, blanks = '', key = '', value = ''] = PLAYWRIGHT_KEY.exec(line) ?? [];
    ON_KEY.get(key)?.(place, jsonText(value), blanks.length);
  }
  return place.printed.length > 0 ? place.printed : null;
}

const PLAYWRIGHT_KEY =
  /^(\s{0,200})"(title|file|projectName|errors|message|startTime)": (?:"((?:[^"\\]|\\.){0,4000})|\[$)/;

const ON_KEY: ReadonlyMap<string, (place: Place, value: string, indent: number) => void> = new Map([
  [
    'title',
    ({ titles }, title, indent) => {
      while ((titles.at(-1)?.indent ?? -1) >= indent) titles.pop();
      titles.push({ indent, title, file: titles[0]?.file ?? '' });
    },
  ],
  [
    'file',
    ({ titles }, file, indent) => {
      const innermost = titles.at(-1);
      if (innermost?.indent === indent) innermost.file = file;
    },
  ],
  [
    'projectName',
    (place, project) => {
      const [outermost] = place.titles;
      const titles = place.titles.slice(1).map(({ title }) => title);
      place.attempt = { titles, project, file: outermost?.file || (outermost?.title ?? '') };
    },
  ],
  [
    'errors',
    (place) => {
      place.isInErrors = true;
    },
  ],
  [
    'message',
    (place, message) => {
      if (!place.isInErrors || place.attempt === null) return;
      place.printed.push(...printedAttempt(place.attempt, withoutColours(message), place.printed.length));
      place.attempt = null;
    },
  ],
  [
    'startTime',
    (place) => {
      place.isInErrors = false;
    },
  ],
]);

function printedAttempt({ titles, file, project }: Attempt, said: string, at: number): readonly string[] {
  const [, line = '1'] = /:(\d{1,7}):\d{1,7}\)?$/.exec(said.trimEnd()) ?? [];
  const name = [`${file}:${line}:1`, ...titles].join(' › ');
  return [
    `  ${at + 1}) ${project === '' ? '' : `[${project}] › `}${name}`,
    '',
    ...said.split('\n').map((text) => (text === '' ? '' : `    ${text}`)),
    '',
  ];
}

/** The names of the lists in knip's report for people. */
const KNIP_LISTS: ReadonlyMap<string, string> = new Map([
  ['files', 'Unused files'],
  ['dependencies', 'Unused dependencies'],
  ['devDependencies', 'Unused devDependencies'],
  ['optionalPeerDependencies', 'Referenced optional peerDependencies'],
  ['unlisted', 'Unlisted dependencies'],
  ['binaries', 'Unlisted binaries'],
  ['unresolved', 'Unresolved imports'],
  ['exports', 'Unused exports'],
  ['nsExports', 'Exports in used namespace'],
  ['types', 'Unused exported types'],
  ['nsTypes', 'Exported types in used namespace'],
  ['enumMembers', 'Unused exported enum members'],
  ['classMembers', 'Unused exported class members'],
  ['duplicates', 'Duplicate exports'],
]);
const KNIP_PART =
  /"file":"((?:[^"\\]|\\.){1,1000})"|"(\w{2,40})":\[|"name":"((?:[^"\\]|\\.){1,1000})"(,"line":\d{1,7},"col":\d{1,7})?/g;

function printedKnip(lines: readonly string[]): readonly string[] | null {
  if (!lines.some((line) => /^\{"(?:files":\[.{0,2000}\],")?issues":\[/.test(line))) return null;
  const at = { file: '', list: '' };
  const printed = lines.flatMap((line) =>
    [...line.matchAll(KNIP_PART)].flatMap(([, file, list, name, place]) => {
      if (file !== undefined) at.file = jsonText(file);
      if (list !== undefined) at.list = KNIP_LISTS.get(list) ?? '';
      return name === undefined || at.list === '' ? [] : printedSymbol(at, jsonText(name), place);
    }),
  );
  return printed.length > 0 ? printed : null;
}

function printedSymbol(
  { file, list }: { readonly file: string; readonly list: string },
  name: string,
  place: string | undefined,
): readonly string[] {
  const [, line, column] = /"line":(\d{1,7}),"col":(\d{1,7})/.exec(place ?? '') ?? [];
  if (line !== undefined) return [`${list} (1)`, `${name}  ${file}:${line}:${column}`];
  return [`${list} (1)`, list === 'Unused files' ? name : `${file}: ${name}`];
}
