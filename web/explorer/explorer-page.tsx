// Everything in a save, whatever its format: as a table, as a tree, as a graph of references, and by class.

import { Suspense } from 'preact/compat';
import { gamePage } from '../games/registry.ts';
import { addressOf, useAddress } from '../shell/address.ts';
import { Waiting } from '../shell/feedback.tsx';
import { part } from '../shell/use-part.ts';
import type { ViewProps } from '../shell/use-saves.ts';
import { ClassesView } from './classes-view.tsx';
import { TableView } from './table-view.tsx';
import { TreeView } from './tree-view.tsx';
import '../styles/dashboard.css';
import '../styles/explorer.css';

const GraphView = part('GraphView', () => import('./graph-view.tsx'));

const TABS = [
  ['table', 'Table'],
  ['tree', 'Tree'],
  ['references', 'References'],
  ['classes', 'Classes'],
] as const;

export function ExplorerPage({ save }: ViewProps) {
  const { state } = useAddress();
  const tab = TABS.find(([name]) => name === state.tab)?.[0] ?? 'table';
  const props = { slug: save.slug, game: gamePage(save), state };
  return (
    <main class="page explorer">
      <nav class="sub-tabs" aria-label="Ways to look">
        {TABS.map(([name, title]) => (
          <a
            key={name}
            href={addressOf({ slug: save.slug, view: 'explorer', state: { ...state, tab: name } })}
            aria-current={tab === name ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {tab === 'table' && <TableView {...props} />}
      {tab === 'tree' && <TreeView {...props} />}
      {tab === 'classes' && <ClassesView {...props} />}
      {tab === 'references' && (
        <Suspense fallback={<Waiting text="Loading the graph" />}>
          <GraphView {...props} />
        </Suspense>
      )}
    </main>
  );
}
