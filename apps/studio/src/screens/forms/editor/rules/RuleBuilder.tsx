import type { UiFormTemplate } from '@studio/api';
import { Button, ConfirmDialog, IconButton, MultiSelect, Select, VisuallyHidden } from '@studio/ui';
import {
  type ConditionOperator,
  ConditionTree,
  type ConditionTreeActions,
  type ConditionValueKind,
  conditionIdAt,
} from '@studio/widgets';
import { CircleAlert, ListChecks, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { EditIntent } from '../../../../kernel/editor/types.ts';
import { untrigger } from '../../../../kernel/formView/ViewedForm.ts';
import { useValueNames } from '../../../../kernel/rules/names/useValueNames.ts';
import { useExpressionCheck } from '../../../../kernel/rules/useExpressionCheck.ts';
import { ownDraft } from '../../conditions/ownForm.ts';
import { settingLabel } from '../../settingLabel.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import { type FormDraft, fieldText, type RuleRow } from '../draft/FormDraft.ts';
import type { FormFault } from '../formFaults.ts';
import { conditionDraft, conditionTextOf } from './model/conditionDrafts.ts';
import {
  fieldsShownBy,
  targetFields,
  untriggerOf,
  withRule,
  withTargets,
  withUntrigger,
} from './model/ruleEdits.ts';
import { withTypesNow } from './model/typesNow.ts';
import { RuleNames } from './RuleNames.tsx';
import { type FindWarnings, RuleReview } from './RuleReview.tsx';
import { Builder, BuilderHead, Fault, Outcome } from './RulesTab.styles.ts';
import { rulesTabText } from './rulesTab.messages.ts';

/** One rule of a form, and what edits it. */
export interface RuleBuilderProps {
  readonly draft: FormDraft;
  readonly doc: UiFormTemplate;
  /** Null is the rule that shows the form. */
  readonly rule: RuleRow | null;
  readonly faults: readonly FormFault[] | undefined;
  /** Undefined while they are on their way. */
  readonly operators: readonly ConditionOperator[] | undefined;
  readonly valueKinds: readonly ConditionValueKind[];
  readonly findWarnings: FindWarnings;
  readonly lockedBecause: string;
  readonly getDraft: () => FormDraft;
  readonly onDraftChange: (draft: FormDraft, intent?: EditIntent) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** The condition that the focus goes to, by a JSON pointer; undefined for none. */
  readonly sought: string | undefined;
  readonly onFound: () => void;
  /** It was made just now: its name has the focus. */
  readonly isMade?: boolean;
  readonly onDelete?: (() => void) | undefined;
  readonly onRenamed?: ((rule: RuleRow) => void) | undefined;
}

/** What the rule is called that shows the form. @param isRoot false for a supplemental form */
export function triggerName(isRoot: boolean): string {
  return rulesTabText(isRoot ? 'trigger.conditional' : 'trigger.supplemental');
}

/** Edits that come letter by letter: those of one place that follow one another are one step. */
const typed: ReadonlySet<string> = new Set(['set-left', 'set-right', 'set-expression', 'set-parameter']);

/** The builder of a rule: its condition, and what follows from it. */
export function RuleBuilder(props: RuleBuilderProps) {
  const { draft, doc, rule, faults, operators, valueKinds, lockedBecause, onUndo, onRedo } = props;
  const { getDraft, onDraftChange, isMade = false, onDelete, onRenamed, sought, onFound } = props;
  const isReadOnly = lockedBecause !== '';
  const treeRef = useRef<ConditionTreeActions>(null);
  const [review, setReview] = useState<{ readonly isOpen: boolean; readonly run: number }>({
    isOpen: false,
    run: 0,
  });
  const [isAsked, setAsked] = useState(false);
  const name = rule === null ? triggerName(doc.formTemplate.root) : shownRuleName(rule.name);
  const stored = conditionDraft(rule?.condition ?? draft.condition);
  const condition = useMemo(
    () => withTypesNow(stored, { uniqueName: doc.formTemplate.uniqueName, parts: draft.parts }),
    [stored, doc.formTemplate.uniqueName, draft.parts],
  );
  const own = useMemo(
    () => ownDraft(doc.formTemplate.uniqueName, draft.parts),
    [doc.formTemplate.uniqueName, draft.parts],
  );
  const focusSought = useEffectEvent((pointer: string) => {
    const id = conditionIdAt(condition, pointer);
    if (id !== undefined) treeRef.current?.focusCondition(id);
    onFound();
  });
  useEffect(() => {
    if (sought !== undefined) focusSought(sought);
  }, [sought]);
  const checkExpression = useExpressionCheck(condition);
  const getValueText = useValueNames(
    useMemo(() => [condition], [condition]),
    own,
  );
  return (
    <Builder aria-label={name} data-part="rule-builder">
      <BuilderHead>
        {rule === null && <h2>{name}</h2>}
        {rule !== null && (
          <>
            <VisuallyHidden>
              <h2>{name}</h2>
            </VisuallyHidden>
            <RuleNames {...{ rule, lockedBecause, getDraft, onDraftChange, isMade, onRenamed }} />
          </>
        )}
        <div data-part="acts">
          <Button
            startIcon={<ListChecks aria-hidden size={16} />}
            onClick={() => setReview(({ run }) => ({ isOpen: true, run: run + 1 }))}
          >
            {rulesTabText('review')}
          </Button>
          {rule !== null && !isReadOnly && (
            <IconButton
              label={rulesTabText('delete')}
              icon={<Trash2 aria-hidden size={16} />}
              onClick={() => setAsked(true)}
            />
          )}
        </div>
      </BuilderHead>
      <FaultLines faults={faults} />
      <ConditionTree
        label={rulesTabText('condition', { name })}
        value={condition}
        onValueChange={(next, { id = '', reason }) => {
          const text = conditionTextOf(next);
          const intent = typed.has(reason) ? { coalesceKey: `condition ${rule?.key} ${id} ${reason}` } : {};
          const now = getDraft();
          onDraftChange(
            rule === null ? { ...now, condition: text } : withRule(now, rule.key, { condition: text }),
            intent,
          );
        }}
        {...{ operators, valueKinds, checkExpression, getValueText, isReadOnly, onUndo, onRedo }}
        readOnlyReason={lockedBecause || undefined}
        actionsRef={treeRef}
      />
      {rule === null ? (
        <Outcome>
          <p>{rulesTabText('then.form')}</p>
        </Outcome>
      ) : (
        <FieldOutcome {...{ draft, rule, lockedBecause, getDraft, onDraftChange }} />
      )}
      <RuleReview
        findWarnings={props.findWarnings}
        key={review.run}
        isOpen={review.isOpen}
        onClose={() => setReview(({ run }) => ({ isOpen: false, run }))}
        {...{ draft, doc, rule, condition, operators, valueKinds, getValueText }}
        onShow={({ id }) => treeRef.current?.focusCondition(id)}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={rulesTabText('delete.title')}
        message={rulesTabText('delete.question')}
        confirmLabel={rulesTabText('yes')}
        cancelLabel={rulesTabText('no')}
        tone="danger"
        onConfirm={() => {
          setAsked(false);
          onDelete?.();
        }}
        onCancel={() => setAsked(false)}
      />
    </Builder>
  );
}

type FieldOutcomeProps = Pick<RuleBuilderProps, 'draft' | 'lockedBecause' | 'getDraft' | 'onDraftChange'> & {
  readonly rule: RuleRow;
};

/** Milliseconds that a choice of fields waits for the next one. */
const choiceDebounceMs = 500;

const behaviours = { hide: untrigger.hide, delete: untrigger.delete } as const;

/** The fields that a rule shows, and what becomes of them while it does not hold. */
function FieldOutcome({ draft, rule, lockedBecause, getDraft, onDraftChange }: FieldOutcomeProps) {
  const isReadOnly = lockedBecause !== '';
  const behaviour = untriggerOf(rule, draft, untrigger.hide);
  const otherwise = behaviour === untrigger.delete ? 'delete' : 'hide';
  const shown = fieldsShownBy(rule, draft);
  const options = targetFields(draft).map((part) => {
    const { key, triggerRuleName } = part;
    const isOther = triggerRuleName !== null && triggerRuleName !== rule.name;
    const field = fieldText(part);
    return {
      value: key,
      label: isOther ? rulesTabText('field.other', { field, rule: shownRuleName(triggerRuleName) }) : field,
    };
  });
  return (
    <Outcome role="group" aria-label={rulesTabText('outcome')}>
      <MultiSelect
        label={`${rulesTabText('outcome')}: ${rulesTabText('then.fields')}`}
        placeholder={rulesTabText('then.none')}
        options={options}
        value={shown.map(({ key }) => key)}
        isDisabled={isReadOnly}
        choiceDebounceMs={choiceDebounceMs}
        onValueChange={(keys) =>
          onDraftChange(withTargets(getDraft(), rule, keys, behaviour ?? untrigger.hide))
        }
      />
      <Select
        label={rulesTabText('else')}
        options={[
          { value: 'hide', label: rulesTabText('else.hide') },
          { value: 'delete', label: rulesTabText('else.delete') },
        ]}
        placeholder={rulesTabText('else.differs')}
        value={behaviour === null ? null : otherwise}
        isDisabled={isReadOnly}
        // It is stored with the fields: without any it would be forgotten.
        readOnlyReason={shown.length === 0 && !isReadOnly ? rulesTabText('else.noFields') : undefined}
        hint={behaviour === null ? undefined : rulesTabText(`else.hint.${otherwise}`)}
        onValueChange={(value) => {
          if (value === null) return;
          onDraftChange(withUntrigger(getDraft(), rule, behaviours[value]));
        }}
      />
    </Outcome>
  );
}

/** What is wrong with one thing of a form; nothing where nothing is. */
function FaultLines({ faults = [] }: { readonly faults: readonly FormFault[] | undefined }) {
  const lines = new Set(
    faults.map(({ message, place }) => {
      const setting = place.at === 'part' && place.setting !== null ? settingLabel(place.setting) : null;
      return setting === null ? message : `${setting}: ${message}`;
    }),
  );
  return [...lines].map((line) => (
    <Fault key={line} data-part="fault">
      <CircleAlert aria-hidden size={14} />
      <span>{line}</span>
    </Fault>
  ));
}
