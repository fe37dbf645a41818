import { nameFault } from '../store/nameFault.ts';
import type { ReferenceTarget } from '../store/targetKey.ts';
import { anyText } from './AttributeRule.ts';
import { maybe, one, sequence } from './ElementRule.ts';
import { element, textElement } from './element.ts';
import { textRule } from './textRule.ts';

/**
 * Says that a reference of the document dangled when the file was written, as after a forced deletion. Restored, it may
 * dangle again.
 */
export function unresolvedXml({ toKind, toName, toPart }: ReferenceTarget): string {
  const content = textElement('name', toName) + textElement('part', toPart === '' ? null : toPart);
  return element('unresolved', { kind: toKind }, content);
}

/** How that element is read. */
export const unresolvedRule = sequence({
  attributes: { kind: anyText },
  children: { name: one(textRule), part: maybe(textRule) },
  finish: ({ kind: toKind }, { name: toName, part }): ReferenceTarget => ({
    toKind,
    toName,
    toPart: part ?? '',
  }),
});

/** Whether the store could hold such a reference: its index takes no part that could not be the name of one. */
export function mayBeUnresolved({ toPart }: ReferenceTarget): boolean {
  return toPart === '' || nameFault(toPart) === null;
}
