import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../app/lazy-part.tsx';
import { IconButton } from '../ui/IconButton.tsx';

const PhoneSheet = lazyPart('menu', async () => (await import('./PhoneSheet.tsx')).PhoneSheet);

/** The button of the phone's menu. */
export function PhoneMenu() {
  const { t } = useTranslation('layout');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="menu" label={t('menu')} onClick={() => setOpen(true)} />
      {open && <PhoneSheet onClose={() => setOpen(false)} />}
    </>
  );
}
