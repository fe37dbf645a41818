import type { RulesReloaded } from '@studio/api';
import { Button, Checkbox, Dialog, ErrorState, Spinner } from '@studio/ui';
import { useEffect, useRef, useState } from 'react';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useDialogRun } from '../../../kernel/list/useDialogRun.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { DialogFailure } from '../../../kernel/screen/DialogFailure.tsx';
import { StepParts, Work } from '../../../kernel/upload/UploadSteps.styles.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { formDialogText } from './dialogs.messages.ts';
import { InvalidRules } from './InvalidRules.tsx';
import { countRules, type RuleType, reloadRules } from './reloadCalls.ts';

/** Which rules are reloaded. */
export interface ReloadRulesDialogProps {
  readonly ruleType: RuleType;
  /** The one form template whose rules are meant. Default: all of them. */
  readonly formId?: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Says how many form templates and rules are affected and what is done, and reloads them, checked or not. What is not valid is listed, and a
 * failure is shown: where the modal was closed meanwhile it comes back with it. It starts afresh each time that it is opened.
 */
export function ReloadRulesDialog({ ruleType, formId, isOpen, onClose }: ReloadRulesDialogProps) {
  const [isChecked, setChecked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState('');
  const [reloaded, setReloaded] = useState<RulesReloaded | null>(null);
  // It has been closed, and has something to say.
  const [isBack, setBack] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen && !isRunning) {
      setChecked(false);
      setFailure('');
      setReloaded(null);
    }
  }
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const isShown = isOpen || isBack;
  const close = () => {
    setBack(false);
    onClose();
  };
  const counted = useResource(isShown ? `${ruleType} ${formId}` : null, (signal) =>
    countRules(ruleType, signal, formId),
  );
  const reload = async () => {
    setRunning(true);
    setFailure('');
    try {
      const answer = await reloadRules(ruleType, isChecked, formId);
      if (answer.failures.length === 0) close();
      else if (isThere.current) {
        setReloaded(answer);
        setBack(true);
      } else notify({ message: describeFaults(answer, isChecked), tone: 'warning' });
    } catch (error) {
      setFailure(describeError(error));
      setBack(true);
    }
    setRunning(false);
  };
  return (
    <Dialog
      isOpen={isShown}
      isStatic={isRunning}
      onOpenChange={close}
      closeLabel={commonText('close')}
      title={formDialogText(`reload.${ruleType}.title`)}
      size={reloaded === null ? 'md' : 'lg'}
      footer={
        reloaded === null ? (
          <>
            <Button onClick={close}>{commonText(isRunning ? 'close' : 'cancel')}</Button>
            <Button
              variant="primary"
              isDisabled={counted.data === undefined}
              isPending={isRunning}
              onClick={() => void reload()}
            >
              {formDialogText('reload.confirm')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {commonText('close')}
          </Button>
        )
      }
    >
      {reloaded === null ? (
        <StepParts>
          <Summary ruleType={ruleType} counted={counted} />
          {counted.data && <p>{formDialogText('reload.what')}</p>}
          <Checkbox
            label={formDialogText('reload.validate')}
            hint={formDialogText('reload.validate.hint')}
            checked={isChecked}
            isDisabled={isRunning}
            onCheckedChange={setChecked}
          />
          <DialogFailure text={failure} />
        </StepParts>
      ) : (
        <InvalidRules
          failures={reloaded.failures}
          text={describeFaults(reloaded, isChecked)}
          onOpen={close}
        />
      )}
    </Dialog>
  );
}

function describeFaults({ failures }: RulesReloaded, isChecked: boolean): string {
  const count = failures.length.toLocaleString();
  return formDialogText(isChecked ? 'reload.failures' : 'reload.failures.compiled', { count });
}

function Summary({
  ruleType,
  counted: { data, error, reload },
}: {
  readonly ruleType: RuleType;
  readonly counted: ReturnType<typeof useResource<RulesReloaded>>;
}) {
  if (data !== undefined) {
    const [rules, forms] = [data.rules.toLocaleString(), data.forms.toLocaleString()];
    return <p role="status">{formDialogText(`reload.${ruleType}.summary`, { rules, forms })}</p>;
  }
  if (error !== null) {
    return (
      <ErrorState
        title={formDialogText('reload.notCounted')}
        reason={describeError(error)}
        onRetry={reload}
        retryLabel={commonText('retry')}
      />
    );
  }
  return (
    <Work>
      <Spinner label={formDialogText('reload.counting')} />
      <span aria-hidden="true">{formDialogText('reload.counting')}</span>
    </Work>
  );
}

/** The modal that reloads the form rules of all form templates. */
export function ReloadFormRulesHost(props: CreateHostProps) {
  return <ReloadHost ruleType="form" {...props} />;
}

/** The modal that reloads the field rules of all form templates. */
export function ReloadFieldRulesHost(props: CreateHostProps) {
  return <ReloadHost ruleType="field" {...props} />;
}

function ReloadHost({ ruleType, onOpenChange, ...host }: CreateHostProps & { readonly ruleType: RuleType }) {
  useDialogRun(host);
  return <ReloadRulesDialog {...{ ruleType }} isOpen={host.isOpen} onClose={() => onOpenChange(false)} />;
}
