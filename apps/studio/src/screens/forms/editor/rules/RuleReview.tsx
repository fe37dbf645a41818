import { result, type UiFormTemplate } from '@studio/api';
import {
  type ConditionDraft,
  conditionIdAt,
  ReviewDialog,
  type ReviewDialogProps,
  type ReviewProblem,
} from '@studio/widgets';
import { useState } from 'react';
import { untrigger } from '../../../../kernel/formView/ViewedForm.ts';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { asNode } from '../../../../kernel/rules/conditionNode.ts';
import { withProgress } from '../../../../platform/feedback/progress.ts';
import { api } from '../../../../platform/http/api.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { savedCondition } from '../draft/conditionRows.ts';
import { type FormDraft, fieldText, type RuleRow } from '../draft/FormDraft.ts';
import { conditionTextOf } from './model/conditionDrafts.ts';
import { fieldsShownBy, untriggerOf } from './model/ruleEdits.ts';
import { rulesTabText } from './rulesTab.messages.ts';

/** Something of a rule that is probably not meant. */
export interface RuleWarning {
  /** A JSON pointer from the condition of the rule. */
  readonly pointer: string;
  readonly text: string;
}

/** Finds what is probably not meant in a rule. @param name null for the rule that shows the form */
export type FindWarnings = (name: string | null, signal: AbortSignal) => Promise<readonly RuleWarning[]>;

/** A rule as it is edited, and where what is wrong with it leads to. */
export interface RuleReviewProps
  extends Pick<ReviewDialogProps, 'getValueText' | 'operators' | 'valueKinds'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly draft: FormDraft;
  readonly doc: UiFormTemplate;
  /** Null is the rule that shows the form. */
  readonly rule: RuleRow | null;
  readonly condition: ConditionDraft;
  readonly findWarnings: FindWarnings;
  readonly onShow: NonNullable<ReviewDialogProps['onShow']>;
}

/** A rule in words, with what the server and the builder find wrong with it. It asks again with another `key`. */
export function RuleReview(props: RuleReviewProps) {
  const { isOpen, onClose, draft, doc, rule, operators, valueKinds, getValueText, findWarnings, onShow } =
    props;
  const [condition] = useState(props.condition);
  const { uniqueName } = doc.formTemplate;
  const found = useResource(isOpen ? `review ${doc.id}` : null, (signal) =>
    withProgress({ loading: rulesTabText('review.loading') }, async () => {
      const stored = savedCondition(conditionTextOf(condition));
      // A rule of a form is in no rule set, and has to say when it holds.
      const body = { description: '', tags: [], priority: 0, condition: stored, actions: [] };
      const [{ data }, warnings] = await Promise.all([
        result(api.POST('/rest/Rule/validate', { body, signal })),
        findWarnings(rule?.name ?? null, signal),
      ]);
      return { stored, errors: data.errors, warnings };
    }),
  );
  const own = rule === null ? [] : ruleProblems(rule, draft);
  return (
    <ReviewDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={rulesTabText('review.title')}
      labels={{ rulesText: rulesTabText('review.rulesText') }}
      outcomes={rule === null ? [rulesTabText('trigger.text')] : outcomesOf(rule, draft)}
      problems={
        found.data === undefined
          ? []
          : [
              ...own,
              ...serverProblems(found.data, { condition, draft, uniqueName }),
              ...found.data.warnings.map(({ pointer, text }) => warningAt(condition, pointer, text)),
            ]
      }
      isPending={found.data === undefined && found.error === null}
      error={found.error === null ? undefined : { reason: describeError(found.error), onRetry: found.reload }}
      {...{ condition, operators, valueKinds, getValueText, onShow }}
    />
  );
}

