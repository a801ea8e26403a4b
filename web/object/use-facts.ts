// Asks what a game says of an object.

import { useMemo } from 'preact/hooks';
import type { GamePage } from '../games/game.ts';
import { useQuery } from '../net/use-data.ts';
import { ObjectByPathDocument } from '../queries.gen.ts';
import { type Facts, factsIn } from './facts.ts';

/** Null while the game has not answered. */
export function useFacts(game: GamePage | null, slug: string, path: string | null): Facts | null {
  const document = game?.facts;
  const { data, isLoading } = useQuery(
    document ?? ObjectByPathDocument,
    document && path ? { save: slug, path } : null,
  );
  return useMemo(() => (isLoading ? null : factsIn(data)), [data, isLoading]);
}
