import { IconButton } from '@plumbline/web/ui/IconButton.tsx';
import { Mark } from '@plumbline/web/ui/Mark.tsx';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import type { PageText } from '../../texts/page-texts.ts';
import styles from './Header.module.css';

const ENGINE_NAMES: Readonly<Record<string, PageText>> = {
  server: 'engineServer',
  'local-plumbline': 'enginePlumbline',
  'local-comfyui': 'engineComfyui',
};

export function Header({ onSettings }: { readonly onSettings: () => void }) {
  const { state, call } = useClient();
  const t = useTexts();
  const { session, server, settings, waiting } = state;
  const { kind } = settings.global.engine;
  return (
    <header className={styles['header']}>
      <span className={styles['brand']}>
        <Mark size={24} />
        {t('product')}
      </span>
      <span className={styles['engine']} data-away={server.reachable === false || undefined}>
        <span className={styles['dot']} aria-hidden />
        {t(ENGINE_NAMES[kind] ?? 'engineServer')}
        <span className={styles['address']}>{server.address.replace(/^https?:\/\//, '')}</span>
      </span>
      {server.reachable === false && (
        <span className={styles['offline']} role="status">
          {t('offline')}
        </span>
      )}
      <span className={styles['space']} />
      {waiting.length > 0 && <span className="tabular">{t('waitingCount', { count: waiting.length })}</span>}
      {session.tickets !== null && (
        <span className="tabular">
          {session.tickets < 0 ? t('unlimited') : t('ticketsLeft', { count: session.tickets })}
        </span>
      )}
      <span className={styles['name']}>{session.name}</span>
      <IconButton
        icon="question"
        label={t('help')}
        onClick={() => void call('openOutside', { page: 'help' })}
      />
      <IconButton icon="settings" label={t('settings')} onClick={onSettings} />
    </header>
  );
}
