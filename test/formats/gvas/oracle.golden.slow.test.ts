// Every real save game, value for value against an independent reader. The files belong to others, so they lie beside the
// project and not in it.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { OtherWay, readOracle } from '../../tools/gvas/oracle.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { manifest, realSaves } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';

const folder = realSaves('gvas');
if (!folder) console.log('not run: there are no real saves of gvas beside the checkout');

const rows = folder ? manifest(folder) : [];
const oracleOf = (file: string): URL => new URL(`oracle/reader/${file}.json.gz`, folder!);
const readable = rows.filter(({ file }) => existsSync(oracleOf(file!)));
/** Editors damaged it: what the other reader made of it stands in its oracle, with one property kept as bytes. */
const DAMAGED = /damaged/;

describe.runIf(folder)('real save games', () => {
  const cases = readable.map((row) => ({
    file: row.file!,
    properties: Number(row.properties) + Number(row.inner_properties),
  }));

  it.each(sampleOf(cases, 16))('$file', ({ file, properties: count }) => {
    const oracle = readOracle(oracleOf(file));
    const bytes = new Uint8Array(readFileSync(new URL(file, folder!)));
    const { graph, data } = readGame({ [file]: bytes });
    const other = new OtherWay(graph);
    const properties = graph.properties(0 as NodeId);
    const { hex, head, length } = oracle.tail;
    const tail = hex ?? head ?? '';
    expect(other.list(properties, oracle.props)).toStrictEqual(oracle.props);
    expect(other.after(properties, tail, length)).toBe(tail);
    // What the other reader could not read, it counted in part.
    if (other.kept === 0) expect(other.properties).toBe(count);
    else expect(other.properties).toBeLessThanOrEqual(count);
    if (!DAMAGED.test(file)) expect(data.graph.issues.filter(({ info }) => !info)).toEqual([]);
  });
});
