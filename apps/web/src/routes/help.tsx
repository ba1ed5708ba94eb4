export { HelpPage as Component } from '../help/HelpPage.tsx';
