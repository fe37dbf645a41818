import { Link, VisuallyHidden } from '@studio/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { setText } from './sets.messages.ts';

/** A link out of the description of a set. */
export interface PlaceLinkProps {
  readonly to: string;
  /** It is in a question, which stays: the place opens in another tab. */
  readonly isAsked: boolean;
  /** What it is called where its text does not say enough. Default: its text. */
  readonly label?: string;
  readonly part?: string;
  readonly children: ReactNode;
}

/** Leads to a form, to a comparison or to what names one of them, and leaves no question behind. */
export function PlaceLink({ to, isAsked, label, part = 'link', children }: PlaceLinkProps) {
  const tab = isAsked ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link data-part={part} render={<RouterLink to={to} {...tab} />}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden>{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
      {isAsked && (
        <>
          <ExternalLink aria-hidden size={14} />
          <VisuallyHidden> {setText('opensTab')}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
