// What clients see of errors that are thrown while an answer is made.

import { GraphQLError, locatedError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { showError } from '../../../src/api/context/errors.ts';

/** What a package throws whose graphql is another copy. */
class ForeignGraphQLError extends Error {
  readonly extensions = { code: 'NOT_IN_SEASON' };
}

it.each([
  new GraphQLError('not in season', { extensions: { code: 'NOT_IN_SEASON' } }),
  new ForeignGraphQLError('not in season'),
])('shows an error with a code as it is (%#)', (thrown) => {
  const report = vi.fn();
  const { message, extensions, path } = showError(locatedError(thrown, undefined, ['save']), report);
  expect({ message, extensions, path }).toEqual({
    message: 'not in season',
    extensions: { code: 'NOT_IN_SEASON' },
    path: ['save'],
  });
  expect(report).not.toHaveBeenCalled();
});

it('masks any other', () => {
  const report = vi.fn();
  const thrown = new TypeError('of the program');
  const { message, extensions } = showError(locatedError(thrown, undefined, ['save']), report);
  expect(message).not.toContain('of the program');
  expect(extensions.code).toBe('INTERNAL_SERVER_ERROR');
  expect(report).toHaveBeenCalledWith(thrown, extensions.id);
});
