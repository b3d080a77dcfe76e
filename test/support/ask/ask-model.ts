// Questions to the model, and what must hold of it at any time.
import { expect } from 'vitest';
import { askVault } from '../../../src/core/ask/ask-vault.ts';
import type { Ports } from '../../../src/core/ask/ports.ts';
import { syncSources } from '../../../src/core/ask/sync-sources.ts';
import type { AskRequest, AskResult, Work } from '../../../src/core/ask/work.ts';
import { hashOf, type ModelVault } from './model-vault.ts';

export const workOf = (vault: ModelVault): Work => ({
  settings: { flags: {}, project: {} },
  tell: () => undefined,
  isStopped: () => false,
  afterwards: (work) => vault.later.push(work),
});

export const ask = (
  vault: ModelVault,
  question: string,
  { ports = vault.process(), ...changes }: Partial<AskRequest> & { readonly ports?: Ports } = {},
): Promise<AskResult> =>
  askVault(ports, {
    ...workOf(vault),
    question,
    conversation: { kind: 'last' },
    isLocal: false,
    mayUpload: async () => true,
    ...changes,
  });

export const sync = (vault: ModelVault, ports = vault.process(), isEmptied = false) =>
  syncSources(ports, { ...workOf(vault), isEmptied });

/** The maps are each other's inverse, and each row is in exactly one queue. */
export function expectConsistent(vault: ModelVault): void {
  const { sourceRegistry, pool } = vault.store;
  const rows = Object.entries(sourceRegistry.byPath);
  const live = rows.flatMap(([path, { sourceId }]) => (sourceId === null ? [] : [[sourceId, path]]));
  const inverse = Object.entries(sourceRegistry.bySourceId).map(([id, { path }]) => [id, path]);
  expect(inverse.toSorted()).toEqual(live.toSorted());
  const pooled = [...pool.probation, ...pool.protected, ...pool.pinned];
  expect(pooled.toSorted()).toEqual(rows.map(([path]) => path).toSorted());
}

/** Each source is the only one of a note, with its present text, and recorded. */
export function expectHealed(vault: ModelVault): void {
  expectConsistent(vault);
  const { byPath } = vault.store.sourceRegistry;
  expect(new Set(vault.sources.map(({ title }) => title)).size).toBe(vault.sources.length);
  for (const { id, title, text } of vault.sources) {
    expect(text).toBe(vault.notes.get(title));
    expect(byPath[title]).toMatchObject({ sourceId: id, contentHash: hashOf(text) });
  }
  const live = Object.values(byPath).flatMap(({ sourceId }) => sourceId ?? []);
  expect(live.toSorted()).toEqual(vault.sources.map(({ id }) => id).toSorted());
}

export const codesOf = ({ notices }: Pick<AskResult, 'notices'>): readonly string[] =>
  notices.map(({ code }) => code);
