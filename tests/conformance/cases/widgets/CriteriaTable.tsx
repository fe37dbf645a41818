import { CriteriaTable, parseCriteria } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { click, elementOf, partOf, press } from '../../user.ts';

const first = parseCriteria([
  { value: 'b', productName: 'p' },
  { value: 'a', productName: 'p' },
]);
const next = first.map((row, index) => (index === 0 ? { ...row, dataItem: '' } : row));
const ascending = { key: 'dataItem', direction: 'asc' } as const;

export const conformance: ConformanceCase = {
  name: 'CriteriaTable',
  render: (given) => (
    <CriteriaTable
      dataItems={[
        { value: 'a', label: 'Item a' },
        { value: 'b', label: 'Item b' },
      ]}
      products={[{ value: 'p', label: 'Product' }]}
      isProductDependent
      defaultValue={first}
      {...given}
    />
  ),
  root: 'criteria-table',
  parts: ['scroller', 'grid', 'head', 'sort', 'row', 'cell', 'remove'],
  held: [
    {
      prop: 'value',
      defaultProp: 'defaultValue',
      callback: 'onValueChange',
      first,
      next: expectRows(next),
      act: (root) => press(partOf(root, 'cell'), 'Delete'),
      shown: (root) => partOf(root, 'cell').getAttribute('aria-invalid'),
      shownFirst: null,
      shownNext: 'true',
    },
    {
      prop: 'sort',
      defaultProp: 'defaultSort',
      callback: 'onSortChange',
      first: null,
      next: ascending,
      act: (root) => click(elementOf(root, '[data-column="dataItem"] [data-part="sort"]')),
      shown: (root) =>
        elementOf(root, '[role="columnheader"][data-column="dataItem"]').getAttribute('aria-sort'),
      shownFirst: null,
      shownNext: 'ascending',
    },
  ],
};

/** The rows that the table gives back: with the blank one that it keeps at the end. */
function expectRows(rows: typeof next) {
  return [...rows, { id: 'r3', dataItem: '', product: '', field1: '', field2: '', field3: '' }];
}
