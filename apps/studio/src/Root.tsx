import { Outlet } from 'react-router';
import { Base } from './Base.tsx';

/** The outermost route. */
export function Root() {
  return (
    <Base>
      <Outlet />
    </Base>
  );
}
