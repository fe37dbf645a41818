import styled from 'styled-components';

/** What a cell says, after its mark. */
export const CellText = styled.span`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  max-inline-size: 100%;

  > span:not([data-mark]) {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  &[data-tone='bad'] {
    color: var(--st-bad);
    font-weight: var(--st-weight-medium);
  }

  &[data-tone='changed'] {
    color: var(--st-accent);
    font-weight: var(--st-weight-strong);
  }

  &[data-tone='muted'] {
    color: var(--st-text-muted);
    font-weight: var(--st-weight-regular, 400);
  }

  > svg {
    flex: none;
  }

  > [data-tone='warning'] {
    color: var(--st-warning);
  }
`;

/** A control in place of the text: its error is shown below the row, and here for assistive technology. */
export const CellControl = styled.div`
  margin-inline: calc(-1 * var(--st-space-2));
  font-weight: var(--st-weight-regular, 400);

  [data-part='error'],
  [data-part='hint'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: clip;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** The buttons of a row. */
export const ButtonPair = styled.div`
  display: flex;
  gap: var(--st-space-1);
  margin-inline: calc(-1 * var(--st-space-2));
`;

/** What is wrong with the row that is edited, in lines. */
export const RowNote = styled.div`
  display: grid;

  > p {
    display: flex;
    gap: var(--st-space-2);
    align-items: center;
    min-inline-size: 0;
    block-size: 26px;
    margin: 0;
    overflow: hidden;
    color: var(--st-bad);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > p[data-tone='warning'] {
    color: var(--st-warning);
  }
`;
