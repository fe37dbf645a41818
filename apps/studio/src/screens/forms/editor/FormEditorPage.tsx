import type { UiFormTemplate } from '@studio/api';
import type { Ref } from 'react';
import { EditorPage } from '../../../kernel/object/EditorPage.tsx';
import type { EditorFrame } from '../../../kernel/object/ObjectScreen.ts';
import { formEditorText } from '../editor.messages.ts';
import { formText } from '../forms.messages.ts';
import { formTexts } from '../formTexts.ts';
import { writeDay } from '../writeDay.ts';
import { FormOutline } from './body/FormOutline.tsx';
import type { FormDraft } from './draft/FormDraft.ts';
import type { FormFault } from './formFaults.ts';

/** Everything the screen shows; it knows neither server nor address. */
export interface FormEditorPageProps {
  readonly frame: EditorFrame;
  /** The version that the draft was made from. */
  readonly doc: UiFormTemplate;
  readonly draft: FormDraft;
  readonly faults: readonly FormFault[];
  /** What the type of the form is called; empty while that is not known. */
  readonly typeName: string;
  readonly outlineRef?: Ref<HTMLDivElement>;
}

const statusTones = { 0: 'neutral', 1: 'good', 2: 'accent' } as const;

/** The editor of a form: what it is, what can be done with it, and what it holds. */
export function FormEditorPage({ frame, doc, draft, faults, typeName, outlineRef }: FormEditorPageProps) {
  const { formTemplate: form } = doc;
  const { uniqueName, displayName, version, status, valid } = form;
  const invalid = { label: formEditorText('invalid'), tone: 'bad' } as const;
  return (
    <EditorPage
      frame={frame}
      title={uniqueName}
      type={typeName}
      status={{ label: formText(`status.${status}`), tone: statusTones[status] }}
      badges={valid ? [] : [invalid]}
      details={[formEditorText('version', { version }), ...datesOf(form)]}
      description={displayName}
      backLabel={formTexts().back}
    >
      <FormOutline {...{ draft, doc, faults }} ref={outlineRef} />
    </EditorPage>
  );
}

/** The days between which a form is in effect; nothing unless both are there. */
function datesOf({
  effectiveDateRangeBegin: begin,
  effectiveDateRangeEnd: end,
}: UiFormTemplate['formTemplate']): readonly string[] {
  if (begin === null || end === null) return [];
  return [formEditorText('effective', { begin: writeDay(begin), end: writeDay(end) })];
}
