"""Both ends' programs. ends.py server N T warm | ends.py client cc,cc,... jitter seed T trace"""
import random, socket, struct, sys, threading, time

role = sys.argv[1]
if role == "server":
    n, T, warm = int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])
    total, begun, marks = [0] * n, [None] * n, {}
    def serve(i):
        s = socket.socket(); s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1); s.bind(("10.0.2.1", 5000 + i)); s.listen(1)
        c, _ = s.accept(); begun[i] = time.monotonic()
        while True:
            time.sleep(0.02); d = c.recv(1 << 20)
            if not d:
                return
            total[i] += len(d)
    for i in range(n):
        threading.Thread(target=serve, args=(i,), daemon=True).start()
    print("ready", flush=True)
    while not any(begun):
        time.sleep(0.01)
    t0 = min(b for b in begun if b)
    time.sleep(max(0, t0 + warm - time.monotonic())); at = time.monotonic(); a = list(total)
    time.sleep(max(0, t0 + T - 1.2 - time.monotonic())); end = time.monotonic(); b = list(total)
    print(" ".join(str((y - x) / 948 / (end - at)) for x, y in zip(a, b)), flush=True)
else:
    ccs, jitter, seed, T, trace = sys.argv[2].split(","), float(sys.argv[3]), int(sys.argv[4]), float(sys.argv[5]), sys.argv[6]
    random.seed(seed); waits = [random.random() * jitter for _ in ccs]; waits[0] = waits[0] if len(ccs) > 1 else 0
    socks = [None] * len(ccs); t0 = time.monotonic()
    def send(i):
        time.sleep(waits[i]); s = socket.socket(); s.setsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, ccs[i].encode()); s.connect(("10.0.2.1", 5000 + i)); socks[i] = s
        d = bytes(948 * 32)
        try:
            while True:
                s.sendall(d)
        except OSError:
            pass
    for i in range(len(ccs)):
        threading.Thread(target=send, args=(i,), daemon=True).start()
    f = open(trace, "w") if trace != "-" else None
    rtt, cw, n = [0.0] * len(ccs), [0.0] * len(ccs), 0
    warm = float(sys.argv[7])
    while time.monotonic() < t0 + T - 0.6:
        time.sleep(0.05); row = []
        for s in socks:
            if s is None:
                row += [0, 0]; continue
            info = s.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104); u = struct.unpack("8B24I", info)
            row += [u[8 + 18], u[8 + 15] / 1e6]  # tcpi_snd_cwnd, tcpi_rtt
        if f:
            f.write(f"{time.monotonic() - t0:.3f}," + ",".join(map(str, row)) + "\n")
        if time.monotonic() > t0 + warm:
            n += 1
            for i in range(len(ccs)):
                cw[i] += row[2 * i]; rtt[i] += row[2 * i + 1]
    print(" ".join(str(x / max(1, n)) for x in rtt), flush=True)
    import os
    os._exit(0)
