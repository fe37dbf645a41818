import type { AriaAttributes, ComponentPropsWithoutRef, ComponentPropsWithRef } from 'react';

/** Attributes of a native input that a field hands on to it. */
export type InputAttributes = Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'enterKeyHint'
  | 'form'
  | 'name'
  | 'placeholder'
  | 'spellCheck'
  | 'tabIndex'
> &
  AriaAttributes;

/** Everything else that a field takes for its outermost element. */
export type FieldRootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;
