import type { UiFormTemplate } from '@studio/api';
import { traitsOf } from './formTypes.ts';

/** How a form is required: always, when a rule says so, or after a field of another form. */
export type RequiredMode = 'required' | 'conditional' | 'supplemental';

/** The names of the rules that make forms conditional. */
const triggerRuleNames = {
  conditional: 'Conditionally Required Form Trigger',
  supplemental: 'Supplemental Form Trigger',
} as const;

/** A condition that holds nothing yet. */
const emptyCondition = { kind: 'CompositeCondition', operator: 'and', subconditions: [] } as const;

/** What of a form says how it is required. */
export interface RequiredParts extends Pick<UiFormTemplate, 'triggerRule'> {
  readonly formTemplate: Pick<UiFormTemplate['formTemplate'], 'root'>;
}

/** How a form is required, as it is stored: a form that is no root is supplemental, one with a rule conditional. */
export function requiredModeOf({ formTemplate, triggerRule }: RequiredParts): RequiredMode {
  if (!formTemplate.root) return 'supplemental';
  return triggerRule === null ? 'required' : 'conditional';
}

/**
 * The rule of a form that is required in this way: none where it is always required. Otherwise it keeps its condition, which is
 * empty until somebody writes it, and goes by the name of its mode.
 */
export function triggerRuleFor(
  mode: RequiredMode,
  before: UiFormTemplate['triggerRule'],
): UiFormTemplate['triggerRule'] {
  if (mode === 'required') return null;
  const condition = before?.condition ?? { ...emptyCondition, subconditions: [] };
  return { objectUri: '/Rule', name: triggerRuleNames[mode], condition };
}

/** Whether a rule says anything. */
export function isWritten(rule: UiFormTemplate['triggerRule']): boolean {
  if (rule === null) return false;
  const { kind, subconditions = [] } = rule.condition;
  return kind !== 'CompositeCondition' || subconditions.length > 0;
}

/** What of the settings decides whether a form repeats. */
export interface Repeating {
  readonly type: number | null;
  readonly mode: RequiredMode;
  readonly formRepeatable: boolean;
}

/** Whether a form can repeat: only one that is always required can. */
export function mayRepeat({ mode }: Pick<Repeating, 'mode'>): boolean {
  return mode === 'required';
}

/** Whether a form repeats: it is chosen, and the form can. */
export function repeats(settings: Omit<Repeating, 'type'>): boolean {
  return mayRepeat(settings) && settings.formRepeatable;
}

/** Whether a form can be linked to another one: a rating form that repeats. */
export function hasLinkForm(settings: Repeating): boolean {
  return traitsOf(settings.type).hasLinkForm && repeats(settings);
}
