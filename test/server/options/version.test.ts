import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../../../src/program-files.ts';
import { serveSaves } from '../../tools/serve.ts';

it('the version of the package is what clients of MCP are told', async () => {
  const { version: expected } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(version()).toBe(expected);
  const { url } = await serveSaves({});
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  const response = await fetch(new URL('/mcp', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
  });
  expect(await response.text()).toContain(`"version":"${expected}"`);
});
