import { type RuleSetDeployment, result } from '@studio/api';
import { Button, ConfirmDialog, Dialog, ErrorState, Select, Spinner, Table } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { useState } from 'react';
import { randomUuid } from '../../../kernel/editor/randomId.ts';
import type { CreateHostProps } from '../../../kernel/list/ListAction.ts';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { api } from '../../../platform/http/api.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { useMayUse } from '../../../platform/session/session.ts';
import { RuleImpact } from '../impact/RuleImpact.tsx';
import { ruleSets, takeBackDeployment } from '../rules.api.ts';
import { rulePermission } from '../ruleTexts.ts';
import { deploymentText } from './deployments.messages.ts';
import { RuleSetHost } from './RuleSetHost.tsx';

/** Whose deployments are listed first. */
export interface DeploymentsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Null for the first rule set. */
  readonly ruleSetName: string | null;
  /** Called once a rule set was taken back. Default: nothing happens. */
  readonly onDeployed?: () => void;
}

/** So many deployments are listed: the last ones. */
const mostListed = 500;

/** What was deployed of a rule set, by number, and the way back to each. It starts afresh with another `key`. */
export function DeploymentsDialog({ isOpen, onClose, ruleSetName, onDeployed }: DeploymentsDialogProps) {
  const { data: sets, error: setsError, reload: reloadSets } = useLookup(isOpen ? ruleSets : null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  // Whatever becomes of the answer, what was confirmed again is the same request.
  const [asked, setAsked] = useState<(RuleSetDeployment & { readonly key: string }) | null>(null);
  const canTakeBack = useMayUse(rulePermission);
  const set =
    sets?.find(({ id }) => id === chosenId) ?? sets?.find(({ name }) => name === ruleSetName) ?? sets?.[0];
  const key = set === undefined ? null : `${set.id} ${set.deployment?.number ?? 0}`;
  const { data, error, reload } = useResource(key, async (signal) => {
    const params = { path: { id: set?.id ?? '' }, query: { numberOfRows: mostListed } };
    return (await result(api.GET('/rest/RuleSet/{id}/deployments', { params, signal }))).data.records;
  });
  const takeBack = async (setId: string, number: number, requestKey: string) => {
    const texts = {
      loading: deploymentText('loading'),
      success: deploymentText('success', { number: String(number) }),
    };
    await withProgress(texts, () => takeBackDeployment(setId, number, requestKey));
    reload();
    onDeployed?.();
  };
  const failed = setsError ?? error;
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={deploymentText('title')}
      description={deploymentText('text')}
      footer={<Button onClick={onClose}>{commonText('close')}</Button>}
    >
      {failed !== null && (
        <ErrorState
          title={deploymentText('title')}
          reason={describeError(failed)}
          onRetry={setsError === null ? reload : reloadSets}
          retryLabel={commonText('retry')}
        />
      )}
      {sets === undefined && failed === null && <Spinner label={deploymentText('asking')} />}
      {sets !== undefined && set !== undefined && (
        <>
          <Select
            label={deploymentText('set')}
            options={sets.map(({ id, name }) => ({ value: id, label: name }))}
            value={set.id}
            onValueChange={setChosenId}
          />
          {data !== undefined && (
            <Table
              label={deploymentText('list', { set: set.name })}
              rows={data}
              getRowId={({ number }) => String(number)}
              emptyText={deploymentText('none')}
              columns={[
                {
                  key: 'number',
                  header: deploymentText('number'),
                  isNumeric: true,
                  isRowHeader: true,
                  render: ({ number }) => number.toLocaleString(),
                },
                { key: 'time', header: deploymentText('time'), render: ({ time }) => formatDateTime(time) },
                { key: 'author', header: deploymentText('author'), render: ({ author }) => author.name },
                {
                  key: 'rules',
                  header: deploymentText('rules'),
                  isNumeric: true,
                  render: ({ ruleCount }) => ruleCount.toLocaleString(),
                },
                {
                  key: 'takenFrom',
                  header: deploymentText('holds'),
                  render: ({ takenFrom }) =>
                    takenFrom === null
                      ? deploymentText('saved')
                      : deploymentText('takenFrom', { number: String(takenFrom) }),
                },
                {
                  key: 'takeBack',
                  header: deploymentText('takeBack'),
                  isHeaderHidden: true,
                  render: (row) =>
                    canTakeBack &&
                    row.number !== data[0]?.number && (
                      <Button
                        size="sm"
                        aria-label={deploymentText('takeBackTo', { number: String(row.number) })}
                        onClick={() => setAsked({ ...row, key: randomUuid() })}
                      >
                        {deploymentText('takeBack')}
                      </Button>
                    ),
                },
              ]}
            />
          )}
          {asked !== null && (
            <ConfirmDialog
              isOpen
              size="lg"
              title={deploymentText('takeBackTo', { number: String(asked.number) })}
              message={
                <>
                  <p>{deploymentText('question', { set: set.name, number: String(asked.number) })}</p>
                  <RuleImpact query={{ ruleSetIds: [set.id], deployment: asked.number }} />
                </>
              }
              confirmLabel={deploymentText('takeBack')}
              cancelLabel={commonText('cancel')}
              onOpenChange={() => setAsked(null)}
              onConfirm={() => takeBack(set.id, asked.number, asked.key)}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** The modal over the list, where the filtered rule set is chosen. */
export function DeploymentsHost(props: CreateHostProps) {
  return <RuleSetHost {...props} Dialog={DeploymentsDialog} />;
}
