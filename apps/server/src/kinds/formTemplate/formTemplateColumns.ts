import type { SortColumns } from '../../lists/ListIndex.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import { byName } from '../../lists/rowOrder.ts';
import { formTypeName } from './formTemplateTypes.ts';
import { visibilities } from './visibility.ts';

const statusOrder = [0, 2, 1];
const visibilityOrder: readonly string[] = visibilities;

const displayName = ({ summary }: ListRow) => String(summary['displayName']);

/** What the list of form templates can be sorted by: types by their names, statuses as they follow one another. */
export const formTemplateColumns: SortColumns = {
  name: displayName,
  displayName,
  uniqueName: byName,
  type: ({ summary }) => formTypeName(Number(summary['type'])),
  // As it is shown; forms that are for all products come first.
  productTemplateShortNames: ({ summary: { productNames } }, shortNames) =>
    (Array.isArray(productNames) ? productNames.map(String) : [])
      .map((name) => shortNames.get(name) ?? name)
      .join(', '),
  version: ({ summary }) => Number(summary['templateVersion']),
  visibility: ({ summary }) => visibilityOrder.indexOf(String(summary['visibility'])),
  status: ({ summary }) => statusOrder.indexOf(Number(summary['status'])),
  valid: ({ summary }) => (summary['valid'] === true ? 0 : 1),
  lastModifiedBy: ({ authorName }) => authorName,
  timeLastModified: ({ time }) => time,
};
