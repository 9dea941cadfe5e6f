### 盤面と手に持ったミープルの文。

board = 盤面
hand = 手に持ったミープル
collected = 回収したミープル
again = 続けて{ $whose }
held = 手に{ meeples }
held-stuck = 手に{ meeples }、今は置けません
