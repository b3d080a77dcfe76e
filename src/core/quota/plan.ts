// How many questions a NotebookLM account may ask in one window, and how many of them are kept back.

export interface Plan {
  readonly name: string;
  /** Questions in one window of 24 hours. */
  readonly perDay: number;
  /** Of these, how many only planning and research may spend. */
  readonly reserve: number;
}

export const WINDOW_MS = 24 * 60 * 60 * 1000;
const MOST = 1_000_000;

/** As NotebookLM's help names them; `pro` and the others can be given as own numbers just as well. */
const KNOWN: Readonly<Record<string, number>> = { free: 50, plus: 200, pro: 500, ultra: 5000 };

export const freePlan: Plan = { name: 'free', perDay: 50, reserve: 10 };

/** `free`, `plus`, `pro`, `ultra`, or a number of questions a day; unless given, a fifth is kept back. */
export function parsePlan(text: string, reserve: number | null): Plan | null {
  const word = text.trim().toLowerCase();
  const known = Object.hasOwn(KNOWN, word) ? KNOWN[word] : undefined;
  const perDay = known ?? (/^\d{1,7}$/.test(word) ? Number(word) : null);
  if (perDay === null || perDay < 1 || perDay > MOST) return null;
  const kept = reserve ?? Math.floor(perDay / 5);
  if (kept < 0 || kept > perDay) return null;
  return { name: known === undefined ? 'own' : word, perDay, reserve: kept };
}
