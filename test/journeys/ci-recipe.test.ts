// The CI recipes in docs/jobs.md, run as they are written there.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { CLIENT_VERSIONS, clientBinary, clientEnvironment } from '../support/client-binary.ts';
import { startModelServer } from '../support/model-server.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, PLAIN_SAMPLE, writeFiles } from '../support/sample-project.ts';
import { endingsOf, makePlace, PLUGIN } from './journey.ts';

const page = readFileSync(join(PLUGIN, 'docs', 'jobs.md'), 'utf8');
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^\`]*npm ci[^\`]*)\`\`\``).exec(page)?.[1] ?? '';

const workflow = z
  .object({
    jobs: z.object({
      fix: z.object({
        steps: z.array(
          z.looseObject({ run: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() }),
        ),
      }),
    }),
  })
  .parse(parse(block('yaml')));
const { steps } = workflow.jobs.fix;

/** Puts on PATH what a CI machine fetches from the registry: the client is large, and MSW is this checkout. */
const INSTALLS = 'npm install --global @anthropic-ai/claude-code msw-protocol';

const RECIPES = [
  ['the workflow', steps.flatMap(({ run }) => run ?? []).join(' && ')],
  ['the plain recipe', block('sh').trim().split('\n').join('\n')],
] as const;

const [version] = CLIENT_VERSIONS.slice(-1);
if (version !== undefined)
  requireOrSkip(`client ${version}`, 'git')('the recipes for CI', () => {
    it.each(RECIPES)('%s ends proven on a failing project', async (_, recipe) => {
      const { cwd, home } = makePlace();
      writeFiles(cwd, {
        ...PLAIN_SAMPLE.files,
        'package.json': '{"name": "shop", "version": "1.0.0", "scripts": {"test": "node check.js"}}',
        'package-lock.json':
          '{"name": "shop", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": {"name": "shop", "version": "1.0.0"}}}',
      });
      initGit(cwd);
      const programs = join(home, 'programs');
      mkdirSync(programs, { recursive: true });
      symlinkSync(clientBinary(version), join(programs, 'claude'));
      writeFileSync(
        join(programs, 'msw-protocol'),
        `#!/bin/sh\nexec node "${join(PLUGIN, 'dist', 'cli.mjs')}" "$@"\n`,
      );
      chmodSync(join(programs, 'msw-protocol'), 0o755);
      const value = join(cwd, 'value.txt');
      const server = await startModelServer({
        main: [
          { tools: [{ name: 'Read', input: { file_path: value } }] },
          { tools: [{ name: 'Write', input: { file_path: value, content: 'ready\n' } }] },
          'It is ready.',
        ],
      });
      onTestFinished(() => server.close());
      expect(recipe).toContain(INSTALLS);
      const env = clientEnvironment(home, server.url);
      const child = spawn('sh', ['-c', recipe.replace(INSTALLS, 'true')], {
        cwd,
        env: { ...env, PATH: [programs, env.PATH].join(delimiter) },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let stderr = '';
      child.stderr.on('data', (chunk) => {
        stderr += chunk;
      });
      const code = await new Promise((resolve) => child.on('close', resolve));
      expect(code, stderr).toBe(0);
      expect(endingsOf(cwd)).toEqual(['done']);
      // The files that the workflow uploads exist.
      for (const kept of steps.flatMap((step) => step.with?.path ?? []))
        expect(existsSync(join(cwd, String(kept)))).toBe(true);
    });
  });
