// The fields of Satisfactory's view that take arguments; all others are properties of its rows.

import { type Trace, type TraceDirection, trace } from '../../games/satisfactory/buildings/trace.ts';
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
    trace: (
      { save }: SatisfactoryView,
      { from, direction, through, pipes }: TraceArgs,
      { tools }: Context,
    ): Trace | null => {
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
