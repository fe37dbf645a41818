import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import '@studio/ui/fonts.css';
import { createStudioRouter } from './router.tsx';
import { startSession } from './session/start.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element #root.');

await startSession();
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createStudioRouter()} />
  </StrictMode>,
);
