import { type OrganizationMissingFields, result } from '@studio/api';
import { Link, StatusLabel } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { Link as RouterLink } from 'react-router';
import { defineList } from '../../../kernel/list/ListDefinition.ts';
import { ListScreen } from '../../../kernel/list/ListScreen.tsx';
import { api } from '../../../platform/http/api.ts';
import { organizations, organizationTypes, typeOf } from '../early.ts';
import { formPath } from '../editor/managerPaths.ts';
import { NamelessDraft } from '../NamelessDraft.tsx';
import { organizationText } from '../organizations.messages.ts';
import { Fields, Unnamed } from '../organizations.styles.ts';
import { shownName, statusTones } from '../organizationTexts.ts';
import { structureText } from '../structure.messages.ts';
import { missingText } from './missing.messages.ts';

type Row = OrganizationMissingFields;
type Gap = Row['forms'][number];

const statuses = ['0', '1', '2'] as const;
/** Forms of an organization that a row leads to. */
const mostLinks = 3;

/** What is missing in the forms of all organizations: each row leads to the first field, and to that of each form. */
const list = defineList<Row>(() => ({
  kind: organizations.kind,
  // Distinguishes the list from those of all organizations.
  scope: { missingFields: 'true' },
  defaultSort: { key: 'name', direction: 'asc' },
  load: async ({ search: _search, filters: _filters, sortBy, ...rest }, signal) => {
    // A column that sorts has the server's key.
    const query = { ...rest, sortBy: sortBy as 'name' };
    return (await result(api.GET('/rest/OrganizationForm/missing', { params: { query }, signal }))).data;
  },
  title: missingText('title'),
  nouns: { one: missingText('one'), many: missingText('many'), heading: missingText('heading') },
  emptyText: missingText('empty'),
  searchPlaceholder: missingText('search'),
  columns: [
    {
      key: 'name',
      header: organizationText('name'),
      isSortable: true,
      width: 'minmax(13rem, 2fr)',
      render: (row) =>
        row.name === '' ? (
          <Unnamed>
            <NamelessDraft /> <small>{formatDateTime(row.timeLastModified)}</small>
          </Unnamed>
        ) : (
          row.name
        ),
    },
    {
      key: 'code',
      header: missingText('code'),
      isSortable: true,
      hideBelow: 900,
      width: 'minmax(7rem, 1fr)',
      render: ({ code }) => code ?? '',
    },
    {
      key: 'organizationType',
      header: missingText('type'),
      isSortable: true,
      hideBelow: 760,
      width: 'minmax(12rem, 1fr)',
      render: (row) => structureText(`type.${typeOf(row).name}`),
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
      key: 'requiredFieldCount',
      header: missingText('missing'),
      isSortable: true,
      isTabular: true,
      width: '6rem',
      render: ({ requiredFieldCount: missing, totalRequiredFieldCount: total }) =>
        missingText('count', { missing, total }),
    },
    {
      key: 'forms',
      header: missingText('next'),
      width: 'minmax(14rem, 2.2fr)',
      render: (row, { tabIndex }) => <FirstFields row={row} tabIndex={tabIndex} />,
    },
  ],
  filters: {
    type: {
      label: missingText('type'),
      uriKey: 'organizationType',
      placeholder: missingText('type.all'),
      choices: organizationTypes.map(({ code, name }) => ({
        value: String(code),
        label: structureText(`type.${name}`),
      })),
    },
    status: {
      label: organizationText('status'),
      placeholder: organizationText('status.all'),
      choices: statuses.map((value) => ({ value, label: organizationText(`status.${value}`) })),
    },
  },
  getId: ({ id }) => id,
  getName: shownName,
  getHref: (row) => {
    const [first] = row.forms;
    return first === undefined ? ownPath(row) : fieldPath(row, first);
  },
  prepareNext: () => import('../editor/route.tsx'),
}));

function ownPath(row: Row): string {
  return organizations.pathOfId(typeOf(row), row.id);
}

function fieldPath(row: Row, { id, first }: Gap): string {
  return formPath(ownPath(row), id, first.path);
}

interface FirstFieldsProps {
  readonly row: Row;
  readonly tabIndex: 0 | -1;
}

/** The first missing field of each form. */
function FirstFields({ row, tabIndex }: FirstFieldsProps) {
  const { forms } = row;
  const shown = forms.slice(0, mostLinks);
  return (
    <Fields>
      {shown.map((form) => (
        <span key={form.id}>
          <Link
            render={<RouterLink to={fieldPath(row, form)} />}
            tabIndex={tabIndex}
            title={describeGap(form)}
            aria-label={describeGap(form)}
          >
            {form.first.label}
          </Link>
          {form.requiredFieldCount > 1 && (
            <small aria-hidden>{missingText('further', { count: form.requiredFieldCount - 1 })}</small>
          )}
        </span>
      ))}
      {forms.length > shown.length && missingText('more', { count: forms.length - shown.length })}
    </Fields>
  );
}

function describeGap({ name, requiredFieldCount: count, first }: Gap): string {
  return missingText('field', { label: first.label, form: name, count });
}

/** The screen of what is missing. */
export function Component() {
  return <ListScreen definition={list()} />;
}
