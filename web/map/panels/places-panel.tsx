// Finds places of the game: resource nodes by purity, free or in use, and what remains to be collected, nearest first.

import { useMemo, useState } from 'preact/hooks';
import type { PlacedThing } from '../../games/game.ts';
import { gamePage } from '../../games/registry.ts';
import { useClient, useLoaded } from '../../net/use-data.ts';
import { replaceState } from '../../shell/address.ts';
import { Button } from '../../shell/controls.tsx';
import { Nothing } from '../../shell/feedback.tsx';
import { count } from '../../shell/format.ts';
import { placeOnMap } from '../engine/plane.ts';
import { useMap } from '../map-context.ts';
import { directionText, distanceText } from '../map-numbers.ts';
import { flipped, namesText } from '../map-state.ts';
import type { MapModel } from '../model.ts';
import { Side } from './side.tsx';

/** Pixels of a metre when a place is shown. */
const CLOSE = 2;

interface PlaceGroup {
  readonly category: string;
  readonly title: string;
  /** Items of the map. */
  readonly items: readonly number[];
}

interface Wanted {
  readonly group: PlaceGroup;
  readonly state: string | null;
}

export function PlacesPanel({ onClose }: { readonly onClose: () => void }) {
  const { save, model, state: shown, pointing } = useMap();
  const [onlyFree, setOnlyFree] = useState(false);
  const [withCollected, setWithCollected] = useState(false);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const collected = useCollected(save.slug, model);
  const groups = useMemo(() => placeGroups(model), [model]);
  const categories = [...Map.groupBy(groups, ({ category }) => category)];
  const { places, objects } = model;
  // Nodes are rich or poor, and free or in use; other places are found or not.
  const isOfNodes = groups.some(({ items }) => statesOf(model, items).length > 0);
  const matches = (item: number, state: string | null): boolean =>
    (state === null || places!.state(item - objects) === state) &&
    (!onlyFree || places!.isFree(item - objects));
  const choose = (group: PlaceGroup, state: string | null): void => {
    setWanted({ group, state });
    pointing.setLit(new Set(group.items.filter((item) => matches(item, state))));
    // In a layer that is shown from now on.
    const isHidden = model.layers.find(({ name }) => name === group.category)?.look.isHidden ?? false;
    if (isHidden !== shown.toggled.has(group.category))
      replaceState({ layers: namesText(flipped(shown.toggled, group.category)) });
  };
  const found = wanted?.group.items.filter((item) => matches(item, wanted.state)) ?? [];
  const gone = wanted && withCollected ? (collected.get(wanted.group.title) ?? []) : [];
  return (
    <Side label="Places" onClose={onClose}>
      <div class="inspector-body">
        <div class="actions">
          {groups.some(({ items }) => items.some((item) => places!.isFree(item - objects))) && (
            <label class="row check">
              <input type="checkbox" checked={onlyFree} onChange={() => setOnlyFree(!onlyFree)} />{' '}
              {isOfNodes ? 'Only free ones' : 'Not found yet'}
            </label>
          )}
          {collected.size > 0 && (
            <label class="row check">
              <input
                type="checkbox"
                checked={!withCollected}
                onChange={() => setWithCollected(!withCollected)}
              />{' '}
              Missing only
            </label>
          )}
        </div>
        {groups.length === 0 && <Nothing>This save has no places of its game.</Nothing>}
        {categories.map(([category, own]) =>
          isOfNames(own) ? (
            <Nearest
              key={category}
              isNamed
              gone={[]}
              title={category}
              found={own.flatMap(({ items }) => items.filter((item) => matches(item, null)))}
            />
          ) : (
            <div key={category}>
              <CategoryTable {...{ category, groups: own, matches, collected, wanted }} onChoose={choose} />
              {wanted?.group.category === category && (
                <Nearest
                  key={`${wanted.group.title} ${wanted.state}`}
                  {...{ found, gone }}
                  title={[wanted.state?.toLowerCase(), wanted.group.title].filter(Boolean).join(' ')}
                />
              )}
            </div>
          ),
        )}
      </div>
    </Side>
  );
}

/** True if most places of a category have a name of their own, such as bases: counts would say nothing. */
function isOfNames(groups: readonly PlaceGroup[]): boolean {
  return groups.length > 2 && groups.flatMap(({ items }) => items).length < 2 * groups.length;
}

type Positions = ReadonlyMap<string, readonly PlacedThing['position'][]>;

/** Positions of what was collected, by title. */
function useCollected(slug: string, model: MapModel): Positions {
  const client = useClient();
  const load = gamePage(model.header.save)?.collected;
  const { data } = useLoaded(load ? `collected ${slug}` : null, async () => (await load!())(client, slug));
  return useMemo(() => {
    const byTitle = new Map<string, PlacedThing['position'][]>();
    for (const { title, position } of data ?? []) {
      const same = byTitle.get(title);
      if (same) same.push(position);
      else byTitle.set(title, [position]);
    }
    return byTitle;
  }, [data]);
}

