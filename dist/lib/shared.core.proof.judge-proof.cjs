

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_shared_web_tree_sitter_web_tree_sitter = require("./shared.web-tree-sitter.web-tree-sitter.cjs");

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

// src/core/proof/control-run.ts
var WANTED = {
  "old-tests": "green",
  broken: "red",
  undone: "red"
};
function together(results) {
  const said = results.map(saidBy);
  return said.find(({ answer }) => answer === "red") ?? said.find(({ answer }) => answer === "none") ?? GREEN;
}
function eachFails(results) {
  const said = results.map(saidBy);
  return said.find(({ answer }) => answer === "green") ?? said.find(({ answer }) => answer === "none") ?? said[0] ?? { answer: "none", what: "no check counts tests" };
}
var GREEN = { answer: "green", what: null };
function saidBy({ check, outcome, timedOut }) {
  if (outcome.kind !== "failed") return GREEN;
  if (timedOut) return { answer: "none", what: `${check.name} took longer than its time` };
  const headline = (0, import_hooks_active_on_stop.failureHeadline)(outcome.failure, LONGEST_WORDS);
  return outcome.failure.kind === "code" ? { answer: "red", what: headline } : { answer: "none", what: `${check.name} could not do its work there: ${headline}` };
}
var LONGEST_WORDS = 160;
// src/core/proof/judge-proof.ts
function judgeProof(facts) {
  const experiments = facts.controls.kind === "held" ? facts.controls.runs : [];
  return { ...weigh(facts), findings: findingsOf(facts.changed), experiments };
}
function needsControls(facts) {
  return doubt(facts) === null;
}
function weigh(facts) {
  const known = doubt(facts);
  if (known !== null) return known;
  const { controls } = facts;
  if (controls.kind === "off")
    return passed("no control run was made (--no-controls)", import_common.prose`Leave out --no-controls.`);
  if (controls.kind === "impossible")
    return passed(controls.reason, import_common.prose`Let the check leave everything outside the project alone.`);
  const wrong = controls.runs.find(({ name, answer }) => answer !== WANTED[name]);
  return wrong === void 0 ? proven(facts, controls.runs) : refuted(wrong, facts, controls);
}
function doubt({
  baseline,
  flaky,
  unknown,
  leftOut,
  fewer,
  changed
}) {
  if (flaky.length > 0)
    return passed(
      `${flaky.join(", ")} gave two results for the same files`,
      import_common.prose`Make the check give the same result each time; what it needs and git ignores, such as a build, it has to make itself.`
    );
  if (unknown !== null) return passed(unknown, import_common.prose`Run the loop where MSW can keep snapshots.`);
  if (leftOut !== null)
    return passed(
      leftOut,
      import_common.prose`Keep such a file out of the project, or let git ignore it before the loop begins.`
    );
  if (fewer !== null) return passed(fewer, import_common.prose`Bring the missing tests back.`);
  if (baseline?.kind === "green" && changed.tests.length === 0)
    return passed("the checks passed before the work as well, and no test was added", CURE);
  return null;
}
var CURE = import_common.prose`A test that fails without the change would prove it; --red-first asks for one.`;
function proven({ changed }, runs) {
  const broken = runs.some(({ name }) => name === "broken") ? ", and when their expectations are changed" : "";
  const tests = changed.tests.length + changed.settings.length === 0 ? "their tests are the ones from before it" : "the tests from before it pass as well";
  return {
    verdict: "proven",
    reason: `the checks fail without the work${broken}; they pass in a clean copy, and ${tests}`,
    cure: null
  };
}
function refuted({ name, answer, what }, { baseline, changed }, { cause, place }) {
  if (answer === "none")
    return passed(
      `a control run gave no answer (${CALLED[name]}): ${what ?? "unknown"}`,
      import_common.prose`Let the check run in another folder, within its time.`
    );
  switch (name) {
    case "old-tests":
      return refutedByOldTests(what ?? "unknown", cause);
    case "broken":
      return passed(
        `the check passes whatever ${place ?? "its tests"} expects`,
        import_common.prose`Add a test there that can fail.`
      );
    case "undone": {
      const outside = baseline?.kind === "red" && changed.tests.length === 0;
      return outside ? passed(
        "the checks pass without the work as well now: something that git ignores, or outside the project, makes them pass",
        import_common.prose`Let the check make what it needs itself.`
      ) : passed("the checks pass without the work as well", CURE);
    }
  }
}
function refutedByOldTests(headline, cause) {
  switch (cause?.kind) {
    case "settings":
      return passed(
        `with the settings from before the work the checks fail, and nothing shows that the new ones run as many tests: ${headline}`,
        import_common.prose`Let the check print how many tests it ran.`
      );
    case "tests":
      return passed(
        `tests as they were before the work fail on the final code: ${headline}`,
        import_common.prose`If the task asks for what changed in them, this is as much as can be shown; else leave them as they were.`
      );
    default: {
      const without = cause?.without ?? [];
      const lacks = without.length === 0 ? "" : ` (without ${nameSome(without)}, which git ignores)`;
      return passed(
        `the checks pass here and not in a clean copy${lacks}: ${headline}`,
        import_common.prose`Let the check build and start all that it needs itself.`
      );
    }
  }
}
var CALLED = {
  "old-tests": "with the tests from before the work",
  broken: "with other expectations",
  undone: "without the work"
};
function findingsOf({ tests, settings }) {
  return [
    ...tests.length === 0 ? [] : [`Changed by the loop, and run by a check: ${nameSome(tests)}.`],
    ...settings.length === 0 ? [] : [`Changed settings: ${nameSome(settings)}.`]
  ];
}
function passed(reason, cure) {
  return { verdict: "passed", reason, cure };
}
function nameSome(paths) {
  const more = paths.length - MOST_NAMED;
  return more > 0 ? `${paths.slice(0, MOST_NAMED).join(", ")} and ${more} more` : paths.join(", ");
}
var MOST_NAMED = 10;
// src/core/checks/fewer-tests.ts
function fewerTests(before, after) {
  if (before === null || before.unit === "") return null;
  if (after === null) return `${before.ran} tests ran before the work, and now the output has no count`;
  if (before.unit !== after.unit || after.ran >= before.ran) return null;
  return `${before.ran} tests ran before the work, and now ${after.ran}`;
}
// src/adapters/parsing/parse-source.ts
var LONGEST_MS = 3e3;
async function lookAtSyntax(path, text, look) {
  const grammar = grammarOf(path);
  if (grammar === null) return null;
  const { parser } = await (0, import_shared_web_tree_sitter_web_tree_sitter.loadGrammar)(grammar);
  const end = performance.now() + LONGEST_MS;
  const tree = parser.parse(text, null, { progressCallback: () => performance.now() > end });
  if (tree === null) {
    parser.reset();
    return null;
  }
  try {
    return tree.rootNode.hasError ? null : look(tree.rootNode);
  } finally {
    tree.delete();
  }
}
function grammarOf(path) {
  const reader = (0, import_shared_core_mapping_skeleton_languages.languageOf)(path)?.reader ?? null;
  return reader !== null && isGrammar(reader) ? reader : null;
}
var GRAMMARS = /* @__PURE__ */ new Set([
  ...["javascript", "typescript", "tsx", "python", "go", "rust", "java"]
]);
function isGrammar(reader) {
  return GRAMMARS.has(reader);
}
// src/core/proof/words-in.ts
function hasWord(text, word) {
  if (word === "") return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isWhole = !isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + word.length]);
    if (isWhole) return true;
  }
  return false;
}
function isWordCharacter(character) {
  return character !== void 0 && /\w/.test(character);
}
// src/core/proof/syntax-node.ts
function childrenOf(node) {
  return node.children.filter((child) => child !== null);
}
function namedChildrenOf(node) {
  return node.namedChildren.filter((child) => child !== null);
}
// src/core/proof/inline-tests.ts
function mayTestItself(path) {
  return path.endsWith(".rs");
}
function halvesOf(root, text) {
  const code = [];
  const tests = [];
  let done = 0;
  for (const { start, end } of testModulesIn(root)) {
    code.push(text.slice(done, start));
    tests.push(text.slice(start, end));
    done = end;
  }
  return { code: [...code, text.slice(done)].join(""), tests: tests.map((one) => `${one}
`).join("") };
}
function testModulesIn(root) {
  let attributes = [];
  return namedChildrenOf(root).flatMap((node) => {
    if (node.type === "attribute_item") {
      attributes.push(node);
      return [];
    }
    const own = attributes;
    attributes = [];
    const isTests = node.type === "mod_item" && own.some(({ text }) => /^#\[cfg\(\s*test\s*\)\]$/.test(text));
    return isTests ? [{ start: own[0]?.startIndex ?? node.startIndex, end: node.endIndex }] : [];
  });
}
module.exports = {
  CALLED: CALLED,
  childrenOf: childrenOf,
  eachFails: eachFails,
  fewerTests: fewerTests,
  halvesOf: halvesOf,
  hasWord: hasWord,
  judgeProof: judgeProof,
  lookAtSyntax: lookAtSyntax,
  mayTestItself: mayTestItself,
  namedChildrenOf: namedChildrenOf,
  needsControls: needsControls,
  testModulesIn: testModulesIn,
  together: together
};
