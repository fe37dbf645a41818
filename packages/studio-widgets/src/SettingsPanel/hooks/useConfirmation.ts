import { isPromise } from '@studio/ui/internal';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SettingsPanelProps } from '../SettingsPanelProps.ts';
import type { SettingToConfirm } from '../types.ts';

/** Changes that the host confirms before they count. */
export interface Confirmation {
  /** The text of a setting that waits for an answer: it is shown already. */
  readonly pendingOf: (settingName: string) => string | undefined;
  /** Asks to confirm a change, and applies it then. An earlier change of the same setting is dropped. */
  readonly ask: (change: SettingToConfirm, apply: () => void) => void;
  /** Gives up the change of a setting that waits, because the user has taken it back. */
  readonly cancel: (settingName: string) => void;
}

const none: ReadonlyMap<string, string> = new Map();

/** A question that the host has not answered yet. */
interface Question {
  readonly controller: AbortController;
  readonly subject: string | undefined;
}

/**
 * Asks the host before a change counts. Declined, or a question that fails, leaves everything as it was. Questions about a subject end
 * with it.
 */
export function useConfirmation(
  confirmChange: SettingsPanelProps['confirmChange'],
  subject: string | undefined,
): Confirmation {
  const [pending, setPending] = useState(none);
  const questions = useRef(new Map<string, Question>());
  useLayoutEffect(() => {
    const asked = questions.current;
    return () => {
      const ended = [...asked.keys()].filter((settingName) => asked.get(settingName)?.subject === subject);
      for (const settingName of ended) {
        asked.get(settingName)?.controller.abort();
        asked.delete(settingName);
      }
      if (ended.length > 0) setPending(none);
    };
  }, [subject]);

  const keyOf = (settingName: string) => JSON.stringify([subject, settingName]);
  const show = (settingName: string, text: string | undefined) =>
    setPending((before) => {
      const next = new Map(before);
      if (text === undefined) next.delete(keyOf(settingName));
      else next.set(keyOf(settingName), text);
      return next;
    });
  const cancel = (settingName: string) => {
    const question = questions.current.get(settingName);
    if (question === undefined) return;
    question.controller.abort();
    questions.current.delete(settingName);
    show(settingName, undefined);
  };

  const ask = (change: SettingToConfirm, apply: () => void) => {
    const { settingName } = change;
    cancel(settingName);
    const controller = new AbortController();
    const { signal } = controller;
    const answer = confirmChange?.(change, { signal }) ?? true;
    if (!isPromise(answer)) {
      if (answer === true) apply();
      return;
    }
    questions.current.set(settingName, { controller, subject });
    show(settingName, change.after);
    const settle = (isConfirmed: boolean) => {
      if (signal.aborted) return;
      questions.current.delete(settingName);
      show(settingName, undefined);
      if (isConfirmed) apply();
    };
    answer.then(
      (isConfirmed) => settle(isConfirmed === true),
      () => settle(false),
    );
  };
  return { pendingOf: (settingName) => pending.get(keyOf(settingName)), ask, cancel };
}
