export { ComponentsPage as Component } from '../components/ComponentsPage.tsx';
