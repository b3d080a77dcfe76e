var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var p in e)__defProp(r,p,{get:e[p],enumerable:!0})},__copyProps=(r,e,p,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==p&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{runControls:()=>runControls}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_proof_inline_tests=require("./shared.core.proof.inline-tests.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_shared_core_shell_command_paths=require("./shared.core.shell.command-paths.cjs"),import_shared_core_failure_reading_line_pattern2=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_adapters_control_tree_bring_ignored=require("./shared.adapters.control-tree.bring-ignored.cjs"),import_app_loop_judge_check2=require("./app.loop.judge-check.cjs"),import_app_loop_judge_check3=require("./app.loop.judge-check.cjs"),import_shared_core_shell_command_paths2=require("./shared.core.shell.command-paths.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_loop_judge_check4=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_loop_judge_check5=require("./app.loop.judge-check.cjs"),import_common=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_os=require("node:os");
// src/app/proof/run-controls.ts
// src/core/proof/rust-modules.ts
function declarationsOf(children, changed2) {
  const found = /* @__PURE__ */ new Map();
  for (const child of children)
    for (const { path, before, after } of changed2) {
      const line = parentsOf(child).includes(path) ? lineFor(child, after ?? "") : void 0;
      if (line !== void 0 && before?.includes(line.trim()) === false)
        found.set(path, [...found.get(path) ?? [], line]);
    }
  return found;
}
function parentsOf(child) {
  const { folder } = partsOf(child);
  return [`${folder}lib.rs`, `${folder}main.rs`, `${folder}mod.rs`, `${folder.slice(0, -1)}.rs`];
}
function partsOf(child) {
  const [, folder = "", name = ""] = /^(.*\/)?([^/]+?)(?:\/mod)?\.rs$/.exec(child) ?? [];
  return { folder, name };
}
function lineFor(child, text) {
  const { name } = partsOf(child);
  return text.split("\n").find((line) => line.replace(/^\s*(?:pub(?:\([^)]*\))?\s+)?/, "").replace(/\s/g, "") === `mod${name};`);
}
// src/core/proof/control-trees.ts
function undoneTree(ground) {
  const old = pathsOn(ground, ["work"]);
  const texts = /* @__PURE__ */ new Map();
  for (const [path, { before, after }] of ground.inline)
    if (after !== null && after.tests !== "") texts.set(path, `${before?.code ?? ""}
${after.tests}`);
  const fresh = [...texts.keys()].filter((path) => ground.inline.get(path)?.before === null);
  for (const [path, lines] of declarationsOf(fresh, ground.changed)) {
    const old2 = texts.get(path) ?? ground.changed.find((one) => one.path === path)?.before ?? "";
    texts.set(path, `${old2}
${lines.join("\n")}
`);
  }
  return { old: old.filter((path) => !texts.has(path)), texts };
}
function oldTestsTree(ground, { tests, settings }) {
  const sides = [...tests ? ["test"] : [], ...settings ? ["settings"] : []];
  const texts = /* @__PURE__ */ new Map();
  for (const [path, { before, after }] of tests ? ground.inline : []) {
    if (after === null || before === null || before.tests === after.tests) continue;
    texts.set(path, `${after.code}
${before.tests}`);
  }
  return { old: pathsOn(ground, sides), texts };
}
function oldFilesTree(ground) {
  return { old: pathsOn(ground, ["test", "work"]), texts: /* @__PURE__ */ new Map() };
}
function pathsOn({ sides }, wanted) {
  return [...sides].flatMap(([path, side]) => wanted.includes(side) ? [path] : []);
}
// src/core/proof/broken-tests.ts
function breakTests(tests, where) {
  const texts = /* @__PURE__ */ new Map();
  const places = [];
  for (const { path, text, edits } of tests) {
    const lines = text.split("\n");
    const wanted = edits.filter(({ row }) => isWanted(path, lines[row] ?? "", where));
    if (wanted.length === 0) continue;
    texts.set(path, withEdits(text, wanted));
    places.push(...new Set(wanted.map(({ row }) => `${path}:${row + 1}`)));
  }
  return places.length === 0 ? null : { texts, places };
}
function isWanted(path, line, where) {
  if (where.kind === "all") return true;
  if (where.kind === "failing") return where.lines.get(path)?.has(line.trim()) === true;
  const file = where.changed.find((one) => one.path === path);
  return file !== void 0 && !linesOf(file.before ?? "").has(line.trim());
}
function linesOf(text) {
  return new Set(text.split("\n").map((line) => line.trim()));
}
function withEdits(text, edits) {
  let result = "";
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
// src/core/proof/assertion-calls.ts
function outermost(value) {
  let whole = value;
  while (whole.parent !== null && AROUND.test(whole.parent.type) && !isKey(whole)) whole = whole.parent;
  return whole;
}
function isKey(node) {
  const { parent } = node;
  return parent !== null && /^(?:pair|keyed_element)$/.test(parent.type) && (0, import_shared_core_proof_inline_tests.namedChildrenOf)(parent)[0]?.id === node.id;
}
var AROUND = /^(?:parenthesized_expression|unary_expression|unary_operator|array|list|tuple|object|dictionary|pair|array_expression|tuple_expression|array_initializer|composite_literal|literal_value|literal_element|keyed_element|expression_list|reference_expression|await_expression|as_expression)$/;
var CALL = /^(?:call_expression|call|method_invocation|macro_invocation)$/;
var ARGUMENTS = /^(?:arguments|argument_list|token_tree)$/;
function calleeOf(call, list) {
  return call.text.slice(0, list.startIndex - call.startIndex).slice(-300);
}
function lastName(callee) {
  return /([\w$]{0,100})\W{0,100}$/.exec(callee)?.[1] ?? "";
}
function givenConditions(calls) {
  return new Set(
    calls.flatMap((call) => {
      const list = (0, import_shared_core_proof_inline_tests.namedChildrenOf)(call).find(({ type }) => ARGUMENTS.test(type));
      const given = list === void 0 ? [] : (0, import_shared_core_proof_inline_tests.namedChildrenOf)(list);
      return list !== void 0 && given.length === 2 && given.some(isCondition) ? [lastName(calleeOf(call, list))] : [];
    })
  );
}
function isToldOf(literal, helpers) {
  const list = outermost(literal).parent;
  const call = list?.parent ?? null;
  if (list === null || call === null || !/string/.test(literal.type) || !CALL.test(call.type)) return false;
  const name = lastName(calleeOf(call, list));
  return (0, import_shared_core_proof_inline_tests.namedChildrenOf)(list).length === 2 && (ASSERTS_TRUTH.test(name) || helpers.has(name));
}
function isCondition(node) {
  const { type } = node;
  if (/^(?:comparison_operator|boolean_operator|not_operator)$/.test(type)) return true;
  const signs = /^(?:unary|binary)_expression$/.test(type) ? (0, import_shared_core_proof_inline_tests.childrenOf)(node).map((part) => part.type) : [];
  return signs.some((sign) => /^(?:!|[!=]==?|[<>]=?|&&|\|\|)$/.test(sign));
}
var ASSERTS_TRUTH = /^(?:assert|ok|refute|(?:assert|refute|is|be)_?(?:not_?)?(?:true|false|null|nil|none))$/i;
// src/core/proof/other-literal.ts
function otherLiteral({ kind, text, nth }) {
  switch (kind) {
    case "number":
      return otherNumber(text, nth);
    case "boolean":
      return BOOLEANS.get(text) ?? null;
    case "string":
      return otherString(text, nth);
  }
}
var BOOLEANS = /* @__PURE__ */ new Map([
  ["true", "false"],
  ["false", "true"],
  ["True", "False"],
  ["False", "True"]
]);
function otherNumber(text, nth) {
  const [, digits = "", fraction = "", rest = ""] = /^(-?\d{1,40})(\.\d{1,40})?(\D?\w{0,20})$/.exec(text) ?? [];
  if (digits === "" || /^0\d|^[xXbBoO]/.test(digits + rest) || /^[xXbBoO_eE]/.test(rest)) return null;
  return `${BigInt(digits) + BigInt(nth)}${fraction}${rest}`;
}
function otherString(text, nth) {
  const isPath = text.includes("/") && !/\s/.test(text);
  const isFormat = /[{}%\\$]|\.[a-z]\w{0,4}$|^utf-?8$/i.test(text);
  if (text === "" || isPath || isFormat) return null;
  if (text.length === 1) return text === "Q" ? "K" : "Q";
  return `${text}${"~".repeat(nth)}`;
}
// src/core/proof/expectation-lines.ts
function expectationLines(text, path) {
  let start = 0;
  return text.split("\n").flatMap((line, row) => {
    const edits = editsOf(line, path).map((edit) => ({
      ...edit,
      start: start + edit.start,
      end: start + edit.end,
      row
    }));
    start += line.length + 1;
    return edits;
  });
}
function editsOf(line, path) {
  const isData = !(0, import_shared_core_shell_command_paths2.isCode)(path);
  const isRow = isData || ROW.test(line);
  if (SKIPPED.test(line) || !isRow && BOUNDED.test(line)) return [];
  const isShell = /\.(?:sh|bash|zsh|bats)$/.test(path);
  const edits = isShell ? lastWord(line) : [];
  for (const { 0: literal, index } of line.matchAll(LITERAL)) {
    const end = index + literal.length;
    const isString = /^["']/.test(literal);
    const place = { left: line.slice(0, index), right: line.slice(end), isString, isRow, isShell };
    if (!isData && !isExpected(line, place)) continue;
    const text = changedLiteral(literal, isData, edits.length + 1);
    if (text !== null) edits.push({ start: index, end, text });
  }
  return edits;
}
var SKIPPED = /^\s*(?:import|from|use|using|package|include|require\w*|load|source|\.|#include|@|\/\/|#|\*|exit)(?:\s|`|$)|\brequire\(|\bimport\(|__name__/;
var ROW = /^\s*(?:["'\w.-]+\s*(?::|=>|=)\s*)?[[{(].*[\]})],?\s*$|^\s*["'][^"']*["']\s*(?::|=>)\s*\S+,?\s*$/;
var LITERAL = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![\w.$])-?\d+(?:\.\d+)?(?![\w.])|\b(?:true|false|True|False)\b/g;
var BOUNDED = /\s[<>]=?\s|throw|rais|match|contain|includ|\bclose|almost|approx|greater|less|at_?least|at_?most|\.not\.|not_?eq|_ne!|\bassert not\b/i;
var ASSERTS = /[aA]ssert|[eE]qual|[sS]ame|[eE]xpect|[sS]hould|[mM]ust|[vV]erify|[cC]heck|\b(?:is(?:_\w+)?|eq|ok)!?$|\bto[A-Z]\w*$/;
var QUIET = /(?:^|\W)(?:fail|panic|print\w*|log\w*|push|append|add|write\w*|sleep|set\w*|exit|test|it|describe|context|subtest)$/i;
function lastWord(line) {
  const [, start = "", word = ""] = /^(\s*\w+ +["'$].*["')] )([\w.:-]+)$/.exec(line) ?? [];
  if (word === "" || !isHelper(/^\s*\w+ /.exec(line)?.[0] ?? "")) return [];
  return [
    {
      start: start.length,
      end: line.length,
      text: /^-?\d+$/.test(word) ? `${Number(word) + 1}` : `${word}~`
    }
  ];
}
function isExpected(line, place) {
  if (place.isRow && place.right.search(LITERAL) < 0) return true;
  const operator = equalityAt(place);
  if (operator === null) return isExpectedArgument(line, place);
  const isCondition2 = /^\s*(?:\}\s*)?(?:if|unless|elif|else if)\b/.test(line);
  return operator.startsWith("!") === isCondition2;
}
function equalityAt({ left, right, isShell }) {
  const operator = isShell && /\s=\s*$/.test(left) ? "=" : null;
  return operator ?? /([=!]==?)\s*$/.exec(left)?.[1] ?? /^\s*([=!]==?)/.exec(right)?.[1] ?? null;
}
function isExpectedArgument(line, { left, right, isString, isShell }) {
  if (/^\s*return\b/.test(line)) return false;
  const call = callAround(left);
  if (call === null) {
    const [, name = ""] = /^\s*([\w!]+) /.exec(left) ?? [];
    return isShell ? isHelper(left) : name !== "if" && name !== "assert" && isAssertion(name, isString);
  }
  if (ASSERTS.test(call.name)) return isAssertion(call.name, isString);
  const isLast = /,\s*$/.test(left) && /^\s*\)/.test(right);
  const isStatement2 = /(?:^|\{|;)\s*$/.test(call.before) && !/^(?:if|for|while|switch|)$/.test(call.name);
  return isLast && isStatement2 && !QUIET.test(call.name);
}
function isAssertion(name, isString) {
  return ASSERTS.test(name) && !(isString && ASSERTS_TRUTH.test(/\w{0,60}$/.exec(name)?.[0] ?? ""));
}
function isHelper(left) {
  const [, name] = /^\s*(\w+) $/.exec(left) ?? [];
  return name !== void 0 && !PROGRAMS.test(name);
}
var PROGRAMS = /^(?:echo|printf|cd|set|export|local|return|shift|trap|mkdir|rm|cp|mv|cat|grep|sed|awk|sleep|kill|touch|chmod)$/;
function callAround(left) {
  const at = openedLast(left);
  if (left[at] === "[" || left[at] === "{") return callAround(left.slice(0, at));
  if (at === -1) return null;
  const name = /[\w.:!$>-]{0,100}$/.exec(left.slice(0, at))?.[0] ?? "";
  return { name, before: left.slice(0, at - name.length) };
}
function openedLast(text) {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (")]}".includes(text.charAt(at))) depth += 1;
    if (!"([{".includes(text.charAt(at))) continue;
    if (depth === 0) return at;
    depth -= 1;
  }
  return -1;
}
function changedLiteral(literal, isData, nth) {
  const first = literal[0] ?? "";
  if (first !== '"' && first !== "'")
    return otherLiteral({ kind: /^[a-z]/i.test(literal) ? "boolean" : "number", text: literal, nth });
  if (isData) return null;
  const other = otherLiteral({ kind: "string", text: literal.slice(1, -1), nth });
  return other === null ? null : `${first}${other}${first}`;
}
// src/core/proof/expectations.ts
function expectationsIn(root) {
  const literals = [];
  const names = [];
  const calls = [];
  for (const node of nodesBelow(root)) {
    if (LITERAL2.test(node.type)) literals.push(node);
    else if (NAME.test(node.type)) names.push(node);
    else if (CALL.test(node.type)) calls.push(node);
  }
  const conditions = givenConditions(calls);
  const compared = namesCompared(names);
  const perRow = /* @__PURE__ */ new Map();
  return literals.flatMap((literal) => {
    if (!isCompared(literal) && !isComparedByName(literal, compared) && !isInTable(literal, compared))
      return [];
    if (isToldOf(literal, conditions)) return [];
    const { row } = literal.startPosition;
    const nth = (perRow.get(row) ?? 0) + 1;
    const edit = changed(literal, nth);
    if (edit === null) return [];
    perRow.set(row, nth);
    return [{ ...edit, row }];
  });
}
var NAME = /identifier$|^selector_expression$|^member_expression$|^attribute$/;
function namesCompared(names) {
  const compared = /* @__PURE__ */ new Set();
  const used = /* @__PURE__ */ new Set();
  for (const node of names) {
    if (isCompared(node)) compared.add(nameOf(node));
    else if (!isDeclared(node) && !isTold(node) && !NAME.test(node.parent?.type ?? ""))
      used.add(nameOf(node));
  }
  return new Set([...compared].filter((name) => !used.has(name)));
}
function isDeclared(node) {
  const declaration = node.parent?.type === "expression_list" ? node.parent.parent : node.parent;
  return declaration !== null && (DECLARATION.test(declaration.type) || /declaration$|^pair$|element$/.test(declaration.type));
}
function isTold(node) {
  const list = outermost(node).parent;
  const call = list?.parent ?? null;
  return list !== null && call !== null && CALL.test(call.type) && QUIET2.test(lastName(calleeOf(call, list)));
}
function* nodesBelow(root) {
  const open = [root];
  for (let node = open.pop(); node !== void 0; node = open.pop()) {
    yield node;
    if (!LITERAL2.test(node.type)) open.push(...(0, import_shared_core_proof_inline_tests.childrenOf)(node).toReversed());
  }
}
var LITERAL2 = /^(?:number|integer|float|true|false)$|^(?:int|float|integer|boolean|decimal_integer|decimal_floating_point)_literal$|^string$|string_literal$/;
var COMPARISON = /^(?:binary_expression|comparison_operator)$/;
function isCompared(value) {
  const whole = outermost(value);
  const { parent } = whole;
  if (parent === null) return false;
  if (parent.type === "token_tree") return isComparedInMacro(whole, parent);
  if (COMPARISON.test(parent.type)) return isAsserted(parent);
  return ARGUMENTS.test(parent.type) && isExpectedArgument2(whole, parent);
}
function isAsserted(comparison) {
  const operator = (0, import_shared_core_proof_inline_tests.childrenOf)(comparison).find(({ type }) => /^(?:[!=]==?|is|is not)$/.test(type))?.type;
  if (operator === void 0) return false;
  let around = comparison;
  while (around.parent !== null && /^(?:parenthesized_expression|binary_expression|boolean_operator)$/.test(around.parent.type))
    around = around.parent;
  const holder = around.parent;
  if (holder === null) return false;
  const isEqual = operator !== "is not" && !operator.startsWith("!");
  if (/^(?:if_statement|if_expression|elif_clause)$/.test(holder.type)) return !isEqual;
  if (!isEqual) return false;
  return holder.type === "assert_statement" || ARGUMENTS.test(holder.type) && isExpectedArgument2(around, holder);
}
function isExpectedArgument2(argument, list) {
  const call = list.parent;
  if (call === null || !CALL.test(call.type)) return false;
  const callee = calleeOf(call, list);
  if (BOUNDED2.test(callee) || callee === "require") return false;
  const given = (0, import_shared_core_proof_inline_tests.namedChildrenOf)(list).filter(({ text }, at) => at > 0 || text !== "t");
  if (!isStatement(call)) return false;
  if (ASSERTS2.test(lastName(callee))) return !isMessage(argument, given);
  const isOwn = /^(?:await\s+)?(?:(?:self|this)\.)?\w+$/.test(callee) && !QUIET2.test(lastName(callee));
  return isOwn && given.length > 1 && given.at(-1)?.id === argument.id;
}
function isStatement(call) {
  let whole = call;
  while (whole.parent !== null && CHAINED.test(whole.parent.type)) whole = whole.parent;
  if (!STATEMENT.test(whole.parent?.type ?? "")) return false;
  let around = whole.parent;
  while (around !== null && around.type !== "with_statement" && !/function/.test(around.type))
    around = around.parent;
  return around?.type !== "with_statement" || !/\braises\b|assertRaises/.test(around.text.slice(0, 200));
}
var STATEMENT = /^(?:expression_statement|arrow_function|lambda|lambda_expression|return_statement)$/;
var CHAINED = /^(?:await_expression|member_expression|attribute|selector_expression|call_expression|call|method_invocation)$/;
function isMessage(argument, given) {
  if (given.length < 3 || !/string/.test(argument.type)) return false;
  const isLast = given.at(-1)?.id === argument.id;
  const isFirst = given[0]?.id === argument.id;
  return isLast || isFirst && !given.slice(1).some(({ type }) => type === "string_literal");
}
function isComparedInMacro(token, tree) {
  let holder = tree;
  while (holder.parent?.type === "token_tree") {
    const before = sibling(holder, -1);
    if (before !== null && /identifier$/.test(before.type) && /^[a-z_]/.test(before.text)) return false;
    holder = holder.parent;
  }
  if (holder.parent?.type !== "macro_invocation") return false;
  const macro = lastName(calleeOf(holder.parent, holder));
  if (/^assert$|^debug_assert$/.test(macro))
    return [-2, -1, 1].some((step) => sibling(token, step)?.type === "==");
  return /^(?:debug_)?assert_eq$|assert.*eq/.test(macro) && !isMacroMessage(token, holder);
}
function isMacroMessage(token, list) {
  const before = (0, import_shared_core_proof_inline_tests.childrenOf)(list).filter(
    ({ type, endIndex }) => type === "," && endIndex <= token.startIndex
  );
  return before.length > 1;
}
function sibling(node, step) {
  const all = node.parent === null ? [] : (0, import_shared_core_proof_inline_tests.childrenOf)(node.parent);
  return all[all.findIndex(({ id }) => id === node.id) + step] ?? null;
}
var ASSERTS2 = /[aA]ssert|[eE]qual|[sS]ame|[eE]xpect|[sS]hould|[rR]equire|[mM]ust|[vV]erify|[cC]heck|^(?:is|eq|ok|be)$|^to[A-Z]\w*$/;
var BOUNDED2 = /throw|rais|match|contain|includ|close|almost|approx|greater|less|at_?least|at_?most|not(?:_|\.|equal|same|eq\b|in$|null|nil|be)|_ne$/i;
var QUIET2 = /^(?:test|it|describe|context|suite|specify|each|Run|error|errorf|fatal|fatalf|log|logf|skip|skipf|fail|panic|print\w*|set\w*|sleep|push|append|add|write\w*|listen|range|mock\w*|require|import|exit)$/i;
function isComparedByName(literal, compared) {
  const whole = outermost(literal);
  const declaration = whole.parent;
  if (declaration === null || !DECLARATION.test(declaration.type)) return false;
  const [name] = (0, import_shared_core_proof_inline_tests.namedChildrenOf)(declaration);
  return name !== void 0 && name.id !== whole.id && compared.has(lastName(name.text));
}
var DECLARATION = /^(?:variable_declarator|assignment|short_var_declaration|let_declaration|var_spec|const_spec|const_item)$/;
function nameOf({ text }) {
  return lastName(text);
}
function isInTable(literal, compared) {
  const cell = cellOf(literal);
  const row = cell?.parent ?? null;
  const table = row?.parent ?? null;
  if (cell === null || row === null || table === null) return false;
  if (cell.type === "pair" || cell.type === "keyed_element") return isInKeyedRow(cell, row, compared);
  return isRowOf(row, table) && (0, import_shared_core_proof_inline_tests.namedChildrenOf)(row).at(-1)?.id === cell.id;
}
function isRowOf(row, holder) {
  const table = holder.type === "literal_element" ? holder.parent : holder;
  if (table === null || !ROW2.test(row.type) || !TABLE.test(table.type)) return false;
  const width = (0, import_shared_core_proof_inline_tests.namedChildrenOf)(row).length;
  const rows = (0, import_shared_core_proof_inline_tests.namedChildrenOf)(table).map(
    (one) => one.type === "literal_element" ? (0, import_shared_core_proof_inline_tests.namedChildrenOf)(one)[0] : one
  );
  return width > 1 && rows.every((one) => one?.type === row.type && (0, import_shared_core_proof_inline_tests.namedChildrenOf)(one).length === width);
}
var TABLE = /^(?:array|list|tuple|literal_value|array_expression|array_initializer)$/;
var ROW2 = /^(?:array|tuple|literal_value|array_expression|tuple_expression|array_initializer)$/;
function cellOf(literal) {
  let cell = literal;
  while (cell.parent !== null && /^(?:unary_expression|unary_operator|literal_element|pair|keyed_element)$/.test(cell.parent.type)) {
    if (isKey(cell)) return null;
    cell = cell.parent;
  }
  return cell;
}
function isInKeyedRow(cell, row, compared) {
  const cells = (0, import_shared_core_proof_inline_tests.namedChildrenOf)(row);
  const keyOf = (one) => (0, import_shared_core_proof_inline_tests.namedChildrenOf)(one)[0];
  if (/string|literal|number|integer/.test(innermost(keyOf(cell)).type))
    return DECLARATION.test(holderOf(row).type);
  const isTable = TABLE.test(row.parent?.type ?? "") || row.parent?.type === "literal_element";
  if (!isTable) return false;
  const named = cells.filter((one) => compared.has(keyOf(one)?.text ?? ""));
  return named.length > 0 ? named.some(({ id }) => id === cell.id) : cells.at(-1)?.id === cell.id;
}
function innermost(node) {
  if (node === void 0) return { type: "" };
  const [only] = (0, import_shared_core_proof_inline_tests.namedChildrenOf)(node);
  return node.type === "literal_element" && only !== void 0 ? only : node;
}
function holderOf(row) {
  let holder = row.parent;
  while (holder !== null && /^(?:composite_literal|expression_list)$/.test(holder.type))
    holder = holder.parent;
  return holder ?? { type: "" };
}
function changed(literal, nth) {
  const { startIndex: start, endIndex: end, text, type } = literal;
  if (/string/.test(type)) {
    if ((0, import_shared_core_proof_inline_tests.childrenOf)(literal).some(({ type: part }) => /interpolation|substitution/.test(part))) return null;
    const content = (0, import_shared_core_proof_inline_tests.childrenOf)(literal).filter(({ type: part }) => /content|fragment|escape/.test(part));
    const [first, last] = [content[0], content.at(-1)];
    if (first === void 0 || last === void 0) return null;
    const inner = text.slice(first.startIndex - start, last.endIndex - start);
    const other2 = otherLiteral({ kind: "string", text: inner, nth });
    return other2 === null ? null : { start: first.startIndex, end: last.endIndex, text: other2 };
  }
  const kind = /true|false|boolean/.test(type) ? "boolean" : "number";
  const other = otherLiteral({ kind, text, nth });
  return other === null ? null : { start, end, text: other };
}
// src/app/proof/break-project-tests.ts
async function breakProjectTests({
  ground,
  places,
  wasRed
}) {
  const where = wasRed === false ? { kind: "new", changed: ground.changed } : await failingLines(ground, places);
  const some = breakTests(await testTexts(ground, pathsFor(ground, where)), where);
  if (some !== null || where.kind === "all") return some;
  return breakTests(await testTexts(ground, testPaths(ground)), { kind: "all" });
}
function runsTests(command, output, { run, paths, tries }) {
  if (tries.has(command)) return false;
  if (((0, import_app_loop_judge_check4.countTests)(output)?.ran ?? 0) > 0 || /\bgo test\b/.test(command)) return true;
  return paths.some((path) => (0, import_shared_core_shell_command_paths2.isTest)(path) && (0, import_shared_core_shell_command_paths2.isCode)(path) && isNamed(path, run.text));
}
function isNamed(path, text) {
  const name = (0, import_app_loop_judge_check5.baseName)(path);
  const stem = name.replace(/\.\w+$/, "");
  return (0, import_shared_core_proof_inline_tests.hasWord)(text, name) || !/^(?:tests?|specs?|index|main)$/.test(stem) && (0, import_shared_core_proof_inline_tests.hasWord)(text, stem);
}
async function failingLines(ground, places) {
  const lines = /* @__PURE__ */ new Map();
  for (const path of testPaths(ground)) {
    const numbers = (0, import_shared_core_shell_command_paths.linesNamed)(places, path);
    if (numbers.length === 0) continue;
    const old = await ground.store.trees.contentsOf(ground.trees.arming, [path], LARGEST_TEST);
    const text = old.get(path)?.toString("utf8") ?? "";
    const rows = (await editsOf2(path, text)).map(({ row }) => row);
    const near = numbers.flatMap((number) => {
      const row = rows.findLast((one) => one < number && one >= number - 3);
      return row === void 0 ? [] : [(text.split("\n")[row] ?? "").trim()];
    });
    if (near.length > 0) lines.set(path, new Set(near));
  }
  return lines.size > 0 ? { kind: "failing", lines } : { kind: "all" };
}
function pathsFor(ground, where) {
  const all = testPaths(ground);
  if (where.kind === "failing") return all.filter((path) => where.lines.has(path));
  if (where.kind === "new") return all.filter((path) => where.changed.some((one) => one.path === path));
  return all;
}
function testPaths({ paths }) {
  return paths.filter((path) => (0, import_shared_core_shell_command_paths2.isTest)(path) && !NO_TESTS.test(path) || (0, import_shared_core_proof_inline_tests.mayTestItself)(path));
}
var NO_TESTS = /(?:^|\/)(?:package(?:-lock)?\.json|[^/]*\.(?:toml|ini|cfg|ya?ml|lock|env|mk|mod|sum|md|snap))$/;
var MOST_TESTS = 500;
var LARGEST_TEST = 256 * 1024;
async function testTexts({ store, trees }, paths) {
  const contents = await store.trees.contentsOf(trees.final, paths.slice(0, MOST_TESTS), LARGEST_TEST);
  const found = [];
  for (const [path, bytes] of contents) {
    if (bytes.includes(0)) continue;
    const text = bytes.toString("utf8");
    found.push({ path, text, edits: await editsOf2(path, text) });
  }
  return found;
}
async function editsOf2(path, text) {
  const isInline = !(0, import_shared_core_shell_command_paths2.isTest)(path) && (0, import_shared_core_proof_inline_tests.mayTestItself)(path);
  const found = await (0, import_shared_core_proof_inline_tests.lookAtSyntax)(path, text, (root) => {
    const edits = expectationsIn(root);
    if (!isInline) return edits;
    const modules = (0, import_shared_core_proof_inline_tests.testModulesIn)(root);
    return edits.filter((edit) => modules.some(({ start, end }) => edit.start >= start && edit.end <= end));
  });
  return found ?? (isInline ? [] : expectationLines(text, path));
}
// src/app/proof/run-in-tree.ts
function treeRunner(place) {
  let tree = null;
  const furnish2 = (request) => tree === null ? (0, import_shared_adapters_control_tree_bring_ignored.makeTemporaryTree)(request) : tree.change(request);
  return {
    run: (run) => runInTree(place, run, async (request) => {
      const made = await furnish2(request);
      tree = made.status === "ok" ? made.tree : null;
      return made;
    }),
    end: () => tree?.remove()
  };
}
async function runInTree(place, run, furnish2) {
  const started = performance.now();
  const end = (ran) => ({
    ...{ results: [], failure: null, without: [], missing: [] },
    ...ran,
    durationMs: Math.round(performance.now() - started)
  });
  const expectedMs = run.checks.reduce((sum, { lastMs }) => sum + lastMs, 0);
  if (place.endsAt - started < expectedMs)
    return end({ failure: "no time was left to run the checks once more" });
  const { ground, userFolder, project } = place;
  const byPath = new Map(ground.files.map((file) => [file.path, file]));
  const made = await furnish2({
    ...{ store: ground.store, userFolder, project, tree: ground.trees.final },
    entries: new Map(run.tree.old.map((path) => [path, byPath.get(path)?.before ?? null])),
    texts: run.tree.texts,
    changed: ground.files.map(({ path }) => path),
    keep: run.keep
  });
  if (made.status === "failed") return end({ failure: made.reason });
  const { tree } = made;
  const results = [];
  for (const [at, timed] of run.checks.entries())
    results.push(await runOne(place, timed, tree, { ...run, at: at + 1 }));
  return end({ results, without: tree.without, missing: tree.missing });
}
var GRACE_MS = 15e3;
async function runOne(place, { check, limitMs, lastMs }, tree, { label, at, checks }) {
  const timeoutMs = Math.max(1, Math.min(limitMs, 3 * lastMs + GRACE_MS, place.endsAt - performance.now()));
  const limitSeconds = Math.ceil(timeoutMs / 1e3);
  const live = place.live?.begin(
    { check: `${check.name}, ${label}`, at, of: checks.length, startedAt: Date.now(), limitSeconds },
    false
  );
  const adapted = tree.adapt(check.command);
  const run = await (0, import_app_loop_gather_evidence.runCheck)({
    ...adapted,
    cwd: tree.project,
    timeoutMs,
    ...live && { onOutput: live.output }
  });
  live?.end();
  const output = run.startError ?? run.output;
  return {
    check,
    outcome: outcomeOf(place, check, { ...run, output }, tree.project),
    ...run,
    output: (0, import_common.redact)(output)
  };
}
function outcomeOf(place, check, run, root) {
  const { allowEmpty, project, userFolder } = place;
  const places = { root, rootAliases: [project], home: (0, import_node_os.homedir)(), tmp: (0, import_node_os.tmpdir)() };
  if (run.exitCode === 0 && !run.timedOut) {
    const empty = allowEmpty ? null : (0, import_app_loop_judge_check4.emptyRun)(run.output);
    if (empty !== null) return { kind: "empty", reason: `${empty.runner}: ${empty.reason}` };
    (0, import_app_loop_judge_check.keepPassedRun)(place, check, (0, import_app_loop_judge_check2.plainRun)(run.output, { ...run, ...places }));
    return { kind: "passed" };
  }
  const { readers } = (0, import_app_loop_judge_check3.readReaderFiles)(project, userFolder);
  const earlier = (0, import_app_loop_judge_check.earlierRuns)(place, check);
  return { kind: "failed", failure: (0, import_app_loop_judge_check2.canonicalise)(run.output, { ...run, ...places, readers, ...earlier }) };
}
// src/app/proof/run-controls.ts
async function runControls(request) {
  const outside = (0, import_shared_core_failure_reading_line_pattern2.reachOutside)([request.ground.run.text], hasEnvironment(request));
  if (outside !== null) return { kind: "impossible", reason: outside };
  const endsAt = performance.now() + request.budgetMs;
  const trees = treeRunner({ ...request, endsAt });
  try {
    return await holdRuns({ ...request, run: trees.run });
  } finally {
    trees.end();
  }
}
async function holdRuns(place) {
  const { isOfFinal, ...old } = await holdOldTests(place);
  if (old.run.answer !== "green") return { kind: "held", runs: [old.run], cause: old.cause, place: null };
  const copy = isOfFinal ? null : await holdCopy(place);
  const copied = [old.run, ...copy === null ? [] : [copy.run]];
  if (copy !== null && copy.run.answer !== "green")
    return { kind: "held", runs: copied, cause: copy.cause, place: null };
  const broken = await holdBroken(place);
  const runs = [...copied, ...broken === null ? [] : [broken.run]];
  const line = broken?.line ?? null;
  if (broken !== null && broken.run.answer !== "red") return { kind: "held", runs, cause: null, place: line };
  return { kind: "held", runs: [...runs, await holdUndone(place)], cause: null, place: line };
}
async function holdOldTests(place) {
  const { ground } = place;
  let durationMs = 0;
  const hold = async (tree2) => {
    const ran = await holdClean(place, tree2, "old-tests");
    durationMs += ran.durationMs;
    return ran;
  };
  const end = (answer, what, more = {}) => ({
    ...{ cause: null, isOfFinal: false, ...more },
    run: { name: "old-tests", answer, what, durationMs }
  });
  const tests = ground.hadTests;
  const tree = oldTestsTree(ground, { tests, settings: true });
  const first = await hold(tree);
  const said = answerOf(first);
  if (said.answer === "none") return end("none", said.what);
  const fewer = said.answer === "green" ? fewerThan(first, place) : null;
  if (fewer !== null) return end("red", fewer, { cause: { kind: "tests" } });
  if (said.answer === "green") return end("green", null, { isOfFinal: isFinal(tree) });
  const cause = await causeOf(place, first, hold);
  if (cause !== null) return end("red", said.what, { cause });
  return end("green", null, { isOfFinal: isFinal(oldTestsTree(ground, { tests, settings: false })) });
}
async function holdCopy(place) {
  const ran = await holdClean(place, FINAL, "copy");
  const said = answerOf(ran);
  return {
    run: { name: "copy", ...said, durationMs: ran.durationMs },
    cause: said.answer === "red" ? { kind: "place", without: ran.without } : null
  };
}
var FINAL = { old: [], texts: /* @__PURE__ */ new Map() };
function isFinal({ old, texts }) {
  return old.length === 0 && texts.size === 0;
}
function holdClean(place, tree, name) {
  return place.run({ tree, keep: olderFiles(place), checks: place.checks, label: import_app_loop_conclude_turn.CALLED[name] });
}
async function causeOf(place, first, hold) {
  const { ground } = place;
  const sides = new Set(ground.sides.values());
  if (sides.has("settings")) {
    const given = await hold(oldTestsTree(ground, { tests: ground.hadTests, settings: false }));
    if (answerOf(given).answer === "green") {
      const isSound = isFromNothing(ground) || isCounted(given, first, place) || await stillFails(place, hold);
      return isSound ? null : { kind: "settings" };
    }
  }
  const isChanged = sides.has("settings") || sides.has("test") || ground.inline.size > 0;
  const final = isChanged ? await hold(FINAL) : first;
  return answerOf(final).answer === "green" ? { kind: "tests" } : { kind: "place", without: first.without };
}
function olderFiles({ since }) {
  return { kind: "older", than: since };
}
function answerOf({ failure, results }) {
  return failure === null ? (0, import_app_loop_conclude_turn2.together)(results) : { answer: "none", what: failure };
}
function isFromNothing({ changed: changed2, paths }) {
  const all = new Map(changed2.map(({ path, before }) => [path, before]));
  return paths.every((path) => all.has(path) ? all.get(path) === null : !(0, import_shared_core_shell_command_paths2.isCode)(path));
}
function isCounted(given, first, { checks }) {
  return checks.every(({ before }, at) => {
    const now = (0, import_app_loop_judge_check4.countTests)(given.results[at]?.output ?? "");
    const old = [(0, import_app_loop_judge_check4.countTests)(first.results[at]?.output ?? ""), before].find((one) => one?.unit === now?.unit);
    return old != null && (0, import_shared_core_failure_reading_line_pattern.fewerTests)(old, now) === null;
  });
}
async function stillFails({ ground, wasRed }, hold) {
  if (wasRed !== true) return false;
  return answerOf(await hold(oldFilesTree(ground))).answer === "red";
}
function fewerThan({ results }, { checks }) {
  for (const [at, { before, output }] of checks.entries()) {
    const old = (0, import_app_loop_judge_check4.countTests)(results[at]?.output ?? "");
    const now = (0, import_app_loop_judge_check4.countTests)(output);
    const lost = fewerOf(before, old) ?? fewerOf(old, now);
    if (lost !== null) return lost;
  }
  return null;
}
function fewerOf(before, now) {
  return now === null ? null : (0, import_shared_core_failure_reading_line_pattern.fewerTests)(before, now);
}
async function holdBroken(place) {
  const counting = place.checks.filter(({ check, output }) => runsTests(check.command, output, place.ground));
  const broken = counting.length === 0 ? null : await breakProjectTests(place);
  if (broken === null) return null;
  const ran = await place.run({
    tree: { ...FINAL, texts: broken.texts },
    keep: olderFiles(place),
    checks: counting,
    label: import_app_loop_conclude_turn.CALLED.broken
  });
  const said = ran.failure === null ? (0, import_app_loop_conclude_turn2.eachFails)(ran.results) : answerOf(ran);
  const [line = null, ...others] = broken.places;
  return {
    run: { name: "broken", ...said, durationMs: ran.durationMs },
    line: others.length === 0 ? line : null
  };
}
async function holdUndone(place) {
  const ran = await place.run({
    tree: undoneTree(place.ground),
    keep: { kind: "all" },
    checks: place.checks,
    label: import_app_loop_conclude_turn.CALLED.undone
  });
  const said = answerOf(ran);
  const [missing] = ran.missing;
  const shown = said.answer === "red" && missing !== void 0 ? { answer: "none", what: `there was no room for ${missing}` } : said;
  return { name: "undone", ...shown, durationMs: ran.durationMs };
}
function hasEnvironment({ ground, project }) {
  return [project, ground.store.top].some(
    (folder) => [".venv", "venv", "env"].some((name) => (0, import_node_fs.existsSync)((0, import_node_path.join)(folder, name, "pyvenv.cfg")))
  );
}
