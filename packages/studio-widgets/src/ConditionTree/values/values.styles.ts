import { styled } from 'styled-components';
import { compactControl } from '../../shared/literal/Compact.styles.ts';

export const ChoiceButton = styled.button`
  ${compactControl}
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  cursor: pointer;

  svg {
    flex: none;
    color: var(--st-text-muted);
  }

  > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-empty] > span {
    color: var(--st-text-muted);
  }
`;

export const Pair = styled.span`
  display: flex;
  gap: 6px;

  > * {
    flex: 1 1 50%;
    min-width: 0;
  }
`;
