// References: edges of the graph.

import type { NodeId } from '../../graph/ids.ts';
import type { Resolvers } from '../types.gen.ts';

export const referenceResolvers: Resolvers = {
  Reference: {
    kind: ({ save, edge }) => save.graph.label(edge).kind,
    label: ({ save, edge }) => save.graph.label(edge).text,
    path: ({ save, edge }) => save.graph.referencePath(edge),
    source: ({ save, edge }) => ({ save, node: save.graph.edges.source[edge] as NodeId }),
    target: ({ save, edge }) => ({ save, node: save.graph.edges.target[edge] as NodeId }),
  },
};
