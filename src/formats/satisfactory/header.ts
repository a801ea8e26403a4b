// A save's header in the terms that all formats share. Source: docs/formats/satisfactory.md#header.

import { ticksToIso } from '../../bytes/dates.ts';
import type { Claim, ListedFile, SaveHeader, Units } from '../format.ts';
import { isBlueprintConfigName, isBlueprintName, readHead } from './claim.ts';
import { readBlueprintConfig, readBlueprintHeader } from './file/blueprint.ts';
import { readFileHeader } from './file/layout.ts';

const UNITS: Units = { length: 'cm', perMetre: 100, northAxis: '-Y', upAxis: '+Z' };

const GAME = 'Satisfactory';

/** @throws FormatError when the header cannot be read */
export function saveHeader(claim: Claim): SaveHeader {
  const file = claim.files[0]!;
  return isBlueprintName(file.path) ? blueprintHeader(claim, file) : world(claim, file);
}

function world(claim: Claim, file: ListedFile): SaveHeader {
  const { fields, saveVersion, headerVersion, buildVersion } = readHead(file, readFileHeader);
  const session = String(fields.SessionName);
  return {
    title: session || claim.name,
    game: GAME,
    version: `${saveVersion} (header ${headerVersion}, build ${buildVersion})`,
    fields: jsonFields(fields),
    savedAt: ticksToIso(fields.SaveDateTime as bigint),
    playSeconds: fields.PlayDurationSeconds as number,
    units: UNITS,
    playthrough: String(fields.SaveIdentifier ?? '') || session || null,
  };
}

function blueprintHeader(claim: Claim, file: ListedFile): SaveHeader {
  const { fields, saveVersion, buildVersion } = readHead(file, readBlueprintHeader);
  const config = claim.files.find(({ path }) => isBlueprintConfigName(path));
  return {
    title: claim.name.slice(claim.name.lastIndexOf('/') + 1),
    game: GAME,
    version: `${saveVersion} (blueprint, build ${buildVersion})`,
    fields: { ...fields, ...(config ? { Config: readConfig(config) } : {}) },
    savedAt: null,
    playSeconds: null,
    units: UNITS,
    playthrough: null,
  };
}

/** A blueprint's description is optional: what cannot be read of it is missing, and the error is beside the rest. */
function readConfig(file: ListedFile): object {
  const { fields, fault } = readBlueprintConfig(file.head(file.size), file.path);
  return { ...fields, ...(fault && { error: fault.message }) };
}

/** Header fields as JSON: 64-bit integers become strings and the mod list becomes an object. */
function jsonFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields))
    json[name] = typeof value === 'bigint' ? value.toString() : value;
  if (typeof json.ModMetadata === 'string' && json.ModMetadata !== '') {
    try {
      json.ModMetadata = JSON.parse(json.ModMetadata);
    } catch {
      // Not JSON: stays a string.
    }
  }
  return json;
}
