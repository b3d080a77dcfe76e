// Tells tests and code by the names of files and folders: the one list on which a verdict rests.

import { languageOf } from '../mapping/skeleton/facts/languages.ts';
import { baseName } from '../shell/command-words.ts';

/** Whether the name or a folder of a file says that it belongs to the tests. */
export function isTest(path: string): boolean {
  const folders = path.toLowerCase().split('/');
  const name = baseName(path);
  folders.pop();
  if (folders.some((folder) => TEST_FOLDERS.has(folder))) return true;
  if (!isCode(path) && folders.some((folder) => RECORDINGS.has(folder))) return true;
  if (name.split(/[._-]/).some((word) => TEST_WORDS.has(word.toLowerCase()))) return true;
  return /[a-z0-9](?:Tests?|Spec|IT)\.\w+$|^Test[A-Z]\w*\.|\.(?:snap|golden)$/.test(name);
}

const TEST_FOLDERS = words(
  'test tests t spec specs __tests__ testing testdata test-data test_data test-utils test_utils test-helpers test_helpers fixture fixtures __fixtures__ __snapshots__ __mocks__ mock mocks e2e cypress',
);
/** Product code may live in folders of these names. */
const RECORDINGS = words('snapshots golden goldens expected cassettes');
const TEST_WORDS = words('test tests spec specs testing conftest');

/** Source code of a program, and neither data nor a stylesheet. */
export function isCode(path: string): boolean {
  const language = languageOf(path);
  return language?.kind === 'programming' && !NO_PROGRAMS.has(language.name);
}

const NO_PROGRAMS = new Set([
  ...['SQL', 'CSS', 'SCSS', 'Less', 'GraphQL', 'Protocol Buffers', 'Terraform', 'Nix', 'CMake'],
]);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
