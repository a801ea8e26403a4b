import { expect, it } from 'vitest';
import { type Route, Router } from '../../../src/server/http/router.ts';

const route = (path: string, ...methods: Route['methods'][number][]): Route => ({
  methods,
  path,
  answer: () => undefined,
});
const one = route('/saves/:slug', 'PUT', 'DELETE');
const rows = route('/saves/:slug/objects.:format', 'GET');
const files = route('/page/*file', 'GET');
const router = new Router([route('/a.b', 'GET'), one, rows, files]);

it('a router gives the parts of an address, decoded', () => {
  expect(router.find('GET', '/saves/a-1/objects.csv')).toEqual({
    route: rows,
    params: { slug: 'a-1', format: 'csv' },
  });
  expect(router.find('PUT', '/saves/%C3%A4%2Fb')).toEqual({ route: one, params: { slug: 'ä/b' } });
  expect(router.find('GET', '/page/a/b.js')).toEqual({ route: files, params: { file: 'a/b.js' } });
});

it('a router takes letters for what they are', () => {
  expect(router.find('GET', '/axb')).toEqual({ route: null, allowed: [] });
  expect(router.find('GET', '/saves//objects.csv')).toEqual({ route: null, allowed: [] });
  expect(router.find('GET', '/saves/a/b/objects.csv')).toEqual({ route: null, allowed: [] });
  expect(router.find('PUT', '/saves/%')).toEqual({ route: null, allowed: [] });
  expect(router.find('PUT', '/saves/%FF')).toEqual({ route: null, allowed: [] });
});

it('a router answers HEAD where there is GET, and says what there is', () => {
  expect(router.find('HEAD', '/a.b').route?.path).toBe('/a.b');
  expect(router.find('POST', '/saves/x')).toEqual({ route: null, allowed: ['PUT', 'DELETE'] });
});
