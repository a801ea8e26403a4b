// Direct properties that stand in no property list: asking for one of these takes decoding what may have it. In lower case.
// The test reads them off every layout in special/.

/** Of class-specific data behind a property list. */
export const NAMES_BEHIND: ReadonlySet<string> = new Set([
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

/** Of nodes that are no objects in the file. */
export const NAMES_OF_OTHERS: ReadonlySet<string> = new Set([
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
