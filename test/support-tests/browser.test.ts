// The browser that tests share comes again when something has ended it.

import { expect, it, onTestFinished, vi } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { requireOrSkip } from '../support/requirements.ts';

requireOrSkip('chromium')('a shared browser', () => {
  const browser = sharedBrowser();

  it('that crashed says so, and the next page opens in a new one', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => told.mockRestore());
    const first = (await browser.newPage()).context().browser();
    const gone = new Promise((done) => first?.once('disconnected', done));
    const session = await first?.newBrowserCDPSession();
    await session?.send('Browser.crash').catch(() => null);
    await gone;
    const next = await browser.newPage();
    expect(await next.evaluate('1 + 1')).toBe(2);
    await vi.waitFor(() =>
      expect(told).toHaveBeenCalledWith(expect.stringMatching(/^the browser ended \(.+\)/)),
    );
  });
});
