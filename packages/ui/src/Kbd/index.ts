export { Kbd, type KbdLabels, type KbdProps } from './Kbd.tsx';
