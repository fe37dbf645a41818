import { css } from 'styled-components';

/** For the element that holds `FieldNotes`: how its notes look. */
export const fieldNotes = css`
  > p[data-part] {
    display: flex;
    gap: 6px;
    margin-block-start: 4px;
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    line-height: 1.125rem;
    overflow-wrap: anywhere;
  }

  > p[data-part='error'] {
    color: var(--st-bad);
  }

  > p[data-part] > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
  }
`;
