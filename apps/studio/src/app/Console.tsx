import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createStudioRouter } from './router.tsx';

export { afterSignInPath, askScreen, prepareScreen } from './router.tsx';

/** The console of a signed-in user, with its router. */
export function Console() {
  const [router] = useState(createStudioRouter);
  return <RouterProvider router={router} />;
}
