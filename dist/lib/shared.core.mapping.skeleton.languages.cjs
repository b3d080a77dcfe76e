

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
  ["C", "c h", "include"],
  ["C++", "cc cpp cxx c++ hpp hh hxx h++ ipp inl", "include"],
  ["C#", "cs csx"],
  ["Objective-C", "m mm", "include"],
  ["Ruby", "rb rake gemspec ru"],
  ["PHP", "php phtml"],
  ["Kotlin", "kt kts", "kotlin"],
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
  ["CUDA", "cu cuh", "include"],
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
    ([name, extensions, reader = null]) => extensions.split(" ").map((extension) => [extension, { name, kind, reader }])
  );
}

// src/core/memory/instant.ts
var DAY_MS = 864e5;
var ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
function readInstant(text) {
  const match = ISO.exec(text.trim());
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const offset = offsetMinutes(match[8] ?? "Z");
  if (offset === null) return null;
  const milliseconds = Number((match[7] ?? "").padEnd(3, "0").slice(0, 3));
  const minutes = (daysBefore(year, month, day) * 24 + hour) * 60 + minute - offset;
  return (minutes * 60 + second) * 1e3 + milliseconds;
}
function writeInstant(ms) {
  const days = Math.floor(ms / DAY_MS);
  const seconds = Math.floor((ms - days * DAY_MS) / 1e3);
  const { year, month, day } = dateOf(days);
  const clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map((part) => two(Math.floor(part)));
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${clock.join(":")}Z`;
}
function offsetMinutes(text) {
  if (text.toUpperCase() === "Z") return 0;
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || total > 14 * 60) return null;
  return sign === "-" ? -total : total;
}
function two(part) {
  return String(part).padStart(2, "0");
}
function daysIn(year, month) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
function daysBefore(year, month, day) {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719468;
}
function dateOf(days) {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const ofEra = shifted - era * 146097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36524) - Math.floor(ofEra / 146096)) / 365
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const day = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return { year: year + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

// src/adapters/process/on-interrupt.ts
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
function onInterrupt() {
  const controller = new AbortController();
  const release = () => {
    for (const name of SIGNALS) process.removeListener(name, interrupt);
  };
  const interrupt = () => {
    release();
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  return { signal: controller.signal, release };
}

// src/core/retrieval/select-hits.ts
var SELECTION = { top: 15, cutoff: 0.4, least: 3 };
function selectHits(hits, { top, cutoff, least }) {
  const first = hits.slice(0, top);
  const threshold = (first[0]?.score ?? 0) * cutoff;
  const near = first.filter(({ score }) => score >= threshold);
  return near.length >= least ? near : first.slice(0, least);
}

var import_promises = require("node:readline/promises");
// src/adapters/user/ask-in-terminal.ts
async function agreesInTerminal(question) {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return false;
  const lines = (0, import_promises.createInterface)({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`${question} [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}

// src/core/memory/vectors.ts
var LONGEST_EMBEDDED = 2e3;
var BY_NEARNESS = 0.3;
var NEAR_ENOUGH = 0.7;
function combinedScores(byWords, byNearness) {
  const top = Math.max(...byWords.values(), Number.MIN_VALUE);
  const found = [.../* @__PURE__ */ new Set([...byWords.keys(), ...byNearness.keys()])];
  return new Map(
    found.map((id) => [
      id,
      (byWords.get(id) ?? 0) / top + BY_NEARNESS * Math.max(0, byNearness.get(id) ?? 0)
    ])
  );
}
function unitVector(numbers) {
  const length = Math.hypot(...numbers);
  if (numbers.length === 0 || !Number.isFinite(length) || length === 0) return null;
  return Float32Array.from(numbers, (number) => number / length);
}
function nearestOf(vectors, vector, most) {
  const all = Array.from(vectors, ([id, one]) => ({ id, nearness: product(one, vector) }));
  return all.sort(nearestFirst).slice(0, most);
}
function nearestFirst(one, other) {
  return other.nearness - one.nearness || (one.id < other.id ? -1 : 1);
}
function product(one, other) {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
var MAGIC = 1448563533;
var HEAD = 4;
var ID_UNITS = 4;
function encodeVectors(vectors, size) {
  const units = new Uint32Array(HEAD + vectors.size * (ID_UNITS + size));
  units.set([MAGIC, vectors.size, size]);
  const floats = new Float32Array(units.buffer);
  let at = HEAD;
  for (const [id, vector] of vectors) {
    for (let unit = 0; unit < ID_UNITS; unit += 1)
      units[at + unit] = Number.parseInt(id.slice(unit * 8, unit * 8 + 8), 16);
    floats.set(vector, at + ID_UNITS);
    at += ID_UNITS + size;
  }
  units[3] = checksum(units);
  return new Uint8Array(units.buffer);
}
function decodeVectors(file, size) {
  const bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  if (bytes.length < HEAD * 4 || bytes.length % 4 !== 0) return null;
  const units = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const [magic, count = 0, held, sum] = units;
  if (magic !== MAGIC || held !== size || units.length !== HEAD + count * (ID_UNITS + size)) return null;
  if (sum !== checksum(units)) return null;
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, units.length);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEAD + index * (ID_UNITS + size);
      const id = Array.from(units.subarray(at, at + ID_UNITS), (unit) => unit.toString(16).padStart(8, "0"));
      return [id.join(""), floats.subarray(at + ID_UNITS, at + ID_UNITS + size)];
    })
  );
}
function checksum(units) {
  let sum = 2166136261;
  for (let at = 0; at < units.length; at += 1)
    if (at !== 3) sum = Math.imul(sum ^ (units[at] ?? 0), 16777619);
  return sum >>> 0;
}

