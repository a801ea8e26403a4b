// Asking a library without HTTP: answers, errors and limits as the server has them.

import { afterAll, expect, it, vi } from 'vitest';
import { createExecutor } from '../../src/embed/executor.ts';
import { openLibrary } from '../../src/embed/open-library.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const faulty = {
  ...fakeFormat,
  read: (...args: Parameters<typeof fakeFormat.read>) => {
    if (args[0][0]!.name === 'fault.sav') throw new TypeError('an internal error');
    return fakeFormat.read(...args);
  },
};
const folder = tempFolder({
  'save.sav': fakeSave('A save', ['a Thing', 'b Thing a']),
  'fault.sav': fakeSave('Fault', []),
});
const library = openLibrary(folder, { formats: [faulty] });
afterAll(() => library.close());

const OBJECTS = 'query ($save: ID!) { save(id: $save) { title objects { totalCount nodes { path } } } }';

it('answers plain objects', async () => {
  const ask = createExecutor({ library });
  expect(await ask({ query: OBJECTS, variables: { save: 'save' } })).toEqual({
    data: { save: { title: 'A save', objects: { totalCount: 2, nodes: [{ path: 'a' }, { path: 'b' }] } } },
  });
});

it('answers errors with their codes, and does not reject', async () => {
  const ask = createExecutor({ library });
  const codes = async (...args: Parameters<typeof ask>) =>
    (await ask(...args)).errors?.map(({ extensions }) => extensions.code);
  expect(await codes({ query: '{' })).toEqual(['GRAPHQL_PARSE_FAILED']);
  expect(await codes({ query: '{ nothing }' })).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  expect(await codes({ query: OBJECTS })).toEqual(['BAD_VARIABLES']);
  expect(await codes({ query: 'mutation { a }' })).not.toBeUndefined();
});

it('keeps to the limits that it is given, and to the signal', async () => {
  const ask = createExecutor({ library, limits: { rows: 1 } });
  const { errors } = await ask({ query: OBJECTS, variables: { save: 'save' } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'rows', most: 1 });
  const gone = await createExecutor({ library })(
    { query: OBJECTS, variables: { save: 'save' } },
    { signal: AbortSignal.abort() },
  );
  expect(gone.errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'client' });
});

it('masks internal errors and reports them, by default as a warning of the process', async () => {
  const reported: unknown[] = [];
  const request = { query: OBJECTS, variables: { save: 'fault' } };
  const ask = createExecutor({ library, report: (error, id) => reported.push([String(error), id]) });
  const [error] = (await ask(request)).errors ?? [];
  expect(error?.message).not.toContain('internal error');
  expect(reported).toEqual([['TypeError: an internal error', error?.extensions.id]]);
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const { errors } = await createExecutor({ library })(request);
  const id = errors?.[0]?.extensions.id;
  expect(warn).toHaveBeenCalledWith(
    `internal error ${id}`,
    expect.objectContaining({ detail: expect.stringContaining('an internal error') }),
  );
  warn.mockRestore();
});
