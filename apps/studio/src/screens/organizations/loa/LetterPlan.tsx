import type { LetterOfAuthorityPlan, PlannedLetter } from '@studio/api';
import type { TableColumn } from '@studio/ui';
import { countColumns } from '../../../kernel/upload/countColumns.ts';
import { fileImportText } from '../../../kernel/upload/import/fileImport.messages.ts';
import { Fate, Message } from '../../../kernel/upload/import/ImportFate.styles.ts';
import { ModalNote } from '../../../kernel/upload/ModalNote.styles.ts';
import { Lines, ReportParts, ScrollingTable } from '../../../kernel/upload/UploadSteps.styles.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { letterText } from './letters.messages.ts';
import type { ImportedLetters } from './readImportText.ts';

const fates: readonly PlannedLetter['fate'][] = ['added', 'updated', 'left', 'refused'];

/** How many letters of a file are drawn. */
const mostRows = 500;

/** How many letters of a file would be added, updated, left and refused, and each of them with its reason. */
export function LetterPlan({ plan }: { readonly plan: LetterOfAuthorityPlan }) {
  const { added, updated, unchanged, failed, letters } = plan;
  const count = added + updated + unchanged + failed;
  const note = noteOn(plan);
  const rows = letters.slice(0, mostRows).map((letter, index) => ({ ...letter, id: String(index) }));
  return (
    <ReportParts>
      {note !== null && <ModalNote role="status">{note}</ModalNote>}
      <ScrollingTable
        label={fileImportText('plan')}
        columns={countColumns(fates, (fate) => fileImportText(`fate.${fate}`))}
        rows={[{ added, updated, left: unchanged, refused: failed }]}
        getRowId={() => 'counts'}
      />
      {count > 0 && (
        <ScrollingTable
          label={letterText('which')}
          columns={letterColumns()}
          rows={rows}
          getRowId={({ id }) => id}
        />
      )}
      {count > rows.length && (
        <ModalNote>
          {fileImportText('more', { shown: rows.length.toLocaleString(), count: count.toLocaleString() })}
        </ModalNote>
      )}
    </ReportParts>
  );
}

/** Why nothing would be changed, as a sentence; null where something would. */
function noteOn({ added, updated, unchanged, failed }: LetterOfAuthorityPlan): string | null {
  if (added + updated > 0) return null;
  if (unchanged > 0) return letterText('idle.nothing');
  return letterText(failed > 0 ? 'idle.refused' : 'idle.none');
}

type Row = PlannedLetter & { readonly id: string };

function letterColumns(): TableColumn<Row>[] {
  return [
    {
      key: 'number',
      header: letterText('number'),
      isRowHeader: true,
      width: '18%',
      render: ({ number }) => <Lines dir="auto">{number ?? fileImportText('unnamed')}</Lines>,
    },
    {
      key: 'line',
      header: letterText('line'),
      isNumeric: true,
      width: '72px',
      render: ({ line }) => line,
    },
    {
      key: 'issuer',
      header: letterText('issuer'),
      width: '20%',
      render: ({ issuerName }) => <Lines dir="auto">{issuerName}</Lines>,
    },
    {
      key: 'agency',
      header: letterText('agency'),
      width: '20%',
      render: ({ agencyName }) => <Lines dir="auto">{agencyName}</Lines>,
    },
    {
      key: 'fate',
      header: fileImportText('fate'),
      width: '116px',
      render: ({ fate }) => <Fate data-fate={fate}>{fileImportText(`fate.${fate}`)}</Fate>,
    },
    {
      key: 'message',
      header: fileImportText('message'),
      render: ({ message }) => <Lines title={message}>{message}</Lines>,
    },
  ];
}

/** How many letters were imported, and why others were not. */
export function LetterReport({ report }: { readonly report: ImportedLetters }) {
  const { imported, failed, failures } = report;
  if (failed === 0) return <Message role="status">{countedText(letterText, 'done', imported)}</Message>;
  const counts = { 0: imported.toLocaleString(), 1: failed.toLocaleString() };
  return (
    <ReportParts>
      <Message role="status">{letterText('done.some', counts)}</Message>
      <ScrollingTable
        label={letterText('failures')}
        isLabelHidden
        columns={[
          {
            key: 'failure',
            header: letterText('failures'),
            isRowHeader: true,
            render: ({ text }: { readonly text: string }) => <Lines dir="auto">{text}</Lines>,
          },
        ]}
        rows={failures.slice(0, mostRows).map((text, index) => ({ text, id: String(index) }))}
        getRowId={({ id }) => id}
      />
    </ReportParts>
  );
}
