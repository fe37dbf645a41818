import { deferPart, useDeferredPart } from '@studio/ui/internal';
import type { CreateHostProps } from '../../kernel/list/ListAction.ts';
import { useDialogRun } from '../../kernel/list/useDialogRun.ts';
import type { NewFormDialogProps } from './settings/NewFormDialog.tsx';
import { settingsOfForm } from './settings/settingsOfForm.ts';

const newFormPart = deferPart<NewFormDialogProps>(
  async () => (await import('./settings/NewFormDialog.tsx')).NewFormDialog,
);

/** The modal that makes a new form. What the end of a session interrupted opens again by itself. */
export function NewFormHost(props: CreateHostProps) {
  const { isOpen, onOpenChange } = props;
  const NewForm = useDeferredPart(newFormPart, isOpen);
  const run = useDialogRun(props, { isLoaded: NewForm !== null, interruptedAt: settingsOfForm('') });
  return NewForm && run > 0 ? (
    <NewForm key={run} isOpen={isOpen} onClose={() => onOpenChange(false)} />
  ) : null;
}
