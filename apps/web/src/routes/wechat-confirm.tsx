export { ConfirmPage as Component } from '../wechat/ConfirmPage.tsx';
