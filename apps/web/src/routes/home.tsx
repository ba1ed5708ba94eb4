export { HomePage as Component } from '../home/HomePage.tsx';
