import { PRIVACY } from '@plumbline/contract/constants.ts';
import { LegalPage } from './LegalPage.tsx';
import { PRIVACY_TEXTS } from './privacy-text.ts';

export function PrivacyPage() {
  return <LegalPage texts={PRIVACY_TEXTS} version={PRIVACY.version} />;
}
