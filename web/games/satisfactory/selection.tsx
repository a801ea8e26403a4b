// What the machines and containers in a region of the map hold, make and consume.

import { Bars } from '../../blocks/blocks.tsx';
import { useQuery } from '../../net/use-data.ts';
import { SatisfactorySelectionDocument } from '../../queries.gen.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, figure } from '../../shell/format.ts';
import { QueryButton } from '../../shell/query-button.tsx';
import type { SelectionProps } from '../game.ts';

export function Selection({ slug, region }: SelectionProps) {
  const variables = { save: slug, region };
  const { data, error, isLoading } = useQuery(SatisfactorySelectionDocument, variables);
  if (error) return <Failure error={error} />;
  const view = data?.save?.satisfactory;
  if (!view) return isLoading ? <Waiting text="Adding up stock and power" /> : null;
  const { machines, stock, makes } = view;
  const figures = machines?.aggregate;
  const megawatts = (sum: number | null | undefined): string =>
    `${figure(machines?.totalCount === 0 ? 0 : sum)} MW`;
  return (
    <>
      <h3>Machines</h3>
      <dl class="facts">
        <dt>Machines</dt>
        <dd>{count(machines?.totalCount)}</dd>
        <dt>Power wanted</dt>
        <dd>{megawatts(figures?.draw?.sum)}</dd>
        <dt>Power made</dt>
        <dd>{megawatts(figures?.capacity?.sum)}</dd>
      </dl>
      <Bars rows={rows(makes?.groups?.nodes)} />
      <h3>Stock</h3>
      <Bars
        rows={(stock?.groups?.nodes ?? []).map(({ keys, number }) => [String(keys[0]), number?.sum ?? 0])}
      />
      <div class="actions">
        <QueryButton document={SatisfactorySelectionDocument} variables={variables} />
      </div>
    </>
  );
}

function rows(groups: readonly { readonly keys: readonly unknown[]; readonly count: number }[] = []) {
  return groups.map(({ keys, count: members }) => [String(keys[0]), members] as const);
}
