// The frame around every view: finds the save and the view that the address names.

import type { ComponentChildren } from 'preact';
import { Suspense } from 'preact/compat';
import { useEffect, useMemo } from 'preact/hooks';
import { DropHere } from './dropped/open-files.tsx';
import { SLUG_MARK } from './dropped/opener.ts';
import { useDropping } from './dropped/use-dropping.ts';
import { gamePage } from './games/registry.ts';
import type { Client } from './net/client.ts';
import { NamelessClient, type NamesOf, namesIn } from './net/nameless-client.ts';
import { hasServer } from './net/presence.ts';
import { ClientContext, SERVER, VersionContext } from './net/use-data.ts';
import { SavesPage } from './saves/saves-page.tsx';
import { addressOf, readAddress, SlugContext, useAddress } from './shell/address.ts';
import { Away, Boundary, Failure, Waiting } from './shell/feedback.tsx';
import { applyPreferences, usePreferences } from './shell/preferences.ts';
import { LacksObjects, SaveNotice, type SaveNoticeProps, useHealth } from './shell/save-health.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { useLive } from './shell/use-live.ts';
import { part } from './shell/use-part.ts';
import { firstView, type SaveInfo, saveCalled, useSavesOf } from './shell/use-saves.ts';

/** Views of one save, each loaded when it is first opened. */
const VIEWS = {
  map: part('MapPage', () => import('./map/map-page.tsx')),
  compare: part('ComparePage', () => import('./compare/compare-page.tsx')),
  explorer: part('ExplorerPage', () => import('./explorer/explorer-page.tsx')),
  dashboard: part('DashboardPage', () => import('./dashboard/dashboard-page.tsx')),
};

export function App() {
  const { slug, view } = useAddress();
  const isDropped = slug?.startsWith(SLUG_MARK) ?? false;
  const live = useLive(isDropped ? null : slug);
  const served = useSavesOf(hasServer() ? SERVER : null, live.saves);
  const dropping = useDropping();
  const saves = isDropped ? dropping.saves : served;
  useEffect(applyPreferences, []);
  const save = saveCalled(saves.data ?? [], slug);
  useEffect(() => {
    document.title = save ? `${save.title} – Savegraph` : 'Savegraph';
  }, [save]);
  const { hidesPlayers } = usePreferences();
  const source = isDropped ? dropping.opener.client : SERVER;
  const known = saves.data;
  const client = useMemo(
    () => (hidesPlayers ? new NamelessClient(source, playersIn(source, known ?? [])) : source),
    [source, hidesPlayers, known],
  );
  const View = VIEWS[view as keyof typeof VIEWS];
  useEffect(() => {
    if (!save || view !== '') return;
    void firstView(source, save).then((first) => {
      // The user may have gone elsewhere meanwhile, of which this component hears a moment later.
      const now = readAddress(location.hash);
      if (now.slug === slug && now.view === '') location.replace(addressOf({ slug: save.slug, view: first }));
    });
  }, [save?.slug, view]);
  return (
    <div class="app">
      <TopBar save={save} view={view} />
      <Away />
      {slug === null && view !== 'saves' ? (
        <NotShown error={new Error('There is nothing at this address.')} />
      ) : slug === null ? (
        <SavesPage served={served} dropping={dropping} />
      ) : saves.error && !save ? (
        <NotShown error={saves.error} />
      ) : isDropped && !save && dropping.isOpening ? (
        <Waiting text={dropping.progress ?? 'Opening'} />
      ) : !save && !saves.isLoading && (saves.data || isDropped) ? (
        <NotShown error={new Error(isDropped ? DROPPED_AND_GONE : notThere(slug))} />
      ) : view !== '' && !View ? (
        <NotShown error={new Error(`There is no view “${view}”.`)} />
      ) : (
        <Suspense fallback={<Waiting text="Loading the view" />}>
          <ClientContext.Provider value={client}>
            <VersionContext.Provider value={`${live.version}${hidesPlayers ? ' nameless' : ''}`}>
              {!save && <Waiting text="Looking for the save" />}
              {save && view === '' && <Waiting text={dropping.progress ?? 'Reading the save'} />}
              {save && View && (
                <WithNotice
                  save={save.stale || live.isStale ? { ...save, stale: true } : save}
                  problems={isDropped ? dropping.problems : []}
                >
                  <Boundary key={`${slug} ${view}`}>
                    <View save={save} saves={saves.data ?? []} />
                  </Boundary>
                </WithNotice>
              )}
            </VersionContext.Provider>
          </ClientContext.Provider>
        </Suspense>
      )}
      {dropping.isOver && <DropHere />}
    </div>
  );
}

interface WithNoticeProps extends Omit<SaveNoticeProps, 'health'> {
  readonly children: ComponentChildren;
}

/** A view below what is wrong with its save. */
function WithNotice({ children, ...props }: WithNoticeProps) {
  const { data } = useHealth(props.save.slug);
  return (
    <SlugContext.Provider value={props.save.slug}>
      <LacksObjects.Provider value={data?.save?.stats?.mayLackObjects === true}>
        <SaveNotice {...props} health={data} />
        {children}
      </LacksObjects.Provider>
    </SlugContext.Provider>
  );
}

/** Instead of a view. */
function NotShown({ error }: { readonly error: Error }) {
  return (
    <main class="page">
      <h1>Savegraph</h1>
      <Failure error={error} />
    </main>
  );
}

const DROPPED_AND_GONE = 'This save was opened in the browser and not kept: drop it here again.';

function notThere(slug: string): string {
  return `No open save is called “${slug}”. The list of saves has those that are.`;
}

/** Uses the client that does not hide names. */
function playersIn(client: Client, saves: readonly SaveInfo[]): NamesOf {
  return async (slug) => {
    const save = saveCalled(saves, slug);
    const document = save && gamePage(save)?.playerNames;
    return document ? namesIn(await client.query(document, { save: slug })) : [];
  };
}
