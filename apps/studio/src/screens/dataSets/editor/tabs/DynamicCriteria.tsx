import type { DependenciesDraft, DependencyOption } from '@studio/widgets';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { listFormFields } from '../criteria/criteria.api.ts';
import { goneLabel } from '../criteria/criteriaOptions.ts';
import { formChoices } from '../criteria/loadChoices.ts';
import { fieldLabel } from '../criteria/loadFieldSource.ts';
import { useCriteriaSources } from '../criteria/useCriteriaSources.ts';
import { DynamicCriteriaTab, type DynamicCriteriaTabProps } from './DynamicCriteriaTab.tsx';

/** The set and its draft. */
export type DynamicCriteriaProps = Omit<
  DynamicCriteriaTabProps,
  'forms' | 'formsError' | 'loadFields' | 'sources'
>;

/** The Dynamic Criteria tab, wired to the server. */
export function DynamicCriteria(props: DynamicCriteriaProps) {
  const { doc, draft } = props;
  const forms = useLookup(formChoices);
  return (
    <DynamicCriteriaTab
      {...props}
      forms={forms.data ?? (forms.error === null ? undefined : [])}
      formsError={
        forms.error === null ? undefined : { reason: describeError(forms.error), onRetry: forms.reload }
      }
      loadFields={(form, { signal }) => loadFields(form, draft.dependencies, signal)}
      sources={useCriteriaSources(doc, draft)}
    />
  );
}

/** The fields of a form as choices. Those that are depended on although they are gone are marked. */
async function loadFields(
  form: string,
  { rows }: DependenciesDraft,
  signal: AbortSignal,
): Promise<readonly DependencyOption[]> {
  const fields = (await listFormFields(form, signal)) ?? [];
  const known = new Set(fields.map(({ name }) => name));
  const gone = rows.filter((row) => row.form === form && row.field !== '' && !known.has(row.field));
  return [
    ...fields.map((field) => ({ value: field.name, label: fieldLabel(field) })),
    ...gone.map(({ field }) => ({ value: field, label: goneLabel(field) })),
  ];
}
