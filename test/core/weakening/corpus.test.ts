// Ways to make a check green without doing the work: each is noticed. And ordinary changes: none is suspected.
import { describe, expect, it } from 'vitest';
import { standingOf } from '../../../src/core/checks/stands-on.ts';
import { findWeakenings } from '../../../src/core/weakening/find-weakenings.ts';
import type { Case, Corpus } from '../../fixtures/weakening/corpus.ts';
import { go } from '../../fixtures/weakening/go.ts';
import { javascript } from '../../fixtures/weakening/javascript.ts';
import { python } from '../../fixtures/weakening/python.ts';
import { rust } from '../../fixtures/weakening/rust.ts';

function found({ checks, files }: Corpus, { edits }: Case) {
  const after = edits.reduce((changed, edit) => edit(changed), files);
  const paths = [...new Set([...Object.keys(files), ...Object.keys(after)])];
  const changed = paths
    .map((path) => ({ path, before: files[path] ?? null, after: after[path] ?? null }))
    .filter((file) => file.before !== file.after);
  return findWeakenings(changed, standingOf(checks, new Map(Object.entries(files))));
}

describe.each([
  ['JavaScript', javascript],
  ['Python', python],
  ['Go', go],
  ['Rust', rust],
])('%s', (_, corpus) => {
  it.each(corpus.fakes)('notices: $name', (one) => {
    expect(found(corpus, one).map(({ kind }) => kind)).toContain(one.as);
  });

  it.each(corpus.honest)('does not suspect: $name', (one) => {
    expect(found(corpus, one).map(({ kind, path, what }) => `${kind} ${path}: ${what}`)).toEqual([]);
  });
});
