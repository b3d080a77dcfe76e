// The same values as text for people: no fences, no quotation marks around values, no escapes and no tokens of MSW's
// own; and nothing that a terminal would obey.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nouns } from '../../src/app/operations/nouns.ts';
import { noteUntrusted } from '../../src/app/trust/plan-trust.ts';
import { runOperation } from '../../src/cli/run-operation.ts';
import { visible } from '../../src/core/text/harmless.ts';
import { ours } from '../../src/core/text/ours.ts';
import { shown } from '../../src/core/text/shown.ts';
import { fields } from '../what-claude-reads/hostile-texts.ts';
import { loopTexts } from '../what-claude-reads/loop-texts.ts';
import { notebookTexts } from '../what-claude-reads/notebook-texts.ts';
import { planningTexts } from '../what-claude-reads/planning-texts.ts';
import { vaultTexts } from '../what-claude-reads/vault-texts.ts';
import { CHECK, makePhaseStage, phaseFiles } from './planning/verification/phase-stage.ts';
import { armed, type Scene, textOf } from './support/scene.ts';

interface Called {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const operationOf = async ([noun = '', verb = '']: readonly string[]) => {
  const operation = (await nouns[noun]?.load())?.find(({ name }) => name === `${noun} ${verb}`);
  if (operation === undefined) throw new Error(`there is no ${noun} ${verb}`);
  return operation;
};

/** What an operation prints for a person, or for one of Claude's tools. */
const printed = async ({ folder, env }: Called, words: readonly string[], mark: string | null = null) => {
  const caller = { mark, isTerminal: mark === null };
  return (await runOperation(await operationOf(words), { args: words.slice(2), env, cwd: folder, caller }))
    .text;
};

/** Both streams of the command line. */
const ran = async ({ folder, env }: Called, words: readonly string[]) => {
  const operation = await operationOf(words);
  const caller = { mark: null, isTerminal: true };
  return runOperation(operation, { args: words.slice(2), env, cwd: folder, caller });
};

const placeOf = ({ project, workspace }: Scene): Called => ({ folder: project, env: workspace.env });

/** Marks that only Claude needs. */
const marksIn = (text: string): readonly string[] =>
  text.match(
    /Untrusted data|~~~~|[\u201c\u201d]|\\u\{|\b(?:truth|artifact|link)-[0-9a-f]{10}\b|\b[a-z]+_(?:needed|found)\b/g,
  ) ?? [];

describe('a note', () => {
  it('is found as it was given, and quoted for Claude', async () => {
    const scene = await armed();
    const given = 'Round at the end\nIt’s the “bank’s” rule';
    textOf(await scene.typeAtOnce('remember', given));
    const said = textOf(await scene.typeAtOnce('recall', 'round at the end'));
    expect(said).toMatch(
      /^INSIGHT {2}Round at the end, 2026-11-21, to review: \.msw\/memory\/\S+\.md\n {2}Round at the end\n {2}It’s the “bank’s” rule$/,
    );
    const forClaude = await printed(placeOf(scene), ['memory', 'search', 'round at the end'], 'CLAUDECODE');
    expect(forClaude).toContain('Untrusted data from the project');
    expect(forClaude).toContain('INSIGHT  “Round at the end”');
  });

  it('of one line is not repeated', async () => {
    const scene = await armed();
    await scene.typeAtOnce('remember', 'Prices are in cents');
    expect(textOf(await scene.typeAtOnce('recall', 'prices'))).toMatch(
      /^INSIGHT {2}Prices are in cents, [^\n]*\.md$/,
    );
  });
});

describe('the report of a loop', () => {
  const reportOf = (scene: Scene): string => {
    const [loop = ''] = readdirSync(join(scene.project, '.msw', 'loops'));
    return scene.read(`.msw/loops/${loop}/report.md`);
  };

  it('that ended is for people', async () => {
    const scene = await armed();
    scene.write('value.txt', 'still raw');
    await scene.stop();
    await scene.type('stop');
    const report = reportOf(scene);
    expect(marksIn(report)).toEqual([]);
    expect(report).toContain('Error: value is still raw');
    expect(visible(report)).toBe(report);
  });

  it('that is paused keeps its marks, since Claude reads it when the loop is resumed', async () => {
    const scene = await armed();
    await scene.stop('<abort>Which rule?</abort>');
    expect(marksIn(reportOf(scene))).not.toEqual([]);
  });
});

it('a command that waits is named with its origin, in readable letters', async () => {
  const scene = await armed();
  await noteUntrusted(scene.workspace, { plan: 'Prüfung’s.md', commands: ['make all'] });
  const said = await printed(placeOf(scene), ['trust', 'list']);
  expect(said).toContain('    named by Prüfung’s.md\n');
  // What is allowed is shown without any letter that could be mistaken for another.
  await noteUntrusted(scene.workspace, { plan: 'a.md', commands: ['mаke all'] });
  expect(await printed(placeOf(scene), ['trust', 'list'])).toContain('m\\u{430}ke all');
});

it('a verified phase says what a person looks at, and the line to type', async () => {
  const mustHaves = '  truths:\n    - "The till looks friendly"\n    - "Totals add up"';
  const stage = makePhaseStage(phaseFiles({ mustHaves }));
  await stage.trust(CHECK);
  const said = await printed({ folder: stage.root, env: stage.workspace.env }, [
    ...['phase', 'verify', '1', '--no-commit', '--here'],
  ]);
  expect(said).toMatch(
    /^Phase 1: (?:a person has to look|gaps found|passed), \d of \d must-haves verified\. /,
  );
  const rest = said.replaceAll(/\/msw:verify 1 \S+/g, '');
  expect(marksIn(rest)).toEqual([]);
  expect(said).toContain('passed|failed "what you saw"');
});

describe('an error is written once', () => {
  it.each([
    [
      'a note that is known',
      ['memory', 'add', 'Prices are in cent', '--wrap'],
      'Not kept, since a note says nearly the same. With --supersedes prices-are-in-cents-',
    ],
    ['a note without its parts', ['memory', 'add', 'x'], 'The note is not in the template. '],
    ['a failing check', ['checks', 'run', 'node check.js'], 'Of 1 check, 1 failed.'],
  ])('%s', async (_, words, error) => {
    const scene = await armed();
    await scene.typeAtOnce('remember', 'Prices are in cents');
    const { text, problem, code } = await ran(placeOf(scene), words);
    expect({ code, problem }).toEqual({ code: 1, problem: null });
    expect(text.split(error)).toHaveLength(2);
    const scripted = await ran(placeOf(scene), [...words, '--json']);
    expect(scripted.problem).toContain(error);
  });
});

describe('every text for Claude', () => {
  // Documents of GSD's format are the same for everybody.
  const texts = [...loopTexts, ...planningTexts, ...notebookTexts, ...vaultTexts].filter(
    ({ name }) => name !== 'VERIFICATION.md' && name !== 'REVIEW.md',
  );

  it.each(texts.map((one) => [one.name, one.render] as const))('has one without marks: %s', (_, render) => {
    expect(marksIn(shown(ours(render(fields(null)))))).toEqual([]);
  });

  it.each(texts.map((one) => [one.name, one.render] as const))(
    'is as harmless for people: %s',
    (_, render) => {
      const said = shown(ours(render(fields('all at once'))));
      expect(visible(said)).toBe(said);
    },
  );
});
