export { EditorHeader } from './EditorHeader.tsx';
export type { EditorHeaderProps, HeaderMark } from './types.ts';
