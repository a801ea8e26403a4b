// The panel at the side: the inspected object, otherwise the selection.

import type { MapRegion, PlacedThing } from '../../games/game.ts';
import { gamePage } from '../../games/registry.ts';
import { replaceState } from '../../shell/address.ts';
import type { ViewProps } from '../../shell/use-saves.ts';
import type { MapModel } from '../model.ts';
import { itemsAt } from '../things.ts';
import { Inspector } from './inspector.tsx';
import { SelectionPanel } from './selection-panel.tsx';

interface Props extends Pick<ViewProps, 'save'> {
  readonly model: MapModel;
  /** The item that is inspected, or the path of the object. */
  readonly item: number | null;
  readonly path: string | null;
  readonly region: MapRegion | null;
  readonly onShow: (thing: PlacedThing) => void;
  readonly setItem: (item: number | null) => void;
  readonly setLit: (items: ReadonlySet<number> | null) => void;
}

export function SidePanel({ save, model, item, path, region, onShow, setItem, setLit }: Props) {
  if (item !== null || path !== null) {
    return (
      <Inspector
        slug={save.slug}
        format={save.format}
        model={model}
        item={item}
        path={path}
        onShow={onShow}
        onClose={() => {
          setItem(null);
          setLit(null);
          replaceState({ object: null });
        }}
        onHighlight={(things) => setLit(things && new Set(itemsAt(model, things)))}
        onSelectClass={(own) => {
          const all = new Set<number>();
          for (const [at, one] of model.classOf.entries()) if (one === own) all.add(at);
          setLit(all);
        }}
      />
    );
  }
  if (!region) return null;
  return (
    <SelectionPanel
      slug={save.slug}
      game={gamePage(save.format)}
      region={region}
      onClose={() => replaceState({ area: null })}
    />
  );
}
