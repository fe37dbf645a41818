import type { ComponentPropsWithRef } from 'react';
import type { ControlPropName } from './splitControlProps.ts';

type RootProps = Omit<
  ComponentPropsWithRef<'div'>,
  ControlPropName | 'children' | 'defaultValue' | 'defaultChecked'
>;

type ControlProps<Tag extends 'input' | 'textarea'> = Pick<
  ComponentPropsWithRef<Tag>,
  Extract<keyof ComponentPropsWithRef<Tag>, ControlPropName>
>;

/**
 * What a field takes beyond its own props: attributes of its native control and ARIA, which go to the control, and
 * everything that a `div` takes, which goes to its root. Handlers hear the control's events on their way up.
 */
export type NativeFieldProps<Tag extends 'input' | 'textarea'> = RootProps & ControlProps<Tag>;
