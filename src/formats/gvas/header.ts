// A save game's header in the terms that all formats share. Source: docs/formats/gvas.md#header.

import type { Claim, SaveHeader, Units } from '../format.ts';
import { beginningOf } from './claim.ts';
import { headerFields } from './file/describe.ts';

/** Those of the engine; which way is north depends on the game. */
const UNITS: Units = { length: 'cm', perMetre: 100, northAxis: null, upAxis: '+Z' };

/** @throws FormatError when the header cannot be read */
export function saveHeader(claim: Claim): SaveHeader {
  const { header, wrappers } = beginningOf(claim.files[0]!);
  const sizes = { bytes: claim.files.reduce((sum, { size }) => sum + size, 0) };
  const common = {
    title: claim.name.slice(claim.name.lastIndexOf('/') + 1),
    savedAt: null,
    playSeconds: null,
    units: UNITS,
    playthrough: null,
  };
  const { engine, saveGame } = header;
  const version = `Unreal Engine ${engine} (save game version ${saveGame})`;
  return { ...common, version, fields: { ...sizes, ...headerFields(header, wrappers) } };
}
