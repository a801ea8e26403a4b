// Tells the executor which errors end a request: those of its budget, which say what to ask for instead.

import type { FieldLocation } from '../../execute/field-location.ts';
import type { ExecutionRules } from '../../execute/host.ts';
import { BudgetError } from '../../query/budget.ts';
import { MOST_ERRORS } from '../budget/limits.ts';

export const EXECUTION_RULES: ExecutionRules = {
  mostErrors: MOST_ERRORS,
  tooManyErrors: () => new BudgetError('errors', MOST_ERRORS, `An answer has at most ${MOST_ERRORS} errors.`),
  isFatal: (error) => error instanceof BudgetError,
  messageOf: (error, location) => `${error.message}${advice(location)}`,
};

/** Suggests asking for less from the nearest list whose size an argument limits. */
function advice(location: FieldLocation): string {
  for (let at: FieldLocation | null = location; at; at = at.parent) {
    const size = at.args.find(({ name }) => SIZES.has(name));
    if (!size) continue;
    const owner = at.parent ? ` of \`${at.parent.key}\`` : '';
    return ` \`${at.key}\`${owner}: use a smaller \`${size.name}\` or a narrower condition.`;
  }
  return ' Ask for less at a time.';
}

/** Arguments that limit the size of a list. */
const SIZES = new Set(['first', 'maxNodes']);
