// Notes references and their targets while the files are read, field by field. Only the raw values are noted:
// their targets are known once all files have been read (resolve.ts).

import type { NodeId, TextId } from '../../../graph/ids.ts';
import { siblingInt } from '../dson/fields.ts';
import { aligned, type Block } from '../dson/layout.ts';
import { fourCCOf, NO_AREA } from '../names/fourcc.ts';
import { hashBytes, hashName } from '../names/hash.ts';
import { isHashValue } from '../names/hash-names.ts';
import type { RecordEmitter } from '../nodes/emit.ts';
import type { Frames } from '../nodes/frames.ts';
import { PARAMETER, type Role } from '../roles/roles.ts';
import { TYPE } from '../types/types.ts';
import { pair, Targets } from './targets.ts';

const NAMES = {
  areaTo: hashName('area_to'),
  inArea: hashName('in_area'),
  instance: hashName('instance_number'),
  type: hashName('type'),
};

/**
 * A reference, before all files of the profile are read. The meaning of `value`, `extra` and `more` depends on the role.
 */
export interface PendingRow {
  readonly role: number;
  readonly source: NodeId;
  readonly value: number;
  /** Offset in the image. */
  readonly at: number;
  readonly extra: number;
  readonly more: number;
}

interface RoleField {
  readonly block: Block;
  readonly type: number;
  /** The name without its NUL, and the end of the data, as offsets into the image. */
  readonly nameAt: number;
  readonly nameEnd: number;
  readonly end: number;
}

export class Collector {
  readonly targets = new Targets();
  readonly pending: PendingRow[] = [];
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #emitter: RecordEmitter;
  readonly #frames: Frames;
  #file = 0;
  #folder = 0;

  constructor(bytes: Uint8Array, view: DataView, emitter: RecordEmitter, frames: Frames) {
    this.#bytes = bytes;
    this.#view = view;
    this.#emitter = emitter;
    this.#frames = frames;
  }

  /** Sets the file, and its folder in the profile, that the next calls are about. */
  file(file: number, folder: number): void {
    this.#file = file;
    this.#folder = folder;
  }

