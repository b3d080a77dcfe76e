// One finding of the doctor: what was checked, its state, and what to do.

export interface DiagnosisCheck {
  readonly name: string;
  /** `fail`: MSW, or a part that was asked for, cannot work. `warn`: it works, but something is odd. */
  readonly status: 'ok' | 'warn' | 'fail';
  readonly detail: string;
  /** What to do, in a sentence; null when nothing needs doing. */
  readonly fix: string | null;
}

export function fine(name: string, detail: string): DiagnosisCheck {
  return { name, status: 'ok', detail, fix: null };
}

export function odd(name: string, detail: string, fix: string | null): DiagnosisCheck {
  return { name, status: 'warn', detail, fix };
}

export function broken(name: string, detail: string, fix: string): DiagnosisCheck {
  return { name, status: 'fail', detail, fix };
}
