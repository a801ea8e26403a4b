// Figures over the saves of a world, one chart each. Saves are read one by one, newest first, so the chart
// grows.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { GamePage, TimelineFigures as GameTimeline } from '../games/game.ts';
import type { Client } from '../net/client.ts';
import { useClient } from '../net/use-data.ts';
import { TimelinePointDocument } from '../queries.gen.ts';
import { count, figure } from '../shell/format.ts';
import { useIsDark } from '../shell/preferences.ts';
import type { SaveInfo } from '../shell/use-saves.ts';

interface Props {
  /** Oldest first. */
  readonly saves: readonly SaveInfo[];
  readonly game: GamePage | null;
}

/** Most saves to read for a chart. */
const MOST_SAVES = 24;
const MILLIS = 1000;

export function Timeline({ saves, game }: Props) {
  const client = useClient();
  const [points, setPoints] = useState<ReadonlyMap<string, Readonly<Record<string, number>>>>(new Map());
  const [failed, setFailed] = useState(0);
  const dated = useMemo(() => saves.filter(({ savedAt }) => savedAt !== null).slice(-MOST_SAVES), [saves]);
  const key = dated.map(({ slug }) => slug).join();
  useEffect(() => {
    let isLate = false;
    void (async () => {
      const timeline = await game?.timeline?.();
      for (const { slug } of [...dated].reverse()) {
        if (isLate) return;
        try {
          const figures = await figuresOf(client, slug, timeline ?? null);
          if (!isLate) setPoints((before) => new Map(before).set(slug, figures));
        } catch {
          // A save that cannot be read has no figures; the page shows how many failed.
          if (!isLate) setFailed((before) => before + 1);
        }
      }
    })();
    return () => {
      isLate = true;
    };
  }, [client, key, game]);
  const names = [...new Set([...points.values()].flatMap((figures) => Object.keys(figures)))];
  return (
    <section aria-label="Figures over time">
      <p class="muted" role="status">
        {count(points.size)} of {count(dated.length)} saves read
        {failed > 0 && `, ${count(failed)} cannot be`}
      </p>
      <div class="cards">
        {names.map((name) => (
          <Chart
            key={name}
            title={name}
            times={dated.map(({ savedAt }) => Date.parse(savedAt!) / MILLIS)}
            values={dated.map(({ slug }) => points.get(slug)?.[name] ?? null)}
          />
        ))}
      </div>
    </section>
  );
}

async function figuresOf(
  client: Client,
  slug: string,
  game: GameTimeline | null,
): Promise<Readonly<Record<string, number>>> {
  if (game) return game(client, slug);
  const { save } = await client.query(TimelinePointDocument, { save: slug });
  return { Objects: save?.stats?.objects ?? 0, References: save?.stats?.references ?? 0 };
}

interface ChartProps {
  readonly title: string;
  /** Seconds. */
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
}

const HEIGHT = 170;
const DAY = 86_400;

const dates = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const hours = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** In the browser's language: the day, and for ticks on the same day the hour. */
function timeTexts(ticks: readonly number[]): string[] {
  let last = '';
  return ticks.map((tick) => {
    const date = dates.format(tick * MILLIS);
    const isSame = date === last;
    last = date;
    const isClose = ticks.length > 1 && ticks[1]! - ticks[0]! < DAY;
    return isSame && isClose ? hours.format(tick * MILLIS) : date;
  });
}

/** Ticks between whole numbers are not rounded to one of them. */
function tickText(tick: number): string {
  return Number.isInteger(tick) ? count(tick) : figure(tick);
}

function Chart({ title, times, values }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  const text = values.join();
  useEffect(() => {
    const quiet = isDark ? '#a3adbb' : '#545f6e';
    const grid = { stroke: isDark ? '#2c3541' : '#d6dce3', width: 1 };
    const chart = new UPlot(
      {
        width: box.current!.clientWidth,
        height: HEIGHT,
        cursor: { show: false },
        legend: { show: false },
        axes: [
          { stroke: quiet, grid, space: 90, values: (_, ticks) => timeTexts(ticks) },
          { stroke: quiet, grid, size: 64, values: (_, ticks) => ticks.map((tick) => tickText(tick)) },
        ],
        series: [
          {},
          { label: title, stroke: '#f0a23b', width: 2, points: { show: true, size: 6 }, spanGaps: true },
        ],
      },
      [[...times], [...values]],
      box.current!,
    );
    return () => chart.destroy();
  }, [text, isDark, title]);
  const known = values.filter((value) => value !== null);
  return (
    <section class="card" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <span class="number">{known.length > 0 ? count(known.at(-1)!) : ''}</span>
      </header>
      <div
        ref={box}
        role="img"
        aria-label={`${title} over time: from ${count(known[0] ?? 0)} to ${count(known.at(-1) ?? 0)}`}
      />
    </section>
  );
}
