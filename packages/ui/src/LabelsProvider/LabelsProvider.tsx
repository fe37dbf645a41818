import { type ReactNode, use, useMemo } from 'react';
import { mergeLabels } from '../internal/mergeLabels.ts';
import type { ProvidedLabels } from './ComponentLabels.ts';
import { LabelsContext } from './LabelsContext.ts';

export interface LabelsProviderProps {
  /**
   * How numbers, counts and dates are written, unless a component has its own: a BCP 47 tag such as `de-DE`.
   * @default that of the provider around this one, or else 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts by the name of the component: `{ DateField: { today: 'Heute' } }`. What is left out keeps the text of the provider around
   * this one, or else the English default. An object that stays the same spares renders.
   * @default {}
   */
  labels?: ProvidedLabels | undefined;
  children?: ReactNode;
}

const none: ProvidedLabels = {};

/** Gives all components inside it their locale and texts. The `locale` and `labels` of a single component win over these. */
export function LabelsProvider({ locale: givenLocale, labels = none, children }: LabelsProviderProps) {
  const outer = use(LabelsContext);
  const locale = givenLocale ?? outer.locale;
  const value = useMemo(
    () => ({ locale, labels: outer.labels === undefined ? labels : mergeProvided(outer.labels, labels) }),
    [locale, labels, outer.labels],
  );
  return <LabelsContext value={value}>{children}</LabelsContext>;
}

function mergeProvided(outer: ProvidedLabels, inner: ProvidedLabels): ProvidedLabels {
  const merged: { [name: string]: object | undefined } = { ...outer };
  for (const [name, labels] of Object.entries(inner)) merged[name] = mergeLabels(merged[name] ?? {}, labels);
  // Each component has kept the type of its labels.
  return merged as ProvidedLabels;
}
