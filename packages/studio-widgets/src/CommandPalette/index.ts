export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { CommandGroup, CommandItem, CommandPaletteLabels } from './types.ts';
