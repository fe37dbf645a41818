export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuAction, MenuEntry, MenuLink, MenuRadio, MenuSeparatorEntry } from './types.ts';
