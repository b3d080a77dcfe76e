// Which documents of a project are sources of a notebook: by path and by source, each the inverse of the other. When
// the notebook has lost a source, its row stays as stale, without a source.

import * as z from 'zod/mini';

const ROW = z.looseObject({
  /** Null when stale. */
  sourceId: z.nullable(z.string()),
  title: z.string(),
  /** ISO 8601 in UTC, like `lastUsedAt`. */
  addedAt: z.string(),
  lastUsedAt: z.string(),
  useCount: z.int().check(z.gte(0)),
  /** `sha256:` and 64 hexadecimal digits, of the document as sent. */
  contentHash: z.string(),
  stale: z.optional(z.literal(true)),
});
type SourceRow = z.infer<typeof ROW>;

const REGISTRY = z.looseObject({
  /** Relative to the project, with `/`, in Unicode's composed form. */
  byPath: z.record(z.string(), ROW),
  bySourceId: z.record(z.string(), z.looseObject({ path: z.string() })),
});
export type SourceRegistry = z.infer<typeof REGISTRY>;

/** `.msw/sources.json`: one registry per notebook and account. */
export const SOURCES = z.looseObject({ schema: z.literal(1), notebooks: z.record(z.string(), REGISTRY) });

export const emptyRegistry: SourceRegistry = { byPath: {}, bySourceId: {} };

/** Marks sources that the notebook no longer has as stale, and rebuilds the inverse map from the rows. */
export function withRemote(registry: SourceRegistry, remote: ReadonlySet<string>): SourceRegistry {
  const owned = new Set<string>();
  const rows = Object.entries(registry.byPath).map(([path, row]) => {
    const { stale: _, ...rest } = row;
    const isThere = row.sourceId !== null && remote.has(row.sourceId) && !owned.has(row.sourceId);
    if (!isThere) return [path, { ...rest, sourceId: null, stale: true as const }] as const;
    owned.add(row.sourceId ?? '');
    return [path, rest] as const;
  });
  return inverted({ ...registry, byPath: Object.fromEntries(rows) });
}

export function withSource(
  registry: SourceRegistry,
  path: string,
  added: Pick<SourceRow, 'title' | 'contentHash'> & { readonly sourceId: string; readonly at: string },
): SourceRegistry {
  const { sourceId, title, contentHash, at } = added;
  const before = Object.hasOwn(registry.byPath, path) ? registry.byPath[path] : undefined;
  const { stale: _, ...kept } = before ?? { useCount: 0, lastUsedAt: at };
  const row = { ...kept, sourceId, title, contentHash, addedAt: at };
  // A source stands for a single document.
  const others = Object.entries(registry.byPath).filter(
    ([other, held]) => other !== path && held.sourceId !== sourceId,
  );
  return inverted({ ...registry, byPath: Object.fromEntries([...others, [path, row]]) });
}

export function withoutPath(registry: SourceRegistry, path: string): SourceRegistry {
  const rows = Object.entries(registry.byPath).filter(([other]) => other !== path);
  return inverted({ ...registry, byPath: Object.fromEntries(rows) });
}

function inverted(registry: SourceRegistry): SourceRegistry {
  const rows = Object.entries(registry.byPath).flatMap(([path, { sourceId }]) =>
    sourceId === null
      ? []
      : [
          [
            sourceId,
            {
              ...(Object.hasOwn(registry.bySourceId, sourceId) ? registry.bySourceId[sourceId] : {}),
              path,
            },
          ] as const,
        ],
  );
  return { ...registry, bySourceId: Object.fromEntries(rows) };
}

const LONGEST = 90;

/**
 * Contains the path and a few digits of the content hash, by which a source that was added but never recorded is found
 * again. Valid as a file name on every system.
 */
export function sourceTitle(path: string, contentHash: string): string {
  const name = path.replaceAll('/', '∕').replaceAll(/[\p{Cc}\p{Cf}<>:"\\|?*]/gu, '_');
  const [, stem = name, ending = ''] = /^(.*)(\.(?:md|txt))$/is.exec(name) ?? [];
  return `${[...stem].slice(-LONGEST).join('').trim()} (${contentHash.slice(7, 15)})${ending || '.md'}`;
}

export type SourceStep = 'add' | 'replace' | 'keep';

export function stepFor(registry: SourceRegistry, path: string, contentHash: string): SourceStep {
  const row = Object.hasOwn(registry.byPath, path) ? registry.byPath[path] : undefined;
  if (row === undefined || row.sourceId === null) return 'add';
  return row.contentHash === contentHash ? 'keep' : 'replace';
}

const SECRET_NAMES =
  /^(?:\.env(?:\..*)?|\.?(?:npm|pypi|net|my)rc|\.netrc|_netrc|\.git-credentials|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519).*|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|asc|gpg))$|(?:^|[._-])(?:secrets?|credentials?|passwords?|tokens?)(?:[._-]|$)/i;

/** @param path with `/` */
export function looksSecret(path: string): boolean {
  return path.split('/').some((name) => SECRET_NAMES.test(name));
}
