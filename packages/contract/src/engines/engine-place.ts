/** Where what an engine is given goes: nowhere, to other machines of the operator's network, or out of it. The nearest first. */
export const ENGINE_PLACES = ['here', 'network', 'internet'] as const;
export type EnginePlace = (typeof ENGINE_PLACES)[number];
