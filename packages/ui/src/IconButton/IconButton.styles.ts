import { styled } from 'styled-components';
import { ButtonRoot } from '../Button/Button.styles.ts';

export const IconButtonRoot = styled(ButtonRoot)`
  width: var(--st-control-height);
  min-height: var(--st-control-height);
  padding: 0;

  &[data-size='sm'] {
    width: 24px;
    padding: 0;
  }
`;

export const IconButtonBadge = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-width: 14px;
  padding-inline: 3px;
  border-radius: 7px;
  background: var(--st-bad);
  color: var(--st-on-bad);
  font-size: 0.625rem;
  line-height: 0.875rem;
  font-weight: var(--st-weight-strong);
  font-variant-numeric: tabular-nums;
`;
