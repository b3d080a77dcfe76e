import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findClaims } from '../../../../src/core/mapping/documents/find-claims.ts';
import { judgeClaim } from '../../../../src/core/mapping/documents/judge-claim.ts';
import { settleClaims } from '../../../../src/core/mapping/documents/settle-claims.ts';
import { facts } from './facts.ts';

const judge = (text: string) =>
  findClaims(text).map((claim) => ({ claim, verdict: judgeClaim(claim, facts) }));

/** A short form of each claim in a text. */
const verdicts = (text: string): readonly string[] =>
  judge(text).map(({ verdict }) => {
    if (verdict.status === 'wrong') return `wrong: ${verdict.problem} > ${verdict.suggestion ?? '-'}`;
    if (verdict.status === 'moved') return `moved: ${verdict.symbol} > ${verdict.to}`;
    return verdict.status === 'short' ? `short ${verdict.full}` : verdict.status;
  });

it('says nothing of targets of a Makefile that a build writes', () => {
  for (const file of ['configure.ac', 'Makefile.am', 'Makefile.in', 'CMakeLists.txt']) {
    const [claim] = findClaims('`make check`');
    if (claim === undefined) throw new Error('no claim');
    expect(judgeClaim(claim, { ...facts, files: [...facts.files, file] }).status).toBe('none');
    expect(judgeClaim(claim, { ...facts, files: [...facts.files, `deps/x/${file}`] }).status).toBe('wrong');
  }
});

it('takes rules of a plugin of ESLint for no packages', () => {
  const [claim] = findClaims('`@kit/no-any`');
  if (claim === undefined) throw new Error('no claim');
  const judged = (...names: string[]) => judgeClaim(claim, { ...facts, dependencies: new Set(names) }).status;
  expect([judged('@kit/eslint-plugin'), judged('eslint-plugin-x'), judged('@kit/other')]).toEqual([
    'none',
    'wrong',
    'wrong',
  ]);
});

const settled = (text: string): string => settleClaims(text, judge(text));

it('settling changes no mere mention and no link', () => {
  const told = 'The `start` in `src/app/main.ts:4`, `.env`, `image/png`.\n';
  expect(settled(told)).toBe(told);
  expect(settled('A [`page`](src/gone.ts) here.\n')).toBe('A [`page`](src/gone.ts) (not found) here.\n');
  expect(settled('A [page](src/App/main.ts) here.\n')).toBe('A [page](src/app/main.ts) here.\n');
});

