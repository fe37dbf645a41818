export type { KbdLabels } from '../LabelsProvider/ComponentLabels.ts';
export { Kbd, type KbdProps } from './Kbd.tsx';
