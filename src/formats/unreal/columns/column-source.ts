// The source of columns: a decoder's rows, and how to read them.

import type {
  ColumnPath,
  ColumnReader,
  PropertyColumns,
  PropertyIndex,
} from '../../../graph/column-reader.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { PropertyColumnReader } from './column-reader.ts';
import { indexProperties } from './index-properties.ts';
import { ListComparison } from './list-comparison.ts';
import type { PropertyRows } from './property-rows.ts';
import { RowsByName } from './rows-by-name.ts';

export class ColumnSource<V extends EngineFacts> implements PropertyColumns {
  readonly rows: PropertyRows<V>;
  /** Made from the index, which another thread may have made. */
  #rowsByName: RowsByName | null = null;

  constructor(rows: PropertyRows<V>) {
    this.rows = rows;
  }

  index(checkBudget: () => void): PropertyIndex {
    return indexProperties(this.rows, checkBudget);
  }

  comparison(later: PropertyColumns | undefined): ListComparison<V> | null {
    return later instanceof ColumnSource ? new ListComparison(this.rows, later.rows) : null;
  }

  reader(index: PropertyIndex, path: ColumnPath): ColumnReader {
    if (this.#rowsByName?.index !== index) this.#rowsByName = new RowsByName(index);
    return new PropertyColumnReader(this.rows, index, this.#rowsByName, path);
  }
}
