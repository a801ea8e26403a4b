// "What is near, and how far away?"

import { encodeId } from '../../api/context/global-id.ts';
import { limitArgument } from '../../games/shared/game-tool.ts';
import { conditionsOf, withoutNode } from '../../games/shared/names-meant.ts';
import { rounded, tableOf } from '../answers/compact.ts';
import { askQuery, viewedGame, viewQuery } from '../game-query.ts';
import type { ClassesQuery, NearestQuery, PlaceQuery } from '../queries.gen.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { type OpenSave, searchSave } from '../tool-session.ts';

const NEAREST_QUERY = /* GraphQL */ `query Nearest($save: ID!, $to: PointInput, $object: ID, $where: ObjectFilter, $limit: Int!) {
  save(id: $save) { nearest(to: $to, object: $object, where: $where, first: $limit) { nodes {
    distance object { name class { name title } position { x y z } path } } } } }`;

const CLASSES_QUERY = /* GraphQL */ `query Classes($save: ID!, $what: TextFilter!) {
  save(id: $save) { classes(where: { or: [{ title: $what }, { name: $what }] }, orderBy: [{ field: COUNT, direction: DESC }], first: 10000) {
    nodes { path count } } } }`;

const PLACE_QUERY = /* GraphQL */ `query Place($save: ID!, $path: String!) { save(id: $save) { object(path: $path) { position { x y z } parent { position { x y z } } } } }`;

/** Other players that are named. */
const MOST_OTHERS = 10;

interface Point {
  readonly x: number;
  /** Null, as z, if unknown; views of flat maps leave out heights. */
  readonly y?: number | null;
  readonly z?: number | null;
}

interface Thing {
  readonly what: unknown;
  readonly position: Point | null;
}

interface Origin {
  readonly from: string;
  readonly to: Point;
  /** Path of the object that distances are measured from; it is itself left out. */
  readonly object?: string;
  /** Names or ids of other players, when nobody said which. */
  readonly others?: readonly string[];
}

export const nearest = defineTool({
  name: 'nearest',
  description:
    'What is nearest: to an id, a place (x, y, in the unit of the save), or the player. "what": a class or its title, a resource, a collectible not yet collected (slug, somersloop, crash site), a slime. Distances in metres.',
  arguments: {
    save: SAVE_ARGUMENT,
    what: { type: 'string' },
    id: { type: 'string' },
    x: { type: 'number' },
    y: { type: 'number' },
    z: { type: 'number' },
    player: { type: 'string', description: 'name or id, if there are several' },
    limit: limitArgument(10),
  },
  async call({ save: given, what, id, x, y, z, player, limit }, session) {
    if ((x === undefined) !== (y === undefined)) {
      const [has, lacks] = x === undefined ? ['y', 'x'] : ['x', 'y'];
      throw new ToolError(
        `A place needs "x" and "y": "${lacks}" is missing.`,
        `Give "${lacks}" too, or leave "${has}" out.`,
      );
    }
    const save = await session.save(given);
    const origin = await originOf(save, {
      path: id,
      to: x === undefined || y === undefined ? null : placeGiven(save, x, y, z),
      player,
    });
    const things = what === undefined ? [] : await thingsOf(save, what);
    const { near, total } =
      things.length > 0
        ? { near: byDistance(things, origin.to, limit), total: things.length }
        : await objectsNear(save, origin, what, limit);
    const { perMetre, length } = save.units;
    const unit = perMetre === null ? length : 'm';
    const rows = near.map(({ distance, what: name, position, ...rest }) => ({
      [`distance_${unit}`]: rounded(Math.round((distance / (perMetre ?? 1)) * 10) / 10),
      what: name,
      position,
      ...rest,
    }));
    return {
      save: save.slug,
      from: origin.from,
      ...(origin.others && { other_players: origin.others }),
      position_unit: length,
      ...(rows.length === 0 ? { nearest: 'nothing like that has a place' } : { ...tableOf(rows), total }),
    };
  },
});

/** Two numbers are a place on the map: x and z where heights are along y, which are 0 on maps of tiles. */
function placeGiven({ units: { upAxis, perMetre } }: OpenSave, x: number, y: number, z?: number): Point {
  if (z !== undefined || upAxis !== '+Y') return { x, y, z: z ?? null };
  return { x, y: perMetre === null ? 0 : null, z: y };
}

async function originOf(
  save: OpenSave,
  { path, to, player }: { path: string | undefined; to: Point | null; player: string | undefined },
): Promise<Origin> {
  if (to) return { from: 'the place given', to };
  if (path !== undefined) {
    const found = await searchSave<PlaceQuery>(save, PLACE_QUERY, { path });
    const position = found.object?.position ?? found.object?.parent?.position;
    if (position) return { from: path, to: position, object: path };
    throw new ToolError(
      found.object
        ? 'That object has no place.'
        : `${save.slug} has no object ${JSON.stringify(path.slice(0, 120))}.`,
      'Give x and y, or an id as other tools give it.',
    );
  }
  return playerOf(save, player);
}

