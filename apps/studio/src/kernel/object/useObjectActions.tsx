import { Button, Checkbox, ConfirmDialog } from '@studio/ui';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { useLastShown } from '../../platform/state/useLastShown.ts';
import type { Editor } from '../editor/Editor.ts';
import { Banner } from '../editor/ui/Banner.styles.ts';
import { useFocusHome, useReturnHome } from '../editor/ui/useFocusHome.ts';
import { DialogFailure } from '../screen/DialogFailure.tsx';
import type { QuestionState } from '../screen/QuestionState.ts';
import { ActionRunner } from './ActionRunner.ts';
import {
  type ActionQuestion,
  type ActionState,
  actionBlock,
  type ObjectAction,
  unsavedTreatment,
} from './ObjectAction.ts';
import type { OwnAction } from './ObjectScreen.ts';
import { objectText } from './object.messages.ts';

/** The declared actions of an object, and the state that they depend on. */
export interface ObjectActionsInput<Doc, Draft extends object> extends ActionState<Doc, Draft> {
  readonly editor: Editor<Doc, Draft>;
  /** By the server's names. */
  readonly actions: Readonly<Record<string, ObjectAction<Doc, Draft>>>;
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** An action has changed the object: the server may allow others now. */
  readonly onChanged: () => void;
}

/** What a screen shows of them. */
export interface ShownActions {
  /** For the bar, by the server's names. */
  readonly own: Readonly<Record<string, OwnAction>>;
  /** One is pending. */
  readonly isBusy: boolean;
  /** Says what failed that no dialog says. */
  readonly banners: ReactNode;
  readonly dialogs: ReactNode;
}

type AskedQuestion = ActionQuestion & { readonly title: string };

/** What is open over the screen, or was run last. */
interface Course {
  readonly name: string;
  readonly is: 'asked' | 'failed' | 'open' | 'running';
  /** What is asked: it stays open while the action runs, and when it has failed. Null for nothing. */
  readonly question: AskedQuestion | null;
  /** Whether the option of the question is chosen. */
  readonly isOptionOn: boolean;
  /** Why it failed; empty for nothing. */
  readonly reason: string;
}

/**
 * The course of an object's declared actions: question, run, what happens to unsaved edits, and failure. It is shown in the question where there is one, otherwise in a line between header and
 * content, until it is tried again or dismissed.
 */
export function useObjectActions<Doc, Draft extends object>(
  input: ObjectActionsInput<Doc, Draft>,
): ShownActions {
  const { editor, actions, doc, draft, isDirty, rootRef, onChanged } = input;
  const navigate = useNavigate();
  const [runner] = useState(() => new ActionRunner(editor));
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => () => runner.stop(), [runner]);
  const isBusy = course?.is === 'running';
  const failed = course?.is === 'failed' && course.question === null ? course : null;
  useFocusHome(rootRef, Number(failed !== null));
  const returnsFocus = useReturnHome(rootRef);

  const run = async ({ name, question, isOptionOn }: Pick<Course, 'isOptionOn' | 'name' | 'question'>) => {
    const action = actions[name];
    if (action === undefined || action.does === 'dialog' || action.does === 'open' || isBusy) return;
    const own = { name, question, isOptionOn };
    setCourse({ ...own, is: 'running', reason: '' });
    const outcome = await runner.run(name, action, isOptionOn);
    if (outcome.is === 'failed') setCourse({ ...own, is: 'failed', reason: outcome.reason });
    else setCourse(null);
    if (outcome.is === 'done' && action.does === 'change') onChanged();
  };
  const start = (name: string, action: ObjectAction<Doc, Draft>) => {
    const edits =
      action.does === 'change' && isDirty && unsavedTreatment(action, doc) === 'saved' ? draft : null;
    const asked = action.does === 'change' ? action.question?.(doc, edits) : undefined;
    if (action.does === 'open') void navigate(action.path(doc));
    else if (action.does === 'dialog') setCourse({ ...nothingAsked, name, is: 'open' });
    else if (asked === undefined) void run({ ...nothingAsked, name });
    else setCourse({ ...nothingAsked, name, is: 'asked', question: { title: action.label(), ...asked } });
  };
  const close = () => setCourse((now) => (now?.is === 'running' ? now : null));
  const own = Object.entries(actions).map(([name, action]): [string, OwnAction] => {
    const block = actionBlock(action, input);
    const look = { label: action.label(), ...(action.icon !== undefined && { icon: action.icon }) };
    const onRun = () => start(name, action);
    const isHidden = action.isHidden?.(doc) ?? false;
    return [
      name,
      { ...look, onRun, isHidden, ...(block !== null && { isReady: false, disabledReason: block }) },
    ];
  });
  const failedAction = actions[failed?.name ?? ''];
  return {
    own: Object.fromEntries(own),
    isBusy,
    banners: (
      <FailedAction
        label={failedAction?.label() ?? ''}
        reason={failed?.reason ?? null}
        blockedBecause={failedAction ? actionBlock(failedAction, input) : null}
        onRetry={() => void run({ ...nothingAsked, name: failed?.name ?? '' })}
        onDismiss={close}
      />
    ),
    dialogs: (
      <>
        <Question
          {...{ course, onClose: close, returnsFocus }}
          onOptionChange={(isOptionOn) => setCourse((now) => now && { ...now, isOptionOn })}
          onConfirm={() => {
            if (course !== null) void run(course);
          }}
        />
        {Object.entries(actions).map(([name, action]) =>
          action.does === 'dialog' ? (
            <action.Dialog
              key={name}
              isOpen={course?.is === 'open' && course.name === name}
              onClose={close}
              {...{ draft, doc }}
            />
          ) : null,
        )}
      </>
    ),
  };
}

