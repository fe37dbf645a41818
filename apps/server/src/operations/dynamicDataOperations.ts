import type { DynamicDataContext, DynamicDataFilter, DynamicDataItem } from '@studio/api';
import { exported } from '../audit/events.ts';
import { timestampedFileName } from '../exchange/attachment.ts';
import type { Operations } from '../http/Operation.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { invalid, notFound } from '../http/problems.ts';
import {
  type OrganizationType,
  organizationStatus,
  organizationTypes as types,
} from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { parseFilterUri } from '../lists/filterUri.ts';
import type { ListRow } from '../lists/ListRow.ts';
import { combineFilters, type RowFilter } from '../lists/RowFilter.ts';
import type { Services } from '../Services.ts';
import { csvLine, csvStart } from '../spreadsheets/csvLine.ts';
import type { Queries } from '../store/Database.ts';
import { findSummaries } from '../store/findSummaries.ts';
import { serve } from './kinds/kindOperations.ts';
import { filterOfUri } from './kinds/listHandler.ts';

type DynamicDataOperations = Pick<
  Operations,
  'getDynamicDataFilter' | 'filterDynamicData' | 'runDynamicDataAction'
>;

/** Organizations of some types, to pick from. */
interface DynamicData {
  filterType: number;
  title: string;
  types: readonly OrganizationType[];
}

/** By their names. */
const sources: ReadonlyMap<string, DynamicData> = new Map([
  ['producer', { filterType: 101, title: 'Producers', types: [types.agency, types.mgaAgency] }],
  ['carrier', { filterType: 102, title: 'Carriers', types: [types.carrier, types.mga] }],
  ['organization', { filterType: 103, title: 'Organizations', types: Object.values(types) }],
]);

const typeLabels: Readonly<Record<OrganizationType, string>> = {
  1: 'Agency/Brokerage',
  2: 'Carrier',
  3: 'MGA',
  4: 'MGA Agency/Brokerage',
};
const statusLabels = { [organizationStatus.active]: 'Active', [organizationStatus.inactive]: 'Inactive' };

const columns = [
  ['name', 'Name'],
  ['code', 'Code'],
  ['city', 'City'],
  ['state', 'State'],
  ['parentName', 'Parent'],
  ['status', 'Status'],
].map(([key = '', label = '']) => ({ key, label, sortable: true }));

const actions: DynamicDataFilter['actions'] = [
  { name: 'select', label: 'Select', use: 'choose' },
  { name: 'noMatch', label: 'No Match', use: 'none' },
  { name: 'export', label: 'Export', use: 'several' },
];

/** Organizations that a choice holds at most. */
const mostChosen = 5000;

/** Room for the ids of a choice. */
const bodyLimit = 4 * 1024 * 1024;

/** Data to pick from in a grid: organizations, which a function button of a form lists. */
export function dynamicDataOperations(services: Services): DynamicDataOperations {
  const { audit, options, queries } = services;
  const served = serve(services, organizationKind.name);
  const { ownerUri } = served.module;
  /** What a filter and a context keep. */
  const filterOf = async (
    source: DynamicData,
    {
      filterUri = ownerUri,
      context,
    }: { filterUri?: string | undefined; context?: DynamicDataContext | undefined },
  ) => {
    const byUri = await filterOfUri(served, filterUri);
    const namesStatus = parseFilterUri(filterUri, ownerUri).some(({ key }) => key === 'status');
    const withInactive = namesStatus || context?.includeInactive === true;
    const given = [offered(source, { withInactive, parentId: context?.parentId ?? null }), byUri];
    return combineFilters(given.filter((filter) => filter !== null));
  };
  /** Those with these ids, in their order; without those that are gone, or of another kind of data. */
  const find = async (source: DynamicData, ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const wanted = new Set(ids);
    const chosen: RowFilter = {
      ...{ key: `among ${JSON.stringify(ids)}`, search: null },
      matches: ({ name }) => wanted.has(name),
    };
    const filter = combineFilters([offered(source, { withInactive: true, parentId: null }), chosen]);
    const { rows } = await served.list.select({ filter, sortBy: 'name', direction: 'asc' });
    const items = new Map((await itemsOf(queries, rows)).map((item) => [item.id, item]));
    return ids.flatMap((id) => items.get(id) ?? []);
  };
  return {
    getDynamicDataFilter: {
      handle: async ({ path: { dataName, filterType } }) => {
        const source = sourceOf(dataName);
        if (Number(filterType) !== source.filterType)
          throw notFound(`The data '${dataName}' have no filter of type ${filterType}.`);
        return { status: 200, body: viewFilter(dataName, source, ownerUri) };
      },
    },
    filterDynamicData: {
      handle: async ({ path: { dataName }, query: { filterUri }, body }) => {
        const source = sourceOf(dataName);
        const {
          sortBy = 'name',
          sortDirection: direction = 'asc',
          startIndex = 0,
          maxResults = 25,
          context,
        } = body;
        const filter = await filterOf(source, { filterUri, context });
        const range = { startIndex, numberOfRows: maxResults };
        const { rows, total } = await served.list.select({ filter, sortBy, direction }, range);
        const selectedItems = await find(source, [...new Set(context?.selectedIds)]);
        return { status: 200, body: { count: total, items: await itemsOf(queries, rows), selectedItems } };
      },
    },
    runDynamicDataAction: {
      bodyLimit,
      handle: async ({ path: { dataName, actionName: name }, body, signedIn }) => {
        const source = sourceOf(dataName);
        if (!actions.some((action) => action.name === name))
          throw notFound(`The data '${dataName}' have no action '${name}'.`);
        const { count, items, filterUri, excludedIds = [], context } = body;
        if (body.name !== name)
          throw invalid([{ pointer: '/name', message: 'The address names another action.' }]);
        if (name === 'noMatch') return { status: 200, body: { name, count: 0, items: [] } };
        const answer = async (chosen: DynamicDataItem[]) => {
          if (chosen.length !== count) throw otherCount(chosen.length, count);
          const choice = { name, count, items: chosen };
          if (name !== 'export') return { status: 200, body: choice } as const;
          const { kind, plural } = served.module;
          await audit.record(exported(signedIn(), { noun: kind.noun, plural }, chosen.map(nameOf)));
          return { status: 200, body: { ...choice, file: fileOf(source, chosen, options.clock()) } } as const;
        };
        if (filterUri === undefined) {
          const ids = [...new Set(items.map(({ id }) => id))];
          if (ids.length !== count) throw otherCount(ids.length, count);
          return answer(await find(source, ids));
        }
        const excluded = new Set(excludedIds);
        const filter = await filterOf(source, { filterUri, context });
        const range = { startIndex: 0, numberOfRows: mostChosen + excluded.size };
        const { rows } = await served.list.select({ filter, sortBy: 'name', direction: 'asc' }, range);
        return answer(
          await itemsOf(
            queries,
            rows.filter((row) => !excluded.has(row.name)),
          ),
        );
      },
    },
  };
}

