// Tables of the dashboard: circuits, items, factories, players.

import { useContext } from 'preact/hooks';
import { Meter } from '../../blocks/blocks.tsx';
import type { CardsOf } from '../../blocks/dashboard.tsx';
import type { TableColumn } from '../../blocks/table.tsx';
import type { SatisfactoryDashboardQuery } from '../../queries.gen.ts';
import { addressOf, SlugContext } from '../../shell/address.ts';
import { counted, figure } from '../../shell/format.ts';

export type SatisfactoryView = NonNullable<NonNullable<SatisfactoryDashboardQuery['save']>['satisfactory']>;

type Circuit = NonNullable<SatisfactoryView['circuits']>['nodes'][number];

export const CIRCUIT: readonly TableColumn<Circuit>[] = [
  { title: 'Circuit', number: ({ number }) => number, show: String },
  { title: 'Wanted', number: ({ wanted }) => wanted, show: megawatts },
  { title: 'Capacity', number: ({ capacity }) => capacity, show: megawatts },
];

export const POWER: readonly TableColumn<Circuit>[] = [
  ...CIRCUIT,
  {
    title: 'Load',
    cell: ({ wanted, capacity }) =>
      wanted === null || capacity === null ? (
        '–'
      ) : (
        <Meter value={wanted} of={capacity} label={`${figure(wanted)} of ${megawatts(capacity)}`} />
      ),
  },
  { title: 'Consumers', number: ({ consumers }) => consumers },
];

const ofProducers = (rate: number, row: BalanceRow) => atLeast(rate, row.unknownProducers);
const ofConsumers = (rate: number, row: BalanceRow) => atLeast(rate, row.unknownConsumers);

const BALANCE: readonly TableColumn<BalanceRow>[] = [
  { title: 'Item', things: ({ item }) => item },
  { title: 'Made', number: ({ measuredProduced }) => measuredProduced, show: ofProducers },
  { title: 'Used', number: ({ measuredConsumed }) => measuredConsumed, show: ofConsumers },
  { title: 'Could make', number: ({ produced }) => produced, show: ofProducers },
  { title: 'Could use', number: ({ consumed }) => consumed, show: ofConsumers },
  {
    title: 'Short',
    cell: shortText,
    number: ({ starving, isShort }) => (isShort ? starving + 1 : 0),
  },
];

/** Pieces apart from fluids: their amounts cannot be compared. As machines were running when the game was saved. */
export function balanceCards({ balance }: SatisfactoryView, cards: CardsOf<SatisfactoryView>) {
  const rows = (balance?.nodes ?? []).filter(
    ({ produced, consumed, starving }) => produced > 0 || consumed > 0 || starving > 0,
  );
  const fluids = rows.filter(({ unit }) => unit === 'CUBIC_METRES');
  const pieces = rows.filter((row) => !fluids.includes(row));
  const card = (title: string, some: readonly BalanceRow[]) =>
    cards.table('balance', title, BALANCE, { isFound: true, rows: some });
  return [
    card('Items per minute, the worst first', pieces),
    fluids.length > 0 && card('Fluids, m³ per minute', fluids),
  ];
}

export type BalanceRow = NonNullable<SatisfactoryView['balance']>['nodes'][number];

type Factory = NonNullable<SatisfactoryView['factories']>['nodes'][number];

export const FACTORY: readonly TableColumn<Factory>[] = [
  { title: 'Factory', cell: (factory) => <FactoryLink factory={factory} /> },
  {
    title: 'Machines',
    cell: ({ machines, producing, unknown }) =>
      [unknown < machines && `${producing} of ${machines - unknown} run`, unknown > 0 && `${unknown} unknown`]
        .filter(Boolean)
        .join(', '),
    number: ({ machines, producing }) => producing / machines,
  },
  { title: 'Draw', number: ({ draw }) => draw, show: megawatts },
  { title: 'Makes', things: ({ makes }) => makes.slice(0, 4) },
];

function FactoryLink({ factory }: { readonly factory: Factory }) {
  const slug = useContext(SlugContext);
  const { number, name, isNamed, position, radius } = factory;
  const title = isNamed ? name : `Factory ${number}`;
  if (!position) return title;
  const at = `${position.x},${position.y},${(SHOWN / Math.max(radius, LEAST)).toPrecision(3)}`;
  return <a href={addressOf({ slug, view: 'map', state: { at } })}>{title}</a>;
}

/** Pixels from the middle of a factory to its edge on the map, and its least radius in centimetres. */
const SHOWN = 250;
const LEAST = 2000;

export function playersCard({ players }: SatisfactoryView, cards: CardsOf<SatisfactoryView>) {
  const numbers = new Map(players?.nodes.map((player, at) => [player, at + 1]));
  return cards.table('players', 'Players', [
    { title: 'Name', cell: (player) => player.name ?? `Player ${numbers.get(player)}` },
    { title: 'Health', number: ({ health }) => health, show: figure },
    { title: 'Carries', number: ({ items }) => items },
  ]);
}

function megawatts(power: number): string {
  return `${figure(power)} MW`;
}

/** Why an item runs short: who stands still for it, and what full speed would take. */
export function shortageOf(row: BalanceRow): string {
  const { consumed, unit } = row;
  const most = mostOf(row);
  const rates = `${figure(most)} of ${ofConsumers(consumed, row)}${unit === 'CUBIC_METRES' ? ' m³' : ''} a minute`;
  return [withoutIt(row), most < consumed && `makes at most ${rates}`].filter(Boolean).join(', ');
}

function shortText(row: BalanceRow): string {
  if (row.isShort !== true) return row.isShort === null ? 'unknown' : '';
  const slow = row.unknownProducers > 0 ? `${figure(mostOf(row))} at most` : 'made too slowly';
  return withoutIt(row) ?? slow;
}

/** What all machines make at full speed at most, with the richest nodes that a save may mean. */
function mostOf({ produced, consumed, netMost }: BalanceRow): number {
  return netMost === null ? produced : consumed + netMost;
}

/** Machines of unknown rate may add to what is made, or used. */
function atLeast(rate: number, unknown: number): string {
  return `${unknown > 0 ? '≥ ' : ''}${figure(rate)}`;
}

function withoutIt({ starving }: Pick<BalanceRow, 'starving'>): string | null {
  return starving > 0 ? `${counted(starving, 'machine')} without` : null;
}
