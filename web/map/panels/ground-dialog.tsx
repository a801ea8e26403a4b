// Asks where the user's own picture lies under the map: its edges in the game's unit.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../shell/controls.tsx';
import type { GroundImage } from '../engine/renderer.ts';
import type { MapModel } from '../model.ts';

interface Props {
  readonly file: File;
  readonly model: MapModel;
  readonly onDone: (ground: GroundImage | null) => void;
}

/** In the game's axes. */
type Bounds = readonly [minX: number, minY: number, maxX: number, maxY: number];

export function GroundDialog({ file, model, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [texts, setTexts] = useState(() => (namedBounds(file.name) ?? boundsOf(model)).map(shown));
  const { right, down, downSign } = model.plane;
  const labels = [`Least ${right}`, `Least ${down}`, `Greatest ${right}`, `Greatest ${down}`];
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const lay = async (): Promise<void> => {
    const [minX, minY, maxX, maxY] = texts.map((text) => Number(text.replace(',', '.'))) as unknown as Bounds;
    const isPlace = [minX, minY, maxX, maxY].every(Number.isFinite) && minX !== maxX && minY !== maxY;
    if (!isPlace) {
      setProblem('Two opposite edges are the same, or one is not a number: give four valid edges.');
      return;
    }
    try {
      onDone(groundAt(await createImageBitmap(file), [minX, minY, maxX, maxY], downSign));
    } catch {
      setProblem(`${file.name} is not a picture that this browser can show: choose a PNG, JPEG or WebP.`);
    }
  };
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="ground-title" onCancel={() => onDone(null)}>
      <h2 id="ground-title">Where {file.name} lies</h2>
      <p class="muted">
        In {model.header.units.length}, as the status bar counts. A name such as
        picture(-100,-100,100,100).png says it, too.
      </p>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void lay();
        }}
      >
        <EdgeFields labels={labels} texts={texts} setTexts={setTexts} />
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <div class="actions">
          <button type="submit" class="button primary">
            Lay it there
          </button>
          <Button onClick={() => setTexts(boundsOf(model).map(shown))}>Under everything</Button>
          <Button onClick={() => onDone(null)}>Cancel</Button>
        </div>
      </form>
    </dialog>
  );
}

interface EdgeProps {
  readonly labels: readonly string[];
  readonly texts: readonly string[];
  readonly setTexts: (texts: string[]) => void;
}

function EdgeFields({ labels, texts, setTexts }: EdgeProps) {
  return (
    <div class="dialog-fields">
      {labels.map((label, at) => (
        <label key={label}>
          {label}
          <input
            class="field"
            inputMode="decimal"
            value={texts[at]}
            onInput={({ currentTarget }) =>
              setTexts(texts.map((text, other) => (other === at ? currentTarget.value : text)))
            }
          />
        </label>
      ))}
    </div>
  );
}

function groundAt(image: ImageBitmap, [minX, minY, maxX, maxY]: Bounds, downSign: number): GroundImage {
  const [top, bottom] = [minY * downSign, maxY * downSign];
  return {
    image,
    minX: Math.min(minX, maxX),
    maxX: Math.max(minX, maxX),
    minY: Math.min(top, bottom),
    maxY: Math.max(top, bottom),
  };
}

function shown(place: number): string {
  return String(Math.round(place));
}

/** Bounds in a file name: `name(minX,minY,maxX,maxY).png`. */
function namedBounds(name: string): Bounds | null {
  const named = /\((-?[\d.]+),(-?[\d.]+),(-?[\d.]+),(-?[\d.]+)\)/.exec(name);
  const bounds = named?.slice(1).map(Number);
  return bounds?.every(Number.isFinite) ? (bounds as unknown as Bounds) : null;
}

/** Of everything on the map. */
function boundsOf({ items, plane }: MapModel): Bounds {
  const range = (values: Float32Array): [number, number] => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
    return low <= high ? [low, high] : [-1, 1];
  };
  const [[minX, maxX], [minY, maxY]] = [range(items.x), range(items.y)];
  const sign = plane.downSign;
  return [minX, Math.min(minY * sign, maxY * sign), maxX, Math.max(minY * sign, maxY * sign)];
}
