import type { AriaAttributes, ComponentPropsWithRef } from 'react';
import type { ControlPropName } from './splitControlProps.ts';

type ControlProps<Tag extends 'input' | 'textarea'> = Pick<
  ComponentPropsWithRef<Tag>,
  Extract<keyof ComponentPropsWithRef<Tag>, ControlPropName>
> & {
  /**
   * It cannot be used, is left out of the tab order, and a native form does not submit it.
   * @default false
   */
  isDisabled?: boolean | undefined;
};

/** Attributes of a native input that a field hands on to it. */
export type InputAttributes = ControlProps<'input'>;

/** Everything else that a field takes for its outermost element. Handlers receive the control's bubbling events. */
export type FieldRootProps = Omit<
  ComponentPropsWithRef<'div'>,
  ControlPropName | 'children' | 'defaultValue' | 'defaultChecked'
> &
  AriaAttributes;

/**
 * What a field takes beyond its own props: attributes of its native control and ARIA, which go to the control, and
 * everything that a `div` takes, which goes to its root.
 */
export type NativeFieldProps<Tag extends 'input' | 'textarea'> = FieldRootProps & ControlProps<Tag>;
