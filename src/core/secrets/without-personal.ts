// Removes the names of people and machines from a text that leaves this machine: e-mail addresses, logins, private
// hosts. Does not look for secrets.

const EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@])/g;
/** Where someone logs in: `ssh bob@buildbox`, `bob@buildbox: Permission denied`. */
const LOGIN =
  /(?<=\b(?:ssh|scp|sftp|rsync) )[\w.-]{1,32}@[\w.-]{1,100}|(?<![\w.-])[a-z_][\w.-]{0,31}@[a-z][\w.-]{0,100}(?=:[ /~]|'s password)/g;
const HOME =
  /((?:[/\\]|%2F)(?:home|Users|Documents and Settings)(?:[/\\]{1,2}|%2F))(?!<)[^/\\\s:'"`<>|%]{1,64}/gi;
const PRIVATE_IP =
  /(?<![\w.])(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2})(?![\w.]*\d)/g;

const NAME = String.raw`[A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?){0,10}`;
/** In a URL, with or without a login before it. */
const IN_ADDRESS = new RegExp(
  String.raw`(?<=[a-z][a-z0-9+.-]{1,20}:\/\/(?:[^\s/@<>]{0,100}@|<secret>@)?)${NAME}`,
  'gi',
);
/** After a word that introduces a host. */
const BEHIND_WORD = new RegExp(
  String.raw`(?<=\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|getaddrinfo|UnknownHostException:|host(?:name)?:?|lookup|resolve|connect(?:ing)? to|dial tcp|server at|server)[ =]{1,3}["'\u201c\u2018]?)${NAME}`,
  'gi',
);
/** In lower case; every match of the pattern contains one of them. */
const HOST_CUES: readonly string[] = [
  ...['enotfound', 'eai_again', 'econnrefused', 'etimedout', 'ehostunreach', 'getaddrinfo', 'host'],
  ...['lookup', 'resolve', 'connect', 'dial tcp', 'server'],
];
/** Recognisable on its own: `db01.corp.acme.io`, `ip-10-0-0-1.ec2.internal`, `cache.acme.com:6379`. */
const ALONE = new RegExp(String.raw`(?<![\w.@/\\-])${NAME}(?![\w(])`, 'g');

const INTERNAL =
  /(?:^|\.)(?:internal|intranet|intra|corp|lan|local|localdomain|home|private|svc|consul|vpn)(?:\.|$)|^(?:ip|ec2)-\d+-\d+-\d+-\d+/i;
/** In lower case, of three parts or more, under a domain that companies use. */
const COMPANY =
  /^(?!com\.|org\.|net\.|io\.|java)[a-z0-9-]+(?:\.[a-z0-9-]+)+\.(?:com|net|org|io|cloud|dev|co|eu|de|fr|uk|ch|at|nl|se|jp|in|br|au)$/;
/** Public names reveal nothing about anyone. */
const PUBLIC =
  /(?:^|\.)(?:localhost|example|test|invalid|npmjs\.(?:org|com)|yarnpkg\.com|jsr\.io|github\.com|githubusercontent\.com|github\.io|gitlab\.com|bitbucket\.org|pypi\.org|pythonhosted\.org|python\.org|crates\.io|rust-lang\.org|docs\.rs|rubygems\.org|golang\.org|go\.dev|pkg\.go\.dev|maven\.org|apache\.org|gradle\.org|docker\.(?:io|com)|quay\.io|ghcr\.io|nodejs\.org|deno\.(?:land|com)|debian\.org|ubuntu\.com|alpinelinux\.org|googleapis\.com|google\.com|gstatic\.com|microsoft\.com|visualstudio\.com|nuget\.org|packagist\.org|getcomposer\.org|php\.net|mozilla\.org|w3\.org|json-schema\.org|eslint\.org|typescriptlang\.org|reactjs\.org|react\.dev|vuejs\.org|vitejs\.dev|vitest\.dev|jestjs\.io|stackoverflow\.com|wikipedia\.org|example\.(?:com|org|net))$/i;

/** User names that are too common to reveal anyone. */
const COMMON: ReadonlySet<string> = new Set(
  'root user users admin administrator node app apps runner ubuntu debian centos alpine vscode vagrant build builder ci jenkins test tests tester home me dev developer www web git codespace codespaces gitpod circleci travis docker default guest public shared work project local localhost'.split(
    ' ',
  ),
);

/** @param names of this machine and its user */
export function withoutPersonal(text: string, names: readonly string[] = []): string {
  const known = withoutLogins(text).replaceAll(HOME, '$1<user>').replaceAll(PRIVATE_IP, '<host>');
  let result = withoutHosts(known).replaceAll(ALONE, (host) =>
    host.includes('.') && (INTERNAL.test(host) || COMPANY.test(host)) ? hide(host) : host,
  );
  for (const name of names) {
    if (name.length < 3 || COMMON.has(name.toLowerCase())) continue;
    result = result.replaceAll(
      new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'g'),
      '<name>',
    );
  }
  return result;
}

// A pattern is compiled on first use, which takes longer than checking that it cannot match.

function withoutLogins(text: string): string {
  if (!text.includes('@')) return text;
  return text
    .replaceAll(EMAIL, (mail) => (mail.startsWith('git@') ? mail : '<email>'))
    .replaceAll(LOGIN, (login) => (login.startsWith('git@') ? login : '<user>@<host>'));
}

function withoutHosts(text: string): string {
  const small = text.toLowerCase();
  const rest = text.includes('://') ? text.replaceAll(IN_ADDRESS, hide) : text;
  if (!HOST_CUES.some((cue) => small.includes(cue))) return rest;
  return rest.replaceAll(BEHIND_WORD, (host) => (/[.\d-]/.test(host) ? hide(host) : host));
}

function hide(host: string): string {
  return PUBLIC.test(host) || /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\d+)$/.test(host) ? host : '<host>';
}