/** The place of the player with this name or id; without one, of the first, and who else there is. */
async function playerOf(save: OpenSave, wanted: string | undefined): Promise<Origin> {
  const game = await viewedGame(save);
  const asked = game?.questions.players;
  const view = game && asked ? (await askQuery(save, viewQuery(game, asked))).view : null;
  const { players, player } = (view ?? {}) as { players?: { nodes: readonly Placed[] }; player?: Placed };
  const all = (players?.nodes ?? (player ? [player] : [])).filter(({ position }) => position !== null);
  const called = all.map(({ name, object }) => name ?? object?.path ?? '');
  const text = wanted?.toLowerCase();
  const at =
    text === undefined
      ? 0
      : all.findIndex(({ name, object }) => name?.toLowerCase() === text || object?.path === wanted);
  const found = all[at];
  if (found?.position) {
    const others = called.filter((_, other) => other !== at);
    return {
      from: `the player${called[at] ? ` ${JSON.stringify(called[at])}` : ''}`,
      to: found.position,
      ...(found.body && { object: found.body.path }),
      ...(wanted === undefined && others.length > 0 && { others: others.slice(0, MOST_OTHERS) }),
    };
  }
  if (all.length === 0) {
    const known = asked ? 'The save has no player with a place.' : 'There is no player to start from.';
    throw new ToolError(`Near what? ${known}`, 'Give an id, or x and y.');
  }
  throw new ToolError(
    `No player with a place is called ${JSON.stringify(wanted?.slice(0, 60))}.`,
    `There are ${called.slice(0, MOST_OTHERS).join(', ') || 'one without a name'}.`,
  );
}

interface Placed {
  readonly name?: string | null;
  readonly object?: { readonly path: string };
  /** What stands at the place of the player. */
  readonly body?: { readonly path: string } | null;
  readonly position: Point | null;
}

async function thingsOf(save: OpenSave, what: string): Promise<readonly Thing[]> {
  const game = await viewedGame(save);
  const asked = game?.questions.things;
  if (!game || !asked) return [];
  const thing = withoutNode(what);
  const query = viewQuery(game, asked.selects, { takes: '$what: TextFilter!' });
  const { view } = await askQuery(save, query, { what: { contains: thing, caseSensitive: false } });
  const { kinds, ...lists } = view as Readonly<Record<string, { readonly nodes: readonly Thing[] }>>;
  const words = wordsOf(what, asked.synonyms);
  const called = kinds?.nodes.filter(({ what: kind }) => {
    const ofKind = wordsOf(String(kind), asked.synonyms);
    return words.every((word) => ofKind.includes(word));
  });
  return called && called.length > 0 ? called : Object.values(lists).flatMap(({ nodes }) => nodes);
}

/** The same words for "Blue slugs" and BLUE_SLUG. */
function wordsOf(text: string, synonyms: Readonly<Record<string, string>> = {}): readonly string[] {
  let plain = text.toLowerCase().replaceAll('_', ' ');
  for (const [word, meaning] of Object.entries(synonyms)) plain = plain.replace(word, meaning);
  return plain.match(/[a-z]+/g)?.map((word) => word.replace(/(?<=..)s$/, '')) ?? [];
}

type Near = Thing & { readonly distance: number };

function byDistance(things: readonly Thing[], to: Point, limit: number): readonly Near[] {
  return things
    .flatMap((thing) => (thing.position ? [{ ...thing, distance: distanceOf(thing.position, to) }] : []))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit);
}

/** Without a height, the distance as seen from above. */
function distanceOf(a: Point, b: Point): number {
  const along = (one?: number | null, other?: number | null): number =>
    one != null && other != null ? one - other : 0;
  return Math.hypot(a.x - b.x, along(a.y, b.y), along(a.z, b.z));
}

async function objectsNear(
  save: OpenSave,
  { to, object }: Origin,
  what: string | undefined,
  limit: number,
): Promise<{ readonly near: readonly Near[]; readonly total: number | undefined }> {
  if (to.y === null)
    throw new ToolError(
      'Heights of this save are along y: a place needs "x", "y" and "z".',
      'Give all three.',
    );
  const classes = what === undefined ? null : await classesOf(save, what);
  const where = {
    kind: { in: ['ACTOR', 'LIGHTWEIGHT', 'EXPORT', 'RECORD'] },
    ...(classes && { class: { in: classes.map(({ path }) => path) } }),
  };
  const origin = object === undefined ? { to } : { object: encodeId('SaveObject', save.slug, object) };
  const found = await searchSave<NearestQuery>(save, NEAREST_QUERY, { ...origin, where, limit });
  const near = (found.nearest?.nodes ?? []).map(({ distance, object: { class: type, position, path } }) => {
    return { distance, what: type.title ?? type.name, position, id: path };
  });
  return { near, total: classes?.reduce((sum, { count }) => sum + count, 0) };
}

type FoundClass = NonNullable<NonNullable<ClassesQuery['save']>['classes']>['nodes'][number];

/** The classes with this name or title, else those that contain it. */
async function classesOf(save: OpenSave, what: string): Promise<readonly FoundClass[]> {
  for (const condition of conditionsOf(what)) {
    const found = await searchSave<ClassesQuery>(save, CLASSES_QUERY, { what: condition });
    if (!found.classes) throw save.session.refusal('The classes could not be read.');
    if (found.classes.nodes.length > 0) return found.classes.nodes;
  }
  throw new ToolError(
    `${save.slug} has no class, resource or collectible called ${JSON.stringify(what.slice(0, 60))}.`,
    'search_classes finds the classes of a save by words; nearest without "what" says what is there.',
  );
}
