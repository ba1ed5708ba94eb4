export { CashierPage as Component } from '../cashier/CashierPage.tsx';
