import { styled } from 'styled-components';

export const DrawerNavigation = styled.div`
  margin: -12px -16px;

  > nav {
    inline-size: 100%;
    border: 0;
  }
`;
