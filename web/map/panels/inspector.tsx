// One object: its position, its properties, and references in both directions, as links.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GamePage, InspectorProps, PlacedThing } from '../../games/game.ts';
import { useQuery } from '../../net/use-data.ts';
import { ObjectFacts } from '../../object/object-facts.tsx';
import { useFacts } from '../../object/use-facts.ts';
import {
  type InspectedFragment,
  ObjectByPathDocument,
  type PlacedFragment,
  PlacedObjectDocument,
} from '../../queries.gen.ts';
import { replaceState } from '../../shell/address.ts';
import { CloseButton } from '../../shell/close-button.tsx';
import { Failure, Nothing, Waiting } from '../../shell/feedback.tsx';
import { count, objectTitle } from '../../shell/format.ts';
import type { MapModel } from '../model.ts';
import { exactItemAt, itemAt } from '../things.ts';

interface Props {
  readonly slug: string;
  readonly game: GamePage | null;
  readonly model: MapModel;
  readonly item: number | null;
  /** Used when there is no item: from the address, or from a link that was followed. */
  readonly path: string | null;
  readonly onShow: (thing: PlacedThing) => void;
  /** Path of an object that is to be shown once. */
  readonly toShow: { current: string | null };
  readonly onClose: () => void;
  readonly onHighlight: (things: readonly PlacedThing[] | null) => void;
  readonly onSelectClass: (own: number) => void;
}

export function Inspector(props: Props) {
  const { slug, game, model, item, toShow, onShow, onHighlight, onClose } = props;
  const inspected = useInspected(props);
  const { object, error, isLoading, place, isFollowed } = inspected;
  const follow = (path: string): void => {
    onHighlight(null);
    inspected.follow(path);
  };
  const facts = useFacts(game, slug, object?.path ?? null);
  useEffect(() => {
    if (!object || toShow.current !== object.path) return;
    toShow.current = null;
    onShow({ position: object.position, classPath: object.class.path });
  }, [object?.path]);
  const state = place === null || isFollowed ? null : model.places?.state(place);
  return (
    <aside class="panel inspector" aria-label="Inspector">
      <header class="panel-head">
        <div>
          <h2>{facts?.title ?? titleOf(object ?? null, model, item, isFollowed ? null : place)}</h2>
          {state && <span class="badge">{state.toLowerCase()}</span>}
        </div>
        <CloseButton onClick={onClose} />
      </header>
      {error && <Failure error={error} />}
      {isLoading && !object && <Waiting text="Asking" />}
      {!isLoading && !error && object === null && <Nothing>The save holds no object of it.</Nothing>}
      {object && (
        <div class="inspector-body">
          <Actions {...props} object={object} onBack={inspected.back} />
          <GameDetails {...{ slug, game, object, onHighlight, onShow }} />
          <ObjectFacts
            {...{ slug, object, facts }}
            onFollow={follow}
            nameOf={(thing) => titleAt(model, thing)}
          />
        </div>
      )}
    </aside>
  );
}

interface Inspected {
  /** Undefined while nothing is known. */
  readonly object: InspectedFragment | null | undefined;
  readonly error: Error | null;
  readonly isLoading: boolean;
  /** The item's number among the places that the game knows; null for an object. */
  readonly place: number | null;
  /** Whether the object was reached by links from the item. */
  readonly isFollowed: boolean;
  readonly follow: (path: string) => void;
  /** Null when there is nothing to go back to. */
  readonly back: (() => void) | null;
}

/** The object of an item, or of the link that was followed last. Puts it into the address. */
function useInspected({ slug, model, item, path }: Props): Inspected {
  /** Links that were followed from the item, the latest last. */
  const [followed, setFollowed] = useState<{ item: number | null; paths: readonly string[] } | null>(null);
  const place = item !== null && item >= model.objects ? item - model.objects : null;
  const placePath = place === null ? null : (model.places?.path(place) ?? null);
  const trail = followed && followed.item === item ? followed.paths : [];
  const link = trail.at(-1) ?? null;
  const byRow = item !== null && place === null && link === null ? { save: slug, offset: item } : null;
  const wantedPath = link ?? (byRow ? null : (placePath ?? path));
  const placed = useQuery(PlacedObjectDocument, byRow);
  const named = useQuery(ObjectByPathDocument, wantedPath === null ? null : { save: slug, path: wantedPath });
  const { error, isLoading } = byRow ? placed : named;
  const object = byRow ? placed.data?.save?.objects?.nodes[0] : named.data?.save?.object;

  useEffect(() => {
    if (object) replaceState({ object: object.path });
  }, [object?.path]);

  return {
    ...{ object, error, isLoading, place },
    isFollowed: link !== null,
    follow: (next) => setFollowed({ item, paths: [...trail, next] }),
    back: trail.length > 0 ? () => setFollowed({ item, paths: trail.slice(0, -1) }) : null,
  };
}

function titleOf(
  object: InspectedFragment | null,
  model: MapModel,
  item: number | null,
  place: number | null,
): string {
  if (place !== null) return model.places?.title(place) ?? '';
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

interface ActionsProps extends Pick<Props, 'model' | 'item' | 'onShow' | 'onSelectClass'> {
  readonly object: InspectedFragment;
  readonly onBack: (() => void) | null;
}

function Actions({ model, item, object, onShow, onSelectClass, onBack }: ActionsProps) {
  const own = item === null ? null : model.classOf[item]!;
  const alike = own === null ? 0 : (model.classes[own]?.count ?? 0);
  return (
    <div class="actions">
      {onBack && (
        <button type="button" class="button" onClick={onBack}>
          ‹ Back
        </button>
      )}
      {object.position && (
        <button
          type="button"
          class="button"
          onClick={() => onShow({ position: object.position, classPath: object.class.path })}
        >
          Show
        </button>
      )}
      {own !== null && alike > 1 && (
        <button type="button" class="button" onClick={() => onSelectClass(own)}>
          Select all {count(alike)} of these
        </button>
      )}
    </div>
  );
}

/** What the game's part of the page shows for the object, if anything. */
function GameDetails({
  game,
  object,
  ...props
}: Pick<Props, 'slug' | 'game' | 'onHighlight' | 'onShow'> & { readonly object: InspectedFragment }) {
  const [Details, setDetails] = useState<{ readonly view: ComponentType<InspectorProps> } | null>(null);
  useEffect(() => {
    void game?.inspector?.().then((view) => setDetails({ view }));
  }, [game]);
  if (!Details) return null;
  return <Details.view {...props} path={object.path} className={object.class.name} />;
}
