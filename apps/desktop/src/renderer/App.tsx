import { AGREEMENT } from '@plumbline/contract/constants.ts';
import { useEffect, useState } from 'react';
import { Toasts } from '@plumbline/web/ui/toast/Toasts.tsx';
import { toast } from '@plumbline/web/ui/toast/toast.ts';
import { failureText, useClient, useTexts } from './bridge/client-context.tsx';
import { TooOldPage } from './notices/TooOldPage.tsx';
import { UpdateBanner } from './notices/UpdateBanner.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { AutoLoginPage } from './sign-in/AutoLoginPage.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { TermsPage } from './sign-in/TermsPage.tsx';
import { Workspace } from './workspace/Workspace.tsx';
import styles from './App.module.css';

/** What is to be seen: the client’s state says which page. The settings open over any of them, since they lead to the server. */
export function App() {
  const { state } = useClient();
  const { asked } = state;
  const [settings, setSettings] = useState(false);
  const [followed, setFollowed] = useState<number>();
  // A link is followed once, also where it came before the page was there.
  if (asked && asked.id !== followed) {
    setFollowed(asked.id);
    setSettings(asked.show === 'settings');
  }
  useMessages();
  const openSettings = () => setSettings(true);
  return (
    <div className={styles['app']}>
      <UpdateBanner />
      {settings ? (
        <SettingsPage onClose={() => setSettings(false)} />
      ) : (
        <CurrentPage phase={state.session.phase} onSettings={openSettings} />
      )}
      <Toasts />
    </div>
  );
}

interface PageProps {
  readonly phase: string;
  readonly onSettings: () => void;
}

function CurrentPage({ phase, onSettings }: PageProps) {
  const { state } = useClient();
  if (state.notice?.kind === 'too-old') return <TooOldPage onSettings={onSettings} />;
  if (phase === 'auto-login') return <AutoLoginPage />;
  if (phase !== 'signed-in') return <SignInPage onSettings={onSettings} />;
  if (state.settings.termsAccepted !== AGREEMENT.version) return <TermsPage />;
  return <Workspace onSettings={onSettings} />;
}

/** Tells once of what happened and passes. */
function useMessages(): void {
  const { state } = useClient();
  const t = useTexts();
  const { message, locale } = state;
  const id = message?.id;
  // By its number alone: the same message in another language is no other one.
  useEffect(() => {
    if (!message) return;
    if (message.failure) toast.error(failureText(message.failure, locale));
    else if (message.saved !== null) toast.success(t('saved', { path: message.saved }));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
}
