// Direct properties that are not in any property list, in lower case: asking for one of them means decoding
// whatever may have it. A test compares this with every layout in special/.

/** Properties in class-specific data. */
export const TAIL_NAMES: ReadonlySet<string> = new Set([
  // special/belts.ts
  'items',
  'lastbelt',
  'firstbelt',
  'segments',
  'totallength',
  'maximumitems',
  'leaditemindex',
  'tailitemindex',
  // special/players.ts
  'playerstates',
  'uniqueid',
  // special/power.ts
  'source',
  'target',
  'sourcelocation',
  'targetlocation',
  'circuits',
  // special/vehicles.ts
  'physics',
  'coupledfront',
  'coupledback',
  'hasactiveaction',
  'activeaction',
  'queuedactions',
  // decode.ts
  'unknowndata',
]);

/** Properties of nodes that are not objects in the file. */
export const OTHER_NAMES: ReadonlySet<string> = new Set([
  // special/lightweights.ts
  'swatch',
  'material',
  'pattern',
  'skin',
  'primarycolor',
  'secondarycolor',
  'paintfinish',
  'patternrotation',
  'builtwithrecipe',
  'blueprintproxy',
  'typespecificdata',
  'builtby',
  // decode.ts
  'collected',
]);
