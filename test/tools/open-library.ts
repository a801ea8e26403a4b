// A library as most tests want it: saves of this machine, read in this process.

import type { Format } from '../../src/formats/format.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';

export function openLibrary(path: string, formats: readonly Format[] = FORMATS): Library {
  const library = new Library({ reader: inProcessReader(formats), formats });
  library.add(path);
  return library;
}
