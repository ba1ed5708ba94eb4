import { userMessage } from '@plumbline/client/server-error.ts';
import type { OwnShare, OwnShareDetails } from '@plumbline/contract/api/shares.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { askToConfirm } from '../dialogs/confirm.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { toast } from '../ui/toast/toast.ts';
import { LinkField } from './LinkField.tsx';
import { Replies } from './Replies.tsx';
import { endIn, SHARE_DAYS } from './share-ends.ts';
import { ownShareQuery, sharesChanged } from './share-queries.ts';
import styles from './Shares.module.css';

/** What was said to a share, and what its owner can do about it. Being shown, it counts as seen. */
export function OwnShareReplies({ share }: { readonly share: OwnShare }) {
  const { t } = useTranslation('shares');
  const locale = useLocale();
  const client = useQueryClient();
  const details = useQuery(ownShareQuery(share.shareId));
  const [link, setLink] = useState<string>();
  const newest = details.data && newestOf(details.data);
  const { shareId } = share;
  const unseen = details.data?.unseen ?? 0;
  useEffect(() => {
    if (newest === undefined || unseen === 0) return;
    api('seeShare', { params: { shareId }, body: { until: newest } }).then(
      () => sharesChanged(client),
      () => undefined,
    );
  }, [client, newest, shareId, unseen]);

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      sharesChanged(client);
    } catch (error) {
      toast.error(userMessage(error, locale));
    }
  };
  const params = { shareId };
  const renew = () =>
    askToConfirm({
      title: t('renewTitle'),
      content: t('renewBody'),
      okText: t('renew'),
      onOk: () => attempt(async () => setLink((await api('renewShareLink', { params })).url)),
    });
  const revoke = () =>
    askToConfirm({
      title: t('revokeTitle'),
      content: t('revokeBody'),
      okText: t('revoke'),
      danger: true,
      onOk: () => attempt(() => api('revokeShare', { params })),
    });
  return (
    <div className={styles['details']}>
      {share.state !== 'revoked' && (
        <div className={styles['actions']}>
          <MenuButton
            icon="history"
            label={t('changeEnd')}
            items={SHARE_DAYS.map((days) => ({
              key: String(days),
              label: t('fromNow', { count: days }),
              onClick: () =>
                void attempt(() =>
                  api('changeShare', { params, body: { expiresAt: endIn(days, new Date()) } }),
                ),
            }))}
          />
          <Button onClick={renew}>{t('renew')}</Button>
          <Button onClick={revoke}>{t('revoke')}</Button>
        </div>
      )}
      {link !== undefined && <LinkField url={link} />}
      {details.data && <Replies {...details.data} />}
      {details.data?.remarks.length === 0 && details.data.decisions.length === 0 && (
        <p className={styles['hint']}>{t('noReplies')}</p>
      )}
    </div>
  );
}

function newestOf({ remarks, decisions }: OwnShareDetails): string | undefined {
  return [...remarks, ...decisions]
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);
}
