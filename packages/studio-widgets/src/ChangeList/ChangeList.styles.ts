import { css, styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  max-block-size: var(--change-list-height, none);
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Lines = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  padding-inline-end: var(--st-space-1);

  &[data-placed] {
    position: absolute;
    inset-inline: 0;
  }

  &[data-first]:not([data-index='0']) {
    padding-block-start: var(--st-space-2);
  }

  &[data-first]:not([data-index='0'])::before {
    display: block;
    margin-block-end: var(--st-space-2);
    border-block-start: 1px solid var(--st-line);
    content: '';
  }
`;

const threeLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Subject = styled.p`
  margin: 0;
  margin-block: 2px;
  color: var(--st-text);
  font-weight: var(--st-weight-strong);
  overflow-wrap: anywhere;
  ${threeLines}
`;

export const Fact = styled.div`
  display: grid;
  grid-template: 'what values revert' / minmax(6.5rem, 26%) minmax(0, 1fr) auto;
  gap: 0 var(--st-space-3);
  align-items: start;
  min-block-size: 32px;
  padding-block: var(--st-space-1);

  @container (inline-size < 400px) {
    grid-template: 'what revert' auto 'values revert' auto / minmax(0, 1fr) auto;
  }

  & > [data-part='revert'] {
    grid-area: revert;
  }
`;

export const What = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-area: what;
  gap: 0 var(--st-space-2);
  min-inline-size: 0;
  padding-block: 2px;
  color: var(--st-text-muted);
  overflow-wrap: anywhere;

  & > bdi {
    ${threeLines}
  }
`;

export const Mark = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: var(--st-text);
  font-weight: var(--st-weight-medium);

  &[data-kind='added'] > svg {
    color: var(--st-good);
  }

  &[data-kind='removed'] > svg {
    color: var(--st-bad);
  }

  &[data-kind='moved'] > svg {
    color: var(--st-accent);
  }
`;

export const Values = styled.div`
  grid-area: values;
  min-inline-size: 0;
  padding-block: 2px;

  & [data-part='expand'] {
    margin-block-start: var(--st-space-1);
    margin-inline-start: calc(-1 * var(--st-space-2));
  }
`;

export const Pair = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-long] > * {
    ${threeLines}
  }

  &[data-long] > [data-part='arrow'] {
    display: none;
  }

  &[data-long] > * + [data-part='after'] {
    margin-block-start: 2px;
  }

  /* What it is now goes to the next line as a whole, rather than being split between two. */
  & > ins {
    display: inline-block;
    max-inline-size: 100%;
  }

  & > del,
  & > ins {
    border-radius: 3px;
    padding-inline: 3px;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
    color: var(--st-text);
  }

  & > del {
    background: var(--st-bad-soft);
    text-decoration: line-through;
    text-decoration-color: var(--st-bad);
  }

  & > ins {
    background: var(--st-good-soft);
    text-decoration: none;
  }

  & > [data-empty] {
    background: none;
    color: var(--st-text-muted);
    font-style: italic;
    text-decoration: none;
  }

  & > [data-part='arrow'] {
    margin-inline: var(--st-space-1);
    color: var(--st-text-muted);
    vertical-align: -2px;
  }

  & > svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Empty = styled.p`
  margin: 0;
  padding: var(--st-space-6) var(--st-space-3);
  color: var(--st-text-muted);
  text-align: center;
`;
