export { EditorHeader } from './EditorHeader.tsx';
export type { EditorHeaderMark, EditorHeaderProps } from './types.ts';
