// Makes what esbuild generates for modules of every kind as plain as ours need: otherwise each start of a hook would
// copy all of node:fs a dozen times and define a getter for each export.

/** For a CommonJS bundle by esbuild, none of whose exports changes once it is loaded. */
export function plainModules(bundle) {
  return withoutUnused(plainExports(plainBuiltIns(bundle).replaceAll(PART, '$1')));
}

/**
 * For an ES module by esbuild with a line above that defines `require`. When a built-in is imported, node lists all its
 * exports and reads each, and some of `node:fs` load more.
 */
export function plainImports(bundle) {
  return bundle.replaceAll(
    /^import (\{[^}]*\}) from ("node:[a-z_/]+");$/gm,
    (_, names, asked) => `const ${names.replaceAll(' as ', ': ')} = require(${asked});`,
  );
}

/**
 * The same program in ASCII: esbuild leaves other letters in patterns and tagged templates as they are, and one of them
 * makes node keep the whole file with two bytes a letter.
 */
export function ascii(program) {
  const doubtful = DOUBTFUL.exec(program)?.[0];
  if (doubtful !== undefined) throw new Error(`This cannot be spelled in ASCII: ${doubtful}`);
  return program.replaceAll(OTHER, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A UTF-16 unit: a pair of escapes stands for one letter, in patterns too. */
const OTHER = /[^\0-\x7f]/g;
/** A letter that is escaped already, or that a program reads as it is written. */
const DOUBTFUL = /\\[^\0-\x7f]|\braw`[^`]*[^\0-\x7f]/;

/** Removes esbuild's helpers that are now unused; from the last, as one may need another above it. */
function withoutUnused(bundle) {
  return [...bundle.matchAll(HELPER)].reduceRight((rest, [helper, name]) => {
    const without = rest.replace(helper, '');
    return without.includes(name) ? rest : without;
  }, bundle);
}

/** Named imports of a built-in need no copy of it with a default export. */
function plainBuiltIns(bundle) {
  return bundle.replaceAll(BUILT_IN, (whole, start, name, asked) =>
    bundle.includes(`${name}.default`) ? whole : `${start}${name} = require(${asked});`,
  );
}

function plainExports(bundle) {
  const getters = EXPORTS.exec(bundle);
  if (getters === null) return bundle;
  const names = getters[1].replaceAll(/^( *)([\w$]+): \(\) => ([\w$]+)/gm, '$1$2: $3');
  const rest = bundle.replace(getters[0], '').replace(ANNOTATION, '');
  return `${rest.trimEnd()}\nmodule.exports = {\n${names}\n};\n`;
}

/** Includes the indented lines that follow, and the closing bracket. */
const HELPER = /^var (__\w+|stdin_exports) = .*\n(?: .*\n)*(?:[)}]+;\n)?/gm;
const BUILT_IN =
  /^( *(?:var )?)([\w$]+) = __toESM\(require\(("(?:node:[a-z_/]+|buffer|fs|os|path)")\)(?:, 1)?\);$/gm;
/** Another file of ours that is only asked for names. */
const PART = /__toESM\((require\("\.[^"]+\.cjs"\))(?:, 1)?\)/g;
const EXPORTS =
  /^__export\(stdin_exports, \{\n([\s\S]*?)\n\}\);\nmodule\.exports = __toCommonJS\(stdin_exports\);\n/m;
const ANNOTATION = /^\/\/ Annotate the CommonJS export names[\s\S]*?^\}\);\n/m;
