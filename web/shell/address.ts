// The address holds the whole state of the page: #/save/SLUG/VIEW?name=value. It follows the #, so that the
// page works in any folder of any web host.

import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { GoalFragment } from '../queries.gen.ts';

export interface Address {
  /** Null for the list of saves. */
  readonly slug: string | null;
  /** Empty for the view that the save begins with. */
  readonly view: string;
  readonly state: Readonly<Record<string, string>>;
}

export function readAddress(hash: string): Address {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?', 2);
  const [, place, slug, view] = path.split('/');
  const state = Object.fromEntries(new URLSearchParams(search));
  if (place !== 'save' || !slug) return { slug: null, view: place || 'saves', state };
  return { slug: decoded(slug), view: view ?? '', state };
}

export function addressOf({ slug, view, state }: Partial<Address>): string {
  const search = new URLSearchParams(
    Object.entries(state ?? {}).filter(([, value]) => value !== ''),
  ).toString();
  const path = slug
    ? `/save/${encodeURIComponent(slug)}${view ? `/${view}` : ''}`
    : `/${view && view !== 'saves' ? view : ''}`;
  return `#${path}${search === '' ? '' : `?${search}`}`;
}

/** The current address. */
export function useAddress(): Address {
  const [address, setAddress] = useState(() => readAddress(location.hash));
  useEffect(() => {
    const update = (): void => setAddress(readAddress(location.hash));
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return address;
}

/** Navigates, so that "back" returns here. */
export function go(address: Partial<Address>): void {
  location.hash = addressOf(address);
}

/** Changes the state in the current history entry; empty values are removed. */
export function replaceState(changes: Readonly<Record<string, string | null>>): void {
  const { slug, view, state } = readAddress(location.hash);
  const next = { ...state, ...changes };
  const kept = Object.fromEntries(
    Object.entries(next).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  ) as Record<string, string>;
  const url = addressOf({ slug, view, state: kept });
  if (url === location.hash) return;
  history.replaceState(null, '', url);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Keeps invalid escapes as they are: an address may come from anyone. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Slug of the save that is shown. */
export const SlugContext = createContext('');

/**
 * Where links to things of the save lead: to an object on the map if it has a place, else among the references of the
 * explorer; to what has only a name where the map finds it.
 */
export function useGoal(): (goal: GoalFragment | string) => string {
  const slug = useContext(SlugContext);
  return (goal) => {
    if (typeof goal === 'string') return addressOf({ slug, view: 'map', state: { find: goal } });
    const { path, position } = goal;
    return position
      ? addressOf({ slug, view: 'map', state: { object: path } })
      : addressOf({ slug, view: 'explorer', state: { tab: 'references', object: path } });
  };
}
