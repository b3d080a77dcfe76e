// The headless Chromium that the tests of one file share. One that crashed is told with what it printed, and the next
// page gets a new one: otherwise the second attempt of every later test would fail, too.

import { type Browser, type BrowserServer, chromium, type Page } from 'playwright-core';
import { afterAll } from 'vitest';

export type PageOptions = Parameters<Browser['newPage']>[0];

export function sharedBrowser(): { newPage(options?: PageOptions): Promise<Page> } {
  let running: { readonly server: BrowserServer; readonly browser: Browser } | null = null;
  afterAll(() => running?.server.close());

  return {
    newPage: async (options) => {
      if (running === null || !running.browser.isConnected()) running = await launch();
      return running.browser.newPage(options);
    },
  };
}

async function launch(): Promise<{ server: BrowserServer; browser: Browser }> {
  const server = await chromium.launchServer({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
    host: '127.0.0.1',
  });
  const child = server.process();
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  child.once('exit', (code, signal) => {
    if (code !== 0) console.error(`the browser ended (${signal ?? code}): ${said}`);
  });
  return { server, browser: await chromium.connect(server.wsEndpoint()) };
}
