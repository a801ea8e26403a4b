// The tools of the map: move, select, zoom, and put the user's own picture under it.

import { useRef, useState } from 'preact/hooks';
import { gamePage } from '../../games/registry.ts';
import { replaceState } from '../../shell/address.ts';
import { Icon, type IconName } from '../../shell/icon.tsx';
import type { PointerTool } from '../engine/map-input.ts';
import type { GroundImage } from '../engine/renderer.ts';
import type { MapModel } from '../model.ts';
import { ExportDialog } from './export-dialog.tsx';
import { GroundDialog } from './ground-dialog.tsx';

interface Props {
  readonly tool: PointerTool;
  readonly setTool: (tool: PointerTool) => void;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  readonly onGround: (ground: GroundImage | null) => void;
  readonly hasGround: boolean;
  readonly model: MapModel;
  /** The list at the side. */
  readonly panel: string | null;
  /** The view as a picture so many times as large. */
  readonly onPicture: (factor: number) => Promise<Blob>;
  readonly name: string;
}

const ZOOM = 1.6;

export function Tools({ tool, setTool, onZoom, onFit, onGround, hasGround, model, panel, ...rest }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const [isExporting, setExporting] = useState(false);
  // The server's regions are in the first two axes.
  const canSelect = model.plane.up === 'z';
  const choice = (name: PointerTool): Pick<ToolProps, 'isPressed' | 'onClick'> => ({
    isPressed: tool === name,
    onClick: () => setTool(tool === name ? 'pan' : name),
  });
  const list = (name: string): Pick<ToolProps, 'isPressed' | 'onClick'> => ({
    isPressed: panel === name,
    onClick: () => replaceState({ panel: panel === name ? null : name, object: null }),
  });
  return (
    <div class="panel tools" role="toolbar" aria-label="Map tools">
      <Tool icon="plus" label="Zoom in" title="Zoom in (+)" onClick={() => onZoom(ZOOM)} />
      <Tool icon="minus" label="Zoom out" title="Zoom out (-)" onClick={() => onZoom(1 / ZOOM)} />
      <Tool icon="fit" label="Show everything" onClick={onFit} />
      {canSelect && (
        <>
          <Tool icon="box" label="Select a rectangle (or hold Shift)" {...choice('box')} />
          <Tool
            icon="polygon"
            label="Select a polygon: click its corners, the first one again to end"
            {...choice('polygon')}
          />
        </>
      )}
      {model.places && <Tool icon="pin" label="Find nodes and collectibles" {...list('places')} />}
      {gamePage(model.header.save)?.traffic && (
        <Tool icon="train" label="Trains and vehicles" {...list('traffic')} />
      )}
      <Tool
        icon="picture"
        label={hasGround ? 'Remove the picture' : 'Put a picture of your own under the map'}
        isPressed={hasGround}
        onClick={() => (hasGround ? onGround(null) : picker.current?.click())}
      />
      <Tool icon="ruler" label="Measure: drag from one place to another" {...choice('ruler')} />
      <Tool
        icon="save"
        label="Take the view with you"
        isPressed={isExporting}
        onClick={() => setExporting(!isExporting)}
      />
      {isExporting && <ExportDialog {...rest} onClose={() => setExporting(false)} />}
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

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** By default the label. */
  readonly title?: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, label, title = label, isPressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      aria-pressed={isPressed}
      aria-label={label}
      title={title}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
