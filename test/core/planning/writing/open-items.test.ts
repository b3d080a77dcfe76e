import { describe, expect, it } from 'vitest';
import { listItems, stillOpen } from '../../../../src/core/planning/writing/list-items.ts';
import {
  addBlocker,
  blockersIn,
  noBlockers,
  resolveBlocker,
} from '../../../../src/core/planning/writing/state-decisions.ts';
import { textLines } from '../../../../src/core/text/markdown/text-lines.ts';

function openItems(text: string): readonly string[] {
  return stillOpen(listItems(text, textLines(text)));
}

/** A STATE file with this section. */
function state(section: string, heading = '### Blockers/Concerns'): string {
  return `# Project State\n\n## Accumulated Context\n\n${heading}\n\n${section}\n\n## Session Continuity\n\nStopped at: here\n`;
}

describe('open items of a list', () => {
  it.each([
    [
      'none, in a sentence',
      '- None active. The rule of the overlay is needed in phase 8, not now.',
      '- None of the mirrors answer',
    ],
    ['none, with a reason', 'None — the bug was fixed in 02-03.', '- No one has the password'],
    ['none, as the only item', '- None.', '- Nonetheless waits for the bank'],
    ['none, ticked', '- ✅ None - phase 1 is deployed', '- ⚠️ The bank does not answer'],
    ['none, in italics', '*None currently*', '* *Nobody* answers'],
    [
      'no blockers',
      '* No active blockers at the start of phase 1.',
      '* No blockers list in the API: ask them',
    ],
    [
      'a list below "None."',
      'None.\n\n- The index grew in phase 1',
      'Watch these:\n\n- The index grew in phase 1',
    ],
    [
      'a list below "Resolved"',
      '**Resolved by v2.3:**\n- Uploads fail\n- Old path\n\n**Active:**\nNone (roadmap)',
      '**Active:**\n- Uploads fail',
    ],
    ['an ending', '- The bank did not answer — resolved', '- Ask the bank until it is resolved'],
    [
      'an ending in brackets',
      '- The bank did not answer (resolved in 02-03)',
      '- The bank must be asked (resolve in 02-03)',
    ],
    [
      'an ending in capitals',
      '- The bank did not answer: **RESOLVED**',
      '- The bank did not answer: **NOT RESOLVED**',
    ],
    [
      'an ending in a sentence',
      '- The outage of the bank has been resolved.',
      '- The outage of the bank is unresolved.',
    ],
    [
      'an ending with a remark',
      '- tre-mount-perf (DONE — a bridge by columns)',
      '- tre-mount-perf (half done)',
    ],
    ['struck out', '- ~~The bank does not answer~~', '- The ~~bank~~ shop does not answer'],
    [
      'struck out behind its phase',
      '- [Phase 2]: ~~The bank does not answer~~ asked',
      '- [Phase 2]: The bank does not answer',
    ],
    ['ticked', '- [x] Ask the bank', '- [ ] Ask the bank'],
    ['a ticked number', '1. ✅ Ask the bank', '1. Ask the bank\n   - Issue: it does not answer'],
    ['the second line of an item', '- The bank\n  (resolved)', '- The bank\n  does not answer'],
  ])('leave out %s', (_, settled, open) => {
    expect(openItems(settled)).toEqual([]);
    expect(openItems(open)).toHaveLength(1);
  });

  it('are read with any mark, and indented', () => {
    for (const mark of ['-', '*', '+', '1.', '2)', '  -', ' *'])
      expect(openItems(`${mark} Waits for the bank\n${mark} Waits for the shop`), mark).toEqual([
        'Waits for the bank',
        'Waits for the shop',
      ]);
  });
});

describe('the blockers of a STATE file', () => {
  it.each([
    'Open Blockers',
    'Active Blockers',
    'Blockers/Concerns',
    'Blockers / Concerns',
    'Blockers & Issues',
    'Blockers and Concerns',
    'Current blockers',
    'Concerns',
  ])('are below "%s"', (title) => {
    expect(blockersIn(state('* Waits for the bank', `### ${title}`))).toEqual(['Waits for the bank']);
    const nested = state(`### ${title}\n\n1. Waits for the bank`, '## Blockers');
    expect(blockersIn(nested)).toEqual(['Waits for the bank']);
    expect(blockersIn(resolveBlocker(nested, 'the BANK'))).toEqual([]);
  });

  it('are not below a heading of resolved ones', () => {
    expect(blockersIn(state('- Waits for the bank', '### Resolved Blockers'))).toEqual([]);
  });

  it.each([
    'None active. The rule of the overlay is needed in phase 8.',
    'None — the bug was fixed.',
    '- None active. The rule of the overlay is needed in phase 8.',
    '**Resolved by v2.3:**\n- Uploads fail',
    'None.\n\n- The index grew in phase 1 (resolved)',
    '1. ~~Uploads fail~~',
    '* [x] Uploads fail',
  ])('gain the one that is added, where the section says: %s', (section) => {
    const text = state(section);
    const added = addBlocker(text, 'Waits for the bank');
    expect(blockersIn(added)).toEqual(['Waits for the bank']);
    const kept = section.split('\n').filter((line) => line !== '' && line !== 'None.');
    expect(added.split('\n')).toEqual(expect.arrayContaining(kept));
    expect(blockersIn(resolveBlocker(added, 'the bank'))).toEqual([]);
  });

  it.each([
    ['a word that says so above what is settled', '**Active:**\nNone\n\n**Resolved:**\n- ✓ Uploads fail'],
    ['only what is settled', '- ~~Uploads fail~~'],
    ['nothing but a sentence', 'None yet.'],
  ])('leave the section as it was once the only one is resolved: %s', (_, section) => {
    const text = state(section);
    const added = addBlocker(text, 'Waits for the bank');
    expect(blockersIn(added)).toEqual(['Waits for the bank']);
    expect(resolveBlocker(added, 'the bank', noBlockers(text))).toBe(text);
  });

  it('are resolved without touching what is struck out', () => {
    const text = state('- ~~The bank asked for a name~~\n- The bank does not answer');
    expect(resolveBlocker(text, 'the bank')).toBe(state('- ~~The bank asked for a name~~'));
  });
});
