// The view of Unreal Engine 3 packages: its fields, by their names in the schema, and the functions that compute them.

import { isUnread } from '../shared/damage.ts';
import { type KeptFigure, keptFigures } from '../shared/figures.ts';
import { makeView, type ViewOf } from '../shared/game.ts';
import { actors, levels } from './actors.ts';
import { classes } from './classes.ts';
import { dependencies, imports, missing } from './imports.ts';
import { mapView } from './map.ts';
import { packages } from './packages.ts';
import type { Unreal3Save } from './save.ts';
import { usage } from './usage.ts';

const FIELDS = {
  packages,
  imports,
  missing,
  dependencies,
  classes,
  actors,
  usage,
  mapView,
  figures,
  unknown,
};

export type Unreal3View = ViewOf<Unreal3Save, typeof FIELDS>;

export function unreal3View(save: Unreal3Save): Unreal3View {
  return makeView(save, FIELDS, { incompleteIn });
}

/** A level that could not be read whole may list more actors. */
function incompleteIn({ graph }: Unreal3Save): ReadonlySet<string> {
  return new Set(levels(graph).some((level) => isUnread(graph, level)) ? ['actors'] : []);
}

function unknown(save: Unreal3Save): readonly string[] {
  const absent = missing(save).length;
  const hasOpaqueTails = save.graph.data.issues.some(({ code }) => code === 'UNKNOWN_TAIL');
  return [
    ...(absent > 0
      ? [
          `${absent} packages are named and not loaded: classes above theirs, and users in them, are not known`,
        ]
      : []),
    ...(hasOpaqueTails
      ? [
          'data of some classes is kept as bytes, so references in it are not known: see the issues that are information',
        ]
      : []),
  ];
}

/** Kept for questions over many saves. */
function figures(save: Unreal3Save): KeptFigure[] {
  const rows = packages(save);
  return keptFigures({
    packages: rows.length,
    maps: rows.filter(({ isMap }) => isMap).length,
    cookedPackages: rows.filter(({ isCooked }) => isCooked).length,
  });
}
