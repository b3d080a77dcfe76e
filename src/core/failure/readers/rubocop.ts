// Reads RuboCop's offences: `lib/a.rb:6:5: W: Lint/UselessAssignment: …`, in all of its text layouts.

import { declared } from '../declared/declaration.ts';

export const rubocop = declared({
  tool: 'rubocop',
  programs: ['rubocop', 'standardrb'],
  phase: 'lint',
  problems: [
    /^(?<file>[^:]{1,400}):\d+:\d+: [CWEFRI]: (?:\[[\w ]{1,30}\] )?(?<code>[A-Z][\w/]{1,100}): (?:\[Correctable\] )?(?<message>.*)$/,
  ],
  words: ({ message = '' }) => message.replace(/`/g, ''),
});
