import { Badge } from '@studio/ui';
import { SquareX } from 'lucide-react';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { SaveDetails } from '../../../kernel/editor/ui/SaveDetails.tsx';
import type { UnsavedChangesProps } from '../../../kernel/editor/ui/UnsavedChanges.tsx';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { ruleEditorText } from '../editor.messages.ts';
import { NotSavedYet } from './RuleEditorPage.styles.ts';

interface NotSavedProps extends Pick<UnsavedChangesProps, 'editor' | 'isReadOnly'> {
  /** How many kept cases pass as the rule is saved, and not as it is edited. */
  readonly stops: number;
}

/** What saving would change of the rule, each change with the way back; below the rule while the test bench shows what it decides otherwise. */
export function NotSaved({ stops, ...props }: NotSavedProps) {
  const headingId = useId();
  // Drawn again with every change of the draft.
  useSnapshot(props.editor.state, { sync: true });
  const { length } = props.editor.changes;
  return (
    <NotSavedYet aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{ruleEditorText('notSaved')}</h2>
        {length > 0 && <Badge tone="neutral">{countedText(ruleEditorText, 'notSaved', length)}</Badge>}
        {stops > 0 && (
          <p>
            <SquareX aria-hidden size={16} />
            {countedText(ruleEditorText, 'notSaved.stops', stops)}
          </p>
        )}
      </header>
      <SaveDetails {...props} />
    </NotSavedYet>
  );
}