function outcomesOf(rule: RuleRow, draft: FormDraft): readonly string[] {
  const fields = fieldsShownBy(rule, draft).map(fieldText);
  if (fields.length === 0) return [rulesTabText('review.showNone')];
  const behaviour = untriggerOf(rule, draft, untrigger.hide);
  const otherwise =
    behaviour === null
      ? rulesTabText('else.differs')
      : rulesTabText(behaviour === untrigger.hide ? 'else.hide' : 'else.delete');
  return [
    rulesTabText('review.show', { fields: fields.join(', ') }),
    `${rulesTabText('else')}: ${otherwise}`,
  ];
}

function warningAt(condition: ConditionDraft, pointer: string, text: string): ReviewProblem {
  const id = conditionIdAt(condition, pointer);
  return { severity: 'warning', text, ...(id !== undefined && { place: { kind: 'condition', id } }) };
}

function ruleProblems(rule: RuleRow, draft: FormDraft): readonly ReviewProblem[] {
  if (fieldsShownBy(rule, draft).length > 0) return [];
  return [{ severity: 'warning', text: rulesTabText('review.noTargets') }];
}

interface Reviewed {
  readonly condition: ConditionDraft;
  readonly draft: FormDraft;
  readonly uniqueName: string;
}

interface Answer {
  readonly stored: unknown;
  readonly errors: readonly {
    readonly pointer: string;
    readonly message: string;
    readonly severity: 'error' | 'warning';
  }[];
}

/**
 * What the server found, each with its place, and fields of the form itself that are not there: of these the draft knows better. What the builder
 * finds itself is not listed twice.
 */
function serverProblems(
  { stored, errors }: Answer,
  { condition, draft, uniqueName }: Reviewed,
): readonly ReviewProblem[] {
  const names = new Set(draft.parts.flatMap(({ isHead, variableName }) => (isHead ? [] : variableName)));
  const placeOf = (pointer: string) => {
    const id = conditionIdAt(condition, pointer);
    return id === undefined ? {} : { place: { kind: 'condition' as const, id } };
  };
  const isOwn = (value: unknown) => asNode(value)?.['formTemplateUniqueName'] === uniqueName;
  const reported = errors.flatMap(({ pointer, message, severity }): ReviewProblem[] => {
    if (!pointer.startsWith('/condition')) return [];
    const within = pointer.slice('/condition'.length);
    // Of what an expression names of the form itself, as of the values of conditions, the draft knows better.
    const isOwnName = within.endsWith('/rawExpression') && message.endsWith(`'${uniqueName}'.`);
    if (isOwnName && severity === 'warning') return [];
    return isOwn(valueAt(stored, within)) ? [] : [{ severity, text: message, ...placeOf(within) }];
  });
  const missing = fieldsIn(stored, '').flatMap(({ form, field, pointer }): ReviewProblem[] =>
    form !== uniqueName || names.has(field)
      ? []
      : [{ severity: 'error', text: rulesTabText('review.noField', { name: field }), ...placeOf(pointer) }],
  );
  return [...missing, ...reported];
}

function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const token of pointer.split('/').slice(1)) {
    if (Array.isArray(at)) at = (at as readonly unknown[])[Number(token)];
    else at = asNode(at)?.[token];
  }
  return at;
}

interface NamedField {
  readonly form: unknown;
  readonly field: string;
  /** Of the condition that names it. */
  readonly pointer: string;
}

function fieldsIn(stored: unknown, pointer: string): readonly NamedField[] {
  const { kind, subcondition, subconditions, lhs, rhs } = asNode(stored) ?? {};
  if (kind === 'UnaryCondition') return fieldsIn(subcondition, `${pointer}/subcondition`);
  if (Array.isArray(subconditions)) {
    return subconditions.flatMap((each, index) => fieldsIn(each, `${pointer}/subconditions/${index}`));
  }
  return [lhs, ...(Array.isArray(rhs) ? rhs : [rhs])].flatMap((value) => {
    const { kind: of, formTemplateUniqueName: form, fieldName } = asNode(value) ?? {};
    return of === 'FieldValue' && typeof fieldName === 'string' && fieldName !== ''
      ? [{ form, field: fieldName, pointer }]
      : [];
  });
}
