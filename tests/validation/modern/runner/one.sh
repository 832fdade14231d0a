#!/bin/bash
# one.sh PIPE ID cc,cc,... rate limit p seed T warm rtt,rtt,... [trace prefix [jitter first]]: one run in namespaces of its own;
# SYSCTL may name further settings of these; SEGMENTS how many packets a sender hands over at once at most;
# MORE s longer than the bottleneck the senders send (they else end 1 s before it)
PIPE=$1 ID=$2 CC=$3 RATE=$4 LIMIT=$5 P=$6 SEED=$7 T=$8 WARM=$9 RTT=${10} TR=${11:--} JITTER=${12:-0} FIRST=${13:-0}
SENDING=$(echo "$T + ${MORE:-0}" | bc) HERE=$(dirname "$0"); A=lxa$ID B=lxb$ID
N=$(echo $CC | tr ',' '\n' | wc -l)
ip netns add $A; ip netns add $B
O=$(mktemp -d)
"$PIPE" $A $B $RATE $LIMIT $P $SEED $T $WARM $RTT $([ "$TR" = - ] && echo - || echo $TR.queue.csv) $JITTER $FIRST >$O/pipe & PP=$!
while ! grep -q ready $O/pipe 2>/dev/null; do sleep 0.05; done
for x in "$A 10.0.1.1 10.0.2.0/24" "$B 10.0.2.1 10.0.1.0/24"; do set -- $x
  ip -n $1 link set lo up; ip -n $1 addr add $2/32 dev tun0; ip -n $1 link set tun0 mtu 1000 txqueuelen 5000 up; ip -n $1 route add $3 dev tun0 src $2 quickack 1
  if [ -n "$SEGMENTS" ]; then ip -n $1 link set tun0 gso_max_segs $SEGMENTS; fi
  ip netns exec $1 sysctl -qw net.ipv4.tcp_wmem="4096 262144 16777216" net.ipv4.tcp_rmem="4096 4194304 16777216" net.ipv4.tcp_no_metrics_save=1 net.ipv4.tcp_ecn=0 $SYSCTL >/dev/null
done
chrt -f 10 ip netns exec $B python3 $HERE/ends.py server $N $SENDING $WARM >$O/server & PS=$!
while ! grep -q ready $O/server 2>/dev/null; do sleep 0.05; done
chrt -f 10 ip netns exec $A python3 $HERE/ends.py client $CC 0.5 $SEED $SENDING $([ "$TR" = - ] && echo - || echo $TR.cwnd.csv) $WARM >$O/client & PC=$!
wait $PP
# What the senders' kernel has counted by the end of the bottleneck, as name=value
COUNTS=$(ip netns exec $A cat /proc/net/snmp /proc/net/netstat | awk '{ if ($1 == k) for (i = 2; i <= NF; i++) print n[i] "=" $i; else { k = $1; split($0, n) } }' | grep -E '^(RetransSegs|TCPTimeouts|TCPLossProbes|TCPHystart(Train|Delay)Detect|TCPLostRetransmit)=' | tr '\n' ' ')
wait $PC
kill $PS 2>/dev/null; wait $PS 2>/dev/null
echo "$(tail -1 $O/pipe) | $(tail -1 $O/server) | $(tail -1 $O/client) | $COUNTS"
ip netns del $A; ip netns del $B; rm -r $O
