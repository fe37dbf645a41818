import { Button, Toolbar } from '@studio/ui';
import { styled } from 'styled-components';

export const Bar = styled(Toolbar)`
  gap: 1px 5px;
  padding: 4px 2px;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-surface);
  overflow: clip;
`;

/** Controls that stay together. The line before the first of a row is out of sight. */
export const BarGroup = styled.span`
  position: relative;
  display: flex;
  gap: 1px;
  align-items: center;

  &::before {
    content: '';
    position: absolute;
    inset-block: 6px;
    inset-inline-start: -3px;
    width: 1px;
    background: var(--st-line-strong);
  }
`;

/** As wide as ever, whatever is chosen: the buttons beside it do not move under the pointer. */
export const ChoiceButton = styled(Button)`
  width: 120px;

  &[data-narrow] {
    width: 108px;
  }

  padding-inline: 8px;

  [data-part='text'] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** What is below the bar, where it has no buttons for it. */
export const BarTitle = styled.span`
  align-self: center;
  padding-inline: var(--st-space-2);
  color: var(--st-text-muted);
  font-weight: var(--st-weight-strong);
`;

export const BarSpace = styled.span`
  flex: 1;
`;

export const Swatch = styled.span`
  display: inline-block;
  width: 16px;
  height: 16px;
  border: 1px solid var(--st-line-control);
  border-radius: 4px;
  background: var(--swatch, transparent);
`;

export const HiddenFile = styled.input`
  display: none;
`;
