import { t } from '../../../../messages/messages.ts';
import { Prose } from '../DataSetEditorPage.styles.ts';
import '../../editing.messages.ts';

/** The data items tab of a custom set: its items are made in code. */
export function CustomTab() {
  return (
    <Prose>
      <p>{t('dataSets.custom.text')}</p>
    </Prose>
  );
}
