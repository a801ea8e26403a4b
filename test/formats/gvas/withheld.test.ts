// Credentials in a save are not given out, however they are asked for.

import { expect, test } from 'vitest';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { withoutSecrets } from '../../../src/formats/unreal/withheld.ts';
import { openDesk } from '../../tools/ask.ts';
import { array, prop, str, struct, VERSIONS, writeGame } from '../../tools/gvas/writer.ts';

const file = writeGame(VERSIONS['5.4'], {
  className: 'Game',
  properties: [
    prop(
      'Settings',
      struct('Options', prop('AdminPassword', str('hunter2')), prop('ServerPassword', str(''))),
    ),
    prop('Password_4_24C839AD44FB43561147DCA5D163E557', str('hunter2')),
    prop('AccessTokens', array(str('hunter2'))),
    prop('Token', str('a soul')),
  ],
});

test('in json, by path, in lists, conditions and searches', async () => {
  const { library, ask } = openDesk({ 'game.sav': file }, FORMATS);
  const path = 'property(path: "Settings.AdminPassword") { text note }';
  const { data, errors } = await ask(`{ saves { nodes {
    objects(first: 5) { nodes { json ${path} } }
    matching: objects(where: {properties: [{path: "Settings.AdminPassword", text: {eq: "hunter2"}}]}) { totalCount }
    search(text: "hunter2") { object { path } } } } }`);
  await library.close();
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain('hunter2');
  const [save] = (data as { saves: { nodes: Record<string, unknown>[] } }).saves.nodes;
  expect(save).toEqual({
    objects: {
      nodes: [
        {
          json: {
            Settings: { AdminPassword: '(withheld)', ServerPassword: '' },
            Password_4_24C839AD44FB43561147DCA5D163E557: '(withheld)',
            AccessTokens: '(withheld)',
            Token: 'a soul',
          },
          property: { text: '(withheld)', note: expect.stringContaining('credential') },
        },
      ],
    },
    matching: { totalCount: 0 },
    search: [],
  });
});

test('in options of a header', () => {
  expect(withoutSecrets('?skiponboarding?ClientIdentity=QUJD?Visibility=SV_Private')).toBe(
    '?skiponboarding?ClientIdentity=(withheld)?Visibility=SV_Private',
  );
});
