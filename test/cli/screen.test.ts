import { describe, expect, it } from 'vitest';
import { screenOn } from '../../src/cli/screen.ts';

const stream = (isTTY: boolean, columns = 40) => {
  const written: string[] = [];
  return { isTTY, columns, written, write: (text: string) => written.push(text) > 0 };
};

describe('on a terminal', () => {
  it('replaces what it showed, each time in one write', () => {
    const out = stream(true);
    const screen = screenOn(out, { NO_COLOR: '1' });
    screen.show(['one', 'two', 'three'], 'plain');
    screen.show(['four'], 'plain');
    screen.clear();
    screen.clear();
    expect(out.written).toEqual([
      '\u001b[?2026hone\u001b[K\ntwo\u001b[K\nthree\u001b[K\n\u001b[J\u001b[?2026l',
      '\u001b[?2026h\u001b[3A\rfour\u001b[K\n\u001b[J\u001b[?2026l',
      '\u001b[1A\r\u001b[J',
    ]);
  });

  it('cuts a line that would be two, and shows what a program said as text', () => {
    const out = stream(true, 30);
    screenOn(out, { NO_COLOR: '1' }).show(['x'.repeat(100), 'a\u001b[2Jb\nc'], null);
    const [frame = ''] = out.written;
    const lines = frame.split('\u001b[K\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]?.replace('\u001b[?2026h', '').length).toBeLessThanOrEqual(29);
    expect(frame).not.toContain('\u001b[2J');
  });
});

it('elsewhere prints a line when it says something new', () => {
  const out = stream(false);
  const screen = screenOn(out, {});
  for (const plain of ['a', 'a', null, 'b', 'b', 'a']) screen.show(['lines'], plain);
  screen.clear();
  expect(out.written).toEqual(['a\n', 'b\n', 'a\n']);
});
