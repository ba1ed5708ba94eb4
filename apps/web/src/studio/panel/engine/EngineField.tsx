import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { enginesQuery } from '../../../api/queries.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { useStudio } from '../../studio-context.ts';

const EngineChooser = lazyPart(
  'engines',
  async () => (await import('./EngineChooser.tsx')).EngineChooser,
  texts('studio'),
);

/** Which engine makes the picture; nothing, and nothing loaded, where there is nothing to choose. */
export function EngineField() {
  const { tool, settings } = useStudio();
  const setValue = useSettingsStore((state) => state.setValue);
  const engines = useQuery(enginesQuery).data ?? [];
  const able = engines.filter(({ functions }) => functions.includes(tool.function));
  const chosen = settings.values.engine;
  // One that was chosen once and may be used no more would have every start refused.
  const isGone = engines.length > 0 && chosen !== undefined && !able.some(({ id }) => id === chosen);
  useEffect(() => {
    if (isGone) setValue(tool.function, 'engine', undefined);
  }, [isGone, setValue, tool.function]);
  return able.length < 2 ? null : <EngineChooser />;
}
