// The only place where a string becomes prose. The linter forbids it outside this folder, except for the files listed
// there that need it for computed text.

declare const mark: unique symbol;

export type Prose = string & { readonly [mark]: 'prose' };

/** @param text MSW's own words; never text from a file, a program, a notebook or a model */
export function ours(text: string): Prose {
  return text as Prose;
}
