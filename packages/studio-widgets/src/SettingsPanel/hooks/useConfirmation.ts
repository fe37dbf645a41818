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

/**
 * Asks the host before a change counts. Declined, or a question that fails, leaves everything as it was. A question goes on while another subject
 * is shown, and ends with the panel.
 */
export function useConfirmation(
  confirmChange: SettingsPanelProps['confirmChange'],
  subject: string | undefined,
): Confirmation {
  const [pending, setPending] = useState(none);
  const questions = useRef(new Map<string, AbortController>());
  useLayoutEffect(() => {
    const asked = questions.current;
    return () => {
      for (const controller of asked.values()) controller.abort();
      asked.clear();
    };
  }, []);

  const keyOf = (settingName: string) => JSON.stringify([subject, settingName]);
  const show = (key: string, text: string | undefined) =>
    setPending((before) => {
      const next = new Map(before);
      if (text === undefined) next.delete(key);
      else next.set(key, text);
      return next;
    });
  const cancel = (settingName: string) => {
    const key = keyOf(settingName);
    const controller = questions.current.get(key);
    if (controller === undefined) return;
    controller.abort();
    questions.current.delete(key);
    show(key, undefined);
  };

  const ask = (change: SettingToConfirm, apply: () => void) => {
    const key = keyOf(change.settingName);
    cancel(change.settingName);
    const controller = new AbortController();
    const { signal } = controller;
    const answer = confirmChange?.(change, { signal }) ?? true;
    if (!isPromise(answer)) {
      if (answer === true) apply();
      return;
    }
    questions.current.set(key, controller);
    show(key, change.after);
    const settle = (isConfirmed: boolean) => {
      if (signal.aborted) return;
      questions.current.delete(key);
      show(key, undefined);
      if (isConfirmed) apply();
    };
    answer.then(
      (isConfirmed) => settle(isConfirmed === true),
      () => settle(false),
    );
  };
  return { pendingOf: (settingName) => pending.get(keyOf(settingName)), ask, cancel };
}
