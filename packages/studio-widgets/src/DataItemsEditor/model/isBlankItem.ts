import type { DataItemDraft } from '../types.ts';

/**
 * A row counts as empty when neither label nor value holds more than white space, whatever its default
 * priority says.
 */
export function isBlankItem(item: Pick<DataItemDraft, 'label' | 'value'>): boolean {
  return item.label.trim() === '' && item.value.trim() === '';
}
