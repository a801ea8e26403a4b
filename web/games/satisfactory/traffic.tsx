// Trains, vehicles and drones: where they are, where they go, and what they carry.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { named } from '../../blocks/blocks.tsx';
import { useClient, useQuery } from '../../net/use-data.ts';
import {
  SatisfactoryTracksDocument,
  SatisfactoryTrafficDocument,
  type SatisfactoryTrafficQuery,
  type TrafficCargoFragment,
} from '../../queries.gen.ts';
import { Button, SearchField } from '../../shell/controls.tsx';
import { Failure, Nothing, Waiting } from '../../shell/feedback.tsx';
import { counted, figure } from '../../shell/format.ts';
import type { PlacedThing, TrafficProps } from '../game.ts';
import { railRoute } from './rail-route.ts';

type View = NonNullable<NonNullable<SatisfactoryTrafficQuery['save']>['satisfactory']>;
type Train = NonNullable<View['trains']>['nodes'][number];

export function Traffic({ slug, onShow, onHighlight }: TrafficProps) {
  const client = useClient();
  const [carrying, setCarrying] = useState('');
  const { data, error, isLoading } = useQuery(SatisfactoryTrafficDocument, { save: slug });
  const view = data?.save?.satisfactory;
  if (error) return <Failure error={error} />;
  if (!view) return isLoading ? <Waiting text="Asking" /> : null;
  const { trains, vehicles, drones, stations } = view;
  const wanted = carrying.trim().toLowerCase();
  const carries = (texts: readonly string[]): boolean =>
    wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
  const placeOf = new Map(stations?.nodes.map(({ object, position }) => [object.path, position]));
  const route = async (train: Train): Promise<void> => {
    const stops = (train.stops ?? []).flatMap(({ station }) => placeOf.get(station?.object.path ?? '') ?? []);
    const { save } = await client.query(SatisfactoryTracksDocument, { save: slug });
    onHighlight(railRoute(save?.satisfactory?.railTracks?.nodes ?? [], stops));
  };
  const shownTrains = trains?.nodes.filter((train) => carries(textsOf(train))) ?? [];
  const others = [
    ...(vehicles?.nodes ?? []).map((one) => ({
      ...one,
      title: named(one.building),
      note: `${one.isAutopilot ? 'drives itself' : 'stands'}${one.fuel ? `, runs on ${named(one.fuel)}` : ''}`,
    })),
    ...(drones?.nodes ?? []).map((one) => ({
      ...one,
      title: 'Drone',
      note: one.destination ? 'under way' : 'at home',
    })),
  ].filter(({ title, cargo }) => carries([title, ...(cargo ?? []).map(({ item }) => named(item))]));
  return (
    <>
      <SearchField
        label="Which trains and vehicles"
        placeholder="Carries or stops at …"
        value={carrying}
        onText={setCarrying}
      />
      {shownTrains.map((train) => (
        <TrainRow key={train.object.path} train={train} onShow={onShow} onRoute={() => void route(train)} />
      ))}
      {others.map(({ object, title, note, position, cargo }) => (
        <Moving key={object.path} {...{ title, note, position, onShow }} stacks={cargo ?? []} />
      ))}
      {shownTrains.length + others.length === 0 && <Nothing>No train or vehicle.</Nothing>}
    </>
  );
}

function textsOf({ name, cars, stops }: Train): string[] {
  return [
    name ?? '',
    ...(cars ?? []).flatMap(({ cargo }) => (cargo ?? []).map(({ item }) => named(item))),
    ...(stops ?? []).flatMap((stop) => [
      stop.name ?? '',
      ...[...(stop.load ?? []), ...(stop.unload ?? [])].map(named),
    ]),
  ];
}

interface TrainProps {
  readonly train: Train;
  readonly onShow: (thing: PlacedThing) => void;
  readonly onRoute: () => void;
}

function TrainRow({ train, onShow, onRoute }: TrainProps) {
  const { name, position, locomotives, wagons, isSelfDriving, isDerailed, currentStop } = train;
  const stops = train.stops ?? [];
  const driven = isDerailed ? 'derailed' : isSelfDriving ? 'drives itself' : 'driven by hand';
  return (
    <Moving
      title={name ?? 'Train'}
      note={[counted(locomotives ?? 0, 'locomotive'), counted(wagons ?? 0, 'wagon'), driven].join(', ')}
      stacks={(train.cars ?? []).flatMap(({ cargo }) => cargo ?? [])}
      {...{ position, onShow }}
      more={stops.length > 1 && <Button onClick={onRoute}>Route</Button>}
    >
      {stops.length > 0 && (
        <ol class="timetable" aria-label="Timetable">
          {stops.map((stop, at) => (
            <li key={`${at} ${stop.name}`} aria-current={at === currentStop ? 'step' : undefined}>
              {stop.name ?? 'a station that is gone'}
              {stop.load?.length !== 0 && (
                <span class="muted"> loads {stop.load?.map(named).join(', ') ?? '–'}</span>
              )}
              {stop.unload?.length !== 0 && (
                <span class="muted"> unloads {stop.unload?.map(named).join(', ') ?? '–'}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Moving>
  );
}

interface MovingProps extends PlacedThing, Pick<TrainProps, 'onShow'> {
  readonly title: string;
  readonly note: string;
  readonly stacks: readonly TrafficCargoFragment[];
  readonly children?: ComponentChildren;
  /** Beside the button that shows where it is. */
  readonly more?: ComponentChildren;
}

function Moving({ title, note, stacks, position, onShow, children, more }: MovingProps) {
  return (
    <section class="traffic">
      <h3>{title}</h3>
      <p class="muted">{note}</p>
      <Cargo stacks={stacks} />
      {children}
      <div class="actions">
        {position && <Button onClick={() => onShow({ position })}>Show</Button>}
        {more}
      </div>
    </section>
  );
}

function Cargo({ stacks }: { readonly stacks: readonly TrafficCargoFragment[] }) {
  const sums = new Map<string, number | null>();
  for (const { item, amount } of stacks) {
    const sum = sums.get(named(item)) ?? (sums.has(named(item)) ? null : 0);
    sums.set(named(item), sum === null || amount === null ? null : sum + amount);
  }
  return sums.size === 0 ? (
    <p class="muted">carries nothing</p>
  ) : (
    <p>{[...sums].map(([title, amount]) => `${figure(amount)} ${title}`).join(', ')}</p>
  );
}
