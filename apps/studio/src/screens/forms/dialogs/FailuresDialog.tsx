import type { FormTemplateFailure } from '@studio/api';
import { Button, Dialog, Link, type TableColumn } from '@studio/ui';
import { Link as RouterLink } from 'react-router';
import { Lines, ReportParts, ScrollingTable } from '../../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { useLastShown } from '../../../platform/state/useLastShown.ts';
import { forms } from '../early.ts';
import { FormTypeName } from '../FormTypeName.tsx';
import { formText } from '../forms.messages.ts';
import { formDialogText } from './dialogs.messages.ts';
import { MoreRows, mostRows } from './MoreRows.tsx';
import type { ShownFailures } from './shownFailures.ts';

/** What an action left as it was. */
export interface FailuresDialogProps {
  /** Null closes the modal. */
  readonly shown: ShownFailures | null;
  readonly onClose: () => void;
}

/** Lists which form templates an action left as they were, and why; each leads to its editor. */
export function FailuresDialog({ shown, onClose }: FailuresDialogProps) {
  const last = useLastShown(shown);
  if (last === null) return null;
  const { title, changed, message, failures } = last;
  return (
    <Dialog
      isOpen={shown !== null}
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={title}
      size="lg"
      footer={
        <Button variant="primary" onClick={onClose}>
          {commonText('ok')}
        </Button>
      }
    >
      <ReportParts>
        <p role="alert">
          {message}{' '}
          {changed === 0
            ? formDialogText('failures.none')
            : formDialogText('failures.done', { count: changed.toLocaleString() })}
        </p>
        <ScrollingTable
          label={formDialogText('failures.caption')}
          columns={columns(onClose)}
          rows={failures.slice(0, mostRows)}
          getRowId={({ id, message: why }) => `${id} ${why}`}
        />
        <MoreRows count={failures.length} />
      </ReportParts>
    </Dialog>
  );
}

function columns(onOpen: () => void): TableColumn<FormTemplateFailure>[] {
  return [
    {
      key: 'uniqueName',
      header: formText('uniqueName'),
      isRowHeader: true,
      width: '30%',
      render: ({ id, uniqueName }) =>
        uniqueName === null ? (
          formDialogText('failures.gone')
        ) : (
          <Link render={<RouterLink to={forms.paths.pathOfId(id)} onClick={onOpen} />}>{uniqueName}</Link>
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
      width: '20%',
      render: ({ type }) => type !== null && <FormTypeName type={type} />,
    },
    {
      key: 'message',
      header: formDialogText('failures.reason'),
      render: ({ message }) => <Lines title={message}>{message}</Lines>,
    },
  ];
}
