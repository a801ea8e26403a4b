// Reads a whole file into the sink: header, chunks, levels, objects. What contradicts the format is handed to
// recovery. Source: docs/formats/satisfactory.md.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError, faultIn, tryRead } from '../../bytes/format-error.ts';
import type { ColumnSink } from '../../graph/column-sink.ts';
import { reportError } from '../../graph/report-error.ts';
import type { Integrity, ReadResult, ReadTools, SourceFile } from '../format.ts';
import { isBlueprintName } from './claim.ts';
import { readBlueprintConfig, readBlueprintHeader } from './file/blueprint.ts';
import { type Body, inflateBody, plainBody } from './file/body.ts';
import { faultOf, headerFaults, otherSession } from './file/header-faults.ts';
import { type FileHeader, readFileHeader } from './file/layout.ts';
import type { FileFacts, LevelEmitter } from './levels/emit.ts';
import { type BodyFacts, LevelReader } from './levels/levels.ts';
import { notePlausibility } from './levels/plausible.ts';
import { objectHeaders } from './objects/reading.ts';
import { resolver } from './objects/resolve.ts';
import { markDamaged } from './recovery/mark-damaged.ts';
import { recoverLevels } from './recovery/recover-levels.ts';
import { layoutRules } from './special/rules.ts';
import type { BodyLayout, DecodeState } from './state.ts';
import { ENGINE, SAVE } from './versions.ts';

/** The level name that objects in a blueprint use themselves. */
const BLUEPRINT_LEVEL = 'Persistent_Level';

/** Reads a world or a blueprint. @throws FormatError when the file as a whole cannot be read */
export function read(files: readonly SourceFile[], sink: ColumnSink, tools: ReadTools): ReadResult {
  const file = files[0];
  if (file === undefined) throw new Error('a save without files');
  if (isBlueprintName(file.name)) {
    for (const config of files.slice(1)) checkConfig(config, sink);
    return readBlueprint(file, sink, tools);
  }
  return readWorld(file, sink, tools);
}

function readWorld(file: SourceFile, sink: ColumnSink, tools: ReadTools): ReadResult {
  const header = readFileHeader(new Cursor(file.bytes, { file: file.name }));
  const { saveVersion: save, mapName, buildVersion: build, cursor } = header;
  noteNewer(header, sink);
  for (const fault of headerFaults(header)) reportError(sink, fault, null);
  const session = otherSession(header);
  // Tools can rename sessions, so this is only a note.
  if (session) reportError(sink, session, null, { info: true });
  const isSized = save >= SAVE.Compressed;
  const wide = save >= SAVE.WorldPartition;
  const body = isSized ? inflateBody(cursor, wide ? 8 : 4, sink, tools) : plainBody(cursor, sink);
  const integrity = checkHash(header, sink, tools);
  const facts = {
    isSized,
    wide,
    isBlueprint: false,
    engine: save >= SAVE.VersionData ? ENGINE.newest : ENGINE.assumed,
  };
  const result = readBody({ body, sink, tools }, { save, build, mapName }, facts, (levels) => {
    levels.world();
    checkMapName(header, levels);
  });
  return { ...result, integrity };
}

/** The header of the save has what a description says. */
function checkConfig({ name, bytes }: SourceFile, sink: ColumnSink): void {
  const { fault } = readBlueprintConfig(bytes, name);
  if (fault) reportError(sink, fault, null);
}

/** The header holds the MD5 of everything after it. */
function checkHash({ fields, places, cursor }: FileHeader, sink: ColumnSink, { md5 }: ReadTools): Integrity {
  const stored = fields.SaveDataHash;
  if (typeof stored !== 'string' || md5 === undefined) return 'NONE';
  const { file, bytes, at } = cursor;
  const found = md5(bytes.subarray(at));
  if (found === stored) return 'MATCHES';
  const message = `${file}: the sum of its bytes is ${found}, not ${stored} as its header says: it is damaged, or was changed after the game wrote it`;
  const [path, offset] = ['SaveDataHash', places.get('SaveDataHash')!];
  sink.issue({ code: 'INTEGRITY', message, file, offset, path, node: null, info: true });
  return 'DIFFERS';
}

