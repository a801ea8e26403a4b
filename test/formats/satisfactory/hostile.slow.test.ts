// Files that are no saves, or spoilt beyond a property: an error or an issue that names the place, in bounded
// time, and every object that can be saved is saved.

import { afterAll, describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { listed } from '../../tools/open-files.ts';
import { stride } from '../../tools/runs.ts';
import { caseBytes, hostileCases, saveCases } from '../../tools/satisfactory/cases.ts';
import { eachOutcome, outcome, outcomeOfFlips } from './outcome.ts';
import { readFile } from './read-file.ts';

describe.each(hostileCases)('$name', ({ name, bytes, kind }) => {
  const path = `${name}.sav`;

  it(`is ${kind}`, () => {
    if (kind === 'not a save') {
      expect(satisfactory.claim([listed(path, bytes)])).toEqual([]);
      // One sentence, without a place that another message around it has as well.
      expect(satisfactory.refuse(listed(path, bytes)) ?? '').not.toContain(path);
    }
    const result = outcome(path, bytes);
    if (kind === 'error' || kind === 'not a save') expect(result).toBeInstanceOf(FormatError);
    else if (!(result instanceof FormatError)) expect(result.graph.data.issueCount).toBeGreaterThan(0);
    if (kind === 'issues') expect(result).not.toBeInstanceOf(FormatError);
    // What could not be read is no fault when it is asked for.
    if (result instanceof FormatError) return;
    for (let row = 0; row < result.graph.count; row++) result.graph.properties(row as NodeId);
  });
});

const survivable = hostileCases.filter((it) => it.survivors);

describe.each(survivable)('$name', ({ name, bytes, survivors }) => {
  it('loses only what lies in the fault', () => {
    const { graph } = readFile(`${name}.sav`, bytes);
    for (const survivor of survivors!) {
      const node = graph.find(survivor);
      expect(node, survivor).toBeGreaterThanOrEqual(0);
      expect(graph.span(node), survivor).not.toBeNull();
      expect(graph.issuesOf(node), survivor).toEqual([]);
    }
  });
});

describe('every truncation', () => {
  it.each(['version-28', 'version-46', 'version-58'])('%s gives an error or an issue', (name) => {
    const whole = caseBytes(name);
    const lengths = Array.from({ length: Math.ceil(whole.length / stride()) }, (_, at) => at * stride());
    const cut = lengths.map((length) => whole.subarray(0, length));
    eachOutcome(`${name}.sav`, cut, (result, at) => {
      if (!(result instanceof FormatError))
        expect(result.graph.data.issueCount, `${lengths[at]}`).toBeGreaterThan(0);
    });
  });
});

describe('a flipped byte anywhere', () => {
  it.each(['version-28', 'version-36', 'version-46', 'version-58'])(
    '%s never hangs or fails otherwise',
    outcomeOfFlips,
  );
});

afterAll(() => {
  // After everything hostile, the good is read as before.
  for (const it of saveCases.slice(0, 3))
    expect(readFile('good.sav', it.bytes).graph.count).toBeGreaterThan(0);
});
