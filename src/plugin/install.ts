// Adds what a package declares to the formats and games of this thread.

import type { FormatId } from '../formats/format.ts';
import { addFormat, FORMATS } from '../formats/registry.gen.ts';
import type { GameDefinition } from '../games/shared/define-game.ts';
import { type FormatDefinition, formatOf, PLUGIN_API, type Within } from './format-definition.ts';

/** What a package exports: each of them, or a list of them, as `default`. */
export type Plugin = FormatDefinition | AnyGame;

/** A game, whatever its lists take. */
export type AnyGame = GameDefinition<never>;

const FORMAT_MEMBERS = { title: 'string', claim: 'function', header: 'function', read: 'function' };
const GAME_MEMBERS = { format: 'string', lists: 'object' };
const FORMAT_ID = /^[A-Z][A-Z0-9_]*$/;
/** A field of GraphQL, whose type begins with a capital. */
const GAME_ID = /^[a-z][A-Za-z0-9]*$/;

/** The formats and games of a package, checked. @throws Error that says what is wrong */
export function pluginsIn(exported: unknown): readonly Plugin[] {
  const list = [exported].flat();
  if (list.length === 0 || exported === undefined) throw new Error('it has no default export');
  return list.map(checked);
}

export function isFormatDefinition(plugin: Plugin): plugin is FormatDefinition {
  return 'read' in plugin;
}

function checked(value: unknown): Plugin {
  if (typeof value !== 'object' || value === null)
    throw new Error(`expected a format or a game, found ${value}`);
  const plugin = value as Partial<Record<string, unknown>>;
  const { id, api } = plugin;
  const isFormat = 'read' in plugin;
  const [what, pattern, members] = isFormat
    ? (['format', FORMAT_ID, FORMAT_MEMBERS] as const)
    : (['game', GAME_ID, GAME_MEMBERS] as const);
  if (typeof id !== 'string' || !pattern.test(id)) {
    throw new Error(`the id of a ${what} is like ${isFormat ? 'TIDE_POOL' : 'tidePool'}, not ${id}`);
  }
  if (api !== PLUGIN_API) {
    throw new Error(
      `${id} was written for interface ${api}, this program has ${PLUGIN_API} (api: ${PLUGIN_API})`,
    );
  }
  for (const [name, type] of Object.entries(members)) {
    const found = typeof plugin[name];
    if (found !== type) throw new Error(`${id}.${name} must be a ${type}, found ${found}`);
  }
  return value as Plugin;
}

/** The format as a value of the enum of formats. */
export function formatPart({ id, title, files = `${title}.` }: FormatDefinition): string {
  return `extend enum SaveFormat {\n  ${JSON.stringify(files)}\n  ${id}\n}`;
}

/** @throws Error when there is one of its name already */
export function installFormat(definition: FormatDefinition, within: Within): void {
  const { id } = definition;
  if (knownFormat(id)) throw new Error(`there is a format ${id} already`);
  addFormat(formatOf(definition, within));
}

export function knownFormat(id: string): (typeof FORMATS)[number] | undefined {
  return FORMATS.find((format) => format.id === (id as FormatId));
}

/** The part of a game that reads saves, which reading threads need, too. @throws Error when it has none to read */
export function installRules({ id, format, rules }: AnyGame): void {
  const known = knownFormat(format);
  if (!known) throw new Error(`${id}: there is no format ${format}`);
  if (rules === undefined) return;
  if (!known.learn) throw new Error(`${id}: ${format} takes no rules`);
  known.learn(rules);
}
