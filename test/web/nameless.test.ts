// Answers without names of players.

import { expect, it } from 'vitest';
import { hidden, hiding } from '../../web/net/nameless-client.ts';

const hide = hiding(['Ann', 'Anna Example', '', 'X']);

it('names of players are hidden wherever they stand, the longer ones first', () => {
  expect(hide('Anna Example’s train, driven by Ann')).toBe('Player 2’s train, driven by Player 1');
  expect(hide('X')).toBe('Player 4');
  expect(hide('Xylophone')).toBe('Xylophone');
});

it('names of players are hidden in every text of an answer, but not in what leads on', () => {
  const answer = {
    save: {
      id: 'Ann',
      nodes: [{ path: 'World:Ann', title: 'Ann', value: { ref: 'World:Ann', text: ['by Ann'] } }, null, 3],
    },
  };
  expect(hidden(answer, hide)).toEqual({
    save: {
      id: 'Ann',
      nodes: [
        { path: 'World:Ann', title: 'Player 1', value: { ref: 'World:Ann', text: ['by Player 1'] } },
        null,
        3,
      ],
    },
  });
});

it('names of players are hidden in properties that are called so, where the save does not list the players', () => {
  const nobody = hiding([]);
  expect(hidden({ name: 'mCachedPlayerName', value: 'Bob' }, nobody)).toEqual({
    name: 'mCachedPlayerName',
    value: 'Player',
  });
  expect(hidden({ value: { NickName: 'Bob', Level: 3 } }, nobody)).toEqual({
    value: { NickName: 'Player', Level: 3 },
  });
  expect(hidden({ name: 'mRecipe', value: 'Bob' }, nobody)).toEqual({ name: 'mRecipe', value: 'Bob' });
});
