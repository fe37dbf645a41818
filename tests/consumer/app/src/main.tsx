import '@studio/ui/fonts.css';
import { GlobalStyles, getTheme, LabelsProvider, precompileStyles, setTheme } from '@studio/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

setTheme(getTheme({ storage: () => localStorage }));
precompileStyles();

// An application that has global styles of its own keeps them, and brings the sheet that keeps them out of the components.
const isForeign = new URLSearchParams(location.search).get('styles') === 'foreign';
if (isForeign) await Promise.all([import('./foreign.css'), import('@studio/ui/isolation.css')]);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <GlobalStyles hasReset={!isForeign} />
    <LabelsProvider locale="en-US">
      <App />
    </LabelsProvider>
  </StrictMode>,
);