const nothingAsked = { question: null, isOptionOn: false, reason: '' } as const;

interface QuestionProps {
  readonly course: Course | null;
  readonly onOptionChange: (isOn: boolean) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly returnsFocus: (opener: HTMLElement | null) => boolean;
}

/** The question of an action; it stays until the action is done. */
function Question({ course, onOptionChange, onConfirm, onClose, returnsFocus }: QuestionProps) {
  const question = course?.question ?? null;
  const shown = useLastShown(question);
  const [reported, setReported] = useState<{
    readonly of: AskedQuestion | null;
    readonly state: QuestionState;
  }>({
    of: null,
    state: 'awaited',
  });
  if (shown === null) return null;
  const { message, option } = shown;
  const asked = reported.of === shown ? reported.state : 'awaited';
  const state = typeof message === 'function' ? asked : 'open';
  return (
    <ConfirmDialog
      isOpen={question !== null}
      isPending={course?.is === 'running'}
      title={shown.title}
      tone={shown.tone ?? 'neutral'}
      size={shown.size}
      message={
        <>
          {typeof message === 'function' ? message((now) => setReported({ of: shown, state: now })) : message}
          {option && (
            <Checkbox {...option} checked={course?.isOptionOn ?? false} onCheckedChange={onOptionChange} />
          )}
          <DialogFailure text={course?.reason ?? ''} />
        </>
      }
      confirmLabel={commonText('yes')}
      hasConfirm={state !== 'idle'}
      confirmDisabledReason={state === 'awaited' ? commonText('detailFirst') : undefined}
      cancelLabel={commonText(state === 'idle' ? 'close' : 'no')}
      onConfirm={onConfirm}
      onCancel={onClose}
      returnsFocus={returnsFocus}
    />
  );
}

interface FailedActionProps {
  readonly label: string;
  /** Null for nothing to say. */
  readonly reason: string | null;
  /** Why it cannot be run now; null when it can. */
  readonly blockedBecause: string | null;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Says that an action has failed and why. It is read out politely. */
function FailedAction(props: FailedActionProps) {
  const { label, reason, blockedBecause, onRetry, onDismiss } = props;
  return (
    <div role="status">
      {reason !== null && (
        <Banner data-tone="bad" data-part="action-failed">
          <CircleAlert aria-hidden size={16} />
          <div>
            <p>
              {objectText('action.failed', { action: label })} <span>{reason}</span>
            </p>
          </div>
          <div data-part="acts">
            <Button size="sm" disabledReason={blockedBecause ?? undefined} onClick={onRetry}>
              {objectText('action.retry')}
            </Button>
            <Button size="sm" onClick={onDismiss}>
              {objectText('action.dismiss')}
            </Button>
          </div>
        </Banner>
      )}
    </div>
  );
}
