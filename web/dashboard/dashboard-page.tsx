// The dashboard of a save: the page of its game, or, for formats without one, facts that every save has.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gamePage } from '../games/registry.ts';
import { Waiting } from '../shell/feedback.tsx';
import type { ViewProps } from '../shell/use-saves.ts';
import { ClassTables } from './class-tables.tsx';
import { SaveFacts } from './save-facts.tsx';
import '../styles/dashboard.css';

export function DashboardPage(props: ViewProps) {
  const load = gamePage(props.save)?.dashboard;
  const [Dashboard, setDashboard] = useState<{ readonly view: ComponentType<ViewProps> } | null>(null);
  useEffect(() => {
    void load?.().then((view) => setDashboard({ view }));
  }, [load]);
  return (
    <main class="page dashboard">
      {Dashboard ? (
        <Dashboard.view {...props} />
      ) : (
        <div class="page-head">
          <h2>{props.save.title}</h2>
        </div>
      )}
      {load && !Dashboard && <Waiting text="Loading the dashboard" />}
      {!load && <ClassTables slug={props.save.slug} game={gamePage(props.save)} />}
      <SaveFacts slug={props.save.slug} />
    </main>
  );
}
