import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../../src/core/mapping/documents/check-document.ts';
import { detectDrift, remapReasons } from '../../../../src/core/mapping/documents/detect-drift.ts';
import {
  type Focus,
  MAP_DOCUMENTS,
  type MapDocument,
} from '../../../../src/core/mapping/documents/map-documents.ts';
import {
  affectedPaths,
  isSafePath,
  mapOptions,
  parseMapArguments,
} from '../../../../src/core/mapping/documents/map-request.ts';
import { mapSummary } from '../../../../src/core/mapping/documents/map-summary.ts';
import {
  dateDocument,
  mappedCommit,
  stampDocument,
} from '../../../../src/core/mapping/documents/stamp-document.ts';
import { synthesisIn } from '../../../../src/core/mapping/documents/synthesis.ts';
import { mapText } from './map-text.ts';
import { skeleton } from './skeleton.ts';

describe('detect drift', () => {
  const none = { added: [], modified: [], deleted: [], foldersBefore: new Set(['src', 'src/app', 'test']) };
  const reasons = (focus: Focus, changes: Partial<typeof none> | object, named: readonly string[] = []) =>
    remapReasons(focus, {
      changes: { ...none, ...changes },
      named: new Set(named),
      structure: '`src/app/`: use cases',
      threshold: 3,
    });

  it.each([
    ['tech', { modified: ['package.json', 'src/app/a.ts'] }, ['package.json']],
    ['tech', { added: ['.github/workflows/ci.yml'] }, ['.github/workflows/ci.yml']],
    ['tech', { modified: ['src/app/a.ts'] }, []],
    ['arch', { added: ['src/app/a.ts', 'src/app/b.ts', 'src/app/c.ts'] }, []],
    ['arch', { added: ['lib/a.go', 'lib/b.go'] }, []],
    ['arch', { added: ['lib/a.go', 'lib/b.go', 'cmd/c.go'] }, ['cmd/c.go', 'lib/a.go', 'lib/b.go']],
    ['quality', { modified: ['biome.json'] }, ['biome.json']],
    ['quality', { modified: ['test/a.test.ts', 'test/b.test.ts', 'test/c.test.ts'] }, []],
    [
      'quality',
      { added: ['test/a.test.ts', 'b_test.go', 'x/test_c.py'] },
      ['b_test.go', 'test/a.test.ts', 'x/test_c.py'],
    ],
  ] as const)('judges the drift of %s after %j', (focus, changes, expected) => {
    expect(reasons(focus, changes)).toEqual(expected);
  });

  it('a file named in a document causes drift when it is deleted, and for concerns also when it is modified', () => {
    const named = ['src/app/a.ts'];
    expect(reasons('arch', { deleted: named }, named)).toEqual(named);
    expect(reasons('arch', { modified: named }, named)).toEqual([]);
    expect(reasons('concerns', { modified: named }, named)).toEqual(named);
    expect(reasons('concerns', { modified: ['src/app/b.ts'] }, named)).toEqual([]);
  });

  it.each([
    [
      'a package directly below a top-level folder',
      ['src/pay/a.ts', 'src/pay/b.ts'],
      ['src/pay/a.ts', 'src/pay/b.ts'],
    ],
    ['everything below it', ['src/pay/deep/er/a.ts'], ['src/pay/deep/er/a.ts']],
    ['no ordinary folder inside a known one', ['src/app/x/y.ts', 'src/app/x/z.ts'], []],
    ['no file inside a known one', ['src/app/y.ts', 'src/y.ts'], []],
    ['no tests and no data', ['test/new/a.test.ts', 'src/pay/a.json', 'src/pay/fixtures/a.ts'], []],
    ['none that the map already names', ['src/planned/a.ts'], []],
  ])('finds %s', (_, added, expected) => {
    const structure = 'src/\n├── app/\n└── planned/\ntest/\nas `src/payments/` was\n';
    const { elements } = detectDrift({ ...none, added }, structure, 1);
    expect(elements.map(({ path }) => path)).toEqual(expected);
  });

  it('finds a package next to those the map names, and none if git cannot say what existed before', () => {
    const structure = 'The layers are `lib/a/core/` and `lib/a/shell/`.';
    const foldersBefore = new Set(['lib', 'lib/a', 'lib/a/core', 'lib/a/shell']);
    const added = ['lib/a/pay/x.rb'];
    expect(detectDrift({ added, foldersBefore }, structure, 1).elements).toHaveLength(1);
    expect(detectDrift({ added, foldersBefore: null }, structure, 1).elements).toEqual([]);
  });
});

