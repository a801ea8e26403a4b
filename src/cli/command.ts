// What every command has in common.

import { readFileSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { checkedFactories, checkedGameData } from '../api/games/user-data.ts';

/** 0: done. 1: the query has errors. 2: wrong arguments, or the save cannot be read. 70: the server was stuck. */
export type ExitCode = 0 | 1 | 2 | 70;

export interface Command {
  /** What follows the command's name, for the help. */
  readonly usage: string;
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Whether options may also stand in the environment and in a file: see settings.ts. */
  readonly takesSettings?: boolean;
  /** Names of settings of other commands in the same environment: passed over there. */
  readonly otherSettings?: readonly string[];
  run(args: CommandArgs): Promise<ExitCode>;
}

export interface CommandArgs {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
}

/** A mistake of the user's: its message goes to stderr, with the command's usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Options of every command that reads saves. */
export const READ_OPTIONS = {
  names: { type: 'string' },
  layouts: { type: 'string' },
  hints: { type: 'string' },
  oodle: { type: 'string' },
  'game-data': { type: 'string' },
  factories: { type: 'string' },
  memory: { type: 'string' },
} as const satisfies Command['options'];

/** READ_OPTIONS, understood. */
export interface ReadOptions {
  /** What is in the files that were named. */
  readonly names?: string;
  readonly layouts?: string;
  readonly hints?: string;
  /** A module's name. */
  readonly oodle?: string;
  /** A game's own data file, as text; see docs/facts.md. */
  readonly gameData?: string;
  /** Names of factories, as JSON text; see docs/views.md. */
  readonly factories?: string;
  /** Bytes that all open saves together may take. */
  readonly memory?: number;
}

/** @throws UsageError */
export function readOptions({ values }: CommandArgs): ReadOptions {
  const { names, layouts, hints, oodle, 'game-data': gameData, factories, memory } = values;
  return {
    ...(typeof names === 'string' && { names: readText(names) }),
    ...(typeof layouts === 'string' && { layouts: readText(layouts) }),
    ...(typeof hints === 'string' && { hints: readText(hints) }),
    ...(typeof oodle === 'string' && { oodle }),
    ...(typeof gameData === 'string' && { gameData: readChecked(gameData, checkedGameData) }),
    ...(typeof factories === 'string' && { factories: readChecked(factories, checkedFactories) }),
    ...(typeof memory === 'string' && { memory: sizeOf('memory', memory) }),
  };
}

/** A file for a game's view; checked here, so that a wrong one is said at once. @throws UsageError */
function readChecked(file: string, check: (bytes: Uint8Array) => string): string {
  try {
    return check(readFileSync(file));
  } catch (error) {
    throw new UsageError(`cannot use ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

const UNITS = ['', 'K', 'M', 'G', 'T'];
/** Less than the smallest save needs. */
const LEAST_MEMORY = 32 * 2 ** 20;

/** `1.5G` and the like, or plain bytes. @throws UsageError */
export function sizeOf(option: string, text: string): number {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([KMGT]?)(?:i?B)?$/i.exec(text) ?? [];
  const bytes = Math.floor(Number(number) * 1024 ** UNITS.indexOf(unit.toUpperCase()));
  if (bytes >= LEAST_MEMORY && Number.isSafeInteger(bytes)) return bytes;
  throw new UsageError(`--${option} must be a size of at least 32M, as 512M or 4G, is ${text}`);
}

/** @throws UsageError */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

export function printError(error: unknown): void {
  console.error(`savegraph: ${error instanceof Error ? error.message : error}`);
}

/** An internal error, as it is printed for a bug report. */
export function printFault(error: unknown, id: string): void {
  console.error(`savegraph: error ${id}: ${error instanceof Error ? error.stack : error}`);
}
