// One object: its position, its properties, and references in both directions, as links.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { InspectorProps, PlacedThing } from '../../games/game.ts';
import { gamePage } from '../../games/registry.ts';
import { useQuery } from '../../net/use-data.ts';
import { type InspectedFragment, ObjectByPathDocument, PlacedObjectDocument } from '../../queries.gen.ts';
import { replaceState } from '../../shell/address.ts';
import { Failure, Nothing, Waiting } from '../../shell/feedback.tsx';
import { count, figure, lastPart, words } from '../../shell/format.ts';
import { QueryButton } from '../../shell/query-button.tsx';
import { ValueView } from '../../shell/value-view.tsx';
import type { MapModel } from '../model.ts';
import { itemAt } from '../things.ts';

interface Props {
  readonly slug: string;
  readonly format: string;
  readonly model: MapModel;
  readonly item: number | null;
  /** Used when there is no item: from the address, or from a link that was followed. */
  readonly path: string | null;
  readonly onShow: (thing: PlacedThing) => void;
  readonly onClose: () => void;
  readonly onHighlight: (things: readonly PlacedThing[] | null) => void;
  readonly onSelectClass: (own: number) => void;
}

export function Inspector({
  slug,
  format,
  model,
  item,
  path,
  onShow,
  onClose,
  onHighlight,
  onSelectClass,
}: Props) {
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

  const follow = (next: string): void => {
    onHighlight(null);
    setFollowed({ item, paths: [...trail, next] });
  };
  const own = item === null ? null : model.classes[model.classOf[item]!]!;
  return (
    <aside class="panel inspector" aria-label="Inspector">
      <header class="panel-head">
        <div>
          <h2>{titleOf(object ?? null, model, place, own?.title ?? null, link)}</h2>
          {place !== null && link === null && model.places?.state(place) && (
            <span class="badge">{model.places.state(place)!.toLowerCase()}</span>
          )}
        </div>
        <button type="button" class="icon-button" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </header>
      {error && <Failure error={error} />}
      {isLoading && !object && <Waiting text="Asking" />}
      {!isLoading && !error && object === null && (
        <Nothing>The save does not hold this object: its place was never visited, or it is gone.</Nothing>
      )}
      {object && (
        <div class="inspector-body">
          <Crumbs object={object} onFollow={follow} />
          <div class="actions">
            {trail.length > 0 && (
              <button
                type="button"
                class="button"
                onClick={() => setFollowed({ item, paths: trail.slice(0, -1) })}
              >
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
            {item !== null && (
              <button type="button" class="button" onClick={() => onSelectClass(model.classOf[item]!)}>
                Select all {count(own?.count ?? 0)} of these
              </button>
            )}
            <QueryButton document={ObjectByPathDocument} variables={{ save: slug, path: object.path }} />
          </div>
          <GameDetails slug={slug} format={format} object={object} onHighlight={onHighlight} />
          <dl class="facts">
            <dt>Path</dt>
            <dd class="path">{object.path}</dd>
            {object.position && (
              <>
                <dt>Place</dt>
                <dd>{[object.position.x, object.position.y, object.position.z].map(figure).join(', ')}</dd>
              </>
            )}
            {object.level && (
              <>
                <dt>Level</dt>
                <dd>{object.level}</dd>
              </>
            )}
          </dl>
          {object.issues.map(({ code, message }) => (
            <p key={message} class="problem">
              {code}: {message}
            </p>
          ))}
          <Section title="Properties" total={object.properties?.length ?? 0} isOpen>
            <ul class="properties">
              {object.properties?.map(({ name, index, type, value }) => (
                <li key={`${name} ${index}`}>
                  <span class="property-name" title={type}>
                    {index > 0 ? `${name} [${index}]` : name}
                  </span>
                  <ValueView value={value} onFollow={follow} />
                </li>
              ))}
            </ul>
          </Section>
          <Section title="Leads to" total={object.references?.totalCount ?? 0}>
            <Links
              links={(object.references?.nodes ?? []).map(({ kind, path: label, target }) => ({
                kind,
                label,
                end: target,
              }))}
              onFollow={follow}
            />
          </Section>
          <Section title="Named by" total={object.referencedBy?.totalCount ?? 0}>
            <Links
              links={(object.referencedBy?.nodes ?? []).map(({ kind, path: label, source }) => ({
                kind,
                label,
                end: source,
              }))}
              onFollow={follow}
            />
          </Section>
          <Section title="Contains" total={object.children?.totalCount ?? 0}>
            <Links
              links={(object.children?.nodes ?? []).map((end) => ({ kind: '', label: '', end }))}
              onFollow={follow}
            />
          </Section>
        </div>
      )}
    </aside>
  );
}

function titleOf(
  object: InspectedFragment | null,
  model: MapModel,
  place: number | null,
  classTitle: string | null,
  link: string | null,
): string {
  if (place !== null && link === null) return model.places?.title(place) ?? '';
  if (!object) return classTitle ?? 'Object';
  const item = itemAt(model, { position: object.position, classPath: object.class.path });
  const title = item === null ? null : model.classes[model.classOf[item]!]?.title;
  return title ?? words(object.class.name);
}

function Crumbs({
  object,
  onFollow,
}: {
  readonly object: InspectedFragment;
  readonly onFollow: (path: string) => void;
}) {
  return (
    <nav class="crumbs" aria-label="Where it belongs">
      {ancestorsOf(object).map(({ path, name }) => (
        <span key={path}>
          <button type="button" class="link" title={path} onClick={() => onFollow(path)}>
            {name}
          </button>
          <span aria-hidden="true"> › </span>
        </span>
      ))}
      <span>{object.name}</span>
      <span class="badge">{object.kind.toLowerCase()}</span>
    </nav>
  );
}

interface Crumb {
  readonly path: string;
  readonly name: string;
  readonly parent?: Crumb | null;
}

/** The outermost first. */
function ancestorsOf({ parent }: { readonly parent?: Crumb | null }): Crumb[] {
  const found: Crumb[] = [];
  for (let crumb = parent; crumb; crumb = crumb.parent) found.unshift(crumb);
  return found;
}

interface Link {
  readonly kind: string;
  readonly label: string;
  readonly end: { readonly path: string; readonly name: string; readonly class: { readonly name: string } };
}

function Links({
  links,
  onFollow,
}: {
  readonly links: readonly Link[];
  readonly onFollow: (path: string) => void;
}) {
  return (
    <ul class="links">
      {links.map(({ label, end }, at) => (
        <li key={at}>
          {label !== '' && <span class="muted">{label} </span>}
          <button type="button" class="link" title={end.path} onClick={() => onFollow(end.path)}>
            {lastPart(end.name)}
          </button>
          <span class="muted"> {words(end.class.name)}</span>
        </li>
      ))}
    </ul>
  );
}

function Section({
  title,
  total,
  isOpen = false,
  children,
}: {
  readonly title: string;
  readonly total: number;
  readonly isOpen?: boolean;
  readonly children: preact.ComponentChildren;
}) {
  if (total === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        {title} <span class="number">{count(total)}</span>
      </summary>
      {children}
    </details>
  );
}

/** What the game's part of the page shows for the object, if anything. */
function GameDetails({
  slug,
  format,
  object,
  onHighlight,
}: {
  readonly slug: string;
  readonly format: string;
  readonly object: InspectedFragment;
  readonly onHighlight: (things: readonly PlacedThing[] | null) => void;
}) {
  const [Details, setDetails] = useState<{ readonly view: ComponentType<InspectorProps> } | null>(null);
  useEffect(() => {
    void gamePage(format)
      ?.inspector?.()
      .then((view) => setDetails({ view }));
  }, [format]);
  if (!Details) return null;
  return (
    <Details.view slug={slug} path={object.path} className={object.class.name} onHighlight={onHighlight} />
  );
}
