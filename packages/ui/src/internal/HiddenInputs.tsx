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

/** Each value with a key of its own: both ends of a range may be the same day. */
function distinctKeys(values: readonly string[]): [key: string, value: string][] {
  const seen = new Map<string, number>();
  return values.map((value) => {
    const count = seen.get(value) ?? 0;
    seen.set(value, count + 1);
    return [`${count} ${value}`, value];
  });
}

/** What a field holds, for a native form: beside a control whose text is not yet, or not at all, the value. */
export function HiddenInputs({ name, form, isDisabled, values }: HiddenInputsProps) {
  if (!name) return null;
  return distinctKeys(values).map(([key, value]) => (
    <input key={key} type="hidden" {...{ name, form, value }} disabled={isDisabled} />
  ));
}
