import type { FormTemplateSetDetails } from '@studio/api';
import { Link, SearchField, StatusLabel, Table, type TableColumn } from '@studio/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { forms } from '../early.ts';
import { type FormTypes, formTypes } from '../forms.api.ts';
import { formText } from '../forms.messages.ts';
import { heldFormPath } from '../versions/versions.urls.ts';
import { PagedItems } from './PagedItems.tsx';
import { HeldList, Now, Tools } from './SetsPage.styles.ts';
import { setText } from './sets.messages.ts';

type Held = FormTemplateSetDetails['formTemplates'][number] & {
  /** Empty where it is not known. */
  readonly typeName: string;
};

const tones = { 0: 'neutral', 1: 'good', 2: 'accent' } as const;

/** So many rows are drawn at most. */
const rowsOnPage = 100;

/** The form templates that a set held when it was made, by their names: each links to its version in the set. */
export function HeldForms({ set }: { readonly set: FormTemplateSetDetails }) {
  const [text, setSearch] = useState('');
  const { data: types } = useLookup(formTypes);
  const wanted = text.trim().toLowerCase();
  const found = withTypes(set, types).filter((form) => isLike(form, wanted));
  return (
    <>
      <Tools>
        <SearchField
          label={setText('find')}
          placeholder={setText('find')}
          value={text}
          onValueChange={setSearch}
        />
      </Tools>
      <HeldList>
        <PagedItems key={wanted} items={found} onPage={rowsOnPage} label={setText('held', { id: set.id })}>
          {(shown) => (
            <Table
              label={setText('held', { id: set.id })}
              isLabelHidden
              columns={columns(set.id)}
              rows={shown}
              getRowId={({ id }) => id}
              emptyText={setText(set.formTemplates.length === 0 ? 'held.none' : 'find.none')}
            />
          )}
        </PagedItems>
      </HeldList>
    </>
  );
}

function withTypes({ formTemplates }: FormTemplateSetDetails, known: FormTypes | undefined): readonly Held[] {
  const names = new Map(known?.types.map(({ type, name }) => [type, name]));
  return formTemplates.map((form) => ({ ...form, typeName: names.get(form.type ?? -1) ?? '' }));
}

/** A name that may break where its words begin: `RoofSupplement` before the S. */
function withBreaks(name: string): ReactNode {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])/);
  let start = 0;
  return words.map((word) => {
    const key = start;
    start += word.length;
    return (
      <Fragment key={key}>
        {key > 0 && <wbr />}
        {word}
      </Fragment>
    );
  });
}

/** Whether a text, in lower case, is in what the form was called or in its type. */
function isLike({ uniqueName, displayName, typeName }: Held, wanted: string): boolean {
  return [uniqueName, displayName ?? '', typeName].some((text) => text.toLowerCase().includes(wanted));
}

function columns(set: number): readonly TableColumn<Held>[] {
  return [
    {
      key: 'uniqueName',
      header: setText('uniqueName'),
      isRowHeader: true,
      render: ({ id, uniqueName, savedVersion: save, status }) => (
        <Link render={<RouterLink to={heldFormPath({ id, save, set }, status === null)} />}>
          {withBreaks(uniqueName)}
        </Link>
      ),
    },
    {
      key: 'displayName',
      header: setText('displayName'),
      render: ({ displayName }) => displayName,
    },
    { key: 'type', header: setText('type'), render: ({ typeName }) => typeName },
    { key: 'version', header: setText('version'), isNumeric: true, render: ({ version }) => version },
    {
      key: 'status',
      header: setText('now'),
      render: ({ id, uniqueName: name, status }) =>
        status === null ? (
          <Now>
            <StatusLabel tone="neutral">{setText('now.gone')}</StatusLabel>
          </Now>
        ) : (
          <Now>
            <StatusLabel tone={tones[status]}>{formText(`status.${status}`)}</StatusLabel>
            <Link
              render={<RouterLink to={forms.paths.pathOfId(id)} />}
              aria-label={setText('now.open.of', { name })}
            >
              {setText('now.open')}
            </Link>
          </Now>
        ),
    },
  ];
}
