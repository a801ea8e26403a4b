// Gives the engine what to draw, and places the first picture: where the address says, or everything.

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MapEngine } from './engine/map-engine.ts';
import { fitAll } from './fit-all.ts';
import { mapNumbersOf } from './map-numbers.ts';
import type { MapState } from './map-state.ts';
import type { MapModel } from './model.ts';

/**
 * @param shown is set to the model once the engine shows it
 * @param onOtherItems called when numbers of items mean other items than before
 */
export function useItems(
  engine: MapEngine | null,
  model: MapModel | null,
  shown: RefObject<MapModel | null>,
  at: MapState['at'],
  onOtherItems: () => void,
): void {
  useEffect(() => {
    if (!engine || !model) return;
    engine.setItems(model.items, mapNumbersOf(model) ?? { unit: model.perMetre, right: 0, down: 0 });
    const before = shown.current;
    if (before && before.header !== model.header) onOtherItems();
    if (!before && at) engine.setView(at);
    if (!before && !at) fitAll(engine, model);
    shown.current = model;
  }, [engine, model]);
}
