# Share
m-share-m2bcgo = Teilen
# Open
m-open-n6hn1l = Öffnen
