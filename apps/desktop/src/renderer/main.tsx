// First of all: before any schema is made.
import '@plumbline/contract/without-eval.ts';
import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ClientProvider } from './bridge/client-context.tsx';
import { rootElement } from './root-element.ts';

createRoot(rootElement()).render(
  <StrictMode>
    <ClientProvider>
      <App />
    </ClientProvider>
  </StrictMode>,
);
