// Cycles and hot spots, compared with the simplest definition of them; imports that are lines of their own.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotSpots, readHistory } from '../../../../src/core/mapping/skeleton/hot-spots.ts';
import { cycles } from '../../../../src/core/mapping/skeleton/import-graph.ts';
import { lineImports } from '../../../../src/core/mapping/skeleton/source-hints.ts';

type Edges = ReadonlyMap<string, readonly string[]>;

function reachable(edges: Edges, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...(edges.get(start) ?? [])];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    waiting.push(...(edges.get(node) ?? []));
  }
  return found;
}

describe('cycles', () => {
  it('finds exactly the groups whose members reach each other', () => {
    const node = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const graph = fc.array(fc.tuple(node, fc.array(node, { maxLength: 3 }))).map((rows) => new Map(rows));
    fc.assert(
      fc.property(graph, (edges) => {
        const found = cycles(edges);
        const groupOf = (name: string) => found.find((group) => group.includes(name))?.join() ?? name;
        for (const a of 'abcdefg') {
          for (const b of 'abcdefg') {
            const together = a !== b && reachable(edges, a).has(b) && reachable(edges, b).has(a);
            expect(groupOf(a) === groupOf(b)).toBe(together || a === b);
          }
        }
      }),
    );
  });

  it('follows a chain of 50,000 files, closed or not', () => {
    const chain = Array.from({ length: 50_000 }, (_, at): [string, string[]] => [
      `${at}`,
      [`${(at + 1) % 50_000}`],
    ]);
    expect(cycles(new Map(chain.slice(1)))).toEqual([]);
    expect(cycles(new Map(chain)).map((group) => group.length)).toEqual([50_000]);
  });
});

describe('hotSpots', () => {
  const log = (author: string, day: string, ...files: string[]) =>
    `\u0001${author}\u0002${day}\u0003\0\n${files.join('\0')}\0`;

  it('reads git’s output, including file names with line breaks', () => {
    expect(readHistory(log('a@x', '2026-01-02', 'a.ts', 'b\nc.ts') + log('b@x', '2026-01-01'))).toEqual([
      { author: 'a@x', day: '2026-01-02', files: ['a.ts', 'b\nc.ts'] },
      { author: 'b@x', day: '2026-01-01', files: [] },
    ]);
  });

  it('weighs changes by size, and omits files that are gone or were touched once', () => {
    const history = readHistory(
      log('a', '2026-01-03', 'big.ts', 'gone.ts') +
        log('b', '2026-01-02', 'big.ts', 'small.ts', 'gone.ts', 'once.ts') +
        log('a', '2026-01-01', 'small.ts'),
    );
    const lines = new Map([
      ['big.ts', 1000],
      ['small.ts', 10],
      ['once.ts', 10],
    ]);
    expect(hotSpots(history, lines)).toEqual([
      { path: 'big.ts', commits: 2, authors: 2, lastChange: '2026-01-03', score: 100 },
      { path: 'small.ts', commits: 2, authors: 2, lastChange: '2026-01-02', score: 36 },
    ]);
  });

  it('ignores a commit that touches almost everything', () => {
    const many = Array.from({ length: 101 }, (_, at) => `f${at}.ts`);
    expect(hotSpots(readHistory(log('a', '2026-01-01', ...many).repeat(3)), new Map([['f1.ts', 5]]))).toEqual(
      [],
    );
  });

  it('never throws on text that is not a history', () => {
    fc.assert(fc.property(fc.string(), (text) => readHistory(text).length >= 0));
  });
});

it('includes are read, except in comments, strings and long lines', () => {
  const text = [
    '#include "a.h" // "no.h"',
    ' # include <b/c.hpp>',
    '#import <Foundation/Foundation.h>\r',
    '/* #include "no1.h"',
    '#include "no2.h"',
    '*/',
    'const char *glob = "src/*";  char c = \'"\';',
    '#include_next "d.h" /* one */ /* two',
    '#include "no3.h" */',
    '#include MACRO',
    `#include "${'x'.repeat(600)}.h"`,
    '// #include "no4.h"',
    '#include "e.h"',
  ].join('\n');
  expect(lineImports('include', text).imports).toEqual([
    { text: 'a.h', kind: 'static' },
    { text: 'b/c.hpp', kind: 'static', form: 'angle' },
    { text: 'Foundation/Foundation.h', kind: 'static', form: 'angle' },
    { text: 'd.h', kind: 'static' },
    { text: 'e.h', kind: 'static' },
  ]);
});

it('includes below a condition are marked, but not those inside an include guard', () => {
  const text =
    '#ifndef A_H\n#define A_H\n#include "a.h"\n#if X\n#include "b.h"\n#endif\n#include "c.h"\n#endif\n';
  expect(lineImports('include', text).imports?.map(({ text: name, optional }) => [name, optional])).toEqual([
    ['a.h', undefined],
    ['b.h', true],
    ['c.h', undefined],
  ]);
});

it('the head of a Kotlin file and its top-level declarations are read', () => {
  const text = `@file:JvmName("X")
/* import a.no */
package a.\`in\`.b

import a.b.C
import a.b.d as e
import a.b.*

private const val MAX: Int = 1
internal data class Point(val x: Int)
@Suppress("unused") fun plain() = 1
suspend inline fun <reified T> List<T>.extended(x: T): Int = 1
val String.size2 get() = 2
fun interface Hook { fun run() }
enum class Colour { RED }
typealias Name = String
  fun nested() = 1
}
val text = """
import a.no2
"""
`;
  expect(lineImports('kotlin', text)).toEqual({
    packageName: 'a.in.b',
    imports: ['a.b.C', 'a.b.d', 'a.b.*'].map((name) => ({ text: name, kind: 'static' })),
    declares: 'MAX Point plain extended size2 Hook Colour Name text'.split(' '),
  });
});

it.each<['php' | 'ruby' | 'dart', string, readonly string[]]>([
  [
    'php',
    `<?php
namespace A;
use A\\B;
use A\\C as D, E\\F;
use A\\{
    G,
    H\\I as J,
};
use function A\\f;
/* use A\\No; */
// use A\\No;
require_once __DIR__ . '/x.php';
include '../y.php';
require $where;
class K { use No; }
  use NoTrait;
$text = <<<'END'
require 'no.php';
END;
$f = function () use ($x) {};
`,
    ['A\\B', 'A\\C', 'E\\F', 'A\\G', 'A\\H\\I', './x.php', '../y.php'],
  ],
  [
    'ruby',
    `# require 'no'
require 'json'
  require_relative "../a/b"
require_relative 'c'
autoload :D, "x/d"
load('tasks/e.rb')
require "a/#{name}"
requires 'no'
offence(<<~RUBY, <<-'OTHER')
  require 'no'
RUBY
  require 'no'
  OTHER
list << VALUE
require 'f'
`,
    ['json', '../a/b', './c', 'x/d', 'tasks/e.rb', 'f'],
  ],
  [
    'dart',
    `import 'dart:io';
import "package:a/b.dart" as b;
export 'src/c.dart' show C;
part 'c.g.dart';
part of 'd.dart';
final text = "import 'no.dart';";
final source = '''
import 'no.dart';
''';
`,
    ['dart:io', 'package:a/b.dart', './src/c.dart', './c.g.dart'],
  ],
])('the imports of %s are read line by line', (form, text, expected) => {
  expect(lineImports(form, text).imports?.map(({ text: name }) => name)).toEqual(expected);
});
