export { SharesPage as Component } from '../shares/SharesPage.tsx';
