// Values that come later. A promise leaves a hole in the text; once it is kept its value is written as a text of
// its own, which may have holes itself. At the end the texts are put together.

import { Buffer } from 'node:buffer';
import type { GraphQLError } from 'graphql';
import {
  addError,
  type Execution,
  type Hole,
  isFatal,
  locate,
  type Nullable,
  type Text,
  type WriteValue,
} from './execution.ts';
import type { FieldLocation } from './field-location.ts';
import { withJsonBuffer } from './json/json-out.ts';

/** Goes on without a value. */
export function leaveHole(
  run: Execution,
  location: FieldLocation,
  promise: PromiseLike<unknown>,
  write: WriteValue,
): void {
  // The run may fail before it looks at the promise, and that must not end the process.
  promise.then(undefined, () => undefined);
  const path = run.path.slice(0, location.depth + 1);
  const { out, owner } = run;
  run.holes.push({
    at: out.at,
    promise,
    write,
    location,
    path,
    owner,
    around: null,
    text: null,
    isNull: false,
  });
}

/** Says that holes from number `first` on are in a value that may be null and was begun at `from`. */
export function encloseHoles({ holes, out }: Execution, first: number, from: number): void {
  const around = { from, to: out.at, isNull: false };
  for (let at = first; at < holes.length; at++) holes[at]!.around ??= around;
}

/** Waits for all values, and for those that come later in them. Null when the whole text is. */
export async function fillHoles(run: Execution, text: Text): Promise<Text | null> {
  const whole = { isNull: false };
  await Promise.all(text.holes.map((hole) => fill(run, whole, hole)));
  return whole.isNull ? null : text;
}

async function fill(run: Execution, whole: Nullable, hole: Hole): Promise<void> {
  try {
    const value = await hole.promise;
    const { budget } = run.context;
    hole.text = withJsonBuffer(budget.bytesLeft, (out) => {
      const inner = { ...run, out, path: [...hole.path], holes: [], owner: hole };
      try {
        hole.write(inner, value);
      } finally {
        budget.addBytes(out.at);
      }
      return { bytes: out.copy(), holes: inner.holes };
    });
  } catch (error) {
    const located = locate(run, hole.location, error, hole.path);
    if (isFatal(run, located)) throw located;
    lose(run, whole, hole, located);
    return;
  }
  await Promise.all(hole.text.holes.map((inner) => fill(run, whole, inner)));
}

/** The nearest value that may be null becomes null; whatever else fails in it is not reported. */
function lose(run: Execution, whole: Nullable, hole: Hole, error: GraphQLError): void {
  const lost = nearest(whole, hole);
  if (lost.isNull) return;
  lost.isNull = true;
  addError(run, hole.location, error);
}

function nearest(whole: Nullable, hole: Hole): Nullable {
  if (hole.location.nullable) return hole;
  return hole.around ?? (hole.owner ? nearest(whole, hole.owner) : whole);
}

/** The text with its holes filled. */
export function wholeText(text: Text): Uint8Array {
  return text.holes.length === 0 ? text.bytes : Buffer.concat(piecesOf(text));
}

function piecesOf({ bytes, holes }: Text): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let done = 0;
  const replace = (from: number, to: number, by: readonly Uint8Array[]): void => {
    pieces.push(bytes.subarray(done, from), ...by);
    done = to;
  };
  const nulls = [...new Set(holes.flatMap(({ around }) => (around?.isNull ? [around] : [])))];
  // The outer ones first: they take inner ones along.
  nulls.sort((a, b) => a.from - b.from || b.to - a.to);
  let next = 0;
  for (const hole of holes) {
    for (; next < nulls.length && nulls[next]!.from < hole.at; next++) {
      const { from, to } = nulls[next]!;
      if (from >= done) replace(from, to, [NULL_BYTES]);
    }
    if (hole.at < done) continue;
    replace(hole.at, hole.at, hole.isNull || !hole.text ? [NULL_BYTES] : piecesOf(hole.text));
  }
  replace(bytes.length, bytes.length, []);
  return pieces;
}

const NULL_BYTES = Buffer.from('null');
