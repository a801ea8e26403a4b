// Values that arrive later. A promise leaves a hole in the text; when it resolves, its value is written as a
// text of its own, which may have holes again. At the end the texts are joined.

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

/** Leaves a hole for the value, and lets writing continue. */
export function leaveHole(
  run: Execution,
  location: FieldLocation,
  promise: PromiseLike<unknown>,
  write: WriteValue,
): void {
  // The run may fail before it awaits the promise; an unhandled rejection would end the process.
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
    enclosing: null,
    text: null,
    isNull: false,
  });
}

/** Marks the holes from number `first` on as part of a nullable value that starts at `from`. */
export function encloseHoles({ holes, out }: Execution, first: number, from: number): void {
  const enclosing = { from, to: out.at, isNull: false };
  for (let at = first; at < holes.length; at++) holes[at]!.enclosing ??= enclosing;
}

/** Waits for all values, including later ones inside them. Null when the whole text becomes null. */
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
    setNearestNull(run, whole, hole, located);
    return;
  }
  await Promise.all(hole.text.holes.map((inner) => fill(run, whole, inner)));
}

/** Sets the nearest nullable value to null; further errors inside it are not reported. */
function setNearestNull(run: Execution, whole: Nullable, hole: Hole, error: GraphQLError): void {
  const target = nearest(whole, hole);
  if (target.isNull) return;
  target.isNull = true;
  addError(run, hole.location, error);
}

function nearest(whole: Nullable, hole: Hole): Nullable {
  if (hole.location.nullable) return hole;
  return hole.enclosing ?? (hole.owner ? nearest(whole, hole.owner) : whole);
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
  const nulls = [...new Set(holes.flatMap(({ enclosing }) => (enclosing?.isNull ? [enclosing] : [])))];
  // Outer ranges first: they include the inner ones.
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
