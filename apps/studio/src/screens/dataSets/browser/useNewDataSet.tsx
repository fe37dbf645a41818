import { useDeferredPart } from '@studio/ui';
import { type ReactNode, useState } from 'react';
import { takeInterrupted } from '../../../session/endSession.ts';
import { settingsOfSet } from '../dataSets.urls.ts';
import { newDataSetPart } from './newDataSetPart.ts';

/** The modal of a new set over the browser. Settings that the end of a session interrupted open it again. */
export function useNewDataSet() {
  const [isOpen, setOpen] = useState(() => takeInterrupted(settingsOfSet('')));
  const [count, setCount] = useState(isOpen ? 1 : 0);
  const NewDataSet = useDeferredPart(newDataSetPart, isOpen);
  const dialog: ReactNode = NewDataSet && count > 0 && (
    <NewDataSet key={count} isOpen={isOpen} onClose={() => setOpen(false)} />
  );
  return {
    dialog,
    /** It was asked for, and its code is on the way. */
    isOpening: isOpen && NewDataSet === null,
    open: () => {
      if (isOpen) return;
      setCount(count + 1);
      setOpen(true);
    },
  };
}
