// The key of a record as part of its path: what the map's key shows, on one line and without path separators.

import { withoutAccounts } from '../../../graph/accounts.ts';
import type { Value } from '../../../graph/values.ts';

/** Longer keys are cut: paths are for people. */
const MOST_LENGTH = 200;
const NULL_GUID = '0'.repeat(32);
/** Between the members of a struct. */
const JOIN = '+';

/** A struct as its only member, or as all of its members that are not empty; empty for a key that shows nothing. */
export function keyText(key: Value): string {
  const text = withoutAccounts(shown(key)).slice(0, MOST_LENGTH);
  // The path of an object keeps its slashes: no other record has a path with an empty part before it.
  return (text.startsWith('/') ? text : text.replaceAll('/', '%2F')).replaceAll('[', '%5B');
}

function shown(value: Value): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
  }
  if (value === null) return '';
  switch (value.kind) {
    case 'reference':
      return value.path;
    case 'text':
      return value.text;
    case 'struct': {
      const members = value.fields.map((field) => shown(field.value));
      const telling = members.filter((member) => member !== '' && member !== NULL_GUID);
      return (telling.length > 0 ? telling : members.slice(0, 1)).join(JOIN);
    }
    default:
      return '';
  }
}
