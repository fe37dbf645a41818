import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { useState } from 'react';
import type { KeptSettings } from '../../../kernel/editor/modal/KeptSettings.ts';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useDialogRun } from '../../../kernel/list/useDialogRun.ts';
import { settingsOfSet } from '../dataSets.urls.ts';
import type { NewDataSetDialogProps } from '../settings/NewDataSetDialog.tsx';
import type { DiscardKeptDialogProps } from './DiscardKeptDialog.tsx';
import { KeptSettingsLine } from './KeptSettingsLine.tsx';
import { useKeptOfSet } from './useKeptOfSet.ts';

const newDataSetPart = deferPart<NewDataSetDialogProps>(
  async () => (await import('../settings/NewDataSetDialog.tsx')).NewDataSetDialog,
);

const discardKeptPart = deferPart<DiscardKeptDialogProps>(
  async () => (await import('../laterParts.ts')).laterParts.settings.DiscardKeptDialog,
);

/**
 * The modal that makes a new set, and a line that leads to one that was left unsaved. What the end of a session interrupted
 * opens again by itself.
 */
export function NewDataSetHost(props: CreateHostProps) {
  const { isOpen, onOpenChange } = props;
  const NewDataSet = useDeferredPart(newDataSetPart, isOpen);
  const kept = useKeptOfSet(null, isOpen);
  const [isAsking, setAsking] = useState(false);
  const [discarded, setDiscarded] = useState<KeptSettings | null>(null);
  const DiscardKept = useDeferredPart(discardKeptPart, isAsking);
  const run = useDialogRun(props, { isLoaded: NewDataSet !== null, interruptedAt: settingsOfSet('') });
  return (
    <>
      <KeptSettingsLine
        isNew
        kept={discarded === kept ? null : kept}
        onShow={() => onOpenChange(true)}
        onDiscard={() => setAsking(true)}
      />
      {DiscardKept && (
        <DiscardKept
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onDiscarded={() => setDiscarded(kept)}
        />
      )}
      {NewDataSet && run > 0 && <NewDataSet key={run} isOpen={isOpen} onClose={() => onOpenChange(false)} />}
    </>
  );
}
