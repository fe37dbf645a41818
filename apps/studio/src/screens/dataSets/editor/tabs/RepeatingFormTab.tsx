import { t } from '../../../../messages/messages.ts';
import { Prose } from '../DataSetEditorPage.styles.ts';
import '../../editing.messages.ts';

/** The name of the form template whose rows the set offers; null for none. */
export interface RepeatingFormTabProps {
  readonly template: string | null;
}

/** The tab of a repeating form set: its items are the rows of a form. */
export function RepeatingFormTab({ template }: RepeatingFormTabProps) {
  return (
    <Prose>
      <p>{t('dataSets.repeatingForm.text')}</p>
      <dl>
        <dt>{t('dataSets.repeatingForm.template')}</dt>
        <dd>{template ?? t('dataSets.repeatingForm.noTemplate')}</dd>
      </dl>
    </Prose>
  );
}
