// Problems to look at first: what stands still and why, what runs short, and what has no power.

import { useContext } from 'preact/hooks';
import { named, type Trouble } from '../../blocks/blocks.tsx';
import { Table } from '../../blocks/table.tsx';
import { addressOf, SlugContext } from '../../shell/address.ts';
import { count, counted, figure, stateText } from '../../shell/format.ts';
import { CIRCUIT, type SatisfactoryView, shortageOf } from './dashboard-tables.tsx';

const UNPOWERED: ReadonlySet<unknown> = new Set(['NO_POWER', 'NOT_CONNECTED']);
const MOST_SHORT = 3;

export function problemsOf({ idle, balance, short: all, circuits }: SatisfactoryView): (Trouble | false)[] {
  const short = balance?.nodes.filter(({ isShort }) => isShort) ?? [];
  const manyShort = all?.totalCount ?? 0;
  const drained = (circuits?.nodes ?? []).filter(({ headroom }) => headroom !== null && headroom < 0);
  const still = idle?.totalCount ?? 0;
  const dark = (idle?.groups?.nodes ?? []).filter(({ keys: [reason] }) => UNPOWERED.has(reason));
  const unpowered = [
    ...dark.map(({ keys: [reason], count: many }) => `${counted(many, 'machine')} ${stateText(reason)}`),
    ...drained.map(({ number, headroom }) => `circuit ${number} lacks ${figure(-headroom!)} MW`),
  ];
  const worst = short.slice(0, MOST_SHORT).map((row) => `${named(row.item)} (${shortageOf(row)})`);
  return [
    still > 0 && {
      what: counted(still, 'machine stands still', 'machines stand still'),
      more: idle!
        .groups!.nodes.map(
          ({ keys: [reason], count: many }) =>
            `${count(many)} ${reason === 'UNKNOWN' ? 'for unknown reasons' : stateText(reason)}`,
        )
        .join(', '),
      list: (
        <>
          <OnMap />
          <Table
            caption="Machines that stand still"
            rows={idle!.nodes}
            total={still}
            columns={[
              { title: 'Machine', things: ({ building }) => building },
              { title: 'Recipe', things: ({ recipe }) => recipe },
              {
                title: 'Why',
                cell: ({ reason, waitsFor }) =>
                  waitsFor?.length ? `waits for ${waitsFor.map(named).join(', ')}` : stateText(reason ?? ''),
              },
            ]}
          />
        </>
      ),
    },
    manyShort > 0 && {
      what: counted(manyShort, 'item runs short', 'items run short'),
      more: `${worst.join(', ')}${manyShort > MOST_SHORT ? ` and ${count(manyShort - MOST_SHORT)} more` : ''}`,
      list: (
        <Table
          caption="Items that run short"
          isFound
          rows={short}
          columns={[
            { title: 'Item', things: ({ item }) => item },
            { title: 'Why', cell: shortageOf },
          ]}
        />
      ),
    },
    unpowered.length > 0 && {
      what: 'Without power',
      more: unpowered.join(', '),
      ...(drained.length > 0 && {
        list: <Table caption="Circuits that lack power" rows={drained} columns={CIRCUIT} />,
      }),
    },
  ];
}

function OnMap() {
  const slug = useContext(SlugContext);
  const state = { color: 'attribute:standstill' };
  return (
    <p>
      <a href={addressOf({ slug, view: 'map', state })}>Show on the map</a>
    </p>
  );
}
