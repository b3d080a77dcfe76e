// An npm registry on this machine with one package, made by `npm pack` from a folder.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { tempFolder } from './temp-folder.ts';

export interface NpmRegistry {
  readonly url: string;
  /** Requested paths, in order. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/** Further files are served as they are, by path (`/npm.json`). */
export async function startNpmRegistry(
  folder: string,
  files: Readonly<Record<string, string>> = {},
): Promise<NpmRegistry> {
  const { manifest, tarball } = pack(folder);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (path === `/${manifest.name}`) sendJson(response, packument(`http://${request.headers.host}`));
    else if (path === `/${manifest.name}.tgz`) response.end(tarball);
    else if (files[path] !== undefined)
      response.setHeader('content-type', 'application/json').end(files[path]);
    else response.writeHead(404).end('{}');
  });
  const packument = (origin: string): object => {
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `${origin}/${manifest.name}.tgz`, integrity };
    return {
      name: manifest.name,
      'dist-tags': { latest: manifest.version },
      versions: { [manifest.version]: { ...manifest, dist } },
    };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the registry has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What a publisher would send. */
function pack(folder: string): { readonly manifest: z.infer<typeof Manifest>; readonly tarball: Buffer } {
  const into = tempFolder();
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into];
  const printed = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = Packed.parse(JSON.parse(printed));
  return {
    manifest: Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))),
    tarball: readFileSync(join(into, packed.filename)),
  };
}

function sendJson(response: ServerResponse, value: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
}

const Manifest = z.looseObject({ name: z.string(), version: z.string() });
const Packed = z.tuple([z.object({ filename: z.string() })]);
