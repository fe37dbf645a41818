import type { LetterOfAuthorityPlan } from '@studio/api';
import { useState } from 'react';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useDialogRun } from '../../../kernel/list/useDialogRun.ts';
import { FileImport } from '../../../kernel/upload/import/FileImport.ts';
import { keepRunning } from '../../../kernel/upload/keepRunning.ts';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import { LetterImportModal } from './LetterImportModal.tsx';
import { type LetterIssuers, letterCalls } from './letterCalls.ts';
import type { ImportedLetters } from './readImportText.ts';

type LetterImport = FileImport<LetterOfAuthorityPlan, ImportedLetters>;

const importOf = (issuers: LetterIssuers) =>
  keepRunning((): LetterImport => new FileImport(letterCalls(issuers)));
const currentImports = { carriers: importOf('carriers'), mgas: importOf('mgas') };

/** Imports the letters of carriers, once the user has seen what that does. One that runs goes on without its modal. */
export function CarrierLetterImportHost(props: CreateHostProps) {
  return <ImportHost {...props} issuers="carriers" />;
}

/** Imports the letters of MGAs in the same way. */
export function MgaLetterImportHost(props: CreateHostProps) {
  return <ImportHost {...props} issuers="mgas" />;
}

interface ImportProps {
  readonly issuers: LetterIssuers;
}

function ImportHost({ onOpenChange, issuers, ...host }: CreateHostProps & ImportProps) {
  const run = useDialogRun(host);
  const onClose = () => onOpenChange(false);
  return <ImportRun key={run} isOpen={host.isOpen} onClose={onClose} issuers={issuers} />;
}

interface ImportRunProps extends ImportProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function ImportRun({ isOpen, onClose, issuers }: ImportRunProps) {
  const [letters] = useState(currentImports[issuers]);
  const state = useShallowSnapshot(letters.state);
  /** The loading bar says that everything was imported; failures stay in the modal. */
  const confirm = async () => {
    const report = await letters.start();
    if (report?.failed !== 0) return;
    letters.cancel();
    onClose();
  };
  return (
    <LetterImportModal
      {...state}
      isOpen={isOpen}
      onClose={() => {
        letters.cancel();
        onClose();
      }}
      onFileChange={(file) => letters.choose(file)}
      onRetryPlan={() => void letters.plan()}
      onConfirm={() => void confirm()}
      isStoppable={letters.isStoppable}
      onCancel={() => letters.stop()}
    />
  );
}
