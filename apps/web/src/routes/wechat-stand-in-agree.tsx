export { StandInAgreePage as Component } from '../wechat/StandInAgreePage.tsx';
