// Titles of objects, in the words of their game: one by one, and where values refer to them.

import { lastPart } from '../../graph/finished/paths.ts';
import { NO_NODE, type NodeId } from '../../graph/ids.ts';
import { type PropertyValue, toJson, type Value } from '../../graph/values.ts';
import type { ReadySave } from '../../library/save.ts';
import { classTitles, viewOf } from './open.ts';

/** Null where only the class and a name in the file are known. */
export function ownTitle(save: ReadySave, node: NodeId): string | null {
  const own = viewOf(save)?.mapView?.objectLook?.(node)?.title;
  return own ?? classTitles(save).titleOf(lastPart(save.graph.name(node)));
}

/** @param hasTitles whether references have the title of their target, or else that of its class, beside its path */
export function jsonIn(save: ReadySave, value: Value, hasTitles: boolean): unknown {
  return toJson(hasTitles ? withTitles(save, value) : value);
}

function withTitles(save: ReadySave, value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const inner = (each: Value): Value => withTitles(save, each);
  switch (value.kind) {
    case 'reference': {
      const node = save.graph.find(value.path);
      if (node === NO_NODE) return value;
      const title = ownTitle(save, node) ?? classTitles(save).title(save.graph.classOf(node));
      return {
        kind: 'struct',
        fields: [field('ref', value.path), ...(title ? [field('title', title)] : [])],
      };
    }
    case 'struct':
      return { ...value, fields: value.fields.map((each) => ({ ...each, value: inner(each.value) })) };
    case 'list':
      return { ...value, items: value.items.map(inner) };
    case 'map':
      return {
        ...value,
        entries: value.entries.map((entry) => ({ key: inner(entry.key), value: inner(entry.value) })),
      };
    default:
      return value;
  }
}

function field(name: string, value: string): PropertyValue {
  return { name, index: 0, type: 'string', value };
}
