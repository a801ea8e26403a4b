// Files that are made to cost much; what becomes of saves that are broken in one place, test/corpus/slime-rancher/graphs.txt shows.

import { expect, it } from 'vitest';
import { jsonAt } from '../../../tools/graph-nodes.ts';
import { block } from '../../../tools/slime-rancher/parts.ts';
import { ranch, readRanch } from '../../../tools/slime-rancher/read.ts';

const whole = ranch('a ranch');

it('reads on in front of nested blocks without end', () => {
  const head = block('SRNEST', 1, []).bytes.subarray(0, -2);
  const bytes = new Uint8Array(head.length * 5000);
  for (let i = 0; i < 5000; i++) bytes.set(head, i * head.length);
  const { data, graph } = readRanch(Buffer.concat([whole.subarray(0, 700), bytes]));
  expect(data.graph.issueCount).toBeGreaterThan(0);
  expect(jsonAt(graph, 'SRGAME/summary').currency).toBe(1234);
});

it('ends at known blocks in themselves', () => {
  const layouts = JSON.stringify({
    layouts: [{ key: 'SRPED', versions: [1], fields: [{ name: 'inner', type: 'SRPED' }] }],
  });
  const head = block('SRPED', 1, []).bytes.subarray(0, -2);
  const nested = Buffer.concat([whole.subarray(0, 700), ...Array(500).fill(head)]);
  const { data } = readRanch(nested, layouts);
  expect(data.graph.issueCount).toBeGreaterThan(0);
});

it('ends at end markers everywhere', () => {
  const ends = new Uint8Array(400_000);
  for (let i = 1; i < ends.length; i += 2) ends[i] = 0x40;
  const { data } = readRanch(Buffer.concat([whole.subarray(0, 1500), ends]));
  expect(data.graph.issueCount).toBeGreaterThan(0);
});
