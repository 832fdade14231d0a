# Found
m-found-2z6ibj = وُجد

# None is called so.
m-none-is-called-so-9b3rui = لا شيء بهذا الاسم.

# Slow start
m-slow-start-mu3u8k = البدء البطيء

# Wherever one of them stands in the playground with dots under it, rest on it or press it to read what it means.
m-wherever-one-of-them-stands-j3fwzw = حيثما ورد أحدها في الملعب وتحته نقاط، قف عليه أو اضغطه لتقرأ معناه.

# Timeout
m-timeout-0b0pwo = انقضاء المهلة

# RACK and TLP
m-rack-and-tlp-xtnkm7 = RACK وTLP

# Bufferbloat
m-bufferbloat-amxxfv = تضخم المخازن (bufferbloat)

# Pacing
m-pacing-iq46y5 = الإرسال الموقوت (pacing)

# Goodput
m-goodput-ix7wwp = الإنتاجية النافعة (goodput)

# CBR
m-cbr-es71ly = CBR (معدل بت ثابت)

# Accurate ECN (AccECN)
m-accurate-ecn-accecn-nmhuav = ‏ECN الدقيق (AccECN)
