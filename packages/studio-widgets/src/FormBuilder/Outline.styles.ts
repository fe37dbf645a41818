import { oneLine } from '@studio/ui/internal';
import { styled } from 'styled-components';

export const OutlineHead = styled.div`
  display: grid;
  gap: var(--st-space-2);
  padding: var(--st-space-3);

  > div:first-child {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    font-weight: var(--st-weight-strong);
  }

  small {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    font-weight: var(--st-weight-regular);
  }
`;

export const OutlineScroll = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  padding-block-end: var(--st-space-3);
`;

/** Its rows are plain elements: all below an insertion are drawn with it. */
export const OutlineTree = styled.div`
  position: relative;

  > [data-row] {
    position: absolute;
    inset-inline: 6px;
    display: flex;
    gap: var(--st-space-1);
    align-items: center;
    box-sizing: border-box;
    height: 28px;
    padding-inline: var(--st-space-2);
    border-radius: var(--st-radius-control);
    font-size: 0.8125rem;
    cursor: default;

    > span:not([data-part='marks']) {
      ${oneLine}
    }

    svg {
      flex: none;
      color: var(--st-text-muted);
    }

    /* As large as a pointer needs. */
    > [data-part='fold'] {
      box-sizing: content-box;
      margin-inline: -4px;
      padding: 6px 4px;

      &:dir(rtl) {
        transform: scaleX(-1);
      }
    }

    > [data-part='marks'] {
      display: flex;
      flex: none;
      gap: 4px;
      align-items: center;
      margin-inline-start: auto;

      > span {
        display: flex;
      }
    }

    [data-part='problem'] {
      color: var(--st-warning);
    }

    &[aria-level='1'] {
      font-weight: var(--st-weight-strong);
    }

    &[aria-level='2'] {
      padding-inline-start: var(--st-space-6);
    }

    &:hover {
      background: var(--st-hover);
    }

    &[aria-selected='true'] {
      background: var(--st-accent-soft);
      color: var(--st-accent);

      @media (forced-colors: active) {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }

    &:focus-visible {
      outline: 2px solid var(--st-focus);
      outline-offset: -2px;
    }
  }
`;

export const OutlineProblem = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-2);
  align-items: center;
  margin: var(--st-space-2);
  padding: var(--st-space-2) var(--st-space-3);
  border-radius: var(--st-radius-control);
  background: var(--st-warning-soft);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  > svg {
    flex: none;
    color: var(--st-warning);
  }

  > p {
    flex: 1 1 calc(100% - 24px);
    display: -webkit-box;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }

  /* Beside the button where there is room. */
  > small {
    margin-inline-start: auto;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;
