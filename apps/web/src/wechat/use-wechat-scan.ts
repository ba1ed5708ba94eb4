import type { WechatQr } from '@plumbline/contract/api/wechat.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { visitForSignIn } from '../session/visit.ts';

const POLL_MS = 1_500;
/** Codes that are fetched without being asked for, so that a forgotten tab does not go on for ever. */
const RENEWALS = 3;

interface Needs {
  readonly purpose: 'login' | 'join';
  /** Nothing is fetched before. */
  readonly active: boolean;
  readonly onConfirmed: () => void;
}

export interface WechatScanView {
  readonly qr: WechatQr | undefined;
  readonly state: 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired' | 'failed';
  /** Why it failed, in the server's words. */
  readonly failure: string | undefined;
  /** It was the invitation code that was refused. */
  readonly inviteRefused: boolean;
  readonly refresh: () => void;
}

/** A QR code of the official account and what becomes of it. It renews itself a few times, then waits to be asked. */
export function useWechatScan({ purpose, active, onConfirmed }: Needs): WechatScanView {
  const locale = useLocale();
  const [round, setRound] = useState({ number: 0, renewals: 0 });
  const code = useQuery({
    queryKey: ['wechat-qr', purpose, round.number],
    queryFn: ({ signal }) => {
      const { source, inviteCode } = visitForSignIn();
      return api('wechatQr', {
        query: { purpose, ...source, ...(inviteCode ? { inviteCode } : {}) },
        signal,
      });
    },
    enabled: active,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const ticket = code.data?.ticket ?? '';
  const poll = useQuery({
    queryKey: ['wechat-scan', ticket],
    queryFn: async ({ signal }) => {
      const polled = await api('wechatScan', { query: { ticket }, signal });
      if (polled.state === 'confirmed') onConfirmed();
      if (polled.state === 'expired' && round.renewals < RENEWALS)
        setRound({ number: round.number + 1, renewals: round.renewals + 1 });
      return polled;
    },
    enabled: active && ticket !== '',
    refetchInterval: ({ state: { data, status } }) => {
      const isOpen = data === undefined || data.state === 'waiting' || data.state === 'scanned';
      return isOpen && status !== 'error' ? POLL_MS : false;
    },
    // The phone may be this machine: its page is then in front of this one.
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: 2,
  });
  const error = code.error ?? poll.error;
  const state = error ? 'failed' : (poll.data?.state ?? (code.data ? 'waiting' : 'loading'));

  return {
    qr: code.data,
    state,
    failure: error ? userMessage(error, locale) : undefined,
    inviteRefused: error instanceof AppError && error.code === 'INVITE_INVALID',
    refresh: () => setRound({ number: round.number + 1, renewals: 0 }),
  };
}
