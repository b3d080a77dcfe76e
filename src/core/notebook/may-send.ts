// What of a project's documents is left out unless a person names it: files that are there for secrets.

const SECRET_NAMES =
  /^(?:\.env(?:\..*)?|\.?(?:npm|pypi|net|my)rc|\.netrc|_netrc|\.git-credentials|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519).*|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|asc|gpg))$|(?:^|[._-])(?:secrets?|credentials?|passwords?|tokens?)(?:[._-]|$)/i;

/** @param path with `/` */
export function looksSecret(path: string): boolean {
  return path.split('/').some((name) => SECRET_NAMES.test(name));
}
