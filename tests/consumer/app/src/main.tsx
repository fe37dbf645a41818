import '@studio/ui/fonts.css';
import { GlobalStyles, getTheme, LabelsProvider, precompileStyles, setTheme } from '@studio/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

setTheme(getTheme({ storage: () => localStorage }));
precompileStyles();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <GlobalStyles />
    <LabelsProvider locale="en-US">
      <App />
    </LabelsProvider>
  </StrictMode>,
);
