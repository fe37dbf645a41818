import { css, styled } from 'styled-components';

const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;

export const HeaderRoot = styled.header`
  grid-area: header;
  z-index: var(--st-z-header);
  display: flex;
  align-items: center;
  gap: var(--st-space-1);
  padding-inline: var(--st-space-4);
  border-block-end: 1px solid var(--st-line);
  background: var(--st-surface);

  &[data-narrow] {
    padding-inline: var(--st-space-2) var(--st-space-3);
  }

  @media (width < 480px) {
    gap: 0;
  }
`;

export const HeaderBrand = styled.span`
  display: flex;
  flex: none;
  min-width: calc(216px - var(--st-space-4));
  padding-inline-end: var(--st-space-2);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--st-space-2);
    border-radius: var(--st-radius-control);
    color: var(--st-text);
    font-size: 0.9375rem;
    font-weight: var(--st-weight-strong);
    letter-spacing: -0.01em;
    text-decoration: none;
  }

  a > [data-part='name'] {
    overflow: hidden;
    max-width: 20ch;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${HeaderRoot}[data-narrow] & {
    min-width: 0;
    padding-inline-end: 0;
    margin-inline: var(--st-space-1) var(--st-space-4);
  }
`;

export const HeaderEnd = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  margin-inline-start: auto;
  padding-inline-start: var(--st-space-2);

  @media (width < 640px) {
    gap: var(--st-space-1);
    margin-inline-start: 0;
    padding-inline-start: 0;
  }
`;

/** Kept free for the text of the loading bar, so that it covers nothing and nothing moves when it comes. */
export const ProgressSlot = styled.span`
  flex: 1 1 264px;
  align-self: stretch;
  min-width: 264px;

  @media (width < 1024px) {
    min-width: 216px;
  }

  @media (width < 640px) {
    display: none;
  }
`;

export const SearchButton = styled.button`
  display: flex;
  flex: 0 1 380px;
  align-items: center;
  gap: var(--st-space-2);
  min-width: var(--st-control-height);
  height: var(--st-control-height);
  margin: 0;
  padding: 0 var(--st-space-1) 0 10px;
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
  color: var(--st-text-muted);
  text-align: start;
  cursor: pointer;
  transition: border-color var(--st-motion-fast) ease-out;

  &:hover {
    border-color: var(--st-line-control);
    color: var(--st-text);
  }

  svg {
    flex: none;
  }

  [data-part='text'] {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (width < 640px) {
    flex: none;
    margin-inline-start: auto;
    padding: 0 7px;
    border-color: transparent;
    background: none;

    [data-part='text'] {
      ${unseen}
    }

    [data-part='keys'] {
      display: none;
    }
  }
`;

export const UserButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--st-space-2);
  max-width: 240px;
  height: 36px;
  margin: 0;
  padding: 0 var(--st-space-2) 0 var(--st-space-1);
  border: 0;
  border-radius: var(--st-radius-control);
  background: none;
  color: var(--st-text);
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--st-hover);
  }

  svg {
    flex: none;
  }

  [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (width < 900px) {
    [data-part='name'] {
      ${unseen}
    }
  }

  @media (width < 640px) {
    padding-inline-end: var(--st-space-1);

    > svg {
      display: none;
    }
  }
`;
