import type { UiFormTemplate } from '@studio/api';
import { formEditorText } from '../editor.messages.ts';
import { PlannedChange, type PlannedChangeProps } from './PlannedChange.tsx';

/** The form that is to be marked. */
export interface MarkQuestionProps extends Pick<PlannedChangeProps, 'id' | 'onState'> {
  readonly form: UiFormTemplate['formTemplate'];
}

/** Asks before a form is in production, and says what is locked then and what will change there: it cannot be undone. */
export function MarkQuestion({ id, form, onState }: MarkQuestionProps) {
  const { uniqueName: name, version } = form;
  return (
    <PlannedChange
      action="markInProduction"
      {...{ id, onState }}
      before={<p>{formEditorText('mark.intro', { name, version })}</p>}
      after={
        <>
          <p>{formEditorText('mark.hint')}</p>
          <p>{formEditorText('mark.question')}</p>
        </>
      }
    />
  );
}
