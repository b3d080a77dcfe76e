// Runs of fence characters are spread out: visible, but they open and close nothing.

export function spreadFences(text: string): string {
  return text.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(' '));
}
