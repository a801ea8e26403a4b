// Global ids: opaque to clients, made of parts that stay the same when a save is loaded again.

import { Buffer } from 'node:buffer';

/** `key` is the key of the save, or its slug in ids from earlier versions. */
export type GlobalId =
  | { readonly type: 'Save'; readonly key: string }
  | { readonly type: 'World'; readonly format: string; readonly playthrough: string }
  /** `world` is the world's id. */
  | { readonly type: 'WorldObject'; readonly world: string; readonly path: string }
  | { readonly type: 'WorldLightweight'; readonly world: string; readonly name: string }
  | { readonly type: 'SaveObject' | 'Class'; readonly key: string; readonly path: string };

const LETTERS = { Save: 's', SaveObject: 'o', Class: 'c' } as const;

/** The id of a save, or of the object or class with this path in it. @param key SaveEntry.key */
export function encodeId(type: 'Save' | 'SaveObject' | 'Class', key: string, path = ''): string {
  return Buffer.from(idText(type, key) + path).toString('base64url');
}

/** The part of an id before the path. Keys of saves contain no colon, so the first one ends the key. */
export function idText(type: 'Save' | 'SaveObject' | 'Class', key: string): string {
  return `${LETTERS[type]}${key}:`;
}

/** The id of a world, made of the format and the playthrough that its saves share. */
export function encodeWorldId(format: string, playthrough: string): string {
  return Buffer.from(`w${format}:${playthrough}`).toString('base64url');
}

/** The id of an object across all saves of a world. */
export function encodeWorldObjectId(worldId: string, path: string): string {
  return Buffer.from(`p${worldId}:${path}`).toString('base64url');
}

/** The id of a lightweight across all saves of a world. @param name lightweightName */
export function encodeWorldLightweightId(worldId: string, name: string): string {
  return Buffer.from(`l${worldId}:${name}`).toString('base64url');
}

/** Null for anything that is not one of our ids. */
export function decodeId(id: string): GlobalId | null {
  const text = Buffer.from(id, 'base64url').toString();
  const colon = text.indexOf(':');
  if (colon < 2) return null;
  const key = text.slice(1, colon);
  const path = text.slice(colon + 1);
  switch (text[0]) {
    case 's':
      return path === '' ? { type: 'Save', key } : null;
    case 'o':
      return { type: 'SaveObject', key, path };
    case 'w':
      return { type: 'World', format: key, playthrough: path };
    case 'p':
      return { type: 'WorldObject', world: key, path };
    case 'l':
      return { type: 'WorldLightweight', world: key, name: path };
    case 'c':
      return { type: 'Class', key, path };
    default:
      return null;
  }
}
