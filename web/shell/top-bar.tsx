// The bar at the top: the save, the view, and preferences.

import { useEffect, useRef } from 'preact/hooks';
import { hasServer } from '../net/presence.ts';
import { addressOf } from './address.ts';
import { Button } from './controls.tsx';
import { Icon } from './icon.tsx';
import { setPreferences, type Theme, usePreferences } from './preferences.ts';
import type { SaveInfo } from './use-saves.ts';

const VIEWS = [
  ['map', 'Map'],
  ['dashboard', 'Dashboard'],
  ['explorer', 'Explorer'],
  ['compare', 'Timeline'],
] as const;

const NEXT_THEME: Readonly<Record<Theme, Theme>> = { system: 'dark', dark: 'light', light: 'system' };

export function TopBar({ save, view }: { readonly save: SaveInfo | null; readonly view: string }) {
  const { theme, hidesPlayers } = usePreferences();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.hidePopover(), [save?.slug, view]);
  return (
    <header class="row top-bar">
      <a class="row brand" href={addressOf({})} aria-label="Savegraph: all saves">
        <Icon name="brand" />
        <span>Savegraph</span>
      </a>
      {save && (
        <h1 class="save-title" title={save.slug}>
          {save.title}
        </h1>
      )}
      <div class="bar-search" id="bar-search" />
      <Button class="icon-button menu-button" popovertarget="menu" aria-label="Menu">
        <Icon name="menu" />
      </Button>
      <div class="menu" id="menu" ref={menu} popover="auto">
        {save && (
          <nav class="tabs" aria-label="Views of this save">
            {VIEWS.map(([name, title]) => (
              <a
                key={name}
                href={addressOf({ slug: save.slug, view: name })}
                aria-current={view === name ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          </nav>
        )}
        <div class="row top-tools">
          {hasServer() && (
            <a class="quiet-link" href="./graphql">
              Queries
            </a>
          )}
          <Button
            class="icon-button"
            aria-pressed={hidesPlayers}
            title={hidesPlayers ? 'Names of players are hidden' : 'Hide names of players'}
            aria-label="Hide names of players"
            onClick={() => setPreferences({ hidesPlayers: !hidesPlayers })}
          >
            <Icon name={hidesPlayers ? 'hidden' : 'person'} />
          </Button>
          <Button
            class="icon-button"
            title={`Colours: ${theme}`}
            aria-label={`Colours: ${theme}. Change`}
            onClick={() => setPreferences({ theme: NEXT_THEME[theme] })}
          >
            <Icon name={theme} />
          </Button>
        </div>
      </div>
    </header>
  );
}
