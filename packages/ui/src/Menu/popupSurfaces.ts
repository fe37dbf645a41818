/** What menus and popovers are drawn with: one file to load for both, since an application that has one has the other. */
export { PopoverSurface } from '../Popover/PopoverSurface.tsx';
export { MenuSurface } from './MenuSurface.tsx';
