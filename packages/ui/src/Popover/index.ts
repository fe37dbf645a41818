export { Popover } from './Popover.tsx';
export type { PopoverProps } from './types.ts';
