// What an answer says beside its data.

import type { Context } from './context.ts';

/** Null when there is nothing to say. */
export function extensionsOf({ warnings, plans }: Context): Readonly<Record<string, unknown>> | null {
  if (warnings.length === 0 && plans === null) return null;
  return { ...(warnings.length > 0 && { warnings }), ...(plans && { plan: plans }) };
}
