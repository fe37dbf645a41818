import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

export interface RoutePageProps {
  /** The component of a route. */
  readonly route: ComponentType;
  /** Where the user is. */
  readonly path: string;
}

/** A whole screen as its route draws it, in a place of the console. */
export function RoutePage({ route, path }: RoutePageProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: route }], { initialEntries: [path] }),
  );
  return (
    <div style={{ blockSize: '100vh', display: 'flex', flexDirection: 'column' }}>
      <RouterProvider router={router} />
    </div>
  );
}
