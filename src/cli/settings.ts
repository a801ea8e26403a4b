// Collects a command's options: from the command line, else from the environment (SAVEGRAPH_PORT), else from
// a settings file, under the same names everywhere. Unknown names are refused, with the nearest known one: a
// misspelt option must not leave a server open.

import { delimiter } from 'node:path';
import { parseArgs } from 'node:util';
import { hintOf, spellingOf } from '../query/names/spelling.ts';
import { type Command, type CommandArgs, UsageError } from './command.ts';
import { type Options, optionsOf } from './options.ts';
import { jsonObject, readUserText, textsIn } from './user-file.ts';

type Value = string | boolean | (string | boolean)[];
type Env = Readonly<Record<string, string | undefined>>;

const PREFIX = 'SAVEGRAPH_';
/** The setting for the positional arguments. */
const PATHS = 'paths';
/** All of them are looked at again when files change. */
const MOST_PATHS = 10_000;
/** The option that names the settings file. */
const CONFIG = 'config';

/** @throws UsageError */
export function settingsOf(words: readonly string[], command: Command, env: Env = process.env): CommandArgs {
  const { otherSettings = [] } = command;
  const options = optionsOf(command.options ?? {});
  const { positionals, values } = parseWords(words, options);
  if (!command.takesSettings || values.help === true)
    return { positionals, values: { ...defaultsOf(options), ...values } };
  const fromEnv = readEnv(env, options, new Set(otherSettings.map(variableOf)));
  const file = values[CONFIG] ?? fromEnv.get(CONFIG);
  const fromFile = typeof file === 'string' ? readFile(file, options) : new Map<string, Value>();
  const paths = [positionals, fromEnv.get(PATHS), fromFile.get(PATHS)].find(
    (list): list is string[] => Array.isArray(list) && list.length > 0,
  );
  checkPaths(paths);
  const { [PATHS]: _, ...given } = {
    ...Object.fromEntries(fromFile),
    ...Object.fromEntries(fromEnv),
    ...values,
  };
  return { positionals: paths ?? [], values: { ...defaultsOf(options), ...given } };
}

/** @throws UsageError */
function checkPaths(paths: readonly string[] = []): void {
  if (paths.length <= MOST_PATHS) return;
  throw new UsageError(
    `expected at most ${MOST_PATHS} paths, found ${paths.length}: name the folders that they are in`,
  );
}

function defaultsOf(options: Options): Record<string, Value> {
  const defaults = Object.entries(options).filter(([, option]) => option.default !== undefined);
  return Object.fromEntries(defaults.map(([name, option]) => [name, option.default as Value]));
}

/** Parses the command line, without defaults. */
function parseWords(words: readonly string[], options: Options): CommandArgs {
  const bare = Object.entries(options).map(([name, { default: _, ...option }]) => [name, option]);
  const help = { type: 'boolean', short: 'h' } as const;
  try {
    const known = { ...Object.fromEntries(bare), help } as Options;
    return parseArgs({ args: [...words], options: known, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown option '--([^']+)'/.exec(message)?.[1];
    if (unknown === undefined) throw new UsageError(message);
    throw new UsageError(`no option --${unknown}${hint(unknown, Object.keys(options), '--')}`);
  }
}

function readEnv(env: Env, options: Options, others: ReadonlySet<string>): Map<string, Value> {
  const known = new Map(Object.keys(options).map((name) => [variableOf(name), name]));
  known.set(variableOf(PATHS), PATHS);
  const found = new Map<string, Value>();
  for (const [variable, text = ''] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX)) continue;
    const name = known.get(variable);
    if (name === undefined) {
      if (others.has(variable)) continue;
      throw new UsageError(`no setting ${variable}${hint(variable, known.keys())}`);
    }
    if (name === PATHS) found.set(PATHS, text.split(delimiter).filter(Boolean));
    else if (options[name]!.type === 'boolean') found.set(name, flagOf(variable, text));
    else found.set(name, options[name]!.multiple ? text.split(',').filter(Boolean) : text);
  }
  return found;
}

function variableOf(name: string): string {
  return PREFIX + name.toUpperCase().replaceAll('-', '_');
}

function flagOf(name: string, text: string): boolean {
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off|)$/i.test(text)) return false;
  throw new UsageError(`${name} must be true or false, not ${text}`);
}

function readFile(file: string, options: Options): Map<string, Value> {
  const content = jsonObject(readUserText(file), file);
  const found = new Map<string, Value>();
  for (const [name, value] of Object.entries(content)) {
    const place = `${file}: ${name}`;
    if (name === PATHS) {
      found.set(PATHS, textsIn(value, place));
      continue;
    }
    if (!Object.hasOwn(options, name) || name === CONFIG)
      throw new UsageError(`${file}: no setting ${name}${hint(name, [...Object.keys(options), PATHS])}`);
    const option = options[name]!;
    if (option.multiple) found.set(name, textsIn(value, place));
    else if (option.type === 'boolean') found.set(name, wholeFlag(place, value));
    else if (typeof value === 'string' || typeof value === 'number') found.set(name, String(value));
    else throw new UsageError(`${place} must be a string or a number`);
  }
  return found;
}

function wholeFlag(place: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new UsageError(`${place} must be true or false`);
}

function hint(name: string, known: Iterable<string>, prefix = ''): string {
  return hintOf(
    spellingOf('UNKNOWN_NAME', '', known)
      .nearest(name)
      .map((each) => prefix + each),
  );
}
