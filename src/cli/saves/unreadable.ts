// Errors of a save rather than of what was asked of it: commands end with 2 then.

import type { ErrorCode } from '../../api/context/errors.ts';

export const UNREADABLE: ReadonlySet<unknown> = new Set<ErrorCode>([
  'PARSE_FAILED',
  'UNSUPPORTED_FORMAT',
  'NOT_A_SAVE',
  'FILE_UNREADABLE',
]);
