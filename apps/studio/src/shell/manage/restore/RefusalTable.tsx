import type { RestoreRefusal, RestoreReport } from '@studio/api';
import type { TableColumn } from '@studio/ui';
import { t } from '../../../messages/messages.ts';
import { ModalNote } from '../ModalNote.styles.ts';
import { Lines, Refused, ScrollingTable } from './RestoreReportView.styles.ts';
import '../manage.messages.ts';

/** Why a file is refused, line by line. */
export function RefusalTable({ refusals, refusalCount }: Pick<RestoreReport, 'refusals' | 'refusalCount'>) {
  const rows = refusals.map((refusal, index) => ({ ...refusal, id: String(index) }));
  const shown = refusals.length.toLocaleString();
  const count = refusalCount.toLocaleString();
  return (
    <>
      <Refused role="alert">{t('manage.restore.refusals', { count })}</Refused>
      <ScrollingTable
        caption={t('manage.restore.refusals.caption')}
        columns={columns()}
        rows={rows}
        getRowId={({ id }) => id}
      />
      {refusalCount > refusals.length && (
        <ModalNote>{t('manage.restore.refusals.more', { shown, count })}</ModalNote>
      )}
    </>
  );
}

function columns(): TableColumn<RestoreRefusal & { id: string }>[] {
  return [
    {
      key: 'line',
      header: t('manage.restore.refusals.line'),
      isNumeric: true,
      width: '64px',
      render: ({ line }) => line?.toLocaleString() ?? '–',
    },
    {
      key: 'section',
      header: t('manage.restore.section'),
      width: '20%',
      render: ({ section }) => section && <Whole text={section} />,
    },
    {
      key: 'name',
      header: t('manage.restore.refusals.name'),
      width: '28%',
      render: ({ name }) => name && <Whole text={name} />,
    },
    {
      key: 'message',
      header: t('manage.restore.refusals.reason'),
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
