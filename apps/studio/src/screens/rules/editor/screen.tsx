import type { Rule } from '@studio/api';
import { ObjectCopier } from '../../../kernel/object/ObjectCopier.ts';
import type { ObjectScreen } from '../../../kernel/object/ObjectScreen.ts';
import { rules } from '../early.ts';
import { ruleEditorText } from '../editor.messages.ts';
import { exportRules, ruleObject, ruleSettingsKind, shownRuleName } from '../rules.api.ts';
import { rulePermission, ruleTexts } from '../ruleTexts.ts';
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
  calls: ruleObject,
  early: rules.object,
  permission: rulePermission,
  texts: ruleTexts,
  listPath: rules.paths.listPath,
  nameOf: ({ name }) => shownRuleName(name),
  idIn: rules.paths.idIn,
  path: ({ id }) => rules.paths.pathOfId(id),
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
      copy: (doc, name, options) =>
        ruleObject.create({ ...toRuleBody(toRuleDraft(doc), doc), name }, options),
    }),
  preloadOfflineParts: () => {
    loadSettingsParts().catch(() => undefined);
  },
  otherKinds: [ruleSettingsKind],
  useParts: useRuleParts,
};
