// The contents of a region of the map: counts by class from one query, and whatever the save's game adds to it.

import { Bars } from '../../blocks/blocks.tsx';
import { CsvButton } from '../../blocks/table-query.tsx';
import type { MapRegion } from '../../games/game.ts';
import { useQuery } from '../../net/use-data.ts';
import { SelectionTotalsDocument } from '../../queries.gen.ts';
import { replaceState } from '../../shell/address.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, counted, lastPart } from '../../shell/format.ts';
import { QueryButton } from '../../shell/query-button.tsx';
import { usePart } from '../../shell/use-part.ts';
import { useMap } from '../map-context.ts';
import { Side } from './side.tsx';

export function SelectionPanel({ region }: { readonly region: MapRegion }) {
  const { save, game } = useMap();
  const { slug } = save;
  const variables = { save: slug, where: { within: region } };
  const { data, error, isLoading } = useQuery(SelectionTotalsDocument, variables);
  const More = usePart(game?.selection);
  const objects = data?.save?.objects;
  const groups = objects?.groups;
  const total = objects?.totalCount ?? 0;
  const where = { within: region, hasPosition: { eq: true } };
  const request = { slug, where, columns: [], sort: '', first: 0, offset: 0 };
  return (
    <Side
      label="Selection"
      title={objects && `${counted(total, 'object')} selected`}
      onClose={() => replaceState({ area: null })}
    >
      <div class="inspector-body">
        {error && <Failure error={error} />}
        {isLoading && <Waiting text="Adding up" />}
        <div class="actions">
          <QueryButton document={SelectionTotalsDocument} variables={variables} />
          <CsvButton key={JSON.stringify(region)} request={request} total={total} />
        </div>
        {groups && (
          <Bars
            rows={groups.nodes.map(({ keys, count: members, objects: some }) => [
              some?.nodes[0]?.class.title ?? lastPart(String(keys[0])),
              members,
            ])}
          />
        )}
        {groups && groups.totalCount > groups.nodes.length && (
          <p class="muted">and {count(groups.totalCount - groups.nodes.length)} more classes</p>
        )}
        {More && <More slug={slug} region={region} />}
      </div>
    </Side>
  );
}
