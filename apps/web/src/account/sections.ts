import type { LocalisedText } from '@plumbline/contract/text.ts';
import type { ReactNode } from 'react';
import { text } from '../i18n/texts.ts';
import type { CurrentUser } from '../session/current-user.ts';
import type { IconName } from '../ui/icon-paths.ts';
import { ProfileSection } from './profile/ProfileSection.tsx';

export interface AccountSection {
  /** In the address: `/myPersonCenter?section=profile`. */
  readonly key: string;
  readonly icon: IconName;
  readonly title: LocalisedText;
  readonly Content: () => ReactNode;
  /** Left out of the list for whom it says false; absent: everyone has it. */
  readonly shownTo?: (user: CurrentUser) => boolean;
}

/** The account page in the order it is read. A feature adds its section with one line. */
export const ACCOUNT_SECTIONS: readonly AccountSection[] = [
  {
    key: 'profile',
    icon: 'user',
    title: text('个人资料', 'Profile', 'プロフィール'),
    Content: ProfileSection,
  },
];
