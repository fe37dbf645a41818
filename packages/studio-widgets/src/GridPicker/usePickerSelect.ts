import { isPromise } from '@studio/ui/internal';
import { useState } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import { useTask } from '../shared/task/useTask.ts';
import type { GridPickerOptions } from './GridPickerProps.ts';
import type { GridPickerChoice } from './types.ts';
import type { PickerRows } from './usePickerRows.ts';

export interface PickerSelectOptions<Row, Context>
  extends Pick<GridPickerOptions<Row, Context>, 'selectAction' | 'thirdButton' | 'onSelect'> {
  readonly list: PickerRows<Row, Context>;
  readonly onClose: () => void;
}

/** The buttons that end a picker with a choice. */
export interface PickerSelect {
  readonly isRunning: boolean;
  /** Which button was pressed last. */
  readonly button: 'select' | 'third';
  readonly failure: { readonly error: unknown } | null;
  readonly press: (button: 'select' | 'third') => void;
  readonly stop: () => void;
}

/** Gives the choice back, once, and closes the picker when it has been taken. */
export function usePickerSelect<Row, Context>(options: PickerSelectOptions<Row, Context>): PickerSelect {
  const { list, selectAction = 'select', thirdButton, onSelect, onClose } = options;
  const [button, setButton] = useState<'select' | 'third'>('select');

  const finish = ({ signal }: AskOptions) => {
    if (signal.aborted) return;
    list.endBulk();
    onClose();
  };
  const task = useTask<[GridPickerChoice<Row, Context>]>((choice, asked) => {
    const answer = onSelect(choice, asked);
    if (isPromise(answer)) return answer.then(() => finish(asked));
    return finish(asked);
  });

  return {
    isRunning: task.isRunning,
    button,
    failure: task.failure,
    stop: task.stop,
    press: (pressed) => {
      setButton(pressed);
      task.run(
        pressed === 'third' ? list.getEmptyChoice(thirdButton?.action ?? '') : list.getChoice(selectAction),
      );
    },
  };
}
