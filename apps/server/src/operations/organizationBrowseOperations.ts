import type { OrganizationMissingFields, OrganizationNode } from '@studio/api';
import { eq, sql } from 'drizzle-orm';
import type { Operations } from '../http/Operation.ts';
import { organizationStatus } from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import type { RowRange } from '../lists/ListIndex.ts';
import type { ListRow } from '../lists/ListRow.ts';
import { combineFilters, type RowFilter } from '../lists/RowFilter.ts';
import { belongingToAny, parentIdOfDocument } from '../organizations/belonging.ts';
import {
  type AllGaps,
  formGapsOf,
  gapFilter,
  type OrganizationGaps,
} from '../organizations/forms/FormGaps.ts';
import { pageSize } from '../preferences/rules.ts';
import type { Services } from '../Services.ts';
import { topicOf } from '../store/announcements/topicOf.ts';
import type { Queries } from '../store/Database.ts';
import { findSummaries } from '../store/findSummaries.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { document, reference } from '../store/schema.ts';
import { serve } from './kinds/kindOperations.ts';
import { filterOfUri } from './kinds/listHandler.ts';

type BrowseOperations = Pick<
  Operations,
  'endOrganizationVisit' | 'listOrganizationChildren' | 'listMissingFields'
>;

/** What organizations belong to, what they lack, and visits of them. */
export function organizationBrowseOperations(services: Services): BrowseOperations {
  const { store, queries, events, preferences } = services;
  const served = serve(services, organizationKind.name);
  const { list, module } = served;
  return {
    endOrganizationVisit: {
      handle: async ({ path: { id }, query: { registrationIdentifier: visit }, signedIn }) => {
        await events.endVisit({
          userId: signedIn().userId,
          visit,
          topic: topicOf(organizationKind.name, id),
        });
        return { status: 204 };
      },
    },
    listOrganizationChildren: {
      handle: async ({ path: { id }, query }) => {
        const { doc } = await store.get(organizationKind, id);
        const range = {
          startIndex: query.startIndex ?? 0,
          numberOfRows: pageSize(preferences, query.numberOfRows),
        };
        const filter = belongingTo(id);
        const { rows, total } = await list.select({ filter, sortBy: 'name', direction: 'asc' }, range);
        const counts = await childCounts(
          queries,
          rows.map(({ name }) => name),
        );
        const records = rows.map((row) => ({
          ...nodeOf(row.name, row.summary),
          childCount: counts.get(row.name) ?? 0,
        }));
        return {
          status: 200,
          body: { ancestors: await ancestorsOf(queries, doc), records, totalRecords: total },
        };
      },
    },
    listMissingFields: {
      handle: async ({ query }) => {
        const { filterUri = module.ownerUri, sortBy = 'name', sortDirection: direction = 'asc' } = query;
        const gaps = await formGapsOf(queries).read();
        const filters = [
          gapFilter(gaps, true),
          await filterOfUri(served, filterUri),
          module.filterOf?.(query) ?? null,
        ];
        const filter = combineFilters(filters.filter((each) => each !== null));
        const range = {
          startIndex: query.startIndex ?? 0,
          numberOfRows: pageSize(preferences, query.numberOfRows),
        };
        const asked = { filter, sortBy, direction };
        const { rows, total } = await selectMissing(list, { asked, gaps }, range);
        const records = rows.flatMap((row) => missingRow(row, gaps.byDocument.get(row.id)) ?? []);
        return { status: 200, body: { records, totalRecords: total } };
      },
    },
  };
}

type Select = ReturnType<typeof serve>['list']['select'];
type Query = Parameters<Select>[0];

/** A range of the organizations that lack something. */
function selectMissing(
  list: { select: Select },
  { asked, gaps }: { asked: Query; gaps: AllGaps },
  range: RowRange,
): Promise<{ rows: readonly ListRow[]; total: number }> {
  switch (asked.sortBy) {
    case 'name':
      return selectNamedFirst(list, asked, range);
    case 'organizationType':
      return selectByNumber(list, asked, {
        gaps,
        range,
        numberOf: ({ summary }) => Number(summary['organizationType']),
      });
    case 'requiredFieldCount':
      return selectByNumber(list, asked, {
        gaps,
        range,
        numberOf: ({ id }) => gaps.byDocument.get(id)?.missing ?? 0,
      });
    default:
      return list.select(asked, range);
  }
}

interface ByNumber {
  gaps: AllGaps;
  range: RowRange;
  numberOf: (row: ListRow) => number;
}

const orders = new WeakMap<AllGaps, Map<string, readonly ListRow[]>>();
/** Orders that are kept of what all organizations lack at one moment. */
const mostOrders = 8;

