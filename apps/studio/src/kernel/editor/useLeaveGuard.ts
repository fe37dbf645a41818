import { useEffect, useRef, useState } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router';
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
  /** How often saving has failed again since it was asked for anew. */
  readonly failedAgain: number;
  /** Saves once more; what is saved goes on with the navigation. */
  readonly retry: () => void;
  readonly stay: () => void;
  /** Leaves without saving. */
  readonly leave: () => void;
}

type Blocked = Extract<Blocker, { state: 'blocked' }>;

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
  const [failedAgain, setFailedAgain] = useState(0);
  const blocker = useBlocker(({ nextLocation }) => {
    if (nextLocation.pathname === '/login') return false;
    if (pageHold() !== null) return true;
    if (isInside(nextLocation)) return false;
    return editor.isDirty || editor.state.isSaving;
  });
  const current = useRef<Blocker | null>(null);

  useEffect(() => {
    current.current = blocker;
    if (blocker.state === 'blocked' && !refuseIfHeld(blocker)) {
      if (editor.isDirty && !editor.isValid) {
        notify({ message: editor.definition.texts.invalidOnLeave, tone: 'bad' });
        blocker.reset();
      } else
        void saveAndGo(editor, blocker, () => current.current === blocker).then((outcome) => {
          if (outcome === 'failed') setStuck(true);
        });
    }
    return () => {
      current.current = null;
    };
  }, [blocker, editor]);

  const end = () => {
    setStuck(false);
    setFailedAgain(0);
  };
  return {
    isStuck: isStuck && blocker.state === 'blocked',
    failedAgain,
    retry: () => {
      if (blocker.state !== 'blocked' || editor.state.isSaving) return;
      void saveAndGo(editor, blocker, () => current.current === blocker).then((outcome) => {
        if (outcome === 'failed') setFailedAgain((count) => count + 1);
        else if (outcome === 'ended') end();
      });
    },
    stay: () => {
      end();
      blocker.reset?.();
    },
    leave: () => {
      end();
      blocker.proceed?.();
    },
  };
}

/**
 * Saves, and goes where the user wanted to. A conflict keeps the user here.
 * @param isCurrent whether the user still wants to go there
 * @returns 'failed' when the user has to be asked
 */
async function saveAndGo<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  blocked: Blocked,
  isCurrent: () => boolean,
): Promise<'ended' | 'failed' | 'overtaken'> {
  const isSaved = await saveAll(editor);
  if (!isCurrent()) return 'overtaken';
  if (!isSaved && editor.state.failure !== null && editor.state.conflict === null) return 'failed';
  if (isSaved) blocked.proceed();
  else {
    notify({ message: t('editor.leaveFailed'), tone: 'warning' });
    blocked.reset();
  }
  return 'ended';
}

/** Saves, and once more what was typed while that ran. */
async function saveAll<Doc, Draft extends object>(editor: Editor<Doc, Draft>): Promise<boolean> {
  const isSaved = await editor.save();
  const { failure, conflict } = editor.state;
  return isSaved || (failure === null && conflict === null && editor.isValid ? editor.save() : false);
}
