import { deferPart } from '@studio/ui/internal';
import type { RulesTabProps } from './rules/RulesTab.tsx';

/** The rules come behind the rest of the editor: their tree is most of their code. */
export const rulesPart = deferPart<RulesTabProps>(
  async () => (await import('./rules/RulesTab.tsx')).RulesTab,
);
