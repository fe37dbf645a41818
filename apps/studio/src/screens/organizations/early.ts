import { type Action, type Organization, type OrganizationSummary, result } from '@studio/api';
import type { Answer } from '../../kernel/editor/rest/toLoaded.ts';
import { type EarlyList, earlyList } from '../../kernel/list/earlyList.ts';
import { earlyObject } from '../../kernel/object/earlyObject.ts';
import { loadActions } from '../../kernel/resource/loadActions.ts';
import { api } from '../../platform/http/api.ts';

const kind = '/Organization';
const section = '/config/organization/';

/** The types of organizations: the contract's code, the name in addresses, and what the server calls the action that makes one. */
export const organizationTypes = [
  { code: 1, name: 'agency', making: 'New Agency/Brokerage' },
  { code: 2, name: 'carrier', making: 'New Carrier' },
  { code: 3, name: 'mga', making: 'New MGA' },
  { code: 4, name: 'mgaAgency', making: 'New MGA Agency/Brokerage' },
] as const;

/** A type of organizations. */
export type OrganizationType = (typeof organizationTypes)[number];

/** The type of an organization. */
export function typeOf({ organizationType }: Pick<Organization, 'organizationType'>): OrganizationType {
  return organizationTypes[organizationType - 1] ?? organizationTypes[0];
}

/** The type that a path of the area names; undefined where it names none, or by its number. */
export function typeIn(pathname: string): OrganizationType | undefined {
  const [, name] = pathname.slice(section.length).split('/');
  return organizationTypes.find((type) => type.name === name);
}

/** Reads an organization. */
function get(id: string, signal: AbortSignal | null): Answer<Organization> {
  return api.GET('/rest/Organization/{id}', { params: { path: { id } }, signal });
}

/** What makes organizations of other types is not offered in the list of one. */
async function actionsOf(type: OrganizationType, signal: AbortSignal): Promise<readonly Action[]> {
  const others = organizationTypes.filter((each) => each !== type);
  return (await loadActions(kind, null, signal)).filter(
    ({ name }) => !others.some(({ making }) => making === name),
  );
}

function listOf(type: OrganizationType): EarlyList<OrganizationSummary> {
  return earlyList<OrganizationSummary>({
    kind,
    hasAdvancedFilter: true,
    earlyFilters: { status: {} },
    scope: { organizationType: String(type.code) },
    defaultSort: { key: 'name', direction: 'asc' },
    load: async ({ search: _search, filters: _filters, sortBy, ...rest }, signal) => {
      // A column that sorts has the server's key.
      const query = { ...rest, sortBy: sortBy as 'name', organizationType: type.code };
      return (await result(api.GET('/rest/Organization/filter', { params: { query }, signal }))).data;
    },
    loadActions: (signal) => actionsOf(type, signal),
  });
}

const lists = new Map(organizationTypes.map((type) => [type, listOf(type)]));

/** Organizations: where they are, and what their screens ask for first. */
export const organizations = {
  ...{ kind, section, get },
  rest: '/rest/Organization',
  object: earlyObject<Organization>(kind, get),
  listOf: (type: OrganizationType) => lists.get(type) ?? listOf(type),
  /** What the forms of all organizations lack. */
  missingPath: `${section}missing`,
  /** @param search a query string without the question mark */
  listPath: ({ name }: OrganizationType, search = '') =>
    `${section}browser/${name}${search === '' ? '' : `?${search}`}`,
  managePath: ({ name }: OrganizationType) => `${section}manage/${name}`,
  pathOfId: ({ name }: OrganizationType, id: string) => `${section}manage/${name}/${encodeURIComponent(id)}`,
  /** The id in the path of a manager; empty where it names none. */
  idIn: (pathname: string): string => {
    const [, , raw = ''] = pathname.slice(section.length).split('/');
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  },
} as const;
