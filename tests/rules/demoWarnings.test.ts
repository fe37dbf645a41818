import { expect, test } from 'vitest';
import { buildDemoContent } from '../../apps/server/src/demo/buildDemoContent.ts';
import { bodyOfField } from '../../apps/server/src/kinds/formTemplate/fieldOfBody.ts';
import { toFormDraft } from '../../apps/studio/src/screens/forms/editor/draft/toFormDraft.ts';
import { analysedForm } from '../../apps/studio/src/screens/forms/editor/trial/model/analysedForm.ts';
import { triedForm } from '../../apps/studio/src/screens/forms/editor/trial/model/trialForm.ts';
import { formDoc } from '../../apps/studio/src/screens/forms/fixtures/formDocs.ts';
import { analyseForm } from '../../packages/rules/src/index.ts';

test('the forms that come with the product have no warnings as Try it reads them', () => {
  const { formTemplates, dataSets } = buildDemoContent({ now: Date.UTC(2026, 0, 1) });
  const options = new Map(
    dataSets.map(({ name, items }) => [name, items.map(({ value }) => ({ value, label: value }))]),
  );
  const forms = formTemplates.map((form) => {
    const byId = new Map(
      form.fields.map((field, index) => [field.id, bodyOfField(field, index + 1, new Map())]),
    );
    const sections = (form.sections ?? []).map(({ rows, ...section }) => ({
      ...section,
      rows: rows.map((row) => ({ fields: row.flatMap((id) => byId.get(id) ?? []) })),
    }));
    const { uniqueName, fieldRules = [], triggerRule = null } = form;
    const rules = JSON.parse(JSON.stringify({ fieldRules, triggerRule })) as object;
    return { uniqueName, draft: toFormDraft(formDoc({ sections, ...rules }, { uniqueName })) };
  });
  // What a field of another form offers.
  const elsewhere = new Map(
    forms.flatMap(({ uniqueName, draft }) =>
      draft.parts.flatMap(({ variableName, dynamicDataSet }) => {
        const items = options.get(dynamicDataSet ?? '');
        return items ? [[`${uniqueName}::${variableName}`, new Set(items.map(({ value }) => value))]] : [];
      }),
    ) as [string, Set<string>][],
  );
  expect(forms.filter(({ draft }) => draft.rules.length > 0).length).toBeGreaterThan(5);
  const otherForms = forms.map(({ uniqueName, draft }) => triedForm(draft, uniqueName));
  for (const { uniqueName, draft } of forms) {
    const known = { options, elsewhere, otherForms };
    expect(analyseForm(analysedForm(draft, uniqueName, known)), uniqueName).toEqual([]);
  }
});
