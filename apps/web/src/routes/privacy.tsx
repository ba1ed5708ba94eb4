export { PrivacyPage as Component } from '../agreement/PrivacyPage.tsx';
