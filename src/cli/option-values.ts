// Parses values of options.

import { UsageError } from './command.ts';

const UNITS = ['', 'K', 'M', 'G', 'T'];
/** Less than the smallest save needs. */
const LEAST_MEMORY = 32 * 2 ** 20;

/** Bytes from `1.5G` and the like, or from a plain number. @throws UsageError */
export function sizeOf(option: string, text: string): number {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([KMGT]?)(?:i?B)?$/i.exec(text) ?? [];
  const bytes = Math.floor(Number(number) * 1024 ** UNITS.indexOf(unit.toUpperCase()));
  if (bytes >= LEAST_MEMORY && Number.isSafeInteger(bytes)) return bytes;
  throw new UsageError(`--${option} must be a size of at least 32M, such as 512M or 4G, not ${text}`);
}
