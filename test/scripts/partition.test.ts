import { describe, expect, it } from 'vitest';
import { fileName, type Piece, partition } from '../../scripts/build/partition.mjs';

/** Named after what it holds; `part` when it is the start of one. */
function piece(name: string, imports: readonly string[], part: string | null = null): Piece {
  return { name, imports, part, modules: [{ path: `src/${name}.ts`, bytes: name.length }] };
}

const shared = (files: ReturnType<typeof partition>) =>
  Object.fromEntries(files.map((file) => [file.name, file.pieces.map(({ name }) => name)]));

describe('the files of dist/lib', () => {
  const pieces = [
    piece('stop', ['turn', 'text'], 'hooks/stop.ts'),
    piece('status', ['text', 'table'], 'cli/status.ts'),
    piece('loop', ['text', 'table'], 'cli/loop.ts'),
    piece('turn', ['text']),
    piece('text', []),
    piece('table', ['text']),
  ];

  it('hold what a frequent part uses together with it, and what only others share on its own', () => {
    expect(shared(partition(pieces, ['hooks/stop.ts'], 0))).toEqual({
      'hooks.stop': ['stop', 'text', 'turn'],
      'cli.status': ['status'],
      'cli.loop': ['loop'],
      'shared.table': ['table'],
    });
  });

  it('are one for each set of parts where none is frequent', () => {
    expect(Object.keys(shared(partition(pieces, [], 0)))).toEqual([
      'hooks.stop',
      'cli.status',
      'cli.loop',
      'shared.text',
      'shared.table',
    ]);
  });

  it('are one for small shared pieces that need the same larger ones', () => {
    const sized = pieces.map((one) =>
      one.name === 'table' ? { ...one, modules: [{ path: 'src/t.ts', bytes: 99 }] } : one,
    );
    const needy = [
      ...sized.map((one) =>
        one.part?.startsWith('cli/') ? { ...one, imports: [...one.imports, 'needs', 'few'] } : one,
      ),
      piece('needs', ['table']),
      piece('few', ['text']),
      piece('check', ['text', 'few'], 'cli/check.ts'),
    ];
    expect(shared(partition(needy, [], 20))).toMatchObject({
      'shared.text': ['few', 'text'],
      'shared.t': ['needs', 'table'],
    });
  });

  it('are named by path, so that two parts of one name stay two', () => {
    const names = ['app/loop/trust.ts', 'app/loop-trust.ts', 'cli/trust.ts', 'core/app.loop/trust.ts'];
    expect(new Set(names.map(fileName)).size).toBe(names.length);
  });
});
