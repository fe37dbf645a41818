import type { UiFormTemplate } from '@studio/api';
import { compareContents } from '../../../kernel/editor/history/compareContents.ts';
import type { VersionSource } from '../../../kernel/editor/VersionSource.ts';
import { loadConditionTexts } from '../conditions/conditionTexts.ts';
import { conditionsOf, ownForm } from '../conditions/ownForm.ts';
import { formEditorText } from '../editor.messages.ts';
import { formObject } from '../formObject.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import { formOutline } from './draft/formOutline.ts';
import { loadSettingsParts } from './settingsPart.ts';

/** The saves of a form. They are compared with its settings, which have a modal of their own. */
export const formVersions: VersionSource<UiFormTemplate, FormDraft> = {
  ...formObject.versions,
  areSaves: true,
  get restoreNote() {
    return formEditorText('versions.restoreNote');
  },
  compare: async (before, after) => {
    const [{ settingsForm, settingsOf }] = await Promise.all([
      loadSettingsParts(),
      ...[before, after].map((version) => version && loadConditionTextsOf(version.doc)),
    ]);
    const settingsIn = ({ doc }: { readonly doc: UiFormTemplate }) => ({ doc, draft: settingsOf(doc) });
    return [
      ...settingsForm.compare(before && settingsIn(before), settingsIn(after)),
      ...compareContents(formOutline, before, after),
    ];
  },
};

/** Where names cannot be loaded, conditions are shown as they are stored. */
async function loadConditionTextsOf(form: UiFormTemplate): Promise<void> {
  const own = ownForm(form.formTemplate.uniqueName, form.sections);
  const { signal } = new AbortController();
  await loadConditionTexts(conditionsOf(form), own, signal).catch(() => undefined);
}
