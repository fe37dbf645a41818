import type { FieldValue } from '../outline/Outline.ts';
import { fieldText } from './fields.messages.ts';

/** A value of a field that has no words of its own for it. */
export function formatPlainValue(value: FieldValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return fieldText(value ? 'yes' : 'no');
  return typeof value === 'number' ? value.toLocaleString() : value;
}
