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

/** What the engine adds to names of fields that users made. */
const MADE_UNIQUE = /_\d+_[0-9A-F]{32}/;

/** An identifier as words: `Build_ConstructorMk1_C` is "Constructor Mk1", `kill_boss` is "Kill boss". */
export function words(name: string): string {
  // The hash of a name that nobody knows.
  if (/^-\d+$/.test(name)) return 'unknown';
  if (/[^\w.:]/.test(name)) return name;
  const text = name
    .replace(MADE_UNIQUE, '')
    .replace(/^.*[.:](?=[A-Za-z])/, '')
    .replace(/_C$/, '')
    .replace(/^((Build|BP|Desc|Char|Recipe|EGP)_|FG(?=[A-Z]))/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  if (/^\d+$/.test(text)) return `No. ${text}`;
  return text === '' ? name : text[0]!.toUpperCase() + text.slice(1);
}

/** The path of a property as words: `mCurrentRecipe` is "Current Recipe", `items[3].NumItems` "Items, Num Items". */
export function propertyTitle(path: string): string {
  const parts = path.split('.').map((part) => part.replace(/\[\d*\]/g, '').replace(/^[mb](?=[A-Z])/, ''));
  return parts
    .filter((part) => part !== '')
    .map(words)
    .join(', ');
}

/**
 * What players call an object whose name says nothing, or is that of its class with a number, such as "Constructor 12";
 * else its name.
 */
export function objectTitle({
  name,
  path = '',
  class: own,
}: {
  readonly name: string;
  readonly path?: string;
  readonly class: { readonly name: string; readonly title: string | null };
}): string {
  if (own.name === 'External') return words(lastPart(name));
  const last = lastPart(name).replace(MADE_UNIQUE, '');
  // What is packed is known by the key of its entry.
  const key = last === 'RawData' ? path.split('/').at(-2)?.slice(0, 8) : undefined;
  const ordinal = /^\d+$/.test(last) ? last : key;
  if (ordinal !== undefined) return `${own.title ?? words(own.name)} ${ordinal}`;
  // Some formats write the name of the class in brackets.
  const called = name.replace(/^\w+\[(.+)\]$/, (all, key) => (key.startsWith(own.name) ? key : all));
  if (!called.startsWith(own.name)) return last;
  const number = called.slice(own.name.length).replace(/[^\w]/g, '').replace(/^_/, '');
  return `${own.title ?? words(own.name)} ${number}`.trim();
}

/** A value of an enum as a label: `BLUE_SLUG` is "Blue slug". */
export function label(value: unknown): string {
  return words(String(value).toLowerCase());
}

/** A value of an enum as words in a sentence: `NO_POWER` is "no power". */
export function stateText(value: unknown): string {
  return String(value).toLowerCase().replaceAll('_', ' ');
}
