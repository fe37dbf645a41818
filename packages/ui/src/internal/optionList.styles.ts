import { styled } from 'styled-components';
import { bareLayer, floatingSurface } from './layer.styles.ts';

/**
 * The list under a Select or a Combobox, in the top layer. Its parts are plain elements, distinguished by
 * `data-part`, so that a row of a long list costs nothing but its element.
 */
export const OptionLayer = styled.div`
  ${bareLayer}
  position: fixed;
  max-width: min(32rem, calc(100vw - 16px));
  ${floatingSurface}

  &:popover-open {
    display: flex;
    flex-direction: column;
  }

  [data-part='list'] {
    position: relative;
    min-height: 0;
    max-height: 20rem;
    padding: 4px;
    overflow: hidden auto;
    overscroll-behavior: contain;
    outline: none;
  }

  [data-part='list']:empty {
    padding: 0;
  }

  [data-part='list'][data-windowed] {
    padding: 0;
  }

  [data-part='option'] {
    position: relative;
    min-height: 32px;
    padding: 6px 30px 6px 8px;
    padding-inline: 8px 30px;
    border-radius: 6px;
    overflow-wrap: anywhere;
    cursor: pointer;
    -webkit-user-select: none;
    user-select: none;
  }

  [data-windowed] [data-part='option'] {
    position: absolute;
    top: 4px;
    inset-inline: 4px;
    height: 32px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='option'] > svg {
    position: absolute;
    top: 8px;
    inset-inline-end: 8px;
  }

  [data-highlighted] {
    background: var(--st-hover);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  [aria-selected='true'] {
    color: var(--st-accent);
    font-weight: var(--st-weight-medium);
  }

  [data-highlighted][aria-selected='true'] {
    background: var(--st-accent-soft);
  }

  [data-part='option'][aria-disabled='true'] {
    color: var(--st-text-faint);
    cursor: default;
  }

  [data-part='note'] {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 6px 12px;
    color: var(--st-text-muted);
  }

  [data-part='list']:not(:empty) + [data-part='note'] {
    border-block-start: 1px solid var(--st-line);
  }
`;

/** The list under a MultiSelect: with boxes, and with a footer. Apart, so that the other lists need not compile it. */
export const MultiOptionLayer = styled(OptionLayer)`
  [aria-multiselectable] > [data-part='option'] {
    padding-inline: 32px 8px;
  }

  [aria-multiselectable] [data-part='option']:not([data-create])::before {
    content: '';
    position: absolute;
    top: 8px;
    inset-inline-start: 8px;
    width: 16px;
    height: 16px;
    border: 1px solid var(--st-line-control);
    border-radius: 4px;
    background: var(--st-surface);
  }

  [aria-multiselectable] [data-part='option'][aria-selected='true']::before {
    border-color: var(--st-accent);
    background: var(--st-accent);
  }

  [aria-multiselectable] [data-part='option'][aria-disabled='true']::before {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  [aria-multiselectable] [data-part='option'] > svg {
    top: 10px;
    inset-inline: 10px auto;
    width: 12px;
    height: 12px;
    stroke-width: 3;
    color: var(--st-on-accent);
  }

  [data-part='footer'] {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 4px 12px;
    padding: 4px 8px;
    border-block-start: 1px solid var(--st-line);
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
  }

  [data-part='footer'] button {
    min-height: 24px;
    padding: 0 4px;
    border: 0;
    border-radius: 5px;
    background: none;
    color: var(--st-accent);
    font: inherit;
    font-weight: var(--st-weight-strong);
    cursor: pointer;
  }

  [data-part='footer'] button:hover {
    background: var(--st-hover);
  }

  [data-part='footer'] button:disabled {
    color: var(--st-text-faint);
    background: none;
    cursor: default;
  }
`;
