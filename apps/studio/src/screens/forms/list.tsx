import type { FormTemplateSummary } from '@studio/api';
import { defineList } from '../../kernel/list/ListDefinition.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { editOfOrigin, lastEditedColumns } from '../../kernel/list/lastEditedColumns.tsx';
import { Failures } from './dialogs/Failures.tsx';
import { forms } from './early.ts';
import { formText } from './forms.messages.ts';
import { formActions } from './list/formActions.tsx';
import { formFields, formFilters } from './list/formFilters.ts';
import { namedCalls, TypeCell } from './list/TypeCell.tsx';
import { VersionCell } from './list/VersionCell.tsx';

/** The list of form templates. */
export const formList = defineList<FormTemplateSummary>(() => ({
  ...namedCalls,
  title: formText('title'),
  nouns: { one: formText('one'), many: formText('many'), heading: formText('heading') },
  emptyText: formText('empty'),
  searchPlaceholder: formText('search'),
  columns: [
    {
      key: 'type',
      header: formText('type'),
      isSortable: true,
      width: 'minmax(9rem, 1.2fr)',
      render: ({ type }) => <TypeCell type={type} />,
    },
    {
      key: 'productTemplateShortNames',
      header: formText('products'),
      isSortable: true,
      width: 'minmax(6.5rem, 0.8fr)',
      render: ({ productTemplateShortNames }) =>
        productTemplateShortNames.join(', ') || formText('products.all'),
    },
    {
      key: 'uniqueName',
      header: formText('uniqueName'),
      isRowName: true,
      isSortable: true,
      width: 'minmax(11.5rem, 1.8fr)',
      render: ({ uniqueName }) => uniqueName,
    },
    {
      key: 'displayName',
      header: formText('displayName'),
      isSortable: true,
      width: 'minmax(8rem, 1.5fr)',
      render: ({ displayName }) => displayName,
    },
    {
      key: 'version',
      header: formText('version'),
      isSortable: true,
      width: '9.5rem',
      render: (row) => <VersionCell {...row} />,
    },
    {
      key: 'visibility',
      header: formText('visibility'),
      isSortable: true,
      width: '6rem',
      render: ({ visibility }) => formText(`visibility.${visibility}`),
    },
    ...lastEditedColumns<FormTemplateSummary>(
      editOfOrigin,
      formText('lastModifiedBy'),
      'minmax(9.5rem, 1.1fr)',
    ),
  ],
  filters: formFilters(),
  advancedFilter: formFields(),
  getId: ({ id }) => id,
  getName: ({ uniqueName, version }) => formText('named', { uniqueName, version }),
  getHref: ({ id }) => forms.paths.pathOfId(id),
  prepareNext: () => import('./editor/route.tsx'),
  actions: formActions(),
}));

/** The browser of form templates. */
export function Component() {
  return (
    <>
      <ListScreen definition={formList()} />
      <Failures />
    </>
  );
}
