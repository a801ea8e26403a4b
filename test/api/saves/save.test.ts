import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDesk } from '../../tools/ask.ts';
import { fakeSave } from '../../tools/fake-format.ts';

const content = fakeSave('2026-01-02', ['a Thing b asset', 'b Odd a gone-1', 'c Odd']);
const desk = () => openDesk({ 'My Save.sav': content, 'broken.sav': fakeSave('Broken', ['x C', '!']) });

describe('Save', () => {
  it('answers from the header without loading', async () => {
    const { ask } = desk();
    const { data, errors } = await ask(`{
      save(id: "my-save") {
        slug title format state header savedAt playSeconds
        units { length perMetre northAxis upAxis }
        files { name bytes sha256 version }
      }
      again: save(id: "my-save") { state }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      save: {
        slug: 'my-save',
        title: '2026-01-02',
        format: 'SLIME_RANCHER',
        state: 'LISTED',
        header: { title: '2026-01-02' },
        savedAt: '2026-01-02T00:00:00.000Z',
        playSeconds: 60,
        units: { length: 'm', perMetre: 1, northAxis: null, upAxis: '+Z' },
        files: [
          {
            name: 'My Save.sav',
            bytes: String(content.length),
            sha256: createHash('sha256').update(content).digest('hex'),
            version: '1',
          },
        ],
      },
      again: { state: 'LISTED' },
    });
  });

  it('loads what follows the header', async () => {
    const { ask, library } = desk();
    const { data } = await ask(`{
      save(id: "my-save") {
        stats {
          objects actors lightweights external missing classes references resolved files bytes bytesUnderstood issues
          loadMillis memoryBytes
        }
        levels { name objects }
      }
    }`);
    const stats = (data as { save: { stats: Record<string, unknown> } }).save.stats;
    expect(stats).toEqual({
      objects: 3,
      actors: 0,
      lightweights: 0,
      external: 1,
      missing: 1,
      classes: 4,
      references: 4,
      resolved: 2,
      files: 1,
      bytes: String(content.length),
      bytesUnderstood: String(content.length),
      issues: 2,
      loadMillis: expect.any(Number),
      memoryBytes: expect.stringMatching(/^\d+$/),
    });
    expect(library.get('my-save')!.state).toBe('READY');
  });

  it('tells what queries made and keep, which nothing does before the first', async () => {
    const { ask } = desk();
    const bytes = async (fields: string): Promise<number> => {
      const { data } = await ask(`{ save(id: "my-save") { ${fields} stats { indexBytes } } }`);
      return Number((data as { save: { stats: { indexBytes: string } } }).save.stats.indexBytes);
    };
    expect(await bytes('slug')).toBe(0);
    const named = 'objects(orderBy: [{field: NAME, direction: DESC}]) { nodes { name } }';
    expect(await bytes(named)).toBeGreaterThan(0);
  });

  it('pages issues', async () => {
    const { ask } = desk();
    const page = async (after: string | null) => {
      const { data, errors } = await ask(
        `query ($after: String) {
          save(id: "my-save") {
            issues(first: 1, after: $after) {
              totalCount nodes { code message file offset path } pageInfo { hasNextPage endCursor }
            }
          }
        }`,
        { after },
      );
      expect(errors).toBeUndefined();
      return (
        data as {
          save: { issues: { nodes: unknown[]; totalCount: number; pageInfo: { endCursor: string } } };
        }
      ).save.issues;
    };
    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);
    expect([first.totalCount, first.nodes, second.nodes]).toEqual([
      2,
      [{ code: 'ODD', message: 'odd', file: 'My Save.sav', offset: '32', path: null }],
      [{ code: 'ODD', message: 'odd', file: 'My Save.sav', offset: '47', path: null }],
    ]);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false });
  });

  it('pages what is said of several objects', async () => {
    const { ask } = openDesk({ 'a.sav': fakeSave('A', ['a Odd', 'b Curious', 'c Odd', 'd Odd']) });
    const list = async (args: string) => {
      const fields =
        'totalCount nodes { code count object { path issues { count } } } pageInfo { endCursor }';
      const { data, errors } = await ask(`{ save(id: "a") { issues(${args}) { ${fields} } } }`);
      if (errors) return errors.map(({ extensions }) => extensions?.code);
      // biome-ignore lint/suspicious/noExplicitAny: looked into at will
      return (data as any).save.issues;
    };
    const odd = { code: 'ODD', count: 3, object: { path: 'a', issues: [{ count: 3 }] } };
    const curious = { code: 'CURIOUS', count: 1, object: { path: 'b', issues: [{ count: 1 }] } };
    const both = 'distinct: true, where: {level: {}}';
    expect(await list(both)).toMatchObject({ totalCount: 2, nodes: [odd, curious] });
    const { pageInfo } = await list(`${both}, first: 1`);
    expect(await list(`${both}, first: 1, after: "${pageInfo.endCursor}"`)).toMatchObject({
      nodes: [curious],
    });
    // A place in one list is none in the other.
    expect(await list(`where: {level: {}}, after: "${pageInfo.endCursor}"`)).toEqual(['BAD_ARGUMENT']);
  });

  it('gives the place of what is broken, to its own field only', async () => {
    const { ask, library } = desk();
    const query =
      '{ bad: save(id: "broken") { stats { objects } } good: save(id: "my-save") { stats { objects } } }';
    for (const state of ['LISTED', 'FAILED']) {
      expect(library.get('broken')!.state).toBe(state);
      const { data, errors, internalErrors } = await ask(query);
      expect(internalErrors).toEqual([]);
      expect(data).toEqual({ bad: { stats: null }, good: { stats: { objects: 3 } } });
      expect(errors).toEqual([
        {
          message: 'broken.sav: at 16 (0x10) in objects/2: expected an object, found !',
          locations: [{ line: 1, column: 29 }],
          path: ['bad', 'stats'],
          extensions: {
            code: 'PARSE_FAILED',
            reason: 'VALUE',
            file: 'broken.sav',
            offset: '16',
            path: 'objects/2',
            expected: 'an object',
            found: '!',
          },
        },
      ]);
    }
  });

  it('says when a file has gone', async () => {
    const { ask, folder } = desk();
    rmSync(join(folder, 'My Save.sav'));
    const { data, extensions } = await ask('{ save(id: "my-save") { title stats { objects } } }');
    expect(data).toEqual({ save: null });
    expect(extensions).toMatchObject({ warnings: [{ code: 'UNKNOWN_ID', name: 'my-save' }] });
  });
});
