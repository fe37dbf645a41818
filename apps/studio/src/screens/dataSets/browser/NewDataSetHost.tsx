import { deferPart, useDeferredPart } from '@studio/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { takeInterrupted } from '../../../session/endSession.ts';
import { settingsOfSet } from '../dataSets.urls.ts';
import { KeptSettingsLine } from '../dialogs/KeptSettingsLine.tsx';
import { useKeptSettings } from '../dialogs/useKeptSettings.ts';
import type { NewDataSetDialogProps } from '../settings/NewDataSetDialog.tsx';

const newDataSetPart = deferPart<NewDataSetDialogProps>(
  async () => (await import('../settings/NewDataSetDialog.tsx')).NewDataSetDialog,
);

/** Whether a new set is being made. */
export interface NewDataSetHostProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The code of the modal, which is loaded when it is first wanted, is there. */
  readonly onLoaded: (isLoaded: true) => void;
}

/**
 * The modal that makes a new set, and a line that leads to one that was left unsaved. What the end of a session interrupted
 * opens again by itself.
 */
export function NewDataSetHost({ isOpen, onOpenChange, onLoaded }: NewDataSetHostProps) {
  const [run, setRun] = useState({ isOpen: false, count: 0 });
  if (run.isOpen !== isOpen) setRun({ isOpen, count: run.count + Number(isOpen) });
  const NewDataSet = useDeferredPart(newDataSetPart, isOpen);
  const time = useKeptSettings(null, isOpen);
  const isLoaded = NewDataSet !== null;
  const tellLoaded = useEffectEvent(() => onLoaded(true));
  useEffect(() => {
    if (isLoaded) tellLoaded();
  }, [isLoaded]);
  const show = useEffectEvent(() => onOpenChange(true));
  useEffect(() => {
    if (takeInterrupted(settingsOfSet(''))) show();
  }, []);
  return (
    <>
      <KeptSettingsLine isNew time={time} onShow={() => onOpenChange(true)} />
      {NewDataSet && run.count > 0 && (
        <NewDataSet key={run.count} isOpen={isOpen} onClose={() => onOpenChange(false)} />
      )}
    </>
  );
}
