// Adds what a package declares to the formats and games of this thread.

import type { FormatId } from '../formats/format.ts';
import { addFormat, FORMATS } from '../formats/registry.gen.ts';
import type { AnyGame } from '../games/shared/define-game.ts';
import type { PluginParts } from '../thread-plugins.ts';
import { type FormatDefinition, formatOf, PLUGIN_API, type Within } from './format-definition.ts';

/** What a package exports: each of them, or a list of them, as `default`. */
export type Plugin = FormatDefinition | AnyGame;

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
  if (typeof id !== 'string' || !pattern.test(id))
    throw new Error(`the id of a ${what} is like ${isFormat ? 'TIDE_POOL' : 'tidePool'}, not ${id}`);
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

/**
 * What these add to the schema, part by part.
 * @throws Error for names that exist already, and for games of formats that do not: before anything is added
 */
export async function schemaParts(plugins: readonly Plugin[]): Promise<string[]> {
  const parts: string[] = [];
  for (const plugin of plugins) {
    if (isFormatDefinition(plugin)) {
      const { id, title, files = `${title}.` } = plugin;
      if (knownFormat(id)) throw new Error(`there is a format ${id} already`);
      parts.push(`extend enum SaveFormat {\n  ${JSON.stringify(files)}\n  ${id}\n}`);
      continue;
    }
    const { id, format, rules } = plugin;
    const known = knownFormat(format);
    if (!known && !plugins.some((each) => each.id === format))
      throw new Error(`${id}: there is no format ${format}`);
    if (rules !== undefined && !known?.learn) throw new Error(`${id}: ${format} takes no rules`);
    // The checks of GraphQL, which commands without queries do not need.
    const { gamePart } = await import('./schema-part.ts');
    parts.push(gamePart(plugin, parts));
  }
  return parts;
}

function knownFormat(id: string): (typeof FORMATS)[number] | undefined {
  return FORMATS.find((format) => format.id === (id as FormatId));
}

/**
 * Adds formats, and games unless only reading is wanted, which loads less.
 * @param read the text of a table of a game. @throws Error for rules of a game that there are already
 */
export async function install(
  plugins: readonly Plugin[],
  parts: PluginParts,
  within: Within,
  read: (file: string) => string,
): Promise<void> {
  const games = plugins.filter((each): each is AnyGame => !isFormatDefinition(each));
  for (const { format, rules } of games) if (rules !== undefined) knownFormat(format)!.learn!(rules);
  for (const each of plugins) if (isFormatDefinition(each)) addFormat(formatOf(each, within));
  if (parts === 'reading' || games.length === 0) return;
  const { addGame } = await import('../games/registry.ts');
  const { declaredGame } = await import('../games/shared/define-game.ts');
  for (const game of games) addGame(declaredGame(game, read));
}
