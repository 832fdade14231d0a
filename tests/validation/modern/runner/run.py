"""Measures cases of ../../reference/modern/ again.

  run.py linux PIPE OUT.json [--seeds 5] [--parallel 4]    as root; PIPE is pipe.c compiled (gcc -O2 pipe.c -o pipe)
  run.py ns3 PROGRAM OUT.json [--seeds 3]                  PROGRAM is ns3.cc compiled against ns-3.44
  ... --counter NAME                                       a counter-run (COUNTERS): some cases with one thing changed

Linux needs the kernel's bbr and cubic, TUN and network namespaces; it runs in real time. Keep the machine calm: `late` in
the log is the part of the packets that left the bottleneck over 2 ms late.
"""
import argparse, json, os, subprocess, threading

HERE = os.path.dirname(os.path.abspath(__file__))
CC = {"bbr": "bbr", "cubic": "cubic", "tcp": "reno"}
NS3 = {"bbr": "TcpBbr", "cubic": "TcpCubic", "tcp": "TcpNewReno", "vegas": "TcpVegas", "dctcp": "TcpDctcp", "ledbat": "TcpLedbat"}
QUEUE = {"droptail": "droptail", "codel": "CoDel", "pie": "Pie", "red": "Red", "fq-codel": "FqCoDel", "step": "Step"}

ap = argparse.ArgumentParser()
for name in ("system", "program", "out"):
    ap.add_argument(name)
ap.add_argument("--seeds", type=int, default=5)
ap.add_argument("--parallel", type=int, default=4)
ap.add_argument("--counter")
o = ap.parse_args()

# What a counter-run changes. jitter (s) of packets (Linux: of the data of flows that are not BBR). Linux: settings. ns-3: further defaults, schemes.
# Its cases are those that counter.json has of it.
COUNTERS = {
    "jitter": {"jitter": 0.0008},  # in ns-3 of every packet, on the wire to the bottleneck
    "one packet at a time": {"segments": 1},  # Linux' TCP hands over single packets, not bursts (gso_max_segs)
    "exact queue": {},  # linux.json has the mean of samples every 10 ms, pipe.c now sums the waits
    "long runs": {},  # 600 s
    "classic recovery": {"set": "ns3::TcpL4Protocol::RecoveryType=ns3::TcpClassicRecovery"},
    "half the window": {"schemes": {"tcp": "WindowReno"}},
    "LEDBAT that climbs": {"schemes": {"ledbat": "WholeLedbat"}},
    "LEDBAT that climbs, one cut per loss": {"schemes": {"ledbat": "WholeLedbat", "tcp": "WindowReno", "cubic": "RealCubic"}, "set": "ns3::TcpL4Protocol::RecoveryType=ns3::TcpClassicRecovery;ns3::WindowReno::Once=true;ns3::WholeLedbat::Once=true;ns3::TcpSocketBase::MinRto=1s"},
    "the device's packet counted, half the window": {"schemes": {"tcp": "WindowReno"}, "set": "ns3::FqCoDelQueueDisc::Target=4.2ms"},
    "real Vegas": {"schemes": {"vegas": "RealVegas"}},
    "twenty in queues": {"set": "ns3::TcpVegas::Alpha=20;ns3::TcpVegas::Beta=20;ns3::TcpSocket::InitialSlowStartThreshold=15360"},
    "real Vegas, half the window, small start": {"schemes": {"vegas": "RealVegas", "tcp": "WindowReno"}, "set": "ns3::WindowReno::Once=true;ns3::TcpSocket::InitialSlowStartThreshold=61440"},
}
counter = COUNTERS[o.counter] if o.counter else {}
FILES = os.path.join(HERE, "../../../reference/modern")
if o.counter:
    reference = next(c for c in json.load(open(f"{FILES}/counter.json")) if c["counter"] == o.counter)
else:
    reference = json.load(open(f"{FILES}/{o.system}.json"))


def each_rtt(flows):
    return [f["rtts"][i % len(f["rtts"])] for f in flows for i in range(f["count"])]


def linux(c, seed, worker):
    ccs = [CC[f["scheme"]] for f in c["flows"] for _ in range(f["count"])]
    args = [f"{os.getpid()}{worker}", ",".join(ccs), c["rate"], c["queue"]["limit"], c["loss"], seed, c["duration"], c["warmup"], ",".join(map(str, each_rtt(c["flows"]))), "-", counter.get("jitter", 0), ccs.count("bbr")]
    text = subprocess.run(["bash", f"{HERE}/one.sh", o.program, *map(str, args)], capture_output=True, text=True, env={**os.environ, "SYSCTL": counter.get("sysctl", ""), "SEGMENTS": str(counter.get("segments", "")), "MORE": str(int(c["warmup"] == 0))}).stdout
    bottleneck, goodput, *_ = [part.strip() for part in text.strip().split("|")]
    q = dict(part.split("=") for part in bottleneck.split())
    flows = [float(x) * 8e-3 for x in goodput.split()]
    print(ccs, c["queue"]["limit"], seed, "late", q["late2ms"], flush=True)
    return [sum(flows) * 1e6 / c["rate"], float(q["meanQ"]), int(q["drop"]) / int(q["arr"]), 0.0, *flows]


def ns3(c, seed, _):
    a, b = c["flows"][0], c["flows"][1] if len(c["flows"]) > 1 else {"scheme": "tcp", "count": 0, "rtts": [0.1]}
    q = c["queue"]
    names = {**NS3, **counter.get("schemes", {})}
    args = [f"--a={names[a['scheme']]}", f"--n1={a['count']}", f"--b={names[b['scheme']]}", f"--n2={b['count']}", f"--rate={c['rate']}", f"--limit={q['limit']}", f"--queue={QUEUE[q['kind']]}", f"--ecn={int(q.get('ecn', False))}",
            f"--minTh={q.get('threshold', 15)}", f"--wireJitter={counter.get('jitter', 0)}", f"--ts={int('ledbat' in (a['scheme'], b['scheme']))}", f"--p={c['loss']}", f"--T={c['duration']}", f"--warm={c['warmup']}", f"--seed={seed}", "--rttA=" + ",".join(map(str, a["rtts"])), "--rttB=" + ",".join(map(str, b["rtts"])),
            "--set=ns3::TcpCubic::HyStart=false" + (";ns3::TcpL4Protocol::RecoveryType=ns3::TcpClassicRecovery" if q["kind"] != "droptail" or a["scheme"] == "vegas" else "") + (";" + counter["set"] if "set" in counter else "")]
    r = dict(x.split("=") for x in subprocess.run([o.program, *args], capture_output=True, text=True).stdout.split())
    return [float(r["util"]), float(r["meanQ"]), float(r["drop"]), float(r["mark"]), *map(float, r["flows"].split(";"))]


jobs = [(c, seed) for seed in range(1, o.seeds + 1) for c in reference["cases"]]
for c in reference["cases"]:
    c["runs"] = []
lock = threading.Lock()


def work(worker):
    while True:
        with lock:
            if not jobs:
                return
            c, seed = jobs.pop(0)
        run = (linux if o.system == "linux" else ns3)(c, seed, worker)
        with lock:
            c["runs"].append([float(f"{x:.5g}") for x in run])
            json.dump(reference, open(o.out, "w"), indent=1)


threads = [threading.Thread(target=work, args=(k,)) for k in range(o.parallel)]
[t.start() for t in threads]
[t.join() for t in threads]
