export { NotFoundPage as Component } from '../not-found/NotFoundPage.tsx';
