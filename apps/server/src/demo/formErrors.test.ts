import { expect, test } from 'vitest';
import { fieldErrors, ruleErrors } from '../kinds/formTemplate/checkForm.ts';
import { limitErrors, repeaterErrors } from '../kinds/formTemplate/limitErrors.ts';
import { buildDemoContent } from './buildDemoContent.ts';

test('the forms that come with the product have no errors in rules, expressions and limits', () => {
  const { formTemplates } = buildDemoContent({ now: Date.UTC(2026, 0, 1) });
  expect(formTemplates.flatMap(({ fieldRules = [] }) => fieldRules).length).toBeGreaterThan(5);
  for (const form of formTemplates) {
    const errors = [ruleErrors, fieldErrors, limitErrors, repeaterErrors].flatMap((check) => check(form));
    // One form is there to be finished: its rule is empty.
    expect(
      errors.filter(({ pointer }) => pointer !== '/triggerRule'),
      form.uniqueName,
    ).toEqual([]);
  }
});
