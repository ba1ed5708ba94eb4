import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { allowanceQuery } from '../../api/queries.ts';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useNumber } from '../../i18n/use-number.ts';
import { openRecharge } from '../../recharge/recharge-store.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Composer.module.css';

/** How many chats are left, and where there are more once there are none. @param offer only the way to more */
export function ChatsLeft({ offer = false }: { readonly offer?: boolean }) {
  const { t } = useTranslation('assistant');
  const number = useNumber();
  const { signedIn } = useCurrentUser();
  const left = useQuery(allowanceQuery).data?.gpt_tickets.left;
  if (offer || left === 0)
    return (
      <Button size="small" onClick={() => (signedIn ? openRecharge() : openDialog('login'))}>
        {signedIn ? t('getMore') : t('logIn')}
      </Button>
    );
  if (left === undefined || left < 0) return null;
  return (
    <span className={`${styles['left']} tabular`}>{t('left', { count: left, amount: number(left) })}</span>
  );
}
