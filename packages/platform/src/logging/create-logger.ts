import { currentTraceparent } from '@plumbline/core/tracing/trace-context.ts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Fields that would let a reader of the log act as a user, or know whom they are reading about. */
const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-csrf-token"]',
  'req.headers["idempotency-key"]',
  'res.headers["set-cookie"]',
  // What the reader of forms tells of a request at the level `trace`.
  'busboyOptions.headers',
  '*.password',
  '*.verifyCode',
  '*.phoneNo',
];

/**
 * The log of one process: a line of JSON each on standard output, times in ISO 8601.
 *
 * @param level `silent` in tests.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: { err: describeError },
    mixin: traceOfLine,
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The number under which a collector of traces knows what the line is about. */
function traceOfLine(): object {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { trace: traceparent.split('-')[1] };
}
