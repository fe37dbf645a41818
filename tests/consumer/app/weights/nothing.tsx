import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';

const Nothing = styled.button`
  color: inherit;
`;
createRoot(document.body).render(<Nothing type="button">Save</Nothing>);
