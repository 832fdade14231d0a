# Share
m-share-m2bcgo = Compartir
