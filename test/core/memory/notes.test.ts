import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attribute, refuseTemplate } from '../../../src/core/memory/guardian.ts';
import { readNote, renderNoteFacts } from '../../../src/core/memory/note.ts';
import { isNoteId, noteId } from '../../../src/core/memory/note-id.ts';
import {
  NOTE_TYPES,
  readTemplate,
  renderTemplate,
  TEMPLATE,
  wrapInTemplate,
} from '../../../src/core/memory/template.ts';
import { readInstant, writeInstant } from '../../../src/core/text/instant.ts';

const FULL = `[DECISION] Retry with backoff

CONTEXT: the API answers 429
REASONING: a fixed pause is not enough
OUTCOME: no more failures
TAGS: http, retry`;

describe('T7: the template', () => {
  it('is read back as written', () => {
    expect(readTemplate(FULL)).toEqual({
      parts: {
        type: 'DECISION',
        title: 'Retry with backoff',
        context: 'the API answers 429',
        reasoning: 'a fixed pause is not enough',
        outcome: 'no more failures',
        tags: ['http', 'retry'],
        original: null,
      },
      problems: [],
      warnings: [],
    });
  });

  it.each([
    [
      'a lower-case type and headers',
      FULL.replace('DECISION', 'decision').replaceAll('CONTEXT:', 'Context:'),
      [],
    ],
    ['CRLF and a byte order mark', `\uFEFF${FULL.replaceAll('\n', '\r\n')}`, []],
    ['no type', FULL.replace('[DECISION] ', ''), ['type']],
    ['another type', FULL.replace('DECISION', 'IDEA'), ['type']],
    ['an empty context', FULL.replace(/CONTEXT: .*/, 'CONTEXT:   '), ['context']],
    ['no reasoning', FULL.replace(/REASONING: .*\n/, ''), ['reasoning']],
    ['prose', 'We retry because the API answers 429.', ['type', 'context', 'reasoning']],
    ['nothing', '', ['type', 'context', 'reasoning']],
  ])('is checked for problems: %s', (_, text, codes) => {
    expect(readTemplate(text).problems.map(({ code }) => code)).toEqual(codes);
  });

  it('gets a warning, not a refusal, without an outcome', () => {
    const read = readTemplate(FULL.replace(/OUTCOME: .*\n/, ''));
    expect([read.problems, read.warnings]).toEqual([[], ['OUTCOME: is missing.']]);
  });

  it('treats a repeated header, and one in a code block, as text', () => {
    const text = FULL.replace(
      'is not enough',
      'is not enough\ncontext: that of a request\n```\nTAGS: no\n```',
    );
    const { parts, problems } = readTemplate(text);
    expect(problems).toEqual([]);
    expect(parts.reasoning).toContain('context: that of a request\n```\nTAGS: no\n```');
    expect(parts.tags).toEqual(['http', 'retry']);
  });

  it('has a refusal for programs: what is missing, and the template', () => {
    const refusal = refuseTemplate(readTemplate('prose').problems);
    expect(refusal).toMatchObject({ status: 'template', template: TEMPLATE });
    expect(refusal.problems.map(({ code }) => code)).toEqual(['type', 'context', 'reasoning']);
    expect(refusal.reason).toContain('--wrap');
  });

  const line = fc.stringMatching(/^[\w `.:#*-]{0,40}$/);
  const prose = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'));

  it('keeps a wrapped text literally', () => {
    fc.assert(
      fc.property(prose, fc.constantFrom(null, ...NOTE_TYPES), (text, type) => {
        const wrapped = renderTemplate(wrapInTemplate(text, type));
        const { parts, problems } = readTemplate(wrapped);
        expect(problems).toEqual([]);
        expect(parts.original).toBe(text.trim());
        if (type !== null) expect(parts.type).toBe(type);
      }),
    );
  });

  it('is read back unchanged after rendering, whatever its parts contain', () => {
    const part = prose.filter((text) => text.trim() !== '' && !/^\s*```/m.test(text));
    fc.assert(
      fc.property(fc.constantFrom(...NOTE_TYPES), part, part, part, (type, context, reasoning, outcome) => {
        const parts = { type, title: 'x', context, reasoning, outcome, tags: ['a'], original: null };
        const read = readTemplate(renderTemplate(parts)).parts;
        const plain = (text: string) => text.trim().replaceAll(/^ (?=[a-z]+:)/gim, '');
        expect(plain(read.context)).toBe(plain(context));
        expect(plain(read.reasoning)).toBe(plain(reasoning));
        expect(plain(read.outcome)).toBe(plain(outcome));
        expect(read.tags).toEqual(['a']);
      }),
    );
  });
});

