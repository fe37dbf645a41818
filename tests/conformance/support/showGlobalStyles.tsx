import { GlobalStyles } from '@studio/ui';
import { createRoot } from 'react-dom/client';

/** Tokens and base styles for every case of the page. */
export function showGlobalStyles(): void {
  const place = document.createElement('div');
  place.hidden = true;
  document.body.append(place);
  createRoot(place).render(<GlobalStyles />);
}
