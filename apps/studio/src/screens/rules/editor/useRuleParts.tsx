import { type Rule, result } from '@studio/api';
import { useDeferredPart } from '@studio/ui/internal';
import type { ActionGroupActions, ConditionTreeActions } from '@studio/widgets';
import { CloudUpload, History, ListChecks, Settings2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useObjectSettings } from '../../../kernel/editor/modal/useObjectSettings.tsx';
import type { ObjectParts, PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { useRecheck } from '../../../kernel/object/plain/useRecheck.ts';
import { onLookupAnswer, useLookup } from '../../../kernel/resource/Lookup.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { onKnownNames } from '../../../kernel/rules/names/KnownNames.ts';
import { useValueNames } from '../../../kernel/rules/names/useValueNames.ts';
import type { ReviewPlace } from '../../../kernel/rules/RuleReview.tsx';
import { businessRuleActions, operatorsOf, ruleOperators } from '../../../kernel/rules/ruleSchema.ts';
import { ruleVariables } from '../../../kernel/rules/ruleVariables.tsx';
import { useParameterOptions } from '../../../kernel/rules/useParameterOptions.ts';
import { useFoldedNavigation } from '../../../kernel/screen/foldedNavigation.ts';
import { api } from '../../../platform/http/api.ts';
import { ruleEditorText } from '../editor.messages.ts';
import { ruleText } from '../rules.messages.ts';
import type { TracedCase, Version } from './bench/model/outcomes.ts';
import { formerValues } from './draft/formerValues.ts';
import { isSavable, type RuleDraft, toRuleBody, toRuleDraft } from './draft/RuleDraft.ts';
import { NotSaved } from './NotSaved.tsx';
import { RuleEditorPage } from './RuleEditorPage.tsx';
import { benchPart, deploymentsPart, redeployPart, reviewPart, ruleSettings } from './settingsPart.ts';

/** What describes the changes of a rule. */
const worded = {
  operators: { onLabelsChange: (listener: () => void) => onLookupAnswer([ruleOperators], listener) },
  values: { onLabelsChange: onKnownNames },
};

type Modal = 'deployments' | 'redeploy' | 'review' | null;

/** What the rule builder shows beside what all editors do: its settings, its review, and what is deployed of it. */
export function useRuleParts(input: PartsInput<Rule, RuleDraft>): ObjectParts {
  const { state, rootRef, onDraftChange, lockedBecause: locked } = input;
  const { editor, draft, base, isDirty } = state;
  const { doc } = base;
  useRecheck(editor, worded);
  const operators = operatorsOf(useLookup(ruleOperators).data);
  // They are there when one is chosen.
  useLookup(ruleVariables);
  const { data: availableActions } = useLookup(businessRuleActions);
  const getParameterOptions = useParameterOptions(draft);
  const { condition, actions } = doc;
  const getValueText = useValueNames(
    // What was taken out is among the changes.
    useMemo(
      () => [draft.condition, ...draft.actions, condition, ...actions],
      [draft.condition, draft.actions, condition, actions],
    ),
  );
  const treeRef = useRef<ConditionTreeActions>(null);
  const actionsRef = useRef<ActionGroupActions>(null);
  const benchButtonRef = useRef<HTMLButtonElement>(null);
  const [modal, setModal] = useState<{ readonly kind: Modal; readonly run: number }>({ kind: null, run: 0 });
  const open = (kind: Modal) => setModal(({ run }) => ({ kind, run: run + 1 }));
  const close = () => setModal(({ run }) => ({ kind: null, run }));
  const deployment = useResource(`${doc.id} ${doc.version}`, async (signal) => {
    const params = { path: { id: doc.id } };
    return (await result(api.GET('/rest/Rule/{id}/deployment', { params, signal }))).data;
  });
  const settings = useObjectSettings(ruleSettings, editor, rootRef);
  const Review = useDeferredPart(reviewPart, modal.kind === 'review');
  const Redeploy = useDeferredPart(redeployPart, modal.kind === 'redeploy');
  const Deployments = useDeferredPart(deploymentsPart, modal.kind === 'deployments');
  const [isBenchOpen, setBenchOpen] = useState(false);
  const Bench = useDeferredPart(benchPart, isBenchOpen);
  const [traced, setTraced] = useState<TracedCase | null>(null);
  const [stops, setStops] = useState(0);
  const [version, setVersion] = useState<Version>('edited');
  useFoldedNavigation(isBenchOpen);
  const former = useMemo(
    () => (isBenchOpen ? formerValues(toRuleDraft(doc).condition, draft.condition) : undefined),
    [isBenchOpen, doc, draft.condition],
  );
  const lockedBecause = locked || (doc.status === 0 ? ruleEditorText('inactive') : '');
  const show = ({ kind, id }: ReviewPlace) =>
    kind === 'condition' ? treeRef.current?.focusCondition(id) : actionsRef.current?.focusAction(id);
  return {
    invalidReason: isSavable(draft) ? null : ruleEditorText('invalid.priority'),
    actions: {
      'Rule Settings': {
        label: ruleEditorText('settings'),
        icon: <Settings2 aria-hidden size={16} />,
        onRun: () => settings.show(),
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
            value={draft}
            review={async (rule, signal) => {
              const body = toRuleBody({ ...editor.state.draft, ...rule }, doc);
              return (await result(api.POST('/rest/Rule/validate', { body, signal }))).data;
            }}
            {...{ operators, getValueText, getParameterOptions }}
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
        {...{ frame, doc, draft, operators, getValueText }}
        {...{ availableActions, getParameterOptions }}
        onChange={(changed, intent) => onDraftChange({ ...editor.state.draft, ...changed }, intent)}
        {...{ lockedBecause, treeRef, actionsRef, benchButtonRef }}
        deployment={deployment.data ?? null}
        {...{ isBenchOpen, traced }}
        onVersionChange={setVersion}
        onReview={() => open('review')}
        onBenchToggle={() => setBenchOpen((isOpen) => !isOpen)}
        formerValues={former}
        changes={
          isBenchOpen && isDirty && <NotSaved {...{ editor, stops }} isReadOnly={lockedBecause !== ''} />
        }
        bench={
          isBenchOpen &&
          Bench && (
            <Bench
              {...{ doc, draft, version }}
              deployment={deployment.data}
              canChange={locked === ''}
              onShow={(id) => treeRef.current?.focusCondition(id)}
              onTrace={setTraced}
              onStopsChange={setStops}
              onClose={() => {
                setBenchOpen(false);
                // The button that was pressed goes with the bench.
                benchButtonRef.current?.focus();
              }}
            />
          )
        }
        onUndo={() => editor.undo()}
        onRedo={() => editor.redo()}
      />
    ),
  };
}
