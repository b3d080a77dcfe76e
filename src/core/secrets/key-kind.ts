// What the name of a field, variable, option or header says about its value: always a secret, or only if it looks like
// one. Values are not known here.

import { foreignCues, isForeignSecret } from './foreign-words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Services whose name in a key is a hint: `DATADOG_API`, `heroku.auth`. From gitleaks' contextual rules. */
export const service =
  /adafruit|adobe|algolia|airtable|alibaba|asana|atlassian|confluence|jira|beamer|bitbucket|bittrex|cloudflare|codecov|cohere|coinbase|confluent|contentful|datadog|discord|droneci|dropbox|etsy|facebook|fastly|finicity|finnhub|flickr|freshbooks|gitter|gocardless|heroku|hubspot|intercom|jfrog|artifactory|bintray|kraken|kucoin|launchdarkly|linkedin|linode|mailchimp|mailgun|mapbox|mattermost|meraki|messagebird|netlify|newrelic|new_relic|nytimes|okta|pagerduty|plaid|postmark|privateai|rapidapi|rollbar|segment|sendbird|sentry|snyk|sonar|squarespace|sumologic|telegram|travis|twilio|twitch|twitter|typeform|yandex|zendesk/i;

export type KeyKind =
  /** Any value is a secret. */
  | 'password'
  /** Words up to the end of the line: `mnemonic`, `security answer`. */
  | 'phrase'
  /** Groups of digits: `pin`, `backup codes`. */
  | 'code'
  /** Any value except a number is a secret. */
  | 'token'
  /** A value that cannot be a name: `auth: true` is not a secret. */
  | 'opaque'
  /** `pass`, which is also what tests do. */
  | 'pass'
  /** A fully random value: the name says little. */
  | 'random'
  /** Headers whose value is the rest of the line. */
  | 'authorization'
  | 'cookie';

const SPOKEN_CUES = 'salt hmac seal seed phrase answer maiden pin otp cvv cvc code'.split(' ');

/** Where a name with one of these cues may begin; the caller asks `keyKind` about the whole name. */
export const keyCue = new RegExp(
  `pass(?:w|phrase|code)?|pwd|pw\\b|secret|token|key|auth|cred|cookie|sig|sess|sid\\b|csrf|xsrf|jwt|bearer|mnemonic|recovery|dockerc|webhook|pepper|${[...SPOKEN_CUES.map((cue) => `${cue}s?(?![a-z])`), ...foreignCues, service.source].join('|')}`,
  'gi',
);

const CUES: readonly string[] = [
  ...'pass pwd pw secret token key auth cred cookie sig sess sid csrf xsrf jwt bearer mnemonic'.split(' '),
  ...[
    'recovery',
    'dockerc',
    'webhook',
    'pepper',
    ...SPOKEN_CUES,
    ...foreignCues,
    ...service.source.split('|'),
  ],
];

/** False when `keyCue` cannot match: on a short text this is much faster than compiling the pattern. */
export function mayNameSecret(text: string): boolean {
  const small = text.toLowerCase();
  return CUES.some((cue) => small.includes(cue));
}

/** @param name as in the text: `DB_PASSWORD`, `x-api-key`, `clientSecret`, `spring.datasource.password` */
export function keyKind(name: string): KeyKind | null {
  const words = wordsOf(name);
  const last = words.at(-1);
  if (isForeignSecret(name)) return 'password';
  if (last === undefined || NO_SECRET.has(last)) return null;
  const spoken = kindOfSpoken(words, last);
  if (spoken !== null) return spoken;
  const kind = kindOf(name, words, last) ?? (service.test(name) ? 'random' : null);
  return kind !== null && ABOUT.has(last) && !SECRET_ID.test(words.join(' ')) ? 'random' : kind;
}

/** True when the end of the name says that its value is an id, a digest, a place or the like. */
export function namesNoSecret(name: string): boolean {
  const last = wordsOf(name).at(-1) ?? '';
  return NO_SECRET.has(last) || ABOUT.has(last);
}

/** Secrets that people read aloud or type: words and digits that only their name gives away. */
function kindOfSpoken(words: readonly string[], last: string): KeyKind | null {
  const qualifier = words.at(-2) ?? '';
  if (last === 'mnemonic' || (PHRASES.has(last) && OF_PHRASE.has(qualifier))) return 'phrase';
  if (CODES.has(last) || (/^codes?$/.test(last) && OF_CODE.has(qualifier))) return 'code';
  if (last === 'key' && /^(?:recovery|backup)$/.test(qualifier)) return 'code';
  return null;
}

const PHRASES = set('phrase words word answer name seed');
const OF_PHRASE = set(
  'seed recovery backup secret security pass safe unlock wallet keystore vault challenge maiden magic',
);
const CODES = set('pin pins otp totp hotp cvv cvv2 cvc');
const OF_CODE = set(
  'verification security recovery backup mfa 2fa fa otp totp sms auth authentication access login confirmation activation unlock pin digit scratch',
);
/** The first words of names that are written as two, `Access Key`; in lower case. */
export const firstWords: readonly string[] = [
  ...'api access secret private account auth encryption signing master license shared'.split(' '),
  ...OF_PHRASE,
  ...OF_CODE,
];

