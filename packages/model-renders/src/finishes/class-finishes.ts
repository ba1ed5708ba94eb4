import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { SolidClass } from '@plumbline/tracer/finishes/solid-classes.ts';
import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';

/** What a style gives a class of parts: its first finish, and the one for a second material of the same class. */
interface ClassFinish {
  readonly design: SolidClass;
  readonly outside?: readonly [first: FinishName, second: FinishName];
  readonly inside?: readonly [first: FinishName, second: FinishName];
}

/** Classes without finishes keep their own colours. */
export const CLASS_FINISHES: Readonly<Record<ModelClass, ClassFinish>> = {
  wall: { design: 'wall', outside: ['facade', 'siding'], inside: ['wall', 'wall-second'] },
  floor: { design: 'floor', outside: ['concrete', 'paving'], inside: ['floor', 'floor-wet'] },
  ceiling: { design: 'ceiling', outside: ['ceiling', 'timber'], inside: ['ceiling', 'trim'] },
  roof: { design: 'roof', outside: ['roof', 'trim-dark'], inside: ['ceiling', 'timber'] },
  window: { design: 'window', outside: ['frame', 'trim'], inside: ['frame', 'trim'] },
  glass: { design: 'window', outside: ['glass', 'glass'], inside: ['glass', 'glass'] },
  door: { design: 'door', outside: ['door', 'frame'], inside: ['door', 'trim'] },
  stair: { design: 'floor', outside: ['stone', 'timber'], inside: ['timber', 'stone'] },
  railing: { design: 'railing', outside: ['metal', 'timber'], inside: ['metal', 'timber'] },
  column: { design: 'wall', outside: ['concrete', 'timber'], inside: ['wall-second', 'timber'] },
  beam: { design: 'wall', outside: ['timber', 'metal'], inside: ['timber', 'trim'] },
  furniture: { design: 'furniture' },
  curtain: { design: 'textile', outside: ['curtain', 'sheer'], inside: ['curtain', 'sheer'] },
  lamp: { design: 'lamp', outside: ['lamp-shade', 'metal'], inside: ['lamp-shade', 'metal'] },
  sanitary: { design: 'furniture', outside: ['ceramic', 'metal'], inside: ['ceramic', 'metal'] },
  appliance: { design: 'furniture' },
  vegetation: { design: 'plant', outside: ['leaf', 'trunk'], inside: ['leaf', 'trunk'] },
  ground: { design: 'ground', outside: ['grass', 'gravel'], inside: ['grass', 'gravel'] },
  road: { design: 'ground', outside: ['paving', 'asphalt'], inside: ['paving', 'asphalt'] },
  water: { design: 'water', outside: ['water', 'pool'], inside: ['water', 'pool'] },
  vehicle: { design: 'vehicle' },
  person: { design: 'person' },
};
