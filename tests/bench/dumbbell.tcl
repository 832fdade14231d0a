# The bench's dumbbell on ns-2.35: n SACK flows over one RED bottleneck, all tracing off.
#
#   ns dumbbell.tcl FLOWS RATE_BPS SECONDS MIN_THRESHOLD MAX_THRESHOLD LIMIT SEED
#
# Prints data packets sent (ndatapack_ of all agents) and microseconds of wall time that "$ns run" took.
# Round-trip time 50 ms as 15 ms at the bottleneck and 5 ms at either end; 1000-byte packets, 40-byte ACKs.

set flows [lindex $argv 0]
set rate [lindex $argv 1]
set seconds [lindex $argv 2]

# Only the headers that are used: ns-2 is faster so.
remove-all-packet-headers
add-packet-header Flags IP TCP

Agent/TCP set useHeaders_ false
Agent/TCP set packetSize_ 1000
Agent/TCP set window_ 10000
Queue/RED set bytes_ false
Queue/RED set queue_in_bytes_ false
Queue/RED set mean_pktsize_ 1000
Queue/RED set thresh_ [lindex $argv 3]
Queue/RED set maxthresh_ [lindex $argv 4]
Queue/RED set q_weight_ 0.002
Queue/RED set gentle_ true

set ns [new Simulator]
ns-random [lindex $argv 6]
set left [$ns node]
set right [$ns node]
$ns simplex-link $left $right $rate 15ms RED
$ns simplex-link $right $left $rate 15ms DropTail
$ns queue-limit $left $right [lindex $argv 5]
$ns queue-limit $right $left 1000000

set start [new RandomVariable/Uniform]
$start set min_ 0
$start set max_ 0.05
for {set i 0} {$i < $flows} {incr i} {
    set source [$ns node]
    set sink [$ns node]
    $ns duplex-link $source $left 1Gb 5ms DropTail
    $ns duplex-link $right $sink 1Gb 5ms DropTail
    $ns queue-limit $source $left 100000
    $ns queue-limit $left $source 100000
    $ns queue-limit $right $sink 100000
    $ns queue-limit $sink $right 100000
    set sender($i) [new Agent/TCP/Sack1]
    set receiver [new Agent/TCPSink/Sack1]
    $ns attach-agent $source $sender($i)
    $ns attach-agent $sink $receiver
    $ns connect $sender($i) $receiver
    set application [new Application/FTP]
    $application attach-agent $sender($i)
    $ns at [$start value] "$application start"
}

proc finish {} {
    global flows sender began
    set wall [expr [clock microseconds] - $began]
    set packets 0
    for {set i 0} {$i < $flows} {incr i} { incr packets [$sender($i) set ndatapack_] }
    puts "$packets $wall"
    exit 0
}
$ns at $seconds finish
set began [clock microseconds]
$ns run