/** The secret half of a Vault login. */
const SECRET_ID = /\bsecret id$/;

function kindOf(name: string, words: readonly string[], last: string): KeyKind | null {
  if (last === 'authorization') return 'authorization';
  if (/cookies?$/.test(last)) return 'cookie';
  if (words.some((word) => PASSWORD.test(word)) || isPassOf(words)) return 'password';
  if (name === '_auth' || words.some((word) => TOKEN.test(word)) || hasKey(words, KEY_OF_SECRETS))
    return 'token';
  if (last === 'pass' || last === 'pw') return 'pass';
  return words.some((word) => OPAQUE.has(word)) || hasKey(words, KEY_OF_THINGS) ? 'opaque' : null;
}

/** `PGPASSWORD_2` becomes `pgpassword`: trailing numbers only distinguish siblings. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
  while (/^\d+$/.test(words.at(-1) ?? '')) words.pop();
  return words;
}

/** A name that ends in one of these is about a secret, and contains one only if the value is random. */
const ABOUT = set(
  'code codes found count counts type types length len size name names id ids uri url urls endpoint file files filename path paths dir folder limit limits max min expires expiry expiration expired expire ttl age lifetime policy policies format kind field fields header headers prefix suffix column index pos position offset line lines number required valid invalid validator validators validation error errors enabled disabled status state states strength rule rules hint label placeholder input form reset request requests response provider providers store storage manager service handler controller module class version scheme alias usage used budget cost rate per source ref arn region bucket host port user username email mode method algorithm alg param params at in by is has check checks stats info description title text message msg domain address exception failed failure failures mismatch changed success successful not was rotation rotated stream parser reader writer factory builder interface impl props util utils helper helpers config settings options schema model models view page screen component dialog button modal icon',
);
/** A name that ends in one of these is followed by a digest, or by a position in a file. */
const NO_SECRET = set(
  'commit sha checksum integrity digest fingerprint release ts tsx js jsx mjs cjs mts cts py rb go rs java kt kts scala cs fs php c h cc cpp hpp json yml yaml md mdx html css scss sql sh toml lock txt log xml vue svelte snap swift ex exs pl lua r jl tf svg png',
);

const PASSWORD =
  /passw(?:or|r)?[dt]|passphrase|passcode|pwd$|^pswd$|^secrets?$|secret$|^secret(?:key|access|token)|^mnemonic$|^pepper$/;

/** True for `DB_PASS` and `dbpass`, but not for `bypass` or `second_pass`. */
function isPassOf(words: readonly string[]): boolean {
  const at = words.lastIndexOf('pass');
  if (at > 0 && at >= words.length - 2) return !PASSES.has(words[at - 1] ?? '');
  return words.some((word) => GLUED_PASS.test(word));
}

const PASSES = set(
  'x first second third last next prev one two single multi render dry each all opt compiler llvm boarding up did not must may can will should to by low high band shader shadow post pre test tests',
);
const GLUED_PASS =
  /^(?:db|my|user|smtp|root|key|store|trust|ftp|admin|ssh|require|mail|redis|mongo|sql|ldap|proxy|login|bind|sudo|pg|http|imap|app|new|old)pass$/;

const TOKEN = /^tokens?$|[a-z]token$/;

/** A key for one of these is always a secret ... */
const KEY_OF_SECRETS =
  /^(?:api|account|access|secret|private|preshared|auth|encrypt|encryption|decrypt|decryption|signing|sign|master|license|licence|crypto|cipher|hmac|jwt|aes|ssh|tls|ssl|rsa|deploy|admin|root|subscription|consumer|personal|webhook)$/;
/** ... and for one of these only if it looks like one: a storage key is just as often an entry's name. */
const KEY_OF_THINGS =
  /^(?:cookie|session|storage|service|shared|client|app|application|host|function|functions|team|user|org|project|integration|server|write|read|ingest|insert|security|customer|partner|merchant|vault|bot|default|primary|db|database)$/;
const GLUED_KEY = /^([a-z]{3,12}?)keys?$/;

function hasKey(words: readonly string[], of: RegExp): boolean {
  return words.some((word, index) => {
    const glued = GLUED_KEY.exec(word)?.[1];
    if (glued !== undefined) return of.test(glued);
    return /^keys?$/.test(word) && words.slice(0, index).some((other) => of.test(other));
  });
}

const OPAQUE = set(
  'auth oauth oauth2 credential credentials creds cred sig signature salt hmac seal sealing signer signing session sessionid sessid sid phpsessid jsessionid csrf xsrf csrfmiddleware sas bearer jwt recovery dockerconfigjson dockercfg webhook masterauth',
);
