import { Button, Checkbox, Dialog, ErrorState, Spinner } from '@studio/ui';
import { useState } from 'react';
import { randomUuid } from '../../../kernel/editor/randomId.ts';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { DialogFailure } from '../../../kernel/screen/DialogFailure.tsx';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { countedText, formatNumber } from '../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { ruleEditorText } from '../editor.messages.ts';
import { RuleImpact } from '../impact/RuleImpact.tsx';
import { type RuleSetFacts, redeployRuleSets, ruleSets } from '../rules.api.ts';
import { SetList } from './RedeployDialog.styles.ts';
import { RuleSetHost } from './RuleSetHost.tsx';

/** What is redeployed. */
export interface RedeployDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The rule set that is chosen at first; null for none. */
  readonly ruleSetName: string | null;
  /** There are unsaved changes, which are not deployed. Default false. */
  readonly isDirty?: boolean;
  /** Called once something was deployed. Default: nothing happens. */
  readonly onDeployed?: () => void;
}

/** Chooses rule sets and deploys them. Failures are shown in it; it resets with another `key`. */
export function RedeployDialog({
  isOpen,
  onClose,
  ruleSetName,
  isDirty = false,
  onDeployed,
}: RedeployDialogProps) {
  const { data: sets, error, reload } = useLookup(isOpen ? ruleSets : null);
  const [touched, setTouched] = useState<ReadonlySet<string> | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState('');
  const [known, setKnown] = useState('');
  const [key] = useState(() => randomUuid());
  const preset = sets?.filter(({ name }) => name === ruleSetName).map(({ id }) => id) ?? [];
  const chosen = touched ?? new Set(preset);
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setTouched(next);
  };
  const deploy = async () => {
    setRunning(true);
    setFailure('');
    const texts = {
      loading: ruleEditorText('redeploy.loading'),
      success: ruleEditorText('redeploy.success', { numRuleSets: ids.length }),
    };
    try {
      await withProgress(texts, () => redeployRuleSets(ids, `${key} ${ids.join()}`));
      onDeployed?.();
      onClose();
    } catch (refused) {
      setFailure(describeError(refused));
    }
    setRunning(false);
  };
  const ids = (sets ?? []).map(({ id }) => id).filter((id) => chosen.has(id));
  const isAwaited = known !== ids.join();
  const blocked = blockOf(ids.length, isAwaited);
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      isStatic={isRunning}
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={ruleEditorText('redeploy.title')}
      footer={
        <>
          <Button onClick={onClose} isDisabled={isRunning}>
            {commonText('cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={blocked !== undefined}
            disabledReason={blocked}
            isPending={isRunning}
            onClick={() => void deploy()}
          >
            {ruleEditorText('redeploy.confirm')}
          </Button>
        </>
      }
    >
      {sets === undefined && error === null && <Spinner label={ruleEditorText('redeploy.asking')} />}
      {sets === undefined && error !== null && (
        <ErrorState
          title={ruleEditorText('redeploy.sets')}
          reason={describeError(error)}
          onRetry={reload}
          retryLabel={commonText('retry')}
        />
      )}
      {sets !== undefined && <Sets {...{ sets, chosen, choose }} isDisabled={isRunning} />}
      {isDirty && <p>{ruleEditorText('redeploy.unsaved')}</p>}
      {isOpen && sets !== undefined && chosen.size > 0 && !isRunning && (
        <RuleImpact
          key={ids.join()}
          query={{ ruleSetIds: ids }}
          onState={(state) => {
            if (state === 'open') setKnown(ids.join());
          }}
        />
      )}
      <DialogFailure text={failure} />
    </Dialog>
  );
}

/** Why nothing can be deployed yet: nothing is chosen, or what it changes is on its way. */
function blockOf(count: number, isAwaited: boolean): string | undefined {
  if (count === 0) return ruleEditorText('redeploy.choose');
  return isAwaited ? ruleEditorText('redeploy.awaited') : undefined;
}

interface SetsProps {
  readonly sets: readonly RuleSetFacts[];
  readonly chosen: ReadonlySet<string>;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
  readonly isDisabled: boolean;
}

function Sets({ sets, chosen, choose, isDisabled }: SetsProps) {
  const isAll = sets.length > 0 && sets.every(({ id }) => chosen.has(id));
  return (
    <>
      <Checkbox
        label={ruleEditorText('redeploy.all')}
        checked={isAll || (chosen.size > 0 && 'mixed')}
        isDisabled={isDisabled}
        onCheckedChange={(isChosen) =>
          choose(
            sets.map(({ id }) => id),
            isChosen,
          )
        }
      />
      <SetList role="group" aria-label={ruleEditorText('redeploy.sets')}>
        {sets.map((set) => (
          <Checkbox
            key={set.id}
            label={set.name}
            hint={factsOf(set)}
            checked={chosen.has(set.id)}
            isDisabled={isDisabled}
            onCheckedChange={(isChosen) => choose([set.id], isChosen)}
          />
        ))}
      </SetList>
    </>
  );
}

function factsOf({ ruleCount: rules, changedCount: changed, deployment: last }: RuleSetFacts): string {
  const deployment =
    last === null
      ? ruleEditorText('redeploy.never')
      : ruleEditorText('redeploy.number', { number: String(last.number) });
  return ruleEditorText('redeploy.set', {
    rules: countedText(ruleEditorText, 'redeploy.rules', rules),
    deployment,
    changed:
      changed === 0
        ? ruleEditorText('redeploy.nothing')
        : ruleEditorText('redeploy.changed', { count: formatNumber(changed) }),
  });
}

/** The modal over the list, where the filtered rule set is chosen. */
export function RedeployHost(props: CreateHostProps) {
  return <RuleSetHost {...props} Dialog={RedeployDialog} />;
}
