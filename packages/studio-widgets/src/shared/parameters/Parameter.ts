/** A blank of a sentence, and what fills it. Properties that are not named here are kept as they came. */
export interface Parameter {
  /** Unique in its sentence. */
  readonly name: string;
  readonly value: string;
  /** Decides what it is entered with: a text, a number, yes or no, a day. */
  readonly typeName: string;
  /** What the server makes of it; not edited. */
  readonly expression?: string | null | undefined;
}

/** The same parameters with another value for one of them; the list itself when nothing changes. */
export function setParameter(
  parameters: readonly Parameter[],
  name: string,
  value: string,
): readonly Parameter[] {
  const index = parameters.findIndex((parameter) => parameter.name === name);
  const parameter = parameters[index];
  if (parameter === undefined || parameter.value === value) return parameters;
  return parameters.with(index, { ...parameter, value });
}
