// English names of things. The tables are of Slime Rancher 2; the program's words of the first game (`PINK_SLIME`) are
// looked up in them as the second game would spell them, or written out. See docs/views.md.

import type { Named } from '../shared/scope.ts';
import { entryOf } from '../shared/tables.ts';

export type Kind = 'SLIME' | 'PLORT' | 'GORDO' | 'GADGET' | 'OTHER';

/** What blocks are to players, by their marks in files. */
const BLOCKS: Readonly<Record<string, string>> = {
  Actor: 'Thing',
  SRAPP: 'Appearances',
  SRDZR: 'Decorizer',
  SREVENTENTRY: 'Event',
  SREVENTRECORD: 'Events',
  SRG: 'Gordo',
  SRGAME: 'Game',
  SRGAMEICONINDEX: 'Names of icons',
  SRGAMESETTINGS: 'Settings',
  SRGSUMM: 'Summary',
  SRGZONEINDEX: 'Names of zones',
  SRITI: 'Names of things',
  SRLP: 'Plot',
  SRPED: 'Slimepedia',
  SRPG: 'Gadget',
  SRPL: 'Rancher',
  SRRANCH: 'Ranch',
  SRREDRONE: 'Research drone',
  SRRESNODE: 'Resource node',
  SRRGI: 'Names of growers',
  SRRW: 'Growing spot',
  SRSECRETSTYLEDISC: 'Secret styles',
  SRSEI: 'Names of effects',
  SRSGI: 'Names of scenes',
  SRTP: 'Treasure pod',
  SRUCI: 'Names of components',
  SRW: 'World',
};

export interface NameTables {
  /** By the part of an identifier after the dot. */
  readonly types: Readonly<Record<string, string>>;
  readonly sceneGroups: Readonly<Record<string, string>>;
  readonly zones: Readonly<Record<string, string>>;
  /** By the first game's word, where its players see another one. */
  readonly firstGame: Readonly<Record<string, string>>;
}

export class GameNames {
  readonly #tables: NameTables;

  constructor(tables: NameTables) {
    this.#tables = tables;
  }

  /** An entry of an index, by its path: `SRITI/SlimeDefinition.Pink`. */
  entry(path: string): Named {
    const name = path.slice(path.indexOf('/') + 1);
    return { title: this.title(name), name, path };
  }

  /** Something for which the save only has a word. */
  word(name: string): Named {
    return { title: this.title(name), name, path: null };
  }

  title(name: string): string | null {
    const { types, sceneGroups, zones } = this.#tables;
    const part = name.slice(name.indexOf('.') + 1);
    const found =
      entryOf(sceneGroups, name) ?? entryOf(zones, name) ?? entryOf(types, part) ?? entryOf(BLOCKS, name);
    return found ?? this.#plant(part) ?? (CONSTANT.test(name) ? this.#firstGame(name) : null);
  }

  /** What a plot grows: `patchCarrot01` is a patch of `CarrotVeggie`. */
  #plant(name: string): string | null {
    const { sort, crop } = PLANT.exec(name)?.groups ?? {};
    const { types } = this.#tables;
    const title = crop && (entryOf(types, `${crop}Veggie`) ?? entryOf(types, `${crop}Fruit`));
    return title ? `${title} ${sort}` : null;
  }

  /** `PINK_ROCK_LARGO` is `PinkRock` in the second game, `BEET_VEGGIE` is `BeetVeggie`. */
  #firstGame(name: string): string {
    const { types, firstGame } = this.#tables;
    const camel = (text: string): string => wordsOf(text).join('');
    const known =
      entryOf(firstGame, name) ??
      entryOf(types, camel(name)) ??
      entryOf(types, camel(name.replace(/_(SLIME|LARGO)$/, '')));
    if (known !== null) return known;
    const plain = name.replace(/^(EXTRACTOR|DECO)_|_(FRUIT|VEGGIE|LIQUID|CRAFT|TOY)$/g, '');
    return wordsOf(plain.replace(SORTED, '$2_$1')).join(' ');
  }
}

/** A word of the first game's program for an item or a gadget. */
const CONSTANT = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^(HEN|ROOSTER|CHICK|KEY|PLAYER|SCARECROW|DRONE)$/;
const PLANT = /^(?<sort>patch|tree)(?<crop>[A-Z][A-Za-z]*?)\d*$/;
/** Gadgets begin with their sort, so that the program's lists are sorted. */
const SORTED = /^(DRILL|PUMP|APIARY|TELEPORTER|WARP_DEPOT|LAMP|FASHION_POD|GORDO_SNARE)_(.+)$/;

/** `Echo`, `Note`, `1` for `ECHO_NOTE_01`. */
function wordsOf(name: string): string[] {
  return name
    .split(/[_ ]/)
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .map((word) => word.replace(/^0(?=\d)/, ''));
}

/** Judged by the name alone; what counts as food or as an animal is data of the game. */
export function itemKind(item: Named | null): Kind {
  const name = item?.name ?? '';
  if (/Plort$|_PLORT$/.test(name)) return 'PLORT';
  if (/Gordo$|_GORDO$/.test(name)) return 'GORDO';
  if (/^SlimeDefinition\.|_(SLIME|LARGO)$/.test(name)) return 'SLIME';
  return name.startsWith('GadgetDefinition.') || item?.path?.startsWith('Gadget/') ? 'GADGET' : 'OTHER';
}
