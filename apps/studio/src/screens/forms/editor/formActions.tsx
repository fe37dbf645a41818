import type { UiFormTemplate } from '@studio/api';
import { ClipboardList, FlaskConical, GitCompareArrows, ShieldCheck, Workflow } from 'lucide-react';
import { comparePath } from '../../../kernel/object/compare/comparePath.ts';
import type { ObjectAction } from '../../../kernel/object/ObjectAction.ts';
import { ExplainedError } from '../../../platform/i18n/ExplainedError.ts';
import { type FormChanges, makeTestSet, markForm, publishForms } from '../dialogs/formChanges.ts';
import { forms } from '../early.ts';
import { formEditorText } from '../editor.messages.ts';
import { formText } from '../forms.messages.ts';
import { graphPath } from '../graph/graph.urls.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import { PlannedChange, type PlannedChangeProps } from './PlannedChange.tsx';

type FormAction = ObjectAction<UiFormTemplate, FormDraft>;

/** The set that was made last: its details are loaded once it is there. */
let madeSet: number | null = null;
const setMade = () => formEditorText('set', { id: String(madeSet) });
const saveFirst = () => formEditorText('saveFirst');

/** What the server's actions do with one form. */
export const formActions: Readonly<Record<string, FormAction>> = {
  Publish: {
    does: 'change',
    label: () => formEditorText('publish'),
    icon: <ClipboardList aria-hidden size={16} />,
    unsavedReason: saveFirst,
    question: ({ id, formTemplate: { uniqueName: name, version } }) => ({
      message: (onState) => (
        <PlannedChange
          action="publish"
          {...{ id, onState }}
          before={<p>{formEditorText('publish.question', { name, version })}</p>}
        />
      ),
      size: 'lg',
    }),
    texts: () => ({ loading: formEditorText('publish.loading'), success: setMade }),
    run: async ({ id, etag }) => {
      madeSet = requireChange(await publishForms({ ids: [id] }, etag)).setId;
      return null;
    },
  },
  'Test Draft Form Templates': {
    does: 'change',
    label: () => formEditorText('test'),
    icon: <FlaskConical aria-hidden size={16} />,
    unsavedReason: saveFirst,
    texts: () => ({ loading: formEditorText('test.loading'), success: setMade }),
    // It changes nothing about the form.
    run: async ({ doc, etag, options }) => {
      madeSet = (await makeTestSet(options.idempotencyKey)).setId;
      return { doc, etag };
    },
  },
  Compare: {
    does: 'open',
    label: () => formText('compare'),
    icon: <GitCompareArrows aria-hidden size={16} />,
    path: ({ id }) => comparePath(forms.paths, id),
  },
  'Show Form Graph': {
    does: 'open',
    label: () => formEditorText('graph'),
    icon: <Workflow aria-hidden size={16} />,
    path: ({ formTemplate: { uniqueName } }) => graphPath(uniqueName),
  },
  'Mark In Production': {
    does: 'change',
    label: () => formEditorText('mark'),
    icon: <ShieldCheck aria-hidden size={16} />,
    question: ({ id, formTemplate }) => ({
      message: (onState) => <MarkQuestion {...{ id, onState }} form={formTemplate} />,
      ...{ tone: 'danger', size: 'lg' },
    }),
    texts: () => ({ loading: formEditorText('mark.loading'), success: formEditorText('mark.success') }),
    run: async ({ id, etag }) => {
      requireChange(await markForm(id, etag));
      return null;
    },
  },
};

/** @throws ExplainedError why nothing was changed, as the server says it of the form */
function requireChange(changes: FormChanges): FormChanges {
  const { changed, message, failures } = changes;
  if (changed > 0) return changes;
  // The server's text about several is replaced by the reason of the one.
  throw new ExplainedError(failures.map((failure) => failure.message).join(' ') || (message ?? ''));
}

/** The form that is to be marked. */
interface MarkQuestionProps extends Pick<PlannedChangeProps, 'id' | 'onState'> {
  readonly form: UiFormTemplate['formTemplate'];
}

/** Asks before a form is in production, and says what is locked then and what will change there: it cannot be undone. */
function MarkQuestion({ id, form, onState }: MarkQuestionProps) {
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
