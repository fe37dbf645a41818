import type { RestoreRefusal, RestoreReport } from '@studio/api';
import { Button, type TableColumn } from '@studio/ui';
import { ModalNote } from '../../kernel/upload/ModalNote.styles.ts';
import { Lines, ScrollingTable } from '../../kernel/upload/UploadSteps.styles.ts';
import { saveBlob } from '../../platform/transfer/download.ts';
import { manageText } from '../manage.messages.ts';
import { toRefusalFile } from './toRefusalFile.ts';

/** Why a file is refused, line by line; the list can be saved as a file. */
export function RefusalTable({ refusals, refusalCount }: Pick<RestoreReport, 'refusals' | 'refusalCount'>) {
  const rows = refusals.map((refusal, index) => ({ ...refusal, id: String(index) }));
  const shown = refusals.length.toLocaleString();
  const count = refusalCount.toLocaleString();
  return (
    <>
      <ScrollingTable
        label={manageText('restore.refusals.caption')}
        columns={columns()}
        rows={rows}
        getRowId={({ id }) => id}
      />
      {refusalCount > refusals.length && (
        <ModalNote>{manageText('restore.refusals.more', { shown, count })}</ModalNote>
      )}
      <div>
        <Button onClick={() => saveBlob(toRefusalFile(refusals), manageText('restore.refusals.file'))}>
          {manageText('restore.refusals.export')}
        </Button>
      </div>
    </>
  );
}

function columns(): TableColumn<RestoreRefusal & { id: string }>[] {
  return [
    {
      key: 'line',
      header: manageText('restore.refusals.line'),
      isNumeric: true,
      width: '64px',
      render: ({ line }) => line?.toLocaleString() ?? '–',
    },
    {
      key: 'section',
      header: manageText('restore.section'),
      width: '20%',
      render: ({ section }) => section && <Whole text={section} />,
    },
    {
      key: 'name',
      header: manageText('restore.refusals.name'),
      width: '28%',
      render: ({ name }) => name && <Whole text={name} />,
    },
    {
      key: 'message',
      header: manageText('restore.refusals.reason'),
      render: ({ message }) => <Whole text={message} />,
    },
  ];
}

function Whole({ text }: { text: string }) {
  return (
    <Lines dir="auto" title={text}>
      {text}
    </Lines>
  );
}
