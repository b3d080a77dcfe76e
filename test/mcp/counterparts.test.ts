// What docs/server.md says about notebooklm-mcp and the names that are accepted next to our own.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES } from '../../src/mcp/tool-result.ts';
import { nlmExecutable } from '../support/nlm/nlm-store.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { tools } from './every-tool.ts';

const DOCS = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'server.md'), 'utf8');
const [, , section = ''] = /## (Why a server of its own)\n(.*?)\n## /s.exec(DOCS) ?? [];
const rows = [...section.matchAll(/^\| (`.*) \| (.*) \|$/gm)].map(([, theirs = '', ours = '']) => ({
  theirs: namesIn(theirs),
  ours: ours.startsWith('the same name') ? namesIn(theirs) : namesIn(ours),
}));

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

describe('the page of the server', () => {
  it('names only counterparts that are tools, and which of all tools are not listed by default', () => {
    expect(rows.length).toBeGreaterThan(0);
    const all = tools.map(({ name }) => name);
    for (const { ours } of rows) expect(all).toEqual(expect.arrayContaining([...ours]));
    const spares = tools.flatMap(({ name, isSpare }) => (isSpare === true ? name : []));
    const [, named = ''] = /^Listed only with `MSW_TOOLS=all`.*: (.*)\.$/m.exec(DOCS) ?? [];
    expect(namesIn(named).toSorted()).toEqual(spares.toSorted());
  });

  it('names each other name of an input, and the limit of a result', () => {
    const others = tools.flatMap(({ aliases = {} }) =>
      Object.entries(aliases).flatMap(([name, input]) => (name === input ? [] : name)),
    );
    expect(others).not.toEqual([]);
    for (const name of others) expect(DOCS).toContain(`\`${name}\``);
    expect(DOCS).toContain(`${MOST_BYTES.toLocaleString('en')} bytes`);
  });
});

requireOrSkip('nlm 0.15.8')('notebooklm-mcp', () => {
  it('has the tools that the page counts, and each that it names', () => {
    const found = toolsOf(nlmExecutable('0.15.8'));
    const named = rows.flatMap(({ theirs }) => theirs);
    expect(found).toEqual(expect.arrayContaining(named));
    expect(section).toContain(`${named.length} of its ${found.length} tools`);
  });
});

/** By the decorator that makes a function of its package a tool. */
function toolsOf(executable: string): readonly string[] {
  const root = join(executable, '..', '..');
  const folder = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .find((path) => path.endsWith('notebooklm_tools/mcp/tools'));
  const files = readdirSync(join(root, folder ?? ''), { withFileTypes: true }).filter(
    (file) => file.isFile() && file.name.endsWith('.py'),
  );
  return files.flatMap(({ name }) =>
    [
      ...readFileSync(join(root, folder ?? '', name), 'utf8').matchAll(
        /^@logged_tool\(\)\n(?:async )?def (\w+)/gm,
      ),
    ].map(([, tool = '']) => tool),
  );
}
