export { AccountPage as Component } from '../account/AccountPage.tsx';
