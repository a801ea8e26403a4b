// The page for queries: the query and its variables, the answer, and the schema beside them.

import { json } from '@codemirror/lang-json';
import type { EditorView } from '@codemirror/view';
import { updateSchema } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../shell/controls.tsx';
import { Icon } from '../shell/icon.tsx';
import { ask } from './ask.ts';
import { Code } from './code.tsx';
import { DocsPanel, type ShownType } from './docs-panel.tsx';
import { firstDraft, keepDraft } from './first-query.ts';
import { knownSchema, queryLanguage } from './language.ts';

/** The page's own address. */
const ENDPOINT = new URL(location.pathname, location.origin);

export function QueryPage() {
  const [draft, setDraft] = useState(() => firstDraft(location.href));
  const [answer, setAnswer] = useState('');
  const [stop, setStop] = useState<{ readonly stop: () => void } | null>(null);
  const [shown, setShown] = useState<ShownType | null>(null);
  const editor = useRef<EditorView | null>(null);
  const { schema, fault } = useSchema(editor);

  const change = (part: Partial<typeof draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(next);
    // The address has another query now.
    if (location.search !== '') window.history.replaceState(null, '', ENDPOINT);
  };
  const run = (): void => {
    stop?.stop();
    setAnswer('');
    const cursor = editor.current?.state.selection.main.head ?? 0;
    const asked = ask(ENDPOINT, draft, cursor, { answered: setAnswer, ended: () => setStop(null) });
    setStop({ stop: asked });
  };
  // The editor keeps what it was first given.
  const latest = useRef(run);
  latest.current = run;

  return (
    <div class="app query-page">
      <header class="row top-bar">
        <a class="row brand" href="./" aria-label="Savegraph: all saves">
          <Icon name="brand" />
          <span>Savegraph</span>
        </a>
        <h1 class="save-title">Queries</h1>
        <Button class="button primary" onClick={stop ? () => stop.stop() : run}>
          {stop ? 'Stop' : 'Ask'}
        </Button>
        <div class="row top-tools">
          {fault !== null && <span class="problem">{fault}</span>}
          <Button
            aria-pressed={shown !== null}
            disabled={!schema}
            onClick={() => setShown(shown ? null : { type: schema?.getQueryType()?.name ?? '' })}
          >
            Schema
          </Button>
        </div>
      </header>
      <main class="query-parts">
        <div class="query-texts">
          <Code
            label="Query"
            text={draft.query}
            language={queryLanguage(
              () => latest.current(),
              (type, field) => setShown({ type, field }),
            )}
            onText={(query) => change({ query })}
            onReady={(view) => {
              editor.current = view;
            }}
          />
          <h2 class="muted">Variables</h2>
          <Code
            label="Variables"
            text={draft.variables}
            language={json()}
            onText={(variables) => change({ variables })}
          />
        </div>
        <Code label="Answer" text={answer} language={json()} />
        {schema && shown && <DocsPanel schema={schema} shown={shown} onShow={setShown} />}
      </main>
    </div>
  );
}

/** The server's schema, which the editor also gets. */
function useSchema(editor: { readonly current: EditorView | null }) {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    knownSchema().then(
      (known) => {
        setSchema(known);
        if (editor.current) updateSchema(editor.current, known);
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  return { schema, fault };
}
