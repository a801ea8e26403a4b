// The interface of commands, and their arguments.

import type { OptionGroups } from './options.ts';

/** 0: success. 1: the query has errors. 2: wrong arguments, or the save cannot be read. 70: the server was stuck. */
export type ExitCode = 0 | 1 | 2 | 70;

export interface Command {
  /** Follows the command's name in the help. */
  readonly usage: string;
  /** One sentence for the help. */
  readonly summary: string;
  readonly options?: OptionGroups;
  /** The end of the help. */
  readonly notes?: string;
  /** Options may also come from the environment and from a file: see settings.ts. */
  readonly takesSettings?: boolean;
  /** Settings of other commands that may be in the same environment; ignored. */
  readonly otherSettings?: readonly string[];
  run(args: CommandArgs): Promise<ExitCode>;
}

export interface CommandArgs {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
}

/** A mistake by the user: its message goes to stderr, with the command's usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The single path of a command that takes no other positional arguments. @throws UsageError */
export function onePath({ positionals: [path, ...more] }: CommandArgs): string {
  if (path === undefined || more.length > 0) throw new UsageError('expected one path');
  return path;
}

/** The text of an option; null when it is not given. */
export function textOption({ values }: CommandArgs, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

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
