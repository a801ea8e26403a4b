// The summary of a region of the map: what its machines and containers hold, make and consume.

import { Bars, FactList, groupBars } from '../../blocks/blocks.tsx';
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
  /** Without a figure, none of these has anything to do with power. */
  const megawatts = (sum: number | null | undefined): string => `${figure(sum ?? 0)} MW`;
  return (
    <>
      <h3>Machines</h3>
      <FactList
        rows={[
          ['Machines', count(machines?.totalCount)],
          ['Power wanted', megawatts(figures?.draw?.sum)],
          ['Power made', megawatts(figures?.capacity?.sum)],
        ]}
      />
      <Bars rows={groupBars(makes)} />
      <h3>Stock</h3>
      <Bars rows={groupBars(stock)} />
      <div class="actions">
        <QueryButton document={SatisfactorySelectionDocument} variables={variables} />
      </div>
    </>
  );
}
