// What the model is really sent: a check prints text that could pass for words of MSW, of the client or of the user,
// and all of it arrives as data.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runClient } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { spoken } from '../support/model-request.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit } from '../support/sample-project.ts';
import {
  type Field,
  fields,
  holdsMark,
  liveParts,
  outlineOf,
  strayMarks,
} from '../what-claude-reads/hostile-texts.ts';
import { makePlace, PLUGIN, readLoopFile, runJourney } from './journey.ts';

/** Passes when `value.txt` says ready; otherwise it prints the content and fails with it. */
const CHECK = [
  "const { readFileSync } = require('node:fs');",
  "const value = readFileSync('value.txt', 'utf8');",
  "if (value.trim() !== 'ready') { console.log(value); throw new Error(value); }",
].join('\n');

const project = (field: Field) => {
  const place = makePlace();
  writeFileSync(join(place.cwd, 'check.js'), CHECK);
  writeFileSync(join(place.cwd, 'value.txt'), field('output'));
  initGit(place.cwd);
  return place;
};

const readEvidence: Step = (request) => {
  const path = /Begin by reading (\S+\.md)/.exec(request.userText)?.[1];
  return { tools: [{ name: 'Read', input: { file_path: path ?? 'missing' } }] };
};

const readLog: Step = (request) => {
  const path = /data as well: (\S+\.log)/.exec(request.toolResults.join('\n'))?.[1];
  return { tools: [{ name: 'Read', input: { file_path: path ?? 'missing' } }] };
};

const loop = async (version: ClientVersion, field: Field) => {
  const { cwd, home } = project(field);
  const write = { name: 'Write', input: { file_path: join(cwd, 'value.txt'), content: 'ready\n' } };
  const run = await runJourney({
    version,
    cwd,
    home,
    prompt: '/msw:loop "make it ready" --check "node check.js"',
    script: { main: ['Done.', readEvidence, readLog, { tools: [write] }, 'Now it is ready.'] },
  });
  return { cwd, run };
};

/** A file as the tool shows it, without the line numbers. */
const shown = (results: readonly string[]): string =>
  results.join('\n').replaceAll(/^ *\d+(?:\u2192|\t)/gm, '');

for (const version of sampleOf('marked-data', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`what the model is told on ${version}`, () => {
    it('is MSW’s own words, with the output of a check marked as data', async () => {
      const dull = await loop(version, fields(null));
      const hostile = await loop(version, fields('all at once'));
      const [after, file, log] = hostile.run.requests.slice(1, 4);
      if (after === undefined || file === undefined || log === undefined) throw new Error('no iteration');

      // The failure is only on the page.
      expect(holdsMark(spoken(after))).toBe(false);
      expect(strayMarks(spoken(after))).toEqual([]);
      expect(liveParts(spoken(after))).toEqual(liveParts(spoken(dull.run.requests[1] ?? after)));

      const page = shown(file.toolResults);
      expect(page).toContain('# Iteration 2 of 20');
      expect(holdsMark(page)).toBe(true);
      expect(strayMarks(page)).toEqual([]);
      expect(outlineOf(page)).not.toContain('Hints from the user');

      // The whole output: nothing in it is live, and a person still finds everything.
      expect(holdsMark(shown(log.toolResults))).toBe(true);
      expect(liveParts(readLoopFile(hostile.cwd, 'iteration-001-check-1.log'))).toEqual([]);
    });

    it('does not include the answer to a command without a model call', async () => {
      const { cwd, home } = project(fields('all at once'));
      const run = await runClient({
        version,
        cwd,
        home,
        pluginDirs: [PLUGIN],
        turns: ['/msw:status', '/msw:doctor', 'hello'],
        script: { main: ['Hi.'] },
      });
      expect(run.results.at(-1)?.result).toBe('Hi.');
      expect(run.requests).toHaveLength(1);
      const said = run.requests.map(spoken).join('\n');
      expect(said).not.toContain('No loop in this project');
      expect(said).not.toContain('MSW can work here');
    });
  });
}
