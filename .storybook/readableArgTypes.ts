import type { ArgTypesEnhancer, InputType, SBType, StrictInputType } from 'storybook/internal/types';

function isUndefined(type: SBType): boolean {
  return type.name === 'other' && type.value === 'undefined';
}

/** The one type of `T | undefined`; anything else stays. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const rest = type.value.filter((member) => !isUndefined(member));
  const [only] = rest;
  return rest.length === 1 && only ? { ...only, required: false } : type;
}

function summary(type: SBType): string | undefined {
  return type.raw?.replace(/\s*\|\s*undefined$/, '');
}

/** Moves what follows `@default` in a docstring from the text to the column for it. */
function withDefault(argType: StrictInputType): StrictInputType {
  const { description = '', table } = argType;
  const [, text, value] = /^([\s\S]*?)\s*@default\s+([\s\S]+)$/.exec(description) ?? [];
  if (value === undefined) return argType;
  return {
    ...argType,
    description: text ?? '',
    table: { ...table, defaultValue: table?.defaultValue ?? { summary: value.trim() } },
  };
}

function readable(given: StrictInputType): StrictInputType {
  const argType = withDefault(given);
  const { type, table } = argType;
  if (!type) return argType;
  const simple = withoutUndefined(type);
  const text = summary(type);
  const control: Pick<InputType, 'control'> = /^React(Node|Element)/.test(text ?? '')
    ? { control: false }
    : {};
  return {
    ...control,
    ...argType,
    type: simple,
    table: { ...table, ...(text && { type: { ...table?.type, summary: text } }) },
  };
}

/**
 * Every optional prop is written `T | undefined`, for callers with exact optional property types. Here it becomes `T`
 * again, so that the docs show it and the controls can edit it. Defaults come from the docstrings.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));
