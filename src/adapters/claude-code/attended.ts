// Whether a person sits before the session that called this hook, and its client draws modules: older clients do not
// say so.

export function isAttended(): boolean {
  return process.env.CLAUDE_CODE_SESSION_ATTENDED === '1';
}
