import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../i18n/use-locale.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { toast } from '../ui/toast/toast.ts';
import { installerKind, processorName, SYSTEM_NAMES } from './artefact-names.ts';
import { CheckDownload } from './CheckDownload.tsx';
import styles from './Client.module.css';
import type { Artefact, Release } from './release-query.ts';
import { useSystem } from './use-system.ts';

/** The release, and its installer for this computer. */
export function NewestRelease({ release }: { readonly release: Release }) {
  const { t } = useTranslation('client');
  const locale = useLocale();
  const localised = useLocalised();
  const { version, minimumVersion, publishedAt, notes, artefacts } = release;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(publishedAt));
  return (
    <>
      <p className={styles['version']}>
        <strong>{t('version', { version })}</strong>
        <span>{t('published', { date })}</span>
      </p>
      {notes && <p className={styles['notes']}>{localised(notes)}</p>}
      <ForThisComputer artefacts={artefacts} />
      {minimumVersion !== version && (
        <p className={styles['aside']}>{t('minimum', { version: minimumVersion })}</p>
      )}
    </>
  );
}

/** Every installer with its checksum. */
export function AllInstallers({ artefacts }: { readonly artefacts: readonly Artefact[] }) {
  const { t } = useTranslation('client');
  return (
    <section aria-labelledby="client-files">
      <h2 id="client-files">{t('allFiles')}</h2>
      <ul className={styles['files']}>
        {artefacts.map((artefact) => (
          <FileRow key={artefact.file} artefact={artefact} />
        ))}
      </ul>
      <CheckDownload artefacts={artefacts} />
      {artefacts.every(({ signature }) => signature !== null) && (
        <p className={styles['aside']}>{t('signed')}</p>
      )}
    </section>
  );
}

function ForThisComputer({ artefacts }: { readonly artefacts: readonly Artefact[] }) {
  const { t } = useTranslation('client');
  const size = useSize();
  const { platform, architecture } = useSystem();
  if (platform === undefined) return <p className={styles['aside']}>{t('onPhone')}</p>;
  const system = SYSTEM_NAMES[platform];
  const own = artefacts.filter((each) => each.platform === platform);
  const fitting = architecture ? own.filter((each) => each.architecture === architecture) : own;
  // One for each processor that it may have: a second kind of installer stands in the list below.
  const offered = fitting.filter(
    (each, at) => fitting.findIndex(({ architecture: other }) => other === each.architecture) === at,
  );
  if (offered.length === 0) return <p className={styles['aside']}>{t('noneForThis', { system })}</p>;
  return (
    <>
      <div className={styles['own']}>
        {offered.map((artefact) => (
          <a key={artefact.file} className={styles['get']} href={artefact.url} download>
            <Icon name="download" size={20} />
            <span>
              <strong>{t('downloadFor', { system })}</strong>
              <small>
                {[processorName(artefact), installerKind(artefact.file), size(artefact.bytes)].join(' · ')}
              </small>
            </span>
          </a>
        ))}
      </div>
      {offered.length > 1 && <p className={styles['aside']}>{t('whichMac')}</p>}
    </>
  );
}

function FileRow({ artefact }: { readonly artefact: Artefact }) {
  const { t } = useTranslation('client');
  const size = useSize();
  const [copied, setCopied] = useState(false);
  const { platform, file, bytes, sha256, signature, url } = artefact;
  const copy = () => {
    void navigator.clipboard.writeText(sha256).then(
      () => {
        setCopied(true);
        toast.success(t('copied'));
      },
      () => undefined,
    );
  };
  return (
    <li>
      <div className={styles['row']}>
        <strong>
          {SYSTEM_NAMES[platform]} {processorName(artefact)}
        </strong>
        <a href={url} download aria-label={t('download', { file })}>
          {file}
        </a>
        <span className="tabular">{size(bytes)}</span>
      </div>
      <div className={styles['sum']}>
        <code aria-label={t('checksum')}>{sha256}</code>
        <IconButton icon={copied ? 'check' : 'copy'} label={t('copyChecksum')} onClick={copy} />
      </div>
      {signature === null && <p className={styles['unsigned']}>{t('unsigned')}</p>}
    </li>
  );
}

function useSize(): (bytes: number) => string {
  const number = new Intl.NumberFormat(useLocale(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (bytes) => number.format(bytes / 1e6);
}
