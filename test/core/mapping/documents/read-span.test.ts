import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSpan } from '../../../../src/core/mapping/documents/read-span.ts';

/** A short form of a span: `path src/a.ts`, `path? text/html`, `script npm test`, `dependency react`. */
const said = (text: string): readonly string[] =>
  readSpan(text).map((one) => {
    if (one.kind === 'dependency') return `dependency ${one.name}`;
    const mark = one.certain ? '' : '?';
    if (one.kind === 'script') return `script${mark} ${one.tool} ${one.name}`;
    return `${one.pattern ? 'pattern' : 'path'}${mark} ${one.path}${one.line === null ? '' : `:${one.line}`}`;
  });

describe('a path', () => {
  it.each([
    ['src/app/main.ts', 'path src/app/main.ts'],
    ['./src/app/main.ts', 'path src/app/main.ts'],
    ['src/app/main.ts:42', 'path src/app/main.ts:42'],
    ['src/app/main.ts:42-50', 'path src/app/main.ts:50'],
    ['src/app/main.ts:42:7', 'path src/app/main.ts:42'],
    ['src/app/main.ts#L12-L20', 'path src/app/main.ts:20'],
    ['src/app/main.ts:startServer', 'path src/app/main.ts'],
    ['docs/guide.md#set-up', 'path docs/guide.md'],
    ['tests/test_api.py::TestLogin::test_ok', 'path tests/test_api.py'],
    ['package.json#scripts', 'path package.json'],
    ['src\\app\\main.ts', 'path src/app/main.ts'],
    ['package.json', 'path package.json'],
    ['tsconfig.build.json', 'path tsconfig.build.json'],
    ['Dockerfile', 'path Dockerfile'],
    ['go.mod', 'path go.mod'],
    ['.env.local', 'path .env.local'],
    ['.eslintrc.cjs', 'path .eslintrc.cjs'],
    ['.gitignore', 'path .gitignore'],
    ['.github/workflows/ci.yml', 'path .github/workflows/ci.yml'],
    ['.github/workflows', 'path .github/workflows'],
    ['src/', 'path src/'],
    ['src/core/', 'path src/core/'],
    ['bin/rails', 'path? bin/rails'],
    ['src/core', 'path? src/core'],
    ['app/[id]/page.tsx', 'path app/[id]/page.tsx'],
    ['app/(shop)/page.tsx', 'path app/(shop)/page.tsx'],
    ['src/__init__.py', 'path src/__init__.py'],
    ['src/Größe.ts', 'path src/Größe.ts'],
    ['include/node_api.h', 'path include/node_api.h'],
    ['addon.c', 'path? addon.c'],
    ['v4/core/index.ts', 'path v4/core/index.ts'],
    ['2024/report.md', 'path 2024/report.md'],
  ])('is read from %j', (text, expected) => {
    expect(said(text)).toEqual([expected]);
  });

  it.each([
    ['*.test.ts', 'pattern *.test.ts'],
    ['src/**/*.ts', 'pattern src/**/*.ts'],
    ['src/<name>.ts', 'pattern src/<name>.ts'],
    ['src/{a,b}.ts', 'pattern src/{a,b}.ts'],
    ['packages/*/src/', 'pattern packages/*/src/'],
    ['src/.../index.ts', 'pattern src/.../index.ts'],
    ['*.{ts,tsx}', 'pattern *.{ts,tsx}'],
    ['<feature>.service.ts', 'pattern <feature>.service.ts'],
  ])('is read as a pattern: %s', (text, expected) => {
    expect(said(text)).toEqual([expected]);
  });

  it('is read for each of several in one pair of backticks', () => {
    expect(said('src/a.ts, src/b.ts')).toEqual(['path src/a.ts', 'path src/b.ts']);
    expect(said('src/a.ts -> src/b.ts')).toEqual(['path src/a.ts', 'path src/b.ts']);
  });
});

