// Whether NotebookLM can be asked here at all, told in one sentence before anything begins.

import { findNlm } from '../../adapters/nlm/program/locate-nlm.ts';
import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import type { Workspace } from '../workspace/workspace.ts';

const LOCAL = 'with --local the report comes from this project’s own documents instead.';

/** Null when it can. No login is tried. */
export function missingForResearch({ env, project }: Workspace): string | null {
  if (findNlm(env, project) === null) {
    return `Research asks NotebookLM through \`nlm\`, which is not installed (\`uv tool install notebooklm-mcp-cli\`); ${LOCAL}`;
  }
  if (listProfiles(env).some(({ isValid }) => isValid)) return null;
  return `Research asks NotebookLM, and no account is logged in: run \`nlm login\`; ${LOCAL}`;
}
