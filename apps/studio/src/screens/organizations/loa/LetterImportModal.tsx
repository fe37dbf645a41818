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
      whyIdle={mayAlways}
      renderPlan={(plan) => <LetterPlan plan={plan} />}
      renderReport={(report) => <LetterReport report={report} />}
      describeWork={describeWork}
    />
  );
}

/** A file that changes nothing can be imported, too: the report then says how many letters were, and why others were not. */
const mayAlways = () => null;

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