  /** Called when the innermost frame is an object that others may refer to; its name is from `at` to `end`. */
  opened(at: number, end: number, nameHash: number): void {
    const { targets } = this;
    const { depth, state, node, canonical, text } = this.#frames;
    const own = node[depth]!;
    switch (state[depth]!.hook) {
      case 'HERO': {
        const guid = this.#guid(depth);
        if (!targets.heroes.has(guid)) targets.heroes.set(guid, canonical[depth]!);
        return;
      }
      case 'BUILDING':
        if (!targets.buildings.has(text[depth]!)) targets.buildings.set(text[depth]!, own);
        targets.buildingHashes.set(text[depth]!, nameHash);
        return;
      case 'ACTIVITY':
        if (!targets.activities.has(nameHash)) targets.activities.set(nameHash, own);
        return;
      case 'RAID_QUEST':
        targets.raids.set(this.#folder, { node: own, dungeon: null });
        return;
      case 'AREA':
      case 'AREA_STATE': {
        const id = fourCCOf(this.#bytes, at, end);
        if (id === null) return;
        const area = pair(id, this.#folder);
        if (state[depth]!.hook === 'AREA') targets.areas.set(area, own);
        else targets.areaStates.push({ node: own, area, at });
        return;
      }
      case 'TILE': {
        const tile = trailingNumber(this.#bytes, at, end);
        if (tile !== null) targets.tiles.set(pair(node[depth - 2]!, tile), own);
        return;
      }
      case 'TILE_STATE': {
        const area = targets.areaStates.at(-1);
        const tile = trailingNumber(this.#bytes, at, end);
        if (tile !== null && area?.node === node[depth - 2])
          targets.tileStates.push({ node: own, area: area!.area, tile, at });
        return;
      }
      case 'NAMED':
        this.#push(KEY_OF_OBJECT, text[depth]!, at);
        return;
    }
  }

  /** Called for a field of the innermost frame. */
  field(role: Role, field: RoleField): void {
    const { depth, node, state } = this.#frames;
    const at = aligned(field.block.dataAt, field.nameEnd + 1);
    if (role.vector) {
      if (field.type === TYPE.IntVector) this.#elements(role, at, field.end);
      return;
    }
    switch (role.name) {
      case 'EVENT_KIND':
        return;
      case 'KEY':
        this.#push(role.id, this.#emitter.name(field.nameAt, field.nameEnd), field.nameAt);
        return;
      case 'IN_RAID':
        this.targets.inRaid ||= field.type === TYPE.Bool && this.#bytes[field.end - 1] !== 0;
        return;
      case 'HERO_NAME':
        if (field.type === TYPE.String && state[depth - 1]?.hook === 'HERO' && field.end - at > 5)
          this.#emitter.sink.setDisplayName(node[depth - 1]!, this.#emitter.text(at + 4, field.end - 1));
        return;
      case 'PLACE':
        if (field.type === TYPE.FloatArray && field.end - at >= 8) this.#place(at);
        return;
      case 'NAME':
      case 'BUILDING':
      case 'QUEST':
      case 'QUEST_ID':
      case 'QUIRK_IN_TREATMENT':
      case 'RAID_FOLDER':
      case 'RAID_DUNGEON':
        if (field.type === TYPE.String && field.end - at > 5) this.#text(role, at, field);
        return;
    }
    const value = this.#number(role, field, at);
    if (value !== null) this.#numberField(role, field, at, value);
  }

  #numberField(role: Role, { block }: RoleField, at: number, value: number): void {
    const { depth, node, canonical, state, text } = this.#frames;
    switch (role.name) {
      case 'HERO':
        if (state[depth]!.hook === 'ACTIVITY_SLOT' && value !== 0) {
          const slot = Number(this.#emitter.sink.texts.text(text[depth]!));
          this.targets.slots.set(pair(node[depth - 1]!, slot), value);
        }
        if (value !== 0 && value !== -1) this.#push(role.id, value, at);
        return;
      case 'ENEMY_ID':
        this.targets.enemies.set(pair(value, this.#file), canonical[depth]!);
        return;
      case 'ENEMY':
        this.#push(role.id, value, at, this.#file);
        return;
      case 'AREA':
        if (value === NO_AREA) return;
        this.#push(role.id, value, at, this.#folder);
        if (state[depth - 1]?.hook === 'AREA') {
          const source = node[depth - 1]!;
          this.pending.push({ role: NEIGHBOUR, source, value, at, extra: this.#folder, more: 0 });
        }
        return;
      case 'TILE': {
        const area = this.#sibling(block, NAMES.areaTo) ?? this.#sibling(block, NAMES.inArea);
        if (area !== null && area !== NO_AREA) this.#push(role.id, value, at, this.#folder, area);
        return;
      }
      case 'HASH_OF_TREE':
        if (isHashValue(value)) this.#push(role.id, value, at, this.#sibling(block, NAMES.instance) ?? 0);
        return;
      case 'PARAMETER': {
        const type = this.#sibling(block, NAMES.type);
        if (type === PARAMETER.area && value !== NO_AREA) {
          this.#push(role.id, value, at, this.#folder, PARAMETER.area);
        } else if (type !== null && PARAMETER.hashes.includes(type) && isHashValue(value)) {
          this.#push(role.id, value, at, 0, type);
        }
        return;
      }
      default:
        if (isHashValue(value)) this.#push(role.id, value, at);
    }
  }

  /** The number in a field; an area may also be given by its letters. */
  #number({ name }: Role, { type, end }: RoleField, at: number): number | null {
    if (type === TYPE.Int) return this.#view.getInt32(at, true);
    return name === 'AREA' && type === TYPE.String ? fourCCOf(this.#bytes, at + 4, end - 1) : null;
  }

  #elements(role: Role, at: number, end: number): void {
    const { depth, canonical, state } = this.#frames;
    // Buffs of a supply: base_root/item_tracking/supply/<n> in the hero's file.
    const isBuff = role.name === 'BUFF';
    const hero = isBuff ? (canonical[depth - 3] ?? 0) : 0;
    const guid = isBuff && state[depth - 3]?.hook === 'HERO' ? this.#guid(depth - 3) : 0;
    for (let item = at + 4; item < end; item += 4) {
      const value = this.#view.getInt32(item, true);
      const counts = role.name === 'HASH' ? isHashValue(value) : value !== -1 && (value !== 0 || isBuff);
      if (counts) this.#push(role.id, value, item, hero, guid);
    }
  }

  #text(role: Role, at: number, field: RoleField): void {
    const { depth, node, text } = this.#frames;
    const value = this.#emitter.text(at + 4, field.end - 1);
    switch (role.name) {
      case 'QUEST_ID':
        this.targets.quests.set(value, node[depth]!);
        return;
      case 'QUIRK_IN_TREATMENT': {
        // activities/<activity>/quirk_treatment/<slot>/negative_quirk
        const slot = Number(this.#emitter.sink.texts.text(text[depth - 1]!));
        this.#push(role.id, value, at, node[depth - 3] ?? 0, slot);
        return;
      }
      case 'NAME': {
        if (role.label === 'heroClass') this.#heroClass(value, hashBytes(this.#bytes, at + 4, field.end - 1));
        const raid = this.targets.raids.get(this.#folder);
        if (raid?.node === node[depth]) raid!.dungeon = value;
        break;
      }
    }
    this.#push(role.id, value, at, this.#folder);
  }

  /** Guid of the hero whose frame is at `depth`: heroes/<guid>/hero_file_data/raw_data/base_root. */
  #guid(depth: number): number {
    return Number(this.#emitter.sink.texts.text(this.#frames.text[depth - 3]!));
  }

  #heroClass(text: TextId, hash: number): void {
    const { depth, state } = this.#frames;
    this.targets.classHashes.set(text, hash);
    if (state[depth]!.hook !== 'HERO') return;
    const guid = this.#guid(depth);
    if (!this.targets.classOfHero.has(guid)) this.targets.classOfHero.set(guid, text);
  }

  #place(at: number): void {
    const { depth, node, state } = this.#frames;
    const x = this.#view.getFloat32(at, true);
    const y = this.#view.getFloat32(at + 4, true);
    if (state[depth]!.hook !== 'TILE' || !Number.isFinite(x) || !Number.isFinite(y)) return;
    this.targets.tilePlaces.set(node[depth]!, [x, y]);
    const area = node[depth - 2]!;
    const sum = this.targets.areaPlaces.get(area);
    if (!sum) this.targets.areaPlaces.set(area, { x, y, tiles: 1 });
    else {
      sum.x += x;
      sum.y += y;
      sum.tiles++;
    }
  }

  #sibling(block: Block, name: number): number | null {
    const { depth, first, end } = this.#frames;
    return siblingInt(this.#view, block, first[depth]!, end[depth]!, name);
  }

  #push(role: number, value: number, at: number, extra = 0, more = 0): void {
    const source: NodeId = this.#frames.node[this.#frames.depth]!;
    this.pending.push({ role, source, value, at, extra, more });
  }
}

/** Used as a role: the node's own name refers to something (a quirk). */
export const KEY_OF_OBJECT = -1;
/** Used as a role: a door of the area leads to the target. Makes paths through the dungeon paths along edges. */
export const NEIGHBOUR = -2;

/** `12` of `tile12`; null when the name does not end with a digit. */
function trailingNumber(bytes: Uint8Array, at: number, end: number): number | null {
  let value = 0;
  let place = 1;
  let i = end - 1;
  for (; i >= at && end - i <= 6; i--, place *= 10) {
    const digit = bytes[i]! - 0x30;
    if (digit < 0 || digit > 9) break;
    value += digit * place;
  }
  return i === end - 1 ? null : value;
}
