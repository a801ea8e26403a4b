/**
 * Tails of synthetic objects, as version 868 without a licensee writes them.
 *
 * Source: docs/formats/unreal3.md, section on tails.
 */
import type { BodyWriter } from './body-writer.ts';

/** Bulk data inside the package. */
export function bulk(body: BodyWriter, data: Uint8Array = new Uint8Array(0), flags = 0): BodyWriter {
  return body.u32(flags).i32(data.length).i32(data.length).i32(-1).bytes(data);
}

/** Bulk data in another file. */
export function bulkElsewhere(body: BodyWriter, size: number, offset: number): BodyWriter {
  return body.u32(1).i32(size).i32(size).i32(offset);
}

/** An array that is written as one block. */
export function block(body: BodyWriter, each: number, count = 0): BodyWriter {
  return body
    .i32(each)
    .i32(count)
    .zeros(each * count);
}

export interface LevelParts {
  readonly self: number;
  readonly actors: readonly number[];
  readonly map: string;
  readonly options?: readonly string[];
  readonly gameSequences?: readonly number[];
}

export function level(
  body: BodyWriter,
  { self, actors, map, options = [], gameSequences = [] }: LevelParts,
): BodyWriter {
  body.i32(self).list32(actors, (actor) => body.i32(actor));
  for (const text of ['unreal', '', map, '']) body.text(text);
  body
    .list32(options, (option) => body.text(option))
    .i32(7777)
    .i32(1);
  body
    .i32(0)
    .i32(0)
    .list32(gameSequences, (sequence) => body.i32(sequence));
  // Texture instances of two kinds, a package of physics data.
  body.i32(0).i32(0).i32(0);
  block(body, 1);
  for (let lists = 0; lists < 4; lists++) body.i32(0);
  // Versions of the physics data, forced textures, more physics.
  body.i32(0).i32(0).i32(0).i32(0).i32(0);
  for (let ends = 0; ends < 6; ends++) body.i32(0);
  // Cover across levels, actors across levels.
  for (let lists = 0; lists < 4; lists++) body.i32(0);
  // No light volumes; visibility; a distance field.
  return body.i32(0).zeros(24).i32(0).f32(0).zeros(25).zeros(12).i32(0);
}

/** The world of a level. */
export function world(body: BodyWriter, level: number): BodyWriter {
  return body.i32(level).zeros(112).f32(0).i32(0).i32(0);
}

export interface MeshParts {
  /** A material for each section. */
  readonly materials: readonly number[];
  readonly bodySetup?: number;
}

export function staticMesh(body: BodyWriter, { materials, bodySetup = 0 }: MeshParts): BodyWriter {
  body.zeros(28).i32(bodySetup).zeros(24);
  block(body, 6);
  block(body, 8);
  // Internal version, no source level of detail, nothing of where it came from.
  body.i32(18).i32(0).i32(0).i32(0).i32(0).i32(1);
  bulk(body);
  body.list32(materials, (material) =>
    body.i32(material).i32(1).i32(1).i32(1).i32(0).i32(12).i32(0).i32(23).i32(0).i32(0).u8(0),
  );
  body.i32(12).i32(24);
  block(body, 12, 24);
  body.i32(1).i32(16).i32(24).i32(0);
  block(body, 16, 24);
  body.i32(0).i32(0).i32(24);
  for (const each of [2, 2, 2]) block(body, each, 36);
  // Level of detail, thumbnail, where it came from, streaming.
  body.i32(1).zeros(12).f32(0).text('').i32(0).zeros(16);
  return body.i32(0).i32(0).i32(0).i32(0).i32(0);
}

/** The tail of a component: one level of detail, baked on to these shadow maps. */
export function staticMeshComponent(body: BodyWriter, shadowMaps: readonly number[] = []): BodyWriter {
  body
    .i32(1)
    .list32(shadowMaps, (map) => body.i32(map))
    .i32(0)
    .i32(0);
  return body.u8(0).i32(0);
}

/** What is before the textures of a material compiled once. */
export function materialHead(body: BodyWriter): BodyWriter {
  return body.i32(1).i32(0).i32(0).i32(0).zeros(16).i32(1);
}

/** A material compiled once, sampling these textures. */
export function material(body: BodyWriter, textures: readonly number[]): BodyWriter {
  materialHead(body).list32(textures, (texture) => body.i32(texture));
  for (let words = 0; words < 6; words++) body.i32(0);
  return body.i32(0).i32(0).i32(0).i32(0).i32(0);
}

export interface Mip {
  readonly width: number;
  readonly height: number;
  readonly write: (body: BodyWriter) => BodyWriter;
}

export function texture2D(body: BodyWriter, mips: readonly Mip[]): BodyWriter {
  bulk(body).list32(mips, ({ width, height, write }) => write(body).i32(width).i32(height));
  body.zeros(16).i32(0).i32(0).i32(0);
  return bulk(body).i32(0);
}
