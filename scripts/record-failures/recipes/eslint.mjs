export const tool = 'eslint';
export const packages = ['eslint@9.39.5', 'eslint-formatter-unix@8.40.0'];
export const recordedWith = 'eslint 9.39.5';

const config = `export default [{ files: ['**/*.js'], rules: { 'no-undef': 'error', 'no-unused-vars': 'warn', 'eqeqeq': 'error' } }];\n`;
const project = (text, name = 'src/a.js') => ({ 'eslint.config.js': config, [name]: text });
const undefinedName = project('const b = ship;\nexport default b;\n');

export const cases = [
  {
    name: 'no-undef',
    files: undefinedName,
    command: 'npx eslint .',
    commandB: 'npx eslint -f unix .',
    noise: ['layout'],
    differsFrom: ['eslint/other-name', 'eslint/parsing'],
  },
  {
    name: 'no-undef-json',
    files: undefinedName,
    command: 'npx eslint -f json .',
    sameAs: ['eslint/no-undef'],
  },
  {
    name: 'no-undef-and-warning',
    files: project('const b = ship;\nconst c = 1;\nexport default b;\n'),
    command: 'npx eslint .',
    sameAs: ['eslint/no-undef'],
  },
  { name: 'other-name', files: project('const b = boat;\nexport default b;\n'), command: 'npx eslint .' },
  {
    name: 'other-file',
    files: project('const b = ship;\nexport default b;\n', 'src/b.js'),
    command: 'npx eslint .',
    sameClassAs: ['eslint/no-undef'],
    differsExactlyFrom: ['eslint/no-undef'],
  },
  {
    name: 'parsing',
    files: project('const = 1;\n'),
    command: 'npx eslint .',
    commandB: 'npx eslint -f unix .',
  },
  {
    name: 'two-rules',
    files: project('export default (a) => a == ship;\n'),
    command: 'npx eslint .',
    commandB: 'npx eslint -f json .',
  },
  { name: 'max-warnings', files: project('const c = 1;\n'), command: 'npx eslint --max-warnings 0 .' },
  { name: 'no-config', files: { 'src/a.js': '' }, command: 'npx eslint .' },
];
