// The header of a save, by the paths that its game's table gives. Most of it stands in the first bytes; what stands
// deeper is looked for only when it is asked for.

import { millisToIso } from '../../bytes/dates.ts';
import { FormatError, faultIn } from '../../bytes/format-error.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import type { Claim, ListedFile, SaveHeader, Units } from '../format.ts';
import { documentIn } from './files/beginning.ts';
import { type Words, words, type XmlGame } from './games/game.ts';
import { UNKNOWN_GAME, XML_GAMES } from './games/games.ts';
import { AttributeRoles } from './syntax/attribute-roles.ts';
import { ElementColumns } from './syntax/elements.ts';
import { Names } from './syntax/names.ts';
import { Scanner } from './syntax/scan.ts';
import { Tree } from './syntax/tree.ts';

/** Listings read no more of a file. */
const HEAD_BYTES = 1 << 16;
/** Whole files up to this size are searched for what names a world. */
const MOST_SEARCHED = 1 << 26;
/** A replay has one for each map. */
const MOST_DOCUMENTS = 32;
const MOST_KNOWN = 10_000;
/** Worlds, by size and first bytes of the main file: lists of saves are made again and again. */
const known = new RecentlyUsed<string, string | null>(MOST_KNOWN);

/** @throws FormatError NOT_A_SAVE when the files begin like no document */
export function saveHeader({ name, files }: Claim): SaveHeader {
  const heads = files.slice(0, MOST_DOCUMENTS).map((file) => file.head(HEAD_BYTES));
  const document = heads.map((head, at) => documentIn(files[at]!.path, head)).find((each) => each !== null);
  if (!document) throw notADocument(files[0]!);
  const game = document.game ?? UNKNOWN_GAME;
  const { header } = game;
  const find = finder(game, heads);
  const first = (paths: Words | undefined): string | null =>
    words(paths)
      .map(find)
      .find((text) => text) ?? null;
  const main = files[0]!;
  const savedAt = first(header.savedAt) ?? deeper(game, main, document.root, header.savedAt);
  const date = savedAt ? (header.readDate?.(savedAt) ?? new Date(savedAt)) : null;
  const seconds = Number(first(header.playTime) ?? Number.NaN) / (header.perSecond ?? 1);
  let clock: number | null = null;
  let world: string | null | undefined;
  const readClock = (): number => {
    const text = first(header.clock) ?? deeper(game, main, document.root, header.clock);
    return Number(text ?? Number.NaN);
  };
  const version = first(header.version);
  const title = first(header.title);
  const fields: Record<string, string | null> = {};
  for (const path of words(header.fields)) fields[lastName(path)] ??= find(path);
  return {
    title: title ?? name.slice(name.lastIndexOf('/') + 1),
    game: game.title,
    version: [game.title, version].filter(Boolean).join(' '),
    fields: { game: game.title, version, ...fields },
    savedAt: date && millisToIso(date.getTime()),
    playSeconds: seconds >= 0 ? seconds : null,
    get clock() {
      clock ??= readClock();
      return Number.isFinite(clock) ? clock : null;
    },
    units: unitsOf(game),
    get playthrough() {
      if (world === undefined) world = worldOf(game, files, find);
      return world;
    },
  };
}

function unitsOf({ header: { length, perMetre, northAxis, upAxis }, levels }: XmlGame): Units {
  const axes = { northAxis: northAxis ?? null, upAxis: upAxis ?? null };
  return { length, perMetre: perMetre ?? null, ...axes, isPerLevel: levels !== undefined };
}

/** A text beyond the first bytes: to the end of the last element on the way that has begun. */
function deeper(game: XmlGame, file: ListedFile, root: string, paths: Words | undefined): string | null {
  const path = words(paths).find((each) => each.startsWith(`${root}/`)) ?? '';
  const around = path.split('/').slice(1, -1);
  for (let most = 4 * HEAD_BYTES; around.length > 0 && most <= MOST_SEARCHED; most *= 4) {
    const head = file.head(most);
    const tree = treeOf(game, head);
    const text = tree && textAt(tree, path);
    const begun = around.map((_, at) => tree?.find(0, around.slice(0, at + 1)) ?? -1);
    const element = begun.findLast((each) => each >= 0) ?? 0;
    const goesOn = tree !== null && tree.elements.end[element] === head.length && head.length === most;
    if (text || !goesOn) return text;
  }
  return null;
}

function worldOf(
  game: XmlGame,
  files: readonly ListedFile[],
  find: (path: string) => string | null,
): string | null {
  const main = files[0]!;
  const inName = game.header.worldInName?.exec(main.path)?.[1];
  if (inName !== undefined) return `${game.title} ${inName}`;
  const paths = words(game.header.world);
  const texts = paths.map(named(game, find));
  if (texts.every((text) => text !== null))
    return texts.length > 0 ? `${game.title} ${texts.join(' ')}` : null;
  if (main.size > MOST_SEARCHED) return null;
  const key = `${main.size} ${hashOf(main.head(HEAD_BYTES))}`;
  return getOrCreate(known, key, () => inWhole(game, main, paths));
}

function inWhole(game: XmlGame, file: ListedFile, paths: readonly string[]): string | null {
  const find = named(game, finder(game, [file.head(file.size)]));
  const texts = paths.map(find).filter((text) => text !== null);
  return texts.length > 0 ? `${game.title} ${texts.join(' ')}` : null;
}

/** The same, but no id that stands for nothing: all worlds without one would be the same. */
function named({ none }: XmlGame, find: (path: string) => string | null): typeof find {
  const nothing = words(none);
  return (path) => {
    const text = find(path);
    return text === null || nothing.includes(text) ? null : text;
  };
}

/** Finds texts by path in the beginnings of documents; the last element of each may be cut. */
function finder(game: XmlGame, heads: readonly Uint8Array[]): (path: string) => string | null {
  let trees: (Tree | null)[] | null = null;
  return (path) => {
    trees ??= heads.map((head) => treeOf(game, head));
    for (const tree of trees) {
      const text = tree && textAt(tree, path);
      if (text) return text;
    }
    return null;
  };
}

function treeOf(game: XmlGame, head: Uint8Array): Tree | null {
  const [names, elements] = [new Names(head), new ElementColumns(head.length >> 5)];
  const place = { base: 0, end: head.length, file: '' };
  faultIn(() => new Scanner(head, place, names, elements, new AttributeRoles(game, names)).scan(0));
  return elements.count > 0 ? new Tree(head, elements, names) : null;
}

function textAt(tree: Tree, path: string): string | null {
  const [way, attribute] = path.split('@');
  const [root, ...names] = way!.split('/');
  if (tree.nameOf(0) !== root) return null;
  const element = tree.find(0, names, Number.POSITIVE_INFINITY);
  if (element < 0) return null;
  if (attribute !== undefined) return tree.attribute(element, attribute);
  const isWhole = tree.contentEnd(element) < tree.elements.end[element]!;
  return tree.isLeaf(element) && isWhole ? tree.text(element) : null;
}

function lastName(path: string): string {
  return path.slice(path.search(/[^/@]+$/));
}

function notADocument(file: ListedFile): FormatError {
  const games = XML_GAMES.map(({ title }) => title).join(', ');
  const [expected, found] = [`a document of ${games}`, 'something else'];
  return new FormatError({ code: 'NOT_A_SAVE', file: file.path, offset: 0, expected, found });
}

function hashOf(bytes: Uint8Array): number {
  let hash = 0;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}
