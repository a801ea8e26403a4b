// Tells errors of a save from errors of the request: for those, commands end with 2.

import type { ErrorCode } from '../../api/context/errors.ts';

export const UNREADABLE: ReadonlySet<unknown> = new Set<ErrorCode>([
  'PARSE_FAILED',
  'UNSUPPORTED_FORMAT',
  'NOT_A_SAVE',
  'FILE_UNREADABLE',
]);
