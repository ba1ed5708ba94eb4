export { SharedPage as Component } from '../shared/SharedPage.tsx';
