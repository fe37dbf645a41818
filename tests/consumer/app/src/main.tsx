import '@studio/ui/fonts.css';
import { GlobalStyles, getTheme, setTheme } from '@studio/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

setTheme(getTheme({ storage: () => localStorage }));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <GlobalStyles />
    <App />
  </StrictMode>,
);
