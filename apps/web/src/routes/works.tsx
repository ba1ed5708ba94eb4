export { WorksPage as Component } from '../works/WorksPage.tsx';
