import { useEffect, useRef, useState } from 'react';
import { isPromise } from '../../shared/task/isPromise.ts';
import type { SettingsPanelProps } from '../SettingsPanelProps.ts';
import type { SettingEdit, SettingToConfirm } from '../types.ts';

/** Changes that the host confirms before they count. */
export interface Confirmation {
  /** The change that waits for an answer; it is shown already. */
  readonly pending: SettingEdit | null;
  /** Asks for a change, and applies it when it is confirmed. One that still waits is given up. */
  readonly ask: (change: SettingToConfirm, apply: () => void) => void;
}

/** Asks the host before a change counts. Declined, or a question that fails, leaves everything as it was. */
export function useConfirmation(confirmChange: SettingsPanelProps['confirmChange']): Confirmation {
  const [pending, setPending] = useState<SettingEdit | null>(null);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const ask = (change: SettingToConfirm, apply: () => void) => {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const answer = confirmChange?.(change, { signal }) ?? true;
    if (!isPromise(answer)) {
      setPending(null);
      if (answer === true) apply();
      return;
    }
    setPending({ settingName: change.settingName, text: change.after });
    const settle = (isConfirmed: boolean) => {
      if (signal.aborted) return;
      setPending(null);
      if (isConfirmed) apply();
    };
    answer.then(
      (isConfirmed) => settle(isConfirmed === true),
      () => settle(false),
    );
  };
  return { pending, ask };
}
