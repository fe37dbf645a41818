import { Button, Checkbox, VisuallyHidden } from '@studio/ui';
import { useControlled, useLabels, useMergedRefs } from '@studio/ui/internal';
import { useEffect, useId, useRef, useState } from 'react';
import { EditorRoot, Failure, Hint } from './DependenciesEditor.styles.ts';
import type { DependenciesEditorProps } from './DependenciesEditorProps.ts';
import { DependencyRowView } from './DependencyRowView.tsx';
import { defaultLabels } from './labels.ts';
import {
  hasDependency,
  offeredRows,
  parseDependency,
  removeDependency,
  setDependencyField,
  setDependencyForm,
  validateDependencies,
} from './model/dependencies.ts';
import type { DependenciesChange, DependenciesDraft } from './types.ts';
import { useDependenciesPlace } from './useDependenciesPlace.ts';

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
