import { GenerationError } from '../../generative/generation-error.ts';
import { backOff } from '../client/back-off.ts';
import type { ComfyuiServer } from '../client/comfyui-server.ts';
import type { ComfyuiTimes } from '../comfyui-times.ts';
import type { NodeCatalogue } from '../features/node-catalogue.ts';

/** A server for one job. */
export interface Lease<Plan> {
  readonly server: ComfyuiServer;
  readonly plan: Plan;
  /** To be called once, when the server is free of the job. */
  readonly release: () => void;
}

export interface AcquireOptions<Plan> {
  /** What is to be run on a server that has this. @throws GenerationError where it lacks something */
  readonly plan: (catalogue: NodeCatalogue) => Plan;
  readonly signal: AbortSignal;
  /** Taken only where there is no other. */
  readonly avoid?: ComfyuiServer | undefined;
  /** Whether to wait for sick servers to come back. */
  readonly patient: boolean;
  /** Called again and again while it waits. */
  readonly onWait: () => void;
}

interface Member {
  readonly server: ComfyuiServer;
  isBusy: boolean;
  /** Rests in a row. */
  failures: number;
  sickUntil: number;
  why: string | undefined;
}

interface Able<Plan> {
  readonly found: readonly { readonly member: Member; readonly plan: Plan }[];
  /** Why there is none, where there is none. */
  readonly error: unknown;
  /** Whether one answered that has not what it takes: waiting does not help. */
  readonly lacks: boolean;
}

export interface ServerState {
  readonly server: ComfyuiServer;
  /** Why it is not used now. */
  readonly why: string | undefined;
  readonly catalogue: NodeCatalogue | undefined;
}

/**
 * Servers of one operator. Each has one job of ours at a time, the least loaded one takes the next; one that fails rests, longer
 * each time, and comes back by itself.
 */
export class ServerPool {
  readonly #members: readonly Member[];
  readonly #times: ComfyuiTimes;
  /** In the order in which they came. */
  readonly #waiting: (() => void)[] = [];
  #looking: Promise<void> | undefined;
  #hasLooked = false;

