// Actors, components and plain objects: the header that stands in a table of contents, and the body.
// Source: docs/formats/satisfactory.md section 3.3, object header and body.

import { type Property, writeList } from '../unreal/tags.ts';
import { plainText, type Text, type UnrealWriter } from '../unreal/unreal-writer.ts';
import { type Ref, writeRef, writeRefs } from './refs.ts';
import { type Trailing, writeTrailing } from './trailing.ts';
import { type Layout, SERIALIZATION_CONTROL, step } from './versions.ts';

/** `object` is anything that is neither actor nor component, such as a power circuit. */
export interface ObjectSpec {
  kind: 'actor' | 'component' | 'object';
  class: Text;
  path: Text;
  properties: readonly Property[];
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

interface Transform {
  rotation?: [x: number, y: number, z: number, w: number];
  position?: [x: number, y: number, z: number];
  scale?: [x: number, y: number, z: number];
}

const made =
  (kind: ObjectSpec['kind']) =>
  (
    className: Text,
    path: Text,
    properties: readonly Property[] = [],
    more: Omit<Partial<ObjectSpec>, 'kind'> = {},
  ): ObjectSpec => ({ kind, class: className, path, properties, ...more });

export const actor = made('actor');
export const component = made('component');

/** UObject flags: Transactional, and for components DefaultSubObject. */
const FLAGS = { actor: 0x8, component: 0x4_0008, object: 0 };

export function writeObjectHeader(out: UnrealWriter, spec: ObjectSpec, level: Text, version: number): void {
  const { kind, path, transform } = spec;
  out
    .bool32(kind === 'actor')
    .text(spec.class)
    .text(level)
    .text(path);
  if (version >= step.objectFlags) out.u32(FLAGS[kind]);
  if (kind !== 'actor') {
    // The one that holds it.
    out.text(plainText(path).replace(/(^|\.)[^.]*$/, ''));
    return;
  }
  const { rotation = [0, 0, 0, 1], position = [0, 0, 0], scale = [1, 1, 1] } = transform ?? {};
  out.bool32(transform !== undefined);
  for (const value of [...rotation, ...position, ...scale]) out.f32(value);
  out.bool32(spec.placedInLevel ?? false);
}

export function writeObjectBody(out: UnrealWriter, spec: ObjectSpec, layout: Layout): void {
  if (spec.body) {
    out.bytes(spec.body);
    return;
  }
  if (spec.kind === 'actor') {
    writeRef(out, null);
    writeRefs(out, spec.children ?? []);
  }
  if (layout.version >= step.versionData && layout.ue5 >= SERIALIZATION_CONTROL) out.u8(0);
  writeList(out, layout, spec.properties);
  out.bool32(false);
  if (spec.trailing) writeTrailing(out, spec.trailing, layout);
  out.bytes(spec.rest ?? new Uint8Array(spec.kind === 'component' && layout.version >= step.wide ? 4 : 0));
}
