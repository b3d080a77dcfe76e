var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==a&&__defProp(r,t,{get:()=>e[t],enumerable:!(o=__getOwnPropDesc(e,t))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{childrenOf:()=>childrenOf,halvesOf:()=>halvesOf,hasWord:()=>hasWord,lookAtSyntax:()=>lookAtSyntax,mayTestItself:()=>mayTestItself,namedChildrenOf:()=>namedChildrenOf,testModulesIn:()=>testModulesIn}),module.exports=__toCommonJS(stdin_exports);var import_shared_web_tree_sitter_web_tree_sitter=require("./shared.web-tree-sitter.web-tree-sitter.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs");
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
  const reader = (0, import_shared_core_failure_reading_line_pattern.languageOf)(path)?.reader ?? null;
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
