// Which checks, files and links bear on a truth, and what they prove. Code leaves a truth undecided when nothing bears
// on it, or only the existence of its files does.

import type { JudgedClaim } from './judged-claim.ts';
import type { Claim, PhaseClaims, Truth } from './phase-claims.ts';
import type { PhaseCommand } from './phase-commands.ts';
import { covers } from './same-statement.ts';

/** `judged` contains the checks, artifacts and links of the phase. */
export function judgeTruths(
  claims: PhaseClaims,
  commands: readonly PhaseCommand[],
  judged: readonly JudgedClaim[],
): readonly JudgedClaim[] {
  const byId = new Map(judged.map((one) => [one.id, one]));
  return claims.truths.map((truth) => {
    const checks = commands
      .filter((command) => provesTruth(command, truth))
      .flatMap(({ id }) => byId.get(id) ?? []);
    const parts = [
      ...claims.artifacts.filter((claim) => namesArtifact(truth, claim)),
      ...claims.links.filter((claim) => namesLink(truth, claim)),
    ].flatMap(({ id }) => byId.get(id) ?? []);
    return judgeTruth(truth, checks, parts);
  });
}

function judgeTruth(
  truth: Truth,
  checks: readonly JudgedClaim[],
  parts: readonly JudgedClaim[],
): JudgedClaim {
  const all = [...checks, ...parts];
  const base = {
    id: truth.id,
    kind: 'truth' as const,
    text: truth.text,
    sources: truth.sources,
    by: 'code' as const,
    files: [],
    missing: [],
    cites: all.map(({ id }) => id),
  };
  const failed = all.filter(({ standing }) => standing === 'failed');
  const [first] = failed;
  if (first !== undefined) {
    const missing = failed.flatMap((one) => one.missing);
    return {
      ...base,
      standing: 'failed',
      reason: failed.map(({ text, reason }) => `${text}: ${reason}`).join('; '),
      files: failed.flatMap(({ files }) => files),
      missing,
    };
  }
  const open = all.find(({ standing }) => standing !== 'verified');
  if (open !== undefined) return { ...base, standing: 'undecided', reason: `${open.text}: ${open.reason}` };
  if (checks.length > 0)
    return { ...base, standing: 'verified', reason: `Shown by ${checks.map(({ text }) => text).join(', ')}` };
  if (truth.backstop)
    return {
      ...base,
      standing: 'human',
      reason: 'The plan marks it as one that no reading of the code can show (insufficient_spec)',
    };
  if (parts.length > 0 && saysThatItExists(truth))
    return { ...base, standing: 'verified', reason: `Shown by ${parts.map(({ text }) => text).join(', ')}` };
  const reason =
    parts.length > 0
      ? `${parts.map(({ text }) => text).join(', ')}: there, but no check shows what they do`
      : 'No check of the plans bears on it';
  return { ...base, standing: 'undecided', reason };
}

function provesTruth(command: PhaseCommand, truth: Truth): boolean {
  if (command.truths.includes(truth.id)) return true;
  return truth.wordings.some(
    (wording) =>
      (command.command.length > 5 && wording.includes(command.command)) ||
      command.shows.some((shown) => covers(shown, wording)),
  );
}

function namesArtifact(
  truth: Truth,
  { value }: Claim<{ readonly path: string; readonly provides: string | null }>,
): boolean {
  const base = value.path.replace(/(?<!\/)\/+$/, '').replace(/^.*\//, '');
  return truth.wordings.some(
    (wording) =>
      wording.includes(value.path) ||
      (base.includes('.') && hasWord(wording, base)) ||
      (value.provides !== null && covers(value.provides, wording)),
  );
}

function namesLink(
  truth: Truth,
  { value }: Claim<{ readonly from: string; readonly to: string; readonly via: string | null }>,
): boolean {
  const name = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return truth.wordings.some(
    (wording) =>
      (value.via !== null && covers(value.via, wording)) ||
      (hasWord(wording, name(value.from)) && hasWord(wording, name(value.to))),
  );
}

function hasWord(text: string, word: string): boolean {
  if (word.length < 3) return false;
  const at = text.indexOf(word);
  return at !== -1 && !/[\w-]/.test(text[at - 1] ?? ' ') && !/[\w-]/.test(text[at + word.length] ?? ' ');
}

function saysThatItExists({ wordings }: Truth): boolean {
  return wordings.some(
    (wording) =>
      /\b(?:exists?|is (?:there|present|in place)|contains|exports?|defines?|imports?|references)\b/i.test(
        wording,
      ) && !/\b(?:when|after|before|never|not|until|if)\b/i.test(wording),
  );
}
