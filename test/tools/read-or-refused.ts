// What becomes of a spoilt file: a graph whose nodes answer everything, or an error that names a place in it, and nothing else.

import { expect } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import type { Format } from '../../src/formats/format.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { type Opened, openFiles } from './open-files.ts';

export function readOrRefused(format: Format, name: string, bytes: Uint8Array): Opened | FormatError {
  try {
    const opened = openFiles(format, { [name]: bytes });
    const { graph } = opened;
    for (const node of graph.nodes()) {
      fieldsJson(graph.properties(node), 32);
      graph.outline(node);
      graph.header(node);
      graph.path(node);
    }
    return opened;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { file, offset, expected, found } = error;
    expect([file, expected === '', found === '']).toEqual([expect.stringContaining(name), false, false]);
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(offset).toBeLessThanOrEqual(bytes.length);
    return error;
  }
}
