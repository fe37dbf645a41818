import type { UiFormTemplate } from '@studio/api';
import { EditorSkeleton } from '../../../kernel/object/EditorSkeleton.tsx';
import type { ObjectScreen } from '../../../kernel/object/ObjectScreen.ts';
import { loadWays } from '../conditions/conditionTexts.ts';
import { forms } from '../early.ts';
import { formEditorText } from '../editor.messages.ts';
import { formObject, formSettingsKind } from '../formObject.ts';
import { exportForms } from '../forms.api.ts';
import { formPermission, formTexts } from '../formTexts.ts';
import { loadParts } from '../loadParts.ts';
import { formReferenceLook } from '../referenceLook.ts';
import { builderPart } from './builderPart.ts';
import { formEditor } from './definition.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import { formActions } from './formActions.tsx';
import { ownFormPath } from './formTabs.ts';
import { reloadActions } from './reloadActions.tsx';
import { rulesPart } from './rulesPart.ts';
import { loadSettingsParts } from './settingsPart.ts';
import { useFormParts } from './useFormParts.tsx';

/** The screen on which a form template is edited. */
export const formScreen: ObjectScreen<UiFormTemplate, FormDraft> = {
  definition: formEditor,
  calls: { ...formObject, askDeletion: async (doc) => (await loadParts()).askDeletion(doc) },
  early: forms.object,
  permission: formPermission,
  texts: formTexts,
  listPath: forms.paths.listPath,
  nameOf: ({ formTemplate }) => formTemplate.uniqueName,
  idIn: forms.paths.idIn,
  ownPath: ownFormPath,
  path: ({ id }) => forms.paths.pathOfId(id),
  pathOfId: (id) => forms.paths.pathOfId(id),
  // What has errors cannot be published.
  actionsDependOn: ({ errors, formTemplate: { status } }) => `${status} ${errors.length > 0}`,
  actions: { ...formActions, ...reloadActions },
  referenceLook: formReferenceLook,
  exporting: () => ({
    run: exportForms,
    fileName: 'FormTemplates.xml',
    texts: { loading: formEditorText('export.loading'), success: formEditorText('export.success') },
  }),
  preloadOfflineParts: () => {
    loadSettingsParts().catch(() => undefined);
    loadWays().catch(() => undefined);
    builderPart.preload().catch(() => undefined);
    rulesPart.preload().catch(() => undefined);
  },
  otherKinds: [formSettingsKind],
  renderSkeleton: () => <EditorSkeleton text={formTexts().loading} hasTabs />,
  useParts: useFormParts,
};
