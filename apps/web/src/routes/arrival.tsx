export { AllToolsPage, LandingPage, PaymentDonePage, SignInDonePage } from '../arrival/pages.tsx';
