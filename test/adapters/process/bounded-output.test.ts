import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedOutput } from '../../../src/adapters/process/bounded-output.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `line ${String(from + index).padStart(4, '0')}\n`).join('');

describe('boundedOutput', () => {
  it('keeps a short output as it is, with or without a last line feed', () => {
    const output = boundedOutput();
    output.write('out', Buffer.from('a\nb'));
    expect(output.read()).toEqual({ output: 'a\nb', droppedBytes: 0 });
  });

  it('never puts one stream into the line of another', () => {
    const output = boundedOutput();
    output.write('out', Buffer.from('first ha'));
    output.write('err', Buffer.from('warning\n'));
    output.write('out', Buffer.from('lf\nsecond'));
    expect(output.read().output).toBe('warning\nfirst half\nsecond');
  });

  it('keeps whole lines at both ends and says how much is missing', () => {
    const output = boundedOutput(100, 200);
    output.write('out', Buffer.from(lines(0, 1000)));
    const { output: text, droppedBytes } = output.read();
    expect(text).toBe(`${lines(0, 10)}[${10_000 - 300} bytes of output left out here]\n${lines(980, 1000)}`);
    expect(droppedBytes).toBe(9700);
  });

  it('keeps what looks like an error of the part that it leaves out', () => {
    const output = boundedOutput(100, 200);
    const error = 'Error: the port is taken\n    at listen (src/server.js:12:3)\n';
    output.write('out', Buffer.from(lines(0, 500)));
    output.write('out', Buffer.from(error));
    output.write('out', Buffer.from(lines(500, 1000)));
    expect(output.read().output).toBe(
      [
        lines(0, 10),
        '[9760 bytes of output left out here; what looks like an error in them follows]\n',
        error,
        lines(500, 502),
        '[the end of the output follows]\n',
        lines(980, 1000),
      ].join(''),
    );
  });

  it('keeps the first and the last errors of many, and no more of them the longer the output is', () => {
    const kept = [100, 10_000].map((thousands) => {
      const output = boundedOutput(100, 200);
      for (let at = 0; at < thousands; at += 1)
        output.write('out', Buffer.from(`${`failed: ${at} `.padEnd(99, '.')}\n`.repeat(10)));
      return output.read().output;
    });
    const [short = '', long = ''] = kept;
    expect(long).toContain('failed: 1 ');
    expect(long).toContain('failed: 9990 ');
    expect(long).not.toContain('failed: 5000 ');
    expect(long.length / short.length).toBeLessThan(1.1);
  });

  it('cuts a single endless line between two characters', () => {
    const output = boundedOutput(101, 203);
    for (let part = 0; part < 100; part += 1) output.write('out', Buffer.from('é🙂'.repeat(2000)));
    const { output: text } = output.read();
    expect(text).not.toContain('\uFFFD');
    expect(text).toMatch(/^(?:é🙂?)+\n\[\d+ bytes of output left out here\]\n(?:🙂|é)+$/u);
  });

  it('accounts for every byte, however the output arrives', () => {
    const chunk = fc.tuple(fc.constantFrom('out', 'err'), fc.uint8Array({ maxLength: 60 }));
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 40 }), (chunks) => {
        const output = boundedOutput(40, 80);
        let total = 0;
        for (const [stream, bytes] of chunks) {
          // ASCII, so that characters of the text are bytes of the output.
          output.write(stream, Buffer.from(bytes.map((byte) => (byte % 8 === 0 ? 10 : 97 + (byte % 26)))));
          total += bytes.length;
        }
        const { output: text, droppedBytes } = output.read();
        const kept = text.replace(/\n?\[\d+ bytes of output left out here\]\n/, (gap) =>
          droppedBytes > 0 && gap.startsWith('\n') ? '\n' : '',
        );
        const added = kept.length - (total - droppedBytes);
        return droppedBytes === 0 ? kept.length === total : added === 0 || added === 1;
      }),
    );
  });
});
