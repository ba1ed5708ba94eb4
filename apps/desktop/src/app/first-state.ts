import { CLIENT_VERSION } from '@plumbline/contract/constants.ts';
import { chooseLocale } from '@plumbline/contract/text.ts';
import type { ClientState, RenderState } from '../ipc/state.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import type { Ports } from './client-ports.ts';

export const IDLE: RenderState = {
  phase: 'idle',
  progress: 0,
  ahead: 0,
  waitSeconds: 0,
  entryId: null,
  resultId: null,
  failure: null,
};

/** Before anything was read or asked. */
export function firstState({ shell, folders, platform }: Ports): ClientState {
  return {
    version: CLIENT_VERSION,
    platform,
    locale: chooseLocale(shell.systemLocales().join()),
    theme: shell.systemIsDark() ? 'dark' : 'light',
    server: {
      address: DEFAULT_SETTINGS.global.server,
      reachable: null,
      companyName: '',
      welcome: null,
      scan: false,
      live: false,
    },
    session: {
      phase: 'auto-login',
      name: '',
      userType: '',
      tickets: null,
      liveTickets: null,
      scan: null,
      failure: null,
    },
    settings: DEFAULT_SETTINGS,
    saveFolder: folders.pictures,
    checks: null,
    notice: null,
    localEngine: { state: 'off', lastLine: '' },
    target: null,
    render: IDLE,
    waiting: [],
    history: [],
    asked: null,
    message: null,
  };
}
