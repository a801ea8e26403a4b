// Values of variables are bounded in depth and number, and so is what is said about wrong ones.

import { type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MOST_OBJECTS, MOST_VALUES, MOST_VARIABLE_ERRORS } from '../../../src/api/budget/limits.ts';
import { coerceVariables } from '../../../src/api/request/variables.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';

const schema = createSchema();
const text = 'query ($where: ObjectFilter) { saves { nodes { objects(where: $where) { totalCount } } } }';
const operation = parse(text).definitions[0] as OperationDefinitionNode;
const coerce = (where: unknown, hideSuggestions = false) =>
  coerceVariables(schema, operation, { where }, hideSuggestions);
const nested = (depth: number): unknown => (depth === 0 ? { path: {} } : { not: nested(depth - 1) });

describe('values of variables', () => {
  it('nest a hundred levels deep at most', () => {
    expect(coerce(nested(98)).errors).toBeNull();
    expect(coerce(nested(99)).errors![0]!.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      limit: 'levels',
    });
  });

  it('have a bounded number of objects, whether they are used or not', () => {
    const objects = (count: number): object[] => Array.from({ length: count }, () => ({}));
    expect(coerce({ or: objects(MOST_OBJECTS - 2) }).errors).toBeNull();
    expect(coerce({ or: objects(MOST_OBJECTS - 1) }).errors![0]!.message).toBe(
      'A query has at most 5000 objects and lists in variables; split it into several requests.',
    );
  });

  it('are bounded in number, whatever they are', () => {
    const among = (length: number): unknown => ({ path: { in: Array.from({ length }, String) } });
    const message = 'A query has at most 20000 values in variables; split it into several requests.';
    // The variable, its field and the list are values too.
    expect(coerce(among(MOST_VALUES - 3)).errors).toBeNull();
    expect(coerce(among(MOST_VALUES - 2)).errors).toMatchObject([{ message }]);
    const unused = Object.fromEntries(Array.from({ length: MOST_VALUES }, (_, at) => [`v${at}`, at]));
    expect(coerceVariables(schema, operation, unused).errors).toBeNull();
    expect(coerceVariables(schema, operation, { ...unused, one: 1 }).errors).toMatchObject([{ message }]);
  });

  it('get a bounded number of errors', () => {
    const { errors } = coerce({ path: { in: Array.from({ length: 10_000 }, (_, at) => at) } });
    expect(errors).toHaveLength(MOST_VARIABLE_ERRORS + 1);
    expect(new Set(errors!.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_VARIABLES']));
    expect(errors!.at(-1)!.message).toBe('The variables have more than 50 errors: only the first are shown.');
  });

  it('get no suggestions where the schema is not to be revealed', () => {
    expect(coerce({ pathh: {} }).errors![0]!.message).toContain('Did you mean');
    expect(coerce({ pathh: {} }, true).errors![0]!.message).not.toContain('Did you mean');
  });
});
