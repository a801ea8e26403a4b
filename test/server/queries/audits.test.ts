// GraphQL over HTTP, as its specification's own audits see it.

import { serverAudits } from 'graphql-http';
import { expect, it } from 'vitest';
import { serveSaves } from '../../tools/serve.ts';

const { url } = await serveSaves({});
const audits = serverAudits({ url, fetchFn: fetch });

it('has as many audits as the specification', () => {
  expect(audits).toHaveLength(61);
});

it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (_id, _name, audit) => {
  const result = await audit.fn();
  expect(result, 'reason' in result ? result.reason : '').toMatchObject({ status: 'ok' });
});
