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

function readable(argType: StrictInputType): StrictInputType {
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
 * again, so that the docs show it and the controls can edit it.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));
