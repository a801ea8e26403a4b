// Global ids: opaque to clients, made of what stays the same when a save is loaded again.

export type GlobalId =
  | { readonly type: 'Save'; readonly slug: string }
  | { readonly type: 'SaveObject' | 'Class'; readonly slug: string; readonly path: string };

const LETTERS = { Save: 's', SaveObject: 'o', Class: 'c' } as const;

export function encodeId(type: 'Save' | 'SaveObject' | 'Class', slug: string, path = ''): string {
  return Buffer.from(idText(type, slug) + path).toString('base64url');
}

/** What an id says before the path. Slugs hold no colon, so the first one ends the slug. */
export function idText(type: 'Save' | 'SaveObject' | 'Class', slug: string): string {
  return `${LETTERS[type]}${slug}:`;
}

/** Null for what is no id of ours. */
export function decodeId(id: string): GlobalId | null {
  const text = Buffer.from(id, 'base64url').toString();
  const colon = text.indexOf(':');
  if (colon < 2) return null;
  const slug = text.slice(1, colon);
  const path = text.slice(colon + 1);
  switch (text[0]) {
    case 's':
      return path === '' ? { type: 'Save', slug } : null;
    case 'o':
      return { type: 'SaveObject', slug, path };
    case 'c':
      return { type: 'Class', slug, path };
    default:
      return null;
  }
}
