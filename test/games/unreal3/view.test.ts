// The view of folders of real packages; answers.txt and answers/ have single packages.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tryRead } from '../../../src/bytes/format-error.ts';
import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import type { Unreal3View } from '../../../src/games/unreal3/view.ts';
import { openFiles } from '../../tools/open-files.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { viewOfGame } from '../../tools/view-of-game.ts';

const viewOf = (files: Readonly<Record<string, Uint8Array>>): Unreal3View =>
  viewOfGame('unreal3', openFiles(unreal3, files).graph);

describeReal('unreal3', 'views of real packages', (folder) => {
  const names = readdirSync(folder);
  /** Packages whose file name begins so, under the names that the game knows: some have a digest in front of theirs. */
  const real = (prefix: string): Record<string, Uint8Array> => {
    const own = names.filter((name) => name.startsWith(prefix) && /\.(u|upk|umap|udk)$/.test(name));
    return Object.fromEntries(
      own.map((name) => [name.replace(/^.*?__([0-9a-f]{6}_)?/, ''), readFileSync(new URL(name, folder))]),
    );
  };

  it('find what a folder of XCOM 2 mods lacks', () => {
    const view = viewOf(real('xcom2__'));
    const of = (name: string): number => view.missing.find((row) => row.name === name)?.packages ?? 0;
    expect(view.packages).toHaveLength(14);
    expect(new Set(view.packages.map(({ game }) => game))).toEqual(new Set(['XCOM 2']));
    expect([of('XComGame'), of('Engine')]).toEqual([13, 12]);
    const states = view.imports.filter(({ isPackage }) => !isPackage).map(({ state }) => state);
    expect(states.filter((state) => state === 'RESOLVED')).toHaveLength(19);
    const streams = view.packages.flatMap((row) => row.streams);
    expect(streams).toEqual(expect.arrayContaining(['Wind', 'envlighting_day']));
  });

  it('open on every package that is read, one by one', () => {
    const lists = 'packages imports missing dependencies classes actors usage'.split(
      ' ',
    ) as (keyof Unreal3View)[];
    let rows = 0;
    for (const name of names.filter((each) => /\.(u|upk|umap|udk|pcc|xxx)$/.test(each))) {
      const files = { [name]: readFileSync(new URL(name, folder)) };
      const view = tryRead(() => viewOf(files), null);
      if (view) for (const list of lists) rows += (view[list] as readonly unknown[]).length;
    }
    expect(rows).toBeGreaterThan(60_000);
  });
});
