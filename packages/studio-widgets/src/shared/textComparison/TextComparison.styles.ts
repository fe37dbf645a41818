import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);
  overflow: hidden;
  overflow-wrap: anywhere;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 var(--st-space-1);
  padding: 3px var(--st-space-3) 3px var(--st-space-1);
  border-inline-start: 3px solid transparent;

  &[data-kind='added'] {
    border-inline-start-color: var(--st-good);
  }

  &[data-kind='removed'] {
    border-inline-start-color: var(--st-bad);
  }

  &[data-kind='changed'],
  &[data-moved] {
    border-inline-start-color: var(--st-accent);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Sign = styled.span`
  color: var(--st-text-muted);
  font-weight: var(--st-weight-strong);
  text-align: center;
  -webkit-user-select: none;
  user-select: none;

  [data-kind='added'] > & {
    color: var(--st-good);
  }

  [data-kind='removed'] > & {
    color: var(--st-bad);
  }

  [data-moved] > & > svg {
    vertical-align: -2px;
  }
`;

export const Body = styled.div`
  grid-column: 2;
  min-inline-size: 0;
  min-block-size: 1lh;
  padding-inline-start: calc(var(--text-depth, 0) * 18px);
  white-space: pre-wrap;

  &[data-tag^='h'] {
    font-weight: var(--st-weight-strong);
  }

  &[data-tag='h1'],
  &[data-tag='h2'] {
    font-size: 1.0625rem;
  }

  &[data-tag='pre'],
  [data-mark~='code'] {
    font-family: var(--st-font-mono);
    font-size: 0.9375em;
  }

  &[data-quoted] {
    margin-inline-start: var(--st-space-1);
    padding-inline-start: var(--st-space-3);
    border-inline-start: 2px solid var(--st-line-strong);
  }

  &[data-align='center'] {
    text-align: center;
  }

  &[data-align='right'] {
    text-align: end;
  }

  [data-mark~='strong'] {
    font-weight: 700;
  }

  [data-mark~='em'] {
    font-style: italic;
  }

  [data-mark~='u'] {
    text-decoration: underline;
  }

  [data-mark~='s'] {
    text-decoration: line-through;
  }

  [data-mark~='a'] {
    color: var(--st-accent);
    text-decoration: underline;
  }

  [data-part='picture'] {
    padding-inline: 4px;
    border: 1px solid var(--st-line-strong);
    border-radius: 3px;
    font-size: 0.8125rem;
  }

  [data-part='restyled'] {
    border-block-end: 2px dotted var(--st-accent);
  }
`;

export const Marker = styled.span`
  display: inline-block;
  inline-size: 14px;
  margin-inline-start: -14px;
  color: var(--st-text-muted);
`;

/** Words that came. */
export const Added = styled.ins`
  border-radius: 3px;
  background: color-mix(in srgb, var(--st-good) 20%, transparent);
  color: var(--st-text);
  text-decoration: underline;
  text-decoration-color: var(--st-good);
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
`;

/** Words that went. */
export const Removed = styled.del`
  border-radius: 3px;
  background: color-mix(in srgb, var(--st-bad) 20%, transparent);
  color: var(--st-text);
  text-decoration: line-through;
  text-decoration-color: var(--st-bad);
`;

/** The note about how words or a paragraph look: after the words, and below the paragraph. */
export const Look = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  margin-inline: 3px;
  padding-inline: 5px;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
  color: var(--st-text);
  font-family: var(--st-font-sans);
  font-size: 0.75rem;
  font-style: normal;
  font-weight: 400;
  line-height: 1.125rem;
  text-decoration: none;
  white-space: pre-wrap;
`;

export const Looks = styled.div`
  grid-column: 2;
  padding-block: 2px;
  margin-inline-start: -3px;
`;

export const Fold = styled.button`
  display: flex;
  gap: 6px;
  align-items: center;
  inline-size: 100%;
  min-block-size: 28px;
  padding: 2px var(--st-space-3);
  border: 0;
  background: var(--st-sunken);
  color: var(--st-accent);
  font-size: var(--st-text-sm);
  font-weight: var(--st-weight-medium);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--st-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Note = styled.p`
  margin: 0;
  padding: 3px var(--st-space-3);
  color: var(--st-text-muted);
  font-size: 0.8125rem;
`;
