export { PromptsPage as Component } from '../prompts/PromptsPage.tsx';
