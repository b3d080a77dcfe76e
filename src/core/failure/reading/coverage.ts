// Reads failures because of too little coverage: coverage.py's `report --fail-under`, and the thresholds of istanbul,
// as nyc and c8 check them. The files below the limit are the problems, if a table names them.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const coverage: ToolReader = {
  tool: 'coverage',
  rank: 'wrapper',
  programs: ['coverage', 'nyc', 'c8'],
  signature: /^Coverage failure: total of |^ERROR: Coverage for \w{1,20} \(/m,
  read,
};

const TOTAL = /^(?:ERROR: )?Coverage failure: total of \S+ is less than fail-under=(?<least>[\d.]+)$/;
const THRESHOLD =
  /^ERROR: Coverage for (?<what>\w+) \([\d.]+%\) does not meet (?:global )?threshold \((?<least>[\d.]+)%\)(?: for (?<file>.+))?$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const total = TOTAL.exec(text)?.groups?.least;
    if (total !== undefined) return missedFiles(lines, line, total);
    const { what, least = '', file } = THRESHOLD.exec(text)?.groups ?? {};
    if (what === undefined) return [];
    const rows = file === undefined ? istanbulRows(lines, what, Number(least)) : [];
    const said = `Coverage for ${what} below the threshold of ${least}%`;
    return rows.length > 0
      ? rows.map((row) => missed(row.line, `${said}: ${row.share}%`, row.file))
      : missed(line, text.replace(/^ERROR: /, '').replace(/ for \S+$/, ''), file ?? null);
  });
}

/**
 * The files with lines that no test ran, from the table above `line`: as long as one is left, the total may fail.
 * @param least the share in per cent that the total must reach
 */
export function missedFiles(lines: readonly string[], line: number, least: string): readonly Finding[] {
  const rows = lines.flatMap((text, at) => {
    const { file, share = '' } = PYTHON_ROW.exec(text)?.groups ?? {};
    return file === undefined || file === 'TOTAL' || share === '100'
      ? []
      : missed(at, `Coverage of ${share}%; the total must reach ${least}%`, file);
  });
  return rows.length > 0 ? rows : [missed(line, (lines[line] ?? '').replace(/^(?:FAIL|ERROR:) /, ''), null)];
}

const PYTHON_ROW = /^(?<file>\S.*?) +\d+ +\d+(?: +\d+ +\d+)? +(?<share>[\d.]+)%(?: .*)?$/;

function missed(line: number, message: string, file: string | null): Finding {
  return findingOf(line, message, { phase: 'test', code: 'coverage', speech: 'assertion', file });
}

const COLUMNS = ['statements', 'branches', 'functions', 'lines'];

/** The files whose share of `what` is below `least`; a folder has a row above its files, and the first row is the folder of all. */
function istanbulRows(
  lines: readonly string[],
  what: string,
  least: number,
): readonly { readonly line: number; readonly file: string; readonly share: string }[] {
  let top: string | null = null;
  let folder = '';
  return lines.flatMap((text, line) => {
    const [name = '', ...shares] = text.split('|');
    const share = shares[COLUMNS.indexOf(what)]?.trim() ?? '';
    if (!/^ +\S/.test(name) || !/^[\d.]+$/.test(share)) return [];
    if (!/\.\w{1,6} *$/.test(name)) {
      top ??= name.trim();
      folder = `${name.trim()}/`.slice(top.length + 1);
    }
    const isMissed = /\.\w{1,6} *$/.test(name) && Number(share) < least;
    return isMissed ? { line, file: `${folder}${name.trim()}`, share } : [];
  });
}
