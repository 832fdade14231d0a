# Share
m-share-m2bcgo = مشاركة
