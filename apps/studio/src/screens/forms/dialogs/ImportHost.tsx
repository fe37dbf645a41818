import { useState } from 'react';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useDialogRun } from '../../../kernel/list/useDialogRun.ts';
import { FileImport } from '../../../kernel/upload/import/FileImport.ts';
import { keepRunning } from '../../../kernel/upload/keepRunning.ts';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import { ImportModal } from './ImportModal.tsx';
import { importCalls } from './importCalls.ts';

const currentImport = keepRunning(() => new FileImport(importCalls));

/** Imports form templates, once the user has seen what that does. One that runs goes on without its modal. */
export function ImportHost({ onOpenChange, ...host }: CreateHostProps) {
  const run = useDialogRun(host);
  return <ImportRun key={run} isOpen={host.isOpen} onClose={() => onOpenChange(false)} />;
}

function ImportRun({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [forms] = useState(currentImport);
  const state = useShallowSnapshot(forms.state);
  return (
    <ImportModal
      {...state}
      isOpen={isOpen}
      onClose={() => {
        forms.cancel();
        onClose();
      }}
      onFileChange={(file) => forms.choose(file)}
      onRetryPlan={() => void forms.plan()}
      onConfirm={() => void forms.start()}
      onCancel={() => forms.cancel()}
    />
  );
}
