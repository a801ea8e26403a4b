/** The layouts as Markdown tables: what stands in `docs/formats/slime-rancher.md` under "Layouts". */
import type { BlockRow } from '../../../src/formats/slime-rancher/layouts/layout.ts';
import { LAYOUTS } from '../../../src/formats/slime-rancher/layouts/layouts.gen.ts';

export function layoutTables(): string {
  return ['### Slime Rancher 2', ...tablesOf('SR2'), '### Slime Rancher 1', ...tablesOf('SR1')].join('\n\n');
}

function tablesOf(edition: string): string[] {
  return LAYOUTS.layouts.filter(({ game }) => game === edition).map(blockTable);
}

function blockTable({ key, identifiers, versions: [first, last], role, place, fields }: BlockRow): string {
  const facts = [
    first === last ? `version ${first}` : `versions ${first} to ${last}`,
    role ?? 'record',
    ...(place === undefined ? [] : [`placed by \`${place}\``]),
    ...(identifiers === undefined ? [] : [`begins ${identifiers.map((text) => `"${text}"`).join(' or ')}`]),
  ];
  const rows = fields.map(({ name, type, since, until, optional, evidence, note }) => {
    const versions =
      since === undefined && until === undefined ? '' : `${since ?? first} to ${until ?? last}`;
    const cells = [
      name,
      `\`${type.replaceAll('|', '\\|')}\``,
      versions,
      optional ? 'may be absent' : '',
      evidence,
    ];
    return `| ${[...cells, note ?? ''].join(' | ')} |`;
  });
  const head = '| field | type | in versions | | evidence | note |\n|---|---|---|---|---|---|';
  return [`**${key}**: ${facts.join(', ')}`, '', head, ...rows].join('\n');
}
