// Programs that leave a mark when they run, with the processes that started them: the client runs git and ps itself, so
// a mark alone does not show whether MSW ran something.

import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Mark {
  readonly trick: string;
  /** A hook or the command line of MSW is among its ancestor processes. */
  readonly byMsw: boolean;
}

export class Traps {
  readonly #root: string;
  readonly #marks: string;
  readonly #tricks: string[] = [];

  /** @param marks a folder outside the repository */
  constructor(root: string, marks: string) {
    this.#root = root;
    this.#marks = marks;
    mkdirSync(marks, { recursive: true });
  }

  /** The path of a program in the repository that leaves the mark of this trick, and then fails. */
  program(trick: string): string {
    const path = join(this.#root, '.tools', `${this.#numberOf(trick)}.sh`);
    this.write(path, trick, 'exit 1');
    return path;
  }

  /** The same at a given path, with something to do after the mark. */
  write(path: string, trick: string, then: string): void {
    const mark = join(this.#marks, `${this.#numberOf(trick)}.$$`);
    // `command -p` finds the system's own ps whatever the repository puts on the PATH.
    const lines = ['#!/bin/sh', `command -p ps -A -ww -o pid=,ppid=,args= > "${mark}"`, then, ''];
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, lines.join('\n'));
    chmodSync(path, 0o755);
  }

  marks(): readonly Mark[] {
    return readdirSync(this.#marks).map((file) => {
      const [number, pid] = file.split('.').map(Number);
      const table = readFileSync(join(this.#marks, file), 'utf8');
      return { trick: this.#tricks[number ?? -1] ?? file, byMsw: ancestorsOf(pid ?? -1, table).some(isMsw) };
    });
  }

  wipe(): void {
    for (const file of readdirSync(this.#marks)) rmSync(join(this.#marks, file));
  }

  #numberOf(trick: string): number {
    const known = this.#tricks.indexOf(trick);
    return known === -1 ? this.#tricks.push(trick) - 1 : known;
  }
}

const isMsw = (args: string): boolean => /dist[\\/](?:hooks[\\/]|cli\.mjs)/.test(args);

/** The command lines of a process and its ancestors, from the output of `ps`. */
const ancestorsOf = (pid: number, table: string): readonly string[] => {
  const rows = new Map(
    table.split('\n').flatMap((line) => {
      const [, own, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return args === undefined ? [] : [[Number(own), { parent: Number(parent), args }] as const];
    }),
  );
  const found: string[] = [];
  for (let row = rows.get(pid); row !== undefined; row = rows.get(row.parent)) found.push(row.args);
  return found;
};

export interface Planting {
  readonly root: string;
  readonly traps: Traps;
  /** Next to the repository: the user's own files, which the repository is after. */
  readonly outside: string;
}

export interface Trick {
  readonly name: string;
  readonly plant: (planting: Planting) => void | Promise<void>;
  /**
   * For a trick that runs a program: what springs it for a user without MSW. The environment is that of a shell with
   * the project's programs first on its PATH.
   */
  readonly spring?: (planting: Planting, env: NodeJS.ProcessEnv) => void;
}
