// The --format and --out of commands.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type CommandArgs, textOption, UsageError } from './command.ts';
import type { OptionTexts } from './options.ts';

type Pieces<T> = Iterable<T> | AsyncIterable<T>;

/** @param formats the first is what is written unless another one is chosen */
export function outputOptions(formats: readonly string[]): OptionTexts {
  return {
    'format FORMAT': `one of ${formats.join(', ')} (default by the extension of FILE, else ${formats[0]})`,
    'out FILE': 'where to write (default standard output)',
  };
}

/** The format that was chosen, by name or by the extension of the file. @throws UsageError */
export function chosenFormat<F extends string>(args: CommandArgs, formats: readonly F[]): F {
  const named = textOption(args, 'format');
  const ending = /\.([a-z]+)$/.exec(textOption(args, 'out') ?? '')?.[1];
  const format = formats.find((each) => each === (named ?? ending));
  if (format) return format;
  if (named === null) return formats[0]!;
  throw new UsageError(`--format must be one of ${formats.join(', ')}, not ${named}`);
}

/** @throws UsageError when it cannot be written: the disk is full, or the reader of the pipe is gone */
export async function writeOutput(args: CommandArgs, pieces: Pieces<string | Uint8Array>): Promise<void> {
  const file = textOption(args, 'out');
  const stream = file === null ? process.stdout : createWriteStream(file);
  if (file !== null) await once(stream, 'open').catch(refuse);
  for await (const piece of pieces)
    if (piece.length > 0 && !stream.write(piece)) await once(stream, 'drain').catch(refuse);
  if (file === null) return;
  stream.end();
  await finished(stream).catch(refuse);
}

function refuse(error: unknown): never {
  throw new UsageError(`cannot write: ${error instanceof Error ? error.message : error}`);
}
