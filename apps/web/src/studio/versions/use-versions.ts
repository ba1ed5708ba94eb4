import { userMessage } from '@plumbline/client/server-error.ts';
import type { VersionTree } from '@plumbline/contract/api/versions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';

/** The tree that a picture belongs to, and what can be done to it. */
export function useVersions(imageId: string) {
  const client = useQueryClient();
  const locale = useLocale();
  const queryKey = ['versions', imageId];
  const tree = useQuery({
    queryKey,
    queryFn: ({ signal }) => api('versions', { query: { imageId }, signal }),
  });
  const attempt = async (work: () => Promise<VersionTree>) => {
    try {
      client.setQueryData(queryKey, await work());
      return true;
    } catch (error) {
      toast.error(userMessage(error, locale));
      return false;
    }
  };
  return {
    tree,
    rename: (id: string, name: string) => attempt(() => api('nameVersion', { body: { imageId: id, name } })),
    goOnFrom: (id: string) => attempt(() => api('revertVersion', { body: { imageId: id } })),
  };
}
