// Guidance from what the project learned, in the client, without nlm and network: the fix of an earlier loop, here and
// in another project, in the middle of a loop too; documents, for a refused port as well; and where nothing fits, the page says so. Claude reads it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { ModelRequest } from '../support/model-request.ts';
import type { Step } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { PLUGIN } from './journey.ts';

const LOOP = '/msw:loop "make it ready" --check "node check.js"';
const WORDS = 'The value has to be ready before the check looks.';
const NONE = 'None: nothing about it in your own fixes';

/** Claude reads the page that it is told to, writes the value, and says so. `seen`: what it read. */
const worker =
  (seen: string[]): Step =>
  ({ userText, toolResults, systemText, messages }: ModelRequest) => {
    const [result] = toolResults;
    if (result?.includes('## Guidance')) {
      seen.push(result);
      return { tools: [{ name: 'Bash', input: { command: 'echo ready > value.txt', description: 'x' } }] };
    }
    if (result !== undefined || !userText.includes('<command-name>/msw:loop')) return WORDS;
    // The newest loop's page.
    const told = `${JSON.stringify(messages)} ${systemText}`.match(/[^\s`"“\\]+iteration-000\.md/g) ?? [];
    return { tools: [{ name: 'Read', input: { file_path: told.toSorted().at(-1) ?? '' } }] };
  };

const open = async (version: (typeof CLIENT_VERSIONS)[number], cwd: string, home: string) => {
  mkdirSync(cwd, { recursive: true });
  initGit(makePlainSample(cwd));
  const seen: string[] = [];
  const server = await startModelServer({ main: [worker(seen)] });
  onTestFinished(() => server.close());
  // No nlm, whoever runs this.
  const env = { MSW_NLM: join(cwd, 'no-such-nlm') };
  const client = startClient({ version, cwd, home, server, env, pluginDirs: [PLUGIN] });
  let typed = 0;
  const type = async (prompt: string): Promise<string> => {
    typed += 1;
    client.send(prompt);
    return `${(await client.waitForResult(typed)).result}`;
  };
  const write = (path: string, content: string) => writeFileSync(join(cwd, path), content);
  /** What Claude read of the guidance of a new loop, and the loop. */
  const loop = async () => {
    write('value.txt', 'raw\n');
    await type(LOOP);
    const id =
      readdirSync(join(cwd, '.msw', 'loops'))
        .toSorted()
        .at(-1) ?? '';
    return { page: seen.at(-1) ?? '', id, pages: seen.length };
  };
  return { client, type, write, loop };
};

/** Three failures, one behind the other; each is over when its file says so. */
const THREE = `const { readFileSync } = require('node:fs');
const told = { colour: 'SHADE-1: the paint is pale', width: 'SPAN-2: the board is narrow', label: 'TAG-3: the sign is blank' };
for (const [name, said] of Object.entries(told))
  if (!readFileSync(name + '.txt', 'utf8').includes(name)) { console.error(said); process.exit(1); }
`;

for (const version of sampleOf('guidance', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`guidance on ${version}`, () => {
    it('comes from what was learned, where there is anything', { timeout: 240_000 }, async () => {
      const folder = tempFolder();
      const home = join(folder, 'home');
      const here = join(folder, 'here');
      const { client, type, write, loop } = await open(version, here, home);

      expect((await loop()).page).toContain(NONE);
      expect(await type('/msw:undo --yes')).toContain('The files are as');
      expect((await loop()).page).toContain(NONE);
      const { page } = await loop();
      expect(page).toContain('the change with which this failure went away on');
      expect(page).toMatch(/-raw[\s\S]*\+ready/);
      expect(page).toContain(WORDS);

      const other = await open(version, join(folder, 'there'), home);
      const there = await other.loop();
      expect(there.page).toContain('your project here');
      expect(there.page).toContain('+ready');
      await other.client.finish();

      const check = readFileSync(join(here, 'check.js'), 'utf8');
      mkdirSync(join(here, 'docs'));
      write(
        'docs/retry.md',
        '# Tills\n\n## E_TILL_STALE\n\nIt fails with E_TILL_STALE until value.txt says ready.\n',
      );
      write(
        'check.js',
        check.replace("new Error('value.txt holds '", "new Error('E_TILL_STALE: the till is stale: '"),
      );
      expect((await loop()).page).toMatch(
        /a document of this project \(docs\/retry\.md:\d+\)[\s\S]*value\.txt says ready/,
      );

      // What a machine lacks is looked up in the project's own pages, too.
      write(
        'docs/setup.md',
        '# Setting up\n\nThe ledger listens on port 5439. Start it with `make ledger`.\n',
      );
      write(
        'check.js',
        `if (!require('node:fs').readFileSync('value.txt', 'utf8').includes('ready')) require('node:net').connect(5439, '127.0.0.1');\n`,
      );
      expect((await loop()).page).toMatch(
        /a document of this project \(docs\/setup\.md:\d+\)[\s\S]*make ledger/,
      );

      // Nothing fits: the page says so, and no account was asked.
      write(
        'check.js',
        check.replace("new Error('value.txt holds '", "new RangeError('pallet count below minimum '"),
      );
      const none = await loop();
      expect(none.page).toContain(NONE);
      expect(none.page).toContain('NotebookLM was not asked: “none is chosen for this project”');
      const said = readFileSync(join(here, '.msw', 'journal.jsonl'), 'utf8');
      expect(said).not.toContain('guidance-asked');
      expect(existsSync(join(here, 'no-such-nlm'))).toBe(false);
      expect(none.pages).toBe(6);
      await client.finish();
    });

    it('helps elsewhere with a change from the middle of a loop', { timeout: 240_000 }, async () => {
      const folder = tempFolder();
      const home = join(folder, 'home');
      /** One file a turn, in the order in which the check complains. */
      const seen: string[] = [];
      const read = new Set<string>();
      const names = ['colour', 'width', 'label'];
      const painter: Step = ({ toolResults, userText, messages, systemText }) => {
        const [result] = toolResults;
        if (result?.includes('## Guidance') === true) {
          seen.push(result);
          const name = names[(seen.length - 1) % names.length] ?? '';
          const command = `echo "new ${name}, measured twice" > ${name}.txt`;
          return { tools: [{ name: 'Bash', input: { command, description: 'x' } }] };
        }
        if (result !== undefined) return 'That was it.';
        const told = `${JSON.stringify(messages)} ${systemText} ${userText}`.match(
          /[^\s`"“\\]+iteration-\d+\.md/g,
        );
        const page = told?.toSorted().at(-1) ?? '';
        if (read.has(page)) return 'Done.';
        read.add(page);
        return { tools: [{ name: 'Read', input: { file_path: page } }] };
      };
      const run = async (name: string) => {
        const cwd = join(folder, name);
        mkdirSync(cwd, { recursive: true });
        const server = await startModelServer({ main: [painter] });
        onTestFinished(() => server.close());
        initGit(makePlainSample(cwd));
        for (const one of names) writeFileSync(join(cwd, `${one}.txt`), 'old\n');
        writeFileSync(join(cwd, 'check.js'), THREE);
        const env = { MSW_NLM: join(cwd, 'no-such-nlm') };
        const client = startClient({ version, cwd, home, server, env, pluginDirs: [PLUGIN] });
        client.send(LOOP);
        await client.waitForResult(1);
        await client.finish();
      };
      await run('first');
      expect(seen).toHaveLength(3);
      await run('second');
      const [, , , colour = '', width = '', label = ''] = seen;
      for (const [page, name] of [
        [colour, 'colour'],
        [width, 'width'],
        [label, 'label'],
      ]) {
        expect(page).toContain('your project first');
        expect(page).toMatch(new RegExp(`-old[\\s\\S]*\\+new ${name}, measured twice`));
      }
    });
  });
}
