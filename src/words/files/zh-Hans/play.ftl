# Share
m-share-m2bcgo = 分享
