/** What `pieces.mjs` tells of a piece, as far as it matters here. */
export interface Piece {
  readonly name: string;
  readonly imports: readonly string[];
  readonly part: string | null;
  readonly modules: readonly { readonly path: string; readonly bytes: number }[];
}
export function partition(
  pieces: readonly Piece[],
  often: readonly string[],
  small: number,
): { readonly name: string; readonly pieces: readonly Piece[] }[];
export function fileName(part: string): string;
