// Reads RuboCop's offences: `lib/a.rb:6:5: W: Lint/UselessAssignment: …`, in all of its text layouts.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const rubocop: ToolReader = {
  tool: 'rubocop',
  rank: 'tool',
  programs: ['rubocop', 'standardrb'],
  signature: /:\d+:\d+: [CWEFRI]: (?:\[\w+\] )?[A-Z]\w+\//,
  read,
};

const OFFENCE =
  /^(?<file>[^:]{1,400}):\d+:\d+: [CWEFRI]: (?:\[[\w ]{1,30}\] )?(?<cop>[A-Z][\w/]{1,100}): (?:\[Correctable\] )?(?<message>.*)$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = OFFENCE.exec(text)?.groups;
    if (groups === undefined) return [];
    // Only the layout for terminals omits the backticks.
    return findingOf(line, (groups.message ?? '').replace(/`/g, ''), {
      phase: 'lint',
      code: groups.cop ?? null,
      file: groups.file ?? null,
    });
  });
}
