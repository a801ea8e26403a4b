// Archives that the page makes, read by a reader of others.

import { Parser } from 'tar';
import { expect, it } from 'vitest';
import { tarOf } from '../../web/dropped/tar.ts';

async function read(blob: Blob): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const parser = new Parser({ strict: true });
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('entry', (entry) => {
      const pieces: Buffer[] = [];
      entry.on('data', (piece: Buffer) => pieces.push(piece));
      entry.on('end', () => found.set(entry.path, Buffer.concat(pieces).toString()));
    });
    parser.on('end', resolve);
    parser.on('error', reject);
  });
  parser.end(Buffer.from(await blob.arrayBuffer()));
  await ended;
  return found;
}

const fileOf = (path: string, text: string) => ({ path, file: new File([text], path) });

it('an archive of dropped files holds every file under its path, whatever its size', async () => {
  const texts = ['', 'x', 'y'.repeat(511), 'z'.repeat(512), 'ü'.repeat(700)];
  const files = texts.map((text, at) => fileOf(`profile_0/größe-${at}.json`, text));
  expect([...(await read(tarOf(files)))]).toEqual(files.map(({ path }, at) => [path, texts[at]]));
});

it('an archive of dropped files holds long paths, and refuses those that it has no room for', async () => {
  const long = `${'folder/'.repeat(15)}${'n'.repeat(60)}.sav`;
  expect([...(await read(tarOf([fileOf(long, 'save')]))).keys()]).toEqual([long]);
  expect(() => tarOf([fileOf(`${'n'.repeat(120)}.sav`, '')])).toThrow('too long to be sent');
  expect(() => tarOf([fileOf(`${'folder/'.repeat(60)}a.sav`, '')])).toThrow('too long to be sent');
});
