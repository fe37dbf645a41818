import { result, type SectionRulesReloaded } from '@studio/api';
import { Button, Checkbox, Dialog, Link, Table } from '@studio/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useDialogRun } from '../../../kernel/list/useDialogRun.ts';
import { DialogFailure } from '../../../kernel/screen/DialogFailure.tsx';
import { StepParts } from '../../../kernel/upload/UploadSteps.styles.ts';
import { notifySuccess } from '../../../platform/feedback/progress.ts';
import { api } from '../../../platform/http/api.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { sections } from '../early.ts';
import { reloadText } from './reload.messages.ts';

/** The modal that reloads the rules of section templates, and lists those that are not valid where that was asked. */
export function ReloadRulesHost({ onOpenChange, ...host }: CreateHostProps) {
  const { isOpen } = host;
  const [isChecked, setChecked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState('');
  const [report, setReport] = useState<SectionRulesReloaded | null>(null);
  useDialogRun(host);
  const close = () => {
    onOpenChange(false);
    setChecked(false);
    setFailure('');
    setReport(null);
  };
  const reload = async () => {
    setRunning(true);
    setFailure('');
    try {
      const params = { query: { validate: isChecked } };
      const { data } = await result(api.POST('/rest/SectionTemplate/reloadRules', { params }));
      if (data.failures.length > 0) setReport(data);
      else {
        notifySuccess(countedText(reloadText, 'success', data.rules));
        close();
      }
    } catch (error) {
      setFailure(describeError(error));
    }
    setRunning(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      isStatic={isRunning}
      onOpenChange={close}
      closeLabel={commonText('close')}
      title={reloadText('title')}
      size={report === null ? 'sm' : 'lg'}
      footer={
        report === null ? (
          <>
            <Button isDisabled={isRunning} onClick={close}>
              {commonText('cancel')}
            </Button>
            <Button variant="primary" isPending={isRunning} onClick={() => void reload()}>
              {reloadText('confirm')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {commonText('close')}
          </Button>
        )
      }
    >
      {report === null ? (
        <StepParts>
          <p>{reloadText('question')}</p>
          <Checkbox
            label={reloadText('validate')}
            checked={isChecked}
            isDisabled={isRunning}
            onCheckedChange={setChecked}
          />
          <DialogFailure text={failure} />
        </StepParts>
      ) : (
        <StepParts>
          <p role="alert">{reloadText('faulty', { count: report.failures.length })}</p>
          <Table
            label={reloadText('faulty.caption')}
            rows={report.failures}
            getRowId={({ id, message }) => `${id} ${message}`}
            columns={[
              {
                key: 'name',
                header: reloadText('name'),
                isRowHeader: true,
                width: '40%',
                render: ({ id, name }) => (
                  <Link
                    render={<RouterLink to={`${sections.paths.pathOfId(id)}?tab=rule`} onClick={close} />}
                  >
                    {name}
                  </Link>
                ),
              },
              { key: 'message', header: reloadText('what'), render: ({ message }) => message },
            ]}
          />
        </StepParts>
      )}
    </Dialog>
  );
}
