import { isProblem } from '@studio/api';
import { Button, ConfirmDialog, type ConfirmDialogProps } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { CircleAlert, Pencil, Users } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Banner } from '../../../../kernel/editor/ui/Banner.styles.ts';
import { useReturnHome } from '../../../../kernel/editor/ui/useFocusHome.ts';
import type { OwnAction } from '../../../../kernel/object/ObjectScreen.ts';
import { objectText } from '../../../../kernel/object/object.messages.ts';
import { DialogFailure } from '../../../../kernel/screen/DialogFailure.tsx';
import { notify } from '../../../../platform/feedback/notices.ts';
import { withProgress } from '../../../../platform/feedback/progress.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { useLastShown } from '../../../../platform/state/useLastShown.ts';
import { organizationEditorText } from '../../editor.messages.ts';
import { organizationFormText } from '../../forms.messages.ts';
import type { ChangesOf, FormSetState, ValuesByForm } from './FormSetState.ts';
import { type FormFault, findFormFault, isPresent } from './findFormFault.ts';
import type { Forms } from './useForms.ts';

/** What changes of forms need. */
export interface FormChangesInput {
  readonly forms: Forms;
  /** Why nothing can be changed; empty when it can. */
  readonly lockedBecause: string;
  /** The forms have become those of the organization: loads it again, before they can be edited or acted upon. */
  readonly onApplied: () => Promise<void>;
  /** Shows the form that has a value which keeps the forms from being saved. */
  readonly onFault: (fault: FormFault) => void;
  /** What the screen is drawn in. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** The heading of the form: it gets the focus once the action that asked is gone. */
  readonly headingRef: RefObject<HTMLElement | null>;
  /** Another part of the organization was edited, too, and is to be discarded with the forms. */
  readonly onDiscarded: () => void;
}

/** What a screen shows of them. */
export interface FormChanges {
  /** The action that starts changes. */
  readonly edit: OwnAction;
  /** The value that was found, while nothing was changed since; null for none. */
  readonly fault: FormFault | null;
  /** The last save has failed, and nothing was changed since. */
  readonly isNotSaved: boolean;
  /**
   * Looks for values that keep the forms from being saved, and shows the first; saves them where there is none.
   * @param saveRest saves what else was edited before them. @returns whether that is saved
   */
  readonly save: (saveRest: () => Promise<boolean>) => Promise<void>;
  /** Asks whether the changes are to be discarded. */
  readonly askDiscard: () => void;
  readonly banners: ReactNode;
  readonly dialogs: ReactNode;
}

interface FailedSave {
  readonly reason: string;
  /** Those that were to be saved: with others it may succeed. */
  readonly values: ValuesByForm;
  readonly onRetry: () => void;
}

