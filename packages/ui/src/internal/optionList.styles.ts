import { styled } from 'styled-components';
import { bareLayer, floatingSurface } from './layer.styles.ts';

/** The list under a Select or a Combobox, in the top layer. */
export const OptionLayer = styled.div`
  ${bareLayer}
  position: fixed;
  max-width: min(32rem, calc(100vw - 16px));
  ${floatingSurface}

  &:popover-open {
    display: flex;
    flex-direction: column;
  }
`;

export const OptionScroll = styled.div`
  min-height: 0;
  max-height: 20rem;
  padding: 4px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  outline: none;
`;

export const OptionRow = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  padding: 4px 8px;
  border-radius: 6px;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: var(--st-hover);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  &[aria-selected='true'] {
    color: var(--st-accent);
    font-weight: 550;
  }

  &[data-highlighted][aria-selected='true'] {
    background: var(--st-accent-soft);
  }

  &[aria-disabled='true'] {
    color: var(--st-text-faint);
    cursor: default;
  }

  svg {
    flex: none;
    margin-inline-start: auto;
  }
`;

export const OptionText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  [data-windowed] & {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const OptionNote = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 6px 8px;
  color: var(--st-text-muted);
`;
