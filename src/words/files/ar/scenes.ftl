# One flow
m-one-flow-pcoua5 = تدفق واحد

# Who gets what
m-who-gets-what-4mruce = من يحصل على ماذا

# Buffers and queues
m-buffers-and-queues-ynyypf = المخازن والطوابير

# When things change
m-when-things-change-nb4km6 = حين تتغير الأمور

# Later schemes
m-later-schemes-lnz56h = مخططات لاحقة

# Low latency
m-low-latency-v2yvsb = تأخير قليل

# Set in courses
m-set-in-courses-baibxs = مطروحة في المقررات

# The TCP sawtooth
m-the-tcp-sawtooth-05iv7k = سن منشار TCP

# TCP against UDP
m-tcp-against-udp-7u1cxk = TCP في وجه UDP
