import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds in the page, or in the part of it that a selector names: each rule with the elements that break it.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  return (await analyse(page, within)).map(describe);
}

/** Everything that axe knows of a whole page: WCAG 2.2 up to AA with the size of targets, and good practice besides. */
export async function allViolations(page: Page): Promise<string[]> {
  return (await analyse(page, undefined, { 'target-size': { enabled: true } })).map(describe);
}

/** Of these what keeps somebody out: what axe calls serious or critical. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const violations = await analyse(page);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map((violation) => describe(violation));
}

async function analyse(
  page: Page,
  within?: string,
  rules: Readonly<Record<string, { enabled: boolean }>> = {},
) {
  // No frames of other origins, for which axe would open a page of its own each time; and only what is broken is told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  if (within !== undefined) axe.include(within);
  return (await axe.analyze()).violations;
}

function describe({ id, nodes }: { id: string; nodes: readonly { html: string }[] }): string {
  return `${id}: ${nodes.map(({ html }) => html).join(' | ')}`;
}
