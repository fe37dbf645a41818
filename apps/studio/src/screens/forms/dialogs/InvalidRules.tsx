import type { FormTemplateFault } from '@studio/api';
import { Link, type TableColumn } from '@studio/ui';
import { Link as RouterLink } from 'react-router';
import { Lines, Refused, ReportParts, ScrollingTable } from '../../../kernel/upload/UploadSteps.styles.ts';
import { forms } from '../early.ts';
import { FormTypeName } from '../FormTypeName.tsx';
import { formText } from '../forms.messages.ts';
import { formDialogText } from './dialogs.messages.ts';
import { MoreRows, mostRows } from './MoreRows.tsx';

/** What was reloaded and is wrong. */
interface InvalidRulesProps {
  readonly failures: readonly FormTemplateFault[];
  /** What was found, and its outcome. */
  readonly text: string;
  /** A form template is gone to. */
  readonly onOpen: () => void;
}

/** The rules that were found to be wrong, by their form templates, each of which leads to its editor. */
export function InvalidRules({ failures, text, onOpen }: InvalidRulesProps) {
  return (
    <ReportParts>
      <Refused role="alert">{text}</Refused>
      <ScrollingTable
        label={formDialogText('reload.failures.caption')}
        columns={columns(onOpen)}
        rows={failures.slice(0, mostRows)}
        getRowId={({ id, pointer, message }) => [id, pointer, message].join(' ')}
      />
      <MoreRows count={failures.length} />
    </ReportParts>
  );
}

function columns(onOpen: () => void): TableColumn<FormTemplateFault>[] {
  return [
    {
      key: 'uniqueName',
      header: formText('uniqueName'),
      isRowHeader: true,
      width: '28%',
      render: ({ id, uniqueName }) => (
        <Lines dir="auto">
          <Link render={<RouterLink to={forms.paths.pathOfId(id)} onClick={onOpen} />}>{uniqueName}</Link>
        </Lines>
      ),
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
      render: ({ type }) => <FormTypeName type={type} />,
    },
    {
      key: 'message',
      header: formDialogText('reload.failures.what'),
      render: ({ message }) => <Lines title={message}>{message}</Lines>,
    },
  ];
}
