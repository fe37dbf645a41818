import {
  type GivenOption,
  isCreateEntry,
  isEntryDisabled,
  type PickerEntry,
} from '../../internal/options/types.ts';

interface Keys {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The next entry that can be chosen, round at the ends; `from` is -1 where none is highlighted. */
function nextFrom<T extends string>(items: readonly PickerEntry<T>[], from: number, step: 1 | -1) {
  const start = from < 0 && step < 0 ? 0 : from;
  const order = items.map((_, index) => items.at((start + step * (index + 1)) % items.length));
  return order.find((entry) => entry !== undefined && !isEntryDisabled(entry));
}

/**
 * The options that a key adds to the choices: with Shift and an arrow the one that the arrow leads to, with Ctrl or Cmd,
 * Shift and Home or End all from the highlighted one to that end. Every other key adds none.
 * @param from the highlighted entry, from 0; -1 for none
 */
export function extensionOf<T extends string>(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Keys,
  items: readonly PickerEntry<T>[],
  from: number,
): readonly GivenOption<T>[] {
  if (!shiftKey || altKey) return [];
  const isToEnd = ctrlKey || metaKey;
  const options = (entries: readonly (PickerEntry<T> | undefined)[]) =>
    entries.flatMap((entry) => (entry === undefined || isCreateEntry(entry) ? [] : [entry]));
  if (!isToEnd && key === 'ArrowDown') return options([nextFrom(items, from, 1)]);
  if (!isToEnd && key === 'ArrowUp') return options([nextFrom(items, from, -1)]);
  if (isToEnd && from >= 0 && key === 'Home') return options(items.slice(0, from + 1));
  if (isToEnd && from >= 0 && key === 'End') return options(items.slice(from));
  return [];
}
