import { TextArea, TextField } from '@studio/ui';
import type { ReactElement } from 'react';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { MergeOption } from './MergeOption.tsx';

interface MergeOwnTextProps {
  /** Of the group. */
  readonly name: string;
  readonly text: string;
  /** The text may have several lines. */
  readonly isLong: boolean;
  /** The text has formatting: it is HTML. */
  readonly isRich: boolean;
  readonly isChecked: boolean;
  /** Chosen with this text. */
  readonly onChange: (text: string) => void;
  readonly title: string;
  /** Name of the field. */
  readonly label: string;
}

/** A text of one's own. Writing in the field chooses it; until it is chosen, Tab passes over the field. The editor of a text with formatting is there once it is chosen. */
export function MergeOwnText(props: MergeOwnTextProps): ReactElement {
  const { name, text, isLong, isRich, isChecked, onChange, title, label } = props;
  const field = {
    label,
    isLabelHidden: true,
    value: text,
    onValueChange: onChange,
    tabIndex: isChecked ? 0 : -1,
    dir: 'auto',
  };
  const plain = isLong ? <TextArea {...field} minRows={2} maxRows={8} /> : <TextField {...field} />;
  return (
    <MergeOption part="own" name={name} title={title} isChecked={isChecked} onCheck={() => onChange(text)}>
      {!isRich && plain}
      {isRich && isChecked && (
        <RichTextEditor label={label} isLabelHidden value={text} onValueChange={(next) => onChange(next)} />
      )}
    </MergeOption>
  );
}
