// A window for a program of Node, before anything that needs one is loaded.

import { createRequire } from 'node:module';
import { join } from 'node:path';

// The program lies in a folder without packages.
const { JSDOM } = createRequire(join(process.env.MSW_ROOT ?? '', 'package.json'))('jsdom');
const { window } = new JSDOM('<!doctype html><body></body>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});
const OWN = ['Event', 'KeyboardEvent', 'FocusEvent', 'navigator', 'getComputedStyle'];
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !OWN.includes(name)) continue;
  Reflect.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
}
Reflect.defineProperty(globalThis, 'window', { value: globalThis, configurable: true, writable: true });
