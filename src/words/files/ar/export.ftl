# Throughput over {span}, Mbit/s
m-throughput-over-span-mbit-s-f6u0nd = الإنتاجية، { $span }، Mbit/s

# Name
m-name-4el6o6 = الاسم

# Date
m-date-ggjuyh = التاريخ

# Set-up
m-set-up-1a1rxj = الإعداد

# Stop
m-stop-ky4lc5 = إيقاف

# Timed changes
m-timed-changes-d24ooh = تغييرات مجدولة

# Named
m-named-qq9b9i = المسماة

# Recent
m-recent-mg65fi = الأخيرة

# One more cannot be read and is left out.
m-one-more-cannot-be-read-ghl8eq = واحد آخر لا يمكن قراءته وقد تُرك.

# Delete what cannot be read
m-delete-what-cannot-be-read-9bupdc = احذف ما لا يمكن قراءته

# This browser does not let the page keep anything: what you make is in the address.
m-this-browser-does-not-let-145nmm = هذا المتصفح لا يسمح للصفحة بحفظ شيء: ما تصنعه موجود في العنوان.

# Delete everything kept here
m-delete-everything-kept-here-9x628l = احذف كل ما حُفظ هنا

# Name the scenario on show
m-name-the-scenario-on-show-g41vlj = سمِّ السيناريو المعروض

# Replace it
m-replace-it-8clibw = استبدله

# Keep it
m-keep-it-b1e2ut = أبقه

# Delete
m-delete-oay2cq = حذف

# No
m-no-r5wqai = لا