describe('a claim', () => {
  it.each([
    ['`src/app/main.ts`', 'right'],
    ['`src/app/main.ts:40`', 'right'],
    ['`src/app/main.ts:41`', 'wrong: the file has 40 lines > src/app/main.ts'],
    ['`README.md:1`', 'right'],
    ['`src/app/`', 'right'],
    ['`src/app`', 'right'],
    ['`src/index.ts/`', 'wrong: this is a file, not a folder > src/index.ts'],
    ['`src/App/main.ts`', 'short src/app/main.ts'],
    ['`shop/src/app/main.ts`', 'short src/app/main.ts'],
    ['`lib/deep/index.ts`', 'wrong: no such file or folder > -'],
    ['`.env`', 'none'],
    ['`text/html`', 'none'],
    ['`image/svg+xml`', 'none'],
    ['`express==4.18.0`', 'right'],
    ['`python_dateutil[x]>=2,<3`', 'right'],
    ['`flask==2.0`', 'wrong: no manifest names this dependency > -'],
    ['`a == 1`', undefined],
    ['see [the loop](src/core/loop.ts#L4)', 'right'],
    ['see [the loop](../../src/core/loop.ts)', 'right'],
    ['see [the loop](/src/core/lop.ts "x")', 'wrong: no such file or folder > src/core/loop.ts'],
    ['see [more](https://example.com/a.md), [below](#a), [mail](mailto:a@b.md)', undefined],
    ['see [other](CONCERNS.md#tech-debt)', 'wrong: no such file or folder > -'],
    ['`start` in `src/app/main.ts:3`', 'right'],
    ['`src/app/main.ts:10` (`start()`)', 'right'],
    ['`start` in `src/app/main.ts:4`', 'right'],
    ['`start` in `src/app/main.ts:20`', 'moved: start > 3'],
    ['`start` in `src/app/main.ts:50`', 'moved: start > 3'],
    ['`run` in `src/app/main.ts:20`', 'moved: run > 30'],
    ['`start` in `src/app/main.ts:20-30`', 'right'],
    ['`other` in `src/app/main.ts:20`', 'wrong: `other` is not in this file > -'],
    ['`started` in `src/app/main.ts:20`', 'right'],
    ['No `other` in `src/app/main.ts:20`', 'absent'],
    ['`src/app/mian.ts`', 'wrong: no such file or folder > src/app/main.ts'],
    ['`src/app/main.js`', 'wrong: no such file or folder > src/app/main.ts'],
    ['`src/services/userService.ts`', 'wrong: no such file or folder > src/app/user-service.ts'],
    ['`src/nothing`', 'wrong: no such file or folder > -'],
    ['`lib/core/`', 'wrong: no such file or folder > -'],
    ['`user-service.ts`', 'short src/app/user-service.ts'],
    ['`app/main.ts:12`', 'short src/app/main.ts'],
    ['`ci.yml`', 'short .github/workflows/ci.yml'],
    ['`index.ts`', 'right'],
    ['`src/routes/[id]/page.tsx`', 'right'],
    ['`*.test.ts`', 'right'],
    ['`*.spec.ts`', 'wrong: nothing fits this pattern > -'],
    ['`src/**/*.ts`', 'right'],
    ['`src/{app,core}/`', 'right'],
    ['`src/app/<name>.ts`', 'right'],
    ['`src/ap/<name>.ts`', 'wrong: nothing fits this pattern > src/app/'],
    ['`<name>.test.ts`', 'right'],
    ['`dist/cli.mjs`', 'absent'],
    ['No `.eslintrc.json` was found.', 'absent'],
    ['`jest.config.js`: not detected', 'absent'],
    ['`.env.local` is not committed', 'none'],
    ['`settings.json`', 'absent'],
    ['`kebab-case.ts`', 'absent'],
    ['`src/PascalCase.tsx`', 'absent'],
    ['`.sample/state.json`', 'absent'],
    ['`docs/NN-name.md`', 'right'],
    ['`nodocs/YYYY-MM-DD.md`', 'wrong: nothing fits this pattern > docs/'],
    ['`app/*.test.ts`', 'right'],
    ['- Location: `lib/core`', 'wrong: no such file or folder > -'],
    ['the `lib/nothing` folder', 'wrong: no such file or folder > -'],
    ['- Location: `express/lib`', 'none'],
    ['sent as `text/html`', 'none'],
    ['- `port` 3000', undefined],
    ['`text/html`', 'none'],
    ['`express/lib/a.js`', 'none'],
    ['`express/lib`', 'none'],
    ['`@app/router.ts`', undefined],
    ['`chart.js`', undefined],
    ['`app/chart.js`', 'wrong: no such file or folder > -'],
    ['`npm run build`', 'right'],
    ['`npm run test-unit`', 'wrong: no package.json has a script "test-unit" > test:unit'],
    ['`make lint`', 'right'],
    ['`make deploy`', 'wrong: no Makefile has a script "deploy" > -'],
    ['the `build` script', 'right'],
    ['the `release` script', 'wrong: no manifest has a script "release" > -'],
    ['there is no `release` script', 'absent'],
    ['`pnpm tsc`', 'none'],
    ['`@scope/known`', 'right'],
    ['`@scope/unknown`', 'wrong: no manifest names this dependency > -'],
    ['## Key Dependencies\n- `express` 4.18 - server', 'right'],
    ['## Key Dependencies\n- `expres` 4.18 - server', 'wrong: no manifest names this dependency > -'],
    ['## Key Dependencies\n- `python_dateutil` 2.8', 'right'],
    ['## Key Dependencies\n- `github.com/gin-gonic/gin` v1.9 - router', 'right'],
    ['## Key Dependencies\n- `node` 20', 'none'],
    ['## Key Dependencies\n- `expres` - server', undefined],
  ])('is judged in %j', (text, expected) => {
    expect(verdicts(text)).toEqual(expected === undefined ? [] : [expected]);
  });

  it('is judged in a shell fence, a box drawing and a folder tree', () => {
    const text = [
      '```bash',
      'npm run build   # all',
      'npm run biuld',
      '```',
      '```text',
      '│ `src/app/main.ts` │ `src/core/lop.ts` │',
      '```',
      '```ts',
      'const a = `src/none.ts`;',
      '```',
      '## Directory Layout',
      '```',
      'sample/',
      '├── src/          # sources',
      '│   ├── app/',
      '│   │   └── mian.ts',
      '│   └── ...',
      '└── package.json',
      '```',
    ].join('\n');
    expect(verdicts(text)).toEqual([
      'right',
      'wrong: no package.json has a script "biuld" > -',
      'right',
      'wrong: no such file or folder > src/core/loop.ts',
      'right',
      'right',
      'wrong: no such file or folder > src/app/main.ts',
      'right',
    ]);
  });

  it('may name a new file only in the section for new code, in an existing folder', () => {
    const text =
      '## Where to Add New Code\n- `src/app/new.ts` `src/apps/new.ts`\n## Special\n- `src/app/new.ts`\n';
    expect(verdicts(text).map((one) => one.split(':')[0])).toEqual(['new', 'wrong', 'wrong']);
  });

  it('has its position and section', () => {
    const [found] = findClaims('# T\n\n## Layers\n\nSee `src/x.ts`.\n');
    expect(found).toMatchObject({ line: 5, column: 5, section: 'Layers', text: 'src/x.ts' });
  });
});

