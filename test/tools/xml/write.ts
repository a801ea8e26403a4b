/** Writes XML as the games do: elements of nested arrays and objects, with their oddities chosen by name. */

export type Attributes = Readonly<Record<string, string | number>>;
/** Fields by name; null is an empty element, and an array of elements is written as it is. */
export type Content =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | { readonly [name: string]: Content };

/** One element. */
export function el(name: string, content: Content = null, attributes: Attributes = {}): string {
  const tag = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`),
  ].join(' ');
  const inner = inside(content);
  return inner === '' ? `<${tag} />` : `<${tag}>${inner}</${name}>`;
}

/** Elements with one name for each content. */
export function each(name: string, contents: readonly Content[]): string[] {
  return contents.map((content) => el(name, content));
}

/** RimWorld's maps: two lists. */
export function parallel(entries: Readonly<Record<string, Content>>): Content {
  return { keys: each('li', Object.keys(entries)), values: each('li', Object.values(entries)) };
}

/** Stardew Valley's maps: entries whose keys and values have an element for their type. */
export function typedMap(
  key: string,
  value: string,
  entries: readonly (readonly [Content, Content])[],
): string[] {
  return entries.map(([k, v]) =>
    el('item', [el('key', [el(key, k)]), el('value', Array.isArray(v) ? v : [el(value, v)])]),
  );
}

export function document(
  root: string,
  declaration = '<?xml version="1.0" encoding="utf-8"?>\n',
  mark = '',
): Uint8Array {
  return new TextEncoder().encode(`${mark}${declaration}${root}`);
}

/** What .NET puts in front of a document. */
export const BYTE_ORDER_MARK = '\ufeff';

export const XSI: Attributes = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
};

function inside(content: Content): string {
  if (content === null) return '';
  if (Array.isArray(content)) return content.join('');
  if (typeof content === 'object') {
    return Object.entries(content as { readonly [name: string]: Content })
      .map(([name, value]) => el(name, value))
      .join('');
  }
  if (typeof content === 'boolean') return content ? 'True' : 'False';
  return escaped(String(content));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
