"""Serves one model by llama.cpp's own server until it is ended: serve.py MODEL PORT CONTEXT_TOKENS."""

import signal
import sys
import threading

import xllamacpp

model, port, context = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
params = xllamacpp.CommonParams()
params.model.path = model
params.hostnames = ["127.0.0.1"]
params.port = port
params.n_ctx = context
# One slot holds the whole of it: shared among several, each question would hold a part.
params.n_parallel = 1
# Noise may say at any moment that it has ended; here it is ended from outside.
params.sampling.ignore_eos = True
server = xllamacpp.Server(params)
print(server.listening_address, flush=True)

ended = threading.Event()
signal.signal(signal.SIGTERM, lambda *_: ended.set())
while not ended.wait(1):
    pass
