// All that a game may use of the program: the part of `savegraph/plugin` that is about games. Games of the house that import
// nothing else could be packages of others (scripts/check-arrows.mjs says which).

export { inflatePrefix } from '../../bytes/inflate.ts';
export type { Graph } from '../../graph/graph.ts';
export {
  type ClassId,
  type EdgeId,
  NO_NODE,
  type NodeId,
  type NodeKind,
  type ReferenceKind,
} from '../../graph/ids.ts';
export { memoize } from '../../graph/made-once.ts';
export { type PropertyValue, textIn, type Value } from '../../graph/values.ts';
export type { DefaultTable } from '../../query/hints/absent-defaults.ts';
export type { ColumnChanges, GameChanges, ListChanges } from './changes.ts';
export {
  countAll,
  damageOf,
  filterAll,
  hasUnreadParts,
  isAny,
  isFileDamaged,
  isUnread,
  mayLackObjects,
  nullIfIncomplete,
  nullIfLost,
  type SaveDamage,
  sumAll,
  sumKnown,
} from './damage.ts';
export type { Game, UserFiles } from './declaration.ts';
export { defineGame, type GameDefinition, type GameTables } from './define-game.ts';
export { type Enclosed, enclosedAs, enclosedIn, keyIn } from './enclosed.ts';
export { type KeptFigure, keptFigures, perItem } from './figures.ts';
export {
  type GameSave,
  type GameView,
  type HiddenValues,
  type IncompleteLists,
  mayLackRows,
  type NamedSave,
  namedSave,
  type ViewOf,
  WHOLE_LIST,
} from './game.ts';
export { type Arguments, defineGameTool, type GameTool, limitArgument } from './game-tool.ts';
export { groupBy } from './group-by.ts';
export type { ClassLook, LineKind, MapAttribute, MapLine, MapPlace, MapView, ObjectLook } from './map.ts';
export type { Metric, Sample } from './metrics.ts';
export type { FindItem, GamePrompt, GameQuestions } from './questions.ts';
export {
  className,
  classPath,
  component,
  eachKnown,
  Fields,
  fields,
  fieldsOfFirst,
  figureIn,
  firstOfClass,
  idAsText,
  type LabelledReferences,
  nodesOfClass,
  nodesOfClasses,
  pointIn,
  present,
  referencedPath,
  referencesOf,
} from './read.ts';
export {
  isNamed,
  type Named,
  type ObjectRef,
  type Place,
  placeAround,
  placeOf,
  refTo,
  type Scope,
} from './scope.ts';
export { entryOf } from './tables.ts';
