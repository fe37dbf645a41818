import type { Rule } from '@studio/api';
import { deferPart } from '@studio/ui/internal';
import type { ObjectSettings } from '../../../kernel/editor/modal/useObjectSettings.tsx';
import type { RuleReviewProps } from '../../../kernel/rules/RuleReview.tsx';
import type { DeploymentsDialogProps } from '../dialogs/DeploymentsDialog.tsx';
import type { RedeployDialogProps } from '../dialogs/RedeployDialog.tsx';
import type { RuleImpactProps } from '../impact/RuleImpact.tsx';
import { ruleSettingsKind, settingsOfRule } from '../rules.api.ts';
import type { TestBenchProps } from './bench/TestBench.tsx';

/** What edits the settings, reviews and redeploys, loaded when it is first wanted. */
export const loadSettingsParts = async () => (await import('./settingsParts.ts')).settingsParts;

/** The settings of a rule. */
export const ruleSettings: ObjectSettings<Rule> = {
  kind: ruleSettingsKind,
  addressOf: settingsOfRule,
  dialogPart: deferPart(async () => (await loadSettingsParts()).RuleSettingsDialog),
  keptPart: deferPart(async () => (await loadSettingsParts()).KeptSettingsBanner),
  findKept: async (base) => {
    const { findKeptSettings, settingsEditor } = await loadSettingsParts();
    return findKeptSettings(settingsEditor, base);
  },
};

/** The picker of rule sets. */
export const redeployPart = deferPart<RedeployDialogProps>(
  async () => (await loadSettingsParts()).RedeployDialog,
);

/** The review. */
export const reviewPart = deferPart<RuleReviewProps>(async () => (await loadSettingsParts()).RuleReview);

/** The test bench. */
export const benchPart = deferPart<TestBenchProps>(
  async () => (await import('./bench/TestBench.tsx')).TestBench,
);

/** What was deployed, and the way back. */
export const deploymentsPart = deferPart<DeploymentsDialogProps>(
  async () => (await import('../dialogs/DeploymentsDialog.tsx')).DeploymentsDialog,
);

/** What would be decided otherwise. */
export const impactPart = deferPart<RuleImpactProps>(
  async () => (await import('../impact/RuleImpact.tsx')).RuleImpact,
);
