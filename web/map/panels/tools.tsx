// The tools of the map: move, select, zoom, and put the user's own picture under it.

import { useEffect, useRef, useState } from 'preact/hooks';
import { replaceState } from '../../shell/address.ts';
import { Button } from '../../shell/controls.tsx';
import { Icon, type IconName } from '../../shell/icon.tsx';
import { saveFile } from '../../shell/save-file.ts';
import type { PointerTool } from '../engine/map-input.ts';
import { fitAll } from '../fit-all.ts';
import { useMap } from '../map-context.ts';
import { GroundDialog } from './ground-dialog.tsx';

const ZOOM = 1.6;

export function Tools() {
  const { save, game, model, state, engine, pointing, onGround, hasGround, overlay } = useMap();
  const { tool, setTool } = pointing;
  const { panel } = state;
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
      <Tool icon="plus" label="Zoom in" title="Zoom in (+)" onClick={() => engine?.zoom(ZOOM)} />
      <Tool icon="minus" label="Zoom out" title="Zoom out (-)" onClick={() => engine?.zoom(1 / ZOOM)} />
      <Tool icon="fit" label="Show everything" onClick={() => engine && fitAll(engine, model, true)} />
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
      {game?.traffic && <Tool icon="train" label="Trains and vehicles" {...list('traffic')} />}
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
      {isExporting && engine && (
        <ExportDialog
          name={save.title}
          onPicture={(factor) => engine.picture(factor, overlay.current)}
          onClose={() => setExporting(false)}
        />
      )}
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
    <Button class="tool" aria-pressed={isPressed} aria-label={label} title={title} onClick={onClick}>
      <Icon name={icon} />
    </Button>
  );
}

interface ExportProps {
  readonly name: string;
  readonly onPicture: (factor: number) => Promise<Blob>;
  readonly onClose: () => void;
}

const FACTORS = [1, 2, 3, 4];

/** Takes the view along: as a PNG of a chosen size, or as a link. */
function ExportDialog({ name, onPicture, onClose }: ExportProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const save = async (factor: number): Promise<void> => {
    try {
      saveFile(await onPicture(factor), `${name}.png`);
      onClose();
    } catch (error) {
      setNote((error as Error).message);
    }
  };
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="export-title" onCancel={onClose}>
      <h2 id="export-title">Take the view with you</h2>
      <p class="muted">As a picture (PNG), so many times as large as on the screen:</p>
      <div class="actions">
        {FACTORS.map((factor) => (
          <Button key={factor} onClick={() => void save(factor)}>
            {factor}×
          </Button>
        ))}
      </div>
      <p class="muted">As a link, which holds place, layers, colours and selection:</p>
      <div class="actions">
        <Button
          onClick={async () => {
            await navigator.clipboard?.writeText(location.href);
            setNote('The link is copied.');
          }}
        >
          Copy link
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
      {note && <p role="status">{note}</p>}
    </dialog>
  );
}
