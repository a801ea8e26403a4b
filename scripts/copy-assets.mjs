// Copies what the built program reads beside its code: facts of games, to dist/games, and a store's tables, to dist/store.
import { cpSync } from 'node:fs';

cpSync('src/games', 'dist/games', {
  recursive: true,
  filter: (source) => source.endsWith('.json') || !/\.[a-z]+$/.test(source),
});
cpSync('src/store/migrations', 'dist/store/migrations', { recursive: true });
