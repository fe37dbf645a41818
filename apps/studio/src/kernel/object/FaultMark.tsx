import { VisuallyHidden } from '@studio/ui';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { objectText } from './object.messages.ts';

/** How much is wrong on a tab. */
export interface TabFaultsProps {
  /** From 1. */
  readonly count: number;
}

/** Marks a tab on which something keeps the object from being saved. */
export function FaultMark({ count }: TabFaultsProps) {
  const text = count === 1 ? objectText('tab.faults.one') : objectText('tab.faults.many', { count });
  return (
    <Mark>
      <CircleAlert aria-hidden size={14} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--st-space-1);
  color: var(--st-bad);
`;
