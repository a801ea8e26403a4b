// The page's support for single games: a folder each, found by the registry. The rest of the page knows
// no game.

import type { ComponentType } from 'preact';
import type { Client } from '../net/client.ts';
import type { TypedDocumentString } from '../queries.gen.ts';
import type { ViewProps } from '../shell/use-saves.ts';

/** How a layer of the map looks. */
export interface LayerLook {
  /** #rrggbb, on dark and on light ground. */
  readonly color: readonly [dark: string, light: string];
  /** Drawing order, higher over lower; from RANK_ABOVE_LINES on it is drawn over lines. */
  readonly rank: number;
  /** Drawn as a mark of the same size at every zoom, with its name. */
  readonly isMarked?: boolean;
  /** Only its name is written, larger than names of marks, and at every zoom. */
  readonly isName?: boolean;
  /** Not shown until the user switches it on. */
  readonly isHidden?: boolean;
}

/** Numbers that grow to the right and upwards. */
export interface MapNumbers {
  /** Units of the game between two numbers. */
  readonly unit: number;
  /** Where they are 0, in the axes of the map (engine/plane.ts). */
  readonly right: number;
  readonly down: number;
}

/** A part of the map, in its axes or those of the game. */
export interface MapBounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** What a game adds to a selected rectangle or polygon of the map. */
export interface SelectionProps {
  readonly slug: string;
  readonly region: MapRegion;
}

/** RegionInput of the schema. */
export type MapRegion =
  | { readonly box: MapBounds }
  | { readonly polygon: readonly { readonly x: number; readonly y: number }[] };

/** An object from GraphQL, with what identifies its item on the map: row numbers only apply to column files. */
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
  /** Highlights these and dims the rest; null ends it. */
  readonly onHighlight: (things: readonly PlacedThing[] | null) => void;
  /** Goes on to another object. */
  readonly onShow: (thing: PlacedThing) => void;
}

/** A figure to follow from save to save, by its name among those that are kept of saves. */
export interface TimelineLine {
  readonly title: string;
  readonly figure: string;
  /** Only of this; otherwise of all together. */
  readonly item?: string;
}

/** What a search found: one thing, or all of a kind. */
export interface Found {
  readonly title: string;
  /** Kind and number. */
  readonly note: string;
  readonly places: readonly NonNullable<PlacedThing['position']>[];
  /** The map's items at these places, where they are known: several may be at one. */
  readonly items?: readonly number[];
  /** True if it is one of those that another one has together: only the nearest are shown. */
  readonly isOneOfMany?: boolean;
}

/** What was collected, by the title of remaining places. */
export type Collected = (
  client: Client,
  slug: string,
) => Promise<readonly { readonly title: string; readonly position: PlacedThing['position'] }[]>;

/** Trains, vehicles and the like, in the side panel of the map. */
export interface TrafficProps {
  readonly slug: string;
  readonly onShow: (thing: PlacedThing) => void;
  readonly onHighlight: (things: readonly PlacedThing[] | null) => void;
}

/** How machines of a kind are recognised when zoomed in. */
export interface Glyph {
  /** SVG path in a square of 16, centred on 8, 8; stroked. */
  readonly path: string;
  /** Where things come out: metres along the machine's own axes. */
  readonly output?: readonly [x: number, y: number];
}

/** What machines show when zoomed in. */
export interface Signs {
  glyphOf(className: string): Glyph | null;
  /** Attribute of the map that is written on a machine, and the one that tells its state. */
  readonly label: string;
  readonly state: string;
  /** By text of the state; other states are unknown. */
  readonly lights: Readonly<Record<string, string>>;
}

/** What the game's known places say of its land, see map/ground/field.ts; grids in base64. */
export interface World extends MapBounds {
  readonly side: number;
  readonly low: number;
  readonly high: number;
  readonly land: string;
  readonly height: string;
}

export interface GamePage {
  /** Format of the saves that it supports, as in the schema. */
  readonly format: string;
  /** As the schema has it in formats of several games. */
  readonly game?: string;
  readonly title: string;
  readonly layers: Readonly<Record<string, LayerLook>>;
  /**
   * What players know, for the explorer to begin with: regular expressions of the paths of classes, by title; with paths of
   * properties to show.
   */
  readonly kinds?: Readonly<Record<string, string | readonly [classes: string, ...columns: string[]]>>;
  /** Regular expression of the paths of classes that players build. */
  readonly built?: string;
  /** The two numbers that the game's own map shows; default: the game's unit. */
  readonly mapNumbers?: MapNumbers;
  /** The land under maps that show the game's own places; default: a plain grid. */
  readonly world?: () => Promise<World>;
  /** What the map's search finds besides classes, places and texts, see map/find/find-things.ts. */
  readonly find?: TypedDocumentString<unknown, { readonly save: string; readonly text: string }>;
  readonly collected?: () => Promise<Collected>;
  readonly traffic?: () => Promise<ComponentType<TrafficProps>>;
  /** Loaded when zoomed in. */
  readonly signs?: () => Promise<Signs>;
  /** Loaded when the dashboard is opened. */
  readonly dashboard?: () => Promise<ComponentType<ViewProps>>;
  readonly selection?: () => Promise<ComponentType<SelectionProps>>;
  /** Figures to follow from save to save; default: numbers of objects and references. */
  readonly timeline?: readonly TimelineLine[];
  /** What the game says of an object by its path, see object/facts.ts. */
  readonly facts?: TypedDocumentString<unknown, { readonly save: string; readonly path: string }>;
  /** What can be done with an object. */
  readonly inspector?: () => Promise<ComponentType<InspectorProps>>;
  /** Asks for the names to hide, each as `name`; absent for games that have them in properties only. */
  readonly playerNames?: TypedDocumentString<unknown, { readonly save: string }>;
}
