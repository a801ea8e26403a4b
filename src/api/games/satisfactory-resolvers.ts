// The fields of Satisfactory's view that take arguments; all others are properties of its rows.

import type { Trace, TraceDirection } from '../../games/satisfactory/trace.ts';
import type { SatisfactoryView } from '../../games/satisfactory/view.ts';

interface TraceArgs {
  readonly from: string;
  readonly direction?: TraceDirection | null;
  readonly through?: boolean | null;
  readonly pipes?: boolean | null;
}

export const satisfactoryResolvers = {
  Satisfactory: {
    trace: (view: SatisfactoryView, { from, direction, through, pipes }: TraceArgs): Trace | null => {
      const node = view.graph.find(from);
      if (node < 0) return null;
      const options = {
        direction: direction ?? 'DOWNSTREAM',
        through: through ?? false,
        pipes: pipes ?? true,
      };
      return view.trace(node, options);
    },
  },
};
