// What the stand-in keeps per account: its notebooks and how many answers it is still allowed.

import { Notebooks } from './notebooks.ts';

interface Allowance {
  readonly limit: number;
  spent: number;
}

export class Accounts {
  readonly shared = new Notebooks();
  readonly #own = new Map<string, Notebooks>();
  readonly #stumbled = new Set<string>();
  readonly #allowances = new Map<string, Allowance>();

  notebooksOf(account: string): Notebooks {
    return this.#own.get(account) ?? this.shared;
  }

  ownNotebooks(account: string): Notebooks {
    const made = this.#own.get(account) ?? new Notebooks();
    this.#own.set(account, made);
    return made;
  }

  allow(account: string, answers: number): void {
    this.#allowances.set(account, { limit: answers, spent: 0 });
  }

  /** Takes one answer; false when none is left. */
  spend(account: string): boolean {
    const allowance = this.#allowances.get(account);
    if (allowance === undefined) return true;
    if (allowance.spent >= allowance.limit) return false;
    allowance.spent += 1;
    return true;
  }

  /** True for the first of every two calls. */
  stumbles(account: string): boolean {
    if (this.#stumbled.delete(account)) return false;
    this.#stumbled.add(account);
    return true;
  }

  /** Per cent of what it is allowed; null without a limit. */
  used(account: string): number | null {
    const allowance = this.#allowances.get(account);
    if (allowance === undefined) return null;
    return allowance.limit === 0 ? 100 : Math.round((100 * allowance.spent) / allowance.limit);
  }
}
