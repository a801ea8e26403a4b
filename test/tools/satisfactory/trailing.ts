/**
 * What some classes write after their properties: conveyors, wires, circuits, players, vehicles.
 * Source: `docs/formats/satisfactory.md` section 3.6. Lightweight buildables have a file of their own.
 */
import type { ByteWriter } from '../byte-writer.ts';
import type { Lightweights } from './lightweights.ts';
import { writeLightweights } from './lightweights.ts';
import type { Ref, Text } from './strings.ts';
import { writeRef, writeString } from './strings.ts';
import type { InventoryItem } from './structs.ts';
import { writeInventoryItem, writeReals } from './structs.ts';
import { writeProperties } from './tags.ts';
import type { Property } from './values.ts';
import type { Layout } from './versions.ts';
import { step } from './versions.ts';

export type Trailing =
  | { class: 'belt'; items: BeltItem[] }
  | ({ class: 'chain' } & ConveyorChain)
  /** `cached` are the six floats that a wire keeps from version 33 to 40. */
  | { class: 'wire'; ends: [Ref | null, Ref | null]; cached?: number[] }
  | { class: 'circuits'; circuits: { id: number; circuit: Ref | null }[] }
  | { class: 'vehicle'; bodies: RigidBody[] }
  | { class: 'railVehicle'; bodies: RigidBody[]; front: Ref | null; back: Ref | null }
  | { class: 'drone'; bodies: RigidBody[]; active: DroneAction | null; queued: DroneAction[] }
  | ({ class: 'lightweights' } & Lightweights);

/** An item on a belt, `offset` centimetres from its start. */
export interface BeltItem extends InventoryItem {
  offset: number;
}

export interface ConveyorChain {
  ends: [Ref | null, Ref | null];
  segments: ChainSegment[];
  totalLength: number;
  /** Size of the ring that item indexes count in. */
  mostItems: number;
  leadIndex: number;
  tailIndex: number;
  items: BeltItem[];
}

export interface ChainSegment {
  chain: Ref | null;
  belt: Ref | null;
  /** Nine numbers each: location, arriving and leaving tangent. */
  points: number[][];
  offsetAtStart: number;
  startsAt: number;
  endsAt: number;
  firstItem: number;
  lastItem: number;
  index: number;
}

/** Physics of one bone: position 3, rotation 4, angular velocity 3, linear velocity 3. */
export interface RigidBody {
  bone: Text;
  state: number[];
  flags: number;
}

export interface DroneAction {
  name: Text;
  properties: Property[];
}

export function writeTrailing(out: ByteWriter, trailing: Trailing, layout: Layout): void {
  switch (trailing.class) {
    case 'belt':
      writeBeltItems(out, trailing.items, layout);
      break;
    case 'chain':
      writeChain(out, trailing, layout);
      break;
    case 'wire':
      writeWire(out, trailing.ends, trailing.cached, layout);
      break;
    case 'circuits':
      out.list32(trailing.circuits, ({ id, circuit }) => {
        out.i32(id);
        writeRef(out, circuit);
      });
      break;
    case 'vehicle':
      writeBodies(out, trailing.bodies, layout);
      break;
    case 'railVehicle':
      writeBodies(out, trailing.bodies, layout);
      writeRef(out, trailing.front);
      writeRef(out, trailing.back);
      break;
    case 'drone':
      writeDrone(out, trailing, layout);
      break;
    case 'lightweights':
      writeLightweights(out, trailing, layout);
      break;
  }
}

function writeBeltItems(out: ByteWriter, items: readonly BeltItem[], layout: Layout): void {
  out.list32(items, (item) => {
    writeInventoryItem(out, item, layout, writeProperties);
    out.f32(item.offset);
  });
}

function writeChain(out: ByteWriter, chain: ConveyorChain, layout: Layout): void {
  for (const end of chain.ends) writeRef(out, end);
  out.list32(chain.segments, (segment) => {
    writeRef(out, segment.chain);
    writeRef(out, segment.belt);
    out.list32(segment.points, (point) => {
      for (const value of point) out.f64(value);
    });
    out.f32(segment.offsetAtStart).f32(segment.startsAt).f32(segment.endsAt);
    out.i32(segment.firstItem).i32(segment.lastItem).i32(segment.index);
  });
  out.f32(chain.totalLength).i32(chain.mostItems).i32(chain.leadIndex).i32(chain.tailIndex);
  writeBeltItems(out, chain.items, layout);
}

function writeWire(
  out: ByteWriter,
  ends: readonly (Ref | null)[],
  cached: readonly number[] | undefined,
  { version }: Layout,
): void {
  for (const end of ends) writeRef(out, end);
  if (version < step.wireCache || version > step.noWireCache) return;
  for (const value of cached ?? [0, 0, 0, 0, 0, 0]) out.f32(value);
}

function writeBodies(out: ByteWriter, bodies: readonly RigidBody[], layout: Layout): void {
  out.list32(bodies, (body) => {
    if (body.state.length !== 13) throw new RangeError(`a body has 13 numbers, not ${body.state.length}`);
    writeString(out, body.bone);
    writeReals(out, body.state, layout);
    out.u8(body.flags);
  });
}

function writeDrone(out: ByteWriter, drone: Extract<Trailing, { class: 'drone' }>, layout: Layout): void {
  writeBodies(out, drone.bodies, layout);
  if (layout.version < step.droneActions) return;
  const writeAction = (action: DroneAction) => {
    writeString(out, action.name);
    writeProperties(out, action.properties, layout);
  };
  out.list32(drone.active ? [drone.active] : [], writeAction);
  out.list32(drone.queued, writeAction);
}
