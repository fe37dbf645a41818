import type { CommandPaletteLabels } from './types.ts';

export const defaultLabels: CommandPaletteLabels = {
  title: 'Command palette',
  input: 'Search or jump to',
  placeholder: 'Search or jump to…',
  results: 'Results',
  loading: 'Searching',
  retry: 'Retry',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  move: 'move',
  run: 'open',
  close: 'close',
};
