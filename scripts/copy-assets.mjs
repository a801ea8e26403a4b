// Copies the files that the built program reads in addition to its code: game facts to games/ in its folder
// (default dist), and the tables of a store.
import { cpSync } from 'node:fs';

const [folder = 'dist'] = process.argv.slice(2);
cpSync('src/games', `${folder}/games`, {
  recursive: true,
  filter: (source) => source.endsWith('.json') || !/\.[a-z]+$/.test(source),
});
cpSync('src/store/migrations', `${folder}/store/migrations`, { recursive: true });
