// A store that is dumped and restored as docs/servers.md says, on a real server.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Store } from '../../src/store/store.ts';
import { runInProcess } from '../tools/run-cli.ts';
import { hasPostgres, postgresServer, serverPrograms } from '../tools/store/engines.ts';

const page = readFileSync('docs/servers.md', 'utf8');
const commands = /^```sh\n(pg_dump .*?)^```$/ms.exec(page)![1]!.trim().split('\n');

describe.skipIf(!hasPostgres)('a store that was dumped', () => {
  const server = postgresServer('savegraph-backup-');

  test('is restored with all its files, figures and labels', async () => {
    const base = server.engine.address.slice(0, server.engine.address.lastIndexOf('/'));
    runs(`createdb --maintenance-db=${server.engine.address} saves`);
    const added = await runInProcess('store', 'add', 'examples', '--rows', '--store', `${base}/saves`);
    expect([added.code, added.err]).toEqual([0, '']);
    const store = await Store.open({ address: `${base}/saves` });
    const [labelled] = await store.list({ limit: 1 });
    await store.label(labelled!, ['kept']);
    for (const command of commands) {
      const here = command
        .replaceAll('postgres://postgres@HOST', base)
        .replaceAll('store.dump', join(server.folder, 'store.dump'));
      if (here.startsWith('savegraph ')) {
        const { code, out } = await runInProcess(...here.split(' ').slice(1));
        expect([code, out]).toEqual([0, `${await store.count()} saves, 0 damaged\n`]);
      } else runs(here);
    }
    const restored = await Store.open({ address: `${base}/restored` });
    expect(await restored.list({ limit: 100 })).toEqual(await store.list({ limit: 100 }));
    for (const table of ['figure', 'object_row', 'reference_row', 'piece_use']) {
      const count = `select count(*)::int as count from ${table}`;
      expect(await restored.database.query(count)).toEqual(await store.database.query(count));
    }
    await Promise.all([store.close(), restored.close()]);
  });
});

function runs(command: string): void {
  const [program, ...args] = command.split(' ');
  const { status, stderr } = spawnSync(join(serverPrograms()!, program!), args, { encoding: 'utf8' });
  expect([command, status, stderr]).toEqual([command, 0, '']);
}