/** The course of changes of the forms of an organization: started, taken over, applied, discarded. */
export function useFormChanges({
  forms,
  lockedBecause,
  onApplied,
  onFault,
  onDiscarded,
  rootRef,
  headingRef,
}: FormChangesInput): FormChanges {
  const { set, state } = forms;
  const [other, setOther] = useState<ChangesOf | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const [found, setFault] = useState<FormFault | null>(null);
  const [failed, setFailed] = useState<FailedSave | null>(null);
  const [discardFailure, setDiscardFailure] = useState('');
  const returnsFocus = useReturnHome(rootRef, headingRef);
  const fault = found !== null && state.isEditing && isPresent(found, state.values) ? found : null;

  const check = async (values: ValuesByForm) => {
    const texts = {
      loading: organizationFormText('checking'),
      describe: (done: number, total: number | null) =>
        organizationFormText('checking.of', { done, total: total ?? done }),
    };
    const { signal } = new AbortController();
    const first = await findFormFault(forms, {
      ...{ values, signal },
      follow: (checking) => withProgress(texts, checking),
    });
    setFault(first);
    if (first !== null) onFault(first);
    return first === null;
  };

  const start = async (takeOver: boolean) => {
    setOther(null);
    try {
      const loading = organizationFormText('starting');
      const isFailure = (error: unknown) => otherOf(error) === null;
      await withProgress({ loading, isFailure }, async () => set?.start(takeOver));
    } catch (error) {
      const found = otherOf(error);
      if (found !== null) return setOther(found);
      notify({
        message: organizationFormText('edit.failed', { reason: describeError(error) }),
        tone: 'bad',
      });
    }
  };
  const reload = async () => {
    try {
      await onApplied();
    } catch (error) {
      notify({ message: objectText('action.reload', { reason: describeError(error) }), tone: 'warning' });
    }
  };
  const save = async (saveRest: () => Promise<boolean>) => {
    if (set === undefined) return;
    setFailed(null);
    let isRestSaved = false;
    const isValid = async (values: ValuesByForm) => {
      if (!(await check(values))) return false;
      if (!isRestSaved) isRestSaved = await saveRest();
      return isRestSaved;
    };
    try {
      const loading = organizationEditorText('saving');
      const success = (isDone: boolean) => (isDone ? organizationEditorText('saved') : undefined);
      await withProgress({ loading, success }, () => set.apply({ isValid, onApplied: reload }));
    } catch (error) {
      await set.refresh().catch(() => undefined);
      setFailed({
        reason: describeError(error),
        values: set.state.values,
        onRetry: () => void save(saveRest),
      });
    }
  };
  const discard = async () => {
    if (set === undefined) return;
    setDiscardFailure('');
    try {
      await withProgress(
        {
          loading: organizationEditorText('discarding'),
          success: organizationEditorText('discarded'),
        },
        () => set.discard(),
      );
      setDiscarding(false);
      onDiscarded();
    } catch (error) {
      setDiscardFailure(organizationFormText('cancel.failed', { reason: describeError(error) }));
    }
  };
  const shownFailure = failed?.values === state.values && state.pending === null ? failed : null;
  const isReady = lockedBecause === '' && set !== undefined && state.pending === null;
  return {
    edit: {
      label: organizationFormText('edit'),
      icon: <Pencil aria-hidden size={16} />,
      variant: 'primary',
      isPinned: true,
      isPending: state.pending === 'starting',
      isReady,
      ...(lockedBecause !== '' && { disabledReason: lockedBecause }),
      onRun: () => void start(false),
    },
    ...{ fault, save },
    isNotSaved: shownFailure !== null || state.failure !== null,
    askDiscard: () => {
      setDiscardFailure('');
      setDiscarding(true);
    },
    banners: (
      <FormBanners
        {...{ state, fault }}
        failed={shownFailure}
        onShow={() => {
          if (fault === null) return;
          setFault({ ...fault });
          onFault(fault);
        }}
        onRetry={() => void set?.flush()}
        onTakeBack={() => void start(true)}
        onGiveUp={() => set?.giveUp()}
      />
    ),
    dialogs: (
      <>
        <TakeOverQuestion
          of={other}
          onConfirm={() => void start(true)}
          onCancel={() => setOther(null)}
          returnsFocus={returnsFocus}
        />
        <ConfirmDialog
          isOpen={isDiscarding}
          isPending={state.pending === 'discarding'}
          title={organizationFormText('cancel.title')}
          message={
            <>
              {organizationFormText('cancel.question')}
              <DialogFailure text={discardFailure} />
            </>
          }
          tone="danger"
          confirmLabel={commonText('yes')}
          cancelLabel={commonText('no')}
          onConfirm={discard}
          onCancel={() => setDiscarding(false)}
          returnsFocus={returnsFocus}
        />
      </>
    ),
  };
}

/** Who has started changes, as the refusal says; null for another refusal. */
function otherOf(error: unknown): ChangesOf | null {
  if (!isProblem(error, 409) || !error.problem.type.endsWith('/changes-under-way')) return null;
  const { startedBy, timeStarted } = error.problem as {
    readonly startedBy?: { readonly name?: unknown };
    readonly timeStarted?: unknown;
  };
  return { name: String(startedBy?.name ?? ''), timeStarted: Number(timeStarted ?? 0) };
}

