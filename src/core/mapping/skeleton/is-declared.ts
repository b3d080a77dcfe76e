// Whether a manifest that holds for a file names the package it imports.

import { isBelow } from './facts/path-names.ts';
import type { ManifestKind } from './facts/skeleton.ts';
import type { RawImport } from './facts/source-facts.ts';
import type { Codebase } from './resolve/codebase.ts';

/** True where nothing can tell: no manifest of that language holds, or Gradle's catalogues name the packages. */
export function isDeclared(
  { manifests }: Codebase,
  from: string,
  language: string,
  name: string,
  kind: RawImport['kind'],
): boolean {
  const kinds = Object.hasOwn(KINDS, language) ? (KINDS[language] ?? []) : [];
  const near = manifests.filter((found) => kinds.includes(found.kind) && isBelow(from, found.folder));
  if (near.length === 0 || near.some((found) => found.kind === 'gradle')) return true;
  const names = new Set(namesFor(language, name, kind).map(plain));
  return near.some(
    ({ manifest }) =>
      (manifest.name !== null && names.has(plain(manifest.name))) ||
      manifest.dependencies.some((dependency) => fits(language, names, plain(dependency.name))),
  );
}

const KINDS: Readonly<Record<string, readonly ManifestKind[]>> = {
  JavaScript: ['npm'],
  Python: ['python'],
  Go: ['go'],
  Rust: ['cargo'],
  Java: ['maven', 'gradle'],
};

/** Modules of Python whose package is called otherwise. */
const PYTHON: Readonly<Record<string, readonly string[]>> = {
  attr: ['attrs'],
  bs4: ['beautifulsoup4'],
  cv2: ['opencv-python', 'opencv-python-headless'],
  Crypto: ['pycryptodome'],
  dateutil: ['python-dateutil'],
  dotenv: ['python-dotenv'],
  git: ['gitpython'],
  google: ['protobuf', 'google-auth', 'google-cloud-storage'],
  jose: ['python-jose'],
  jwt: ['pyjwt'],
  magic: ['python-magic'],
  multipart: ['python-multipart'],
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
  slugify: ['python-slugify'],
  socks: ['pysocks'],
  telegram: ['python-telegram-bot'],
  usb: ['pyusb'],
  websocket: ['websocket-client'],
  yaml: ['pyyaml'],
  zmq: ['pyzmq'],
};

function namesFor(language: string, name: string, kind: RawImport['kind']): readonly string[] {
  if (language === 'Python') return [name, ...(Object.hasOwn(PYTHON, name) ? (PYTHON[name] ?? []) : [])];
  if (language !== 'JavaScript' || kind !== 'type') return [name];
  return [name, `@types/${name.replace(/^@/, '').replace('/', '__')}`];
}

/** `Foo.bar`, `foo_bar` and `foo-bar` are one name to most registries. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_.]/g, '-');
}

/** Packages of Java are named by the organisation, not by the artifact. */
function fits(language: string, names: ReadonlySet<string>, dependency: string): boolean {
  if (names.has(dependency)) return true;
  if (language !== 'Java') return false;
  const group = dependency.split(':')[0] ?? '';
  return [...names].some(
    (name) => group === name || group.startsWith(`${name}-`) || name.startsWith(`${group}-`),
  );
}
