// Layouts that users add without a release: JSON with an object for each format, by the name of its folder. Layouts of
// Slime Rancher, which have versions, are rows of their own (../slime-rancher/codecs/user-layouts.ts).
//
//   { "satisfactory": { "structs": { "ModStruct": "Owner: ref, Amount: f32" },
//                       "parts": { "pair": "(A: i32, B: i32)" } } }

import { FormatError } from '../../bytes/format-error.ts';
import { showFound } from '../../bytes/show-found.ts';
import type { LayoutParts, LayoutText } from './layout-text.ts';

/** Layouts of one format: by what they are of, then by name. */
export type UserLayouts<K extends string> = Readonly<Record<K | 'parts', LayoutParts>>;

/** Remembers what the last text was made into: decoders ask for it again and again. */
export function byUserText<T>(make: (text: string | null) => T): (text: string | null) => T {
  let last: { readonly text: string | null; readonly made: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}

/**
 * @param compile makes sure that a layout can be read
 * @throws FormatError VALUE with the place in the JSON
 */
export function userLayouts<K extends string>(
  text: string | null,
  format: string,
  kinds: readonly K[],
  compile: (layout: LayoutText, kind: K, parts: LayoutParts) => void,
): UserLayouts<K> {
  const root = text === null ? {} : objectIn(parseJson(text), '');
  const own = objectIn(root[format] ?? {}, format);
  const all = [...kinds, 'parts'] as const;
  onlyKeys(own, all, format);
  const layouts = Object.fromEntries(
    all.map((kind) => [kind, layoutsIn(own[kind] ?? {}, `${format}.${kind}`)]),
  ) as UserLayouts<K>;
  for (const kind of kinds) {
    for (const [name, layout] of Object.entries(layouts[kind])) {
      try {
        compile(layout, kind, layouts.parts);
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        refuse(`${format}.${kind}.${name}`, 'a layout', error.message, error);
      }
    }
  }
  return layouts;
}

function layoutsIn(value: unknown, place: string): LayoutParts {
  const layouts = objectIn(value, place);
  for (const [name, layout] of Object.entries(layouts)) {
    const isText = [layout].flat().every((line) => typeof line === 'string');
    if (!isText) refuse(`${place}.${name}`, 'a text, or a list of them', layout);
  }
  return layouts as LayoutParts;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** @throws FormatError VALUE */
export function objectIn(value: unknown, place: string): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : refuse(place, 'an object', value);
}

/** @throws FormatError VALUE */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse('', 'JSON', error instanceof Error ? error.message : text.slice(0, 40), error);
  }
}

/** @throws FormatError VALUE for any other key */
export function onlyKeys(value: JsonObject, names: readonly string[], place: string): void {
  const strange = Object.keys(value).find((name) => !names.includes(name));
  if (strange !== undefined) refuse(place, `one of ${names.join(', ')}`, strange);
}

/** @throws FormatError VALUE with the place in the JSON */
export function refuse(place: string, expected: string, found: unknown, cause?: unknown): never {
  const path = place === '' ? [] : [place];
  throw new FormatError({
    ...{ code: 'VALUE', file: 'layouts', offset: 0, path, expected, found: showFound(found), cause },
  });
}
