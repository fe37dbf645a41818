import { styled } from 'styled-components';

export const EditorFrame = styled.div`
  min-width: 0;
  border: 1px solid var(--st-line-control);
  border-radius: var(--st-radius-card);
  background: var(--st-sunken);

  &[data-invalid] {
    border-color: var(--st-bad);
  }

  &:focus-within {
    border-color: var(--st-focus);
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }

  &[data-invalid]:focus-within {
    border-color: var(--st-bad);
    outline-color: var(--st-bad);
  }
`;
