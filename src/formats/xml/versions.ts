// The versions of games whose saves were read. XML names what it holds, so that no version changes how it is
// read; what a table knows under two names says so there. Source: saves of each, docs/formats/xml.md#versions.

export const VERSIONS =
  'RimWorld 1.3 to 1.5, Stardew Valley 1.0 to 1.6, Space Engineers 1.071 to 1.207, X4 6.10; other XML as a tree';
