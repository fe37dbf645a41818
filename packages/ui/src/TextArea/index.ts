export type { TextAreaLabels } from '../LabelsProvider/ComponentLabels.ts';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
