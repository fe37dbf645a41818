import { Button, IconButton } from '@studio/ui';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Fragment, type ReactNode, useId } from 'react';
import { Hint } from './FieldActions.tsx';
import { Group, GroupProblem, NoRows, RepeatedRow, RowRoot } from './FormView.styles.ts';
import { entriesIn, fieldAt, valueAt } from './model/values.ts';
import type { ViewField, ViewPath, ViewValue } from './types.ts';
import { useEntryKeys } from './useEntryKeys.ts';
import { useFocusOfEntries } from './useFocusOfEntries.ts';
import {
  type FieldViewProps,
  useEntryStates,
  useHiddenKeys,
  useProblems,
  type ViewContextValue,
} from './ViewContext.ts';

interface RowsViewProps {
  readonly field: ViewField;
  readonly path: ViewPath;
  readonly value: ViewValue;
  readonly view: ViewContextValue;
  readonly isReadOnly: boolean;
  readonly error: string | undefined;
  readonly onValueChange: (value: ViewValue) => void;
  readonly renderField: (shown: FieldViewProps) => ReactNode;
}

/** The rows of a repeater, each with the same fields. */
export function RowsView(props: RowsViewProps) {
  const { field, path, value, isReadOnly, error, onValueChange, renderField } = props;
  const { view } = props;
  const { labels } = view;
  const hiddenKeys = useHiddenKeys();
  const problemOf = useProblems();
  const states = useEntryStates();
  const rows = entriesIn(value);
  const { keys, takeOut } = useEntryKeys(rows.length);
  const fields = field.fields?.filter(({ key }) => !hiddenKeys.has(key)) ?? [];
  const { rootRef, focusBehind } = useFocusOfEntries<HTMLFieldSetElement>(rows.length);
  const hintId = useId();
  return (
    <Group ref={rootRef} data-part="rows" aria-describedby={field.hint ? hintId : undefined}>
      <legend>{field.label}</legend>
      <Hint id={hintId} text={field.hint} />
      {rows.length === 0 && <NoRows>{labels.noRows}</NoRows>}
      {rows.map((row, index) => (
        <RepeatedRow key={keys[index]} role="group" aria-label={labels.row(field.label, index + 1)}>
          <RowRoot>
            {fields.map((each) => {
              const [own, held] = [[...path, index, each.name], valueAt(row, [each.name])];
              const at = fieldAt(each, own, states);
              const drawn = isReadOnly && !view.isReadOnly ? { ...at, isReadOnly: true } : at;
              return (
                <Fragment key={each.key}>
                  {renderField({
                    ...{ field: drawn, path: own, value: held },
                    problem: problemOf(drawn, own, held),
                  })}
                </Fragment>
              );
            })}
          </RowRoot>
          {!isReadOnly && (
            <IconButton
              label={labels.removeRow(field.label, index + 1)}
              icon={<Trash2 size={16} />}
              data-remove=""
              onClick={() => {
                takeOut(index);
                focusBehind(index);
                onValueChange(rows.filter((_, at) => at !== index));
              }}
            />
          )}
        </RepeatedRow>
      ))}
      {error !== undefined && <GroupProblem role="alert">{error}</GroupProblem>}
      {!isReadOnly && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            data-add=""
            startIcon={<Plus size={14} />}
            isDisabled={rows.length >= (field.maximumRows ?? Number.POSITIVE_INFINITY)}
            onClick={() => onValueChange([...rows, {}])}
          >
            {field.look?.addText ?? labels.addRow(field.label)}
          </Button>
        </div>
      )}
    </Group>
  );
}
