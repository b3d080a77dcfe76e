// The one place where a string becomes prose. The linter keeps everybody outside of this folder away from it; who
// needs it for a text that is computed is named there.

declare const mark: unique symbol;

export type Prose = string & { readonly [mark]: 'prose' };

/** @param text words of MSW's own; never what a file, a program, a notebook or a model said */
export function ours(text: string): Prose {
  return text as Prose;
}
