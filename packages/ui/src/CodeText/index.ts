export type { CodeTextLabels } from '../LabelsProvider/ComponentLabels.ts';
export { CodeText, type CodeTextProps } from './CodeText.tsx';
