import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CreateHostProps } from '../../kernel/list/ListAction.ts';
import { takeInterrupted } from '../../platform/session/endSession.ts';
import type { NewFormDialogProps } from './settings/NewFormDialog.tsx';
import { settingsOfForm } from './settings/settingsOfForm.ts';

const newFormPart = deferPart<NewFormDialogProps>(
  async () => (await import('./settings/NewFormDialog.tsx')).NewFormDialog,
);

/** The modal that makes a new form. What the end of a session interrupted opens again by itself. */
export function NewFormHost({ isOpen, onOpenChange, onLoaded }: CreateHostProps) {
  const [run, setRun] = useState({ isOpen: false, count: 0 });
  if (run.isOpen !== isOpen) setRun({ isOpen, count: run.count + Number(isOpen) });
  const NewForm = useDeferredPart(newFormPart, isOpen);
  const isLoaded = NewForm !== null;
  const reportLoaded = useEffectEvent(() => onLoaded(true));
  useEffect(() => {
    if (isLoaded) reportLoaded();
  }, [isLoaded]);
  const show = useEffectEvent(() => onOpenChange(true));
  useEffect(() => {
    if (takeInterrupted(settingsOfForm(''))) show();
  }, []);
  return NewForm && run.count > 0 ? (
    <NewForm key={run.count} isOpen={isOpen} onClose={() => onOpenChange(false)} />
  ) : null;
}
