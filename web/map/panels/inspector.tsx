// One object: its position, its properties, and references in both directions, as links.

import { useEffect, useState } from 'preact/hooks';
import type { PlacedThing } from '../../games/game.ts';
import { useQuery } from '../../net/use-data.ts';
import { useFacts } from '../../object/game-facts.tsx';
import { ObjectFacts } from '../../object/object-facts.tsx';
import {
  type InspectedFragment,
  ObjectByPathDocument,
  type PlacedFragment,
  PlacedObjectDocument,
} from '../../queries.gen.ts';
import { replaceState } from '../../shell/address.ts';
import { Button } from '../../shell/controls.tsx';
import { Failure, Nothing, Waiting } from '../../shell/feedback.tsx';
import { count, objectTitle } from '../../shell/format.ts';
import { usePart } from '../../shell/use-part.ts';
import { useMap } from '../map-context.ts';
import type { MapModel } from '../model.ts';
import { exactItemAt, itemAt, itemsAt } from '../things.ts';
import { type ShowProps, Side } from './side.tsx';

export function Inspector({ onShow }: ShowProps) {
  const { save, game, model, engine, toShow, pointing } = useMap();
  const { item, setItem, setLit } = pointing;
  const { slug } = save;
  const inspected = useInspected();
  const { object, error, isLoading, place, isFollowed } = inspected;
  const highlight = (things: readonly PlacedThing[] | null): void =>
    setLit(things && new Set(itemsAt(model, things)));
  const follow = (path: string): void => {
    setLit(null);
    inspected.follow(path);
  };
  const close = (): void => {
    setItem(null);
    setLit(null);
    replaceState({ object: null });
  };
  const facts = useFacts(game, slug, object?.path ?? null);
  useEffect(() => {
    if (!object || toShow.current !== object.path) return;
    toShow.current = null;
    onShow({ position: object.position, classPath: object.class.path });
  }, [object?.path]);
  useEffect(() => {
    if (item !== null) engine?.uncover(model.items.x[item]!, model.items.y[item]!);
  }, [item]);
  // What the game's part of the page shows for the object, if anything.
  const Details = usePart(game?.inspector);
  const state = place === null || isFollowed ? null : model.places?.state(place);
  const placeTitle = place === null || isFollowed ? null : model.places?.title(place);
  const title = facts?.title ?? placeTitle ?? titleOf(model, item, object);
  return (
    <Side
      label="Inspector"
      title={
        <>
          {title} {state && <span class="badge">{state.toLowerCase()}</span>}
        </>
      }
      onClose={close}
    >
      {error && <Failure error={error} />}
      {isLoading && !object && <Waiting text="Asking" />}
      {!isLoading && !error && object === null && <Nothing>The save holds no object of it.</Nothing>}
      {object && (
        <div class="inspector-body">
          <Actions onShow={onShow} object={object} onBack={inspected.back} />
          {Details && (
            <Details
              {...{ slug, onShow, path: object.path, className: object.class.name }}
              onHighlight={highlight}
            />
          )}
          <ObjectFacts
            {...{ slug, object, facts }}
            onFollow={follow}
            nameOf={(thing) => titleAt(model, thing)}
          />
        </div>
      )}
    </Side>
  );
}

/** The object of an item, or of the link that was followed last. Puts it into the address. */
function useInspected() {
  const { save, model, state, pointing } = useMap();
  const { item } = pointing;
  /** Links that were followed from the item, the latest last. */
  const [followed, setFollowed] = useState<{ item: number | null; paths: readonly string[] } | null>(null);
  const place = item !== null && item >= model.objects ? item - model.objects : null;
  const placePath = place === null ? null : (model.places?.path(place) ?? null);
  const trail = followed && followed.item === item ? followed.paths : [];
  const link = trail.at(-1) ?? null;
  const byRow = item !== null && place === null && link === null ? { save: save.slug, offset: item } : null;
  const path = link ?? (byRow ? null : (placePath ?? state.object));
  const placed = useQuery(PlacedObjectDocument, byRow);
  const named = useQuery(ObjectByPathDocument, path === null ? null : { save: save.slug, path });
  const { error, isLoading } = byRow ? placed : named;
  const object = byRow ? placed.data?.save?.objects?.nodes[0] : named.data?.save?.object;

  useEffect(() => {
    if (object) replaceState({ object: object.path });
  }, [object?.path]);

  return {
    /** Undefined while nothing is known; the item's number among the places that the game knows, null for an object. */
    ...{ object, error, isLoading, place },
    /** True if the object was reached by links from the item. */
    isFollowed: link !== null,
    follow: (next: string) => setFollowed({ item, paths: [...trail, next] }),
    /** Null when there is nothing to go back to. */
    back: trail.length > 0 ? () => setFollowed({ item, paths: trail.slice(0, -1) }) : null,
  };
}

function titleOf(model: MapModel, item: number | null, object: InspectedFragment | null | undefined): string {
  if (!object) return titleOfItem(model, item) ?? 'Object';
  const shown = itemAt(model, { position: object.position, classPath: object.class.path });
  return titleOfItem(model, shown) ?? objectTitle(object);
}

function titleAt(model: MapModel, { position, class: own }: PlacedFragment): string | null {
  return titleOfItem(model, exactItemAt(model, { position, classPath: own.path }));
}

function titleOfItem(model: MapModel, item: number | null): string | null {
  return item === null ? null : (model.classes[model.classOf[item]!]?.title ?? null);
}

interface ActionsProps extends ShowProps {
  readonly object: InspectedFragment;
  readonly onBack: (() => void) | null;
}

function Actions({ object, onShow, onBack }: ActionsProps) {
  const { model, pointing } = useMap();
  const { item, setLit } = pointing;
  const own = item === null ? null : model.classOf[item]!;
  const alike = own === null ? 0 : (model.classes[own]?.count ?? 0);
  const lightAlike = (): void => {
    const all = new Set<number>();
    for (const [at, one] of model.classOf.entries()) if (one === own) all.add(at);
    setLit(all);
  };
  return (
    <div class="actions">
      {onBack && <Button onClick={onBack}>‹ Back</Button>}
      {object.position && (
        <Button onClick={() => onShow({ position: object.position, classPath: object.class.path })}>
          Show
        </Button>
      )}
      {alike > 1 && <Button onClick={lightAlike}>Select all {count(alike)} of these</Button>}
    </div>
  );
}
