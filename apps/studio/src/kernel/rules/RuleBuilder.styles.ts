import styled from 'styled-components';

export const Builder = styled.div`
  position: relative;
  display: grid;
  gap: var(--st-space-4);
  min-inline-size: 0;
`;

/** Leads those who walk by headings to conditions and actions; what it holds is not seen. */
export const BodyHeading = styled.h2`
  position: absolute;
  margin: 0;
`;

export const Tools = styled.div`
  display: flex;
  justify-content: end;
`;
