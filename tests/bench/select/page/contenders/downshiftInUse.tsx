import { createRoot } from 'react-dom/client';
import { contender } from './downshift.tsx';

/** The bare one on a page where React has drawn something before: what our pickers' prepared styles bring about too. */
const root = createRoot(document.createElement('div'));
root.render(
  <div>
    <span data-part="text">Studio</span>
  </div>,
);
requestIdleCallback(() => root.unmount());

export { contender };
export const isRanked = false;
