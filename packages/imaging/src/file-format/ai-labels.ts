import { latin1 } from './bytes.ts';

/** As a file says that its picture was made or changed by AI; whoever passes it on must not lose it. */
export interface AiLabels {
  /** The JSON text of the `AIGC` field (GB 45438-2025), unchanged. */
  readonly aigc: string | null;
  /** IPTC digital source type, an address. */
  readonly digitalSourceType: string | null;
}

/** Labels are read wherever the rules allow them and written in the one place the TC260 guide names: an XMP packet. */
export const XMP_KEYWORD = 'XML:com.adobe.xmp';
export const XMP_SIGNATURE = 'http://ns.adobe.com/xap/1.0/\0';

const LONGEST_FIELD = 8192;
const SOURCE_TYPE = /^https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/[A-Za-z]{1,64}$/;
/** The source types by which a C2PA manifest declares AI. */
const MANIFEST_SOURCE_TYPE =
  /https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(?:trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia)/;

export function labelsFromXmp(xmp: string): AiLabels | null {
  const aigc = readProperty(xmp, 'AIGC');
  const type = readProperty(xmp, 'DigitalSourceType');
  return labels(aigc, type !== null && SOURCE_TYPE.test(type) ? type : null);
}

/** EXIF `UserComment` or PNG text with `{"AIGC": {…}}`, or the PNG text keyword's bare object. */
export function labelsFromJson(text: string): AiLabels | null {
  const start = text.indexOf('{');
  if (start < 0 || text.length > LONGEST_FIELD) return null;
  try {
    const value: unknown = JSON.parse(text.slice(start, text.lastIndexOf('}') + 1));
    if (typeof value !== 'object' || value === null) return null;
    const field = 'AIGC' in value ? value.AIGC : 'Label' in value ? value : null;
    return typeof field === 'object' && field !== null ? labels(JSON.stringify(field), null) : null;
  } catch {
    return null;
  }
}

/** A C2PA manifest breaks when other metadata goes; what it declares is carried over as the IPTC field. */
export function labelsFromManifest(manifest: Uint8Array): AiLabels | null {
  return labels(null, MANIFEST_SOURCE_TYPE.exec(latin1(manifest))?.[0] ?? null);
}

/** The first label of each kind wins. */
export function mergeLabels(first: AiLabels | null, second: AiLabels | null): AiLabels | null {
  if (!first || !second) return first ?? second;
  return labels(first.aigc ?? second.aigc, first.digitalSourceType ?? second.digitalSourceType);
}

/** An XMP packet with the labels and nothing else. */
export function labelsXmp({ aigc, digitalSourceType }: AiLabels): string {
  const fields = [
    aigc === null ? '' : `<TC260:AIGC>${escapeXml(aigc)}</TC260:AIGC>`,
    digitalSourceType === null
      ? ''
      : `<Iptc4xmpExt:DigitalSourceType>${escapeXml(digitalSourceType)}</Iptc4xmpExt:DigitalSourceType>`,
  ];
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/" ' +
    `xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${fields.join('')}</rdf:Description>` +
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  );
}

function labels(aigc: string | null, digitalSourceType: string | null): AiLabels | null {
  return aigc === null && digitalSourceType === null ? null : { aigc, digitalSourceType };
}

/** A simple property of an RDF description: as an element, an attribute or a reference. */
function readProperty(xmp: string, name: string): string | null {
  const element = new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^<]*)</`, 'i').exec(xmp)?.[1];
  const reference = new RegExp(`<(?:[\\w-]+:)?${name}\\s[^>]*resource\\s*=\\s*["']([^"']*)["']`, 'i').exec(
    xmp,
  )?.[1];
  const attribute = new RegExp(`\\s(?:[\\w-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(xmp);
  const value = element?.trim() || reference || attribute?.[1] || attribute?.[2];
  return value === undefined || value.length > LONGEST_FIELD ? null : unescapeXml(value.trim());
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => {
    const name = Object.keys(ENTITIES).find((key) => ENTITIES[key] === character);
    return `&${name};`;
  });
}