describe('settling', () => {
  it.each([
    ['See `src/app/mian.ts`.', 'See src/app/mian.ts (not found).'],
    ['See `src/__none__.py`.', 'See src/\\_\\_none\\_\\_.py (not found).'],
    ['No `.eslintrc.json` here.', 'No .eslintrc.json here.'],
    ['| `dist/a.js` | x |', '| dist/a.js | x |'],
    ['See `main.ts:3` and `./app/main.ts`.', 'See `main.ts:3` and `src/app/main.ts`.'],
    ['`start` in `src/app/main.ts:20`', '`start` in `src/app/main.ts:3`'],
    ['`start` in `src/app/main.ts#L20`', '`start` in `src/app/main.ts#L3`'],
    ['`src/app/main.ts:20` (`start`)', '`src/app/main.ts:3` (`start`)'],
    ['`other` in `src/app/main.ts:20`', '`other` in src/app/main.ts:20 (not found)'],
    ['Files: `src/core`, `lib/nope`', 'Files: `src/core`, lib/nope (not found)'],
    ['`src/index.ts` `src/nope.ts`', '`src/index.ts` src/nope.ts (not found)'],
    ['```sh\nnpm run nope\n```', '```sh\nnpm run nope  # not found: nope\n```'],
    ['```text\n│ `src/nope.ts`             │\n```', '```text\n│ src/nope.ts (not found)   │\n```'],
    [
      '```\n`npm run nope``src/nope.ts``src/nope.ts```src/nope.ts``\n```',
      '```\n`npm run nopesrc/nope.ts (not found)src/nope.ts```src/nope.ts``\n```',
    ],
    [
      '```\n`npm run nope``src/nope.ts``a.ts, b.ts`\n```',
      '```\nnpm run nopesrc/nope.tsa.ts, b.ts (not found)\n```',
    ],
  ])('rewrites %j', (text, expected) => {
    expect(settled(text)).toBe(expected);
    expect(settled(settled(text))).toBe(expected);
  });

  it('leaves nothing wrong, and changes nothing the second time', () => {
    const words = fc.constantFrom(
      ...[
        '`src/nope.ts`',
        '`src/index.ts`',
        '`npm run nope`',
        '`index.ts`',
        '`dist/`',
        'no ',
        ' (not found)',
        '`',
      ],
      ...[
        '\n',
        '\n```text\n',
        '\n```sh\n',
        'npm run nope\n',
        '├── nope/\n',
        '│   └── a.ts\n',
        '\n## Layers\n',
        ' | ',
      ],
      ...[
        '- `nope` 1.0\n',
        '`a.ts, b.ts`',
        '``src/nope.ts``',
        '\r\n',
        '`*.nope.ts`',
        '```\n',
        ' not found',
        '`src/<a>.ts`',
      ],
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = settled(parts.join(''));
        expect(verdicts(text).filter((one) => one.startsWith('wrong'))).toEqual([]);
        expect(settled(text)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['Reads `.gitignored`, then `ci.yml`.', 'Like `user-service.ts`, in `app/`.'])(
    'leaves names in prose as they are: %j',
    (text) => expect(settled(text)).toBe(text),
  );

  it('never throws, and reads a megabyte in one pass', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof settled(text) === 'string'));
    for (const piece of [
      '`a',
      '`src/none.ts` ',
      '├── a/\n',
      '```\n',
      '`x` script ',
      '│   ',
      '<!--',
      '`a/b/c/d/`',
      '](a.md)',
    ]) {
      expect(findClaims(piece.repeat(1_000_000 / piece.length)).length).toBeGreaterThanOrEqual(0);
    }
  });
});
