// The parts of the schema that packages add, checked against all that it has.

import { buildSchema, Kind, parse, print } from 'graphql';
import { listSdl } from '../api/schema/list-sdl.ts';
import { readSdl } from '../api/schema/sdl.ts';
import { type AnyGame, declaredGame } from '../games/shared/define-game.ts';

/**
 * The types of a game, with all that their lists need; the view and its field of Save where the game declares none.
 * @param before parts that will be added before it
 * @throws Error for a name that there is already, and for what is no schema
 */
export function gamePart(definition: AnyGame, before: readonly string[] = []): string {
  const { field, type, schema = '' } = declaredGame(definition, () => '{}');
  const known = [readSdl(), ...before].join('\n\n');
  const house = parse(known, { noLocation: true }).definitions;
  const own = schema.trim() === '' ? [] : parse(schema, { noLocation: true }).definitions;
  const hasView = own.some((each) => each.kind === Kind.OBJECT_TYPE_DEFINITION && each.name.value === type);
  const hasField = own.some((each) => each.kind === Kind.OBJECT_TYPE_EXTENSION && each.name.value === 'Save');
  const part = [
    ...own.map(print),
    ...(hasView
      ? []
      : [`type ${type} { "What cannot be known from a save, in words." unknown: [String!]! }`]),
    ...(hasField ? [] : [`extend type Save { "Null for saves of other games." ${field}: ${type} }`]),
    listSdl(own, house),
  ].join('\n\n');
  // It says what there is twice, and what is named and does not exist.
  buildSchema(`${known}\n\n${part}`);
  return part;
}
