// The page of a planned phase: what its verification came to, its plans with their summaries, its commits and checks.

import type { PhaseFacts } from '../../planning/documents/phase-facts.ts';
import type { SummaryDocument } from '../../planning/documents/summary.ts';
import type { VerificationDocument } from '../../planning/documents/verification.ts';
import { countOf } from '../../text/count-of.ts';
import { headOf, type Made, row } from './other-pages.ts';
import { outsideLine, outsideText } from './outside.ts';
import type { Page, PageRow, PageSection, PageVerdict } from './page.ts';

export interface PhaseReportFacts {
  readonly facts: Pick<PhaseFacts, 'number' | 'name' | 'verification' | 'verifiedOn' | 'changedSince'>;
  /** From the roadmap; null without one. */
  readonly goal: string | null;
  readonly plans: readonly {
    readonly id: string;
    readonly objective: string | null;
    readonly summary: Pick<SummaryDocument, 'status' | 'oneLiner' | 'selfCheck'> | null;
    /** The commands that its tasks name. */
    readonly commands: readonly string[];
  }[];
  /** Null while there is none. */
  readonly report: VerificationDocument | null;
  /** Oldest first; null without git. */
  readonly commits: readonly { readonly hash: string; readonly subject: string }[] | null;
}

const MOST = 200;

export function phasePage(made: Made, phase: PhaseReportFacts): Page {
  const { facts, goal, plans, commits } = phase;
  const done = plans.filter(({ summary }) => summary?.status === 'complete').length;
  const sections: readonly (PageSection | null)[] = [
    rowsOf('What is missing', gapRows(phase.report)),
    rowsOf('The plans', plans.map(planRow)),
    rowsOf('Requirements', requirementRows(phase.report)),
    checksOf(plans),
    textOf(
      'The commits',
      (commits ?? []).map(({ hash, subject }) => `${hash.slice(0, 8)}  ${subject}`),
    ),
    textOf('The verification', bodyOf(phase.report)),
  ];
  return {
    title: `Phase ${outsideLine(facts.number, 20)}`,
    ...headOf(made),
    about: outsideLine(goal === null ? facts.name : `${facts.name}: ${goal}`, 240),
    verdict: verdictOf(phase),
    facts: [
      { name: 'Plans', value: `${done} of ${plans.length} done` },
      ...(commits === null ? [] : [{ name: 'Commits', value: String(commits.length) }]),
      ...(facts.verifiedOn === null ? [] : [{ name: 'Verified', value: outsideLine(facts.verifiedOn, 20) }]),
    ],
    sections: sections.filter((section) => section !== null),
  };
}

function verdictOf({
  facts: { number, verification, changedSince = [] },
  report,
}: PhaseReportFacts): PageVerdict {
  const score = report?.score ?? null;
  const counted = score === null ? '' : `${score.met} of ${countOf(score.of, 'must-have')} verified.`;
  const next = `/msw:verify ${outsideLine(number, 20)}`;
  switch (verification) {
    case 'passed':
      return { tone: 'passed', title: 'Verified', reason: counted, next: null };
    case 'gaps_found':
      return {
        tone: 'failed',
        title: 'Gaps found',
        reason: counted,
        next: `/msw:plan ${outsideLine(number, 20)} --gaps`,
      };
    case 'human_needed':
      return { tone: 'open', title: 'Waits for a person', reason: counted, next };
    case 'unknown':
    case null: {
      const changed = `${countOf(changedSince.length, 'file')} changed since the verification.`;
      return { tone: 'open', title: 'Not verified', reason: changedSince.length === 0 ? '' : changed, next };
    }
  }
}

function gapRows(report: VerificationDocument | null): readonly PageRow[] {
  return (report?.gaps ?? []).map(({ truth, status, reason, missing }) => {
    const text = [reason, ...missing].filter((part) => part !== null).join('; ');
    return row(truth, { state: status ?? 'missing', tone: 'failed', text });
  });
}

function planRow({ id, objective, summary }: PhaseReportFacts['plans'][number]): PageRow {
  const text = summary?.oneLiner ?? objective ?? '';
  if (summary === null) return row(id, { state: 'open', tone: 'open', text });
  if (summary.status === 'halted') return row(id, { state: 'halted', tone: 'failed', text });
  const isDoubted = summary.selfCheck === 'failed';
  return row(id, {
    state: isDoubted ? 'done, its own check failed' : 'done',
    tone: isDoubted ? 'failed' : 'passed',
    text,
  });
}

function requirementRows(report: VerificationDocument | null): readonly PageRow[] {
  return (report?.requirements ?? []).map(({ id, satisfied }) =>
    row(id, {
      state: satisfied ? 'satisfied' : 'not satisfied',
      tone: satisfied ? 'passed' : 'failed',
      text: '',
    }),
  );
}

function rowsOf(title: string, rows: readonly PageRow[]): PageSection | null {
  return rows.length === 0 ? null : { kind: 'rows', title, rows: rows.slice(0, MOST) };
}

function checksOf(plans: PhaseReportFacts['plans']): PageSection | null {
  const checks = plans.flatMap(({ id, commands }) =>
    commands.map((command) => ({
      name: outsideLine(id, 80),
      command: outsideLine(command, 400),
      output: null,
    })),
  );
  return checks.length === 0 ? null : { kind: 'checks', checks: checks.slice(0, MOST) };
}

function textOf(title: string, lines: readonly string[]): PageSection | null {
  const text = outsideText(lines.join('\n').trim(), 30_000);
  return text === '' ? null : { kind: 'text', title, text };
}

function bodyOf(report: VerificationDocument | null): readonly string[] {
  if (report === null) return [];
  const { text, body } = report.document;
  return text.slice(body).split(/\r?\n/);
}
