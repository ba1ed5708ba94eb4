import { userMessage } from '@plumbline/client/server-error.ts';
import { type StartTaskBody, startTaskFields } from '@plumbline/contract/api/start-task.ts';
import type { Proposal, TalkMessage } from '@plumbline/contract/api/talks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { ticketsQuery } from '../../api/queries.ts';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { openMemberships, openRecharge } from '../../recharge/recharge-store.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { toast } from '../../ui/toast/toast.ts';
import { putMessage } from '../state/talk-cache.ts';

/** Refusals that a purchase helps against. */
const OFFERED_MORE: ReadonlySet<string> = new Set(['NOT_ENOUGH_TICKETS', 'DAILY_COUNT_USED_UP']);

/** The request of a proposal. */
function requestOf(
  { function: name, values, imageId }: Proposal,
  chosenImage: string | undefined,
): StartTaskBody {
  const base = chosenImage ?? imageId;
  const known = Object.entries(values).filter(([field]) => Object.hasOwn(startTaskFields, field));
  return {
    function: name,
    ...Object.fromEntries(known),
    ...(base === null ? {} : { upload_img: base }),
  } as StartTaskBody;
}

/** What its reader answers to a proposal. A render starts here alone, by a press. */
export function useProposal(message: TalkMessage, proposal: Proposal) {
  const client = useQueryClient();
  const locale = useLocale();
  const { signedIn } = useCurrentUser();
  const tell = async (taskId: string | null) =>
    putMessage(
      client,
      await api('answerProposal', {
        body: { messageId: message.messageId, proposalId: proposal.proposalId, taskId },
      }),
    );
  const start = useMutation({
    mutationFn: async (chosenImage: string | undefined) => {
      const started = await api('startTask', {
        body: requestOf(proposal, chosenImage),
        // However often it is pressed, and in however many tabs, it is one render.
        idempotencyKey: `proposal-${proposal.proposalId}-${chosenImage ?? ''}`,
      });
      client.setQueryData(ticketsQuery.queryKey, started.tickets);
      void client.invalidateQueries({ queryKey: ticketsQuery.queryKey, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: ['tasks'] });
      await tell(started.taskId);
    },
    onError: (error) => {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'LOGIN_REQUIRED') return openDialog('login');
      toast.error(userMessage(error, locale));
      if (code === 'MEMBERS_ONLY') openMemberships();
      else if (code && OFFERED_MORE.has(code)) openRecharge();
    },
  });
  const decline = useMutation({
    mutationFn: () => tell(null),
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  return {
    busy: start.isPending || decline.isPending,
    start: (chosenImage?: string) => (signedIn ? start.mutate(chosenImage) : openDialog('login')),
    decline: () => decline.mutate(),
  };
}
