import type { FormTemplateLink, FormTemplateNode } from '@studio/api';
import { formText } from '../forms.messages.ts';
import { graphText } from './graph.messages.ts';
import type { LinkKind } from './model/drawGraph.ts';

const kinds: Readonly<Record<FormTemplateLink['type'], LinkKind>> = {
  1: 'expression',
  2: 'link',
  3: 'rule',
  5: 'preceding',
};

/** Version and state of a form in one line. */
export function describeState({ version, status, valid, root }: FormTemplateNode): string {
  if (version === null || status === null) return graphText('missing');
  const texts = [graphText('version', { version, status: formText(`status.${status}`) })];
  if (!root) texts.push(graphText('supplemental'));
  if (!valid) texts.push(graphText('invalid'));
  return texts.join(', ');
}

/** A link in words, without the form whose link it is. @param form the one at its other end */
export function describeLink({ type, fields }: FormTemplateLink, form: string): string {
  const kind = graphText(`kind.${kinds[type]}`);
  if (fields.length === 0) return graphText('by', { form, kind });
  return graphText('byFields', { form, kind, fields: fields.join(', ') });
}
