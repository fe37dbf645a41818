export { Menu } from './Menu.tsx';
export type { MenuAction, MenuEntry, MenuLink, MenuProps, MenuRadio, MenuSeparatorEntry } from './types.ts';
