import type { CommandGroup, CommandItem } from '../types.ts';

const pageStep = 8;

/** All commands in the order in which they are shown. */
export function listItems(groups: readonly CommandGroup[]): readonly CommandItem[] {
  return groups.flatMap((group) => group.items);
}

/** The command that Enter runs: the wanted one while it is there, else the first. */
export function findActive(items: readonly CommandItem[], wantedId: string | null): CommandItem | undefined {
  return items.find((item) => item.id === wantedId) ?? items[0];
}

/**
 * The command that a key leads to: up and down go round, by pages they stop at the ends. Undefined for a key that moves
 * nothing, and while there are no commands.
 */
export function moveActive(
  items: readonly CommandItem[],
  activeId: string | undefined,
  key: string,
): CommandItem | undefined {
  const last = items.length - 1;
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === activeId),
  );
  switch (key) {
    case 'ArrowDown':
      return items[index === last ? 0 : index + 1];
    case 'ArrowUp':
      return items[index === 0 ? last : index - 1];
    case 'PageDown':
      return items[Math.min(last, index + pageStep)];
    case 'PageUp':
      return items[Math.max(0, index - pageStep)];
    default:
      return undefined;
  }
}
