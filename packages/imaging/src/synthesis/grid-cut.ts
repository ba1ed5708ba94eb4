/** Steps to the four neighbours in the order right, left, down, up: the way back of direction `d` is `d ^ 1`. */
const WAYS = 4;
const TERMINAL = 4;
const NONE = 5;
const FREE = 0;
const SOURCE = 1;
const SINK = 2;
const FAR = 0x3fffffff;

/**
 * Smallest cut of a grid whose cells hang on two terminals. One solver serves many cuts of the same size: fill
 * `terminal` and `capacity`, call {@link GridCut.solve}, read {@link GridCut.isSink}.
 *
 * The outermost cells must have no capacities: they are the frame that keeps indices inside.
 *
 * Boykov, Kolmogorov, "An experimental comparison of min-cut/max-flow algorithms for energy minimization in vision", 2004.
 */
export class GridCut {
  readonly width: number;
  readonly height: number;
  /** Of each cell: capacity from the source where positive, to the sink where negative. Solving changes it. */
  readonly terminal: Int32Array;
  /** `capacity[d][i]`: from cell `i` to its neighbour right, left, down, up. Solving changes it. */
  readonly capacity: readonly [Int32Array, Int32Array, Int32Array, Int32Array];
  readonly #steps: Int32Array;
  readonly #tree: Uint8Array;
  readonly #parent: Uint8Array;
  readonly #stamp: Int32Array;
  readonly #distance: Int32Array;
  readonly #queued: Uint8Array;
  #queue: Int32Array;
  #head = 0;
  #tail = 0;
  #orphans: number[] = [];
  #time = 0;

  constructor(width: number, height: number) {
    const size = width * height;
    this.width = width;
    this.height = height;
    this.terminal = new Int32Array(size);
    this.capacity = [new Int32Array(size), new Int32Array(size), new Int32Array(size), new Int32Array(size)];
    this.#steps = Int32Array.of(1, -1, width, -width);
    this.#tree = new Uint8Array(size);
    this.#parent = new Uint8Array(size);
    this.#stamp = new Int32Array(size);
    this.#distance = new Int32Array(size);
    this.#queued = new Uint8Array(size);
    this.#queue = new Int32Array(size + 1);
  }

  /** Empties all capacities. */
  clear(): void {
    this.terminal.fill(0);
    for (const each of this.capacity) each.fill(0);
  }

  /** Whether a cell lies on the sink's side of the cut. Cells that neither side reaches lie on the source's. */
  isSink(cell: number): boolean {
    return this.#tree[cell] === SINK;
  }

  solve(): void {
    this.#start();
    for (;;) {
      const cell = this.#nextActive();
      if (cell < 0) return;
      this.#grow(cell);
    }
  }

