// The saves of A Hat in Time: savegraph query FILE.hat '...' --plugin ./index.mjs
import { format } from './format.mjs';
import { game } from './game.mjs';

export default [format, game];
