// Whether a notebook could know what a failure is about. It holds documents, not this project's code, so it is not
// asked about slips that only the code can explain. Each row says why.

import type { Failure } from '../failure/failure.ts';
import { isComparison, saysSomething } from './subject.ts';

interface Row {
  /** Half a sentence about the failure. */
  readonly why: string;
  /** A fix from elsewhere does not apply here. */
  readonly isLocal?: true;
  readonly isMeant: (failure: Failure) => boolean;
}

/** Null when a notebook could know the answer; otherwise why not. */
export function whyNotAsked(failure: Failure): string | null {
  return ROWS.find(({ isMeant }) => isMeant(failure))?.why ?? null;
}

/** Whether only its place identifies the failure: its words are shared by many unrelated failures. */
export function isLocal(failure: Failure): boolean {
  return !saysSomething(failure) || ROWS.some((row) => row.isLocal === true && row.isMeant(failure));
}

const says =
  (pattern: RegExp) =>
  ({ message, headline }: Failure): boolean =>
    pattern.test(message) || pattern.test(headline);

const FORMATTERS = namesIn(
  'prettier black gofmt rustfmt dprint clang-format isort yapf shfmt stylua scalafmt ktfmt swiftformat ' +
    'swift-format php-cs-fixer ormolu fourmolu ocamlformat',
);
/** These tools explain their own rules; a plugin's rule may be explained only in a handbook. */
const LINTERS = namesIn(
  'biome eslint ruff rubocop clippy shellcheck pylint flake8 stylelint oxlint golangci-lint ktlint detekt ' +
    'markdownlint hadolint yamllint sqlfluff knip swiftlint hlint credo checkstyle phpcs luacheck scalastyle ' +
    'clang-tidy cppcheck',
);

