// Which documents of the codebase map a planner reads for a kind of work. The kind is told from words.

const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:ui|ux|front-?end|components?|pages?|screens?|views?|forms?|css|styles?|layouts?|dashboards?)\b/i,
    ['CONVENTIONS', 'STRUCTURE'],
  ],
  [
    /\b(?:apis?|endpoints?|routes?|rest|graphql|backend|servers?|handlers?)\b/i,
    ['ARCHITECTURE', 'CONVENTIONS'],
  ],
  [
    /\b(?:db|databases?|schemas?|migrations?|models?|sql|tables?|storage|persist\w*)\b/i,
    ['ARCHITECTURE', 'STACK'],
  ],
  [/\b(?:tests?|testing|coverage|e2e)\b/i, ['TESTING', 'CONVENTIONS']],
  [
    /\b(?:integrat\w*|webhooks?|third-party|payments?|oauth|e?mails?|providers?|external)\b/i,
    ['INTEGRATIONS', 'STACK'],
  ],
  [/\b(?:refactor\w*|clean-?up|rewrite|restructur\w*|tech(?:nical)? debt)\b/i, ['CONCERNS', 'ARCHITECTURE']],
  [/\b(?:set-?up|scaffold\w*|config\w*|bootstrap|foundation|tooling|ci)\b/i, ['STACK', 'STRUCTURE']],
];

/** Their names without `.md`, each once; those for any work where no kind is told. */
export function mapReading(work: string): readonly string[] {
  const found = KINDS.flatMap(([words, documents]) => (words.test(work) ? documents : []));
  return found.length === 0 ? ['STACK', 'ARCHITECTURE'] : [...new Set(found)];
}