describe('T8: time and author', () => {
  const now = Date.parse('2026-11-23T22:00:00Z');
  const door = { now, fileTime: null, isImport: false };
  const given = { createdAt: null, agent: 'claude', tags: [] };

  it.each([
    ['missing', null, '2026-11-23T22:00:00Z', null],
    ['not a time', 'last Tuesday', '2026-11-23T22:00:00Z', 'last Tuesday'],
    ['a date that does not exist', '2026-02-30', '2026-11-23T22:00:00Z', '2026-02-30'],
    ['with an offset', '2026-11-23T10:00:00+02:00', '2026-11-23T08:00:00Z', '2026-11-23T10:00:00+02:00'],
    ['valid', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', null],
  ])('handle a time: %s', (_, createdAt, written, raw) => {
    const attributed = attribute({ ...given, createdAt }, door);
    expect(attributed).toMatchObject({ attribution: { createdAt: written, createdAtRaw: raw } });
  });

  it('use the time of the file on import, rather than now', () => {
    const fileTime = Date.parse('2025-05-05T05:05:05Z');
    const attributed = attribute({ ...given, createdAt: '??' }, { ...door, fileTime, isImport: true });
    expect(attributed).toMatchObject({
      attribution: { createdAt: '2025-05-05T05:05:05Z', createdAtRaw: '??' },
    });
  });

  it.each([[null], [''], ['unknown'], ['Unknown'], ['null'], ['  ']])(
    'treat the author %j as unknown',
    (agent) => {
      expect(attribute({ ...given, agent }, door)).toMatchObject({ status: 'refused' });
      expect(attribute({ ...given, agent }, { ...door, isImport: true })).toMatchObject({
        attribution: { agent: null },
      });
      const tagged = attribute({ ...given, agent, tags: ['x', 'agent:planner'] }, door);
      expect(tagged).toMatchObject({ attribution: { agent: 'planner' } });
    },
  );

  it('accept times as the clock produces them', () => {
    const moment = fc.integer({ min: Date.parse('1900-01-01'), max: Date.parse('2400-01-01') });
    fc.assert(
      fc.property(moment, (ms) => {
        const seconds = Math.floor(ms / 1000) * 1000;
        expect(writeInstant(ms)).toBe(new Date(seconds).toISOString().replace('.000Z', 'Z'));
        expect(readInstant(new Date(ms).toISOString())).toBe(ms);
      }),
    );
  });
});

describe('a note', () => {
  const facts = {
    createdAt: '2026-11-23T22:00:00Z',
    agent: 'user: me',
    domain: 'http',
    priority: 8,
    source: 'src/a.ts:12',
    needsReview: false,
    usageCount: 0,
    lastAccessedAt: null,
  };

  it('is readable Markdown, including fields added by others', () => {
    const file = `${renderNoteFacts(facts, {
      failure_class: 'v1:abc',
      schema: '9',
      'bad key': 'x',
    })}${FULL}\n`;
    expect(file).toBe(
      `---\nschema: 1\ncreated_at: 2026-11-23T22:00:00Z\nagent_type: "user: me"\ndomain: http\ninitial_priority: 8\nsource: src/a.ts:12\nfailure_class: v1:abc\n---\n${FULL}\n`,
    );
    const read = readNote('n', file);
    expect(read).toMatchObject({ status: 'ok', note: { id: 'n', ...facts, title: 'Retry with backoff' } });
  });

  it.each([
    ['a merge conflict', `<<<<<<< HEAD\n${FULL}\n=======\nx\n>>>>>>> other\n`, 'merge conflict'],
    ['a frontmatter without an end', `---\nschema: 1\n${FULL}`, 'never closed'],
    ['a newer schema', `---\nschema: 2\n---\n${FULL}`, 'newer MSW'],
    ['nothing', '---\nschema: 1\n---\n\n', 'empty'],
    ['no text', 'a\u0000b', 'not text'],
  ])('with %s is reported', (_, file, reason) => {
    expect(readNote('n', file)).toMatchObject({
      status: 'unusable',
      reason: expect.stringContaining(reason),
    });
  });

  it('written by a person without frontmatter or template is read and marked for review', () => {
    const read = readNote('n', '# Ports\n\nThe proxy listens on 8443.');
    expect(read).toMatchObject({
      status: 'ok',
      note: { type: 'INSIGHT', title: 'Ports', needsReview: true, agent: null },
    });
  });

  it('has simple fields that are read as YAML reads them', () => {
    const value = fc.stringMatching(/^[\w:. ,-]{1,30}$/);
    const fields = fc.record({ domain: value, source: value, agent_type: value });
    fc.assert(
      fc.property(fields, ({ domain, source, agent_type }) => {
        const rows = `domain: ${domain}\nsource: ${source}\nagent_type: ${agent_type}\n`;
        // A comment forces the YAML reader but changes nothing.
        const [plain, yaml] = ['', '# x\n'].map((more) => readNote('n', `---\n${more}${rows}---\n${FULL}`));
        expect(plain).toEqual(yaml);
      }),
    );
  });

  it('never makes reading throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readNote('n', text)));
    fc.assert(
      fc.property(
        fc.stringMatching(/^---\n([a-z_]+: [^\n]{0,20}\n){0,4}---\n.{0,80}$/),
        (text) => void readNote('n', text),
      ),
    );
  });

  it('has an id that is a valid name on every system', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const id = noteId(title, 'abcdef1234567890');
        expect(id).toMatch(/^[a-z0-9][a-z0-9-]*-abcdef12$/);
        expect(isNoteId(id)).toBe(true);
      }),
    );
    expect(['../x', 'a/b', '', '.hidden', 'a\\b', 'a.'].map(isNoteId)).toEqual(Array(6).fill(false));
  });
});
