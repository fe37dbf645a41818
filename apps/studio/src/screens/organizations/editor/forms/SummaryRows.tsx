import { Link, Table } from '@studio/ui';
import { useLocale } from '@studio/ui/internal';
import { describeFieldValue, type RenderLink, type ValueWords, type ViewForm } from '@studio/widgets';
import { createContext, use } from 'react';
import { readColumns } from '../../../../kernel/formView/fieldOptions.ts';
import { filesOf } from '../../../../kernel/formView/formValues.ts';
import { loadOptions } from '../../../../kernel/formView/loadOptions.ts';
import { type ViewInput, type ViewPart, viewForm } from '../../../../kernel/formView/ViewedForm.ts';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { detailPath } from '../managerPaths.ts';
import type { Values } from './FormSetState.ts';
import { type FieldPath, knownOptions, type ReadForm } from './filledForms.ts';
import type { LoadedForm } from './formSet.api.ts';

/** What the summaries of a form are made of. */
export interface SummaryForms {
  /** The form that has the summaries. */
  readonly formId: string;
  /** Of the organization. */
  readonly formSetId: string;
  /** Where the manager is. */
  readonly ownPath: string;
  readonly loaded: readonly LoadedForm[];
  /** Whether all forms are there, or cannot be loaded. */
  readonly isComplete: boolean;
  readonly valuesOf: (form: LoadedForm) => Values;
  readonly renderLink: RenderLink;
}

/** A context, so that fields are not drawn again when other forms change. */
export const SummaryFormsContext = createContext<SummaryForms | null>(null);

interface SummaryRow {
  readonly id: string;
  readonly href: string;
  readonly values: Values;
}

/** The forms that a summary grid is about, a row each, or the entries where its columns are of a section that repeats. A row leads to its form, or to its entry there. */
export function SummaryRows({ part, label }: { readonly part: ViewPart; readonly label: string }) {
  const given = use(SummaryFormsContext);
  const linked = (given?.loaded ?? []).filter(
    ({ info, read }) => read !== null && info.uniqueName === part.linkFormTemplateUniqueName,
  );
  const read = linked[0]?.read ?? null;
  const dataSets = read?.dataSets ?? [];
  const choices = useResource(dataSets.length === 0 ? null : JSON.stringify(dataSets), (signal) =>
    loadOptions(dataSets, signal),
  );
  const isPending = dataSets.length > 0 && choices.data === undefined && choices.error === null;
  const columns = columnsOf(part, read, isPending ? undefined : (choices.data ?? noOptions));
  const rows = given === null ? [] : linked.flatMap((form) => rowsOf(form, columns, given));
  const isWaiting = linked.length === 0 && given?.isComplete === false;
  const words = {
    labels: {
      ...{ yes: commonText('yes'), no: commonText('no') },
      choicesLoading: organizationFormText('summary.loading'),
    },
    locale: useLocale(),
  };
  return (
    <Table
      label={label}
      rows={isWaiting ? undefined : rows}
      getRowId={({ id }) => id}
      emptyText={organizationFormText('summary.none')}
      columns={columns.map((column, index) => ({
        ...{ key: column.name, header: column.label, width: `${column.width}px` },
        // What it is called is not known before its form.
        isHeaderHidden: isWaiting,
        render: ({ href, values }: SummaryRow) => {
          const text = textOf(column, values[column.name], words);
          if (index > 0 || given === null) return text;
          const shown = text || organizationFormText('summary.open');
          return <Link render={given.renderLink(href, null, {})}>{shown}</Link>;
        },
      }))}
    />
  );
}

type ShownField = ViewForm['sections'][number]['rows'][number][number];

interface SummaryColumn {
  readonly name: string;
  readonly label: string;
  readonly width: number;
  /** As its form draws it; null where the form has none of the name. */
  readonly field: ShownField | null;
  readonly around: readonly string[];
}

const noOptions: ViewInput['options'] = new Map();
const asSet = { disabled: new Set<string>(), required: new Set<string>(), labels: new Map<string, string>() };

/** The columns that a summary grid names, with the fields that they are about. @param choices undefined while they are loading */
function columnsOf(
  { options }: ViewPart,
  read: ReadForm | null,
  choices: ViewInput['options'] | undefined,
): readonly SummaryColumn[] {
  const input = { audience: 'administrator', ...knownOptions(choices), ...asSet } as const;
  const drawn = read && viewForm(read.viewed, input);
  const inRows = drawn?.sections.flatMap(({ rows }) => rows.flat()) ?? [];
  const shown = inRows.flatMap((field) => [field, ...(field.fields ?? [])]);
  return readColumns(options).map(({ name, width }) => {
    const field = read?.fields.find((each) => each.name === name);
    return {
      ...{ name, width, label: field?.part.label || name },
      field: shown.find(({ key }) => key === field?.part.key) ?? null,
      around: field?.around ?? [],
    };
  });
}

/** A value as its form shows it; files by their names. */
function textOf({ field }: SummaryColumn, value: Values[string] | undefined, words: ValueWords): string {
  if (value === undefined) return '';
  if (field === null) return typeof value === 'string' ? value : '';
  const files = filesOf(value).map(({ fileName }) => fileName);
  return files.length > 0 ? files.join(', ') : describeFieldValue(field, value, words);
}

function rowsOf(
  form: LoadedForm,
  columns: readonly SummaryColumn[],
  { ownPath, formId, formSetId, valuesOf }: SummaryForms,
): readonly SummaryRow[] {
  const hrefTo = (field: FieldPath) =>
    detailPath(ownPath, { summaryId: formId, ownerId: formSetId, formId: form.info.id, field });
  const values = valuesOf(form);
  const [section] = columns[0]?.around ?? [];
  const isOfEntries = section !== undefined && columns.every(({ around }) => around[0] === section);
  if (!isOfEntries) return [{ id: form.info.id, href: hrefTo([]), values }];
  const entries = values[section];
  return Array.isArray(entries)
    ? (entries as readonly Values[]).map((entry, index) => ({
        id: `${form.info.id} ${index}`,
        href: hrefTo([section, index, columns[0]?.name ?? '']),
        values: entry,
      }))
    : [];
}
