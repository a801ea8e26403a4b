// Leads to a thing of the save: an object on the map if it has a place, else among the references of the explorer; what
// has only a name where the map finds it.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GoalFragment } from '../queries.gen.ts';
import { addressOf } from './address.ts';

/** Slug of the save that is shown. */
export const SlugContext = createContext('');

/** @returns the address of an object of the save, or of the places of what has this name */
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
