import type { Invitation } from '@plumbline/contract/api/administration/invitations.ts';
import { useTranslation } from 'react-i18next';

/** What several places say of an invitation. */
export function useInvitationTexts() {
  const { t } = useTranslation('growth');
  return {
    usesOf: ({ uses, maxUses }: Invitation) =>
      maxUses === null ? t('usesUnlimited', { uses }) : t('usesOf', { uses, maxUses }),
  };
}
