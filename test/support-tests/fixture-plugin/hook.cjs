// Writes each hook input to FIXTURE_LOG as one line, and continues a turn twice when the prompt's answer asks for it.
const { appendFileSync, existsSync, readFileSync } = require('node:fs');

const input = JSON.parse(readFileSync(0, 'utf8'));
const log = process.env.FIXTURE_LOG;
const earlier = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').map(JSON.parse) : [];
appendFileSync(log, `${JSON.stringify({ ...input, ppid: process.ppid })}\n`);

const stops = earlier.filter((entry) => entry.hook_event_name === 'Stop').length;
if (input.hook_event_name === 'Stop' && stops < 2 && process.env.FIXTURE_CONTINUE === 'yes') {
  const additionalContext = `continuation ${stops + 1}`;
  process.stdout.write(JSON.stringify({ hookSpecificOutput: { hookEventName: 'Stop', additionalContext } }));
}
