import type { SecondFactorRepository } from '@plumbline/core/administration/second-factor/second-factor-repository.ts';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { newestSealingKey, openSecret, sealSecret } from './seal-second-factors.ts';
import { recoveryCodes, secondFactors } from '../database/schema/administration.ts';

/** Secrets are sealed on their way in and opened on their way out. */
export function createSecondFactorRepository(connection: Connection): SecondFactorRepository {
  const { sql: db } = connection;
  return {
    async find(administratorId) {
      const [row] = await db
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.administratorId, administratorId));
      if (!row) return undefined;
      return { ...row, secret: (await openSecret(connection, administratorId, row.secret)) ?? null };
    },
    async begin(factor) {
      const secret = sealSecret(await newestSealingKey(connection), factor.administratorId, factor.secret);
      const fresh = { ...factor, secret, usedStep: 0, confirmedAt: null };
      const { rowCount } = await db
        .insert(secondFactors)
        .values(fresh)
        .onConflictDoUpdate({
          target: secondFactors.administratorId,
          set: fresh,
          setWhere: isNull(secondFactors.confirmedAt),
        });
      return rowCount === 1;
    },
    async confirm(administratorId, at) {
      const { rowCount } = await db
        .update(secondFactors)
        .set({ confirmedAt: at })
        .where(and(eq(secondFactors.administratorId, administratorId), isNull(secondFactors.confirmedAt)));
      return rowCount === 1;
    },
    async useStep(administratorId, step) {
      const { rowCount } = await db
        .update(secondFactors)
        .set({ usedStep: step })
        .where(and(eq(secondFactors.administratorId, administratorId), lt(secondFactors.usedStep, step)));
      return rowCount === 1;
    },
    async remove(administratorId) {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, administratorId));
      const { rowCount } = await db
        .delete(secondFactors)
        .where(eq(secondFactors.administratorId, administratorId));
      return rowCount === 1;
    },
    async setRecoveryCodes(administratorId, codeHashes) {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, administratorId));
      await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ administratorId, codeHash })));
    },
    async useRecoveryCode(administratorId, codeHash, at) {
      const { rowCount } = await db
        .update(recoveryCodes)
        .set({ usedAt: at })
        .where(
          and(
            eq(recoveryCodes.administratorId, administratorId),
            eq(recoveryCodes.codeHash, codeHash),
            isNull(recoveryCodes.usedAt),
          ),
        );
      return rowCount === 1;
    },
    countRecoveryCodes(administratorId) {
      return db.$count(
        recoveryCodes,
        and(eq(recoveryCodes.administratorId, administratorId), isNull(recoveryCodes.usedAt)),
      );
    },
  };
}
