// The places in a summary that code cannot fill: marked so that nobody can forget one.

export function slot(what: string): string {
  return `[FILL: ${what}]`;
}

export function hasSlots(text: string): boolean {
  return text.includes('[FILL:');
}
