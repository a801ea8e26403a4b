// Preferences of the user: dark or light and whether names of players are shown, stored in this browser, and how large texts are.

import { useEffect, useState } from 'preact/hooks';

export type Theme = 'system' | 'dark' | 'light';

export interface Preferences {
  readonly theme: Theme;
  readonly hidesPlayers: boolean;
}

const KEY = 'savegraph';
const DEFAULTS: Preferences = { theme: 'system', hidesPlayers: false };
const CHANGED = 'savegraph-preferences';

function readPreferences(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

export function setPreferences(changes: Partial<Preferences>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readPreferences(), ...changes }));
  } catch {
    // Without storage, the preference lasts until the page is closed.
  }
  applyPreferences();
  dispatchEvent(new CustomEvent(CHANGED));
}

export function applyPreferences(): void {
  const { theme } = readPreferences();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

export function usePreferences(): Preferences {
  const [preferences, set] = useState(readPreferences);
  useEffect(() => {
    const update = (): void => set(readPreferences());
    addEventListener(CHANGED, update);
    return () => removeEventListener(CHANGED, update);
  }, []);
  return preferences;
}

/** True if the page is dark now, including when the system decides. */
export function useIsDark(): boolean {
  const { theme } = usePreferences();
  const [isSystemDark, set] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    const update = (): void => set(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return theme === 'system' ? isSystemDark : theme === 'dark';
}

/** Pixels of one rem in the styles. */
const USUAL = 14;
/** Widest screen in rem for which panels lie over each other; the styles have the same number. */
const NARROW = 64;

/** What is measured in pixels, such as texts of a canvas, is scaled by it: 1 for texts as large as browsers have them at first. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
}

export function isNarrow(): boolean {
  return innerWidth <= NARROW * USUAL * textScale();
}
