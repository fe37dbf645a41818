import { createElement, Fragment } from 'react';

interface HiddenInputsProps {
  /** The name that a native form submits them under; without one there are none. */
  name: string | undefined;
  /** The `id` of the form, where it is not one around the field. */
  form: string | undefined;
  /** A disabled field submits nothing. */
  isDisabled: boolean | undefined;
  /** What is submitted: one entry each. */
  values: readonly string[];
}

/** What a field holds, for a native form: beside a control whose text is not yet, or not at all, the value. */
export function HiddenInputs({ name, form, isDisabled, values }: HiddenInputsProps) {
  if (!name) return null;
  const inputs = values.map((value) => (
    // biome-ignore lint/correctness/useJsxKeyInIterable: they are spread as children, which have fixed places.
    <input type="hidden" {...{ name, form, value }} disabled={isDisabled} />
  ));
  return createElement(Fragment, null, ...inputs);
}
