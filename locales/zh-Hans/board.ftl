### 版图和手中的米宝。

board = 版图
hand = 手中的米宝
collected = 收取的米宝
again = 还是{ $whose }
held = 手中{ meeples }
held-stuck = 手中{ meeples }，现在放不下
