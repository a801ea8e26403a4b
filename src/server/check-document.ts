// Looks at a parsed query before it runs: how deep it is with its fragments, how many aliases it has. A
// validation rule, so that a query that comes again is not looked at again.

import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { apiError } from '../api/errors.ts';
import { MOST_ALIASES, MOST_DEPTH } from './limits.ts';

/** Reports LIMIT_EXCEEDED. */
export function queryLimitsRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field: ({ alias }) => {
      if (alias && ++aliases === MOST_ALIASES + 1) report(context, 'aliases', MOST_ALIASES);
    },
    OperationDefinition: ({ selectionSet }) => {
      if (depthOf(selectionSet, context, new Map()) > MOST_DEPTH) report(context, 'levels', MOST_DEPTH);
    },
  };
}

/** Fragments are entered once each; one inside itself is the concern of another rule. */
function depthOf(
  set: SelectionSetNode | undefined,
  context: ValidationContext,
  known: Map<FragmentDefinitionNode, number>,
): number {
  let depth = 0;
  for (const selection of set?.selections ?? []) {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) {
      const own = selection.kind === Kind.FIELD ? 1 : 0;
      depth = Math.max(depth, own + depthOf(selection.selectionSet, context, known));
      continue;
    }
    const fragment = context.getFragment(selection.name.value);
    if (!fragment) continue;
    let inside = known.get(fragment);
    if (inside === undefined) {
      known.set(fragment, 0);
      inside = depthOf(fragment.selectionSet, context, known);
      known.set(fragment, inside);
    }
    depth = Math.max(depth, inside);
  }
  return depth;
}

function report(context: ValidationContext, what: string, most: number): void {
  context.reportError(limitError(what, most));
}

/** The error of every limit that a query as such can pass. */
export function limitError(what: string, most: number): ReturnType<typeof apiError> {
  const http = { spec: true, status: 400 };
  return apiError('LIMIT_EXCEEDED', `A query has at most ${most} ${what}.`, { limit: what, most, http });
}
