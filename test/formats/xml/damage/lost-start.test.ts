// The start tags that zeros took away are looked for in one pass over a document, whatever is in it.

import { expect, it, vi } from 'vitest';
import { decodeLatin1, encodeUtf8 } from '../../../../src/bytes/text.ts';
import { restoreStart } from '../../../../src/formats/xml/damage/lost-start.ts';

it('are those whose end tags are left over', () => {
  const bytes = encodeUtf8(`${'\0'.repeat(20)}<b>1</b><!-- > --></game></savegame>`);
  restoreStart(bytes);
  expect(decodeLatin1(bytes, 0, bytes.length)).toBe(
    '<savegame><game>\0\0\0\0<b>1</b><!-- > --></game></savegame>',
  );
});

it.each(['<ab ', '<!-', '</a '])('are looked for once where no %j ends before the last', (tag) => {
  const bytes = encodeUtf8(`\0${tag.repeat(2000)}>`);
  const searched = vi.spyOn(bytes, 'indexOf');
  restoreStart(bytes);
  const passed = searched.mock.calls.map(([, from = 0], at) => {
    const found = searched.mock.results[at]!.value as number;
    return (found < 0 ? bytes.length : found) - from;
  });
  expect(passed.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * bytes.length);
});
