// The facts of an object in the words of its game: work, contents and owners.

import { useMemo } from 'preact/hooks';
import type { GamePage } from '../games/game.ts';
import { useQuery } from '../net/use-data.ts';
import { ObjectByPathDocument } from '../queries.gen.ts';
import { Button } from '../shell/controls.tsx';
import { type Fact, type FactGroup, type Facts, factsIn, GROUPS } from './facts.ts';

interface Props {
  readonly groups: Facts['groups'];
  readonly onFollow: (path: string) => void;
}

const MOST_VALUES = 40;
/** Longer ones get a line each. */
const MOST_LETTERS = 24;

export function GameFacts({ groups, onFollow }: Props) {
  return (
    <>
      {(Object.keys(GROUPS) as FactGroup[]).flatMap((group) => {
        const rows = groups.get(group);
        return rows
          ? [
              <section key={group} class="fact-group" aria-label={GROUPS[group]}>
                <h3>{GROUPS[group]}</h3>
                <dl class="facts">
                  {rows.map((row, at) => (
                    <FactRow key={at} row={row} onFollow={onFollow} />
                  ))}
                </dl>
              </section>,
            ]
          : [];
      })}
    </>
  );
}

function FactRow({ row: { name, values }, onFollow }: { readonly row: Fact } & Pick<Props, 'onFollow'>) {
  const more = values.length - MOST_VALUES;
  const isLong = values.some(({ text }) => text.length > MOST_LETTERS);
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {values.slice(0, MOST_VALUES).map(({ text, path }, at) => (
          <span key={at}>
            {at > 0 && (isLong ? <br /> : ', ')}
            {path === null ? (
              text
            ) : (
              <Button class="link" title={path} onClick={() => onFollow(path)}>
                {text}
              </Button>
            )}
          </span>
        ))}
        {more > 0 && ` and ${more} more`}
      </dd>
    </>
  );
}

/** Null while the game has not answered. */
export function useFacts(game: GamePage | null, slug: string, path: string | null): Facts | null {
  const document = game?.facts;
  const { data, isLoading } = useQuery(
    document ?? ObjectByPathDocument,
    document && path ? { save: slug, path } : null,
  );
  return useMemo(() => (isLoading ? null : factsIn(data)), [data, isLoading]);
}
