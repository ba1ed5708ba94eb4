// For pages whose security policy forbids code that is made while they run: schemas then do not try whether they may, which a
// browser reports each time. Schemas look at this when they are made, so it is to be imported before all of them; it is where zod
// keeps its settings, so that it does not bring zod along.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
