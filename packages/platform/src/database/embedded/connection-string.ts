import { CLUSTER_USER } from './cluster.ts';

/** The app's own database in an embedded cluster. */
export const DATABASE = 'plumbline';

export function connectionString(password: string, port: number, database: string): string {
  // Said outright, because PGSSLMODE in the environment would otherwise ask it for a certificate.
  return `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}
