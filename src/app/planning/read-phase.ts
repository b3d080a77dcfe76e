// Reads a phase folder: its plans, their summaries and its verification.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phaseFiles, summaryOf } from '../../core/planning/phase-files.ts';
import { type PlanDocument, readPlan } from '../../core/planning/plan.ts';
import { planName } from '../../core/planning/plan-id.ts';
import { readSummary, type SummaryDocument } from '../../core/planning/summary.ts';
import type { WavePlan } from '../../core/planning/wave-plan.ts';

export interface Phase {
  /** Absolute. */
  readonly folder: string;
  /** All names in it. */
  readonly names: readonly string[];
  /** Without those that are superseded. */
  readonly plans: readonly PhasePlan[];
  readonly oddlyNamed: readonly string[];
}

interface PhasePlan {
  /** From the phase folder. */
  readonly file: string;
  readonly document: PlanDocument;
  /** Null also when it says that the plan could not be done. */
  readonly summary: SummaryDocument | null;
}

/** Null when the folder cannot be read. */
export function readPhase(folder: string): Phase | null {
  const names = namesIn(folder);
  if (names === null) return null;
  const files = phaseFiles(names, namesIn(join(folder, 'plans')) ?? []);
  const plans = files.plans.flatMap((file): readonly PhasePlan[] => {
    const text = readText(join(folder, file));
    if (text === null) return [];
    const document = readPlan(text);
    return document.superseded
      ? []
      : [{ file, document, summary: countedSummary(folder, file, files.summaries) }];
  });
  return { folder, names, plans, oddlyNamed: files.oddlyNamed };
}

/** What the waves are made from. */
export function wavePlans(phase: Phase): readonly WavePlan[] {
  return phase.plans.map(({ file, document, summary }) => ({
    ...planName(file),
    declaredWave: document.wave,
    dependsOn: document.dependsOn,
    filesModified: document.filesModified,
    filesDeleted: document.filesDeleted,
    hasSummary: summary !== null,
    halted: summary?.status === 'halted',
  }));
}

/** Null for what is no readable file. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

export function namesIn(folder: string): readonly string[] | null {
  try {
    return readdirSync(folder).sort();
  } catch {
    return null;
  }
}

function countedSummary(folder: string, plan: string, summaries: readonly string[]): SummaryDocument | null {
  const name = summaryOf(plan, summaries);
  const text = name === null ? null : readText(join(folder, name));
  const summary = text === null ? null : readSummary(text);
  return summary?.status === 'blocked' ? null : summary;
}
