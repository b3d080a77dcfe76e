// The planning settings of a project, `.planning/config.json`.

import { join } from 'node:path';
import { type PlanningConfig, readPlanningConfig } from '../../core/planning/planning-config.ts';
import { readText } from './read-phase.ts';

/** @param planning `.planning`, absolute. GSD's defaults where there is no file or it cannot be read. */
export function planningConfigOf(planning: string): PlanningConfig {
  return readPlanningConfig(readText(join(planning, 'config.json'))).config;
}
