import { defaultMinimum } from './SettingsDraft.ts';

/**
 * What the input of the minimum holds after any edit: one or two digits without a leading zero. A negative sign becomes
 * 1, a text that begins with no number becomes 3.
 */
export function readMinimum(text: string): string {
  const typed = text.trim();
  if (typed.startsWith('-')) return '1';
  const [digits = ''] = /^\d+/.exec(typed) ?? [];
  return digits.replace(/^0+/, '').slice(0, 2) || defaultMinimum;
}
