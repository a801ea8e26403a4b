// Tables of the dashboard: circuits, items, machines that stand still, factories, players.

import { Bars, Card, Meter, named } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { SatisfactoryDashboardDocument, type SatisfactoryDashboardQuery } from '../../queries.gen.ts';
import { addressOf } from '../../shell/address.ts';
import { count, counted, figure, label, stateText } from '../../shell/format.ts';

export type SatisfactoryView = NonNullable<NonNullable<SatisfactoryDashboardQuery['save']>['satisfactory']>;

export interface CardProps {
  readonly view: SatisfactoryView;
}

interface TableProps extends CardProps {
  readonly slug: string;
}

export function PowerCard({ view: { circuits }, slug }: TableProps) {
  return (
    <Card title="Power by circuit" document={SatisfactoryDashboardDocument} variables={{ save: slug }}>
      <Table
        caption="Power by circuit"
        rows={circuits?.nodes ?? []}
        columns={[
          { title: 'Circuit', number: ({ number }) => number, show: String },
          { title: 'Wanted', number: ({ wanted }) => wanted, show: megawatts },
          { title: 'Capacity', number: ({ capacity }) => capacity, show: megawatts },
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
        ]}
      />
    </Card>
  );
}

/** Pieces apart from fluids: their amounts cannot be compared. */
export function BalanceCards({ view: { balance }, slug }: TableProps) {
  const rows = (balance?.nodes ?? []).filter(
    ({ produced, consumed, starving }) => produced > 0 || consumed > 0 || starving > 0,
  );
  const fluids = rows.filter(({ unit }) => unit === 'CUBIC_METRES');
  return (
    <>
      <BalanceCard
        title="Items per minute, the worst first"
        rows={rows.filter((row) => !fluids.includes(row))}
        slug={slug}
      />
      {fluids.length > 0 && <BalanceCard title="Fluids, m³ per minute" rows={fluids} slug={slug} />}
    </>
  );
}

type BalanceRow = NonNullable<SatisfactoryView['balance']>['nodes'][number];

interface BalanceProps {
  readonly title: string;
  readonly rows: readonly BalanceRow[];
  readonly slug: string;
}

function BalanceCard({ title, rows, slug }: BalanceProps) {
  return (
    <Card title={title} document={SatisfactoryDashboardDocument} variables={{ save: slug }}>
      <Table
        caption={`${title}, as machines were running when the game was saved`}
        rows={rows}
        columns={[
          { title: 'Item', things: ({ item }) => item },
          {
            title: 'Made',
            number: ({ measuredProduced }) => measuredProduced,
            show: (made, { unknownProducers }) => `${unknownProducers > 0 ? 'at least ' : ''}${figure(made)}`,
          },
          { title: 'Used', number: ({ measuredConsumed }) => measuredConsumed, show: figure },
          { title: 'Could make', number: ({ produced }) => produced, show: figure },
          { title: 'Could use', number: ({ consumed }) => consumed, show: figure },
          {
            title: 'Short',
            cell: ({ isShort, ...row }) =>
              isShort === null ? 'unknown' : isShort ? (withoutIt(row) ?? 'made too slowly') : '',
            number: ({ starving, isShort }) => (isShort ? starving + 1 : 0),
          },
        ]}
      />
    </Card>
  );
}

export function IdleCard({ view: { idle }, slug }: TableProps) {
  return (
    <Card
      title={`Standing still (${count(idle?.totalCount ?? 0)})`}
      document={SatisfactoryDashboardDocument}
      variables={{ save: slug }}
    >
      <Bars rows={(idle?.groups?.nodes ?? []).map(({ keys, count: members }) => [label(keys[0]), members])} />
      <Table
        caption="Machines that stand still"
        rows={idle?.nodes ?? []}
        columns={[
          {
            title: 'Machine',
            cell: ({ object, building }) => (
              <a href={addressOf({ slug, view: 'map', state: { object: object.path } })}>{named(building)}</a>
            ),
          },
          { title: 'Recipe', things: ({ recipe }) => recipe },
          {
            title: 'Why',
            cell: ({ reason, waitsFor }) =>
              waitsFor?.length ? `waits for ${waitsFor.map(named).join(', ')}` : stateText(reason ?? ''),
          },
        ]}
      />
    </Card>
  );
}

export function FactoriesCard({ view: { factories } }: CardProps) {
  return (
    <Card title="Factories">
      <Table
        caption="Factories"
        rows={factories?.nodes ?? []}
        columns={[
          { title: 'Factory', cell: ({ name }) => name },
          {
            title: 'Machines',
            cell: ({ machines, producing, unknown }) =>
              [
                unknown < machines && `${producing} of ${machines - unknown} run`,
                unknown > 0 && `${unknown} unknown`,
              ]
                .filter(Boolean)
                .join(', '),
            number: ({ machines, producing }) => producing / machines,
          },
          { title: 'Draw', number: ({ draw }) => draw, show: megawatts },
          { title: 'Makes', things: ({ makes }) => makes.slice(0, 4) },
        ]}
      />
    </Card>
  );
}

export function PlayersCard({ view: { players } }: CardProps) {
  return (
    <Card title="Players">
      <Table
        caption="Players"
        rows={(players?.nodes ?? []).map((player, at) => ({ ...player, at }))}
        columns={[
          { title: 'Name', cell: ({ name, at }) => name ?? `Player ${at + 1}` },
          { title: 'Health', number: ({ health }) => health, show: figure },
          { title: 'Carries', number: ({ items }) => items },
        ]}
      />
    </Card>
  );
}

function megawatts(power: number): string {
  return `${figure(power)} MW`;
}

/** Why an item runs short: who stands still for it, and what full speed would take. */
export function shortageOf(row: BalanceRow): string {
  const { produced, consumed, unit } = row;
  const most = `${figure(produced)} of ${figure(consumed)}${unit === 'CUBIC_METRES' ? ' m³' : ''} a minute`;
  return [withoutIt(row), produced < consumed && `makes at most ${most}`].filter(Boolean).join(', ');
}

function withoutIt({ starving }: Pick<BalanceRow, 'starving'>): string | null {
  return starving > 0 ? `${counted(starving, 'machine')} without` : null;
}
