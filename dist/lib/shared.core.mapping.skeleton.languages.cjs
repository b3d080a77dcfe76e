var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  isProgramming: () => isProgramming,
  languageOf: () => languageOf
});
module.exports = __toCommonJS(stdin_exports);

// src/core/mapping/skeleton/languages.ts
function languageOf(path) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const whole = BY_NAME.get(name);
  if (whole !== void 0) return whole;
  const dot = name.lastIndexOf(".");
  return dot === -1 ? null : BY_EXTENSION.get(name.slice(dot + 1).toLowerCase()) ?? null;
}
function isProgramming(path) {
  return languageOf(path)?.kind === "programming";
}
var PROGRAMMING = [
  ["TypeScript", "ts mts cts", "typescript"],
  ["TypeScript", "tsx", "tsx"],
  ["JavaScript", "js mjs cjs jsx", "javascript"],
  ["Python", "py pyi pyw", "python"],
  ["Go", "go", "go"],
  ["Rust", "rs", "rust"],
  ["Java", "java", "java"],
  ["C", "c h"],
  ["C++", "cc cpp cxx c++ hpp hh hxx h++ ipp inl"],
  ["C#", "cs csx"],
  ["Objective-C", "m mm"],
  ["Ruby", "rb rake gemspec ru"],
  ["PHP", "php phtml"],
  ["Kotlin", "kt kts"],
  ["Swift", "swift"],
  ["Scala", "scala sc"],
  ["Groovy", "groovy gradle"],
  ["Shell", "sh bash zsh fish ksh"],
  ["PowerShell", "ps1 psm1 psd1"],
  ["Batch", "bat cmd"],
  ["Perl", "pl pm t"],
  ["Lua", "lua"],
  ["R", "r"],
  ["Julia", "jl"],
  ["Dart", "dart"],
  ["Elixir", "ex exs"],
  ["Erlang", "erl hrl"],
  ["Haskell", "hs lhs"],
  ["OCaml", "ml mli"],
  ["F#", "fs fsi fsx"],
  ["Clojure", "clj cljs cljc edn"],
  ["Zig", "zig"],
  ["Nim", "nim"],
  ["Crystal", "cr"],
  ["D", "d"],
  ["Visual Basic", "vb"],
  ["Fortran", "f f90 f95 f03"],
  ["Assembly", "s asm"],
  ["CUDA", "cu cuh"],
  ["Solidity", "sol"],
  ["SQL", "sql"],
  ["Vue", "vue"],
  ["Svelte", "svelte"],
  ["Astro", "astro"],
  ["CSS", "css"],
  ["SCSS", "scss sass"],
  ["Less", "less"],
  ["GraphQL", "graphql gql"],
  ["Protocol Buffers", "proto"],
  ["Terraform", "tf tfvars hcl"],
  ["Nix", "nix"],
  ["CMake", "cmake"],
  ["Starlark", "bzl star"],
  ["WebAssembly text", "wat"]
];
var MARKUP = [
  ["Markdown", "md mdx markdown"],
  ["reStructuredText", "rst"],
  ["AsciiDoc", "adoc asciidoc"],
  ["HTML", "html htm xhtml"],
  ["Template", "ejs hbs handlebars pug jinja jinja2 j2 tmpl tpl erb liquid njk twig mustache"],
  ["TeX", "tex"],
  ["Text", "txt"],
  ["SVG", "svg"]
];
var DATA = [
  ["JSON", "json jsonc json5 ndjson jsonl webmanifest"],
  ["YAML", "yaml yml"],
  ["TOML", "toml"],
  ["XML", "xml xsd xsl csproj fsproj vbproj props targets plist"],
  ["INI", "ini cfg conf properties"],
  ["CSV", "csv tsv"]
];
var NAMES = [
  ["Makefile", "mk"],
  ["GNUmakefile", "mk"],
  ["makefile", "mk"],
  ["Dockerfile", "dockerfile"],
  ["Containerfile", "dockerfile"],
  ["CMakeLists.txt", "cmake"],
  ["Rakefile", "rb"],
  ["Gemfile", "rb"],
  ["BUILD", "bzl"],
  ["BUILD.bazel", "bzl"],
  ["WORKSPACE", "bzl"],
  ["Jenkinsfile", "groovy"],
  ["SConstruct", "py"],
  ["wscript", "py"]
];
var BY_EXTENSION = new Map([
  ...rows(PROGRAMMING, "programming"),
  ...rows(
    [
      ["Makefile", "mk mak"],
      ["Dockerfile", "dockerfile"]
    ],
    "programming"
  ),
  ...rows(MARKUP, "markup"),
  ...rows(DATA, "data")
]);
var BY_NAME = new Map(
  NAMES.flatMap(([name, extension]) => {
    const language = BY_EXTENSION.get(extension);
    return language === void 0 ? [] : [[name, language]];
  })
);
function rows(table, kind) {
  return table.flatMap(
    ([name, extensions, grammar = null]) => extensions.split(" ").map((extension) => [extension, { name, kind, grammar }])
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isProgramming,
  languageOf
});
