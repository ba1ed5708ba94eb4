import { useTranslation } from 'react-i18next';

/** An engine and its version, as people read them; of versions that held a digest the digest is left out. */
export function useEngineName(): (id: string, version: string) => string {
  const { t } = useTranslation('stage');
  return (id, version) =>
    t(id === 'builtin' ? 'engineBuiltin' : 'engine', { id, version: version.split('+')[0] });
}
