export { ClientPage as Component } from '../client/ClientPage.tsx';
