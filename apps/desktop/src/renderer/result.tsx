// First of all: before any schema is made.
import '@plumbline/contract/without-eval.ts';
import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ClientProvider } from './bridge/client-context.tsx';
import { ResultPage } from './result/ResultPage.tsx';
import { rootElement } from './root-element.ts';

createRoot(rootElement()).render(
  <StrictMode>
    <ClientProvider>
      <ResultPage />
    </ClientProvider>
  </StrictMode>,
);