function readBlueprint(file: SourceFile, sink: ColumnSink, tools: ReadTools): ReadResult {
  const header = readBlueprintHeader(new Cursor(file.bytes, { file: file.name }));
  const { saveVersion: save, buildVersion: build, engine, cursor } = header;
  noteNewer(header, sink);
  const body = inflateBody(cursor, 4, sink, tools);
  const facts = { isSized: true, wide: false, isBlueprint: true, engine };
  const mapName = BLUEPRINT_LEVEL;
  return readBody({ body, sink, tools }, { save, build, mapName }, facts, (levels) => levels.blueprint());
}

/** A file newer than any known version is read as the newest; that is reported once. */
function noteNewer(header: Pick<FileHeader, 'saveVersion' | 'cursor'>, sink: ColumnSink): void {
  const { saveVersion: save, cursor } = header;
  const { file } = cursor;
  if (save <= SAVE.newest) return;
  const message = `${file}: save version ${save} is newer than ${SAVE.newest}, the newest known; read as that`;
  sink.issue({ code: 'NEWER_VERSION', message, file, offset: 4, path: 'SaveVersion', node: null });
}

interface Source {
  readonly body: Body;
  readonly sink: ColumnSink;
  readonly tools: ReadTools;
}

/** Reads the levels of a body, whole or damaged. */
function readBody(
  { body, sink, tools }: Source,
  facts: FileFacts,
  bodyFacts: BodyFacts & Pick<BodyLayout, 'isBlueprint'>,
  read: (levels: LevelReader) => void,
): ReadResult {
  const { cursor, chunks } = body;
  const start = cursor.at;
  const rules = layoutRules(tools.layouts ?? null);
  /** `isTrusted`: bytes that may be wrong are read as if they were not. */
  const readLevels = (isTrusted: boolean): LevelEmitter => {
    const levels = new LevelReader(cursor, sink, facts, rules, bodyFacts, (objects) =>
      tools.progress?.('reading objects', cursor.at, cursor.bytes.length, objects),
    );
    const fault = faultIn(() => read(levels));
    if (!fault) return levels.emitter;
    const damaged = body.salvage();
    recoverLevels(levels, isTrusted ? damaged.filter(({ lost }) => lost) : damaged, fault);
    return levels.emitter;
  };
  const mark = sink.mark();
  let emitter: LevelEmitter;
  /** Why no object is certain to be right. */
  let doubt: FormatError | null = null;
  try {
    emitter = readLevels(false);
  } catch (fault) {
    if (!(fault instanceof FormatError) || body.salvage().every(({ lost }) => lost)) throw fault;
    doubt = fault;
    sink.dropTo(mark);
    cursor.enter(cursor.bytes.length, start);
    const again = tryRead(() => readLevels(true), null);
    if (!again) throw fault;
    emitter = again;
    for (const { lost, from, to } of body.salvage()) if (!lost) sink.opaque(to - from);
  }
  const { inflateMillis, damage, doubted } = body.finish();
  const { save } = facts;
  const { isSized, wide, isBlueprint } = bodyFacts;
  const layout = { save, isSized, wide, isBlueprint, start };
  const state: DecodeState = { ...emitter.finish(), body: layout, chunks, layouts: tools.layouts ?? null };
  if (damage.length + doubted.length > 0) markDamaged(emitter, damage, doubted, doubt);
  notePlausibility(emitter.reading);
  const { tombstones, references } = emitter;
  return { resolver: resolver(cursor, state), state, inflateMillis, counts: { tombstones, references } };
}

/** Objects of the persistent level, which come last, name the map too. */
function checkMapName(header: FileHeader, { emitter: { reading } }: LevelReader): void {
  const { mapName } = header;
  const headers = objectHeaders(reading);
  const { count } = reading.rows;
  for (let row = count - 1; row >= 0; row--) if (headers.levelName(row) === mapName) return;
  if (count === 0) return;
  const expected = 'the name of the level that objects are in';
  reading.issue(faultOf(header, 'MapName', expected, JSON.stringify(mapName)), null);
}
