import { CHAT_BONUS_AFTER_LOGIN } from '@plumbline/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { siteQuery } from '../api/queries.ts';
import { useCapabilities } from '../session/capabilities.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Offer.module.css';
import { closeDialog, openDialog } from './dialog-store.ts';
import { useInterest } from './interest.ts';

/** Tells a visitor who looks around what logging in would give; they may as well go on without. */
export function InterestDialog() {
  const { t } = useTranslation('dialogs');
  const site = useQuery(siteQuery).data;
  const { interest } = useInterest();
  const chats = useCapabilities().has('chat');
  const gives = [
    t('interestRenders'),
    ...(chats ? [t('interestChats', { amount: CHAT_BONUS_AFTER_LOGIN })] : []),
    t('interestKept'),
  ];
  const logIn = (way: 'login' | 'wechat') => {
    // Whether it is noted or not: logging in does not wait for it.
    void api('addLead', { body: { kind: 'interest', interest } }).catch(() => undefined);
    openDialog(way);
  };
  return (
    <Modal open centered width={420} footer={null} title={t('interestTitle')} onCancel={closeDialog}>
      <p className={styles['lead']}>{t('interestLead')}</p>
      <ul className={styles['points']}>
        {gives.map((each) => (
          <li key={each}>
            <Icon name="check" size={16} />
            {each}
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button type="primary" size="large" block onClick={() => logIn('login')}>
          {t('interestLogin')}
        </Button>
        {site?.wechat.scan && (
          <Button size="large" block onClick={() => logIn('wechat')}>
            {t('interestWechat')}
          </Button>
        )}
        <Button type="text" block onClick={closeDialog}>
          {t('notNow')}
        </Button>
      </div>
    </Modal>
  );
}
