import styled from 'styled-components';

/**
 * What a preference is called, its value, and the button that restores the default. The value is a text until the pointer or the focus comes
 * to it; the control lies over the text all the time, so that nothing moves.
 */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 18rem) 1.5rem;
  gap: var(--st-space-1) var(--st-space-4);
  align-items: center;
  padding: var(--st-space-1) var(--st-space-3);
  border-block-end: 1px solid var(--st-line);

  &:last-child {
    border-block-end: 0;
  }

  &[data-changed] {
    box-shadow: inset 2px 0 0 var(--st-accent);
  }

  &[data-changed]:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--st-accent);
  }

  > [data-part='label'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-part='about'] {
    display: inline-grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: var(--st-radius-control);
    background: none;
    color: var(--st-text-muted);
    vertical-align: middle;
    cursor: help;
  }

  [data-part='default'] {
    display: block;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  > [data-part='value'] {
    display: grid;
    align-items: center;
    min-block-size: 2.25rem;
    min-inline-size: 0;
  }

  [data-part='text'],
  [data-part='editor'] {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }

  [data-part='text'] {
    overflow: hidden;
    padding-inline: 0.6875rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='text'][data-empty] {
    color: var(--st-text-muted);
  }

  [data-read-only] > [data-part='text'] {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  [data-part='editor'] {
    opacity: 0;
  }

  &:is(:hover, :focus-within, [data-invalid]) [data-part='editor'] {
    opacity: 1;
  }

  &:is(:hover, :focus-within, [data-invalid]):not(:has([data-read-only])) [data-part='text'] {
    visibility: hidden;
  }

  @media (hover: none) {
    [data-part='editor'] {
      opacity: 1;
    }

    &:not(:has([data-read-only])) [data-part='text'] {
      visibility: hidden;
    }
  }

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 1.5rem;

    > [data-part='label'] {
      grid-column: 1 / -1;
    }
  }
`;
