// Formats figures in the language of the browser.

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0, signDisplay: 'negative' });
const one = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1, signDisplay: 'negative' });
const compact = new Intl.NumberFormat(undefined, {
  notation: 'compact',
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

/** "–" for what is not known. */
export function count(number: number | null | undefined): string {
  return typeof number === 'number' ? whole.format(number) : '–';
}

/** "1 object", "2 objects". */
export function counted(number: number, thing: string, things = `${thing}s`): string {
  return `${whole.format(number)} ${number === 1 ? thing : things}`;
}

/** "–" for what is not known. */
export function figure(number: number | null | undefined): string {
  if (typeof number !== 'number') return '–';
  return Math.abs(number) >= 100 ? whole.format(number) : one.format(number);
}

export function short(number: number): string {
  return compact.format(number);
}

export function percent(share: number): string {
  return `${whole.format(share * 100)} %`;
}

export function bytes(number: number): string {
  if (number < 1000) return `${number} B`;
  const units = ['kB', 'MB', 'GB'];
  let [value, unit] = [number / 1000, 0];
  while (value >= 1000 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  return `${one.format(value)} ${units[unit]}`;
}

export function duration(seconds: number): string {
  const hours = seconds / 3600;
  return hours >= 1 ? `${whole.format(hours)} h` : `${whole.format(seconds / 60)} min`;
}

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function since(date: string): string {
  const seconds = (Date.parse(date) - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return date;
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return relative.format(0, 'minute');
}

/** The last part of a class path. */
export function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('.'), path.lastIndexOf('/'), path.lastIndexOf(':')) + 1);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What the engine adds to names of fields and actors, so that no other has them. */
const MADE_UNIQUE = /_(?:\d+_[0-9A-F]{32}|UAID_[0-9A-F]+_\d+)/;
export const GUID = /^[0-9A-F]{32}/i;

/** An identifier as words: `Build_ConstructorMk1_C` is "Constructor Mk1", `kill_boss` is "Kill boss". */
export function words(name: string): string {
  // The hash of a name that nobody knows.
  if (/^-\d+$/.test(name)) return 'unknown';
  if (/[^\w.:]/.test(name)) return name;
  const text = name
    .replace(MADE_UNIQUE, '')
    .replace(/^.*[.:](?=[A-Za-z])/, '')
    .replace(/_(?:C|macro)$/, '')
    .replace(/^((Build|BP|Desc|Char|Recipe|EGP|Apparel|BOSS_BATTLE_NAME)_|FG(?=[A-Z]))/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  if (/^\d+$/.test(text)) return `No. ${text}`;
  return text === '' ? name : text[0]!.toUpperCase() + text.slice(1);
}

/** The path of a property as words: `mCurrentRecipe` is "Current Recipe", `items[3].NumItems` "Items, Num Items". */
export function propertyTitle(path: string): string {
  const parts = path
    .split('.')
    .map((part) => part.replace(/\[\d*\]/g, '').replace(/^(?:[mb]|m_)(?=[A-Z])/, ''));
  return parts
    .filter((part) => part !== '')
    .map(words)
    .join(', ');
}

/** What an object is called: as its owner or the game call it, else by its class with what tells it from others. */
export function objectTitle(of: {
  readonly name: string;
  readonly path?: string;
  readonly title?: string | null;
  readonly class: { readonly name: string; readonly title: string | null };
}): string {
  const { name: own, title } = of.class;
  if (of.title && of.title !== title) return plainText(of.title);
  // A file is called as it is; the name of its object is only what follows the last dot.
  if (own === 'File' && of.path) return of.path;
  if (/^[^/:]+\.[a-z]{2,4}$/.test(of.name)) return of.name;
  const kind = title ?? words(own);
  // What is packed is known by the key of its entry, what is in a list by that in brackets.
  const last = lastPart(of.name === 'RawData' ? (of.path?.split('/').at(-2) ?? '') : of.name);
  const inList = /\[+([^[\]]+)\]+$/.exec(last)?.[1];
  const key = plainText((inList ?? last).replace(MADE_UNIQUE, ''));
  if (GUID.test(key)) return `${kind} ${key.slice(0, 8)}`;
  if (/^(?:0x|-?\d)/.test(key)) return `${kind} ${key}`;
  const whole = own.replace(/_C$/, '').toLowerCase();
  // `BP_WAT141` is of the class `BP_WAT2_C`.
  const stem = key.toLowerCase().startsWith(whole) ? whole : whole.replace(/\d+$/, '');
  if (key.toLowerCase().startsWith(stem))
    return `${kind} ${key.slice(stem.length).replace(/^_?C?(?:_|$)|^_/, '')}`.trim();
  const isGiven = inList === undefined && own !== 'External' && !/^(?:BP|Build|Char)_/.test(key);
  return isGiven ? key : words(key);
}

/** Names may begin with the icon of a platform, for which only its game has a font. */
export function plainText(name: string): string {
  return name.replace(/^[\ue000-\uf8ff]/, '');
}

/** A value of an enum as a label: `BLUE_SLUG` is "Blue slug". */
export function label(value: unknown): string {
  return words(String(value).toLowerCase());
}

/** A value of an enum as words in a sentence: `NO_POWER` is "no power". */
export function stateText(value: unknown): string {
  return String(value).toLowerCase().replaceAll('_', ' ');
}
