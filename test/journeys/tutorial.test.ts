// The tutorial, followed to the letter: its shell lines are run, its commands typed, its answers compared.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startClient } from '../support/client.ts';
import { type ClientEvent, hookResponsesOf, resultsOf } from '../support/client-events.ts';
import type { Script } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { endingsOf, makePlace, PLUGIN } from './journey.ts';

type Block = { readonly kind: 'shell' | 'typed' | 'shown'; readonly text: string };

const page = readFileSync(join(PLUGIN, 'docs', 'tutorial.md'), 'utf8');
const kinds = { sh: 'shell', text: 'shown', '': 'typed' } as const;
const blocks: readonly Block[] = [...page.matchAll(/^```(sh|text|)\n([\s\S]*?)^```$/gm)].map(
  ([, info = '', text = '']) => ({ kind: kinds[info as 'sh' | 'text' | ''], text }),
);
/** The rest of the page is about loops that did not end well. */
const lastStep = page.indexOf('## 5.');

const story = (cwd: string): Script => ({
  main: [
    'The total looks fine to me.',
    ({ userText, toolResults }) => ({
      tools: [
        {
          name: 'Read',
          input: { file_path: join(cwd, iterationFile([userText, ...toolResults].join('\n'))) },
        },
      ],
    }),
    {
      tools: [
        {
          name: 'Bash',
          input: { command: "sed -i.bak 's/sum - price/sum + price/' total.js && rm total.js.bak" },
        },
      ],
    },
    'The total adds now.',
  ],
});

const iterationFile = (text: string): string =>
  /\.msw\/loops\/\S+\/iteration-\d+\.md/.exec(text)?.[0] ?? 'none';

requireOrSkip('client 2.1.332', 'git')('the tutorial', () => {
  it('works as written', async () => {
    const { cwd: parent, home } = makePlace();
    const cwd = join(parent, 'shop');
    const steps = blocks.filter(({ text }) => page.indexOf(text) < lastStep);
    const [first, ...rest] = steps;
    expect(first?.kind).toBe('shell');
    execFileSync('bash', ['-e'], { cwd: parent, input: first?.text, env: shellEnvironment(home) });
    expect(() =>
      execFileSync('npm', ['test'], { cwd, stdio: 'ignore', env: shellEnvironment(home) }),
    ).toThrow();

    const server = await startModelServer(story(cwd));
    onTestFinished(() => server.close());
    const client = startClient({
      version: '2.1.332',
      cwd,
      home,
      server,
      pluginDirs: [PLUGIN],
      args: ['--include-hook-events'],
    });
    let turns = 0;
    for (const { kind, text } of rest) {
      if (kind === 'shell') execFileSync('bash', ['-e'], { cwd, input: text, env: shellEnvironment(home) });
      if (kind === 'shown') expect(shownBy(client.events)).toContain(text.trim());
      if (kind !== 'typed') continue;
      client.send(text.trim());
      turns += 1;
      await client.waitForResult(turns);
    }
    await client.finish();
    expect(endingsOf(cwd)).toEqual(['done']);
    const [doctor, , status] = resultsOf(client.events).map(({ result }) => result ?? '');
    expect(doctor).toContain('npm test');
    expect(status).toContain('No loop in this project now. Start another: /msw:loop');
    const changed = execFileSync('git', ['status', '--short'], { cwd, encoding: 'utf8' });
    expect(changed.trim()).toBe('M total.js');
  });
});

/** What hooks told the user. */
function shownBy(events: readonly ClientEvent[]): string {
  const answers = hookResponsesOf(events).map(({ stdout }) => stdout);
  return answers.flatMap((stdout) => /"systemMessage":"([^"]*)"/.exec(stdout)?.[1] ?? []).join('\n');
}

function shellEnvironment(home: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: home, npm_config_update_notifier: 'false' };
}
