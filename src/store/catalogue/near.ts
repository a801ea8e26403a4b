// Texts that may be close to one that no save has, from the two sides of its place in an index: they begin like it.

import type { TextField } from '../../library/catalogue/catalogue.ts';
import { slugOf } from '../../library/find/slug.ts';
import type { Queries } from '../database/database.ts';
import { constantSql, sql } from '../database/sql.ts';
import { isKeepable } from './listing.ts';

const MOST_ON_A_SIDE = 100;
/** Characters of the text that are compared. */
const MOST_CHARACTERS = 200;

/** Games are few: those of so many saves are compared. */
const MOST_SAVES = 1000;
const GAMES = `select distinct game as text from (select header ->> 'game' as game from save limit ${MOST_SAVES}) as looked_at
  where game is not null`;

/** Slugs of saves, titles of worlds, or games. */
export async function nearTexts(
  queries: Queries,
  field: TextField,
  text: string,
): Promise<readonly string[]> {
  const start = text.slice(0, MOST_CHARACTERS);
  if (!isKeepable(start)) return [];
  if (field === 'GAME') return (await queries.query<{ text: string }>(GAMES)).map((row) => row.text);
  const [table, column] = field === 'SLUG' ? ['save', 'slug'] : ['world', 'title'];
  const wanted = field === 'SLUG' ? slugOf(start) : start;
  const side = async (isAfter: boolean): Promise<readonly string[]> => {
    const [operator, order] = isAfter ? ['>=', 'asc'] : ['<', 'desc'];
    const name = constantSql(column!);
    const rows = await queries.query<{ text: string }>(sql`
      select ${name} as text from ${constantSql(table!)} where ${name} ${constantSql(operator!)} ${wanted}::text
      order by ${name} ${constantSql(order!)} limit ${MOST_ON_A_SIDE}`);
    return rows.map((row) => row.text);
  };
  const [after, before] = await Promise.all([side(true), side(false)]);
  return [...new Set([...after, ...before])];
}
