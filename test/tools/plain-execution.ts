// Executing queries in tests, with nothing that bounds an answer.

import type { ExecutionContext, ExecutionRules } from '../../src/execute/host.ts';

const nothing = (): void => undefined;

export const UNLIMITED: ExecutionContext = {
  budget: {
    bytesLeft: Number.POSITIVE_INFINITY,
    addBytes: nothing,
    tooLong: () => new Error('too long'),
    row: nothing,
    object: nothing,
    check: nothing,
  },
  answerPath: { enter: nothing },
};

export const NOTHING_FATAL: ExecutionRules = {
  mostErrors: Number.POSITIVE_INFINITY,
  tooManyErrors: () => new Error('too many errors'),
  isFatal: (_error): _error is Error => false,
  messageOf: ({ message }) => message,
};
