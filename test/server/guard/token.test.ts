// The token, as programs and browsers send it, against a plain reading of the headers; over HTTP it is in
// ../transcripts/guard.txt.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AccessToken } from '../../../src/server/guard/token.ts';
import { forAll } from '../../tools/for-all.ts';

const TOKEN = 'a-token-of-some-length';
it('a token is no other text', () => {
  const token = new AccessToken(TOKEN);
  expect(token.is(TOKEN)).toBe(true);
  for (let at = 0; at < 3000; at++) expect(token.is(`${TOKEN.slice(0, -4)}${at}`)).toBe(false);
});

it('a token has cookies of its own, which outlive the server', () => {
  expect(new AccessToken(TOKEN).cookie(false)).toBe(new AccessToken(TOKEN).cookie(false));
  expect(new AccessToken(`${TOKEN}.`).cookie(false)).not.toBe(new AccessToken(TOKEN).cookie(false));
});

const session = new AccessToken(TOKEN).cookie(false).split(';')[0]!.slice('savegraph='.length);
const word = fc.constantFrom('savegraph', 'xsavegraph', 'savegraphs', 'Savegraph', 'other', '');
const value = fc.constantFrom(session, TOKEN, `${session}=`, session.slice(1), session.toUpperCase(), '');
const space = fc.constantFrom('', ' ', '  ');

it('a token lets in who sends its cookie first of that name, among any others', () => {
  const cookies = fc.array(fc.tuple(space, word, value, space), { maxLength: 4 });
  forAll(100, cookies, (sent) => {
    const header = sent.map(([before, name, text, after]) => `${before}${name}=${text}${after}`).join(';');
    const first = sent.find(([, name]) => name === 'savegraph');
    expect(new AccessToken(TOKEN).admits({ cookie: header })).toBe(first?.[2] === session);
  });
});

it('a token goes by the token that was sent, where there is one, and not by the cookie', () => {
  const token = new AccessToken(TOKEN);
  const cookie = `savegraph=${session}`;
  expect(token.admits({ cookie })).toBe(true);
  expect(token.admits({ cookie, authorization: 'Bearer another-token-than-it' })).toBe(false);
  // What says nothing of a token is none: the proxy of a browser may send it.
  expect(token.admits({ cookie, authorization: 'Basic dXNlcjpwYXNz' })).toBe(true);
});

it('a token may have any character that a header can hold', () => {
  const characters = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 16,
    maxLength: 60,
  });
  forAll(100, characters, characters, (text, other) => {
    const token = new AccessToken(text);
    expect(token.admits({ authorization: `Bearer ${text}` })).toBe(true);
    expect(token.admits({ authorization: `Bearer ${other}` })).toBe(other === text);
    expect(token.admits({ cookie: token.cookie(true).split(';')[0]! })).toBe(true);
    expect(token.admits({ cookie: new AccessToken(other).cookie(true).split(';')[0]! })).toBe(other === text);
  });
});
