import { Spinner } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { makeField } from '../../../kernel/object/plain/makeField.ts';
import type { FieldControl, PlainField } from '../../../kernel/object/plain/PlainField.ts';
import { onKnownNames } from '../../../kernel/rules/names/KnownNames.ts';
import type { RuleBuilderProps } from '../../../kernel/rules/RuleBuilder.tsx';
import { sectionRuleActions } from '../../../kernel/rules/ruleSchema.ts';
import {
  comparableRuleText,
  describeRuleText,
  readRuleText,
  toStoredRule,
  writeRuleText,
} from '../../../kernel/rules/ruleText.ts';
import { reviewRule, type Section } from '../sections.api.ts';
import { sectionEditorText } from '../sections.messages.ts';
import { Irrelevant, RuleFault } from './ruleField.styles.ts';
import { isConditional, type SectionDraft } from './sectionDraft.ts';

const builderPart = deferPart<RuleBuilderProps>(
  async () => (await import('../../../kernel/rules/RuleBuilder.tsx')).RuleBuilder,
);

/** The rule of a conditional section. What is wrong with it does not keep the template from being saved. */
export const ruleField: PlainField<SectionDraft, string, Section> = makeField<string, Section, SectionDraft>(
  { label: () => sectionEditorText('rule') },
  {
    empty: '',
    comparable: comparableRuleText,
    format: (value) => describeRuleText(String(value ?? '')),
    onLabelsChange: onKnownNames,
    render: (control, { draft }) => <RuleControl {...control} isConditional={isConditional(draft)} />,
  },
);

function RuleControl({
  value,
  onValueChange,
  error,
  isReadOnly,
  readOnlyReason,
  isConditional: isRelevant,
}: FieldControl<string> & { readonly isConditional: boolean }) {
  // Without a rule there is nothing to read; users who may make one get the builder.
  const isShown = isRelevant && (value !== '' || !isReadOnly);
  const RuleBuilder = useDeferredPart(builderPart, isShown);
  if (!isShown) return <Irrelevant>{sectionEditorText('rule.irrelevant')}</Irrelevant>;
  if (RuleBuilder === null) return <Spinner label={sectionEditorText('rule.loading')} />;
  return (
    <>
      {error !== undefined && <RuleFault role="status">{error}</RuleFault>}
      <RuleBuilder
        value={readRuleText(value)}
        onValueChange={(next, intent) => onValueChange(writeRuleText(next), intent)}
        actions={sectionRuleActions}
        review={(rule, signal) => reviewRule(storedOf(writeRuleText(rule)), signal)}
        {...{ isReadOnly, readOnlyReason }}
      />
    </>
  );
}

/** What is reviewed where nothing was entered yet. */
const blank = { condition: { kind: 'CompositeCondition', operator: 'and', subconditions: [] }, actions: [] };

function storedOf(text: string) {
  return toStoredRule(text) ?? blank;
}
