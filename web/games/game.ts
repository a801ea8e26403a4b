// What the page knows of single games: a folder each, found by the registry. The rest of the page knows none of them.

import type { ComponentType } from 'preact';
import type { Client } from '../net/client.ts';
import type { ViewProps } from '../shell/use-saves.ts';

/** How a layer of the map looks. */
export interface LayerLook {
  /** #rrggbb, on dark and on light ground. */
  readonly color: readonly [dark: string, light: string];
  /** Which is drawn over which; from RANK_ABOVE_LINES on over lines. */
  readonly rank: number;
  /** Not shown until the user switches it on. */
  readonly isHidden?: boolean;
}

/** What a rectangle or a polygon on the map is asked for beside its objects. */
export interface SelectionProps {
  readonly slug: string;
  readonly region: MapRegion;
}

/** RegionInput of the schema. */
export type MapRegion =
  | {
      readonly box: {
        readonly minX: number;
        readonly minY: number;
        readonly maxX: number;
        readonly maxY: number;
      };
    }
  | { readonly polygon: readonly { readonly x: number; readonly y: number }[] };

/** An object, as GraphQL gives it, by what finds its item on the map: rows mean nothing outside columns. */
export interface PlacedThing {
  readonly position: { readonly x: number; readonly y: number; readonly z: number } | null;
  /** Full path of the class; null for any. */
  readonly classPath?: string | null;
}

/** One object on the map, as the inspector shows it. */
export interface InspectorProps {
  readonly slug: string;
  readonly path: string;
  readonly className: string;
  /** Puts these in the light and dims the rest; null ends it. */
  readonly onHighlight: (things: readonly PlacedThing[] | null) => void;
}

/** Figures of one save, by what they are called. */
export type Timeline = (client: Client, slug: string) => Promise<Readonly<Record<string, number>>>;

/** Names of all players in a save. */
export type PlayerNames = (client: Client, slug: string) => Promise<readonly string[]>;

export interface GamePage {
  /** Format of the saves that it is for, as in the schema. */
  readonly format: string;
  readonly title: string;
  readonly layers: Readonly<Record<string, LayerLook>>;
  /** Loaded when the dashboard is opened. */
  readonly dashboard?: () => Promise<ComponentType<ViewProps>>;
  readonly selection?: () => Promise<ComponentType<SelectionProps>>;
  /** What is followed from save to save; objects and references where a game says nothing. */
  readonly timeline?: () => Promise<Timeline>;
  readonly inspector?: () => Promise<ComponentType<InspectorProps>>;
  /** What is to be hidden where names are; absent where only properties have them. */
  readonly playerNames?: () => Promise<PlayerNames>;
}
