// The server of MSW in the real client: Claude finds its tools, calls them, and reads what they say.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlace, runJourney } from './journey.ts';

for (const version of CLIENT_VERSIONS) {
  requireOrSkip(`client ${version}`)(`the server on ${version}`, () => {
    it('is connected, and what it says is read', async () => {
      const { cwd, home } = makePlace();
      mkdirSync(join(cwd, 'docs'));
      writeFileSync(join(cwd, 'docs', 'retry.md'), '# Retries\n\nThree times, then the queue.\n');
      const tool = (name: string, input: Record<string, unknown>): Step => ({
        tools: [{ name: `mcp__plugin_msw_msw__${name}`, input }],
      });
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: 'How often do we retry?',
        args: ['--allowedTools', 'mcp__plugin_msw_msw__search', 'mcp__plugin_msw_msw__gsd_state'],
        script: {
          main: [tool('search', { query: 'retries', dir: 'docs' }), tool('gsd_state', {}), 'Three times.'],
        },
      });
      expect(run.init?.mcp_servers).toContainEqual(
        expect.objectContaining({ name: 'plugin:msw:msw', status: 'connected' }),
      );
      expect(run.requests[1]?.toolResults.join()).toContain('retry.md');
      expect(run.requests[2]?.toolResults.join()).toContain('begin with /msw:init');
    });
  });
}
