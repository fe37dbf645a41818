import { Tooltip } from '@studio/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactElement } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { Back } from './EditorHeader.styles.ts';
import type { EditorHeaderProps } from './types.ts';

export interface EditorHeaderBackProps {
  readonly href: string;
  readonly label: string;
  readonly onBack: EditorHeaderProps['onBack'];
  readonly renderLink: RenderLink;
}

/** The back link: a link that looks like a button. */
export function EditorHeaderBack({ href, label, onBack, renderLink }: EditorHeaderBackProps): ReactElement {
  return (
    <Back>
      <Tooltip content={label} side="bottom" isDescription={false}>
        {renderLink(href, <ArrowLeft size={16} aria-hidden />, {
          'aria-label': label,
          'data-part': 'back',
          ...(onBack && { onClick: onBack }),
        })}
      </Tooltip>
    </Back>
  );
}
