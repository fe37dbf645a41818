import type { SelectOption } from '@studio/ui';
import type { SelectorItem } from '../types.ts';
import { labelOf } from './prompt.ts';

/** Items as a picker lists them. */
export function toOptions(items: readonly SelectorItem[]): readonly SelectOption<string>[] {
  return items.map((item) => ({ value: item.name, label: labelOf(item), isDisabled: item.isDisabled }));
}
