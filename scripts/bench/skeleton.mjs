// Measures the skeleton of a codebase: 5,000 source files in six languages that import each other, read for the first
// time, and again with the cached results.

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spread } from './measure.mjs';

const files = 5000;
const modules = 100;
/** Files of each language per module. */
const languages = [
  { count: 20, place: (area, n) => `packages/area${area}/src/part${n}.ts`, text: typescript },
  { count: 10, place: (area, n) => `packages/area${area}/lib/part${n}.js`, text: javascript },
  { count: 8, place: (area, n) => `services/area${area}/part${n}.py`, text: python },
  { count: 5, place: (area, n) => `internal/area${area}/part${n}.go`, text: go },
  { count: 4, place: (area, n) => `crates/area${area}/src/part${n}.rs`, text: rust },
  { count: 3, place: (area, n) => `java/com/shop/area${area}/Part${n}.java`, text: java },
];

export async function skeletonCases(stage) {
  const folder = join(stage.folder, 'codebase');
  for (let area = 0; area < modules; area += 1) {
    for (const { count, place, text } of languages) {
      for (let n = 0; n < count; n += 1) write(folder, place(area, n), text(area, n));
    }
  }
  write(folder, 'package.json', '{"name":"shop","workspaces":["packages/*"]}\n');
  write(folder, 'go.mod', 'module example.com/shop\n');
  const cache = join(folder, '.msw');
  const cold = [];
  const warm = [];
  for (let round = 0; round < stage.rounds.skeleton; round += 1) {
    rmSync(cache, { recursive: true, force: true });
    cold.push(time(stage, folder));
    warm.push(time(stage, folder));
  }
  const rounds = stage.rounds.skeleton;
  return [
    { name: `skeleton of ${files} files, cold`, unit: 'wall', goal: 5000, a: spread(cold), rounds },
    { name: `skeleton of ${files} files, known`, unit: 'wall', goal: 5000, a: spread(warm), rounds },
  ];
}

function time({ dist, env }, folder) {
  const started = performance.now();
  const args = [join(dist, 'cli.mjs'), 'map', 'skeleton', folder, '--json'];
  const run = spawnSync(process.execPath, args, { env, encoding: 'utf8', maxBuffer: 1 << 29 });
  const spent = performance.now() - started;
  const found = JSON.parse(run.stdout).imports.edges.length;
  if (found < files) throw new Error(`${found} imports were found: the parsers do not work`);
  return spent;
}

function write(folder, path, text) {
  const full = join(folder, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, text);
}

const repeat = (times, line) => Array.from({ length: times }, (_, n) => line(n)).join('\n');

function typescript(area, n) {
  const imports = `import { readFile } from 'node:fs/promises';\nimport { part as a } from './part${(n + 1) % 20}.ts';\nimport type { Part } from '../../area${(area + 1) % modules}/src/part${n}.ts';\n`;
  const bodies = repeat(
    30,
    (at) =>
      `export async function work${at}(value: Part<string>, path = 'x'): Promise<number> {\n  const text = await readFile(path, 'utf8');\n  if (text.length > ${at}) return a(value).count + ${at};\n  return text.split(',').map((one) => one.trim()).length;\n}\n`,
  );
  return `${imports}\nexport interface Part<T> { readonly count: number; readonly items: readonly T[] }\n${bodies}\nexport const part = (one: Part<string>): Part<string> => one;\n`;
}

function javascript(area, n) {
  const bodies = repeat(
    30,
    (at) =>
      `exports.work${at} = (list) => list.filter((one) => one > ${at}).map((one) => ({ one, at: ${at} }));`,
  );
  return `const path = require('node:path');\nconst next = require('./part${(n + 1) % 10}');\nconst far = require('../../area${(area + 1) % modules}/lib/part${n}');\n${bodies}\nexports.all = [path, next, far];\n`;
}

function python(area, n) {
  const bodies = repeat(
    25,
    (at) =>
      `def work_${at}(items):\n    """Says ${at}."""\n    return [one for one in items if one > ${at}]\n`,
  );
  return `import os\nfrom . import part${(n + 1) % 8}\nfrom services.area${(area + 1) % modules} import part${n} as far\n\n${bodies}`;
}

function go(area, n) {
  const bodies = repeat(
    25,
    (at) =>
      `func Work${n}x${at}(items []int) int {\n\ttotal := ${at}\n\tfor _, one := range items {\n\t\ttotal += one\n\t}\n\treturn total\n}\n`,
  );
  return `package area${area}\n\nimport (\n\t"fmt"\n\n\t"example.com/shop/internal/area${(area + 1) % modules}"\n)\n\nvar _ = fmt.Sprint\nvar _ = area${(area + 1) % modules}.Work${n}x0\n\n${bodies}`;
}

function rust(_area, n) {
  const bodies = repeat(
    25,
    (at) =>
      `pub fn work_${at}(items: &[u32]) -> u32 {\n    items.iter().filter(|one| **one > ${at}).sum()\n}\n`,
  );
  return `use std::collections::HashMap;\nuse super::part${(n + 1) % 4}::work_0;\n\npub type Known = HashMap<u32, u32>;\npub fn first() -> u32 { work_0(&[]) }\n${bodies}`;
}

function java(area, n) {
  const bodies = repeat(
    20,
    (at) =>
      `    public int work${at}(java.util.List<Integer> items) {\n        return items.stream().mapToInt(one -> one + ${at}).sum();\n    }\n`,
  );
  const far = (area + 1) % modules;
  return `package com.shop.area${area};\n\nimport java.util.List;\nimport com.shop.area${far}.Part${n};\n\npublic class Part${n} {\n${bodies}}\n`;
}