interface TakeOverQuestionProps extends Pick<ConfirmDialogProps, 'returnsFocus'> {
  /** Null while nothing is asked. */
  readonly of: ChangesOf | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function TakeOverQuestion({ of, onConfirm, onCancel, returnsFocus }: TakeOverQuestionProps) {
  const shown = useLastShown(of);
  return (
    shown && (
      <ConfirmDialog
        isOpen={of !== null}
        title={organizationFormText('edit.title')}
        message={organizationFormText('edit.others', {
          name: shown.name,
          time: formatDateTime(shown.timeStarted),
        })}
        confirmLabel={organizationFormText('edit.takeOver')}
        cancelLabel={commonText('cancel')}
        onConfirm={onConfirm}
        onCancel={onCancel}
        returnsFocus={returnsFocus}
      />
    )
  );
}

interface FormBannersProps {
  readonly state: FormSetState;
  /** Why the last save failed; null when it did not. */
  readonly failed: FailedSave | null;
  readonly fault: FormFault | null;
  readonly onShow: () => void;
  readonly onRetry: () => void;
  readonly onTakeBack: () => void;
  readonly onGiveUp: () => void;
}

/** Who else changes the forms, and what has not reached the server. */
function FormBanners({ state, failed, fault, onShow, onRetry, onTakeBack, onGiveUp }: FormBannersProps) {
  const { others, isTakenOver, failure } = state;
  return (
    <div role="status">
      {isTakenOver && (
        <Banner data-part="taken-over">
          <CircleAlert aria-hidden size={16} />
          <div>
            <p>{organizationFormText('takenOver.banner', { name: others?.name ?? '' })}</p>
          </div>
          <div data-part="acts">
            <Button size="sm" variant="primary" onClick={onTakeBack}>
              {organizationFormText('takenOver.back')}
            </Button>
            <Button size="sm" onClick={onGiveUp}>
              {organizationFormText('takenOver.giveUp')}
            </Button>
          </div>
        </Banner>
      )}
      {!isTakenOver && others !== null && (
        <Banner data-tone="neutral" data-part="others">
          <Users aria-hidden size={16} />
          <div>
            <p>
              {organizationFormText('others.banner', {
                name: others.name,
                time: formatDateTime(others.timeStarted),
              })}
            </p>
          </div>
        </Banner>
      )}
      {fault !== null && (
        <Banner data-tone="bad" data-part="invalid">
          <CircleAlert aria-hidden size={16} />
          <div>
            <p>{organizationFormText('invalid.banner', { label: fault.label, form: fault.formName })}</p>
          </div>
          <div data-part="acts">
            <Button size="sm" onClick={onShow}>
              {organizationFormText('invalid.show')}
            </Button>
          </div>
        </Banner>
      )}
      {failed !== null && !isTakenOver && (
        <Banner data-tone="bad" data-part="not-saved">
          <CircleAlert aria-hidden size={16} />
          <div>
            <p>{organizationFormText('apply.failed', { reason: failed.reason })}</p>
          </div>
          <div data-part="acts">
            <Button size="sm" onClick={failed.onRetry}>
              {organizationFormText('failed.retry')}
            </Button>
          </div>
        </Banner>
      )}
      {failure !== null && !isTakenOver && (
        <Banner data-tone="bad" data-part="not-kept">
          <CircleAlert aria-hidden size={16} />
          <div>
            <p>{organizationFormText('failed.banner', { reason: describeError(failure) })}</p>
          </div>
          <div data-part="acts">
            <Button size="sm" onClick={onRetry}>
              {organizationFormText('failed.retry')}
            </Button>
            <Button size="sm" onClick={onGiveUp}>
              {organizationFormText('takenOver.giveUp')}
            </Button>
          </div>
        </Banner>
      )}
    </div>
  );
}
