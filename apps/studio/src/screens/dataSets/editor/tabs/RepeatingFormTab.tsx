import { dataSetEditingText } from '../../editing.messages.ts';
import { Prose } from '../DataSetEditorPage.styles.ts';

/** The name of the form template whose rows the set offers; null for none. */
export interface RepeatingFormTabProps {
  readonly template: string | null;
}

/** The tab of a repeating form set: its items are the rows of a form. */
export function RepeatingFormTab({ template }: RepeatingFormTabProps) {
  return (
    <Prose>
      <p>{dataSetEditingText('repeatingForm.text')}</p>
      <dl>
        <dt>{dataSetEditingText('repeatingForm.template')}</dt>
        <dd>{template ?? dataSetEditingText('repeatingForm.noTemplate')}</dd>
      </dl>
    </Prose>
  );
}
