#!/bin/bash
# Everything from designs to trained nets on a machine with a GPU and many cores that is lent for minutes and has no network:
#   train-on-lent-machine.sh <folder with node.xz and make.mjs> <seconds> <folder for the results>
# Before, where there is a network: put `make.ts` into one file, and Node beside it:
#   esbuild training/reading/make.ts --bundle --platform=node --format=esm --outfile=<folder>/make.mjs; xz -k node
set -u
tools=$(realpath "$1"); seconds=$2; out=$(realpath "$3")
cd "$(dirname "$0")"
began=$(date +%s); end=$((began + seconds - 25))
work=${WORK:-/tmp/training}; cores=${CORES:-$(nproc)}; device=${DEVICE:-cuda}
mkdir -p "$work"
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 PYTHONUNBUFFERED=1
python3 -c "import lzma, shutil, sys; shutil.copyfileobj(lzma.open(sys.argv[1]), open(sys.argv[2], 'wb'), 1 << 20)" "$tools/node.xz" "$work/node"
chmod +x "$work/node"
say() { echo "$(($(date +%s) - began)) s: $*"; }

say "views, on $cores cores"
for ((k = 0; k < cores; k++)); do
  (
    [ $k -lt 4 ] && "$work/node" "$tools/make.mjs" --test --count 48 --part $k/4 --out "$work/buffers" > /dev/null
    exec timeout $((end - $(date +%s))) "$work/node" "$tools/make.mjs" --count 1000000 --part $k/$cores --out "$work/buffers" > "$work/make-$k.log" 2>&1
  ) &
  makers[k]=$!
done
sleep $((seconds / 9))
# A few go on making, the others stop for those who draw.
for ((k = cores / 6; k < cores; k++)); do pkill -P ${makers[k]}; kill ${makers[k]}; done
say "$(ls "$work/buffers/learn" | grep -c buf$) views to learn from, $(ls "$work/buffers/test" | grep -c buf$) to be tested on"

drawers=$((cores - cores / 6 - cores / 8))
for ((k = 0; k < drawers; k++)); do
  python3 -m learning.draw_pictures "$work/buffers/test" "$work/pictures/test" --shards $drawers --each 40 --seed 900 --part $k/$drawers &
  tests[k]=$!
done
wait "${tests[@]}"
for ((k = 0; k < drawers; k++)); do
  python3 -m learning.draw_pictures "$work/buffers/learn" "$work/pictures/learn" --shards 1000000 --each 48 --part $k/$drawers --until $((end - 40)) &
done
say "drawing by $drawers"
python3 -m learning.train_pixels "$work/pictures" "$work/pixels" --device "$device" --forget --batch ${PIXEL_BATCH:-64} --pictures 9000000 --until $end > "$out/pixels.log" 2>&1 &
pixels=$!
# The small net is quick: it begins when much is drawn.
sleep $((seconds * 9 / 20))
say "$(ls "$work/buffers/learn" | grep -c buf$) views, $(tail -n 1 "$out/pixels.log")"
python3 -m learning.train_kinds "$work/pictures" "$work/kinds" --device "$device" --forget --batch ${KIND_BATCH:-256} --pictures 9000000 --until $end > "$out/kinds.log" 2>&1 &
wait $pixels $!
say "learned"
cp "$work"/kinds/kinds.{pt,json} "$work"/pixels/pixels{-steady.pt,.json} "$out"
tail -n 2 "$out"/*.log
