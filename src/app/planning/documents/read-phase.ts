// Reads a phase folder: its plans, their summaries and its verification.

import { join } from 'node:path';
import { listFolder } from '../../../adapters/files/list-folder.ts';
import { projectFile } from '../../../adapters/files/place.ts';
import { type PlanDocument, readPlan } from '../../../core/planning/documents/plan.ts';
import { type PlanName, phaseFiles, planName, summaryOf } from '../../../core/planning/documents/plan-id.ts';
import { readSummary, type SummaryDocument } from '../../../core/planning/documents/summary.ts';
import type { WavePlan } from '../../../core/planning/rules/waves.ts';
import { cannotUse, documentNames, readDocument } from './documents.ts';

export interface Phase {
  /** Absolute. */
  readonly folder: string;
  /** All names in it. */
  readonly names: readonly string[];
  /** Without those that are superseded. */
  readonly plans: readonly PhasePlan[];
  readonly oddlyNamed: readonly string[];
  /** A sentence for each document that is there and cannot be used: as if it were not, all would look done. */
  readonly unusable: readonly string[];
}

interface PhasePlan extends PlanName {
  /** From the phase folder. */
  readonly file: string;
  readonly document: PlanDocument;
  /** Null also when it says that the plan could not be done. */
  readonly summary: SummaryDocument | null;
}

/** Null when the folder cannot be read. @param root the project, out of which no link may lead */
export function readPhase(root: string, folder: string): Phase | null {
  const list = listFolder(folder, projectFile(root));
  if (list.status !== 'ok') return null;
  const names = list.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, join(folder, 'plans')));
  const unusable: string[] = [];
  const read = (file: string): string | null => {
    const found = readDocument(root, join(folder, file));
    if (found.status === 'refused') unusable.push(cannotUse(join(folder, file), found.reason));
    return found.status === 'ok' ? found.text : null;
  };
  const plans = files.plans.flatMap((file): readonly PhasePlan[] => {
    const text = read(file);
    if (text === null) return [];
    const document = readPlan(text);
    if (document.superseded) return [];
    const summary = summaryOf(file, files.summaries);
    return [
      { ...planName(file), file, document, summary: summary === null ? null : countedSummary(read(summary)) },
    ];
  });
  return { folder, names, plans, oddlyNamed: files.oddlyNamed, unusable };
}

/** What the waves are made from. */
export function wavePlans(phase: Phase): readonly WavePlan[] {
  return phase.plans.map(({ id, canonical, short, document, summary }) => ({
    ...{ id, canonical, short },
    declaredWave: document.wave,
    dependsOn: document.dependsOn,
    filesModified: document.filesModified,
    filesDeleted: document.filesDeleted,
    hasSummary: summary !== null,
    halted: summary?.status === 'halted',
  }));
}

function countedSummary(text: string | null): SummaryDocument | null {
  const summary = text === null ? null : readSummary(text);
  return summary?.status === 'blocked' ? null : summary;
}