const ROWS: readonly Row[] = [
  {
    why: 'two values differ in a test of the project, and only its code can say why',
    isLocal: true,
    isMeant: (failure) =>
      says(ASSERTED)(failure) ||
      (failure.phase === 'test' && !saysSomething(failure)) ||
      ((failure.phase === 'test' || failure.phase === 'run') &&
        (isComparison(failure) ||
          says(SIDES_DIFFER)(failure) ||
          says(
            /\bsnapshot\b|^failed asserting that|^expected values to be|assert failed|did not raise|^difference$|^<v> [!=]= <v>$|\(wanted <v>, have <v>\)$|to (?:be|have been) called|toHave(?:Been|Last|Nth)\w{0,10}Called/i,
          )(failure))),
  },
  {
    why: 'it is about style, which the tool itself explains or repairs',
    isMeant: (failure) =>
      FORMATTERS.has(failure.tool) ||
      says(
        /line too long|trailing (?:whitespace|comma|spaces)|missing (?:docstring|newline at end)|would (?:be )?reformat|not formatted|code style issues|formatter would have|differs from formatting|import.{0,20}unsorted|but (?:never|not|its value is never) (?:used|read)|unused (?:import|variable|argument|parameter|file)|incorrectly sorted|^diff in \S|check-formatted\b|should be \S{1,20}-formatted|declared and not used|imported but unused|imported and not used|is never (?:used|read)/i,
      )(failure),
  },
  {
    why: 'it is a rule of a linter, which the tool itself explains',
    isMeant: ({ tool, code }) => LINTERS.has(tool) && code !== null && !PLUGIN_RULE.test(code),
  },
  {
    why: 'the syntax of the code is wrong, and the message says where',
    isLocal: true,
    isMeant: (failure) =>
      says(
        /\bsyntax\b|\bparse error|\bparsing error|unexpected (?:token|end of|eof|identifier|character|indent|string)|unterminated|invalid basic string|missing (?:semicolon|closing|opening|terminator|[)\]};])|expected an indented block|not valid json|json\.decoder|in JSON at|unclosed|unbalanced|unrecognised tag|unindent does not match|['‘`"][([{]['’`"] was never closed/i,
      )(failure) ||
      (failure.phase === 'compile' &&
        codeOf(failure) === null &&
        says(
          /expect(?:ed|ing) (?:an? )?(?:[‘'"`](?:[()[\]{};:,=]|end)[’'"`]|expression|identifier|declaration|statement|indent|newline|one of)/i,
        )(failure)),
  },
  {
    why: 'a name is misspelt or missing in the project’s own code',
    isMeant: (failure) =>
      OWN_NAME_CODES.has(failure.code ?? '') ||
      /^(?:ReferenceError|NameError|UnboundLocalError)$/.test(failure.class ?? '') ||
      says(NOT_DECLARED)(failure) ||
      says(
        /cannot find (?:name|symbol|value|function|macro)|undefined: \w|undeclared|was not declared in this scope|undefined (?:local variable|name|method|subroutine)|(?:is|when) not defined\b|undefined function (?:\w+\\|\w+\/\d)|cannot import name '[^']{1,200}' from '[^']{1,200}' \((?!<dep>)|unresolved reference|did you mean|unknown type name|no (?:member|method|function|field) named|implicit declaration of function|requested module ['"](?:node:|\.{0,2}\/)[^'"]{1,200}['"] does not provide an export|has no (?:member|attribute|property)|unbound variable|does not exist (?:on type|in the current context)/i,
      )(failure),
  },
  {
    why: 'a file of the project is not where the code looks for it',
    isMeant: says(
      /(?:cannot find|can't find|could not resolve|cannot resolve|failed to resolve|no such file).{0,40}["'‘`]?\.{1,2}\/|no such file\b|NoSuchFileException|failed opening required|no rule to make target|cannot find module '[^'@]{1,200}\.[mc]?[jt]sx?'|cannot find source file|not found in the build context|could not find requested file|no matching export|is not exported by|cannot load such file -- (?:\.{0,2}|lib|app|spec|test)\//i,
    ),
  },
  {
    why: 'a call does not fit a function of the project’s own',
    isMeant: (failure) =>
      OWN_CALL_CODES.has(failure.code ?? '') ||
      says(
        /expected \d+(?:-\d+)? arguments?,? (?:but )?got|takes \d+ (?:positional )?arguments?|missing \d+ required (?:positional|keyword)|wrong number of arguments|too (?:few|many) arguments|not enough arguments in call|this function takes \d|no value passed for parameter|arguments to this function are incorrect|(?<![\w.])[a-z_]{1,80}\(\) got (?:an unexpected keyword|multiple values for) argument|cannot be applied to given types/i,
      )(failure) ||
      PLAIN_ARGUMENT.test(failure.message),
  },
  {
    why: 'it is a rule of the language, which the compiler explains',
    isMeant: (failure) =>
      LANGUAGE_CODES.has(failure.code ?? '') ||
      says(
        /missing return\b|must return a value|is possibly ['"]?(?:undefined|null)|implicitly has an? ['"]?any\b|unreported exception|(?:might|may) not have been initialized|used before being assigned|unreachable (?:code|statement)|comparison appears to be unintentional|\bredeclared\b|cannot redeclare|redefinition of|\bawait\b.{0,20}(?:only|outside)/i,
      )(failure),
  },
  {
    why: 'two plain types differ in the project’s own code',
    isLocal: true,
    isMeant: ({ message }) => {
      const plain = message.replaceAll(/\bLiteral\[[^\]]{1,80}\]/g, 'str');
      return TYPES_DIFFER.test(plain) && typesIn(plain).every((name) => PLAIN_TYPE.test(name));
    },
  },
  {
    why: 'a value is out of bounds when the project’s own code runs, and only that code can say why',
    isLocal: true,
    isMeant: says(
      /(?:division|divided?) by zero|maximum (?:recursion depth|call stack)|stack ?overflow|(?:not enough|too many) values to unpack|invalid literal for int|could not convert string to float|no function clause matching|non-exhaustive patterns|invalid (?:array|string|typed array) length|invalid time value|attempt to \w{1,20} with overflow/i,
    ),
  },
  {
    why: 'a value is missing when the project’s own code runs, and only that code can say why',
    isLocal: true,
    isMeant: says(
      /cannot (?:read|set) propert|of (?:undefined|null)\b|is (?:undefined|null)\b|is not a function\b|is not an object\b|is not iterable|attempt to (?:call|index) (?:a (?:nil|<v>) value|(?:global|local|field|method|upvalue) )|\bNoneType\b|for nil\b|null ?reference|NullPointer|object reference not set|nil pointer|index out of (?:bounds|range)|\bBoundsError\b|\bempty list\b|found nil while|operator used on a null|\bIndex \S{1,20} out of bounds|entry in nil map|list index|on an? `(?:None|Err)` value|\bKeyError\b/i,
    ),
  },
  {
    why: 'the message says no more than that something failed',
    isLocal: true,
    isMeant: (failure) =>
      ONLY_FAILED.test(failure.message) ||
      (codeOf(failure) === null &&
        failure.class === null &&
        failure.phase !== 'install' &&
        !OWN_CODE.test(failure.message) &&
        wordCount(failure.message) < 3),
  },
];

/** The exit code of a program without a reader is not an error code. */
function codeOf({ code }: Failure): string | null {
  return code === null || /^exit \d{1,3}$/.test(code) ? null : code;
}

/** Assertions that no table lists, as their libraries word them. */
const ASSERTED =
  /\bXCTAssert\w{0,40} failed|^expected equality of these|^(?:REQUIRE|CHECK)(?:_\w{1,30})?\( ?/i;
const SIDES_DIFFER =
  /^expected: ?[<(["'\d]|\b(?:did not equal|(?:is )?not equal to|was not equal to)\b|^expected \S{1,80}, found \S{1,80}$/i;
/** As languages with wordings of their own put it. */
const NOT_DECLARED =
  /\bnot in scope\b|cannot find (?:type )?['‘`][^'’`]{1,80}['’`] in scope|^undefined variable\b|\bundefined variable "|\bunbound (?:value|constructor|type|record field)\b|\bnot found: (?:value|type|object) \w|\bis not a member of\b|\bUndefVarError\b|\bobject '[^']{1,80}' not found|could not find function\b|requires explicit package name|unable to resolve symbol\b|isn't defined for\b|no such property: \w{1,80} for class|cannot find a `[^`]{1,80}` (?:variable|type|constructor)|has no implicit type|\bvariable '[^']{1,80}' is unbound|\bfunction \w{1,80}\/\d{1,2} (?:is )?undefined/i;
const ONLY_FAILED =
  /^(?:no output, )?exit(?: status| code:?)? \d{1,3}$|^(?:\[[^\]]{1,80}\] )?(?:Killed|Error \d{1,3})$|failed: exit code: \d{1,3}$|^KeyboardInterrupt$|^(?:segmentation fault|bus error|aborted)(?: \(core dumped\))?$|^(?:failed|panicked|thrown) without a message$|there was an error during testing$/i;
/** `TX-4`, `E1003`: a code that somebody has documented. */
const OWN_CODE = /\b[A-Z]{1,20}[-_]?\d{1,8}\b/;
/** `company/no-raw-sql`; biome, clippy and RuboCop write their built-in rules like this. */
const PLUGIN_RULE =
  /^(?!(?:suspicious|style|correctness|complexity|performance|security|a11y|nursery|lint|assist|layout|metrics|naming)\/)[@\w-]+\//i;
/** In PHP's wording. */
const PLAIN_ARGUMENT =
  /\bmust be of type \??(?:int|float|string|bool|array|null|\|)+, (?:int|float|string|bool|array|null) given/;
const OWN_NAME_CODES = namesIn(
  'TS2304 TS2552 TS2551 TS2663 TS2339 E0425 E0412 E0599 F821 CS0103 no-undef name-defined attr-defined ' +
    'function.notFound',
);
const OWN_CALL_CODES = namesIn('TS2554 TS2555 E0061 CS1501 CS7036 call-arg');
/** Ownership, missing values and return types: only the project's own code can explain these. */
const LANGUAGE_CODES = namesIn(
  'E0106 E0373 E0381 E0382 E0384 E0499 E0502 E0505 E0506 E0507 E0515 E0594 E0596 E0597 E0716 TS1308 TS2355 ' +
    'TS2366 TS2367 TS2454 TS2531 TS2532 TS2564 TS7005 TS7006 TS7031 TS18046 TS18047 TS18048 -Wreturn-type ' +
    '-Wformat',
);
const TYPES_DIFFER =
  /not assignable to|mismatched types|incompatible (?:pointer )?type|cannot use .{1,80} as|has (?:incompatible )?type|can only concatenate|unsupported operand type/i;
const PLAIN_TYPE =
  /^(?:&?str|string|String|number|bigint|boolean|bool|Date|RegExp|object|null|undefined|None|list|dict|tuple|(?:int|char|float|double|void) ?\*{0,2}|integer|[iu](?:8|16|32|64|size)|f(?:32|64)|u?int(?:8|16|32|64)?|\(\)|\d+|"[^"]*")$/;

function namesIn(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The texts in quotes. */
function typesIn(message: string): readonly string[] {
  return [...message.matchAll(/[‘'`]([^‘’'`]{1,80})[’'`]/g)].map(([, name = '']) => name);
}

function wordCount(message: string): number {
  return message.match(/[\p{L}]{3,}/gu)?.length ?? 0;
}
