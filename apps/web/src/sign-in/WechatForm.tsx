import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import { goToWechat } from '../wechat/go-to-wechat.ts';
import { useWechatScan } from '../wechat/use-wechat-scan.ts';
import { WechatCode } from '../wechat/WechatCode.tsx';
import { InviteNote } from './InviteNote.tsx';
import styles from './SignIn.module.css';
import { useAttempt } from './use-attempt.ts';
import { useInvite } from './use-invite.ts';
import type { WayProps } from './way.ts';

interface Props extends WayProps {
  readonly agreed: boolean;
  /** Why nothing can be scanned without the agreement. */
  readonly refusal: string;
  /** Path to come back to from WeChat's own page. */
  readonly next: string;
}

/** Sign-in with WeChat: a QR code to scan here, or WeChat's own page. */
export function WechatForm({ agreed, refusal, next, mayEnter, onSignedIn }: Props) {
  const { t } = useTranslation('wechat');
  const site = useQuery(siteQuery).data;
  const invite = useInvite();
  const { busy, attempt } = useAttempt<'go'>(invite.heard);
  const view = useWechatScan({
    purpose: 'login',
    active: agreed && site?.wechat.scan === true,
    onConfirmed: () => {
      invite.forget();
      onSignedIn();
    },
  });
  return (
    <div className={styles['form']}>
      {site?.wechat.scan && (
        <>
          <WechatCode view={view} {...(agreed ? {} : { covered: refusal })} />
        </>
      )}
      {invite.code !== undefined && (
        <InviteNote
          code={invite.code}
          refusal={invite.refusal ?? (view.inviteRefused ? view.failure : undefined)}
          onForget={() => {
            invite.forget();
            view.refresh();
          }}
        />
      )}
      {site?.wechat.website && (
        <Button
          size="large"
          block
          loading={busy === 'go'}
          onClick={() => mayEnter() && void attempt('go', () => goToWechat('login', next))}
        >
          {t('ownPage')}
        </Button>
      )}
    </div>
  );
}
