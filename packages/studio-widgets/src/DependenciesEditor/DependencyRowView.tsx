import { Button, Combobox, IconButton } from '@studio/ui';
import { reasonOf } from '@studio/ui/internal';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent } from 'react';
import { useRequest } from '../shared/request/useRequest.ts';
import { Failure, RowRoot } from './DependenciesEditor.styles.ts';
import type { LoadDependencyFields } from './DependenciesEditorProps.ts';
import type { DependenciesEditorLabels } from './labels.ts';
import type { DependencyFault, DependencyOption, DependencyRow } from './types.ts';

interface DependencyRowViewProps {
  readonly row: DependencyRow;
  /** From 1. */
  readonly ordinal: number;
  readonly forms: readonly DependencyOption[] | undefined;
  readonly loadFields: LoadDependencyFields;
  readonly fault: DependencyFault | undefined;
  /** Announced by assistive technology at each of its boxes; the editor shows it once. */
  readonly readOnlyReason: string | undefined;
  readonly labels: DependenciesEditorLabels;
  readonly onFormChange: (form: string) => void;
  readonly onFieldChange: (field: string) => void;
  readonly onRemove: () => void;
}

/** The options, with what is chosen although they are not known or do not have it. */
function withChosen(options: readonly DependencyOption[] | undefined, value: string) {
  const known = options ?? [];
  return value === '' || known.some((option) => option.value === value)
    ? known
    : [{ value, label: value }, ...known];
}

/** The fields of a form, loaded when it is chosen. */
function useFields(form: string, loadFields: LoadDependencyFields) {
  const request = useRequest<readonly DependencyOption[]>();
  const load = useEffectEvent((name: string) => {
    if (name === '') request.reset();
    else request.ask((signal) => loadFields(name, { signal }));
  });
  useEffect(() => load(form), [form]);
  return request;
}

/** One field dependency: a form, then one of its fields. */
export function DependencyRowView(props: DependencyRowViewProps) {
  const { row, ordinal, forms, fault, readOnlyReason, labels } = props;
  const fields = useFields(row.form, props.loadFields);
  const isBlank = row.form === '' && row.field === '';

  return (
    <RowRoot role="group" aria-label={labels.row(ordinal)} data-part="dependency">
      <Combobox
        readOnlyReason={readOnlyReason}
        data-part="form"
        label={labels.form}
        placeholder={labels.formPlaceholder}
        options={withChosen(forms, row.form)}
        isLoading={forms === undefined}
        loadingText={labels.loadingForms}
        value={row.form === '' ? null : row.form}
        onValueChange={(form) => props.onFormChange(form ?? '')}
      />
      <Combobox
        readOnlyReason={readOnlyReason}
        data-part="field"
        label={labels.field}
        placeholder={labels.fieldPlaceholder}
        options={fields.status === 'done' ? withChosen(fields.value, row.field) : withChosen([], row.field)}
        isLoading={fields.status === 'loading'}
        loadingText={labels.loadingFields}
        isDisabled={!readOnlyReason && row.form === ''}
        error={fault && labels.faults[fault]}
        value={row.field === '' ? null : row.field}
        onValueChange={(field) => props.onFieldChange(field ?? '')}
      />
      {!readOnlyReason && !isBlank && (
        <IconButton
          data-part="remove"
          label={labels.remove(ordinal)}
          icon={<X size={16} />}
          onClick={props.onRemove}
        />
      )}
      {fields.status === 'failed' && (
        <Failure role="alert">
          {labels.fieldsFailed(reasonOf(fields.error))}
          <Button size="sm" onClick={fields.retry}>
            {labels.retry}
          </Button>
        </Failure>
      )}
    </RowRoot>
  );
}
