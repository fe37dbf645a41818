/**
 * The panels that are open after one was pressed. Without `isMultiple` at most one is open.
 * @param openIds those open before, in the order in which they were opened.
 */
export function togglePanel(openIds: readonly string[], id: string, isMultiple: boolean): string[] {
  if (openIds.includes(id)) return openIds.filter((other) => other !== id);
  return isMultiple ? [...openIds, id] : [id];
}

/** Where an arrow key, Home or End leads from one header to another, round at the ends; undefined for other keys. */
export function nextHeader(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
