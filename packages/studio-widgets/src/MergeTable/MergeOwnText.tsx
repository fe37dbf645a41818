import { TextArea, TextField } from '@studio/ui';
import type { ReactElement } from 'react';
import { MergeOption } from './MergeOption.tsx';

interface MergeOwnTextProps {
  /** Of the group. */
  readonly name: string;
  readonly text: string;
  /** The text may have several lines. */
  readonly isLong: boolean;
  readonly isChecked: boolean;
  /** Chosen with this text. */
  readonly onChange: (text: string) => void;
  readonly title: string;
  /** Name of the field. */
  readonly label: string;
}

/** A text of one's own. Writing in the field chooses it; until it is chosen, Tab passes over the field. */
export function MergeOwnText(props: MergeOwnTextProps): ReactElement {
  const { name, text, isLong, isChecked, onChange, title, label } = props;
  const field = {
    label,
    isLabelHidden: true,
    value: text,
    onValueChange: onChange,
    tabIndex: isChecked ? 0 : -1,
    dir: 'auto',
  };
  return (
    <MergeOption part="own" name={name} title={title} isChecked={isChecked} onCheck={() => onChange(text)}>
      {isLong ? <TextArea {...field} minRows={2} maxRows={8} /> : <TextField {...field} />}
    </MergeOption>
  );
}
