import { expect, it } from 'vitest';
import { progressLine } from '../../../src/cli/saves/progress.ts';

function stream(isTTY: boolean): { written: string[] } & NodeJS.WriteStream {
  const written: string[] = [];
  const write = (text: string): boolean => written.push(text) > 0;
  return { isTTY, columns: 40, write, written } as unknown as { written: string[] } & NodeJS.WriteStream;
}

it('writes one line over and over, cut to the terminal, and takes it away', () => {
  const terminal = stream(true);
  const line = progressLine(terminal)!;
  line.report('reading objects', 12_500_000, 90_000_000, 4000);
  line.report('reading objects', 12_600_000, 90_000_000, 4001);
  line.end();
  line.end();
  expect(terminal.written).toEqual(['\r\x1b[2Kreading objects 12.5 of 90.0 MB, 4000 o', '\r\x1b[2K']);
});

it('writes nothing where it would not be seen', () => {
  expect(progressLine(stream(false))).toBeNull();
});
