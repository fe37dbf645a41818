import { createContext } from 'react';
import type { ProvidedLabels } from './ComponentLabels.ts';

interface LabelsContextValue {
  locale: string;
  /** Undefined outside any provider. */
  labels: ProvidedLabels | undefined;
}

/** Locale and texts of the components inside a `LabelsProvider`. */
export const LabelsContext = createContext<LabelsContextValue>({ locale: 'en-US', labels: undefined });
