import { Badge, Tooltip } from '@studio/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { Actions, Back, Description, Names, Root, Title, Type } from './EditorHeader.styles.ts';

export interface EditorHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'title'> {
  /** Address of the list that the object belongs to. */
  backHref: string;
  /** Hears the click on the way back, before the link acts; `preventDefault` keeps it from acting. */
  onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Name of the way back, such as 'Back to data sets'. */
  backLabel: string;
  /** Name of the object: the page's heading. Cut when there is no room, with the whole of it in a tooltip. */
  title: string;
  description?: string | undefined;
  /** Kind of the object, shown beside its name. */
  type?: string | undefined;
  /** What can be done with the object, such as an `ActionBar`. It gets the room that the name leaves. */
  actions?: ReactNode | undefined;
  /** Renders the way back by the host's router. @default a plain anchor */
  renderLink?: RenderLink | undefined;
}

/** The head of an editor: the way back, what is edited, and what can be done with it. */
export function EditorHeader(props: EditorHeaderProps): ReactElement {
  const {
    backHref,
    onBack,
    backLabel,
    title,
    description,
    type,
    actions,
    renderLink = renderAnchor,
    ...rest
  } = props;
  const back = renderLink(backHref, <ArrowLeft size={16} aria-hidden />, {
    'aria-label': backLabel,
    'data-part': 'back',
    ...(onBack && { onClick: onBack }),
  });
  return (
    <Root data-part="editor-header" {...rest}>
      <Back>
        <Tooltip content={backLabel} side="bottom" isDescription={false}>
          {back}
        </Tooltip>
      </Back>
      <Names data-part="names">
        <Title data-part="title" title={title}>
          {title}
        </Title>
        {type && (
          <Type data-part="type">
            <Badge>{type}</Badge>
          </Type>
        )}
        {description && (
          <Description data-part="description" title={description}>
            {description}
          </Description>
        )}
      </Names>
      <Actions data-part="actions">{actions}</Actions>
    </Root>
  );
}
