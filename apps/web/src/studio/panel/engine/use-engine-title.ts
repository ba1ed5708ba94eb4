import { useTranslation } from 'react-i18next';

/** Engines that have a name of their own; others are shown by their id. */
const NAMED = ['builtin', 'comfyui', 'openai-images', 'automatic1111'] as const;

/** An engine as people call it. */
export function useEngineTitle(): (id: string) => string {
  const { t } = useTranslation('engine');
  return (id) => {
    const name = NAMED.find((each) => each === id);
    return name === undefined ? id : t(name);
  };
}
