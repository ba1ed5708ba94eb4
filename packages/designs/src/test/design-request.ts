import type { DesignRequest } from '../request/design-types.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';

/** A small design of a subject; the styles take turns with the seeds. */
export function designRequest(subject: DesignRequest['subject'], seed: number): DesignRequest {
  const style = TEST_STYLES[seed % TEST_STYLES.length];
  if (style === undefined) throw new Error('no style');
  return { subject, style, atmosphere: 'sunny', aspect: [4, 3], seed, maxEdge: 64 };
}
