import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds in the page, or in the part of it that a selector names: each rule with the elements that break it.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  return (await analyse(page, within)).map(describe);
}

/** Of these what keeps somebody out: what axe calls serious or critical. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const violations = await analyse(page);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map((violation) => describe(violation));
}

async function analyse(page: Page, within?: string) {
  // No frames of other origins, for which axe would open a page of its own each time; and only what is broken is told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  return (await axe.analyze()).violations;
}

function describe({ id, nodes }: { id: string; nodes: readonly { html: string }[] }): string {
  return `${id}: ${nodes.map(({ html }) => html).join(' | ')}`;
}
