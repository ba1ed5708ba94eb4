import { SHARE_COMMENT_MAX, SHARE_NAME_MAX } from '@plumbline/contract/history/history-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import type { Point } from './point.ts';
import styles from './SharedPage.module.css';
import { useReply, useVisitorName } from './use-reply.ts';

interface Props {
  readonly token: string;
  readonly point: Point | undefined;
  /** Of the picture that the point is on. */
  readonly pictureNumber: number;
  readonly onForget: () => void;
}

/** Says something to what is shared, or to a point of a picture. */
export function CommentForm({ token, point, pictureNumber, onForget }: Props) {
  const { t } = useTranslation('shares');
  const { name, setName } = useVisitorName();
  const [words, setWords] = useState('');
  const { busy, problem, send } = useReply(token);
  const submit = async () => {
    if (busy) return;
    const about = point ? { imageId: point.imageId, at: { x: point.x, y: point.y } } : {};
    const body = { name, text: words, ...about };
    if (!(await send(() => api('addShareComment', { params: { token }, body })))) return;
    setWords('');
    onForget();
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{t('comment')}</h2>
      <p className={styles['hint']}>
        {point ? (
          <>
            {t('aboutPoint', { number: pictureNumber })}{' '}
            <button type="button" className={styles['toggle']} onClick={onForget}>
              {t('aboutAll')}
            </button>
          </>
        ) : (
          t('pointHint')
        )}
      </p>
      <label>
        {t('yourName')}
        <input
          required
          autoComplete="name"
          maxLength={SHARE_NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {t('yourComment')}
        <textarea
          required
          rows={4}
          maxLength={SHARE_COMMENT_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Button kind="primary" loading={busy} onClick={(event) => event.currentTarget.form?.requestSubmit()}>
        {t('send')}
      </Button>
    </form>
  );
}
