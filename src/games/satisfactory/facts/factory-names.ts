// Names that the user gives to factories, as a JSON list: `{name, position}` names the factory at that place;
// `{name, position, radius}` and `{name, box: {min, max}}` define its border. Places are in centimetres, -Y
// is north; without z, any height matches.

import { showFound } from '../../../bytes/show-found.ts';
import type { Place } from '../../shared/scope.ts';

/** A place on the map; z is null for any height. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number | null;
}

export type NamedFactory =
  | { readonly name: string; readonly at: MapPoint }
  | { readonly name: string; readonly center: MapPoint; readonly radius: number }
  | { readonly name: string; readonly min: MapPoint; readonly max: MapPoint };

/** Not a list of named factories; the message says where and why. */
export class FactoryNamesError extends Error {
  override readonly name = 'FactoryNamesError';
}

const MOST_FACTORIES = 1000;
const MOST_NAME = 200;

/** The named factories, in file order. @throws FactoryNamesError */
export function namedFactories(text: string): readonly NamedFactory[] {
  let list: unknown;
  try {
    list = JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch (error) {
    throw new FactoryNamesError(`is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!Array.isArray(list)) throw refusal('', 'a list of factories', list);
  if (list.length > MOST_FACTORIES)
    throw new FactoryNamesError(`has ${list.length} factories, at most ${MOST_FACTORIES} are accepted`);
  const factories = list.map((entry, at) => namedFactory(entry, `[${at}]`));
  factories.forEach(({ name }, at) => {
    const before = factories.findIndex((other) => other.name === name);
    if (before < at) throw refusal(`[${at}].name`, `a name other than that of [${before}]`, name);
  });
  return factories;
}

function namedFactory(entry: unknown, place: string): NamedFactory {
  const { name, position, radius, box } = fieldsOf(entry, place, ['name', 'position', 'radius', 'box']);
  if (typeof name !== 'string' || name.trim() === '' || name.length > MOST_NAME)
    throw refusal(`${place}.name`, `a text of 1 to ${MOST_NAME} characters`, name);
  if (box !== undefined) {
    if (position !== undefined || radius !== undefined)
      throw new FactoryNamesError(`${place}: expected box or position, found both`);
    return { name, ...boxOf(box, `${place}.box`) };
  }
  const at = placeIn(position, `${place}.position`);
  if (radius === undefined) return { name, at };
  if (typeof radius !== 'number' || !Number.isFinite(radius) || radius <= 0)
    throw refusal(`${place}.radius`, 'a length in centimetres above 0', radius);
  return { name, center: at, radius };
}

function boxOf(box: unknown, place: string): { min: MapPoint; max: MapPoint } {
  const corners = fieldsOf(box, place, ['min', 'max']);
  const min = placeIn(corners.min, `${place}.min`);
  const max = placeIn(corners.max, `${place}.max`);
  for (const axis of ['x', 'y', 'z'] as const) {
    const [least, most] = [min[axis], max[axis]];
    if (least === null || most === null || least <= most) continue;
    throw refusal(`${place}.max.${axis}`, `at least min.${axis}, ${least}`, most);
  }
  return { min, max };
}

function placeIn(value: unknown, place: string): MapPoint {
  const { x, y, z = null } = fieldsOf(value, place, ['x', 'y', 'z']);
  return {
    x: coordinate(x, `${place}.x`),
    y: coordinate(y, `${place}.y`),
    z: z === null ? null : coordinate(z, `${place}.z`),
  };
}

function coordinate(value: unknown, place: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw refusal(place, 'a number of centimetres', value);
}

function fieldsOf(
  value: unknown,
  place: string,
  known: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refusal(place, `an object with ${known.join(', ')}`, value);
  const odd = Object.keys(value).find((key) => !known.includes(key));
  if (odd === undefined) return { ...value };
  throw new FactoryNamesError(
    `${place}: expected ${known.join(', ')}, found ${JSON.stringify(odd.slice(0, MOST_NAME))}`,
  );
}

function refusal(place: string, expected: string, found: unknown): FactoryNamesError {
  const at = place === '' ? '' : `${place}: `;
  return new FactoryNamesError(`${at}expected ${expected}, found ${showFound(found)}`);
}

/** True if the user's border contains a place; false for names without a border. */
export function holds(factory: NamedFactory, place: Place): boolean {
  if ('radius' in factory) return distance(factory.center, place) <= factory.radius;
  if (!('min' in factory)) return false;
  return (['x', 'y', 'z'] as const).every(
    (axis) =>
      place[axis] >= (factory.min[axis] ?? Number.NEGATIVE_INFINITY) &&
      place[axis] <= (factory.max[axis] ?? Number.POSITIVE_INFINITY),
  );
}

/** In centimetres; ignores height if the named place has none. */
export function distance(from: MapPoint, to: Place): number {
  return Math.hypot(to.x - from.x, to.y - from.y, from.z === null ? 0 : to.z - from.z);
}
