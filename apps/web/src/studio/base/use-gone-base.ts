import { errorText } from '@plumbline/contract/errors/app-error.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { toast } from '../../ui/toast/toast.ts';

const GONE = new Set([401, 403, 404, 410]);

/**
 * For a base whose picture does not load: asks whether the server still has it, and takes it out of the workspace where
 * it does not (a visitor's picture lives for a day). A lost connection changes nothing.
 */
export function useGoneBase(tool: FunctionName): (address: string) => void {
  const locale = useLocale();
  const setBase = useSettingsStore((state) => state.setBase);
  return async (address) => {
    const answer = await fetch(address, { method: 'HEAD', credentials: 'include' }).catch(() => undefined);
    if (!answer || !GONE.has(answer.status)) return;
    setBase(tool, null);
    toast.warning(errorText('IMAGE_NOT_FOUND', locale));
  };
}
