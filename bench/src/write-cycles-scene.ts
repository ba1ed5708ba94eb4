import type { Model } from '@plumbline/models/model/model.ts';

interface CyclesView {
  readonly camera: {
    readonly eye: readonly [number, number, number];
    readonly target: readonly [number, number, number];
    readonly fieldOfView: number;
  };
  readonly width: number;
  readonly height: number;
  readonly sun: { readonly azimuth: number; readonly elevation: number };
  readonly folder: string;
}

/** A model as OBJ, every instance placed, and the script by which Blender renders it. */
export const writeScene = {
  obj(model: Model): string {
    const lines: string[] = [];
    let first = 1;
    for (let index = 0; index < model.instances.count; index += 1) {
      const mesh = model.meshes[model.instances.mesh[index] as number];
      if (mesh === undefined) continue;
      const m = model.instances.matrix.subarray(16 * index, 16 * index + 16);
      const at = (k: number) => m[k] as number;
      lines.push(`o part${index}`);
      for (let k = 0; k + 2 < mesh.positions.length; k += 3) {
        const [x, y, z] = mesh.positions.subarray(k, k + 3) as unknown as [number, number, number];
        const row = (r: number) => at(r) * x + at(4 + r) * y + at(8 + r) * z + at(12 + r);
        lines.push(`v ${row(0).toFixed(5)} ${row(1).toFixed(5)} ${row(2).toFixed(5)}`);
      }
      for (let k = 0; k + 2 < mesh.indices.length; k += 3)
        lines.push(`f ${[0, 1, 2].map((c) => (mesh.indices[k + c] as number) + first).join(' ')}`);
      first += mesh.positions.length / 3;
    }
    return `${lines.join('\n')}\n`;
  },

  /** y up becomes z up; two-point perspective is a level camera that is shifted. */
  python({ camera: { eye, target, fieldOfView }, width, height, sun, folder }: CyclesView): string {
    const run = Math.hypot(target[0] - eye[0], target[2] - eye[2]);
    const yaw = Math.atan2(target[0] - eye[0], -(target[2] - eye[2]));
    const shift = ((target[1] - eye[1]) / run) * (0.5 / Math.tan(fieldOfView / 2));
    return `
import bpy, math, time
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.wm.obj_import(filepath=r"${folder}/scene.obj")
bpy.ops.mesh.primitive_plane_add(size=1400, location=(0, 0, -0.05))
scene = bpy.context.scene
camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
scene.collection.objects.link(camera)
scene.camera = camera
camera.location = (${eye[0]}, ${-eye[2]}, ${eye[1]})
camera.rotation_euler = (math.pi / 2, 0, ${-yaw})
camera.data.angle = ${fieldOfView}
camera.data.shift_y = ${shift}
sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
sun.data.energy = 4
sun.rotation_euler = (math.pi / 2 - ${sun.elevation}, 0, ${Math.PI - sun.azimuth})
scene.collection.objects.link(sun)
world = bpy.data.worlds.new("world")
scene.world = world
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[0].default_value = (0.6, 0.75, 1, 1)
scene.render.engine = "CYCLES"
scene.cycles.device = "CPU"
scene.cycles.samples = 64
scene.cycles.use_denoising = True
scene.render.resolution_x, scene.render.resolution_y = ${width}, ${height}
scene.render.resolution_percentage = 100
scene.render.filepath = r"${folder}/cycles.png"
start = time.time()
bpy.ops.render.render(write_still=True)
print("CYCLES_MS", round(1000 * (time.time() - start)))
`;
  },
};
