// How two files are linked, and when two statements mean the same.
import { describe, expect, it } from 'vitest';
import type { ProjectFile } from '../../../../src/core/planning/verification/judge-artifact.ts';
import { judgeLink, type PatternFinding } from '../../../../src/core/planning/verification/judge-link.ts';
import { isSameStatement } from '../../../../src/core/planning/verification/same-statement.ts';

const file = (text: string): ProjectFile => ({ kind: 'file', text });
const here = file('');
const gone: ProjectFile = { kind: 'missing' };
const link = (more: object) => ({
  from: 'src/ui/chat.tsx',
  to: 'src/lib/db.ts',
  via: null,
  pattern: null,
  ...more,
});

describe('a link without a pattern', () => {
  it.each([
    ["import { db } from '../lib/db.js';", 'src/lib/db.ts', true],
    ["import { db } from '../lib/db';", 'src/lib/db.ts', true],
    ["import { db } from '@/lib/db';", 'src/lib/db.ts', true],
    ["const db = require('../lib');", 'src/lib/index.ts', true],
    ['see src/lib/db.ts', 'src/lib/db.ts', true],
    ['<script src="db.ts">', 'src/lib/db.ts', true],
    ["import x from '../lib/dbase.js';", 'src/lib/db.ts', false],
    ['from app.store import save', 'app/store.py', true],
    ['from .store import save', 'src/ui/store.py', true],
    ['mod store;', 'src/store.rs', true],
    ["fetch('/api/chat')", '/api/chat', true],
    ['nothing', '/api/chat', false],
  ])('is found in %j to %s: %s', (text, to, joined) => {
    expect(judgeLink(link({ to }), file(text), here, null).verdict).toBe(joined ? 'verified' : 'failed');
  });
});

describe('a link with a pattern', () => {
  it.each<[PatternFinding, string, string]>([
    ['from', 'verified', 'Pattern found in source'],
    ['to', 'verified', 'Pattern found in target'],
    ['nowhere', 'failed', 'Pattern "a+" not found in source or target'],
    ['invalid', 'failed', 'Pattern "a+" is not a regular expression; correct it in the plan'],
    ['too-slow', 'failed', 'Pattern "a+" takes too long to look for; write a simpler one'],
  ])('found in: %s', (found, verdict, detail) => {
    expect(judgeLink(link({ pattern: 'a+' }), here, here, found)).toEqual({ verdict, detail });
  });
});

describe('a link end that is not a file', () => {
  it.each(['/api/chat', 'prisma.message', 'process.env.API_KEY', 'the database', '@scope/pkg'])(
    'is judged by the pattern in from: %s',
    (to) => {
      for (const kind of ['missing', 'outside'] as const) {
        const joined = judgeLink(link({ to, pattern: 'a+' }), here, { kind }, 'from');
        expect(joined).toEqual({ verdict: 'verified', detail: 'Pattern found in source' });
        const apart = judgeLink(link({ to, pattern: 'a+' }), here, { kind }, 'nowhere');
        expect(apart.verdict).toBe('failed');
      }
    },
  );

  it.each(['src/gone.ts', 'db/schema.prisma'])('is not assumed for a missing file: %s', (to) => {
    expect(judgeLink(link({ to, pattern: 'a+' }), here, gone, 'from').detail).toBe('Target file not found');
  });
});

it.each([
  [gone, here, 'Source file not found; from must be a file of the project'],
  [here, gone, 'Target file not found'],
  [{ kind: 'folder' } as const, here, 'from is a folder; name a file'],
  [{ kind: 'outside' } as const, here, 'from leads out of the project'],
  [here, { kind: 'outside' } as const, 'Target not referenced in source'],
  [{ kind: 'outside' } as const, gone, 'from leads out of the project'],
])('a link fails without its ends: %j %j', (from, to, detail) => {
  expect(judgeLink(link({}), from, to, null)).toEqual({ verdict: 'failed', detail });
});

it.each([
  ['Totals add up', 'totals  add\n up.', true],
  ['**Totals** add up', 'Totals** add up', true],
  ['“Totals add up”', 'Totals add up', true],
  ['Totals add up', 'Totals do not add up', false],
  ['Adds 1', 'Adds 2', false],
])('%j and %j are the same statement: %s', (a, b, same) => expect(isSameStatement(a, b)).toBe(same));
