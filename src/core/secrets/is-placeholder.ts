// Recognises values in place of a secret that are not secrets: masks, variables, types, versions, prose, code.

import { looksOpaque } from './looks-random.ts';

/** @param value without its quotes; the first few hundred characters are enough */
export function isPlaceholder(value: string): boolean {
  return (
    value.includes('<secret>') ||
    MASK.test(value) ||
    TEMPLATE.test(value) ||
    VERSION.test(value) ||
    WORDS.has(value.toLowerCase().replace(/[.,:;!?*]{1,4}$/, ''))
  );
}

const MASK =
  /^(?:[*xX•.·_#?…-]+|[[<({](?:redacted|filtered|masked|hidden|secret|omitted|removed|protected|sensitive)\b[^<>[\]]{0,40}[\]>)}]|redacted|filtered|masked|hidden|omitted)$/i;

/** Templates of shells, template engines, formats and configuration languages. */
const TEMPLATE =
  /^(?:<[^<>]*>?|\$(?:[A-Z_][A-Z0-9_]*|[a-z_]+(?:[A-Z][a-z]+)*|\{[^{}]*\}?.{0,80}|\(.*)|\{\{.*|\{[\w.]*\}|%[A-Za-z_]\w*%|%[sdvqr]|#\{.*|@[\w.]+@|!(?:Ref|Sub|GetAtt|ImportValue|vault|secret|reference)\b.*|\?|\(\(.*\)\)|\[object \w+\]|(?:vault|ssm|arn|op|env):\S*|(?:secrets|vars|env|var|local|data|module)\.[\w.-]+)$/;

/** The version of a package whose name sounds like a secret: `pgpass: 1.0.5`. */
const VERSION = /^[~^]?\d{1,4}\.\d{1,4}\.\d{1,4}$/;

const WORDS: ReadonlySet<string> = new Set(
  [
    // Empty values and switches.
    'null none nil undefined nan true false yes no on off empty unset auto manual disabled enabled prompt default inherit',
    'include same-origin omit basic bearer digest',
    // Types.
    'string str text char varchar number int integer bool boolean any unknown object buffer bytes void never optional',
    'option secretstr securestring readonly identifier value type',
    // Stand-ins for the reader to replace.
    'password passwd token secret key your_password your-password yourpassword your_token your-token your_api_key',
    'your-api-key your_secret my_password',
    // What messages say about a secret.
    'required missing invalid expired unauthorized unauthorised forbidden denied failed failure error ok okay valid wrong',
    'incorrect unexpected expected found not must should cannot can can’t is are was were be been has have had will would',
    "could may might can't isn't doesn't don't didn't wasn't needed changed updated reset created deleted generated revoked",
    'rotated rejected accepted provided given supplied set mismatch mismatched matches match does do did named look see',
    'the a an to of for in at by with from and or but if than then this that it its when where which while too only also',
    'already again please enter use using const let var return export import private public static new class struct enum',
  ]
    .join(' ')
    .split(' '),
);

/** True for an expression of a programming language, which must be unquoted. */
export function isExpression(value: string): boolean {
  return CALL.test(value) || HOLDER.test(value) || SAME_NAME.test(value);
}

/** `getToken()`, `tokens[0]`, `new Secret`, `!!token`, `/pattern/`, `[1, 2]`. */
const CALL =
  /^(?:!|\/[\^\\([]|[[({&]|[A-Za-z_$][\w$.?!:]*[([]|new$|await$|typeof$|function|async$|=>|lambda\b)/;
/** `process.env.X`, `this.password`, `settings.secret`, `e.token`. */
const HOLDER =
  /^(?:[a-zA-Z]|process|import|this|self|cls|ctx|context|req|request|res|response|result|data|body|params|props|state|config|configuration|conf|cfg|settings|options|opts|args|argv|env|environ|environment|secrets|os|user|account|credentials|creds|auth|session|form|input|event|window|document|app|client|flags|values|vars|var|local|module|t|i18n)\??\.[A-Za-z_$]/;
/** `secretKey: secretKey`, `password = user_password`. */
const SAME_NAME = /^[A-Za-z_]*(?:[pP]assword|[sS]ecret|[tT]oken|[kK]ey)s?(?:\.[a-zA-Z]+)*$/;

/** `messageId`, `KeyLike`, `record.tablePath`, `/pattern/`; not a lower-case word, and nothing random. */
export function isIdentifier(value: string): boolean {
  if (/^\/.+\/[a-z]{0,6}[.,;)]{0,3}$/.test(value)) return true;
  const isName = NAMES.test(value) && /[A-Z._$]/.test(value);
  return isName && !looksOpaque(value) && !isJumble(value);
}

/** Names consist of words; few words have one or two letters, and hardly any has five consonants in a row. */
function isJumble(value: string): boolean {
  const parts = value.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  if (/[b-df-hj-np-tv-xz]{5}/i.test(value)) return true;
  return value.length >= 16 && parts.filter(({ length }) => length < 3).length > parts.length * 0.4;
}

const NAMES = /^[A-Za-z_$]+\d?(?:\??\.[A-Za-z_$]+\d?)*$/;

/** Quoted words about a secret: `"must be at least 8 characters"`. A passphrase contains none of these. */
export function isProse(value: string): boolean {
  return /\s/.test(value) && PROSE.test(value);
}

const PROSE =
  /(?:^|\s)(?:must|should|cannot|can|can't|is|isn't|are|was|were|be|been|has|have|will|would|could|may|the|an?|to|of|for|your|you|please|enter|at least|required|missing|invalid|does|not|no|and|or|with|contain|least|characters?)(?=$|[\s.,:;!?])/i;

/** A value from examples that protects nothing; masked like any other, but no reason to refuse a document. */
export function isDummy(value: string): boolean {
  return value.split(':').every((part) => DUMMY.test(part));
}

const DUMMY =
  /^(?:(?:my|your|the|some|test|dev|local|a|an)?[-_ ]?(?:password|passwd|pass|pwd|secret|token|api[-_]?key|key|user|username|admin|root|login|value|example|sample|dummy|fake|mock|test|placeholder)[-_ ]?\d{0,4}|change[-_]?(?:me|it|this).{0,12}|foo(?:bar)?|bar|baz|postgres|mysql|redis|mongo|guest|rabbitmq|minio(?:admin)?|changeit|todo|tbd|n\/a|x|y|z|abc|abcd?e?f?|123\d*|hunter2|.{0,60}EXAMPLE(?:KEY)?)$/i;
