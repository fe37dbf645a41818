export type { ComponentLabels, ProvidedLabels } from './ComponentLabels.ts';
export { LabelsProvider, type LabelsProviderProps } from './LabelsProvider.tsx';