function sourceOf(dataName: string): DynamicData {
  const source = sources.get(dataName);
  if (source === undefined) throw notFound(`There are no data '${dataName}' to pick from.`);
  return source;
}

interface OfferedOptions {
  withInactive: boolean;
  /** What they have to belong to; null for anything. */
  parentId: string | null;
}

function offered(source: DynamicData, { withInactive, parentId }: OfferedOptions): RowFilter {
  const ofTypes: ReadonlySet<unknown> = new Set(source.types);
  const { active, inactive } = organizationStatus;
  const statuses: ReadonlySet<unknown> = new Set(withInactive ? [active, inactive] : [active]);
  return {
    ...{ key: `offered ${JSON.stringify([source.types, withInactive, parentId])}`, search: null },
    matches: ({ summary }) =>
      ofTypes.has(summary['organizationType']) &&
      statuses.has(summary['status']) &&
      (parentId === null || summary['parentId'] === parentId),
  };
}

async function itemsOf(queries: Queries, rows: readonly ListRow[]): Promise<DynamicDataItem[]> {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const parentIds = [...new Set(rows.flatMap(({ summary }) => text(summary['parentId']) ?? []))];
  const parents = await findSummaries(queries, organizationKind, parentIds);
  return rows.map(({ name: id, summary }) => ({
    id,
    name: String(summary['displayName'] ?? ''),
    type: typeLabels[summary['organizationType'] as OrganizationType],
    ...{ code: text(summary['code']), city: text(summary['city']), state: text(summary['state']) },
    parentName: text(parents.get(text(summary['parentId']) ?? '')?.['displayName']) || null,
    status: statusLabels[summary['status'] as 0 | 1],
  }));
}

const nameOf = ({ id, ...shown }: DynamicDataItem) => shown['name'] ?? id;

/** A file of what was chosen, by the columns that it is shown in. @param time epoch milliseconds */
function fileOf({ title }: DynamicData, items: readonly DynamicDataItem[], time: number) {
  const lines = [
    columns.map(({ label }) => label),
    ...items.map((item) => columns.map(({ key }) => item[key] ?? '')),
  ];
  return {
    fileName: timestampedFileName(title, time, 'csv'),
    content: `${csvStart}${lines.map(csvLine).join('')}`,
  };
}

function viewFilter(
  dataName: string,
  { filterType, title, types: offeredTypes }: DynamicData,
  ownerUri: string,
): DynamicDataFilter {
  const field = (key: string, label: string) => ({ key, label, type: 'text' as const, choices: [] });
  const choice = (key: string, label: string, choices: { value: string; label: string }[]) => ({
    ...{ key, label, choices },
    type: 'choice' as const,
  });
  const typeChoices = offeredTypes.map((type) => ({ value: String(type), label: typeLabels[type] }));
  const statusChoices = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));
  return {
    ...{ dataName, filterType, title, ownerUri, filterUri: ownerUri, columns, actions },
    fields: [
      ...[field('name', 'Name'), field('code', 'Code'), field('city', 'City'), field('state', 'State')],
      ...[field('parent', 'Parent'), choice('organizationType', 'Type', typeChoices)],
      choice('status', 'Status', statusChoices),
    ],
  };
}

function otherCount(found: number, count: number): ProblemError {
  const detail = `${found} of them are there, and not ${count} as when they were chosen.`;
  return new ProblemError(409, 'choice-changed', 'The choice has changed', detail);
}
