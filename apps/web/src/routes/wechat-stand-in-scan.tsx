export { StandInScanPage as Component } from '../wechat/StandInScanPage.tsx';
