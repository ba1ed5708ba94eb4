export { ComparePage as Component } from '../compare/ComparePage.tsx';
