export { AllToolsPage, ClientPage, LandingPage, PaymentDonePage, SignInDonePage } from '../arrival/pages.tsx';
