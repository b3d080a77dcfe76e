// What the verdict needs of a parsed source file. The nodes of web-tree-sitter have this form.

export interface SyntaxNode {
  readonly id: number;
  readonly type: string;
  readonly text: string;
  /** UTF-16 units from the start of the text. */
  readonly startIndex: number;
  readonly endIndex: number;
  /** The row counts from 0. */
  readonly startPosition: { readonly row: number };
  readonly parent: SyntaxNode | null;
  readonly children: readonly (SyntaxNode | null)[];
  readonly namedChildren: readonly (SyntaxNode | null)[];
  readonly childForFieldName: (name: string) => SyntaxNode | null;
}

export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return node.children.filter((child) => child !== null);
}

export function namedChildrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return node.namedChildren.filter((child) => child !== null);
}
