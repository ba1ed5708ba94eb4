export { MembershipPage as Component } from '../membership/MembershipPage.tsx';
