// The tools of the map: move, select, zoom, and put the user's own picture under it.

import { useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../../shell/icon.tsx';
import type { PointerTool } from '../engine/map-input.ts';
import type { GroundImage } from '../engine/renderer.ts';
import type { MapModel } from '../model.ts';
import { GroundDialog } from './ground-dialog.tsx';

interface Props {
  readonly tool: PointerTool;
  readonly setTool: (tool: PointerTool) => void;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  readonly onGround: (ground: GroundImage | null) => void;
  readonly hasGround: boolean;
  readonly model: MapModel;
}

const ZOOM = 1.6;

export function Tools({ tool, setTool, onZoom, onFit, onGround, hasGround, model }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<File | null>(null);
  // The server's regions are in the first two axes.
  const canSelect = model.plane.up === 'z';
  const button = (name: PointerTool, mark: IconName, title: string) => (
    <button
      type="button"
      class="tool"
      aria-pressed={tool === name}
      title={title}
      aria-label={title}
      onClick={() => setTool(tool === name ? 'pan' : name)}
    >
      <Icon name={mark} />
    </button>
  );
  return (
    <div class="panel tools" role="toolbar" aria-label="Map tools">
      <button
        type="button"
        class="tool"
        aria-label="Zoom in"
        title="Zoom in (+)"
        onClick={() => onZoom(ZOOM)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label="Zoom out"
        title="Zoom out (-)"
        onClick={() => onZoom(1 / ZOOM)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" class="tool" aria-label="Show everything" title="Show everything" onClick={onFit}>
        <Icon name="fit" />
      </button>
      {canSelect && button('box', 'box', 'Select a rectangle (or hold Shift)')}
      {canSelect &&
        button('polygon', 'polygon', 'Select a polygon: click its corners, the first one again to end')}
      <button
        type="button"
        class="tool"
        aria-pressed={hasGround}
        aria-label={hasGround ? 'Remove the picture' : 'Put a picture of your own under the map'}
        title={hasGround ? 'Remove the picture' : 'Put a picture of your own under the map'}
        onClick={() => (hasGround ? onGround(null) : picker.current?.click())}
      >
        <Icon name="picture" />
      </button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) setPicture(file);
        }}
      />
      {picture && (
        <GroundDialog
          file={picture}
          model={model}
          onDone={(ground) => {
            setPicture(null);
            if (ground) onGround(ground);
          }}
        />
      )}
    </div>
  );
}
