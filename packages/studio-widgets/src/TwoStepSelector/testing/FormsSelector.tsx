import { TwoStepSelector } from '../TwoStepSelector.tsx';
import type { FormsSelectorProps } from '../TwoStepSelectorProps.ts';

/**
 * The selector in its mode for forms, for the stories and their controls: of a union of props the docs page cannot make a
 * table.
 */
export function FormsSelector(props: FormsSelectorProps) {
  return <TwoStepSelector {...props} />;
}
