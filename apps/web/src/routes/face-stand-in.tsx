export { FaceStandInPage as Component } from '../face/FaceStandInPage.tsx';