  #start(): void {
    const tree = this.#tree;
    this.#head = 0;
    this.#tail = 0;
    this.#time = 0;
    this.#orphans.length = 0;
    this.#parent.fill(NONE);
    this.#queued.fill(0);
    this.#stamp.fill(0);
    for (let i = 0; i < tree.length; i++) {
      const t = this.terminal[i] as number;
      tree[i] = t > 0 ? SOURCE : t < 0 ? SINK : FREE;
      if (t === 0) continue;
      this.#parent[i] = TERMINAL;
      this.#distance[i] = 1;
      this.#activate(i);
    }
  }

  #activate(cell: number): void {
    if (this.#queued[cell] === 1) return;
    this.#queued[cell] = 1;
    this.#queue[this.#tail] = cell;
    this.#tail = this.#tail + 1 === this.#queue.length ? 0 : this.#tail + 1;
  }

  #nextActive(): number {
    while (this.#head !== this.#tail) {
      const cell = this.#queue[this.#head] as number;
      this.#head = this.#head + 1 === this.#queue.length ? 0 : this.#head + 1;
      this.#queued[cell] = 0;
      if (this.#tree[cell] !== FREE) return cell;
    }
    return -1;
  }

  /** Takes in free neighbours; where the other tree is met, pushes flow and mends the trees until the cell is done. */
  #grow(cell: number): void {
    const tree = this.#tree;
    for (let d = 0; d < WAYS; d++) {
      const side = tree[cell] as number;
      if (side === FREE) return;
      const next = cell + (this.#steps[d] as number);
      const open =
        side === SOURCE ? (this.capacity[d] as Int32Array)[cell] : (this.capacity[d ^ 1] as Int32Array)[next];
      if ((open as number) <= 0) continue;
      if (tree[next] === FREE) {
        tree[next] = side;
        this.#adopt(next, d ^ 1, cell);
        this.#activate(next);
      } else if (tree[next] !== side) {
        if (side === SOURCE) this.#push(cell, next, d);
        else this.#push(next, cell, d ^ 1);
        this.#mend();
        // The same neighbour may still be open.
        d--;
      } else if (
        (this.#stamp[next] as number) <= (this.#stamp[cell] as number) &&
        (this.#distance[next] as number) > (this.#distance[cell] as number) + 1
      ) {
        this.#adopt(next, d ^ 1, cell);
      }
    }
  }

  #adopt(cell: number, way: number, parent: number): void {
    this.#parent[cell] = way;
    this.#stamp[cell] = this.#stamp[parent] as number;
    this.#distance[cell] = (this.#distance[parent] as number) + 1;
  }

  /** Pushes as much as fits along the path source … `from` → `to` … sink. */
  #push(from: number, to: number, way: number): void {
    const middle = this.capacity[way] as Int32Array;
    let flow = middle[from] as number;
    let cell = from;
    let up = this.#parent[cell] as number;
    while (up !== TERMINAL) {
      const parent = cell + (this.#steps[up] as number);
      flow = Math.min(flow, (this.capacity[up ^ 1] as Int32Array)[parent] as number);
      cell = parent;
      up = this.#parent[cell] as number;
    }
    flow = Math.min(flow, this.terminal[cell] as number);
    cell = to;
    up = this.#parent[cell] as number;
    while (up !== TERMINAL) {
      flow = Math.min(flow, (this.capacity[up] as Int32Array)[cell] as number);
      cell += this.#steps[up] as number;
      up = this.#parent[cell] as number;
    }
    flow = Math.min(flow, -(this.terminal[cell] as number));
    middle[from] = (middle[from] as number) - flow;
    const back = this.capacity[way ^ 1] as Int32Array;
    back[to] = (back[to] as number) + flow;
    this.#pushUp(from, flow);
    this.#pushDown(to, flow);
  }

  #pushUp(start: number, flow: number): void {
    let cell = start;
    for (;;) {
      const up = this.#parent[cell] as number;
      if (up === TERMINAL) break;
      const parent = cell + (this.#steps[up] as number);
      const there = this.capacity[up] as Int32Array;
      const here = this.capacity[up ^ 1] as Int32Array;
      there[cell] = (there[cell] as number) + flow;
      here[parent] = (here[parent] as number) - flow;
      if (here[parent] === 0) this.#orphan(cell);
      cell = parent;
    }
    this.terminal[cell] = (this.terminal[cell] as number) - flow;
    if (this.terminal[cell] === 0) this.#orphan(cell);
  }

  #pushDown(start: number, flow: number): void {
    let cell = start;
    for (;;) {
      const up = this.#parent[cell] as number;
      if (up === TERMINAL) break;
      const parent = cell + (this.#steps[up] as number);
      const here = this.capacity[up] as Int32Array;
      const there = this.capacity[up ^ 1] as Int32Array;
      here[cell] = (here[cell] as number) - flow;
      there[parent] = (there[parent] as number) + flow;
      if (here[cell] === 0) this.#orphan(cell);
      cell = parent;
    }
    this.terminal[cell] = (this.terminal[cell] as number) + flow;
    if (this.terminal[cell] === 0) this.#orphan(cell);
  }

  #orphan(cell: number): void {
    this.#parent[cell] = NONE;
    this.#orphans.push(cell);
  }

  /** Finds each orphan a new parent whose line goes back to the terminal, or lets it go free. */
  #mend(): void {
    this.#time++;
    for (let k = 0; k < this.#orphans.length; k++) this.#rehome(this.#orphans[k] as number);
    this.#orphans.length = 0;
  }

  #rehome(cell: number): void {
    const side = this.#tree[cell] as number;
    let best = NONE;
    let nearest = FAR;
    for (let d = 0; d < WAYS; d++) {
      const next = cell + (this.#steps[d] as number);
      if (this.#tree[next] !== side || this.#parent[next] === NONE) continue;
      const open =
        side === SOURCE ? (this.capacity[d ^ 1] as Int32Array)[next] : (this.capacity[d] as Int32Array)[cell];
      if ((open as number) <= 0) continue;
      const distance = this.#rootDistance(next);
      if (distance < nearest) {
        nearest = distance;
        best = d;
      }
    }
    if (best !== NONE) {
      this.#parent[cell] = best;
      this.#stamp[cell] = this.#time;
      this.#distance[cell] = nearest + 1;
      return;
    }
    for (let d = 0; d < WAYS; d++) {
      const next = cell + (this.#steps[d] as number);
      if (this.#tree[next] !== side) continue;
      const open =
        side === SOURCE ? (this.capacity[d ^ 1] as Int32Array)[next] : (this.capacity[d] as Int32Array)[cell];
      if ((open as number) > 0) this.#activate(next);
      const up = this.#parent[next] as number;
      if (up < TERMINAL && next + (this.#steps[up] as number) === cell) this.#orphan(next);
    }
    this.#tree[cell] = FREE;
  }

  /** Steps from a cell to its terminal, or FAR where its line ends at an orphan. Marks the line as looked at. */
  #rootDistance(start: number): number {
    let cell = start;
    let steps = 0;
    for (;;) {
      if (this.#stamp[cell] === this.#time) {
        steps += this.#distance[cell] as number;
        break;
      }
      const up = this.#parent[cell] as number;
      if (up === NONE) return FAR;
      if (up === TERMINAL) {
        this.#stamp[cell] = this.#time;
        this.#distance[cell] = 1;
        steps += 1;
        break;
      }
      steps++;
      cell += this.#steps[up] as number;
    }
    const total = steps;
    let left = total;
    for (cell = start; this.#stamp[cell] !== this.#time; ) {
      this.#stamp[cell] = this.#time;
      this.#distance[cell] = left--;
      cell += this.#steps[this.#parent[cell] as number] as number;
    }
    return total;
  }
}
