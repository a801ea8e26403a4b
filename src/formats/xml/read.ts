// Reads the documents of a save: bytes to columns of elements, and those to nodes and references by the rules of
// the game's table. Source: docs/formats/xml.md.

import { clockMillis } from '../../bytes/clock.ts';
import { FormatError } from '../../bytes/format-error.ts';
import type { NodeId } from '../../graph/ids.ts';
import { reportAbsent, reportError } from '../../graph/report-error.ts';
import type { GraphSink, ImageFile, Resolver } from '../../graph/sink.ts';
import type { ReadResult, ReadTools, SourceFile } from '../format.ts';
import { restoreStart } from './damage/lost-start.ts';
import { markUnsure } from './damage/mark-unsure.ts';
import type { Document } from './files/beginning.ts';
import { type Content, contentsOf } from './files/contents.ts';
import type { DocumentRule, XmlGame } from './games/game.ts';
import { UNKNOWN_GAME } from './games/games.ts';
import { IdSpaces } from './rules/id-spaces.ts';
import { ImageTexts } from './rules/image-texts.ts';
import { NameRoles } from './rules/name-roles.ts';
import { Objects } from './rules/objects.ts';
import { Rules } from './rules/rules.ts';
import { type DecodeState, MOST_WHOLE_BYTES } from './state.ts';
import { AttributeRoles, usualPrefixes } from './syntax/attribute-roles.ts';
import { blankRuns, type WrongBytes, wrongBytes } from './syntax/check-bytes.ts';
import { ElementColumns } from './syntax/elements.ts';
import { Names } from './syntax/names.ts';
import { type Fault, MOST_FAULTS, Scanner } from './syntax/scan.ts';
import { Tree } from './syntax/tree.ts';

/** Bytes an element, by which columns get their first size: fewer than most saves have. */
const BYTES_AN_ELEMENT = 24;

/** @throws FormatError when no document can be read, or one has a document type */
export function read(files: readonly SourceFile[], sink: GraphSink, tools: ReadTools): ReadResult {
  const started = clockMillis();
  const take = tools.take ?? (() => undefined);
  const all = inOrder(contentsOf(files));
  const game = all.find(({ document }) => document?.game)?.document?.game ?? UNKNOWN_GAME;
  const contents = all.filter(({ document }, at) => at === 0 || isPart(game, document));
  if (contents.length === 0) throw notADocument(files[0]!.name);
  noteAbsentFiles(game, contents, sink);
  for (const { name, document } of contents)
    if (!document || document.isTorn)
      reportError(sink, notADocument(name, 'the first element of a document'), null);
  const { bytes, files: places } = sink.image(contents);
  const sizes = contents.map(({ document, size, write }, at) => {
    const into = bytes.subarray(places[at]!.start, places[at]!.start + size);
    const written = write(into, (error) => reportError(sink, error, null));
    if (document?.isTorn) restoreStart(into.subarray(0, written));
    return written;
  });
  const inflateMillis = clockMillis() - started;

  const names = new Names(bytes);
  const prefixes = usualPrefixes();
  const elements = new ElementColumns(Math.ceil(bytes.length / BYTES_AN_ELEMENT), take);
  const scans = contents.map(({ document }, at) => {
    const file = { ...places[at]!, size: sizes[at]! };
    const above = documentParent(bytes, elements, names, document?.rule?.into);
    const place = { base: file.start, end: file.start + file.size, file: file.name };
    const scanner = new Scanner(bytes, place, names, elements, new AttributeRoles(game, names, prefixes));
    return scan(bytes, file, scanner, above);
  });
  if (elements.count === 0) throw notADocument(files[0]!.name);
  const tree = new Tree(bytes, elements, names);
  const meanings = new NameRoles(game, names);
  meanings.update();
  const texts = new ImageTexts(sink.texts, bytes);
  const spaces = new IdSpaces(sink, tree, texts, game);
  const objects = new Objects({ tree, meanings, rules: new Rules(game, names), spaces, texts, sink });
  objects.make((element) => {
    tools.progress?.('elements', elements.start[element]!, bytes.length, sink.nodeCount);
  });
  spaces.link();
  const incomplete = new Set<NodeId>();
  for (const each of scans) {
    const { file, faults, count } = each;
    const isHere = (element: number): boolean => fileHas(file, elements.start[element]!);
    const twice = [
      ...objects.doubled.filter(isHere).map((element) => doubledFault(tree, element)),
      ...objects.repeated.filter(isHere).map((element) => repeatedFault(tree, element)),
    ];
    const all = { file, faults: [...faults, ...twice], count: count + twice.length };
    report(sink, tree, all, incomplete);
    markUnsure(sink, tree, meanings, file.name, all.faults);
  }
  const records = sink.nodeCount;
  const state: DecodeState = { game: game.title, files: places, records, prefixes: [...prefixes] };
  const { resolved, missing, repeated } = spaces;
  const counts = { elements: elements.count, resolved, missing, repeatedIds: repeated };
  return { resolver: resolverOf(game), state, inflateMillis, counts };
}

