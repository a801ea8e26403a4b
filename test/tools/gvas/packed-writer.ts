// Packed structs as Palworld writes them into arrays of bytes: in its first saves, and in those that have versions
// beside them.

import { ByteWriter } from '../byte-writer.ts';
import { writeString } from '../satisfactory/strings.ts';
import { bytes, type Fields, type Kind, writeGuid } from './writer.ts';

export const NOBODY = '0'.repeat(32);
/** The version of the ends of classes. */
const ENDS = '380b00de';
/** The version of guilds. */
export const GUILDS = 'e447387f';

/** 1 without versions, 2 with them, 3 with a version that gives every class an end of four bytes. */
export type Generation = 1 | 2 | 3;

/** Writes one struct. */
export class PackedWriter extends ByteWriter {
  readonly isVersioned: boolean;
  readonly #hasEnds: boolean;

  constructor(generation: Generation) {
    super();
    this.isVersioned = generation > 1;
    this.#hasEnds = generation > 2;
  }

  guid(digits: string): this {
    writeGuid(this, digits);
    return this;
  }

  guids(all: readonly string[]): this {
    this.i32(all.length);
    for (const digits of all) this.guid(digits);
    return this;
  }

  string(value: string): this {
    writeString(this, value);
    return this;
  }

  /** What a class writes after its own fields. */
  end(levels = 1): this {
    return this.#hasEnds ? this.zeros(4 * levels) : this;
  }

  transform(x: number, y: number, z: number): this {
    for (const value of [0, 0, 0, 1, x, y, z, 1, 1, 1]) this.f64(value);
    return this;
  }

  vector(x: number, y: number, z: number): this {
    return this.f64(x).f64(y).f64(z);
  }
}

/** The properties that have a packed struct. */
export function raw(
  generation: Generation,
  write: (out: PackedWriter) => unknown,
  versions: Readonly<Record<string, number>> = {},
): Fields {
  const out = new PackedWriter(generation);
  write(out);
  const content = { RawData: bytes(out.finish()) };
  if (generation === 1) return content;
  return {
    ...content,
    CustomVersionData: customVersions({ ...(generation > 2 && { [ENDS]: 1 }), ...versions }),
  };
}

function customVersions(versions: Readonly<Record<string, number>>): Kind {
  const all = Object.entries(versions);
  const out = new ByteWriter().i32(all.length);
  for (const [guid, version] of all) {
    for (const at of [0, 2, 4, 6]) out.u8(Number.parseInt(guid.slice(at, at + 2), 16));
    out.zeros(12).i32(version);
  }
  return bytes(out.finish());
}

export interface WrittenGuild {
  readonly id: string;
  readonly name: string;
  readonly characters: readonly string[];
  readonly bases: readonly string[];
  readonly points: readonly string[];
  /** `seen`: ticks for which the world had run when the player was last online. */
  readonly players: readonly (readonly [uid: string, name: string, seen?: bigint])[];
}

/** `roles`: whether its members have them. */
export function writeGuild(out: PackedWriter, guild: WrittenGuild, roles: boolean): void {
  out.guid(guild.id).string('').i32(guild.characters.length);
  for (const character of guild.characters) out.guid(NOBODY).guid(character);
  out.end().u8(0).guids(guild.bases).end();
  out.i32(7).guids(guild.points).string(guild.name);
  if (out.isVersioned) out.guid(guild.players[0]![0]);
  if (roles) out.i32(1).guid(NOBODY).vector(1, 2, 3).i32(4).guid(guild.players[0]![0]).i32(1).u8(2);
  out.end().guid(guild.players[0]![0]).i32(guild.players.length);
  for (const [uid, name, seen = 12_345_678_901_234n] of guild.players) {
    out.guid(uid).i64(seen).string(name);
    if (roles) out.u8(1);
  }
  if (roles) out.i32(1).u8(1).i32(2).u8(3).u8(4);
  out.end();
}

/** North, east and up in centimetres. */
export type WrittenPlace = readonly [x: number, y: number, z: number];

export function writeBase(
  out: PackedWriter,
  id: string,
  guild: string,
  mapObject: string,
  at: WrittenPlace = [100, 200, 300],
): void {
  out
    .guid(id)
    .string('Camp')
    .u8(1)
    .transform(...at)
    .f32(3500)
    .guid(guild);
  out.transform(-170, 0, 170).guid(mapObject).end();
}

export function writeWorkerDirector(out: PackedWriter, base: string, container: string): void {
  out.guid(base).transform(100, 200, 300).u8(0).u8(1).guid(container).end();
}

export interface WrittenModel {
  readonly id: string;
  readonly concrete: string;
  readonly base: string;
  readonly guild: string;
  readonly builder: string;
  readonly at?: WrittenPlace;
}

export function writeModel(
  out: PackedWriter,
  { id, concrete, base, guild, builder, at }: WrittenModel,
): void {
  out
    .guid(id)
    .guid(concrete)
    .guid(base)
    .guid(guild)
    .i32(900)
    .i32(1000)
    .transform(...(at ?? [110, 210, 310]));
  out.guid(NOBODY).guid(NOBODY).guid(NOBODY).guid(builder).u8(1).guid(NOBODY).i32(1).i64(77n);
  if (out.isVersioned) out.i64(88n);
  out.end();
}

export function writeItemModule(out: PackedWriter, container: string): void {
  out.guid(container).i32(1).u8(2).i32(1).i32(5).i32(1).u8(2).i32(1).u8(0).end();
}

export function writeItemSlot(
  out: PackedWriter,
  slot: number,
  count: number,
  item: string,
  local: string,
): void {
  if (out.isVersioned) out.i32(slot).i32(count).string(item).guid(NOBODY).guid(local);
  out.i32(0).i32(0).i32(0).f32(0.5).end();
}

export function writeCharacterSlot(out: PackedWriter, instance: string): void {
  out.guid(NOBODY).guid(instance).u8(3);
  if (out.isVersioned) out.u8(0);
  out.end();
}

export function writeWork(
  out: PackedWriter,
  id: string,
  base: string,
  model: string,
  concrete: string,
): void {
  out.guid(id).vector(0, 0, 50);
  for (const value of [0, 0, 0, 1]) out.f64(value);
  out.vector(0, 0, 0).vector(110, 150, 47.5).f64(192).guid(base).guid(model).guid(concrete).u8(1);
  out.i32(1).vector(60, 0, 0).vector(1, 0, 0).u8(0).string('Workbench_0').u8(12).u8(0);
  out.i32(1).i32(1).i32(1).end();
  out.f32(800).i32(2);
  if (out.isVersioned) out.u8(2);
  out.f32(400).f32(10).end();
  out.u8(2).guid(model).end(2);
}

export function writeWorkAssign(out: PackedWriter, id: string, worker: string): void {
  out.guid(id).i32(0).u8(1).guid(NOBODY).guid(worker).u8(3).i32(1).end();
}
