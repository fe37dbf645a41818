import { type AnalysedField, analyseForm } from '@studio/rules';
import { expect, test } from 'vitest';
import { fieldErrors, ruleErrors } from '../kinds/formTemplate/checkForm.ts';
import { fieldDefaults, untriggerBehavior } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { buildDemoContent } from './buildDemoContent.ts';

test('the forms that come with the product have no errors in rules and expressions, and no warnings', () => {
  const { formTemplates, dataSets } = buildDemoContent({ now: Date.UTC(2026, 0, 1) });
  const offered = new Map(
    dataSets.map(({ name, items }) => [name, new Set(items.map(({ value }) => value))]),
  );
  const rules = formTemplates.flatMap(({ fieldRules = [] }) => fieldRules);
  expect(rules.length).toBeGreaterThan(5);
  for (const form of formTemplates) {
    const { uniqueName, fields, fieldRules = [], triggerRule = null } = form;
    // One form is there to be finished: its rule is empty.
    const errors = [...ruleErrors(form), ...fieldErrors(form)].filter(
      ({ pointer }) => pointer !== '/triggerRule',
    );
    expect(errors, uniqueName).toEqual([]);
    const analysed = fields.map((given): AnalysedField => {
      const field = { ...fieldDefaults, ...given };
      const { linkFormTemplateUniqueName: form, linkVariableName: name } = field;
      return {
        ...{ name: field.name, typeName: 'String', isConditional: field.hidden },
        ...{ ruleName: field.triggerRuleName, valueFormat: field.valueFormat, repeatedBy: null },
        isDeletedWhenHidden: field.untriggerBehavior === untriggerBehavior.delete,
        defaultValue: field.defaultValue,
        valueScript: field.valueExpression,
        disableScript: field.disableExpression,
        requiredScript: field.requiredLevelExpression,
        isRequired: field.requiredLevel === 1,
        takesSeveral: false,
        offered: offered.get(field.dataSetName ?? '') ?? null,
        linkedKey: form !== null && name !== null ? `${form}::${name}` : null,
      };
    });
    const condition = triggerRule?.condition ?? null;
    expect(analyseForm({ uniqueName, fields: analysed, rules: fieldRules, condition }), uniqueName).toEqual(
      [],
    );
  }
});
