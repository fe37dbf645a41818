import { type Rule, result } from '@studio/api';
import type { SelectOption } from '@studio/ui';
import { useDeferredPart } from '@studio/ui/internal';
import type { ActionGroupActions, ActionParameter, ConditionTreeActions } from '@studio/widgets';
import { CloudUpload, History, ListChecks, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ObjectParts, PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { useRecheck } from '../../../kernel/object/plain/useRecheck.ts';
import { dataSetChoices } from '../../../kernel/resource/dataSetLookup.ts';
import { type Lookup, onLookupAnswer, useLookup } from '../../../kernel/resource/Lookup.ts';
import { useLookups } from '../../../kernel/resource/useLookups.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { businessRuleActions, operatorsOf, ruleOperators } from '../../../kernel/rules/ruleSchema.ts';
import { api } from '../../../platform/http/api.ts';
import { ruleEditorText } from '../editor.messages.ts';
import { ruleText } from '../rules.messages.ts';
import { isSavable, type RuleDraft } from './draft/RuleDraft.ts';
import { RuleEditorPage } from './RuleEditorPage.tsx';
import type { ReviewPlace } from './RuleReview.tsx';
import { benchPart, deploymentsPart, redeployPart, reviewPart } from './settingsPart.ts';
import { useRuleSettings } from './useRuleSettings.tsx';

/** What describes the changes of a rule. */
const worded = {
  operators: { onLabelsChange: (listener: () => void) => onLookupAnswer([ruleOperators], listener) },
};

type Modal = 'deployments' | 'redeploy' | 'review' | null;

/** What the rule builder shows beside what all editors do: its settings, its review, and what is deployed of it. */
export function useRuleParts(input: PartsInput<Rule, RuleDraft>): ObjectParts {
  const { state, rootRef, onDraftChange, lockedBecause: locked } = input;
  const { editor, draft, base, isDirty } = state;
  const { doc } = base;
  useRecheck(editor, worded);
  const operators = operatorsOf(useLookup(ruleOperators).data);
  const { data: availableActions } = useLookup(businessRuleActions);
  const getParameterOptions = useParameterOptions(draft);
  const treeRef = useRef<ConditionTreeActions>(null);
  const actionsRef = useRef<ActionGroupActions>(null);
  const [modal, setModal] = useState<{ readonly kind: Modal; readonly run: number }>({ kind: null, run: 0 });
  const open = (kind: Modal) => setModal(({ run }) => ({ kind, run: run + 1 }));
  const close = () => setModal(({ run }) => ({ kind: null, run }));
  const deployment = useResource(`${doc.id} ${doc.version}`, async (signal) => {
    const params = { path: { id: doc.id } };
    return (await result(api.GET('/rest/Rule/{id}/deployment', { params, signal }))).data;
  });
  const settings = useRuleSettings(editor, rootRef);
  const Review = useDeferredPart(reviewPart, modal.kind === 'review');
  const Redeploy = useDeferredPart(redeployPart, modal.kind === 'redeploy');
  const Deployments = useDeferredPart(deploymentsPart, modal.kind === 'deployments');
  const [isBenchOpen, setBenchOpen] = useState(false);
  const Bench = useDeferredPart(benchPart, isBenchOpen);
  const lockedBecause = locked || (doc.status === 0 ? ruleEditorText('inactive') : '');
  const show = ({ kind, id }: ReviewPlace) =>
    kind === 'condition' ? treeRef.current?.focusCondition(id) : actionsRef.current?.focusAction(id);
  return {
    invalidReason: isSavable(draft) ? null : ruleEditorText('invalid.priority'),
    actions: {
      'Rule Settings': {
        label: ruleEditorText('settings'),
        icon: <Settings2 aria-hidden size={16} />,
        onRun: settings.show,
      },
      Review: {
        label: ruleEditorText('review'),
        icon: <ListChecks aria-hidden size={16} />,
        onRun: () => open('review'),
      },
      Redeploy: {
        label: ruleEditorText('redeploy'),
        icon: <CloudUpload aria-hidden size={16} />,
        onRun: () => open('redeploy'),
      },
      Deployments: {
        label: ruleText('deployments'),
        icon: <History aria-hidden size={16} />,
        onRun: () => open('deployments'),
      },
    },
    banners: settings.banner,
    dialogs: (
      <>
        {settings.modal}
        {Review && (
          <Review
            key={`review ${modal.run}`}
            isOpen={modal.kind === 'review'}
            onClose={close}
            onShow={show}
            {...{ draft, doc, operators }}
          />
        )}
        {Redeploy && (
          <Redeploy
            key={`redeploy ${modal.run}`}
            isOpen={modal.kind === 'redeploy'}
            onClose={close}
            ruleSetName={doc.ruleSetName}
            isDirty={isDirty}
            onDeployed={deployment.reload}
          />
        )}
        {Deployments && (
          <Deployments
            key={`deployments ${modal.run}`}
            isOpen={modal.kind === 'deployments'}
            onClose={close}
            ruleSetName={doc.ruleSetName}
            onDeployed={deployment.reload}
          />
        )}
      </>
    ),
    isCovered: settings.isOpen,
    render: (frame) => (
      <RuleEditorPage
        {...{ frame, doc, draft, operators, availableActions, getParameterOptions }}
        onChange={(changed, intent) => onDraftChange({ ...editor.state.draft, ...changed }, intent)}
        {...{ lockedBecause, treeRef, actionsRef }}
        deployment={deployment.data ?? null}
        isBenchOpen={isBenchOpen}
        onBenchToggle={() => setBenchOpen((isOpen) => !isOpen)}
        bench={
          isBenchOpen &&
          Bench && (
            <Bench
              {...{ doc, draft }}
              deployment={deployment.data}
              canChange={locked === ''}
              onShow={(id) => treeRef.current?.focusCondition(id)}
              onClose={() => setBenchOpen(false)}
            />
          )
        }
        onUndo={() => editor.undo()}
        onRedo={() => editor.redo()}
      />
    ),
  };
}

/** The items that fill blanks of actions, by the data sets that the draft's actions name. */
function useParameterOptions(
  draft: RuleDraft,
): (parameter: ActionParameter) => readonly SelectOption<string>[] | undefined {
  const names = [
    ...new Set(
      draft.actions.flatMap((action) =>
        action.kind === 'ParameterizedAction' ? action.parameters.flatMap((each) => setOf(each) ?? []) : [],
      ),
    ),
  ];
  const peek = useLookups(names.map(itemsOf));
  return (parameter) => {
    const name = setOf(parameter);
    return name === null ? undefined : optionsOf(peek(itemsOf(name)), parameter.value);
  };
}

type Choices = Awaited<ReturnType<ReturnType<typeof dataSetChoices>['load']>>;

const lookups = new Map<string, Lookup<Choices>>();

function itemsOf(name: string): Lookup<Choices> {
  const known = lookups.get(name) ?? dataSetChoices(name);
  lookups.set(name, known);
  return known;
}

function setOf({ typeName, expression }: ActionParameter): string | null {
  return typeName === 'DataSetItem' && typeof expression === 'string' && expression !== ''
    ? expression
    : null;
}

/** A value that is not among the items stays to be seen. */
function optionsOf(choices: Choices | undefined, value: string): readonly SelectOption<string>[] {
  const known = choices ?? [];
  const isThere = value === '' || known.some((choice) => choice.value === value);
  return isThere ? known : [...known, { value, label: value }];
}
