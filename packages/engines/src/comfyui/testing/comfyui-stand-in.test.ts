import { afterEach, describe, expect, it } from 'vitest';
import { objectInfo } from '../graphs/testing/object-info.ts';
import { SERVERS } from '../graphs/testing/servers.ts';
import { checkGraph } from './check-graph.ts';
import { GeneratorHouse } from './generator-house.ts';
import { quiet, SMALL_ASK } from './small-ask.ts';

const house = new GeneratorHouse();
afterEach(() => house.close());

describe('the stand-in', () => {
  it('refuses graphs as the real one does', () => {
    const infos = objectInfo(SERVERS.sdxl);
    const settings = { infos, hasFile: (name: string) => name === 'there.png', isNew: true };
    const complaints = (inputs: Record<string, unknown>, class_type: string) => {
      const nodes = {
        n: { class_type, inputs },
        i: { class_type: 'LoadImage', inputs: { image: 'there.png' } },
        o: { class_type: 'SaveImage', inputs: { images: ['i', 0], filename_prefix: 'x' } },
      };
      return JSON.stringify(checkGraph(nodes, settings) ?? {});
    };
    expect(complaints({ image: ['i', 0] }, 'ImageInvert')).toBe('{}');
    expect(complaints({}, 'ImageInvert')).toContain('required_input_missing');
    expect(complaints({ image: ['i', 1] }, 'ImageInvert')).toContain('return_type_mismatch');
    expect(complaints({ image: ['i', 7] }, 'ImageInvert')).toContain('exception_during_inner_validation');
    expect(complaints({ image: 'gone.png' }, 'LoadImage')).toContain('custom_validation_failed');
    expect(complaints({ vae_name: 'gone' }, 'VAELoader')).toContain('value_not_in_list');
    const blur = { image: ['i', 0], blur_radius: 99, sigma: 1 };
    expect(complaints(blur, 'ImageBlur')).toContain('value_bigger_than_max');
    expect(complaints({}, 'Nothing')).toContain('missing_node_type');
  });

  it('answers the same graph from memory, under the same file name', async () => {
    const server = await house.standIn();
    const generator = house.generator([server.url]);
    await generator.make(SMALL_ASK, quiet());
    await generator.make(SMALL_ASK, quiet());
    const files = server.requests.filter(({ path }) => path.startsWith('/view')).map(({ path }) => path);
    expect(files).toHaveLength(2);
    expect(new Set(files).size).toBe(1);
  });
});
