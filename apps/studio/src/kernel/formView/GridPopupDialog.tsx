import {
  type DynamicDataChoice,
  type DynamicDataFilter,
  type DynamicDataItem,
  isAbort,
  result,
} from '@studio/api';
import {
  type FilterField,
  type GridColumn,
  GridPicker,
  type GridPickerAction,
  type GridPickerChoice,
  type GridPickerRequest,
} from '@studio/widgets';
import { gridPickerDefaults } from '@studio/widgets/presets';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../platform/http/api.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { advancedFilterLabels } from '../../platform/i18n/labels/advancedFilterLabels.ts';
import { saveBlob } from '../../platform/transfer/download.ts';
import type { PickedItem, PickUse } from './gridPopup.ts';
import { usePopupFilters } from './usePopupFilters.ts';

/** What a list to pick from is opened with. */
export interface GridPopupDialogProps {
  readonly isOpen: boolean;
  /** What the server says of the data. */
  readonly data: DynamicDataFilter;
  /** What becomes of the rows. */
  readonly use: PickUse;
  readonly onClose: () => void;
  /** What was picked, as it is now; none where nothing fits. What it throws is shown, and the choice stays. */
  readonly onPick: (items: readonly PickedItem[]) => void;
}

const context = { includeInactive: false };
type Context = typeof context;
type Row = DynamicDataItem;

/** A list of the server's data, of which rows are picked for a form. Other actions of the data are above it. */
export function GridPopupDialog({ isOpen, data, use, onClose, onPick }: GridPopupDialogProps) {
  const { dataName, filterType, title, ownerUri, filterUri } = data;
  // Where rows are added as entries, there is nothing to empty.
  const none = use === 'entries' ? undefined : data.actions.find((action) => action.use === 'none');
  const saved = usePopupFilters(isOpen ? ownerUri : null, fieldsOf(data));
  return (
    <GridPicker<Row, Context>
      {...gridPickerDefaults}
      {...{ dataName, filterType, context, isOpen }}
      label={title}
      columns={columnsOf(data)}
      getRowId={({ id }) => id}
      getRowLabel={nameOf}
      selectionMode={use === 'one' ? 'single' : 'multiple'}
      defaultFilterUri={filterUri}
      filter={{
        kind: ownerUri.slice(1),
        labels: advancedFilterLabels(),
        fields: fieldsOf(data),
        ...saved,
      }}
      loadPage={(request, { signal }) => inWords(() => loadPage(request, signal))}
      actions={actionsOf(data)}
      thirdButton={none && { action: none.name, label: none.label }}
      onOpenChange={onClose}
      onSelect={(choice, { signal }) =>
        inWords(async () => onPick((await take(dataName, choice, signal)).items))
      }
    />
  );
}

const icons: ReadonlyMap<string, ReactNode> = new Map([
  ['export', <Download key="export" aria-hidden size={16} />],
]);

/** What is done with any number of rows: a file in the answer is saved. */
function actionsOf({ dataName, actions }: DynamicDataFilter): readonly GridPickerAction<Row, Context>[] {
  return actions
    .filter(({ use }) => use === 'several')
    .map(
      ({ name, label }): GridPickerAction<Row, Context> => ({
        ...{ name, label, icon: icons.get(name) },
        bulk: {
          ...{ confirmLabel: label, confirmIcon: icons.get(name) },
          onConfirm: (choice, { signal }) =>
            inWords(async () => {
              const { file } = await take(dataName, choice, signal);
              if (file !== undefined) saveBlob(new Blob([file.content], { type: 'text/csv' }), file.fileName);
            }),
        },
      }),
    );
}

/** What the data can be filtered by. */
function fieldsOf({ fields }: DynamicDataFilter): readonly FilterField[] {
  return fields.map(({ key, label, type, choices }) => ({
    ...{ key, label, type },
    ...(type === 'choice' && { options: choices }),
  }));
}

/** Of columns that need more, or less, than others. */
const widths: ReadonlyMap<string, string> = new Map([
  ['name', 'minmax(10rem, 2.6fr)'],
  ['code', 'minmax(5.5rem, 1fr)'],
  ['city', 'minmax(6rem, 1.2fr)'],
  ['state', '5rem'],
  ['parentName', 'minmax(8rem, 1.8fr)'],
  ['status', '5.5rem'],
]);

const known = new WeakMap<DynamicDataFilter, readonly GridColumn<DynamicDataItem>[]>();

function columnsOf(data: DynamicDataFilter): readonly GridColumn<DynamicDataItem>[] {
  const made =
    known.get(data) ??
    data.columns.map(({ key, label, sortable }) => ({
      ...{ key, header: label, isSortable: sortable },
      width: widths.get(key) ?? 'minmax(5rem, 1fr)',
      ...(key === 'parentName' && { hideBelow: 720 }),
      render: (item: DynamicDataItem) => item[key] ?? '',
    }));
  known.set(data, made);
  return made;
}

/** Several may have the same name: their codes distinguish them. */
function nameOf({ id, ...columns }: DynamicDataItem): string {
  return [columns['name'] ?? id, columns['code'] ?? ''].filter((text) => text !== '').join(', ');
}

/** What the server says of some data. @throws ProblemError 404 when there are none of the name */
export async function loadDynamicData(dataName: string): Promise<DynamicDataFilter> {
  const filterType = filterTypes[dataName] ?? gridPickerDefaults.filterType;
  const params = { path: { dataName, filterType } };
  const call = api.POST('/rest/DynamicData/{dataName}/filter/type/{filterType}', {
    ...{ params, body: { context } },
  });
  return (await result(call)).data;
}

/** The numbers of the filters, by the names of the data. */
const filterTypes: Readonly<Record<string, number>> = { producer: 101, carrier: 102, organization: 103 };

type SortKey = 'name' | 'city' | 'state' | 'parentName' | 'code' | 'status';

async function loadPage(
  { dataName, filterUri, sort, startIndex, pageSize }: GridPickerRequest<Context>,
  signal: AbortSignal,
) {
  // The columns that sort are the server's.
  const sortBy = sort.key as SortKey;
  const body = { sortBy, sortDirection: sort.direction, startIndex, maxResults: pageSize, context };
  const params = { path: { dataName }, query: { filterUri } };
  const { data } = await result(api.POST('/rest/DynamicData/{dataName}/filter', { params, body, signal }));
  return { records: data.items, totalRecords: data.count };
}

/** What was picked, as it is now. Of a whole filter the server finds the rows, and refuses other ones than were counted. */
async function take(
  dataName: string,
  { action: name, count, ...choice }: GridPickerChoice<Row, Context>,
  signal: AbortSignal,
): Promise<DynamicDataChoice> {
  const params = { path: { dataName, actionName: name } };
  const rows =
    choice.mode === 'items'
      ? { items: choice.items.map(({ id }) => ({ id })) }
      : { items: [], filterUri: choice.filterUri, excludedIds: [...choice.excludedIds] };
  const body = { name, count, ...rows, context };
  const call = api.POST('/rest/DynamicData/{dataName}/action/{actionName}', { params, body, signal });
  return (await result(call)).data;
}

/** The picker shows the message of what is thrown. */
async function inWords<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new Error(describeError(error), { cause: error });
  }
}
