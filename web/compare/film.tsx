// The saves of a world as a film of its map: built in green, gone in red. It can be kept as WebM.

import { useEffect, useRef, useState } from 'preact/hooks';
import { useClient } from '../net/use-data.ts';
import { Button } from '../shell/controls.tsx';
import { count, counted } from '../shell/format.ts';
import { useIsDark } from '../shell/preferences.ts';
import { saveFile } from '../shell/save-file.ts';
import { isSound } from '../shell/save-health.tsx';
import type { SaveInfo } from '../shell/use-saves.ts';
import { drawFrame, type Frame, loadFrame } from './film-frames.ts';

interface Props {
  /** Oldest first. */
  readonly saves: readonly SaveInfo[];
}

/** The last ones: each is read and compared. */
const MOST_FRAMES = 48;
const WIDTH = 960;
const HEIGHT = 600;
const FRAME_MILLIS = 1000;
const SPEEDS = [0.5, 1, 2, 4, 8];
const WEBM = 'video/webm';

export function Film({ saves }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = saves.filter(({ savedAt }) => savedAt !== null).slice(-MOST_FRAMES);
  if (shown.length < 2) return null;
  return isOpen ? <Screen saves={shown} /> : <Button onClick={() => setOpen(true)}>Play as a film</Button>;
}

function Screen({ saves }: Props) {
  const { frames, failed } = useFrames(saves);
  const isDark = useIsDark();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [isPlaying, setPlaying] = useState(true);
  const recording = useRef<MediaRecorder | null>(null);
  const last = frames.length - 1;
  const isLoaded = frames.length + failed === saves.length;
  const frame = frames[Math.min(at, last)];
  const savedAt = saves.find(({ slug }) => slug === frame?.slug)?.savedAt;
  const caption = savedAt ? new Date(savedAt).toLocaleString() : '';
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen && frame) drawFrame(pen, frame, frames, caption, isDark);
  }, [frame, frames, caption, isDark]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      if (at < last) setAt(at + 1);
      else if (isLoaded) {
        setPlaying(false);
        recording.current?.stop();
        recording.current = null;
      }
    }, FRAME_MILLIS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, isLoaded, speed]);
  useEffect(() => () => recording.current?.stop(), []);
  const play = (): void => {
    if (!isPlaying && at >= last) setAt(0);
    setPlaying(!isPlaying);
  };
  const record = (): void => {
    recording.current?.stop();
    recording.current = recordFilm(canvas.current!);
    setAt(0);
    setPlaying(true);
  };
  return (
    <section aria-label="Film">
      <canvas
        ref={canvas}
        class="film"
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`The map as it was: ${caption}`}
      />
      <Controls
        {...{ caption, last, isPlaying, speed, setSpeed, play }}
        at={Math.min(at, last)}
        onMove={(to) => {
          setPlaying(false);
          setAt(to);
        }}
        record={isLoaded && last > 0 ? record : null}
      />
      <p class="muted" role="status">
        {isLoaded ? caption : `${count(frames.length)} of ${counted(saves.length, 'save')} read`}
        {frame && `; ${count(frame.added.length / 2)} built, ${count(frame.removed.length / 2)} gone`}
        {failed > 0 && `; ${counted(failed, 'save')} cannot be read whole`}
      </p>
    </section>
  );
}

interface ControlsProps {
  readonly caption: string;
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  readonly play: () => void;
  readonly onMove: (to: number) => void;
  /** Null until all frames are there. */
  readonly record: (() => void) | null;
}

function Controls({ caption, at, last, isPlaying, speed, setSpeed, play, onMove, record }: ControlsProps) {
  return (
    <div class="actions film-controls">
      <Button onClick={play}>{isPlaying ? 'Pause' : 'Play'}</Button>
      <input
        type="range"
        aria-label="Save"
        aria-valuetext={caption}
        min={0}
        max={Math.max(last, 0)}
        value={at}
        onInput={({ currentTarget }) => onMove(Number(currentTarget.value))}
      />
      <label class="row">
        <span>Speed </span>
        <select
          class="field"
          value={speed}
          onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each === 1 ? '1 save' : `${each} saves`} a second
            </option>
          ))}
        </select>
      </label>
      {globalThis.MediaRecorder?.isTypeSupported(WEBM) && (
        <Button disabled={!record} onClick={() => record?.()}>
          Record as WebM
        </Button>
      )}
    </div>
  );
}

/** Each save in turn, oldest first; how many cannot be read whole, and are left out. */
function useFrames(saves: readonly SaveInfo[]) {
  const client = useClient();
  const none = { frames: [] as readonly Frame[], failed: 0 };
  const [found, setFound] = useState(none);
  useEffect(() => {
    const gone = new AbortController();
    const load = async (): Promise<void> => {
      let before: string | null = null;
      for (const { slug } of saves) {
        const isWhole = await isSound(client, slug, gone.signal);
        const frame: Frame | null = isWhole
          ? await loadFrame(client, slug, before, gone.signal).catch(() => null)
          : null;
        if (gone.signal.aborted) return;
        if (frame) before = slug;
        setFound(({ frames, failed }) => {
          return frame ? { frames: [...frames, frame], failed } : { frames, failed: failed + 1 };
        });
      }
    };
    setFound(none);
    void load();
    return () => gone.abort();
  }, [client, saves.map(({ slug, savedAt }) => `${slug} ${savedAt}`).join()]);
  return found;
}

/** Keeps what is drawn from now on; stopping it gives the file to the user. */
function recordFilm(canvas: HTMLCanvasElement): MediaRecorder {
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: WEBM });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => saveFile(new Blob(parts, { type: WEBM }), 'film.webm'));
  recorder.start();
  return recorder;
}
