import { Button } from '@studio/ui';
import type { ReactElement } from 'react';
import { TwoStepSelector } from '../TwoStepSelector/TwoStepSelector.tsx';
import type { FormSelection } from '../TwoStepSelector/types.ts';
import { FieldsSection, RowLine } from './ExpressionModal.styles.ts';
import type { FieldSource } from './ExpressionModalProps.ts';
import type { ExpressionModalLabels } from './labels.ts';
import { type FieldRow, selectionsIn, setRow, shownRows } from './model/rows.ts';
import { type FieldRules, usableRows } from './model/rules.ts';

export interface FieldRowsProps extends FieldSource {
  readonly rows: readonly FieldRow[];
  readonly onRowsChange: (rows: readonly FieldRow[]) => void;
  readonly rules: FieldRules;
  readonly labels: ExpressionModalLabels;
  readonly debounceMs: number | undefined;
  /** Why nothing can be added; undefined when it can. */
  readonly obstacle: string | undefined;
  readonly onAdd: () => void;
}

/** The fields that the chosen entry is applied to, and the button that adds it. */
export function FieldRows(props: FieldRowsProps): ReactElement {
  const { rows, onRowsChange, rules, labels, obstacle, onAdd, debounceMs } = props;
  const { forms = [], searchForms, loadFields } = props;
  const addButton = (
    <Button data-part="button add" disabledReason={obstacle} onClick={onAdd}>
      {labels.addToScript}
    </Button>
  );
  if (!searchForms || !loadFields) return <RowLine>{addButton}</RowLine>;
  const shown = shownRows(rows, rules.rows);
  const usedOf = (value: FormSelection | null) => (value && usableRows([value], rules)[0]) ?? value;
  return (
    <FieldsSection data-part="fields">
      <legend>{labels.fields(selectionsIn(shown).length, rules.rows)}</legend>
      {shown.map((row, index) => (
        <RowLine key={row.id}>
          <TwoStepSelector
            mode="forms"
            label={labels.field(index + 1)}
            isLabelHidden
            value={usedOf(row.value)}
            onValueChange={(next) => onRowsChange(setRow(rows, row.id, next))}
            selectionMode={rules.isMultiple ? 'multiple' : 'single'}
            isDisabled={rules.rows === 0}
            debounceMs={debounceMs}
            minSearchLength={forms.length > 0 ? 0 : undefined}
            searchForms={async (text, options) =>
              text === '' && forms.length > 0 ? forms : searchForms(text, options)
            }
            loadFields={async (form, options) => (await loadFields(form, options)) ?? []}
          />
          {index === shown.length - 1 && addButton}
        </RowLine>
      ))}
    </FieldsSection>
  );
}