  constructor(servers: readonly ComfyuiServer[], times: ComfyuiTimes) {
    this.#members = servers.map((server) => ({
      server,
      isBusy: false,
      failures: 0,
      sickUntil: 0,
      why: undefined,
    }));
    this.#times = times;
  }

  /** What the servers have, as it was last seen; they are asked again in the background. Never rejects. */
  async look(): Promise<readonly ServerState[]> {
    this.#looking ??= this.#lookAround().finally(() => {
      this.#looking = undefined;
      this.#hasLooked = true;
    });
    if (!this.#hasLooked) await this.#looking;
    return this.#members.map(({ server, why }) => ({
      server,
      why,
      catalogue: why === undefined ? server.known : undefined,
    }));
  }

  async #lookAround(): Promise<void> {
    const now = performance.now();
    const awake = this.#members.filter(({ sickUntil }) => sickUntil <= now);
    await Promise.all(awake.map((member) => this.#ask(member).catch(() => undefined)));
  }

  /**
   * Waits for a server that can do it.
   *
   * @throws GenerationError: `unreachable` where none answers, or what the last server lacks that does
   */
  async acquire<Plan>(options: AcquireOptions<Plan>): Promise<Lease<Plan>> {
    const { signal, patient, plan } = options;
    const until = performance.now() + (patient ? this.#times.comeBack : 0);
    for (;;) {
      signal.throwIfAborted();
      const able = await this.#able(plan);
      const free = able.found.filter(({ member }) => !member.isBusy);
      const chosen = await this.#leastLoaded(free, options.avoid);
      signal.throwIfAborted();
      // Loads are asked for; meanwhile somebody else may have taken it.
      if (chosen && !chosen.member.isBusy) return this.#lease(chosen.member, chosen.plan);
      if (chosen) continue;
      if (able.found.length === 0 && (able.lacks || performance.now() >= until)) throw able.error;
      options.onWait();
      const { pollHeard, pollUnheard } = this.#times;
      await this.#change(signal, able.found.length === 0 ? pollUnheard : pollHeard);
    }
  }

  /** Resting servers are asked where the others do not do: nothing is lost by it. */
  async #able<Plan>(plan: (catalogue: NodeCatalogue) => Plan): Promise<Able<Plan>> {
    const now = performance.now();
    const isAwake = ({ sickUntil }: Member) => sickUntil <= now;
    const awake = await this.#ableOf(this.#members.filter(isAwake), plan);
    const resting = this.#members.filter((member) => !isAwake(member));
    if (awake.found.length > 0 || resting.length === 0) return awake;
    const others = await this.#ableOf(resting, plan);
    return others.found.length > 0 || !awake.lacks ? others : awake;
  }

  async #ableOf<Plan>(
    members: readonly Member[],
    plan: (catalogue: NodeCatalogue) => Plan,
  ): Promise<Able<Plan>> {
    const found: { readonly member: Member; readonly plan: Plan }[] = [];
    let error: unknown = new GenerationError('unreachable', 'no server is set', { retryable: false });
    let lacks = false;
    const asked = members.map(async (member) => {
      const catalogue = await this.#ask(member).catch(asError);
      return { member, catalogue };
    });
    for (const { member, catalogue } of await Promise.all(asked)) {
      if (catalogue instanceof Error) {
        if (!lacks) error = catalogue;
        continue;
      }
      try {
        found.push({ member, plan: plan(catalogue) });
      } catch (reason) {
        error = reason;
        lacks = true;
      }
    }
    return { found, error, lacks };
  }

  async #ask(member: Member): Promise<NodeCatalogue> {
    try {
      // One that was sick has to show that it is there again.
      const catalogue = await (member.why === undefined
        ? member.server.catalogue()
        : member.server.refresh());
      member.why = undefined;
      return catalogue;
    } catch (error) {
      this.eject(member.server, error);
      throw error;
    }
  }

  async #leastLoaded<Plan>(
    free: readonly { readonly member: Member; readonly plan: Plan }[],
    avoid: ComfyuiServer | undefined,
  ) {
    const others = free.filter(({ member }) => member.server !== avoid);
    const choice = others.length > 0 ? others : free;
    if (choice.length < 2) return choice[0];
    const loads = await Promise.all(
      choice.map(async (each) => {
        try {
          return { each, load: await each.member.server.api.load() };
        } catch (error) {
          this.eject(each.member.server, error);
          return { each, load: Number.POSITIVE_INFINITY };
        }
      }),
    );
    const known = loads.filter(({ load }) => Number.isFinite(load));
    return (known.length > 0 ? known : loads).sort((a, b) => a.load - b.load)[0]?.each;
  }

  #lease<Plan>(member: Member, plan: Plan): Lease<Plan> {
    member.isBusy = true;
    return {
      server: member.server,
      plan,
      release: () => {
        member.isBusy = false;
        for (const wake of this.#waiting.splice(0)) wake();
      },
    };
  }

  /** Resolves when a server has become free, or after a while. */
  async #change(signal: AbortSignal, ms: number): Promise<void> {
    const changed = Promise.withResolvers<void>();
    this.#waiting.push(changed.resolve);
    const timer = setTimeout(changed.resolve, ms);
    const leave = () => changed.resolve();
    signal.addEventListener('abort', leave, { once: true });
    await changed.promise;
    signal.removeEventListener('abort', leave);
    clearTimeout(timer);
    const at = this.#waiting.indexOf(changed.resolve);
    if (at >= 0) this.#waiting.splice(at, 1);
  }

  /** Lets a server rest. */
  eject(server: ComfyuiServer, error: unknown): void {
    const member = this.#members.find((each) => each.server === server);
    if (!member) return;
    server.forget();
    member.why = asError(error).message;
    member.sickUntil = performance.now() + backOff(this.#times.ejection, member.failures);
    member.failures += 1;
  }

  /** A job has gone well on it. */
  praise(server: ComfyuiServer): void {
    const member = this.#members.find((each) => each.server === server);
    if (member) member.failures = 0;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
