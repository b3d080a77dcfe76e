// The few DER forms that an X.509 certificate needs. Nothing here knows what a certificate is.

type Bytes = Uint8Array<ArrayBufferLike>;

export function der(tag: number, ...parts: readonly Bytes[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...length(body.length)]), body]);
}

export const sequence = (...parts: readonly Bytes[]): Buffer => der(0x30, ...parts);
export const set = (...parts: readonly Bytes[]): Buffer => der(0x31, ...parts);
export const octets = (...parts: readonly Bytes[]): Buffer => der(0x04, ...parts);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text, 'utf8'));
export const bits = (content: Bytes, unused = 0): Buffer => der(0x03, Buffer.from([unused]), content);
export const yes = Buffer.from([0x01, 0x01, 0xff]);

/** A positive integer; its first byte must be below 0x80. */
export const integer = (content: Bytes): Buffer => der(0x02, content);

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** `YYYYMMDDHHMMSSZ` for any year. */
export function time(at: Date): Buffer {
  const digits = at
    .toISOString()
    .replaceAll(/[-:T]/g, '')
    .replace(/\.\d+Z$/, 'Z');
  const year = at.getUTCFullYear();
  return year < 2050 ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits));
}

function length(size: number): number[] {
  if (size < 0x80) return [size];
  return size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
}

function base128(value: number): number[] {
  const groups = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}
