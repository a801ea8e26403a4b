// Credentials that saves happen to hold. Whoever may read a save should not get the password of its server with it, so
// the graph replaces these values before anything else sees them; an empty one stays empty. Ids of accounts become codes,
// under whatever name they are.

import { accountCode, numberWithoutAccount, withoutAccounts } from './accounts.ts';
import { isAccountName, isSecretName } from './secret-names.ts';
import type { MapValue, PropertyValue, Value } from './values.ts';

/** Stands for a value that is not given out. */
const WITHHELD = '(withheld)';
const NOTE = 'a credential, which is not given out';

/** Options as in an address (`?name=value?flag`), without values that are withheld. */
function optionsWithoutSecrets(options: string): string {
  return options.replace(/([?&])([^?&=]+)=([^?&]+)/g, (all, before: string, name: string) =>
    isSecretName(name) ? `${before}${name}=${WITHHELD}` : all,
  );
}

/** Fields of a header as JSON, without credentials; the same fields when they hold none. */
export function headerWithoutSecrets<T extends Readonly<Record<string, unknown>>>(fields: T): T {
  let copy: Record<string, unknown> | null = null;
  for (const name in fields) {
    const value = plainWithoutSecrets(name, fields[name]);
    if (Object.is(value, fields[name])) continue;
    copy ??= { ...fields };
    copy[name] = value;
  }
  return (copy as T | null) ?? fields;
}

function plainWithoutSecrets(name: string, value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return isSecretName(name) ? withheld(name, value) : optionsWithoutSecrets(withoutAccounts(value));
    case 'number':
    case 'bigint':
      return numberWithoutAccount(value);
  }
  if (Array.isArray(value)) return mapped(value, (item) => plainWithoutSecrets(name, item));
  const isRecord = typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
  return isRecord ? headerWithoutSecrets(value as Record<string, unknown>) : value;
}

/** The same properties, without credentials in them or in what they contain. */
export function withoutSecrets(fields: readonly PropertyValue[]): readonly PropertyValue[] {
  return mapped(fields, (field) => {
    const { name, type } = field;
    const isSecret = isSecretName(name) && !type.includes('Enum');
    const value = isSecret ? withheld(name, field.value) : valueWithoutSecrets(field.value);
    // A number may be NaN, which does not equal itself.
    if (Object.is(value, field.value)) return field;
    const isWhole = isSecret || typeof field.value !== 'object';
    return isWhole ? { ...field, value, note: NOTE } : { ...field, value };
  });
}

/** The same for one value. */
export function valueWithoutSecrets(value: Value): Value {
  if (typeof value !== 'object' || value === null) return plainWithoutAccount(value);
  switch (value.kind) {
    case 'text': {
      const text = withoutAccounts(value.text);
      return text === value.text && plainWithoutSecrets('', value.json) === value.json ? value : text;
    }
    case 'struct': {
      const fields = withoutSecrets(value.fields);
      return fields === value.fields ? value : { ...value, fields };
    }
    case 'list': {
      const items = mapped(value.items, valueWithoutSecrets);
      return items === value.items ? value : { ...value, items };
    }
    case 'map': {
      const entries = mapped(value.entries, entryWithoutSecrets);
      return entries === value.entries ? value : { ...value, entries };
    }
    default:
      return value;
  }
}

function plainWithoutAccount(value: string | number | bigint | boolean | null): Value {
  if (typeof value === 'string') return withoutAccounts(value);
  return typeof value === 'number' || typeof value === 'bigint' ? numberWithoutAccount(value) : value;
}

function entryWithoutSecrets(entry: MapValue['entries'][number]): MapValue['entries'][number] {
  const name = typeof entry.key === 'string' ? entry.key : '';
  const key = valueWithoutSecrets(entry.key);
  const value = isSecretName(name) ? withheld(name, entry.value) : valueWithoutSecrets(entry.value);
  return Object.is(key, entry.key) && Object.is(value, entry.value) ? entry : { key, value };
}

/** The stand-in for a value under a secret name: texts and bytes are withheld, also those in structs and lists. */
function withheld(name: string, value: Value): Value {
  if (typeof value === 'string') {
    if (value === '') return value;
    return isAccountName(name) ? accountCode(value) : WITHHELD;
  }
  // A number with more than 53 bits is an id, too.
  if (typeof value === 'bigint') return isAccountName(name) ? accountCode(String(value)) : value;
  if (typeof value !== 'object' || value === null) return value;
  switch (value.kind) {
    case 'reference':
      return value;
    case 'text':
      return value.text === '' ? value : WITHHELD;
    case 'opaque':
      return value.bytes.length === 0 ? value : WITHHELD;
    case 'struct': {
      const fields = value.fields.map((field) => {
        const inner = withheld(isAccountName(field.name) ? field.name : name, field.value);
        return inner === field.value ? field : { ...field, value: inner, note: NOTE };
      });
      return { ...value, fields };
    }
    case 'list': {
      const { items } = value;
      if (items.length > 0 && items.every((item) => typeof item !== 'object')) return WITHHELD;
      return { ...value, items: items.map((item) => withheld(name, item)) };
    }
    case 'map':
      return {
        ...value,
        entries: value.entries.map((entry) => ({ ...entry, value: withheld(name, entry.value) })),
      };
  }
}

/** The list itself when nothing in it changes. */
function mapped<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  let copy: T[] | null = null;
  for (let at = 0; at < list.length; at++) {
    const item = list[at]!;
    const changed = change(item);
    if (Object.is(changed, item)) continue;
    copy ??= list.slice();
    copy[at] = changed;
  }
  return copy ?? list;
}
