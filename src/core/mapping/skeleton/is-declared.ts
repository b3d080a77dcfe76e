// Whether a manifest that applies to a file names the package it imports.

import { folderOf, foldersUpFrom, nameOf } from './facts/path-names.ts';
import type { ManifestKind } from './facts/skeleton.ts';
import type { RawImport } from './facts/source-facts.ts';
import type { Codebase, FoundManifest } from './resolve/codebase.ts';

/** True when it cannot be decided: no manifest of that language applies, or one is a program. */
export function isDeclared(
  { manifestsByFolder }: Codebase,
  from: string,
  language: string,
  name: string,
  { text }: RawImport,
): boolean {
  // An address declares itself.
  if (/^https?:/.test(text)) return true;
  const kinds = Object.hasOwn(KINDS, language) ? (KINDS[language] ?? []) : [];
  const near = foldersUpFrom(folderOf(from))
    .flatMap((folder) => manifestsByFolder.get(folder) ?? [])
    .filter((found) => kinds.includes(found.kind));
  if (near.length === 0 || near.some(saysNothing)) return true;
  const names = new Set(namesFor(language, name, text).map(plain));
  return near.some(
    ({ manifest }) =>
      (manifest.name !== null && names.has(plain(manifest.name))) ||
      manifest.dependencies.some((dependency) => fits(language, names, plain(dependency.name))),
  );
}

/** Gradle names packages in catalogues; setup.py computes them. */
function saysNothing({ kind, path }: FoundManifest): boolean {
  return kind === 'gradle' || nameOf(path) === 'setup.py';
}

const KINDS: Readonly<Record<string, readonly ManifestKind[]>> = {
  JavaScript: ['npm'],
  Python: ['python'],
  Go: ['go'],
  Rust: ['cargo'],
  Java: ['maven', 'gradle'],
  Dart: ['pub'],
};

/** Python modules whose package has another name. */
const PYTHON: Readonly<Record<string, readonly string[]>> = {
  attr: ['attrs'],
  _cffi_backend: ['cffi'],
  _distutils_hack: ['setuptools'],
  bs4: ['beautifulsoup4'],
  cv2: ['opencv-python', 'opencv-python-headless'],
  Crypto: ['pycryptodome'],
  git: ['gitpython'],
  google: ['protobuf', 'google-auth', 'google-cloud-storage'],
  jwt: ['pyjwt'],
  MySQLdb: ['mysqlclient'],
  nacl: ['pynacl'],
  OpenSSL: ['pyopenssl'],
  PIL: ['pillow'],
  pkg_resources: ['setuptools'],
  psycopg2: ['psycopg2-binary'],
  rest_framework: ['djangorestframework'],
  serial: ['pyserial'],
  skimage: ['scikit-image'],
  sklearn: ['scikit-learn'],
  socks: ['pysocks'],
  telegram: ['python-telegram-bot'],
  usb: ['pyusb'],
  websocket: ['websocket-client'],
  yaml: ['pyyaml'],
  zmq: ['pyzmq'],
};

/** Modules that a host provides, such as `vscode`, have only types to declare. */
function namesFor(language: string, name: string, text: string): readonly string[] {
  if (language === 'Python') return pythonNames(name, text);
  if (language !== 'JavaScript') return [name];
  return [name, `@types/${name.replace(/^@/, '').replace('/', '__')}`];
}

/** `_pytest` comes with `pytest`; `slugify` with `python-slugify`; `opentelemetry.sdk.trace` with `opentelemetry-sdk`. */
function pythonNames(name: string, text: string): readonly string[] {
  const parts = text.split('.');
  const longer = parts.slice(1, 4).map((_, index) => parts.slice(0, index + 2).join('-'));
  const bare = name.replace(/^_+/, '');
  const known = [name, bare].flatMap((one) => (Object.hasOwn(PYTHON, one) ? (PYTHON[one] ?? []) : []));
  return [name, bare, `django-${bare}`, `python-${bare}`, ...known, ...longer];
}

/** `Foo.bar`, `foo_bar` and `foo-bar` are the same name to most registries. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_.]/g, '-');
}

/** Java packages are named after the organisation, not the artifact. */
function fits(language: string, names: ReadonlySet<string>, dependency: string): boolean {
  if (names.has(dependency)) return true;
  if (language !== 'Java') return false;
  const group = dependency.split(':')[0] ?? '';
  return [...names].some(
    (name) => group === name || group.startsWith(`${name}-`) || name.startsWith(`${group}-`),
  );
}
