import { TagField } from '@studio/ui';
import { CompactText } from '../../shared/literal/Compact.styles.ts';
import { LiteralEditor } from '../../shared/literal/LiteralEditor.tsx';
import { describeValue } from '../model/describe.ts';
import type { LiteralValue } from '../model/values.ts';
import { useTreeView } from '../TreeView.ts';
import type { ValueSlot } from '../types.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import { VariableEditor } from './VariableEditor.tsx';

export interface ValueEditorProps {
  readonly slot: ValueSlot;
  /** Several values, as a list operator compares with. */
  readonly isList: boolean;
}

const separator = ',';
const mostValues = 1_000;

function ListEditor({ slot, value }: { slot: ValueSlot; value: LiteralValue }) {
  const texts = value.valueString.split(separator).map((text) => text.trim());
  return (
    <TagField
      label={slot.label}
      isLabelHidden
      maxTags={mostValues}
      value={texts.filter((text) => text !== '')}
      onValueChange={(next) => slot.onChange({ ...value, valueString: next.join(separator) })}
      aria-invalid={slot.isInvalid || undefined}
      aria-describedby={slot.describedBy}
    />
  );
}

/** One side of a comparison, entered in the way that suits its kind; as text where nothing can be changed. */
export function ValueEditor({ slot, isList }: ValueEditorProps) {
  const { labels, mode, describe, renderValueEditor, getLiteralType } = useTreeView();
  const { value, onChange } = slot;
  if (mode !== 'edit') {
    const text = describeValue(value, describe);
    return (
      <CompactText data-empty={text === '' || undefined} title={text || undefined} dir="auto">
        {text || labels.blank}
      </CompactText>
    );
  }
  const own = renderValueEditor?.(slot);
  if (own !== undefined) return own;
  if (value.kind === 'VariableValue') return <VariableEditor slot={slot} value={value} />;
  if (value.kind !== 'LiteralValue') return <ChoiceEditor slot={slot} />;
  const type = getLiteralType(value.typeName);
  if (isList && type !== 'Boolean' && type !== 'Date') return <ListEditor slot={slot} value={value} />;
  return (
    <LiteralEditor
      label={slot.label}
      type={type}
      value={value.valueString}
      onCommit={(valueString) => onChange({ ...value, valueString })}
      placeholder={labels.choose.LiteralValue}
      isInvalid={slot.isInvalid}
      describedBy={slot.describedBy}
      texts={labels}
    />
  );
}
