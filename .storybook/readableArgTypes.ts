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

/**
 * Moves what follows `@default` in a docstring from the text to the column for it.
 * @param docstring the whole one: Storybook takes tags out of descriptions of several lines
 */
function withDefault(argType: StrictInputType, docstring: string): StrictInputType {
  const { description = '', table } = argType;
  const [, text, value] = /^([\s\S]*?)\s*@default\s+([\s\S]+)$/.exec(docstring || description) ?? [];
  if (value === undefined) return argType;
  return {
    ...argType,
    description: text ?? '',
    table: { ...table, defaultValue: table?.defaultValue ?? { summary: value.trim() } },
  };
}

/** What a property holds; undefined for what has none. */
function held(from: unknown, name: string): unknown {
  const isOwner = (typeof from === 'object' && from !== null) || typeof from === 'function';
  return isOwner ? Reflect.get(from, name) : undefined;
}

/** The docstring of a prop as it was read from the component's code; empty where it was not. */
function docstringOf(component: unknown, name: string): string {
  const text = held(held(held(held(component, '__docgenInfo'), 'props'), name), 'description');
  return typeof text === 'string' ? text : '';
}

function readable(given: StrictInputType, docstring: string): StrictInputType {
  const argType = withDefault(given, docstring);
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
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      readable(argType, docstringOf(component, name)),
    ]),
  );
