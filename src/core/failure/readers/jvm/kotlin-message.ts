// The messages of both Kotlin compilers, as Gradle, Maven and their own command line print them.

/** K1's message in K2's form: small first letter, quoted names, no full stop at the end. */
export function kotlinMessage(message: string): string {
  const plain = message
    .replace(/^syntax error: /i, '')
    .replace(/\.$/, '')
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return plain
    .replace(/^[eE]xpecting /, 'expecting ')
    .replace(/^unresolved reference: (\S+)$/, "unresolved reference '$1'")
    .replace(
      /^type mismatch: inferred type is (.+) but (.+) was expected$/,
      "type mismatch: expected '$2', actual '$1'",
    )
    .replace(/^(?:return|argument|initializer|assignment) type mismatch:/, 'type mismatch:')
    .replace(
      /^type mismatch: actual type is '(.+)', but '(.+)' was expected$/,
      "type mismatch: expected '$2', actual '$1'",
    );
}
