/** What is given whole: a text, a function that writes one, or a list. */
type Text = string | readonly unknown[] | ((...args: never[]) => unknown);

/** Some of a widget's labels; of labels within labels some as well. */
export type GivenLabels<Labels> = {
  readonly [Name in keyof Labels]?: Labels[Name] extends Text ? Labels[Name] : Partial<Labels[Name]>;
};

/** The labels with the given ones over them, also within labels. */
export function mergeLabels<Labels extends object>(
  labels: Labels,
  given: GivenLabels<Labels> | undefined,
): Labels {
  if (given === undefined) return labels;
  const merged: { [name: string]: unknown } = Object.fromEntries(Object.entries(labels));
  for (const [name, value] of Object.entries(given)) {
    const own = merged[name];
    if (value !== undefined) merged[name] = isGroup(own) && isGroup(value) ? { ...own, ...value } : value;
  }
  // Each label has kept its type.
  return merged as Labels;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
