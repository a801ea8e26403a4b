// References as a graph that grows on click: what an object refers to, and what refers to it, also as a list.

import Graph from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';
import { useEffect, useRef, useState } from 'preact/hooks';
import Sigma from 'sigma';
import type { GamePage } from '../games/game.ts';
import { hueColor } from '../map/spare-looks.ts';
import { useClient, useQuery } from '../net/use-data.ts';
import { GameFacts } from '../object/game-facts.tsx';
import { useFacts } from '../object/use-facts.ts';
import {
  type CornerFragment,
  FindObjectDocument,
  NeighboursDocument,
  type NeighboursQuery,
} from '../queries.gen.ts';
import { addressOf, replaceState } from '../shell/address.ts';
import { Failure, Nothing } from '../shell/feedback.tsx';
import { count, objectTitle, words } from '../shell/format.ts';
import { useIsDark } from '../shell/preferences.ts';
import { QueryButton } from '../shell/query-button.tsx';

interface Props {
  readonly slug: string;
  readonly game: GamePage | null;
  readonly state: Readonly<Record<string, string>>;
}

type Opened = NonNullable<NonNullable<NeighboursQuery['save']>['object']>;

const ROUNDS = 120;

export function GraphView({ slug, game, state }: Props) {
  const path = state.object ?? null;
  const [graph] = useState(() => new Graph({ multi: false }));
  const { opened, error } = useOpened(graph, slug, path);
  const box = useDrawn(graph);
  return (
    <div class="graph-view">
      <div
        class="graph-box"
        ref={box}
        role="img"
        aria-label="References as a graph; the list beside it has the same content"
      />
      <aside class="graph-side">
        <Finder slug={slug} />
        {error && <Failure error={error} />}
        {path === null && (
          <Nothing>
            Find an object, or choose one in the table or the tree; then click on to let the graph grow.
          </Nothing>
        )}
        {opened && <OpenedObject {...{ slug, game, opened }} />}
      </aside>
    </div>
  );
}

/** Loads the object at a path and adds it, with its neighbours, to the graph. */
function useOpened(graph: Graph, slug: string, path: string | null) {
  const client = useClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    if (path === null) return;
    let isLate = false;
    client.query(NeighboursDocument, { save: slug, path }).then(
      ({ save }) => {
        if (isLate) return;
        setError(null);
        setOpened(save?.object ?? null);
        if (save?.object) grow(graph, save.object);
      },
      (problem: Error) => !isLate && setError(problem),
    );
    return () => {
      isLate = true;
    };
  }, [client, graph, slug, path]);
  return { opened, error };
}

/** Draws the graph in the element that gets the result as its `ref`. */
function useDrawn(graph: Graph) {
  const box = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  useEffect(() => {
    const sigma = new Sigma(graph, box.current!, {
      labelColor: { color: isDark ? '#e6eaf0' : '#1a212b' },
      defaultEdgeColor: isDark ? '#3a4553' : '#bcc5d0',
      labelRenderedSizeThreshold: 5,
      allowInvalidContainer: true,
    });
    sigma.on('clickNode', ({ node }) => replaceState({ object: node }));
    return () => sigma.kill();
  }, [graph, isDark]);
  return box;
}

/** Finds objects by name. */
function Finder({ slug }: { readonly slug: string }) {
  const [wanted, setWanted] = useState('');
  const text = wanted.trim();
  const found = useQuery(FindObjectDocument, text.length < 2 ? null : { save: slug, text });
  return (
    <>
      <input
        type="search"
        class="field"
        placeholder="Find an object by name"
        aria-label="Find an object by name"
        value={wanted}
        onInput={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      {text.length >= 2 && (
        <ul class="lines">
          {(found.data?.save?.objects?.nodes ?? []).map((object) => (
            <li key={object.path}>
              <Corner object={object} onOpen={() => setWanted('')} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OpenedObject({ slug, game, opened }: Pick<Props, 'slug' | 'game'> & { readonly opened: Opened }) {
  const facts = useFacts(game, slug, opened.path);
  return (
    <>
      <h2>{facts?.title ?? objectTitle(opened)}</h2>
      <p class="muted path">{opened.path}</p>
      <div class="actions">
        {opened.position && (
          <a class="button" href={addressOf({ slug, view: 'map', state: { object: opened.path } })}>
            On the map
          </a>
        )}
        <QueryButton document={NeighboursDocument} variables={{ save: slug, path: opened.path }} />
      </div>
      {facts && <GameFacts groups={facts.groups} onFollow={(path) => replaceState({ object: path })} />}
      <References
        title="Leads to"
        total={opened.references?.totalCount ?? 0}
        ends={(opened.references?.nodes ?? []).map(({ label, target }) => ({ label, object: target }))}
      />
      <References
        title="Named by"
        total={opened.referencedBy?.totalCount ?? 0}
        ends={(opened.referencedBy?.nodes ?? []).map(({ label, source }) => ({
          label,
          object: source,
        }))}
      />
    </>
  );
}

interface End {
  readonly label: string;
  readonly object: CornerFragment;
}

function References({
  title,
  total,
  ends,
}: {
  readonly title: string;
  readonly total: number;
  readonly ends: readonly End[];
}) {
  if (total === 0) return null;
  return (
    <section aria-label={title}>
      <h3>
        {title} <span class="number">{count(total)}</span>
      </h3>
      <ul class="lines">
        {ends.map(({ label, object }, at) => (
          <li key={`${at} ${object.path}`}>
            <span class="muted">{label} </span>
            <Corner object={object} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Corner({ object, onOpen }: { readonly object: CornerFragment; readonly onOpen?: () => void }) {
  return (
    <>
      <button
        type="button"
        class="link"
        title={object.path}
        onClick={() => {
          replaceState({ object: object.path });
          onOpen?.();
        }}
      >
        {objectTitle(object)}
      </button>
      <span class="muted"> {object.class.title ?? words(object.class.name)}</span>
    </>
  );
}

/** Adds an object and its neighbours near it, and runs the layout. */
function grow(graph: Graph, object: Opened): void {
  add(graph, object, 0, 0, 11);
  graph.setNodeAttribute(object.path, 'size', 11);
  const { x, y } = graph.getNodeAttributes(object.path) as { x: number; y: number };
  const ends = [
    ...(object.references?.nodes ?? []).map(({ target }) => [object.path, target] as const),
    ...(object.referencedBy?.nodes ?? []).map(({ source }) => [source.path, source] as const),
  ];
  ends.forEach(([from, end], at) => {
    const angle = (at / ends.length) * 2 * Math.PI;
    add(graph, end, x + Math.cos(angle), y + Math.sin(angle), 6);
    const to = from === object.path ? end.path : object.path;
    if (from !== to && !graph.hasEdge(from, to)) graph.addEdge(from, to, { type: 'arrow', size: 1.4 });
  });
  if (graph.order > 2)
    forceAtlas2.assign(graph, { iterations: ROUNDS, settings: forceAtlas2.inferSettings(graph) });
}

function add(graph: Graph, object: CornerFragment, x: number, y: number, size: number): void {
  if (graph.hasNode(object.path)) return;
  const color = hueColor(hashOf(object.class.name), 58);
  graph.addNode(object.path, { label: objectTitle(object), x, y, size, color });
}

function hashOf(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) % 9973;
  return hash;
}
