// What is under the pointer.

import type { MapModel } from '../model.ts';

interface Props {
  readonly model: MapModel;
  readonly item: number;
  readonly x: number;
  readonly y: number;
}

export function Hint({ model, item, x, y }: Props) {
  const own = model.classes[model.classOf[item]!]!;
  const place = item - model.objects;
  const state = place >= 0 ? model.places?.state(place) : null;
  return (
    <div class="hint" style={{ left: `${x + 14}px`, top: `${y + 14}px` }}>
      <strong>{place >= 0 ? model.places?.title(place) : own.title}</strong>
      {state && (
        <span class="muted">{` ${state.toLowerCase()}, ${model.places?.isFree(place) ? 'free' : 'in use'}`}</span>
      )}
      <div class="muted">{model.layers[own.layer]!.name}</div>
    </div>
  );
}
