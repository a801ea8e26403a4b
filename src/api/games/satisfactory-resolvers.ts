// The fields of Satisfactory's view that take arguments; all others are properties of its rows.

import { type TraceDirection, trace } from '../../games/satisfactory/buildings/trace.ts';
import { causesOf } from '../../games/satisfactory/production/causes.ts';
import type { SatisfactoryView } from '../../games/satisfactory/view.ts';
import { NO_NODE } from '../../graph/ids.ts';
import { nodeAtPath } from '../../query/names/object-names.ts';
import type { Context } from '../context/context.ts';

export interface TraceArgs {
  readonly from: string;
  readonly direction?: TraceDirection | null;
  readonly through?: boolean | null;
  readonly pipes?: boolean | null;
}

export const satisfactoryResolvers = {
  Satisfactory: {
    causes: ({ save }: SatisfactoryView, { of }: { readonly of: string }, { tools }: Context) =>
      causesOf(save, nodeAtPath({ graph: save.graph, tools }, of, 'of')),
    trace: (
      { save }: SatisfactoryView,
      { from, direction, through, pipes }: TraceArgs,
      { tools }: Context,
    ) => {
      const node = nodeAtPath({ graph: save.graph, tools }, from, 'from');
      if (node === NO_NODE) return null;
      const options = {
        direction: direction ?? 'DOWNSTREAM',
        through: through ?? false,
        pipes: pipes ?? true,
      };
      return trace(save, node, options);
    },
  },
};
