import type { Page } from 'playwright-core';

/** No page has so many places to stop at before it begins anew. */
const MOST = 500;

/** Writes down what the keyboard reaches, where it stands in the document and where on the page. */
const WATCH = `
  window.reached = [];
  addEventListener('focusin', ({ target }) => {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const fixed = (() => {
      for (let at = target; at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky') return true;
      }
      return false;
    })();
    // As if nothing were scrolled, the page or a part of it.
    let [aside, down] = [0, 0];
    for (let at = target.parentElement; at; at = at.parentElement) [aside, down] = [aside + at.scrollLeft, down + at.scrollTop];
    window.reached.push({
      target, fixed, part: target.closest('aside, nav, header, footer, form, [role=dialog]'),
      left: left + aside, right: right + aside, top: top + down, bottom: bottom + down,
    });
  }, true);
`;

/** Steps that go up without going aside, jumps over what can be reached, and orders of one's own. */
const JUDGE = `(() => {
  const name = (element) => element.outerHTML.slice(0, 120);
  const first = window.reached[0]?.target;
  const again = window.reached.findIndex(({ target }, at) => at > 0 && target === first);
  const round = again < 0 ? window.reached : window.reached.slice(0, again);
  const wrong = again < 0 ? ['the keyboard does not come round: ' + round.length + ' steps'] : [];
  if (new Set(round.map(({ target }) => target)).size < round.length) wrong.push('the keyboard goes in circles');
  for (let at = 1; at < round.length; at++) {
    const [before, here] = [round[at - 1], round[at]];
    // Parts of a page are read one after the other, wherever they stand.
    if (before.fixed || here.fixed || before.part !== here.part) continue;
    if (here.bottom <= before.top - 4 && here.left <= before.left)
      wrong.push('goes back up: ' + name(before.target) + ' → ' + name(here.target));
  }
  for (const each of document.querySelectorAll('[tabindex]'))
    if (each.tabIndex > 0) wrong.push('an order of its own: ' + name(each));
  return { wrong, steps: round.length };
})()`;

/**
 * Walks through the page with the Tab key until it comes round.
 *
 * @returns how many places it stopped at, and what is wrong with their order: it is that of reading, and there is a way on from
 *   each place
 */
export async function walkFocus(page: Page): Promise<{ steps: number; wrong: readonly string[] }> {
  await page.evaluate('document.activeElement?.blur?.()');
  await page.evaluate(WATCH);
  for (let pressed = 0; pressed < MOST; pressed += 25) {
    for (let k = 0; k < 25; k++) await page.keyboard.press('Tab');
    const round = await page.evaluate(
      'window.reached.some(({ target }, at) => at > 0 && target === window.reached[0].target)',
    );
    if (round) break;
  }
  return (await page.evaluate(JUDGE)) as { steps: number; wrong: readonly string[] };
}
