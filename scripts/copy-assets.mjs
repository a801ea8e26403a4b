// Copies what the built program reads beside its code: facts of games, to games in its folder (default dist), and a store's tables.
import { cpSync } from 'node:fs';

const [folder = 'dist'] = process.argv.slice(2);
cpSync('src/games', `${folder}/games`, {
  recursive: true,
  filter: (source) => source.endsWith('.json') || !/\.[a-z]+$/.test(source),
});
cpSync('src/store/migrations', `${folder}/store/migrations`, { recursive: true });