/** A range of organizations by a number, and by name where it is the same; drafts without a name come behind. The order is made once for one state. */
async function selectByNumber(
  list: { select: Select },
  asked: Query,
  { gaps, range: { startIndex, numberOfRows }, numberOf }: ByNumber,
): Promise<{ rows: readonly ListRow[]; total: number }> {
  const known = orders.get(gaps) ?? new Map<string, readonly ListRow[]>();
  orders.set(gaps, known);
  const key = JSON.stringify([asked.sortBy, asked.direction, asked.filter?.key]);
  const rows = known.get(key) ?? (await sortedRows());
  if (known.size < mostOrders) known.set(key, rows);
  return { rows: rows.slice(startIndex, startIndex + numberOfRows), total: rows.length };

  async function sortedRows() {
    const found = await list.select({ ...asked, sortBy: 'name', direction: 'asc' });
    const sign = asked.direction === 'desc' ? -1 : 1;
    const isNameless = ({ summary }: ListRow) => Number(nameIn(summary) === '');
    return found.rows.toSorted(
      (one, other) => sign * (numberOf(one) - numberOf(other)) || isNameless(one) - isNameless(other),
    );
  }
}

/** A range of organizations by name, in which drafts without one come behind all others. */
async function selectNamedFirst(
  list: { select: Select },
  query: Query,
  { startIndex, numberOfRows }: RowRange,
) {
  const withName = (isNamed: boolean) => ({
    ...query,
    filter: combineFilters([...(query.filter === null ? [] : [query.filter]), havingName(isNamed)]),
  });
  const named = await list.select(withName(true), { startIndex, numberOfRows });
  const nameless = await list.select(withName(false), {
    startIndex: Math.max(0, startIndex - named.total),
    numberOfRows: numberOfRows - named.rows.length,
  });
  return { rows: [...named.rows, ...nameless.rows], total: named.total + nameless.total };
}

function havingName(isNamed: boolean): RowFilter {
  return {
    ...{ key: `named ${isNamed}`, search: null },
    matches: ({ summary }) => (nameIn(summary) !== '') === isNamed,
  };
}

function nameIn({ displayName }: JsonObject): string {
  return String(displayName ?? '');
}

function missingRow({ name: id, summary, time }: ListRow, gaps: OrganizationGaps | undefined) {
  if (gaps === undefined) return null;
  const node = nodeOf(id, summary);
  return {
    ...{ ...node, isDraftStatus: node.status === organizationStatus.draft, timeLastModified: time },
    ...{ requiredFieldCount: gaps.missing, totalRequiredFieldCount: gaps.required },
    forms: gaps.forms.map(({ id: formId, name, type, missing, required, first }) => ({
      ...{ id: formId, name, formTemplateType: type, first },
      ...{ requiredFieldCount: missing, totalRequiredFieldCount: required },
    })),
  } satisfies OrganizationMissingFields;
}

function belongingTo(id: string): RowFilter {
  return { key: `parentId.eq ${id}`, search: null, matches: ({ summary }) => summary['parentId'] === id };
}

function nodeOf(id: string, summary: JsonObject): OrganizationNode {
  return {
    id,
    name: nameIn(summary),
    // The summary was written with the contract's own codes.
    organizationType: summary['organizationType'] as OrganizationNode['organizationType'],
    status: summary['status'] as OrganizationNode['status'],
    code: typeof summary['code'] === 'string' ? summary['code'] : null,
  };
}

/** How many organizations belong to each of these. */
async function childCounts(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const counted = await queries
    .select({
      id: parentIdOfDocument,
      children: sql<number>`count(DISTINCT ${reference.fromId})`.mapWith(Number),
    })
    .from(reference)
    .innerJoin(document, eq(document.id, reference.fromId))
    .where(belongingToAny(ids))
    .groupBy(parentIdOfDocument);
  const byId = new Map(counted.map(({ id, children }) => [id, children]));
  return new Map(ids.map((id) => [id, byId.get(id) ?? 0]));
}

/** What an organization belongs to, the topmost first. */
async function ancestorsOf(
  queries: Queries,
  { id, parentId }: { id: string; parentId: string | null },
): Promise<OrganizationNode[]> {
  const found: OrganizationNode[] = [];
  const seen = new Set([id]);
  for (let at = parentId; at !== null && !seen.has(at); ) {
    seen.add(at);
    const summary: JsonObject | undefined = (await findSummaries(queries, organizationKind, [at])).get(at);
    if (summary === undefined) break;
    found.unshift(nodeOf(at, summary));
    const next: unknown = summary['parentId'];
    at = typeof next === 'string' ? next : null;
  }
  return found;
}
