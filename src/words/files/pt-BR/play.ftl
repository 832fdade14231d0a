# Share
m-share-m2bcgo = Compartilhar
