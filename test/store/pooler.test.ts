// A store behind PgBouncer, which lends a connection for a transaction: as docs/servers.md says.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Store } from '../../src/store/store.ts';
import { freePort, hasPostgres, postgresServer } from '../tools/store/engines.ts';
import { syntheticEntry } from '../tools/store/stored.ts';

const hasPooler = hasPostgres && spawnSync('pgbouncer', ['--version']).status === 0;

describe.skipIf(!hasPooler)('behind a pooler of two connections', () => {
  const server = postgresServer('savegraph-pooler-');

  test('saves come and go, their content is read, and changes are heard of', async () => {
    const { address: direct } = server.engine;
    const port = await freePort();
    const file = join(server.folder, 'pooler.ini');
    writeFileSync(
      file,
      `[databases]\n* = host=127.0.0.1 port=${new URL(direct).port} user=postgres\n[pgbouncer]\nauth_type = any\nlisten_addr = 127.0.0.1
listen_port = ${port}\nunix_socket_dir =\npool_mode = transaction\ndefault_pool_size = 2\n`,
    );
    chmodSync(server.folder, 0o777);
    const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
    const pooler = spawn('pgbouncer', [...user, file], { stdio: 'ignore' });
    const address = `postgres://postgres@127.0.0.1:${port}/postgres?statement_timeout=`;
    let store: Store | null = null;
    while (!store) store = await Store.open({ address, direct }).catch(() => null);
    const opened = store;
    const heard: unknown[] = [];
    await store.onChange((change) => heard.push(change));
    const names = Array.from({ length: 12 }, (_, at) => `save-${at}`);
    const added = await Promise.all(
      names.map((name) => opened.add(syntheticEntry(server.folder, { name, world: name, savedAt: null }))),
    );
    expect(await store.count()).toBe(names.length);
    const contents = await Promise.all(added.map(({ save }) => opened.piece(save.files[0]!.pieces[0]!)));
    expect(contents.map((content) => Buffer.from(content).toString())).toEqual(
      names.map((name) => `content of ${name}`),
    );
    for (const { save } of added) await store.remove(save);
    await expect.poll(() => heard.length).toBe(2 * names.length);
    await store.close();
    pooler.kill();
    await once(pooler, 'exit');
  });
});
