// The planning settings of a project, `.planning/config.json`.

import { dirname, join } from 'node:path';
import {
  type PlanningConfig,
  type ReadPlanningConfig,
  readPlanningConfig,
} from '../../../core/planning/documents/planning-settings.ts';
import { documentText } from './documents.ts';

/** @param planning `.planning`, absolute. GSD's defaults where there is no file or it cannot be read. */
export function planningConfigOf(planning: string): PlanningConfig {
  return planningSettingsOf(planning).config;
}

/** With what is wrong in the file. */
export function planningSettingsOf(planning: string): ReadPlanningConfig {
  return readPlanningConfig(documentText(dirname(planning), join(planning, 'config.json')));
}
