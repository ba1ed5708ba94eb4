import { AGREEMENT } from '@plumbline/contract/constants.ts';
import { AGREEMENT_TEXTS } from './agreement-text.ts';
import { LegalPage } from './LegalPage.tsx';

export function AgreementPage() {
  return <LegalPage texts={AGREEMENT_TEXTS} version={AGREEMENT.version} />;
}
