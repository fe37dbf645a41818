import type { UiFormTemplate } from '@studio/api';
import { useDeferredPart } from '@studio/ui/internal';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { useLastShown } from '../../../platform/state/useLastShown.ts';
import { forgetMadeForm, isMadeForm } from '../madeForm.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import type { FaultPlace } from './faultPlace.ts';
import { draftFaults, type FormFault, refusedFaults, savedFaults } from './formFaults.ts';
import { errorsBannerPart, errorsPart } from './settingsPart.ts';

const noFaults: readonly FormFault[] = [];

/** What a screen shows of the errors of its form. */
export interface FormErrorsState {
  /** All of them, and what a save of the draft would be refused for, for their places in the outline. */
  readonly faults: readonly FormFault[];
  readonly banner: ReactNode;
  readonly modal: ReactNode;
  /** Shows the modal if the form, as it is saved, has errors. */
  readonly showErrors: () => void;
}

/** What is done with errors. */
export interface FormErrorsInput {
  readonly state: PartsInput<UiFormTemplate, FormDraft>['state'];
  /** What the type of the form is called. */
  readonly typeName: string;
  /** True during a save that the user did not start: its errors are not reported. */
  readonly isQuiet: RefObject<boolean>;
  /** Leads to a place. */
  readonly onShow: (place: FaultPlace) => void;
}

/**
 * The errors of a form: those with which it was saved, and those for which a save was refused. A modal says them after each save;
 * a line leads to the former again.
 */
export function useFormErrors({ state, typeName, isQuiet, onShow }: FormErrorsInput): FormErrorsState {
  const { editor, base, draft, failure, isDirty } = state;
  const { origin } = editor.state;
  // The same lists from draw to draw: what a form of thousands of fields looks like depends on them.
  const refused = useMemo(() => refusedFaults(failure), [failure]);
  const saved = useMemo(() => savedFaults(base.doc, origin), [base.doc, origin]);
  // Where it is as it is saved again, as by an undo, nothing of it is refused.
  const found = JSON.stringify(draftFaults(draft, isDirty ? refused : noFaults));
  // Of the type that was written there.
  const faults = useMemo(() => [...(JSON.parse(found) as FormFault[]), ...saved], [found, saved]);
  // The errors of a new form are shown where it opens. A draw that is thrown away, as React may do, must not use that up.
  const [wasMade] = useState(() => isMadeForm(editor.id));
  useEffect(() => forgetMadeForm(editor.id), [editor]);
  const [asked, setAsked] = useState<'saved' | 'standing' | 'locked' | null>(
    wasMade && base.doc.errors.length > 0 ? 'saved' : null,
  );
  const [seen, setSeen] = useState<object | null>(null);
  const isRefused = refused.length > 0 && failure !== seen;
  const kind = isRefused ? 'refused' : asked;
  const isOpen = kind !== null;
  // What it says stays while it is closed.
  const shown = useLastShown(kind);
  const Errors = useDeferredPart(errorsPart, isOpen);
  const Banner = useDeferredPart(errorsBannerPart, saved.length > 0);
  const showErrors = () => setAsked(editor.state.base.doc.errors.length > 0 ? 'saved' : null);
  const reportSaved = useEffectEvent(() => {
    if (!isQuiet.current) showErrors();
  });
  useEffect(() => editor.onSave(() => reportSaved()), [editor]);
  const close = () => {
    setAsked(null);
    setSeen(failure);
  };
  const { uniqueName, version, status } = base.doc.formTemplate;
  return {
    faults,
    showErrors,
    // What is announced politely has to be there before it says something.
    banner: (
      <div role="status">
        {Banner && saved.length > 0 && (
          <Banner
            {...{ status }}
            count={saved.length}
            onShow={() => setAsked(status === 0 ? 'standing' : 'locked')}
          />
        )}
      </div>
    ),
    modal: Errors && shown !== null && (
      <Errors
        {...{ isOpen, draft }}
        cause={shown}
        faults={shown === 'refused' ? refused : saved}
        form={{ uniqueName, version, type: typeName }}
        onClose={close}
        onShow={(place) => {
          close();
          onShow(place);
        }}
      />
    ),
  };
}