/** The main document first. */
function inOrder(contents: readonly Content[]): Content[] {
  const order = ({ document }: Content): number =>
    document?.game ? document.game.documents.indexOf(document.rule!) : Number.POSITIVE_INFINITY;
  return contents.toSorted((a, b) => order(a) - order(b) || (a.name < b.name ? -1 : 1));
}

function noteAbsentFiles({ documents }: XmlGame, contents: readonly Content[], sink: GraphSink): void {
  const isThere = (rule: DocumentRule): boolean => contents.some(({ document }) => document?.rule === rule);
  for (const rule of documents)
    if (rule.always !== undefined && !isThere(rule)) reportAbsent(sink, rule.always, 'world');
}

/** True if a document holds something of its own: what repeats parts of another is only for listings. */
function isPart({ isFolder }: XmlGame, document: Document | null): boolean {
  return isFolder === true || document?.rule?.extra === undefined || document.rule.into !== undefined;
}

/** The element of an earlier document that the root of this one belongs into; -1 for none. */
function documentParent(
  bytes: Uint8Array,
  elements: ElementColumns,
  names: Names,
  into: string | undefined,
): number {
  if (into === undefined || elements.count === 0) return -1;
  const tree = new Tree(bytes, elements, names);
  const [root, ...way] = into.split('/');
  return tree.nameOf(0) === root ? tree.find(0, way, Number.POSITIVE_INFINITY) : -1;
}

function scan(bytes: Uint8Array, file: ImageFile, scanner: Scanner, above: number) {
  const { start, size } = file;
  scanner.scan(start, above);
  const fault = (each: WrongBytes): Fault => ({ code: 'VALUE', element: -1, ...each });
  const holes = blankRuns(bytes, start, start + size, MOST_FAULTS).map(fault);
  const faults = [...scanner.faults, ...holes];
  let count = scanner.faultCount + holes.length;
  const inHoles = new Set(holes.map(({ at }) => at));
  for (const wrong of wrongBytes(bytes, start, start + size, scanner.asWritten)) {
    if (inHoles.has(wrong.at)) continue;
    count++;
    if (faults.length < MOST_FAULTS) faults.push({ ...fault(wrong), from: null });
  }
  return { file, faults, count };
}

function fileHas({ start, size }: ImageFile, at: number): boolean {
  return at >= start && at < start + size;
}

function doubledFault(tree: Tree, of: number): Fault {
  const { start, parent } = tree.elements;
  const element = parent[of]!;
  const [expected, found, from] = [`one <${tree.nameOf(of)}>`, 'another', start[element]!];
  return { code: 'VALUE', at: start[of]!, element, expected, found, from };
}

function repeatedFault({ elements: { start } }: Tree, element: number): Fault {
  const [expected, found] = ['an id of its own', 'that of an object before'];
  return { code: 'VALUE', at: start[element]!, element, expected, found, from: null };
}

/** @param incomplete the objects known to hold others with faults: one issue each is enough */
function report(
  sink: GraphSink,
  tree: Tree,
  { file, faults, count }: ReturnType<typeof scan>,
  incomplete: Set<NodeId>,
): void {
  const { holder, parent, start, end } = tree.elements;
  for (const { code, at, element, expected, found, from } of faults) {
    const error = new FormatError({ code, file: file.name, offset: at - file.start, expected, found });
    const around = element >= 0 && from !== null ? element : tree.around(at);
    const node = around < 0 ? null : (holder[around]! as NodeId);
    reportError(sink, error, node);
    // What an object shows includes the objects in it, unless it is large; if bytes are lost, any may lack some.
    for (let above = around; above >= 0; above = parent[above]!) {
      const other = holder[above]! as NodeId;
      if (other === node || !tree.isObject(above)) continue;
      if (incomplete.has(other) || (from === null && end[above]! - start[above]! > MOST_WHOLE_BYTES)) break;
      incomplete.add(other);
      reportError(sink, error, other);
    }
  }
  if (count <= faults.length) return;
  const message = `${file.name}: ${count - faults.length} more places are not as they should be`;
  sink.issue({ code: 'VALUE', message, file: file.name, offset: null, path: null, node: null });
}

/** What definitions name is in the game's files; an id that nothing has belongs to something that is gone. */
function resolverOf({ definitions }: XmlGame): Resolver {
  const classes = new Set(definitions?.map(({ of }) => of));
  return {
    absent: (path, texts) => {
      const text = texts.text(path);
      const beginning = text.slice(0, Math.max(text.indexOf('/'), 0));
      return classes.has(beginning) ? { kind: 'EXTERNAL', class: beginning } : { kind: 'MISSING' };
    },
    choose: ([first]) => first!,
  };
}

function notADocument(file: string, expected = 'elements'): FormatError {
  return new FormatError({ code: 'NOT_A_SAVE', file, offset: 0, expected, found: 'none' });
}
