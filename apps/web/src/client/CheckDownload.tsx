import type { ClientPlatform } from '@plumbline/contract/api/client-release.ts';
import { useTranslation } from 'react-i18next';
import { SYSTEM_NAMES } from './artefact-names.ts';
import styles from './Client.module.css';
import type { Artefact } from './release-query.ts';

/** What each system brings along to say a file's SHA-256. */
const COMMANDS: Readonly<Record<ClientPlatform, (file: string) => string>> = {
  windows: (file) => `certutil -hashfile ${file} SHA256`,
  macos: (file) => `shasum -a 256 ${file}`,
  linux: (file) => `sha256sum ${file}`,
};

/** How to see that a download is the file that was released. */
export function CheckDownload({ artefacts }: { readonly artefacts: readonly Artefact[] }) {
  const { t } = useTranslation('client');
  const first = [...Map.groupBy(artefacts, ({ platform }) => platform).values()].flatMap(
    ([one]) => one ?? [],
  );
  return (
    <details className={styles['check']}>
      <summary>{t('checkTitle')}</summary>
      <p>{t('checkLead')}</p>
      <dl>
        {first.map(({ platform, file }) => (
          <div key={platform}>
            <dt>{SYSTEM_NAMES[platform]}</dt>
            <dd>
              <code>{COMMANDS[platform](file)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
