import { GlobalStyles, LabelsProvider } from '@studio/ui';
import { StrictMode } from 'react';
import { App } from './App.tsx';

/** The application and what it sets for all components, on the server as in the browser. */
export function Host({ hasReset = true }: { readonly hasReset?: boolean }) {
  return (
    <StrictMode>
      <GlobalStyles hasReset={hasReset} />
      <LabelsProvider locale="en-US">
        <App />
      </LabelsProvider>
    </StrictMode>
  );
}
