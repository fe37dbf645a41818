import { styled } from 'styled-components';

/** The navigation fills the drawer, whose body has a padding of its own. */
export const DrawerRoom = styled.div`
  margin: -12px -16px;

  & > nav {
    inline-size: 100%;
    border: 0;
  }
`;
