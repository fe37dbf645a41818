import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { t } from '../../messages/messages.ts';
import { notify } from '../../services/notices.ts';
import type { Editor } from './Editor.ts';
import { pageHold } from './pageHold.ts';
import { refuseIfHeld } from './useHeldPage.ts';
import './ui/safety.messages.ts';

/** What keeps the user from leaving, and the ways out of it. */
export interface LeaveGuard {
  /** True while the user wants to leave and the changes could not be saved. */
  readonly isStuck: boolean;
  readonly stay: () => void;
  /** Leaves without saving. */
  readonly leave: () => void;
}

/**
 * Guards unsaved changes when the user leaves: a valid draft is saved first and the navigation then goes on; an invalid
 * one, a save that needs a choice, or a dialog that holds the page keeps the user here. Where a save failed the user is
 * asked. The way to the sign-in screen is never blocked.
 * @param isInside whether a place still belongs to this editor, such as another of its tabs.
 */
export function useLeaveGuard<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  isInside: (location: Location) => boolean,
): LeaveGuard {
  const [isStuck, setStuck] = useState(false);
  const blocker = useBlocker(({ nextLocation }) => {
    if (nextLocation.pathname === '/login') return false;
    if (pageHold() !== null) return true;
    if (isInside(nextLocation)) return false;
    return editor.isDirty || editor.state.isSaving;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked' || refuseIfHeld(blocker)) return undefined;
    let isCurrent = true;
    if (editor.isDirty && !editor.isValid) {
      notify({ message: editor.definition.texts.invalidOnLeave, tone: 'bad' });
      blocker.reset();
      return undefined;
    }
    void saveAll(editor).then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) return blocker.proceed();
      if (editor.state.failure !== null && editor.state.conflict === null) return setStuck(true);
      notify({ message: t('editor.leaveFailed'), tone: 'warning' });
      blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, editor]);

  return {
    isStuck: isStuck && blocker.state === 'blocked',
    stay: () => {
      setStuck(false);
      blocker.reset?.();
    },
    leave: () => {
      setStuck(false);
      blocker.proceed?.();
    },
  };
}

/** Saves, and once more what was typed while that ran. */
async function saveAll<Doc, Draft extends object>(editor: Editor<Doc, Draft>): Promise<boolean> {
  const isSaved = await editor.save();
  const { failure, conflict } = editor.state;
  return isSaved || (failure === null && conflict === null && editor.isValid ? editor.save() : false);
}
