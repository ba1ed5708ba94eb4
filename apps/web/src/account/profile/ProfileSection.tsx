import { USER_NAME_MAX } from '@plumbline/contract/constants.ts';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { FaceRow } from '../../face/FaceRow.tsx';
import styles from '../Section.module.css';
import form from './ProfileSection.module.css';
import { useSaveProfile } from './use-save-profile.ts';

export function ProfileSection() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const user = useCurrentUser();
  const [name, setName] = useState(user.name);
  const { saving, save } = useSaveProfile();
  const changed = name.trim() !== '' && name.trim() !== user.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) void save(name.trim());
  };
  const since = user.createdAt && new Date(user.createdAt).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <div className={styles['card']}>
      <form className={styles['row']} onSubmit={submit}>
        <label className={styles['label']} htmlFor="profile-name">
          {t('name')}
        </label>
        <Input
          id="profile-name"
          className={form['name'] ?? ''}
          maxLength={USER_NAME_MAX}
          autoComplete="nickname"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={!changed} loading={saving}>
          {t('save')}
        </Button>
      </form>
      <div className={styles['row']}>
        <span className={styles['label']}>{t('phone')}</span>
        <span className={`${styles['value']} tabular`}>{user.phoneNo ?? t('none')}</span>
      </div>
      <FaceRow />
      <div className={styles['row']}>
        <span className={styles['label']}>{t('accountId')}</span>
        <code className={`${styles['value']} ${form['id']}`}>{user.userId}</code>
      </div>
      <div className={styles['row']}>
        <span className={styles['label']}>{t('createdAt')}</span>
        <span className={styles['value']}>{since}</span>
      </div>
    </div>
  );
}
