import { useTranslation } from 'react-i18next';
import { useEngineTitle } from '../panel/engine/use-engine-title.ts';

/** An engine and its version, as people read them; of versions that held a digest the digest is left out. */
export function useEngineName(): (id: string, version: string) => string {
  const { t } = useTranslation('stage');
  const title = useEngineTitle();
  return (id, version) =>
    t(id === 'builtin' ? 'engineBuiltin' : 'engine', { id: title(id), version: version.split('+')[0] });
}