interface TableProps {
  readonly category: string;
  readonly groups: readonly PlaceGroup[];
  readonly matches: (item: number, state: string | null) => boolean;
  readonly collected: Positions;
  readonly wanted: Wanted | null;
  readonly onChoose: (group: PlaceGroup, state: string | null) => void;
}

function CategoryTable({ category, groups, matches, collected, wanted, onChoose }: TableProps) {
  const all = groups.flatMap(({ items }) => items);
  const states = statesOf(useMap().model, all);
  return (
    <table class="places">
      <caption>{category}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          {states.map((state) => (
            <th key={state} scope="col">
              {state.toLowerCase()}
            </th>
          ))}
          <th scope="col">all</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.title}>
            <th scope="row">{group.title}</th>
            {[...states, null].map((state) => {
              const many = group.items.filter((item) => matches(item, state)).length;
              const gone = state === null ? (collected.get(group.title)?.length ?? 0) : 0;
              return (
                <td key={state ?? ''}>
                  {many > 0 || gone > 0 ? (
                    <Button
                      class="link"
                      aria-pressed={wanted?.group === group && wanted.state === state}
                      aria-label={`${group.title} ${state?.toLowerCase() ?? ''}: ${many}`}
                      onClick={() => onChoose(group, state)}
                    >
                      {count(many)}
                    </Button>
                  ) : (
                    <span class="muted">–</span>
                  )}
                  {gone > 0 && <span class="muted"> of {count(many + gone)}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NearestProps {
  readonly title: string;
  readonly found: readonly number[];
  /** Positions of collected ones. */
  readonly gone: readonly PlacedThing['position'][];
  /** True if each has a name of its own. */
  readonly isNamed?: boolean;
}

const MOST = 60;

function Nearest({ title, found, gone, isNamed }: NearestProps) {
  const { model, engine, pointing } = useMap();
  const { view, setItem } = pointing;
  const { items, places, objects, plane, classes, classOf } = model;
  const fly = (x: number, y: number, item: number | null): void => {
    engine?.center(x, y, Math.max(view.scale, CLOSE / model.perMetre));
    if (item !== null) setItem(item);
  };
  // Where some are free, the others are in use; bases are neither.
  const isUsed = found.some((item) => places!.isFree(item - objects));
  const rows = [
    ...found.map((item) => {
      const place = item - objects;
      const notes = [
        places!.state(place)?.toLowerCase(),
        isUsed && !places!.isFree(place) && (isNamed ? 'found' : 'in use'),
      ];
      const name = isNamed && `${classes[classOf[item]!]!.title}, `;
      return { item, x: items.x[item]!, y: items.y[item]!, name, note: notes.filter(Boolean).join(', ') };
    }),
    ...gone.flatMap((at) => {
      if (!at) return [];
      const place = placeOnMap(plane, at);
      return [{ ...place, item: null, name: '', note: 'collected' }];
    }),
  ].map((row) => ({ ...row, distance: Math.hypot(row.x - view.x, row.y - view.y) }));
  rows.sort((a, b) => a.distance - b.distance);
  return (
    <section class="nearest" aria-label={`${title}, nearest first`}>
      <h3>{title}, nearest first</h3>
      <ul>
        {rows.slice(0, MOST).map(({ x, y, item, name, distance, note }) => (
          <li key={`${x} ${y}`}>
            <Button class="link" onClick={() => fly(x, y, item)}>
              {name}
              {distanceText(model, distance)} {directionText(model, x - view.x, y - view.y)}
            </Button>{' '}
            <span class="muted">{note}</span>
          </li>
        ))}
      </ul>
      {rows.length > MOST && <p class="muted">and {count(rows.length - MOST)} farther away</p>}
      {rows.length === 0 && <Nothing>None.</Nothing>}
    </section>
  );
}

/** Categories and titles by name. Regions are found by searching: nobody goes to the nearest. */
function placeGroups({ classes, classOf, layers, items, objects }: MapModel): PlaceGroup[] {
  const members = new Map<number, number[]>();
  for (let item = objects; item < items.x.length; item++) {
    const own = members.get(classOf[item]!);
    if (own) own.push(item);
    else members.set(classOf[item]!, [item]);
  }
  return [...members]
    .filter(([own]) => !layers[classes[own]!.layer]!.look.isName)
    .map(([own, found]) => {
      const { title, layer } = classes[own]!;
      return { category: layers[layer]!.name, title, items: found };
    })
    .sort((a, b) => a.category.localeCompare(b.category) || a.title.localeCompare(b.title));
}

const ORDER = ['IMPURE', 'NORMAL', 'PURE'];

/** States that occur, from the least to the best where that is known. */
function statesOf({ places, objects }: MapModel, items: readonly number[]): string[] {
  const states = new Set(items.flatMap((item) => places?.state(item - objects) ?? []));
  return [...states].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}
