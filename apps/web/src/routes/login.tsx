export { LoginPage as Component } from '../sign-in/LoginPage.tsx';
