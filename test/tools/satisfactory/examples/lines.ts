/** Belts with the items on them, wires, and the circuits that the wires make. */
import { classes, inWorld, world } from '../game.ts';
import type { ObjectSpec } from '../objects.ts';
import { plainObject } from '../objects.ts';
import type { Ref } from '../strings.ts';
import { plainText } from '../strings.ts';
import type { BeltItem, ChainSegment } from '../trailing.ts';
import type { Property } from '../values.ts';
import { float, int, object, objects, prop, struct, structs } from '../values.ts';
import type { Machine } from './machines.ts';
import type { Place, Site } from './site.ts';
import {
  add,
  addActor,
  addBuilding,
  addPart,
  at,
  buildableSubsystem,
  builtProperties,
  firstVersionOf,
  refTo,
} from './site.ts';

interface Belt {
  actor: ObjectSpec;
  start: ObjectSpec;
  end: ObjectSpec;
  length: number;
  points: Place[];
}

const vector = (values: number[]) => struct('Vector', { binary: 'reals', values });

/** Centimetres between two items on a belt. */
const itemSpacing = 120;

/** A row of belts from an output to an input, so many of them, carrying `count` items. */
export function addBelts(
  site: Site,
  from: [machine: Machine, output: string],
  to: [machine: Machine, input: string],
  carried: [item: Ref, count: number],
  pieces = 1,
): void {
  const stops = Array.from({ length: pieces + 1 }, (_, i) => between(from[0].place, to[0].place, i / pieces));
  const belts = stops.slice(1).map((stop, i) => addBelt(site, stops[i] ?? stop, stop));
  const ends = [
    from[0].belts.get(from[1]),
    ...belts.flatMap((belt) => [belt.start, belt.end]),
    to[0].belts.get(to[1]),
  ];
  for (let i = 0; i + 1 < ends.length; i += 2) join(ends[i], ends[i + 1]);
  const items = Array.from({ length: carried[1] }, (_, i) => ({
    item: carried[0],
    offset: (i + 1) * itemSpacing,
  }));
  if (site.version >= firstVersionOf.chains) addChain(site, belts, items);
  else placeItems(belts, items);
}

function addBelt(site: Site, start: Place, end: Place): Belt {
  const relative: Place = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
  const points: Place[] = [[0, 0, 0], relative];
  const spline = points.map((point): Property[] => [
    prop('Location', vector(point)),
    prop('ArriveTangent', vector(relative)),
    prop('LeaveTangent', vector(relative)),
  ]);
  const belt = addBuilding(site, classes.belt, start, [
    prop('mSplineData', structs('SplinePointData', spline)),
  ]);
  belt.trailing = { class: 'belt', items: [] };
  return {
    actor: belt,
    start: addPart(site, belt, classes.factoryConnection, 'ConveyorAny0'),
    end: addPart(site, belt, classes.factoryConnection, 'ConveyorAny1'),
    length: distance(relative),
    points,
  };
}

function join(a: ObjectSpec | undefined, b: ObjectSpec | undefined): void {
  if (!a || !b) throw new RangeError('a belt ends at nothing');
  a.properties.push(prop('mConnectedComponent', object(refTo(b))));
  b.properties.push(prop('mConnectedComponent', object(refTo(a))));
}

/** Since 1.0 the items of connected belts are kept in one actor, the last belt first. */
function addChain(site: Site, belts: Belt[], items: BeltItem[]): void {
  const chain = addActor(site, classes.chain);
  const totalLength = belts.reduce((sum, belt) => sum + belt.length, 0);
  let endsAt = totalLength;
  const segments = [...belts].reverse().map((belt, index): ChainSegment => {
    const startsAt = endsAt - belt.length;
    const inside = items
      .map((item, i) => (item.offset >= startsAt && item.offset < endsAt ? i : -1))
      .filter((i) => i >= 0);
    const range = { firstItem: inside[0] ?? -1, lastItem: inside.at(-1) ?? -1 };
    const points = belt.points.map((point) => [...point, 1, 0, 0, 1, 0, 0]);
    const segment = {
      chain: refTo(chain),
      belt: refTo(belt.actor),
      points,
      offsetAtStart: 0,
      startsAt,
      endsAt,
      ...range,
      index,
    };
    endsAt = startsAt;
    return segment;
  });
  for (const belt of belts) belt.actor.properties.unshift(prop('mConveyorChainActor', object(refTo(chain))));
  chain.trailing = {
    class: 'chain',
    ends: [segments[0]?.belt ?? null, segments.at(-1)?.belt ?? null],
    segments,
    totalLength,
    mostItems: Math.floor(totalLength / itemSpacing) + 1,
    leadIndex: Math.max(0, items.length - 1),
    tailIndex: 0,
    items,
  };
}

