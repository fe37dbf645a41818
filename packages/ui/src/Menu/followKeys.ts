/** Where keys lead in a menu. */
export interface KeyedLine {
  /** The line that has the focus then, from 0. */
  readonly index: number;
  /** Whether it was chosen; keys after that are not followed. */
  readonly isChosen: boolean;
}

/**
 * Follows keys through the lines of a menu as the open menu would: arrows, Home, End, the beginning of a label, and Enter or
 * Space. Keys that mean nothing are passed over.
 * @param start the line that has the focus before
 */
export function followKeys(keys: readonly string[], labels: readonly string[], start: number): KeyedLine {
  let index = start;
  let typed = '';
  for (const key of keys) {
    if (key === 'Enter' || (key === ' ' && typed === '')) return { index, isChosen: true };
    const isCharacter = [...key].length === 1;
    typed = isCharacter ? typed + key.toLowerCase() : '';
    index = isCharacter ? findLine(labels, typed, index) : move(key, index, labels.length);
  }
  return { index, isChosen: false };
}

function move(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return index;
  }
}

/** The next line that begins so, the one at hand last where it is the first letter; that one where none does. */
function findLine(labels: readonly string[], typed: string, index: number): number {
  const from = typed.length === 1 ? index + 1 : index;
  const order = labels.map((_, step) => (from + step) % labels.length);
  return order.find((at) => labels[at]?.toLowerCase().startsWith(typed)) ?? index;
}
