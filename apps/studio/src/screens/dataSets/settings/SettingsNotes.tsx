import { Button } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { Lock, TriangleAlert } from 'lucide-react';
import { t } from '../../../messages/messages.ts';
import { Note, Notes } from './DataSetSettingsPage.styles.ts';
import './settings.messages.ts';

/** Who saved a newer version, and how to continue from it. */
export interface StaleSettings {
  readonly author: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly onTakeIn: () => void;
}

/** What stands above the settings. */
export interface SettingsNotesProps {
  /** Which permission is missing; empty when none is. */
  readonly readOnlyReason: string;
  /** Why the server did not save, as far as it belongs to no setting; null for nothing. */
  readonly refusal: string | null;
  /** Set when somebody else saved first. */
  readonly stale: StaleSettings | null;
}

/** Why nothing can be changed, why nothing was saved, and who saved first. */
export function SettingsNotes({ readOnlyReason, refusal, stale }: SettingsNotesProps) {
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
      {stale !== null && (
        <Note role="alert" data-tone="bad">
          <TriangleAlert aria-hidden size={16} />
          <div>
            <strong>{t('dataSets.settings.stale.title')}</strong>
            <span>
              {t('dataSets.settings.stale.text', { author: stale.author, time: formatDateTime(stale.time) })}
            </span>
            <Button onClick={stale.onTakeIn}>{t('dataSets.settings.stale.takeIn')}</Button>
          </div>
        </Note>
      )}
    </Notes>
  );
}
