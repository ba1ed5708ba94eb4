import { useState } from 'react';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { Switch } from '@plumbline/web/ui/switch/Switch.tsx';
import { acceleratorOf } from '../../settings/accelerator.ts';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import { shortKey } from '../workspace/short-key.ts';
import { Row } from './Row.tsx';
import styles from './Settings.module.css';

export function GlobalSection() {
  const { state, call } = useClient();
  const t = useTexts();
  const [listening, setListening] = useState(false);
  const { autoSave, resultOnTop, shortcut } = state.settings.global;
  return (
    <section className={styles['section']}>
      <h2>{t('globalSettings')}</h2>
      <Row label={t('saveFolder')} hint={state.saveFolder}>
        <Button size="small" onClick={() => void call('chooseSaveFolder')}>
          {t('choose')}
        </Button>
      </Row>
      <p className={styles['hint']}>{t('saveFolderHint')}</p>
      <Row label={t('autoSave')}>
        <Switch
          label={t('autoSave')}
          checked={autoSave}
          onChange={(checked) => void call('changeGlobal', { autoSave: checked })}
        />
      </Row>
      <Row label={t('resultOnTop')}>
        <Switch
          label={t('resultOnTop')}
          checked={resultOnTop}
          onChange={(checked) => void call('changeGlobal', { resultOnTop: checked })}
        />
      </Row>
      <Row label={t('shortcut')} {...(listening ? { hint: t('shortcutHint') } : {})}>
        <button
          type="button"
          className={styles['keys']}
          aria-pressed={listening}
          onClick={() => setListening(!listening)}
          onBlur={() => setListening(false)}
          onKeyDown={(event) => {
            const pressed = listening ? acceleratorOf(event) : undefined;
            if (pressed === undefined) return;
            event.preventDefault();
            setListening(false);
            void call('changeGlobal', { shortcut: pressed });
          }}
        >
          {shortKey(shortcut, state.platform)}
        </button>
      </Row>
    </section>
  );
}
