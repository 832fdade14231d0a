# Found
m-found-2z6ibj = وُجد

# None is called so.
m-none-is-called-so-9b3rui = لا شيء بهذا الاسم.

# Slow start
m-slow-start-mu3u8k = البدء البطيء
