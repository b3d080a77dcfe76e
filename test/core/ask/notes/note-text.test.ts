import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteText } from '../../../../src/core/ask/notes/note-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfe_ff, !isBig);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
const marked = (text: string) => Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8(text)]);

const readable = fc
  .string({ unit: 'grapheme' })
  .filter((text) => text.trim() !== '' && !/^\uFEFF|\0/.test(text) && !text.startsWith('---'));

describe('the text of a note', () => {
  it('P21: is what was written, in every encoding that names itself', () => {
    fc.assert(
      fc.property(readable, (text) => {
        for (const bytes of [utf8(text), marked(text), utf16(text, true), utf16(text, false)])
          expect(noteText(bytes)).toEqual({ status: 'text', text });
      }),
    );
  });

  it.each([
    ['P21: Latin-1', Uint8Array.from([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68]), 'unreadable'],
    ['P21: UTF-16 without a mark', utf16('note', false).slice(2), 'unreadable'],
    ['P21: UTF-16 cut in the middle', utf16('note', true).slice(0, 7), 'unreadable'],
    ['P21: UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, 0x6e, 0, 0, 0]), 'unreadable'],
    ['P21: UTF-8 cut in the middle', utf8('naïve').slice(0, 3), 'unreadable'],
    ['P21: a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'unreadable'],
    ['P16: nothing', new Uint8Array(0), 'empty'],
    ['P16: a mark alone', Uint8Array.from([0xef, 0xbb, 0xbf]), 'empty'],
    ['P16: white space', utf8('\r\n \n'), 'empty'],
  ])('%s is left out, with the reason', (_, bytes, kind) => {
    const found = noteText(bytes);
    expect(found).toMatchObject({ status: 'left-out', kind });
    expect(found.status === 'left-out' && found.reason).toMatch(/^it is /);
  });

  it.each(['---\r\ntitle: a\r\n---', '---\ntitle: a\n---', '# Heading\r\ntext\r\n'])(
    'P21: %j stays as it is, with or without a mark',
    (text) => {
      expect(noteText(utf8(text))).toEqual({ status: 'text', text });
      expect(noteText(marked(text))).toEqual({ status: 'text', text });
    },
  );
});

describe('drawings and boards', () => {
  const drawing = [
    '---',
    'excalidraw-plugin: parsed',
    'tags: [excalidraw]',
    '---',
    '==⚠  Switch to EXCALIDRAW VIEW in the MORE OPTIONS menu of this document. ⚠==',
    '',
    '%%',
    '# Excalidraw Data',
    '## Text Elements',
    'Retry budget of the queue ^aB3dE6gH',
    '%%',
    '## Drawing',
    '```compressed-json',
    'N4KAkARALgngDgUwgLgAQQQDwMYEMA2AlgCYBOuA7hADTgQBuCpAzoQPYB2KqATLZMzYBXUtiRoIACyhQ4zZAHoFAc0JRJQgEYA6bGwC2CgF7N6hbEcK4OCtptbErHALRY8RMpWdx8Q1TdIEfARcZgRmBShcZQUebTi',
    '',
    'zzzz',
    '```',
    '%%',
  ];
  const board = [
    '---',
    '',
    'kanban-plugin: board',
    '',
    '---',
    '## Doing',
    '- [ ] Rewrite the importer',
    '',
    '%% kanban:settings',
    '```',
    '{"kanban-plugin":"board","list-collapse":[false]}',
    '```',
    '%%',
  ];
  const textOf = (lines: readonly string[], end = '\n') => {
    const found = noteText(utf8(lines.join(end)));
    return found.status === 'text' ? found.text : '';
  };

  it.each(['\n', '\r\n'])(
    'O10, P24: only the text of a drawing counts, and its lines stay in place (%j)',
    (end) => {
      const text = textOf(drawing, end);
      expect(text).toContain('Retry budget of the queue');
      for (const other of ['N4KA', 'zzzz', '⚠', 'aB3dE6gH', '%%', 'json']) expect(text).not.toContain(other);
      expect(text.split('\n').findIndex((line) => line.startsWith('Retry budget'))).toBe(9);
    },
  );

  it('O10, P24: plain JSON is left out as well, closed or not, and so are the settings of a board', () => {
    const plain = [...drawing.slice(0, 12), '```json', '{"type":"excalidraw",', '"elements":[]}'];
    expect(textOf(plain)).not.toContain('elements');
    expect(textOf(plain)).toContain('Retry budget');
    expect(textOf(board)).toContain('- [ ] Rewrite the importer');
    expect(textOf(board)).not.toContain('collapse');
    expect(textOf([...board, 'after'])).toContain('after');
  });

  it('O10: JSON in any other note is text', () => {
    const text = [
      '# API',
      '```json',
      '{"retry": 3}',
      '```',
      '%%',
      'a comment',
      '%%',
      'kanban-plugin: no',
    ].join('\n');
    expect(noteText(utf8(text))).toEqual({ status: 'text', text });
  });
});
