// What a failure names that may lie outside the project. A notebook holds documents about the world outside; what only
// the project's own code can explain is not worth a question.

import type { Failure } from '../failure/text/failure.ts';
import { exactTerms } from './exact-terms.ts';
import { codeOf, isLocal } from './subject.ts';

export interface ForeignNames {
  /** An address, or a code that stands as a label: nobody labels a message with a name of the code. */
  readonly isCertain: boolean;
  /** The parts of the name of an exception with its module; outside unless a file of the project has one of them. */
  readonly module: readonly string[];
  /** Outside unless the project's own files contain them. */
  readonly codes: readonly string[];
}

/** Null when it is about the project's own code, whatever it names: two values, a rule at a place, a file of its own. */
export function foreignNames(failure: Failure): ForeignNames | null {
  if (isLocal(failure)) return null;
  const { class: thrown, items } = failure;
  const [first] = items;
  const words = first?.words ?? failure.message;
  const isAddressed = ADDRESS.test(words);
  const code = codeOf(failure);
  const isRead = failure.phase === 'compile' || failure.phase === 'lint';
  const isRule = isRead && code !== null && (first?.file ?? null) !== null;
  const namesFile = exactTerms(words).some(({ kind, text }) => kind === 'file' || FILE.test(text));
  if (!isAddressed && (isRule || namesFile)) return null;
  const module = thrown?.includes('.') === true ? thrown.split(/[.\\:]+/).filter((part) => part !== '') : [];
  const capitals = exactTerms(words).filter(({ kind }) => kind === 'capitals');
  const codes = capitals.map(({ text }) => text).filter((text) => /[\d_-]/.test(text));
  const isLabelled = codes.some((text) => isLabelIn(words, text)) || STATUS.test(words);
  return { isCertain: isAddressed || isLabelled || code !== null, module, codes };
}

/** A URL of any service, or a host with its port. */
const ADDRESS =
  /\b(?!file:)[a-z][a-z\d+.-]{1,20}:\/\/[^\s/]|\b[\w-]{1,60}(?:\.[\w-]{1,60}){0,6}:\d{2,5}(?![\w:])/;
const FILE = /^[\w@-]{1,80}\.[a-z]{1,5}$/;
/** `HTTP 413`, `SQLSTATE 42P01`. */
const STATUS = /\b[A-Z]{3,10}[ :[]{1,2}[\dA-Z]{3,5}\b/;

function isLabelIn(words: string, code: string): boolean {
  const after = words[words.indexOf(code) + code.length] ?? '';
  return [':', ']', ')'].includes(after);
}
