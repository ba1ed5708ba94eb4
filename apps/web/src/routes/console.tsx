export { ConsolePage as Component } from '../console/ConsolePage.tsx';
