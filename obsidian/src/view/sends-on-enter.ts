/** True for Enter alone: neither a new line nor the end of a composition, which some input methods tell by 229 alone. */
export function sendsOnEnter(event: KeyboardEvent): boolean {
  const { keyCode }: { readonly keyCode: number } = event;
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing && keyCode !== 229;
}