var package_default = { version: "0.2.1" };

// src/core/mapping/documents/wildcard.ts
var MOST_CHOICES = 64;
function pathMatcher(pattern) {
  const choices = expandBraces(pattern).map((one) => one.split("/"));
  return (path) => {
    const parts = path.split("/");
    return choices.some((choice) => fitsParts(choice, parts));
  };
}
function expandBraces(pattern) {
  let found = [pattern];
  for (let round = 0; round < 4; round += 1) {
    const next = found.flatMap((one) => {
      const braces = /\{([^{},]*,[^{}]*)\}/.exec(one);
      if (braces === null) return [one];
      const choices = (braces[1] ?? "").split(",");
      const rest = one.slice(braces.index + braces[0].length);
      return choices.map((choice) => `${one.slice(0, braces.index)}${choice.trim()}${rest}`);
    });
    if (next.length > MOST_CHOICES || next.length === found.length) return found;
    found = next;
  }
  return found;
}
function fitsParts(pattern, path) {
  let reached = /* @__PURE__ */ new Set([0]);
  for (const part of pattern) {
    reached = new Set([...reached].flatMap((at) => behind(part, path, at)));
  }
  return reached.has(path.length);
}
function behind(part, path, at) {
  if (part === "**") return Array.from({ length: path.length - at + 1 }, (_, more) => at + more);
  const name = path[at];
  return name !== void 0 && fitsName(part, name) ? [at + 1] : [];
}
function fitsName(pattern, name) {
  let inPattern = 0;
  let inName = 0;
  let star = -1;
  let resume = 0;
  while (inName < name.length) {
    if (pattern[inPattern] === "*") {
      star = inPattern;
      resume = inName;
      inPattern += 1;
    } else if (pattern[inPattern] === "?" || pattern[inPattern] === name[inName]) {
      inPattern += 1;
      inName += 1;
    } else if (star !== -1) {
      resume += 1;
      inName = resume;
      inPattern = star + 1;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === "*") inPattern += 1;
  return inPattern === pattern.length;
}
module.exports = {
  LONGEST_EMBEDDED: LONGEST_EMBEDDED,
  NEAR_ENOUGH: NEAR_ENOUGH,
  SELECTION: SELECTION,
  agreesInTerminal: agreesInTerminal,
  combinedScores: combinedScores,
  decodeVectors: decodeVectors,
  encodeVectors: encodeVectors,
  expandBraces: expandBraces,
  isProgramming: isProgramming,
  languageOf: languageOf,
  nearestFirst: nearestFirst,
  nearestOf: nearestOf,
  onInterrupt: onInterrupt,
  package_default: package_default,
  pathMatcher: pathMatcher,
  readInstant: readInstant,
  selectHits: selectHits,
  unitVector: unitVector,
  writeInstant: writeInstant
};
