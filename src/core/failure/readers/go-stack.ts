// Finds, in what Go prints when it gives up, the call inside the project that a reader would look at.

export interface GoCall {
  readonly file: string;
  /** With its package, without its arguments. */
  readonly fn: string;
}

const PLACE = /^\s+(\S.*\.go):\d+(?: \+0x[0-9a-f]+)?$/;
const CALL = /^ *(\S.*?)\((?:[^()]|\(\))*\)$/;
const LONGEST = 400;

/** Calls inside the project below line `from`, innermost first, up to the end of the dump. */
export function goCalls(lines: readonly string[], from: number): readonly GoCall[] {
  const calls: GoCall[] = [];
  const end = Math.min(lines.length, from + LONGEST);
  for (let line = from; line < end && !/^(?:FAIL|---|===|exit status)/.test(lines[line] ?? ''); line += 1) {
    const file = PLACE.exec(lines[line] ?? '')?.[1];
    const fn = CALL.exec(lines[line - 1] ?? '')?.[1];
    if (file !== undefined && fn !== undefined && isProject(file)) calls.push({ file, fn: plainName(fn) });
  }
  return calls;
}

/** The test that a call belongs to, as its function is named. */
export function testOfCalls(calls: readonly GoCall[]): string | null {
  const names = calls.map(({ fn }) => /\.((?:Test|Fuzz|Benchmark|Example)\w*)/.exec(fn)?.[1]);
  return names.find((name) => name !== undefined && name !== 'TestMain') ?? null;
}

function isProject(file: string): boolean {
  return !/^(?:[/<~]|[A-Za-z]:[\\/]|_testmain\.go)/.test(file);
}

function plainName(fn: string): string {
  return fn.replace(/^created by /, '').replace(/(?:\.func\d+)+(?:\.\d+)*$/, '');
}
