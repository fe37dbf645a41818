import type { LetterOfAuthorityPlan } from '@studio/api';
import type { ImportWork } from '../../../kernel/upload/import/FileImport.ts';
import {
  FileImportModal,
  type FileImportModalProps,
  type FileImportWords,
  type ShownWork,
} from '../../../kernel/upload/import/FileImportModal.tsx';
import { LetterPlan, LetterReport } from './LetterPlan.tsx';
import { letterText } from './letters.messages.ts';
import type { ImportedLetters } from './readImportText.ts';

/** What the modal shows, and what can be done in it. */
export type LetterImportModalProps = Omit<
  FileImportModalProps<LetterOfAuthorityPlan, ImportedLetters>,
  'words' | 'accept' | 'whyIdle' | 'renderPlan' | 'renderReport' | 'describeWork'
>;

const accept = ['.xml'];

/** Takes a file of letters of authority, shows what importing it would do, and after it what was done. */
export function LetterImportModal(props: LetterImportModalProps) {
  return (
    <FileImportModal
      {...props}
      words={words()}
      accept={accept}
      whyIdle={whyIdle}
      renderPlan={(plan) => <LetterPlan plan={plan} />}
      renderReport={(report) => <LetterReport report={report} />}
      describeWork={describeWork}
    />
  );
}

function whyIdle({ added, updated, unchanged, failed }: LetterOfAuthorityPlan): string | null {
  if (added + updated > 0) return null;
  if (unchanged > 0) return letterText('idle.nothing');
  return letterText(failed > 0 ? 'idle.refused' : 'idle.none');
}

/** The plan says how many letters the file has. */
function describeWork({ step, done }: ImportWork, plan: LetterOfAuthorityPlan): ShownWork {
  const total = plan.added + plan.updated + plan.unchanged + plan.failed;
  const counts = { done: done.toLocaleString(), total: total.toLocaleString() };
  return { text: letterText(`work.${step}`, counts), share: total === 0 ? null : Math.min(1, done / total) };
}

function words(): FileImportWords {
  return {
    ...{ title: letterText('import'), file: letterText('file'), planning: letterText('planning') },
    failed: letterText('failed'),
    again: { changed: letterText('again.changed'), lost: letterText('again.lost') },
  };
}
