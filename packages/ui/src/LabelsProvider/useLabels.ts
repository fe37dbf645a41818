import { use, useMemo } from 'react';
import { type GivenLabels, mergeLabels } from '../internal/mergeLabels.ts';
import type { ComponentLabels } from './ComponentLabels.ts';
import { LabelsContext } from './LabelsContext.ts';

type Defaults<Labels> = Labels | ((locale: string) => Labels);

const written = new WeakMap<object, Map<string, unknown>>();

/** The locale of the components inside a `LabelsProvider`; 'en-US' outside. */
export function useLocale(): string {
  return use(LabelsContext).locale;
}

/**
 * The texts of a component: what the instance was given, else what a `LabelsProvider` has for it, else the defaults. They stay
 * the same object while none of these changes.
 * @param name what the component is called in `ComponentLabels`
 * @param defaults the English texts; a function where they write numbers, with the locale to write them in, called once per locale
 * @param given the `labels` of the instance; none for texts that are props of their own
 */
export function useLabels<Name extends keyof ComponentLabels>(
  name: Name,
  defaults: Defaults<ComponentLabels[Name]>,
  given?: GivenLabels<ComponentLabels[Name]> | undefined,
): ComponentLabels[Name] {
  const { locale, labels } = use(LabelsContext);
  const provided = labels?.[name];
  return useMemo(() => {
    const own = typeof defaults === 'function' ? writeOnce(defaults, locale) : defaults;
    return mergeLabels(mergeLabels<ComponentLabels[Name]>(own, provided), given);
  }, [defaults, locale, provided, given]);
}

function writeOnce<Labels>(write: (locale: string) => Labels, locale: string): Labels {
  const known = written.get(write) ?? new Map<string, unknown>();
  written.set(write, known);
  if (!known.has(locale)) known.set(locale, write(locale));
  // What is kept for a function was made by it.
  return known.get(locale) as Labels;
}
