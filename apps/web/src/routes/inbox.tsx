export { InboxPage as Component } from '../inbox/InboxPage.tsx';
