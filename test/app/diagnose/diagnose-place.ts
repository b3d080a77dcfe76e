// A workspace for the doctor's tests: it takes nothing but PATH from the user of this machine.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { tempFolder } from '../../support/temp-folder.ts';

export interface DoctorPlace {
  readonly project: string;
  readonly home: string;
  readonly workspace: (env?: Readonly<Record<string, string | undefined>>) => Workspace;
}

/** `files` are written below `project/` and `home/`. */
export function doctorPlace(files: Readonly<Record<string, unknown>> = {}): DoctorPlace {
  const folder = tempFolder();
  const [project, home] = [join(folder, 'project'), join(folder, 'home')];
  for (const path of [project, home]) mkdirSync(path);
  for (const [path, content] of Object.entries(files)) {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return {
    project,
    home,
    workspace: (env = {}) => {
      const opened = openWorkspace(project, {
        PATH: process.env.PATH,
        HOME: home,
        MSW_HOME: join(folder, 'user'),
        AI_AGENT: 'claude-code_2-1-332_harness',
        ...env,
      });
      if (opened.status === 'refused') throw new Error(opened.reason);
      return opened.workspace;
    },
  };
}
