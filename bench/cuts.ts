// Truncated saves: `npm run bench -- cuts [PATH...]`. For each save, at every twentieth of the file: how many
// objects keep header and body, in percent of those whose bytes are all there; then how many objects there
// are, next to the number in the whole save.

import { readFileSync } from 'node:fs';
import { cutAt } from '../test/tools/satisfactory/damage.ts';
import { compareDamaged, openWhole } from '../test/tools/satisfactory/damage-outcome.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

const SHARES = Array.from({ length: 19 }, (_, at) => (at + 1) / 20);

const rows = worldsAt(process.argv.slice(2)).map((path) => {
  const file = new Uint8Array(readFileSync(path));
  const name = path.slice(path.lastIndexOf('/') + 1);
  const whole = openWhole(name, file);
  const cells = SHARES.map((share) => {
    const damaged = cutAt(file, share);
    if (damaged === null) return '-';
    const { objects, untouched, kept, lost, silent } = compareDamaged(name, whole, damaged);
    if (silent > 0) process.exitCode = 1;
    const ofBytes = untouched === 0 ? 100 : (100 * kept) / untouched;
    return `${ofBytes.toFixed(0)}/${((100 * (objects - lost)) / objects).toFixed(0)}`;
  });
  return [name.slice(0, 28), ...cells];
});
printTable(['save', ...SHARES.map((share) => `${(share * 100).toFixed(0)} %`)], rows);
