import { Lock, TriangleAlert } from 'lucide-react';
import { t } from '../../../messages/messages.ts';
import { Note, Notes } from './DataSetSettingsPage.styles.ts';
import './settings.messages.ts';

/** What stands above the settings. */
export interface SettingsNotesProps {
  /** Which permission is missing; empty when none is. */
  readonly readOnlyReason: string;
  /** Why the server did not save, as far as it belongs to no setting; null for nothing. */
  readonly refusal: string | null;
}

/** Why nothing can be changed, and why nothing was saved. */
export function SettingsNotes({ readOnlyReason, refusal }: SettingsNotesProps) {
  return (
    <Notes>
      {readOnlyReason !== '' && (
        <Note>
          <Lock aria-hidden size={16} />
          <div>{readOnlyReason}</div>
        </Note>
      )}
      {refusal !== null && (
        <Note role="alert" data-tone="bad">
          <TriangleAlert aria-hidden size={16} />
          <div>
            <strong>{t('dataSets.settings.refused')}</strong>
            <span>{refusal}</span>
          </div>
        </Note>
      )}
    </Notes>
  );
}
