// What an object is connected to: other things with a place that it or its components lead to, or that lead to these.

import type { EndFragment, InspectedFragment, PlacedFragment } from '../queries.gen.ts';
import { objectTitle } from '../shell/format.ts';
import type { Fact, FactValue } from './facts.ts';

/** What a thing is called on the map; null if it is not there. */
export type NameOf = (thing: PlacedFragment) => string | null;

export function connectionsOf(object: InspectedFragment, nameOf: NameOf): Fact[] {
  const [around, within]: [FactValue[], FactValue[]] = [[], []];
  const seen = new Set([object.path]);
  for (const end of endsOf(object)) {
    const thing = placed(end);
    if (!thing || seen.has(thing.path)) continue;
    seen.add(thing.path);
    const text = nameOf(thing) ?? objectTitle(thing);
    (object.parent?.path === thing.path ? within : around).push({ text, path: thing.path });
  }
  return [
    { name: 'Part of', values: within },
    { name: 'Connected to', values: around },
  ];
}

type Ends = Omit<InspectedFragment['children'] & object, 'totalCount'>['nodes'][number];

function endsOf(object: InspectedFragment): EndFragment[] {
  const of = ({ references, referencedBy }: Pick<Ends, 'references' | 'referencedBy'>): EndFragment[] => [
    ...(references?.nodes ?? []).map(({ target }) => target),
    ...(referencedBy?.nodes ?? []).map(({ source }) => source),
  ];
  return [...of(object), ...(object.children?.nodes ?? []).flatMap(of)];
}

/** A component is where the thing is that it belongs to. */
function placed(end: EndFragment): PlacedFragment | null {
  if (end.position) return end;
  return end.parent?.position ? end.parent : null;
}
