// The header of a Palworld world: its name, when it was saved and played, and which world it is. No property has an
// id of the world. The group of characters with OrgType 2 has a random GUID that stays the same from save to save.
// Source: docs/formats/gvas.md#palworld.

import type { Cursor } from '../../../../bytes/cursor.ts';
import { ticksToIso } from '../../../../bytes/dates.ts';
import type { EngineFacts } from '../../../unreal/engine-facts.ts';
import { readTag, type Tag } from '../../../unreal/tags/tags.ts';
import { readString, skipString } from '../../../unreal/texts/fstring.ts';
import { readGuid } from '../../../unreal/texts/guid.ts';
import type { HeaderFacts, WorldFile } from '../game.ts';
import { END } from './parts.ts';

const TICKS_PER_SECOND = 10_000_000;

/** @param files the level first */
export function worldFacts(files: readonly WorldFile[]): HeaderFacts {
  const [level, ...others] = files;
  const meta = others.find(({ path }) => /(^|\/)LevelMeta\.sav$/i.test(path));
  const savedAt = level!.inBeginning(timestamp) ?? null;
  const title = meta?.inBeginning((cursor, facts) => text(cursor, facts, 'SaveData', 'WorldName'));
  let found: WholeFacts | null | undefined;
  const whole = (): WholeFacts | null => {
    if (found === undefined) found = savedAt === null ? null : level!.inWhole(wholeFacts);
    return found;
  };
  return {
    title: title || null,
    savedAt: savedAt === null ? null : ticksToIso(savedAt),
    get playSeconds() {
      return whole()?.playSeconds ?? null;
    },
    get playthrough() {
      return whole()?.playthrough ?? null;
    },
  };
}

/** In the time of the machine that saved, whose zone is not in the file. */
function timestamp(cursor: Cursor, facts: EngineFacts): bigint | null {
  return enter(cursor, facts, 'Timestamp') ? cursor.view.getBigInt64(cursor.take(8), true) : null;
}

function text(cursor: Cursor, facts: EngineFacts, struct: string, name: string): string | null {
  return enter(cursor, facts, struct) && enter(cursor, facts, name) ? readString(cursor) : null;
}

/** Moves to the value of a property of the list at the cursor; false if the list has none of this name. */
function enter(cursor: Cursor, facts: EngineFacts, name: string): boolean {
  for (const property of properties(cursor, facts)) if (property.name === name) return true;
  return false;
}

/** The properties of the list at the cursor, which is at the value of each. */
function* properties(cursor: Cursor, facts: EngineFacts): Generator<Tag> {
  for (let tag = readTag(cursor, facts); tag; tag = readTag(cursor, facts)) {
    const end = cursor.at + tag.size;
    yield tag;
    cursor.at = end;
  }
}

type WholeFacts = Pick<HeaderFacts, 'playSeconds' | 'playthrough'>;

function wholeFacts(cursor: Cursor, facts: EngineFacts): WholeFacts {
  let playSeconds: number | null = null;
  let playthrough: string | null = null;
  if (!enter(cursor, facts, 'worldSaveData')) return { playSeconds, playthrough };
  for (const { name } of properties(cursor, facts)) {
    if (name === 'GroupSaveDataMap') playthrough = worldId(cursor, facts);
    else if (name === 'GameTimeSaveData' && enter(cursor, facts, 'RealDateTimeTicks')) {
      playSeconds = Number(cursor.view.getBigInt64(cursor.take(8), true)) / TICKS_PER_SECOND;
    }
  }
  return { playSeconds, playthrough };
}

const ORGANIZATION = 'EPalGroupType::Organization';
const WORLD = 2;
/** A GUID and an empty list. */
const LEAST_GROUP = 25;
const CHARACTER = 32;

/** The GUID of the one group of the world's kind, in the map of groups at the cursor. */
function worldId(cursor: Cursor, facts: EngineFacts): string | null {
  const found: string[] = [];
  cursor.count(1, 'removed keys');
  for (let left = cursor.count(LEAST_GROUP, 'groups'); left > 0; left--) {
    const id = readGuid(cursor);
    let isOrganization = false;
    let type: number | null = null;
    for (const { name, size } of properties(cursor, facts)) {
      if (name === 'GroupType') isOrganization = readString(cursor) === ORGANIZATION;
      else if (name === 'RawData' && isOrganization) type = orgType(cursor, cursor.at + size);
    }
    if (type === WORLD) found.push(id);
  }
  return found.length === 1 ? found[0]! : null;
}

/** Of a group that ends at `end`: its kind is followed by a list of bases, and by ends of classes in newer saves. */
function orgType(cursor: Cursor, end: number): number | null {
  cursor.skip(4 + 16);
  skipString(cursor);
  cursor.skip(cursor.count(CHARACTER, 'characters') * CHARACTER);
  for (const ends of [0, END]) {
    const at = cursor.at + ends;
    if (at + 5 <= end && at + 5 + cursor.view.getInt32(at + 1, true) * 16 + ends === end)
      return cursor.bytes[at]!;
  }
  return null;
}
