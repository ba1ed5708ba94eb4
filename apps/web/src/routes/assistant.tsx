export { AssistantPage as Component } from '../assistant/AssistantPage.tsx';
