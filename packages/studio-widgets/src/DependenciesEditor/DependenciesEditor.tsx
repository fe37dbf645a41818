import { Button, Checkbox, Combobox, IconButton, VisuallyHidden } from '@studio/ui';
import { reasonOf, useControlled, useLabels, useMergedRefs } from '@studio/ui/internal';
import X from 'lucide-react/icons/x';
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRequest } from '../shared/request/useRequest.ts';
import { EditorRoot, Failure, Hint, RowRoot } from './DependenciesEditor.styles.ts';
import type { DependenciesEditorProps, LoadDependencyFields } from './DependenciesEditorProps.ts';
import type { DependenciesEditorActions, DependenciesPlace } from './DependenciesPlace.ts';
import { type DependenciesEditorLabels, defaultLabels } from './labels.ts';
import {
  hasDependency,
  offeredRows,
  parseDependency,
  removeDependency,
  setDependencyField,
  setDependencyForm,
  validateDependencies,
} from './model/dependencies.ts';
import type {
  DependenciesChange,
  DependenciesDraft,
  DependencyFault,
  DependencyOption,
  DependencyRow,
} from './types.ts';

const none = parseDependency(null);

/** What the items of a data set depend on: the product, and up to 3 fields of forms. */
export function DependenciesEditor({
  value,
  defaultValue = none,
  onValueChange,
  forms,
  formsError,
  loadFields,
  readOnlyReason,
  labels: givenLabels,
  actionsRef,
  ref,
  ...rest
}: DependenciesEditorProps) {
  const labels = useLabels('DependenciesEditor', defaultLabels, givenLabels);
  const titleId = useId();
  const ownRef = useRef<HTMLElement>(null);
  const rootRef = useMergedRefs(ownRef, ref);
  useDependenciesPlace(actionsRef, ownRef);
  const [draft, setDraft] = useControlled<DependenciesDraft, [DependenciesChange]>(
    value,
    defaultValue,
    onValueChange,
  );
  const [announcement, setAnnouncement] = useState('');
  const removedAt = useRef<number | null>(null);
  const isReadOnly = Boolean(readOnlyReason);
  const rows = isReadOnly ? draft.rows : offeredRows(draft);
  const faults = validateDependencies(draft);

  const remove = (id: string, index: number) => {
    setDraft(removeDependency(draft, id), { reason: 'remove-field', index });
    setAnnouncement(labels.removed(index + 1));
    removedAt.current = index;
  };
  useEffect(() => {
    if (removedAt.current === null) return;
    const boxes = ownRef.current?.querySelectorAll<HTMLElement>('[data-part~="form"] input') ?? [];
    boxes[Math.min(removedAt.current, boxes.length - 1)]?.focus();
    removedAt.current = null;
  });

  return (
    <EditorRoot data-part="dependencies-editor" aria-labelledby={titleId} {...rest} ref={rootRef}>
      <h3 id={titleId}>{labels.title}</h3>
      <Checkbox
        label={labels.product}
        readOnlyReason={readOnlyReason}
        checked={draft.isProductDependent}
        onCheckedChange={(isProductDependent) =>
          setDraft({ ...draft, isProductDependent }, { reason: 'set-product' })
        }
      />
      {!hasDependency(draft) && <Hint data-part="hint">{labels.hint}</Hint>}
      {formsError && (
        <Failure role="alert">
          {formsError.reason}
          {formsError.onRetry && (
            <Button size="sm" onClick={formsError.onRetry}>
              {labels.retry}
            </Button>
          )}
        </Failure>
      )}
      {rows.map((row, index) => (
        <DependencyRowView
          key={row.id}
          {...{ row, forms, loadFields, readOnlyReason, labels }}
          ordinal={index + 1}
          fault={faults.get(row.id)}
          onFormChange={(form) =>
            setDraft(setDependencyForm(draft, row.id, form), { reason: 'set-form', index })
          }
          onFieldChange={(field) =>
            setDraft(setDependencyField(draft, row.id, field), { reason: 'set-field', index })
          }
          onRemove={() => remove(row.id, index)}
        />
      ))}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </EditorRoot>
  );
}

const parts = ['form', 'field', 'remove'] as const;

/** Reports to the host where the user is, and goes back there. */
function useDependenciesPlace(
  handleRef: Ref<DependenciesEditorActions> | undefined,
  rootRef: RefObject<HTMLElement | null>,
): void {
  const [wanted, setWanted] = useState<DependenciesPlace | null>(null);
  useImperativeHandle(
    handleRef,
    () => ({
      readPlace: () => rootRef.current && readPlace(rootRef.current),
      showPlace: (place) => setWanted(place && { ...place }),
    }),
    [rootRef],
  );
  useLayoutEffect(() => {
    if (wanted !== null && rootRef.current !== null) findElement(rootRef.current, wanted)?.focus();
  }, [wanted, rootRef]);
}

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll('[data-part="dependency"]')];

function readPlace(root: HTMLElement): DependenciesPlace | null {
  const { activeElement } = document;
  if (activeElement === null || !root.contains(activeElement)) return null;
  const row = rowsOf(root).findIndex((candidate) => candidate.contains(activeElement));
  if (row < 0) return { row: null, part: 'product' };
  return { row, part: parts.find((part) => activeElement.closest(`[data-part~="${part}"]`)) ?? 'form' };
}

function findElement(root: HTMLElement, { row, part }: DependenciesPlace): HTMLElement | null {
  if (row === null) return root.querySelector<HTMLElement>('input, [role="checkbox"]');
  const rows = rowsOf(root);
  const found = rows[Math.min(row, rows.length - 1)];
  const selector = part === 'remove' ? '[data-part~="remove"]' : `[data-part~="${part}"] input:enabled`;
  return found?.querySelector<HTMLElement>(selector) ?? found?.querySelector<HTMLElement>('input') ?? null;
}

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
function DependencyRowView(props: DependencyRowViewProps) {
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
