import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './SignIn.module.css';

interface Props {
  readonly code: string;
  /** What the server said of it, where it was refused. */
  readonly refusal: string | undefined;
  /** Signs in without it where it was refused, else takes it out. */
  readonly onForget: () => void;
}

/** By which code one was invited; one that was refused is taken out here, and everything typed stays. */
export function InviteNote({ code, refusal, onForget }: Props) {
  const { t } = useTranslation('signIn');
  return (
    <div className={styles['invite']} role={refusal === undefined ? undefined : 'alert'}>
      <p>{refusal ?? t('invitedBy', { code })}</p>
      <Button size="small" onClick={onForget}>
        {t(refusal === undefined ? 'removeInvite' : 'goOnWithout')}
      </Button>
    </div>
  );
}
