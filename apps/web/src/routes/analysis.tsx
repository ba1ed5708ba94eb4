export { AnalysisPage as Component } from '../analysis/AnalysisPage.tsx';
