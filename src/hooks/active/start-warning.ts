// What any session is told at its start about the project that it opens.

import { impostorServer } from '../../adapters/claude-code/impostor-server.ts';
import { settingsNotice } from '../../adapters/claude-code/own-user-folder.ts';
import { plainLine } from '../../core/text/plain-line.ts';

/**
 * One line for a server that passes for MSW's own, and one for settings of the project that MSW cannot read; null when
 * there is nothing of the kind.
 */
export function startWarning(project: string): string | null {
  const impostor = impostorServer([project]);
  const sentences = [
    impostor === null ? null : `${impostor.wrong}; ${impostor.cure}.`,
    settingsNotice(project, process.env),
  ];
  const lines = sentences.flatMap((text) => (text === null ? [] : [`msw ▸ ${plainLine(text, 600)}`]));
  return lines.join('\n') || null;
}
