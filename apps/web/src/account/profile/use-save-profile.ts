import { userMessage } from '@plumbline/client/server-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { userQuery } from '../../session/current-user.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Saves the profile and shows it everywhere at once. */
export function useSaveProfile() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const save = async (name: string) => {
    setSaving(true);
    try {
      await api('changeProfile', { body: { name } });
      await client.invalidateQueries({ queryKey: userQuery.queryKey });
      toast.success(t('saved'));
    } catch (error) {
      toast.error(userMessage(error, locale));
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
