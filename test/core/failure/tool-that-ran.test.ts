// The tool is named after what ran; the layout of its output says only how to read it.

import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';

const ESLINT =
  '\n/w/p/src/q.sql\n  4:7  error  keyword in lower case  upper-keywords\n\n✖ 1 problem (1 error, 0 warnings)\n';

function read(command: string, output = ESLINT) {
  return canonicalise(output, { command, exitCode: 1, root: '/w/p' });
}

describe('a tool that prints the layout of another', () => {
  it.each([
    ['./node_modules/.bin/sqlstyle src'],
    ['npx sqlstyle src'],
    ['npm run lint', `\n> shop@1.0.0 lint\n> sqlstyle src\n${ESLINT}`],
    ['python -m sqlstyle src'],
    ['uv run sqlstyle src'],
    ['bundle exec sqlstyle src'],
    ['CI=1 sqlstyle src'],
  ])('is named by %s', (command, output?: string) => {
    const failure = read(command, output);
    expect(failure).toMatchObject({ tool: 'sqlstyle', code: 'upper-keywords' });
    expect(failure.items).toMatchObject([{ tool: 'sqlstyle', layout: 'eslint', file: 'src/q.sql', line: 4 }]);
    expect(failure.headline).toBe('src/q.sql:4:7: keyword in lower case (upper-keywords)');
    expect(failure.query).toContain('sqlstyle upper-keywords');
  });

  it.each(['npx eslint src', './check.sh', './check', 'node lint.mjs', 'npm run lint', 'make lint', 'tox'])(
    'gives its name where %s names no other tool',
    (command) => {
      const failure = read(command);
      expect(failure.tool).toBe('eslint');
      expect(failure.items[0]).not.toHaveProperty('layout');
    },
  );
});
