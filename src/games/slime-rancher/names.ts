// English names of things. The table is of Slime Rancher 2; things in the first game are numbers, for which a
// user's layouts may provide names. See docs/views.md.

import type { Named } from '../shared/scope.ts';

export type Kind = 'SLIME' | 'PLORT' | 'GORDO' | 'GADGET' | 'OTHER';

/** What blocks are to players, by their marks in files. */
const BLOCKS: Readonly<Record<string, string>> = {
  Actor: 'Thing',
  SRG: 'Gordo',
  SRLP: 'Plot',
  SRPED: 'Slimepedia',
  SRPG: 'Gadget',
  SRPL: 'Rancher',
  SRRANCH: 'Ranch',
  SRREDRONE: 'Research drone',
  SRRESNODE: 'Resource node',
  SRRW: 'Growing spot',
  SRTP: 'Treasure pod',
  SRW: 'World',
};

export interface NameTables {
  /** By the part of an identifier after the dot. */
  readonly types: Readonly<Record<string, string>>;
  readonly sceneGroups: Readonly<Record<string, string>>;
  readonly zones: Readonly<Record<string, string>>;
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
    return lookUp(sceneGroups, name) ?? lookUp(zones, name) ?? lookUp(types, part) ?? lookUp(BLOCKS, name);
  }
}

function lookUp(table: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(table, name) ? table[name]! : null;
}

/** Judged by the name alone; what counts as food or as an animal is data of the game. */
export function itemKind(item: Named | null): Kind {
  const name = item?.name ?? '';
  if (name.endsWith('Plort')) return 'PLORT';
  if (name.endsWith('Gordo')) return 'GORDO';
  if (name.startsWith('SlimeDefinition.')) return 'SLIME';
  return name.startsWith('GadgetDefinition.') ? 'GADGET' : 'OTHER';
}
