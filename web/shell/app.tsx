// The frame around every view: where we are, and what is seen there.

import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { VersionContext } from '../net/use-data.ts';
import { SavesPage } from '../saves/saves-page.tsx';
import { useAddress } from './address.ts';
import { Failure, Waiting } from './feedback.tsx';
import { applyPreferences } from './preferences.ts';
import { TopBar } from './top-bar.tsx';
import { useLiveVersion } from './use-live-version.ts';
import { useSaves } from './use-saves.ts';

/** Views of one save, each loaded when it is first opened. */
const VIEWS = {
  map: lazy(() => import('../map/map-page.tsx').then(({ MapPage }) => ({ default: MapPage }))),
  compare: lazy(() =>
    import('../compare/compare-page.tsx').then(({ ComparePage }) => ({ default: ComparePage })),
  ),
  explorer: lazy(() =>
    import('../explorer/explorer-page.tsx').then(({ ExplorerPage }) => ({ default: ExplorerPage })),
  ),
  dashboard: lazy(() =>
    import('../dashboard/dashboard-page.tsx').then(({ DashboardPage }) => ({ default: DashboardPage })),
  ),
};

export function App() {
  const { slug, view } = useAddress();
  const saves = useSaves();
  const version = useLiveVersion(slug);
  useEffect(applyPreferences, []);
  const save = saves.data?.find((one) => one.slug === slug) ?? null;
  useEffect(() => {
    document.title = save ? `${save.title} – Savegraph` : 'Savegraph';
  }, [save]);
  const View = VIEWS[view as keyof typeof VIEWS] ?? VIEWS.map;
  return (
    <div class="app">
      <TopBar save={save} view={view} />
      {slug === null ? (
        <SavesPage saves={saves} formats={saves.formats} />
      ) : saves.error ? (
        <Failure error={saves.error} />
      ) : saves.data && !save ? (
        <Failure
          error={new Error(`No open save is called “${slug}”. The list of saves has those that are.`)}
        />
      ) : (
        <Suspense fallback={<Waiting text="Loading the view" />}>
          <VersionContext.Provider value={version}>
            {save && <View key={`${slug} ${view}`} save={save} saves={saves.data ?? []} />}
          </VersionContext.Provider>
        </Suspense>
      )}
    </div>
  );
}
