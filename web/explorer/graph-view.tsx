// References as a graph that grows on click: what an object refers to, and what refers to it, with what is known of it.

import Graph from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';
import { useEffect, useRef, useState } from 'preact/hooks';
import Sigma from 'sigma';
import { drawDiscNodeLabel } from 'sigma/rendering';
import { shortened } from '../map/overlay/draw-machines.ts';
import { hueColor } from '../map/spare-looks.ts';
import { useQuery } from '../net/use-data.ts';
import { useFacts } from '../object/game-facts.tsx';
import { ObjectFacts } from '../object/object-facts.tsx';
import {
  type CornerFragment,
  FindObjectDocument,
  type InspectedFragment,
  ObjectByPathDocument,
} from '../queries.gen.ts';
import { addressOf, replaceState } from '../shell/address.ts';
import { Button, SearchField } from '../shell/controls.tsx';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { objectTitle, words } from '../shell/format.ts';
import { useIsDark } from '../shell/preferences.ts';
import type { ExplorerProps } from './kinds.ts';

const ROUNDS = 120;

export function GraphView({ slug, game, state }: ExplorerProps) {
  const path = state.object ?? null;
  const [graph] = useState(() => new Graph({ multi: false }));
  const { opened, error, isLoading } = useOpened(graph, slug, path);
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
        {isLoading && !opened && <Waiting text="Asking" />}
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

/** The object at a path, which is added to the graph with its neighbours. */
function useOpened(graph: Graph, slug: string, path: string | null) {
  const { data, error, isLoading } = useQuery(
    ObjectByPathDocument,
    path === null ? null : { save: slug, path },
  );
  const opened = data?.save?.object ?? null;
  useEffect(() => {
    if (opened) grow(graph, opened);
  }, [graph, opened]);
  return { opened, error, isLoading };
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
      // Names stand to the right of their points.
      stagePadding: 90,
      allowInvalidContainer: true,
      // Above its point a name that would pass the edge of the box.
      defaultDrawNodeLabel: (pen, data, settings) => {
        pen.font = `${settings.labelWeight} ${settings.labelSize}px ${settings.labelFont}`;
        const room = pen.canvas.clientWidth;
        const label = shortened(pen, data.label ?? '', room - 3 * data.size);
        const lack = data.x + data.size + 8 + pen.measureText(label).width - room;
        const { x, y } = lack > 0 ? { x: data.x - lack, y: data.y - data.size - 8 } : data;
        drawDiscNodeLabel(pen, { ...data, label, x, y }, settings);
      },
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
      <SearchField label="Find an object by name" value={wanted} onText={setWanted} />
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

function OpenedObject({
  slug,
  game,
  opened,
}: Pick<ExplorerProps, 'slug' | 'game'> & { readonly opened: InspectedFragment }) {
  const facts = useFacts(game, slug, opened.path);
  return (
    <>
      <h2>{facts?.title ?? objectTitle(opened)}</h2>
      {opened.position && (
        <a class="button" href={addressOf({ slug, view: 'map', state: { object: opened.path } })}>
          On the map
        </a>
      )}
      <ObjectFacts
        {...{ slug, object: opened, facts }}
        onFollow={(path) => replaceState({ object: path })}
        nameOf={() => null}
      />
    </>
  );
}

function Corner({ object, onOpen }: { readonly object: CornerFragment; readonly onOpen?: () => void }) {
  return (
    <>
      <Button
        class="link"
        title={object.path}
        onClick={() => {
          replaceState({ object: object.path });
          onOpen?.();
        }}
      >
        {objectTitle(object)}
      </Button>
      <span class="muted"> {object.class.title ?? words(object.class.name)}</span>
    </>
  );
}

/** Adds an object and its neighbours near it, and runs the layout. */
function grow(graph: Graph, object: InspectedFragment): void {
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
