import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadReceipt } from '../../../src/app/receipt/load-receipt.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('says in a sentence what a path is that has no receipt', () => {
  const folder = tempFolder();
  const missing = join(folder, 'receipt.json');
  expect([folder, missing].map(loadReceipt)).toEqual([
    { status: 'refused', reason: `${folder} cannot be read as a receipt: it is a folder.` },
    { status: 'refused', reason: `${missing} does not exist: name the file of a receipt.` },
  ]);
});
