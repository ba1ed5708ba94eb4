export { LivePage as Component } from '../live/LivePage.tsx';
