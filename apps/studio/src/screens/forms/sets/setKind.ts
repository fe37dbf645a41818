import type { FormTemplateSet } from '@studio/api';
import { setText } from './sets.messages.ts';

/** What a set is for, in a word or two. */
export function describeKind({ isTest, isInProduction, isInForce }: FormTemplateSet): string {
  if (isTest) return setText('kind.test');
  if (isInForce) return setText('kind.production');
  return setText(isInProduction ? 'kind.before' : 'kind.published');
}

/** How the word is marked. */
export function toneOfKind({
  isTest,
  isInProduction,
  isInForce,
}: FormTemplateSet): 'neutral' | 'good' | 'accent' {
  if (isInForce) return 'good';
  return isTest || isInProduction ? 'neutral' : 'accent';
}
