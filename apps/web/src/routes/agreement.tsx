export { AgreementPage as Component } from '../agreement/AgreementPage.tsx';
