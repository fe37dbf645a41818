import type { RuleSummary } from '@studio/api';
import { deferPart } from '@studio/ui/internal';
import { CircleCheck, CircleOff, CloudUpload, FlaskConical, History, Plus } from 'lucide-react';
import { idList } from '../../kernel/kind/idList.tsx';
import type { BulkDetailProps, CreateHostProps } from '../../kernel/list/ListAction.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { lastEditedByFilter } from '../../kernel/list/lastEditedColumns.tsx';
import { countedText } from '../../platform/i18n/defineMessages.ts';
import { RuleStatus } from './deploymentMark.tsx';
import { rulePath, rules } from './early.ts';
import { ruleSetChoices, switchRules } from './rules.api.ts';
import { ruleText } from './rules.messages.ts';
import { shownRuleName } from './shownRuleName.ts';

const statuses = ['1', '0', '2', '3'] as const;
const deployments = ['deployed', 'changed', 'notDeployed'] as const;

/** Milliseconds from the last key to the search. */
const searchDelayMs = 500;

/** The list of rules. */
export const ruleList = idList<RuleSummary>(rules, () => ({
  text: ruleText,
  nameOf: ({ name }) => shownRuleName(name),
  getHref: rulePath,
  nameWidth: 'minmax(12.5rem, 2.6fr)',
  searchDelay: searchDelayMs,
  columns: [
    {
      key: 'ruleSetName',
      header: ruleText('ruleSet'),
      isSortable: true,
      width: 'minmax(9rem, 1.4fr)',
      render: ({ ruleSetName }) => ruleSetName,
    },
    {
      key: 'tags',
      header: ruleText('tags'),
      isSortable: true,
      width: 'minmax(7rem, 1.2fr)',
      render: ({ tags }) => tags.join(', '),
    },
    {
      key: 'priority',
      header: ruleText('priority'),
      isSortable: true,
      width: '6rem',
      render: ({ priority }) => priority.toLocaleString(),
    },
    {
      key: 'status',
      header: ruleText('status'),
      isSortable: true,
      width: 'minmax(12.5rem, 1.2fr)',
      render: ({ status, deployment }) => <RuleStatus {...{ status, deployment }} />,
    },
  ],
  filters: {
    ruleSetName: {
      label: ruleText('ruleSet'),
      placeholder: ruleText('ruleSet.all'),
      choices: ruleSetChoices,
    },
    status: {
      label: ruleText('status'),
      placeholder: ruleText('status.all'),
      choices: statuses.map((value) => ({ value, label: ruleText(`status.${value}`) })),
    },
  },
  advancedFilter: [
    { key: 'name', label: ruleText('name'), type: 'text', operators: ['contains', 'eq'] },
    { key: 'tag', label: ruleText('tag'), type: 'text', operators: ['eq'] },
    { key: 'priority', label: ruleText('priority'), type: 'number', operators: ['eq', 'gte', 'lte'] },
    {
      key: 'deployment',
      label: ruleText('deployment'),
      type: 'choice',
      operators: ['eq'],
      choices: deployments.map((value) => ({ value, label: ruleText(`deployment.${value}`) })),
    },
    { key: 'lastModifiedBy', label: lastEditedByFilter().label, type: 'text', operators: ['contains'] },
    { key: 'timeLastModified', label: ruleText('lastModified'), type: 'date', operators: ['gte', 'lt'] },
  ],
  prepareNext: () => import('./editor/route.tsx'),
  actions: {
    'New Rule': {
      does: 'create',
      label: ruleText('new'),
      icon: <Plus aria-hidden size={16} />,
      variant: 'primary',
      host: deferPart<CreateHostProps>(async () => (await import('./settings/NewRuleHost.tsx')).NewRuleHost),
    },
    Redeploy: {
      does: 'dialog',
      label: ruleText('redeploy'),
      icon: <CloudUpload aria-hidden size={16} />,
      host: deferPart<CreateHostProps>(
        async () => (await import('./dialogs/RedeployDialog.tsx')).RedeployHost,
      ),
    },
    Deployments: {
      does: 'dialog',
      label: ruleText('deployments'),
      icon: <History aria-hidden size={16} />,
      host: deferPart<CreateHostProps>(
        async () => (await import('./dialogs/DeploymentsDialog.tsx')).DeploymentsHost,
      ),
    },
    Activate: {
      does: 'bulk',
      label: ruleText('activate'),
      icon: <CircleCheck aria-hidden size={16} />,
      question: (count) => countedText(ruleText, 'activate.question', count),
      detail: deferPart<BulkDetailProps>(
        async () => (await import('./impact/SwitchImpact.tsx')).ActivationImpact,
      ),
      run: (selection) => switchRules(selection, true),
      texts: { loading: ruleText('activate.loading') },
    },
    Deactivate: {
      does: 'bulk',
      label: ruleText('deactivate'),
      icon: <CircleOff aria-hidden size={16} />,
      question: (count) => countedText(ruleText, 'deactivate.question', count),
      detail: deferPart<BulkDetailProps>(
        async () => (await import('./impact/SwitchImpact.tsx')).DeactivationImpact,
      ),
      run: (selection) => switchRules(selection, false),
      texts: { loading: ruleText('deactivate.loading') },
    },
    'Export Cases': {
      does: 'dialog',
      label: ruleText('exportCases'),
      icon: <FlaskConical aria-hidden size={16} />,
      host: deferPart<CreateHostProps>(
        async () => (await import('./editor/bench/ExportCasesDialog.tsx')).ExportCasesHost,
      ),
    },
  },
}));

/** The browser of rules. */
export function Component() {
  return <ListScreen definition={ruleList()} />;
}
