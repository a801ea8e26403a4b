// Settings from the command line, the environment and files; transcripts/refused.txt has what is refused.

import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/cli/command.ts';
import { gameTexts } from '../../src/cli/saves/game-files.ts';
import { storeSettings } from '../../src/cli/saves/store-options.ts';
import { serve } from '../../src/cli/serve/serve.ts';
import { serveOptions } from '../../src/cli/serve/serve-options.ts';
import { settingsOf } from '../../src/cli/settings.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const command: Command = {
  usage: '',
  summary: '',
  options: {
    '': {
      'port PORT=4000': 'a port',
      'cors ORIGIN...': 'some origins',
      open: 'a flag',
      'token-file FILE': 'a file',
      'config FILE': 'another',
    },
  },
  takesSettings: true,
  run: async () => 0,
};
const folder = tempFolder({
  'all.json': '{"port": 5, "open": true, "cors": ["a", "b"], "paths": ["x"]}',
  'many.json': JSON.stringify({ paths: Array.from({ length: 200_000 }, (_, at) => `saves/${at}.sav`) }),
});
const file = (name: string) => join(folder, name);

describe('settings', () => {
  it('come from the command line, else the environment, else the file', () => {
    const env = { SAVEGRAPH_PORT: '6', SAVEGRAPH_CONFIG: file('all.json'), OTHER: 'x' };
    expect(settingsOf([], command, {})).toEqual({ positionals: [], values: { port: '4000' } });
    expect(settingsOf(['--config', file('all.json')], command, {})).toMatchObject({
      positionals: ['x'],
      values: { port: '5', open: true, cors: ['a', 'b'] },
    });
    expect(settingsOf([], command, env).values.port).toBe('6');
    expect(settingsOf(['--port', '7', 'y'], command, env)).toMatchObject({
      positionals: ['y'],
      values: { port: '7', open: true },
    });
  });

  it('name a bounded number of paths', () => {
    const expected = 'expected at most 10000 paths, found 200000: name the folders that they are in';
    expect(() => settingsOf(['--config', file('many.json')], command, {})).toThrow(expected);
    const words = Array.from({ length: 10_000 }, (_, at) => `${at}.sav`);
    expect(settingsOf(words, command, {}).positionals).toHaveLength(10_000);
    expect(() => settingsOf([...words, 'x'], command, {})).toThrow('found 10001');
  });

  it('in the environment are texts', () => {
    const env = {
      SAVEGRAPH_OPEN: 'true',
      SAVEGRAPH_CORS: 'a,b',
      SAVEGRAPH_TOKEN_FILE: 'd',
      SAVEGRAPH_PATHS: `p${delimiter}q`,
    };
    expect(settingsOf([], command, env)).toEqual({
      positionals: ['p', 'q'],
      values: { port: '4000', open: true, cors: ['a', 'b'], 'token-file': 'd' },
    });
    expect(settingsOf([], command, { SAVEGRAPH_OPEN: '0' }).values.open).toBe(false);
    expect(() => settingsOf([], command, { SAVEGRAPH_OPEN: 'maybe' })).toThrow('must be true or false');
  });

  it('of other commands may stand in the same environment', () => {
    const env = { SAVEGRAPH_PORT: '6', SAVEGRAPH_TOKEN: 'secret' };
    expect(settingsOf([], { ...command, otherSettings: ['token', 'port'] }, env).values).toEqual({
      port: '6',
    });
    expect(() => settingsOf([], { ...command, otherSettings: ['tokens'] }, env)).toThrow(
      'no setting SAVEGRAPH_TOKEN',
    );
  });

  it('of the environment that are none are refused', () => {
    expect(() => settingsOf([], command, { SAVEGRAPH_PROT: '5' })).toThrow(
      'no setting SAVEGRAPH_PROT; closest matches: SAVEGRAPH_PORT',
    );
  });
});

describe('serve', () => {
  const options = (...words: string[]) => serveOptions(settingsOf(words, serve, {}));

  it('wants a token where others can ask', () => {
    for (const words of [
      ['--host', '0.0.0.0'],
      ['--host', '::'],
      ['--host', '192.0.2.1'],
      ['--allowed-host', 'x'],
    ]) {
      expect(() => options(...words)).toThrow('needs --token-file FILE, or --open');
      expect(options(...words, '--open').rate).toBe(50);
      expect(options(...words, '--token', 'x'.repeat(16)).token).toBe('x'.repeat(16));
    }
    for (const host of ['127.0.0.1', 'localhost', '::1', '127.9.9.9']) {
      expect(options('--host', host)).toMatchObject({ host, introspection: true });
      expect(options('--host', host).rate).toBeUndefined();
    }
  });

  it('takes the token from a file, without what editors leave at the end', () => {
    writeFileSync(file('token'), 'a-token-of-some-length\n');
    expect(options('--token-file', file('token')).token).toBe('a-token-of-some-length');
  });
});

describe('the address of a store', () => {
  const settings = (store: string) => storeSettings(settingsOf(['--store', store], serve, {}));

  it('has its settings, and those of PostgreSQL', () => {
    expect(settings('postgres://u@h/d?sslmode=require&cache=/c&cache-size=5G&connections=20')).toEqual({
      address: 'postgres://u@h/d?sslmode=require',
      cache: '/c',
      mostCacheBytes: 5 * 2 ** 30,
      connections: 20,
    });
    expect(settings('postgres://pooler/d?statement_timeout=&direct=postgres://h/d')).toMatchObject({
      address: 'postgres://pooler/d?statement_timeout=',
      direct: 'postgres://h/d',
    });
    expect(settings('pglite:/srv/store?pieces=s3:https://host/bucket')).toMatchObject({
      address: 'pglite:/srv/store',
      pieces: 's3:https://host/bucket',
      connections: 10,
    });
  });
});

describe('files of a game', () => {
  const files = tempFolder({
    'docs.json': Buffer.from(
      '\ufeff[{"NativeClass": "FGItemDescriptor", "Classes": [{"ClassName": "Desc_A_C"}]}]',
      'utf16le',
    ),
    'factories.json': '\ufeff [{"name": "a", "position": {"x": 1, "y": 2}}]',
    'layouts.json': '{"layouts": []}',
    'hints.txt': '# a comment\nworldSaveData.SomeMap.Key=Guid\n',
    'half.txt': 'worldSaveData.SomeMap.Key=Guid\nno type\n',
    'names.txt': 'crusader\nhighwayman\n',
  });
  const texts = (...names: string[]) => gameTexts(names.map((name) => join(files, name)));

  it('are known by what is in them', async () => {
    const found = await texts('docs.json', 'factories.json', 'layouts.json', 'hints.txt', 'names.txt');
    expect(Object.keys(found)).toEqual(['gameData', 'factories', 'layouts', 'hints', 'names']);
    expect(found.names).toBe('crusader\nhighwayman\n');
  });

  it('are sound', async () => {
    await expect(texts('half.txt')).rejects.toThrow(/half\.txt as types of structs: .*line 2/);
  });
});
