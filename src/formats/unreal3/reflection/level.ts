// The body of a level: its actors, its address, its model. What follows (navigation, texture streaming,
// precomputed data) differs by version and stays a span. Source: docs/formats/unreal3.md, section on levels.

import type { BodyReader } from './body-reader.ts';

export function readLevel(body: BodyReader): void {
  body.object('owner');
  body.objects('actors');
  body.string('url.protocol');
  body.string('url.host');
  body.string('url.map');
  body.string('url.portal');
  body.strings('url.options');
  body.i32('url.port');
  body.i32('url.valid');
  body.object('model');
  body.objects('modelComponents');
  body.objects('gameSequences');
}
