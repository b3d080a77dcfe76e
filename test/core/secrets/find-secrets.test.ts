import { expect, it } from 'vitest';
import { findSecrets } from '../../../src/core/secrets/find-secrets.ts';
import { secretSamples } from '../../support/secrets/samples.ts';

it('says where each secret stands, once, and nothing else', () => {
  const samples = secretSamples(3);
  // One line for each, so that the line tells which one was found.
  const text = samples.map(({ text: said }) => said.replaceAll('\n', '\\n')).join('\n');
  const places = findSecrets(new Map([['STACK.md', text]]));
  expect(places.map(({ line }) => line)).toEqual(samples.map((_, index) => index + 1));
  expect(new Set(places.flatMap(Object.keys))).toEqual(new Set(['file', 'line']));
});

it('finds one that a colour or an invisible character splits', () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const split = `${token.slice(0, 9)}\u200b${token.slice(9)}`;
  expect(findSecrets(new Map([['a.md', `one\r\ntwo ${split}\r\n`]]))).toEqual([{ file: 'a.md', line: 2 }]);
});

it.each([
  'DATABASE_URL=postgres://postgres:postgres@localhost:5432/app',
  'connect with `https://user:password@example.com`',
  'API_KEY=your-api-key',
  'PASSWORD=changeme',
  'aws_access_key_id = AKIAIOSFODNN7EXAMPLE',
])('lets the words of an example pass: %s', (text) => {
  expect(findSecrets(new Map([['README.md', text]]))).toEqual([]);
});

const key = `${'AI'}zaSyD9aB3cE4fG5hI6jK7lM8nO9pQ0rS1tU2v`;
const token = `${'hf'}_QwErTyUiOpAsDfGhJkLzXcVbNmQwErTyUi`;
it.each([
  `- Maps: \`${key}\` in the page`,
  `| Google | ${key} |`,
  `fetch("https://maps.example.com/api/js?key=${key}&v=3")`,
  `The model is loaded with \`${token}\`.`,
  `HF_TOKEN=${token}`,
  'In `db.ts`: `password: "Winter2024!"`',
  "pwd: 'kitten77'",
  'password: "correct horse battery"',
  'passphrase = "open-sesame-42"',
])('stops a document with %s', (text) => {
  expect(findSecrets(new Map([['STACK.md', `# Stack\n\n${text}\n`]]))).toEqual([
    { file: 'STACK.md', line: 3 },
  ]);
});

it.each([
  'Keys of Google begin with `AIza`, tokens of Hugging Face with `hf_`.',
  '`hf_hub_download` and `hf_transfer_enabled` are imported from `huggingface_hub`.',
  'password: "{{ db_password }}"',
  'password: z.string()',
  '`<input type="password" name="password">`',
  'password: "Password must be at least 8 characters"',
  'password: "<your password>"',
])('lets %s pass', (text) => {
  expect(findSecrets(new Map([['STACK.md', text]]))).toEqual([]);
});
