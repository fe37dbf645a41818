import { fillSentence } from '../shared/parameters/splitSentence.ts';
import type { ActionGroupProps } from './ActionGroupProps.ts';
import type { ActionGroupLabels } from './labels.ts';
import type { ActionNode } from './model/actionNodes.ts';

/** An action in words, as assistive technology and announcements name it. @param getParameterOptions what blanks are chosen from */
export function describeAction(
  action: ActionNode,
  labels: Pick<ActionGroupLabels, 'unreadable' | 'emptyExpression' | 'emptyBlank'>,
  getParameterOptions?: ActionGroupProps['getParameterOptions'],
): string {
  if (action.kind === 'OpaqueAction') return labels.unreadable;
  if (action.kind === 'RawAction') return action.rawExpression.trim() || labels.emptyExpression;
  return fillSentence(action.expression ?? '', action.parameters, labels.emptyBlank, getParameterOptions);
}
