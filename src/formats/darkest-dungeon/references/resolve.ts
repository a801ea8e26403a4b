// Turns references into edges, once all files of the profile are read. Table 5.5 of the format notes;
// docs/formats/darkest-dungeon.md says how often each finds its target in real profiles. A target that no longer exists
// (a dismissed hero, a finished quest) is a MISSING node with the path it would have; a name is an EXTERNAL node.

import type { LabelId, NodeId, ReferenceKind, TextId } from '../../../graph/ids.ts';
import { NO_TEXT } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { GraphSink, Resolver } from '../../../graph/sink.ts';
import { showFourCC } from '../names/fourcc.ts';
import type { HashNames, PrefixGroup } from '../names/hash-names.ts';
import type { RecordEmitter } from '../nodes/emit.ts';
import type { Incomplete } from '../recovery/incomplete.ts';
import { ALL_ROLES, isHash, PARAMETER, type Role, type RoleName } from '../roles/roles.ts';
import { KEY_OF_OBJECT, NEIGHBOUR, type PendingRow } from './collect.ts';
import { pair, type Targets } from './targets.ts';

/** Paths that missing things would have. */
const HOME = {
  hero: 'persist.roster.json/base_root/heroes/',
  building: 'persist.town.json/base_root/buildings/',
  quest: 'persist.quest.json/base_root/quests/',
  area: 'persist.map.json/base_root/map/areas/',
  enemy: 'persist.raid.json/base_root/battle/enemies/',
};

/** The root of a hero's own file. */
function heroHome(guid: number): string {
  return `${HOME.hero}${guid}/hero_file_data/raw_data/base_root`;
}

/** Prefix for hashes whose name is not known. */
const UNKNOWN_HASH = 'hash:';

export class References {
  readonly #sink: GraphSink;
  readonly #emitter: RecordEmitter;
  readonly #targets: Targets;
  readonly #names: HashNames;
  readonly #incomplete: Incomplete;
  readonly #missing = new Set<string>();
  readonly #labels = new Map<number, LabelId>();
  /** Texts made of paths and hashes; each is made once. */
  readonly #made = new Map<string | number, TextId>();
  readonly #buildingOfTree = new Map<TextId, NodeId | undefined>();
  /** By class of a hero; 'heroes' has the trees of all classes, 'buildings' those of buildings. */
  readonly #groups = new Map<TextId | 'heroes' | 'buildings', PrefixGroup>();

  /** Targets of references by their role. */
  readonly #byRole: Readonly<Record<RoleName, (row: PendingRow, label: LabelId, role: Role) => void>>;

