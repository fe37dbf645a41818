import type { Rule } from '@studio/api';
import type { DeletionQuestion } from '../../../kernel/object/ObjectCallsState.ts';
import { ObjectCopier } from '../../../kernel/object/ObjectCopier.ts';
import type { ObjectScreen } from '../../../kernel/object/ObjectScreen.ts';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { rulePath, rules } from '../early.ts';
import { ruleEditorText } from '../editor.messages.ts';
import { exportRules, ruleObject, ruleSettingsKind } from '../rules.api.ts';
import { rulePermission, ruleReferenceLook, ruleTexts } from '../ruleTexts.ts';
import { shownRuleName } from '../shownRuleName.ts';
import { ruleEditor } from './definition.ts';
import { type RuleDraft, toRuleBody, toRuleDraft } from './draft/RuleDraft.ts';
import { ruleActions } from './ruleActions.tsx';
import { loadSettingsParts } from './settingsPart.ts';
import { useRuleParts } from './useRuleParts.tsx';

/** Characters of a name. */
const longestName = 100;

/** The screen on which a rule is built. */
export const ruleScreen: ObjectScreen<Rule, RuleDraft> = {
  definition: ruleEditor,
  calls: { ...ruleObject, askDeletion },
  referenceLook: ruleReferenceLook,
  early: rules.object,
  permission: rulePermission,
  texts: ruleTexts,
  listPath: rules.paths.listPath,
  nameOf: ({ name }) => shownRuleName(name),
  idIn: rules.paths.idIn,
  path: rulePath,
  pathOfId: (id) => rules.paths.pathOfId(id),
  actionsDependOn: ({ status }) => status,
  actions: ruleActions,
  exporting: () => ({
    run: exportRules,
    fileName: 'Rules.dbinit',
    texts: { loading: ruleEditorText('export.loading'), success: ruleEditorText('export.success') },
  }),
  copying: (clientTag) =>
    new ObjectCopier(clientTag, {
      maxLength: longestName,
      copied: (name, { status }) => objectText(status === 0 ? 'copy.inactive' : 'copy.success', { name }),
      copy: (doc, name, options) =>
        // The copy of an inactive rule is inactive.
        ruleObject.create({ ...toRuleBody(toRuleDraft(doc), doc), name, status: doc.status }, options),
    }),
  preloadOfflineParts: () => {
    loadSettingsParts().catch(() => undefined);
  },
  otherKinds: [ruleSettingsKind],
  useParts: useRuleParts,
};

/** The type of a reference: the deployment that decides now. */
const deployedNow = 11;

/** What uses the rule does not keep it from being deleted; what is deployed of it goes on. */
async function askDeletion({ id, name }: Rule): Promise<DeletionQuestion> {
  const references = await ruleObject.references(id);
  const isDeployed = references.some(({ type }) => type === deployedNow);
  return {
    ...{ name: shownRuleName(name), references, expectedReferences: null },
    note: isDeployed ? ruleEditorText('deleteDeployed') : '',
  };
}
