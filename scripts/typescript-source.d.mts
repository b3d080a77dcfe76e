import type { Node } from 'web-tree-sitter';

export function sourceTrees(folder: string): Promise<
  readonly {
    /** Path below the folder, with `/`. */
    readonly file: string;
    readonly root: Node;
  }[]
>;

export function nodesBelow(node: Node, enters?: (node: Node) => boolean): readonly Node[];
