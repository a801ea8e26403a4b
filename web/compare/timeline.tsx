// Figures of a world over time, one chart each, also of saves that were overwritten or deleted since. A server reads
// the newest first, so the charts grow.

import { useEffect, useRef, useState } from 'preact/hooks';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { GamePage, TimelineLine } from '../games/game.ts';
import { useClient, useLoaded } from '../net/use-data.ts';
import { TimelineDocument, type TimelineQuery } from '../queries.gen.ts';
import { count, counted, figure } from '../shell/format.ts';
import { useIsDark } from '../shell/preferences.ts';

interface Props {
  /** Id of the world. */
  readonly world: string;
  /** Which of its saves are open: a change asks again. */
  readonly saves: string;
  readonly game: GamePage | null;
}

const MILLIS = 1000;
/** Between two looks at what the server has read. */
const LOOK_MILLIS = 2000;

const OBJECTS: readonly TimelineLine[] = [
  { title: 'Objects', figure: 'objects' },
  { title: 'References', figure: 'references' },
];

export function Timeline({ world, saves, game }: Props) {
  const client = useClient();
  const [looks, setLooks] = useState(0);
  const lines = game?.timeline ?? OBJECTS;
  const variables = {
    world,
    figures: lines.filter(({ item }) => item === undefined).map((line) => line.figure),
    itemFigures: lines.filter(({ item }) => item !== undefined).map((line) => line.figure),
    items: lines.flatMap(({ item }) => item ?? []),
  };
  const { data } = useLoaded(`${world} ${saves} ${looks}`, (signal) =>
    client.query(TimelineDocument, variables, signal),
  );
  const sums = data?.world?.sums;
  const unread = sums?.unread ?? 0;
  useEffect(() => {
    if (unread === 0) return;
    const timer = setTimeout(() => setLooks((before) => before + 1), LOOK_MILLIS);
    return () => clearTimeout(timer);
  }, [unread, looks]);
  if (!sums) return null;
  const { failed, undated } = sums;
  const all = sums.saves + unread + failed + undated;
  return (
    <section aria-label="Figures over time">
      {all > 1 && (
        <p class="muted" role="status">
          {count(sums.saves)} of {counted(all, 'save')} read
          {failed > 0 && `, ${count(failed)} cannot be`}
          {undated > 0 && `, ${count(undated)} without a time`}
        </p>
      )}
      <div class="cards">
        {lines.map((line) => (
          <Line key={line.title} line={line} data={data} />
        ))}
      </div>
    </section>
  );
}

/** A chart of what the saves say; none if they do not. */
function Line({ line, data }: { readonly line: TimelineLine; readonly data: TimelineQuery }) {
  const list = line.item === undefined ? data.world?.sums : data.world?.single;
  const points = (list?.nodes ?? []).filter(
    (point) => point.figure === line.figure && point.item === (line.item ?? ''),
  );
  if (points.length === 0) return null;
  const branches = [...new Set(points.map(({ branch }) => branch))];
  // Times of files may be those of copying: such saves stand in the order that their game knows.
  const isDated = !points.some(({ isFileTime }) => isFileTime);
  return (
    <Chart
      title={line.title}
      isDated={isDated}
      times={points.map(({ savedAt }, at) => (isDated ? Date.parse(savedAt) / MILLIS : at + 1))}
      values={points.map(({ value }) => value)}
      branches={branches.map((branch) =>
        points.map((point) => (point.branch === branch ? point.value : null)),
      )}
    />
  );
}

interface ChartProps {
  readonly title: string;
  /** Seconds; without dates, numbers of saves. */
  readonly isDated: boolean;
  readonly times: readonly number[];
  readonly values: readonly number[];
  /** The values on each branch: where an older save was loaded, another line begins. */
  readonly branches: readonly (readonly (number | null)[])[];
}

const HEIGHT = 170;
/** The first branch, and those that began from it. */
const STROKES = ['#f0a23b', '#3b9df0', '#8ac24a', '#c26ad6'];
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

function orderTexts(ticks: readonly number[]): string[] {
  return ticks.map((tick) => (Number.isInteger(tick) ? `save ${tick}` : ''));
}

/** Ticks are not rounded to each other, but for the last digits of a sum. */
const tickText = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 10 }).format;

/** Pixels beside a chart: room for the longest text, before which the chart knows none. */
function axisSize(_: unknown, texts: readonly string[] | null): number {
  return Math.max(56, 20 + 8 * Math.max(0, ...(texts ?? []).map(({ length }) => length)));
}

function Chart({ title, isDated, times, values, branches }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  const text = JSON.stringify([times, branches]);
  useEffect(() => {
    const quiet = isDark ? '#a3adbb' : '#545f6e';
    const grid = { stroke: isDark ? '#2c3541' : '#d6dce3', width: 1 };
    const chart = new UPlot(
      {
        width: box.current!.clientWidth,
        height: HEIGHT,
        cursor: { show: false },
        legend: { show: false },
        scales: { x: { time: isDated } },
        axes: [
          { stroke: quiet, grid, space: 90, values: (_, ticks) => (isDated ? timeTexts : orderTexts)(ticks) },
          { stroke: quiet, grid, size: axisSize, values: (_, ticks) => ticks.map(tickText) },
        ],
        series: [
          {},
          ...branches.map((_, at) => ({
            ...{ label: title, stroke: STROKES[at % STROKES.length]!, width: 2, spanGaps: true },
            points: { show: true, size: 6 },
          })),
        ],
      },
      [[...times], ...branches.map((branch) => [...branch])],
      box.current!,
    );
    return () => chart.destroy();
  }, [text, isDark, title]);
  return (
    <section class="card" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <span class="number">{figure(values.at(-1)!)}</span>
      </header>
      <div
        ref={box}
        role="img"
        aria-label={`${title} over time: from ${figure(values[0]!)} to ${figure(values.at(-1)!)}`}
      />
    </section>
  );
}
