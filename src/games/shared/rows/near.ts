// Rows around a player, an object or a place.

import { NO_NODE } from '../../../graph/ids.ts';
import { badArgument } from '../../../query/errors.ts';
import type { Input } from '../../../query/filter/input.ts';
import { checkFromAbove, unitsOf } from '../../../query/filter/region.ts';
import { spellingOf } from '../../../query/names/spelling.ts';
import type { ListOwner } from '../game.ts';
import { type Place, placeOf } from '../scope.ts';
import { isObjectRef, isPlace, type Row, valueAt } from './fields.ts';

interface Center {
  readonly x: number;
  readonly y: number;
  /** Heights are ignored without it. */
  readonly z?: number | null;
}

/** Exactly one of player, object and point. */
export type Near = Input<{ readonly player: string; readonly object: string; readonly point: Center }> & {
  readonly metres: number;
};

/** True if a row's position is within the distance. @throws QueryError BAD_ARGUMENT */
export function nearTest(owner: ListOwner, near: Near): (row: Row) => boolean {
  const { player, object, point, metres } = near;
  const given = [player, object, point].filter((of) => of !== null && of !== undefined);
  if (given.length !== 1) throw badArgument('near', 'needs exactly one of player, object and point');
  if (!(metres >= 0)) throw badArgument('near.metres', 'must not be negative');
  if (point && (point.z ?? null) === null) checkFromAbove(owner.scope.upAxis, 'near.point');
  const isAround = typeof object === 'string';
  const center: Center = point ?? (isAround ? objectPlace(owner, object) : playerPlace(owner, player!));
  const most = metres * unitsOf(owner.scope.perMetre, 'near.metres');
  const isThere = isAround ? levelTest(owner, object) : () => true;
  return (row) => {
    const at = valueAt(row, 'position');
    return (
      isPlace(at) &&
      isThere(row) &&
      Math.hypot(at.x - center.x, at.y - center.y, at.z - (center.z ?? at.z)) <= most
    );
  };
}

function objectPlace({ scope: { graph } }: ListOwner, path: string): Place {
  const node = graph.find(path);
  const place = node === NO_NODE ? null : placeOf(graph, node);
  if (!place) throw badArgument('near.object', 'is the path of no object with a place');
  return place;
}

/** True if a row's object is in the level of another, where levels have places of their own. */
function levelTest({ scope: { graph, isPerLevel } }: ListOwner, path: string): (row: Row) => boolean {
  const level = graph.level(graph.find(path));
  return (row) => {
    const object = valueAt(row, 'object');
    return !isPerLevel || !isObjectRef(object) || graph.level(object.node) === level;
  };
}

interface PlayerRow {
  readonly name?: string | null;
  readonly position?: Place | null;
}

/** Views have either a list of players or a single one, who has no name. */
function playerPlace(owner: ListOwner, name: string): Place {
  const { players, player } = owner as {
    readonly players?: readonly PlayerRow[];
    readonly player?: PlayerRow;
  };
  if (!players && !player)
    throw badArgument('near.player', 'this view has no players with places: give an object or a point');
  const wanted = name.toLowerCase();
  const found = players?.find((row) => row.name?.toLowerCase() === wanted) ?? (players ? undefined : player);
  if (!found) {
    const names = players?.flatMap((row) => row.name ?? []) ?? [];
    const hint = spellingOf('UNKNOWN_NAME', '', names).hint(name);
    const known = names.length > 0 ? `; there are ${names.slice(0, 20).join(', ')}` : '; the save names none';
    throw badArgument('near.player', `is the name of no player${hint || known}`);
  }
  if (!found.position) throw badArgument('near.player', `${name} has no place in this save`);
  return found.position;
}
