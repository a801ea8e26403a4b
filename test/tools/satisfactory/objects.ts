/**
 * Actors, components and plain objects: the header that stands in a table of contents, and the body.
 * Source: `docs/formats/satisfactory.md` section 3.3, object header and body.
 */
import type { ByteWriter } from '../byte-writer.ts';
import type { Ref, Text } from './strings.ts';
import { plainText, writeBool32, writeRef, writeRefs, writeString } from './strings.ts';
import { writeProperties } from './tags.ts';
import type { Trailing } from './trailing.ts';
import { writeTrailing } from './trailing.ts';
import type { Property } from './values.ts';
import type { Layout } from './versions.ts';
import { engineStep, step } from './versions.ts';

/** `object` is anything that is neither actor nor component, such as a power circuit. */
export interface ObjectSpec {
  kind: 'actor' | 'component' | 'object';
  class: Text;
  path: Text;
  properties: Property[];
  /** Of actors. */
  transform?: Transform;
  placedInLevel?: boolean;
  children?: Ref[];
  trailing?: Trailing;
  /** All of it, in place of all below. */
  body?: Uint8Array;
  /** Bytes at the very end; by default the zero that components carry since UE5. */
  rest?: Uint8Array;
}

export interface Transform {
  rotation?: [x: number, y: number, z: number, w: number];
  position?: [x: number, y: number, z: number];
  scale?: [x: number, y: number, z: number];
}

type Details = Omit<Partial<ObjectSpec>, 'kind'>;

export const actor = (
  className: Text,
  path: Text,
  properties: Property[] = [],
  more: Details = {},
): ObjectSpec => ({ kind: 'actor', class: className, path, properties, ...more });

export const component = (
  className: Text,
  path: Text,
  properties: Property[] = [],
  more: Details = {},
): ObjectSpec => ({ kind: 'component', class: className, path, properties, ...more });

export function writeObjectHeader(
  out: ByteWriter,
  spec: ObjectSpec,
  level: Text,
  levelVersion: number,
): void {
  writeBool32(out, spec.kind === 'actor');
  writeString(out, spec.class);
  writeString(out, level);
  writeString(out, spec.path);
  if (levelVersion >= step.objectFlags) out.u32(defaultFlags[spec.kind]);
  if (spec.kind === 'actor') writeTransform(out, spec);
  else writeString(out, outerOf(plainText(spec.path)));
}

/** UObject flags: Transactional, and for components DefaultSubObject. */
const defaultFlags = { actor: 0x8, component: 0x4_0008, object: 0 };

function writeTransform(out: ByteWriter, spec: ObjectSpec): void {
  const { rotation = [0, 0, 0, 1], position = [0, 0, 0], scale = [1, 1, 1] } = spec.transform ?? {};
  writeBool32(out, spec.transform !== undefined);
  for (const value of [...rotation, ...position, ...scale]) out.f32(value);
  writeBool32(out, spec.placedInLevel ?? false);
}

function outerOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

export function writeObjectBody(out: ByteWriter, spec: ObjectSpec, layout: Layout): void {
  if (spec.body) {
    out.bytes(spec.body);
    return;
  }
  if (spec.kind === 'actor') {
    writeRef(out, null);
    writeRefs(out, spec.children ?? []);
  }
  if (layout.version >= step.versionData && layout.ue5 >= engineStep.serializationControl) out.u8(0);
  writeProperties(out, spec.properties, layout);
  writeBool32(out, false);
  if (spec.trailing) writeTrailing(out, spec.trailing, layout);
  out.bytes(spec.rest ?? defaultRest(spec, layout));
}

function defaultRest(spec: ObjectSpec, layout: Layout): Uint8Array {
  return new Uint8Array(spec.kind === 'component' && layout.version >= step.wide ? 4 : 0);
}
