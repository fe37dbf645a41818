import { createRoot } from 'react-dom/client';

/** Has React draw something, out of sight, so that what is measured next meets it in use. */
export function drawWithReact(): void {
  const root = createRoot(document.createElement('div'));
  root.render(
    <div>
      <span data-part="text">Studio</span>
    </div>,
  );
  requestIdleCallback(() => root.unmount());
}
