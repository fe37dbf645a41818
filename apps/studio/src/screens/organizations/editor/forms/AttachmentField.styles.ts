import { styled } from 'styled-components';

/** An attachment: its label, what is attached, and where more is chosen. */
export const AttachmentRoot = styled.div`
  display: grid;
  gap: var(--st-space-2);
  min-inline-size: 0;
`;

export const Files = styled.ul`
  display: grid;
  gap: var(--st-space-1);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-1) var(--st-space-2);
    align-items: center;
    min-inline-size: 0;
    padding: var(--st-space-1) var(--st-space-2) var(--st-space-1) var(--st-space-3);
    border: 1px solid var(--st-line);
    border-radius: var(--st-radius-control);
    background: var(--st-surface);
  }

  > li[data-failed] {
    border-color: var(--st-bad);
  }

  & svg {
    flex: none;
    color: var(--st-text-muted);
  }

  & [data-part='name'] {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & [data-part='size'] {
    flex: 1 0 auto;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  & [role='alert'] {
    flex: 1 1 100%;
    margin: 0;
    color: var(--st-bad);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
  }

  & progress {
    flex: 1 1 8rem;
    accent-color: var(--st-accent);
  }
`;

/** Downloads the file. */
export const FileName = styled.button`
  flex: 0 1 auto;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: none;
  color: var(--st-accent);
  font: inherit;
  font-weight: var(--st-weight-medium);
  text-align: start;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