describe('a script', () => {
  it.each([
    ['npm run build', ['script npm build']],
    ['npm test', ['script npm test']],
    ['npm t', ['script npm test']],
    ['pnpm test:unit', ['script npm test:unit']],
    ['pnpm --filter web run build', ['script npm build']],
    ['pnpm -r build', ['script npm build']],
    ['pnpm vitest', ['script? npm vitest']],
    ['yarn workspace api dev', ['script npm dev']],
    ['bun run start', ['script npm start']],
    ['make lint test', ['script make lint', 'script make test']],
    ['just fmt', ['script just fmt']],
    ['composer run-script cs', ['script composer cs']],
    ['deno task dev', ['script deno dev']],
    ['npm ci && npm run lint', ['script npm lint']],
    ['CI=1 npm run e2e -- --headed', ['script npm e2e']],
    ['npm run build -w packages/core', ['script npm build']],
    ['node scripts/build.mjs', ['path scripts/build.mjs']],
    ['npx vitest run test/app/main.test.ts', ['path test/app/main.test.ts']],
    ['./scripts/release.sh --dry-run', ['path scripts/release.sh']],
  ])('is read from %j', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});

describe('a dependency', () => {
  it.each([
    ['@scope/name', 'dependency @scope/name'],
    ['@types/node', 'dependency @types/node'],
    ['react@18.2.0', 'dependency react'],
    ['@babel/core@^7', 'dependency @babel/core'],
  ])('is read from %j', (text, expected) => {
    expect(said(text)).toEqual([expected]);
  });
});

describe('anything else', () => {
  it.each(
    [
      // Identifiers, members and types.
      'finishTurn useState MAX_RETRIES DATABASE_URL process.env process.env.PORT res.json req.body console.log module.exports import.meta',
      'this.service Math.max JSON.parse Promise<void> Array<string> Map<K,V> foo() app.use() vi.fn() --verbose -x #main .button .map .toBe',
      'UserService user_id kebab-case camelCase any null true 200 404 1.2.3 v20.11.0 ^1.0.0 >=18 es2022 0.5 10/20',
      // Product names that end like file names.
      'Node.js Next.js Vue.js D3.js Three.js Socket.io ASP.NET',
      // Addresses, routes, registries.
      'https://example.com/a.html mailto:a@b.c git@github.com:a/b.git /api/users /users/:id /health.json ~/.config/app.json $HOME/a.ts',
      'github.com/gin-gonic/gin golang.org/x/net example.com/index.html localhost:3000 127.0.0.1:8080 //cdn.x/y.js $ROOT/a.ts',
      'node:fs node:fs/promises :id * ** / . .. ... ../utils.ts @/components/button #internal/x.js com.example.App app.models.user',
      // Tags and patterns.
      '<Button/> </div> <T> ^src/.*\\.ts$ \\d+ a|b a=b key:value',
    ].flatMap((line) => line.split(' ')),
  )('is ignored: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it.each([
    "import { a } from './b.ts'",
    'export function foo(a, b)',
    'const x = require("./y.js")',
    'SELECT * FROM users',
    'GET /api/users.json',
    'git commit -m "src/a.ts"',
    'npm install express',
    'docker compose up',
    'cargo test',
    'key: value',
    '',
    '   ',
  ])('is ignored: %j', (text) => {
    expect(said(text)).toEqual([]);
  });

  it.each(['text/html', 'lodash/fp', 'origin/main', 'and/or', 'fs/promises', 'I/O'])(
    'is a possible path: %s',
    (text) => {
      expect(said(text)).toEqual([`path? ${text}`]);
    },
  );
});

it('reading never throws, and is fast on a megabyte', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(readSpan(text))));
  const parts = fc.constantFrom(
    'src',
    '/',
    '.',
    'ts',
    ':',
    '1',
    '*',
    '{',
    '}',
    ',',
    '<',
    '>',
    ' ',
    '@',
    'npm',
    'run',
    '\\',
    '#',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (words) => Array.isArray(readSpan(words.join('')))),
  );
  expect(readSpan('a/'.repeat(500_000))).toEqual([]);
});
