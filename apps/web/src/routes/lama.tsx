export { LamaPage as Component } from '../lama/LamaPage.tsx';