  constructor(emitter: RecordEmitter, targets: Targets, names: HashNames, incomplete: Incomplete) {
    this.#incomplete = incomplete;
    this.#sink = emitter.sink;
    this.#emitter = emitter;
    this.#targets = targets;
    this.#names = names;
    const name = this.#name.bind(this);
    const hashed = this.#hashed.bind(this);
    const { heroes, enemies, buildings, quests, files } = targets;
    const text = ({ value }: PendingRow): string => emitter.sink.texts.text(value as TextId);
    this.#byRole = {
      HERO: (row, label) => this.#link(row, label, heroes.get(row.value), () => HOME.hero + row.value),
      ENEMY: (row, label) =>
        this.#link(row, label, enemies.get(pair(row.value, row.extra)), () => HOME.enemy + row.value),
      AREA: (row, label) => this.#area(row, label),
      TILE: (row, label) => this.#tile(row, label),
      PARAMETER: (row, label, role) => this.#parameter(row, label, role),
      BUILDING: (row, label) =>
        this.#link(row, label, buildings.get(row.value as TextId), () => HOME.building + text(row)),
      QUEST: (row, label) =>
        this.#link(row, label, quests.get(row.value as TextId), () => HOME.quest + text(row)),
      BUFF: (row, label) => this.#buff(row, label),
      QUIRK_IN_TREATMENT: (row, label) => this.#quirkInTreatment(row, label),
      RAID_FOLDER: (row, label) => {
        const file = `${text(row)}/persist.raid.json`;
        this.#link(row, label, files.get(file), () => file);
      },
      RAID_DUNGEON: (row, label) => this.#raidDungeon(row, label),
      ...{ HASH: hashed, HASH_OF_ACTIVITY: hashed, HASH_OF_QUEST: hashed, HASH_OF_TREE: hashed },
      ...{ NAME: name, KEY: name, HERO_NAME: name, QUEST_ID: name, ENEMY_ID: name },
      ...{ IN_RAID: name, EVENT_KIND: name, PLACE: name },
    };
  }

  /** Makes the edges and places; the result says what texts without a node are. */
  resolve(pending: readonly PendingRow[]): Resolver {
    for (const row of pending) this.#row(row);
    this.#halves();
    this.#places();
    const missing = this.#missing;
    return {
      absent: (path, texts) => ({ kind: missing.has(texts.text(path)) ? 'MISSING' : 'EXTERNAL' }),
      choose: (candidates) => candidates[0]!,
    };
  }

  #row(row: PendingRow): void {
    if (row.role === KEY_OF_OBJECT) this.#name(row, this.#sink.label('ID', 'key'));
    else if (row.role === NEIGHBOUR) this.#area(row, this.#sink.label('ID', 'doors[].area_to'));
    else {
      const role = ALL_ROLES[row.role]!;
      this.#byRole[role.name](row, this.#label(role), role);
    }
  }

  #parameter(row: PendingRow, label: LabelId, role: Role): void {
    if (row.more === PARAMETER.area) this.#area(row, label);
    else this.#hash(row, this.#sink.label('HASH', role.label));
  }

  #hashed(row: PendingRow, label: LabelId, role: Role): void {
    const { value, extra } = row;
    if (role.name === 'HASH_OF_TREE') {
      const tree = this.#names.findTree(value, this.#prefixes(extra));
      const building = this.#buildingOf(tree);
      // Trees of heroes have none.
      if (building !== undefined || extra === 0) this.#linkById(row, role, building, HOME.building);
      this.#named(row, label, tree);
      return;
    }
    const { activities, quests } = this.#targets;
    if (role.name === 'HASH_OF_ACTIVITY') this.#linkById(row, role, activities.get(value), HOME.building);
    if (role.name === 'HASH_OF_QUEST')
      this.#linkById(row, role, quests.get(this.#names.find(value)), HOME.quest);
    this.#hash(row, label);
  }

  /** Adds a second edge, to what has the hashed name, if the profile holds it. */
  #linkById({ source, at }: PendingRow, role: Role, target: NodeId | undefined, home: string): void {
    if (target === undefined) this.#incomplete.unsure(source, this.#incomplete.fileOf(home));
    else this.#sink.link(source, this.#sink.label('ID', role.label), target, at);
  }

  /** A room has a single tile, whatever number a door or the party gives: a tile that does not exist is no loss. */
  #tile({ source, value, at, extra, more }: PendingRow, label: LabelId): void {
    const area = this.#targets.areas.get(pair(more, extra));
    const tile = area === undefined ? undefined : this.#targets.tiles.get(pair(area, value));
    if (tile !== undefined) this.#sink.link(source, label, tile, at);
    else this.#incomplete.unsure(source, this.#incomplete.fileOf(HOME.area));
  }

  #buff(row: PendingRow, label: LabelId): void {
    const { source, value, at, extra, more } = row;
    const buff = this.#inside(extra as NodeId, ['actor', 'buff_group', String(value)]);
    if (buff !== null) this.#sink.link(source, label, buff, at);
    else if (more !== 0) this.#absent(row, label, `${heroHome(more)}/actor/buff_group/${value}`);
    else this.#incomplete.unsure(source, this.#incomplete.fileOf(null));
  }

  #quirkInTreatment(row: PendingRow, label: LabelId): void {
    const { source, value, at, extra, more } = row;
    const hero = this.#targets.heroes.get(this.#targets.slots.get(pair(extra, more)) ?? 0);
    const quirks = hero === undefined ? null : this.#inside(hero, ['quirks']);
    const quirk = quirks === null ? null : this.#emitter.find(quirks, value as TextId);
    if (quirk !== null) this.#sink.link(source, label, quirk, at);
    else this.#incomplete.unsure(source, this.#incomplete.fileOf(HOME.hero));
    this.#name(row, label);
  }

  #raidDungeon(row: PendingRow, label: LabelId): void {
    const raid = this.#targets.raids.get(row.extra);
    const isRunning = this.#targets.inRaid && raid?.dungeon === row.value;
    if (isRunning) this.#sink.link(row.source, label, raid!.node, row.at);
    else this.#incomplete.unsure(row.source, this.#incomplete.fileOf(HOME.enemy));
    this.#name(row, label);
  }

  #link(row: PendingRow, label: LabelId, target: NodeId | undefined, home: () => string): void {
    if (target !== undefined) this.#sink.link(row.source, label, target, row.at);
    else this.#absent(row, label, home());
  }

  #absent(row: PendingRow, label: LabelId, path: string): void {
    const text = getOrCreate(this.#made, path, () => {
      this.#missing.add(path);
      return this.#sink.texts.add(path);
    });
    this.#incomplete.unsure(row.source, this.#incomplete.fileOf(path));
    this.#sink.linkNamed(row.source, label, text, row.at);
  }

  #area(row: PendingRow, label: LabelId): void {
    const home = (): string => HOME.area + showFourCC(row.value);
    this.#link(row, label, this.#targets.areas.get(pair(row.value, row.extra)), home);
  }

  #name(row: PendingRow, label: LabelId): void {
    this.#sink.linkNamed(row.source, label, row.value as TextId, row.at);
  }

  #hash(row: PendingRow, label: LabelId): void {
    this.#named(row, label, this.#names.find(row.value));
  }

  /** A hash with its name; `known` is NO_TEXT if that is not known. */
  #named(row: PendingRow, label: LabelId, known: TextId): void {
    if (!this.#names.isOwn(row.value)) this.#incomplete.unsure(row.source, this.#incomplete.fileOf(null));
    let text: TextId | undefined = known === NO_TEXT ? this.#made.get(row.value) : known;
    if (text === undefined) {
      text = this.#sink.texts.add(`${UNKNOWN_HASH}${row.value}`);
      this.#made.set(row.value, text);
    }
    this.#sink.linkNamed(row.source, label, text, row.at);
  }

  /** The building whose key precedes the dot. */
  #buildingOf(tree: TextId): NodeId | undefined {
    if (tree === NO_TEXT) return undefined;
    if (!this.#buildingOfTree.has(tree)) {
      const [key] = this.#sink.texts.text(tree).split('.', 1);
      this.#buildingOfTree.set(tree, this.#targets.buildings.get(this.#sink.texts.add(key!)));
    }
    return this.#buildingOfTree.get(tree);
  }

  /** Possible first parts in the name of an upgrade tree: the class of the hero who has it; for guid 0, a building. */
  #prefixes(guid: number): PrefixGroup {
    const { buildingHashes, classHashes, classOfHero } = this.#targets;
    if (guid === 0) return this.#group('buildings', () => [...buildingHashes]);
    const own = classOfHero.get(guid);
    if (own === undefined) return this.#group('heroes', () => [...classHashes]);
    return this.#group(own, () => [[own, classHashes.get(own)!]]);
  }

  #group(key: TextId | 'heroes' | 'buildings', rows: () => (readonly [TextId, number])[]): PrefixGroup {
    return getOrCreate(this.#groups, key, () => ({
      prefixes: rows().map(([text, hash]) => ({ text, hash })),
      misses: new Set(),
    }));
  }

  #inside(from: NodeId, path: readonly string[]): NodeId | null {
    let node: NodeId | null = from;
    for (const name of path) if (node !== null) node = this.#emitter.find(node, this.#sink.texts.add(name));
    return node;
  }

  /** Links the changing half of each area and tile to its lasting half. */
  #halves(): void {
    const { areas, areaStates, tiles, tileStates } = this.#targets;
    const label = this.#sink.label('OUTER', 'static');
    for (const { node, area, at } of areaStates) {
      const whole = areas.get(area);
      this.#half(node, label, whole, at);
    }
    for (const { node, area, tile, at } of tileStates) {
      const whole = tiles.get(pair(areas.get(area) ?? -1, tile));
      this.#half(node, label, whole, at);
    }
  }

  #half(node: NodeId, label: LabelId, whole: NodeId | undefined, at: number): void {
    if (whole !== undefined) this.#sink.link(node, label, whole, at);
    // Its place is that of its lasting half.
    if (whole === undefined || this.#incomplete.has(whole))
      this.#incomplete.unsure(node, this.#incomplete.fileOf(HOME.area));
  }

  /** Places tiles on the map, areas in the middle of their tiles, and both halves in the same place. */
  #places(): void {
    const { areas, areaPlaces, areaStates, tilePlaces, tiles, tileStates } = this.#targets;
    const placeTile = (node: NodeId, tile: NodeId | undefined): void => {
      const place = tile === undefined ? undefined : tilePlaces.get(tile);
      if (place) this.#sink.place(node, place[0], place[1], 0);
    };
    const placeArea = (node: NodeId, area: NodeId | undefined): void => {
      const sum = area === undefined ? undefined : areaPlaces.get(area);
      if (sum) this.#sink.place(node, sum.x / sum.tiles, sum.y / sum.tiles, 0);
    };
    for (const tile of tilePlaces.keys()) placeTile(tile, tile);
    for (const area of areaPlaces.keys()) placeArea(area, area);
    for (const { node, area } of areaStates) placeArea(node, areas.get(area));
    for (const { node, area, tile } of tileStates)
      placeTile(node, tiles.get(pair(areas.get(area) ?? -1, tile)));
  }

  #label(role: Role): LabelId {
    const kind: ReferenceKind = isHash(role.name) ? 'HASH' : 'ID';
    return getOrCreate(this.#labels, role.id, () => this.#sink.label(kind, role.label));
  }
}
