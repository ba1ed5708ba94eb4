import { layLabels } from '../scene-value/lay-labels.ts';
import type { GivenRegions } from '../scene-value/wished-regions.ts';
import type { SitePart, SiteReading, SiteRegion } from './read/site-reading.ts';
import { partOfClass } from './paint/wished-finish.ts';

/** The reading with the given classes and the chosen materials in place of its own. */
export function correctSitePlan(site: SiteReading, { draft, wishes, given }: GivenRegions): SiteReading {
  const { width, height } = site;
  const labels = layLabels(draft.labels, width, height).data;
  const data = site.regionMap.data.slice();
  const regions: SiteRegion[] = [...site.regions];
  const areas = new Int32Array(draft.labels.count + 1);
  for (const l of labels) areas[l] = (areas[l] as number) + 1;
  const renamed = new Map<string, number>();
  for (let i = 0; i < data.length; i++) {
    const label = labels[i] as number;
    const own = given.byLabel.get(label);
    const material = wishes.get(label)?.material;
    if (own === undefined && typeof material !== 'string') continue;
    const before = site.regions[(data[i] as number) - 1];
    // Under the ink every part keeps the colour that the sheet has of its own there.
    const key = `${label} ${before?.label ?? 0}`;
    let target = renamed.get(key);
    if (target === undefined) {
      target = regions.length + 1;
      renamed.set(key, target);
      const part: SitePart =
        own === undefined ? (before?.part ?? 'page') : keepRoad(partOfClass(own), before);
      regions.push({
        label: target,
        part,
        confidence: 1,
        areaPixels: areas[label] as number,
        own: before?.own ?? [1, 1, 1],
        isGiven: true,
        ...(typeof material === 'string' ? { material } : {}),
      });
    }
    data[i] = target;
  }
  if (renamed.size === 0) return site;
  return { ...site, regionMap: { ...site.regionMap, data, count: regions.length }, regions };
}

/** The scene knows one class for streets and squares. */
function keepRoad(part: SitePart, before: SiteRegion | undefined): SitePart {
  return part === 'paving' && before?.part === 'road' ? 'road' : part;
}
