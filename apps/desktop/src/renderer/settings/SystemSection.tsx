import { useState } from 'react';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { ChipChoice } from '@plumbline/web/ui/ChipChoice.tsx';
import { Switch } from '@plumbline/web/ui/switch/Switch.tsx';
import { isServerAddress } from '../../settings/server-address.ts';
import type { Settings } from '../../settings/settings.ts';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import { Field } from '../parts/Field.tsx';
import { Row } from './Row.tsx';
import styles from './Settings.module.css';

type System = Settings['system'];

export function SystemSection() {
  const { state, call } = useClient();
  const t = useTexts();
  const { system } = state.settings;
  const [proxy, setProxy] = useState(system.proxy.address);
  const change = (part: Partial<System>) => void call('changeSystem', part);
  return (
    <section className={styles['section']}>
      <h2>{t('systemSettings')}</h2>
      <Row label={t('language')}>
        <ChipChoice<System['locale']>
          label={t('language')}
          layout="row"
          value={system.locale}
          options={[
            { value: 'system', name: t('bySystem') },
            { value: 'zh-CN', name: '中文' },
            { value: 'en', name: 'English' },
            { value: 'ja', name: '日本語' },
          ]}
          onChange={(locale) => change({ locale })}
        />
      </Row>
      <Row label={t('theme')}>
        <ChipChoice<System['theme']>
          label={t('theme')}
          layout="row"
          value={system.theme}
          options={[
            { value: 'system', name: t('bySystem') },
            { value: 'light', name: t('light') },
            { value: 'dark', name: t('dark') },
          ]}
          onChange={(theme) => change({ theme })}
        />
      </Row>
      <Row label={t('startAtLogin')}>
        <Switch
          label={t('startAtLogin')}
          checked={system.startAtLogin}
          onChange={(startAtLogin) => change({ startAtLogin })}
        />
      </Row>
      <Row label={t('closeToTray')}>
        <Switch
          label={t('closeToTray')}
          checked={system.closeToTray}
          onChange={(closeToTray) => change({ closeToTray })}
        />
      </Row>
      <Row label={t('proxy')}>
        <ChipChoice<System['proxy']['mode']>
          label={t('proxy')}
          layout="row"
          value={system.proxy.mode}
          options={[
            { value: 'system', name: t('bySystem') },
            { value: 'none', name: t('proxyNone') },
            { value: 'manual', name: t('proxyManual') },
          ]}
          onChange={(mode) => change({ proxy: { ...system.proxy, mode } })}
        />
      </Row>
      {system.proxy.mode === 'manual' && (
        <div className={styles['withButton']}>
          <Field label={t('proxy')} type="url" value={proxy} maxLength={300} onChange={setProxy} />
          <Button
            disabled={!isServerAddress(proxy) || proxy === system.proxy.address}
            onClick={() => change({ proxy: { mode: 'manual', address: proxy } })}
          >
            {t('apply')}
          </Button>
        </div>
      )}
    </section>
  );
}
