// The whole way of a file: on disk, found, read, and asked in GraphQL as a client would.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createContext } from '../../src/api/context/context.ts';
import { RequestPipeline } from '../../src/api/request/pipeline.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import type { SourceFile } from '../../src/formats/format.ts';
import { openLibrary } from '../tools/open-library.ts';

const QUERY = `{
  saves { nodes {
    slug title savedAt state header
    stats { objects references issues bytes bytesUnderstood }
    classes(first: 20) { totalCount nodes { name path count } }
    issues(first: 20) { totalCount nodes { code message file offset } }
    objects(first: 30) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes {
        id path name kind level header json
        class { name }
        parent { path }
        position { x y z } rotation { x y z w } scale { x y z }
        properties { name type value }
        children(first: 5) { totalCount nodes { path } }
        references(first: 10) { totalCount nodes { kind path target { path } } }
        referencedBy(first: 10) { totalCount nodes { source { path } } }
        span { file offset length }
        issues { code }
      }
    }
    search(text: "a", first: 5) { nodes { score object { path } } }
    nearest(to: { x: 0, y: 0 }, first: 3) { nodes { distance object { path } } }
  } }
}`;

const schema = createSchema();

/** What is wrong with the answer, null when it is as it should be: data, or an error with one of our codes. */
export async function askOverApi(files: readonly SourceFile[]): Promise<Error | null> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  try {
    for (const { name, bytes } of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const library = openLibrary(folder);
    const faults: unknown[] = [];
    const report = (error: unknown): void => void faults.push(error);
    const { errors } = await new RequestPipeline(schema, report).answer(
      { query: QUERY },
      createContext(library),
    );
    const [fault] = faults;
    if (fault !== undefined) return fault instanceof Error ? fault : new Error(String(fault));
    const uncoded = errors?.find(({ extensions }) => typeof extensions.code !== 'string');
    return uncoded ? new Error(`an error without a code: ${uncoded.message}`) : null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
