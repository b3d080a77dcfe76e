// Describes the source of guidance in a few words.

import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import type { Guidance } from './guidance.ts';

type Source = Guidance['source'];

/** An id is shortened to its first digits; a name is shown in full. */
const uuid = /^([0-9a-f]{8})-[0-9a-f-]{27}$/;

export function describeSource({ source, answeredAt }: Pick<Guidance, 'source' | 'answeredAt'>): Prose {
  switch (source.kind) {
    case 'fix':
      return describeFix(source, answeredAt);
    case 'passage':
      return prose`${PASSAGES[source.rung]} (${quoteName(source.place, 160)})`;
    case 'notebook':
      return prose`the notebook ${quoteName(source.notebook.replace(uuid, '$1'), 80)}`;
    case 'memory':
      return prose`the project's memory (${quoteLine(source.title, 80)})`;
    case 'document':
      return prose`the document ${quoteName(source.path, 80)}`;
  }
}

const PASSAGES = {
  memory: prose`a note in this project’s files`,
  documents: prose`a document of this project`,
  packages: prose`the documentation of an installed package`,
  tool: prose`the tool’s own explanation`,
};

function describeFix(source: Extract<Source, { kind: 'fix' }>, answeredAt: string): Prose {
  const { check, commit, project, likeness, headline } = source;
  const facts = joinProse(
    [
      prose`check ${quoteLine(check, 80)}`,
      commit === null ? null : prose`commit ${quoteLine(commit, 80)}`,
      project === null ? null : prose`your project ${quoteName(project, 80)}`,
    ],
    ', ',
  );
  const day = quoteName(/^\d{4}-\d\d-\d\d/.exec(answeredAt)?.[0] ?? 'an earlier day');
  return likeness === 'same'
    ? prose`the change with which this failure went away on ${day} (${facts})`
    : prose`a near miss: the change with which a similar failure, ${quoteLine(headline, 120)}, went away on ${day} (${facts})`;
}
