import styled from 'styled-components';

export const Builder = styled.div`
  display: grid;
  gap: var(--st-space-4);
  min-inline-size: 0;
`;

export const Tools = styled.div`
  display: flex;
  justify-content: end;
`;
