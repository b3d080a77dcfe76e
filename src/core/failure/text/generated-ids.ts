// Distinguishes an id that a program generated from a name that a person gave, by shape: people write words, generators
// switch between letters and digits, small and capital, all the time.

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
/** What a service puts before its ids: `req_`, `cus_`, `pi-`. */
const KIND = /^[A-Za-z]{2,12}[_-](?=\w{6})/;
const RUN = /[A-Z]?[a-z]+|[A-Z]+|\d+|[_-]/g;

/** True for `V1StGXR8_Z5jdHi6B-myT`, false for `handleCheckoutV2Total` and `utf8mb4_unicode_ci`. */
export function looksGenerated(token: string): boolean {
  if (ULID.test(token)) return digitsOf(token) >= 2;
  const body = token.replace(KIND, '');
  const digits = digitsOf(body);
  // Words of names are short between their separators: `i18n-l10n-a11y`.
  const longest = Math.max(...body.split(/[-_]/).map((part) => part.length));
  if (longest < 7 || digits < 2 || digits === body.length) return false;
  const runs = body.match(RUN) ?? [];
  const switches = runs.filter((run, at) => /^\d/.test(run) && at > 0 && at < runs.length - 1).length;
  // Half of the runs of a generated id are one character long, and digits stand inside it, not only at an end.
  return runs.length * 2 >= body.length && switches >= 2;
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}
