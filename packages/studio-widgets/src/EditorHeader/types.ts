import type { BadgeProps } from '@studio/ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';

/** A word or two about the object, such as 'Active' or 'Invalid'. */
export interface EditorHeaderMark {
  /** Unique among the marks of a header. It has to say all: the colour only repeats it. */
  readonly label: string;
  /** @default 'neutral' */
  readonly tone?: BadgeProps['tone'];
  /** A picture of 14 pixels before the label, hidden from assistive technology: a shape for those who do not see the colour. Default: none. */
  readonly icon?: ReactNode | undefined;
}

export interface EditorHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'title'> {
  /** Address of the list that the object belongs to. Without it there is no way back to show. */
  backHref?: string | undefined;
  /** Called for the click on the back link, before the link acts; `preventDefault` keeps it from acting. */
  onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Name of the back link, such as 'Back to data sets'. @default 'Back' */
  backLabel?: string | undefined;
  /** Name of the object: the page's heading. Cut when there is no room, with the whole of it in a tooltip. */
  title: string;
  description?: string | undefined;
  /** Further facts before the description, such as a version or a rule set. */
  details?: readonly string[] | undefined;
  /** Kind of the object, shown beside its name. */
  type?: string | undefined;
  /** State of the object, shown after its kind. */
  status?: EditorHeaderMark | undefined;
  /** What else has to be seen at once, such as 'Invalid'. */
  badges?: readonly EditorHeaderMark[] | undefined;
  /** At the end of the name's room, such as who else is here: the name gives way, and no action moves when it comes or goes. */
  beside?: ReactNode | undefined;
  /**
   * Small tools before the actions: undo, history. In a header under 900 pixels they and the actions
   * have a line of their own. An `ActionBar` among the actions takes them in: its arrow keys reach them.
   */
  tools?: ReactNode | undefined;
  /** What can be done with the object, such as an `ActionBar`. It gets the room that the name leaves. */
  actions?: ReactNode | undefined;
  /** Renders the back link by the host's router. @default a plain anchor */
  renderLink?: RenderLink | undefined;
}
