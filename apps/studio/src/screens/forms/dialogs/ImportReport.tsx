import type { FormTemplateImport } from '@studio/api';
import type { TableColumn } from '@studio/ui';
import { countColumns } from '../../../kernel/upload/countColumns.ts';
import { fileImportText } from '../../../kernel/upload/import/fileImport.messages.ts';
import { Fate, Message } from '../../../kernel/upload/import/ImportFate.styles.ts';
import { ModalNote } from '../../../kernel/upload/ModalNote.styles.ts';
import { Lines, ReportParts, ScrollingTable } from '../../../kernel/upload/UploadSteps.styles.ts';
import { FormTypeName } from '../FormTypeName.tsx';
import { formText } from '../forms.messages.ts';
import { formDialogText } from './dialogs.messages.ts';
import { countFates, type ImportedRow, type ImportFate, listedForms } from './importedForms.ts';
import { mostRows } from './MoreRows.tsx';

const fates: readonly ImportFate[] = ['added', 'updated', 'left', 'refused'];

/** A plan, or what was done. */
export interface ImportReportProps {
  readonly report: FormTemplateImport;
  /** It was done. Default: it is a plan. */
  readonly isDone?: boolean;
}

/** How many form templates of a file are added, updated, left and refused, and each of them with its message. */
export function ImportReport({ report, isDone = false }: ImportReportProps) {
  const rows = listedForms(report, mostRows);
  const count = report.imported + report.notImported + report.unchanged;
  return (
    <ReportParts>
      {isDone && <Message role="status">{report.message}</Message>}
      <ScrollingTable
        label={fileImportText(isDone ? 'report' : 'plan')}
        columns={countColumns(fates, (fate) => fileImportText(`fate.${fate}`))}
        rows={[countFates(report)]}
        getRowId={() => 'counts'}
      />
      {count > 0 && (
        <ScrollingTable
          label={formDialogText('import.which')}
          columns={formColumns()}
          rows={rows}
          getRowId={({ id }) => id}
        />
      )}
      {count > rows.length && (
        <ModalNote>
          {fileImportText('more', {
            shown: rows.length.toLocaleString(),
            count: count.toLocaleString(),
          })}
        </ModalNote>
      )}
    </ReportParts>
  );
}

function formColumns(): TableColumn<ImportedRow>[] {
  return [
    {
      key: 'uniqueName',
      header: formText('uniqueName'),
      isRowHeader: true,
      width: '26%',
      render: ({ uniqueName }) => <Lines dir="auto">{uniqueName ?? fileImportText('unnamed')}</Lines>,
    },
    {
      key: 'version',
      header: formText('version'),
      isNumeric: true,
      width: '72px',
      render: ({ version }) => version,
    },
    {
      key: 'type',
      header: formText('type'),
      width: '18%',
      render: ({ type }) => type !== null && <FormTypeName type={type} />,
    },
    {
      key: 'fate',
      header: fileImportText('fate'),
      width: '128px',
      render: ({ fate }) => <Fate data-fate={fate}>{fileImportText(`fate.${fate}`)}</Fate>,
    },
    {
      key: 'message',
      header: fileImportText('message'),
      render: ({ message }) => <Lines title={message}>{message}</Lines>,
    },
  ];
}
