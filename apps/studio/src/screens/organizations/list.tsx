import type { Action, OrganizationSummary } from '@studio/api';
import { StatusLabel } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { Plus } from 'lucide-react';
import { Navigate, useLocation } from 'react-router';
import { fileActions } from '../../kernel/kind/idList.tsx';
import type { ListAction } from '../../kernel/list/ListAction.ts';
import { defineList, type ListDefinition } from '../../kernel/list/ListDefinition.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { lastEditedByFilter } from '../../kernel/list/lastEditedColumns.tsx';
import { OrganizationName } from '../../kernel/people/OrganizationName.tsx';
import { type OrganizationType, organizations, organizationTypes, typeIn } from './early.ts';
import { letterActionNames, letterActions } from './loa/letterActions.tsx';
import { NamelessDraft } from './NamelessDraft.tsx';
import { exportOrganizations, makeOrganization } from './organizations.api.ts';
import { organizationText } from './organizations.messages.ts';
import { Nameless } from './organizations.styles.ts';
import { codeLabel, isAgencyType, shownName, statusTones } from './organizationTexts.ts';

const statuses = ['0', '1', '2'] as const;

/** The list of the organizations of a type. */
function listOf(type: OrganizationType): ListDefinition<OrganizationSummary> {
  const { name } = type;
  const { calls } = organizations.listOf(type);
  return {
    ...calls,
    loadActions: async (signal) => ownActions((await calls.loadActions?.(signal)) ?? [], type),
    takeActions: () => {
      const known = calls.takeActions?.();
      return known && ownActions(known, type);
    },
    title: organizationText(`title.${name}`),
    nouns: {
      one: organizationText(`one.${name}`),
      many: organizationText(`many.${name}`),
      heading: organizationText(`heading.${name}`),
    },
    emptyText: organizationText(`empty.${name}`),
    searchPlaceholder: organizationText(isAgencyType(type) ? 'search.agency' : 'search.carrier'),
    columns: [
      {
        key: 'name',
        header: organizationText('name'),
        isSortable: true,
        width: 'minmax(13rem, 2.6fr)',
        render: (row) => (row.name === '' ? <NamelessDraft /> : row.name),
      },
      {
        key: 'city',
        header: organizationText('city'),
        isSortable: true,
        width: 'minmax(7rem, 1.2fr)',
        render: ({ city }) => city ?? '',
      },
      {
        key: 'state',
        header: organizationText('state'),
        isSortable: true,
        width: '5rem',
        render: ({ state }) => state ?? '',
      },
      {
        key: 'parentName',
        header: organizationText('parent'),
        isSortable: true,
        width: 'minmax(8rem, 1.7fr)',
        render: ({ parentId, parentName }, { tabIndex }) => {
          if (parentId === null) return null;
          if (parentName === null) return <Nameless>{organizationText('gone')}</Nameless>;
          if (parentName === '') return <NamelessDraft />;
          return <OrganizationName id={parentId} name={parentName} tabIndex={tabIndex} />;
        },
      },
      {
        key: 'code',
        header: codeLabel(type),
        isSortable: true,
        width: 'minmax(9.5rem, 1fr)',
        render: ({ code }) => code ?? '',
      },
      {
        key: 'status',
        header: organizationText('status'),
        isSortable: true,
        width: '6.5rem',
        render: ({ status }) => (
          <StatusLabel tone={statusTones[status]}>{organizationText(`status.${status}`)}</StatusLabel>
        ),
      },
      {
        key: 'timeLastModified',
        header: organizationText('lastUpdated'),
        isSortable: true,
        isMuted: true,
        isTabular: true,
        width: '10rem',
        render: ({ timeLastModified }) => formatDateTime(timeLastModified),
      },
    ],
    filters: {
      status: {
        label: organizationText('status'),
        placeholder: organizationText('status.all'),
        choices: statuses.map((value) => ({ value, label: organizationText(`status.${value}`) })),
      },
    },
    advancedFilter: [
      { key: 'name', label: organizationText('name'), type: 'text', operators: ['contains', 'eq'] },
      { key: 'code', label: codeLabel(type), type: 'text', operators: ['contains', 'eq'] },
      { key: 'city', label: organizationText('city'), type: 'text', operators: ['contains'] },
      { key: 'state', label: organizationText('state'), type: 'text', operators: ['eq'] },
      { key: 'parent', label: organizationText('parent'), type: 'text', operators: ['contains'] },
      {
        ...{ key: 'lastModifiedBy', label: lastEditedByFilter().label },
        ...{ type: 'text', operators: ['contains'] },
      },
    ],
    getId: ({ id }) => id,
    getName: shownName,
    getHref: ({ id }) => organizations.pathOfId(type, id),
    prepareNext: () => import('./editor/route.tsx'),
    actions: actionsOf(type),
  };
}

/** Without those on letters of authority that other types issue. */
function ownActions(actions: readonly Action[], { code }: OrganizationType): readonly Action[] {
  const foreign = Object.entries(letterActionNames).flatMap(([type, names]) =>
    Number(type) === code ? [] : names,
  );
  return actions.filter(({ name }) => !foreign.includes(name));
}

function actionsOf(type: OrganizationType): Readonly<Record<string, ListAction>> {
  return {
    [type.making]: {
      does: 'make',
      label: organizationText(`new.${type.name}`),
      icon: <Plus aria-hidden size={16} />,
      variant: 'primary',
      loading: organizationText('new.loading'),
      make: async (key) => organizations.pathOfId(type, await makeOrganization(type, key)),
    },
    ...letterActions(type.code),
    ...fileActions(organizationText, { section: 'Organizations', run: exportOrganizations }),
  };
}

const lists = new Map(organizationTypes.map((type) => [type, defineList(() => listOf(type))]));

/** The browser of the organizations of the type that the address names. */
export function Component() {
  const type = typeIn(useLocation().pathname);
  const list = type && lists.get(type);
  return list === undefined ? (
    <Navigate to={organizations.listPath(organizationTypes[0])} replace />
  ) : (
    <ListScreen key={type?.name} definition={list()} />
  );
}
