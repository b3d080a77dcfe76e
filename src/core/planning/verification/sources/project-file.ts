// A path of the project, as what it is.

export type ProjectFile =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'folder' }
  | { readonly kind: 'missing' }
  /** It leads out of the project, by itself or by a link. */
  | { readonly kind: 'outside' }
  /** Too large, or not allowed. */
  | { readonly kind: 'unreadable'; readonly reason: string };
