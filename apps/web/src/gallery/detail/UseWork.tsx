import { userMessage } from '@plumbline/client/server-error.ts';
import type { Work } from '@plumbline/contract/api/works.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { fetchAsFile } from '../../studio/base/fetch-as-file.ts';
import { uploadPicture } from '../../api/client.ts';
import { useSettingsStore } from '../../studio/settings/settings-store.ts';
import { settingsOf } from '../../studio/stage/settings-of.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useSignedInAct } from '../actions/use-signed-in-act.ts';
import { referenceTool } from './reference-tool.ts';
import styles from './WorkFacts.module.css';

/** Going on from a work: its settings in the tool that made it, or its look as a reference. */
export function UseWork({ work }: { readonly work: Work }) {
  const { t } = useTranslation('gallery');
  const locale = useLocale();
  const navigate = useNavigate();
  const signedIn = useSignedInAct();
  const setValues = useSettingsStore((state) => state.setValues);
  const setPicture = useSettingsStore((state) => state.setPicture);
  const [busy, setBusy] = useState(false);
  const { request } = work;
  const picture = work.images[0];
  const takeSettings = () => {
    if (!request) return;
    const tool = TOOLS[request.function];
    setValues(tool.function, settingsOf(tool, request));
    toast.success(t('settingsSet'));
    void navigate(tool.route);
  };
  const takeAsReference = async () => {
    if (!picture) return;
    setBusy(true);
    try {
      const file = await fetchAsFile(picture.url);
      const { imageId, url, thumbnailUrl, width, height } = await uploadPicture(file, file.name, {
        purpose: 'reference',
      });
      const tool = referenceTool(work);
      setPicture(tool.function, 'style_img', { imageId, url, thumbnailUrl, width, height });
      toast.success(t('referenceSet'));
      void navigate(tool.route);
    } catch (error) {
      toast.error(userMessage(error, locale));
    } finally {
      setBusy(false);
    }
  };
  // A picture that nobody may take along is nobody's reference either.
  const reference = work.mayDownload && picture !== undefined;
  if (!request && !reference) return null;
  return (
    <div className={styles['use']}>
      {request && (
        <Button type="primary" size="large" block onClick={takeSettings}>
          {t('useSettings')}
        </Button>
      )}
      {reference && (
        <Button block loading={busy} onClick={() => signedIn(() => void takeAsReference())}>
          {t('useAsReference')}
        </Button>
      )}
    </div>
  );
}
