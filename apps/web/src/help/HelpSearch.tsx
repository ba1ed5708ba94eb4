import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { HELP_PATH } from './help-address.ts';
import styles from './HelpPage.module.css';

/** Between the last letter and the search for it. */
const PAUSE_MS = 200;

/** What is typed becomes the address, so that a search can be passed on and gone back to. */
export function HelpSearch({ asked }: { readonly asked: string }) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked);
  // The address changed without typing: back, or a link.
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.trim()) return;
    const timer = setTimeout(
      () =>
        void navigate(wanted === '' ? HELP_PATH : `${HELP_PATH}?q=${encodeURIComponent(wanted)}`, {
          // One entry of the history for a search, not one for each letter of it.
          replace: asked !== '',
          preventScrollReset: true,
        }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, asked, navigate]);
  return (
    <div className={styles['search']} role="search">
      <Icon name="search" size={18} />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && <IconButton icon="close" label={t('allTopics')} onClick={() => setTyped('')} />}
    </div>
  );
}