describe('document form', () => {
  const stamp = { commit: 'a'.repeat(40), day: '2026-01-31' };
  const lines = `last_mapped_commit: ${stamp.commit}\nlast_mapped_at: 2026-01-31\n`;

  describe('a stamp', () => {
    it.each([
      ['# Title\n', `---\n${lines}---\n# Title\n`],
      ['', `---\n${lines}---\n`],
      ['---\nowner: me # kept\n---\n# T\n', `---\nowner: me # kept\n${lines}---\n# T\n`],
      [
        '---\nlast_mapped_at: 2020-01-01\nx: "1"\nlast_mapped_commit: old\n---\n# T\n',
        `---\nlast_mapped_at: 2026-01-31\nx: "1"\nlast_mapped_commit: ${stamp.commit}\n---\n# T\n`,
      ],
      ['---\n---\n# T\n', `---\n${lines}---\n# T\n`],
      ['\uFEFF# T\n', `\uFEFF---\n${lines}---\n# T\n`],
      ['---\r\na: b\r\n---\r\n# T\r\n', `---\r\na: b\r\n${lines.replaceAll('\n', '\r\n')}---\r\n# T\r\n`],
      ['---\nnever closed\n', `---\n${lines}---\n---\nnever closed\n`],
    ])('is added to %j', (before, after) => {
      expect(stampDocument(before, stamp)).toBe(after);
      expect(stampDocument(after, stamp)).toBe(after);
      expect(mappedCommit(after)).toBe(stamp.commit);
    });

    it('is absent before', () => {
      expect(mappedCommit('# T\nlast_mapped_commit: x\n')).toBeNull();
    });
  });

  it.each(MAP_DOCUMENTS.map((kind) => [kind.file, kind] as const))(
    '%s gets its date, and nothing else changes',
    (_, kind) => {
      const bodies = { [kind.sections[0]?.title ?? '']: 'Since 2020-02-02.' };
      expect(dateDocument(kind, mapText(kind, bodies, '2020-01-01'), '2026-01-31')).toBe(
        mapText(kind, bodies, '2026-01-31'),
      );
      expect(dateDocument(kind, '# Without\n2020-01-01\n', '2026-01-31')).toBe('# Without\n2020-01-01\n');
    },
  );

  describe('the form of a document', () => {
    const codes = (kind: MapDocument, text: string): readonly string[] =>
      checkDocument(kind, text).map(({ code }) => code);

    it.each(MAP_DOCUMENTS.map((kind) => [kind.file, kind] as const))('accepts %s', (_, kind) => {
      expect(codes(kind, mapText(kind))).toEqual([]);
    });

    it('reports a missing title, section or date, and too few lines', () => {
      const [stack] = MAP_DOCUMENTS;
      if (stack === undefined) throw new Error('no documents');
      const text = mapText(stack);
      expect(codes(stack, text.replace('## Runtime', '## Running'))).toEqual(['map-section-missing']);
      expect(codes(stack, text.replace('# Technology', '# The'))).toEqual(['map-title']);
      expect(codes(stack, text.replace(/\*\*Analysis Date.*\n/, ''))).toEqual(['map-no-date']);
      expect(codes(stack, text.split('\n\n').join('\n'))).toContain('map-too-short');
      expect(codes(stack, '')).toContain('map-too-short');
    });
  });
});

