import { describe, expect, it } from 'vitest';
import { endlessCheck } from '../../../src/core/checks/endless-check.ts';

describe('a command that never ends by itself', () => {
  it.each([
    ['testem', 'testem', 'testem ci'],
    ['npx testem', 'testem', 'npx testem ci'],
    ['npx mocha -w', 'mocha -w', 'npx mocha'],
    ['yarn mocha --watch test', 'mocha --watch', 'yarn mocha test'],
    ['vitest watch', 'vitest watch', 'vitest run'],
    ['jest --watchAll', 'jest --watchAll', 'jest'],
    ['npx vitest --ui', 'vitest --ui', 'npx vitest'],
    ['cypress open', 'cypress open', 'cypress run'],
    ['karma start k.js', 'karma start', 'karma start k.js --single-run'],
    ['npx playwright test --debug', 'playwright --debug', 'npx playwright test'],
    ['node --inspect-brk x.js', 'node --inspect-brk', 'node x.js'],
    ['pytest --pdb', 'pytest --pdb', 'pytest'],
    ['dotnet watch test', 'dotnet watch', 'dotnet test'],
    ['nodemon x.js', 'nodemon', 'node x.js'],
    ['uv run ptw', 'ptw', 'uv run pytest'],
    ['node --test --watch', 'node --watch', 'node --test'],
    ['cd web && npx mocha -w', 'mocha -w', 'cd web && npx mocha'],
    ['tail -f server.log', 'tail -f', null],
    ['npm run dev', 'npm run dev', null],
    ['npm run test:watch', 'npm run test:watch', null],
    ['python3 -m http.server', 'http.server', null],
    ['python manage.py runserver', 'python manage.py runserver', null],
    ['docker compose up', 'docker compose up', null],
    ['npx live-server', 'live-server', null],
    ['vite', 'vite', null],
    ['node inspect x.js', 'node inspect', null],
  ])('is found, with its one-shot form: %s', (command, words, once) => {
    expect(endlessCheck(command, new Map())).toMatchObject({ words, once });
  });

  it.each([
    'vitest',
    'vitest run',
    'jest --watchAll=false',
    'jest --watch false',
    'jest -w 2',
    'mocha --ui bdd',
    'testem ci',
    'cypress run',
    'karma start --single-run',
    'ng test --no-watch',
    'vite build',
    'docker compose up -d',
    'docker compose up --exit-code-from app',
    'npm test',
    'npm run build',
    'make test',
    'eslint server',
    'jest server',
    'grep -w total README.md',
    'tsc --noEmit',
    'timeout 60 npm run dev',
    'npm run dev & npx wait-on 3000 && npx cypress run',
    'start-server-and-test "npm run dev" 3000 "cypress run"',
    'python manage.py test',
    'node server.js',
    '',
  ])('is not seen in %j', (command) => {
    expect(endlessCheck(command, new Map())).toBeNull();
  });

  it.each([
    ['npm test', { 'package.json': '{"scripts":{"test":"npm run unit","unit":"testem"}}' }, 'npx testem ci'],
    ['pnpm test', { 'package.json': '{"scripts":{"test":"mocha -w"}}' }, 'pnpm exec mocha'],
    [
      'cd web && yarn test',
      { 'web/package.json': '{"scripts":{"test":"testem"}}' },
      'cd web && yarn testem ci',
    ],
    ['make test', { Makefile: 'test:\n\tnpx mocha -w\n' }, 'npx mocha'],
    ['npm test', { 'package.json': '{"scripts":{"test":"tsc && mocha -w"}}' }, null],
  ])('is found behind a script, and started as the script would be: %s', (command, files, once) => {
    expect(endlessCheck(command, new Map(Object.entries(files)))).toMatchObject({ once });
  });
});
