// How many objects are new or changed since another save; these are highlighted on the map.

import type { Loaded } from '../../net/use-data.ts';

interface Props {
  /** The slug of the other save. */
  readonly since: string;
  readonly news: Pick<Loaded<unknown>, 'data' | 'error'>;
  /** How many of them are on the map. */
  readonly shown: number;
  readonly onStop: () => void;
}

export function SincePanel({ since, news, shown, onStop }: Props) {
  const text = news.data ? `New or changed since ${since}: ${shown} on the map` : 'Comparing …';
  return (
    <p class="panel since" role="status">
      {news.error?.message ?? text}
      <button type="button" class="icon-button" aria-label="Stop comparing" onClick={onStop}>
        ✕
      </button>
    </p>
  );
}
