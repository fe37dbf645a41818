import { css, styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: 216px;
  block-size: 100%;
  min-block-size: 0;
  border-inline-end: 1px solid var(--st-line);
  background: var(--st-surface);

  &[data-rail] {
    inline-size: 56px;
  }
`;

export const Groups = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: var(--st-space-3);
  min-block-size: 0;
  padding: var(--st-space-5) var(--st-space-2) var(--st-space-4);
  overflow: hidden auto;
  overscroll-behavior: contain;

  [data-rail] > & {
    gap: var(--st-space-2);
    padding-block-start: var(--st-space-3);
  }
`;

export const GroupTitle = styled.div`
  padding: 3px var(--st-space-2);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: 1.125rem;
  font-weight: var(--st-weight-strong);
`;

export const Group = styled.div`
  [data-rail] &:not(:first-child) {
    padding-block-start: var(--st-space-2);
    border-block-start: 1px solid var(--st-line);
  }
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;

  &[hidden] {
    display: none;
  }
`;

export const Item = styled.li`
  position: relative;

  & > a,
  & > button:is([data-part='icon-button'], [data-part='nav-toggle']) {
    display: flex;
    gap: 10px;
    align-items: center;
    inline-size: 100%;
    min-block-size: 30px;
    padding: var(--st-space-1) var(--st-space-2);
    border: 0;
    border-radius: var(--st-radius-control);
    background: none;
    color: var(--st-text-muted);
    font: inherit;
    font-weight: var(--st-weight-regular);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  & > a:hover,
  & > button:is([data-part='icon-button'], [data-part='nav-toggle']):hover,
  & > button[data-part='icon-button'][aria-expanded='true'] {
    background: var(--st-hover);
    color: var(--st-text);
  }

  & > button[data-part='nav-toggle'] {
    color: var(--st-text);
    font-weight: var(--st-weight-strong);
  }

  &[data-current] > a,
  &[data-current] > button:is([data-part='icon-button'], [data-part='nav-toggle']) {
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-weight: var(--st-weight-strong);
  }

  &[data-badge-button] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }

  &[data-badge-button] > ul {
    grid-column: span 2;
  }

  &[data-nested] > a {
    min-block-size: 28px;
    padding-inline-start: 34px;
  }

  & > a:focus-visible,
  & > button:focus-visible {
    outline-offset: -2px;
  }

  [data-rail] & > a,
  [data-rail] & > button {
    justify-content: center;
    min-block-size: 36px;
    padding: 0;
  }
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 16px;
  font-weight: var(--st-weight-strong);

  & > [data-folded] {
    rotate: -90deg;
  }

  & > [data-folded]:dir(rtl) {
    rotate: 90deg;
  }
`;

export const Label = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Fold = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  padding: var(--st-space-1) var(--st-space-2);
  border-block-start: 1px solid var(--st-line);

  [data-rail] > & {
    justify-content: center;
  }

  & svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** The words are for those who do not see the mark or the number. */
const spokenWords = css`
  & > i {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** A check mark in place of a count. */
export const Done = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: var(--st-good);

  ${spokenWords}

  [data-rail] & {
    display: none;
  }
`;

/** A count: in a link, on an icon of the rail, or as a button beside its link. */
export const Count = styled.span`
  min-inline-size: 24px;
  padding: 1px 7px;
  border: 0;
  border-radius: 5px;
  background: var(--count-soft);
  color: var(--count);
  font: var(--st-weight-strong) var(--st-text-sm) / var(--st-leading-sm) var(--st-font-sans);
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${spokenWords}

  [data-rail] & {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    min-inline-size: 0;
    padding: 0 3px;
    font-size: 0.625rem;
    line-height: 0.875rem;
  }

  button& {
    align-self: center;
    min-block-size: 24px;
    margin-inline: var(--st-space-1);
    cursor: pointer;
  }
`;
