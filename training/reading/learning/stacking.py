"""Boxes in the order in which they must be painted, so that each hides what is behind it, however long and thin they are."""
import numpy as np

NONE = 1e-6


def painted_order(boxes, camera):
    """Numbers of boxes along the axes from the back to the front. @param boxes of lists of faces, as `solids.box_faces` makes them"""
    corners = [np.array([p for points, _ in faces for p in points], float) for faces in boxes]
    low, high = np.array([c.min(0) for c in corners]), np.array([c.max(0) for c in corners])
    hides = np.ones((len(boxes), len(boxes)), bool)
    for axis in range(3):
        before = high[None, :, axis] <= low[:, None, axis] + NONE  # the other lies before this one on the axis
        after = low[None, :, axis] >= high[:, None, axis] - NONE
        if camera.parallel:
            rising, falling = camera.axes[2, axis] >= -NONE, camera.axes[2, axis] <= NONE
            hides &= ~(before & rising) & ~(after & falling)
        else:
            eye = camera.eye[axis]
            hides &= ~(before & (eye <= low[:, None, axis])) & ~(after & (eye >= high[:, None, axis]))
    np.fill_diagonal(hides, False)
    order, left = [], np.ones(len(boxes), bool)
    waits = hides.sum(1).astype(float)
    for _ in range(len(boxes)):
        k = int(np.argmin(np.where(left, waits, np.inf)))
        order.append(k)
        left[k] = False
        waits -= hides[:, k]
    return order


def lay_bodies(draft, camera, bodies, why=3):
    """Bodies (faces, class, detail of a face or none), each one thing. A detail gets the draft, the camera, the face's number and corners."""
    for k in painted_order([b[0] for b in bodies], camera):
        faces, name, detail = bodies[k]
        draft.lift()
        draft.things += 1
        thing, seen = draft.things, []
        for number, (points, out) in enumerate(faces):
            flat = camera.project(points) if camera.faces(points, out) else None
            if flat is not None and len(flat) > 2:
                draft.area(flat, name, camera.facing(out), why, thing)
                seen.append((number, points))
        for number, points in seen:
            if detail:
                detail(draft, camera, number, points)