/** Before, each belt kept its own. */
function placeItems(belts: Belt[], items: BeltItem[]): void {
  let before = 0;
  for (const belt of belts) {
    const own = items.filter((item) => item.offset >= before && item.offset < before + belt.length);
    belt.actor.trailing = {
      class: 'belt',
      items: own.map((item) => ({ ...item, offset: item.offset - before })),
    };
    before += belt.length;
  }
}

/** A wire between the power connections of two things. */
export function addWire(site: Site, from: Machine, to: Machine): void {
  if (!from.power || !to.power) throw new RangeError('a wire ends at something without power');
  const offset: Place = [
    to.place[0] - from.place[0],
    to.place[1] - from.place[1],
    to.place[2] - from.place[2],
  ];
  const locations = [prop('Locations', vector([0, 0, 700])), prop('Locations', vector(offset), { index: 1 })];
  const instances =
    site.version >= firstVersionOf.wireInstances
      ? [prop('mWireInstances', structs('WireInstance', [locations]))]
      : [];
  const wire = addActor(
    site,
    classes.wire,
    [...instances, prop('mCachedLength', float(distance(offset))), ...builtProperties(site, classes.wire)],
    { ...at(from.place), parent: buildableSubsystem },
  );
  wire.trailing = {
    class: 'wire',
    ends: [refTo(from.power), refTo(to.power)],
    cached: [...from.place, ...to.place],
  };
  site.wires.push({ wire, ends: [from.power, to.power] });
}

/** Tells every power connection its wires, and makes a circuit of everything that hangs together. */
export function finishPower(site: Site): void {
  const connections = [...new Set(site.wires.flatMap(({ ends }) => ends))];
  for (const connection of connections) {
    const wires = site.wires.filter(({ ends }) => ends.includes(connection)).map(({ wire }) => refTo(wire));
    connection.properties.push(prop('mWires', objects(...wires)));
  }
  const circuits = groups(site, connections).map((members, i) => {
    const id = i + 1;
    const circuit = plainObject(classes.circuit, inWorld(`CircuitSubsystem.FGPowerCircuit_${id}`), [
      prop('mCircuitID', int(id)),
      prop('mComponents', objects(...members.map(refTo))),
    ]);
    return { id, circuit: refTo(add(site, circuit)) };
  });
  add(site, {
    kind: 'actor',
    class: classes.circuitSubsystem,
    path: inWorld('CircuitSubsystem'),
    properties: [],
    parent: world('BP_GameState_C_1'),
    trailing: { class: 'circuits', circuits },
  });
}

function groups(site: Site, connections: ObjectSpec[]): ObjectSpec[][] {
  const left = new Set(connections);
  const found: ObjectSpec[][] = [];
  for (const start of connections) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const member of group) {
      for (const { ends } of site.wires) {
        const other = ends[0] === member ? ends[1] : ends[1] === member ? ends[0] : undefined;
        if (other && left.delete(other)) group.push(other);
      }
    }
    found.push(group.sort((a, b) => (plainText(a.path) < plainText(b.path) ? -1 : 1)));
  }
  return found;
}

function between(a: Place, b: Place, share: number): Place {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** Squares and a root are exact everywhere, which `Math.hypot` is not. */
function distance([x, y, z]: Place): number {
  return Math.sqrt(x * x + y * y + z * z);
}
