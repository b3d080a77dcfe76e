// Imports that are lines of their own.

import { expect, it } from 'vitest';
import { lineImports } from '../../../../src/core/mapping/skeleton/line-imports.ts';

it('reads includes, not those in comments, texts and long lines', () => {
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

it('says which includes stand below a condition, and takes no guard for one', () => {
  const text =
    '#ifndef A_H\n#define A_H\n#include "a.h"\n#if X\n#include "b.h"\n#endif\n#include "c.h"\n#endif\n';
  expect(lineImports('include', text).imports?.map(({ text: name, optional }) => [name, optional])).toEqual([
    ['a.h', undefined],
    ['b.h', true],
    ['c.h', undefined],
  ]);
});

it('reads the head of a Kotlin file and what it declares outside classes', () => {
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
