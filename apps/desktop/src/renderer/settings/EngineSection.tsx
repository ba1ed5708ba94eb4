import { DESKTOP_MEMORY_MIN_GB } from '@plumbline/contract/constants.ts';
import { useState } from 'react';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { ChipChoice } from '@plumbline/web/ui/ChipChoice.tsx';
import { isServerAddress } from '../../settings/server-address.ts';
import type { Settings } from '../../settings/settings.ts';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import { Field } from '../parts/Field.tsx';
import { Row } from './Row.tsx';
import styles from './Settings.module.css';

type Engine = Settings['global']['engine'];
const HINTS = {
  server: 'engineServerHint',
  'local-plumbline': 'engineLocalHint',
  'local-comfyui': 'engineComfyuiHint',
} as const;

/** Who makes the pictures: a server, or this computer. */
export function EngineSection() {
  const { state, call } = useClient();
  const t = useTexts();
  const { global } = state.settings;
  const { engine } = global;
  const [address, setAddress] = useState(global.server);
  const [comfyui, setComfyui] = useState(engine.comfyuiAddress);
  const change = (part: Partial<Engine>) => void call('changeGlobal', { engine: { ...engine, ...part } });
  const isLocal = engine.kind !== 'server';
  const running = state.localEngine.state === 'running' || state.localEngine.state === 'starting';
  return (
    <section className={styles['section']}>
      <h2>{t('engineSettings')}</h2>
      <ChipChoice<Engine['kind']>
        label={t('engineSettings')}
        layout="row"
        value={engine.kind}
        options={[
          { value: 'server', name: t('engineServer') },
          { value: 'local-plumbline', name: t('enginePlumbline') },
          { value: 'local-comfyui', name: t('engineComfyui') },
        ]}
        onChange={(kind) => change({ kind })}
      />
      <p className={styles['hint']}>{t(HINTS[engine.kind], { memory: DESKTOP_MEMORY_MIN_GB })}</p>
      {!isLocal && (
        <div className={styles['withButton']}>
          <Field
            label={t('serverAddress')}
            type="url"
            value={address}
            maxLength={300}
            onChange={setAddress}
          />
          <Button
            disabled={!isServerAddress(address) || address === global.server}
            onClick={() => void call('changeGlobal', { server: address })}
          >
            {t('apply')}
          </Button>
        </div>
      )}
      {isLocal && (
        <Row label={t('plumblineFolder')} hint={engine.plumblineFolder}>
          <Button size="small" onClick={() => void call('choosePlumblineFolder')}>
            {t('choose')}
          </Button>
        </Row>
      )}
      {engine.kind === 'local-comfyui' && (
        <>
          <div className={styles['withButton']}>
            <Field
              label={t('comfyuiAddress')}
              type="url"
              value={comfyui}
              maxLength={300}
              onChange={setComfyui}
            />
            <Button
              disabled={!isServerAddress(comfyui) || comfyui === engine.comfyuiAddress}
              onClick={() => change({ comfyuiAddress: comfyui })}
            >
              {t('apply')}
            </Button>
          </div>
          <Row label={t('modelFamily')}>
            <ChipChoice<Engine['modelFamily']>
              label={t('modelFamily')}
              layout="row"
              value={engine.modelFamily}
              options={[
                { value: 'sdxl', name: 'SDXL' },
                { value: 'sd1.5', name: 'sd1.5' },
              ]}
              onChange={(modelFamily) => change({ modelFamily })}
            />
          </Row>
        </>
      )}
      {isLocal && (
        <Row label={t(`engine_${state.localEngine.state}`)} hint={state.localEngine.lastLine}>
          <Button size="small" onClick={() => void call(running ? 'stopLocalEngine' : 'startLocalEngine')}>
            {t(running ? 'stop' : 'start')}
          </Button>
        </Row>
      )}
    </section>
  );
}
