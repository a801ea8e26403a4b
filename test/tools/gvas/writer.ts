// Save games as a test writer puts them down, as any engine version would. Source: docs/formats/gvas.md.

import { type Fields, type Kind, type Property, plain, type TagVersion, writeList } from '../unreal/tags.ts';
import { UnrealWriter } from '../unreal/unreal-writer.ts';

/** Versions that bytes depend on. */
interface WrittenVersion extends TagVersion {
  readonly saveGame: 1 | 2 | 3;
  readonly engine: readonly [number, number, number];
  /** Of FEditorObjectVersion. */
  readonly editorObject: number;
}

/** One of every generation. */
export const VERSIONS = {
  '4.10': { saveGame: 1, ue4: 482, ue5: 0, engine: [4, 10, 2], editorObject: 0 },
  '4.16': { saveGame: 2, ue4: 513, ue5: 0, engine: [4, 16, 2], editorObject: 17 },
  '4.27': { saveGame: 2, ue4: 522, ue5: 0, engine: [4, 27, 2], editorObject: 40 },
  '4.27 beyond': { saveGame: 2, ue4: 525, ue5: 0, engine: [4, 27, 2], editorObject: 40 },
  '5.0': { saveGame: 3, ue4: 522, ue5: 1004, engine: [5, 0, 3], editorObject: 40 },
  '5.1': { saveGame: 3, ue4: 522, ue5: 1008, engine: [5, 1, 1], editorObject: 40 },
  '5.4': { saveGame: 3, ue4: 522, ue5: 1012, engine: [5, 4, 4], editorObject: 40 },
  '5.6': { saveGame: 3, ue4: 522, ue5: 1017, engine: [5, 6, 1], editorObject: 40 },
} as const satisfies Readonly<Record<string, WrittenVersion>>;

/** A reference, which is one path. */
export const object = (path: string): Kind => plain('Object', (out) => void out.text(path));

interface WrittenGame {
  readonly className?: string;
  readonly properties: Fields | readonly Property[];
}

const [EDITOR_OBJECT, INSTANCED_STRUCT] = [
  'ed68b0e4e94294f40bda31a241bb462e',
  'aa1c1ee25e4247afd46abf89bba8444c',
];

/** A whole save game, without a wrapper. */
export function writeGame(version: WrittenVersion, { className, properties }: WrittenGame): Uint8Array {
  const { saveGame, ue4, ue5, engine, editorObject } = version;
  const out = new UnrealWriter().bytes(Buffer.from('GVAS')).i32(saveGame).i32(ue4);
  if (saveGame >= 3) out.i32(ue5);
  for (const part of engine) out.u16(part);
  out.u32(0).text('++UE+Release');
  if (saveGame >= 2) {
    const custom: (readonly [string, number])[] = [[EDITOR_OBJECT, editorObject]];
    if (ue5 >= 1009) custom.push([INSTANCED_STRUCT, 0]);
    out.i32(3).list32(custom, ([id, number]) => out.bytes(Buffer.from(id, 'hex')).i32(number));
  }
  out.text(className ?? '/Script/Farm.FarmSaveGame');
  if (ue5 >= 1011) out.u8(0);
  writeList(out, version, properties);
  return out.i32(0).finish();
}