describe('map request', () => {
  it.each([
    ['', { fast: false, focuses: null, paths: [], refresh: false }],
    ['--refresh', { refresh: true }],
    ['--fast', { fast: true, focuses: ['tech', 'arch'] }],
    ['--fast --focus concerns', { fast: true, focuses: ['concerns'] }],
    ['--focus arch+tech', { focuses: ['tech', 'arch'] }],
    ['--focus=quality', { focuses: ['quality'] }],
    ['--paths src/app,docs --refresh', { paths: ['src/app', 'docs'], refresh: true }],
  ])('reads %j', (text, expected) => {
    expect(parseMapArguments(text)).toMatchObject({ status: 'ok', request: expected });
  });

  it.each([
    ['--focus', '--focus needs a value: --focus'],
    ['--focus --fast', '--focus needs a value: --focus'],
    ['--focus everything', '"everything" is not a focus'],
    ['--paths ../x', '"../x" cannot be used as a path'],
    ['--paths /etc', 'cannot be used as a path'],
    ['--paths $(id)', 'cannot be used as a path'],
    ['--paths a,,b', '"" cannot be used as a path'],
    ['--query x', 'Unknown option --query of /msw:map'],
    ['src', '"src" is not understood'],
  ])('refuses %j', (text, reason) => {
    expect(parseMapArguments(text)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(reason),
    });
  });

  it('round-trips through the command line', () => {
    const option = fc.constantFrom(
      '--fast',
      '--refresh',
      '--focus tech',
      '--focus arch+concerns',
      '--paths src,a/b.c',
    );
    fc.assert(
      fc.property(fc.uniqueArray(option), (options) => {
        const parsed = parseMapArguments(options.join(' '));
        if (parsed.status !== 'ok') throw new Error(parsed.reason);
        expect(parseMapArguments(mapOptions(parsed.request).join(' '))).toEqual(parsed);
      }),
    );
  });

  it.each([
    ['src', true],
    ['src/app/main.ts', true],
    ['.github/workflows', true],
    ['packages/a-b_c.d', true],
    ['', false],
    ['/src', false],
    ['src/', false],
    ['src//a', false],
    ['../src', false],
    ['src/../a', false],
    ['src/a..b', false],
    ['a b', false],
    ['$(id)', false],
    ['a;b', false],
    ['a`b`', false],
    ['-rf', false],
    ['a\nb', false],
  ])('%j can limit a map: %s', (path, expected) => {
    expect(isSafePath(path)).toBe(expected);
  });

  it('affected folders are derived from file paths', () => {
    expect(
      affectedPaths([
        'src/a/b.ts',
        'packages/x/src/a.ts',
        'packages/y/a.ts',
        'apps/web/a.ts',
        'a.md',
        'src/c.ts',
        '',
      ]),
    ).toEqual(['a.md', 'apps/web', 'packages/x', 'packages/y', 'src']);
  });
});

describe('map summary', () => {
  const documents = new Map(MAP_DOCUMENTS.map((kind) => [kind.file, mapText(kind)]));
  const input = { skeleton, documents, day: '2026-01-31', synthesis: null };

  it('summarises the map on one page', () => {
    expect(mapSummary(input)).toMatchInlineSnapshot(`
      "<!-- Made by MSW from the documents next to it; made again with every map. -->

      # Codebase Map: sample

      **Mapped:** 2026-01-31, commit aaaaaaaaaaaa
      **Size:** 14 files, 300 lines

      ## Languages

      - TypeScript: 94% (9 files, 250 lines)
      - JavaScript: 6% (1 file, 16 lines)

      ## Entry Points

      - \`src/index.ts\`: package.json main

      ## Build and Test

      - Runner: vitest (2 test files)
      - Test: npm test
      - Build: tsc

      ## Hot Spots

      - \`src/app/main.ts\`: 12 commits, last on 2026-01-30
      - 1 circle of imports

      ## Documents

      | Document | Lines |
      |---|---|
      | \`.planning/codebase/STACK.md\` | 31 |
      | \`.planning/codebase/INTEGRATIONS.md\` | 35 |
      | \`.planning/codebase/ARCHITECTURE.md\` | 52 |
      | \`.planning/codebase/STRUCTURE.md\` | 31 |
      | \`.planning/codebase/CONVENTIONS.md\` | 39 |
      | \`.planning/codebase/TESTING.md\` | 39 |
      | \`.planning/codebase/CONCERNS.md\` | 43 |
      "
    `);
  });

  it('opens with the synthesis, where there is one', () => {
    const text = mapSummary({ ...input, synthesis: 'It sums carts.\n\n`src/index.ts` begins.' });
    expect(text).toContain(
      '\n\n## In Short\n\n> It sums carts.\n>\n> `src/index.ts` begins.\n\n## Languages\n',
    );
  });

  it.each<[string, string | null, boolean]>([
    ['paragraphs', `${'It sums carts. '.repeat(8)}\n\n\`src/index.ts\` begins.\n`, true],
    ['none', null, false],
    ['too few words', 'A shop.', false],
    ['too many words', 'It sums carts. '.repeat(200), false],
    ['a heading', `# Shop\n\n${'It sums carts. '.repeat(8)}`, false],
    ['a list', `${'It sums carts. '.repeat(8)}\n- one`, false],
    ['a fence', `${'It sums carts. '.repeat(8)}\n\`\`\`sh\nx\n\`\`\``, false],
  ])('takes a synthesis of plain paragraphs: %s', (_, text, isTaken) => {
    expect(synthesisIn(text) !== null).toBe(isTaken);
  });

  it('names missing documents', () => {
    expect(mapSummary({ ...input, documents: new Map() })).toContain('| STACK.md | not written |');
  });
});
