// What an answer carries besides its data.

import type { AskedFieldNames } from './asked-names.ts';
import type { Context } from './context.ts';

/** Null when there is nothing to add. */
export function extensionsOf(
  context: Context,
  asked: AskedFieldNames,
): Readonly<Record<string, unknown>> | null {
  const { plans, showsCost, askedFields, cutLists, foundWarnings } = context;
  askedFields.report();
  cutLists.report(asked, foundWarnings);
  const { warnings } = context;
  if (warnings.length === 0 && plans === null && !showsCost) return null;
  return {
    ...(warnings.length > 0 && { warnings }),
    ...(plans && { plan: plans }),
    ...(showsCost && { cost: costOf(context) }),
  };
}

/** By limit: how much was used, and the most allowed. */
function costOf({ budget: { cost, limits } }: Context): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(cost).map(([name, used]) => [name, { used, most: limits[name as keyof typeof limits] }]),
  );
}
