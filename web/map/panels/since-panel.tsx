// How many objects are new, changed or gone since another save, and their colours on the map.

import type { Loaded } from '../../net/use-data.ts';
import { CloseButton } from '../../shell/close-button.tsx';
import { count } from '../../shell/format.ts';
import { fileTitle, type SaveInfo } from '../../shell/use-saves.ts';
import { NEWS_COLORS, type News } from '../use-news.ts';

interface Props {
  /** The other save; null if it is not there. */
  readonly since: SaveInfo | null;
  readonly news: Pick<Loaded<News>, 'data' | 'error'>;
  readonly isDark: boolean;
  readonly onStop: () => void;
}

export function SincePanel({ since, news, isDark, onStop }: Props) {
  const { data, error } = news;
  return (
    <div class="panel since" role="status">
      <span>{error?.message ?? (data ? `Since ${since ? fileTitle(since) : 'then'}:` : 'Comparing …')}</span>
      {data &&
        (['added', 'changed', 'removed'] as const).map((kind) => (
          <span key={kind} class="since-kind">
            <span
              class="swatch"
              style={{ background: NEWS_COLORS[kind][isDark ? 0 : 1] }}
              aria-hidden="true"
            />
            {count(data[kind].length)} {kind}
          </span>
        ))}
      <CloseButton label="Stop comparing" onClick={onStop} />
    </div>
  );
}
