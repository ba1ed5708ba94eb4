import type { StorageSetting } from '@plumbline/contract/access/quotas.ts';
import type { CapabilitySettings } from './capability-settings.ts';
import type { QueueLimits } from '@plumbline/core/tasks/require-room.ts';
import type { FaceSetting } from './face-settings.ts';
import type { LabelSettings } from './label-settings.ts';
import type { IdentitySettings } from './identity-settings.ts';
import type { TrustedProxies } from './network-settings.ts';
import type { OperationsSettings } from './operations-settings.ts';
import type { PaymentSettings } from './payment-settings.ts';

/** What the operator decides, read once at start. Secrets among it never go to a log or an answer. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Address that users reach the app at, without a trailing slash; undefined = the address it listens on. */
  readonly publicUrl: string | undefined;
  /** Further names that the app may be opened by; those of this machine and of `publicUrl` need no mention. */
  readonly allowedHosts: readonly string[];
  readonly trustProxy: TrustedProxies;
  /** It has a public address or a real provider: nothing plays a part by itself any more, and no request is a developer's. */
  readonly inService: boolean;
  /** Where the browser goes after signing out; undefined = the app's own home. */
  readonly mainSiteUrl: string | undefined;
  readonly companyName: string;
  /** Nothing is connected to outside the operator's own network. */
  readonly noEgress: boolean;
  /** Whether engines may stand in private networks. */
  readonly privateEngines: boolean;
  /** Other same-site origins that may call the API with credentials. */
  readonly corsOrigins: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  /** undefined = the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly role: 'all' | 'server' | 'worker';
  /** Tasks that one worker runs at the same time. */
  readonly workerConcurrency: number;
  readonly freeDailyRenders: number;
  /** Megabytes of uploads that someone may keep, by whose they are; −1 = unlimited. */
  readonly storageMb: Readonly<Record<StorageSetting, number>>;
  /** Codes an hour that one address may ask for. */
  readonly smsPerIpHour: number;
  /** Tasks a minute that one user may start. */
  readonly startBurst: number;
  /** Tasks that may wait, of everybody and of one person. */
  readonly queueLimits: QueueLimits;
  /** How long a session lasts without being used, and how long however much it is used; the first is never longer. */
  readonly sessionDays: number;
  readonly sessionMaxDays: number;
  /** The keys of the installation are made anew where this is larger than theirs. */
  readonly keyGeneration: number;
  /** Webhooks may go to addresses of the operator's own network, also without TLS. */
  readonly webhooksToOwnNetwork: boolean;
  /** The test sign-in route exists. */
  readonly testLogin: boolean;
  /** Codes and mails can be read at `/dev/inbox`. */
  readonly devInbox: boolean;
  readonly operations: OperationsSettings;
  /** The agreement's box is ticked from the start. */
  readonly agreementDefault: boolean;
  /** Works that people publish wait for an administrator before others see them. */
  readonly worksReview: boolean;
  readonly labels: LabelSettings;
  /** What the operator set for the capabilities that are registered. */
  readonly capabilities: CapabilitySettings;
  /** Variables that are set for a capability that this version does not have: nothing reads them. */
  readonly unread: readonly string[];
  readonly identity: IdentitySettings;
  readonly faceVerification: FaceSetting;
  readonly payments: PaymentSettings;
  /** The console opens for administrators with a second factor alone. */
  readonly adminSecondFactorRequired: boolean;
  /** Account name of an administrator who has lost password or second factor. */
  readonly adminReset: string | undefined;
  /** undefined = an administrator with a generated password is made at the first start. */
  readonly admin: AdminSettings | undefined;
}

export interface AdminSettings {
  readonly account: string;
  readonly password: string;
}
