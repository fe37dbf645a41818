import type { Organization } from '@studio/api';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { FileInput, FileOutput, ScrollText } from 'lucide-react';
import type { CreateHostProps, ListAction } from '../../../kernel/list/ListAction.ts';
import type { ActionDialogProps, DialogAction } from '../../../kernel/object/ObjectAction.ts';
import type { LettersDialogProps } from './LettersDialog.tsx';
import { letterText } from './letters.messages.ts';

/** What the server calls the actions on letters of authority, by the type of organizations whose browser has them. */
export const letterActionNames: Readonly<Record<number, readonly string[]>> = {
  2: ['Import LOAs', 'Export LOAs'],
  3: ['Import MGA LOAs', 'Export MGA LOAs'],
};

/**
 * The actions on letters of authority in the browser of a type of organizations: of carriers and MGAs; none for others. What they do is loaded when
 * they are first used.
 * @param type 2 for carriers, 3 for MGAs
 */
export function letterActions(type: number): Readonly<Record<string, ListAction>> {
  const [importing, exporting] = letterActionNames[type] ?? [];
  if (importing === undefined || exporting === undefined) return {};
  const isMga = type === 3;
  return {
    [importing]: {
      does: 'dialog',
      label: letterText('import'),
      icon: <FileInput aria-hidden size={16} />,
      host: deferPart<CreateHostProps>(async () => {
        const hosts = await import('./LetterImportHost.tsx');
        return isMga ? hosts.MgaLetterImportHost : hosts.CarrierLetterImportHost;
      }),
    },
    [exporting]: {
      does: 'run',
      label: letterText('export'),
      icon: <FileOutput aria-hidden size={16} />,
      run: async () => (await import('./letterCalls.ts')).exportLetters(isMga ? 'mgas' : 'carriers'),
    },
  };
}

const lettersPart = deferPart<LettersDialogProps>(
  async () => (await import('./LettersDialog.tsx')).LettersDialog,
);

/** The action 'Letters of Authority' of an organization: what it issued, or what was issued to it. */
export const showLettersAction = {
  does: 'dialog',
  label: () => letterText('title'),
  icon: <ScrollText aria-hidden size={16} />,
  Dialog: Letters,
} satisfies DialogAction<Organization, unknown>;

function Letters({ isOpen, onClose, doc }: ActionDialogProps<Organization, unknown>) {
  const Dialog = useDeferredPart(lettersPart, isOpen);
  return Dialog && <Dialog {...{ isOpen, onClose, doc }} />;
}
