import { type LookupAddress, type LookupOptions, lookup as resolve } from 'node:dns';
import { isIP, Socket } from 'node:net';
import { isOwn } from '@plumbline/core/network/addresses.ts';

/** A connection out of the operator's own network was wanted, and `NO_EGRESS` forbids it. */
class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
  readonly code = 'EGRESS_REFUSED';

  constructor(where: string) {
    super(`NO_EGRESS is on, and ${where} is not in the operator's own network`);
  }
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (host: string, options: LookupOptions, found: Found) => void;
interface Destination {
  readonly path?: string | null | undefined;
  readonly host?: string | null | undefined;
  readonly port?: number | string | undefined;
  readonly lookup?: Lookup | undefined;
}

/**
 * From now on this process connects to its own network alone, whoever asks: engines, language model, store, mail, the database. It is
 * looked at where every connection of Node begins, with the very address that is connected to: a redirect, a name that has come to stand for something else between two
 * looks, or a client that nobody thought of leads nowhere.
 *
 * @returns what lifts it again
 */
export function forbidEgress(): () => void {
  const connect = Socket.prototype.connect;
  Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]) {
    const destination = destinationOf(args);
    const host = destination.host || 'localhost';
    // As Node reads it: requests of HTTP bring a path of null.
    if (destination.path) return Reflect.apply(connect, this, args) as Socket;
    if (isIP(host) !== 0 && !isOwn(host)) {
      process.nextTick(() => this.destroy(new EgressRefused(host)));
      return this;
    }
    const inside = { ...destination, lookup: ownAlone((destination.lookup ?? resolve) as Lookup) };
    return Reflect.apply(connect, this, withDestination(args, inside)) as Socket;
  } as typeof connect;
  return () => {
    Socket.prototype.connect = connect;
  };
}

/** Of what a name stands for, the part in one's own network; an error where nothing is. */
function ownAlone(lookup: Lookup): Lookup {
  return (host, options, found) =>
    lookup(host, options, (error, address, family) => {
      if (error) return found(error, address, family);
      if (typeof address === 'string')
        return isOwn(address) ? found(null, address, family) : found(new EgressRefused(host), '', 0);
      const own = address.filter((each) => isOwn(each.address));
      return own.length > 0 ? found(null, own) : found(new EgressRefused(host), []);
    });
}

/** `connect` takes options, a port with a host, a path, or Node's own list of these. */
function destinationOf([first, second]: readonly unknown[]): Destination {
  if (Array.isArray(first)) return first[0] as Destination;
  if (typeof first === 'object' && first !== null) return first as Destination;
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { path: first };
  return { port: Number(first), host: typeof second === 'string' ? second : undefined };
}

function withDestination(args: unknown[], destination: Destination): unknown[] {
  const [first, second, ...rest] = args;
  if (Array.isArray(first)) {
    // Node knows its own list by a mark on it, so that the list itself has to stay.
    first[0] = destination;
    return args;
  }
  if (typeof first === 'object') return [destination, second, ...rest];
  return [destination, ...(typeof second === 'string' ? rest : [second, ...rest])];
}
