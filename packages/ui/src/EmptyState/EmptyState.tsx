import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StateAction, StateIcon, StateRoot, StateText, StateTitle } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is not there. */
  title: string;
  /** Why, or what to do about it. */
  children?: ReactNode | undefined;
  /** One or two buttons or links. */
  action?: ReactNode | undefined;
  /** An icon of 20 pixels. */
  icon?: ReactNode | undefined;
}

/** A place with nothing in it, that says so and what to do. */
export function EmptyState({ title, children, action, icon, ...rest }: EmptyStateProps) {
  return (
    <StateRoot data-part="empty-state" {...rest}>
      {icon && (
        <StateIcon aria-hidden="true" data-part="icon">
          {icon}
        </StateIcon>
      )}
      <StateTitle data-part="title">{title}</StateTitle>
      {children && <StateText data-part="text">{children}</StateText>}
      {action && <StateAction data-part="action">{action}</StateAction>}
    </StateRoot>
  );
}
