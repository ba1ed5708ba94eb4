/** The validator of Khronos has no types of its own: what the tests ask of it. */
declare module 'gltf-validator' {
  interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly { readonly code: string; readonly severity: number }[];
    };
    readonly info: {
      readonly materialCount: number;
      readonly resources: readonly { readonly mimeType?: string }[];
    };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
