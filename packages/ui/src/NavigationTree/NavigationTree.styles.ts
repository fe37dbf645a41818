import { styled } from 'styled-components';

export const TreeRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1px;
  min-width: 0;

  [data-part='item'] {
    --tree-indent: calc((var(--tree-level) - 1) * 16px);

    display: flex;
    flex: none;
    align-items: center;
    gap: var(--st-space-2);
    min-height: 30px;
    padding-block: 4px;
    padding-inline: calc(4px + var(--tree-indent)) 8px;
    border-radius: var(--st-radius-control);
    color: var(--st-text-muted);
    font-weight: var(--st-weight-regular);
    text-decoration: none;
    cursor: pointer;
    -webkit-user-select: none;
    user-select: none;
  }

  &[data-long] > [data-part='item'] {
    content-visibility: auto;
    contain-intrinsic-size: auto 30px;
  }

  [data-part='item']:hover {
    background: var(--st-hover);
    color: var(--st-text);
  }

  [data-part='item']:has(> [data-leads-to-current]) {
    color: var(--st-text);
    font-weight: var(--st-weight-strong);
  }

  [data-part='item'][aria-current='page'] {
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-weight: var(--st-weight-strong);
  }

  [data-part='item']:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    [data-part='item'][aria-current='page'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const TreeToggle = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin-block: -2px;
  margin-inline-end: -4px;
  border-radius: 5px;

  &[data-part='toggle']:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }

  svg {
    transition: rotate var(--st-motion-base) ease-out;
  }

  &:dir(rtl) svg {
    scale: -1 1;
  }

  [aria-expanded='true'] > & svg {
    rotate: 90deg;
  }

  [aria-expanded='true'] > &:dir(rtl) svg {
    rotate: -90deg;
  }
`;

export const TreeIcon = styled.span`
  display: inline-flex;
  flex: none;
`;

export const TreeLabel = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const TreeBadge = styled.span`
  flex: none;
  min-width: 20px;
  padding-inline: 6px;
  border-radius: 10px;
  background: color-mix(in srgb, var(--st-text) 9%, transparent);
  font-size: 0.6875rem;
  line-height: 1.25rem;
  font-weight: var(--st-weight-strong);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const TreeNote = styled.p`
  padding: 6px 8px;
  color: var(--st-text-muted);
`;
