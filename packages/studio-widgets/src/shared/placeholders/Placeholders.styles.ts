import { styled } from 'styled-components';

/** Pixels of an option: two lines. */
export const optionHeight = 44;

/** A list of placeholders that scrolls. Its options are plain elements, identified by `data-part`. */
export const Options = styled.div`
  position: relative;
  max-height: ${optionHeight * 7}px;
  overflow: hidden auto;
  overscroll-behavior: contain;

  [data-part='options'] {
    position: relative;
  }

  [data-part='option'] {
    position: absolute;
    inset-inline: 4px;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, max-content);
    gap: 0 var(--st-space-3);
    align-content: center;
    height: ${optionHeight}px;
    padding-inline: 8px;
    border-radius: 6px;
    cursor: pointer;
  }

  [data-part='option'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='sample'] {
    max-width: 14rem;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    text-align: end;
  }

  [data-part='name'] {
    grid-column: 1 / -1;
    color: var(--st-text-muted);
    font-family: var(--st-font-mono);
    font-size: 0.75rem;
    line-height: 1rem;
  }

  [data-highlighted] {
    background: var(--st-hover);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const NoMatches = styled.p`
  margin: 0;
  padding: var(--st-space-3);
  color: var(--st-text-muted);
`;

/** What the button opens. */
export const Panel = styled.div`
  display: grid;
  gap: var(--st-space-2);
  width: min(26rem, calc(100vw - 48px));
`;

/** The list beside the caret, in the top layer. */
export const Completion = styled.div`
  position: fixed;
  inset: auto;
  width: min(26rem, calc(100vw - 16px));
  margin: 0;
  padding: 4px 0;
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);
  box-shadow: var(--st-shadow-popover);
  overflow: hidden;
`;

/** Placed at the braces, without size. */
export const CaretAnchor = styled.span`
  position: fixed;
  width: 1px;
  pointer-events: none;
`;

export const Faults = styled.div`
  p {
    display: flex;
    gap: 6px;
    margin: var(--st-space-1) 0 0;
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    line-height: 1.125rem;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--st-warning);
  }
`;
