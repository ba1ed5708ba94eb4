/** The package has no types of its own; the library that takes the decoder asks for none either. */
declare module 'draco3dgltf' {
  const draco: {
    createDecoderModule(options?: object): Promise<object>;
    createEncoderModule(options?: object): Promise<object>;
  };
  export default draco;
}
