// References of Satisfactory saves, as a test writer puts them down: a level, empty for assets, and a path.
// Source: docs/formats/satisfactory.md section 3.4, FObjectReferenceDisc.

import { type Kind, plain } from '../unreal/tags.ts';
import type { Text, UnrealWriter } from '../unreal/unreal-writer.ts';

export interface Ref {
  level: Text;
  path: Text;
}

export const worldLevel = 'Persistent_Level';

/** A reference to something in the save. */
export const ref = (path: Text, level: Text = worldLevel): Ref => ({ level, path });

/** A reference to a class, recipe or other asset of the game. */
export const asset = (path: Text): Ref => ({ level: '', path });

/** `null` is the empty reference: two empty texts. */
export function writeRef(out: UnrealWriter, target: Ref | null): void {
  out.text(target?.level ?? '').text(target?.path ?? '');
}

export function writeRefs(out: UnrealWriter, targets: readonly (Ref | null)[]): void {
  out.list32(targets, (target) => writeRef(out, target));
}

/** A property. */
export const object = (target: Ref | null): Kind => plain('Object', (out) => writeRef(out, target));
