export { StudioPage as Component } from '../studio/StudioPage.tsx';
