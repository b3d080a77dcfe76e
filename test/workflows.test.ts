// The workflows of the repository: what they run is pinned, what they may do is little, what they name exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const workflows = readdirSync(join(root, '.github', 'workflows'));

const Permissions = z.record(z.string(), z.enum(['read', 'write']));
const Job = z.object({
  permissions: Permissions.optional(),
  needs: z.string().optional(),
  environment: z.string().optional(),
  strategy: z.object({ matrix: z.object({ os: z.array(z.string()) }) }).optional(),
  steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
});
const Workflow = z.object({ permissions: Permissions, jobs: z.record(z.string(), Job) });
const workflow = (name: string) => Workflow.parse(parse(read(`.github/workflows/${name}`)));
const SYSTEMS = ['ubuntu-latest', 'macos-latest', 'windows-latest'];

describe.each(workflows)('the workflow %s', (name) => {
  const { jobs, permissions } = workflow(name);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('pins every action by its commit, with its version next to it', () => {
    const used = read(`.github/workflows/${name}`).match(/uses: .*/g) ?? [];
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    expect(used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
      [],
    );
  });

  it('may change nothing by default', () => {
    expect(Object.values(permissions).filter((right) => right === 'write')).toEqual([]);
  });

  it('runs only scripts and projects of tests that exist', () => {
    const lines = steps.flatMap(({ run }) => run ?? []).join('\n');
    const scripts = [...lines.matchAll(/(?:node|bash) (\S+)/g)].flatMap(([, path]) => path ?? []);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const projects = [...lines.matchAll(/--project (\w+)/g)].flatMap(([, project]) => project ?? []);
    const config = read('vitest.config.ts');
    expect(projects.length).toBeGreaterThan(0);
    expect(projects.filter((project) => !config.includes(`name: '${project}'`))).toEqual([]);
  });

  it('tests on three systems', () => {
    const matrices = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.os ?? []);
    expect(matrices).toEqual(SYSTEMS);
  });
});

describe('the release', () => {
  const { test, publish } = workflow('release.yml').jobs;

  it('publishes only what has passed, approved by people, with provenance', () => {
    expect(test?.permissions).toEqual({ contents: 'read' });
    expect(publish).toMatchObject({ needs: 'test', environment: 'npm' });
    expect(publish?.permissions).toEqual({ contents: 'write', 'id-token': 'write' });
    const lines = publish?.steps.flatMap(({ run }) => run ?? []) ?? [];
    const at = (words: string): number => lines.findIndex((line) => line.startsWith(words));
    expect(at('node scripts/release.mjs --tag')).toBe(0);
    expect(lines[at('npm publish')]).toContain('--provenance');
    expect(lines[at('gh release create')]).toContain('--verify-tag');
    expect(at('npm publish')).toBeGreaterThan(at('node scripts/release-files.mjs'));
  });
});

describe('the templates', () => {
  const Form = z.object({
    name: z.string(),
    description: z.string(),
    body: z.array(z.object({ type: z.string() })),
  });

  it('for issues are forms, and lead security problems away', () => {
    const folder = '.github/ISSUE_TEMPLATE';
    const names = readdirSync(join(root, folder)).filter((name) => name !== 'config.yml');
    const forms = names.map((name) => Form.parse(parse(read(`${folder}/${name}`))));
    expect(forms.map(({ body }) => body.length > 1)).toEqual([true, true]);
    for (const page of [`${folder}/config.yml`, `${folder}/bug.yml`, 'SECURITY.md'])
      expect(read(page)).toContain('/security/advisories/new');
  });
});
