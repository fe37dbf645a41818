import { styled } from 'styled-components';

export const EditorRoot = styled.section`
  container: dependencies-editor / inline-size;
  display: grid;
  gap: var(--st-space-3);
  min-width: 0;

  > h3 {
    margin: 0;
    font-size: var(--st-text-md);
    line-height: var(--st-leading-md);
    font-weight: var(--st-weight-strong);
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--st-text-muted);
`;

export const RowRoot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 22rem) minmax(0, 22rem) 32px;
  gap: var(--st-space-1) var(--st-space-3);
  align-items: start;

  > button {
    margin-block-start: 24px;
  }

  /* The editor shows the reason once; at each box it is for assistive technology. */
  [data-part='read-only-reason'] {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  > [role='alert'] {
    grid-column: 1 / -1;
  }

  @container dependencies-editor (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) 32px;

    > [data-part='field'] {
      grid-column: 1;
      grid-row: 2;
    }
  }
`;

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;
  color: var(--st-bad);
  overflow-wrap: anywhere;
`;
