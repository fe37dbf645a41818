export type { PresenceBarLabels } from './labels.ts';
export { PresenceBar, type PresenceBarProps } from './PresenceBar.tsx';
export type { PresentPerson } from './types.ts';
